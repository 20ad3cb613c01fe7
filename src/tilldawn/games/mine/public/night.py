"""The night ahead: how likely a raid breaks through, and what the Fate card of the Dawn does to whom.

Odds are exact over the cards that can come, as far as anybody knows, and suppose the same way of playing as
`public.odds` does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction

from msgspec import structs

from tilldawn.engine.deck import chances
from tilldawn.engine.flow import rule
from tilldawn.games.mine.cards.characters import CHARACTER, LAST
from tilldawn.games.mine.cards.fate import FATE, Fate
from tilldawn.games.mine.cards.narrative import DOCTOR
from tilldawn.games.mine.cards.raids import RAID, SOLDIER_HELP, Raid
from tilldawn.games.mine.goods import FIREARMS, MEDICINE_FOR, WEAPONS
from tilldawn.games.mine.night.fate import CHILL
from tilldawn.games.mine.people.group import TASKS
from tilldawn.games.mine.public.odds import Blows, points_of, together, withstood
from tilldawn.games.mine.public.view import PersonView, TableView
from tilldawn.games.mine.raid.defence import SHOTS
from tilldawn.games.mine.state import State

# --- Raids ----------------------------------------------------------------------------------


@rule("M-RAID-05", "M-RAID-23")
def raid_chances(s: State) -> dict[str, Fraction]:
    """What the next Night Raid card can be, as far as anybody knows."""
    return chances(s.raids, s.unseen)


@rule("M-RAID-02", "M-RAID-03", "M-RAID-25", "M-RAID-37", "M-STATE-30")
def night_odds(view: TableView, cards: Mapping[str, Fraction], on_guard: Sequence[str]) -> Fraction:
    """How likely a raid of this night breaks through, over all `cards` it can be, with these on Guard.

    The best weapons in Storage are in their hands, the best fighter choosing first; raiders who can be bought
    off are not. Cards that are a page of the book count as no raid: what they bring nobody can say.
    """
    night = structs.replace(view, phase="raid")
    raids = {id: odds for id, odds in cards.items() if RAID[id].damage or RAID[id].wounds}
    strongest = max((RAID[id].damage + RAID[id].wounds for id in raids), default=0)
    people = [structs.replace(p, task="guard") for p in view.people if p.id in on_guard]
    armed = _armed(night, people, strongest)
    blows = together(points_of(night, p, 0) for p in armed)
    boarded = sum(view.holes.values())
    breaks = Fraction(0)
    for id, odds in raids.items():
        breaks += odds * withstood(RAID[id], _strength(view, RAID[id], armed), blows, boarded).breaks
    return breaks


def _strength(view: TableView, card: Raid, armed: Sequence[PersonView]) -> int:
    """Damage and Wounds of a card, less what takes off of them before any die is rolled."""
    off = max((CHARACTER[p.id].skill.raid_wounds_off for p in armed), default=0)
    wounds = max(0, card.wounds - off)
    if any(p.weapon in FIREARMS for p in armed):
        wounds += card.hates_firearms
    points = SOLDIER_HELP if "holds:soldier" in view.holds else 0
    if any(p.weapon in FIREARMS and p.shots for p in armed):
        points += card.fears_firearms
    return card.damage + wounds - points


def _armed(view: TableView, people: Sequence[PersonView], strongest: int) -> list[PersonView]:
    """Each with the weapon that takes most off of the strongest raid; a rout takes all of it."""
    held = Counter({good: n for good, n in view.storage.items() if good in WEAPONS})
    ammo = view.storage.get("ammo", 0)
    found: list[PersonView] = []
    for person in sorted(people, key=lambda p: -p.prowess):
        ways = [structs.replace(person, weapon="", shots=0)]
        for good in +held:
            shots = min(SHOTS[good], ammo) if good in FIREARMS else 0
            if shots or good not in FIREARMS:
                ways.append(structs.replace(person, weapon=good, shots=shots))
        best = max(ways, key=lambda p: _worth(points_of(view, p, 0), strongest))
        held[best.weapon] -= 1
        ammo -= best.shots
        found.append(best)
    return found


def _worth(blows: Blows, strongest: int) -> Fraction:
    return sum((share * (strongest if k else w) for (w, k), share in blows.items()), Fraction(0))


# --- Dawn ---------------------------------------------------------------------------------------------


@rule("M-FATE-10")
def fate_chances(s: State) -> dict[str, Fraction]:
    """What the next Fate card can be; an empty deck is made anew of its discard."""
    if not len(s.fate):
        return {card: Fraction(1, len(s.fate_discard)) for card in s.fate_discard}
    return chances(s.fate, s.unseen)


@rule("M-FATE-03", "M-FATE-05", "M-FATE-11", "M-MED-09")
def fate_odds(
    view: TableView, cards: Mapping[str, Fraction], person: PersonView, state: str
) -> dict[int, Fraction]:
    """How high Illness or Wounds of somebody stand after the Fate card, with the medicine that lies on them.

    Where the Cold makes one of the group ill it is theirs to choose whom, and not counted.
    """
    found: dict[int, Fraction] = {}
    for id, odds in cards.items():
        level = _after(FATE[id], view, person, state)
        found[level] = found.get(level, Fraction(0)) + odds
    return dict(sorted(found.items()))


def _after(card: Fate, view: TableView, person: PersonView, state: str) -> int:
    level = person.states[state]
    if level:
        level = min(LAST, max(0, level + _treated(card, person, state, level)))
    frozen = card.cold is not None and view.effective_cold >= card.cold[1]
    if state == "illness" and frozen and level < LAST:
        level += CHILL
    return level


def _treated(card: Fate, person: PersonView, state: str, level: int) -> int:
    """What the card does to a State, for who has medicine it accepts and for who has none."""
    meds, herbal, rise = card.illness
    accepted = {"meds": meds, "herbal-meds": herbal} if state == "illness" else {"bandages": card.bandages}
    remedies = [by for good, by in accepted.items() if by is not None and person.medicine.get(good)]
    if person.doctor and MEDICINE_FOR[person.doctor] == state:
        remedies.append(-DOCTOR)
    if remedies:
        return min(remedies)
    if state == "wounds":
        return card.wounds[level - 1]
    return 0 if rise > 0 and card.bed and person.task not in ("", *TASKS) else rise
