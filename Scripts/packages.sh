#!/usr/bin/env bash
# Installs what the build needs and this machine lacks, and says so; does nothing where all is there.
#
#   Scripts/packages.sh             FreeType and fontconfig with their headers
#   Scripts/packages.sh python      python3 with venv, for the fixtures and the gate
#   Scripts/packages.sh shells      the shells and formatters that completions and man page are tried with
#   Scripts/packages.sh packaging   ruby and shellcheck, for what is in packaging/
#   Scripts/packages.sh bench       a C compiler, hyperfine, valgrind and more fonts, for Benchmarks
#   Scripts/packages.sh scale       GNU parallel
#   Scripts/packages.sh fonts       the fonts that the gate compares with fontTools (Debian and Ubuntu only)
#   Scripts/packages.sh pictures    the browser that the gate looks at pictures with, and xmllint (Debian and Ubuntu only)
set -euo pipefail

# shellcheck disable=SC2086 # lists of words
is_there() {
  case "$1" in
    libraries) command -v pkg-config > /dev/null && pkg-config --exists freetype2 fontconfig ;;
    python) command -v python3 > /dev/null && python3 -c 'import ensurepip, venv' 2> /dev/null ;;
    shells) command -v bash && command -v fish && command -v zsh && command -v groff && command -v mandoc ;;
    scale) command -v parallel ;;
    bench)
      command -v cc && command -v hyperfine && command -v valgrind \
        && { ! command -v apt-get > /dev/null || dpkg -s $more_fonts > /dev/null 2>&1; }
      ;;
    packaging) command -v ruby && command -v shellcheck ;;
    fonts) ! command -v apt-get > /dev/null || dpkg -s $fonts > /dev/null 2>&1 ;;
    pictures) ! command -v apt-get > /dev/null || { command -v chromium && command -v xmllint; } > /dev/null ;;
  esac
}

fonts="fonts-dejavu fonts-lato fonts-inter fonts-inter-variable fonts-roboto-unhinted fonts-open-sans fonts-nanum
  fonts-noto-core fonts-noto-extra fonts-noto-color-emoji fonts-noto-cjk"
# What Debian has besides of the same families: thousands of faces for Benchmarks.
more_fonts="fonts-noto-ui-core fonts-noto-ui-extra fonts-noto-mono fonts-noto-cjk-extra fonts-nanum-extra"

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

what=${1:-libraries}
if is_there "$what" > /dev/null; then exit 0; fi

case "$what" in
  libraries) debian="pkg-config libfreetype-dev libfontconfig1-dev" homebrew="pkgconf freetype fontconfig" ;;
  python) debian="python3 python3-venv" homebrew="python" ;;
  shells) debian="bash fish zsh groff man-db mandoc bsdextrautils" homebrew="bash fish zsh groff mandoc" ;;
  scale) debian="parallel" homebrew="parallel" ;;
  bench) debian="gcc libc6-dev hyperfine valgrind $more_fonts" homebrew="hyperfine" ;;
  packaging) debian="ruby shellcheck" homebrew="shellcheck" ;;
  fonts) debian="$fonts" homebrew="" ;;
  pictures) debian="chromium libxml2-utils" homebrew="" ;;
  *) echo "usage: $0 [python|shells|packaging|bench|scale|fonts|pictures]" >&2; exit 64 ;;
esac

if command -v apt-get > /dev/null; then
  echo "Installing with apt-get: $debian"
  as_root apt-get update -qq
  # shellcheck disable=SC2086 # a list of words
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $debian
elif command -v brew > /dev/null; then
  echo "Installing with Homebrew: $homebrew"
  # shellcheck disable=SC2086 # a list of words
  brew install $homebrew
else
  echo "error: neither apt-get nor brew is here; install these yourself: $debian" >&2
  exit 1
fi

if ! is_there "$what" > /dev/null; then
  echo "error: $what still missing after the installation" >&2
  exit 1
fi
