"""`tilldawn store`: what is said about a store, and to whom. The work is done by `checks`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from tilldawn.engine.request import Arg, Text, literal
from tilldawn.engine.text import catalog
from tilldawn.saves import ENDING
from tilldawn.web.settings import load_settings
from tilldawn.web.store import Ages, SqlStore, open_store
from tilldawn.web.store.checks import Exported, Report, back_up, check, copy, export, put

Say = Callable[..., None]


def run(args: argparse.Namespace, lang: str) -> int:
    """Do what was asked; 0 if all is well, 1 if something was found."""
    words = catalog(lang)

    def say(id: str, **more: Arg) -> None:
        print(words.say(Text(id, more)), flush=True)

    changes = args.what == "expire" and not args.dry_run
    store = open_store(args.store, reading=not changes)
    try:
        match args.what:
            case "check":
                return _reported(check(store), say)
            case "backup":
                report = back_up(store, Path(args.file))
                say("store-backed-up", path=literal(args.file), tables=report.tables)
                return _reported(report, say)
            case "copy":
                return _copy(store, args.to, say)
            case "export":
                table = args.table.partition("#")[0].rstrip("/").rpartition("/")[2]
                return _export(store, table, Path(args.file), say)
            case _:
                return _expire(store, args, say)
    finally:
        store.close()


def _reported(report: Report, say: Say) -> int:
    for damaged in report.damaged:
        say("store-damaged", table=literal(damaged.table), whole=damaged.whole, length=damaged.length)
    for problem in report.problems:
        say("store-problem", problem=literal(problem))
    if report.sound:
        say("store-sound", tables=report.tables, entries=report.entries)
        return 0
    if report.problems:
        say("store-broken")
    else:
        say("store-unsound", tables=report.tables, damaged=len(report.damaged))
    return 1


def _copy(store: SqlStore, to: str, say: Say) -> int:
    target = open_store(to)
    try:
        target.hold()
        say("store-copied", tables=copy(store, target), to=literal(to.partition("?")[0].rpartition("@")[2]))
    finally:
        target.close()
    return 0


def _export(store: SqlStore, table: str, file: Path, say: Say) -> int:
    exported = export(store, table)
    put(file, lambda fresh: fresh.write_bytes(exported.data))
    return _told(exported, table, file, say)


def _told(exported: Exported, table: str, file: Path, say: Say) -> int:
    """Say what has become of a table; 1 if not all of it is there."""
    part = exported.entries < exported.length
    id = "store-exported-rules" if part and exported.changed else "store-exported-part"
    say(
        id if part else "store-exported",
        table=literal(table),
        path=literal(str(file)),
        entries=exported.entries,
        length=exported.length,
    )
    return int(part)


def _expire(store: SqlStore, args: argparse.Namespace, say: Say) -> int:
    settings = load_settings(args.settings)
    ages = Ages(settings.names_days, settings.finished_days, settings.idle_days)
    if args.older is not None:
        ages = Ages(settings.names_days, args.older, args.older)
    if args.dry_run:
        found = store.expiring(ages)
        for table in found.tables:
            print(table)
        say("store-would-expire", tables=len(found.tables), browsers=found.browsers)
        return 0
    store.hold(shared=True)  # beside servers that own their tables: those are left to them

    def save(table: str) -> None:
        file = Path(args.export) / f"{table}{ENDING}"
        exported = export(store, table)
        put(file, lambda fresh: fresh.write_bytes(exported.data))
        _told(exported, table, file, say)

    gone = store.expire(ages, before=save if args.export else None)
    say("store-expired", tables=len(gone.tables), browsers=gone.browsers)
    sys.stdout.flush()
    return 0
