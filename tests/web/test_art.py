"""The pictures: what is drawn, what is baked and what the manifest says agree. No browser is needed."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step
from tilldawn.games.mine.book.shelf import own
from tilldawn.games.mine.cards.characters import CHARACTER
from tilldawn.games.mine.public.decks import page_family
from tilldawn.games.mine.setup import TOPICS
from tilldawn.web import art

ROOT = Path(__file__).parents[2]
BAKED = ROOT / "web" / "src" / "art"
MANIFEST = ROOT / "src" / "tilldawn" / "web" / "art.json"
NODE = ROOT / ".venv" / "bin" / "node"
HEAVIEST = 30_000


def size(path: Path) -> list[int]:
    """Width and height of a WebP file, from its first bytes."""
    head = path.read_bytes()[:30]
    assert head[:4] == b"RIFF"
    assert head[8:12] == b"WEBP"
    kind = head[12:16]
    if kind == b"VP8X":
        return [1 + int.from_bytes(head[i : i + 3], "little") for i in (24, 27)]
    if kind == b"VP8L":
        bits = int.from_bytes(head[21:25], "little")
        return [1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)]
    return [int.from_bytes(head[i : i + 2], "little") & 0x3FFF for i in (26, 28)]


def run(*words: str) -> list[dict[str, Any]]:
    node = str(NODE) if NODE.exists() else shutil.which("node")
    if node is None:
        pytest.skip("pictures are drawn by Node: make page")
    done = subprocess.run([node, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    pairs = json.loads(MANIFEST.read_text(), object_pairs_hook=list)
    names = [name for name, entry in pairs if entry]
    assert len(names) == len(set(names)), "two branches met in it, run make art"
    return {name: dict(entry) for name, entry in pairs if entry}


@pytest.fixture(scope="module")
def drawn() -> dict[str, dict[str, Any]]:
    return {one["name"]: one for one in run(str(ROOT / "art" / "draw.js"))}


def samples(drawn: dict[str, dict[str, Any]]) -> list[str]:
    """All pictures, of those that take seconds to draw one of each family."""
    heavy = {name.rsplit("/", 1)[0]: name for name, one in drawn.items() if one["heavy"]}
    return [name for name, one in drawn.items() if not one["heavy"]] + list(heavy.values())


def test_every_picture_is_baked_as_it_is_drawn(
    drawn: dict[str, dict[str, Any]], manifest: dict[str, Any]
) -> None:
    assert sorted(drawn) == sorted(manifest), "run make art"
    changed = [name for name, one in drawn.items() if manifest[name]["hash"] != one["hash"]]
    assert not changed, f"drawn otherwise than baked, run make art: {changed}"
    told = [
        name
        for name, one in drawn.items()
        if manifest[name]["for"] != one["for"] or manifest[name].get("topics", []) != one["topics"]
    ]
    assert not told, f"the manifest says it otherwise, run make art: {told}"


def test_drawing_twice_gives_the_same_text(drawn: dict[str, dict[str, Any]]) -> None:
    again = {one["name"]: one["hash"] for one in run(str(ROOT / "art" / "draw.js"))}
    assert again == {name: one["hash"] for name, one in drawn.items()}
    heavy = [name for name in samples(drawn) if drawn[name]["heavy"]]
    first, second = (run(str(ROOT / "art" / "draw.js"), "--svg", *heavy) for _ in range(2))
    assert [one["svg"] for one in first] == [one["svg"] for one in second]


def test_files_and_manifest_agree(manifest: dict[str, Any]) -> None:
    files = {path.relative_to(BAKED).as_posix() for path in BAKED.rglob("*") if path.is_file()}
    wanted = {f"{name}{end}" for name in manifest for end in (".webp", ".small.webp")}
    assert files == wanted, "run make art"
    for name, entry in manifest.items():
        assert size(BAKED / f"{name}.webp") == entry["large"], name
        assert size(BAKED / f"{name}.small.webp") == entry["small"], name


def test_no_picture_is_heavy(manifest: dict[str, Any]) -> None:
    heavy = {
        path.name: weight for path in BAKED.rglob("*.webp") if (weight := path.stat().st_size) > HEAVIEST
    }
    assert not heavy


def test_pictures_can_stand_in_one_document(drawn: dict[str, dict[str, Any]]) -> None:
    """Ids carry the picture's own name, and every one that is used is there."""
    for one in run(str(ROOT / "art" / "draw.js"), "--svg", *samples(drawn)):
        ids = set(re.findall(r' id="([^"]+)"', one["svg"]))
        own = one["name"].replace("/", "-") + "-"
        assert all(name.startswith(own) for name in ids), one["name"]
        assert set(re.findall(r"url\(#([^)]+)\)", one["svg"])) <= ids, one["name"]


def faults(there: dict[str, dict[str, Any]], *pictured: str) -> list[str]:
    cards = {"event": ("frost", "flood"), "raid": ("thieves",)}
    return [f"{fault.where}: {fault.what}" for fault in art.faults("mine", pictured, there, cards)]


def test_a_card_of_a_pictured_deck_without_a_picture_is_a_fault() -> None:
    there = {"mine/event/frost": {"for": ["event/frost"]}}
    assert faults(there) == []
    assert faults(there, "event") == ["card flood: has no picture mine/event/flood"]
    there["mine/event/weather"] = {"for": ["event/flood", "event/frost"]}
    assert faults(there, "event") == []
    assert faults(there, "event", "raid") == ["card thieves: has no picture mine/raid/thieves"]


def test_a_picture_that_no_card_uses_is_a_fault() -> None:
    there: dict[str, dict[str, Any]] = {
        "mine/event/storm": {"for": ["event/storm"]},
        "mine/event/plain": {"for": ["event/plain"]},
        "mine/house/roof": {"for": []},
        "daylight/event/storm": {"for": ["event/storm"]},
    }
    assert faults(there) == ["picture mine/event/storm: stands for event/storm, and there is no such card"]


def test_what_may_be_faded_has_something_in_its_place() -> None:
    there: dict[str, dict[str, Any]] = {"mine/raid/thieves": {"for": ["raid/thieves"], "topics": ["cruelty"]}}
    assert faults(there) == ["picture mine/raid/thieves: may be faded, and there is no mine/raid/plain"]
    there["mine/raid/plain"] = {"for": ["raid/plain"]}
    assert faults(there) == []


@pytest.mark.parametrize("game", ["mine", "daylight"])
def test_the_pictures_of_a_game_are_whole(game: str) -> None:
    assert art.sweep(game) == []
    topics = {topic for entry in art.pictures().values() for topic in entry.get("topics", ())}
    assert topics <= set(TOPICS)


def test_a_game_from_elsewhere_needs_no_pictures() -> None:
    assert art.sweep("orchard") == []


def test_every_page_of_the_book_has_a_family() -> None:
    known = art.decks("mine")["page"]
    assert {page_family(script.number) for script in own()[0]} <= set(known)
    assert page_family(99_999) == ""


def test_the_gallery_shows_every_picture_and_the_sounds() -> None:
    page = (ROOT / "docs" / "gallery" / "index.html").read_text(encoding="utf-8")
    shown = set(re.findall(r'<figure class="[a-z]*" id="([^"]+)">', page))
    assert shown == set(art.pictures()), "run make gallery"
    for file in re.findall(r'src="([^"]+)"', page):
        assert (ROOT / "docs" / "gallery" / file).is_file(), file
    assert page.count("data-layer=") >= 5
    assert page.count("data-effect=") >= 5


def test_every_epilogue_has_a_picture_of_its_own(manifest: dict[str, Any]) -> None:
    shown = [card for entry in manifest.values() for card in entry["for"] if card.startswith("epilogue/")]
    assert sorted(shown) == sorted(f"epilogue/{id}" for id in art.decks("mine")["epilogue"])
    shared = [name for name, entry in manifest.items() if "/epilogue/" in name and len(entry["for"]) > 1]
    assert not shared


def test_every_character_has_a_face_in_each_mood_and_a_figure_in_each_posture(
    manifest: dict[str, Any],
) -> None:
    """What the page asks for by name (`mood.ts`, the house), it gets; whoever has none gets the plain one."""
    moods = ("well", "worn", "broken")
    postures = ("standing", "guard", "digging", "working", "seated", "ill", "carrying", "asleep")
    faces = {f"mine/portrait/{id}-{mood}" for id in CHARACTER for mood in moods}
    figures = {f"mine/figure/{id}-{posture}" for id in CHARACTER for posture in postures}
    assert faces | figures | {"mine/portrait/plain", "mine/figure/plain"} <= set(manifest)
    assert all(manifest[name]["alpha"] for name in figures)
    assert {tuple(manifest[name]["large"]) for name in faces} == {(320, 400)}


EVENING, PAGE = 3_000_000, 300_000
"""Bytes a whole evening of `mine` may fetch, and what a first visit takes of them without pictures."""


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_evening_of_the_war_meets_few_enough_pictures(
    seed: int, manifest: dict[str, dict[str, Any]]
) -> None:
    """All that is told of in a Campaign, in both sizes; the whole house; everybody who lived in it, in every
    mood and posture; every family of pages."""
    table = tilldawn.new_table("mine", 1 + seed, seed=seed)
    bots = {seat: make_bot("heuristic", "mine", str(seat)) for seat in range(1 + seed)}
    people = set()
    while table.request is not None:
        people |= {one.id for one in table.state.group}
        chosen = step(table, bots)
        assert chosen is not None
        table.play(chosen)
    assert table.state.day >= 5
    told = " ".join(str(msgspec.to_builtins(line.event)) for line in table.log)
    words = set(re.findall(r"[a-z]+:([a-z0-9-]+)", told))
    bytes_met = 0
    for name, picture in manifest.items():
        game, family, id = name.split("/")
        stands_for = {one.partition("/")[2] for one in picture["for"]}
        met = family in ("house", "room", "fitting", "page") or bool(words & stands_for)
        if family in ("figure", "portrait"):
            met = id.partition("-")[0] in people
        if game == "mine" and met:
            bytes_met += sum((BAKED / f"{name}{size}.webp").stat().st_size for size in ("", ".small"))
    print(f"day {table.state.day}: {bytes_met} bytes of pictures")
    assert 500_000 < bytes_met < EVENING - PAGE
