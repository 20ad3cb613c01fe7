"""The heuristic bot for `daylight`: a decent team mate whose every choice can be explained.

It owns the choosing: which question is answered by which rule of thumb, and those of setting up, Search
and Trade (Combat is in `daylight_turn`). It sees requests and the view, never the game's inside. It draws
no random number: the same table gives the same answers. What it remembers is how many cards had been
drawn when a Round began.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tilldawn.bots.daylight import turn as combat
from tilldawn.bots.daylight.cards import (
    card_view,
    has_room,
    healing,
    held,
    loss,
    mean_damage,
    weapons,
    worth,
)
from tilldawn.bots.daylight.combat import Dials, Fight, utility
from tilldawn.bots.daylight.scene import Choice, Scene, because
from tilldawn.engine.errors import BadOption
from tilldawn.engine.request import Option, Text
from tilldawn.engine.table import Table
from tilldawn.games.daylight.public.printed import gifts, health, use
from tilldawn.games.daylight.public.view import WAVE, PlayerView, TableView

RECKLESS, RETURNS, SOFTENS, SPLASH, STANDS_IN, DRAWS = 3.5, 2.4, 1.0, 1.0, 0.9, 0.7
"""What perks are worth on a board, in points of its Health, for each point of what they bring …"""
OTHER_PERK = 0.6
"""… and those that bring something else."""

COUNTING = ("wave", "trade", "turn")
"""Questions at which it counts the cards drawn so far."""


def make(seed: str, *, tastes: bool = False) -> DaylightBot:
    """The bot as a table wants it. It needs no seed and has no tastes."""
    return DaylightBot()


class DaylightBot:
    """Plays Survive Until Daylight by rules of thumb."""

    name = "heuristic"

    def __init__(self, delay: float | None = None, dials: Dials | None = None) -> None:
        self.dials = dials or Dials()
        if delay is not None:
            self.dials = msgspec.structs.replace(self.dials, delay=delay)
        self._why = Text("why-only")
        self._round = 0
        self._before = 0
        self._drawn = 0
        self._fight: Fight | None = None

    def tune(self, dials: dict[str, float]) -> None:
        """Set numbers of judgement by name, for measuring what they do."""
        known = msgspec.structs.asdict(self.dials)
        for name in dials:
            if name not in known:
                raise BadOption("error-bad-setting", setting="dial", value=name, values=", ".join(known))
        changed = {**known, **dials}
        self.dials = msgspec.convert(changed, Dials, strict=False)
        self._fight = None

    def choose(self, table: Table[Any], seat: int) -> Option:
        """The option this bot takes for this seat."""
        request = table.request
        if request is None:
            raise ValueError("nothing is asked: the game is over")
        view = table.look()
        if not isinstance(view, TableView):
            raise TypeError("this bot plays daylight only")
        pace = self._pace(view) if request.kind in COUNTING else 0.0
        scene = Scene(request, seat, view, self.dials, self._judge, pace)
        chosen, self._why = ANSWERS.get(request.kind, first_offer)(scene)
        return chosen

    def why(self) -> Text:
        """The reason for the last choice."""
        return self._why

    def _judge(self, view: TableView) -> Fight:
        """The fight in this view; what was worked out for the last one is kept while it holds."""
        self._fight = Fight(view, self.dials, self._fight)
        return self._fight

    def _pace(self, view: TableView) -> float:
        """Rubble cards drawn per player this Round, as far as this bot can know."""
        drawn = _drawn(view)
        if view.round != self._round:
            self._before = self._drawn if view.round == self._round + 1 else drawn
            self._round = view.round
        self._drawn = drawn
        return (drawn - self._before) / len(view.players)


def _drawn(view: TableView) -> int:
    """Rubble cards drawn since the game began: all that lie open, without the starting weapons."""
    piles = [view.rubble_discard, *(p.items for p in view.players)]
    loose = sum(n for pile in piles for card, n in pile.items() if not card_view(card).starting)
    packed = sum(not card_view(card).starting for p in view.players for pack in p.packs for card in pack)
    return loose + packed + sum(card != WAVE for card in view.found)


def first_offer(s: Scene) -> Choice:
    """The answer to a question it does not know: the first that carries no warning."""
    return because(next((o for o in s.options if o.warning is None), s.options[0]), "default")


# --- Setting up ---------------------------------------------------------------------------------------


def character(s: Scene) -> Choice:
    """The strongest character nobody has taken."""
    offered = {o.args[0]: o for o in s.options}
    best = max(offered, key=_strength)
    return because(offered[best], "character", character=f"character:{best}")


def _strength(character: str) -> float:
    """How strong a board is: its Health, and what its perks bring."""
    perks = 0.0
    for gift in gifts(character):
        brings = RECKLESS * gift.bonus + RETURNS * gift.returns + SOFTENS * gift.softens
        brings += SPLASH * gift.splash + STANDS_IN * gift.stands_in + DRAWS * gift.draws
        perks += brings or OTHER_PERK
    return health(character) + perks


def weapon(s: Scene) -> Choice:
    """A weapon that needs no Ammo first; then something to shoot with that others do not need."""
    best = max(s.options, key=lambda o: (_weapon_score(s, o.args[0]), o.id))
    return because(best, "weapon", card=f"card:{best.args[0]}")


def _weapon_score(s: Scene, card: str) -> float:
    offered = card_view(card).weapon
    if offered is None:
        return 0.0
    mine = weapons(s.me)
    score = mean_damage(offered)
    if offered.ammo:
        rivals = sum(w.ammo == offered.ammo for p in s.view.players for w in weapons(p))
        supply = s.view.unseen["rubble"].get(offered.ammo, 0) / (1 + rivals)
        score = 0.6 * score + min(0.5, 0.1 * supply)
        return score if any(not w.ammo for w in mine) else score - 2.0
    return score if all(w.ammo for w in mine) else 0.5 * score


# --- Search -------------------------------------------------------------------------------------------


def found(s: Scene) -> Choice:
    """Keep what there is room for; else make room, in a Backpack or by dropping something worth less."""
    card = s.named("card")
    ref = f"card:{card}"
    keep = s.one("keep")
    if keep:
        return because(keep, "keep", card=ref)
    packed = s.pack_for_room()
    if packed:
        return packed
    gain = worth(s.view, s.me, card, held(s.me, card))
    swaps = s.all("swap")
    if swaps:
        least = min(swaps, key=lambda o: (loss(s.view, s.me, o.args[0]), o.id))
        if gain > loss(s.view, s.me, least.args[0]) + 0.1:
            return because(least, "swap", card=ref, out=f"card:{least.args[0]}")
    return because(s.one("leave") or s.options[-1], "leave", card=ref)


def wave(s: Scene) -> Choice:
    """Delay while this Round has brought few cards and a point of Health can be spared."""
    accept = s.one("accept-wave") or s.options[0]
    delay = s.one("delay-wave")
    short = s.pace < s.dials.delay
    if delay is None or delay.warning is not None or not short:
        return because(accept, "wave-enough" if delay and not short else "wave-accept")
    if s.me.health < s.dials.healthy:
        return because(accept, "wave-weak", health=s.me.health)
    return because(delay, "wave-delay", health=s.me.health)


def peek(s: Scene) -> Choice:
    """Looking costs nothing."""
    return because(s.one("peek") or s.options[0], "peek")


def peeked(s: Scene) -> Choice:
    """Take it; Bad Luck only when the next player could bear it less."""
    card = s.named("card")
    take, leave = s.one("take-peeked"), s.one("leave-peeked")
    if card_view(card).family == "bad-luck" and leave:
        after = s.view.players[(s.seat + 1) % len(s.view.players)]
        if after.health >= s.me.health or s.me.health <= 2:
            return because(leave, "peeked-leave", card=f"card:{card}")
    return because(take or s.options[0], "peeked-take", card=f"card:{card}")


# --- Trade --------------------------------------------------------------------------------------------


def trade(s: Scene) -> Choice:
    """Answer what is offered, give what helps somebody else more, heal, and be done."""
    offered = gift(s)
    if offered:
        return offered
    if s.me.health < s.me.track:
        unpacked = s.unpack("healing")
        if unpacked:
            return unpacked
    gifts = [(_gift_gain(s, o.args[1], s.view.players[int(o.args[2])]), o.id, o) for o in s.all("give")]
    if gifts:
        gain, _, option = max(gifts, key=lambda g: (g[0], g[1]))
        if gain > s.dials.gift_gain:
            return because(option, "give", card=f"card:{option.args[1]}", to=f"seat:{option.args[2]}")
    given = {g.card for g in s.view.gifts if g.seat == s.seat}
    heals = [(_heal_gain(s, o.args[1]), o.id, o) for o in s.all("heal") if o.args[1] not in given]
    if heals:
        gain, _, option = max(heals, key=lambda h: (h[0], h[1]))
        if gain > 0:
            return because(option, "heal", card=f"card:{option.args[1]}")
    return because(s.one("ready") or s.options[-1], "ready")


def _gift_gain(s: Scene, card: str, mate: PlayerView) -> float:
    """What a card is worth more in a mate's hands than in mine; nothing when there is no room.

    Backpacks and the weapons people started with stay where they are.
    """
    if not has_room(mate, card) or use(card).room or card_view(card).starting:
        return 0.0
    return worth(s.view, mate, card, held(mate, card)) - loss(s.view, s.me, card)


def _heal_gain(s: Scene, card: str) -> float:
    """What healing now is worth; hearts that would be lost are a pity unless things are bad."""
    hearts = healing(s.view, card)
    missing = s.me.track - s.me.health
    if hearts > missing and s.me.health > 4:
        return -1.0
    gained = min(hearts, missing)
    return utility(s.me.health + gained) - utility(s.me.health) - 0.5 * (hearts - gained)


def give_to(s: Scene) -> Choice:
    """To whoever gains most by it."""
    card = s.named("card")
    best = max(s.options, key=lambda o: (_gift_gain(s, card, s.view.players[int(o.args[0])]), o.id))
    return because(best, "give", card=f"card:{card}", to=f"seat:{best.args[0]}")


def gift(s: Scene) -> Choice | None:
    """Take what is worth its slot; nothing where nothing is offered."""
    take = s.one("take-gift")
    if take:
        return because(take, "gift-take", card=f"card:{take.args[2]}")
    refuse = s.one("refuse-gift")
    if refuse is None:
        return None
    card = refuse.args[2]
    rooms = [o for o in s.all("make-room") if o.args[1:3] == refuse.args[1:3]]
    if rooms:
        least = min(rooms, key=lambda o: (loss(s.view, s.me, o.args[3]), o.id))
        if worth(s.view, s.me, card, held(s.me, card)) > loss(s.view, s.me, least.args[3]) + 0.1:
            return because(least, "swap", card=f"card:{card}", out=f"card:{least.args[3]}")
    return because(refuse, "gift-refuse", card=f"card:{card}")


def repack(s: Scene) -> Choice:
    """Before a draw: put what Bad Luck should not take into the Backpack, as long as there is room."""
    return s.pack_away() or because(s.options[0], "done")


def which_pack(s: Scene) -> Choice:
    """The Backpack whose contents are worth least."""
    packs = s.me.packs

    def inside(option: Option) -> float:
        return sum(worth(s.view, s.me, card, 0) for card in packs[int(option.args[0])])

    return because(min(s.options, key=lambda o: (inside(o), o.id)), "which-pack")


ANSWERS: dict[str, Callable[[Scene], Choice]] = {
    "character": character,
    "weapon": weapon,
    "found": found,
    "wave": wave,
    "peek": peek,
    "peeked": peeked,
    "trade": trade,
    "give-to": give_to,
    "which-pack": which_pack,
    "repack": repack,
    "spare": combat.spare,
    "turn": combat.turn,
    "target": combat.target,
    "ammo": combat.ammo,
    "boost": combat.boost,
    "lucky": combat.lucky,
    "apply": combat.apply,
    "focus": combat.focus,
    "share": combat.share,
    "place": combat.place,
    "reuse": combat.reuse,
    "double-tap": combat.double_tap,
    "drink": combat.drink,
    "barter": combat.barter,
    "cheer": combat.cheer,
    "enemy-card": combat.enemy_card,
}
"""Which rule of thumb answers which question."""
