"""What is printed on the cards of the city and on Night Raids, for whoever has to do with them."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from tilldawn.games.mine.cards.exploration import CARDS as EXPLORATION
from tilldawn.games.mine.cards.exploration import EXPLORE, calms, perils
from tilldawn.games.mine.cards.locations import LOCATION, Heal, Trade, strikes, tires, watched, weighs
from tilldawn.games.mine.cards.raids import CARDS as RAIDS
from tilldawn.games.mine.cards.raids import RAID
from tilldawn.games.mine.cards.residents import CARDS as RESIDENTS
from tilldawn.games.mine.cards.residents import RESIDENT, cheers, shames
from tilldawn.games.mine.city.printed import ELSEWHERE
from tilldawn.games.mine.goods import Goods

LOCKPICK = "lockpick"


class Place(Struct, frozen=True):
    """A Location as somebody weighs it who may go there."""

    special: tuple[str, ...]
    """What a find may bring on top: one for each result of the die that brings anything."""
    weighs: str
    """When taking something weighs: `first`, `every` time, at `last`, or never."""
    heals: bool
    trades: bool
    more_cards: int
    finds: int
    """So many Findings cards at most; 0: no limit."""
    louder: int
    rolls_noise: bool
    never_quieter: bool
    light: Goods
    """What weighs nothing on the way home."""
    strikes: float
    """How likely somebody is wounded for having come."""
    watched: float
    """How likely lookouts want something of what was packed."""
    tires: bool


@cache
def place(id: str) -> Place:
    """What a Location is like."""
    card = LOCATION.get(id) or ELSEWHERE[id]
    return Place(
        special=tuple(good for good in card.special if good),
        weighs=weighs(card),
        heals=any(isinstance(action, Heal) for action in card.actions),
        trades=any(isinstance(action, Trade) for action in card.actions),
        more_cards=card.more_cards,
        finds=card.finds,
        louder=card.louder,
        rolls_noise=card.rolls_noise,
        never_quieter=card.never_quieter,
        light=card.light,
        strikes=strikes(card),
        watched=watched(card),
        tires=tires(card),
    )


class Search(Struct, frozen=True):
    """An Exploration card as somebody weighs it who has turned it up."""

    map: str
    """The obstacle it is, if it is one, …"""
    tool: str
    """… and what opens it."""
    back: int
    """Cards its quiet way takes without a tool, …"""
    noise: int
    """… or the Noise of its only way."""
    comes: float
    """How likely somebody comes, …"""
    wounds: float
    """… or somebody is hurt."""
    calms: int


@cache
def search(id: str) -> Search:
    """What an Exploration card is like."""
    card = EXPLORE[id]
    tools = [price.tool for price in card.prices if price.tool]
    comes, wounds = perils(card)
    return Search(
        map=card.map,
        tool=tools[0] if tools else LOCKPICK if card.behind_lock else "",
        back=max((price.back for price in card.prices if not price.tool), default=0),
        noise=card.prices[0].noise if len(card.prices) == 1 else 0,
        comes=comes,
        wounds=wounds,
        calms=calms(card),
    )


TOOLS = {
    search(card.id).map: search(card.id).tool for card in EXPLORATION if card.map and search(card.id).tool
}
"""What opens the obstacles on the maps."""


class Company(Struct, frozen=True):
    """Residents as somebody sees them who might meet them."""

    fights: bool
    """They come to fight, or in uniform, or stay and have a say in what is taken."""
    shames: bool
    """They stay, and taking something before their eyes weighs."""
    stays: bool
    claims: bool
    """They want a share."""
    breaks: bool
    """They run when hurt."""
    cheers: bool
    """Parting in peace lightens a heart."""


@cache
def company(id: str) -> Company:
    """What Residents are like."""
    card = RESIDENT[id]
    return Company(
        fights=card.red or card.uniform or shames(card) or card.claims is not None,
        shames=shames(card),
        stays=card.slot,
        claims=card.claims is not None,
        breaks=bool(card.breaks_at),
        cheers=cheers(card),
    )


def is_resident(card: str) -> bool:
    """Whether a card on the Exploration slot is somebody."""
    return card in RESIDENT


RED_RESIDENTS = sum(card.red for card in RESIDENTS)
OTHER_RESIDENTS = len(RESIDENTS) - RED_RESIDENTS


class Raiders(Struct, frozen=True):
    """How many raid cards of a kind there are, and what they do on average."""

    cards: int
    damage: float
    wounds: float


def _raiders(*, red: bool) -> Raiders:
    cards = [card for card in RAIDS if card.red == red]
    return Raiders(
        len(cards),
        sum(card.damage for card in cards) / len(cards),
        sum(card.wounds for card in cards) / len(cards),
    )


RED_RAIDS, OTHER_RAIDS = _raiders(red=True), _raiders(red=False)

__all__ = [
    "OTHER_RAIDS",
    "OTHER_RESIDENTS",
    "RAID",
    "RED_RAIDS",
    "RED_RESIDENTS",
    "TOOLS",
    "Company",
    "Place",
    "Raiders",
    "Search",
    "company",
    "is_resident",
    "place",
    "search",
]
