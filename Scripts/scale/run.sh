#!/usr/bin/env bash
# Reads every installed font in four ways, compares what they write, and prints how long each took. Each font is read
# SCALE_REPEAT (20) times, so that starting an engine is not all that is measured.
#
#   Scripts/scale/run.sh LINEHEIGHT PYTHON FOLDER...   PYTHON has Dask
set -euo pipefail
lineheight=$(readlink -f "$1")
python=$2
here=$(dirname "$0")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

find "${@:3}" -type f \( -name '*.[ot]t[fc]' -o -name '*.[OT]T[FC]' -o -name '*.woff*' \) \
  | LC_ALL=C sort > "$scratch/fonts"
for ((i = 0; i < ${SCALE_REPEAT:-20}; i++)); do cat "$scratch/fonts"; done > "$scratch/paths"
options=(metrics --format ndjson --quiet)

one_process() { "$lineheight" "${options[@]}" --files-from "$scratch/paths"; }
xargs_two() { xargs -d '\n' -P 2 -n 2000 "$lineheight" "${options[@]}" < "$scratch/paths"; }
gnu_parallel() {
  parallel --will-cite --jobs 2 --keep-order --pipe -N 2000 "$lineheight" "${options[@]}" --files-from - < "$scratch/paths"
}
dask_two() { "$python" "$here/with_dask.py" "$lineheight" < "$scratch/paths"; }

# Once for the cache, so that the first of the four has no disadvantage.
one_process > "$scratch/one_process"
failures=0
printf '%-14s %8s %9s   %s\n' "" faces seconds "compared with one process"
for way in one_process xargs_two gnu_parallel dask_two; do
  start=$(date +%s.%N)
  "$way" > "$scratch/found"
  seconds=$(awk -v start="$start" -v end="$(date +%s.%N)" 'BEGIN { printf "%.3f", end - start }')
  # Two processes of xargs write as they come: lines are whole, but not in order.
  order=(cat)
  if [ "$way" = xargs_two ]; then order=(sort); fi
  if cmp -s <("${order[@]}" "$scratch/one_process") <("${order[@]}" "$scratch/found"); then
    result=same
  else
    result=DIFFERENT failures=1
  fi
  printf '%-14s %8d %9s   %s\n' "$way" "$(wc -l < "$scratch/found")" "$seconds" "$result"
done

files=$(wc -l < "$scratch/paths")
faces=$(wc -l < "$scratch/one_process")
cpu=$( { TIMEFORMAT='%U %S'; time one_process > /dev/null; } 2>&1)
bytes=$(stat -c %s "$scratch/one_process")
awk -v files="$files" -v faces="$faces" -v bytes="$bytes" -v cpu="$cpu" 'BEGIN {
  split(cpu, part, " "); used = part[1] + part[2]
  printf "%d files, %d faces: %.0f microseconds of one core a face in one process, %.0f bytes of ndjson\n",
    files, faces, used / faces * 1e6, bytes / faces
}'
if [ "$faces" = 0 ]; then failures=1; fi
exit $failures
