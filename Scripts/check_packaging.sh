#!/usr/bin/env bash
# Tries what is in packaging/, action.yml and .pre-commit-hooks.yaml as far as that goes without a network, and the
# installation. `make release` must have been there before.
#
#   Scripts/check_packaging.sh FOLDER   where make release put its files
set -euo pipefail
cd "$(dirname "$0")/.."
release=$(readlink -f "$1")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failures=0
check() { # NAME COMMAND...
  if ! "${@:2}" > "$scratch/log" 2>&1; then
    failures=$((failures + 1))
    echo "packaging: $1"
    sed 's/^/  /' "$scratch/log"
  fi
}

# What is quoted for another program is not to be expanded; commands are called by name.
check "scripts" shellcheck --exclude=SC2016,SC2317 Scripts/*.sh Scripts/scale/*.sh packaging/*.sh .ci/run Tests/LineHeightCLITests/Completion/complete.bash
check "formula" ruby -c packaging/lineheight.rb
# An expression inside a script would paste what somebody else wrote into it.
check "YAML" ruby -ryaml -e '
  steps = YAML.load_file("action.yml").fetch("runs").fetch("steps")
  steps += YAML.load_file(".pre-commit-hooks.yaml")
  workflows = File.read("README.md").scan(/^```yaml\n(.*?)^```/m).flatten.map { |text| YAML.load(text) }
  abort "README.md shows no workflow" if workflows.none? { |workflow| workflow["jobs"] }
  steps += workflows.flat_map { |workflow| (workflow["jobs"] || {}).values.flat_map { |job| job["steps"] } }
  steps.each { |step| abort "an expression in #{step["run"]}" if step["run"].to_s.include?("${{") }
'
check "checksum" bash -c 'cd "$1" && sha256sum --check ./*.sha256' - "$release"

# The action downloads a release; here it is a folder laid out as GitHub does.
version=$("$release/release/lineheight" --version | awk 'NR == 1 { print $2 }')
mkdir -p "$scratch/releases/v$version" "$scratch/work"
cp "$release"/lineheight-*.tar.gz* "$scratch/releases/v$version"
action() { # STATUS OUTPUT ARGS VERSION
  local status=0 output
  output=$(RUNNER_TEMP="$scratch" GITHUB_ACTION_PATH="$PWD" GITHUB_PATH="$scratch/path" LINEHEIGHT_DIRECTORY=Fixtures \
    LINEHEIGHT_DOWNLOADS="file://$scratch/releases" LINEHEIGHT_VERSION="$4" LINEHEIGHT_ARGS="$3" \
    packaging/action.sh 2>&1) || status=$?
  check "action with $3: expected $1, found $status: $output" test "$status" = "$1" -a "$output" = "$2"
}
numbers="--size 24 --line-height 36 --print lineSpacing"
action 0 7.2 "fonts/sample.ttf $numbers" "$version"
action 0 7.2 "'fonts/sample.ttf'
  --size 24 \"--line-height\" 36 --print lineSpacing" "$version"
action 0 "" "" "$version"
# Whatever stands there is a word.
action 66 'lineheight: error: $(touch${IFS}pwned);: no such file' '$(touch${IFS}pwned); '"$numbers" "$version"
action 64 "::error title=lineheight::version: expected a release such as 0.1.0; leave it out to build the sources of the \
action" "" "../$version"
check "the action's path" grep -qx "$scratch/lineheight/bin" "$scratch/path"
check "an injected file" test ! -e Fixtures/pwned

# What is installed is complete, works, and goes away again.
Scripts/install.sh "$release/release/lineheight" "$scratch/prefix"
check "installed program" "$scratch/prefix/bin/lineheight" --version
check "installed man page" cmp docs/lineheight.1 "$scratch/prefix/share/man/man1/lineheight.1"
check "installed files" test "$(find "$scratch/prefix" -type f | wc -l)" = 6
Scripts/install.sh --uninstall "$scratch/prefix"
check "uninstalled files" test -z "$(find "$scratch/prefix" -type f)"

# With a tool that makes images and needs no daemon, the image as well.
if command -v buildah > /dev/null; then
  image() { buildah --storage-driver vfs --root "$scratch/images" --runroot "$scratch/run" "$@"; }
  check "image" image build --isolation chroot -f packaging/Dockerfile -t lineheight "$release"/lineheight-*-linux-*/
else
  echo "skipped: the image was not built, because buildah is not installed"
fi

echo "packaging: $failures failures"
exit $((failures > 0))
