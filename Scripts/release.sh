#!/usr/bin/env bash
# Makes the release for this kind of machine: one static executable that needs nothing but /proc, with man page,
# completions and the licences of all that is linked in, packed as a tar.gz beside its sha256.
#
#   Scripts/release.sh SCRATCH             build, and pack into SCRATCH
#   Scripts/release.sh SCRATCH executable  build only
#   Scripts/release.sh SCRATCH symbols     build only, for tools that want to know the functions' names
#
# The packed folders are those of a prefix: tar -xzf lineheight-*.tar.gz -C /usr/local --strip-components=1
set -euo pipefail
cd "$(dirname "$0")/.."
scratch=$1
# The executable, in bytes. A check that runs on every push is downloaded on every push.
limit=10000000

if [ "$(uname -s)" != Linux ]; then
  echo "error: a fully static executable can be made on Linux only; make install builds for this system" >&2
  exit 1
fi

libraries=$(pkg-config --static --libs freetype2 fontconfig)
linker_options=()
# What the main job calls stands side by side: see release_order.sh.
for option in $libraries --gc-sections --icf=safe --build-id=none --no-eh-frame-hdr -T Scripts/release.ld \
  --symbol-ordering-file=Scripts/release.order --no-warn-symbol-ordering "-Map=$scratch/lineheight.map"; do
  linker_options+=(-Xlinker "$option")
done
# Unasked, every module imports the toolchain's regular expressions: 1.2 MB that nothing here uses.
# Where this makes a call ambiguous or unknown, LineHeightCore may have it: contains(part:).
swift build -c release --scratch-path "$scratch" --product lineheight \
  -Xswiftc -static-executable -Xswiftc -use-ld=lld \
  -Xswiftc -Xfrontend -Xswiftc -disable-implicit-string-processing-module-import "${linker_options[@]}"
executable=$scratch/release/lineheight
if [ "${2:-}" = symbols ]; then exit; fi
# A hash of the compiler's options, the folders' names among them: nobody reads it, and it differs from clone to clone.
strip --strip-all --remove-section=.swift_modhash "$executable"

size=$(stat -c %s "$executable")
if [ "$size" -gt "$limit" ]; then
  echo "error: the executable has $size bytes; at most $limit are allowed" >&2
  exit 1
fi
# ldd fails where there is nothing to load.
if ldd "$executable" 2> /dev/null; then
  echo "error: the executable is not static" >&2
  exit 1
fi
if [ "${2:-}" = executable ]; then exit; fi

version=$("$executable" --version | awk 'NR == 1 { print $2 }')
name=lineheight-$version-linux-$(uname -m)
rm -rf "${scratch:?}/$name" "$scratch/$name".tar.gz*
Scripts/install.sh "$executable" "$scratch/$name"

# The map names every archive that something was taken from; dpkg knows its package, and that its licence.
licences=$scratch/$name/share/doc/lineheight/licences
mkdir "$licences"
cp "$(dirname "$(readlink -f "$(command -v swift)")")/../share/swift/LICENSE.txt" "$licences/swift"
grep -oE '/[^ ]+\.[ao](:|\()' "$scratch/lineheight.map" | tr -d ':(' | sort -u | while read -r file; do
  case $(readlink -f "$file") in
    "$(readlink -f "$scratch")"/* | */swift_static/* | */lib/swift/*) continue ;;
    *) dpkg -S "$(readlink -f "$file")" ;;
  esac
done | cut -d: -f1 | sort -u | while read -r package; do
  cp "/usr/share/doc/$package/copyright" "$licences/$package"
done
# What these name instead of quoting.
grep -ohE '/usr/share/common-licenses/[A-Za-z0-9.-]*[A-Za-z0-9]' "$licences"/* | sort -u | while read -r licence; do
  cp "$licence" "$licences"
done

# Names sorted, times and owners fixed: the same sources and tools give the same file.
time=$(git log -1 --format=%ct 2> /dev/null || echo 0)
tar --sort=name --mtime="@${SOURCE_DATE_EPOCH:-$time}" --owner=0 --group=0 --numeric-owner --mode=go=rX,u+rw \
  -C "$scratch" -cf - "$name" | gzip -9n > "$scratch/$name.tar.gz"
(cd "$scratch" && sha256sum "$name.tar.gz" > "$name.tar.gz.sha256")
echo "$scratch/$name.tar.gz: $(stat -c %s "$scratch/$name.tar.gz") bytes, the executable $size"
