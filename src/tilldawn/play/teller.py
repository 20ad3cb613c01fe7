"""What a front end says about a table beyond the rules' own texts; each game brings a teller of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable

from msgspec import Struct

from tilldawn.engine.chart import Chart
from tilldawn.engine.event import Event
from tilldawn.engine.outlook import Outlook
from tilldawn.engine.request import Option, Request, Text
from tilldawn.engine.view import Speaker
from tilldawn.play.meaning import Meaning, printed
from tilldawn.play.opened import Opened


class Agreed(Struct, frozen=True):
    """Something that was chosen before play: which choice it was, what was chosen, and what that means."""

    name: str
    chosen: str
    text: str = ""
    brief: bool = False
    """It says in a word what is played, and how hard."""


class Teller(ABC):
    """A game's table in plain words. What is not abstract holds for a game that has nothing to add."""

    steady = False
    """Whether what is told of an option beside its text hangs on nothing that happens at the table, nor on
    who sits there."""

    @abstractmethod
    def heading(self, seen: Struct, say: Speaker) -> str:
        """One line over the table: round, phase, and whatever everybody must know."""

    def board(self, seen: Struct, say: Speaker) -> list[str]:
        """Everything on the table, line by line."""
        return [say(line) for line in say.table.game.board(seen)]

    def agreed(self, seen: Struct, say: Speaker) -> list[Agreed]:
        """What was chosen before play."""
        return []

    def shown(self, seen: Struct) -> Struct:
        """The table as people look at it: with what takes too long to be worked out for every look."""
        return seen

    def headed(self, seen: Struct) -> object:
        """All that `heading` reads in the view."""
        return seen

    def outlook(self, seen: Struct) -> Outlook:
        """Where the game stands, what is wanted, what threatens."""
        return Outlook(Text("game-title"))

    def meaning(self, ref: str, seen: Struct, say: Speaker) -> Meaning | None:
        """What a name, icon or number means now; None where a ref names nothing."""
        return printed(ref, say)

    def touched(self, option: Option, seen: Struct) -> frozenset[str]:
        """Refs of all on the table an option touches."""
        return frozenset(option.refs)

    def row(self, option: Option, seen: Struct, say: Speaker) -> str:
        """An option as a row of a panel."""
        return say(option.text)

    def tally(self, seen: Struct, request: Request, say: Speaker) -> str:
        """The running total of a chain in words, where there is more to say than how far it has come."""
        return ""

    def drafted(self, before: Struct, after: Struct) -> Struct:
        """The table with a choice on it that has come to its end, made of the views before and after the last
        answer: it must not show what comes next."""
        return before

    def page(self, event: Event, seen: Struct, say: Speaker) -> tuple[str, str] | None:
        """Title and text of what is to be read in peace when this has happened."""
        return None

    def open_page(self, say: Speaker) -> tuple[str, str, str] | None:
        """The page that is being resolved: title, text, and the odds of those present."""
        return None

    def picture(self, ref: str) -> str:
        """What is pictured for a thing: itself, or the name of a picture that stands for it."""
        return ref

    def chart(self, ref: str) -> Chart | None:
        """What is printed on a card in rows and numbers, where it is more than words."""
        return None

    def opened(self, seen: Struct, say: Speaker) -> Iterable[Opened]:
        """Cards that lie open on the table and have a chart."""
        return ()

    def depends(self, ref: str, seen: Struct) -> object:
        """All that `about` and `tag` read in the view: while it is the same, so is what there is to say."""
        return seen

    def tag(self, ref: str, seen: Struct, say: Speaker) -> str:
        """Two letters to find somebody by, which nobody else at the table has; nothing for what has none."""
        return ""

    def about(self, ref: str, seen: Struct, say: Speaker) -> tuple[str, str]:
        """The name of a thing and what it says."""
        thing = say.thing(ref)
        return thing["name"], "\n".join(thing[part] for part in ("text", "flavour") if part in thing)


class PlainTeller(Teller):
    """A game that has nothing to add: its title stands over the table."""

    def heading(self, seen: Struct, say: Speaker) -> str:
        return say(Text("game-title"))
