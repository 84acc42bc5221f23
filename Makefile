# SPDX-License-Identifier: Apache-2.0
#
# Two commands matter: `make run` shows Lodger at work, `make test` tests it. Both install what is missing.

SHELL := /bin/sh
.SHELLFLAGS := -euc
MAKEFLAGS += --no-builtin-rules --no-print-directory
.DEFAULT_GOAL := help
.NOTPARALLEL:

# To build, for the sample apps' pictures, and what types of files and regular expressions are told by.
PACKAGES := gcc libc6-dev make binutils pkg-config python3 procps zlib1g-dev libpng-dev libjpeg-dev \
    libmagic1 shared-mime-info libicu72
FUZZ_SECONDS ?= 60

# Everything is built in release. Without --disable-testable-imports `swift test` would rebuild the whole tree.
SWIFT_BUILD := swift build -c release
SWIFT_TEST := swift test -c release --disable-testable-imports --disable-xctest

BUNDLE := .build/release/lodger-bundle
EXTENSION_CFLAGS := -std=c11 -O2 -Wall -Wextra -Werror -fPIC -shared -fvisibility=hidden -ISources/CLodgerABI/include
SAMPLE_CFLAGS := -std=c11 -O2 -Wall -Wextra -Werror -fopenmp -ffp-contract=off

.PHONY: help
help: ## list the commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/    make \1|\2/p' Makefile | column -t -s '|' 2>/dev/null \
	    || sed -n 's/^\([a-z-]*\):.*## \(.*\)/    make \1: \2/p' Makefile

# MARK: - Run and build

.PHONY: run
run: build ## build, install the sample app into a fresh home and run it on real files
	@samples/demo

.PHONY: build
build: packages swift ## build the programs and pack the sample apps into build/Apps
	$(SWIFT_BUILD)
	@mkdir -p build/Apps
	$(CC) $(EXTENSION_CFLAGS) -o build/WordCount.so Plugins/WordCount/word_count.c
	@rm -rf build/WordCount.appex build/Apps/WordCount.app
	$(BUNDLE) pack --library build/WordCount.so --info-plist Plugins/WordCount/Info.plist \
	    --output build/WordCount.appex
	$(BUNDLE) pack --app --info-plist Plugins/WordCount/App/Info.plist --appex build/WordCount.appex \
	    --output build/Apps/WordCount.app
	@$(MAKE) swift-apps

# SwiftPM keeps the plan that its tool plugins made: after a change of theirs the package must look changed too.
.PHONY: swift-apps
swift-apps:
	@if [ ! -e build/plugins-planned ] || [ -n "$$(find Sources/ExtensionEntry Sources/PackageExtension \
	    -newer build/plugins-planned)" ]; then touch Plugins/Package.swift build/plugins-planned; fi
	cd Plugins && swift package package-extension --output ../build/Apps

.PHONY: packages
packages:
	@.ci/install-packages $(PACKAGES)

.PHONY: swift
swift:
	@.ci/check-swift

# MARK: - Test

.PHONY: test
test: build ## run the tests
	$(SWIFT_TEST)

.PHONY: test-unprivileged
test-unprivileged: ## run the tests that `make test` built once more, as the user nobody (as root only)
	@.ci/test-unprivileged

.PHONY: test-authors
test-authors: build ## build packages as authors of extensions have them, good ones and wrong ones
	@Tests/AuthorPackages/check

.PHONY: test-long
test-long: test test-authors ## run the tests, build authors' packages, then fuzz every parser for ten minutes
	@.ci/fuzz 600

.PHONY: fuzz
fuzz: packages swift ## fuzz every parser for FUZZ_SECONDS (60)
	@.ci/fuzz $(FUZZ_SECONDS)

.PHONY: bench
bench: build ## measure, and compare with the limits
	$(CC) $(EXTENSION_CFLAGS) -o build/Echo.so Tests/Extensions/Echo/echo.c
	@rm -rf build/Echo.appex build/Echo.app
	$(BUNDLE) pack --library build/Echo.so --info-plist Tests/Extensions/Echo/Info.plist --output build/Echo.appex
	$(BUNDLE) pack --app --info-plist Tests/Extensions/Echo/App/Info.plist --appex build/Echo.appex \
	    --output build/Echo.app
	.build/release/lodger-bench build/Echo.app

GNUSTEP_PREDICATE := build/gnustep-predicate

.PHONY: bench-predicates
bench-predicates: packages swift ## measure predicates and rules, next to GNUstep's predicates where they are installed
	$(SWIFT_BUILD) --product lodger-bench
	@if command -v gnustep-config >/dev/null && [ -x "$$($(CC) -print-prog-name=cc1obj)" ]; then \
	    mkdir -p build; \
	    $(CC) -std=gnu11 $$(gnustep-config --objc-flags) -o $(GNUSTEP_PREDICATE) \
	        Tests/Peers/gnustep-predicate/main.m $$(gnustep-config --base-libs); \
	    .build/release/lodger-bench predicates $(GNUSTEP_PREDICATE); \
	else \
	    echo "GNUstep is not measured: install libgnustep-base-dev and gobjc for that."; \
	    .build/release/lodger-bench predicates; \
	fi

# MARK: - Lint

.PHONY: lint
lint: lint-format lint-layers lint-headers lint-abi ## check format, layers, the C headers and the SDK's interface

.PHONY: lint-format
lint-format: swift
	@.ci/check-format

.PHONY: lint-layers
lint-layers: packages swift
	@.ci/check-layers --self-test
	@.ci/check-layers

.PHONY: lint-headers
lint-headers: swift
	@.ci/install-packages gcc g++ libc6-dev
	@.ci/check-headers

.PHONY: lint-abi
lint-abi: build
	@.ci/check-abi --self-test
	@.ci/check-abi

# MARK: - Samples

GENERATE := samples/items/generate

.PHONY: samples
samples: packages ## make the sample pictures and the sample report again (the same bytes)
	@mkdir -p build
	$(CC) $(SAMPLE_CFLAGS) -o build/generate-items $(GENERATE)/*.c -lpng -ljpeg -lm
	build/generate-items samples/items

.PHONY: clean
clean: ## remove everything that was built
	rm -rf .build build
