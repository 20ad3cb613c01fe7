"""What has changed between two values: the examples page and server share, and whatever else may come."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from tilldawn.web.difference import changed, difference

EXAMPLES = msgspec.json.decode(Path(__file__).with_name("differences.json").read_bytes())


class Person(Struct, frozen=True):
    id: str
    wounds: int = 0
    goods: dict[str, int] = {}
    notes: tuple[str, ...] = ()


def plain(value: Any) -> Any:
    """What arrives at a page."""
    return msgspec.json.decode(msgspec.json.encode(value))


def led(old: Any, new: Any) -> Any:
    """Where a page that has the old value comes to."""
    return changed(plain(old), plain(difference(old, new)))


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["what"] for example in EXAMPLES])
def test_a_difference_tells_of(example: dict[str, Any]) -> None:
    before = plain(example["old"])
    assert msgspec.json.encode(changed(example["old"], example["by"])) == msgspec.json.encode(example["new"])
    assert example["old"] == before
    assert led(example["old"], example["new"]) == example["new"]


def test_what_is_equal_has_no_difference() -> None:
    assert difference(Person("ana", 1), Person("ana", 1)) is None
    assert difference([Person("ana")], [Person("ana")]) is None
    assert difference({"a": 1, "b": 2}, {"b": 2, "a": 1}) is None


def test_people_are_known_by_their_id_wherever_they_stand() -> None:
    ana, ben, eve = Person("ana"), Person("ben", 1), Person("eve")
    assert difference([ana, ben, eve], [ben, eve]) == {"@": [[1, 3]]}
    assert difference([ana, ben], [ana, Person("ben", 2)]) == {"1": {"wounds": [2]}}
    assert difference([ana, ben], [Person("ben", 2), eve]) == {"@": [[1, 2], [eve]], "0": {"wounds": [2]}}
    assert difference([ana], [ben]) == [[ben]]


def test_goods_stand_in_the_order_they_are_told() -> None:
    old, new = (
        Person("ana", goods={"bread": 1, "wood": 2}),
        Person("ana", goods={"bread": 1, "tin": 1, "wood": 2}),
    )
    assert difference(old, new) == {"goods": {"@": {"tin": "wood"}, "tin": [1]}}
    assert list(led(old, new)["goods"]) == ["bread", "tin", "wood"]


people = st.builds(
    Person,
    st.sampled_from("abcd"),
    st.integers(0, 2),
    st.dictionaries(st.sampled_from(["wood", "tin", "bread", "1"]), st.integers(0, 2)),
    st.lists(st.sampled_from("xyz")).map(tuple),
)
values = st.recursive(
    st.none() | st.integers(0, 3) | st.sampled_from("abc") | people,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abcdef"), inner, max_size=5),
    max_leaves=20,
)


@given(values, values)
def test_whatever_a_value_was_a_difference_leads_to_what_it_is(old: Any, new: Any) -> None:
    assert led(old, new) == plain(new)


@given(st.lists(people, max_size=6), st.lists(people, max_size=6))
def test_lists_of_people_come_out_right_with_namesakes_too(old: list[Person], new: list[Person]) -> None:
    assert led(old, new) == plain(new)


members = st.dictionaries(st.sampled_from("abcdefgh"), st.integers(0, 2))


@given(members, members)
def test_where_members_come_or_go_they_stand_in_order(old: dict[str, int], new: dict[str, int]) -> None:
    if old.keys() != new.keys():
        assert list(led(old, new)) == list(new)


class Tagged(Struct, omit_defaults=True):
    """Somebody with two letters of their own while they are here."""

    name: str
    tag: str = ""


@pytest.mark.parametrize(("old", "new"), [("", "An"), ("An", ""), ("An", "Ao")])
def test_what_is_not_said_while_it_is_as_usual_comes_and_goes(old: str, new: str) -> None:
    was, now = Tagged("Anton", old), Tagged("Anton", new)
    assert led(was, now) == plain(now)
