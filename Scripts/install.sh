#!/usr/bin/env bash
# Puts a built lineheight, its man page, completions and licence below a prefix, or takes them away again.
#
#   Scripts/install.sh EXECUTABLE PREFIX
#   Scripts/install.sh --uninstall PREFIX
set -euo pipefail
cd "$(dirname "$0")/.."
prefix=$2

# What `lineheight generate` writes, and where it belongs.
documents="man share/man/man1/lineheight.1
bash share/bash-completion/completions/lineheight
zsh share/zsh/site-functions/_lineheight
fish share/fish/vendor_completions.d/lineheight.fish"

if [ "$1" = --uninstall ]; then
  rm -f "$prefix/bin/lineheight"
  while read -r _ path; do rm -f "$prefix/$path"; done <<< "$documents"
  rm -rf "$prefix/share/doc/lineheight"
  exit
fi

mkdir -p "$prefix/bin" "$prefix/share/doc/lineheight"
install -m 755 "$1" "$prefix/bin/lineheight"
install -m 644 LICENSE "$prefix/share/doc/lineheight/LICENSE"
while read -r document path; do
  mkdir -p "$(dirname "$prefix/$path")"
  "$1" generate "$document" > "$prefix/$path"
  chmod 644 "$prefix/$path"
done <<< "$documents"
