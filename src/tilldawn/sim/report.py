"""A simulation in words: a plain table in the reader's language. JSON is the struct itself."""

from __future__ import annotations

from collections.abc import Iterator

from tilldawn.engine.request import Arg, Text, literal
from tilldawn.engine.text import Catalog
from tilldawn.games import load_game
from tilldawn.sim.results import Report, Tally

BAR = 30


class _Words:
    """The catalogue of the report's language, with the game's names in it."""

    def __init__(self, report: Report, lang: str) -> None:
        self.catalog = Catalog(lang, report.game, load_game(report.game).name)

    def say(self, id: str, **args: Arg) -> str:
        return self.catalog.say(Text(f"sim-{id}", args))

    def name(self, cause: str) -> str:
        """A ref by its name; the id of a reason by what it says."""
        if ":" in cause:
            return str(self.catalog.word(cause))
        if cause == "script":
            return self.say("story")
        return self.say("script", number=int(cause)) if cause.isdigit() else self.say(cause)

    def number(self, value: float, digits: int = 1) -> str:
        """A decimal number as the language writes it."""
        return f"{value:.{digits}f}".replace(".", self.say("decimal-sign"))


def table(report: Report, lang: str = "en") -> str:
    """The whole report."""
    words = _Words(report, lang)
    parts = (_head, _characters, _rounds, _deaths, _losses, _failures)
    return "\n".join(line for part in parts for line in part(report, words))


def _head(report: Report, words: _Words) -> Iterator[str]:
    yield words.say(
        "title", game=report.game, seats=report.seats, bot=literal(report.bot), seed=literal(report.seed)
    )
    yield words.say("counts", games=report.games, won=report.won, lost=report.lost, errors=report.errors)
    yield words.say(
        "rate",
        rate=words.number(100 * report.win_rate),
        error=words.number(100 * report.standard_error),
    )
    pace = report.games / report.seconds if report.seconds else 0.0
    yield words.say(
        "speed",
        decisions=report.decisions,
        seconds=words.number(report.seconds),
        pace=words.number(pace),
    )


def _line(name: str, tally: Tally, words: _Words) -> str:
    share = tally.won / tally.games if tally.games else 0.0
    bar = "#" * round(BAR * share)
    return f"  {name:<24}{tally.games:>7}{tally.won:>7}{words.number(100 * share):>8}  {bar}"


def _columns(words: _Words, first: str) -> str:
    games, won = words.say("games"), words.say("won")
    return f"  {words.say(first):<24}{games:>7}{won:>7}{'%':>8}"


def _characters(report: Report, words: _Words) -> Iterator[str]:
    if report.by_character:
        yield ""
        yield _columns(words, "character")
        for character, tally in report.by_character.items():
            yield _line(words.name(f"character:{character}"), tally, words)


def _rounds(report: Report, words: _Words) -> Iterator[str]:
    if report.rounds:
        yield ""
        yield _columns(words, f"last-{load_game(report.game).counts}")
        for number, tally in report.rounds.items():
            yield _line(str(number), tally, words)


def _deaths(report: Report, words: _Words) -> Iterator[str]:
    if report.deaths:
        yield ""
        yield f"  {words.say('lost-by'):<24}{words.say('games'):>7}"
        for cause, count in report.deaths.items():
            yield f"  {words.name(cause):<24}{count:>7}"


def _losses(report: Report, words: _Words) -> Iterator[str]:
    if report.losses:
        yield ""
        yield f"  {words.say('people-lost-by'):<24}{words.say('people'):>7}"
        for cause, count in report.losses.items():
            yield f"  {words.name(cause):<24}{count:>7}"
        yield ""
        yield f"  {words.say('people-lost-on'):<24}{words.say('people'):>7}"
        most = max(report.loss_days.values())
        for day, count in report.loss_days.items():
            yield f"  {day:<24}{count:>7}  {'#' * round(BAR * count / most)}"


def _failures(report: Report, words: _Words) -> Iterator[str]:
    if report.failures:
        yield ""
        yield words.say("failures", count=report.errors)
        for failure in report.failures:
            yield f"  {failure.seed}: {failure.error}"
