"""Spirit: who, in which order, and the 36 lines of the twelve Characters (M-SPIRIT)."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tilldawn.games.mine.cards.characters import CARDS
from tilldawn.games.mine.night.events import SpiritCalled
from tilldawn.games.mine.state import Note
from tilldawn.testing.mine import Lab, conserved, mine_lab

CALLS = {"a": "draught", "b": "grandmothers-tea", "c": "little-sun"}
"""For each letter a Fate card that does nothing else to healthy people in a house without Cold."""


def company(who: str) -> tuple[str, str]:
    """Two others to be with."""
    first, second, *_ = (id for id in ("boris", "katia", "marin") if id != who)
    return first, second


def called(who: str, letter: str, *answers: str, **layout: Any) -> Lab:
    """The Dawn at which the card calls this letter and only this Character is awake; everybody has Misery 1.

    Play stops when the Narrative Actions have been drawn.
    """
    people = layout.pop("people", (who, *company(who)))
    states = {id: {"misery": 1, "fatigue": 1 if id == who else 4} for id in people}
    for id, levels in layout.pop("states", {}).items():
        states[id] |= levels
    lab = mine_lab(at="spirit", people=people, states=states, fate_card=CALLS[letter], **layout)
    return lab.choose(*answers)


class Case(NamedTuple):
    """A line, the situation, the answers, and the Misery of everybody afterwards."""

    who: str
    letter: str
    layout: dict[str, Any]
    answers: tuple[str, ...]
    misery: tuple[int, ...]


def case(who: str, letter: str, misery: tuple[int, ...], *answers: str, **layout: Any) -> Case:
    return Case(who, letter, layout, answers, misery)


RADIO = {"b4": "radio"}
AWAY = "scavenging"
SMOKERS = ("arica", "boris", "marin", "bruno")

LINES = [
    # Zlata
    case("zlata", "a", (0, 0, 1), "person:zlata", "person:boris", storage={"guitar": 1}),
    case("zlata", "a", (1, 0, 0), "person:boris", "person:katia", storage={"guitar": 1}),
    case("zlata", "a", (1, 1, 1), storage={"broken-guitar": 1}),
    case("zlata", "b", (2, 2, 1), states={"boris": {"misery": 2}}),
    case("zlata", "b", (3, 1, 1), states={"zlata": {"misery": 2}}),
    case("zlata", "b", (1, 1, 1)),
    case(
        "zlata",
        "c",
        (3, 1, 0),
        "person:boris",
        "person:katia",
        states={"zlata": {"misery": 3}, "boris": {"misery": 3}},
    ),
    # The smokers
    *(case(who, "a", (0, 1, 1), "spirit-give:cigarette", storage={"cigarette": 1}) for who in SMOKERS),
    *(case(who, "a", (2, 1, 1), f"spirit-refuse:{who}", storage={"cigarette": 1}) for who in SMOKERS),
    *(case(who, "a", (2, 1, 1), storage={"coffee": 1, "herb": 1}) for who in SMOKERS),
    # Arica
    case("arica", "b", (2, 1, 1), tasks={"arica": "guard"}),
    case("arica", "b", (1, 1, 1), tasks={"arica": AWAY}),
    case("arica", "c", (0, 1, 1)),
    # Marko
    case("marko", "a", (1, 1, 1), "spirit-give:coffee", storage={"coffee": 1}),
    case("marko", "b", (2, 1, 1), states={"boris": {"wounds": 2}}),
    case("marko", "b", (2, 1, 1), states={"katia": {"illness": 2}}),
    case("marko", "b", (2, 1, 1), states={"marko": {"wounds": 2}}),
    case("marko", "b", (1, 1, 1), states={"boris": {"wounds": 1}, "katia": {"illness": 1}}),
    case("marko", "c", (1, 1, 0), "person:katia"),
    # Pavle
    case("pavle", "a", (0, 1, 1), fittings=RADIO),
    case("pavle", "a", (0, 1, 1), fittings=RADIO, tasks={"pavle": AWAY}),
    case("pavle", "a", (2, 1, 1), tasks={"pavle": "floor"}),
    case("pavle", "a", (1, 1, 1), tasks={"pavle": AWAY}),
    case("pavle", "b", (2, 1, 1), tasks={"pavle": AWAY}),
    case("pavle", "b", (1, 1, 1), tasks={"pavle": "guard"}),
    case("pavle", "c", (0, 1, 1)),
    # Boris
    case("boris", "b", (2, 1, 1), states={"boris": {"hunger": 2}}),
    case("boris", "b", (1, 1, 1), states={"boris": {"hunger": 1}, "katia": {"hunger": 3}}),
    case("boris", "c", (1, 0, 1), "person:katia"),
    # Roman
    case("roman", "a", (0, 1, 1), "spirit-give:moonshine", storage={"moonshine": 1}),
    case("roman", "a", (0, 1, 1), "spirit-give:pure-alcohol", storage={"pure-alcohol": 1}),
    case("roman", "a", (2, 1, 1), "spirit-refuse:roman", "go-on", storage={"moonshine": 1}),
    case("roman", "a", (2, 1, 1)),
    case("roman", "b", (1, 1, 2), "person:katia"),
    case("roman", "b", (1,), people=("roman",)),
    case("roman", "c", (0, 1, 1)),
    # Emilia
    case("emilia", "a", (0, 1, 1), storage={"book": 1}),
    case("emilia", "a", (2, 1, 1)),
    case("emilia", "b", (2, 1, 1), states={"boris": {"wounds": 2}}),
    case("emilia", "b", (2, 1, 1), states={"katia": {"illness": 2}}),
    case("emilia", "b", (1, 1, 1), states={"emilia": {"wounds": 2, "illness": 2}, "katia": {"illness": 1}}),
    case("emilia", "c", (0, 1, 1), "person:emilia"),
    case("emilia", "c", (1, 0, 1), "person:boris"),
    # Marin
    case("marin", "b", (2, 1), people=("marin", "boris")),
    case("marin", "b", (1, 1, 1)),
    case("marin", "c", (1, 1, 1), "good:mechanical-part"),
    # Katia
    case("katia", "a", (0, 1, 1), "spirit-give:coffee", storage={"coffee": 1}),
    case("katia", "a", (2, 1, 1), "spirit-refuse:katia", storage={"coffee": 1}),
    case("katia", "a", (2, 1, 1), storage={"cigarette": 1}),
    case("katia", "b", (2, 1, 1), states={"boris": {"hunger": 3}}),
    case("katia", "b", (2, 1, 1), states={"katia": {"hunger": 3}}),
    case("katia", "b", (1, 1, 1), states={"boris": {"hunger": 2}}),
    case("katia", "c", (0, 1, 1), "person:katia"),
    # Cveta
    case("cveta", "a", (0, 1, 1), storage={"book": 1}),
    case("cveta", "a", (0, 1, 1), storage={"guitar": 1}),
    case("cveta", "a", (2, 1, 1), storage={"broken-guitar": 1}),
    case("cveta", "b", (2, 2, 1), states={"boris": {"misery": 2}}),
    case("cveta", "b", (2, 1, 1), states={"cveta": {"misery": 2}}),
    case("cveta", "c", (1, 0, 1), "person:boris"),
    # Bruno
    case("bruno", "b", (2, 1, 1)),
    case("bruno", "b", (2, 1, 1), storage={"vegetable": 2}),
    case("bruno", "b", (1, 1, 1), storage={"raw-food": 1}),
    case("bruno", "b", (1, 1, 1), storage={"canned-food": 1}),
    case("bruno", "c", (0, 1, 1), "person:bruno"),
    # Anton
    case("anton", "a", (0, 1, 1), storage={"book": 1}),
    case("anton", "a", (0, 1, 1), fittings=RADIO),
    case("anton", "a", (2, 1, 1)),
    case("anton", "b", (2, 1, 1), states={"anton": {"wounds": 2}}),
    case("anton", "b", (2, 1, 1), states={"anton": {"illness": 1}}),
    case("anton", "b", (1, 1, 1), states={"boris": {"wounds": 3, "illness": 3}}),
    case("anton", "c", (0, 1, 1)),
]


@pytest.mark.rule("M-SPIRIT-01")
@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{line.who}-{line.letter}")
def test_a_line_does_what_it_says(line: Case) -> None:
    lab = called(line.who, line.letter, *line.answers, **line.layout)
    assert lab.asked == "keep-narrative"
    assert tuple(p.misery for p in lab.state.group) == line.misery
    conserved(lab.state)


@pytest.mark.rule("M-SPIRIT-01")
def test_all_thirty_six_lines_are_shown_above() -> None:
    assert {(line.who, line.letter) for line in LINES} == {
        (card.id, letter) for card in CARDS for letter in "abc"
    }


# --- What a line does besides Misery ------------------------------------------------------------------


@pytest.mark.rule("M-SPIRIT-01")
@pytest.mark.parametrize(
    ("who", "good"),
    [
        *((who, "cigarette") for who in SMOKERS),
        ("katia", "coffee"),
        ("roman", "moonshine"),
        ("marko", "coffee"),
    ],
)
def test_what_is_longed_for_is_discarded_only_if_it_is_given(who: str, good: str) -> None:
    lab = called(who, "a", storage={good: 1, "book": 1})
    assert (lab.asked, lab.options) == ("spirit-longing", [f"spirit-give:{good}", f"spirit-refuse:{who}"])
    full = lab.box.get(good, 0)
    lab.choose(f"spirit-give:{good}")
    assert (lab.storage, lab.box[good]) == ({"book": 1}, full + 1)
    kept = called(who, "a", f"spirit-refuse:{who}", storage={good: 1})
    assert kept.storage == {good: 1}


@pytest.mark.rule("M-SPIRIT-01")
@pytest.mark.parametrize(
    ("who", "good"), [("zlata", "guitar"), ("emilia", "book"), ("cveta", "guitar"), ("anton", "book")]
)
def test_what_only_has_to_be_there_is_kept(who: str, good: str) -> None:
    lab = called(who, "a", storage={good: 1})
    if who == "zlata":
        lab.choose("person:zlata", "person:boris")
    assert lab.storage == {good: 1}


@pytest.mark.rule("M-SPIRIT-01")
def test_a_drink_for_romans_spirit_does_not_tire_him_and_he_takes_either() -> None:
    lab = called("roman", "a", storage={"moonshine": 1, "pure-alcohol": 1})
    assert lab.options == ["spirit-give:moonshine", "spirit-give:pure-alcohol", "spirit-refuse:roman"]
    lab.choose("spirit-give:pure-alcohol")
    assert (lab.level("roman", "fatigue"), lab.storage) == (1, {"moonshine": 1})


@pytest.mark.rule("M-SPIRIT-01")
@pytest.mark.parametrize(
    ("before", "answers", "after"),
    [(3, ["spirit-give:coffee"], 1), (1, ["spirit-give:coffee"], 0), (1, ["spirit-refuse:marko"], 2)],
)
def test_coffee_keeps_marko_on_his_feet(before: int, answers: list[str], after: int) -> None:
    lab = called("marko", "a", *answers, storage={"coffee": 1}, states={"marko": {"fatigue": before}})
    assert lab.level("marko", "fatigue") == after


@pytest.mark.rule("M-SPIRIT-01", "M-STATE-13")
def test_without_coffee_marko_may_fall_asleep_and_his_line_is_done() -> None:
    lab = called("marko", "a", states={"marko": {"fatigue": 3}})
    assert (lab.level("marko", "fatigue"), lab.level("marko", "misery")) == (4, 1)
    assert lab.happened("fell-asleep")


@pytest.mark.rule("M-SPIRIT-01")
@pytest.mark.parametrize("who", ["arica", "pavle"])
def test_some_unwind_and_are_less_tired_too(who: str) -> None:
    assert called(who, "c").level(who, "fatigue") == 0


@pytest.mark.rule("M-SPIRIT-01")
def test_marin_finds_a_part() -> None:
    lab = called("marin", "c")
    assert lab.options == ["good:mechanical-part", "good:electrical-part"]
    lab.choose("good:electrical-part")
    assert lab.storage == {"electrical-part": 1}
    assert called("marin", "c", box={"mechanical-part": 0}).storage == {"electrical-part": 1}
    none = called("marin", "c", box={"mechanical-part": 0, "electrical-part": 0})
    assert (none.storage, none.asked) == ({}, "keep-narrative")


@pytest.mark.rule("M-SPIRIT-01")
@pytest.mark.parametrize("who", ["marko", "boris", "cveta"])
def test_some_comfort_others_only(who: str) -> None:
    assert f"person:{who}" not in called(who, "c").options
    alone = called(who, "c", people=(who,))
    assert (alone.asked, alone.level(who, "misery")) == ("keep-narrative", 1)


@pytest.mark.rule("M-SPIRIT-01")
@pytest.mark.parametrize("letter", ["a", "c"])
def test_zlata_comforts_two_different_people_or_herself_alone(letter: str) -> None:
    lab = called("zlata", letter, "person:boris", storage={"guitar": 1})
    assert lab.options == ["person:zlata", "person:katia"]
    alone = called("zlata", letter, people=("zlata",), storage={"guitar": 1})
    assert alone.level("zlata", "misery") == 0
    two = called("zlata", letter, people=("zlata", "katia"), storage={"guitar": 1})
    assert [p.misery for p in two.state.group] == [0, 0]


@pytest.mark.rule("M-SPIRIT-01", "M-STATE-09")
def test_a_line_can_be_too_much_for_somebody() -> None:
    lab = called("boris", "a", states={"boris": {"misery": 3}}, next=["misery-1"])
    assert not lab.alive("boris")
    assert [(gone.id, gone.left) for gone in lab.state.lost] == [("boris", True)]
    assert lab.state.lost_today


# --- Who, when, in which order ------------------------------------------------------------------------

CREW = ("roman", "zlata", "boris")


def together(letter: str, **layout: Any) -> Lab:
    states = {id: {"misery": 1} for id in CREW}
    return mine_lab(at="fate", people=CREW, states=states, tops={"fate": [CALLS[letter]]}, **layout)


@pytest.mark.rule("M-SPIRIT-01", "M-SPIRIT-04")
def test_everybody_awake_is_called_exactly_once() -> None:
    lab = together("b").choose("person:boris", "person:roman", "person:zlata")
    assert lab.asked == "keep-narrative"
    order = [e.who.partition(":")[2] for e in lab.events() if isinstance(e, SpiritCalled)]
    assert order == ["boris", "roman", "zlata"]


@pytest.mark.rule("M-SPIRIT-02")
def test_the_leader_chooses_the_order_and_it_matters() -> None:
    first = together("b").choose("person:roman", "person:boris", "person:zlata")
    assert [p.misery for p in first.state.group] == [1, 2, 2]
    last = together("b").choose("person:zlata", "person:roman", "person:boris")
    assert [p.misery for p in last.state.group] == [1, 1, 2]


@pytest.mark.rule("M-SPIRIT-02")
def test_the_leader_decides_for_everybody() -> None:
    lab = together("b", seats=3)
    assert (lab.seat, lab.asked) == (0, "spirit-order")
    assert lab.choose("person:roman").seat == 0


@pytest.mark.rule("M-SPIRIT-04")
def test_spirit_cannot_be_skipped() -> None:
    lab = together("b")
    assert (lab.options, lab.anytime) == (["person:roman", "person:zlata", "person:boris"], [])
    lab.choose("person:roman")
    assert lab.options == ["person:zlata", "person:boris"]
    lab = together("a", storage={"moonshine": 1}).choose("person:roman")
    assert lab.options == ["spirit-give:moonshine", "spirit-refuse:roman"]


@pytest.mark.rule("M-SPIRIT-04", "M-SPIRIT-01")
def test_whoever_was_lost_meanwhile_is_not_called() -> None:
    lab = mine_lab(
        at="fate",
        people=("roman", "anton"),
        states={"anton": {"misery": 3}},
        tops={"fate": [CALLS["b"]]},
        next=["misery-3"],
    )
    lab.choose("person:roman")
    assert (lab.asked, len(lab.events("spirit-called"))) == ("keep-narrative", 1)


@pytest.mark.rule("M-SPIRIT-03", "M-SCRIPT-56")
@pytest.mark.parametrize(("result", "stirs"), [("1", True), ("2", True), ("3", False), ("10", False)])
def test_a_token_that_comes_up_with_spirit_does_so_on_1_or_2_once_the_lines_are_done(
    result: str, stirs: bool
) -> None:
    lab = mine_lab(
        at="fate",
        people=("anton",),
        notes=[Note("voucher", 1217, "storage", "spirit")],
        tops={"fate": ["draught"]},
        next=[result],
    )
    told = [e.name for e in lab.events("spirit-called", "note-stirred", "script-told")]
    assert told == ["spirit-called", "note-stirred", *["script-told"] * stirs]
    assert (lab.asked == "script") == stirs
    assert [note.script for note in lab.state.notes] == ([] if stirs else [1217])


@pytest.mark.rule("M-STATE-21", "M-SPIRIT-02")
def test_a_sleeper_cannot_be_called_and_it_is_said_why() -> None:
    lab = mine_lab(at="fate", states={"marko": {"fatigue": 4}}, tops={"fate": ["long-night"]})
    assert lab.options == ["person:emilia", "person:marin"]
    assert lab.refusals() == {"person/marko": "M-STATE-21"}
