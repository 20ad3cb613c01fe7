"""The heuristic bot and the Book of Scripts in `mine`.

A choice says in a few words what it visibly costs and brings. The bot prices those words as it prices
everything else; what a page keeps to itself it cannot know, and takes for a small risk.
"""

from __future__ import annotations

from collections.abc import Sequence

from tilldawn.bots.mine.build import chill
from tilldawn.bots.mine.finds import FINDS, away, cheapest, heap
from tilldawn.bots.mine.scene import Choice, Scene, because, best, safe
from tilldawn.bots.mine.trip import card_price, meeting, noise_price
from tilldawn.bots.mine.worth import body_dots, days_left, relief, rise
from tilldawn.engine.request import Option, Text
from tilldawn.games.mine.public.view import PersonView

PLAIN = {
    "effect-roll": -0.5,
    "effect-if": -0.3,
    "effect-go-to": -0.3,
    "effect-lose-tokens": -15.0,
    "effect-leave": -14.0,
    "effect-die": -24.0,
    "effect-drop-card": -2.0,
    "effect-exchange": 0.3,
    "effect-busy": -3.0,
    "effect-remove-event": 6.0,
    "effect-lose-fitting": -7.0,
    "effect-close-basement": -5.0,
    "effect-one-action": -8.0,
    "effect-carry": -1.0,
    "effect-ignore-uniforms": 1.0,
    "effect-away": -6.0,
    "effect-write": 0.3,
    "effect-look": 0.5,
    "effect-trade": 1.0,
    "effect-fight": -9.0,
    "effect-fists": 3.5,
    "effect-keep-only": -6.0,
    "effect-next-tile": 0.2,
    "effect-shown": 2.0,
    "effect-climb": 1.0,
    "effect-forfeit": -7.0,
    "effect-risk": -2.5,
    "effect-scrap-fitting": -5.0,
    "effect-seek-newcomer": 4.0,
    "effect-sit-by-the-window": -1.0,
    "effect-give-up-day": 1.0,
    "effect-must-rest": -1.0,
    "effect-let-inside": 2.0,
    "effect-dearer": -4.0,
    "effect-sell-seat": -3.0,
    "effect-give-seat": 0.5,
    "effect-draw-lots": -1.0,
    "effect-seatless-suffer": -2.5,
    "effect-do-not-look-back": -0.5,
    "effect-bury-at-night": -2.0,
    "effect-watchman": 1.0,
    "effect-draw-dose": -1.0,
    "effect-take-in": -2.0,
    "effect-keep-quiet": -3.0,
    "effect-be-found": -1.5,
    "effect-own-story": 4.0,
    "effect-cheaper-radio": 2.0,
    "effect-change-some": 4.0,
    "effect-give-tokens": -4.0,
    "effect-trust": 2.0,
    "effect-set-trap": -6.0,
    "effect-break-wall": 1.0,
    "effect-brick-up": 0.0,
}
"""What effects are worth whose words say no more."""


def effects(s: Scene, option: Option) -> list[Text]:
    """What a choice is said to do."""
    told = option.text.args.get("effects", ())
    return [s.name(ref) for ref in told] if isinstance(told, tuple) else []


def script(s: Scene) -> Choice:
    """The choice whose words promise most; a whim may prefer another."""
    chosen = s.whim(s.options, lambda o: sum(_worth(s, effect) for effect in effects(s, o)))
    if chosen.verb == "turn-page":
        return because(chosen, "turn-page")
    return because(chosen, "whim" if s.taste.whim else "script")


def _worth(s: Scene, effect: Text) -> float:
    """What an effect is worth, by its words."""
    args = effect.args
    n = _int(effect, "n") or 1
    match effect.id.removeprefix("effect-"):
        case "gain":
            return sum(s.worth(good, pile=away(s)) * count for good, count in _counted(effect))
        case "lose":
            return -sum(s.loss(good, pile=away(s)) * count for good, count in _counted(effect))
        case "lose-one-of":
            held = [s.loss(good, pile=away(s)) for good, _ in _counted(effect) if heap(s).get(good)]
            return -n * min(held, default=0.0)
        case "pay":
            return -min(30.0, cheapest(s, _int(effect, "worth")))
        case "lose-dearest":
            return -4.0 * n
        case "pick":
            return n * max((s.worth(good, pile=away(s)) for good, _ in _counted(effect)), default=0.0)
        case "change":
            by = _int(effect, "by") * (1 if args.get("way") == "up" else -1)
            return _touch(s, _name(effect, "state"), by, str(args.get("who", "")))
        case "check":
            by = _int(effect, "by") * (1 if args.get("way") == "up" else -1)
            return -sum(0.1 * p.empathy * rise(p, _name(effect, "state"), by) for p in _present(s))
        case _:
            return _surroundings(s, effect)


def _surroundings(s: Scene, effect: Text) -> float:
    """Effects on the night, the city and the house."""
    view = s.view
    up = effect.args.get("way") == "up"
    match effect.id.removeprefix("effect-"):
        case "noise":
            rolled = effect.args.get("roll") == "yes"
            return (-noise_price(s, _int(effect, "by")) if rolled else -0.6) if up else 0.6
        case "return":
            return -card_price(s) * _int(effect, "cards")
        case "find" | "search":
            return FINDS.get(_name(effect, "row"), 3.0)
        case "meet":
            return -meeting(s)
        case "come":
            return -0.3 if effect.args.get("retreat") == "yes" else -0.7 * meeting(s)
        case "tire":
            many = {"one": 1, "two": 2}.get(str(effect.args.get("who")), len(_present(s)))
            tired = sorted(rise(p, "fatigue") for p in _present(s) if p.states["fatigue"] < 3)
            return -sum(tired[:many])
        case "hazard":
            chance = _int(effect, "upto") / 10
            hurt = [rise(p, _name(effect, "state")) for p in _present(s)]
            return -chance * (sum(hurt) if effect.args.get("who") == "each" else min(hurt, default=0.0))
        case "drop":
            return -min((s.loss(good, pile=True) for good in s.view.pile), default=0.0)
        case "end-trip":
            return -card_price(s) * view.unknown
        case "cold":
            by = _int(effect, "by") * (1 if up else -1)
            cold = view.effective_cold
            return -0.6 * days_left(view) * (chill(view, cold + by) - chill(view, cold)) - 0.5 * by
        case "hole":
            return 6.0 if up else -6.0 if any(view.holes.values()) else 0.0
        case "story":
            return 4.0 * max(1, _int(effect, "cards"))
        case "raids":
            return -6.0 if effect.args.get("more") == "yes" else 3.0
        case "join":
            return 5.0 if len(view.people) <= 2 else 1.0 if len(view.people) == 3 else 0.0
        case _:
            return PLAIN.get(effect.id, -0.2)


def _touch(s: Scene, state: str, by: int, who: str) -> float:
    """What it is worth when a State changes for one, somebody, or all."""
    gains = [-rise(p, state, by) for p in (s.view.people if who == "group" else _present(s))]
    if not gains:
        return 0.0
    if who in ("present", "home", "group"):
        return sum(gains)
    return max(gains) if who == "one" else sum(gains) / len(gains)


def _present(s: Scene) -> list[PersonView]:
    return s.party if away(s) else s.view.people


def _int(effect: Text, word: str) -> int:
    found = effect.args.get(word, 0)
    return found if isinstance(found, int) else 0


def _name(effect: Text, word: str) -> str:
    return str(effect.args.get(word, "")).partition(":")[2]


def _counted(effect: Text) -> list[tuple[str, int]]:
    """Goods an effect names, and how many of each."""
    refs = effect.args.get("goods", ())
    found: list[tuple[str, int]] = []
    for ref in refs if isinstance(refs, tuple) else ():
        good, _, n = ref.partition(":")[2].partition("*")
        found.append((good, int(n or 1)))
    return found


def whom(s: Scene) -> Choice:
    """The neediest for what is good, the sturdiest for what is bad; if it cannot be told, the sturdiest."""
    kind = s.request.kind.removeprefix("script-")
    told = _single(s.page, "one" if kind == "who" else kind)
    if told is not None and told.args.get("way") == "down":
        state, by = _name(told, "state"), _int(told, "by")
        chosen = best(s.options, lambda o: relief(s.people[o.args[0]], state, by))
        return because(chosen, "helps", who=f"character:{chosen.args[0]}")
    states = [_name(told, "state")] if told is not None else ["wounds", "misery", "illness"]
    chosen = best(s.options, lambda o: -sum(rise(s.people[o.args[0]], state) for state in states))
    return because(chosen, "bears", who=f"character:{chosen.args[0]}")


def _single(page: Sequence[Text], who: str) -> Text | None:
    """The first effect of a choice that meets one Character of this description."""
    for effect in page:
        if effect.id == "effect-change" and effect.args.get("who") == who:
            return effect
    return None


def actor(s: Scene) -> Choice:
    """Whoever is strong and unhurt steps forward."""

    def key(option: Option) -> float:
        person = s.people[option.args[0]]
        return person.prowess - 2.0 * person.states["wounds"] - 0.5 * body_dots(person)

    chosen = best(s.options, key)
    return because(chosen, "actor", who=f"character:{chosen.args[0]}")


def join(s: Scene) -> Choice:
    """Hands are welcome while the group is small."""
    few = len(s.view.people) <= 3
    return because(s.first("yes" if few else "no"), "accept" if few else "walk-on")


def reroll(s: Scene) -> Choice:
    """A low roll is made again."""
    low = s.number("result") <= 4
    return because(s.first("book-reroll" if low else "book-keep"), "reroll" if low else "keep-roll")


def call_on(s: Scene) -> Choice:
    """A friend on the way home is worth the step."""
    return because(s.first("call-on"), "call-on")


def note_where(s: Scene) -> Choice:
    """One space is as good as another."""
    return because(safe(s.options), "note-where")


def hope(s: Scene) -> Choice:
    """See it through."""
    return because(s.first("play-on"), "play-on")


def no_exchange(s: Scene) -> Choice:
    """The cards are worth more than another place."""
    return because(s.one("no-exchange") or safe(s.options), "walk-on")
