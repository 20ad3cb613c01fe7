"""What is printed on character boards and is no effect of a card: perks that change a rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from tilldawn.engine.deck import draw, peek, remove
from tilldawn.engine.flow import Flow, ask, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Arg, Option, Progress, Refusal
from tilldawn.games.daylight.anytime import PACK, REPACK
from tilldawn.games.daylight.assault import neighbours
from tilldawn.games.daylight.attack import declare_attack
from tilldawn.games.daylight.cards.combat import COMBAT
from tilldawn.games.daylight.cards.shelf import (
    BARTERED,
    PLAYED,
    RUBBLE,
    STACKS,
    STAND_INS,
    TOKENS,
    WAVE,
    WEAPONS,
    WEIGHTS,
    Weapon,
)
from tilldawn.games.daylight.crafting import craft
from tilldawn.games.daylight.events import ArrowRecovered, CardPeeked, CardSalvaged, DamageSpared
from tilldawn.games.daylight.harm import foe_left, health, suffer
from tilldawn.games.daylight.inventory import (
    DISCARD,
    can_discard,
    discard,
    has_room,
    slot_limit,
    slots_used,
    take,
)
from tilldawn.games.daylight.legal import against_shot, weapon_of
from tilldawn.games.daylight.perks import NO_PERK, against_perk, perks_at, use_perk
from tilldawn.games.daylight.search import find
from tilldawn.games.daylight.specials import is_deadly
from tilldawn.games.daylight.state import Foe, Game, Player, State
from tilldawn.games.daylight.verbs import DEADLY, Verb
from tilldawn.games.daylight.words import (
    Aftermath,
    Compulsion,
    Deal,
    Generosity,
    Scout,
    Shield,
    Substitute,
)
from tilldawn.games.daylight.words.rubble import AddSplash

MAKE_DO = Verb("make-do", "W-PERK-02", "token:token", "missing:~card", "instead:card")
BARTER = Verb("barter", "W-PERK-02", "card:card")
BARTER_TAKE = Verb("barter-take", "W-PERK-02", "card:card")
BARTER_ENOUGH = Verb("barter-enough", "W-PERK-07")
REUSE = Verb("reuse", "W-PERK-02", "~card:card", refs=("perk:reuse",))
DOUBLE_TAP = Verb("double-tap", "W-PERK-03", "card:card", refs=("perk:double-tap",))
PEEK = Verb("peek", "W-PERK-05", refs=("perk:nose-for-loot",))
TAKE_PEEKED = Verb("take-peeked", "W-PERK-05", "~card:card")
LEAVE_PEEKED = Verb("leave-peeked", "W-PERK-05", "~card:card")
SPARE = Verb("spare", "W-PERK-05", "perk:perk", "~damage:int")

ROOM_MAKING = (DISCARD.name, PACK.name, REPACK.name)

NOTHING_TO_BARTER_FOR = Objection("refused-barter", "W-PERK-01")
NOTHING_TO_PAY = Objection("refused-barter-pay", "W-PERK-01")
NO_ROOM_TO_BARTER = Objection("refused-barter-room", "W-INV-01")
JUST_PAID = Objection("refused-barter-back", "W-PERK-01")
BEST_CARD = max(card.damage for card in COMBAT.values())
BEST_SPLASH = max(card.splash for card in COMBAT.values())


# --- Attacks -------------------------------------------------------------------------------------------


class Reckless(Compulsion, frozen=True):
    """More Damage with every attack, and a price for each that fells nobody."""

    bonus: int
    cost: int

    @rule("W-PERK-07", "W-PERK-08")
    def afterwards(self, g: Game, seat: int, perk: str, fallen: int) -> None:
        if not fallen:
            suffer(g, seat, self.cost, f"perk:{perk}", "W-PERK-08")

    @rule("G-10")
    def deadly(self, s: State, seat: int, weapon: Weapon, foes: list[Foe]) -> list[bool]:
        if health(s.players[seat]) > self.cost:
            return [False] * len(foes)
        return [self._fells_nobody(s, seat, weapon, foe) for foe in foes]

    def _fells_nobody(self, s: State, seat: int, weapon: Weapon, foe: Foe) -> bool:
        """Whether not even the best Combat card and all boosts could discard a Horde card."""
        player = s.players[seat]
        drawing = weapon.draws or weapon.ammo or any(c in player.items for c in PLAYED["attack"])
        own = weapon.fixed + self.bonus + (BEST_CARD if drawing else 0)
        if own + sum(token.word.bonus(foe) for token in WEIGHTS) >= foe_left(foe):
            return False
        near = [other for other in neighbours(s, foe) if not other.away]
        if near and any(card in player.items for card in PLAYED["damage"]):
            return False
        ready = [perk for perk in perks_at(s, seat, "attack") if against_perk(s, seat, perk) is None]
        boosts = sum(w.splash for perk in ready for w in perk.words if isinstance(w, AddSplash))
        splash = weapon.splash + boosts + (BEST_SPLASH if drawing else 0)
        return all(splash < foe_left(other) for other in near)


class TakeBack(Aftermath, frozen=True):
    """One Ammo card of an attack of this kind of weapon comes back."""

    last: ClassVar[bool] = False
    kind: str

    @rule("W-PERK-02", "W-PERK-06", "W-AMMO-06")
    def run(self, g: Game, seat: int, perk: str, weapon: Weapon, spent: int) -> Flow[None]:
        s = g.state
        player = s.players[seat]
        if weapon.kind != self.kind or not spent or not has_room(s, player, weapon.ammo):
            return
        offers = [REUSE(seat, weapon.ammo), NO_PERK(seat, perk)]
        chosen = yield from ask(
            g, "reuse", seat, lambda: offers, "W-PERK-02", anytime=False, refused="either"
        )
        if chosen.verb == REUSE.name:
            use_perk(g, seat, perk, "W-PERK-02")
            remove(s.rubble_discard, weapon.ammo)
            take(player, weapon.ammo)
            g.emit(ArrowRecovered(seat=f"seat:{seat}", card=f"card:{weapon.ammo}", rule="W-PERK-02"))


class ShootAgain(Aftermath, frozen=True):
    """An attack with this kind of weapon may be followed at once with another, free of action."""

    last: ClassVar[bool] = True
    kind: str

    @rule("W-PERK-03", "W-PERK-06")
    def run(self, g: Game, seat: int, perk: str, weapon: Weapon, spent: int) -> Flow[None]:
        s = g.state
        if weapon.kind != self.kind:
            return
        armed = [c for c in sorted(s.players[seat].items) if c in WEAPONS and weapon_of(c).kind == self.kind]
        ready = [card for card in armed if against_shot(s, s.players[seat], card) is None]
        if not ready:
            return
        offers = [*(DOUBLE_TAP(seat, card) for card in ready), NO_PERK(seat, perk)]
        chosen = yield from ask(
            g,
            "double-tap",
            seat,
            lambda: offers,
            "W-PERK-03",
            anytime=False,
            refused=lambda: [
                objection.refusal(DOUBLE_TAP(seat, card).text, seat, f"card:{card}")
                for card in armed
                if (objection := against_shot(s, s.players[seat], card)) is not None
            ],
        )
        if chosen.verb == DOUBLE_TAP.name:
            use_perk(g, seat, perk, "W-PERK-03")
            yield from declare_attack(g, seat, chosen.args[0], free=True)


class Soften(Shield, frozen=True):
    """So much Damage less from an attack."""

    by: int

    @rule("W-PERK-05", "W-PERK-06", "W-PERK-07", "G-50")
    def spare(self, g: Game, seat: int, perk: str, damage: int) -> Flow[int]:
        s = g.state
        kept = NO_PERK(seat, perk, warning=DEADLY if damage >= health(s.players[seat]) else "")
        offers = [SPARE(seat, perk, self.by)]
        if len(s.waiting) >= len(s.players):  # this player will be attacked again
            offers.append(kept)
        words: dict[str, Arg] = {"enemy": f"enemy:{s.enemy}", "damage": damage}
        chosen = yield from ask(
            g, "spare", seat, lambda: offers, "W-PERK-05", words, refused="either", moment=True, anytime=False
        )
        if chosen is kept:
            return damage
        use_perk(g, seat, perk, "W-PERK-05")
        g.emit(DamageSpared(seat=f"seat:{seat}", damage=self.by, left=damage - self.by, rule="G-50"))
        return damage - self.by


# --- The turn ------------------------------------------------------------------------------------------


class StandIn(Substitute, frozen=True):
    """Another ingredient, or Junk, may stand in for one of the two of a recipe."""

    verb: ClassVar[str] = MAKE_DO.name

    def _pairs(self, player: Player, token: str) -> Iterator[tuple[str, str]]:
        first, second = TOKENS[token].recipe
        for missing, kept in ((first, second), (second, first)):
            if kept not in player.items:
                continue
            for instead in STAND_INS:
                if instead != missing and player.items.get(instead, 0) > (instead == kept):
                    yield missing, instead

    @rule("W-PERK-02", "W-JUNK-03")
    def offers(self, s: State, seat: int, token: str) -> list[Option]:
        return [
            MAKE_DO(seat, token, gone, new, rule="W-JUNK-03" if RUBBLE[new].family == "junk" else "W-PERK-02")
            for gone, new in self._pairs(s.players[seat], token)
        ]

    def run(self, g: Game, seat: int, perk: str, chosen: Option) -> Flow[None]:
        token, missing, instead = chosen.args
        yield from craft(g, seat, token, missing=missing, instead=instead, perk=perk)


class Barter(Deal, frozen=True):
    """A card into the Rubble discard pile, Ammo or ingredients out of it; Junk brings more."""

    verb: ClassVar[str] = BARTER.name

    takes: int
    junk: int

    @rule("W-PERK-04")
    def against(self, s: State, seat: int) -> Objection | None:
        player = s.players[seat]
        takeable = BARTERED.intersection(s.rubble_discard)
        if not takeable:
            return NOTHING_TO_BARTER_FOR
        paying = [card for card in player.items if self._pays(player, card)]
        if not paying:
            return NOTHING_TO_PAY
        if not any(_brings(s, player, card, takeable) for card in paying):
            return NO_ROOM_TO_BARTER
        return None

    def _pays(self, player: Player, card: str) -> bool:
        return card not in WEAPONS and can_discard(player, card)

    def offers(self, s: State, seat: int) -> list[Option]:
        player = s.players[seat]
        takeable = BARTERED.intersection(s.rubble_discard)
        if not takeable:
            return []
        return [
            BARTER(seat, card)
            for card in player.items
            if self._pays(player, card) and _brings(s, player, card, takeable)
        ]

    @rule("W-PERK-04", "W-PERK-07", "W-JUNK-03", "W-INV-09")
    def run(self, g: Game, seat: int, perk: str, chosen: Option) -> Flow[None]:
        s = g.state
        paid = chosen.args[0]
        use_perk(g, seat, perk, "W-PERK-02")
        spared = s.rubble_discard.get(paid, 0)
        yield from discard(g, seat, paid, "W-PERK-04")
        due = self.junk if RUBBLE[paid].family == "junk" else self.takes
        for taken in range(due):
            chosen = yield from ask(
                g,
                "barter",
                seat,
                lambda: [*_takeable(s, seat, paid, spared), BARTER_ENOUGH(seat)],
                "W-PERK-04",
                {"done": taken, "total": due},
                progress=Progress(taken, due),
                refused=lambda: _barter_refusals(s, seat, paid, spared),
                stakes=lambda o: (
                    o.seat == seat and o.verb in ROOM_MAKING and bool(_crowded_out(s, seat, paid, spared))
                ),
            )
            if chosen.verb == BARTER_ENOUGH.name:
                break
            card = chosen.args[0]
            remove(s.rubble_discard, card)
            take(s.players[seat], card)
            g.emit(CardSalvaged(seat=f"seat:{seat}", card=f"card:{card}", rule="W-PERK-04"))


def _brings(s: State, player: Player, paid: str, takeable: set[str]) -> bool:
    """Whether paying this card leaves room for one that can be taken."""
    gone = 0 if paid in STACKS and player.items[paid] > 1 else 1
    if slots_used(player) - gone < slot_limit(s):
        return True
    return any(card in player.items and (card != paid or not gone) for card in takeable)


def _wanted(s: State, paid: str, spared: int) -> list[str]:
    """Ammo and ingredients in the discard pile, but not the very card just paid."""
    return [c for c in sorted(BARTERED.intersection(s.rubble_discard)) if c != paid or spared]


def _takeable(s: State, seat: int, paid: str, spared: int) -> list[Option]:
    player = s.players[seat]
    return [BARTER_TAKE(seat, card) for card in _wanted(s, paid, spared) if has_room(s, player, card)]


def _crowded_out(s: State, seat: int, paid: str, spared: int) -> list[str]:
    """What could be taken if there were room for it."""
    return [card for card in _wanted(s, paid, spared) if not has_room(s, s.players[seat], card)]


def _barter_refusals(s: State, seat: int, paid: str, spared: int) -> list[Refusal]:
    full = Objection("refused-no-room", "W-INV-01", {"slots": slot_limit(s)})
    found = [
        full.refusal(BARTER_TAKE(seat, card).text, seat, f"card:{card}")
        for card in _crowded_out(s, seat, paid, spared)
    ]
    if paid in BARTERED and not spared:
        found.append(JUST_PAID.refusal(BARTER_TAKE(seat, paid).text, seat, f"card:{paid}"))
    return found


# --- Other phases ---------------------------------------------------------------------------------------


class GiveMore(Generosity, frozen=True):
    """More gifts in a Trade phase."""

    gifts: int


class LookAhead(Scout, frozen=True):
    """The owner may look at the next card and, unless it is WAVE!, draw it too."""

    @rule("W-PERK-03", "W-PERK-05", "W-PERK-06", "W-PERK-07")
    def run(self, g: Game, seat: int, perk: str) -> Flow[None]:
        s = g.state
        offers = [PEEK(seat), NO_PERK(seat, perk)]
        chosen = yield from ask(g, "peek", seat, lambda: offers, "W-PERK-05", refused="either")
        if chosen.verb != PEEK.name:
            return
        use_perk(g, seat, perk, "W-PERK-05")
        card = yield from peek(s.active, s.unseen)
        g.emit(CardPeeked(seat=f"seat:{seat}", card=f"card:{card}", rule="W-PERK-05"))
        if card == WAVE:
            return
        struck = RUBBLE[card].family == "bad-luck" and is_deadly(s, RUBBLE[card].words, seat)
        deadly = DEADLY if struck else ""
        taking = [TAKE_PEEKED(seat, card, warning=deadly), LEAVE_PEEKED(seat, card)]
        words: dict[str, Arg] = {"card": f"card:{card}"}
        chosen = yield from ask(
            g, "peeked", seat, lambda: taking, "W-PERK-05", words, anytime=False, refused="either"
        )
        if chosen.verb == TAKE_PEEKED.name:
            card = yield from draw(s.active, s.unseen)
            yield from find(g, seat, card, "W-PERK-05")
