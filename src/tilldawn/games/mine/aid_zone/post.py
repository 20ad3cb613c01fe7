"""The relief post: its Supplies, its Notices, where they are in `state.modules`. All numbers are ours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from tilldawn.engine.flow import Flow, rule
from tilldawn.games.mine.aid_zone.events import SuppliesMoved
from tilldawn.games.mine.cards.events import EVENT, airdrop
from tilldawn.games.mine.state import Game, State

ID = "aid-zone"
START, MOST = 3, 6
FALLS = 2
"""What an Airdrop brings."""

RATIONS, DRESSING, LISTS, VOLUNTEER, GIFTS = DESKS = ("rations", "dressing", "lists", "volunteer", "gifts")


class Notice(Struct, frozen=True):
    """What is written up tonight. `asks` names what it asks for before any desk; see `visit`."""

    id: str
    more: Mapping[str, int] = {}
    """Desks at which a roll counts so much more."""
    shut: tuple[str, ...] = ()
    supplies: int = 0
    desks: int = 1
    two: str = ""
    """The desk that treats two Characters at one price."""
    asks: str = ""


CARDS: tuple[Notice, ...] = (
    Notice("notice-long-queue", asks="patience"),
    Notice("notice-bread-night", more={RATIONS: 2}),
    Notice("notice-no-light", shut=(DRESSING,)),
    Notice("notice-bags-open", asks="firearm"),
    Notice("notice-shells-nearby", asks="nerve"),
    Notice("notice-woman-behind-us", asks="turn"),
    Notice("notice-doctor-on-duty", more={DRESSING: 2}, two=DRESSING),
    Notice("notice-convoy", supplies=2, desks=2),
)
NOTICE = {card.id: card for card in CARDS}


def fresh() -> dict[str, Any]:
    """The post as the Campaign finds it."""
    return {
        "supplies": START,
        "card": "",
        "queuing": "",
        "used": [],
        "chapter": 1,
        "deck": [{"notices": len(CARDS)}],
        "discard": [],
    }


def post(s: State) -> dict[str, Any]:
    """The post of this table."""
    found: dict[str, Any] = s.modules[ID]
    return found


def supplies(s: State) -> int:
    """What is left in the tent."""
    return int(post(s)["supplies"])


@rule("M-AID-03")
def move_supplies(g: Game, by: int, why: str) -> None:
    """More or less, between nothing and all the tent can hold."""
    p = post(g.state)
    before = p["supplies"]
    p["supplies"] = max(0, min(MOST, before + by))
    if p["supplies"] != before:
        g.emit(SuppliesMoved(by=p["supplies"] - before, level=p["supplies"], why=why, rule="M-AID-03"))


@rule("M-AID-03")
def morning(g: Game) -> Flow[None]:
    """A new Chapter brings some; what falls from the sky, more."""
    s = g.state
    p = post(s)
    if s.objective_number > p["chapter"]:
        p["chapter"] = s.objective_number
        move_supplies(g, 1, "chapter")
    if s.day > 1 and s.newest and EVENT[s.newest].drawn is airdrop:
        move_supplies(g, FALLS, "fallen")
    yield from ()
