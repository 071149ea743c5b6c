# The commands of the house. Each installs the Debian packages it needs and works on a fresh machine.

EXAMPLE ?= Login
ARGS ?=
SWIFT ?= swift
# Where the current example's executable is named after the example, in lower case.
PRODUCT = $(shell echo $(EXAMPLE) | tr 'A-Z' 'a-z')-app
SOURCES = Package.swift Sources Renderers Examples Tests

PREFIX ?= $(HOME)/.local
CONFIGURATION ?= release

.PHONY: run install test bench fuzz sheets lint docs screenshots

run: ## Opens an example: in a window, else in the terminal, else as text.
	@scripts/install-packages run
	@$(SWIFT) build --quiet --product $(PRODUCT)
	@program="$$($(SWIFT) build --show-bin-path)/$(PRODUCT)" && \
	  scripts/check-libraries "$$program" && exec "$$program" $(ARGS)

install: ## Installs the monitor for this user, with an entry in the desktop's menu.
	@scripts/install-packages run
	@$(SWIFT) build --quiet -c $(CONFIGURATION) --product monitor-app
	@program="$$($(SWIFT) build -c $(CONFIGURATION) --show-bin-path)/monitor-app" && \
	  scripts/check-libraries "$$program" && \
	  install -D "$$program" $(PREFIX)/bin/oriel-monitor
	@install -D -m 644 -t $(PREFIX)/share/applications Examples/Monitor/Desktop/oriel-monitor.desktop
	@install -D -m 644 -t $(PREFIX)/share/icons/hicolor/scalable/apps \
	  Examples/Monitor/Desktop/oriel-monitor.svg

test: ## Runs every test, those with real windows on a display of their own.
	@scripts/install-packages test
	@scripts/test

bench: ## Measures, and compares with the budgets.
	@scripts/install-packages bench
	@scripts/bench

fuzz: ## Runs random view programs against evaluation from scratch, for about ten minutes.
	@scripts/install-packages test
	@ORIEL_FUZZ=$(or $(PROGRAMS),300) $(SWIFT) test --filter OracleTests

sheets: ## Writes the capability sheets of all renderers into Renderers/README.md.
	@scripts/install-packages test
	@ORIEL_RECORD_SHEETS=1 scripts/with-display $(SWIFT) test --no-parallel --filter 'ConformanceTests'

lint: ## Checks the house style.
	@$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)

docs: ## Builds the documentation of every module into docs/.
	@scripts/install-packages run
	@scripts/build-docs

screenshots: ## Takes pictures of each example: light, dark, and from right to left.
	@scripts/install-packages test
	@$(SWIFT) build --quiet
	@scripts/screenshots
