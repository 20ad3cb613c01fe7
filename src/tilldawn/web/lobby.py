"""What there is to choose from for a new table, in words, and what was chosen as a game's own options."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import tilldawn
from tilldawn.bots import bots_for
from tilldawn.engine.request import Arg, Text, literal
from tilldawn.engine.text import Catalog, languages
from tilldawn.games.daylight.public import lobby as daylight
from tilldawn.games.mine.public import lobby as mine
from tilldawn.games.registry import list_packs, load_game, sound_games
from tilldawn.play.face import face_of, found
from tilldawn.play.guide import guide_of
from tilldawn.play.mine import box
from tilldawn.play.mine.newgame import candidate_lines
from tilldawn.web import protocol as p
from tilldawn.web.art import pictures
from tilldawn.web.errors import Refusal
from tilldawn.web.seating import COLOURS, PACES

DAYLIGHT_SWITCHES = ("line_on_reveal", "one_energy_drink")


@cache
def lobby(lang: str) -> p.Lobby:
    """All games with a page, and all that can be chosen for them."""
    return p.Lobby(
        lang=lang,
        languages=list(languages()),
        version=tilldawn.__version__,
        games=[_game(id, lang) for id in with_page()],
        colours=list(COLOURS),
        paces=list(PACES),
    )


def with_page() -> tuple[str, ...]:
    """The games that can be played on the page: those that say what can be chosen for a new table."""
    return tuple(id for id in sound_games()[0] if face_of(id).lobby)


def options_of(game: str, chosen: dict[str, list[str]], seed: str) -> dict[str, Any]:
    """What was chosen, as the options of a game; what was left open is left out."""
    known = {group.id: group for one in lobby("en").games if one.id == game for group in one.options}
    options: dict[str, Any] = {}
    for name, values in chosen.items():
        if name not in known:
            raise Refusal("error-unknown-setting", setting=name, settings=", ".join(known))
        if not any(values):
            continue
        if known[name].kind == "each":
            options[name] = [value or None for value in values]
        elif name == "switches":
            options |= _switched(known[name], values)
        elif known[name].kind == "one":
            options[name] = values[0]
        elif completing := face_of(game).completing.get(name):
            options[name] = found(completing)(values, seed, chosen)
        else:
            options[name] = list(values)
    return options


def _switched(group: p.OptionGroup, values: Iterable[str]) -> dict[str, bool]:
    names = {choice.id for choice in group.choices}
    for value in values:
        if value not in names:
            raise Refusal("error-unknown-setting", setting=value, settings=", ".join(sorted(names)))
    return dict.fromkeys(values, True)


def _game(id: str, lang: str) -> p.GameWords:
    game = load_game(id)
    words = Catalog(lang, id, game.name)
    return p.GameWords(
        id=id,
        name=words.say(Text("game-title")),
        pitch=words.say(Text("game-pitch")),
        least=game.seats[0],
        most=game.seats[-1],
        bots=[_bot(words, bot) for bot in reversed(bots_for(id))],
        options=[*found(face_of(id).lobby)(words), *_packs(words, id)],
        guided=guide_of(id) is not None,
    )


def _bot(words: Catalog, bot: str) -> p.Choice:
    """Our own bots have a text; those of other packages go by their names."""
    id = f"newgame-who-{bot}"
    return _choice(words, bot, id) if words.has(id) else p.Choice(bot, bot, "", "", "")


def _packs(words: Catalog, game: str) -> list[p.OptionGroup]:
    """House cards and pages, where there are any."""
    there = [_choice(words, pack, f"pack-{pack}") for pack in list_packs(game)]
    title = "lobby-packs"
    group = p.OptionGroup(
        id="packs",
        name=words.say(Text(title)),
        kind="some",
        choices=there,
        default=[],
        hint=words.say(Text(title), "hint"),
        most=0,
    )
    return [group] if there else []


def _choice(words: Catalog, id: str, message: str) -> p.Choice:
    """A choice named by a message, explained by its attribute `text` where it has one."""
    text = words.say(Text(message), "text") if words.has(message, "text") else ""
    return p.Choice(id, words.say(Text(message)), text, "", "")


def _group(
    words: Catalog,
    id: str,
    kind: str,
    choices: list[p.Choice],
    *,
    default: str | None = None,
    most: int = 0,
    place: str = "more",
) -> p.OptionGroup:
    """An option of the game whose words these are: the messages are `lobby-ID`."""
    title = f"lobby-{id}"
    return p.OptionGroup(
        id=id,
        name=words.say(Text(title)),
        kind=kind,
        choices=choices,
        default=[] if default is None else [default],
        hint=words.say(Text(title), "hint"),
        most=most,
        place=place,
    )


# --- Survive Until Daylight ----------------------------------------------------------------------------


def daylight_options(words: Catalog) -> list[p.OptionGroup]:
    there = daylight.lobby()
    levels = [_choice(words, d.id, f"difficulty-{d.id}") for d in there.difficulties]
    modes = [_choice(words, mode, f"mode-{mode}") for mode in there.modes]
    weapons = [p.Choice(w.id, words.say(Text(f"card-{w.id}")), "", "", "") for w in there.weapons]
    return [
        _group(words, "difficulty", "one", levels, default="normal"),
        _group(words, "modes", "some", modes),
        _group(words, "characters", "each", [_board(words, c) for c in there.characters], most=1),
        _group(words, "weapons", "each", weapons),
        _group(words, "switches", "some", _switches(words, DAYLIGHT_SWITCHES)),
    ]


def _board(words: Catalog, board: daylight.Character) -> p.Choice:
    """A character board: Health and weapon, then both Perks."""
    numbers: dict[str, Arg] = {"health": board.health, "weapon": f"card:{board.weapon.id}"}
    game = load_game("daylight")
    perks = []
    for ref in (f"perk:{board.main}", f"perk:{board.first}"):
        said: dict[str, Arg] = {"skill": ref, "text": ""}
        if (text := game.explain(ref)) is not None:
            said["text"] = literal(words.say(text))
        perks.append(words.say(Text("newgame-skill", said)))
    name = words.say(Text(f"character-{board.id}"))
    return p.Choice(board.id, name, "\n".join(perks), words.say(Text("tui-character", numbers)), "")


# --- This War of Mine ----------------------------------------------------------------------------------


def mine_options(words: Catalog) -> list[p.OptionGroup]:
    there = mine.lobby()
    people = [_candidate(words, one) for one in there.characters]
    advanced = [_choice(words, number, f"advanced-{number}") for number in there.advanced]
    topics = [_choice(words, topic, f"topic-{topic}") for topic in there.topics]
    return [
        *_box(words, there),
        _group(words, "characters", "some", people, most=3),
        _group(words, "fade", "some", topics, place="care"),
        _group(words, "advanced", "some", advanced),
        _group(words, "switches", "some", _switches(words, there.switches)),
    ]


def _box(words: Catalog, there: mine.Lobby) -> Iterator[p.OptionGroup]:
    """What is played of the box: an option with one choice only is none."""
    for option in mine.BOX:
        choices = [_boxed(words, there, (option, value)) for value in there.choices(option)]
        single = option in mine.SINGLE
        if len(choices) > single:
            default = choices[0].id if single else None
            yield _group(words, option, "one" if single else "some", choices, default=default, place="box")


def _boxed(words: Catalog, there: mine.Lobby, pick: mine.Pick) -> p.Choice:
    """A choice of the box: what it changes, what it goes together with, and a scenario's own page."""
    option, value = pick
    level, tale = (there.level(value) if option == "level" else None), there.tale(value)
    passages = box.page(words, there, tale) if option == "scenario" and tale is not None else []
    picture = f"mine/{box.MESSAGE[option]}/{value}"  # where one has been drawn
    return p.Choice(
        value,
        box.name(words, pick),
        box.text(words, pick),
        "\n".join(box.changes(words, level)) if level is not None else "",
        "",
        picture=picture if picture in pictures() else "",
        ties=tuple(p.TieWords(tie.bond, *other, box.why(words, tie)) for tie, other in _ties(there, pick)),
        page=tuple(p.Passage(one.title, one.text) for one in passages),
    )


def _ties(there: mine.Lobby, pick: mine.Pick) -> Iterator[tuple[mine.Tie, mine.Pick]]:
    """The ties of a choice, seen from it. What it brings is told of the other: with what that comes."""
    for tie in there.ties:
        if tie.one == pick:
            yield (mine.Tie(tie.other, "brings", pick) if tie.bond == "brings" else tie), tie.other
        elif tie.other == pick and tie.bond == "not-with":
            yield mine.Tie(pick, "not-with", tie.one), tie.one


def _candidate(words: Catalog, one: mine.Candidate) -> p.Choice:
    """A Character before the war: the former life and the skill; grouped by border. One of a module is closed
    until that is chosen."""
    _, life, skill = candidate_lines(words, one)
    border = words.say(Text("lobby-border", {"border": one.border}))
    args: dict[str, Arg] = {"prowess": one.prowess, "empathy": one.empathy, "inventory": one.inventory}
    numbers = words.say(Text("lobby-candidate", args))
    name = words.say(Text(f"character-{one.id}"))
    pick, module = ("characters", one.id), ("modules", one.module)
    needs = mine.Tie(pick, "needs", module)
    ties = (p.TieWords(needs.bond, *module, box.why(words, needs)),) if one.module else ()
    return p.Choice(one.id, name, f"{life}\n{skill}", numbers, border, ties=ties)


def _switches(words: Catalog, names: Iterable[str]) -> list[p.Choice]:
    return [_choice(words, name, f"switch-{name.replace('_', '-')}") for name in names]
