"""Reality Impacts: the named card, the Colour, the circle, the script, and where the card goes (M-SCRIPT).

These tests bring a book of their own, with blank pages, so that they do not depend on any story.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from tilldawn.engine.flow import Flow
from tilldawn.games.mine.book import reading, shelf
from tilldawn.games.mine.book.language import Choice, Fight, GoTo, If, Noise, Present, Roll, Script, Write
from tilldawn.games.mine.book.scripts import RULE_SCRIPTS
from tilldawn.games.mine.cards.characters import COLOUR_CARDS
from tilldawn.games.mine.state import Game, Note
from tilldawn.rulebook import rows
from tilldawn.testing.mine import Lab, conserved, fight_lab, mine_lab

BARS = {
    "hotel": (9001, 9002, 9003, 9004, 9005),
    "hard-frost": (9011, 9012, 9013, 9014, 9015),
    "thugs-1": (9021, 9022, 9023, 9024, 9025),
    "prowlers": (9031, 9032, 9033, 9034, 9035),
    "gossip": (9041, 9042, 9043, 9044, 9045),
}
"""Numbers in the circles black, grey, red, green and blue."""

AWAY: dict[str, Any] = {
    "at": "explore",
    "tasks": {"marko": "scavenging", "emilia": "guard", "marin": "guard"},
    "active": ["crime-wave", "hard-frost"],
}


@pytest.fixture(autouse=True)
def book(monkeypatch: pytest.MonkeyPatch) -> dict[int, Script]:
    """A book of blank pages: each is over when it has been turned."""
    pages = {number: Script(number=number, where="any") for bar in BARS.values() for number in bar}
    monkeypatch.setattr(shelf, "BARS", BARS)
    monkeypatch.setattr(reading, "BOOK", pages)
    return pages


def named(lab: Lab) -> list[tuple[str, str, int]]:
    """Card, Colour and number of all Impacts so far."""
    fields = (lab.told("impact-named", field) for field in ("card", "colour", "number"))
    return list(zip(*fields, strict=True))


def at_hotel(*colours: str, **laid: Any) -> Lab:
    """The Impact that names the visited Location has been turned up once for each of these Colours."""
    unknown = ["x-impact-location", "x-impact-event"]
    lab = mine_lab(unknown=unknown, next=colours, **{**AWAY, **laid})
    return lab.choose("turn-up:14")


# --- What it names ------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCRIPT-03", "M-CARD-28")
@pytest.mark.parametrize(("colour", "number"), list(zip(COLOUR_CARDS, BARS["hotel"], strict=True)))
def test_the_colour_picks_the_circle_and_its_script_is_opened(colour: str, number: int) -> None:
    lab = at_hotel(colour)
    assert named(lab) == [("card:hotel", f"colour:{colour}", number)]
    assert lab.told("script-told", "script") == [f"script:{number}"]
    assert (lab.asked, lab.options) == ("script", ["turn-page"])


@pytest.mark.rule("M-SCRIPT-03", "M-CARD-28")
def test_the_other_exploration_card_names_the_newest_event() -> None:
    lab = mine_lab(unknown=["x-impact-event"], next=["blue"], **AWAY).choose("turn-up:14")
    assert named(lab) == [("card:hard-frost", "colour:blue", 9015)]


@pytest.mark.rule("M-SCRIPT-03", "M-CARD-28", "M-RES-08")
def test_among_the_residents_it_names_the_visited_place() -> None:
    lab = mine_lab(unknown=["x-candlelight"], tops={"residents": ["r-impact"]}, noise=5, **AWAY)
    lab.choose("turn-up:14").next("black").choose("approach")
    assert named(lab) == [("card:hotel", "colour:black", 9001)]
    assert (lab.state.noise, lab.state.combat) == (1, None)


@pytest.mark.rule("M-SCRIPT-03", "M-CARD-28")
def test_a_find_names_the_top_residents_card_which_is_shown_and_not_met() -> None:
    tops: dict[str, Sequence[str]] = {"findings": ["f-impact"], "residents": ["thugs-1"]}
    lab = mine_lab(unknown=["x-furniture"], tops=tops, noise=3, **AWAY)
    lab.next("red").choose("turn-up:14", "return:2")
    assert named(lab) == [("card:thugs-1", "colour:red", 9023)]
    assert (lab.state.combat, lab.state.resident, lab.state.noise) == (None, "", 3)
    assert not lab.happened("resident-drawn")
    assert lab.state.residents.layers == [{"residents": 9, "=thugs-1": 1}]  # shuffled: known, but not where
    conserved(lab.state)


@pytest.mark.rule("M-CARD-28")
def test_a_top_card_without_circles_is_passed_over() -> None:
    tops: dict[str, Sequence[str]] = {"findings": ["f-impact"], "residents": ["homeless", "thugs-1"]}
    lab = mine_lab(unknown=["x-furniture"], tops=tops, **AWAY)
    lab.next("grey").choose("turn-up:14", "return:2")
    assert named(lab) == [("card:thugs-1", "colour:grey", 9022)]
    assert lab.state.residents.layers == [{"residents": 8, "=thugs-1": 1, "=homeless": 1}]
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-03", "M-CARD-28")
def test_among_the_raids_it_names_the_next_raid_and_there_is_none_tonight() -> None:
    lab = mine_lab(
        at="raid",
        tasks={"marko": "guard"},
        tops={"raids": ["n-impact", "prowlers"]},
        storage={"meds": 1},
        next=["green"],
    )
    assert named(lab) == [("card:prowlers", "colour:green", 9034)]
    lab.choose("turn-page")
    assert lab.told("raid-drawn", "card") == ["card:n-impact"]
    assert not lab.happened("guard-rolled")
    assert (lab.asked, lab.storage) == ("crime-wave", {"meds": 1})


@pytest.mark.rule("M-SCRIPT-03", "M-CARD-28")
def test_among_the_visitors_it_names_the_next_visitor_who_does_not_come() -> None:
    lab = mine_lab(tops={"visitors": ["gossip"]}, play=lambda g: reading.open_by_impact(g, "v-impact"))
    assert [card for card, _, _ in named(lab)] == ["card:gossip"]
    assert not lab.happened("visitor-came")


@pytest.mark.rule("M-SCRIPT-02", "M-MORN-07")
def test_circles_mean_nothing_without_an_impact() -> None:
    lab = fight_lab("thugs-1", ("a1", "b1")).next("blank", "blank", "blank", "blank").choose("fight-on")
    assert (named(lab), lab.state.scripts) == ([], [])
    lab = mine_lab(at="morning", tops={"events": ["hard-frost"]})
    assert lab.told("event-drawn", "card") == ["card:hard-frost"]
    assert (named(lab), lab.state.scripts) == ([], [])


@pytest.mark.rule("M-SCRIPT-03")
def test_all_five_colours_are_there_again_for_the_next_impact() -> None:
    lab = at_hotel("red", "red").choose("turn-page", "turn-up:13")
    draws = [weights for weights in lab.chance.seen if set(weights) == set(COLOUR_CARDS)]
    assert draws == [dict.fromkeys(COLOUR_CARDS, 1)] * 2
    assert [number for _, _, number in named(lab)] == [9003, 9013]


# --- Which script -------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCRIPT-03")
@pytest.mark.parametrize(
    ("told", "colour", "number"),
    [([9003], "red", 9004), ([9003, 9004], "red", 9005), ([9005], "blue", 9001), ([9001], "red", 9003)],
)
def test_a_script_told_already_gives_way_to_the_next_circle(
    told: list[int], colour: str, number: int
) -> None:
    def before(g: Game) -> Flow[None]:
        g.state.scripts.extend(told)
        yield from ()

    assert [n for _, _, n in named(at_hotel(colour, play=before))] == [number]


@pytest.mark.rule("M-SCRIPT-03")
def test_a_script_that_does_not_fit_gives_way_to_the_next_circle(book: dict[int, Script]) -> None:
    book[9003] = Script(number=9003, where="home")
    book[9004] = Script(number=9004, where="any", needs=(Present(2),))
    assert [number for _, _, number in named(at_hotel("red"))] == [9005]


@pytest.mark.rule("M-SCRIPT-03", "M-SCRIPT-05")
def test_when_all_has_been_told_nothing_happens() -> None:
    def before(g: Game) -> Flow[None]:
        g.state.scripts.extend(BARS["hotel"])
        yield from ()

    lab = at_hotel("red", play=before)
    assert (lab.told("impact-empty", "card"), named(lab)) == (["card:hotel"], [])
    assert (lab.asked, lab.state.explored) == ("explore", ["x-impact-location"])
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-03")
@pytest.mark.parametrize(
    ("card", "deck"), [("x-impact-location", "exploration"), ("x-impact-event", "exploration")]
)
def test_when_the_named_card_has_told_all_the_decks_own_bar_is_read(
    book: dict[int, Script], monkeypatch: pytest.MonkeyPatch, card: str, deck: str
) -> None:
    monkeypatch.setitem(BARS, deck, (9051, 9052, 9053, 9054, 9055))
    book |= {number: Script(number=number, where="any") for number in BARS[deck]}
    told = [*BARS["hotel"], *BARS["hard-frost"], 9053]
    lab = mine_lab(unknown=[card], read=told, next=["red"], **AWAY).choose("turn-up:14")
    assert [number for _, _, number in named(lab)] == [9054]


@pytest.mark.rule("M-SCRIPT-03")
def test_a_find_falls_back_on_the_bar_of_the_findings(
    book: dict[int, Script], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BARS, "findings", (9051, 9052, 9053, 9054, 9055))
    book |= {number: Script(number=number, where="any") for number in BARS["findings"]}
    tops: dict[str, Sequence[str]] = {"findings": ["f-impact"], "residents": ["thugs-1"]}
    lab = mine_lab(unknown=["x-furniture"], tops=tops, read=BARS["thugs-1"], next=["blue"], **AWAY)
    lab.choose("turn-up:14", "return:2")
    assert named(lab) == [("card:thugs-1", "colour:blue", 9055)]


@pytest.mark.rule("M-SCRIPT-03")
@pytest.mark.parametrize("card", ["f-impact", "r-impact"])
def test_the_impact_is_back_where_it_belongs_before_the_page_is_read(card: str) -> None:
    tops: dict[str, Sequence[str]] = {"findings": ["f-impact"], "residents": ["r-impact", "thugs-1"]}
    lab = mine_lab(unknown=["x-furniture" if card == "f-impact" else "x-candlelight"], tops=tops, **AWAY)
    lab.choose("turn-up:14", "return:2" if card == "f-impact" else "approach")
    assert (lab.asked, lab.state.finding, lab.state.resident) == ("script", "", "")
    assert (card in lab.state.findings_discard) == (card == "f-impact")
    assert lab.state.residents.layers[0]["=r-impact"] == 1  # type: ignore[index]


@pytest.mark.rule("M-SCRIPT-03")
def test_a_script_is_remembered() -> None:
    lab = at_hotel("red")
    assert lab.state.scripts == [9003]


# --- Scripts that lead on -----------------------------------------------------------------------------


@pytest.mark.rule("M-SCRIPT-04", "M-SCRIPT-06")
def test_a_choice_can_lead_to_another_script(book: dict[int, Script]) -> None:
    book[9001] = Script(
        number=9001, where="any", choices=(Choice("a", (GoTo(9002),)), Choice("b", (Noise(by=2),)))
    )
    lab = at_hotel("black")
    assert lab.options == ["script:9001:a", "script:9001:b"]
    lab.choose("script:9001:a")
    assert lab.told("script-told", "script") == ["script:9001", "script:9002"]
    assert lab.asked == "script"
    lab.choose("turn-page")
    assert (lab.asked, lab.state.noise) == ("explore", 1)
    assert at_hotel("black").choose("script:9001:b").state.noise == 3


@pytest.mark.rule("M-SCRIPT-04")
@pytest.mark.parametrize(("result", "number"), [("3", 9002), ("4", 9003)])
def test_a_die_can_lead_to_another_script(book: dict[int, Script], result: str, number: int) -> None:
    lines = ((3, (GoTo(9002),)), (10, (GoTo(9003),)))
    book[9001] = Script(number=9001, where="any", then=(Roll(lines=lines),))
    lab = at_hotel("black").next(result).choose("turn-page")
    assert lab.told("script-told", "script") == ["script:9001", f"script:{number}"]


@pytest.mark.rule("M-SCRIPT-04", "M-SCRIPT-09")
@pytest.mark.parametrize(("party", "number"), [(["marko"], 9003), (["marko", "marin"], 9002)])
def test_a_condition_can_lead_to_another_script(
    book: dict[int, Script], party: list[str], number: int
) -> None:
    branch = If(Present(2), (GoTo(9002),), (GoTo(9003),))
    book[9001] = Script(number=9001, where="any", then=(branch,))
    tasks = {"emilia": "guard", "marin": "guard", **dict.fromkeys(party, "scavenging")}
    lab = at_hotel("black", tasks=tasks).choose("turn-page")
    assert lab.told("script-told", "script") == ["script:9001", f"script:{number}"]


@pytest.mark.rule("M-SCRIPT-07")
def test_a_script_can_be_written_on_a_token(book: dict[int, Script]) -> None:
    book[9001] = Script(number=9001, where="any", then=(Write("parcel", 9002, days=2, phase="dusk"),))
    lab = at_hotel("black").choose("turn-page")
    assert lab.state.notes == [Note("parcel", 9002, "storage", "dusk", lab.state.day + 2, 9001)]


@pytest.mark.rule("M-SCRIPT-07")
@pytest.mark.parametrize(("day", "back"), [(3, False), (4, True)])
def test_a_written_token_matters_when_its_time_has_come(day: int, back: bool) -> None:
    def before(g: Game) -> Flow[None]:
        g.state.notes.append(Note("parcel", 9002, "storage", "dusk", 4))
        yield from ()

    lab = mine_lab(at="dusk", day=day, play=before, storage={"water": 3})
    assert lab.told("script-told", "script") == ["script:9002"] * back
    assert (lab.asked == "script", lab.state.notes == []) == (back, back)


@pytest.mark.rule("M-COMB-01", "M-SCRIPT-14")
@pytest.mark.parametrize("way", ["flee:chased", "talk-surrender"])
def test_a_script_can_start_a_fight_with_people_who_are_in_no_deck(book: dict[int, Script], way: str) -> None:
    book[9001] = Script(number=9001, where="trip", then=(Fight("thugs-2"),))
    lab = at_hotel("black").next("1", "b1").choose("turn-page")
    assert (lab.asked, lab.foes, lab.state.resident) == ("round", {"b1": 0}, "")
    lab.next("fist-1", "blank", "blank" if way == "flee:chased" else "5").choose("fight-on", way)
    assert (lab.asked, len(lab.state.residents)) == ("load" if way == "flee:chased" else "explore", 9)
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-08")
def test_nothing_comes_between_while_a_page_is_open() -> None:
    lab = at_hotel(
        "red",
        pile={"meds": 1, "raw-food": 1, "moonshine": 1},
        states={"marko": {"hunger": 2, "misery": 2, "illness": 1}},
        advanced=["351", "909"],
    )
    assert (lab.asked, lab.anytime) == ("script", [])
    lab.choose("turn-page")
    assert {id.split(":")[0] for id in lab.anytime} == {"place-now", "eat-now", "drink-now"}


# --- What follows -------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCRIPT-05", "M-CARD-28")
@pytest.mark.parametrize("card", ["x-impact-location", "x-impact-event"])
def test_afterwards_an_exploration_card_lies_on_the_discard_and_exploring_goes_on(card: str) -> None:
    lab = mine_lab(unknown=[card], pile={"meds": 1}, noise=2, **AWAY)
    group = msgspec.msgpack.encode(lab.state.group)
    lab.choose("turn-up:14", "turn-page")
    assert (lab.asked, lab.state.step) == ("explore", "explore")
    assert (lab.state.card, lab.state.explored) == ("", [card])
    assert (lab.pile, lab.state.noise, len(lab.state.unknown)) == ({"meds": 1}, 2, 13)
    assert msgspec.msgpack.encode(lab.state.group) == group
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-05", "M-CARD-28")
def test_afterwards_a_findings_card_lies_on_its_discard_and_nothing_is_found() -> None:
    tops: dict[str, Sequence[str]] = {"findings": ["f-impact", "full-shelf"], "residents": ["thugs-1"]}
    lab = mine_lab(unknown=["x-furniture"], tops=tops, **AWAY)
    lab.choose("turn-up:14", "return:2", "turn-page")
    assert (lab.asked, lab.pile, lab.state.finding) == ("explore", {}, "")
    assert lab.state.findings_discard == ["f-impact"]
    assert not lab.happened("found")
    assert len(lab.state.unknown) == 11  # the price is paid all the same
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-05", "M-RES-08")
def test_afterwards_a_residents_card_is_shuffled_back_and_the_waiting_card_goes_on() -> None:
    tops: dict[str, Sequence[str]] = {"residents": ["r-impact"], "findings": ["under-the-linen"]}
    lab = mine_lab(unknown=["x-furniture"], tops=tops, **AWAY)
    lab.choose("turn-up:14").next("1", "red", "1").choose("noise:1", "turn-page")
    assert (lab.asked, lab.told("found", "card")) == ("take", ["card:under-the-linen"])
    assert lab.state.resident == ""
    assert lab.state.residents.layers == [{"residents": 8, "=r-impact": 1}]
    conserved(lab.state)


@pytest.mark.rule("M-CARD-28")
def test_afterwards_a_raid_card_is_shuffled_back_and_none_takes_its_place() -> None:
    lab = mine_lab(at="raid", tasks={"marko": "guard"}, tops={"raids": ["n-impact", "prowlers"]})
    lab.choose("turn-page")
    assert (lab.state.raid, lab.state.raids_aside) == (None, [])
    assert lab.state.raids.layers == [{"raids": 3, "=prowlers": 1, "=n-impact": 1}]
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-05", "M-CARD-28")
def test_afterwards_a_visitor_card_is_shuffled_back_and_the_day_goes_on() -> None:
    lab = mine_lab(tops={"visitors": ["v-impact", "gossip"]})
    lab.choose("plan:marko", "outside").next("5").choose("resolve")
    while lab.asked == "script":
        lab.choose("turn-page")
    assert lab.state.visitor == ""
    assert len(lab.state.visitors) == 12
    assert (lab.asked, lab.state.stage) == ("plan", 2)
    conserved(lab.state)


# --- The rest of the machinery ------------------------------------------------------------------------


@pytest.mark.rule("M-SCRIPT-01")
def test_the_rule_scripts_are_played() -> None:
    book = rows("mine")
    played = {"33": 13, "40": 14, "150": 18, "215": 21, "266": 23, "333": 26}
    assert [str(number) for number in RULE_SCRIPTS] == list(played)
    assert {book[f"M-SCRIPT-{row}"].status for row in played.values()} == {"played"}


@pytest.mark.rule("M-SETUP-10", "M-BOARD-18")
@pytest.mark.parametrize("colour", COLOUR_CARDS)
def test_each_of_the_five_colours_may_come_and_come_again(colour: str) -> None:
    lab = mine_lab(
        at="raid",
        tasks={"marko": "guard"},
        tops={"raids": ["n-impact", "prowlers"]},
        next=[colour],
    )
    assert [told for _, told, _ in named(lab)] == [f"colour:{colour}"]
    again = mine_lab(
        tops={"visitors": ["gossip"]},
        play=lambda g: reading.open_by_impact(g, "v-impact"),
        next=[colour],
    )
    assert [told for _, told, _ in named(again)] == [f"colour:{colour}"]
