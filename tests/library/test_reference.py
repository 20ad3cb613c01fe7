"""The reference and the guides: whole, without dead links, and true."""

from __future__ import annotations

import doctest
import importlib.util
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import tilldawn
from tilldawn.testing.guests import guests

ROOT = Path(__file__).parents[2]
GUIDES = sorted((ROOT / "docs/guides").glob("*.md"))


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    spec = importlib.util.spec_from_file_location("reference", ROOT / "tools/reference.py")
    assert spec is not None
    assert spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    made: list[Path] = module.Reference().write(tmp_path_factory.mktemp("docs"))
    return made


class Links(HTMLParser):
    def __init__(self, page: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.ids.add(value)
            if name == "href" and value:
                self.links.append(value)


def test_no_link_is_dead(pages: list[Path]) -> None:
    read = {page.name: Links(page) for page in pages}
    dead = []
    for page, found in read.items():
        for link in found.links:
            target, _, anchor = link.partition("#")
            if (target and target not in read) or (anchor and anchor not in read[target or page].ids):
                dead.append(f"{page}: {link}")
    assert dead == []
    assert sum(len(found.links) for found in read.values()) > 150


def test_every_public_name_is_explained(pages: list[Path]) -> None:
    [page] = [page for page in pages if page.name == "tilldawn.html"]
    assert Links(page).ids >= set(tilldawn.__all__)


def test_fields_and_methods_are_told_with_what_is_written_under_them(pages: list[Path]) -> None:
    text = {page.name: page.read_text(encoding="utf-8") for page in pages}
    assert "What a simulation counts of a finished game" in text["tilldawn.engine.game.html"]
    assert "An independent table at the same request" in text["tilldawn.engine.table.html"]
    assert 'href="guide-bot.html"' in text["index.html"]


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.stem)
def test_the_examples_of_the_guides_run(guide: Path) -> None:
    with guests():
        failed, tried = doctest.testfile(str(guide), module_relative=False)
    assert (failed, tried > 2) == (0, True)


@pytest.mark.parametrize("guide", [*GUIDES, ROOT / "examples/README.md"], ids=lambda guide: guide.stem)
def test_what_the_guides_point_to_is_there(guide: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)", guide.read_text(encoding="utf-8")):
        assert (guide.parent / link).exists(), link
