"""The heuristic bot among people in `mine`: Residents, Visitors, traders."""

from __future__ import annotations

from tilldawn.bots.mine.finds import away, cheapest, heap
from tilldawn.bots.mine.scene import Choice, Scene, because, best, safe
from tilldawn.bots.mine.trip import card_price, meeting
from tilldawn.bots.mine.worth import body_dots, relief, rise, stock
from tilldawn.engine.request import Option
from tilldawn.games.mine.public.facts import FIREARMS, FOOD, MEDICINE
from tilldawn.games.mine.public.printed.city import RAID, company
from tilldawn.games.mine.public.printed.people import skill_of

# --- Residents ----------------------------------------------------------------------------------------


def hide(s: Scene) -> Choice:
    """Let the rough ones pass."""
    rough = company(s.word("card")).fights
    return because(s.first("hide", "let-pass") if rough else s.first("meet"), "hide" if rough else "meet")


def homeless(s: Scene) -> Choice:
    """Two finds for a gift of 5 is a bargain."""
    if s.one("give-gift"):
        return because(s.first("give-gift"), "gift")
    return because(s.first("walk-on"), "walk-on")


def rebels(s: Scene) -> Choice:
    """Decline; the odds are not bad."""
    offer = s.one("buy-offer")
    if offer and cheapest(s, int(offer.args[0])) < 1.5:
        return because(offer, "pay")
    return because(s.first("decline"), "walk-on")


def soldiers(s: Scene) -> Choice:
    """A bribe if there is something cheap; run early, turn back late."""
    bribe = s.one("pay-bribe")
    price = cheapest(s, int(bribe.args[0])) if bribe else 1e9
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
    pile = s.view.pile
    food = min((s.loss(good, pile=True) for good in FOOD if pile.get(good)), default=1e9)
    cure = min((s.loss(good, pile=True) for good in MEDICINE if pile.get(good)), default=1e9)
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
    goods = s.view.goods
    return sum(
        goods[good].value * n
        for good, n in heap(s).items()
        if s.loss(good, pile=away(s)) < 0.45 * goods[good].value
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


# --- Visitors -----------------------------------------------------------------------------------------


def orphans(s: Scene) -> Choice:
    """Something for the children on the step, if it can be spared."""
    return _feed(s, "feed-orphans", "on-out", 1)


def actor(s: Scene) -> Choice:
    """Whoever can best be done without for the rest of the day."""
    chosen = best(
        s.options, lambda o: body_dots(s.people[o.args[0]]) - 5.0 * bool(skill_of(o.args[0]).poke_about)
    )
    return because(chosen, "actor", who=f"character:{chosen.args[0]}")


def outside_whom(s: Scene) -> Choice:
    """A small group needs people; who likes company takes whoever comes."""
    if s.taste.company:
        return because(s.first("outside-meet"), "meet")
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
        meal = "vegetable" if stock(s.view, "vegetable") > 1 else "raw-food"
        ways.append((sum(sad[:2]) - 2 * s.loss(meal), two))
    can = s.one("children-feed-can")
    if can:
        ways.append((sum(sad[:2]) - s.loss("canned-food"), can))
    _, chosen = max(ways, key=lambda way: way[0])
    return because(chosen, "gift" if chosen.verb != "children-close" else "walk-on")


def gossip(s: Scene) -> Choice:
    """Luck will do."""
    return because(s.first("gossip-roll"), "gossip")


def news(s: Scene) -> Choice:
    """The raid of tonight is what matters."""
    return because(s.first("gossip-raid", "gossip-events"), "gossip")


def raid_seen(s: Scene) -> Choice:
    """Bad raids go to the bottom."""
    mild = not RAID[s.word("card")].wounds
    return because(s.first("gossip-raid-leave" if mild else "gossip-raid-below"), "gossip")


def doctor(s: Scene) -> Choice:
    """Treatment for whoever needs it, paid with what is not needed."""
    offers = s.all("doctor-treat")
    if offers:
        chosen = best(offers, lambda o: relief(s.people[o.args[0]], o.args[1]))
        gain = relief(s.people[chosen.args[0]], chosen.args[1])
        if gain > cheapest(s, 8):
            return because(chosen, "helps", who=f"character:{chosen.args[0]}")
    return because(s.first("doctor-go"), "walk-on")


def soldier(s: Scene) -> Choice:
    """A smoke buys a quiet night."""
    offers = s.all("soldier-bribe")
    if offers:
        chosen = best(offers, lambda o: -_bribe(s, o.args[0]))
        return because(chosen, "pay")
    return because(s.first("soldier-refuse"), "walk-on")


def _bribe(s: Scene, goods: str) -> float:
    good, _, n = goods.partition("*")
    return s.loss(good) * int(n)


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
    if _sellable(s) >= 6 + s.number("fee"):
        return because(s.first("trade-begin"), "trade")
    return because(s.first("no-trade"), "walk-on")


def trade_buy(s: Scene) -> Choice:
    """What is worth more to us than what we would give for it."""
    deal = s.view.deal
    spent = deal.price - deal.bonus if deal else 0
    room = _sellable(s) - spent
    found: list[tuple[float, int, Option]] = []
    for at, option in enumerate(s.all("trade-buy")):
        price = int(option.args[1])
        if price > room:
            continue
        basket = deal.basket.get(option.args[0], 0) if deal else 0
        gain = s.worth(option.args[0], pile=away(s)) / (1 + basket) - 0.35 * price
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
        left = s.number("left")

        def key(option: Option) -> float:
            return s.worth(option.args[0]) * (left // max(1, int(option.args[1])))

        chosen = best(offers, key)
        return because(chosen, "take-best", good=f"good:{chosen.args[0]}")
    return because(safe(s.options), "trade-enough")
