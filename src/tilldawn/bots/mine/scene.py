"""One decision of the heuristic bot in `mine`: what is asked, what is seen, what may be answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tilldawn.bots.mine.taste import PLAIN, Taste
from tilldawn.bots.mine.worth import Dials, stock, worth
from tilldawn.engine.request import ANYONE, Arg, Option, Request, Text
from tilldawn.games.mine.public.printed.stories import Boon, boon_of
from tilldawn.games.mine.public.view import PersonView, TableView

Choice = tuple[Option, Text]
"""An answer and the reason for it."""


def because(option: Option, reason: str, **args: Arg) -> Choice:
    """An answer with its reason, the message `why-mine-REASON`."""
    return option, Text(f"why-mine-{reason}", args)


class Scene:
    """The open request as the leader sees it."""

    def __init__(
        self,
        request: Request,
        seat: int,
        view: TableView,
        dials: Dials,
        name: Callable[[str], Text],
        page: Sequence[Text],
        taste: Taste = PLAIN,
    ) -> None:
        self.request = request
        self.seat = seat
        self.view = view
        self.dials = dials
        self.name = name
        """What a thing is called: an effect of a script tells what it does."""
        self.page = page
        """What the choice taken on the last page of the book was said to do."""
        self.taste = taste
        self.options: Sequence[Option] = (
            [o for o in request.options if o.seat == seat] if request.seat == ANYONE else request.options
        )
        self.people: dict[str, PersonView] = {p.id: p for p in view.people}
        self.party = [p for p in view.people if p.task == "scavenging"]

    def all(self, *verbs: str) -> list[Option]:
        """The options with one of these verbs."""
        return [o for o in self.options if o.verb in verbs]

    def one(self, verb: str) -> Option | None:
        """The option with this verb, if it is there."""
        return next((o for o in self.options if o.verb == verb), None)

    def first(self, *verbs: str) -> Option:
        """The first of these verbs that is offered; else the first option without a warning."""
        for verb in verbs:
            found = self.one(verb)
            if found is not None:
                return found
        return safe(self.options)

    def anytime(self, verb: str, *args: str) -> Option | None:
        """Something that may be done beside the question."""
        for option in self.request.anytime:
            if option.verb == verb and option.args[: len(args)] == args and option.seat == self.seat:
                return option
        return None

    def story(self, good_for: Callable[[Boon], int]) -> str:
        """The Narrative Action in the hand that is good for something, if there is one."""
        return next((card for card in self.view.hand if good_for(boon_of(card))), "")

    def tell(self, good_for: Callable[[Boon], int]) -> Choice | None:
        """Using such a Narrative Action, if it may be used now."""
        card = self.story(good_for)
        option = self.anytime("narrative", card) if card else None
        return because(option, "narrative", card=f"card:{card}") if option else None

    def whim(self, options: Sequence[Option], key: Callable[[Option], float]) -> Option:
        """The best option, or as far from it as the leader's taste goes."""
        ranked = sorted(_calm(options), key=key, reverse=True)
        return ranked[min(self.taste.whim, len(ranked) - 1)]

    def word(self, name: str) -> str:
        """The thing a word of the request names: `bed-1` for `card:bed-1`."""
        return str(self.request.words.get(name, "")).partition(":")[2]

    def number(self, name: str) -> int:
        """A number among the words of the request."""
        found = self.request.words.get(name, 0)
        return found if isinstance(found, int) else 0

    def worth(self, good: str, *, pile: bool = False) -> float:
        """What one more piece would be worth: at home, or with what lies on the Findings Pile."""
        have = stock(self.view, good) + (self.view.pile.get(good, 0) if pile else 0)
        return worth(self.view, good, have, self.dials)

    def loss(self, good: str, *, pile: bool = False) -> float:
        """What giving one piece away costs."""
        have = stock(self.view, good) + (self.view.pile.get(good, 0) if pile else 0) - 1
        return worth(self.view, good, max(0, have), self.dials)


def safe(options: Sequence[Option]) -> Option:
    """The first option without a warning."""
    return next((o for o in options if o.warning is None), options[0])


def best(options: Sequence[Option], key: Callable[[Option], float]) -> Option:
    """The option with the highest worth; without a warning if possible, ties by the order offered."""
    return max(_calm(options), key=key)


def _calm(options: Sequence[Option]) -> list[Option]:
    return [o for o in options if o.warning is None] or list(options)
