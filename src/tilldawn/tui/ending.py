"""The end of a game as a scene: won or lost at a glance, what became of everybody, numbers, turns, export."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from tilldawn.engine.request import Text, literal
from tilldawn.engine.view import Speaker
from tilldawn.play.ending import sections
from tilldawn.play.session import Sitting
from tilldawn.saves import NotSaved, data_folder

if TYPE_CHECKING:
    from tilldawn.tui.app import TilldawnApp


WON, LOST = "☀", "☾"
"""Signs beside the words: colour alone says nothing."""


class EndScreen(Screen[None]):
    """How the night went."""

    DEFAULT_CSS = """
    EndScreen VerticalScroll { padding: 1 2; }
    EndScreen .title { text-style: bold; color: $accent; }
    EndScreen .head { padding: 0 1; margin-bottom: 1; background: $error 25%; color: $foreground; }
    EndScreen .won { background: $success 25%; }
    EndScreen #keys { dock: bottom; height: 1; padding: 0 1; background: $panel; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q", "dismiss", show=False),
        Binding("e", "export", show=False),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting

    @property
    def host(self) -> TilldawnApp:
        return cast("TilldawnApp", self.app)

    def compose(self) -> ComposeResult:
        table = self.sitting.table
        say = Speaker(table, self.host.lang)
        outcome = table.outcome
        if outcome is None:
            return
        with VerticalScroll():
            title = f"{WON if outcome.won else LOST} {say_title(self.host, say, won=outcome.won)}"
            yield Static(Content(title), classes=f"title head {'won' if outcome.won else 'lost'}")
            yield Static(Content(f"{say(outcome.reason)} [{outcome.rule}]"))
            for section in sections(self.sitting, say):
                yield Static(Content(f"\n{section.title}" if section.title else ""), classes="title")
                yield Static(Content(section.text))
            answers = sum(1 for entry in table.answers if ">" in entry)
            said = self.host.say("play-over-numbers", answers=answers, name=literal(self.sitting.name))
            yield Static(Content("\n" + said))
        yield Static(Content(self.host.say("tui-end-keys")), id="keys")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def action_export(self) -> None:
        """Write the log as text and the game as a replay file."""
        try:
            log, replay = export(self.sitting, self.host.lang)
        except OSError as error:
            self.host.tell_error(NotSaved("error-save-disk", path=str(data_folder()), reason=str(error)))
            return
        self.notify(
            self.host.say("tui-exported", log=literal(str(log)), replay=literal(str(replay))), timeout=15
        )


def say_title(host: TilldawnApp, say: Speaker, *, won: bool) -> str:
    """Won or lost, in the game's own words where it has some."""
    how = "won" if won else "lost"
    id = f"play-over-{how}-{say.table.game.id}"
    return say(Text(id)) if say.catalog.has(id) else host.say(f"play-over-{how}")


def export(sitting: Sitting, lang: str) -> tuple[Path, Path]:
    """The log in words and the whole game as a save, in the data folder's `exports`."""
    folder = data_folder() / "exports"
    folder.mkdir(parents=True, exist_ok=True)
    stem = re.sub(r"[^\w.-]+", "-", sitting.name)
    say = Speaker(sitting.table, lang)
    lines = [f"{say.event(line.event)} [{line.event.rule}]" for line in sitting.table.log]
    log, replay = folder / f"{stem}.txt", folder / f"{stem}.tilldawn"
    log.write_text("\n".join(lines) + "\n", encoding="utf-8")
    replay.write_bytes(sitting.table.save())
    return log, replay
