"""Residents: how many Enemies, their weapons, whether they stay. What they do is in `city/residents.py`."""

from __future__ import annotations

from msgspec import Struct


class Resident(Struct, frozen=True):
    """`number` gives the Enemies for each result of the Black die from 1 to 10; `weapons` is by letter
    (empty: unarmed). `slot` Residents stay on the Exploration slot. During a fight with those who `talk`
    script 40 may be used. `bar` is the five script numbers."""

    id: str
    number: tuple[int, ...] = ()
    weapons: tuple[str, str, str] = ("", "", "")
    red: bool = False
    slot: bool = False
    thugs: bool = False
    talk: bool = False
    bar: tuple[int, ...] = ()


def _number(**upto: int) -> tuple[int, ...]:
    """`_number(n4=2, n8=3, n10=4)`: up to 4 two, up to 8 three, up to 10 four."""
    steps = sorted((int(key[1:]), n) for key, n in upto.items())
    return tuple(next(n for limit, n in steps if result <= limit) for result in range(1, 11))


CARDS: tuple[Resident, ...] = (
    Resident(
        "thugs-1",
        _number(n4=2, n8=3, n10=4),
        ("knife", "knife", "pistol"),
        red=True,
        thugs=True,
        talk=True,
        bar=(411, 704, 942, 272, 65),
    ),
    Resident(
        "thugs-2", _number(n5=1, n9=2, n10=3), ("hatchet", "knife", "knife"), red=True, thugs=True, talk=True
    ),
    Resident("thugs-3", _number(n5=2, n10=3), ("", "knife", "knife"), red=True, thugs=True, talk=True),
    Resident("civilians-1", _number(n5=2, n10=3), ("", "", ""), slot=True),
    Resident("civilians-2", _number(n5=2, n10=3), ("", "", "knife"), slot=True),
    Resident("hobos", _number(n5=1, n10=2), ("", "", "knife"), slot=True),
    Resident("survivors-1", _number(n6=2, n10=3), ("", "knife", "hatchet"), slot=True),
    Resident("survivors-2", _number(n6=2, n10=3), ("knife", "knife", "pistol"), slot=True),
    Resident("homeless", _number(n10=1), ("", "", "")),
    Resident("rebels", _number(n5=2, n10=3), ("knife", "pistol", "assault-rifle")),
    Resident("soldiers", _number(n5=2, n10=3), ("pistol", "assault-rifle", "assault-rifle"), red=True),
    Resident("deserters", _number(n6=2, n10=3), ("", "knife", "pistol"), red=True, talk=True),
    Resident("peddler", _number(n10=1), ("knife", "knife", "knife")),
    Resident("r-impact"),
)

RESIDENT = {card.id: card for card in CARDS}
IMPACT = "r-impact"
BREAK_AT = 2
"""Wounds in all at which frightened people run."""
GIFT = 5
"""The Homeless: green and yellow tokens worth at least this."""
GO_ROUND = 3
TOLL, BUY_OFF = 3, 8
OFFER = {"moonshine": 1, "cigarette": 1}
OFFER_PRICE = 6
ROBBED = 3
BRIBE = 6
RUN, RUN_HIT, RUN_WOUNDS = 4, 3, 2
REFUSED = 5
HOBOS_ANGRY = 3
FAIR_SHARE = 5
RANSOM = 10
RANSOM_BEATEN = 8
SURRENDER = (2, 2, 1, 1, 0, 0, 0, 0, 0, 0)
"""Wounds for each Character who surrenders, by the Black die."""
ESCAPE = 4
