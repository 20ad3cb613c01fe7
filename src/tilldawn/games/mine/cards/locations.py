"""Locations: obstacles on the map, special finds, paid actions. Red bands run in `city/locations.py`."""

from __future__ import annotations

from msgspec import Struct

SLOTS = ("near", "distant", "far")
UNKNOWN = (14, 12, 10)
"""Cards of the Unknown deck on the three spaces."""

PRICES = {"look-around": 2, "trade": 6, "heal": 4, "socialise": 3}
"""Exploration cards to return for a paid action."""


class Location(Struct, frozen=True):
    """`special` is the table of the extra roll after a find, from 1 to 10; nothing where it is empty."""

    id: str
    map: tuple[str, ...]
    special: tuple[str, ...]
    actions: tuple[str, ...] = ()
    trade: str = ""
    band: bool = False


def _special(**found: str) -> tuple[str, ...]:
    """`_special(r8="cigarette")`: result 8 gives a Cigarette."""
    return tuple(found.get(f"r{n}", "") for n in range(1, 11))


BA, BE, CD, BD, RU = "bars", "basement", "closed-door", "blocked-door", "rubble"

CARDS: tuple[Location, ...] = (
    Location(
        "central-square",
        (),
        _special(r8="cigarette", r9="coffee", r10="jewelry"),
        ("trade", "socialise"),
        trade="central-square",
        band=True,
    ),
    Location(
        "city-hospital",
        (CD, BD),
        _special(r6="chems", r7="chems", r8="herbal-meds", r9="bandages", r10="meds"),
        ("heal",),
        band=True,
    ),
    Location(
        "hotel",
        (BA, BE, CD),
        _special(r7="cigarette", r8="coffee", r9="moonshine", r10="canned-food"),
        ("look-around",),
        band=True,
    ),
    Location(
        "ruined-villa",
        (BE, CD, RU),
        _special(r7="book", r8="herb", r9="electrical-part", r10="jewelry"),
        ("look-around",),
    ),
    Location(
        "supermarket",
        (BA, BD, RU),
        _special(r5="sugar", r6="coffee", r7="vegetable", r8="vegetable", r9="raw-food", r10="canned-food"),
        band=True,
    ),
    Location(
        "school",
        (BD, CD, RU),
        _special(r6="book", r7="book", r8="chems", r9="broken-guitar", r10="canned-food"),
        ("look-around",),
        band=True,
    ),
    Location(
        "garage",
        (BA, CD),
        _special(
            r5="mechanical-part",
            r6="mechanical-part",
            r7="electrical-part",
            r8="filter",
            r9="weapon-part",
            r10="sawblade",
        ),
        ("trade",),
        trade="garage",
    ),
    Location(
        "church",
        (BE, CD),
        _special(r7="book", r8="herb", r9="raw-food", r10="jewelry"),
        ("socialise",),
        band=True,
    ),
    Location(
        "quiet-house",
        (CD,),
        _special(r5="herb", r6="sugar", r7="vegetable", r8="raw-food", r9="herbal-meds", r10="jewelry"),
        band=True,
    ),
    Location(
        "tram-depot",
        (BA, RU),
        _special(r6="electrical-part", r7="mechanical-part", r8="shell", r9="ammo", r10="knife"),
        ("trade",),
        trade="tram-depot",
        band=True,
    ),
    Location(
        "allotment-gardens",
        (BD,),
        _special(r5="herb", r6="herb", r7="vegetable", r8="vegetable", r9="shovel", r10="raw-food"),
        ("socialise",),
        band=True,
    ),
    Location(
        "post-office",
        (BA, BD, CD),
        _special(r7="cigarette", r8="book", r9="electrical-part", r10="canned-food"),
        ("socialise",),
    ),
    Location(
        "waterworks",
        (BA, BE, RU),
        _special(r7="filter", r8="chems", r9="mechanical-part", r10="lockpick"),
        ("look-around",),
        band=True,
    ),
    Location(
        "veterinary-clinic",
        (CD, RU),
        _special(r6="chems", r7="chems", r8="herb", r9="herbal-meds", r10="bandages"),
        ("heal",),
        band=True,
    ),
    Location(
        "textile-mill",
        (BD, BE, RU),
        _special(
            r6="filter", r7="mechanical-part", r8="mechanical-part", r9="electrical-part", r10="bandages"
        ),
        ("look-around",),
    ),
    Location(
        "fire-station",
        (BA, BD),
        _special(r6="mechanical-part", r7="filter", r8="shovel", r9="bandages", r10="hatchet"),
        ("look-around",),
        band=True,
    ),
    Location(
        "print-shop",
        (BE, CD),
        _special(r6="book", r7="chems", r8="chems", r9="electrical-part", r10="weapon-part"),
        ("socialise",),
    ),
    Location(
        "tower-block",
        (BD, CD, RU),
        _special(r7="cigarette", r8="sugar", r9="vegetable", r10="raw-food"),
        ("trade",),
        trade="tower-block",
        band=True,
    ),
)

LOCATION = {card.id: card for card in CARDS}

PEACEFUL = ("central-square", "church")
"""Where the party may not start a Combat."""
SQUARE_FINDS = 3
HOTEL_ALARM, HOTEL_NOISE = 3, 3
DEPOT_LOOKOUTS, DEPOT_NOISE = 3, 4
GARDEN_SNIPER = 2
WATERWORKS_FREE = 2
DOGS_BITE = 3
QUIET_GUILT = 2
TOWER_CARDS = 2
TOWER_FATIGUE_LIMIT = 3
CHURCH_BONUS = 2
LOOK_AROUND = 3
SOCIALISE_BONUS = 2
SOCIALISE_ONE, SOCIALISE_ALL = 3, 8
HOME_ROLL = 7
"""534: hidden goods are found again from this result on."""
EXCHANGE_PRICE = 4
