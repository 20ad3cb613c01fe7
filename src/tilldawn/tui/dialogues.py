"""What the table asks in small windows: things, choices of several parts, going back, Backpacks, orders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

import tilldawn
from tilldawn.engine.errors import NeedsConsent, TilldawnError
from tilldawn.engine.request import Arg, Option, Request, Text, literal
from tilldawn.games.daylight.public.printed import use
from tilldawn.play import telling
from tilldawn.play.draft import Draft, is_chain, settle
from tilldawn.play.menu import order_text
from tilldawn.play.parts import Parts
from tilldawn.play.session import Sitting
from tilldawn.tui.chain import ChainPanel
from tilldawn.tui.modals import Allot, Chooser, Confirm, Pack

if TYPE_CHECKING:
    from tilldawn.tui.commands import Commands
    from tilldawn.tui.table import TableScreen


class UndoDialogue:
    """Asks how far to go back, and does it."""

    def __init__(self, screen: Commands, line: int | None) -> None:
        self.screen = screen
        self.line = line

    def _targets(self) -> dict[str, str | int]:
        """What can be gone back to: an id for the menu to a target for the table."""
        targets: dict[str, str | int] = {"step": "step", "turn": "turn", "phase": "phase"}
        log = self.screen.table.log
        if self.line is not None and self.line < len(log):
            targets["line"] = max(0, log[self.line].position - 1)
        return targets

    def open(self) -> None:
        """Show the menu."""
        host = self.screen.host
        choices: list[tuple[str, str]] = []
        for id, target in self._targets().items():
            try:
                found = self.screen.sitting.target(target)
            except TilldawnError:
                continue
            words: dict[str, Arg] = {
                "unit": id,
                "answers": found.answers,
                "reveals": found.reveals,
                "line": (self.line or 0) + 1,
            }
            choices.append((f"undo|{id}", host.say("tui-undo-entry", **words)))
        for id, _ in list(choices):
            unit = id.partition("|")[2]
            if unit in ("turn", "phase", "line"):
                choices.append(
                    (f"branch|{unit}", host.say("tui-branch-entry", unit=unit, line=(self.line or 0) + 1))
                )
        if not choices:
            self.screen.notify(host.say("error-nothing-to-undo"))
            return
        text = host.say("tui-undo-text")
        self.screen.app.push_screen(Chooser(host.say("tui-undo-title"), choices, text), self._chosen)

    def _chosen(self, id: str | None) -> None:
        if id is None:
            return
        what, _, unit = id.partition("|")
        target = self._targets()[unit]
        if what == "branch":
            self._branch(target)
        else:
            self._undo(target)

    def _undo(self, target: str | int, *, agreed: bool = False) -> None:
        host = self.screen.host
        try:
            self.screen.sitting.undo(target, agreed=agreed)
        except NeedsConsent as barrier:
            question = host.say("play-undo-consent", reveals=barrier.reveals)
            self.screen.app.push_screen(
                Confirm(question), lambda yes: self._undo(target, agreed=True) if yes else None
            )
            return
        except TilldawnError as error:
            host.tell_error(error)
            return
        self.screen.rewound()

    def _branch(self, target: str | int) -> None:
        """Open that point as a table of its own; this one stays as it is."""
        position = self.screen.sitting.target(target).position
        branch = tilldawn.load(self.screen.table.save())
        branch.undo(position, agreed=True)
        self.screen.host.open_table(Sitting(branch))


class BackpackDialogue:
    """Shows what is in and out of a Backpack and moves cards until it is as wanted."""

    def __init__(self, screen: Commands) -> None:
        self.screen = screen

    def open(self) -> None:
        """For the player who is asked, else for the first who has a Backpack to rearrange."""
        screen = self.screen
        request = screen.table.request
        extra: Sequence[Option] = request.anytime if request else []
        movers = {o.seat for o in extra if o.verb in ("pack", "unpack")}
        seats = [seat for seat in screen.sitting.people if seat in movers]
        if not seats or request is None:
            screen.notify(screen.host.say("tui-no-backpack"))
            return
        asked = [seat for seat in seats if seat in request.seats]
        self._show((asked or seats)[0])

    def _show(self, seat: int) -> None:
        screen = self.screen
        seen = screen.table.view(screen.host.lang)["table"]
        player, room = seen["players"][seat], seen["printed"]["pack_room"]
        inside = [card for pack in player["packs"] for card in pack]
        loose = [card for card, n in player["items"].items() for _ in range(n) if not use(card).room]
        keys = [f"in:{n}:{card}" for n, card in enumerate(inside)]
        keys += [f"out:{n}:{card}" for n, card in enumerate(loose)]
        rows = [(key, str(screen.say.catalog.word(f"card:{key.split(':')[2]}"))) for key in keys]
        title = screen.host.say("tui-pack-title", name=literal(screen.table.seats[seat].name))
        panel = Pack(title, room * len(player["packs"]), rows, keys[: len(inside)])
        screen.app.push_screen(panel, lambda chosen: self._move(seat, keys, chosen))

    def _move(self, seat: int, keys: list[str], chosen: list[str] | None) -> None:
        """Pack and unpack in whatever order the slots allow."""
        if chosen is None:
            return
        out = [key.split(":")[2] for key in keys if key.startswith("in:") and key not in chosen]
        into = [key.split(":")[2] for key in chosen if key.startswith("out:")]
        pending = [f"unpack:{seat}:{card}" for card in out] + [f"pack:{seat}:{card}" for card in into]
        while pending:
            request = self.screen.table.request
            possible = next((move for move in pending if request and request.find(move)), None)
            if possible is None:
                self.screen.notify(self.screen.host.say("tui-pack-stuck"), severity="warning")
                break
            self.screen.sitting.answer(possible)
            pending.remove(possible)
        self.screen.decided()
        self.screen.go_on()


class OrdersDialogue:
    """Shows every person's standing orders; choosing one changes it to the next policy."""

    NEXT: ClassVar[dict[str, str]] = {"ask": "matters", "matters": "pass", "pass": "ask"}

    def __init__(self, screen: Commands) -> None:
        self.screen = screen

    def open(self) -> None:
        """Show the list."""
        screen = self.screen
        choices = []
        for seat in screen.sitting.people:
            for topic, policy in screen.table.orders[seat].items():
                words: dict[str, Arg] = {
                    "seat": f"seat:{seat}",
                    "name": literal(screen.say.thing(f"order:{topic}")["name"]),
                    "said": literal(screen.say(order_text(screen.say.catalog, topic, policy))),
                }
                choices.append((f"{seat}|{topic}", screen.say(Text("tui-order", words))))
        title, text = screen.host.say("tui-orders-title"), screen.host.say("tui-orders-text")
        screen.app.push_screen(Chooser(title, choices, text), self._chosen)

    def _chosen(self, id: str | None) -> None:
        if id is None:
            return
        seat, topic = id.split("|")
        policy = self.NEXT[self.screen.table.orders[int(seat)][topic]]
        self.screen.sitting.order(int(seat), topic, policy)
        self.screen.go_on()
        self.open()


class PartsDialogue:
    """A choice of several parts (sharing Damage, packing, paying) as one panel with a running total."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen

    def open(self) -> None:
        """Show the panel the open request calls for, unless something else is in front of the table."""
        request = self.screen.table.request
        parts = self.screen.board.parts.get(request.kind) if request else None
        if request is None or parts is None or self.screen.app.screen is not self.screen:
            return
        if not all(seat in self.screen.sitting.people for seat in request.seats):
            return
        match parts.panel:
            case "share":
                self._share(request)
            case "number":
                self._number(request)
            case "chain":
                self._chain(request, parts)
            case "grid":
                pass  # a picture of the page's; here it is answered one by one

    def _declined(self, request: Request) -> None:
        """The panel was closed: these answers are given one by one."""
        self.screen.declined = request.kind

    def _share(self, request: Request) -> None:
        if request.progress is None:
            return
        verb = request.kind
        parts = [o for o in request.options if o.verb == verb]
        rows = [(o.args[0], str(self.screen.say.catalog.word(o.refs[0]))) for o in parts]

        def shared(counts: dict[str, int] | None) -> None:
            if counts:
                self.screen.answer(*(f"{verb}:{what}" for what, n in counts.items() for _ in range(n)))
            else:
                self._declined(request)

        panel = Allot(self.screen.say(request.prompt), request.progress.total, rows)
        self.screen.app.push_screen(panel, shared)

    def _number(self, request: Request) -> None:
        verb = request.kind
        if len(request.options) < 2 or any(o.verb != verb for o in request.options):
            return  # where something else may be chosen as well, the list is shorter
        label = str(self.screen.say.catalog.word(request.options[0].refs[0]))

        def chosen(counts: dict[str, int] | None) -> None:
            if counts:
                self.screen.answer(f"{verb}:{counts[verb]}")
            else:
                self._declined(request)

        rows = [(verb, label)]
        panel = Allot(self.screen.say(request.prompt), len(request.options), rows, exact=False)
        self.screen.app.push_screen(panel, chosen)

    def _chain(self, request: Request, parts: Parts) -> None:
        """A chain, unless a single answer settles it."""
        if not is_chain(request, parts):
            return
        draft = Draft(self.screen.table, parts)

        def chosen(keys: list[str] | None) -> None:
            if keys is None:
                self._declined(request)
            elif (doubt := draft.doubt()) is not None:
                self.screen.app.push_screen(
                    Confirm(self.screen.say(doubt)), lambda yes: self._sure(keys, yes)
                )
            else:
                self._follow(keys)

        self.screen.app.push_screen(ChainPanel(draft, self.screen.say), chosen)

    def _sure(self, keys: list[str], yes: bool | None) -> None:
        if yes:
            self._follow(keys)
        else:
            self.open()

    def _follow(self, keys: list[str]) -> None:
        """Give the drafted answers."""
        settle(self.screen.table, keys, self.screen.sitting.answer)
        self.screen.answer()


LOOK = "look|"
"""Marks a choice that is a part of a thing, to be looked at."""


class ThingDialogue:
    """What a thing on the table is, what can be done with it, and what cannot, with the reasons."""

    def __init__(self, screen: TableScreen, ref: str) -> None:
        self.screen = screen
        self.ref = ref

    def open(self) -> None:
        """Show it; an option chosen here is chosen at the table."""
        screen, ref, board = self.screen, self.ref, self.screen.board
        seen = screen.table.look()
        choices = [(o.id, screen.say(o.text)) for o in self._possible(seen)]
        names = {part: screen.say.thing(part)["name"] for part in board.holds(ref, seen)}
        choices += [(f"{LOOK}{part}", f"▸ {name}") for part, name in names.items()]
        refused = [r for r in screen.table.refused() if board.concerns(ref, r, seen) and self._owns(r.seat)]
        title, text = telling.about(ref, seen, screen.say)
        below = "\n".join(screen.refusal(r) for r in refused)
        about = board.word(ref, seen, screen.say)
        screen.app.push_screen(Chooser(title, choices, text, below, about), self._chosen)

    def _chosen(self, id: str | None) -> None:
        """An option is chosen at the table; a part of the thing is looked at in its turn."""
        if id is not None and id.startswith(LOOK):
            ThingDialogue(self.screen, id.removeprefix(LOOK)).open()
        else:
            self.screen.choose_id(id)

    def _possible(self, seen: Struct) -> list[Option]:
        """Options of the open request (and at any time) that have to do with this thing."""
        request = self.screen.table.request
        people = self.screen.sitting.people
        offered = [*request.options, *request.anytime] if request else []
        touching = [o for o in offered if o.seat in people and self.screen.board.concerns(self.ref, o, seen)]
        return [o for o in touching if self._owns(o.seat) or self.ref in o.refs]

    def _owns(self, seat: int) -> bool:
        """Whether a seat's doings belong here: on a player's own board, only that player's."""
        return not self.ref.startswith("seat:") or self.ref == f"seat:{seat}"
