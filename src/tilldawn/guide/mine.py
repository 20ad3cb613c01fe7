"""The guided first day of This War of Mine: from the first Morning to the second."""

from __future__ import annotations

from tilldawn.engine.request import Arg
from tilldawn.games.mine.public.outlook import boarding, outlook, wants_holes
from tilldawn.games.mine.public.view import PersonView, TableView
from tilldawn.guide.steps import At, Chapter, Guide, Scene, Step, When, asked

FIGHT = ("arm", "round", "fight-reroll", "fight-fate", "hit", "wound")
"""Questions of a fight that has begun."""
SPIRIT = ("spirit-order", "spirit-longing", "spirit-touch", "spirit-gain")
"""What Spirit may ask: often it asks nothing."""
LOSS = ("raid-loss", "raid-wound")
"""Questions about what gets through."""
RAID = ("raid-comes", "raid-begins", "guard-weapon", "raid-before")
"""Questions around a raid before the dice are rolled: often nothing is asked."""
HEAPS = ("heap", "furniture")
"""What anybody can clear away with bare hands."""


def _view(scene: Scene) -> TableView:
    view: TableView = scene.view
    return view


def _people(scene: Scene) -> list[PersonView]:
    return _view(scene).people


def _busy(scene: Scene) -> bool:
    return any(person.doing for person in _people(scene))


def _planning(day: int, stage: int) -> When:
    """A stage of a day is to be planned, and nobody has anything to do yet."""

    def when(scene: Scene) -> bool:
        view = _view(scene)
        return scene.kind == "plan" and view.day == day and view.stage == stage and not _busy(scene)

    return when


def _stage_one(scene: Scene) -> bool:
    return scene.kind == "plan" and _view(scene).day == 1 and _view(scene).stage == 1


def _acting(stage: int) -> When:
    """Somebody is chosen, and it is asked what they do."""
    return lambda scene: scene.kind == "action" and _view(scene).day == 1 and _view(scene).stage == stage


def _card(name: str) -> At:
    """A card the view names, and the strip."""

    def at(scene: Scene) -> tuple[str, ...]:
        card = getattr(_view(scene), name)
        return (f"card:{card}", "part:strip") if card else ("part:strip",)

    return at


def _objective(scene: Scene) -> tuple[str, ...]:
    objective = _view(scene).objective
    return ("mark:objective", f"card:{objective.id}", "part:strip") if objective else ("part:strip",)


def _mark(kind: str) -> At:
    """A mark in the strip, and the strip."""
    return lambda scene: (f"mark:{kind}", "part:strip") if kind in scene.marks else ("part:strip",)


def _verb(*verbs: str) -> At:
    """The buttons of these verbs, and the scene."""
    return lambda scene: (*(f"verb:{verb}" for verb in verbs if verb in scene.verbs), "part:scene")


def _first_person(scene: Scene) -> tuple[str, ...]:
    return (f"character:{_people(scene)[0].id}",)


def _idle(scene: Scene) -> tuple[str, ...]:
    return ("part:bar", *scene.touched("character", "plan:*"))


def _easy_room(scene: Scene) -> tuple[str, ...]:
    """A room that somebody can clear without a tool."""
    rooms = (space.id for space in _view(scene).spaces if space.reach and space.card in HEAPS)
    return (*(f"space:{room}" for room in rooms), "part:scene")


def _affordable(scene: Scene) -> tuple[str, ...]:
    """What could be built out of Storage now."""
    cards = (card.id for card in _view(scene).deck if card.affordable and card.places)
    return (*(f"card:{card}" for card in cards), "part:scene")


def _by_prowess(scene: Scene) -> list[PersonView]:
    return sorted(_people(scene), key=lambda person: -person.prowess)


def _strongest(scene: Scene) -> tuple[str, ...]:
    return (f"character:{_by_prowess(scene)[0].id}", "part:scene")


def _post_strongest(scene: Scene) -> list[str]:
    return [f"task:{person.id}:guard" for person in _by_prowess(scene)]


def _send_carriers(scene: Scene) -> list[str]:
    carriers = sorted(_people(scene), key=lambda person: -person.inventory)
    return [f"task:{person.id}:scavenging" for person in carriers]


def _tasks(scene: Scene) -> list[str]:
    return [person.task for person in _people(scene) if person.task]


def _met(scene: Scene) -> bool:
    return bool(_view(scene).resident) and _view(scene).combat is None


def _loud(scene: Scene) -> bool:
    """Something can be had for Noise."""
    return _view(scene).phase == "scavenging" and bool({"noise", "roll-noise"} & scene.verbs)


def _resident(scene: Scene) -> tuple[str, ...]:
    return (f"card:{_view(scene).resident}", "part:scene")


def _fighting(scene: Scene) -> bool:
    return _view(scene).combat is not None and scene.kind in FIGHT


def _foes(scene: Scene) -> tuple[str, ...]:
    combat = _view(scene).combat
    return (*(f"enemy:{foe.token}" for foe in (combat.foes if combat else ())), "part:scene")


def _raided(scene: Scene) -> tuple[str, ...]:
    raid = _view(scene).raid
    return (f"card:{raid.card}", "part:scene") if raid else ("part:scene",)


def _before_us(scene: Scene) -> tuple[str, ...]:
    """The Exploration card that lies open."""
    card = _view(scene).card
    return (f"card:{card}", "part:scene") if card else ("part:scene",)


# --- What the messages are told beside ------------------------------------------------------------------


def _says_objective(scene: Scene) -> dict[str, Arg]:
    view = _view(scene)
    judged = view.day + view.chapter_in + 1 if view.chapter_in >= 0 else 0
    card = view.objective
    return {"card": f"card:{card.id}" if card else "", "day": judged, "paid": int(bool(card and card.pays))}


def _says_event(scene: Scene) -> dict[str, Arg]:
    return {"card": f"card:{_view(scene).newest}", "cold": _view(scene).cold}


def _says_people(scene: Scene) -> dict[str, Arg]:
    return {"people": tuple(f"character:{person.id}" for person in _people(scene))}


def _says_hunger(scene: Scene) -> dict[str, Arg]:
    return {"hunger": _people(scene)[0].states["hunger"]}


def _says_cold(scene: Scene) -> dict[str, Arg]:
    return {"cold": _view(scene).effective_cold}


def _says_build(scene: Scene) -> dict[str, Arg]:
    """What the Objective wants built, as long as that is the way to it."""
    view = _view(scene)
    objective = view.objective
    how = boarding(view) if objective and wants_holes(objective) else None
    bench = how is not None and how.args["built"] == "deck"
    return {**(how.args if how else {}), "gaps": "yes" if bench else "no"}


def _says_strongest(scene: Scene) -> dict[str, Arg]:
    best = _by_prowess(scene)[0]
    return {"who": f"character:{best.id}", "prowess": best.prowess}


def _says_noise(scene: Scene) -> dict[str, Arg]:
    return {"noise": _view(scene).noise}


def _says_unknown(scene: Scene) -> dict[str, Arg]:
    return {"cards": _view(scene).unknown}


def _says_load(scene: Scene) -> dict[str, Arg]:
    trip = _view(scene).trip
    return {"limit": trip.limit if trip else 0}


def _says_resident(scene: Scene) -> dict[str, Arg]:
    return {"card": f"card:{_view(scene).resident}"}


_FIRST = _planning(1, 1)

GUIDE = Guide(
    game="mine",
    seed="guide-mine-408",
    options={"characters": ["roman", "bruno", "cveta"]},
    outlook=outlook,
    companions=(),
    chapters=(
        Chapter(
            "morning",
            (
                Step("welcome", _FIRST, says=_says_people),
                Step("goal", _FIRST, ("mark:peace", "part:strip"), rule="M-WIN-01"),
                Step("objective", _FIRST, _objective, rule="M-OBJ-04", says=_says_objective),
                Step("event", _FIRST, _card("newest"), rule="M-MORN-01", says=_says_event),
                Step("people", _FIRST, _first_person, rule="M-STATE-01"),
                Step("states", _FIRST, _first_person, rule="M-STATE-05", says=_says_hunger),
            ),
        ),
        Chapter(
            "day",
            (
                Step("room", _FIRST, _easy_room, ("plan:*",), "M-DAY-01"),
                Step("others", _stage_one, _idle, ("plan:*",), "M-DAY-03"),
                Step(
                    "action",
                    _acting(1),
                    ("part:aside", "part:bar"),
                    ("clear:*", "unlock:*", "poke-about"),
                    "M-DAY-20",
                ),
                Step("storage", _planning(1, 2), ("zone:storage", "part:scene"), rule="M-DAY-06"),
                Step("cold", _planning(1, 2), _mark("cold"), rule="M-FATE-11", says=_says_cold),
                Step("build", _planning(1, 2), _affordable, ("plan:*",), "M-DAY-20", _says_build),
                Step("make", _acting(2), ("part:aside", "part:bar"), ("craft:*", "poke-about"), "M-DAY-04"),
            ),
        ),
        Chapter(
            "dusk",
            (
                Step("water", asked("drink"), ("part:scene",), ("give-water:*",), "M-DUSK-03"),
                Step("supper", asked("eat"), ("part:scene",), rule="M-DUSK-10"),
            ),
        ),
        Chapter(
            "evening",
            (
                Step(
                    "evening",
                    lambda s: s.kind == "evening" and not _tasks(s),
                    ("part:scene",),
                    rule="M-EVE-01",
                ),
                Step(
                    "guard",
                    lambda s: s.kind == "evening" and "guard" not in _tasks(s),
                    _strongest,
                    _post_strongest,
                    "M-EVE-06",
                    _says_strongest,
                ),
                Step("out", asked("evening"), ("part:scene",), _send_carriers, "M-EVE-05"),
            ),
        ),
        Chapter(
            "city",
            (
                Step("places", asked("where-to"), ("part:scene",), ("go-to:near:*",), "M-LOC-01"),
                Step("pack", asked("equip"), ("part:scene",), rule="M-SCAV-30"),
                Step(
                    "unknown",
                    asked("explore"),
                    _verb("turn-up"),
                    ("turn-up:*",),
                    "M-EXPL-01",
                    _says_unknown,
                ),
                Step("search", asked("search"), _before_us, ("noise:*",), "M-EXPL-05"),
                Step("noise", _loud, _verb("noise", "roll-noise"), (), "M-NOISE-04", _says_noise),
                Step("take", asked("take"), ("part:scene",), ("take-all",), "M-FIND-03"),
                Step("encounter", _met, _resident, (), "M-RES-01", _says_resident),
                Step("fight", _fighting, _foes, (), "M-COMB-11"),
                Step("page", asked("script"), ("part:scene",), rule="M-SCRIPT-03"),
                Step("load", asked("load"), ("part:scene",), rule="M-SCAV-21", says=_says_load),
            ),
        ),
        Chapter(
            "night",
            (
                Step("raid", asked("load", *RAID), _mark("raid"), rule="M-RAID-01"),
                Step("loss", asked(*LOSS), _raided, rule="M-RAID-06"),
                Step("crime", asked("crime-wave"), ("part:scene",), rule="M-RAID-27"),
            ),
        ),
        Chapter(
            "dawn",
            (
                Step("dawn", asked("crime-wave", "dawn"), ("part:strip",), rule="M-DAWN-03"),
                Step("spirit", asked("dawn", *SPIRIT), ("part:scene",), rule="M-SPIRIT-01"),
                Step("narrative", asked("keep-narrative"), ("part:scene",), rule="M-DAWN-04"),
            ),
        ),
        Chapter(
            "second",
            (
                Step("again", _planning(2, 1), ("part:strip",), rule="M-MORN-15"),
                Step("anytime", _planning(2, 1), ("part:aside", "part:bar"), rule="M-MED-03"),
                Step("farewell", _planning(2, 1)),
            ),
        ),
    ),
)
