"""The whole table as structs of ids and numbers: what bots and front ends read.

Everything here is open information (G-17). Nothing in it is undecided: piles show how many cards they
hold and what those may be, never their order.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct, structs

from tilldawn.games.daylight.assault import coming_wave
from tilldawn.games.daylight.cards import box as box  # whoever reads a view finds the shelves full
from tilldawn.games.daylight.cards.assault import ASSAULTS
from tilldawn.games.daylight.cards.combat import COMBAT
from tilldawn.games.daylight.cards.horde import HORDE
from tilldawn.games.daylight.cards.shelf import CHARACTERS, COMMON, RUBBLE, TOKENS
from tilldawn.games.daylight.cards.shelf import WAVE as WAVE  # front ends know it from here
from tilldawn.games.daylight.inventory import hearts, slot_limit, slots_used
from tilldawn.games.daylight.perks import against_perk
from tilldawn.games.daylight.public.aims import Order, Stander, aims_of
from tilldawn.games.daylight.public.facts import PRINTED, Printed
from tilldawn.games.daylight.search import seen_on_top
from tilldawn.games.daylight.state import NOBODY, Foe, State
from tilldawn.games.daylight.trade import is_done


class PerkView(Struct, frozen=True):
    id: str
    first: bool
    ready: bool


class PlayerView(Struct, frozen=True):
    seat: int
    character: str
    health: int
    track: int
    items: dict[str, int]
    packs: list[list[str]]
    slots: int
    slot_limit: int
    barricades: int
    traps: int
    perks: list[PerkView]
    given: int
    ready: bool
    is_first: bool
    has_wave: bool


class GiftView(Struct, frozen=True):
    """A card on its way to somebody, who has not answered yet; it is still among its giver's items."""

    seat: int
    to: int
    card: str
    inside: list[str]


class FoeView(Struct, frozen=True):
    id: str
    kind: str
    enemy: bool
    health: int
    left: int
    spears: int
    away: bool
    fixed: int
    draws: int
    splash: int
    bonus: int
    """What Monsters add to its attack."""
    steals: bool
    ignores_barricades: bool
    bolsters: int
    aim: str
    """Whom it will attack if nothing changes: a ref, or nothing while that is open."""
    grenade: bool
    """Whether the Grenade token lies on it."""


class WeaponView(Struct, frozen=True):
    kind: str
    fixed: int
    splash: int
    draws: int
    ammo: str


class CardView(Struct, frozen=True):
    """The printed side of a Rubble card that somebody holds or that lies open."""

    family: str
    stacks: bool
    hearts: int
    starting: bool
    weapon: WeaponView | None


class AttackView(Struct, frozen=True):
    weapon: str
    target: str
    neighbours: list[str]
    ammo: int
    splash: int
    draws: int
    bonus: int
    boosts: list[str]
    """Perks added to it."""


class TurnView(Struct, frozen=True):
    seat: int
    any: int
    attacks: int
    crafts: int


class FaceView(Struct, frozen=True):
    """A Combat card: what it adds to the Damage, its Splash, and whether Loose Rubble falls."""

    damage: int
    splash: int
    loose_rubble: bool


class Blow(Struct, frozen=True):
    """An enemy's attack to come, as far as it can be known before."""

    enemy: str
    target: str
    """A ref, or nothing while that is open."""
    damage: int
    """What is sure, before Combat cards; with `draws` of them the worst for the target is added."""
    draws: int
    trapped: bool
    """A Trap before the target fells it first: there will be no blow."""
    barricade: bool
    """A Barricade stands before the target, and takes it if it deals Damage."""


class AttackPlan(Struct, frozen=True):
    """An attack the player whose turn it is could make: a weapon, and how much Ammo."""

    weapon: str
    ammo: int
    draws: int
    splash: int
    """What is sure for every neighbour of the target."""
    more: float
    """How likely the card with the most Damage brings 1 Splash more."""
    ways: list[tuple[int, float]]
    """Damage to a target without a Spear in it, and how likely, taking the card with the most."""
    falls: dict[str, float]
    """How likely each on the line falls to it as its target."""
    cost: int
    """Damage to the attacker where nobody falls."""
    nobody: dict[str, float]
    """How likely that is, by the target; only where it costs something."""


class Risk(Struct, frozen=True):
    """How likely a player dies in the enemies' turn, if nobody acts any more."""

    seat: int
    dies: float
    without: dict[str, float]
    """The same with one enemy less."""
    exact: bool
    """Else Combat cards are so many that each is taken as drawn from the whole deck."""


class Sight(Struct, frozen=True):
    """What can be known of what is to come; worked out for people to look at, not for every look of a bot."""

    blows: list[Blow]
    """The enemies' turn, from left to right."""
    without: dict[str, list[Blow]]
    """The blows that would be others with one on the line less, by the one that is gone."""
    tolls: list[tuple[int, int]]
    """What the blows cost each player, at least and at most, by seat."""
    near: dict[str, list[str]]
    """Who stands beside whom: those a Splash reaches."""
    extra: dict[str, int]
    """What Spears add to an attack on a card."""
    placed: list[str]
    """Tokens that are put on an enemy as they are made."""
    plans: list[AttackPlan]
    risk: Risk | None
    """Of the player most in danger."""
    wave_by: list[tuple[int, float]]
    """In Search: who draws next, and how likely WAVE! has come by that draw."""
    next_card: dict[str, float]
    """In Search: how likely the next card is of each family."""


class TableView(Struct, frozen=True):
    """The whole table of Survive Until Daylight, as ids and numbers."""

    round: int
    phase: str
    seat: int
    first: int
    wave: int
    difficulty: str
    modes: tuple[str, ...]
    players: list[PlayerView]
    line: list[FoeView]
    waiting: list[str]
    enemy: str
    attacked: int
    rubble: int
    active: int
    active_top: str
    """The top card of the Active pile where somebody has looked at it."""
    wave_in_active: bool
    found: list[str]
    rubble_discard: dict[str, int]
    combat: int
    combat_discard: dict[str, int]
    drawn: list[str]
    assaults: int
    assault: str
    coming: dict[str, int]
    past_assaults: list[str]
    unseen: dict[str, dict[str, int]]
    tokens: dict[str, int]
    recipes: dict[str, tuple[str, str]]
    turn: TurnView | None
    attack: AttackView | None
    cards: dict[str, CardView]
    faces: dict[str, FaceView]
    """What is printed on Combat cards."""
    printed: Printed
    """Numbers printed on the board."""
    line_on_reveal: bool
    one_energy_drink: bool
    gifts: list[GiftView]
    """In Trade: what is on its way, in the order it was offered."""
    sight: Sight | None = None
    """What is to come, where it was asked for (`public.sight`)."""


def look(s: State) -> TableView:
    """All that lies on the table."""
    monsters = sum(HORDE[f.kind].bolsters for f in s.line if not f.away)
    aims = _aims(s)
    return TableView(
        round=s.round,
        phase=s.phase,
        seat=s.seat,
        first=s.first,
        wave=s.wave,
        difficulty=s.settings.difficulty,
        modes=s.settings.modes,
        players=[_player(s, seat) for seat in range(len(s.players))],
        line=[_foe(foe, monsters, aims.get(foe.id, "")) for foe in s.line],
        waiting=s.waiting.copy(),
        enemy=s.enemy,
        attacked=s.attacked,
        rubble=len(s.rubble),
        active=len(s.active),
        active_top=seen_on_top(s),
        wave_in_active=s.wave < 0 and WAVE not in s.found and s.round > 0,
        found=s.found.copy(),
        rubble_discard=s.rubble_discard.copy(),
        combat=len(s.combat),
        combat_discard=s.combat_discard.copy(),
        drawn=s.drawn.copy(),
        assaults=len(s.assaults),
        assault=s.assault,
        coming=coming_wave(s) if s.assault else {},
        past_assaults=s.past_assaults.copy(),
        unseen={group: dict(sorted(cards.items())) for group, cards in s.unseen.items()},
        tokens=s.tokens.copy(),
        recipes={token.id: token.recipe for token in TOKENS.values()},
        turn=TurnView(s.turn.seat, s.turn.any, s.turn.attacks, s.turn.crafts) if s.turn else None,
        attack=_attack(s),
        cards={card: _card_here(s, card) for card in sorted(_visible_cards(s))},
        faces=_faces(len(COMBAT)),
        printed=PRINTED,
        line_on_reveal=s.settings.line_on_reveal,
        one_energy_drink=s.settings.one_energy_drink,
        gifts=[GiftView(gift.seat, gift.to, gift.card, list(gift.inside)) for gift in s.gifts],
    )


def _player(s: State, seat: int) -> PlayerView:
    p = s.players[seat]
    board = CHARACTERS.get(p.character)
    perks = board.perks if board else ()
    return PlayerView(
        seat=seat,
        character=p.character,
        health=p.track - p.damage,
        track=p.track,
        items=dict(sorted(p.items.items())),
        packs=[sorted(pack) for pack in p.packs],
        slots=slots_used(p),
        slot_limit=slot_limit(s),
        barricades=p.barricades,
        traps=p.traps,
        perks=[PerkView(perk.id, perk.first, against_perk(s, seat, perk) is None) for perk in perks],
        given=p.given,
        ready=p.ready or (s.phase == "trade" and is_done(s, seat)),
        is_first=s.first == seat,
        has_wave=s.wave == seat,
    )


def _aims(s: State) -> dict[str, str]:
    """Whom each enemy will attack if nothing changes."""
    if s.wave < 0 or not s.set_up:
        return {}
    acting = bool(s.enemy or s.waiting) or s.step in ("enemy-attack", "combat-end")
    return aims_of(
        [Stander(foe.id, foe.kind, foe.away) for foe in s.line],
        Order(
            seats=len(s.players),
            wave=s.wave,
            attacked=s.attacked if s.phase == "combat" else NOBODY,
            current=s.enemy,
            waiting=s.waiting if acting else None,
        ),
    )


def _foe(foe: Foe, monsters: int, aim: str) -> FoeView:
    kind = HORDE[foe.kind]
    return FoeView(
        id=foe.id,
        kind=foe.kind,
        enemy=kind.enemy,
        health=kind.health,
        left=kind.health - foe.damage,
        spears=foe.spears,
        away=foe.away,
        fixed=kind.fixed,
        draws=kind.draws,
        splash=kind.splash,
        bonus=monsters if kind.enemy and not kind.bolsters else 0,
        steals=kind.steals,
        ignores_barricades=kind.ignores_barricades,
        bolsters=kind.bolsters,
        aim=aim,
        grenade=foe.grenade,
    )


def _attack(s: State) -> AttackView | None:
    a = s.attack
    if a is None:
        return None
    return AttackView(
        a.weapon, a.target, a.neighbours.copy(), a.ammo, a.splash, a.draws, a.bonus, a.boosts.copy()
    )


@cache
def _faces(known: int) -> dict[str, FaceView]:
    """All Combat cards there are; a pack may have brought some."""
    return {card.id: FaceView(card.damage, card.splash, card.loose_rubble) for card in COMBAT.values()}


@cache
def printed(id: str) -> CardView:
    """The printed side of a Rubble card."""
    card = RUBBLE[id]
    w = card.weapon
    weapon = WeaponView(w.kind, w.fixed, w.splash, w.draws, w.ammo) if w else None
    return CardView(card.family, card.stacks, card.hearts, bool(card.starting), weapon)


def _card_here(s: State, id: str) -> CardView:
    """The card as it is played at this table: a mode may make its hearts fewer."""
    card = printed(id)
    if not card.hearts or not s.settings.modes:
        return card
    return structs.replace(card, hearts=hearts(s, id))


def _visible_cards(s: State) -> set[str]:
    cards = {WAVE, *s.found, *s.rubble_discard}
    if s.phase == "setup":
        cards.update(COMMON)
        cards.update(board.weapon for board in CHARACTERS.values())
    for player in s.players:
        cards.update(player.items)
        for pack in player.packs:
            cards.update(pack)
    return cards


def things(s: State) -> Iterator[str]:
    """Refs of everything on the table that has a name, and of what the tokens say they are made of."""
    printed = {part for token in TOKENS.values() for part in token.recipe}
    yield from (f"card:{card}" for card in sorted(_visible_cards(s) | printed))
    yield from (f"seat:{seat}" for seat in range(len(s.players)))
    chosen = [player.character for player in s.players if player.character]
    for character in CHARACTERS if s.phase == "setup" else chosen:
        yield f"character:{character}"
        yield from (f"perk:{perk.id}" for perk in CHARACTERS[character].perks)
    yield from (f"enemy:{foe.id}" for foe in s.line)
    yield from (f"kind:{kind}" for kind in HORDE)
    yield from (f"combat:{card}" for card in sorted({*s.drawn, *s.combat_discard}))
    yield from (f"token:{token}" for token in TOKENS)
    yield from (f"assault:{card}" for card in ASSAULTS if card == s.assault or card in s.past_assaults)
    if s.settings.modes:
        yield from (f"mode:{mode}" for mode in s.settings.modes)
