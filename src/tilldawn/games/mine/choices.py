"""Choices of the leader that many rules need: a Character, a piece, a payment worth so much."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal

from tilldawn.engine.flow import NO_WORDS, Flow, Words, ask
from tilldawn.engine.objection import Objection, Offer, allowed, refusals
from tilldawn.engine.request import Arg, Option, Progress, Refusal, Refusals, no_stakes
from tilldawn.games.mine.goods import GOOD, TOKENS, WRITTEN, Goods, ordered
from tilldawn.games.mine.people.group import apart, asleep, ref
from tilldawn.games.mine.state import Game, Person, State
from tilldawn.games.mine.trade.supply import Zone, discard, value, zone
from tilldawn.games.mine.verbs import Verb

PERSON = Verb("person", "M-LEAD-01", "who:character")
GOOD_ = Verb("good", "M-LEAD-01", "good:good", "~use")
PAY = Verb("pay", "M-TRADE-08", "good:good", "worth:int")
YES = Verb("yes", "M-LEAD-01")
NO = Verb("no", "M-LEAD-01")

GoodUse = Literal["take", "give"]
"""What becomes of a piece that is chosen: it is taken or put to use, or it is lost."""


def decide(
    g: Game,
    kind: str,
    options: Sequence[Option],
    rule: str,
    words: dict[str, Arg] = NO_WORDS,
    *,
    refused: Refusals = "",
    progress: Progress | None = None,
    topic: str = "",
    matters: bool = True,
    default: str = "",
) -> Flow[Option]:
    """The leader chooses in the middle of something: nothing may come between."""
    return ask(
        g,
        kind,
        g.state.leader,
        lambda: options,
        rule,
        words,
        refused=refused,
        topic=topic,
        matters=matters,
        default=default,
        progress=progress,
        anytime=False,
    )


def consider(
    g: Game,
    kind: str,
    offers: Callable[[], Sequence[Option]],
    rule: str,
    words: Words = NO_WORDS,
    *,
    refused: Refusals = "",
    progress: Progress | None = None,
    wait: Callable[[], bool] = lambda: False,
    stakes: Callable[[Option], bool] = no_stakes,
    topic: str = "",
    matters: bool = True,
    default: str = "",
) -> Flow[Option]:
    """The leader chooses at an open moment: what may be done at any time may be done now."""
    return ask(
        g,
        kind,
        g.state.leader,
        offers,
        rule,
        words,
        refused=refused,
        topic=topic,
        matters=matters,
        default=default,
        progress=progress,
        wait=wait,
        stakes=stakes,
    )


def at_stake(g: Game, stakes: Callable[[Option], bool]) -> bool:
    """Whether something that may be done at any time could come too late: no order passes over that."""
    return stakes is not no_stakes and any(stakes(option) for option in g.anytime(g))


def choose_person(
    g: Game,
    kind: str,
    people: Sequence[Person],
    rule: str,
    words: dict[str, Arg] = NO_WORDS,
    *,
    refused: Refusals = "all",
    topic: str = "",
    matters: bool = True,
) -> Flow[Person]:
    """One of these Characters; a single one needs no question. On the way it is said who takes no part. A
    standing order takes the first of them."""
    if len(people) == 1:
        return people[0]
    s = g.state
    options = [PERSON(s.leader, p.id, rule=rule) for p in people]
    if s.phase == "scavenging" and refused == "all":
        away = [(PERSON(s.leader, p.id, rule=rule), why) for p, why in apart(s) if p not in people]
        refused = partial(refusals, away) if away else refused
    chosen = yield from decide(
        g, kind, options, rule, words, refused=refused, topic=topic, matters=matters, default=options[0].id
    )
    return next(p for p in people if p.id == chosen.args[0])


def sleepers(people: Sequence[Person], seat: int, rule: str) -> list[Refusal]:
    """Those among them who cannot be chosen because they sleep."""
    why = Objection("why-asleep", rule)
    return refusals((PERSON(seat, p.id, rule=rule), why) for p in people if asleep(p))


def choose_good(
    g: Game,
    kind: str,
    goods: Sequence[str],
    rule: str,
    words: dict[str, Arg] = NO_WORDS,
    *,
    refused: Refusals = "all",
    use: GoodUse = "take",
) -> Flow[str]:
    """One of these pieces; a single kind needs no question. `use` says whether it is lost by it."""
    if len(goods) == 1:
        return goods[0]
    options = [GOOD_(g.state.leader, good, use, rule=rule) for good in goods]
    chosen = yield from decide(g, kind, options, rule, words, refused=refused)
    return chosen.args[0]


def agree(
    g: Game,
    kind: str,
    rule: str,
    words: dict[str, Arg] = NO_WORDS,
    *,
    topic: str = "",
    matters: bool = True,
    default: bool = False,
) -> Flow[bool]:
    """Yes or no. A standing order says what is the default."""
    seat = g.state.leader
    options = [YES(seat, rule=rule), NO(seat, rule=rule)]
    unasked = (YES if default else NO).name
    chosen = yield from decide(
        g, kind, options, rule, words, refused="either", topic=topic, matters=matters, default=unasked
    )
    return chosen.verb == "yes"


def tokens(s: State, heap: Goods) -> list[str]:
    """The tokens (not resources) on a heap, in reading order."""
    return [good for good in ordered(heap) if GOOD[good].kind != "resource"]


def payable(s: State, heap: Goods, accepts: Callable[[str], bool]) -> int:
    """The most that could be paid from a heap with tokens that are accepted."""
    return sum(value(s, good) * n for good, n in heap.items() if good in _TOKENS and accepts(good))


_TOKENS = frozenset((*TOKENS, *WRITTEN))


def any_token(good: str) -> bool:
    """Every token is accepted."""
    return True


def pay_worth(
    g: Game,
    kind: str,
    total: int,
    source: Zone,
    rule: str,
    accepts: Callable[[str], bool] = any_token,
    words: dict[str, Arg] = NO_WORDS,
) -> Flow[int]:
    """Discard tokens worth at least so much, one by one; no change is given. The caller has made sure
    that there is enough. Returns what was paid."""
    s = g.state
    heap = zone(s, source)
    paid = 0
    while paid < total:
        chosen = yield from decide(
            g,
            kind,
            allowed(payments(s, heap, rule, accepts)),
            rule,
            {"paid": paid, "total": total, **words},
            refused=lambda: refusals(payments(s, heap, rule, accepts)),
            progress=Progress(paid, total),
        )
        good = chosen.args[0]
        paid += value(s, good)
        discard(g, {good: 1}, source, rule)
    return paid


NO_TOKEN = Objection("refused-resource-as-payment", "M-TRADE-09")


def payments(s: State, heap: Goods, rule: str, accepts: Callable[[str], bool]) -> list[Offer]:
    """Everything on a heap as payment, in reading order: resources never are, nor is a token nobody wants."""
    offers: list[Offer] = []
    for good in ordered(heap):
        against = None
        if good not in _TOKENS:
            against = NO_TOKEN
        elif not accepts(good):
            against = Objection("refused-token-unwanted", rule, {"good": f"good:{good}"})
        offers.append((PAY(s.leader, good, value(s, good), rule=rule), against))
    return offers


def refs(people: Sequence[Person]) -> tuple[str, ...]:
    """How several Characters are named in texts."""
    return tuple(ref(p) for p in people)
