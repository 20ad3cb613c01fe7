"""The heuristic bot's decisions in Combat: one small function for each question it may be asked."""

from __future__ import annotations

from itertools import product

from tilldawn.bots.daylight.cards import card_view, held, loss, worth
from tilldawn.bots.daylight.combat import reckless_price
from tilldawn.bots.daylight.scene import Choice, Scene, because
from tilldawn.engine.request import Option
from tilldawn.games.daylight.public.printed import MADE, face, gift, gifts, use
from tilldawn.games.daylight.public.view import AttackView, FoeView, PlayerView, WeaponView

DRINK_MARGIN, CHEER_MARGIN, BARTER_MARGIN = 0.6, 1.0, 0.7
PILLS_MARGIN, LUST_MARGIN, FOCUS_MARGIN, WAVE_MARGIN = 0.9, 0.5, 0.8, 0.3
"""What using a card must gain beyond its cost, since it could be kept for a better moment."""


# --- The turn -----------------------------------------------------------------------------------------


def turn(s: Scene) -> Choice:
    """Barter, then the action worth most, then a drink for one more, then guard what is left."""
    now = s.view.turn
    if now is not None and (now.any or now.attacks or now.crafts):
        at_hand = s.unpack("weapon", "ammo", "ingredient", "special") or _pack_up(s, "healing")
        ready = at_hand or _barter_first(s) or _best_action(s)
        if ready:
            return ready
    return _drink_up(s) or _take_wave(s) or _pack_up(s) or _done(s)


def _best_action(s: Scene) -> Choice | None:
    """Attack or craft, whichever is worth more, if anything is worth doing."""
    attacks = {o.args[0]: o for o in s.all("attack")}
    plan = s.fight.best_attack(s.me)
    craft = _best_craft(s)
    if craft and craft[0] > max(plan.worth, 0.0):
        return because(craft[1], "craft", token=f"token:{craft[1].args[0]}")
    if plan.worth > 0 and plan.weapon in attacks:
        reason = "attack-kill" if plan.kills > 0.5 else "attack"
        return because(attacks[plan.weapon], reason, card=f"card:{plan.weapon}", enemy=f"enemy:{plan.target}")
    return None


def _best_craft(s: Scene) -> tuple[float, Option] | None:
    """The token worth most, with the substitute that is missed least where Make Do is used."""
    best: tuple[float, Option] | None = None
    for option in s.options:
        if option.verb not in ("craft", "make-do"):
            continue
        gain = s.fight.token_worth(s.me, option.args[0])
        if option.verb == "make-do":
            gain -= loss(s.view, s.me, option.args[2])
        if best is None or gain > best[0]:
            best = (gain, option)
    return best


def _drink_up(s: Scene) -> Choice | None:
    """An Energy Drink when the action it buys is worth more than the point of Health."""
    if s.me.health <= 1:
        return None
    for option in s.all("play"):
        card = use(option.args[0])
        gain = s.fight.best_attack(s.me).worth if card.action == "attack" else _possible_craft(s)
        if gain > s.fight.health_price(s.me, card.hurts) + DRINK_MARGIN:
            return because(option, "drink", card=f"card:{option.args[0]}")
    return None


def _possible_craft(s: Scene) -> float:
    """What the best token would be worth if there were an action to craft it."""
    items = s.me.items
    gains = [
        s.fight.token_worth(s.me, token)
        for token, recipe in s.view.recipes.items()
        if s.view.tokens[token] and all(card in items for card in recipe)
        if s.fight.enemies or MADE[token].kept
    ]
    return max(gains, default=0.0)


def _take_wave(s: Scene) -> Choice | None:
    """Over Here!: draw the enemies when the team is better off for it."""
    option = next((o for o in s.all("perk") if gift(o.args[0]).takes_wave), None)
    if option is None or not s.fight.enemies:
        return None
    gain = s.fight.present_danger - s.fight.danger(s.fight.line, wave=s.seat)
    return because(option, "over-here") if gain > WAVE_MARGIN else None


def _pack_up(s: Scene, *families: str) -> Choice | None:
    """Hide what a Raider could steal: before acting what is of no use in Combat, afterwards anything.

    A turn with nothing left to do ends by itself, so afterwards may never come.
    """
    if any(foe.steals for foe in s.fight.enemies):
        return s.pack_away(*families)
    return None


def _done(s: Scene) -> Choice:
    """Nothing is left that is worth doing."""
    return because(s.one("end-turn") or s.one("skip") or s.options[-1], "done")


# --- Barter -------------------------------------------------------------------------------------------


def _barter_gains(s: Scene) -> list[float]:
    """What the Ammo and ingredients on the discard pile are worth to me, best first."""
    pile = [c for c in s.view.rubble_discard if card_view(c).family in ("ammo", "ingredient")]
    return sorted((worth(s.view, s.me, card, held(s.me, card)) for card in pile), reverse=True)


def _barter_first(s: Scene) -> Choice | None:
    """Swap a card that is missed little for something useful."""
    offers = s.all("barter")
    if not offers:
        return None
    gains = _barter_gains(s)
    deal = next(gift for gift in gifts(s.me.character) if gift.takes)

    def gain(option: Option) -> float:
        paid = option.args[0]
        due = deal.takes_for_junk if card_view(paid).family == "junk" else deal.takes
        return sum(gains[:due]) - loss(s.view, s.me, paid)

    best = max(offers, key=lambda o: (gain(o), o.id))
    if gain(best) < BARTER_MARGIN:
        return None
    return because(best, "barter", card=f"card:{best.args[0]}")


def barter(s: Scene) -> Choice:
    """Take what is worth most."""
    takes = s.all("barter-take")
    if takes:
        best = max(takes, key=lambda o: (worth(s.view, s.me, o.args[0], held(s.me, o.args[0])), o.id))
        return because(best, "barter-take", card=f"card:{best.args[0]}")
    return because(s.one("barter-enough") or s.options[-1], "done")


# --- The attack ---------------------------------------------------------------------------------------


def _arm(card: str) -> WeaponView:
    weapon = card_view(card).weapon
    if weapon is None:
        raise ValueError(f"{card} is no weapon")
    return weapon


def target(s: Scene) -> Choice:
    """The card on the line whose loss or wound is worth most."""
    card = s.named("card")
    weapon = _arm(card)
    plans = [
        (s.fight.plan(s.me, card, weapon, s.fight.foes[o.args[0]]), o)
        for o in s.options
        if o.args[0] in s.fight.foes
    ]
    plan, best = max(plans, key=lambda p: (p[0].worth, -int(p[0].target.rpartition("-")[2])))
    return because(best, "target-kill" if plan.kills > 0.5 else "target", enemy=f"enemy:{plan.target}")


def _attack(s: Scene) -> AttackView:
    if s.view.attack is None:
        raise ValueError("no attack is in progress")
    return s.view.attack


def _near(s: Scene, attack: AttackView) -> list[FoeView]:
    return [s.fight.foes[id] for id in attack.neighbours if id in s.fight.foes]


def ammo(s: Scene) -> Choice:
    """As many cards as pay for themselves."""
    attack = _attack(s)
    plan = s.fight.plan(s.me, attack.weapon, _arm(attack.weapon), s.fight.foes[attack.target])
    best = next((o for o in s.options if o.args[0] == str(plan.ammo)), s.options[0])
    return because(best, "ammo", count=int(best.args[0]), enemy=f"enemy:{attack.target}")


def boost(s: Scene) -> Choice:
    """Free perks that help; cards that gain more than they cost."""
    attack = _attack(s)
    foe = s.fight.foes[attack.target]
    base = _arm(attack.weapon).fixed + attack.bonus
    now = s.fight.attack_worth(s.me, foe, base, attack.draws, attack.splash)[0]

    def gain(draws: int, splash: int) -> float:
        after = s.fight.attack_worth(s.me, foe, base, attack.draws + draws, attack.splash + splash)[0]
        return after - now

    for option in s.options:
        if option.verb == "boost-perk":
            perk = gift(option.args[0])
            if perk.draws or (perk.splash and gain(0, perk.splash) > 0):
                return because(option, "boost-perk", perk=f"perk:{option.args[0]}")
        elif option.verb == "boost" and option.warning is None:
            card = use(option.args[0])
            margin = s.fight.health_price(s.me, card.hurts) + LUST_MARGIN if card.hurts else PILLS_MARGIN
            if gain(card.draws, card.splash) > margin:
                return because(option, "boost", card=f"card:{option.args[0]}")
    return because(s.one("strike") or s.options[-1], "strike")


def _outcome(s: Scene, player: PlayerView, attack: AttackView, card: str) -> float:
    """The worth of applying this Combat card to the attack in progress."""
    foe, near = s.fight.foes[attack.target], _near(s, attack)
    shown = face(card)
    damage = _arm(attack.weapon).fixed + attack.bonus + foe.spears + shown.damage
    splash = attack.splash + shown.splash
    gained = s.fight.result_worth(foe, damage, near, splash) + 0.3 * shown.loose_rubble
    price = reckless_price(player)
    if price and damage < foe.left and all(splash < f.left for f in near):
        gained -= s.fight.health_price(player, price)
    return gained


def apply(s: Scene) -> Choice:
    """The Combat card that does most."""
    attack = _attack(s)
    best = max(s.options, key=lambda o: (_outcome(s, s.me, attack, s.view.drawn[int(o.args[0])]), o.id))
    return because(best, "apply", card=best.refs[0])


def lucky(s: Scene) -> Choice:
    """Replace a card that spoils a friend's attack, or one that hurts a friend badly."""
    spare = s.one("no-lucky") or s.options[-1]
    swaps = s.all("lucky")
    if s.view.attack is not None:
        return _lucky_attack(s, s.view.attack, swaps) or because(spare, "lucky-keep")
    return _lucky_defence(s, swaps) or because(spare, "lucky-keep")


def _lucky_attack(s: Scene, attack: AttackView, swaps: list[Option]) -> Choice | None:
    attacker = s.view.players[s.view.turn.seat if s.view.turn else s.view.seat]
    worths = [_outcome(s, attacker, attack, card) for card in s.view.drawn]
    deck = s.view.unseen["combat"]
    total = sum(deck.values())
    if not total:
        return None
    best = max(worths)
    mean = sum(max(best, _outcome(s, attacker, attack, card)) * n for card, n in deck.items()) / total
    if mean - best < 1.4:
        return None
    worst = min(swaps, key=lambda o: (worths[int(o.args[0])], o.id))
    return because(worst, "lucky-attack", card=worst.refs[-1])


def _lucky_defence(s: Scene, swaps: list[Option]) -> Choice | None:
    """Against an enemy's attack on a player: when the worst card is bad or deadly."""
    foe = next((f for f in s.view.line if f.id == s.view.enemy), None)
    if foe is None or any(not f.enemy for f in s.fight.line):
        return None
    victim = s.view.players[s.view.attacked]
    if victim.barricades and not foe.ignores_barricades:
        return None
    worst = max(swaps, key=lambda o: (face(s.view.drawn[int(o.args[0])]).damage, o.id))
    modifier = face(s.view.drawn[int(worst.args[0])]).damage
    damage = foe.fixed + foe.bonus + modifier
    if damage < victim.health and (modifier < 2 or s.view.round < 3):
        return None
    if modifier <= 0:
        return None
    return because(worst, "lucky-defence", card=worst.refs[-1], seat=f"seat:{victim.seat}")


# --- Focus --------------------------------------------------------------------------------------------


def _shares(s: Scene, damage: int, given: dict[str, int]) -> tuple[float, dict[str, int]]:
    """The best way to share so many more points between the target and its neighbours."""
    attack = _attack(s)
    foes = [s.fight.foes[attack.target], *_near(s, attack)]
    extra = {attack.target: foes[0].spears} | {f.id: attack.splash for f in foes[1:]}
    best: tuple[float, dict[str, int]] = (-1e9, {})
    for split in product(range(damage + 1), repeat=len(foes)):
        if sum(split) != damage:
            continue
        gained = sum(
            s.fight.hit_worth(foe, points + given.get(foe.id, 0) + extra[foe.id])
            for foe, points in zip(foes, split, strict=True)
        )
        if gained > best[0]:
            best = (gained, {foe.id: points for foe, points in zip(foes, split, strict=True)})
    return best


def focus(s: Scene) -> Choice:
    """Share the damage when that does clearly more than all on one."""
    attack = _attack(s)
    damage = int(str(s.request.words["damage"]))
    foe = s.fight.foes[attack.target]
    near = _near(s, attack)
    plain = s.fight.result_worth(foe, damage + foe.spears, near, attack.splash)
    yes, no = s.one("focus"), s.one("no-focus")
    if yes and _shares(s, damage, {})[0] - plain > FOCUS_MARGIN:
        return because(yes, "focus")
    return because(no or s.options[-1], "focus-keep")


def share(s: Scene) -> Choice:
    """The next point of a shared attack."""
    single = {o.args[0]: o for o in s.all("share")}
    given = {id: int(str(o.text.args["damage"])) for id, o in single.items()}
    total = int(str(s.request.words["total"]))
    split = _shares(s, total - sum(given.values()), given)[1]
    id = max(split, key=lambda foe: (split[foe], foe))
    return because(single[id], "share", enemy=f"enemy:{id}")


# --- Other questions of Combat ------------------------------------------------------------------------


def place(s: Scene) -> Choice:
    """A Spear where it hurts most, a Grenade where it spares most."""
    token = s.named("token")

    def gain(option: Option) -> float:
        return s.fight.placed_worth(token, s.fight.foes[option.args[0]])

    best = max(s.options, key=lambda o: (gain(o), o.id))
    return because(best, "place", token=f"token:{token}", enemy=f"enemy:{best.args[0]}")


def reuse(s: Scene) -> Choice:
    """An Arrow back is always welcome."""
    return because(s.one("reuse") or s.options[0], "reuse")


def double_tap(s: Scene) -> Choice:
    """Shoot again when there is something worth shooting at."""
    plan = s.fight.best_attack(s.me, guns=True)
    option = next((o for o in s.all("double-tap") if o.args[0] == plan.weapon), None)
    if option is None or plan.worth <= 0:
        return because(s.one("no-perk") or s.options[-1], "done")
    return because(option, "double-tap", enemy=f"enemy:{plan.target}")


def spare(s: Scene) -> Choice:
    """A point of Health is worth more now than perhaps later."""
    use = s.one("spare") or s.options[0]
    return because(use, "boost-perk", perk=f"perk:{use.args[0]}")


def drink(s: Scene) -> Choice:
    """One more attack or one more craft, whichever is worth more."""
    wanted = "attack" if s.fight.best_attack(s.me).worth >= _possible_craft(s) else "craft"
    return because(next((o for o in s.options if o.args[0] == wanted), s.options[0]), f"drink-{wanted}")


def cheer(s: Scene) -> Choice:
    """Cheer when one more attack gains more than holding WAVE! costs."""
    yes, no = s.one("cheer"), s.one("no-cheer")
    if yes and s.fight.enemies:
        mate = s.view.players[int(yes.args[1])]
        gain = s.fight.best_attack(mate).worth
        gain -= s.fight.danger(s.fight.line, wave=s.seat) - s.fight.present_danger
        if gain > CHEER_MARGIN:
            return because(yes, "cheer", to=f"seat:{mate.seat}")
    return because(no or s.options[-1], "cheer-keep")


def enemy_card(s: Scene) -> Choice:
    """Of cards that hurt alike, Splash on the line is welcome, Splash on players is not."""
    at_line = str(s.request.words.get("target", "")).startswith("enemy:")

    def gain(option: Option) -> int:
        splash = face(s.view.drawn[int(option.args[0])]).splash
        return splash if at_line else -splash

    best = max(s.options, key=lambda o: (gain(o), o.id))
    return because(best, "enemy-card")
