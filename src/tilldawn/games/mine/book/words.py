"""The language scripts are written in: who, under which condition, and what happens.

A script is data. Its page, its choices and the lines its rolls lead to are texts: `script-N` with the
attributes `.title`, `.a`, `.b`, … for choices, and `.faded`, one plain sentence for tables that want its
topic faded. Every effect can be described (`describe.py`) and run (`run.py`).
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tilldawn.games.mine.goods import Goods

Who = Literal[
    "one", "actor", "random", "present", "home", "group", "kindest", "hardest", "strongest", "weakest"
]
"""Whom an effect meets: one chosen Character present, the one chosen before in this script (`actor`), a
random one, all present, all at home, the whole group, the highest or lowest Empathy present, the highest
or lowest Prowess present."""

Row = Literal["furniture", "heap", "pantry", "stash"]
Topic = Literal["hunger", "death", "illness", "child", "animal", "despair", "cruelty"]


# --- Conditions ---------------------------------------------------------------------------------------


class Has(Struct, frozen=True, tag=True):
    """So many pieces at hand (the Findings Pile on the way, Storage at home); `anywhere`: in Storage."""

    good: str
    n: int = 1
    anywhere: bool = False


class HasWorth(Struct, frozen=True, tag=True):
    """Tokens at hand worth so much in all; `kinds` limits the colours."""

    worth: int
    kinds: tuple[str, ...] = ()


class People(Struct, frozen=True, tag=True):
    """So many Characters in the group, at least and at most."""

    least: int = 0
    most: int = 9


class Present(Struct, frozen=True, tag=True):
    """So many Characters take part in the scene."""

    least: int = 1


class Is(Struct, frozen=True, tag=True):
    """A Character by name: `present`, `home` or anywhere in the `group`."""

    who: str
    where: Literal["present", "home", "group"] = "present"


class Woman(Struct, frozen=True, tag=True):
    """A woman is in the group."""


class Feels(Struct, frozen=True, tag=True):
    """Somebody present has a State at this level or above."""

    state: str
    level: int = 1


class Day(Struct, frozen=True, tag=True):
    """From this day on, and up to that one."""

    least: int = 1
    most: int = 99


class Noted(Struct, frozen=True, tag=True):
    """A written token with this name is in play."""

    name: str


class Built(Struct, frozen=True, tag=True):
    """A Fitting stands in the Shelter; empty: any does."""

    fitting: str = ""


class Boarded(Struct, frozen=True, tag=True):
    """So many Holes are boarded up."""

    least: int = 1


class Cards(Struct, frozen=True, tag=True):
    """So many cards are left in the Unknown deck."""

    least: int


class ColdIs(Struct, frozen=True, tag=True):
    """So many Cold tokens lie there."""

    least: int = 1


class ActionsLeft(Struct, frozen=True, tag=True):
    """The Characters together still have so many usable actions, by their dots."""

    least: int


class Not(Struct, frozen=True, tag=True):
    """The opposite."""

    of: Condition


Condition = (
    Has
    | HasWorth
    | People
    | Present
    | Is
    | Woman
    | Feels
    | Day
    | Noted
    | Built
    | Boarded
    | Cards
    | ColdIs
    | ActionsLeft
    | Not
)


# --- Effects ------------------------------------------------------------------------------------------


class Gain(Struct, frozen=True, tag=True):
    """Pieces from the box, as far as it holds them; to the pile on the way, to Storage at home."""

    goods: Goods
    storage: bool = False
    """To Storage wherever the scene is."""


class Lose(Struct, frozen=True, tag=True):
    """Discard pieces at hand. As a price (in a choice) all must be there; otherwise as many as there are."""

    goods: Goods
    storage: bool = False


class LoseOneOf(Struct, frozen=True, tag=True):
    """Discard so many pieces of these kinds, as the leader likes: as a price all, otherwise what is there."""

    goods: tuple[str, ...]
    n: int = 1


class Pay(Struct, frozen=True, tag=True):
    """Discard tokens at hand worth so much. Always a price."""

    worth: int
    kinds: tuple[str, ...] = ()


class LoseDearest(Struct, frozen=True, tag=True):
    """The dearest tokens at hand are gone."""

    n: int = 1


class LoseTokens(Struct, frozen=True, tag=True):
    """All tokens in Storage are discarded; resources stay."""


class Pick(Struct, frozen=True, tag=True):
    """The leader chooses so many pieces out of these."""

    goods: Goods
    n: int


class State(Struct, frozen=True, tag=True):
    """A State rises or falls for somebody."""

    state: str
    by: int
    who: Who = "one"


class Check(Struct, frozen=True, tag=True):
    """An Empathy check: one roll; everybody present it hits suffers (Misery, unless said otherwise)."""

    by: int = 1
    state: str = "misery"
    who: Who = "present"


class Choose(Struct, frozen=True, tag=True):
    """The leader chooses one Character present, who is the actor of what follows; with `keep` only if
    nobody is acting yet (the one who went Outside, say)."""

    keep: bool = False


class Roll(Struct, frozen=True, tag=True):
    """The Black die; each line is `(up to, effects)`, the last up to 10. `prowess`: the actor may reroll."""

    lines: tuple[tuple[int, tuple[Effect, ...]], ...]
    bonus: int = 0
    prowess: bool = False


class If(Struct, frozen=True, tag=True):
    """One thing or the other."""

    when: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class Noise(Struct, frozen=True, tag=True):
    """Louder or quieter; with `roll` somebody may come."""

    by: int = 0
    roll: bool = False


class Return(Struct, frozen=True, tag=True):
    """Return unseen Unknown cards. As a price all of them must be there; otherwise as many as are."""

    cards: int


class Find(Struct, frozen=True, tag=True):
    """Search: a Findings card, this row."""

    row: Row
    plain: bool = False


class Meet(Struct, frozen=True, tag=True):
    """Somebody comes: the top Residents card."""


class Fight(Struct, frozen=True, tag=True):
    """A Combat with people like those on a Residents card; they run at `break_at` Wounds in all."""

    card: str
    break_at: int = 0


class Trade(Struct, frozen=True, tag=True):
    """A Trade with a list, from where the group is."""

    list: str


class Cold(Struct, frozen=True, tag=True):
    """Cold tokens come or go."""

    by: int


class Hole(Struct, frozen=True, tag=True):
    """A Board-Up is lost (-1) or made for nothing (+1), if there is one to lose or a Hole to cover."""

    by: int


class Write(Struct, frozen=True, tag=True):
    """A written token. With a `script` it comes back: when `phase` begins, `days` later or at once.

    At `spirit` the Black die is rolled each Dawn and 1 or 2 brings it back; at `visit` the party may go
    and see on its way. It lies in `storage`, `outside` (with the actor's name on it), on the `actor` or on
    any space of the Shelter (`space`). Passive tokens
    are read by other scripts (`Noted`) and by the rules named in `notes.py`.
    """

    name: str
    script: int = 0
    days: int = 1
    phase: Literal["", "morning", "dusk", "scavenging", "raid", "dawn", "spirit", "visit"] = ""
    where: Literal["storage", "outside", "actor", "space"] = "storage"


class Erase(Struct, frozen=True, tag=True):
    """A written token leaves play for good."""

    name: str


class GoTo(Struct, frozen=True, tag=True):
    """Another script, at once."""

    script: int


class Join(Struct, frozen=True, tag=True):
    """Somebody joins the group, if there is room: with these States and goods."""

    states: dict[str, int]
    brings: Goods = {}


class Leave(Struct, frozen=True, tag=True):
    """A Character leaves the group for good."""

    who: Who = "actor"


class Die(Struct, frozen=True, tag=True):
    """A Character is lost by this script."""

    who: Who = "actor"


class EndTrip(Struct, frozen=True, tag=True):
    """Exploration ends: Choose Findings."""


class DropCard(Struct, frozen=True, tag=True):
    """The Exploration card that waited for this scene is not resolved any more."""


class Exchange(Struct, frozen=True, tag=True):
    """A Location is exchanged: the nearest, the one visited, or any the leader likes."""

    which: Literal["nearest", "visited", "any"] = "any"


class Look(Struct, frozen=True, tag=True):
    """Look at the top cards of a deck."""

    deck: Literal["events", "raids", "unknown", "residents"]
    cards: int = 1


class Story(Struct, frozen=True, tag=True):
    """Draw Narrative Actions and keep them."""

    cards: int = 1


class Raids(Struct, frozen=True, tag=True):
    """Tonight two raid cards (`more`), or a friend at the door: 2 points off each."""

    more: bool = True


class Busy(Struct, frozen=True, tag=True):
    """No more actions today."""

    who: Who = "actor"


class RemoveEvent(Struct, frozen=True, tag=True):
    """Remove the top Event, but no Chapter card and never the Ceasefire."""


class LoseFitting(Struct, frozen=True, tag=True):
    """A random Fitting, or all on the floor of the Guard space, go back into the Fittings deck."""

    ground_floor: bool = False


class CloseBasement(Struct, frozen=True, tag=True):
    """Nobody goes down there any more."""


class OneAction(Struct, frozen=True, tag=True):
    """Today each Character may do at most one action."""


class Carry(Struct, frozen=True, tag=True):
    """A person of weight 3 is carried home tonight; who cannot be carried stays behind."""

    name: str
    script: int


class IgnoreUniforms(Struct, frozen=True, tag=True):
    """In the next Scavenging Soldiers, Rebels and Deserters may be ignored."""


class Away(Struct, frozen=True, tag=True):
    """The actor can be given no action and no task until the next Night Raid comes."""


Effect = (
    Gain
    | Lose
    | LoseOneOf
    | Pay
    | LoseDearest
    | LoseTokens
    | Pick
    | State
    | Check
    | Choose
    | Roll
    | If
    | Noise
    | Return
    | Find
    | Meet
    | Fight
    | Trade
    | Cold
    | Hole
    | Write
    | Erase
    | GoTo
    | Join
    | Leave
    | Die
    | EndTrip
    | DropCard
    | Exchange
    | Look
    | Story
    | Raids
    | Busy
    | RemoveEvent
    | LoseFitting
    | CloseBasement
    | OneAction
    | Carry
    | IgnoreUniforms
    | Away
)


class Choice(Struct, frozen=True):
    """A choice: its sentence is the attribute `.ID` of the script's text.

    It can be taken when `when` holds and all its prices (Pay, Lose, LoseOneOf, Return at the beginning of
    `then`) can be paid.
    """

    id: str
    then: tuple[Effect, ...] = ()
    when: tuple[Condition, ...] = ()


Place = Literal["trip", "home", "any"]


class Script(Struct, frozen=True, kw_only=True):
    """A script: what happens first, then the choices; without choices it is over."""

    number: int
    where: Place
    topics: tuple[Topic, ...] = ()
    needs: tuple[Condition, ...] = ()
    """It is passed over while these do not hold."""
    then: tuple[Effect, ...] = ()
    choices: tuple[Choice, ...] = ()
