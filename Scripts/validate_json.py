#!/usr/bin/env python3
"""Validates the JSON in every golden of the command's tests against docs/result.schema.json."""

import json
import pathlib
import sys

import jsonschema

root = pathlib.Path(__file__).parent.parent
schema = json.loads((root / "docs/result.schema.json").read_text(encoding="utf-8"))
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)

documents = failures = 0
for golden in sorted((root / "Tests/LineHeightCLITests/Goldens").glob("*.txt")):
    command, _, rest = golden.read_text(encoding="utf-8").partition("\n")
    if "--format json" not in command or command.startswith("$ lineheight metrics"):
        continue
    documents += 1
    for error in validator.iter_errors(json.loads(rest.partition("--- stderr\n")[0])):
        failures += 1
        print(f"{golden.name}: {error.json_path}: {error.message}")

print(f"schema: {documents} documents, {failures} failures")
# No document at all would mean that the goldens moved.
sys.exit(failures > 0 or documents == 0)
