"""What a place may bring before anybody goes there, and a search before it is paid for, with its odds."""

from __future__ import annotations

from typing import Any

from tilldawn.engine.request import Option, Text
from tilldawn.engine.table import Table
from tilldawn.games.mine.public.city import find_odds, finds_for, place_odds
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.foresight import Answer, Odds

FINDS = 6
"""Of what may be found, so much is told."""


def visit(option: Option, view: TableView) -> Answer | None:
    """Somebody comes, and whom it weighs on to take something."""
    if option.verb != "go-to":
        return None
    odds = place_odds(view, option.args[1])
    told = [Odds("visit-comes", "", Text("foresight-mine-visit-comes"), odds.comes, "bad")]
    for id, share in odds.ashamed.items():
        who = f"character:{id}"
        words = Text("foresight-mine-visit-weighs", {"who": who, "when": odds.weighs})
        told.append(Odds("ashamed", who, words, share, "bad"))
    return Answer(told, notes=[Text("foresight-mine-visit-supposed")], whole=False)


def search(option: Option, table: Table[Any]) -> Answer | None:
    """What may lie there, for a price that buys finds: odds of each find by itself."""
    rows = finds_for(table.state, option.verb)
    told: list[Odds] = []
    more = 0
    for row in dict.fromkeys(rows):
        odds = find_odds(table.state, row)
        likely = sorted(odds.goods.items(), key=lambda one: (-one[1], one[0]))
        more += len(likely[FINDS:])
        for good, share in likely[:FINDS]:
            ref = f"good:{good}"
            told.append(
                Odds("may-find", ref, Text("foresight-mine-sign-finds", {"good": ref}), share, "good")
            )
        if odds.nothing:
            told.append(Odds("may-find-nothing", "", Text("foresight-mine-sign-finds-nothing"), odds.nothing))
        if odds.page:
            told.append(Odds("may-page", "", Text("foresight-mine-sign-page"), odds.page))
    if not told:
        return None
    sure = "yes" if option.verb == "return" else "no"
    notes = [Text("foresight-mine-each-find", {"finds": len(rows), "sure": sure})]
    if more:
        notes.insert(0, Text("foresight-more", {"count": more}))
    return Answer(told, notes=notes, whole=False, last=True)
