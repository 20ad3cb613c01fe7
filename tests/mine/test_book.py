"""The Book of Scripts as a whole: its language, its laws in any situation, its sweep and its pages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

import tilldawn
from tilldawn.engine import text, word
from tilldawn.engine.content import sweep
from tilldawn.engine.event import LogLine
from tilldawn.engine.flow import Flow, GameOver, World
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Chance, Text
from tilldawn.engine.table import Table
from tilldawn.engine.text import add_texts, catalog, languages
from tilldawn.engine.view import Speaker
from tilldawn.engine.word import Incomplete
from tilldawn.games.mine.book import check, reading
from tilldawn.games.mine.book import language as w
from tilldawn.games.mine.book.check import notes, sweep_book, with_bar
from tilldawn.games.mine.book.grammar import effects
from tilldawn.games.mine.book.run import objection, ready, resolve
from tilldawn.games.mine.book.shelf import BARS, BOOK, PARTS, Part, add_part, bars_of, remove_part, sheet_of
from tilldawn.games.mine.cards.characters import CARDS as PEOPLE
from tilldawn.games.mine.cards.locations import LOCATION
from tilldawn.games.mine.choices import agree
from tilldawn.games.mine.game import GAME, content_fingerprint
from tilldawn.games.mine.goods import BOX, Goods
from tilldawn.games.mine.house.board import BASIC, BOARDS
from tilldawn.games.mine.people.harm import CardLost, PartyGone, TripEnded, relieve
from tilldawn.games.mine.setup import TOPICS
from tilldawn.games.mine.state import Game, Note, State
from tilldawn.games.mine.trade.supply import discard
from tilldawn.testing import laws
from tilldawn.testing.mine import Lab, book_lab, conserved, mine_lab, prudent

AWAY: dict[str, Any] = {
    "at": "explore",
    "tasks": {"marko": "scavenging", "emilia": "guard", "marin": "guard"},
}
HERE = 9001
"""The number of the script a test writes."""
SCENE = w.Scene(HERE, BOOK.__getitem__)


def page(*then: w.Effect, choices: tuple[w.Choice, ...] = (), **laid: Any) -> Lab:
    """A script with these effects, read in the Shelter, or on the way with `at="explore"`."""
    script = w.Script(number=HERE, where="any", then=then, choices=choices)

    def play(g: Game) -> Flow[None]:
        yield from resolve(g, script, BOOK.__getitem__)

    return mine_lab(play=play, **laid)


def choice(*then: w.Effect, when: tuple[w.Condition, ...] = (), **laid: Any) -> list[str]:
    """The choices that are open between this one (a) and another that is free (b)."""
    lab = page(choices=(w.Choice("a", then, when), w.Choice("b")), **laid)
    return [id.rpartition(":")[2] for id in lab.options]


def closed(*then: w.Effect, when: tuple[w.Condition, ...] = (), **laid: Any) -> Text:
    """Why choice a is closed."""
    (refusal,) = page(choices=(w.Choice("a", then, when), w.Choice("b")), **laid).table.refused()
    assert refusal.what.args["said"] == f"choice:{HERE}.a"
    return refusal.why


# --- The language: conditions and prices --------------------------------------------------------------


@pytest.mark.rule("M-SCRIPT-04")
@pytest.mark.parametrize(
    ("condition", "true", "false"),
    [
        (w.Has("meds", 2), {"storage": {"meds": 2}}, {"storage": {"meds": 1}}),
        (w.Has("meds"), {"pile": {"meds": 1}, **AWAY}, {"storage": {"meds": 1}, **AWAY}),
        (w.Has("meds", anywhere=True), {"storage": {"meds": 1}, **AWAY}, {"pile": {"meds": 1}, **AWAY}),
        (w.HasWorth(5), {"storage": {"sawblade": 1}}, {"storage": {"wood": 9}}),
        (w.HasWorth(5, ("red",)), {"storage": {"pistol": 1}}, {"storage": {"sawblade": 1}}),
        (w.People(3, 3), {}, {"people": ("marko", "marin")}),
        (w.Present(2), {}, AWAY),
        (w.Is("marko"), {}, {"tasks": {"marko": "scavenging"}}),
        (w.Is("emilia", "home"), AWAY, {"tasks": {"emilia": "scavenging"}}),
        (w.Is("emilia", "group"), AWAY, {"people": ("marko", "marin")}),
        (w.Woman(), {}, {"people": ("marko", "marin")}),
        (w.Feels("wounds", 2), {"states": {"marin": {"wounds": 2}}}, {"states": {"marin": {"wounds": 1}}}),
        (w.Day(2, 3), {"day": 3}, {"day": 4}),
        (w.Noted("sergei"), {"notes": [Note("sergei", 0, "storage")]}, {}),
        (w.Built("radio"), {"fittings": {"b2": "radio"}}, {"fittings": {"b2": "bed-1"}}),
        (w.Built(), {"fittings": {"b2": "bed-1"}}, {}),
        (w.Boarded(2), {"board_ups": [1, 2]}, {"board_ups": [1]}),
        (w.Cards(3), {"unknown_left": 3, **AWAY}, {"unknown_left": 2, **AWAY}),
        (w.ColdIs(2), {"cold": 2}, {"cold": 1}),
        (w.Not(w.Woman()), {"people": ("marko", "marin")}, {}),
    ],
    ids=str,
)
def test_a_condition_of_the_book_holds_or_closes_the_choice_with_its_reason(
    condition: w.Condition, true: dict[str, Any], false: dict[str, Any]
) -> None:
    assert condition.holds(mine_lab(**true).state, SCENE)
    assert not condition.holds(mine_lab(**false).state, SCENE)
    assert choice(when=(condition,), **true) == ["a", "b"]
    assert choice(when=(condition,), **false) == ["b"]
    assert closed(when=(condition,), **false) == condition.describe()
    for lang in languages():
        assert Speaker(mine_lab().table, lang)(condition.describe())
        assert Speaker(mine_lab().table, lang)(w.Not(condition).describe())


@pytest.mark.rule("M-SCRIPT-04")
@pytest.mark.parametrize(
    ("price", "enough", "short"),
    [
        (w.Lose({"wood": 2}), {"storage": {"wood": 2}}, {"storage": {"wood": 1}}),
        (w.Lose({"wood": 1}), {"pile": {"wood": 1}, **AWAY}, {"storage": {"wood": 1}, **AWAY}),
        (w.LoseOneOf(("meds", "book"), 2), {"storage": {"meds": 1, "book": 1}}, {"storage": {"meds": 1}}),
        (w.Pay(5), {"storage": {"sawblade": 1}}, {"storage": {"wood": 9}}),
        (w.Pay(3, ("red",)), {"storage": {"knife": 1}}, {"storage": {"sawblade": 1}}),
        (w.Return(3), {"unknown_left": 3, **AWAY}, {"unknown_left": 2, **AWAY}),
        (w.Hole(-1), {"board_ups": [1]}, {}),
        (w.Hole(1), {}, {"board_ups": list(BASIC.hole_numbers)}),
    ],
    ids=str,
)
def test_a_choice_that_cannot_be_paid_is_not_offered(
    price: w.Effect, enough: dict[str, Any], short: dict[str, Any]
) -> None:
    assert choice(price, **enough) == ["a", "b"]
    assert choice(price, **short) == ["b"]
    reason = closed(price, **short)
    assert reason.id.startswith("refused-")
    assert all(Speaker(mine_lab().table, lang)(reason) for lang in languages())


@pytest.mark.rule("M-SCRIPT-04")
def test_outside_a_choice_as_much_is_lost_as_there_is() -> None:
    lab = page(w.Lose({"wood": 3, "meds": 1}), storage={"wood": 1, "book": 1}).choose("turn-page")
    assert lab.storage == {"book": 1}
    lab = page(w.Return(5), unknown_left=2, **AWAY).choose("turn-page")
    assert len(lab.state.unknown) == 0


@pytest.mark.rule("M-SCRIPT-04", "M-BOARD-02")
def test_a_marker_on_storage_x5_is_five_pieces_to_a_script() -> None:
    lab = page(w.Lose({"wood": 2}), x5={"wood": 2}).choose("turn-page")
    assert (lab.storage, lab.state.x5) == ({"wood": 3}, {"wood": 1})
    assert lab.told("storage-unbundled", "got") == [5]
    lab = page(w.Lose({"wood": 7}), x5={"wood": 2}).choose("turn-page")
    assert (lab.storage, lab.state.x5) == ({"wood": 3}, {})
    lab = page(w.LoseOneOf(("wood", "water"), 2), x5={"wood": 1}, storage={"water": 1})
    lab.choose("turn-page", "good:wood")
    assert lab.asked == "script-give"
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-04", "M-BOARD-02")
def test_a_price_can_be_paid_with_a_marker() -> None:
    assert choice(w.Lose({"wood": 7}), x5={"wood": 1}, storage={"wood": 2}) == ["a", "b"]
    assert choice(w.Lose({"wood": 8}), x5={"wood": 1}, storage={"wood": 2}) == ["b"]
    assert choice(w.Lose({"wood": 1}), x5={"wood": 1}, **AWAY) == ["b"]  # the marker is at home


@pytest.mark.rule("M-BOARD-02", "M-BOARD-05")
def test_a_marker_given_to_a_script_brings_change_only_from_the_box() -> None:
    lab = page(w.Lose({"wood": 1}), x5={"wood": 1}, box={"wood": 1}).choose("turn-page")
    assert (lab.storage, lab.state.x5) == ({"wood": 2}, {})
    assert lab.told("goods-missing", "goods") == [("count:wood*2",)]
    conserved(lab.state)


@pytest.mark.rule("M-BOARD-02")
@pytest.mark.parametrize(("number", "lost"), [(2425, 10), (2405, 10)])
def test_pages_that_take_wood_take_it_from_markers_too(number: int, lost: int) -> None:
    lab = book_lab(number, x5={"wood": 2}, cold=2)
    before = lab.state.storage.get("wood", 0) + 5 * lab.state.x5["wood"]
    while lab.asked in ("script", "script-who", "script-give"):
        lab.choose(lab.options[0])
    assert lab.state.storage.get("wood", 0) + 5 * lab.state.x5.get("wood", 0) < before


@pytest.mark.rule("M-SCRIPT-08", "M-BOARD-03")
def test_while_a_page_lies_open_only_markers_can_be_exchanged() -> None:
    lab = page(
        w.Gain({"wood": 3}),
        storage={"wood": 6, "meds": 1, "moonshine": 1, "canned-food": 1},
        box={"wood": 0},
        states={"marko": {"illness": 1, "hunger": 2}},
        hand=["second-wind"],
        advanced=["351", "909"],
    )
    request = lab.table.request
    assert request is not None
    assert [option.id for option in request.anytime] == ["bundle:wood"]
    lab.choose("bundle:wood", "turn-page")
    assert (lab.storage["wood"], lab.state.x5) == (4, {"wood": 1})  # the four pieces came back to the box
    conserved(lab.state)


@pytest.mark.rule("M-STATE-28")
def test_a_page_tells_the_odds_of_an_empathy_roll_only_where_one_may_be_made() -> None:
    def told(*then: w.Effect) -> object:
        asked = page(choices=(w.Choice("a", then), w.Choice("b"))).table.request
        assert asked is not None
        return asked.words["odds"]

    assert told(w.Change("misery", 1)) == ()
    assert told(w.Check()) != ()
    assert told(w.Roll(((5, (w.Check(),)), (10, ())))) != ()


@pytest.mark.rule("M-SCRIPT-04", "M-SCRIPT-05")
def test_what_happens_on_a_page_happens_before_its_choice() -> None:
    lab = page(w.Gain({"wood": 2}), choices=(w.Choice("a", (w.Lose({"wood": 2}),)), w.Choice("b")))
    assert (lab.options, lab.storage) == (["turn-page"], {})
    lab.choose("turn-page")
    assert (lab.options, lab.storage) == ([f"script:{HERE}:a", f"script:{HERE}:b"], {"wood": 2})
    assert lab.choose(f"script:{HERE}:a").storage == {}


# --- The language: effects ----------------------------------------------------------------------------


@pytest.mark.rule("M-SCRIPT-09", "M-SCRIPT-04")
@pytest.mark.parametrize(
    ("who", "hit"),
    [
        ("present", ["marko", "roman"]),
        ("home", ["zlata"]),
        ("group", ["marko", "roman", "zlata"]),
        ("kindest", ["marko"]),
        ("hardest", ["roman"]),
        ("strongest", ["roman"]),
        ("weakest", ["marko"]),
    ],
)
def test_whom_an_effect_meets_on_the_way(who: w.Who, hit: list[str]) -> None:
    lab = page(
        w.Change("misery", 1, who),
        at="explore",
        people=("marko", "roman", "zlata"),
        tasks={"marko": "scavenging", "roman": "scavenging", "zlata": "guard"},
    )
    lab.choose("turn-page")
    assert [p.id for p in lab.state.group if p.misery] == hit


@pytest.mark.rule("M-SCRIPT-09")
def test_in_the_shelter_everybody_at_home_is_present() -> None:
    lab = page(w.Change("misery", 1, "present"), tasks={"emilia": "scavenging"}).choose("turn-page")
    assert [p.misery for p in lab.state.group] == [1, 0, 1]


@pytest.mark.rule("M-SCRIPT-04")
def test_a_random_one_is_picked_by_chance() -> None:
    lab = page(w.Change("wounds", 1, "random")).next("marin").choose("turn-page")
    assert [p.wounds for p in lab.state.group] == [0, 0, 1]


@pytest.mark.rule("M-SCRIPT-04")
def test_the_one_chosen_stays_the_actor() -> None:
    lab = page(w.Change("fatigue", 1, "one"), w.Change("misery", 1, "actor")).choose(
        "turn-page", "person:marin"
    )
    assert (lab.level("marin", "fatigue"), lab.level("marin", "misery")) == (1, 1)


@pytest.mark.rule("M-SCRIPT-04")
@pytest.mark.parametrize(
    ("effect", "before", "after"),
    [(w.Cold(2), 1, 3), (w.Cold(-2), 1, 0), (w.Cold(9), 1, 6)],
)
def test_cold_comes_and_goes(effect: w.Effect, before: int, after: int) -> None:
    assert page(effect, cold=before).choose("turn-page").state.cold == after


@pytest.mark.rule("M-SCRIPT-04")
def test_a_hole_is_covered_or_opened_as_the_leader_likes() -> None:
    lab = page(w.Hole(1), board_ups=[2]).choose("turn-page", "hole:3")
    assert lab.state.board_ups == [2, 3]
    lab = page(w.Hole(-1), board_ups=[1, 2]).choose("turn-page", "hole:1")
    assert lab.state.board_ups == [2]
    assert page(w.Hole(-1)).choose("turn-page").asked == "plan"


@pytest.mark.rule("M-SCRIPT-04", "M-SETUP-30")
def test_somebody_may_join_while_there_is_room() -> None:
    effect = w.Join({"hunger": 2}, {"coffee": 1})
    lab = page(effect, next=["anton"]).choose("turn-page", "yes")
    assert (lab.level("anton", "hunger"), lab.storage) == (2, {"coffee": 1})
    assert len(page(effect).choose("turn-page", "no").state.group) == 3
    full = page(effect, people=("marko", "emilia", "marin", "katia")).choose("turn-page")
    assert (full.asked, len(full.state.group)) == ("plan", 4)


@pytest.mark.rule("M-SCRIPT-04", "M-DEATH-01")
@pytest.mark.parametrize(("effect", "left"), [(w.Leave("actor"), True), (w.Die("actor"), False)])
def test_somebody_leaves_or_dies_by_a_script(effect: w.Effect, left: bool) -> None:
    lab = page(w.Choose(), effect).choose("turn-page", "person:emilia")
    (lost,) = lab.state.lost
    assert (lost.id, lost.cause, lost.left) == ("emilia", "script", left)
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-04", "M-SCAV-12")
def test_a_script_can_end_the_trip() -> None:
    script = w.Script(number=HERE, where="trip", then=(w.EndTrip(),))
    lab = told_on_the_way(script)
    assert lab.choose("turn-page").asked == "load"
    conserved(lab.state)


def told_on_the_way(script: w.Script) -> Lab:
    """A script of the test's own, opened by an Impact."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(BOOK, HERE, script)
        patch.setitem(BARS, "hotel", (HERE,) * 5)
        return mine_lab(unknown=["x-impact-location"], next=["red"], **AWAY).choose("turn-up:14")


@pytest.mark.rule("M-SCRIPT-04", "M-SCAV-26")
def test_nothing_more_happens_in_a_script_when_the_party_is_gone() -> None:
    then = (
        w.Change("misery", 3, "present"),
        w.Change("misery", 1, "group"),
        w.Gain({"meds": 1}, storage=True),
    )
    lab = told_on_the_way(w.Script(number=HERE, where="trip", then=then))
    lab.person("marko").misery = 1
    lab.choose("turn-page")
    assert (lab.alive("marko"), lab.state.phase, lab.storage) == (False, "raid", {})
    assert [p.misery for p in lab.state.group] == [0, 0]
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-04", "M-LOC-03")
def test_a_location_is_exchanged() -> None:
    lab = page(w.Exchange("any"), tops={"locations": ["school"]}).choose("turn-page")
    assert lab.options == [
        f"book-exchange:{slot}" for slot in ("near:hotel", "distant:ruined-villa", "far:garage")
    ]
    lab.choose("book-exchange:distant:ruined-villa")
    assert lab.state.locations == ["hotel", "garage", "school"]
    lab = page(w.Exchange("nearest"), tops={"locations": ["school"]}).choose("turn-page")
    assert lab.state.locations == ["ruined-villa", "garage", "school"]
    lab = page(w.Exchange("visited"), tops={"locations": ["school"]}, slot="distant", **AWAY)
    assert lab.choose("turn-page").state.locations == ["hotel", "garage", "school"]


@pytest.mark.rule("M-SCRIPT-04")
@pytest.mark.parametrize(
    ("deck", "cards"),
    [("events", ["airdrop"]), ("raids", ["prowlers", "burglars"]), ("residents", ["hobos"])],
)
def test_the_top_of_a_deck_is_looked_at_and_stays_there(deck: Any, cards: list[str]) -> None:
    lab = page(w.Look(deck, len(cards)), tops={deck: cards}).choose("turn-page")
    assert lab.told("cards-seen", "cards") == [tuple(f"card:{card}" for card in cards)]
    pile = getattr(lab.state, deck)
    assert pile.layers[: len(cards)] == cards
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-04")
def test_narrative_actions_are_drawn_and_kept() -> None:
    lab = page(w.Story(2), tops={"narrative": ["slip-away", "second-look"]}).choose("turn-page")
    assert lab.state.hand == ["slip-away", "second-look"]
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-04")
def test_busy_people_act_no_more_today() -> None:
    lab = page(w.Choose(), w.Busy("actor")).choose("turn-page", "person:marko")
    assert "plan:marko" not in lab.options
    assert "plan:emilia" in lab.options


@pytest.mark.rule("M-SCRIPT-04")
def test_raids_are_doubled_or_watched() -> None:
    assert page(w.Raids(more=True)).choose("turn-page").state.more_raids
    assert page(w.Raids(more=False)).choose("turn-page").state.soldier


@pytest.mark.rule("M-FIT-81")
def test_a_random_fitting_is_lost() -> None:
    lab = page(w.LoseFitting(), fittings={"b2": "radio", "b3": "bed-1"}).next("b3").choose("turn-page")
    assert (lab.state.fittings, "bed-1" in lab.state.deck) == ({"b2": "radio"}, True)
    assert page(w.LoseFitting()).choose("turn-page").state.fittings == {}


@pytest.mark.rule("M-SCRIPT-07", "M-TOKEN-16")
def test_a_written_token_leaves_play_for_good() -> None:
    lab = page(w.Erase("camo"), notes=[Note("camo", 0, "storage"), Note("sergei", 0, "storage")])
    lab.choose("turn-page")
    assert [note.name for note in lab.state.notes] == ["sergei"]


@pytest.mark.rule("M-SCRIPT-07", "M-TOKEN-17")
@pytest.mark.parametrize(
    ("phase", "at"),
    [("morning", "morning"), ("dusk", "dusk"), ("raid", "raid"), ("dawn", "dawn"), ("scavenging", "explore")],
)
def test_a_written_token_comes_back_in_its_phase(
    phase: str, at: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOOK, HERE, w.Script(number=HERE, where="any"))
    note = Note("parcel", HERE, "storage", phase, 3)
    laid: dict[str, Any] = {"at": at, "notes": [note], "storage": {"water": 3}}
    laid["tasks"] = {"marko": "scavenging" if at == "explore" else "guard"}
    lab = mine_lab(day=3, **laid)
    while not lab.happened("note-came-back"):
        lab.choose(lab.options[0])
    assert (lab.told("script-told", "script"), lab.state.notes) == ([f"script:{HERE}"], [])
    assert (lab.asked, lab.state.day) == ("script", 3)
    early = mine_lab(day=2, **laid)
    assert (early.happened("note-came-back"), early.state.notes) == (False, [note])


@pytest.mark.rule("M-SCRIPT-07")
def test_a_written_token_waits_while_its_script_does_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOOK, HERE, w.Script(number=HERE, where="any", needs=(w.Woman(),)))
    note = Note("parcel", HERE, "storage", "dusk", 1)
    lab = mine_lab(at="dusk", people=("marko", "marin"), notes=[note], storage={"water": 2})
    assert (lab.happened("script-told"), lab.state.notes) == (False, [note])


# --- Any script, anybody, anywhere --------------------------------------------------------------------

RUNS = 3
"""Situations in which each script is resolved."""


def goods(random: Random, most: int) -> Goods:
    kinds = random.sample(sorted(BOX), random.randint(0, most))
    return {good: random.randint(1, min(3, BOX[good])) for good in kinds}


def apart(one: Goods, other: Goods) -> Goods:
    """The second heap, as far as the box holds it beside the first."""
    left = {good: min(n, BOX[good] - one.get(good, 0)) for good, n in other.items()}
    return {good: n for good, n in left.items() if n > 0}


def situation(random: Random, away: bool, scenario: str = "") -> State:
    """Anybody in any condition below the last, with anything at hand."""
    people = random.sample(sorted(card.id for card in PEOPLE), random.randint(1, 4))
    states = {
        id: {state: random.randint(0, 3) for state in ("hunger", "fatigue", "illness", "misery", "wounds")}
        for id in people
    }
    storage = goods(random, 12)
    party = people[: random.randint(1, min(3, len(people)))]
    tasks = dict.fromkeys(people, random.choice(["", "guard"])) | (
        dict.fromkeys(party, "scavenging") if away else {}
    )
    side = random.choice(list(BOARDS.values()))
    spaces = random.sample(side.fitting_spaces, 2)
    laid: dict[str, Any] = {
        "at": "explore" if away else random.choice(["stage", "dusk", "raid-card", "dawn"]),
        "board": side.id,
        "people": people,
        "states": states,
        "tasks": tasks,
        "storage": storage,
        "pile": apart(storage, goods(random, 8)) if away else {},
        "places": random.sample(sorted(LOCATION), 3),
        "fittings": dict(zip(spaces, random.sample(["radio", "bed-1", "simple-heater"], 2), strict=True)),
        "board_ups": sorted(random.sample(side.hole_numbers, random.randint(0, len(side.holes)))),
        "cold": random.randint(0, 6),
        "day": random.randint(1, 12),
        "noise": random.randint(1, 8) if away else 1,
        "unknown_left": random.choice([0, 1, 2, 14]) if away else None,
        "active": random.sample(["hard-frost", "crime-wave", "soaring-prices"], random.randint(0, 2)),
        "hand": random.sample(["second-look", "slip-away"], random.randint(0, 2)),
        "kept": random.sample(["x-hiding-place", "hobos", "civilians-1"], random.randint(0, 2))
        if away
        else (),
        "notes": [Note(name, 0, "storage") for name in random.sample(notes(), random.randint(0, 20))],
        "read": random.sample(sorted(BOOK), random.randint(0, 40)),
    }

    def stop(g: Game) -> Flow[None]:
        g.state.phase = PHASES.get(laid["at"], g.state.phase)
        yield from ask_nothing(g)

    return mine_lab(play=stop, scenario=scenario, **laid).state


PHASES = {"stage": "day", "dusk": "dusk", "raid-card": "raid", "dawn": "dawn"}


def ask_nothing(g: Game) -> Flow[None]:
    """Stand still before the step, so that the situation is exactly the one laid out."""
    yield from agree(g, "script-join", "M-SCRIPT-04")


def nothing(g: World[State]) -> list[Any]:
    return []


def never(g: World[State], chosen: Any) -> Flow[None]:
    yield from ()


def drive(flow: Flow[None], state: State, random: Random) -> str:
    """Answer at random until it is over; every piece is in its place at every request."""
    asked = next(flow, None)
    for _ in range(3000):
        if asked is None:
            return "over"
        sent: Any
        if isinstance(asked, Chance):
            keys = list(asked.weights)
            sent = random.choices(keys, [asked.weights[key] for key in keys])[0]
        else:
            conserved(state)
            assert asked.options, asked.kind
            assert len({option.id for option in asked.options}) == len(asked.options), asked.kind
            sent = random.choice(asked.options)
        try:
            asked = flow.send(sent)
        except StopIteration:
            return "over"
        except (TripEnded, CardLost, PartyGone, GameOver) as end:
            return type(end).__name__
    raise AssertionError("it does not end")


@pytest.mark.rule("M-SCRIPT-04", "M-SCRIPT-05")
@pytest.mark.parametrize("number", sorted(BOOK))
def test_any_script_can_be_resolved_in_any_situation_it_may_occur_in(number: int) -> None:
    script = BOOK[number]
    random = Random(number)
    done = 0
    for _ in range(60):
        away = script.where == "trip" or (script.where == "any" and random.random() < 0.5)
        state = situation(random, away, sheet_of(number))
        if not ready(state, script):
            continue
        log: list[LogLine] = []
        g: Game = World(state, (), log, nothing, never)
        ended = drive(reading.read(g, number), state, random)
        conserved(state)
        assert script.card or number in state.scripts
        if ended in ("TripEnded", "CardLost", "PartyGone"):
            assert away
        done += 1
        if done == RUNS:
            return
    assert done, "no situation was found in which it may occur"


@pytest.mark.rule("M-SCRIPT-04")
def test_with_choices_at_least_one_is_always_open() -> None:
    random = Random(5)
    for away in (True, False):
        for _ in range(20):
            state = situation(random, away)
            for script in BOOK.values():
                if script.choices and not sheet_of(script.number) and ready(state, script):
                    assert any(objection(state, c, SCENE) is None for c in script.choices), script.number


@pytest.mark.rule("M-SCRIPT-05")
@pytest.mark.parametrize("number", [65, 272, 647, 655, 899, 1536, 1674, 1760])
def test_a_fork_in_the_middle_of_a_script_is_independent(number: int) -> None:
    random = Random(number)
    lab = book_lab(number, storage={"pistol": 2, "coffee": 2}, pile={"coffee": 1, "meds": 1})
    for _ in range(6):
        if lab.table.request is None or lab.asked in ("plan", "explore"):
            break
        laws.fork_is_independent(lab.table, random)
        lab.choose(random.choice(lab.options))


@pytest.mark.rule("M-SCRIPT-05", "M-SCRIPT-10")
def test_a_save_in_the_middle_of_a_script_keeps_state_and_future() -> None:
    seen: set[str] = set()
    for seed in range(60):
        table = into_a_script(seed)
        if table is None:
            continue
        random = Random(seed)
        while table.request is not None and in_script(table):
            seen.add(table.request.kind)
            conserved(table.state)
            laws.always_an_option(table)
            laws.save_keeps_state_and_future(table, random)
            laws.fork_is_independent(table, random)
            laws.undo_really_undoes(table, random)
            for lang in languages():
                assert table.view(lang)["request"]["prompt"]
            table.play(random.choice(table.request.options))
        if len(seen) > 3 and seed > 12:
            break
    assert {"script", "script-who"} <= seen


def in_script(table: Table[State]) -> bool:
    """Whether the page that was opened last is not over yet."""
    told = [entry.event.name for entry in table.log if entry.event.name in ("script-told", "script-over")]
    return told[-1:] == ["script-told"] and table.state.outcome is None


def into_a_script(seed: int) -> Table[State] | None:
    table: Table[State] = tilldawn.new_table("mine", 1 + seed % 3, seed=seed)
    random = Random(seed)
    while table.request is not None:
        if table.request.kind == "script":
            return table
        table.play(prudent(table, random))
    return None


@pytest.mark.parametrize("lang", languages())
def test_every_question_of_the_book_can_be_said(lang: str) -> None:
    random = Random(1)
    rich = {good: min(2, n) for good, n in BOX.items()}
    for number, script in BOOK.items():
        away = script.where == "trip"
        lab = book_lab(
            number,
            trip=away,
            storage={} if away else rich,
            pile=rich if away else {},
            notes=[Note(name, 0, "storage") for name in notes()],
            people=("roman", "emilia", "zlata"),
            fittings={"b2": "radio"},
            day=6,
        )
        if not lab.happened("script-told"):
            continue
        say = Speaker(lab.table, lang)
        for _ in range(4):
            if lab.table.request is None or lab.asked in ("plan", "explore", "load"):
                break
            view = lab.table.view(lang)
            assert view["request"]["prompt"]
            assert all(option["text"] for option in view["request"]["options"])
            lab.choose(random.choice(lab.options))
        assert all(say.event(line.event) for line in lab.table.log)


# --- The sweep ----------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCRIPT-67", "M-SCRIPT-02")
def test_the_book_has_no_fault() -> None:
    assert [f"{fault.where}: {fault.what}" for fault in sweep_book()] == []


@pytest.mark.rule("M-SCRIPT-02")
def test_every_card_with_circles_has_five_written_numbers() -> None:
    assert set(with_bar()) <= set(BARS)
    for card, bar in BARS.items():
        assert len(bar) == len(set(bar)) == 5, card


Plant = Callable[[dict[int, w.Script], dict[str, tuple[int, ...]]], None]


def faults(plant: Plant) -> list[str]:
    """What the sweep says besides what it says of the book as it is."""

    def swept() -> Iterator[str]:
        yield from (f"{fault.where}: {fault.what}" for fault in sweep_book())

    before = set(swept())
    book, bars = dict(BOOK), dict(BARS)
    plant(book, bars)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(check, "BOOK", book)
        patch.setattr(check, "BARS", bars)
        return [fault for fault in swept() if fault not in before]


def planted(*then: w.Effect, where: w.Place = "trip", **fields: Any) -> Plant:
    """A script in the circles of a card that is named on the way."""

    def plant(book: dict[int, w.Script], bars: dict[str, tuple[int, ...]]) -> None:
        book[HERE] = w.Script(number=HERE, where=where, then=then, **fields)
        bars["planted"] = (HERE,) * 5

    return plant


@pytest.mark.parametrize(
    ("plant", "fault"),
    [
        (planted(w.GoTo(9999)), "leads to 9999, which is not written"),
        (planted(w.Write("x", 9998, 2, "dusk")), "leads to 9998, which is not written"),
        (planted(w.Write("x", 411, 2, "dusk")), "leads to 411, which cannot be told there"),
        (planted(w.Write("x", 29, 2, "scavenging")), "leads to 29, which cannot be told there"),
        (planted(w.Carry("x", 411)), "leads to 411, which cannot be told there"),
        (planted(w.Roll(((3, ()), (9, ())))), "the roll table [3, 9] has a hole"),
        (planted(w.Roll(((10, ()), (3, ())))), "the roll table [10, 3] has a hole"),
        (planted(w.If(w.Woman(), (w.Roll(((5, ()),)),))), "the roll table [5] has a hole"),
        (planted(choices=(w.Choice("a", (w.Lose({"wood": 1}),)),)), "no choice is always possible"),
        (planted(choices=(w.Choice("a", when=(w.Woman(),)),)), "no choice is always possible"),
        (planted(where="any", choices=(w.Choice("a", (w.Hole(-1),)),)), "no choice is always possible"),
        (planted(choices=(w.Choice("a"), w.Choice("a"))), "two choices have the same letter"),
        (
            planted(choices=(w.Choice("a"), w.Choice("b", (w.Pay(2), w.Lose({"wood": 1}))))),
            "choice b asks two prices at once",
        ),
        (planted(w.Gain({"gold": 1})), "gold does not exist"),
        (planted(w.LoseOneOf(("meds", "bread"))), "bread does not exist"),
        (planted(w.Pick({"tea": 1}, 1)), "tea does not exist"),
        (planted(w.Change("thirst", 1)), "thirst is no State"),
        (planted(w.Fight("r-impact")), "nobody fights as r-impact"),
        (planted(w.Trade("bakery")), "bakery is no Trade list"),
        (planted(w.If(w.Is("nina"), ())), "nina is nobody"),
        (planted(needs=(w.Not(w.Built("cinema")),)), "cinema is no Fitting"),
        (planted(needs=(w.Noted("nothing"),)), "nobody writes nothing"),
        (planted(w.Pay(3)), "Pay stands outside a choice"),
        (planted(w.Noise(1), where="any"), "Noise needs a trip"),
        (planted(where="home"), "cannot be reached"),
    ],
)
def test_the_sweep_finds_what_is_wrong_with_a_script(plant: Plant, fault: str) -> None:
    assert faults(plant) == [f"script {HERE}: {fault}"]


def test_the_sweep_finds_a_script_nobody_can_reach() -> None:
    def plant(book: dict[int, w.Script], bars: dict[str, tuple[int, ...]]) -> None:
        book[HERE] = w.Script(number=HERE, where="any")

    assert faults(plant) == [f"script {HERE}: cannot be reached"]


def test_the_sweep_finds_a_bar_that_is_not_whole() -> None:
    def plant(book: dict[int, w.Script], bars: dict[str, tuple[int, ...]]) -> None:
        bars["findings"] = bars["exploration"][:4]

    assert "bar of findings: has 4 numbers, not 5" in faults(plant)

    def dangling(book: dict[int, w.Script], bars: dict[str, tuple[int, ...]]) -> None:
        bars["findings"] = (*bars["findings"][:4], 9999)

    assert "bar of findings: script 9999 is not written" in faults(dangling)


def test_the_sweep_finds_a_number_written_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "PARTS", [Part("all", tuple(BOOK.values()), BARS), Part("more", (BOOK[411],))])
    assert "script 411: is written twice" in [f"{fault.where}: {fault.what}" for fault in sweep_book()]


# --- The pages ----------------------------------------------------------------------------------------


@cache
def says(lang: str, id: str) -> str:
    return catalog(lang, "mine").say(Text(id))


@pytest.mark.parametrize("lang", languages())
def test_a_page_has_forty_to_a_hundred_and_forty_words(lang: str) -> None:
    word = r"\w+(?:-\w+)*" if lang == "fr" else r"\w+(?:[-’]\w+)*"  # an elided article is a word
    length = {number: len(re.findall(word, says(lang, f"script-{number}"))) for number in BOOK}
    assert {number: n for number, n in length.items() if not BOOK[number].card and not 40 <= n <= 140} == {}


@pytest.mark.parametrize("lang", languages())
def test_what_is_printed_on_a_card_of_a_module_has_no_more_than_fifty_words(lang: str) -> None:
    length = {s.number: len(says(lang, f"script-{s.number}").split()) for s in BOOK.values() if s.card}
    assert {number: n for number, n in length.items() if not 10 <= n <= 50} == {}


@pytest.mark.parametrize("lang", languages())
def test_every_choice_is_a_sentence(lang: str) -> None:
    for script in BOOK.values():
        for option in script.choices:
            said = says(lang, f"script-{script.number}.{option.id}")
            assert said[0].isupper() or said[0] in "“«", said
            assert said.rstrip("”\u00a0»")[-1] in ".!?…", said


@pytest.mark.parametrize("lang", languages())
def test_every_page_has_a_title_and_a_topic_its_plain_sentence(lang: str) -> None:
    words = catalog(lang, "mine")
    for script in BOOK.values():
        assert 1 <= len(says(lang, f"script-{script.number}.title").split()) <= 8
        assert set(script.topics) <= set(TOPICS)
        if script.topics:
            assert words.has(f"script-{script.number}", "faded"), script.number
            faded = says(lang, f"script-{script.number}.faded")
            assert faded[-1] == "."
            assert len(faded.split()) < 30


@pytest.mark.parametrize("lang", languages())
def test_every_token_has_a_name_and_says_what_it_is_a_reminder_of(lang: str) -> None:
    for name in notes():
        assert says(lang, f"note-{name}")
        assert says(lang, f"note-{name}.text")[-1] == "."


@pytest.mark.parametrize("lang", languages())
def test_every_effect_can_be_put_into_words(lang: str) -> None:
    lab = mine_lab()
    say = Speaker(lab.table, lang)
    for script in BOOK.values():
        assert all(say(effect.describe()) for effect in effects(script))


@pytest.mark.rule("M-SCRIPT-03")
@pytest.mark.parametrize("fade", [[], ["hunger"], ["cruelty"]])
def test_a_faded_topic_is_told_in_one_plain_sentence(fade: list[str]) -> None:
    lab = book_lab(411, fade=fade)
    kind = "faded" if "cruelty" in fade else "page"
    assert lab.told("script-told", "page") == [f"{kind}:411"]
    (line,) = lab.events("script-told")
    sentence, story = says("en", "script-411.faded"), says("en", "script-411").split("\n")[0]
    said = Speaker(lab.table, "en").event(line)
    assert (sentence in said, story in said) == (kind == "faded", kind == "page")
    lab.next("6").choose("turn-page")
    assert (lab.state.noise, lab.level("marko", "misery")) == (2, 1)  # what happens is the same


# --- Everything is told -------------------------------------------------------------------------------


@pytest.mark.rule("M-SCRIPT-37", "M-SCRIPT-38", "M-SCRIPT-41", "M-SCRIPT-47", "M-SCRIPT-49")
@pytest.mark.parametrize(
    ("number", "event", "words"),
    [
        (836, "basement-closed", "the basement is closed for good"),
        (877, "day-shortened", "each of us acts only once"),
        (1002, "paper-stamped", "may be let pass"),
        (1291, "posted-out", "out of reach until the Night Raids are over"),
        (1321, "state-rose", "the card that waits is not resolved"),
        (1426, "empathy-rolled", "the card that waits is not resolved"),
    ],
)
def test_a_page_without_a_choice_says_what_it_does_and_what_it_did(
    number: int, event: str, words: str
) -> None:
    lab = book_lab(number)
    say = Speaker(lab.table, "en")
    assert words in say(lab.option("turn-page").text)
    lab.choose("turn-page")
    if lab.asked in ("script-who", "script-actor"):
        lab.choose(lab.options[0])
    assert lab.happened(event)
    assert words in say.event(lab.events("script-did")[0])


@pytest.mark.rule("M-SCRIPT-04")
def test_the_log_says_what_was_chosen_and_what_the_die_brought() -> None:
    lab = book_lab(647).next("4").choose("script:647:b")
    say = Speaker(lab.table, "en")
    assert "We stand in the doorway" in say.event(lab.events("script-chosen")[0])
    assert "nothing comes of it" in say.event(lab.events("book-rolled")[0])
    lab = book_lab(1915).next("7").choose("turn-page")
    assert "return 1 Unknown card" in Speaker(lab.table, "en").event(lab.events("book-rolled")[0])


# --- A word from elsewhere ----------------------------------------------------------------------------


TEXTS = {
    "en": """
effect-lamp-oil = { $water } Water for the lamp
needs-quiet = Only when no Event lies open.
script-9100 = A lamp.
    .title = The lamp
    .a = We light it.
    .b = We sit in the dark.
""",
    "fr": """
effect-lamp-oil = { $water } Eau pour la lampe
needs-quiet = Seulement si aucun Événement n’est en jeu.
script-9100 = Une lampe.
    .title = La lampe
    .a = Nous l’allumons.
    .b = Nous restons dans le noir.
""",
}


@pytest.fixture
def lamp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A pack: a page in two new words, its texts, and a bar that leads to it."""
    monkeypatch.setattr(text, "_added", {})
    monkeypatch.setattr(text, "_books", {})
    monkeypatch.setattr(word, "_DEFINED", list(word._DEFINED))

    class LampOil(w.Effect, frozen=True):
        """So much Water is burnt in the lamp, and everybody sleeps a little better."""

        says: ClassVar = "water"
        price: ClassVar = True
        water: int

        def possible(self, s: State, scene: w.Scene) -> Objection | None:
            if s.storage.get("water", 0) >= self.water:
                return None
            goods = (f"count:water*{self.water}",)
            return Objection("refused-script-not-at-hand", "M-SCRIPT-04", {"goods": goods})

        def run(self, g: Game, scene: w.Scene) -> Flow[None]:
            discard(g, {"water": self.water}, "storage", "M-SCRIPT-04")
            for person in g.state.group:
                relieve(g, person, "fatigue", 1, "M-SCRIPT-04")
            yield from ()

        def describe(self) -> Text:
            return self.say(water=self.water)

    class Quiet(w.Condition, frozen=True):
        """No Event lies open."""

        says: ClassVar = ""

        def holds(self, s: State, scene: w.Scene) -> bool:
            return not s.active

        def describe(self, so: bool = True) -> Text:
            return self.say(so)

    for lang, source in TEXTS.items():
        folder = tmp_path / lang
        folder.mkdir()
        (folder / "lamp.ftl").write_text(source, encoding="utf-8")
    add_texts("mine", tmp_path)
    choices = (w.Choice("a", (LampOil(2),), (Quiet(),)), w.Choice("b", (w.Check(),)))
    page = w.Script(number=LAMP, where="home", choices=choices)
    add_part(Part("lamp", (page,), {"gossip": (LAMP,) * 5}, pack="lamp"))
    yield
    remove_part("lamp")


LAMP = 9100


def test_a_word_of_the_books_language_is_a_class_and_two_texts(lamp: None) -> None:
    lab = book_lab(9100, trip=False, storage={"water": 2}, states={"marko": {"fatigue": 2}})
    assert [id[-1] for id in lab.options] == ["a", "b"]
    assert [Speaker(lab.table, lang)(lab.option("script:9100:a").text) for lang in ("en", "fr")] == [
        "We light it. (2 Water for the lamp)",
        "Nous l’allumons. (2 Eau pour la lampe)",
    ]
    lab.choose("script:9100:a")
    assert (lab.storage, lab.level("marko", "fatigue")) == ({}, 1)
    poor = book_lab(9100, trip=False, storage={"water": 1}).table
    assert [Speaker(poor, "en")(refusal.why) for refusal in poor.refused()] == [
        "We do not have 2 Water with us."
    ]
    loud = book_lab(9100, trip=False, storage={"water": 2}, active=["crime-wave"]).table
    assert [Speaker(loud, "fr")(refusal.why) for refusal in loud.refused()] == [
        "Seulement si aucun Événement n’est en jeu."
    ]
    assert [fault for fault in sweep_book() if "9100" in fault.where] == []
    said = dict(check.texts())
    assert said["effect-lamp-oil"] == {"water"}
    assert said["needs-quiet"] == {"so"}


def test_the_sweep_asks_a_foreign_word_for_its_texts(lamp: None, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [fault for fault in sweep(GAME) if "lamp" in fault.where] == []
    monkeypatch.setattr(text, "_added", {})
    monkeypatch.setattr(text, "_books", {})
    missing = [
        fault.where for fault in sweep(GAME) if fault.what == "is spoken by the game and does not exist"
    ]
    assert {"en: effect-lamp-oil", "fr: effect-lamp-oil", "en: script-9100.a"} <= set(missing)


def test_a_word_that_cannot_be_told_cannot_be_defined() -> None:
    with pytest.raises(Incomplete, match="Mute lacks describe"):

        class Mute(w.Effect, frozen=True):
            """Nothing is said of it."""

            says: ClassVar = ""

            def run(self, g: Game, scene: w.Scene) -> Flow[None]:
                yield from ()


def test_a_part_taken_off_the_shelf_leaves_it_as_it_was(lamp: None) -> None:
    assert LAMP in BOOK
    remove_part("lamp")
    assert 9100 not in BOOK
    assert bars_of("gossip", ("lamp",)) == bars_of("gossip")
    assert sorted(BOOK) == sorted(script.number for part in PARTS for script in part.scripts)


def test_the_pages_of_a_pack_are_told_only_at_tables_that_chose_it(lamp: None) -> None:
    def told(*packs: str) -> list[str]:
        def play(g: Game) -> Flow[None]:
            g.state.settings = msgspec.structs.replace(g.state.settings, packs=packs)
            yield from reading.open_by_impact(g, "v-impact")

        lab = mine_lab(tops={"visitors": ["gossip"]}, play=play)
        return [str(ref) for ref in lab.told("script-told", "script")]

    assert told("lamp") == ["script:9100"]
    assert told() != ["script:9100"]
    before = content_fingerprint.__wrapped__()
    remove_part("lamp")
    assert content_fingerprint.__wrapped__() == before  # tables without it do not change
