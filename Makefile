# lineheight: `make help` lists what there is.
.DEFAULT_GOAL := help
.PHONY: help run test check format lint fixtures readme oracle fuzz packages venv sanitize

# The gate sets warnings to errors; with a newer Swift than ours a warning should not keep anybody from the tests.
SWIFT_FLAGS ?=
VENV := .venv
SANITIZED := .build-asan
FUZZED := .build-fuzz
FUZZ_SECONDS ?= 60
# Folders of fonts that the oracle reads besides the fixtures.
ORACLE_FONTS ?= /usr/share/fonts $(LINEHEIGHT_REAL_FONTS)

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-20s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: packages ## build, and do the main job on a fixture with Pretendard Bold's metrics
	swift build -c release
	.build/release/lineheight Fixtures/fonts/cff-bit7-no-stat.otf --size 24 --line-height 36

test: packages ## all tests
	swift test $(SWIFT_FLAGS)

check: packages lint fixtures-are-fresh json-is-valid ## the gate: lint, warning-free build, tests, sanitizers, oracle
	Scripts/packages.sh shells
	# With the same flags, so that the tests are built once.
	$(MAKE) test sanitize SWIFT_FLAGS="-Xswiftc -warnings-as-errors"
	$(MAKE) fuzz-seeds
	$(MAKE) release-has-no-foundation
	$(MAKE) release-runs-alone packaging
	Scripts/packages.sh fonts
	$(MAKE) oracle
	$(MAKE) pictures-in-browser
	@echo "check: all green"

format: ## lay the code out as `swift format` does
	swift format --in-place --recursive Package.swift Sources Tests Fuzz

lint: ## what `swift format` would change is an error
	swift format lint --strict --recursive Package.swift Sources Tests Fuzz

sanitize: packages ## the command's tests once more, on a binary built with AddressSanitizer (and its leak check)
	swift build --sanitize address --scratch-path $(SANITIZED) --product lineheight
	ASAN_OPTIONS=detect_leaks=1 LINEHEIGHT_BINARY="$(CURDIR)/$(SANITIZED)/debug/lineheight" swift test $(SWIFT_FLAGS) --filter LineHeightCLITests

fixtures: venv ## make the fixture fonts anew
	$(VENV)/bin/python Fixtures/make_fonts.py

readme: packages ## write into README.md what the examples in it print
	swift build -c release
	python3 Scripts/record_readme.py

STATIC := .build-static
PREFIX ?= /usr/local
# On macOS the system has Swift's libraries; elsewhere the installed program must not need a toolchain.
ifeq ($(shell uname -s),Darwin)
INSTALLED := .build/release/lineheight
else
INSTALLED := $(STATIC)/release/lineheight
endif

.PHONY: release release-runs-alone install uninstall $(INSTALLED)
release: packages ## a static executable with man page, completions and licences, as a tar.gz beside its sha256
	Scripts/release.sh $(STATIC)

release-runs-alone: release ## run it in a root with nothing but fonts and /proc
	Scripts/release_runs_alone.sh $(STATIC)/release/lineheight

.PHONY: release-order
release-order: packages ## list anew which functions the linker puts side by side
	Scripts/packages.sh bench
	Scripts/release_order.sh $(STATIC)

.PHONY: packaging
packaging: release ## try the GitHub Action, the formula, the hook, the image and the installation, without a network
	Scripts/packages.sh packaging
	Scripts/check_packaging.sh $(STATIC)

.PHONY: bench
bench: $(STATIC)/release/lineheight $(VENV)-bench/requirements.txt ## run it beside C programs and its peers; writes Benchmarks/RESULTS.md
	Scripts/packages.sh bench
	Scripts/packages.sh fonts
	$(VENV)-bench/bin/python Benchmarks/run.py $< --results Benchmarks/RESULTS.md \
	  $(if $(LINEHEIGHT_REAL_FONTS),--font $(LINEHEIGHT_REAL_FONTS)/Pretendard-Bold.otf)

.PHONY: scale
scale: $(INSTALLED) $(VENV)-scale/requirements.txt ## read all installed fonts with xargs, GNU parallel and Dask, and compare
	Scripts/packages.sh scale
	Scripts/packages.sh fonts
	Scripts/scale/run.sh $< $(VENV)-scale/bin/python $(ORACLE_FONTS)

install: $(INSTALLED) ## below PREFIX (/usr/local), with man page and completions; DESTDIR stands before it
	Scripts/install.sh $< "$(DESTDIR)$(PREFIX)"

uninstall: ## take away what make install put there
	Scripts/install.sh --uninstall "$(DESTDIR)$(PREFIX)"

.build/release/lineheight: packages
	swift build -c release

$(STATIC)/release/lineheight: packages
	Scripts/release.sh $(STATIC) executable

.PHONY: documents
documents: packages ## write the man page anew
	swift build -c release
	.build/release/lineheight generate man > docs/lineheight.1

oracle: venv ## compare every installed font and the fixtures with fontTools, face by face
	swift build -c release
	$(VENV)/bin/python Scripts/compare_with_fonttools.py .build/release/lineheight Fixtures/fonts $(ORACLE_FONTS)

.PHONY: pictures-in-browser
pictures-in-browser: packages ## measure pictures in Chromium, and compare them with text that it sets itself
	Scripts/packages.sh pictures
	swift build -c release
	python3 Scripts/check_pictures.py .build/release/lineheight Fixtures/fonts $(LINEHEIGHT_REAL_FONTS)

# What is read, and by what seeds and dictionary it is tried.
FUZZ_SEEDS_FontReading := Fixtures/fonts/*.[ot]t[fcb] Fixtures/fonts/*.woff*
FUZZ_SEEDS_DesignFiles := Fixtures/design/*.json Fixtures/design/*.[ct]sv
FUZZ_DICTIONARY_FontReading := Fuzz/font.dict
FUZZ_DICTIONARY_DesignFiles := Fuzz/design.dict
FUZZERS := FontReading DesignFiles

.PHONY: fuzz-seeds $(FUZZERS:%=fuzz-%) $(FUZZERS:%=seeds-%) $(FUZZERS:%=fuzzer-%)
fuzz: $(FUZZERS:%=fuzz-%) ## look for fonts and design files that crash, hang or take too much memory: FUZZ_SECONDS (60) each
fuzz-seeds: $(FUZZERS:%=seeds-%)

$(FUZZERS:%=fuzz-%): fuzz-%: fuzzer-%
	mkdir -p $(FUZZED)/$*/corpus $(FUZZED)/$*/found
	SWIFT_BACKTRACE=enable=no timeout -k 5 $$(( $(FUZZ_SECONDS) + 60 )) $(FUZZED)/release/Fuzz$* \
	  -dict=$(FUZZ_DICTIONARY_$*) -max_total_time=$(FUZZ_SECONDS) -timeout=10 -rss_limit_mb=1024 -max_len=16384 \
	  -artifact_prefix=$(FUZZED)/$*/found/ $(FUZZED)/$*/corpus $(FUZZED)/$*/seeds

# Each seed once. The timeout leaves nothing running.
$(FUZZERS:%=seeds-%): seeds-%: fuzzer-%
	SWIFT_BACKTRACE=enable=no timeout 120 $(FUZZED)/release/Fuzz$* $(FUZZED)/$*/seeds/*

# --sanitize fuzzer links libFuzzer but does not count what is reached: the coverage flags do.
$(FUZZERS:%=fuzzer-%): fuzzer-%: packages
	LINEHEIGHT_FUZZ=1 swift build --scratch-path $(FUZZED) -c release --sanitize address --sanitize fuzzer \
	  -Xswiftc -sanitize-coverage=edge,inline-8bit-counters,pc-table,trace-cmp --product Fuzz$*
	mkdir -p $(FUZZED)/$*/seeds
	cp $(FUZZ_SEEDS_$*) $(FUZZED)/$*/seeds

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
$(VENV)-scale/requirements.txt: Scripts/scale/requirements.txt
$(VENV)-bench/requirements.txt: Benchmarks/requirements.txt
$(VENV)/requirements.txt $(VENV)-scale/requirements.txt $(VENV)-bench/requirements.txt:
	Scripts/packages.sh python
	python3 -m venv $(@D)
	$(@D)/bin/pip install --quiet --disable-pip-version-check -r $<
	cp $< $@
