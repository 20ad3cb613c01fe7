"""The guided first Rounds of Survive Until Daylight: one person and two bots."""

from __future__ import annotations

from tilldawn.engine.request import Arg
from tilldawn.games.daylight.public.outlook import outlook
from tilldawn.games.daylight.public.view import PlayerView, TableView
from tilldawn.guide.steps import Chapter, Guide, Scene, Step, When, asked

ME = 0
"""The seat of whoever learns."""


def _view(scene: Scene) -> TableView:
    view: TableView = scene.view
    return view


def _me(scene: Scene) -> PlayerView:
    return _view(scene).players[ME]


def _both(*conditions: When) -> When:
    return lambda scene: all(condition(scene) for condition in conditions)


def _round(number: int) -> When:
    return lambda scene: _view(scene).round == number


def _after(number: int) -> When:
    return lambda scene: _view(scene).round > number


def _found(*families: str) -> When:
    """A card of one of these families has been found."""

    def when(scene: Scene) -> bool:
        view = _view(scene)
        return scene.kind == "found" and any(view.cards[card].family in families for card in view.found)

    return when


def _found_card(scene: Scene) -> tuple[str, ...]:
    return (*(f"card:{card}" for card in _view(scene).found), "part:scene")


def _pile(scene: Scene) -> tuple[str, ...]:
    """Where it is said what the pile holds."""
    return (*(f"mark:{mark}" for mark in scene.marks if mark == "wave"), "part:scene")


def _self(scene: Scene) -> tuple[str, ...]:
    me = _me(scene)
    return (f"character:{me.character}", *(f"card:{card}" for card in me.items), "part:scene")


def _perks(scene: Scene) -> tuple[str, ...]:
    return (*(f"perk:{perk.id}" for perk in _me(scene).perks), "part:scene")


def _wave(scene: Scene) -> bool:
    """After the last Round there is no Assault to be shown."""
    return scene.kind == "wave" and bool(_view(scene).assault)


def _assault(scene: Scene) -> tuple[str, ...]:
    assault = _view(scene).assault
    return (f"assault:{assault}", "part:scene") if assault else ("part:scene",)


def _line(scene: Scene) -> tuple[str, ...]:
    """The enemies, the one that strikes first before the others."""
    return (*(f"enemy:{foe.id}" for foe in _view(scene).line if foe.enemy), "part:scene")


def _targets(scene: Scene) -> tuple[str, ...]:
    """Those with a neighbour on both sides first: there Splash hurts two."""
    return (*(f"enemy:{foe}" for foe in _aims(scene)), "part:scene")


def _aims(scene: Scene) -> list[str]:
    """Enemies on the line that may be chosen, the ones in the middle first."""
    line = [foe for foe in _view(scene).line if not foe.away]
    inner = {foe.id for foe in line[1:-1]}
    enemies = [foe.id for foe in line if foe.enemy and next(scene.matching(f"target:{foe.id}"), None)]
    return sorted(enemies, key=lambda foe: foe not in inner)


def _want_target(scene: Scene) -> list[str]:
    return [f"target:{foe}" for foe in _aims(scene)]


def _splashing(scene: Scene) -> bool:
    """The weapon in hand, or a card that was drawn, has Splash."""
    view = _view(scene)
    attack = view.attack
    if attack is None:
        return False
    drawn = any(view.faces[card].splash for card in view.drawn)
    return scene.kind in ("target", "ammo", "boost", "apply") and (attack.splash > 0 or drawn)


def _neighbours(scene: Scene) -> tuple[str, ...]:
    attack = _view(scene).attack
    near = attack.neighbours if attack else []
    return (*(f"enemy:{foe}" for foe in near), "part:scene")


def _drawn(scene: Scene) -> tuple[str, ...]:
    return (*(f"combat:{card}" for card in _view(scene).drawn), "part:scene")


def _ammo(scene: Scene, player: PlayerView) -> set[str]:
    """The Ammo somebody's weapons fire."""
    weapons = (_view(scene).cards[card].weapon for card in player.items)
    return {weapon.ammo for weapon in weapons if weapon is not None and weapon.ammo}


def _gifts(scene: Scene) -> list[str]:
    """Ammo that one cannot fire oneself, for whoever can."""
    me, mine = _me(scene), _ammo(scene, _me(scene))
    return [
        f"give:{ME}:{card}:{player.seat}"
        for player in _view(scene).players
        if player.seat != ME
        for card in me.items
        if card in _ammo(scene, player) - mine
    ]


def _offered(scene: Scene) -> bool:
    """Somebody offers something to whoever learns."""
    return scene.kind == "trade" and "take-gift" in scene.verbs


def _offers(scene: Scene) -> tuple[str, ...]:
    return (*scene.touched("card", "take-gift:*"), "part:scene")


def _says_offer(scene: Scene) -> dict[str, Arg]:
    gift = next(gift for gift in _view(scene).gifts if gift.to == ME)
    return {"seat": f"seat:{gift.seat}", "card": f"card:{gift.card}"}


def _ready(scene: Scene) -> bool:
    return scene.kind == "trade" and "ready" in scene.verbs


def _hurt(scene: Scene) -> bool:
    return scene.kind == "trade" and any(True for _ in scene.matching(f"heal:{ME}:*"))


def _can_craft(scene: Scene) -> bool:
    return scene.kind == "turn" and "craft" in scene.verbs


def _says_start(scene: Scene) -> dict[str, Arg]:
    me = _me(scene)
    return {
        "health": me.health,
        "weapons": tuple(f"card:{card}" for card in me.items),
        "slots": me.slot_limit,
    }


def _says_pile(scene: Scene) -> dict[str, Arg]:
    return {"cards": _view(scene).active}


def _says_found(scene: Scene) -> dict[str, Arg]:
    return {"card": tuple(f"card:{card}" for card in _view(scene).found)}


def _says_assault(scene: Scene) -> dict[str, Arg]:
    return {"card": f"assault:{_view(scene).assault}"}


def _says_health(scene: Scene) -> dict[str, Arg]:
    return {"health": _me(scene).health}


_FIRST = _both(_round(1), lambda scene: _view(scene).phase == "search")

GUIDE = Guide(
    game="daylight",
    seed="guide-daylight-101",
    options={
        "characters": ["trigger", "hipster", "pillar"],
        "weapons": ["shotgun", "fire-axe", "baseball-bat"],
        "first": ME,
    },
    outlook=outlook,
    companions=("Bruno", "Chloé"),
    chapters=(
        Chapter(
            "search",
            (
                Step("welcome", _FIRST),
                Step("goal", _FIRST, ("mark:daylight", "part:strip"), rule="W-END-01"),
                Step("round", _FIRST, ("part:strip",), rule="W-GOAL-03"),
                Step("you", _FIRST, _self, rule="W-GOAL-05", says=_says_start),
                Step("found", asked("found"), _found_card, ("keep",), "W-SEARCH-05", _says_found),
                Step("risk", _both(_round(1), asked("found")), _pile, (), "W-SEARCH-09", _says_pile),
                Step("ingredient", _found("ingredient"), _found_card, ("keep",), "W-CRAFT-01"),
                Step("wave", _wave, _assault, ("accept-wave",), "W-WAVE-03", _says_assault),
            ),
        ),
        Chapter(
            "trade",
            (
                Step("trade", asked("trade"), ("part:scene",), _gifts, "W-TRADE-02"),
                Step("offer", _offered, _offers, ("take-gift:*",), "W-TRADE-04", _says_offer),
                Step("heal", _hurt, ("verb:heal", "part:scene", "part:bar"), (f"heal:{ME}:*",), "W-HEAL-01"),
                Step("ready", _ready, ("verb:ready", "part:bar"), ("ready:0",), "W-TRADE-13"),
            ),
        ),
        Chapter(
            "combat",
            (
                Step("line", asked("turn"), _line, rule="W-ASSAULT-05"),
                Step("aims", asked("turn"), _line, rule="W-COMBAT-11"),
                Step("turn", asked("turn"), ("part:aside", "part:bar"), (), "W-COMBAT-02"),
                Step("perks", asked("turn"), _perks, (), "W-PERK-01"),
                Step("target", asked("target"), _targets, _want_target, "W-COMBAT-03"),
                Step("ammo", asked("ammo"), ("part:aside", "part:bar"), (), "W-AMMO-05"),
                Step("cards", asked("apply"), _drawn, (), "W-CCARD-01"),
                Step("splash", _splashing, _neighbours, (), "W-SPLASH-01"),
                Step(
                    "craft", _can_craft, ("verb:craft", "part:scene", "part:bar"), ("craft:*",), "W-CRAFT-01"
                ),
            ),
        ),
        Chapter(
            "round",
            (
                Step("enemies", _after(1), ("part:scene",), rule="W-COMBAT-09", says=_says_health),
                Step("leftovers", _after(1), ("part:strip",), rule="W-SEARCH-03"),
                Step("farewell", _after(2), rule="W-GOAL-04"),
            ),
        ),
    ),
)
