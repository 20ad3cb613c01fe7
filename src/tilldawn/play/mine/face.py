"""What front ends show of This War of Mine, and where it is."""

from __future__ import annotations

from tilldawn.play.face import Face
from tilldawn.play.parts import Parts

PROPOSED = Parts("chain", advice="fill")
"""A chain that ends by itself when enough is in it, and begins as a sensible player would fill it."""

FACE = Face(
    teller="tilldawn.play.mine.teller:MineTeller",
    foreteller="tilldawn.play.mine.foresight:MineForeteller",
    parts={
        "equip": Parts("chain", ("set-out",), advice="fill"),
        "load": Parts("chain", ("go-home",), careful=True, advice="fill", sparing=("leave-good",)),
        "loot": Parts("chain", ("looted",), advice="fill"),
        "drink": Parts("grid", rest=("no-water",), advice="fill"),
        "eat": Parts("chain", ("enough", "no-kind-word"), careful=True, then=("kind-word",), advice="fill"),
        "evening": Parts("grid", ("night", "night-unguarded"), advice="fill"),
        "dawn": Parts("grid", ("fate",), advice="fill"),
        "dawn-after": Parts("grid", ("go-on",)),
        "spirit-order": Parts("chain", advice="fill", ordered=True),
        "footsteps": Parts("number"),
        "old-debt": Parts("chain", ("owed-enough",), advice="fill"),
        "trade-buy": Parts("chain", ("trade-enough",)),
        **dict.fromkeys(("trade-commission", "trade-pay", "fight-ransom", "pay-toll", "raid-pay"), PROPOSED),
        **dict.fromkeys(
            ("pay-gift", "pay-offer", "pay-bribe", "pay-off", "doctor-fee", "script-pay"), PROPOSED
        ),
        **dict.fromkeys(("raid-wound", "hit", "wound", "raid-loss", "think-of"), PROPOSED),
    },
    drafts={
        "plan": "tilldawn.web.planning:PlanDraft",
        "trade-buy": "tilldawn.web.trading:TradeDraft",
    },
    suggests=frozenset({"where-to"}),
    flat=frozenset({"evening", "eat", "drink", "load", "equip", "trade-buy", "trade-pay", "think-of"}),
    unasked=frozenset({"split", "crime", "reroll"}),
    grid="tilldawn.play.mine.grids:grid",
    ending="tilldawn.play.mine.ending:sections",
    closing="tilldawn.play.mine.closing:closing",
    beats="tilldawn.play.mine.beats:Campaign",
    interview="tilldawn.play.mine.newgame:MineInterview",
    arguments="tilldawn.play.mine.newgame:complete",
    completing={"characters": "tilldawn.play.mine.newgame:whole_group"},
    sheet=True,
    lobby="tilldawn.web.lobby:mine_options",
    screen="tilldawn.tui.mine.newgame:MineGameScreen",
    board="tilldawn.tui.mine.board:MineBoard",
    guide="tilldawn.guide.mine:GUIDE",
)
