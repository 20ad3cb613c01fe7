"""Two Families: other people live upstairs, and the staircase is the border.

They ask each Dusk; what is given or refused moves their Trust, and Trust decides what they do at night.
"""

from __future__ import annotations

from typing import ClassVar

from tilldawn.engine.flow import Flow, pick, roll, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.outlook import Grade
from tilldawn.engine.request import Arg, Refusal, Text
from tilldawn.games.mine.book.grammar import Effect, Scene, Script
from tilldawn.games.mine.book.language import Check, Choice, Gain, Lose
from tilldawn.games.mine.book.notes import safe
from tilldawn.games.mine.cards.dice import BLACK, DIE_OF, FACES, WOUNDS
from tilldawn.games.mine.cards.events import EVENT
from tilldawn.games.mine.choices import choose_good, decide, tokens
from tilldawn.games.mine.goods import FOOD, MEDICINE, Goods
from tilldawn.games.mine.house.board import board
from tilldawn.games.mine.modules import Verdict
from tilldawn.games.mine.people.deadlines import peace_between
from tilldawn.games.mine.people.group import starters
from tilldawn.games.mine.raid.events import RaidEased
from tilldawn.games.mine.scenarios.events import (
    NeighbourLost,
    NeighboursAsked,
    NeighboursFree,
    NeighboursLeft,
    NeighboursTook,
    StairsChanged,
    TrustMoved,
)
from tilldawn.games.mine.scenarios.sheet import Arrow, Scenario, lay_events, memory, remember, undealt
from tilldawn.games.mine.scenarios.words import ChangeSome, GiveTokens
from tilldawn.games.mine.state import Game, RaidTonight, State
from tilldawn.games.mine.trade.supply import discard, value
from tilldawn.games.mine.verbs import Verb

ID = "two-families"
RULE, ARROW = "M-SCEN-03", "M-SCEN-04"
EVENTS = 5
TRUST, MOST_TRUST = 3, 6
UPSTAIRS, NEEDED = 4, 2
HELPFUL, THIEVISH = 5, 1
"""From this Trust on they lend a hand in raids; at this Trust they help themselves."""
STRUCK = 3
"""Damage with which a raid card must end for them to stand there, too."""
LOST_ON = 3
"""Up to this result one of them is lost after food or Water has been refused."""

ASKS: tuple[tuple[int, str], ...] = (
    (3, "food"),
    (6, "water"),
    (8, "wood"),
    (9, "medicine"),
    (BLACK, "nothing"),
)
"""What they ask for, by the Black die."""
KINDS: dict[str, tuple[str, ...]] = {
    "food": tuple(FOOD),
    "water": ("water",),
    "wood": ("wood",),
    "medicine": MEDICINE,
}
AMOUNT = {"wood": 2}
DIRE = ("food", "water")

GIVE = Verb("families-give", RULE, "good:good", "n:int")
REFUSE = Verb("families-refuse", RULE)


# --- Who lives upstairs -----------------------------------------------------------------------------------


def there(s: State) -> bool:
    """Whether anybody lives upstairs still."""
    kept = memory(s)
    return bool(kept["upstairs"] and not kept["left"])


def near(s: State) -> bool:
    """Whether they have to do with us: there, and no wall between."""
    return there(s) and memory(s)["stairs"] != "bricked"


@rule("M-SCEN-03")
def trust(g: Game, by: int) -> None:
    """Their Trust moves between 0 and 6; at 0 they leave."""
    s = g.state
    kept = memory(s)
    after = max(0, min(MOST_TRUST, kept["trust"] + by))
    if not near(s) or after == kept["trust"]:
        return
    kept["trust"] = after
    kept["sung"] = kept["sung"] or after >= HELPFUL
    g.emit(TrustMoved(trust=after, way="up" if by > 0 else "down", rule=RULE))
    if not after:
        kept["left"] = True
        g.emit(NeighboursLeft(rule=RULE))


@rule("M-SCEN-03")
def lose_one(g: Game) -> None:
    """One of them is lost."""
    kept = memory(g.state)
    kept["upstairs"] -= 1
    kept["mourned"] = True
    g.emit(NeighbourLost(left=kept["upstairs"], rule=RULE))


# --- Dusk -------------------------------------------------------------------------------------------------


@rule("M-SCEN-03")
def dusk(g: Game) -> Flow[None]:
    """Before anybody eats they ask; twice, once they live with us."""
    for _ in range(2 if memory(g.state)["stairs"] == "broken" else 1):
        if near(g.state):
            yield from _asked(g)


def _asked(g: Game) -> Flow[None]:
    s = g.state
    result = yield from roll(BLACK)
    asks = next(what for upto, what in ASKS if result <= upto)
    g.emit(NeighboursAsked(result=result, asks=asks, rule=RULE))
    if asks == "nothing":
        return
    amount = AMOUNT.get(asks, 1)
    have = [good for good in KINDS[asks] if s.storage.get(good, 0) >= amount]
    options = [*(GIVE(s.leader, good, amount) for good in have), REFUSE(s.leader)]
    chosen = yield from decide(
        g,
        "families-ask",
        options,
        RULE,
        {"asks": asks, "trust": memory(s)["trust"], "upstairs": memory(s)["upstairs"]},
        refused=lambda: _missing(s, asks, have),
    )
    if chosen.verb == GIVE.name:
        discard(g, {chosen.args[0]: amount}, "storage", RULE)
        trust(g, 1)
        return
    trust(g, -1)
    if asks in DIRE and there(s):
        fate = yield from roll(BLACK)
        if fate <= LOST_ON:
            lose_one(g)
        else:
            g.emit(NeighboursFree(result=fate, rule=RULE))


def _missing(s: State, asks: str, have: list[str]) -> list[Refusal]:
    why = Objection("refused-families-missing", RULE)
    amount = AMOUNT.get(asks, 1)
    return [
        why.refusal(GIVE(s.leader, good, amount).text, s.leader, f"good:{good}")
        for good in KINDS[asks]
        if good not in have
    ]


# --- The night --------------------------------------------------------------------------------------------


@rule("M-SCEN-03")
def raid(g: Game, raid: RaidTonight) -> Flow[None]:
    """Who trusts us lends a grey die; who lives with us counts as one Guard."""
    s = g.state
    kept = memory(s)
    rolls = (kept["trust"] >= HELPFUL) + (kept["stairs"] == "broken") if near(s) else 0
    for _ in range(rolls):
        points = WOUNDS.get((yield from pick(FACES[DIE_OF[""]])), 0)
        raid.points += points
        g.emit(RaidEased(why="upstairs", points=points, rule=RULE))


def raided(g: Game, raid: RaidTonight, took: Goods) -> Flow[None]:
    """Who has been robbed so finds them on the stairs."""
    if raid.damage >= STRUCK and near(g.state):
        memory(g.state)["struck"] = True
    yield from ()


@rule("M-SCEN-03")
def dawn(g: Game) -> Flow[None]:
    """Who trusts us so little takes the dearest token, unless there is a trap."""
    s = g.state
    kept = memory(s)
    if not near(s) or kept["trust"] != THIEVISH:
        return
    if kept["trap"]:
        kept["trap"] = False
        lose_one(g)
        return
    lying = tokens(s, safe(s.storage))
    if not lying:
        return
    most = max(value(s, good) for good in lying)
    good = yield from choose_good(
        g, "lose-dearest", [good for good in lying if value(s, good) == most], RULE, use="give"
    )
    g.emit(NeighboursTook(good=f"good:{good}", rule=RULE))
    discard(g, {good: 1}, "storage", RULE)
    kept["took"] = True


def event(g: Game, card: str) -> None:
    """An Ending Event that is not yet the end."""
    if EVENT[card].ending and not EVENT[card].peace and near(g.state):
        memory(g.state)["wall"] = True


# --- Words of its pages -----------------------------------------------------------------------------------


class Trust(Effect, frozen=True):
    """The Trust of those upstairs moves."""

    says: ClassVar = "by way"
    by: int

    @rule("M-SCEN-04")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        trust(g, self.by)
        yield from ()

    def describe(self) -> Text:
        return self.say(by=abs(self.by), way="up" if self.by > 0 else "down")


class SetTrap(Effect, frozen=True):
    """The next time they take nothing, and one of them is lost; their Trust falls to 1."""

    says: ClassVar = ""

    @rule("M-SCEN-04")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        kept = memory(g.state)
        kept["trap"] = True
        g.emit(StairsChanged(way="trap", rule=ARROW))
        trust(g, THIEVISH - kept["trust"])
        yield from ()

    def describe(self) -> Text:
        return self.say()


class BreakWall(Effect, frozen=True):
    """They come down to us: one Guard more, and they ask twice."""

    says: ClassVar = ""

    @rule("M-SCEN-04")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        memory(g.state)["stairs"] = "broken"
        g.emit(StairsChanged(way="broken", rule=ARROW))
        yield from ()

    def describe(self) -> Text:
        return self.say()


class BrickUp(Effect, frozen=True):
    """Trust stays what it is; nobody asks, nobody helps."""

    says: ClassVar = ""

    @rule("M-SCEN-04")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        memory(g.state)["stairs"] = "bricked"
        g.emit(StairsChanged(way="bricked", rule=ARROW))
        yield from ()

    def describe(self) -> Text:
        return self.say()


SCRIPTS: tuple[Script, ...] = (
    Script(number=2941, where="home", then=(ChangeSome("misery", -1, 2), Gain({"coffee": 1}))),
    Script(
        number=2942,
        where="home",
        topics=("cruelty",),
        choices=(Choice("a", (SetTrap(),)), Choice("b", (Trust(2),))),
    ),
    Script(
        number=2943,
        where="home",
        topics=("hunger",),
        choices=(Choice("a", (GiveTokens(2), Trust(2))), Choice("b", (Gain({"vegetable": 2}), Trust(-2)))),
    ),
    Script(
        number=2944,
        where="home",
        topics=("death",),
        choices=(Choice("a", (Lose({"wood": 2}),)), Choice("b", (Check(who="group"),))),
    ),
    Script(number=2945, where="home", choices=(Choice("a", (BreakWall(),)), Choice("b", (BrickUp(),)))),
)


# --- The sheet --------------------------------------------------------------------------------------------


@rule("M-SCEN-01", "M-SCEN-03", "M-SETUP-35")
def lay_out(s: State) -> None:
    """The top floor is theirs: its cards are not dealt."""
    marks = dict.fromkeys(("left", "sung", "took", "trap", "struck", "mourned", "wall"), False)
    remember(s, trust=TRUST, upstairs=UPSTAIRS, stairs="", **marks)
    undealt(s, [space for space in s.shelter if space in top(s)])
    lay_events(s)


def top(s: State) -> frozenset[str]:
    """The spaces of the top floor, on the side of the board that lies there."""
    return frozenset(next(iter(board(s).floors.values())))


@rule("M-SCEN-03")
def closed(s: State) -> frozenset[str]:
    """Nobody goes up while they live there."""
    return top(s) if there(s) and memory(s)["stairs"] != "broken" else frozenset()


def standing(s: State) -> dict[str, Arg]:
    """Trust, how many they are, and when the peace can come."""
    kept = memory(s)
    first, last = peace_between(s)
    state = "gone" if not there(s) else kept["stairs"] or "stairs"
    people = 0 if kept["left"] else kept["upstairs"]
    return {
        "trust": kept["trust"],
        "upstairs": people,
        "need": NEEDED,
        "first": first,
        "last": last,
        "left": len(starters(s)),
        "state": state,
    }


def grade(s: State) -> Grade:
    """Two of them are needed, and one of us."""
    kept = memory(s)
    if kept["left"] or kept["upstairs"] < NEEDED:
        return "danger"
    return "warn" if kept["upstairs"] == NEEDED or kept["trust"] <= THIEVISH else "plain"


@rule("M-SCEN-03", "M-WIN-01", "M-WIN-02")
def verdict(s: State) -> Verdict:
    """Won with somebody of the first alive, and two of them upstairs."""
    words = {**standing(s), "day": s.day}
    won = bool(starters(s)) and int(str(words["upstairs"])) >= NEEDED
    return Verdict(won, Text(f"scenario-{ID}.{'won' if won else 'lost'}", words), RULE)


def hopeful(s: State) -> bool:
    """Whether enough of them can still be there."""
    kept = memory(s)
    return not kept["left"] and kept["upstairs"] >= NEEDED


SCENARIO = Scenario(
    id=ID,
    days=(5, 7),
    difficulty="hard",
    rules=5,
    events=EVENTS,
    lay_out=lay_out,
    begins={"dusk": dusk, "dawn": dawn},
    event=event,
    raid=raid,
    raided=raided,
    closed=closed,
    watches=lambda s: near(s) and memory(s)["stairs"] == "broken",
    hopeful=hopeful,
    verdict=verdict,
    look=lambda s: {key: memory(s)[key] for key in ("trust", "upstairs", "left", "stairs")},
    scripts=SCRIPTS,
    arrows=(
        Arrow(2941, lambda s: memory(s)["sung"]),
        Arrow(2942, lambda s: memory(s)["took"]),
        Arrow(2943, lambda s: memory(s)["struck"]),
        Arrow(2944, lambda s: memory(s)["mourned"]),
        Arrow(2945, lambda s: memory(s)["wall"]),
    ),
    words=frozenset({"trust", "upstairs", "need", "first", "last", "left", "state"}),
    standing=standing,
    opening={"upstairs": UPSTAIRS, "need": NEEDED, "trust": TRUST},
    grade=grade,
    lines=("families",),
)
