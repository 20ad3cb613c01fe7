"""The night in words: the table as plain lines, and the story told at the end. Made from events only."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from msgspec import Struct

from tilldawn.engine.event import Event
from tilldawn.engine.game import Figures
from tilldawn.engine.request import Arg, Text, text
from tilldawn.games.daylight import events as ev
from tilldawn.games.daylight.cards.horde import HORDE
from tilldawn.games.daylight.public.view import FoeView, PlayerView, TableView


class Deeds(Struct):
    """What one player did in the night."""

    felled: int = 0
    dealt: int = 0
    suffered: int = 0
    healed: int = 0
    kept: int = 0
    crafted: int = 0
    given: int = 0


class RoundStory(Struct):
    """What one Round brought."""

    round: int
    assault: str = ""
    wave: tuple[str, ...] = ()
    holder: str = ""
    fallen: int = 0
    suffered: int = 0
    delays: int = 0


def is_foe(ref: str) -> bool:
    """Whether somebody on the line is an enemy, by the ref an event names them with."""
    return HORDE[ref.removeprefix("enemy:").rpartition("-")[0]].enemy


def deeds(log: Sequence[Event]) -> dict[str, Deeds]:
    """Every player's night in numbers, by seat ref. The fall of an enemy counts for whoever caused it."""
    told: defaultdict[str, Deeds] = defaultdict(Deeds)
    actor = ""
    for event in log:
        match event:
            case ev.AttackDeclared(seat=seat) | ev.SpearThrown(seat=seat) | ev.TrapSprung(seat=seat):
                actor = seat
            case ev.EnemyAttacked() | ev.SearchBegan() | ev.CleanUpBegan():
                actor = ""
            case ev.EnemyHit(damage=damage) | ev.EnemySplashed(damage=damage) if actor:
                told[actor].dealt += damage
            case ev.EnemyFell(enemy=enemy) if actor and is_foe(enemy):
                told[actor].felled += 1
            case ev.DamageSuffered(seat=seat, damage=damage):
                told[seat].suffered += damage
            case ev.Healed(seat=seat, hearts=hearts):
                told[seat].healed += hearts
            case ev.CardKept(seat=seat):
                told[seat].kept += 1
            case ev.Crafted(seat=seat):
                told[seat].crafted += 1
            case ev.GiftTaken(seat=seat):
                told[seat].given += 1
            case _:
                pass
    return told


def rounds(log: Sequence[Event]) -> list[RoundStory]:
    """The Rounds so far, each in a few facts."""
    now = RoundStory(0)
    told: list[RoundStory] = []
    for event in log:
        match event:
            case ev.SearchBegan(round=number) | ev.CleanUpBegan(round=number):
                now = RoundStory(number)
                told.append(now)
            case ev.AssaultRevealed(assault=assault, wave=wave):
                now.assault, now.wave = assault, wave
            case ev.WaveAccepted(seat=seat):
                now.holder = seat
            case ev.WaveDelayed() | ev.WavePassed():
                now.delays += 1
            case ev.EnemyFell():
                now.fallen += 1
            case ev.DamageSuffered(damage=damage):
                now.suffered += damage
            case _:
                pass
    return told


def story(seen: Struct, log: Sequence[Event]) -> list[Text]:
    """Round by round, then each player's night."""
    if not isinstance(seen, TableView):
        raise TypeError("not a view of this game")
    lines: list[Text] = []
    for told in rounds(log):
        counts: dict[str, Arg] = {"fallen": told.fallen, "suffered": told.suffered, "delays": told.delays}
        if told.assault and told.holder:
            words: dict[str, Arg] = {"assault": told.assault, "wave": told.wave, "holder": told.holder}
            lines.append(Text("story-round", {"round": told.round, **words, **counts}))
        else:
            lines.append(Text("story-search-only", {"round": told.round, **counts}))
    done = deeds(log)
    for player in seen.players:
        if not player.character:
            continue
        seat = f"seat:{player.seat}"
        d = done[seat]
        lines.append(
            text(
                "story-player",
                seat=seat,
                character=f"character:{player.character}",
                health=player.health,
                track=player.track,
                felled=d.felled,
                dealt=d.dealt,
                suffered=d.suffered,
                healed=d.healed,
                kept=d.kept,
                crafted=d.crafted,
                given=d.given,
            )
        )
    return lines


# --- The table in plain lines -------------------------------------------------------------------------


def figures(seen: Struct) -> Figures:
    """The Round the game ended in and who took part."""
    if not isinstance(seen, TableView):
        raise TypeError("not a view of daylight")
    return Figures(seen.round, tuple(player.character for player in seen.players))


def board(seen: Struct) -> list[Text]:
    """Everything on the table, line by line."""
    if not isinstance(seen, TableView):
        raise TypeError("not a view of this game")
    lines = [_heading(seen)]
    if seen.line:
        lines.append(text("board-line", count=sum(foe.enemy for foe in seen.line)))
        lines += [_foe(at, foe) for at, foe in enumerate(seen.line, start=1)]
    else:
        lines.append(text("board-line-empty"))
    for player in seen.players:
        lines += _player(player)
    return [*lines, *_piles(seen)]


def _heading(seen: TableView) -> Text:
    if seen.first < 0:
        return text("board-heading-setup")
    return text("board-heading", round=seen.round, phase=seen.phase, first=f"seat:{seen.first}")


def _foe(at: int, foe: FoeView) -> Text:
    return text(
        "board-foe",
        at=at,
        enemy=f"enemy:{foe.id}",
        left=foe.left,
        health=foe.health,
        attack=foe.fixed + foe.bonus,
        draws=foe.draws,
        spears=foe.spears,
        away="yes" if foe.away else "no",
        fights="yes" if foe.enemy else "no",
    )


def _player(player: PlayerView) -> list[Text]:
    if not player.character:
        return [text("board-player-unset", seat=f"seat:{player.seat}")]
    items = tuple(f"held:{card}*{count}" for card, count in player.items.items())
    lines = [
        text(
            "board-player",
            seat=f"seat:{player.seat}",
            character=f"character:{player.character}",
            health=player.health,
            track=player.track,
            slots=player.slots,
            limit=player.slot_limit,
            items=items,
            barricades=player.barricades,
            traps=player.traps,
            wave="yes" if player.has_wave else "no",
            first="yes" if player.is_first else "no",
        )
    ]
    for pack in player.packs:
        lines.append(text("board-pack", cards=tuple(f"card:{card}" for card in pack)))
    return lines


def _piles(seen: TableView) -> list[Text]:
    lines = [
        text(
            "board-piles",
            active=seen.active,
            rubble=seen.rubble,
            discard=sum(seen.rubble_discard.values()),
            combat=seen.combat,
            used=sum(seen.combat_discard.values()),
            assaults=seen.assaults,
        ),
        text("board-tokens", **seen.tokens),
    ]
    if seen.rubble_discard:
        cards = tuple(f"held:{card}*{n}" for card, n in sorted(seen.rubble_discard.items()))
        lines.append(text("board-discard", cards=cards))
    if seen.active_top:
        lines.append(text("board-top", card=f"card:{seen.active_top}"))
    if seen.assault:
        coming = tuple(f"count:{kind}*{count}" for kind, count in seen.coming.items())
        lines.append(text("board-assault", assault=f"assault:{seen.assault}", wave=coming))
    return lines
