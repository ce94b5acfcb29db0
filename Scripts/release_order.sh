#!/usr/bin/env bash
# Writes Scripts/release.order: the functions that the main job calls, for the linker to put side by side. Spread over 7 MB
# of code they cost a page fault each 64 KiB: a sixth of its time.
#
#   Scripts/release_order.sh SCRATCH
#
# A name that is not there any more does no harm, and a function that is not listed only stands further away.
set -euo pipefail
cd "$(dirname "$0")/.."
scratch=$1
Scripts/release.sh "$scratch" symbols
valgrind --tool=callgrind --demangle=no --compress-strings=no "--callgrind-out-file=$scratch/called" \
  "$scratch/release/lineheight" Fixtures/fonts/cff-bit7-no-stat.otf --size 24 --line-height 36
{
  echo "# Made by make release-order, see Scripts/release_order.sh."
  sed -n "s/^fn=//; T; s/'[0-9]*$//; p" "$scratch/called" | grep -E '^[A-Za-z0-9_.$]+$' | LC_ALL=C sort -u
} > "$scratch/order"
mv "$scratch/order" Scripts/release.order
# Linked by the old list, which the build does not know of.
rm "$scratch/release/lineheight"
wc -l Scripts/release.order
