"""The heuristic bot among people in `mine`: Residents, Combat, Visitors, Trade, and the pages of the book."""

from __future__ import annotations

from tilldawn.bots.mine_home import guard_points
from tilldawn.bots.mine_scene import Choice, Scene, because, best, safe
from tilldawn.bots.mine_trip import card_price, cheapest, meeting
from tilldawn.bots.mine_worth import FIREARMS, PAIN, days_left, relief, rise, stock
from tilldawn.engine.request import Option
from tilldawn.games.mine.view import PersonView

FOE_WOUNDS = {"": 0.55, "unarmed": 0.55, "knife": 0.95, "hatchet": 1.4, "pistol": 1.1, "shotgun": 1.6}
RIFLE = 2.2
"""Wounds an Enemy deals in a round."""


# --- Residents ----------------------------------------------------------------------------------------


def hide(s: Scene) -> Choice:
    """Let the rough ones pass."""
    rough = s.word("card").startswith(("thugs", "soldiers", "deserters", "survivors", "civilians", "rebels"))
    return because(s.first("hide" if rough else "meet"), "hide" if rough else "meet")


def homeless(s: Scene) -> Choice:
    """Two finds for a gift of 5 is a bargain."""
    if s.one("give-gift"):
        return because(s.first("give-gift"), "gift")
    return because(s.first("walk-on"), "walk-on")


def rebels(s: Scene) -> Choice:
    """Decline; the odds are not bad."""
    if s.one("buy-offer") and cheapest(s, 6) < 1.5:
        return because(s.first("buy-offer"), "pay")
    return because(s.first("decline"), "walk-on")


def soldiers(s: Scene) -> Choice:
    """A bribe if there is something cheap; run early, turn back late."""
    price = cheapest(s, 6) if s.one("pay-bribe") else 1e9
    shot = min((rise(p, "wounds", 2) for p in s.party), default=10.0)
    run = 0.3 * shot + min(4, s.view.unknown) * card_price(s)
    guns = sum(s.loss(good, pile=True) for good in (*FIREARMS, "ammo") if s.view.pile.get(good))
    back = s.view.unknown * card_price(s) + guns
    least = min(price, run, back)
    if least == price:
        return because(s.first("pay-bribe"), "pay")
    if least == back:
        return because(s.first("turn-back"), "turn-back")
    return because(s.first("run-away"), "run-away")


def deserters(s: Scene) -> Choice:
    """Cheap food buys peace; half the time they only talk."""
    food = min((s.loss(g, pile=True) for g in ("vegetable", "raw-food", "canned-food") if s.view.pile.get(g)), default=1e9)
    cure = min((s.loss(g, pile=True) for g in ("herbal-meds", "bandages", "meds") if s.view.pile.get(g)), default=1e9)
    fear = 0.5 * (6.0 + 2.0 * sum(p.states["wounds"] for p in s.party))
    if s.one("give-food") and food <= min(cure - 2.0, fear):
        return because(s.first("give-food"), "pay")
    if s.one("give-medicine") and cure - 2.0 <= fear:
        return because(s.first("give-medicine"), "pay")
    return because(s.first("refuse"), "walk-on")


def peddler(s: Scene) -> Choice:
    """Trade when there is something to sell."""
    if s.one("do-trade") and _sellable(s) >= 8:
        return because(s.first("do-trade"), "trade")
    return because(s.first("walk-on"), "walk-on")


def _sellable(s: Scene) -> int:
    """The value of tokens nobody will miss."""
    home = s.view.phase != "scavenging"
    heap = s.view.storage if home else s.view.pile
    goods = s.view.goods
    return sum(
        goods[good].value * n
        for good, n in heap.items()
        if goods[good].value and s.loss(good, pile=not home) < 0.45 * goods[good].value
    )


def lookouts(s: Scene) -> Choice:
    """Give them something cheap rather than make it loud."""
    gifts = s.all("give-lookouts")
    if gifts:
        chosen = best(gifts, lambda o: -s.loss(o.args[0], pile=True))
        if s.loss(chosen.args[0], pile=True) < 0.6 * meeting(s):
            return because(chosen, "give-least", good=f"good:{chosen.args[0]}")
    return because(s.first("defy-lookouts"), "walk-on")


def treat(s: Scene) -> Choice:
    """A treat helps."""
    offers = s.all("treat")
    chosen = best(offers, lambda o: -s.loss(o.args[0], pile=True)) if offers else safe(s.options)
    return because(chosen, "treat")


# --- Combat -------------------------------------------------------------------------------------------


def arm(s: Scene) -> Choice:
    """The best weapon for whoever is asked."""
    person = s.people[s.word("who")]
    ammo = s.view.pile.get("ammo", 0) if s.view.combat and not s.view.combat.home else s.view.storage.get("ammo", 0)

    def key(option: Option) -> float:
        weapon = option.args[1] if len(option.args) > 1 else ""
        if weapon in FIREARMS:
            return guard_points(person, weapon) + 0.4 if ammo else -1.0
        return guard_points(person, weapon)

    return because(best(s.options, key), "arm")


def spare(s: Scene) -> Choice:
    """Something to fall back on."""
    offers = s.all("fight-spare")
    chosen = best(offers, lambda o: (o.args[1] == "hatchet") * 2 + (o.args[1] == "knife")) if offers else safe(s.options)
    return because(chosen, "arm")


def _threat(s: Scene) -> float:
    """Wounds the Enemies deal in a round."""
    combat = s.view.combat
    if combat is None:
        return 0.0
    return sum(
        (RIFLE if foe.weapon == "assault-rifle" else FOE_WOUNDS.get(foe.weapon, 1.0)) + 0.3 * foe.prowess
        for foe in combat.foes
    )


def _fighters(s: Scene) -> list[PersonView]:
    combat = s.view.combat
    if combat is not None and combat.home:
        return [p for p in s.view.people if not p.asleep]
    return [p for p in s.party if not p.broke_off]


def _blows(s: Scene) -> float:
    """Wounds we deal in a round."""
    return sum(guard_points(p, p.weapon) - (0.6 if p.id == "roman" else 0.0) for p in _fighters(s))


def wounds_price(people: list[PersonView], wounds: float) -> float:
    """What so many Wounds cost when they are shared out as well as possible."""
    levels = {p.id: p.states["wounds"] for p in people}
    price = 0.0
    left = wounds
    while left > 0 and any(level < 4 for level in levels.values()):
        who = min((id for id in levels if levels[id] < 4), key=lambda id: PAIN["wounds"][levels[id] + 1] - PAIN["wounds"][levels[id]])
        part = min(1.0, left)
        price += part * (PAIN["wounds"][levels[who] + 1] - PAIN["wounds"][levels[who]])
        levels[who] += 1
        left -= 1.0
    return price


def fight_round(s: Scene) -> Choice:
    """Fight while it is going well; slip away, pay or flee when it is not."""
    combat = s.view.combat
    on = s.first("fight-on")
    if combat is None:
        return because(on, "fight-on")
    people = _fighters(s)
    threat = _threat(s)
    blows = max(0.3, _blows(s))
    health = combat.break_at - combat.dealt if combat.break_at else sum(3 - foe.wounds for foe in combat.foes)
    rounds = health / blows
    fight = wounds_price(people, threat * max(0.5, 0.55 * rounds + 0.25))
    slip = s.one("fight-slip-away")
    if slip and fight > 4.0:
        return because(slip, "narrative", card="card:slip-away")
    back = s.one("fight-backstab")
    if back:
        return because(back, "backstab")
    if combat.home:
        return because(on, "fight-on")
    ways: list[tuple[float, Option, str]] = [(fight - 2.0, on, "fight-on")]
    flee = s.one("flee")
    if flee:
        caught = wounds_price(people, threat) if flee.args[0] == "chased" else 0.0
        ways.append((caught + 0.9 * s.view.unknown * card_price(s), flee, "flee"))
    pay = s.one("talk-pay")
    if pay:
        ways.append((cheapest(s, 10) + 0.3 * wounds_price(people, float(len(people))), pay, "pay"))
    give = s.one("talk-surrender")
    if give:
        pile = sum(s.loss(good, pile=True) * n for good, n in s.view.pile.items())
        ways.append((pile + wounds_price(people, 0.6 * len(people)) + 4 * card_price(s), give, "surrender"))
    _, chosen, reason = min(ways, key=lambda way: way[0])
    return because(chosen, reason)


def hit(s: Scene) -> Choice:
    """Finish those who can be finished, the dangerous first."""
    combat = s.view.combat
    foes = {foe.token: foe for foe in combat.foes} if combat else {}

    def key(option: Option) -> float:
        foe = foes.get(option.args[0])
        if foe is None:
            return 0.0
        danger = RIFLE if foe.weapon == "assault-rifle" else FOE_WOUNDS.get(foe.weapon, 1.0)
        return danger + 0.3 * foe.prowess + 1.2 * foe.wounds

    return because(best(s.options, key), "hit")


def blow(s: Scene) -> Choice:
    """A heavy blow for the most dangerous and least hurt."""
    combat = s.view.combat
    foes = {foe.token: foe for foe in combat.foes} if combat else {}

    def key(option: Option) -> float:
        foe = foes.get(option.args[0])
        if foe is None:
            return 0.0
        danger = RIFLE if foe.weapon == "assault-rifle" else FOE_WOUNDS.get(foe.weapon, 1.0)
        return danger + 0.3 * foe.prowess - 0.2 * foe.wounds

    return because(best(s.options, key), "hit")


def wound(s: Scene) -> Choice:
    """Whoever can bear it best."""
    chosen = best(s.options, lambda o: -rise(s.people[o.args[0]], "wounds"))
    return because(chosen, "bears", who=f"character:{chosen.args[0]}")


def fate_icon(s: Scene) -> Choice:
    """Fate is trusted with our own dice, never with theirs."""
    ours = s.request.words.get("side") == "us"
    return because(s.first("fight-trust" if ours else "fight-miss"), "fate-ours" if ours else "fate-theirs")


def reroll(s: Scene) -> Choice:
    """A miss is rolled again."""
    count = int(str(s.request.words.get("count", 0)))
    face = str(s.request.words.get("face", ""))
    weapon = str(s.request.words.get("weapon", ""))
    kills = (weapon, face) in (("hatchet", "hatchet"), ("shotgun", "spray"))
    again = count == 0 and not kills
    return because(s.first("fight-reroll" if again else "fight-keep"), "reroll" if again else "keep-roll")


def shots(s: Scene) -> Choice:
    """Two shots while it matters."""
    return because(best(s.options, lambda o: int(o.args[0])), "ammo")


def leave_one(s: Scene) -> Choice:
    """If it must be, somebody who could not win the Campaign."""
    chosen = best(s.options, lambda o: -float(s.people[o.args[0]].starting))
    return because(chosen, "bears", who=f"character:{chosen.args[0]}")


# --- Visitors -----------------------------------------------------------------------------------------


def outside_whom(s: Scene) -> Choice:
    """A small group needs people."""
    return because(s.first("outside-seek", "outside-meet"), "seek")


def newcomer(s: Scene) -> Choice:
    """Hands are welcome while the group is small."""
    if len(s.view.people) <= 3:
        return because(s.first("newcomer-accept"), "accept")
    return because(s.first("newcomer-refuse"), "walk-on")


def passing_by(s: Scene) -> Choice:
    """A Vegetable for somebody sad."""
    return _feed(s, "newcomer-feed", "newcomer-let-go", 1)


def _feed(s: Scene, verb: str, otherwise: str, sad: int) -> Choice:
    offers = s.all(verb)
    gain = sum(sorted((relief(p, "misery") for p in s.view.people), reverse=True)[:sad])
    if offers:
        chosen = best(offers, lambda o: -s.loss(o.args[0]) if o.args else 0.0)
        if gain > (s.loss(chosen.args[0]) if chosen.args else 0.0):
            return because(chosen, "gift")
    return because(s.first(otherwise), "walk-on")


def children(s: Scene) -> Choice:
    """Feed them if it can be spared; a closed door weighs on everybody."""
    guilt = sum(0.1 * p.empathy * rise(p, "misery") for p in s.view.people)
    sad = sorted((relief(p, "misery") for p in s.view.people), reverse=True)
    ways: list[tuple[float, Option]] = [(-guilt, s.first("children-close"))]
    for option in s.all("children-feed"):
        ways.append((sad[0] - s.loss(option.args[0]), option))
    two = s.one("children-feed-two")
    if two:
        ways.append((sum(sad[:2]) - 2 * s.loss("vegetable" if stock(s.view, "vegetable") > 1 else "raw-food"), two))
    can = s.one("children-feed-can")
    if can:
        ways.append((sum(sad[:2]) - s.loss("canned-food"), can))
    gain, chosen = max(ways, key=lambda way: way[0])
    return because(chosen, "gift" if chosen.verb != "children-close" else "walk-on")


def gossip(s: Scene) -> Choice:
    """Luck will do."""
    return because(s.first("gossip-roll"), "gossip")


def news(s: Scene) -> Choice:
    """The raid of tonight is what matters."""
    return because(s.first("gossip-raid", "gossip-events"), "gossip")


def raid_seen(s: Scene) -> Choice:
    """Bad raids go to the bottom."""
    mild = s.word("card") in ("shots-in-the-street", "n-impact", "prowlers", "hungry-neighbours")
    return because(s.first("gossip-raid-leave" if mild else "gossip-raid-below"), "gossip")


def doctor(s: Scene) -> Choice:
    """Treatment for whoever needs it, paid with what is not needed."""
    offers = s.all("doctor-treat")
    if offers:
        chosen = best(offers, lambda o: relief(s.people[o.args[0]], o.args[1]))
        gain = relief(s.people[chosen.args[0]], chosen.args[1])
        if gain > _home_price(s, 8):
            return because(chosen, "helps", who=f"character:{chosen.args[0]}")
    return because(s.first("doctor-go"), "walk-on")


def _home_price(s: Scene, total: int) -> float:
    goods = s.view.goods
    price, paid = 0.0, 0
    tokens = sorted((s.loss(g) / goods[g].value, g) for g in s.view.storage if goods[g].value)
    for _, good in tokens:
        for _ in range(s.view.storage[good]):
            if paid >= total:
                return price
            price += s.loss(good)
            paid += goods[good].value
    return price if paid >= total else 1e9


def soldier(s: Scene) -> Choice:
    """A smoke buys a quiet night."""
    offers = s.all("soldier-bribe")
    if offers:
        chosen = best(offers, lambda o: -s.loss(o.args[0].split("*")[0]) * int(o.args[0].split("*")[1]))
        return because(chosen, "pay")
    return because(s.first("soldier-refuse"), "walk-on")


def mourning(s: Scene) -> Choice:
    """Two boards for somebody sad; else a hand."""
    sad = max(relief(p, "misery") for p in s.view.people)
    if s.one("mourning-dig") and s.view.stage >= 3:
        return because(s.first("mourning-dig"), "gift")
    if s.one("mourning-wood") and sad > 2.0:
        return because(s.first("mourning-wood"), "gift")
    if s.one("mourning-dig"):
        return because(s.first("mourning-dig"), "gift")
    return because(s.first("mourning-refuse"), "walk-on")


def queue(s: Scene) -> Choice:
    """Water is worth a day in the queue."""
    if s.one("queue-up") and stock(s.view, "water") < 2 * len(s.view.people):
        return because(s.first("queue-up"), "queue")
    return because(s.first("queue-stay-in"), "walk-on")


# --- Trade --------------------------------------------------------------------------------------------


def trade_begin(s: Scene) -> Choice:
    """Only with something to sell."""
    if _sellable(s) >= 6 + int(str(s.request.words.get("fee", 0))):
        return because(s.first("trade-begin"), "trade")
    return because(s.first("no-trade"), "walk-on")


def trade_buy(s: Scene) -> Choice:
    """What is worth more to us than what we would give for it."""
    deal = s.view.deal
    spent = deal.price - deal.bonus if deal else 0
    room = _sellable(s) - spent
    home = s.view.phase != "scavenging"
    found: list[tuple[float, int, Option]] = []
    for at, option in enumerate(s.all("trade-buy")):
        price = int(option.args[1])
        if price > room:
            continue
        basket = deal.basket.get(option.args[0], 0) if deal else 0
        gain = s.worth(option.args[0], pile=not home) / (1 + basket) - 0.35 * price
        found.append((gain, -at, option))
    if found:
        gain, _, chosen = max(found)
        if gain > 0:
            return because(chosen, "buy", good=f"good:{chosen.args[0]}")
    return because(s.first("trade-enough"), "trade-enough")


def old_debt(s: Scene) -> Choice:
    """The most useful things for the sum."""
    offers = s.all("owed")
    if offers:
        left = int(str(s.request.words.get("left", 8)))

        def key(option: Option) -> float:
            value = max(1, int(option.args[1]))
            return s.worth(option.args[0]) * (left // value if value <= left else 0)

        chosen = best(offers, key)
        return because(chosen, "take-best", good=f"good:{chosen.args[0]}")
    return because(safe(s.options), "trade-enough")


# --- The book -----------------------------------------------------------------------------------------


def script(s: Scene) -> Choice:
    """The choice that promises most."""
    chosen = best(s.options, lambda o: _promise(s, o))
    return because(chosen, "script")


def _promise(s: Scene, option: Option) -> float:
    """A guess by how much a choice does: fewer consequences are safer."""
    told = option.text.args.get("effects", ())
    return -0.1 * (len(told) if isinstance(told, tuple) else 0)


def agree(s: Scene) -> Choice:
    """Yes."""
    return because(s.first("yes"), "agree")


def hope(s: Scene) -> Choice:
    """See it through."""
    return because(s.first("play-on"), "play-on")


def book_reroll(s: Scene) -> Choice:
    """A low roll is made again."""
    result = int(str(s.request.words.get("result", 0)))
    verb = "book-again" if result <= 4 else "book-keep"
    return because(s.first(verb), "reroll" if result <= 4 else "keep-roll")


def late(s: Scene) -> bool:
    """Whether the war is nearly over."""
    return days_left(s.view) <= 1
