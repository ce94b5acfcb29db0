# lineheight: `make help` lists what there is.
.DEFAULT_GOAL := help
.PHONY: help run test check format lint fixtures readme packages venv sanitize

# The gate sets warnings to errors; with a newer Swift than ours a warning should not keep anybody from the tests.
SWIFT_FLAGS ?=
VENV := .venv
SANITIZED := .build-asan

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: packages ## build, and do the main job on a fixture with Pretendard Bold's metrics
	swift build -c release
	.build/release/lineheight Fixtures/fonts/cff-bit7-no-stat.otf --size 24 --line-height 36

test: packages ## all tests
	swift test $(SWIFT_FLAGS)

check: packages lint fixtures-are-fresh json-is-valid ## the gate: lint, warning-free build, tests, sanitizer, release without Foundation
	$(MAKE) test SWIFT_FLAGS="-Xswiftc -warnings-as-errors"
	$(MAKE) sanitize
	$(MAKE) release-has-no-foundation
	@echo "check: all green"

format: ## lay the code out as `swift format` does
	swift format --in-place --recursive Package.swift Sources Tests

lint: ## what `swift format` would change is an error
	swift format lint --strict --recursive Package.swift Sources Tests

sanitize: packages ## the command's tests once more, on a binary built with AddressSanitizer (and its leak check)
	swift build --sanitize address --scratch-path $(SANITIZED) --product lineheight
	LINEHEIGHT_BINARY="$(CURDIR)/$(SANITIZED)/debug/lineheight" swift test $(SWIFT_FLAGS) --filter LineHeightCLITests

fixtures: venv ## make the fixture fonts anew
	$(VENV)/bin/python Fixtures/make_fonts.py

readme: packages ## write into README.md what the examples in it print
	swift build -c release
	python3 Scripts/record_readme.py

# Foundation would cost each start some milliseconds; nothing in Sources may pull it in.
.PHONY: release-has-no-foundation fixtures-are-fresh json-is-valid
release-has-no-foundation:
	swift build -c release
	@if ldd .build/release/lineheight 2>/dev/null | grep -i foundation; then \
	  echo "error: the release binary links Foundation"; exit 1; fi

fixtures-are-fresh: venv
	@made=$$(mktemp -d) && $(VENV)/bin/python Fixtures/make_fonts.py "$$made" > /dev/null && \
	  diff -r "$$made" Fixtures/fonts && rm -r "$$made" && echo "fixtures: as make_fonts.py makes them"

json-is-valid: venv
	$(VENV)/bin/python Scripts/validate_json.py

packages: # the C libraries, installed where they are missing
	@Scripts/packages.sh

# The stamp is the list of what is installed, so a changed pin is installed anew.
venv: packages $(VENV)/requirements.txt
$(VENV)/requirements.txt: Scripts/requirements.txt
	Scripts/packages.sh python
	python3 -m venv $(VENV)
	$(VENV)/bin/pip install --quiet --disable-pip-version-check -r Scripts/requirements.txt
	cp Scripts/requirements.txt $@
