"""The table of Survive Until Daylight: the line of enemies, the players, the piles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct
from textual.app import ComposeResult
from textual.color import Color
from textual.containers import ItemGrid, Vertical
from textual.content import Content
from textual.widgets import Static

from tilldawn.engine.request import Arg, Text
from tilldawn.engine.view import Speaker
from tilldawn.games.daylight.public.view import FoeView, PlayerView, TableView
from tilldawn.play.daylight.face import FACE
from tilldawn.play.parts import Parts
from tilldawn.tui.shade import Palette, between, palette_of
from tilldawn.tui.things import Board, BoardDrawn, Thing, clickable

HEART, LOST = "♥", "♡"
NIGHT = (Color.parse("#0b1030"), Color.parse("#14204a"))
DAWN = (Color.parse("#6a3f5e"), Color.parse("#f0903a"))
"""The sky and what lies under it in the first Round, and in the last: the sun comes nearer."""
COLOURED = 10.0
"""The contrast of plain letters at which coloured ones can be read, too."""


class DaylightBoard(Board):
    """Line on top, players below, piles at the bottom."""

    DEFAULT_CSS = """
    DaylightBoard { height: 1fr; }
    DaylightBoard ItemGrid { height: auto; grid-gutter: 0 1; }
    DaylightBoard .label { color: $primary; text-style: bold; padding: 0 1; height: auto; }
    DaylightBoard .foe { height: auto; }
    DaylightBoard .player { height: auto; margin: 0; }
    DaylightBoard .asked { background: $panel; }
    """

    backpacks = True
    parts: ClassVar[Mapping[str, Parts]] = FACE.parts
    flat: ClassVar[frozenset[str]] = FACE.flat

    _label = ""
    _seen: TableView | None = None
    _in_view = -1
    """The player who decides and is kept in view."""

    def compose(self) -> ComposeResult:
        yield Static(classes="label", id="line-label")
        yield ItemGrid(id="line", min_column_width=24)
        yield Vertical(id="players")
        yield Thing("piles", classes="piles quiet")

    def on_mount(self) -> None:
        self.query_one("#players").styles.height = "auto"
        self.app.theme_changed_signal.subscribe(self, lambda _: self._show_sky())

    def on_resize(self) -> None:
        """Hints and options take rows and give them back: what is seen follows from the room there is."""
        self.call_after_refresh(self._keep_in_view)

    def _keep_in_view(self) -> None:
        """From the line of enemies on, where that shows who decides; else so far down that it does."""
        players = list(self.query("#players Thing"))
        if 0 <= self._in_view < len(players):
            bottom = players[self._in_view].virtual_region_with_margin.bottom
            above = self.query_one("#players").virtual_region.y
            self.scroll_to(y=max(0, above + bottom - self.size.height), animate=False)

    def show(self, seen: Struct, say: Speaker, lit: frozenset[str], asked: frozenset[int]) -> None:
        if not isinstance(seen, TableView):
            raise TypeError("not a view of this game")
        label = _line_label(seen, say)
        if label.plain != self._label:
            self._label = label.plain
            self.query_one("#line-label", Static).update(label)
        self._seen = seen
        self._show_sky()
        self._show_line(seen, say, lit)
        self._show_players(seen, say, lit, asked)
        self.query_one(".piles", Thing).show(_piles(seen, say))
        self.post_message(BoardDrawn())

    def _show_sky(self) -> None:
        """The night over the line of enemies, brighter every Round, where the terminal has colours for it."""
        palette = palette_of(self.app)
        colours = sky(self._seen, palette) if palette and self._seen else (None, None)
        for name, colour in zip(("#line-label", "#line"), colours, strict=True):
            self.query_one(name).styles.background = colour

    def _show_line(self, seen: TableView, say: Speaker, lit: frozenset[str]) -> None:
        grid = self.query_one("#line", ItemGrid)
        there = {thing.ref: thing for thing in grid.query(Thing)}
        wanted = [f"enemy:{foe.id}" for foe in seen.line]
        for ref, thing in there.items():
            if ref not in wanted:
                thing.remove()
        fresh = [Thing(ref, classes="foe") for ref in wanted if ref not in there]
        if fresh:
            grid.mount(*fresh)
        there.update({thing.ref: thing for thing in fresh})
        if [t.ref for t in grid.query(Thing) if t.ref in wanted] != wanted:
            grid.sort_children(key=lambda t: wanted.index(t.ref) if t.ref in wanted else -1)  # type: ignore[attr-defined]
        for at, (ref, foe) in enumerate(zip(wanted, seen.line, strict=True), start=1):
            mark = "▶ " if foe.id == seen.enemy else f"{at}▸" if ref in lit else f"{at}."
            there[ref].show(_foe(mark, foe, say, lit=ref in lit))

    def _show_players(
        self, seen: TableView, say: Speaker, lit: frozenset[str], asked: frozenset[int]
    ) -> None:
        box = self.query_one("#players", Vertical)
        there = list(box.query(Thing))
        if len(there) != len(seen.players):
            fresh = [Thing(f"seat:{p.seat}", classes="player") for p in seen.players[len(there) :]]
            box.mount(*fresh)
            there += fresh
        for thing, player in zip(there, seen.players, strict=True):
            is_asked = player.seat in asked
            thing.show(_player(seen, player, say, lit, is_asked))
            thing.set_class(is_asked, "asked")
        deciding = next(iter(asked)) if len(asked) == 1 else -1
        if deciding >= 0 and deciding != self._in_view:
            self._in_view = deciding
            self.call_after_refresh(self._keep_in_view)

    def word(self, ref: str, seen: Struct, say: Speaker) -> str:
        """An enemy's kind, a player's character; the piles have no rules of their own."""
        kind, _, what = ref.partition(":")
        if kind == "enemy":
            return str(say.catalog.word(f"kind:{what.rpartition('-')[0]}"))
        if kind == "seat":
            parts = self.holds(ref, seen)
            return str(say.catalog.word(parts[0])) if parts else ""
        return "" if kind == "piles" else super().word(ref, seen, say)

    def holds(self, ref: str, seen: Struct) -> list[str]:
        if not isinstance(seen, TableView):
            raise TypeError("not a view of this game")
        if ref == "piles":
            return [f"card:{card}" for card in sorted(seen.rubble_discard)]
        if not ref.startswith("seat:"):
            return []
        player = seen.players[int(ref.partition(":")[2])]
        perks = [f"perk:{perk.id}" for perk in player.perks]
        packed = [card for pack in player.packs for card in pack]
        cards = list(dict.fromkeys([*player.items, *packed]))
        board = [f"character:{player.character}"] if player.character else []
        return [*board, *perks, *(f"card:{card}" for card in cards)]


def sky(seen: TableView, palette: Palette) -> tuple[Color, Color]:
    """The colours of the sky, and of what lies under it."""
    share = max(0, seen.round - 1) / max(1, seen.printed.rounds - 1)
    above, below = (between(night, dawn, share**1.5) for night, dawn in zip(NIGHT, DAWN, strict=True))
    return palette.mix(above, 0.75, COLOURED), palette.mix(below, 0.6)


def _line_label(seen: TableView, say: Speaker) -> Content:
    enemies = sum(foe.enemy for foe in seen.line)
    words: dict[str, Arg] = {"count": enemies}
    label = say(Text("tui-line" if seen.line else "board-line-empty", words if seen.line else {}))
    if seen.assault and not seen.line:
        coming = tuple(f"count:{kind}*{count}" for kind, count in seen.coming.items())
        label = say(Text("board-assault", {"assault": f"assault:{seen.assault}", "wave": coming}))
    return Content(label)


def _foe(mark: str, foe: FoeView, say: Speaker, *, lit: bool) -> Content:
    """Two lines: who it is, what it has left and what it will do. Underlined where an option touches it."""
    first = f"{mark} {say.catalog.word(f'enemy:{foe.id}')}"
    words: dict[str, Arg] = {
        "left": foe.left,
        "health": foe.health,
        "attack": foe.fixed + foe.bonus,
        "draws": foe.draws,
        "spears": foe.spears,
        "away": "yes" if foe.away else "no",
        "fights": "yes" if foe.enemy else "no",
        "aim": foe.aim,
        "aims": "yes" if foe.aim else "no",
    }
    style = "dim" if foe.away else ""
    head = f"bold {style} {'underline' if lit else ''}".strip()
    special = say(Text("tui-special", {"special": _special(foe)}))
    return Content.assemble((first, head), (special, style), "\n", (say(Text("tui-foe", words)), style))


def _special(foe: FoeView) -> str:
    if foe.steals:
        return "steals"
    if foe.ignores_barricades:
        return "walls"
    return "bolsters" if foe.bolsters else "none"


def _player(seen: TableView, player: PlayerView, say: Speaker, lit: frozenset[str], asked: bool) -> Content:
    """Two lines or more: the character's state, then every card, each to be clicked."""
    name = str(say.catalog.word(f"seat:{player.seat}"))
    if not player.character:
        return Content(say(Text("board-player-unset", {"seat": f"seat:{player.seat}"})))
    hearts = HEART * player.health + LOST * (player.track - player.health)
    words: dict[str, Arg] = {
        "character": f"character:{player.character}",
        "health": player.health,
        "track": player.track,
        "slots": player.slots,
        "limit": player.slot_limit,
        "barricades": player.barricades,
        "traps": player.traps,
        "wave": "yes" if player.has_wave else "no",
        "first": "yes" if player.is_first else "no",
        "ready": "yes" if player.ready and seen.phase == "trade" else "no",
    }
    name_style = "bold underline" if f"seat:{player.seat}" in lit else "bold"
    parts: list[Content] = [
        Content.assemble("▶ " if asked else "  ", (name, name_style), " ", (hearts, "bold"), " "),
        Content(say(Text("tui-player", words))),
        Content("\n    "),
        *_cards(player, say, lit),
    ]
    return Content("").join(parts)


def _cards(player: PlayerView, say: Speaker, lit: frozenset[str]) -> list[Content]:
    shown: list[Content] = []
    for card, count in player.items.items():
        label = str(say.catalog.word(f"held:{card}*{count}"))
        style = "underline" if f"card:{card}" in lit else ""
        shown.append(clickable(label, f"card:{card}", style))
    for pack in player.packs:
        inside = ", ".join(str(say.catalog.word(f"card:{card}")) for card in pack)
        shown.append(Content(f"({inside})" if inside else "( )"))
    return [part for one in shown for part in (one, Content("  "))][:-1]


def _piles(seen: TableView, say: Speaker) -> Content:
    words: dict[str, Arg] = {
        "active": seen.active,
        "rubble": seen.rubble,
        "discard": sum(seen.rubble_discard.values()),
        "combat": seen.combat,
        "used": sum(seen.combat_discard.values()),
        "assaults": seen.assaults,
        **seen.tokens,
    }
    lines = [say(Text("tui-piles", words))]
    if seen.drawn:
        lines.append(say(Text("tui-drawn", {"cards": tuple(f"combat:{card}" for card in seen.drawn)})))
    if seen.active_top:
        lines.append(say(Text("board-top", {"card": f"card:{seen.active_top}"})))
    return Content("\n".join(lines))
