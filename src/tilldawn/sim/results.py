"""What a simulated game comes to, and what many come to together. Counting only: nothing is played here."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Any

from msgspec import Struct


class GameResult(Struct, frozen=True, kw_only=True):
    """One game. With an `error` the game was broken off: it is neither won nor lost."""

    seed: str
    won: bool = False
    cause: str = ""
    """What it was lost by: a ref (`kind:brute`, `card:wave`) or the id of the reason."""
    rounds: int = 0
    characters: tuple[str, ...] = ()
    losses: tuple[tuple[int, str], ...] = ()
    """People lost, each with the day and the cause."""
    decisions: int = 0
    """Answers given by seats; forced ones and those of chance do not count."""
    error: str = ""


class Tally(Struct):
    """Games and how many of them were won."""

    games: int = 0
    won: int = 0


class Failure(Struct, frozen=True):
    """A game that broke off, and how to see it again."""

    seed: str
    error: str


class Report(Struct, kw_only=True):
    """A whole simulation. All but `seconds` depends only on what was asked for."""

    game: str
    seats: int
    bot: str
    seed: str
    options: dict[str, Any] = {}
    dials: dict[str, float] = {}
    games: int = 0
    won: int = 0
    lost: int = 0
    errors: int = 0
    win_rate: float = 0.0
    """Of the games that came to an end."""
    standard_error: float = 0.0
    error_rate: float = 0.0
    decisions: int = 0
    seconds: float = 0.0
    by_character: dict[str, Tally] = {}
    """Games of teams that include the character, and victories of those teams."""
    rounds: dict[int, Tally] = {}
    """By the Round in which the game ended."""
    deaths: dict[str, int] = {}
    """Games lost, by what they were lost by; most frequent first."""
    losses: dict[str, int] = {}
    """People lost in all games, by cause; most frequent first."""
    loss_days: dict[int, int] = {}
    """People lost in all games, by day."""
    failures: list[Failure] = []

    def table(self, lang: str = "en") -> str:
        """The report for people to read."""
        from tilldawn.sim.report import table

        return table(self, lang)


def add_up(report: Report, results: Iterable[GameResult]) -> Report:
    """Fill a report with its results."""
    causes: dict[str, int] = {}
    for result in results:
        report.games += 1
        report.decisions += result.decisions
        if result.error:
            report.errors += 1
            report.failures.append(Failure(result.seed, result.error))
            continue
        report.won += result.won
        report.lost += not result.won
        _count(report.rounds.setdefault(result.rounds, Tally()), result)
        for character in result.characters:
            _count(report.by_character.setdefault(character, Tally()), result)
        for day, why in result.losses:
            report.losses[why] = report.losses.get(why, 0) + 1
            report.loss_days[day] = report.loss_days.get(day, 0) + 1
        if not result.won:
            causes[result.cause] = causes.get(result.cause, 0) + 1
    ended = report.won + report.lost
    if ended:
        report.win_rate = report.won / ended
        report.standard_error = sqrt(report.win_rate * (1 - report.win_rate) / ended)
    if report.games:
        report.error_rate = report.errors / report.games
    report.rounds = dict(sorted(report.rounds.items()))
    report.by_character = dict(sorted(report.by_character.items()))
    report.losses = dict(sorted(report.losses.items(), key=lambda loss: (-loss[1], loss[0])))
    report.loss_days = dict(sorted(report.loss_days.items()))
    report.deaths = dict(sorted(causes.items(), key=lambda cause: (-cause[1], cause[0])))
    return report


def _count(tally: Tally, result: GameResult) -> None:
    tally.games += 1
    tally.won += result.won
