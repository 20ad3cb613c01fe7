"""What is being resolved right now: a Combat, a Night Raid, a Trade, a card that has been turned up."""

from __future__ import annotations

from textual.content import Content

from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.facts import LAST
from tilldawn.games.mine.public.view import (
    CombatView,
    DealView,
    FoeView,
    PersonView,
    RaidView,
    TableView,
)
from tilldawn.play.mine.city import trip_line
from tilldawn.play.mine.modules import open_module
from tilldawn.play.mine.pages import open_page
from tilldawn.play.mine.people import level_word
from tilldawn.play.mine.stores import numbers
from tilldawn.play.mine.tracks import bar
from tilldawn.play.mine.words import cut, in_words, named, pair, said, tags
from tilldawn.tui.mine import modules
from tilldawn.tui.things import clickable

SIDE = 38
"""Columns for our side of a Combat."""


def cards(view: TableView) -> list[str]:
    """Cards on the table that ask for something now, the newest first."""
    if view.combat is not None or view.raid is not None:
        return []
    found = [
        view.newest if view.phase == "morning" else "",
        view.visitor,
        view.card,
        view.resident,
        view.finding,
        view.fate,
    ]
    return [*view.offered, *(card for card in reversed(found) if card)]


def is_on(view: TableView, say: Speaker) -> bool:
    """Whether there is a scene."""
    busy = view.combat or view.raid or view.deal or cards(view) or open_page(say)
    return bool(busy or open_module(view, say.table.request))


def scene(view: TableView, say: Speaker, lit: frozenset[str], marked: frozenset[str]) -> Content:
    """All of it, the most pressing first."""
    lines: list[Content] = []
    if (told := open_page(say)) is not None:
        title, text, odds = told
        lines += [Content.styled(title, "bold $primary"), Content(text)]
        lines += [Content.styled(odds, "dim")] if odds else []
    if view.combat is not None:
        lines += _combat(view, view.combat, say, marked)
    if view.raid is not None:
        lines += _raid(view, view.raid, say)
    if view.deal is not None:
        lines += _deal(view, view.deal, say)
    if view.phase == "scavenging" and view.trip is not None:
        lines.insert(0, Content(trip_line(view, view.trip, say)))
    if module := open_module(view, say.table.request):
        lines.append(modules.scene(module, view, say, lit, marked))
    for card in cards(view):
        lines += _card(card, say, marked=f"card:{card}" in marked)
    return Content("\n").join(lines)


def _card(id: str, say: Speaker, *, marked: bool) -> list[Content]:
    thing = say.thing(f"card:{id}")
    name = clickable(thing["name"], f"card:{id}", "reverse bold" if marked else "bold $primary")
    lines = [name]
    if "text" in thing:
        lines.append(Content(thing["text"]))
    if "flavour" in thing:
        lines.append(Content(thing["flavour"]).stylize("italic dim"))
    return lines


# --- Combat -------------------------------------------------------------------------------------------


def _combat(view: TableView, combat: CombatView, say: Speaker, marked: frozenset[str]) -> list[Content]:
    """Two columns: we on the left, they on the right, then the dice."""
    title = said(
        say,
        "combat",
        card=f"card:{combat.card}",
        round=combat.round,
        dead=combat.dead,
        dealt=combat.dealt,
        breaks="yes" if combat.break_at else "no",
        at=combat.break_at,
    )
    marks = tags(view.people, say)
    ours = [
        _ours(p, combat, say, marks[p.id], f"character:{p.id}" in marked) for p in view.people if p.fights
    ]
    theirs = [_theirs(foe, say, f"enemy:{foe.token}" in marked) for foe in combat.foes]
    lines = [Content.assemble((title, "bold $primary"))]
    lines.append(Content.assemble((f"{said(say, 'our-side'):<{SIDE}}{said(say, 'their-side')}", "italic")))
    for at in range(max(len(ours), len(theirs))):
        left = ours[at] if at < len(ours) else Content("")
        right = theirs[at] if at < len(theirs) else Content("")
        lines.append(Content.assemble(left, " " * max(1, SIDE - left.cell_length), right))
    rolled = [_rolled(face, say) for face in combat.faces]
    if rolled:
        lines.append(Content(f"⚄ {' · '.join(rolled)}"))
    return lines


def _ours(p: PersonView, combat: CombatView, say: Speaker, tag: str, marked: bool) -> Content:
    wounds = p.states["wounds"]
    arms = named(say, f"good:{p.weapon}") if p.weapon else named(say, "weapon:unarmed")
    if p.spare:
        arms += f" ({named(say, f'good:{p.spare}')})"
    text = f"{bar(wounds, LAST)} {arms} {said(say, 'rerolls', count=p.prowess)}"
    text += _marks(p.id, combat, say)
    return Content.assemble((f"{tag} ", "reverse bold" if marked else "bold"), cut(text, SIDE - 4))


def _theirs(foe: FoeView, say: Speaker, marked: bool) -> Content:
    arms = named(say, f"good:{foe.weapon}") if foe.weapon else named(say, "weapon:unarmed")
    text = f" {bar(foe.wounds, foe.last)} {arms} {said(say, 'rerolls', count=foe.prowess)}"
    if foe.dodging:
        text += f" {said(say, 'dodging')}"
    if foe.down:
        text += f" {said(say, 'down')}"
    name = named(say, f"enemy:{foe.token}")
    return Content.assemble((name, "reverse bold" if marked else "bold"), text)


def _marks(id: str, combat: CombatView, say: Speaker) -> str:
    found = [
        said(say, word) for word, ids in (("dodging", combat.dodging), ("down", combat.down)) if id in ids
    ]
    return f" {' '.join(found)}" if found else ""


def _rolled(face: str, say: Speaker) -> str:
    """`katia>knife-2` in words."""
    who, _, what = face.partition(">")
    ref = f"enemy:{who}" if len(who) == 2 else f"character:{who}"
    return f"{named(say, ref)} {named(say, f'face:{what}')}"


# --- Raid and Trade -----------------------------------------------------------------------------------


def _raid(view: TableView, raid: RaidView, say: Speaker) -> list[Content]:
    """The card, what it will do, who stands at the door."""
    lines = _card(raid.card, say, marked=False)
    lines.append(
        Content(
            said(say, "raid", damage=raid.damage, wounds=raid.wounds, points=raid.points, left=raid.left)
        ).stylize("bold")
    )
    guards = [p for p in view.people if p.task == "guard"]
    for p in guards:
        arms = named(say, f"good:{p.weapon}") if p.weapon else named(say, "weapon:unarmed")
        shots = said(say, "shots", count=p.shots) if p.shots else ""
        wounds = p.states["wounds"]
        hurt = (
            f" · {named(say, 'state:wounds')} {wounds} {level_word('wounds', wounds, say)}" if wounds else ""
        )
        name = named(say, f"character:{p.id}")
        text = f"{arms}{shots} · {said(say, 'rerolls', count=p.prowess)}{hurt}"
        lines.append(Content(f"  {pair(say, name, text)}"))
    boards = sum(view.holes.values())
    lines.append(Content(f"  {said(say, 'board-ups', count=boards)}"))
    return lines


def _deal(view: TableView, deal: DealView, say: Speaker) -> list[Content]:
    """The list, what is in the basket, and what it costs."""
    thing = say.thing(f"list:{deal.list}")
    lines = [Content.assemble((thing["name"], "bold $primary"), f" {thing.get('text', '')}")]
    if deal.fee:
        lines.append(Content(said(say, "commission", fee=deal.fee)))
    names = [f"{n} × {named(say, f'good:{good}')} {numbers(good, view)}" for good, n in deal.goods.items()]
    lines.append(Content(f"{said(say, 'for-sale')} {' · '.join(names)}"))
    basket = in_words(deal.basket, view, say, said(say, "empty"))
    lines.append(Content(said(say, "basket", goods=f"={basket}", price=deal.price)))
    lines.append(Content(said(say, "paid", paid=deal.paid, bonus=deal.bonus, price=deal.price)))
    return lines
