"""What is not ours is named, with its licence, where people look for it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "src/tilldawn/web/page"
PACKAGES = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["devDependencies"]
ART = [name for name in PACKAGES if re.match(r"@fontsource|@iconify", name)]


def test_every_typeface_and_icon_package_is_named_in_the_readme_and_in_the_list() -> None:
    assert len(ART) >= 5
    for file in ("README.md", "THIRD-PARTY.md"):
        text = (ROOT / file).read_text(encoding="utf-8")
        assert [name for name in ART if f"`{name}`" not in text] == [], file


def test_nothing_is_named_that_is_not_there() -> None:
    text = (ROOT / "THIRD-PARTY.md").read_text(encoding="utf-8")
    named = re.findall(r"^\| `([^`]+)` \|", text, re.MULTILINE)
    assert [name for name in named if name not in PACKAGES] == []
    assert len(named) > len(ART)


@pytest.mark.skipif(not (PAGE / "index.html").is_file(), reason="the page is not built")
def test_the_built_page_carries_the_licences() -> None:
    [file] = (PAGE / "assets").glob("licences-*.txt")
    text = file.read_text(encoding="utf-8")
    assert [name for name in ART if f"\n{name} {PACKAGES[name]}" not in text] == []
    fonts = [name for name in ART if f"\n{name} {PACKAGES[name]}: OFL-1.1\n" in text]
    assert len(fonts) >= 3
    assert text.count("PREAMBLE\nThe goals of the Open Font License") == len(fonts)
