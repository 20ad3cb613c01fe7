"""Whether a condition of the book holds, and whether a price can be paid."""

from __future__ import annotations

from collections.abc import Callable

from tilldawn.engine.flow import rule
from tilldawn.games.mine.book import words as w
from tilldawn.games.mine.cards.characters import CHARACTER
from tilldawn.games.mine.choices import any_token, payable
from tilldawn.games.mine.goods import GOOD
from tilldawn.games.mine.house.board import HOLES
from tilldawn.games.mine.house.planning import actions_left
from tilldawn.games.mine.people.group import at_home, present
from tilldawn.games.mine.state import State
from tilldawn.games.mine.trade.supply import Zone, has, zone


def at_hand(s: State) -> Zone:
    """Where the group's things are in this scene: the Findings Pile on the way, Storage at home."""
    return "pile" if s.phase == "scavenging" else "storage"


def accepts(kinds: tuple[str, ...]) -> Callable[[str], bool]:
    """Tokens of these colours; any where none is named."""
    if not kinds:
        return any_token
    return lambda good: GOOD[good].kind in kinds


@rule("M-SCRIPT-19", "M-SCRIPT-25", "M-DAY-18", "M-STATE-26", "M-CARD-20")
def holds(s: State, condition: w.Condition) -> bool:
    """Whether it is so."""
    match condition:
        case w.Has(good=good, n=n, anywhere=anywhere):
            heap = s.storage if anywhere else zone(s, at_hand(s))
            return heap.get(good, 0) >= n
        case w.HasWorth(worth=worth, kinds=kinds):
            return payable(s, zone(s, at_hand(s)), accepts(kinds)) >= worth
        case w.People(least=least, most=most):
            return least <= len(s.group) <= most
        case w.Present(least=least):
            return len(present(s)) >= least
        case w.Is(who=who, where=where):
            people = {"present": present(s), "home": at_home(s), "group": s.group}[where]
            return any(p.id == who for p in people)
        case w.Woman():
            return any(CHARACTER[p.id].sex == "f" for p in s.group)
        case w.Feels(state=state, level=level):
            return any(getattr(p, state) >= level for p in present(s))
        case w.Day(least=least, most=most):
            return least <= s.day <= most
        case w.Noted(name=name):
            return any(note.name == name for note in s.notes)
        case w.Built(fitting=fitting):
            return fitting in s.fittings.values() if fitting else bool(s.fittings)
        case w.Boarded(least=least):
            return len(s.board_ups) >= least
        case w.Cards(least=least):
            return len(s.unknown) >= least
        case w.ColdIs(least=least):
            return s.cold >= least
        case w.ActionsLeft(least=least):
            return sum(actions_left(s, p) for p in s.group) >= least
        case w.Not(of=of):
            return not holds(s, of)


def affordable(s: State, then: tuple[w.Effect, ...]) -> bool:
    """Whether everything a choice demands can be paid."""
    heap = zone(s, at_hand(s))
    for effect in then:
        match effect:
            case w.Lose(goods=goods, storage=storage):
                if not has(s.storage if storage else heap, goods):
                    return False
            case w.LoseOneOf(goods=kinds, n=n):
                if sum(heap.get(good, 0) for good in kinds) < n:
                    return False
            case w.Pay(worth=worth, kinds=colours):
                if payable(s, heap, accepts(colours)) < worth:
                    return False
            case w.Return(cards=cards):
                if len(s.unknown) < cards:
                    return False
            case w.Hole(by=by):
                if (by < 0 and not s.board_ups) or (by > 0 and len(s.board_ups) == len(HOLES)):
                    return False
            case _:
                pass
    return True


def open_choice(s: State, choice: w.Choice) -> bool:
    """Whether a choice can be taken now."""
    return all(holds(s, condition) for condition in choice.when) and affordable(s, choice.then)


def ready(s: State, script: w.Script) -> bool:
    """Whether a script fits here and now."""
    away = s.phase == "scavenging"
    fits = script.where == "any" or (script.where == "trip") == away
    return fits and all(holds(s, condition) for condition in script.needs)
