"""A new Campaign of `mine`: who plays, the starting group, the rules that shall hold, topics to fade."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, field

from tilldawn.engine.chance import SeededChance, new_seed
from tilldawn.engine.errors import BadOption
from tilldawn.engine.game import Seat
from tilldawn.engine.request import Arg, Text, literal
from tilldawn.engine.text import Catalog, catalog
from tilldawn.games.mine.public.lobby import BOX, SINGLE, Candidate, Mix, lobby
from tilldawn.play.console import Console
from tilldawn.play.mine import box
from tilldawn.play.mine.box import Chosen
from tilldawn.play.mine.vocabulary import fold, lookup
from tilldawn.play.newgame import Interview, Plan, check_bots, parse_seat, split

GROUP = {"red": 1, "black": 2}
"""Borders of a starting group."""
CHANGES = ("box", "group", "rules", "topics", "seed")


class Draft(Struct):
    """What a new Campaign shall be, as far as it has been said."""

    group: list[str] = field(default_factory=list)
    advanced: list[str] = field(default_factory=list)
    switches: list[str] = field(default_factory=list)
    faded: list[str] = field(default_factory=list)
    seed: str = ""
    box: Chosen = field(default_factory=Chosen)

    def options(self, seed: str) -> dict[str, Any]:
        """The game's own options; what is left open is left out."""
        options: dict[str, Any] = dict.fromkeys(self.switches, True) | self.box.options(lobby())
        if self.advanced:
            options["advanced"] = list(self.advanced)
        if self.faded:
            options["fade"] = list(self.faded)
        if self.group:
            options["characters"] = whole_group(self.group, seed, options)
        return options

    def candidates(self) -> tuple[Candidate, ...]:
        """Those somebody can begin with, by what is played now."""
        return lobby().candidates(self.modules)

    @property
    def modules(self) -> list[str]:
        """What will be played, chosen or brought along."""
        return sorted(id for option, id in Mix(lobby().ties, self.box.picks).all if option == "modules")

    def settle(self) -> None:
        """Whoever came with a module that is not played any more leaves the group."""
        there = {one.id for one in lobby().characters} - {one.id for one in self.candidates()}
        self.group = [id for id in self.group if id not in there]

    def plan(self, seats: list[Seat]) -> Plan:
        """What shall be laid out."""
        seed = self.seed.strip() or new_seed()
        return Plan("mine", seats, seed, self.options(seed))


def whole_group(chosen: Sequence[str], seed: str, options: Mapping[str, Any] = {}) -> list[str]:
    """A starting group with these Characters; whoever is not named is drawn, by the seed, from those who are
    there with the modules of these options.

    A choice that cannot be completed stays as it is, for the game to refuse.
    """
    borders = {c.id: c.border for c in lobby().candidates(options.get("modules", ()))}
    there = {border: [id for id in chosen if borders.get(id) == border] for border in GROUP}
    known = sum(len(ids) for ids in there.values()) == len(set(chosen)) == len(chosen)
    if not known or any(len(there[border]) > wanted for border, wanted in GROUP.items()):
        return list(chosen)
    chance = SeededChance(f"{seed}/group")
    group = list(chosen)
    for border, wanted in GROUP.items():
        for _ in range(wanted - len(there[border])):
            left = {id: 1 for id, b in borders.items() if b == border and id not in group}
            group.append(chance.pick(left))
    return group


def named(kind: str, said: Sequence[str]) -> list[str]:
    """Ids of things people named; a name nobody knows stays as it is, for the game to refuse."""
    return [lookup(kind).get(fold(word), word) for word in said]


def candidate_lines(words: Catalog, one: Candidate) -> tuple[str, str, str]:
    """A Character before the war: the numbers, the former life, the skill."""
    numbers: dict[str, Arg] = {
        "name": literal(words.say(Text(f"character-{one.id}"))),
        "border": one.border,
        "prowess": one.prowess,
        "empathy": one.empathy,
        "inventory": one.inventory,
    }
    skill: dict[str, Arg] = {
        "skill": literal(words.say(Text(f"character-{one.id}.skill"))),
        "text": literal(words.say(Text(f"character-{one.id}.skill-text"))),
    }
    return (
        words.say(Text("newgame-candidate", numbers)),
        words.say(Text(f"character-{one.id}.life")),
        words.say(Text("newgame-skill", skill)),
    )


class MineInterview(Interview):
    """Two empty answers start a Campaign; whoever wants to choose says what."""

    def __init__(self, console: Console, words: Catalog, game: str) -> None:
        super().__init__(console, words, game)
        self.draft = Draft()

    def run(self) -> Plan | None:
        """The plan, or None when the input ended."""
        self.tell("new-welcome", game=literal(self.words.say(Text("game-title"))))
        seats = self.question("new-mine-who", self._seats, **self.range)
        while seats is not None:
            self.console.line(self._summary())
            change = self.question("new-mine-go", self._change)
            if change is None:
                return None
            if not change:
                return self.draft.plan(seats)
            if not getattr(self, f"_{change}")():
                return None
        return None

    def _seats(self, text: str) -> list[Seat]:
        """Names with commas, or how many."""
        if not text or text.isdigit():
            count = self.count(text, 1)
            return [parse_seat("", number, self.words) for number in range(1, count + 1)]
        seats = [parse_seat(name, number, self.words) for number, name in enumerate(split(text), start=1)]
        self.count(str(len(seats)), 1)
        check_bots(self.game, seats, elsewhere=True)
        return seats

    def _summary(self) -> str:
        """What Enter would start."""
        d = self.draft
        rules = [f"advanced-{number}" for number in d.advanced]
        rules += [f"switch-{name.replace('_', '-')}" for name in d.switches]
        args: dict[str, Arg] = {
            "box": literal(", ".join(box.summary(self.words, lobby(), d.box.picks))),
            "group": self._some([f"character-{id}" for id in d.group], "newgame-random"),
            "rules": self._some(rules, "newgame-no-modes"),
            "faded": self._some([f"topic-{id}" for id in d.faded], "newgame-no-modes"),
            "seed": literal(d.seed or self.words.say(Text("newgame-seed-new"))),
        }
        return self.words.say(Text("new-mine-summary", args))

    def _some(self, messages: list[str], none: str) -> str:
        return literal(", ".join(self.words.say(Text(id)) for id in messages or [none]))

    def _change(self, text: str) -> str:
        """What shall be changed; nothing starts the game."""
        if not text:
            return ""
        for change in CHANGES:
            words = fold(self.words.say(Text(f"new-mine-change-{change}"))).split()
            if fold(text) in (change, *words):
                return change
        raise BadOption("error-new-mine", word=text)

    def _box(self) -> bool:
        """What is played: each choice with what it is about, what it changes and what it goes with."""
        there = lobby()
        for option in BOX:
            choices = there.choices(option)
            if len(choices) > (option in SINGLE):
                self.tell(f"lobby-{option}")
                for value in choices:
                    self.console.line(box.name(self.words, (option, value)), indent=2)
                    for line in box.about(self.words, there, (option, value)):
                        self.console.line(line, indent=5)
        got = self.question("new-mine-box", lambda text: box.understood(self.words, there, split(text)))
        if got is not None:
            self.draft.box.picks = {option: [one for one in values if one] for option, values in got.items()}
            self.draft.settle()
        return got is not None

    def _group(self) -> bool:
        for one in self.draft.candidates():
            numbers, life, skill = candidate_lines(self.words, one)
            self.console.line(numbers, indent=2)
            self.console.line(f"{life} {skill}", indent=5)
        got = self.question("new-mine-group", self._group_of)
        if got is not None:
            self.draft.group = got
        return got is not None

    def _group_of(self, text: str) -> list[str]:
        group = named("character", split(text))
        if group:
            played = {"modules": self.draft.modules}
            self.check({**played, "characters": whole_group(group, "", played)})
        return group

    def _rules(self) -> bool:
        """The advanced rules and the other switches, each with what it changes."""
        for kind, ids in (("advanced", lobby().advanced), ("switch", lobby().switches)):
            for id in ids:
                name = f"{kind}-{id.replace('_', '-')}"
                self.console.line(self.words.say(Text(name)), indent=2)
                self.console.line(self.words.say(Text(f"{name}.text")), indent=5)
        got = self.question("new-mine-rules", self._rules_of)
        if got is not None:
            self.draft.advanced, self.draft.switches = got
        return got is not None

    def _rules_of(self, text: str) -> tuple[list[str], list[str]]:
        said = split(text)
        switches = [lookup("switch")[fold(word)] for word in said if fold(word) in lookup("switch")]
        advanced = named("advanced", [word for word in said if fold(word) not in lookup("switch")])
        self.check({"advanced": advanced})
        return advanced, switches

    def _topics(self) -> bool:
        for topic in lobby().topics:
            self.console.line(self.words.say(Text(f"topic-{topic}")), indent=2)
        got = self.question("new-mine-topics", self._topics_of)
        if got is not None:
            self.draft.faded = got
        return got is not None

    def _topics_of(self, text: str) -> list[str]:
        topics = named("topic", split(text))
        self.check({"fade": topics})
        return topics

    def _seed(self) -> bool:
        got = self.question("new-seed", str.strip)
        if got is not None:
            self.draft.seed = got
        return got is not None


def complete(options: dict[str, Any], lang: str, seed: str) -> int:
    """The options of a command line: names become ids, a group is completed, a sheet is read.

    Returns how many players the sheet was written for.
    """
    _complete_box(options, lang)
    if "characters" in options:
        chosen = [word for each in options["characters"] for word in each.split(",")]
        options["characters"] = whole_group(named("character", chosen), seed, options)
    if "fade" in options:
        options["fade"] = named("topic", options["fade"])
    if "sheet" not in options:
        return 1
    from tilldawn.play.sheets import open_sheet

    paper = open_sheet(options["sheet"], lang)
    options |= paper.options
    return paper.seats


def _complete_box(options: dict[str, Any], lang: str) -> None:
    """Names of what is played become ids, and what it brings along comes with it; a word nobody knows is left
    for the game to refuse."""
    there, said = lobby(), box.known(lobby())
    given: dict[str, list[str]] = {}
    for option in BOX:
        if option in options:
            words = options[option] if isinstance(options[option], list) else [options[option]]
            given[option] = [said.get(fold(word), (option, word))[1] for word in words]
    box.refuse(catalog(lang, "mine"), there, given)
    for option, values in given.items():
        options[option] = values[0] if option in SINGLE else values
    known = {
        option: values for option, values in given.items() if set(values) <= {"", *there.choices(option)}
    }
    options |= Chosen(known).options(there) if known == given else {}
