"""What names, icons and numbers of This War of Mine mean now."""

from __future__ import annotations

from msgspec.structs import replace

from tilldawn.engine.chart import Chart
from tilldawn.engine.request import Text, literal
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.charts import chart, values, worth
from tilldawn.games.mine.public.facts import LAST
from tilldawn.games.mine.public.outlook import outlook
from tilldawn.games.mine.public.view import PersonView, TableView
from tilldawn.play.meaning import Meaning, printed, said, told
from tilldawn.play.mine import modules
from tilldawn.play.mine.people import level_word, skill
from tilldawn.play.mine.rooms import room
from tilldawn.play.mine.touching import person
from tilldawn.play.mine.words import doing, named, pair


def meaning(ref: str, view: TableView, say: Speaker) -> Meaning | None:
    """A ref of the table, or a number on it: `state:hunger@marko`, `actions:marko`, `cold:`, `noise:`."""
    kind, _, what = ref.partition(":")
    match kind:
        case "state" if "@" in what:
            state, _, who = what.partition("@")
            return _state(state, who, view, say)
        case "actions" | "prowess" | "empathy" | "inventory":
            return _number(kind, what, view, say)
        case "character":
            return _person(ref, view, say)
        case "good":
            return _good(ref, view, say)
        case "space":
            return told(_named(ref, say), *room(what, view, say)) if what in _rooms(view) else None
        case "cold" | "noise" | "objective" | "raids":
            return _track(kind, view, say)
        case "enemy":
            return _foe(ref, view, say)
        case "module" if what in view.modules:
            return Meaning(modules.called(what, say), text="\n".join(modules.lines(what, view, say)))
        case _:
            return _printed(ref, say)


def _printed(ref: str, say: Speaker) -> Meaning | None:
    """A card as it is printed: its rows and numbers apart from its words."""
    found, rows = printed(ref, say), chart(ref)
    if found is None or rows is None:
        return found
    return replace(found, text=say(rows.text) if rows.text is not None else "", chart=rows)


def _named(ref: str, say: Speaker) -> Meaning:
    return Meaning(named(say, ref))


def _rooms(view: TableView) -> set[str]:
    return {"outside", *(space.id for space in view.spaces)}


def effect(p: PersonView, state: str, say: Speaker) -> str:
    """What a State of somebody does now: "Fatigue 2: loses the third action"."""
    level = p.states[state]
    return said(
        say,
        "state",
        state=f"state:{state}",
        level=level,
        word=literal(level_word(state, level, say)),
        lost=p.costs[state],
        asleep="yes" if state == "fatigue" and p.asleep else "no",
        edge="yes" if state in p.edge else "no",
        sex=p.sex,
    )


def _state(state: str, who: str, view: TableView, say: Speaker) -> Meaning | None:
    p = person(who, view)
    card = printed(f"state:{state}", say)
    if p is None or card is None or state not in p.states:
        return None
    name = said(
        say, "state-name", who=f"character:{who}", state=f"state:{state}", level=p.states[state], last=LAST
    )
    more = said(say, "edge") if state in p.edge else ""
    worse = max(p.costs.values())
    less = said(say, "worse") if 0 < p.costs[state] < worse else ""
    return told(card, effect(p, state, say), less, more, name=name)


def _number(kind: str, who: str, view: TableView, say: Speaker) -> Meaning | None:
    p = person(who, view)
    if p is None:
        return None
    name = say(Text(f"term-{kind if kind != 'actions' else 'action'}"))
    if kind == "actions":
        name = said(say, "actions-name", who=f"character:{who}", left=sum(p.actions))
        why = [effect(p, state, say) for state, cost in p.costs.items() if cost and cost == p.dots]
        return Meaning(
            name, (said(say, "actions", left=sum(p.actions), asleep="yes" if p.asleep else "no"), *why)
        )
    value = getattr(p, kind)
    return Meaning(
        pair(say, named(say, f"character:{who}"), f"{name} {value}"), (said(say, kind, value=value),)
    )


def _person(ref: str, view: TableView, say: Speaker) -> Meaning | None:
    who = ref.partition(":")[2]
    p = person(who, view)
    if p is None:
        return printed(ref, say)
    numbers = Chart((values(p.prowess, p.empathy, p.inventory),))
    bad = [effect(p, state, say) for state, level in p.states.items() if level]
    does = doing(p, say)
    lines = [
        said(say, "actions", left=sum(p.actions), asleep="yes" if p.asleep else "no"),
        *bad,
        said(say, "doing", what=literal(does)) if does else "",
        pair(say, skill(p, say), say(Text(f"character-{who}.skill-text"))),
    ]
    return told(Meaning(named(say, ref), text=say(Text(f"character-{who}.life")), chart=numbers), *lines)


def _good(ref: str, view: TableView, say: Speaker) -> Meaning | None:
    id = ref.partition(":")[2]
    good = view.goods.get(id)
    if good is None:
        return None
    here = said(
        say, "good-here", storage=view.storage.get(id, 0), five=view.x5.get(id, 0), pile=view.pile.get(id, 0)
    )
    card = printed(ref, say)
    numbers = Chart((worth(good.value, good.weight, good.box),))
    return told(replace(card, chart=numbers) if card is not None else None, here)


def _track(kind: str, view: TableView, say: Speaker) -> Meaning | None:
    """Cold, Noise, the Objective: as the outlook has them."""
    if kind == "noise":
        return Meaning(
            said(say, "noise-name", noise=view.noise, most=view.printed.loudest),
            (said(say, "noise", noise=view.noise),),
        )
    now = outlook(view)
    wanted = {"cold": "cold", "objective": "objective", "raids": "raid"}[kind]
    mark = next((one for one in (*now.goals, *now.dangers) if one.kind == wanted), None)
    if mark is None:
        return Meaning(say(Text("term-cold")), (said(say, "no-cold"),)) if kind == "cold" else None
    return Meaning(say(mark.title), (say(mark.text),), "\n".join(say(one) for one in mark.details))


def _foe(ref: str, view: TableView, say: Speaker) -> Meaning | None:
    foe = (
        next((one for one in view.combat.foes if f"enemy:{one.token}" == ref), None) if view.combat else None
    )
    card = printed(ref, say)
    if foe is None:
        return card
    weapon = f"good:{foe.weapon}" if foe.weapon else "weapon:unarmed"
    return told(
        card,
        said(say, "foe", weapon=weapon, wounds=foe.wounds, last=foe.last, prowess=foe.prowess),
    )
