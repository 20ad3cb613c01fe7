"""The command `tilldawn`. Each subcommand is loaded when it is used, so that `--help` is quick."""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import SupportsWrite


def languages() -> tuple[str, ...]:
    """The languages there are, by their folders: nothing is loaded for it."""
    folder = os.path.join(os.path.dirname(__file__), "locale")
    return tuple(sorted(each.name for each in os.scandir(folder) if each.is_dir()))


def _lang(given: str | None) -> str:
    """The language asked for, or the one of the environment, or English."""
    for name in (given, os.environ.get("LC_ALL"), os.environ.get("LC_MESSAGES"), os.environ.get("LANG")):
        if name:
            return name[:2] if name[:2] in languages() else "en"
    return "en"


class _Parser(argparse.ArgumentParser):
    """Python's own says nothing when it cannot print its help."""

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        if message:
            (file or sys.stderr).write(message)


def parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    langs = languages()
    top = _Parser(prog="tilldawn", description="Two cooperative survival board games for 1 to 6 people.")
    top.add_argument("--version", action="store_true", help="print the version and stop")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")

    play = commands.add_parser("play", help="play at this keyboard")
    play.add_argument("game", nargs="?", help="daylight (default), mine, or one of another package")
    play.add_argument("--text", action="store_true", help="plain lines instead of the full-screen table")
    play.add_argument("--lang", choices=langs, help="language")
    play.add_argument(
        "--player",
        action="append",
        metavar="NAME[=BOT]",
        help="a seat; repeat for each (a bot by name or package.module:Class)",
    )
    play.add_argument("--seats", type=int, metavar="N", help="how many seats, 1 to 6, without naming them")
    play.add_argument(
        "--character",
        action="append",
        metavar="ID",
        help="daylight: character, in seat order; mine: one of the starting group; repeat for more",
    )
    play.add_argument("--first", type=int, metavar="SEAT", help="seat that begins (mine: leads), from 1")
    play.add_argument("--set", action="append", metavar="NAME=true|false", help="a ruling's switch")
    play.add_argument("--seed", help="the same seed and answers give the same game")
    play.add_argument("--weapon", action="append", metavar="ID[,ID]", help="daylight: common weapon")
    play.add_argument("--difficulty", metavar="LEVEL", help="daylight: easy, normal or hard")
    play.add_argument("--mode", action="append", metavar="MODE", help="daylight: an optional mode; repeat")
    play.add_argument(
        "--advanced",
        action="append",
        metavar="NUMBER",
        help="mine: advanced rule 155, 351, 534 or 909; repeat",
    )
    play.add_argument(
        "--fade", action="append", metavar="TOPIC", help="mine: a topic told in one plain sentence"
    )
    play.add_argument("--scenario", metavar="ID", help="mine: a scenario instead of the whole Campaign")
    play.add_argument("--level", metavar="LEVEL", help="mine: how hard; without it by the book")
    play.add_argument("--board", metavar="SIDE", help="mine: the side of the board, basic or advanced")
    play.add_argument(
        "--module", action="append", metavar="ID", help="mine: a module of the box; repeat for more"
    )
    play.add_argument("--pack", action="append", metavar="ID", help="house cards or pages; repeat for more")
    play.add_argument("--sheet", metavar="FILE", help="mine: go on from a Save Sheet")
    play.add_argument(
        "--continue", dest="resume", action="store_true", help="take up the last unfinished game"
    )
    play.add_argument(
        "--guide",
        action="store_true",
        help="learn by playing: a prepared opening, explained step by step (about 15 minutes)",
    )
    play.add_argument("--new", action="store_true", help="start anew without asking about an unfinished game")
    play.add_argument("--load", metavar="NAME|FILE", help="open a named save or a file")

    serve = commands.add_parser(
        "serve", help="serve the web table: play in a browser, with friends by a link"
    )
    serve.add_argument("--port", type=int, default=8000, metavar="P", help="port (8000; 0 for any free one)")
    serve.add_argument(
        "--host", default="127.0.0.1", metavar="H", help="address to listen at (this machine only: 127.0.0.1)"
    )
    serve.add_argument(
        "--store",
        metavar="WHERE",
        help="where tables lie: postgresql://…, or a file (tables.sqlite3 in the data folder)",
    )
    serve.add_argument("--lang", choices=langs, help="language of what is printed here")
    serve.add_argument("--settings", metavar="FILE", help="limits and addresses, in TOML")
    serve.add_argument(
        "--processes", type=int, default=1, metavar="N", help="processes that share the port (1)"
    )
    serve.add_argument(
        "--private",
        default="",
        metavar="H",
        help="this machine's address for other servers on the same store (PostgreSQL)",
    )
    serve.add_argument("--inherit", type=int, default=-1, help=argparse.SUPPRESS)
    serve.add_argument("--show-settings", action="store_true", help="print all settings and stop")
    serve.add_argument("--log", choices=("text", "json"), default="text", help="how log lines look")
    serve.add_argument(
        "--log-level", choices=("debug", "info", "warning", "error"), default="warning", help="what is logged"
    )

    _store(commands.add_parser("store", help="check, back up, copy and clear the tables of a server"), langs)

    sim = commands.add_parser("sim", help="let bots play many games")
    sim.add_argument("game")
    sim.add_argument("--games", type=int, default=100)
    sim.add_argument("--seats", type=int, default=4)
    sim.add_argument("--bot", default="heuristic", metavar="BOT", help="a name, or package.module:Class")
    sim.add_argument("--seed", default="1")
    sim.add_argument("--processes", type=int, default=1)
    sim.add_argument("--difficulty", metavar="LEVEL")
    sim.add_argument("--mode", action="append", metavar="MODE")
    sim.add_argument("--pack", action="append", metavar="ID", help="house cards or pages; repeat for more")
    sim.add_argument("--dial", action="append", metavar="NAME=VALUE", help="a number of the bot's judgement")
    sim.add_argument("--lang", choices=langs)
    sim.add_argument("--json", action="store_true", help="print JSON")

    replay = commands.add_parser("replay", help="watch a recorded game step by step and verify it")
    replay.add_argument("file", help="a save file, or the name of a finished game")
    replay.add_argument("--lang", choices=langs)
    replay.add_argument("--verify", action="store_true", help="only verify, print one line")
    replay.add_argument("--step", action="store_true", help="wait for Enter after every decision")

    sheet = commands.add_parser("sheet", help="print the Save Sheet of a Campaign of mine")
    sheet.add_argument("file", help="a save file, or the name of a game or a save")
    sheet.add_argument("--lang", choices=langs)

    rules = commands.add_parser("rules", help="find and read rules")
    rules.add_argument(
        "words", nargs="*", help="a question, words or ids of rules; `aid`: a player aid to print; `glossary`"
    )
    rules.add_argument("--game", help="only this game's rulebook")
    rules.add_argument("--lang", choices=langs)
    rules.add_argument("--coverage", action="store_true", help="what is played and tested")
    rules.add_argument("--json", action="store_true", help="print JSON")

    content = commands.add_parser("content", help="check cards, rules and texts, or count what play reaches")
    content.add_argument("what", choices=("check", "ledger"))
    content.add_argument(
        "game", nargs="?", help="the game whose ledger is wanted (default: all that list cards)"
    )
    content.add_argument("--games", type=int, default=100, help="simulated games for the ledger")
    content.add_argument("--bot", help="who plays them (default: heuristic, or random where there is none)")
    content.add_argument("--seed", default="1", help="their seed")
    content.add_argument("--json", action="store_true", help="print JSON")

    packs = commands.add_parser("packs", help="list the games, bots and packs there are here")
    packs.add_argument("--lang", choices=langs)

    bench = commands.add_parser("bench", help="measure speed and memory")
    bench.add_argument("--json", action="store_true", help="print JSON")
    bench.add_argument("--quick", action="store_true", help="a short run, to see that it works")
    bench.add_argument(
        "--only",
        choices=("games", "terminal", "web", "page", "server"),
        help="one part of it; with --against: the page, the server, or the games",
    )
    bench.add_argument(
        "--against", metavar="TREE", help="another checkout of Tilldawn, measured in turns with this one"
    )
    return top


def _store(store: argparse.ArgumentParser, langs: Sequence[str]) -> None:
    """What can be done with a store."""
    told = store.add_subparsers(dest="what", metavar="WHAT", required=True)
    check = told.add_parser("check", help="look whether every table is as it was written")
    backup = told.add_parser("backup", help="write all tables into a file, beside a running server")
    backup.add_argument("file", metavar="FILE")
    copy = told.add_parser("copy", help="put all tables into another, empty store")
    copy.add_argument("to", metavar="WHERE", help="postgresql://…, or a file")
    export = told.add_parser("export", help="write one table as a save file, as far as it is whole")
    export.add_argument("table", metavar="TABLE", help="its id, or its address")
    export.add_argument("file", metavar="FILE")
    expire = told.add_parser("expire", help="remove tables and names that have not been used for long")
    expire.add_argument("--older", type=_days, metavar="DAYS", help="tables untouched for longer than this")
    expire.add_argument("--settings", metavar="FILE", help="or else by these settings of the server")
    expire.add_argument("--dry-run", action="store_true", help="only say what would go")
    expire.add_argument("--export", metavar="FOLDER", help="save each table there before it goes")
    for each in (check, backup, copy, export, expire):
        each.add_argument(
            "--store",
            metavar="WHERE",
            help="postgresql://…, or a file (tables.sqlite3 in the data folder)",
        )
        each.add_argument("--lang", choices=langs)


def _addressed(argv: Sequence[str]) -> list[str]:
    """Ids of tables may begin with a dash: as part of an address they are not taken for options."""
    if list(argv[:2]) != ["store", "export"]:
        return list(argv)
    return [f"t/{each}" if len(each) == 22 and re.fullmatch(r"-[\w-]+", each) else each for each in argv]


def _days(given: str) -> float:
    """Days, more than none: the tables of this minute are never meant."""
    days = float(given)
    if not 0 < days < 100_000:
        raise ValueError(given)
    return days


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. Errors people can do something about are one line, without a traceback."""
    _steady()
    lang = _lang(None)
    try:
        args = _parsed(argv)
        lang = _lang(getattr(args, "lang", None))
        code = _run(args, lang)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        _hush()
        return 0
    except OSError as error:
        return _unwritten(error, lang)


def _parsed(argv: Sequence[str] | None) -> argparse.Namespace:
    """The arguments. What --help prints is written at once, while it can still be said that it cannot be."""
    try:
        return parser().parse_args(_addressed(sys.argv[1:] if argv is None else argv))
    except SystemExit:
        sys.stdout.flush()
        raise


def _run(args: argparse.Namespace, lang: str) -> int:
    if args.version:
        from tilldawn import __version__

        print(f"tilldawn {__version__}")
        return 0
    if args.command is None:
        parser().print_help()
        return 2
    from tilldawn import commands
    from tilldawn.engine.errors import TilldawnError

    try:
        return int(getattr(commands, args.command)(args, lang))
    except TilldawnError as error:
        from tilldawn.engine.text import catalog

        print(catalog(lang).say(error.text), file=sys.stderr)
        return 1


def _steady() -> None:
    """Streams that are closed lead nowhere; what cannot be read or written in their encoding is replaced."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "replace"), (sys.stderr, "backslashreplace")):
        if getattr(stream, "errors", None) == "strict" and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)


def _hush() -> None:
    """Nobody reads what is printed any more: let it go nowhere, so that the end is quiet."""
    with contextlib.suppress(OSError, ValueError):  # a stream of a test has no number
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _unwritten(error: OSError, lang: str) -> int:
    """Say that something could not be read or written."""
    from tilldawn.engine.request import Text, literal
    from tilldawn.engine.text import catalog

    _hush()
    reason = error.strerror or str(error)
    if error.filename is not None:
        reason = f"{error.filename}: {reason}"
    print(catalog(lang).say(Text("error-output", {"reason": literal(reason)})), file=sys.stderr)
    return 1


if __name__ == "__main__":
    raise SystemExit(main())
