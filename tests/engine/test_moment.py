"""Moments: when an only answer is taken unasked, and what the journal keeps of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from msgspec import Struct
from tilldawn_orchard.game import ORCHARD as TOY

from tilldawn.engine.chance import SeededChance
from tilldawn.engine.errors import RulesChanged
from tilldawn.engine.event import Rescued
from tilldawn.engine.flow import Flow, GameOver, World, ask, roll
from tilldawn.engine.game import Game, Outcome, Seat, Steps
from tilldawn.engine.moment import moment
from tilldawn.engine.request import Option, Text, option
from tilldawn.engine.save import load
from tilldawn.engine.table import Table
from tilldawn.testing.moments import Bystander


class Lamp(Struct):
    """A lamp with some oil. A night costs one; oil may be added, water poured away, at any time."""

    step: str = "night"
    oil: int = 0
    can: int = 1
    water: int = 1
    nights: int = 0
    outcome: Outcome | None = None


FILL = option("fill", seat=0, rule="T-1", anytime=True)
POUR = option("pour", seat=0, rule="T-1", anytime=True)
step: Steps[Lamp] = Steps()


@step("night", begins="turn")
def night(g: World[Lamp]) -> Flow[str]:
    s = g.state
    yield from moment(g, "before-night", 0, "T-1", stakes=lambda o: o.verb == "fill" and s.oil < 1)
    pips = yield from roll(6)
    s.oil -= 1
    s.nights += 1
    if s.oil < 0 or s.nights == 4:
        s.outcome = Outcome(s.oil >= 0, Text("x"), "T-1")
        raise GameOver
    word = option("dim" if pips > 3 else "bright", seat=0, rule="T-2")
    yield from ask(g, "morning", 0, lambda: [word, option("sing", seat=0, rule="T-2")], "T-2")
    return "night"


def anytime(g: World[Lamp]) -> Sequence[Option]:
    s = g.state
    return [FILL] * bool(s.can) + [POUR] * bool(s.water)


def act(g: World[Lamp], chosen: Option) -> Flow[None]:
    if chosen.verb == "fill":
        g.state.can -= 1
        g.state.oil += 3
    else:
        g.state.water -= 1
    return
    yield


LAMP: Game[Any] = msgspec.structs.replace(
    TOY,
    id="lamp",
    state=Lamp,
    start=lambda options, seats: Lamp(oil=options.get("oil", 0)),
    steps=step.by_name,
    anytime=anytime,
    act=act,
    topics={"moment": "matters"},
    fingerprint=lambda: "lamp",
    option_names=("oil",),
)


def laid(seed: str = "1", **options: Any) -> Table[Any]:
    return Table(LAMP, [Seat("Ana"), Seat("Bo")], options, SeededChance(seed))


def kind(table: Table[Any]) -> str:
    return table.request.kind if table.request else ""


def replayed(table: Table[Any], game: Game[Any] = LAMP) -> Table[Any]:
    return Table.replay(
        game, table.seats, table.options, table.journal, SeededChance(""), orders=table.orders
    )


def test_a_moment_is_asked_about_when_something_would_come_too_late() -> None:
    table = laid(oil=0)
    assert kind(table) == "before-night"
    assert [o.id for o in table.request.options] == ["go-on"]  # type: ignore[union-attr]
    table.answer("fill")
    assert kind(table) == "morning"
    assert table.journal[0] == "0!before-night>fill"


def test_a_moment_at_which_nothing_is_at_stake_passes_and_leaves_no_trace() -> None:
    table = laid(oil=2)
    assert kind(table) == "morning"
    assert [entry[0] for entry in table.journal] == ["?"]


def test_who_wants_to_be_asked_always_is_asked_whenever_anything_can_be_done() -> None:
    table = laid(oil=2)
    table.order(0, "moment", "ask")
    table.answer("sing")
    assert kind(table) == "before-night"
    table.answer("pour")
    table.answer("fill")
    assert kind(table) == "morning"


def test_who_passes_is_never_asked_and_an_open_moment_passes_at_once() -> None:
    table = laid(oil=0)
    assert kind(table) == "before-night"
    table.order(0, "moment", "pass")
    assert table.outcome is not None
    assert replayed(table).state == table.state


def test_going_on_is_an_answer_that_can_be_taken_back() -> None:
    table = laid(oil=0)
    table.answer("go-on")
    assert table.outcome is not None
    table.undo(agreed=True)
    assert kind(table) == "before-night"
    assert replayed(table).state == table.state


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_journal_without_a_moment_fits_rules_that_have_it(seed: str) -> None:
    """What older rules wrote, without the moment, is played under the new ones answer by answer."""
    table = laid(seed, oil=1)
    table.order(0, "moment", "pass")
    table.answer("fill")
    table.answer("sing")
    table.answer("sing")
    assert not any("!" in entry for entry in table.journal)
    for policy in ("ask", "matters", "pass"):
        again = Table.replay(
            LAMP, table.seats, table.options, table.journal, SeededChance(""), orders=[{"moment": policy}] * 2
        )
        assert again.answers == table.answers
        assert again.at(len(table.answers) - 2).state.nights == table.at(len(table.answers) - 2).state.nights


def test_orders_changed_between_undos_do_not_make_an_honest_game_a_forged_one() -> None:
    """Asked under "ask", undone, ordered to pass: replaying stops where each part of the journal ends."""
    table = laid(oil=0)
    table.order(0, "moment", "ask")
    table.answer("fill")
    assert kind(table) == "before-night"
    table.answer("go-on")
    table.answer("sing")
    table.undo(agreed=True)
    table.order(0, "moment", "pass")
    drawn = table.chance.drawn  # type: ignore[attr-defined]
    fresh = SeededChance(table.chance.seed)  # type: ignore[attr-defined]
    again = Table.replay(LAMP, table.seats, table.options, table.journal, fresh, orders=table.orders)
    assert fresh.drawn == 0, "nothing was drawn that the journal does not hold"
    assert again.state == table.state
    assert again.answers == table.answers
    table.answer("sing")
    assert sum(entry[0] == "?" for entry in table.journal) == table.chance.drawn > drawn  # type: ignore[attr-defined]


def test_looking_back_shows_the_question_that_was_asked_not_a_moment_that_passed() -> None:
    table = laid(oil=3)
    table.answer("sing")
    at = table.journal.index("0>sing")
    assert kind(table.at(at)) == "morning"


def test_a_save_that_the_rules_no_longer_allow_is_rescued_from_its_checkpoint() -> None:
    table = laid(oil=5)
    table.answer("dim" if table.request and table.request.find("dim") else "bright")
    table.answer("sing")
    mended: Steps[Lamp] = Steps()

    @mended("night", begins="turn")
    def no_songs(g: World[Lamp]) -> Flow[str]:
        yield from roll(6)
        g.state.nights += 1
        hum = option("hum", seat=0, rule="T-2")
        yield from ask(g, "morning", 0, lambda: [hum, option("sing", seat=0, rule="T-2")], "T-2")
        return "night"

    newer = msgspec.structs.replace(LAMP, steps=mended.by_name, version=LAMP.version + 1)
    data = table.save()
    with pytest.raises(RulesChanged) as refused:
        load(data, newer)
    assert refused.value.answer in ("0>dim", "0>bright")
    assert refused.value.answer in str(refused.value)
    rescued = load(data, newer, rescue=True)
    assert rescued.state.nights == table.state.nights
    assert kind(rescued) == "morning"
    assert any(isinstance(line.event, Rescued) for line in rescued.log)
    rescued.answer("hum")
    again = load(rescued.save(), newer, verify=True)
    assert again.state == rescued.state
    assert load(data, LAMP).state == table.state, "the file itself is as it was"


def careless(g: World[Lamp]) -> Flow[str]:
    """A night that comes without asking anybody."""
    s = g.state
    yield from moment(g, "before-night", 0, "T-1", stakes=lambda o: False)
    yield from roll(6)
    s.oil = min(s.oil, 2)
    s.nights += 1
    yield from ask(g, "morning", 0, lambda: [option(word, seat=0, rule="T-2") for word in "ab"], "T-2")
    return "night"


def test_the_law_of_moments_sees_what_came_too_late() -> None:
    steps: Steps[Lamp] = Steps()
    steps("night", begins="turn")(careless)
    game = msgspec.structs.replace(LAMP, steps=steps.by_name)
    table: Table[Any] = Table(game, [Seat("Ana"), Seat("Bo")], {"oil": 1}, SeededChance("1"))
    watching = Bystander(table)
    table.answer("a")
    late = {(found.kind, found.option, found.why) for found in watching.too_late()}
    assert late == {("before-night", "fill", "another end")}, "water poured later comes to the same"


def test_the_law_of_moments_is_content_where_everybody_was_asked_in_time() -> None:
    table = laid(oil=5)
    watching = Bystander(table)
    while table.request is not None:
        assert [found for found in watching.too_late() if found.option == "pour"] == []
        table.answer("sing")


# --- A new question that old journals do not know ------------------------------------------------------

wicks: Steps[Lamp] = Steps()


@wicks("night", begins="turn")
def wick(g: World[Lamp]) -> Flow[str]:
    """Each of two people may blow the lamp out; before anybody was asked, nobody did."""
    for seat in (0, 1):
        offers = [option(verb, seat=seat, rule="T-1") for verb in ("keep", "blow")]
        chosen = yield from ask(
            g,
            "wick",
            seat,
            lambda o=offers: o,  # type: ignore[misc]
            "T-1",
            topic="wick",
            default="keep",
            moment=True,
        )
        g.state.oil += (1 + seat) * (chosen.verb == "blow")
    yield from roll(6)
    g.state.nights += 1
    if g.state.nights == 2:
        g.state.outcome = Outcome(True, Text("x"), "T-1")
        raise GameOver
    return "night"


WICK: Game[Any] = msgspec.structs.replace(
    LAMP, steps=wicks.by_name, topics={"moment": "matters", "wick": "ask"}
)


def test_a_question_asked_as_a_moment_leaves_no_trace_when_an_order_answers_it() -> None:
    table = Table(WICK, [Seat("Ana"), Seat("Bo")], {}, SeededChance("1"))
    table.order(0, "wick", "pass")
    assert (kind(table), table.request.seat) == ("wick", 1)  # type: ignore[union-attr]
    table.answer("blow", seat=1)
    table.answer("blow", seat=1)
    assert table.state.oil == 4
    assert [entry for entry in table.journal if entry[0] != "?"] == [
        "0!wick>keep",
        "1!wick>blow",
        "1!wick>blow",
    ]
    assert replayed(table, WICK).state == table.state


def test_old_answers_go_on_as_if_nobody_had_been_asked() -> None:
    old = ["?3", "?4"]
    again = Table.replay(WICK, [Seat("Ana"), Seat("Bo")], {}, old, SeededChance(""))
    assert again.outcome is not None
    assert again.state.oil == 0


def test_a_record_that_ends_at_an_open_moment_is_woken_there_after_an_undo_too() -> None:
    table = laid(oil=1)
    table.answer("sing")
    assert kind(table) == "before-night"
    table.undo(agreed=True)
    table.answer("sing")
    table.answer("pour")
    assert kind(table) == "before-night"
    again = replayed(table)
    assert (kind(again), again.answers) == ("before-night", table.answers)
