"""What is played of the box, in words: scenario, level, side of the board, modules, and how they mix."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from tilldawn.engine.errors import BadOption
from tilldawn.engine.request import Arg, Text, literal
from tilldawn.engine.text import Catalog, catalog, languages
from tilldawn.games.mine.public.lobby import BOX, SINGLE, Level, Lobby, Mix, Pick, Picks, Tale, Tie
from tilldawn.play.mine.vocabulary import GAME, fold

MESSAGE = {"scenario": "scenario", "level": "hardship", "board": "side", "modules": "module"}
"""The message of a choice is this and its id; where nothing is chosen, `none`."""


def name(words: Catalog, pick: Pick) -> str:
    """What a choice is called; a module from elsewhere may have no name in this language."""
    id = _message(pick)
    return words.say(Text(id)) if words.has(id) else pick[1]


def text(words: Catalog, pick: Pick) -> str:
    """A choice in one line; nothing for what says nothing."""
    id = _message(pick)
    return words.say(Text(f"{id}.text")) if words.has(id, "text") else ""


def _message(pick: Pick) -> str:
    option, value = pick
    return f"{MESSAGE[option]}-{value or 'none'}"


def why(words: Catalog, tie: Tie) -> str:
    """What stands against a choice, or brings it."""
    return words.say(Text(f"box-{tie.bond}", {"other": literal(name(words, tie.other))}))


def ties(words: Catalog, lobby: Lobby, pick: Pick) -> list[str]:
    """Everything a choice needs, goes not with, or brings. That two of which there is one each do not mix is
    said when it stands in the way: it would fill a page."""
    mine = [tie for tie in lobby.ties if tie.one == pick and tie.bond != "brings"]
    clashes = [tie for tie in lobby.ties if tie.other == pick and tie.bond == "not-with"]
    mine += [Tie(pick, "not-with", tie.one) for tie in clashes]
    told = [why(words, tie) for tie in mine if not {tie.one[0], tie.other[0]} <= set(SINGLE)]
    brought = [name(words, tie.other) for tie in lobby.ties if tie.one == pick and tie.bond == "brings"]
    if brought:
        told.append(words.say(Text("box-brings-along", {"others": literal(", ".join(brought))})))
    return list(dict.fromkeys(told))


def changes(words: Catalog, level: Level) -> Iterator[str]:
    """What a level changes of the set-up, dial by dial."""
    for dial, goods in (("more", level.more), ("fewer", level.fewer)):
        if goods:
            counted = (words.say(Text(f"good-{good}.counted", {"count": n})) for good, n in goods.items())
            yield _dial(words, dial, goods=tuple(literal(one) for one in counted))
    for dial in ("hunger", "cold", "raids"):
        if by := getattr(level, dial):
            yield _dial(words, dial, by=abs(by), less="yes" if by < 0 else "no")


def _dial(words: Catalog, dial: str, **args: Arg) -> str:
    return words.say(Text(f"hardship-dial-{dial}", args))


class Passage(Struct, frozen=True):
    """A part of what there is to read about a choice."""

    title: str
    text: str


def page(words: Catalog, lobby: Lobby, tale: Tale) -> list[Passage]:
    """A scenario as its sheet has it: what it is about, the goal, how long and how hard it is, its rules."""
    id = f"scenario-{tale.id}"
    least, most = tale.days
    length: dict[str, Arg] = {"least": least, "most": most, "same": "yes" if least == most else "no"}
    hard = words.say(Text(f"difficulty-{tale.difficulty}"))
    rules = [words.say(Text(f"{id}.rule{n}")) for n in range(1, tale.rules + 1)]
    found = [
        ("about", words.say(Text(f"{id}.text"))),
        ("goal", words.say(Text(f"{id}.goal", tale.words))),
        ("length", words.say(Text("box-days", {**length, "hard": literal(hard)}))),
        ("brings", "\n".join(ties(words, lobby, ("scenario", tale.id)))),
        ("rules", "\n".join(rules)),
    ]
    return [Passage(words.say(Text(f"box-page-{part}")), said) for part, said in found if said]


def about(words: Catalog, lobby: Lobby, pick: Pick) -> list[str]:
    """All there is to say of a choice, line by line."""
    option, value = pick
    lines = [text(words, pick)]
    if option == "scenario" and (tale := lobby.tale(value)) is not None:
        parts = page(words, lobby, tale)[1:]
        return [lines[0], *(words.say(Text("box-part", _part(part))) for part in parts)]
    if option == "level" and (level := lobby.level(value)) is not None:
        lines += changes(words, level)
    lines += ties(words, lobby, pick)
    return [line for line in lines if line]


def _part(part: Passage) -> dict[str, Arg]:
    return {"title": literal(part.title), "text": literal(part.text.replace("\n", " "))}


def summary(words: Catalog, lobby: Lobby, picks: Picks) -> list[str]:
    """What will lie on the table, in its order, by names; the basic side of the board goes without saying."""
    there = Mix(lobby.ties, picks).all
    lies = [
        (option, value)
        for option in BOX
        for value in lobby.choices(option)
        if (option, value) in there or (not value and all(pick[0] != option for pick in there))
    ]
    return [name(words, pick) for pick in lies if pick != ("board", lobby.boards[0])]


def known(lobby: Lobby) -> dict[str, Pick]:
    """Every choice of the box by its id and its names in all languages."""
    found: dict[str, Pick] = {}
    for option in BOX:
        for pick in ((option, value) for value in lobby.choices(option)):
            said = [pick[1], *(name(catalog(lang, GAME), pick) for lang in languages())]
            found |= {fold(one): pick for one in said if one}
    return found


def understood(words: Catalog, lobby: Lobby, said: Iterable[str]) -> dict[str, list[str]]:
    """What people named, by option. Raises BadOption for what nobody knows and for what goes not together."""
    there, picks = known(lobby), dict[str, list[str]]()
    for one in said:
        if fold(one) not in there:
            raise BadOption("error-box-unknown", word=one)
        option, value = there[fold(one)]
        picks.setdefault(option, []).append(value)
    refuse(words, lobby, picks)
    return picks


def refuse(words: Catalog, lobby: Lobby, picks: Picks) -> None:
    """Raise BadOption, with the reason, where choices go not together."""
    for option in BOX:
        named = list(dict.fromkeys(picks.get(option, ())))
        if option in SINGLE and len(named) > 1:
            one, other = (name(words, (option, value)) for value in named[:2])
            raise BadOption("error-box-two", one=one, other=other)
        for value in named:
            tie = Mix(lobby.ties, picks).closed((option, value))
            if tie is not None and tie.bond != "brings":
                raise refusal(words, tie)


def refusal(words: Catalog, tie: Tie) -> BadOption:
    """What stands against a choice, as an error."""
    return BadOption(f"error-box-{tie.bond}", one=name(words, tie.one), other=name(words, tie.other))


class Chosen(Struct):
    """What has been chosen of the box, by option; what is left open goes by the book."""

    picks: dict[str, list[str]] = {}

    def has(self, pick: Pick) -> bool:
        """Whether this is chosen."""
        option, value = pick
        return value in self.picks.get(option, ()) if value else not self.picks.get(option)

    def turn(self, lobby: Lobby, pick: Pick, *, on: bool) -> Tie | None:
        """Choose something or leave it out. What stands against it is returned, and nothing changes."""
        option, value = pick
        had = self.picks.get(option, [])
        if on and (tie := Mix(lobby.ties, self.picks).closed(pick)) is not None:
            return tie
        if option in SINGLE:
            now = [value] if value and on else []
        else:
            now = [
                one for one in lobby.choices(option) if (one == value and on) or (one in had and one != value)
            ]
        self.picks = Mix(lobby.ties, {**self.picks, option: now}).settled()
        return None

    def options(self, lobby: Lobby) -> dict[str, object]:
        """As options of a new table; what goes by the book is left out."""
        there = Mix(lobby.ties, self.picks).all
        found: dict[str, object] = {}
        for option in BOX:
            values = [value for value in lobby.choices(option) if value and (option, value) in there]
            if values and values != [lobby.choices("board")[0]]:
                found[option] = values[0] if option in SINGLE else values
        return found
