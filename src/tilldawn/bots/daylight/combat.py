"""How the heuristic bot judges a fight in `daylight`: odds, danger, and what an action is worth.

It owns the arithmetic of Combat and nothing else: it reads a `TableView`, never a request, and decides
nothing. Everything is counted in one currency, *worth*: about the price of one point of Health of a
character who is well. The numbers in `Dials` are judgement, found by playing many games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb
from typing import NamedTuple

from msgspec import Struct

from tilldawn.games.daylight.public.printed import MADE, SNARED, face, gift, gifts, needs_survivor
from tilldawn.games.daylight.public.view import FoeView, PlayerView, TableView, WeaponView

SUICIDE = 1000.0


class Dials(Struct, frozen=True, kw_only=True):
    """What the bot cares about, and how much."""

    delay: float = 1.6
    """Delay the wave while fewer cards than this per player were drawn this Round; 0 is never."""
    healthy: int = 4
    """Health from which a point may be spent on delaying the wave."""
    turn_damage: float = 2.4
    """Damage a team mate's turn is expected to do to the line."""
    foe_future: float = 2.2
    """Worth of a point of an enemy's Health taken away, apart from what it would do this Round."""
    unfinished: float = 0.4
    """Share of an enemy's danger credited to wounding it without killing it."""
    ammo_price: float = 0.45
    kept_barricade: float = 1.3
    kept_trap: float = 2.6
    ingredient_price: float = 0.25
    theft_price: float = 0.6
    shepherd: float = 12.0
    """Price of a Survivor's death from Round 4 on, in the mode that needs one alive."""
    gift_gain: float = 0.45
    """What a gift must be worth more to its receiver than to its giver."""


HEALTH_PRICE = (0.0, 30.0, 5.0, 3.0, 2.2, 1.7, 1.4, 1.2, 1.1, 1.0, 1.0, 1.0, 1.0)
"""What the point that takes a character from this Health one lower costs; the last one costs the game."""
_UTILITY = [sum(HEALTH_PRICE[: h + 1]) for h in range(len(HEALTH_PRICE))]


def utility(health: float) -> float:
    """What this much Health is worth, linear between whole points; nothing is worth anything dead."""
    if health <= 0:
        return 0.0
    whole = int(health)
    if whole + 1 >= len(_UTILITY):
        return _UTILITY[-1]
    return _UTILITY[whole] + (health - whole) * HEALTH_PRICE[whole + 1]


def reckless_price(player: PlayerView) -> int:
    """Health that an attack costs which fells nobody."""
    return sum(gift.price for gift in gifts(player.character))


class Plan(NamedTuple):
    """An attack somebody might make, and what it is worth."""

    worth: float
    weapon: str
    target: str
    ammo: int
    kills: float


NO_PLAN = Plan(0.0, "", "", 0, 0.0)


class Fight:
    """The fight as it stands in one view. Costly figures are worked out when first asked for."""

    def __init__(self, view: TableView, dials: Dials, before: Fight | None = None) -> None:
        self.view = view
        self.dials = dials
        self.line = [foe for foe in view.line if not foe.away]
        self.enemies = [foe for foe in self.line if foe.enemy]
        self.foes = {foe.id: foe for foe in self.line}
        self._odds: dict[int, dict[int, float]] = {}
        self._blows: dict[tuple[int, int], list[tuple[int, float]]] = {}
        self._relief: dict[str, float] = {}
        self._future: dict[str, float] = {}
        self._near: dict[str, list[FoeView]] = {}
        self._danger: float | None = None
        self._missed = self._spared()
        self._survivor = self._survivor_price()
        self._key = self._situation()
        if before is not None and before._key == self._key:
            self._odds, self._blows = before._odds, before._blows
            self._relief, self._danger = before._relief, before._danger
            self._future, self._near = before._future, before._near

    def _situation(self) -> tuple[object, ...]:
        """All that danger and odds depend on: while it is the same, what was worked out still holds."""
        view = self.view
        return (
            [(foe.id, foe.left, foe.away, foe.spears) for foe in view.line],
            [(p.health, p.barricades, p.traps) for p in view.players],
            (view.round, view.wave, view.first, self._missed),
            (view.unseen.get("combat"), view.combat_discard),
        )

    # --- Odds --------------------------------------------------------------------------------------

    def odds(self, draws: int) -> dict[int, float]:
        """How likely each modifier is the best of this many Combat cards drawn now."""
        if draws not in self._odds:
            self._odds[draws] = self._best_of(draws)
        return self._odds[draws]

    def _best_of(self, draws: int) -> dict[int, float]:
        if draws <= 0:
            return {0: 1.0}
        piles = [self.view.unseen["combat"]]
        if sum(piles[0].values()) < draws:
            piles.append(self.view.combat_discard)
        counts: dict[int, int] = {}
        for pile in piles:
            for card, copies in pile.items():
                damage = face(card).damage
                counts[damage] = counts.get(damage, 0) + copies
        total = sum(counts.values())
        if not total:
            return {0: 1.0}
        ways = comb(total, min(draws, total))
        found: dict[int, float] = {}
        below = up_to = 0
        for damage in sorted(counts):
            up_to += counts[damage]
            reached = comb(up_to, min(draws, total))
            if reached > below:
                found[damage] = (reached - below) / ways
            below = reached
        return found

    # --- Danger ------------------------------------------------------------------------------------

    def _spared(self) -> float:
        """The share of the line that team mates will probably deal with before it attacks."""
        view = self.view
        seats = len(view.players)
        taken = (view.turn.seat - view.first) % seats + 1 if view.turn else 0
        if view.phase == "combat" and view.turn is None:
            taken = seats
        left = sum(foe.left for foe in self.enemies)
        return min(0.7, self.dials.turn_damage * (seats - taken) / left) if left else 0.0

    def _survivor_price(self) -> float:
        """What a Survivor's death costs: nothing, unless one must be left when the night is over."""
        if not needs_survivor(self.view.modes):
            return 0.0
        return self.dials.shepherd if self.view.round >= 4 else 0.3 * self.dials.shepherd

    def blows(self, foe: FoeView, monsters: int) -> list[tuple[int, float]]:
        """What an attack of this enemy does to its target, with its chances."""
        fixed = foe.fixed + (0 if foe.bolsters else monsters)
        key = (fixed, foe.draws)
        if key not in self._blows:
            self._blows[key] = [(max(0, fixed + mod), p) for mod, p in self.odds(foe.draws).items()]
        return self._blows[key]

    def harm(self, foe: FoeView) -> float:
        """The mean damage of this enemy's attack as the line stands."""
        return sum(damage * p for damage, p in self.blows(foe, foe.bonus))

    def danger(
        self, line: Sequence[FoeView], *, wave: int = -1, barricade: int = -1, trap: int = -1
    ) -> float:
        """What the enemies' part of Combat would cost with this line, holder of WAVE! and extra token."""
        view = self.view
        players = view.players
        health = [float(p.health) for p in players]
        barricades = [p.barricades + (p.seat == barricade) for p in players]
        traps = [p.traps + (p.seat == trap) for p in players]
        soft = sum(gift.softens for gift in gifts(players[view.first].character))
        wall = view.first if soft else -1
        seat = wave if wave >= 0 else max(view.wave, 0)
        soaking = sum(not foe.enemy for foe in line)
        monsters = sum(foe.bolsters for foe in line)
        weight = 1.0 - self._missed
        cost = 0.0
        for foe in line:
            if not foe.enemy:
                continue
            if soaking:
                soaking -= 1
                cost += weight * self._survivor
                continue
            target, seat = seat, (seat + 1) % len(players)
            left = foe.left
            while traps[target] and left > 0:
                traps[target] -= 1
                left -= SNARED
            if left <= 0:
                monsters -= foe.bolsters
                continue
            if barricades[target] and not foe.ignores_barricades:
                barricades[target] -= 1
                continue
            shield, wall = (soft, -1) if wall == target else (0, wall)
            paid, mean = self._hurt(foe, monsters, health[target], shield)
            cost += weight * paid
            health[target] -= weight * mean
        return cost

    def _hurt(self, foe: FoeView, monsters: int, health: float, shield: int) -> tuple[float, float]:
        """What an enemy's attack costs somebody with this Health, and its mean damage."""
        paid = self.dials.theft_price if foe.steals else 0.0
        mean = 0.0
        for blow, p in self.blows(foe, monsters):
            damage = max(0, blow - shield)
            mean += p * damage
            paid += p * (utility(health) - utility(health - damage))
        return paid, mean

    @property
    def present_danger(self) -> float:
        """What the enemies' part would cost as things stand."""
        if self._danger is None:
            self._danger = self.danger(self.line)
        return self._danger

    def relief(self, foe: FoeView) -> float:
        """How much less dangerous the line is without this card; a Survivor's is negative."""
        if foe.id not in self._relief:
            without = [other for other in self.line if other.id != foe.id]
            self._relief[foe.id] = self.present_danger - self.danger(without)
        return self._relief[foe.id]

    def future(self, foe: FoeView) -> float:
        """What it is worth not to meet this card in later Rounds."""
        if foe.id not in self._future:
            self._future[foe.id] = self._later(foe)
        return self._future[foe.id]

    def _later(self, foe: FoeView) -> float:
        if not foe.enemy:
            return -0.6 - self._survivor
        return self.dials.foe_future * (0.5 * foe.left + self.harm(foe))

    def prize(self, foe: FoeView) -> float:
        """The worth of seeing this card off the line for good."""
        return self.relief(foe) + self.future(foe)

    def hit_worth(self, foe: FoeView, damage: int) -> float:
        """The worth of this much damage to a card on the line."""
        if damage <= 0:
            return 0.0
        if damage >= foe.left:
            return self.prize(foe)
        part = damage / foe.left
        return part * (0.8 * self.future(foe) + self.dials.unfinished * self.relief(foe))

    # --- Attacks -----------------------------------------------------------------------------------

    def neighbours(self, foe: FoeView) -> list[FoeView]:
        """The cards directly left and right on the line that Splash would hit."""
        if not self._near:
            gap: list[FoeView | None] = [None]
            line = [*gap, *self.view.line, None]
            for left, card, right in zip(line, line[1:], line[2:], strict=False):
                if card is not None:
                    self._near[card.id] = [f for f in (left, right) if f is not None and not f.away]
        return self._near[foe.id]

    def splash_worth(self, near: Sequence[FoeView], splash: int) -> float:
        """The worth of so much Splash on these neighbours."""
        return sum(self.hit_worth(foe, splash) for foe in near) if splash else 0.0

    def result_worth(self, foe: FoeView, damage: int, near: Sequence[FoeView], splash: int) -> float:
        """The worth of an attack that comes out like this."""
        return self.hit_worth(foe, max(0, damage)) + self.splash_worth(near, splash)

    def attack_worth(
        self, player: PlayerView, foe: FoeView, base: int, draws: int, splash: int
    ) -> tuple[float, float]:
        """The mean worth of an attack, and how likely it kills its target."""
        near = self.neighbours(foe)
        worth = self.splash_worth(near, splash)
        kills = 0.0
        for modifier, p in self.odds(draws).items():
            damage = base + modifier + foe.spears
            worth += p * self.hit_worth(foe, damage)
            if damage >= foe.left:
                kills += p
        price = reckless_price(player)
        if price and not any(splash >= other.left for other in near):
            worth -= (1.0 - kills) * self.health_price(player, price)
        return worth, kills

    def health_price(self, player: PlayerView, damage: int) -> float:
        """What it costs a player to lose so much Health by an own choice; nobody chooses to die."""
        if player.health <= damage:
            return SUICIDE
        return utility(player.health) - utility(player.health - damage)

    def weapons(self, player: PlayerView) -> Iterator[tuple[str, WeaponView]]:
        """Loose weapons this player could attack with now."""
        for card in player.items:
            weapon = self.view.cards[card].weapon
            if weapon is not None and (not weapon.ammo or weapon.ammo in player.items):
                yield card, weapon

    def free_splash(self, player: PlayerView, weapon: WeaponView) -> int:
        """Splash that perks would add."""
        return sum(
            gift.splash
            for gift in gifts(player.character)
            if gift.splash and gift.first <= player.is_first and gift.weapon in ("", weapon.kind)
        )

    def free_draws(self, player: PlayerView, weapon: WeaponView) -> int:
        """Combat cards that perks would add."""
        ready = (gift(perk.id) for perk in player.perks if perk.ready)
        return sum(perk.draws for perk in ready if perk.draws and perk.weapon in ("", weapon.kind))

    def ammo_cost(self, player: PlayerView, weapon: WeaponView, count: int) -> float:
        """The price of Ammo cards: dear while few are left, and one may come back."""
        if not weapon.ammo:
            return 0.0
        held = player.items.get(weapon.ammo, 0)
        ready = (gift(perk.id) for perk in player.perks if perk.ready)
        back = any(perk.returns and perk.weapon in ("", weapon.kind) for perk in ready)
        paid = max(0, count - back)
        scarcity = 1.0 if held < 4 else 0.6
        if self.view.round >= self.view.printed.rounds:
            scarcity *= 0.5
        return self.dials.ammo_price * scarcity * paid

    def plan(self, player: PlayerView, card: str, weapon: WeaponView, foe: FoeView) -> Plan:
        """The best way to attack this card with this weapon."""
        base = weapon.fixed + sum(gift.bonus for gift in gifts(player.character))
        draws = weapon.draws + self.free_draws(player, weapon)
        splash = weapon.splash
        bonus = self.free_splash(player, weapon)
        if bonus and self.splash_worth(self.neighbours(foe), bonus) > 0:
            splash += bonus
        most = min(4, player.items[weapon.ammo]) if weapon.ammo else 0
        best: Plan | None = None
        for count in range(1 if most else 0, most + 1):
            worth, kills = self.attack_worth(player, foe, base, draws + count, splash)
            worth -= self.ammo_cost(player, weapon, count)
            if best is None or worth > best.worth:
                best = Plan(worth, card, foe.id, count, kills)
        return best or NO_PLAN

    def best_attack(self, player: PlayerView, only: str = "", *, guns: bool = False) -> Plan:
        """The best attack this player can make now, perhaps with one weapon only, or a gun."""
        best = NO_PLAN
        for card, weapon in self.weapons(player):
            if (only and card != only) or (guns and weapon.kind != "gun"):
                continue
            for foe in self.enemies:
                plan = self.plan(player, card, weapon, foe)
                if plan.worth > best.worth:
                    best = plan
        return best

    # --- Tokens ------------------------------------------------------------------------------------

    def token_worth(self, player: PlayerView, token: str) -> float:
        """What crafting this token now is worth to the team, its ingredients paid."""
        price = 2 * self.dials.ingredient_price
        last = self.view.round >= self.view.printed.rounds
        made = MADE[token]
        if made.protects:
            now = self.present_danger - self.danger(self.line, barricade=player.seat)
            return max(now, 0.0 if last else self.dials.kept_barricade) - price
        if made.snares:
            now = self.present_danger - self.danger(self.line, trap=player.seat)
            kept = 0.0 if last else self.dials.kept_trap
            return max(now + (2 * self.dials.foe_future if now > 0 else 0.0), kept) - price
        return max((self.placed_worth(token, foe) for foe in self.enemies), default=0.0) - price

    def placed_worth(self, token: str, foe: FoeView) -> float:
        """What a token that is put on an enemy is worth there."""
        pierces = MADE[token].pierces
        return self.hit_worth(foe, pierces) if pierces else self.grenade_worth(foe)

    def grenade_worth(self, foe: FoeView) -> float:
        """What driving off this enemy and its neighbours for the phase saves."""
        gone = {foe.id, *(near.id for near in self.neighbours(foe))}
        return self.present_danger - self.danger([f for f in self.line if f.id not in gone])
