# The door to the project. `make help` lists what can be asked for.
# Only Python 3.11 and make are assumed; everything else is fetched into this folder.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
UV := .tools/bin/uv
BIN := .venv/bin
export UV_PYTHON_DOWNLOADS := never
export UV_LINK_MODE := copy
export UV_SYSTEM_CERTS := true
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.PHONY: pictures help setup play test test-long check format lint types contract content golden bench lock clean

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

setup: .venv/.dev ## set up everything in .venv

play: .venv/.runtime ## play: the full-screen terminal table (text mode in a pipe)
	@$(BIN)/tilldawn play

test: .venv/.dev ## set up and run the tests
	@$(BIN)/pytest -n 2

test-long: .venv/.dev ## the long suites: 10,000 random games for every seat count
	@$(BIN)/pytest -n 2 -m long

check: format lint types contract content test ## all that CI checks

format: .venv/.dev
	@$(BIN)/ruff format --check src tests

lint: .venv/.dev
	@$(BIN)/ruff check src tests

types: .venv/.dev
	@$(BIN)/mypy

contract: .venv/.dev
	@$(BIN)/lint-imports --no-logo 2>/dev/null || $(BIN)/lint-imports

content: .venv/.dev ## check all cards, rules and texts without playing
	@$(BIN)/tilldawn content check

golden: .venv/.dev ## write the golden logs anew (look at the diff before you commit)
	@TILLDAWN_GOLDEN=write $(BIN)/pytest tests/golden tests/tui/test_snapshots.py tests/tui/test_mine_snapshots.py

.bench/.ready: requirements/bench.txt .venv/.runtime
	@echo "setting up: Catanatron in .bench"
	@test -x .bench/bin/python || $(UV) venv --quiet --python $(PYTHON) .bench
	@$(UV) pip install --quiet --python .bench/bin/python --require-hashes -r requirements/bench.txt
	@touch $@

pictures: .venv/.dev ## draw the pictures of docs/pictures anew
	@$(BIN)/python -m tilldawn.tui.pictures docs/pictures

bench: .bench/.ready ## speed and memory, with Catanatron beside us in the same run
	@$(BIN)/tilldawn bench

lock: $(UV) ## pin the dependencies anew
	@$(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 pyproject.toml requirements/build.in -o requirements/runtime.txt
	@$(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 requirements/dev.in -c requirements/runtime.txt -o requirements/dev.txt
	@$(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 requirements/bench.in -o requirements/bench.txt

clean: ## remove what set-up made
	@rm -rf .venv .tools .bench .mypy_cache .ruff_cache .pytest_cache .hypothesis
