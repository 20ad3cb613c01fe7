"""A laboratory for `daylight`: lay out any situation, choose, rig chance, look at the result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tilldawn.engine.deck import Pile, add, known, remove, shuffle_in
from tilldawn.engine.pack import pack_of, packs_of
from tilldawn.games.daylight.cards.assault import ASSAULTS
from tilldawn.games.daylight.cards.combat import COMBAT
from tilldawn.games.daylight.cards.horde import HORDE
from tilldawn.games.daylight.cards.numbers import DIFFICULTIES, RUBBLE_PER_ROUND
from tilldawn.games.daylight.cards.shelf import CHARACTERS, RUBBLE, TOKENS
from tilldawn.games.daylight.events import EnemyAttacked
from tilldawn.games.daylight.game import GAME
from tilldawn.games.daylight.inventory import take
from tilldawn.games.daylight.public.view import TableView, look
from tilldawn.games.daylight.setup import start
from tilldawn.games.daylight.state import Foe, Player, State
from tilldawn.testing import lab

STEPS = {
    "setup": "setup",
    "round": "search",
    "search": "search-turn",
    "trade": "trade",
    "combat": "combat",
    "enemies": "enemies",
    "end": "combat-end",
}
PHASES = {
    "round": "combat",
    "search": "search",
    "trade": "trade",
    "combat": "combat",
    "enemies": "combat",
    "end": "combat",
}


class Lab(lab.Lab[State]):
    """A table of `daylight` in the situation a test wants."""

    def __init__(self, state: State, queued: Sequence[str]) -> None:
        super().__init__(GAME, state, len(state.players), queued)

    @property
    def view(self) -> TableView:
        """What everybody sees."""
        return look(self.state)

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def health(self, seat: int) -> int:
        """Health left."""
        return self.player(seat).track - self.player(seat).damage

    def items(self, seat: int) -> dict[str, int]:
        """Loose cards in an inventory."""
        return self.player(seat).items

    @property
    def line(self) -> list[str]:
        """Ids on the line, left to right."""
        return [foe.id for foe in self.state.line]

    def foe(self, id: str) -> Foe:
        """The card on the line with this id."""
        return next(foe for foe in self.state.line if foe.id == id)

    def damage(self, id: str) -> int:
        """Damage on a card of the line."""
        return self.foe(id).damage

    @property
    def attacks(self) -> list[tuple[str, str, int]]:
        """Enemy attacks so far: who, at whom (`seat:0`, `survivor-1`), with how much Damage."""
        told = [event for event in self.events() if isinstance(event, EnemyAttacked)]
        return [(e.enemy.removeprefix("enemy:"), e.target.removeprefix("enemy:"), e.damage) for e in told]


def daylight_lab(
    seats: int = 2,
    *,
    at: str = "combat",
    characters: Sequence[str] = ("pillar", "trigger", "drifter", "haggler", "hipster", "psycho"),
    weapons: Sequence[str | Sequence[str]] = (),
    items: Mapping[int, Sequence[str]] | None = None,
    packed: Mapping[int, Sequence[str]] | None = None,
    health: dict[int, int] | None = None,
    tokens: dict[int, dict[str, int]] | None = None,
    line: Sequence[str] = (),
    first: int = 0,
    wave: int = 0,
    round: int = 1,
    active: int | None = None,
    discard: Sequence[str] = (),
    next: Sequence[str] = (),
    unique: bool = True,
    **options: Any,
) -> Lab:
    """Lay out a situation and run to its first decision.

    `at` is where play begins: "setup", "round" (start of a Search phase), "search" (first draw),
    "trade", "combat", "enemies" (the players have had their turns) or "end" (of Combat).
    `weapons` gives common weapons per seat (default none), `items` Rubble cards, `packed` what is in a
    seat's first Backpack, `health` the Health left, `tokens` e.g. `{0: {"trap": 1}}`. `line` lists
    `kind`, `kind:damage` or `kind:damage:spears`. `active` is how many cards lie in the Active pile
    beside WAVE! (default: this Round's). `next` queues outcomes of chance. `unique=False` leaves out the
    unique weapons. Cards come out of the Rubble, so nothing exists twice.
    """
    state = start(options, seats)
    if at == "setup":
        return Lab(state, next)
    state.step = STEPS[at]
    state.first, state.round, state.phase = first, round, PHASES[at]
    state.seat = first
    for seat, player in enumerate(state.players):
        player.character = characters[seat]
        board = CHARACTERS[player.character]
        player.track = board.health + DIFFICULTIES[state.settings.difficulty]
        if unique:
            _take(state, seat, board.weapon)
        for card in _each(weapons[seat]) if seat < len(weapons) else ():
            _take(state, seat, card)
        for card in (items or {}).get(seat, ()):
            _take(state, seat, card)
        for card in (packed or {}).get(seat, ()):
            _from_supply(state, card)
            player.packs[0].append(card)
        player.damage = player.track - (health or {}).get(seat, player.track)
        given = (tokens or {}).get(seat, {})
        player.barricades, player.traps = given.get("barricade", 0), given.get("trap", 0)
        for token, count in given.items():
            state.tokens[token] -= count
    for card in discard:
        _from_supply(state, card)
        add(state.rubble_discard, card)
    for described in line:
        kind, damage, spears = [*described.split(":"), "0", "0"][:3]
        state.line.append(Foe(kind, state.horde[kind].pop(0), int(damage), int(spears)))
        state.tokens["spear"] -= int(spears)
    if at == "round":
        state.round -= 1
    _lay_active(state, RUBBLE_PER_ROUND[seats - 1] if active is None else active, at)
    if at in ("search", "round"):
        return Lab(state, next)
    state.wave = wave
    state.set_up = True
    return Lab(state, next)


def _each(weapons: str | Sequence[str]) -> Sequence[str]:
    return [weapons] if isinstance(weapons, str) else weapons


def _lay_active(state: State, count: int, at: str) -> None:
    """So many cards from the Rubble pile into the Active pile; WAVE! with them while searching."""
    if at == "round" and count == RUBBLE_PER_ROUND[len(state.players) - 1]:
        return
    count = min(count, len(state.rubble))
    if count:
        remove(state.rubble.layers[0], "rubble", count)  # type: ignore[arg-type]
        if not state.rubble.layers[0]:
            state.rubble = Pile()
        shuffle_in(state.active, "rubble", count)
    if at == "search":
        shuffle_in(state.active, known("wave"))


def _from_supply(state: State, card: str) -> None:
    """Take a card out of the Rubble pile, or out of the box when it is not in there."""
    if card in state.unseen["rubble"]:
        remove(state.unseen["rubble"], card)
        remove(state.rubble.layers[0], "rubble")  # type: ignore[arg-type]
    else:
        remove(state.box, card)


def _take(state: State, seat: int, card: str) -> None:
    _from_supply(state, card)
    take(state.players[seat], card)


# --- What must always hold (facts E-04) ---------------------------------------------------------------


def _add(to: Counter[str], heap: Mapping[str, int]) -> None:
    for card, count in heap.items():
        to[card] += count


def _laid(packs: tuple[str, ...]) -> Counter[str]:
    """All Rubble cards of a game with these packs."""
    laid = [card for card in RUBBLE.values() if pack_of(card.id) in packs and card.id != "wave"]
    return +Counter({card.id: sum(card.copies) + card.starting for card in laid})


def conserved(state: State) -> None:
    """Every physical card and token is in exactly one place, and all numbers are within bounds."""
    rubble: Counter[str] = Counter()
    for heap in (state.box, state.rubble_discard, state.unseen["rubble"]):
        _add(rubble, heap)
    for player in state.players:
        rubble.update(player.items)
        for pack in player.packs:
            rubble.update(pack)
    rubble.update(card for card in state.found if card != "wave")
    piles: Counter[str] = Counter()
    for pile in (state.rubble, state.active):
        for layer in pile.layers:
            _add(piles, {known(layer): 1} if isinstance(layer, str) else layer)
    _add(rubble, {key[1:]: n for key, n in piles.items() if key[0] == "=" and key != "=wave"})
    played = ("", *state.settings.packs)
    assert +rubble == _laid(played)
    assert piles["rubble"] == sum(state.unseen["rubble"].values())
    waves = piles["=wave"] + state.found.count("wave") + (state.wave >= 0)
    assert waves == (0 if state.round == 0 else 1)

    combat = Counter(state.combat_discard) + Counter(state.unseen["combat"]) + Counter(state.drawn)
    assert combat == {card.id: card.copies for card in COMBAT.values() if pack_of(card.id) in played}
    assert len(state.combat) == sum(state.unseen["combat"].values())
    assert len(state.assaults) + bool(state.assault) + len(state.past_assaults) == sum(
        pack_of(id) in played for id in ASSAULTS
    )

    more = Counter[str]()
    for house in packs_of("daylight", {"packs": list(state.settings.packs)}):
        more.update(house.content.horde)  # type: ignore[attr-defined]
    for kind in HORDE.values():
        cards = [*state.horde[kind.id], *state.horde_discard.get(kind.id, [])]
        cards += [foe.number for foe in state.line if foe.kind == kind.id]
        assert sorted(cards) == list(range(1, kind.copies + more[kind.id] + 1))

    tokens = Counter(state.tokens)
    tokens["barricade"] += sum(player.barricades for player in state.players)
    tokens["trap"] += sum(player.traps for player in state.players)
    tokens["spear"] += sum(foe.spears for foe in state.line)
    tokens["grenade"] += sum(foe.grenade for foe in state.line)
    assert +tokens == Counter({token.id: token.copies for token in TOKENS.values()})

    for player in state.players:
        assert 0 <= player.damage <= player.track
        assert len(player.packs) == player.items.get("backpack", 0)
        assert all(len(pack) <= 2 for pack in player.packs)
        assert all(count > 0 for count in player.items.values())
        slots = sum(1 if RUBBLE[card].stacks else n for card, n in player.items.items())
        assert slots <= (10 if len(state.players) == 1 else 8)
    if state.outcome is None:
        assert all(foe.damage < HORDE[foe.kind].health for foe in state.line)
