"""What a place may bring before anybody goes there, with its odds."""

from __future__ import annotations

from tilldawn.engine.request import Option, Text
from tilldawn.games.mine.public.city import place_odds
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.foresight import Answer, Odds


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
