"""What happens in the Sewers, told."""

from __future__ import annotations

from tilldawn.engine.event import Event


class SewersEntered(Event, frozen=True, kw_only=True):
    """`home` are those who stay on the Guard space."""

    who: tuple[str, ...]
    home: tuple[str, ...]
    some: str


class WayChosen(Event, frozen=True, kw_only=True):
    """`to` is the edge of the board it leads to, or "room"."""

    to: str
    spots: tuple[str, ...]


class RoomDrawn(Event, frozen=True, kw_only=True):
    card: str
    spot: str


class CorridorDrawn(Event, frozen=True, kw_only=True):
    card: str
    spot: str


class NothingThere(Event, frozen=True, kw_only=True):
    """The card has no text for this letter or number."""

    card: str


class SpotPassed(Event, frozen=True, kw_only=True):
    """No card is drawn here: somebody has shown the way. `how` is "dry" or "marked"."""

    spot: str
    how: str


class WayShown(Event, frozen=True, kw_only=True):
    """From now on spots are passed: the next numbered corridor ("dry") or the rest of the tile ("marked")."""

    how: str


class TileLaid(Event, frozen=True, kw_only=True):
    """`at` counts the tiles laid besides the starting tile."""

    tile: str
    to: str
    at: int


class TileSeen(Event, frozen=True, kw_only=True):
    tile: str
    kept: str


class HazardRolled(Event, frozen=True, kw_only=True):
    """`state` is what is at risk."""

    who: str
    state: str
    result: int
    upto: int
    hit: str


class NobodyTired(Event, frozen=True, kw_only=True):
    """Everybody is too tired to be tired by the Sewers."""


class Forfeited(Event, frozen=True, kw_only=True):
    """`forced`: by a card, a script or a loss, not by choice."""

    forced: str


class SewersLeft(Event, frozen=True, kw_only=True):
    """The exit has been found: `how` is "bright" for the bright room, "shaft" for a way out by the way."""

    how: str


class ExitRolled(Event, frozen=True, kw_only=True):
    result: int
    slot: str
    card: str


class WentStraightHome(Event, frozen=True, kw_only=True):
    """The Scavenging was declined."""


class TilesGathered(Event, frozen=True, kw_only=True):
    """Tiles and cards are back in their piles."""


class CameUp(Event, frozen=True, kw_only=True):
    """The party is home. `goods` lie in Storage, `waiting` ones wait until the Day Actions are over."""

    who: tuple[str, ...]
    goods: tuple[str, ...]
    some: str
    waiting: tuple[str, ...]
    more: str


class FindsStored(Event, frozen=True, kw_only=True):
    """The Day Actions are over: what was found below lies in Storage."""

    goods: tuple[str, ...]


class NameRemembered(Event, frozen=True, kw_only=True):
    """A name read on the bricks makes somebody who joins less of a stranger: States are one lower."""

    who: str
    note: str


class TrapdoorOpened(Event, frozen=True, kw_only=True):
    """The raiders knew of the hatch."""

    damage: int
