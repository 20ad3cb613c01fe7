"""Setting up: options of a new table, characters, weapons, piles, First Player."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from tilldawn.engine.deck import Group, Pile, add
from tilldawn.engine.errors import BadOption
from tilldawn.engine.flow import Flow, ask, pick, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.pack import Pack, pack_of, packs_of
from tilldawn.games.daylight.cards import assault, combat
from tilldawn.games.daylight.cards.horde import HORDE
from tilldawn.games.daylight.cards.numbers import DIFFICULTIES
from tilldawn.games.daylight.cards.shelf import CHARACTERS, COMMON, MODES, RUBBLE, TOKENS, Card
from tilldawn.games.daylight.events import CharacterChosen, FirstPlayerNamed, WeaponTaken
from tilldawn.games.daylight.inventory import take
from tilldawn.games.daylight.state import NOBODY, Game, Player, Settings, State
from tilldawn.games.daylight.steps import step
from tilldawn.games.daylight.verbs import Verb

CHARACTER = Verb("character", "W-SETUP-01", "character:character")
WEAPON = Verb("weapon", "W-SETUP-04", "card:card")

TAKEN = Objection("refused-character-taken", "G-57")
GONE = Objection("refused-weapon-gone", "W-SETUP-04")

OPTIONS = (
    "characters",
    "weapons",
    "first",
    "difficulty",
    "modes",
    "line_on_reveal",
    "one_energy_drink",
    "packs",
)


def start(options: dict[str, Any], seats: int) -> State:
    """Check what was asked for and lay out the box."""
    for name in options:
        if name not in OPTIONS:
            raise BadOption("error-unknown-setting", setting=name, settings=", ".join(OPTIONS))
    rubble, box = sorted_rubble(seats)
    state = State(
        step="setup",
        settings=_settings(options),
        players=[Player() for _ in range(seats)],
        tokens={token.id: token.copies for token in TOKENS.values()},
        box=box.copy(),
        horde={kind.id: list(range(1, kind.copies + 1)) for kind in HORDE.values()},
        unseen={
            "rubble": rubble.copy(),
            "combat": {card.id: card.copies for card in combat.CARDS},
            "assault": {card.id: 1 for card in assault.CARDS},
        },
    )
    state.rubble = Pile([{"rubble": sum(rubble.values())}])
    state.combat = Pile([{"combat": sum(state.unseen["combat"].values())}])
    state.assaults = Pile([{"assault": len(assault.CARDS)}])
    for pack in packs_of("daylight", options):
        _shuffle_in(state, pack)
    _preset(state, options)
    return state


def _shuffle_in(s: State, pack: Pack) -> None:
    """The cards of a pack join those of the box."""
    cards: Any = pack.content
    sort_rubble(cards.rubble, len(s.players), s.unseen["rubble"], s.box)
    s.unseen["combat"] |= {card.id: card.copies for card in cards.combat}
    s.unseen["assault"] |= {card.id: 1 for card in cards.assaults}
    for kind, more in cards.horde.items():
        there = s.horde[kind]
        there += range(len(there) + 1, len(there) + 1 + more)
    s.rubble = Pile([{"rubble": sum(s.unseen["rubble"].values())}])
    s.combat = Pile([{"combat": sum(s.unseen["combat"].values())}])
    s.assaults = Pile([{"assault": len(s.unseen["assault"])}])


@cache
@rule("W-SETUP-07", "W-SETUP-08", "G-03", "G-04", "G-27")
def sorted_rubble(players: int) -> tuple[Group, Group]:
    """Cards numbered up to the number of players make the Rubble pile; the rest stays in the box."""
    rubble: Group = {}
    box: Group = {}
    sort_rubble((card for card in RUBBLE.values() if not pack_of(card.id)), players, rubble, box)
    return rubble, box


def sort_rubble(cards: Iterable[Card], players: int, rubble: Group, box: Group) -> None:
    """Add these cards to the pile or to the box, by their numbers."""
    for card in cards:
        for number, copies in enumerate(card.copies, start=1):
            if copies:
                add(rubble if number <= players else box, card.id, copies)
        if card.starting:
            add(box, card.id, card.starting)


def _settings(options: dict[str, Any]) -> Settings:
    difficulty = options.get("difficulty", "normal")
    if not isinstance(difficulty, str) or difficulty not in DIFFICULTIES:
        raise BadOption(
            "error-bad-setting", setting="difficulty", value=str(difficulty), values=", ".join(DIFFICULTIES)
        )
    modes = options.get("modes", [])
    for mode in modes if isinstance(modes, (list, tuple)) else [modes]:
        if not isinstance(mode, str) or mode not in MODES:
            raise BadOption("error-bad-setting", setting="modes", value=str(mode), values=", ".join(MODES))
    switches = {}
    for name in ("line_on_reveal", "one_energy_drink"):
        switches[name] = options.get(name, False)
        if not isinstance(switches[name], bool):
            raise BadOption(
                "error-bad-setting", setting=name, value=str(switches[name]), values="true, false"
            )
    packs = tuple(pack.id for pack in packs_of("daylight", options))
    return Settings(difficulty, tuple(m for m in MODES if m in modes), **switches, packs=packs)


def _preset(s: State, options: dict[str, Any]) -> None:
    """Take characters, weapons and First Player from the options, where they are given."""
    seats = len(s.players)
    first = options.get("first")
    if first is not None:
        if type(first) is not int or not 0 <= first < seats:
            raise BadOption("error-bad-setting", setting="first", value=str(first), values=f"0 … {seats - 1}")
        s.first = first
    for seat, character in enumerate(_per_seat(options, "characters", seats)):
        if character is None:
            continue
        if not isinstance(character, str) or character not in CHARACTERS:
            raise BadOption(
                "error-bad-setting", setting="characters", value=str(character), values=", ".join(CHARACTERS)
            )
        if any(p.character == character for p in s.players):
            raise BadOption("error-character-twice", character=str(character))
        s.players[seat].character = character
    for seat, weapons in enumerate(_per_seat(options, "weapons", seats)):
        for card in weapons if isinstance(weapons, (list, tuple)) else [weapons] if weapons else []:
            if not isinstance(card, str) or card not in COMMON:
                raise BadOption(
                    "error-bad-setting", setting="weapons", value=str(card), values=", ".join(COMMON)
                )
            if card not in s.box:
                raise BadOption("error-weapon-gone", weapon=str(card))
            if sum(s.players[seat].items.values()) >= common_weapons(s):
                raise BadOption("error-too-many-weapons", seat=seat + 1, count=common_weapons(s))
            _arm(s, seat, card)


def _per_seat(options: dict[str, Any], name: str, seats: int) -> list[Any]:
    values = options.get(name) or []
    if not isinstance(values, (list, tuple)) or len(values) > seats:
        raise BadOption("error-one-per-seat", setting=name, seats=seats)
    return [*values, *[None] * (seats - len(values))]


@rule("W-SETUP-04", "W-SOLO-02")
def common_weapons(s: State) -> int:
    """One common weapon each, two when playing alone."""
    return 2 if len(s.players) == 1 else 1


def _arm(s: State, seat: int, card: str) -> None:
    """Take a starting weapon from the box."""
    left = s.box[card] - 1
    if left:
        s.box[card] = left
    else:
        del s.box[card]
    take(s.players[seat], card)


@step("setup", begins="phase")
@rule("W-SETUP-01", "W-SETUP-02", "W-SETUP-03", "W-SETUP-06", "W-CHAR-01", "W-CHAR-02", "G-57")
def set_up(g: Game) -> Flow[str]:
    """Everybody picks a character and common weapons; then the First Player is named."""
    s = g.state
    for seat in range(len(s.players)):
        yield from _choose_character(g, seat)
    for seat in range(len(s.players)):
        yield from _choose_weapons(g, seat)
    yield from _name_first_player(g)
    return "search"


def _choose_character(g: Game, seat: int) -> Flow[None]:
    s = g.state
    player = s.players[seat]
    if not player.character:
        taken = {p.character for p in s.players}
        offers = [CHARACTER(seat, id) for id in CHARACTERS if id not in taken]
        chosen = yield from ask(
            g,
            "character",
            seat,
            lambda: offers,
            "W-SETUP-01",
            refused=lambda: [
                TAKEN.refusal(CHARACTER(seat, id).text, seat, f"character:{id}")
                for id in CHARACTERS
                if id in taken
            ],
        )
        player.character = chosen.args[0]
    board = CHARACTERS[player.character]
    player.track = board.health + DIFFICULTIES[s.settings.difficulty]
    g.emit(CharacterChosen(seat=f"seat:{seat}", character=f"character:{player.character}", rule="W-SETUP-01"))
    _arm(s, seat, board.weapon)
    g.emit(WeaponTaken(seat=f"seat:{seat}", card=f"card:{board.weapon}", rule="W-SETUP-03"))


def _choose_weapons(g: Game, seat: int) -> Flow[None]:
    s = g.state
    player = s.players[seat]
    chosen_before = [card for card in COMMON for _ in range(player.items.get(card, 0))]
    for card in chosen_before:
        g.emit(WeaponTaken(seat=f"seat:{seat}", card=f"card:{card}", rule="W-SETUP-04"))
    for _ in range(common_weapons(s) - len(chosen_before)):
        chosen = yield from ask(
            g,
            "weapon",
            seat,
            lambda: [WEAPON(seat, card) for card in COMMON if card in s.box],
            "W-SETUP-04",
            refused=lambda: [
                GONE.refusal(WEAPON(seat, card).text, seat, f"card:{card}")
                for card in COMMON
                if card not in s.box
            ],
        )
        _arm(s, seat, chosen.args[0])
        g.emit(WeaponTaken(seat=f"seat:{seat}", card=f"card:{chosen.args[0]}", rule="W-SETUP-04"))


@rule("W-SETUP-13", "G-59")
def _name_first_player(g: Game) -> Flow[None]:
    """Whoever the table named; else chance."""
    s = g.state
    if s.first == NOBODY:
        s.first = int((yield from pick({str(seat): 1 for seat in range(len(s.players))})))
    g.emit(FirstPlayerNamed(seat=f"seat:{s.first}", rule="W-SETUP-13"))
