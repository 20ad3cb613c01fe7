"""What names, icons and numbers of Survive Until Daylight mean now."""

from __future__ import annotations

from tilldawn.engine.view import Speaker
from tilldawn.games.daylight.public.outlook import outlook
from tilldawn.games.daylight.public.view import PlayerView, TableView
from tilldawn.play.meaning import Meaning, printed, said, told


def meaning(ref: str, view: TableView, say: Speaker) -> Meaning | None:
    """A ref of the table, or a number on it: `health:0`, `slots:0`, `wave:`, `rounds:`."""
    kind, _, what = ref.partition(":")
    match kind:
        case "health" | "slots" | "seat":
            player = view.players[int(what)] if what.isdigit() and int(what) < len(view.players) else None
            return _player(kind, player, say) if player is not None else None
        case "enemy":
            return (
                told(printed(ref, say), *_foe(what, view, say)) if what.rpartition("-")[2].isdigit() else None
            )
        case "combat":
            return _combat(ref, view, say)
        case "wave" | "rounds" | "assault" if not what:
            return _mark(kind, view, say)
        case _:
            return printed(ref, say)


def _player(kind: str, player: PlayerView, say: Speaker) -> Meaning:
    seat = f"seat:{player.seat}"
    health = said(say, "health", who=seat, health=player.health, track=player.track)
    slots = said(say, "slots", who=seat, slots=player.slots, limit=player.slot_limit)
    guards = said(say, "guards", barricades=player.barricades, traps=player.traps)
    if kind == "health":
        return Meaning(health, (said(say, "health-left", health=player.health),))
    if kind == "slots":
        return Meaning(slots, (said(say, "slots-left", left=player.slot_limit - player.slots),))
    some = bool(player.barricades or player.traps)
    return Meaning(str(say.catalog.word(seat)), (health, slots, *([guards] if some else [])))


def _foe(id: str, view: TableView, say: Speaker) -> list[str]:
    foe = next((one for one in view.line if one.id == id), None)
    if foe is None:
        return []
    lines = [said(say, "foe", left=foe.left, health=foe.health)]
    if foe.enemy:
        lines.append(
            said(
                say,
                "foe-strikes",
                blow=foe.fixed + foe.bonus,
                draws=foe.draws,
                bonus=foe.bonus,
                aims="yes" if foe.aim else "no",
                aim=foe.aim,
                away="yes" if foe.away else "no",
            )
        )
    if foe.spears:
        lines.append(said(say, "foe-spears", spears=foe.spears))
    return lines


def _combat(ref: str, view: TableView, say: Speaker) -> Meaning | None:
    face = view.faces.get(ref.partition(":")[2])
    card = printed(ref, say)
    if face is None or card is None:
        return card
    loose = "yes" if face.loose_rubble else "no"
    return told(
        card,
        said(say, "face", damage=f"={face.damage:+d}".replace("-", "−"), splash=face.splash, loose=loose),
    )


def _mark(kind: str, view: TableView, say: Speaker) -> Meaning | None:
    now = outlook(view)
    wanted = {"rounds": "daylight"}.get(kind, kind)
    mark = next((one for one in (*now.goals, *now.dangers) if one.kind == wanted), None)
    if mark is None:
        return None
    return Meaning(say(mark.title), (say(mark.text),), "\n".join(say(one) for one in mark.details))
