"""Survive Until Daylight in plain words: what front ends say about its table."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.engine.outlook import Outlook
from tilldawn.engine.request import Arg, Text, literal
from tilldawn.engine.view import Speaker
from tilldawn.games.daylight.public.lobby import lobby
from tilldawn.games.daylight.public.outlook import outlook
from tilldawn.games.daylight.public.sight import with_sight
from tilldawn.games.daylight.public.view import TableView
from tilldawn.play.daylight.meaning import meaning
from tilldawn.play.meaning import Meaning
from tilldawn.play.teller import Agreed, Teller


class DaylightTeller(Teller):
    """Rounds and phases, characters to choose from, the piles."""

    steady = True

    def heading(self, seen: Struct, say: Speaker) -> str:
        if not isinstance(seen, TableView):
            raise TypeError("not a view of this game")
        if seen.first < 0:
            return say(Text("board-heading-setup"))
        wave = f"seat:{seen.wave}" if seen.wave >= 0 else ""
        words: dict[str, Arg] = {
            "round": seen.round,
            "phase": seen.phase,
            "first": f"seat:{seen.first}",
            "holder": wave,
            "held": "yes" if wave else "no",
            "active": seen.active,
        }
        return say(Text("tui-heading", words))

    def headed(self, seen: Struct) -> object:
        if not isinstance(seen, TableView):
            raise TypeError("not a view of this game")
        return seen.first, seen.wave, seen.round, seen.phase, seen.active

    def shown(self, seen: Struct) -> Struct:
        if not isinstance(seen, TableView):
            raise TypeError("not a view of this game")
        return with_sight(seen)

    def outlook(self, seen: Struct) -> Outlook:
        if not isinstance(seen, TableView):
            raise TypeError("not a view of this game")
        return outlook(seen)

    def meaning(self, ref: str, seen: Struct, say: Speaker) -> Meaning | None:
        if not isinstance(seen, TableView):
            raise TypeError("not a view of this game")
        return meaning(ref, seen, say)

    def agreed(self, seen: Struct, say: Speaker) -> list[Agreed]:
        """The difficulty, and the modes."""
        if not isinstance(seen, TableView):
            raise TypeError("not a view of this game")
        found = [("lobby-difficulty", f"difficulty-{seen.difficulty}")]
        found += [("lobby-modes", f"mode-{mode}") for mode in seen.modes]
        return [
            Agreed(say(Text(name)), say(Text(id)), say(Text(f"{id}.text")), brief=id != "difficulty-normal")
            for name, id in found
        ]

    def depends(self, ref: str, seen: Struct) -> object:
        return seen if ref == "piles" else None

    def about(self, ref: str, seen: Struct, say: Speaker) -> tuple[str, str]:
        if ref != "piles":
            return super().about(ref, seen, say)
        return say(Text("tui-piles-title")), "\n".join(say(line) for line in say.table.game.board(seen))


def character(id: str, say: Speaker) -> str:
    """A character's Health, weapon and perks, before it is chosen."""
    board = next(one for one in lobby().characters if one.id == id)
    words: dict[str, Arg] = {"health": board.health, "weapon": f"card:{board.weapon.id}"}
    perks = [_perk(f"perk:{perk}", say) for perk in (board.main, board.first)]
    return "\n".join([say(Text("tui-character", words)), *perks])


def _perk(ref: str, say: Speaker) -> str:
    """A perk's name and what it does."""
    return say(Text("newgame-skill", {"skill": ref, "text": literal(say.thing(ref)["text"])}))
