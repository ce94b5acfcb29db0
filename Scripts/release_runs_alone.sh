#!/usr/bin/env bash
# Runs a release executable in a root that holds nothing but itself, this repository's fixtures and /proc: no libraries,
# no /dev, no fonts, no configuration. README's examples are run there too, and compared with what README shows.
#
#   Scripts/release_runs_alone.sh EXECUTABLE
set -euo pipefail
executable=$(readlink -f "$1")
cd "$(dirname "$0")/.."

root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
mkdir "$root/proc"
cp "$executable" "$root/lineheight"
cp -r Fixtures "$root/Fixtures"
if [ -n "${LINEHEIGHT_REAL_FONTS:-}" ]; then cp "$LINEHEIGHT_REAL_FONTS/Pretendard-Bold.otf" "$root"; fi
printf 'name,font,size,lineHeight\nbody,HaengganSample-Regular,20,150%%\n' > "$root/styles.csv"

# Root may do so; others where the system lets them make namespaces.
private=(unshare --mount --pid --fork "--mount-proc=$root/proc")
if [ "$(id -u)" != 0 ]; then private+=(--map-root-user); fi
if ! "${private[@]}" true 2> /dev/null; then
  echo "skipped: the release was not tried alone, because no namespace with its own /proc can be made here"
  exit
fi
cat > "$root/alone" <<EOF
#!/usr/bin/env bash
exec ${private[@]@Q} chroot ${root@Q} /lineheight "\$@"
EOF
chmod +x "$root/alone"

failures=0
# expect STATUS OUTPUT ARGUMENT...: OUTPUT is standard output and standard error together.
expect() {
  local status=0 output
  output=$("$root/alone" "${@:3}" 2>&1) || status=$?
  if [ "$status" = "$1" ] && [ "$output" = "$2" ]; then return; fi
  failures=$((failures + 1))
  printf 'lineheight %s\n  expected %s: %s\n  found %s: %s\n' "${*:3}" "$1" "$2" "$status" "$output"
}

fonts=Fixtures/fonts
numbers=(--size 24 --line-height 36 --print "fontLineHeight,lineSpacing,padding")
expect 0 $'28.640625\t7.359375\t3.6796875' $fonts/cff-bit7-no-stat.otf "${numbers[@]}"
expect 0 $'28.8\t7.2\t3.6' $fonts/sample.woff2 "${numbers[@]}"
expect 0 $'28.8\t7.2\t3.6' $fonts/sample.woff "${numbers[@]}"
expect 0 '| style | font | size | line height | font.lineHeight | lineSpacing | padding top | bottom |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |
| body | HaengganSample-Regular | 20 | 150% = 30 | 24.000 | 6.000 | 3.000 | 3.000 |' \
  styles styles.csv --fonts Fixtures/fonts --format markdown --quiet
expect 66 "lineheight: error: --family Sans: fontconfig has no configuration, so no installed fonts are known; install it \
(the package fontconfig), or give the path of a font file" --family Sans "${numbers[@]}"

echo "alone: $failures failures; now README's examples"
LINEHEIGHT_BINARY="$root/alone" swift test --filter 'ReadmeTests|HelpAndVersionTests' || failures=$((failures + 1))
exit $((failures > 0))
