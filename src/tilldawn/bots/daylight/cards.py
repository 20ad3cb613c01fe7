"""What Rubble cards are worth to whom in `daylight`, as the heuristic bot sees it.

It owns the prices of cards in hand, for keeping, swapping, giving, bartering and packing. It reads a
`TableView` and decides nothing. The currency is that of `daylight_combat`.
"""

from __future__ import annotations

from tilldawn.bots.daylight.combat import utility
from tilldawn.games.daylight.public.view import PlayerView, TableView, WeaponView, printed

MEAN_BEST = (0.0, 0.63, 1.3, 1.61, 1.81)
"""Mean of the best of so many Combat cards from a full deck."""

SPECIALS = {
    "energy-drink-red": 1.6,
    "energy-drink-green": 0.8,
    "focus": 1.2,
    "cheer": 1.7,
    "blood-lust": 1.0,
    "vitality-pills": 1.5,
    "lucky": 1.5,
    "backpack": 1.2,
}
TOKEN_WORTH = {"trap": 3.0, "spear": 2.4, "barricade": 1.8, "grenade": 1.8}
AMMO_WORTH = (2.0, 1.6, 1.2, 0.8, 0.5)
"""The first, second, … Ammo card in the hands of somebody who can shoot it."""
card_view = printed
"""The printed side of a card."""
JUNK_PERKS = ("drifter", "haggler")


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
    return weapon.fixed + MEAN_BEST[min(draws, 4)] + 0.9 * weapon.splash


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
            return SPECIALS.get(card, 1.0) if card != "cheer" or len(view.players) > 1 else 0.0
        case "junk":
            return 0.7 if player.character in JUNK_PERKS and not owned else 0.05
        case "weapon":
            return _weapon_worth(player, card, owned)
        case _:
            return 0.0


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
        if share < 0.5 and player.character == "drifter":
            share += 0.2
        best = max(best, TOKEN_WORTH[token] * share)
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
    if card == "backpack" and any(player.packs):
        return 5.0
    return worth(view, player, card, held(player, card) - 1)
