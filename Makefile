# The door to the project. `make help` lists what can be asked for.
# Only Python 3.11 and make are assumed; everything else is fetched into this folder.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
UV := .tools/bin/uv
BIN := .venv/bin
export UV_PYTHON_DOWNLOADS := never
export UV_LINK_MODE := copy
export UV_SYSTEM_CERTS := true
export NODE_USE_SYSTEM_CA := 1
export PIP_DISABLE_PIP_VERSION_CHECK := 1
PORT ?= 8000
MINUTES ?= 60
TABLES ?= 100
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --loglevel=error --no-update-notifier
BENCH_NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix .bench/node --loglevel=error --no-update-notifier --ignore-scripts
PAGE := src/tilldawn/web/page/index.html
PAGE_SOURCES := $(shell find web/src web/public src/tilldawn/locale -type f \( -path 'web/*' -o -name 'web*.ftl' \)) \
    web/index.html src/tilldawn/web/art.json web/vite.config.ts web/svelte.config.js web/tsconfig.json THIRD-PARTY.md

.DEFAULT_GOAL := help
.PHONY: help setup play terminal page wheel docs protocol chromium browsers postgresql art gallery pictures test test-long soak check format lint types contract \
    content page-check golden archive bench lock clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 18

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Tilldawn needs Python 3.11 or newer; found $$($(PYTHON) --version). Set PYTHON=/path/to/python3.11."; exit 1; }
	@echo "setting up: fetching uv"
	@$(PYTHON) -m pip install --quiet --target .tools uv==0.13.7

.venv/.runtime: requirements/runtime.txt pyproject.toml | $(UV)
	@echo "setting up: environment in .venv"
	@test -x $(BIN)/python || $(UV) venv --quiet --python $(PYTHON) .venv
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/runtime.txt
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.dev: requirements/dev.txt .venv/.runtime
	@echo "setting up: development tools"
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/dev.txt
	@touch $@

.venv/.node: requirements/page.txt .venv/.runtime
	@echo "setting up: Node, for building the page"
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/page.txt
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json web/.npmrc .venv/.node
	@echo "setting up: packages of the page"
	@$(NPM) ci
	@touch $@

$(PAGE): $(PAGE_SOURCES) web/node_modules/.ready
	@echo "building the page"
	@$(NPM) run --silent build -- --logLevel warn

setup: .venv/.dev $(PAGE) ## set up everything

play: .venv/.runtime $(PAGE) ## play in the browser: the web table on http://127.0.0.1:8000 (PORT=… overrides)
	@$(BIN)/tilldawn serve --port $(PORT)

terminal: .venv/.runtime ## play in the terminal, full screen (text mode in a pipe)
	@$(BIN)/tilldawn play

page: $(PAGE) ## build the page of the web table

protocol: web/node_modules/.ready ## write the page's types anew from the server's structs
	@$(BIN)/python -m tilldawn.web.schema > web/.protocol.json
	@$(NPM) run --silent protocol -- --output src/protocol.ts
	@rm web/.protocol.json

chromium: ## install Debian's Chromium for the browser tests, where that may be done
	@if command -v chromium >/dev/null || command -v google-chrome >/dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "setting up: Chromium, for the browser tests"; \
	    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium; } >/dev/null \
	    || echo "Chromium could not be installed: the browser tests will be skipped."; \
	else echo "No Chromium here and no right to install it: the browser tests will be skipped."; fi

browsers: chromium ## install Debian's Firefox and WebKit, too: the page is tried in each of them that is found
	@wanted=""; \
	command -v firefox-esr >/dev/null || command -v firefox >/dev/null || wanted="firefox-esr"; \
	command -v WebKitWebDriver >/dev/null || wanted="$$wanted webkit2gtk-driver"; \
	command -v Xvfb >/dev/null || wanted="$$wanted xvfb"; \
	if [ -z "$$wanted" ]; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "setting up: $$wanted, for the tests in other browsers"; \
	    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$wanted; } >/dev/null \
	    || echo "They could not be installed: the tests in these browsers will be skipped."; \
	else echo "Not here, and no right to install: $$wanted. The tests in these browsers will be skipped."; fi

postgresql: ## install Debian's PostgreSQL for the tests of a store in it, where that may be done
	@if ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "setting up: PostgreSQL, for the tests of a store in it"; \
	    mkdir -p /etc/postgresql-common/createcluster.d \
	    && echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.d/tilldawn.conf; \
	    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql; } >/dev/null \
	    || echo "PostgreSQL could not be installed: the tests of a store in it will be skipped."; \
	else echo "No PostgreSQL here and no right to install it: the tests of a store in it will be skipped."; fi

wheel: .venv/.runtime $(PAGE) ## pack a source archive and a wheel, with the page, into dist/
	@$(UV) build --quiet --no-build-isolation --python $(BIN)/python --out-dir dist --clear .
	@ls dist

docs: .venv/.dev ## write the reference of the public face, and the guides, as HTML into build/docs
	@$(BIN)/python tools/reference.py build/docs

test: .venv/.dev $(PAGE) ## set up and run the tests (those in a browser where a Chromium is found)
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || echo "No Chromium here: the browser tests will be skipped (make chromium installs it)."
	@$(BIN)/pytest -n 3 --dist worksteal

test-long: .venv/.dev ## the long suites: 100,000 games of daylight, 20,000 campaigns of mine, and more; an hour on 2 cores
	@$(BIN)/pytest -n 2 -m long -o faulthandler_timeout=0

soak: .venv/.dev $(PAGE) postgresql ## an hour of 100 tables under people, strangers and accidents (MINUTES=… TABLES=…)
	@$(BIN)/python -m tilldawn.testing.soak --postgres --minutes $(MINUTES) --tables $(TABLES)

check: format lint types contract content page-check test ## all that CI checks (make browsers postgresql first, for the tests that need them)

format: .venv/.dev
	@$(BIN)/ruff format --check src tests examples tools hatch_build.py

lint: .venv/.dev
	@$(BIN)/ruff check src tests examples tools hatch_build.py

types: .venv/.dev
	@$(BIN)/mypy

contract: .venv/.dev
	@$(BIN)/lint-imports --no-logo 2>/dev/null || $(BIN)/lint-imports

page-check: web/node_modules/.ready .venv/.dev
	@$(NPM) run --silent check
	@$(NPM) run --silent test
	@$(BIN)/python -m tilldawn.web.schema > web/.protocol.json
	@$(NPM) run --silent protocol -- --output .protocol.ts
	@cmp -s web/src/protocol.ts web/.protocol.ts || { echo "web/src/protocol.ts is not what the server says: make protocol"; exit 1; }
	@rm web/.protocol.json web/.protocol.ts

content: .venv/.dev ## check all cards, rules and texts without playing
	@$(BIN)/tilldawn content check

golden: .venv/.dev ## write the golden logs anew (look at the diff before you commit)
	@TILLDAWN_GOLDEN=write $(BIN)/pytest tests/golden tests/tui/test_snapshots.py tests/tui/test_mine_snapshots.py

archive: .venv/.dev ## write this version's saves into the archive of the tests (once, for a release)
	@$(BIN)/python -m tilldawn.testing.archive \
	    tests/archive/$$($(BIN)/python -c 'import tilldawn; print(tilldawn.__version__)')

.bench/.ready: requirements/bench.txt .venv/.runtime
	@echo "setting up: Catanatron in .bench"
	@test -x .bench/bin/python || $(UV) venv --quiet --python $(PYTHON) .bench
	@$(UV) pip install --quiet --python .bench/bin/python --require-hashes -r requirements/bench.txt
	@touch $@

.bench/node/.ready: requirements/node/package.json requirements/node/package-lock.json .venv/.node
	@echo "setting up: boardgame.io in .bench/node"
	@mkdir -p .bench/node
	@cp requirements/node/package.json requirements/node/package-lock.json requirements/node/.npmrc .bench/node
	@if $(BENCH_NPM) ci; then touch $@; else echo "boardgame.io could not be fetched: the bench goes on without it"; fi

art: .venv/.dev .venv/.node chromium ## bake the pictures of the games that changed (art/ draws them, web/src/art keeps them)
	@$(BIN)/python tools/art.py

gallery: .venv/.dev .venv/.node ## write docs/gallery: all pictures of the games on one page, and the sounds
	@$(BIN)/python tools/gallery.py

pictures: .venv/.dev $(PAGE) chromium ## draw the pictures of docs/pictures anew
	@$(BIN)/python -m tilldawn.tui.pictures docs/pictures
	@$(BIN)/python -m tilldawn.web.pictures docs/pictures

bench: .bench/.ready .bench/node/.ready $(PAGE) ## speed and memory, with Catanatron and boardgame.io beside us in the same run
	@$(BIN)/tilldawn bench

lock: $(UV) ## pin the dependencies anew
	@$(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 --all-extras pyproject.toml requirements/build.in -o requirements/runtime.txt
	@$(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 requirements/dev.in -c requirements/runtime.txt -o requirements/dev.txt
	@$(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 requirements/bench.in -o requirements/bench.txt
	@$(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 requirements/page.in -o requirements/page.txt

clean: ## remove what set-up made
	@rm -rf .venv .tools .bench web/node_modules src/tilldawn/web/page .mypy_cache .ruff_cache .pytest_cache .hypothesis
