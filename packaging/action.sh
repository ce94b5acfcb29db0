#!/usr/bin/env bash
# The GitHub Action: gets lineheight, puts it on the PATH of later steps, and runs it. See ../action.yml for the variables.
set -euo pipefail

fail() {
  echo "::error title=lineheight::$1"
  exit 64
}

folder=${RUNNER_TEMP:-/tmp}/lineheight
mkdir -p "$folder"

if [ -n "$LINEHEIGHT_VERSION" ]; then
  if ! [[ $LINEHEIGHT_VERSION =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]]; then
    fail "version: expected a release such as 0.1.0; leave it out to build the sources of the action"
  fi
  if [ "$(uname -s)" != Linux ]; then
    fail "version: releases are for Linux; leave it out to build the sources of the action"
  fi
  name=lineheight-$LINEHEIGHT_VERSION-linux-$(uname -m)
  for file in "$name.tar.gz" "$name.tar.gz.sha256"; do
    curl --fail --silent --show-error --location --proto '=https,file' --retry 3 \
      --output "$folder/$file" "$LINEHEIGHT_DOWNLOADS/v$LINEHEIGHT_VERSION/$file"
  done
  (cd "$folder" && sha256sum --check --quiet "$name.tar.gz.sha256")
  tar -xzf "$folder/$name.tar.gz" -C "$folder" --strip-components=1
else
  make -C "$GITHUB_ACTION_PATH" install "PREFIX=$folder" DESTDIR=
fi
echo "$folder/bin" >> "${GITHUB_PATH:-/dev/null}"

if [ -z "${LINEHEIGHT_ARGS//[[:space:]]/}" ]; then exit; fi
# xargs takes quotes and backslashes away, and expands nothing.
if ! xargs printf '%s\0' <<< "$LINEHEIGHT_ARGS" > "$folder/arguments"; then
  fail "args: a quote is left open in $LINEHEIGHT_ARGS"
fi
words=()
while IFS= read -r -d '' word; do words+=("$word"); done < "$folder/arguments"
cd "$LINEHEIGHT_DIRECTORY"
exec "$folder/bin/lineheight" "${words[@]}"
