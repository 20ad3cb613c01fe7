"""Objectives: goals, counters, Rewards and Penalties, each as the card says it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from tilldawn.engine.deck import draw
from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Refusal
from tilldawn.games.mine.choices import choose_person, decide
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.house.cold import add_cold, remove_cold
from tilldawn.games.mine.house.rooms import choose_space, places, put_up
from tilldawn.games.mine.people.events import MoreRaidsTonight, NarrativeDrawn
from tilldawn.games.mine.people.group import find, ref
from tilldawn.games.mine.people.harm import each_suffers, relieve, suffer
from tilldawn.games.mine.state import Game, Person, State
from tilldawn.games.mine.verbs import Verb

FREE_FITTING = Verb("free-fitting", "M-CARD-13", "card:card")
NO_FITTING = Verb("no-fitting", "M-CARD-13")
CURE = Verb("cure", "M-CARD-13", "who:character", "state:state")
NO_CURE = Verb("no-cure", "M-CARD-13")

RULE = "M-CARD-13"
FUEL_COLD, FUEL_PENALTY = 3, 2
WARD_CURES, WARD_RELIEF = 2, 2
FIT_CARDS = 2
CURED = ("illness", "wounds")

Consequence = Callable[[Game], Flow[None]]


class Objective(Struct, frozen=True):
    """`pays` is how many steps a piece moves the Status token, for Objectives with a counter; the others
    are judged by what they `ask`, with one goal as first and another as second Objective."""

    id: str
    steps: int = 0
    pays: dict[str, int] = {}
    goal: tuple[int, int] = (0, 0)
    asks: Callable[[State, int], bool] | None = None
    counts: Callable[[State], int] | None = None
    """What is counted where the goal is a number of things."""
    gift: Goods = {}
    """A Reward of pieces."""
    reward: Consequence | None = None
    penalty: Consequence | None = None
    saddens: int = 0
    """The Misery its Penalty may bring somebody."""
    never_first: bool = False
    final: bool = False

    def number(self, s: State) -> int:
        """The number its goal asks for, as first or as second Objective."""
        first, second = self.goal
        return first if s.objective_number == 1 else second

    def met(self, s: State) -> bool:
        """Whether it is complete as things are."""
        if self.asks is not None:
            return self.asks(s, self.number(s))
        return s.progress >= self.steps


# --- What they ask for --------------------------------------------------------------------------------


def unfit(s: State, limit: int) -> list[Person]:
    """Everybody over a limit of Staying Fit."""
    return [p for p in s.group if p.hunger > limit or p.illness > limit or p.wounds > limit]


def all_fit(s: State, limit: int) -> bool:
    """Nobody is hungrier, more ill or more wounded than this."""
    return not unfit(s, limit)


def standing(s: State) -> int:
    """Fittings that stand."""
    return len(s.fittings)


def roof(s: State, fittings: int) -> bool:
    """So many Fittings stand."""
    return standing(s) >= fittings


def boarded(s: State) -> int:
    """Holes that are boarded up."""
    return len(s.board_ups)


def gaps(s: State, holes: int) -> bool:
    """So many Holes are boarded up."""
    return boarded(s) >= holes


def survivor(s: State, goal: int) -> bool:
    """Somebody of those who began is still there."""
    return any(person.starting for person in s.group)


# --- Rewards ------------------------------------------------------------------------------------------


@rule("M-CARD-14")
def two_stories(g: Game) -> Flow[None]:
    """Two Narrative Actions."""
    s = g.state
    drawn: list[str] = []
    for _ in range(min(FIT_CARDS, len(s.narrative))):
        drawn.append((yield from draw(s.narrative, s.unseen)))
        s.hand.append(drawn[-1])
    g.emit(NarrativeDrawn(cards=tuple(f"card:{c}" for c in drawn), rule="M-CARD-14"))


def warmth(g: Game) -> Flow[None]:
    """Cold tokens go."""
    remove_cold(g, FUEL_COLD, RULE)
    yield from ()


def cures(g: Game) -> Flow[None]:
    """Each of up to two chosen Characters: Illness -2 or Wounds -2."""
    s = g.state
    done: list[str] = []
    for _ in range(WARD_CURES):
        options = [
            CURE(s.leader, p.id, state)
            for p in s.group
            for state in CURED
            if p.id not in done and getattr(p, state)
        ]
        chosen = yield from decide(
            g, "cure", [*options, NO_CURE(s.leader)], RULE, refused=lambda: _incurable(s, done)
        )
        if chosen.verb == "no-cure":
            return
        done.append(chosen.args[0])
        relieve(g, find(s, chosen.args[0]), chosen.args[1], WARD_RELIEF, RULE)


def _incurable(s: State, done: list[str]) -> list[Refusal]:
    """Who has been treated, and who lacks nothing of the kind."""
    found: list[Refusal] = []
    for person in s.group:
        for state in CURED:
            what = CURE(s.leader, person.id, state)
            if person.id in done:
                found.append(Objection("refused-treated", RULE).refusal(what.text, s.leader, ref(person)))
            elif not getattr(person, state):
                found.append(Objection("refused-well", RULE).refusal(what.text, s.leader, ref(person)))
    return found


def build_free(g: Game) -> Flow[None]:
    """One Fitting at once for nothing, even out of Ideas; a legal space is still needed."""
    s = g.state
    fits = {card: spaces for card in (*s.deck, *s.ideas) if (spaces := places(s, card))}
    options = [FREE_FITTING(s.leader, card) for card in fits]
    chosen = yield from decide(
        g, "free-fitting", [*options, NO_FITTING(s.leader)], RULE, refused=lambda: _placeless(s, fits)
    )
    if chosen.verb == "no-fitting":
        return
    card = chosen.args[0]
    space = yield from choose_space(g, card, fits[card], "M-FIT-04")
    if card in s.ideas:
        s.ideas.remove(card)
        s.deck.append(card)
    put_up(g, card, space)


def _placeless(s: State, fits: dict[str, list[str]]) -> list[Refusal]:
    return [
        Objection("refused-no-place", "M-FIT-04").refusal(FREE_FITTING(s.leader, card).text, s.leader)
        for card in (*s.deck, *s.ideas)
        if card not in fits
    ]


# --- Penalties ----------------------------------------------------------------------------------------


def everybody_suffers(g: Game) -> Flow[None]:
    """Every Character: Misery +2."""
    yield from each_suffers(g, g.state.group, "misery", OBJECTIVE[g.state.objective].saddens, RULE)


def the_unfit_suffer(g: Game) -> Flow[None]:
    """Everybody over the limit: Misery +1."""
    s = g.state
    card = OBJECTIVE[s.objective]
    yield from each_suffers(g, unfit(s, card.number(s)), "misery", card.saddens, RULE)


def colder(g: Game) -> Flow[None]:
    """Cold tokens come."""
    add_cold(g, FUEL_PENALTY, RULE)
    yield from ()


def an_open_house(g: Game) -> Flow[None]:
    """Two Night Raid cards tonight."""
    g.state.more_raids = True
    g.emit(MoreRaidsTonight(rule=RULE))
    yield from ()


def two_suffer(g: Game) -> Flow[None]:
    """Two chosen Characters; with a single one left, that one only."""
    s = g.state
    left = list(s.group)
    for _ in range(2):
        if left and s.group:
            person = yield from choose_person(g, "sadder", left, RULE)
            left.remove(person)
            yield from suffer(g, person, "misery", OBJECTIVE[s.objective].saddens, RULE)
            left = [p for p in left if p in s.group]


# --- The cards ----------------------------------------------------------------------------------------

CARDS: tuple[Objective, ...] = (
    Objective(
        "food-for-the-hungry",
        4,
        {"raw-food": 1, "canned-food": 2},
        reward=build_free,
        penalty=everybody_suffers,
        saddens=2,
        never_first=True,
    ),
    Objective(
        "staying-fit", goal=(1, 1), asks=all_fit, reward=two_stories, penalty=the_unfit_suffer, saddens=1
    ),
    Objective(
        "roof-over-our-heads",
        goal=(3, 5),
        asks=roof,
        counts=standing,
        gift={"mechanical-part": 2, "electrical-part": 2},
        penalty=two_suffer,
        saddens=1,
    ),
    Objective("fuel-for-the-winter", 5, {"wood": 1, "book": 1}, reward=warmth, penalty=colder),
    Objective(
        "close-the-gaps",
        goal=(1, 2),
        asks=gaps,
        counts=boarded,
        gift={"knife": 1, "ammo": 2},
        penalty=an_open_house,
    ),
    Objective(
        "parcel-for-the-ward",
        3,
        {"meds": 2, "bandages": 2, "herbal-meds": 1, "herb": 1, "chems": 1},
        reward=cures,
        penalty=two_suffer,
        saddens=1,
    ),
    Objective(
        "water-for-the-stairwell",
        4,
        {"water": 1},
        gift={"canned-food": 1, "coffee": 1, "cigarette": 2},
        penalty=two_suffer,
        saddens=1,
    ),
    Objective("to-see-the-peace", asks=survivor, final=True),
)

OBJECTIVE = {card.id: card for card in CARDS}
FINAL = next(card.id for card in CARDS if card.final)
NEVER_FIRST = next(card.id for card in CARDS if card.never_first)
