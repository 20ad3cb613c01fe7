"""What things are called and what they say: refs into words."""

from __future__ import annotations

from tilldawn.engine.flow import rule
from tilldawn.engine.request import Arg, Text, text
from tilldawn.games.mine import modules
from tilldawn.games.mine.book.grammar import effect_at
from tilldawn.games.mine.book.scripts import RULE_SCRIPTS
from tilldawn.games.mine.book.shelf import BOOK
from tilldawn.games.mine.cards.characters import CHARACTER
from tilldawn.games.mine.cards.fate import FATE
from tilldawn.games.mine.cards.findings import FINDINGS, ROWS
from tilldawn.games.mine.cards.fittings import ACTION, FITTING, UPGRADES
from tilldawn.games.mine.cards.impact import IMPACTS
from tilldawn.games.mine.cards.locations import LOCATION
from tilldawn.games.mine.cards.narrative import CARDS as NARRATIVE
from tilldawn.games.mine.cards.objectives import OBJECTIVE
from tilldawn.games.mine.cards.raids import RAID
from tilldawn.games.mine.cards.residents import RESIDENT
from tilldawn.games.mine.city.printed import paid
from tilldawn.games.mine.goods import counted
from tilldawn.games.mine.modules import SCENARIOS
from tilldawn.games.mine.night.fate import describe


def _yes(thing: object) -> str:
    return "yes" if thing else "no"


def name(ref: str) -> Text:
    """What a thing is called: `good:wood`, `count:wood*2`, `action:workshop.make-parts`, …"""
    kind, _, what = ref.partition(":")
    match kind:
        case "count":
            good, _, n = what.partition("*")
            return Text(f"good-{good}.counted", {"count": int(n)})
        case "spirit":
            return text("name-spirit", letter=what.partition(".")[2].upper())
        case "trait":
            who, _, letter = what.partition(".")
            return Text(f"character-{who}.spirit-{letter}")
        case "level":
            state, _, n = what.partition(".")
            return Text(f"state-{state}.level{n}")
        case "skill":
            return Text(f"character-{what}.skill")
        case "ability":
            return Text(f"character-{what}.skill-text")
        case "written":
            return Text(f"note-{what}.text")
        case "holding":
            return Text(f"holds-{what}.text")
        case "life":
            return Text(f"character-{what}.life")
        case "epilogue":
            id, _, who = what.partition(".")
            if not who:
                return Text(f"epilogue-{id}.title", {"name": "", "sex": "m"})
            return Text(f"epilogue-{id}", {"name": f"character:{who}", "sex": CHARACTER[who].sex})
        case "recipe":
            return text("name-recipe", goods=counted(FITTING[what].cost))
        case "action":
            return _deed(what)
        case "priced":
            action, _, price = what.partition("*")
            return text("name-priced", action=f"paid:{action}", cards=int(price))
        case "paid":
            return Text(f"paid-{what}", {"price": paid(what).price})
        case "place":
            return _place(what)
        case "foe":
            token, weapon, wounds, prowess = what.split(".")
            arm = "weapon:unarmed" if weapon == "unarmed" else f"good:{weapon}"
            return text("name-foe", token=token.upper(), weapon=arm, wounds=int(wounds), prowess=int(prowess))
        case "face":
            return _face(what)
        case "said" | "reward" | "penalty" | "when":
            return Text(f"card-{what}.{'text' if kind == 'said' else kind}", _goals(what))
        case "rolled":
            n, _, good = what.partition("*")
            return text("name-rolled", roll=int(n), good=f"good:{good}")
        case "script":
            if int(what) in RULE_SCRIPTS:
                return Text(f"script-{what}")
            return text("name-script", number=what, title=f"title:{what}")
        case "title" | "faded":
            return Text(f"script-{what}.{kind}")
        case "page":
            return Text(f"script-{what}")
        case "choice":
            page, _, id = what.partition(".")
            return Text(f"script-{page}.{id}")
        case "effect":
            return _effect(what)
        case "line":
            return text("name-line", upto=int(what.partition(":")[2]))
        case "odds":
            who, _, chance = what.partition("*")
            return text("name-odds", who=f"character:{who}", chance=int(chance))
        case "fate":
            card, _, section = what.partition(".")
            return describe(FATE[card])[int(section)]
        case "module" if what in SCENARIOS:
            return Text(f"scenario-{what}")
        case "half":
            return Text(f"card-{what}.combat")
        case "blow":
            return Text(f"card-{what}.combat-text")
        case _:
            return modules.name(kind, what) or Text(f"{kind}-{what}")


def _face(face: str) -> Text:
    """`knife-3` is three knives; the others have a name of their own."""
    icon, _, n = face.rpartition("-")
    if n.isdigit():
        return Text(f"face-{icon}.counted", {"count": int(n)})
    return Text(f"face-{face}")


def _deed(what: str) -> Text:
    """An action: printed on the board, or of a Fitting with what it costs and gives."""
    card, _, id = what.partition(".")
    if not id:
        return Text(f"action-{card}")
    action = ACTION[card, id]
    fuel = 0 if action.cold else action.fuel
    return text(
        "name-deed",
        cost=_yes(action.cost or action.one_of or fuel),
        goods=counted(action.cost) or tuple(f"good:{good}" for good in action.one_of),
        gives=_yes(action.gives or action.either),
        made=counted(action.gives) or tuple(f"good:{good}" for good in action.either),
        fuel=fuel,
        needs=_yes(action.needs),
        need=f"good:{action.needs}" if action.needs else "",
        each=_yes(action.each and not action.cold),
        choice=_yes(action.either or action.one_of),
    )


def _effect(what: str) -> Text:
    """`2001.a.0`: the first effect of choice a."""
    return effect_at(BOOK.__getitem__, what).describe()


def _place(what: str) -> Text:
    """A space and what lies on it."""
    space, _, thing = what.partition(".")
    card, _, wait = thing.partition("+")
    return text(
        "name-place",
        space=f"space:{space}",
        card=f"card:{card}" if card else "",
        thing=_yes(card),
        wait=_yes(wait),
    )


def explain(ref: str) -> Text | None:
    """What a card, piece, person, State, place or action says."""
    kind, _, what = ref.partition(":")
    if (said := modules.explain(kind, what)) is not None:
        return said
    match kind:
        case "module" if what in SCENARIOS:
            return Text(f"scenario-{what}.text")
        case "card":
            return _card(what)
        case "good" | "state" | "task" | "phase" | "topic" | "slot" | "list" | "note" | "holds" | "module":
            return Text(f"{kind}-{what}.text")
        case "tile" | "spot":
            return Text(f"{kind}-{what}.text")
        case "paid":
            return paid(what).describe()
        case "character":
            return _character(what)
        case "spirit":
            return name(f"trait:{what}")
        case "epilogue":
            return name(ref) if "." in what else None
        case "action":
            return Text(f"action-{what}.text") if "." not in what and what != "rest" else None
        case _:
            return None


@rule("M-SETUP-09")
def _character(id: str) -> Text:
    """What is printed on a Character card: life, numbers, skill and the three lines of Spirit."""
    card = CHARACTER[id]
    return text(
        "card-character",
        life=f"life:{id}",
        prowess=card.prowess,
        empathy=card.empathy,
        inventory=card.inventory,
        skill=f"skill:{id}",
        about=f"ability:{id}",
        a=f"trait:{id}.a",
        b=f"trait:{id}.b",
        c=f"trait:{id}.c",
    )


def _card(id: str) -> Text:
    """The card's text; what is printed as numbers is spoken from the data."""
    if id in FITTING:
        return _fitting(id)
    if id in RAID and id not in IMPACTS:
        return text("card-raid", damage=RAID[id].damage, wounds=RAID[id].wounds, text=f"said:{id}")
    if id in RESIDENT and RESIDENT[id].number:
        weapons = tuple(f"good:{w}" if w else "weapon:unarmed" for w in RESIDENT[id].weapons)
        number = RESIDENT[id].number
        return text(
            "card-resident",
            text=f"said:{id}",
            least=min(number),
            most=max(number),
            a=weapons[0],
            b=weapons[1],
            c=weapons[2],
        )
    if id in LOCATION:
        return _location(id)
    if id in FINDINGS and id not in IMPACTS:
        rows = {row: counted(FINDINGS[id].row(row)) for row in ROWS}
        return Text("card-findings", {row: goods or ("nothing:here",) for row, goods in rows.items()})
    if id in FATE:
        one, two, three, four, spirit = (f"fate:{id}.{n}" for n in range(5))
        return text(
            "card-fate", illness=one, wounds=two, third=three, wait=four, spirit=spirit, combat=f"blow:{id}"
        )
    if id in OBJECTIVE:
        return text("card-objective", text=f"said:{id}", reward=f"reward:{id}", penalty=f"penalty:{id}")
    if id in NARRATIVE:
        return text("card-narrative", when=f"when:{id}", text=f"said:{id}")
    return Text(f"card-{id}.text")


def _fitting(id: str) -> Text:
    """What it costs, what it stands beside, what can be built beside it, what it does."""
    card = FITTING[id]
    better = UPGRADES.get(id, ())
    return text(
        "card-recipe",
        goods=counted(card.cost),
        misprint=_yes(card.literal),
        literal=counted(card.literal),
        base=_yes(card.next_to),
        next=f"card:{card.next_to}" if card.next_to else "",
        base_of=len(better),
        upgrades=tuple(f"card:{one}" for one in better),
        text=f"said:{id}",
    )


def _location(id: str) -> Text:
    place = LOCATION[id]
    finds = tuple(f"rolled:{n}*{good}" for n, good in enumerate(place.special, start=1) if good)
    return text(
        "card-location",
        text=f"said:{id}",
        obstacles=_yes(place.map),
        map=tuple(f"map:{one}" for one in place.map),
        acts=_yes(place.actions),
        actions=tuple(f"priced:{action.name}*{action.price}" for action in place.actions),
        finds=finds,
    )


def _goals(id: str) -> dict[str, Arg]:
    """What an Objective without a counter asks for, as the first and as the second one."""
    first, second = OBJECTIVE[id].goal if id in OBJECTIVE else (0, 0)
    return {"goal": first, "second": second}
