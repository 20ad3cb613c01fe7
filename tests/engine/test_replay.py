"""Playing a journal again: the same table as ever, at a cost that grows as the journal does."""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Iterator, Sequence
from random import Random
from typing import Any

import pytest
from tilldawn_orchard.game import ORCHARD

import tilldawn
from tilldawn.engine import journal as jn
from tilldawn.engine.budget import LOOKS, Budget
from tilldawn.engine.chance import SeededChance
from tilldawn.engine.errors import NothingToUndo, SaveRefused, TilldawnError, TooMuchWork
from tilldawn.engine.event import LogLine, Undone
from tilldawn.engine.game import Seat
from tilldawn.engine.table import Table, Target
from tilldawn.engine.text import catalog
from tilldawn.web.telling import first_missed

GAMES = ("daylight", "mine")


# --- The way it was done up to 0.4.0 ------------------------------------------------------------------


def last_choice(answers: Sequence[str], before: int, seats: Collection[int] | None = None) -> int | None:
    for at in range(min(before, len(answers)) - 1, -1, -1):
        if jn.is_choice(answers[at]) and (seats is None or jn.seat_of(answers[at]) in seats):
            return at
    return None


class Plodder(Table[Any]):
    """A table that walks all it knows for every undo."""

    def target(self, to: str | int = "step", seats: Collection[int] | None = None) -> Target:
        position = self.place(to, seats)
        if position is None:
            raise NothingToUndo("error-nothing-to-undo")
        gone = self.answers[position:]
        return Target(position, sum(map(jn.is_choice, gone)), sum(entry[0] == jn.CHANCE for entry in gone))

    def place(self, to: str | int, seats: Collection[int] | None) -> int | None:
        if isinstance(to, int):
            if not 0 <= to <= len(self.answers):
                raise NothingToUndo("error-no-such-line", line=to)
            return last_choice(self.answers, to + 1, seats)
        last = last_choice(self.answers, len(self.answers), seats)
        if to == "step" or last is None:
            return last
        wanted = ("phase",) if to == "phase" else ("phase", "turn")
        for position, begins in reversed(self._marks):
            if begins in wanted and position <= last:
                return next(at for at in range(position, last + 1) if jn.is_choice(self.answers[at]))
        return next(at for at in range(last + 1) if jn.is_choice(self.answers[at]))

    def undo(
        self, to: str | int = "step", *, agreed: bool = False, seats: Collection[int] | None = None
    ) -> Target:
        target = self.target(to, seats)
        self.journal.append(f"{jn.UNDO}{target.position}")
        while self._checkpoints[-1][0] > target.position:
            self._checkpoints.pop()
        self._restore(self.answers[: target.position])
        assert self._log is not None
        self._log[:] = [line for line in self._log if line.position <= target.position]
        self._log.append(LogLine(target.position, Undone(answers=target.answers)))
        return target

    @classmethod
    def again(cls, table: Table[Any]) -> Plodder:
        segments: list[list[str]] = [[]]
        undos: list[int] = []
        for entry in table.journal:
            if entry[0] == jn.UNDO:
                undos.append(int(entry[1:]))
                segments.append([])
            else:
                segments[-1].append(entry)
        chance = SeededChance("")
        orders = table.orders
        plodder = cls(
            table.game,
            table.seats,
            table.options,
            chance,
            orders=orders,
            script=segments[0],
            halted=bool(undos),
        )
        for to, segment in zip(undos, segments[1:], strict=True):
            plodder._halted = segment[0] if segment else ""
            plodder.undo(to)
            plodder._follow(segment)
        if undos:
            plodder._halted = None
            plodder._restore(plodder.answers)
        plodder.journal = list(table.journal)
        return plodder


def seen_since(table: Table[Any], revision: int) -> int | None:
    """Where a page goes on reading the log, found by folding the journal; None: it has to begin anew."""
    if not 0 <= revision <= table.revision or any(e[0] == jn.UNDO for e in table.journal[revision:]):
        return None
    position = len(jn.fold(table.journal[:revision]))
    first = len(table.log)
    while first and table.log[first - 1].position > position:
        first -= 1
    return first


# --- Tables that change their mind --------------------------------------------------------------------


def dithering(game: str, seed: int, seats: int = 3, most: int = 400) -> Iterator[Table[Any]]:
    """A table that goes back now and then: a step, several, a turn, a phase, to any line, as one seat."""
    random = Random(seed)
    table = tilldawn.new_table(game, seats, seed=seed)
    if seed % 2:
        table.orders = [table.game.eager() for _ in table.seats]
    for _ in range(most):
        if table.request is not None:
            offers = random.choice([table.request.anytime, table.request.options]) or table.request.options
            table.play(random.choice(offers))
        while table.request is None or random.random() < 0.2:
            to: str | int = random.choice(["step", "turn", "phase", ""]) or random.randint(
                0, len(table.answers)
            )
            people = random.choice([None, None, [0], [1, 2]])
            with contextlib.suppress(NothingToUndo):
                table.undo(to, agreed=True, seats=people)
        yield table


def again(table: Table[Any], kind: type[Table[Any]] = Table) -> Table[Any]:
    return kind.replay(
        table.game, table.seats, table.options, table.journal, SeededChance(""), orders=table.orders
    )


def asked(table: Table[Any]) -> object:
    r = table.request
    return r and (r.kind, r.seat, [o.id for o in r.options], [o.id for o in r.anytime])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(8))
def test_a_journal_with_undos_leads_where_it_always_led(game: str, seed: int) -> None:
    table = list(dithering(game, seed))[-1]
    assert sum(entry[0] == jn.UNDO for entry in table.journal) > 20
    ours, old = again(table), Plodder.again(table)
    for other in (old, table):
        assert ours.journal == other.journal
        assert ours.answers == other.answers
        assert ours.state == other.state
        assert asked(ours) == asked(other)
        assert sorted(set(ours._marks)) == sorted(set(other._marks))
    assert ours.log == table.log
    assert ours.log[: len(old.log)] == old.log  # it did not tell what came after a moment nobody used
    old._log = ours._log
    random = Random(seed)
    for _ in range(12):
        at = random.randint(0, len(ours.answers))
        assert ours.at(at).state == old.at(at).state
    for revision in (-1, 0, ours.revision, ours.revision + 1, *random.sample(range(ours.revision), 20)):
        assert first_missed(ours, revision) == seen_since(old, revision)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_what_an_undo_would_take_back_is_what_a_walk_over_all_answers_finds(game: str, seed: int) -> None:
    for number, table in enumerate(dithering(game, seed, most=120)):
        if number % 5:
            continue
        old = Plodder.again(table)
        for to in ("step", "turn", "phase", 0, len(table.answers) // 2, len(table.answers)):
            for seats in (None, [0], [1, 2], []):
                found: list[object] = []
                for one in (table, old):
                    try:
                        found.append(one.target(to, seats))
                    except NothingToUndo as error:
                        found.append(error.text)
                assert found[0] == found[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_from_a_save_goes_back_and_looks_back_as_one_that_was_there(game: str) -> None:
    table = list(dithering(game, 6, most=150))[-1]
    random = Random(1)
    for to in ("step", "turn", "phase", len(table.answers) // 2):
        twin, live = tilldawn.load(table.save()), table.__copy__()
        at = random.randint(0, len(twin.answers))
        assert twin.at(at).state == live.at(at).state
        assert twin.undo(to, agreed=True) == live.undo(to, agreed=True)
        assert twin.state == live.state
        assert twin.log == live.log
        assert (twin.answers, twin.journal) == (live.answers, live.journal)


# --- What it costs --------------------------------------------------------------------------------------


class Counting(list[Any]):
    """A list that counts how many of its places are visited."""

    visited = 0

    def __iter__(self) -> Iterator[Any]:
        for one in super().__iter__():
            Counting.visited += 1
            yield one

    def __getitem__(self, at: Any) -> Any:
        found = super().__getitem__(at)
        Counting.visited += len(found) if isinstance(at, slice) else 1
        return Counting(found) if isinstance(at, slice) else found

    def __setitem__(self, at: Any, value: Any) -> None:
        Counting.visited += len(value) if isinstance(at, slice) else 1
        super().__setitem__(at, value)


class Counted(Table[Any]):
    """A table whose answers, journal and log count who walks them, and which counts what it plays."""

    played = 0

    def __setattr__(self, name: str, value: object) -> None:
        if name in ("answers", "journal", "_log", "_marks", "_checkpoints") and type(value) is list:
            value = Counting(value)
        super().__setattr__(name, value)

    def _scripted(self, asked: Any) -> Any:
        Counted.played += 1
        return super()._scripted(asked)


def fickle(game: str, rounds: int) -> Table[Any]:
    """A table where somebody answers and takes it back, again and again, twenty answers into the game."""
    table = tilldawn.new_table(game, 2, seed=5)
    random = Random(3)
    for _ in range(20):
        assert table.request is not None
        table.play(random.choice(table.request.options))
    for _ in range(rounds):
        assert table.request is not None
        table.play(random.choice(table.request.options))
        table.undo(agreed=True)
    return table


def work_of_replay(table: Table[Any]) -> tuple[int, int]:
    Counting.visited = Counted.played = 0
    again(table, Counted)
    return Counting.visited, Counted.played


@pytest.mark.parametrize("game", GAMES)
def test_twice_the_journal_is_about_twice_the_work(game: str) -> None:
    one, two, four = (work_of_replay(fickle(game, rounds)) for rounds in (200, 400, 800))
    for less, more in ((one, two), (two, four)):
        assert more[0] < 2.2 * less[0]
        assert more[1] < 2.2 * less[1]


@pytest.mark.parametrize("game", GAMES)
def test_going_back_many_times_in_a_row_is_played_once(game: str) -> None:
    table = list(dithering(game, 3, most=60))[-1]
    before = work_of_replay(table)
    table.journal += [
        f"{jn.UNDO}{at}" for at in range(len(table.answers) - 1, 0, -1) if jn.is_choice(table.answers[at])
    ]
    after = work_of_replay(table)
    assert after[1] <= before[1] + 100
    assert again(table).log == Plodder.again(table).log


@pytest.mark.parametrize("game", GAMES)
def test_one_more_undo_costs_the_same_after_a_short_and_a_long_past(game: str) -> None:
    costs = []
    for rounds in (100, 800):
        table = again(fickle(game, rounds), Counted)
        assert table.request is not None
        table.target()
        table.play(table.request.options[0])
        Counting.visited = Counted.played = 0
        table.undo(agreed=True)
        first_missed(table, table.revision - 1)
        first_missed(table, table.revision)
        for to in ("step", "turn", "phase"):
            table.target(to, [0])
        costs.append((Counting.visited, Counted.played))
    assert costs[1][0] <= costs[0][0] + 20
    assert costs[1][1] == costs[0][1]


def test_marks_do_not_pile_up() -> None:
    table = fickle("daylight", 0)
    marked = len(table._marks)
    for _ in range(50):
        assert table.request is not None
        table.play(table.request.options[0])
        table.undo(agreed=True)
    assert len(table._marks) <= marked + 2


# --- Budgets --------------------------------------------------------------------------------------------


def spend(table: Table[Any], **limits: Any) -> Table[Any]:
    return Table.replay(
        table.game, table.seats, table.options, table.journal, SeededChance(""), budget=Budget(**limits)
    )


def test_a_journal_within_its_budget_is_played() -> None:
    table = fickle("daylight", 200)
    looks: list[int] = []

    def overdue() -> bool:
        looks.append(1)
        return False

    entries, undos = len(table.journal), 200
    assert spend(table, entries=entries, undos=undos, overdue=overdue).state == table.state
    assert len(looks) > 1


@pytest.mark.parametrize(
    ("limits", "why"),
    [
        ({"entries": 50}, "error-save-too-long"),
        ({"undos": 29}, "error-save-too-many-undos"),
        ({"overdue": lambda: True}, "error-save-too-slow"),
    ],
)
def test_a_journal_beyond_its_budget_is_refused_in_every_language(limits: Any, why: str) -> None:
    table = fickle("daylight", 30)
    for again in (Table.replay, Table.salvage):
        with pytest.raises(TooMuchWork) as refused:
            again(
                table.game,
                table.seats,
                table.options,
                table.journal,
                SeededChance(""),
                budget=Budget(**limits),
            )
        assert isinstance(refused.value, SaveRefused)
        assert refused.value.text.id == why
        for lang in ("en", "fr"):
            assert catalog(lang).say(refused.value.text)


def test_the_clock_stops_a_replay_while_it_runs() -> None:
    table = fickle("daylight", 400)
    looked = iter([False, False, True])
    with pytest.raises(TooMuchWork) as refused:
        spend(table, overdue=lambda: next(looked))
    assert refused.value.text.args["played"] == 2 * LOOKS


def test_a_table_played_again_within_a_budget_is_not_held_to_it_afterwards() -> None:
    table = spend(fickle("daylight", 20), overdue=iter([False] * 9 + [True] * 99).__next__)
    for _ in range(400):
        table.fork()
    table.undo(agreed=True)


def test_a_small_game_goes_back_as_well() -> None:
    table = Table(ORCHARD, [Seat("Ana"), Seat("Bo")], {}, SeededChance("7"))
    random = Random(2)
    for _ in range(60):
        if table.request is not None and random.random() < 0.6:
            table.play(random.choice(table.request.options))
        else:
            try:
                table.undo(random.choice(["step", "turn", "phase"]), agreed=True)
            except TilldawnError:
                continue
    assert again(table).log == table.log


@pytest.mark.parametrize("game", GAMES)
def test_what_chance_answers_after_a_journal_that_was_cut_is_written_down(game: str) -> None:
    """Wherever a record ends, what was saved of it is a record again."""
    table = fickle(game, 40)
    answers = jn.fold(table.journal)
    for cut in range(1, len(answers), 3):
        again = Table.salvage(
            table.game, table.seats, table.options, answers[:cut], SeededChance(f"cut/{cut}")
        )
        assert again.answers[:cut] == answers[:cut]
        assert again.journal == again.answers
        assert tilldawn.load(again.save(), verify=True).state == again.state
