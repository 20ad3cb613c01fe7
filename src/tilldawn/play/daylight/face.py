"""What front ends show of Survive Until Daylight, and where it is."""

from __future__ import annotations

from tilldawn.play.face import Face
from tilldawn.play.parts import Parts

FACE = Face(
    teller="tilldawn.play.daylight.teller:DaylightTeller",
    foreteller="tilldawn.play.daylight.foresight:DaylightForeteller",
    parts={"share": Parts("share"), "ammo": Parts("number")},
    closing="tilldawn.play.daylight.closing:closing",
    beats="tilldawn.play.daylight.beats:Night",
    interview="tilldawn.play.daylight.newgame:DaylightInterview",
    lobby="tilldawn.web.lobby:daylight_options",
    screen="tilldawn.tui.daylight.newgame:NewGameScreen",
    board="tilldawn.tui.daylight.board:DaylightBoard",
    guide="tilldawn.guide.daylight:GUIDE",
)
