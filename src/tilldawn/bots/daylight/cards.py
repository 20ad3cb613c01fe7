"""What Rubble cards are worth to whom in `daylight`, as the heuristic bot sees it.

It owns the prices of cards in hand, for keeping, swapping, giving, bartering and packing. It reads a
`TableView` and decides nothing. The currency is that of `daylight_combat`.
"""

from __future__ import annotations

from tilldawn.bots.daylight.combat import utility
from tilldawn.games.daylight.public.printed import MADE, Made, Use, gifts, mean_best, use
from tilldawn.games.daylight.public.view import PlayerView, TableView, WeaponView, printed

BEST = tuple(round(mean_best(draws), 2) for draws in range(5))
"""What the best of so many Combat cards adds on average, as near as anybody reckons."""
ACTIONS = {"attack": 1.6, "craft": 0.8}
"""What one more action is worth, its price paid."""
SHARING, ENCOURAGING, REPLACING = 1.2, 1.7, 1.5
DRAW, SPLASH, ROOM = 0.75, 1.0, 0.6
"""What cards that do this are worth to have: once, or for each point."""
USUAL = 1.0
"""What a card is worth that does something else."""
SNARE, PIERCE = 0.75, 1.25
"""What a Trap is worth for each point of its Damage; the Damage of a Spear that is worth one."""
OTHER_TOKEN = 1.8
AMMO_WORTH = (2.0, 1.6, 1.2, 0.8, 0.5)
"""The first, second, … Ammo card in the hands of somebody who can shoot it."""
card_view = printed
"""The printed side of a card."""


def held(player: PlayerView, card: str) -> int:
    """How many of a card a player has, Backpacks included."""
    return player.items.get(card, 0) + sum(pack.count(card) for pack in player.packs)


def weapons(player: PlayerView) -> list[WeaponView]:
    """All weapons a player has."""
    cards = [*player.items, *(card for pack in player.packs for card in pack)]
    return [weapon for card in cards if (weapon := card_view(card).weapon) is not None]


def mean_damage(weapon: WeaponView) -> float:
    """What a weapon does on average with one Ammo card if it needs any, Splash included."""
    draws = weapon.draws + bool(weapon.ammo)
    return weapon.fixed + BEST[min(draws, 4)] + 0.9 * weapon.splash


def has_room(player: PlayerView, card: str) -> bool:
    """A free slot, or an own stack the card joins."""
    return player.slots < player.slot_limit or (card_view(card).stacks and card in player.items)


def worth(view: TableView, player: PlayerView, card: str, owned: int) -> float:
    """What one more of a card is worth to a player who has `owned` of it."""
    printed = card_view(card)
    match printed.family:
        case "ammo":
            return _ammo_worth(view, player, card, owned)
        case "ingredient":
            return _ingredient_worth(view, player, card, owned)
        case "healing":
            return _healing_worth(player, healing(view, card))
        case "special":
            return _special_worth(use(card), alone=len(view.players) == 1)
        case "junk":
            return 0.7 if not owned and _uses_junk(player.character) else 0.05
        case "weapon":
            return _weapon_worth(player, card, owned)
        case _:
            return 0.0


def _special_worth(card: Use, *, alone: bool) -> float:
    if card.encourages:
        return 0.0 if alone else ENCOURAGING
    worth = ACTIONS.get(card.action, 0.0) + DRAW * card.draws + SPLASH * card.splash + ROOM * card.room
    return (worth + SHARING * card.shares + REPLACING * card.replaces) or USUAL


def _uses_junk(character: str) -> bool:
    return any(gift.stands_in or gift.takes_for_junk for gift in gifts(character))


def _token_worth(token: Made) -> float:
    return SNARE * token.snares + token.pierces / PIERCE or OTHER_TOKEN


def _ammo_worth(view: TableView, player: PlayerView, card: str, owned: int) -> float:
    step = AMMO_WORTH[min(owned, len(AMMO_WORTH) - 1)]
    if any(weapon.ammo == card for weapon in weapons(player)):
        return step
    mates = [p for p in view.players if p.seat != player.seat]
    return 0.4 * step if any(w.ammo == card for p in mates for w in weapons(p)) else 0.1


def _ingredient_worth(view: TableView, player: PlayerView, card: str, owned: int) -> float:
    best = 0.0
    for token, recipe in view.recipes.items():
        if card not in recipe or not view.tokens[token]:
            continue
        partner = recipe[1] if recipe[0] == card else recipe[0]
        pairs = held(player, partner)
        share = 0.75 if pairs > owned else 0.35 if not owned else 0.15
        if share < 0.5 and any(gift.stands_in for gift in gifts(player.character)):
            share += 0.2
        best = max(best, _token_worth(MADE[token]) * share)
    return best


def healing(view: TableView, card: str) -> int:
    """Hearts of a healing card in this game."""
    return (view.cards.get(card) or card_view(card)).hearts


def _healing_worth(player: PlayerView, hearts: int) -> float:
    now = utility(min(player.track, player.health + hearts)) - utility(player.health)
    later = 0.8 * max(0, hearts - (player.track - player.health))
    return now + later


def _weapon_worth(player: PlayerView, card: str, owned: int) -> float:
    weapon = card_view(card).weapon
    if weapon is None:
        return 0.0
    others = [w for w in weapons(player) if w != weapon]
    if owned:
        others.append(weapon)
    ready = [mean_damage(w) for w in others if not w.ammo or held(player, w.ammo)]
    gain = mean_damage(weapon) - max(ready, default=0.0)
    if weapon.ammo and not held(player, weapon.ammo):
        return 0.3 + 0.4 * max(0.0, gain)
    return 0.2 + 3.0 * max(0.0, gain)


def loss(view: TableView, player: PlayerView, card: str) -> float:
    """What a player gives up with one of the own copies of a card."""
    if any(player.packs) and use(card).room:
        return 5.0
    return worth(view, player, card, held(player, card) - 1)
