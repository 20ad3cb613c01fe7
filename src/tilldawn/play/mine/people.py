"""The Characters in words: States, actions, skill, Spirit, what they do and hold."""

from __future__ import annotations

from tilldawn.engine.request import Text, literal
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.view import PersonView, TableView
from tilldawn.play.mine.tracks import pips
from tilldawn.play.mine.words import counted, doing, named, pair, said

SPIRIT = "abc"


def level_word(state: str, level: int, say: Speaker) -> str:
    """What a level is called."""
    return say(Text(f"state-{state}.level{level}"))


def actions(p: PersonView, say: Speaker) -> str:
    """The day's three actions, and a word where there is none."""
    word = said(say, "asleep") if p.asleep else "" if any(p.actions) else said(say, "no-action")
    return f"{pips(p.actions)} {word}".strip()


def skill(p: PersonView, say: Speaker) -> str:
    """The skill's name, and whether it is used up."""
    name = named(say, f"skill:{p.id}")
    return said(say, "skill-used", skill=f"={name}") if p.skill in p.used else name


def notes(p: PersonView, view: TableView, say: Speaker) -> list[str]:
    """What else there is to know: doings, weapons, medicine, meals."""
    found: list[str] = []
    if does := doing(p, say):
        found.append(f"→ {does}")
    if p.weapon:
        shots = said(say, "shots", count=p.shots) if p.shots else ""
        found.append(f"⚔ {named(say, f'good:{p.weapon}')}{shots}")
    if p.spare:
        found.append(said(say, "spare", weapon=f"good:{p.spare}"))
    if p.medicine:
        found.append("✚ " + ", ".join(named(say, ref) for ref in counted(p.medicine, view)))
    if p.ate and view.phase == "dusk":
        found.append(said(say, "ate"))
    found += [said(say, "edge", state=f"state:{state}") for state in p.edge]
    found += [f"✎ {named(say, f'note:{note}')}" for note in p.notes]
    for flag, word in ((p.busy, "busy"), (p.strained, "strained"), (bool(p.doctor), "doctor")):
        if flag:
            found.append(said(say, word))
    return found


def brief(p: PersonView, say: Speaker) -> str:
    """One line about a Character, for a preview: only States above 0."""
    bad = [
        f"{named(say, f'state:{state}')} {level} {level_word(state, level, say)}"
        for state, level in p.states.items()
        if level
    ]
    name = named(say, f"character:{p.id}")
    return pair(say, f"{name} {pips(p.actions)}", " · ".join(bad) if bad else said(say, "well"))


def portrait(p: PersonView, say: Speaker) -> str:
    """Everything about a Character, for a closer look."""
    card = f"character-{p.id}"
    lines = [say(Text(f"{card}.life")), pair(say, skill(p, say), say(Text(f"{card}.skill-text")))]
    for letter in SPIRIT:
        title = said(say, "spirit", letter=literal(letter.upper()))
        lines.append(pair(say, title, say(Text(f"{card}.spirit-{letter}"))))
    lines += [said(say, "written", note=f"note:{note}", text=f"written:{note}") for note in p.notes]
    lines.append("")
    for state, level in p.states.items():
        lines.append(pair(say, f"{named(say, f'state:{state}')} {level}", level_word(state, level, say)))
    return "\n".join(lines)


def gone(view: TableView, say: Speaker) -> str:
    """Who is not in the group any more."""
    told = [
        said(
            say,
            "lost-one",
            who=f"character:{one.id}",
            day=one.day,
            left="yes" if one.left else "no",
            sex=one.sex,
        )
        for one in view.lost
    ]
    return " · ".join(told)
