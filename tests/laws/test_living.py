"""Games and Campaigns that live: every law at every request, in play that reaches the last days.

Random play dies early, and what is rare hides in the days it never sees. Here sensible players play, with a
whim now and then; some tables are played at random. A few in `make check`, very many in `make test-long`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step
from tilldawn.engine.request import Option
from tilldawn.engine.table import Table
from tilldawn.games.daylight.legal import could_act
from tilldawn.games.mine.people.group import find, member
from tilldawn.games.mine.people.medicine import needed
from tilldawn.testing import daylight, laws, mine, tells
from tilldawn.testing.moments import Bystander, TooLate
from tilldawn.testing.telling import Listener

ADVANCED = ("155", "351", "534", "909")
MODES = ("blackout", "empty-shelves", "long-night", "shepherd")
LEVELS = ("easy", "normal", "hard")
WHIM = 0.02
"""How often a sensible player does anything else that is allowed."""

Player = Callable[[Table[Any]], Option]


def sensible(table: Table[Any], random: Random) -> Player:
    """The heuristic bots, with a whim now and then."""
    game = table.game.id
    bots = {seat: make_bot("heuristic", game, str(seat)) for seat in range(len(table.seats))}

    def play(table: Table[Any]) -> Option:
        asked = table.request
        if asked is None:
            raise AssertionError("nothing is asked: the game is over")
        if random.random() < WHIM:
            safe = [option for option in asked.options if option.warning is None]
            return random.choice(asked.anytime or safe or asked.options)
        chosen = step(table, bots)
        if chosen is None:
            raise AssertionError("the bot has nothing to say")
        return chosen

    return play


def wild(table: Table[Any], random: Random) -> Player:
    """Anything that is allowed."""

    def play(table: Table[Any]) -> Option:
        asked = table.request
        if asked is None:
            raise AssertionError("nothing is asked: the game is over")
        extra = asked.anytime if random.random() < 0.05 else ()
        return random.choice(extra or asked.options)

    return play


def mine_table(seed: int, *, record: bool = True) -> Table[Any]:
    """Advanced rules on and off, one to six seats, all switches in turn."""
    options: dict[str, Any] = {
        "advanced": ADVANCED if seed % 3 == 0 else ADVANCED[: seed % 4] if seed % 3 == 1 else (),
        "lenient_333": seed % 5 == 0,
        "dawn_medicine": seed % 7 == 0,
        "heater_water": seed % 11 == 0,
    }
    table = tilldawn.new_table("mine", 1 + seed % 6, seed=seed, options=options, record=record)
    table.orders = [table.game.eager() for _ in table.seats]
    return table


def daylight_table(seed: int, *, record: bool = True) -> Table[Any]:
    """Every level and mode, one to six seats."""
    options: dict[str, Any] = {
        "difficulty": LEVELS[seed % 3],
        "modes": [MODES[seed // 6 % 4]] if seed % 4 == 0 else [],
    }
    table = tilldawn.new_table("daylight", 1 + seed % 6, seed=seed, options=options, record=record)
    table.orders = [table.game.eager() for _ in table.seats]
    return table


def live(
    table: Table[Any], player: Player, *, told: tuple[Any, ...], conserved: Callable[[Any], None]
) -> None:
    """Play to the end; at every request nothing is stuck, lost, untold or unexplained."""
    listening = Listener(table, told)
    for _ in range(50_000):
        laws.always_an_option(table)
        conserved(table.state)
        if table.request is None:
            break
        laws.questions_say_why_not(table)
        table.answer(player(table).id)
        assert listening.untold() == []
    assert table.outcome is not None


def campaigns(seeds: range) -> list[int]:
    """Days that Campaigns with these seeds saw; one in thirty-two of them was played at random."""
    days = []
    for seed in seeds:
        table = mine_table(seed)
        player = wild(table, Random(seed)) if seed % 32 == 31 else sensible(table, Random(seed))
        live(table, player, told=tells.MINE, conserved=mine.conserved)
        days.append(table.state.day)
    return days


def games(seeds: range) -> None:
    """Games of daylight with these seeds, most of them at random."""
    for seed in seeds:
        table = daylight_table(seed)
        player = sensible(table, Random(seed)) if seed % 10 == 0 else wild(table, Random(seed))
        live(table, player, told=tells.DAYLIGHT, conserved=daylight.conserved)


def chunks(number: int, size: int) -> list[range]:
    return [range(at * size, (at + 1) * size) for at in range(number)]


@pytest.mark.parametrize("seeds", chunks(6, 10), ids=str)
def test_campaigns_live_and_keep_every_law(seeds: range) -> None:
    assert sum(day >= 6 for day in campaigns(seeds)) >= 2


@pytest.mark.parametrize("seeds", chunks(4, 100), ids=str)
def test_games_of_daylight_keep_every_law(seeds: range) -> None:
    games(seeds)


@pytest.mark.long
@pytest.mark.parametrize("seeds", chunks(20, 1000), ids=str)
def test_twenty_thousand_campaigns_keep_every_law_and_half_of_them_live(seeds: range) -> None:
    days = campaigns(seeds)
    assert sum(day >= 6 for day in days) * 2 >= len(days)


@pytest.mark.long
@pytest.mark.parametrize("seeds", chunks(100, 1000), ids=str)
def test_a_hundred_thousand_games_of_daylight_keep_every_law(seeds: range) -> None:
    games(seeds)


LATER = {
    ("daylight", "discard"): "throwing a card away brings nothing that waiting would lose",
    ("daylight", "unpack"): "what is unpacked later has been safe meanwhile",
    ("daylight", "cheer"): "whoever cheers last holds WAVE!, in whichever order",
    (
        "mine",
        "eat-now",
    ): "eaten later it is in the box later: that matters to an empty box alone",
    ("mine", "bundle"): "a marker is worth its five pieces, before and after",
    ("mine", "unbundle"): "five pieces are worth their marker; where they lie matters to an empty box alone",
    ("mine", "pay-in"): "paid in later, it has lain in Storage longer, where it can only comfort",
    ("mine", "drink-now"): "what lowers Misery lowers later Misery, too",
    ("mine", "narrative"): "cards that lower a State lower it later, too; the others are asked about in time",
}
"""What may come to something else at the next question, and why nobody is asked about it all the same."""


OFFERED_NEXT = {
    ("place-now", "dawn"),
    ("drink-now", "dawn"),
    ("drink-now", "dawn-after"),
    ("place-now", "dawn-after"),
    ("eat-now", "eat"),
    ("eat-now", "evening"),
    ("sneak-now", "load"),
    ("repack", "turn"),
    ("repack", "found"),
    ("repack", "repack"),
}
"""Where the question (or one just before it) offers what could be done at any time before; an exchange with a
Backpack is one step where both are full, and two where there is room again; Noise is nothing at home."""


OFFERED_BETWEEN = {("place-now", "crime-wave"), ("drink-now", "crime-wave")}
"""What the Dawn's own question offers on the way to the next one that is open to all: whoever needs medicine
or a drink is asked about there."""


ASKED_ELSEWHERE = {
    ("sneak-now", ""): "every Noise roll asks about it first",
    (
        "eat-now",
        "explore",
    ): "on the way only who would die of one more Hunger is asked: else all are at each card",
    (
        "eat-now",
        "chapter-judges",
    ): "asked a moment before, when the day ends; no Chapter is about food",
    ("eat-now", "drink"): "who drinks is at table: supper asks a moment later",
    ("place-now", "explore"): "as with a meal: on the way only who would be lost by one level more is asked",
    ("cheer", "turn"): "whoever holds the card is asked when the turn ends",
}
"""What may be lost at a moment (any, if none is named), and is asked about somewhere else all the same."""


def needless(game: str) -> Callable[[Any, Option], bool]:
    """What nobody could want to do in a state: a cure for who is well, a drink for who is content, one more
    action for who has nothing to do with it."""

    def of_mine(s: Any, option: Option) -> bool:
        match option.verb:
            case "place-now":
                return not needed(s, *option.args)
            case "drink-now":
                return find(s, option.args[1]).misery == 0
            case _:
                return False

    def of_daylight(s: Any, option: Option) -> bool:
        return option.verb == "cheer" and not could_act(s, int(option.args[1]))

    return of_mine if game == "mine" else of_daylight


def same(one: Any, other: Any) -> bool:
    """Whether two states come to the same. The chart of the days notes what lay in Storage when a day ended;
    no rule reads it."""
    if one == other:
        return True
    return hasattr(one, "history") and msgspec.structs.replace(one, history=other.history) == other


@pytest.mark.parametrize("game", ["daylight", "mine"])
@pytest.mark.parametrize("seed", range(16))
def test_nothing_comes_too_late_because_nobody_was_asked(game: str, seed: int) -> None:
    """What could have been done at a moment that passed can be made up for at the next question."""
    assert too_late(game, seed) == []


def too_late(game: str, seed: int) -> list[TooLate]:
    table = mine_table(seed) if game == "mine" else daylight_table(seed)
    table.orders = [dict(table.game.topics) for _ in table.seats]
    player = sensible(table, Random(seed))
    small = ("bundle", "unbundle") if game == "mine" else ()
    watching = Bystander(table, same=same, needless=needless(game), small=small)
    late: list[TooLate] = []
    while table.request is not None:
        late += [found for found in watching.too_late() if not _made_up_for(table, found)]
        table.answer(player(table).id)
    return late


def _made_up_for(table: Table[Any], found: TooLate) -> bool:
    """Whether it can be done later all the same, is what the next question is about, or would have been in
    vain: medicine works at Fate, so it is none for who is lost before, and a meal saves from Hunger alone,
    a drink from Misery; a story kept is told another time."""
    verb, *args = found.option.split(":")
    if verb == "place-now" and member(table.state, args[1]) is None:
        return True
    if verb == "eat-now" and member(table.state, args[0]) is None:
        return _lost_by(table, args[0]) != "state:hunger"
    if verb == "drink-now" and member(table.state, args[1]) is None:
        return _lost_by(table, args[1]) != "state:misery"
    if (verb, "") in ASKED_ELSEWHERE or (verb, found.kind) in ASKED_ELSEWHERE:
        return True
    if verb == "narrative" and args[0] in table.state.hand:
        return True
    if (verb, found.next) in OFFERED_NEXT or (verb, found.kind) in OFFERED_BETWEEN:
        return True
    return found.why != "gone" and (table.game.id, verb) in LATER


def _lost_by(table: Table[Any], who: str) -> str:
    """By what somebody was lost."""
    lost: list[Any] = [line.event for line in table.log if line.event.name == "character-lost"]
    return next(str(event.cause) for event in reversed(lost) if event.who == f"character:{who}")


@pytest.mark.long
@pytest.mark.parametrize("game", ["daylight", "mine"])
@pytest.mark.parametrize("seeds", chunks(40, 50), ids=str)
def test_nothing_comes_too_late_in_many_games(game: str, seeds: range) -> None:
    assert [found for seed in seeds for found in too_late(game, 1000 + seed)] == []
