#!/usr/bin/env bash
# Writes Scripts/release.order: the functions that are called when the command does its work, for the linker to put side
# by side. Spread over 7 MB of code, they cost the main job a page fault each 64 KiB: a sixth of its time.
#
#   Scripts/release_order.sh SCRATCH
#
# A name that is not there any more does no harm, and a function that is not listed only stands further away.
set -euo pipefail
cd "$(dirname "$0")/.."
scratch=$1
Scripts/release.sh "$scratch" symbols

# called ARGUMENT...: the functions of one run, sorted.
called() {
  valgrind --tool=callgrind --demangle=no --compress-strings=no "--callgrind-out-file=$scratch/called" \
    "$scratch/release/lineheight" "$@" > /dev/null 2>&1
  grep '^fn=' "$scratch/called" | sed "s/^fn=//; s/'[0-9]*$//" | grep -E '^[A-Za-z0-9_.$]+$' | LC_ALL=C sort -u
}

styles=$scratch/styles.csv
printf 'name,font,size,lineHeight\nbody,HaengganSample-Regular,20,150%%\n' > "$styles"
{
  echo "# Made by make release-order: the functions of the main job, of metrics and of styles. See Scripts/release_order.sh."
  called Fixtures/fonts/cff-bit7-no-stat.otf --size 24 --line-height 36
  called metrics --format ndjson -j 2 Fixtures/fonts/*.ttf
  called styles "$styles" --fonts Fixtures/fonts
} | awk '!seen[$0]++' > "$scratch/order"
mv "$scratch/order" Scripts/release.order
# Linked by the old list, which the build does not know of.
rm "$scratch/release/lineheight"
wc -l Scripts/release.order
