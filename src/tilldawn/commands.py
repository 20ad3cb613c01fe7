"""What each subcommand does. Every function takes the parsed arguments and the language."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import msgspec

from tilldawn.engine.errors import BadOption, NotInstalled, RulesChanged
from tilldawn.engine.request import Text, literal
from tilldawn.engine.text import catalog
from tilldawn.games.registry import PLAYABLE, load_game, sound_games, sound_packs

if TYPE_CHECKING:
    from tilldawn.play.session import Sitting

PLANNED = (
    "player", "seats", "character", "weapon", "first", "difficulty", "mode", "set", "seed",
    "advanced", "fade", "sheet", "pack", "scenario", "level", "board", "module",
)  # fmt: skip
"""Arguments that say what a new game shall be."""


def play(args: argparse.Namespace, lang: str) -> int:
    """Play at this keyboard: full screen on a terminal, else (or with --text) in plain lines.

    An unfinished game is taken up again whatever it is, unless a game was named.
    """
    args.only = args.game
    args.game = args.game or PLAYABLE[0]
    load_game(args.game)
    full_screen = not args.text and sys.stdin.isatty() and sys.stdout.isatty()
    return _play_full_screen(args, lang) if full_screen else _play_text(args, lang)


def _needs(extra: str, *modules: str) -> None:
    """Say which part of Tilldawn to install, where a command needs what a plain install leaves out."""
    if any(find_spec(module) is None for module in modules):
        raise NotInstalled("error-needs-extra", extra=extra)


def _play_full_screen(args: argparse.Namespace, lang: str) -> int:
    _needs("terminal", "textual")
    from tilldawn.play.session import Sitting, open_save, resume
    from tilldawn.tui.app import run_tui

    sitting: Sitting | None = None
    if args.load:
        sitting = _opened(open_save, args.load, lang)
    elif args.resume:
        sitting = _opened(resume, _unfinished(_last(args, lang)), lang)
    elif _planned(args):
        sitting = Sitting(_plan(args, lang).table(elsewhere=True))
    return run_tui(lang, sitting, sitting.table.game.id if sitting else args.game)


def _last(args: argparse.Namespace, lang: str) -> str | None:
    """The last unfinished game. Newer ones that cannot be taken up are told."""
    from tilldawn.play.session import unfinished

    found, words = unfinished(args.only), catalog(lang)
    for name, error in found.refused.items():
        why = literal(words.say(error.text))
        print(words.say(Text("play-refused", {"name": literal(name), "why": why})), file=sys.stderr)
    return found.name


def _unfinished(name: str | None) -> str:
    if name is None:
        raise BadOption("error-nothing-to-continue")
    return name


def _play_text(args: argparse.Namespace, lang: str) -> int:
    from tilldawn.play.session import Sitting, open_save, resume
    from tilldawn.play.text import play_text

    if args.load:
        return play_text(_opened(open_save, args.load, lang), lang)
    if args.resume:
        return play_text(_opened(resume, _unfinished(_last(args, lang)), lang), lang)
    unfinished = None if _planned(args) else _last(args, lang)
    if unfinished and _wants_to_continue(unfinished, lang):
        return play_text(_opened(resume, unfinished, lang), lang)
    plan = _plan(args, lang) if _planned(args) else _interview(args.game, lang)
    return play_text(Sitting(plan.table(elsewhere=True)), lang) if plan else 0


def _opened(open_: Callable[..., Sitting], name: str, lang: str) -> Sitting:
    """A save opened. Where the rules of today do not allow it any more, that is said, and whoever sits here
    is asked whether to play on from its last checkpoint; a no leaves everything as it is."""
    try:
        return open_(name)
    except RulesChanged as changed:
        if not _agreed(changed.text, Text("play-rescue"), lang):
            raise
        return open_(name, rescue=True)


def _planned(args: argparse.Namespace) -> bool:
    """Whether the command line already says what the new game shall be."""
    return args.new or args.guide or any(getattr(args, name) is not None for name in PLANNED)


def _wants_to_continue(name: str, lang: str) -> bool:
    return _agreed(Text("play-continue", {"name": literal(name)}), None, lang)


def _agreed(told: Text, question: Text | None, lang: str) -> bool:
    """Say something and hear yes (or Enter), or no."""
    from tilldawn.play.console import Console

    words = catalog(lang)
    console = Console(sys.stdin, sys.stdout)
    console.line(words.say(told))
    if question is not None:
        console.line(words.say(question))
    got = console.ask()
    return got is not None and (not got or got.lower() in words.say(Text("play-yes-words")).split())


def _interview(game: str, lang: str) -> Any:
    from tilldawn.play.console import Console
    from tilldawn.play.newgame import interview

    return interview(game, lang, Console(sys.stdin, sys.stdout))


def _plan(args: argparse.Namespace, lang: str) -> Any:
    """What the command line asks for; what is not possible is for the game to refuse."""
    from tilldawn.engine.chance import new_seed
    from tilldawn.play.face import face_of, found
    from tilldawn.play.newgame import Plan, parse_seat

    if args.guide:
        return _guided(args, lang)
    seed = args.seed or new_seed()
    options = _options(args)
    given = list(args.player or [])
    _look_here(*given)
    completing = face_of(args.game).arguments
    if completing:
        players = found(completing)(options, lang, seed)
        least = 1 if given else players
    else:
        least = max(load_game(args.game).seats[0], len(args.character or []))
    wanted = least if args.seats is None else args.seats
    allowed = load_game(args.game).seats
    if args.seats is not None and wanted not in allowed:
        raise BadOption("error-seat-count", count=wanted, least=allowed[0], most=allowed[-1])
    given += [""] * (wanted - len(given))
    seats = [parse_seat(text, number, catalog(lang)) for number, text in enumerate(given, start=1)]
    return Plan(args.game, seats, seed, options)


def _guided(args: argparse.Namespace, lang: str) -> Any:
    """The guided first game: all but the player's name is the guide's."""
    from tilldawn.play.guide import guided
    from tilldawn.play.newgame import parse_seat

    given = [name for name in PLANNED if getattr(args, name) is not None and name != "player"]
    people = args.player or [""]
    if given or len(people) > 1:
        raise BadOption("error-guide-alone", given=", ".join(f"--{name}" for name in given or ["player"]))
    return guided(args.game, parse_seat(people[0].partition("=")[0], 1, catalog(lang)).name)


def _options(args: argparse.Namespace) -> dict[str, Any]:
    """The options of a new table, as the command line gives them."""
    options: dict[str, Any] = {}
    if args.character:
        options["characters"] = args.character
    if args.weapon:
        options["weapons"] = [each.split(",") for each in args.weapon]
    if args.first is not None:
        options["first"] = args.first - 1
    if args.difficulty:
        options["difficulty"] = args.difficulty
    if args.mode:
        options["modes"] = args.mode
    for name in ("advanced", "fade"):
        if getattr(args, name):
            options[name] = [word.strip() for each in getattr(args, name) for word in each.split(",")]
    for name in ("scenario", "level", "board"):
        if getattr(args, name):
            options[name] = getattr(args, name)
    if args.module:
        options["modules"] = [word.strip() for each in args.module for word in each.split(",")]
    for switch in args.set or []:
        name, _, value = switch.partition("=")
        options[name] = {"true": True, "false": False}.get(value, value)
    if args.sheet:
        options["sheet"] = args.sheet
    if args.pack:
        options["packs"] = [id.strip() for each in args.pack for id in each.split(",")]
    return options


def sheet(args: argparse.Namespace, lang: str) -> int:
    """Print the Save Sheet of a saved Campaign's last Dawn."""
    import tilldawn
    from tilldawn.engine.save import blaming_the_file
    from tilldawn.play.replay import fetch
    from tilldawn.play.sheets import sheet_of

    try:
        table = tilldawn.load(fetch(args.file))
        with blaming_the_file():
            written = sheet_of(table, lang)
    except RulesChanged as changed:
        return _how_to_rescue(changed, args.file, lang)
    sys.stdout.write(written.text)
    return 0


def _how_to_rescue(changed: RulesChanged, name: str, lang: str) -> int:
    """Say what does not fit any more, and how to play on all the same."""
    words = catalog(lang)
    print(words.say(changed.text), file=sys.stderr)
    print(words.say(Text("play-rescue-how", {"name": literal(name)})), file=sys.stderr)
    return 1


def serve(args: argparse.Namespace, lang: str) -> int:
    """Serve the web table."""
    _needs("web", "starlette", "uvicorn", "websockets")
    from tilldawn.web.serve import Serving
    from tilldawn.web.serve import serve as serve_web
    from tilldawn.web.settings import as_toml, load_settings

    settings = load_settings(args.settings)
    if args.show_settings:
        print(as_toml(settings), end="")
        return 0
    asked = Serving(
        host=args.host,
        port=args.port,
        lang=lang,
        tables=args.store,
        processes=args.processes,
        private=args.private,
        inherit=args.inherit,
        log_form=args.log,
        log_level=args.log_level,
        settings_file=args.settings,
    )
    return serve_web(asked, settings)


def store(args: argparse.Namespace, lang: str) -> int:
    """Check a store of tables, back it up, take tables out of it."""
    from tilldawn.web.store.command import run

    return run(args, lang)


def _look_here(*named: str) -> None:
    """Whoever names a bot by where it is may mean a module in this folder."""
    if any(":" in name for name in named) and "" not in sys.path:
        sys.path.insert(0, "")


def sim(args: argparse.Namespace, lang: str) -> int:
    """Let bots play many games and count."""
    _look_here(args.bot)
    from tilldawn.sim.runner import simulate

    options: dict[str, Any] = {}
    if args.difficulty:
        options["difficulty"] = args.difficulty
    if args.mode:
        options["modes"] = args.mode
    if args.pack:
        options["packs"] = [id.strip() for each in args.pack for id in each.split(",")]
    for setting, value, most in (("games", args.games, 10**9), ("processes", args.processes, 256)):
        if not 1 <= value <= most:
            raise BadOption("error-bad-setting", setting=setting, value=str(value), values=f"1 … {most}")

    def progress(done: int, total: int) -> None:
        bar = "#" * (40 * done // total)
        sys.stderr.write(f"\r[{bar:<40}] {done}/{total}" + ("\n" if done == total else ""))
        sys.stderr.flush()

    report = simulate(
        args.game,
        args.games,
        args.seats,
        args.bot,
        args.seed,
        args.processes,
        options,
        progress if sys.stderr.isatty() else None,
        dials=_dials(args.dial or []),
    )
    print(msgspec.json.encode(report).decode() if args.json else report.table(lang))
    return 1 if report.errors else 0


def _dials(given: list[str]) -> dict[str, float]:
    """The bot's numbers of judgement, as NAME=VALUE."""
    dials: dict[str, float] = {}
    for one in given:
        name, _, value = one.partition("=")
        try:
            dials[name] = float(value)
        except ValueError as error:
            raise BadOption("error-bad-setting", setting="dial", value=one, values="NAME=0.5") from error
    return dials


def replay(args: argparse.Namespace, lang: str) -> int:
    """Watch a recorded game, or only verify it."""
    from tilldawn.play.replay import show_replay

    try:
        return show_replay(args.file, lang, verify_only=args.verify, wait=args.step)
    except RulesChanged as changed:
        return _how_to_rescue(changed, args.file, lang)


def rules(args: argparse.Namespace, lang: str) -> int:
    """Find rules, or tell what is played and tested."""
    from tilldawn.rulebook import lookup, search
    from tilldawn.rulebook.questions import Reply, reply

    if args.coverage:
        return _coverage(args)
    if args.words[:1] == ["aid"]:
        return _aid(args, lang)
    if args.words[:1] == ["glossary"]:
        return _glossary(args, lang)
    if args.words[:1] == ["search"]:
        del args.words[0]
    words = catalog(lang)
    named = [lookup(word.strip(","), lang) for word in args.words]
    by_id = [rule for rule in named if rule is not None]
    typed = " ".join(args.words)
    if by_id and len(by_id) == len(named):
        told = Reply((), tuple(by_id))
    elif args.game:
        told = reply(typed, lang, args.game)
    else:
        told = Reply((), tuple(search(typed, lang)))
    results = told.rows
    if args.json:
        print(msgspec.json.encode(results).decode())
        return 0 if results else 1
    for one in told.answers[:1]:
        print(f"{one.question}\n    {one.answer}\n")
    for rule in results:
        status = "" if rule.status == "played" else f" ({rule.status}: {rule.reason})"
        print(f"{rule.id}  {rule.title}{status}\n    {rule.text}\n    — {rule.source}")
    print(words.say(Text("rules-found", {"count": len(results)})))
    return 0 if results else 1


def _aid(args: argparse.Namespace, lang: str) -> int:
    """The player aid, to be printed."""
    from tilldawn.rulebook.aid import aid

    for game in [args.game] if args.game else PLAYABLE:
        words = catalog(lang, game)
        print(words.say(Text("aid-title", {"game": literal(words.say(Text("game-title")))})))
        for part in aid(game, lang):
            print(f"\n{part.title.upper()}  {part.text}")
            for row in part.rows:
                print(f"  {row.title}. {row.text}")
    return 0


def _glossary(args: argparse.Namespace, lang: str) -> int:
    """The words of a game and what they mean; with words after it, those that hold them."""
    from tilldawn.rulebook import plain
    from tilldawn.rulebook.terms import glossary

    wanted = plain(" ".join(args.words[1:]))
    for game in [args.game] if args.game else PLAYABLE:
        for term in glossary(game, lang):
            if wanted in plain(f"{term.name} {' '.join(term.also)}"):
                print(f"{term.name}: {term.text} [{', '.join(term.rules)}]")
    return 0


def _coverage(args: argparse.Namespace) -> int:
    from tilldawn.rulebook.coverage import cited_by_tests, coverage, find_tests

    cited = cited_by_tests(find_tests())
    reports = {game: coverage(game, cited) for game in ([args.game] if args.game else PLAYABLE)}
    if args.json:
        print(msgspec.json.encode(reports).decode())
        return 0
    for game, report in reports.items():
        print(
            f"{game}: {report.total} rules, {report.played} played, {report.physical} physical, "
            f"{report.open} open, {len(report.untested)} untested"
        )
        for area, counts in report.areas.items():
            print(
                f"  {area:<8} {counts.played:>4} played {counts.physical:>4} physical {counts.open:>4} open"
            )
        if report.untested:
            print("  untested: " + ", ".join(report.untested))
        if report.unknown:
            print("  cited by tests but not in the rulebook: " + ", ".join(report.unknown))
    return 0


def content(args: argparse.Namespace, lang: str) -> int:
    """Check cards, rules and texts without playing, or count what simulated play reaches of them."""
    if args.what == "ledger":
        return _ledger(args, lang)
    from tilldawn.engine.content import sweep, sweep_pack
    from tilldawn.engine.flow import CITED
    from tilldawn.rulebook import rows
    from tilldawn.web import art

    faults = _broken(lang)
    for id in sound_games()[0]:
        game = load_game(id)
        found = [f"{fault.where}: {fault.what}" for fault in sweep(game)]
        for pack in sound_packs(id)[0]:
            found += [f"{fault.where}: {fault.what}" for fault in sweep_pack(pack)]
        found += [f"{fault.where}: {fault.what}" for fault in art.sweep(id)]
        book = rows(id)
        own = f"tilldawn.games.{id}."
        cited = [rule for rule, by in CITED.items() if any(one.startswith(own) for one in by)]
        found += [f"{rule}: cited by code, not in the rulebook" for rule in cited if rule not in book]
        words = catalog("en", id)
        found += [f"{row}: has no wording" for row in book if not words.has(f"rule-{row}", "title")]
        for line in found:
            print(f"{id}: {line}")
        faults += len(found)
        print(f"{id}: {len(words.sources)} texts, {len(book)} rules, {len(found)} faults")
    return 1 if faults else 0


def _broken(lang: str) -> int:
    """Tell of the games, bots and packs of other packages that cannot be used; returns how many."""
    from tilldawn.bots import broken_bots

    words = catalog(lang)
    found = [*sound_games()[1], *sound_packs()[1], *broken_bots()]
    for fault in found:
        print(words.say(fault.text))
    return len(found)


def packs(args: argparse.Namespace, lang: str) -> int:
    """List the games, bots and packs there are here, and what is broken."""
    from tilldawn.bots import bots_for

    for id in sound_games()[0]:
        words = catalog(lang, id)
        print(f"{id}: {words.say(Text('game-title'))}")
        print("  " + words.say(Text("packs-bots", {"bots": literal(", ".join(bots_for(id)))})))
        for pack in sound_packs(id)[0]:
            said = {"pack": literal(pack.id), "name": literal(words.say(Text(f"pack-{pack.id}")))}
            print("  " + words.say(Text("packs-pack", {**said})))
            print("    " + words.say(Text(f"pack-{pack.id}.text")))
    return 1 if _broken(lang) else 0


def _ledger(args: argparse.Namespace, lang: str) -> int:
    """How often simulated play reached each card and script, and which choices it never took."""
    import msgspec

    from tilldawn.bots import bots_for
    from tilldawn.sim.ledger import ledger, page

    if not 1 <= args.games <= 10**9:
        raise BadOption("error-bad-setting", setting="games", value=str(args.games), values=f"1 … {10**9}")
    for game in (args.game,) if args.game else [id for id in sound_games()[0] if load_game(id).content()]:
        load_game(game)
        counted = ledger(
            game,
            args.games,
            bot=args.bot or ("heuristic" if "heuristic" in bots_for(game) else "random"),
            seed=args.seed,
        )
        print(msgspec.json.encode(counted).decode() if args.json else page(counted, lang))
    return 0


def bench(args: argparse.Namespace, lang: str) -> int:
    """Measure speed and memory."""
    _needs("all", "starlette", "textual")
    from tilldawn.bench import run_bench

    if args.against:
        from tilldawn.bench.against import run_against

        return run_against(args.against, as_json=args.json, quick=args.quick, only=args.only)
    return run_bench(as_json=args.json, quick=args.quick, only=args.only)
