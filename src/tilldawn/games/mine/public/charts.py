"""Cards, people and pieces as charts: what is printed on them in rows and numbers."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from tilldawn.engine.chart import Cell, Chart, ChartRow
from tilldawn.engine.flow import rule
from tilldawn.engine.request import Arg, Text, literal, text
from tilldawn.games.mine.cards.characters import CHARACTER
from tilldawn.games.mine.cards.fate import FATE, Fate
from tilldawn.games.mine.cards.findings import FINDINGS, ROWS
from tilldawn.games.mine.cards.fittings import FITTING, UPGRADES
from tilldawn.games.mine.cards.impact import IMPACTS
from tilldawn.games.mine.cards.locations import LOCATION
from tilldawn.games.mine.cards.raids import RAID
from tilldawn.games.mine.cards.residents import RESIDENT
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.night.fate import describe
from tilldawn.games.mine.public.naming import name

COMBAT = "combat"
"""The lower part of a Fate card."""
DAWN = ("illness", "wounds", "third", "wait", "spirit")
"""The upper part, section by section."""
WAIT, SPIRIT = 3, 4
"""Where these stand in the words of the upper part."""


def chart(ref: str) -> Chart | None:
    """What is printed on a card in rows and numbers; None where it is words alone."""
    kind, _, id = ref.partition(":")
    if kind == "character" and id in CHARACTER:
        card = CHARACTER[id]
        return Chart((values(card.prowess, card.empathy, card.inventory),))
    if kind != "card" or id in IMPACTS:
        return None
    if id in FATE:
        return Chart(_fate(FATE[id]))
    if id in FINDINGS:
        return Chart(tuple(_findings(id, row) for row in ROWS))
    if id in FITTING:
        return _fitting(id)
    if id in RAID:
        harm = (
            _number("damage", "raid:damage", RAID[id].damage),
            _number("wounds", "state:wounds", RAID[id].wounds),
        )
        return Chart((ChartRow("harm", text("chart-harm"), harm),), name(f"said:{id}"))
    if id in RESIDENT and RESIDENT[id].number:
        return _resident(id)
    return _location(id) if id in LOCATION else None


def values(prowess: int, empathy: int, inventory: int) -> ChartRow:
    """The three values of a Character."""
    numbers = {"prowess": prowess, "empathy": empathy, "inventory": inventory}
    return ChartRow(
        "values",
        None,
        tuple(_number(kind, f"{kind}:", value) for kind, value in numbers.items()),
    )


def worth(value: int, weight: int, box: int) -> ChartRow:
    """What a piece is worth in Trade, what it weighs, and how many are left."""
    numbers = {"value": value, "weight": weight, "box": box}
    return ChartRow("worth", None, tuple(_number(kind, f"{kind}:", n) for kind, n in numbers.items()))


def _number(kind: str, ref: str, value: int) -> Cell:
    return Cell(text(f"chart-{kind}", value=value), ref, _beside(value))


def _yes(thing: object) -> str:
    return "yes" if thing else "no"


def _beside(value: int | str) -> Text:
    return Text("name", {"name": literal(str(value))})


def _pieces(goods: Goods) -> tuple[Cell, ...]:
    return tuple(Cell(name(f"count:{good}*{n}"), f"good:{good}", _beside(n)) for good, n in goods.items())


# --- Findings -----------------------------------------------------------------------------------------


@rule("M-FIND-01")
def _findings(id: str, row: str) -> ChartRow:
    """A row of a Findings card: pieces, nothing, or nothing but Noise."""
    card = FINDINGS[id]
    nothing = Cell(text("chart-noise"), "noise:") if card.noise == row else Cell(name("nothing:here"))
    return ChartRow(row, name(f"row:{row}"), _pieces(card.row(row)) or (nothing,), f"row:{row}")


# --- Fate ---------------------------------------------------------------------------------------------


@rule("M-FATE-01", "M-FATE-11")
def _fate(card: Fate) -> tuple[ChartRow, ...]:
    """The sections for Dawn, then the half for Combat."""
    words = describe(card)
    meds, herbal, rise = card.illness
    illness = [_remedy("meds", meds), _remedy("herbal-meds", herbal), _untreated(rise)]
    if card.bed:
        illness.append(Cell(text("chart-in-bed"), "task:bed-1", text("chart-change", by=0)))
    wounds = [_remedy("bandages", card.bandages)]
    wounds += [_untreated(by, levels) for levels, by in _runs(card.wounds)]
    return (
        ChartRow("illness", name("state:illness"), tuple(illness), "state:illness"),
        ChartRow("wounds", name("state:wounds"), tuple(wounds), "state:wounds"),
        _third(card),
        ChartRow("wait", text("term-wait"), (Cell(words[WAIT]),), "wait:"),
        ChartRow("spirit", name(f"spirit:.{card.spirit}"), (Cell(words[SPIRIT]),), "spirit:"),
        ChartRow(
            COMBAT,
            text("chart-combat", half=f"half:{card.id}"),
            (Cell(name(f"blow:{card.id}")),),
            f"die:{card.die}",
        ),
    )


def _remedy(good: str, by: int | None) -> Cell:
    accepted = "no" if by is None else "yes"
    words: Mapping[str, Arg] = {"good": f"good:{good}", "accepted": accepted, "by": by or 0}
    return Cell(Text("chart-remedy", dict(words)), f"good:{good}", text("chart-relief", **words))


def _untreated(by: int, levels: str = "") -> Cell:
    return Cell(text("chart-untreated", some=_yes(levels), levels=literal(levels), by=by))


def _runs(changes: tuple[int, ...]) -> list[tuple[str, int]]:
    """What happens at level 1, 2 and 3, with levels of the same fate together; all of them need no number."""
    runs = [(by, len(list(run))) for by, run in groupby(changes)]
    if len(runs) == 1:
        return [("", changes[0])]
    found, first = [], 1
    for by, count in runs:
        found.append((str(first) if count == 1 else f"{first}–{first + count - 1}", by))
        first += count
    return found


def _third(card: Fate) -> ChartRow:
    """What the Cold does, or which Location is exchanged."""
    if card.cold is None:
        words = Cell(text("fate-exchange", which=card.exchange))
        return ChartRow("third", text("chart-exchange"), (words,), "location:")
    some, all = card.cold
    cells = (
        Cell(
            text("chart-chilled", cold=some, who="one"),
            "state:illness",
            text("chart-chill", cold=some, who="one"),
        ),
        Cell(
            text("chart-chilled", cold=all, who="all"),
            "state:illness",
            text("chart-chill", cold=all, who="all"),
        ),
    )
    return ChartRow("third", text("chart-cold"), cells, "cold:")


# --- Fittings, Residents, Locations -------------------------------------------------------------------


@rule("M-FIT-09")
def _fitting(id: str) -> Chart:
    """What it costs, if it can be built; what it says is what can be built beside it, and what it does."""
    card = FITTING[id]
    rows = [ChartRow("cost", text("chart-cost"), _pieces(card.cost))] if card.cost else []
    if card.literal:
        rows.append(ChartRow("literal", text("chart-literal"), _pieces(card.literal)))
    better = UPGRADES.get(id, ())
    upgrades = tuple(f"card:{one}" for one in better)
    return Chart(tuple(rows), text("card-fitting", base_of=len(better), upgrades=upgrades, text=f"said:{id}"))


def _resident(id: str) -> Chart:
    """How many Enemies, and what each kind of them carries."""
    card = RESIDENT[id]
    least, most = min(card.number), max(card.number)
    arms = tuple(
        Cell(
            text("chart-armed", letter=letter, weapon=weapon),
            weapon,
            _beside(letter),
        )
        for letter, weapon in zip(
            "ABC", (f"good:{one}" if one else "weapon:unarmed" for one in card.weapons), strict=True
        )
    )
    number = Cell(text("chart-foes-number", least=least, most=most))
    return Chart(
        (
            ChartRow("foes", text("chart-foes"), (number,)),
            ChartRow("arms", text("chart-arms"), arms),
        ),
        name(f"said:{id}"),
    )


def _location(id: str) -> Chart:
    """What the Black die brings here; what it says is the rest of the card."""
    place = LOCATION[id]
    results: dict[str, list[int]] = {}
    for result, good in enumerate(place.special, start=1):
        if good:
            results.setdefault(good, []).append(result)
    finds = tuple(
        Cell(
            text("name-rolled", good=f"good:{good}", roll=literal(", ".join(map(str, on)))),
            f"good:{good}",
            _beside(", ".join(map(str, on))),
        )
        for good, on in results.items()
    )
    said = text(
        "card-place",
        text=f"said:{id}",
        obstacles=_yes(place.map),
        map=tuple(f"map:{one}" for one in place.map),
        acts=_yes(place.actions),
        actions=tuple(f"priced:{action.name}*{action.price}" for action in place.actions),
    )
    return Chart((ChartRow("finds", text("chart-finds"), finds),), said)
