"""The law that every change is told, tried on small states."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.engine.event import Event
from tilldawn.testing.telling import Tells, differences, facts, untold


class Sleeper(Struct):
    id: str
    fatigue: int = 0


class House(Struct):
    step: str = "day"
    wood: dict[str, int] = {}
    people: list[Sleeper] = []
    noted: list[str] = []


class Tired(Event, frozen=True, kw_only=True):
    who: str


class Burned(Event, frozen=True, kw_only=True):
    goods: tuple[str, ...]


TELLS = (
    Tells("step", silent="the table's own bookmark"),
    Tells(r"people\.(\w+)\.fatigue", ("tired",), about="who:{1}"),
    Tells(r"wood\.(\w+)", ("burned",), about="count:{1}"),
)


def changed(before: House, after: House, *events: Event) -> list[str]:
    return untold(facts(before), facts(after), events, TELLS)


def test_a_change_needs_an_event_that_names_the_thing() -> None:
    before, after = House(people=[Sleeper("ana")]), House(people=[Sleeper("ana", 1)])
    assert len(changed(before, after)) == 1
    assert len(changed(before, after, Tired(who="who:bo", rule=""))) == 1
    assert changed(before, after, Tired(who="who:ana", rule="")) == []


def test_goods_are_told_with_their_count() -> None:
    before, after = House(wood={"log": 2}), House()
    assert len(changed(before, after)) == 1
    assert changed(before, after, Burned(goods=("count:log*2",), rule="")) == []


def test_what_is_silent_for_a_reason_needs_no_event_and_what_no_row_knows_is_reported() -> None:
    assert changed(House(), House(step="night")) == []
    assert "no row" in changed(House(), House(noted=["x"]))[0]


def test_nothing_and_an_empty_list_are_the_same() -> None:
    assert differences({"a": ()}, {}) == []
    assert differences({"a": 0}, {"a": 1}) == ["a"]
