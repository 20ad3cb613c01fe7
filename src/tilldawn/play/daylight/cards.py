"""Odds of `daylight` that are worked out rather than followed: attacks, WAVE!, the enemies' turn."""

from __future__ import annotations

from fractions import Fraction

from msgspec import structs

from tilldawn.engine.ahead import Ahead
from tilldawn.engine.request import Arg, Option, Text
from tilldawn.games.daylight.public.odds import attack_odds, weapon_odds
from tilldawn.games.daylight.public.sight import blows, next_card, sight, wave_by
from tilldawn.games.daylight.public.view import WAVE, TableView
from tilldawn.play.foresight import Answer, Odds, Spread

DECLARED = ("target", "ammo", "boost", "boost-perk", "strike")
"""Verbs that say more about an attack before any card is drawn."""
SUPPOSED = Text("foresight-daylight-supposed")


def attack(option: Option, start: Ahead, before: TableView, seen: TableView) -> Answer | None:
    """An attack: what it deals, whether its target falls, and what that would change."""
    if option.verb == "attack":
        return _with(option.args[0], before)
    if option.verb not in DECLARED or seen.attack is None:
        return None
    asked = start.request
    ammo = 1 if asked is not None and asked.kind == "ammo" else 0
    deck = structs.replace(seen, combat=max(seen.combat, before.combat if start.weights else 0))
    odds, ref = attack_odds(deck, ammo), f"enemy:{seen.attack.target}"
    foes = {foe.id: foe for foe in seen.line}
    told = [
        _falls(id, share, foes[id].enemy)
        for id, share in odds.falls.items()
        if share or id == seen.attack.target
    ]
    if odds.cost and odds.nobody:
        words: dict[str, Arg] = {"seat": f"seat:{seen.seat}", "damage": odds.cost}
        cost = Text("foresight-daylight-odds-cost", words)
        told.append(Odds("cost", f"seat:{seen.seat}", cost, odds.nobody, "bad"))
    if odds.splash:
        told.append(Odds("splash", "", Text("foresight-daylight-odds-splash"), odds.splash, "good"))
    told += _risk(before, seen.attack.target)
    spread = Spread("damage", ref, Text("foresight-daylight-damage", {"enemy": ref}), odds.damage)
    spreads, notes = [spread], [SUPPOSED, _left(deck, odds.draws)]
    if odds.sure:
        spreads.append(Spread("splash", ref, Text("foresight-daylight-splash"), {odds.sure: Fraction(1)}))
    ours = [f"enemy:{id}" for id in seen.attack.neighbours if id in foes and not foes[id].enemy]
    if ours and (odds.sure or odds.splash):
        notes.append(Text("foresight-daylight-splash-ours", {"who": tuple(ours)}))
    return Answer(told, spreads, notes)


def _falls(id: str, share: Fraction, enemy: bool = True) -> Odds:
    ref = f"enemy:{id}"
    words: dict[str, Arg] = {"enemy": ref}
    return Odds("falls", ref, Text("foresight-daylight-falls", words), share, "good" if enemy else "bad")


def _left(view: TableView, draws: int) -> Text:
    return Text("foresight-daylight-deck", {"draws": draws, "left": view.combat})


def _with(weapon: str, view: TableView) -> Answer | None:
    """A weapon, before anybody has been named: whom it would fell, with as little Ammo as it takes."""
    odds = weapon_odds(view, weapon)
    if not odds:
        return None
    told = [_falls(id, one.falls[id]) for id, one in odds.items()]
    draws = next(iter(odds.values())).draws
    return Answer(told, [], [SUPPOSED, _left(view, draws)])


def _risk(view: TableView, target: str) -> list[Odds]:
    """Who is most likely to die in the enemies' turn, now and without the target."""
    known = sight(view)
    risk = known.risk if known is not None else None
    if risk is None or not risk.dies:
        return []
    ref = f"seat:{risk.seat}"
    now = Fraction(risk.dies)
    told = [Odds("dies", ref, Text("foresight-daylight-odds-dies", {"seat": ref}), now, "bad")]
    if target in risk.without:
        then = Fraction(risk.without[target])
        words: dict[str, Arg] = {"seat": ref, "enemy": f"enemy:{target}"}
        told.append(Odds("dies-then", ref, Text("foresight-daylight-odds-dies-then", words), then, "bad"))
    return told


def search(start: Ahead, before: TableView, seen: TableView) -> Answer | None:
    """In Search: how likely WAVE! has come by the draw of each, and what the next card may be."""
    if before.phase != "search" or seen.phase != "search" or not start.weights or WAVE in before.found:
        return None
    whole = structs.replace(seen, active=max(seen.active, before.active))
    told: list[Odds] = []
    for seat, share in wave_by(whole):
        ref = f"seat:{seat}"
        told.append(Odds("wave-by", ref, Text("foresight-daylight-odds-wave", {"seat": ref}), share, "bad"))
    for family, share in next_card(whole).items():
        if family != WAVE:
            told.append(Odds("next", f"family:{family}", Text(f"foresight-daylight-next-{family}"), share))
    return Answer(told) if told else None


def enemies_turn(option: Option, before: TableView, seen: TableView) -> Answer | None:
    """Nothing more is done: what each enemy will do, as far as it can be known."""
    if option.verb not in ("end-turn", "skip") or before.phase != "combat":
        return None
    notes = []
    for blow in blows(before):
        if not blow.target:
            continue
        words: dict[str, Arg] = {
            "enemy": f"enemy:{blow.enemy}",
            "target": blow.target,
            "damage": max(0, blow.damage),
            "draws": blow.draws,
            "how": "trap" if blow.trapped else "wall" if blow.barricade else "hits",
        }
        notes.append(Text("foresight-daylight-blow", words))
    return Answer(_risk(before, ""), [], notes) if notes else None
