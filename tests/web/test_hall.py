"""The hall: who hears what and when, tables that sleep, bots that move, pages that do not listen."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import msgspec
import pytest

from tilldawn.engine.request import ANYONE
from tilldawn.web import hall as web_hall
from tilldawn.web import live, telling
from tilldawn.web import protocol as p
from tilldawn.web.errors import Refusal
from tilldawn.web.place import GOING_AWAY, LATER, NO_ENTRY, NO_TABLE, QUEUE_LIMIT
from tilldawn.web.room import Room
from tilldawn.web.schema import view_of
from tilldawn.web.settings import Settings
from tilldawn.web.store import StoreFailed

HOST, ANA, BEN, EVE = "host", "ana", "ben", "eve"


def asked(pages: list[Any]) -> Any:
    """The page that may answer now."""
    room = pages[0].place.room
    return next(
        page for page in pages if room.table.request.options[0].seat in room.seats_of(page.line.browser)
    )


async def play(pages: list[Any], answers: int) -> None:
    for _ in range(answers):
        done = await asked(pages).answer()
        assert isinstance(done, p.Done), done
        for page in pages:
            page.take()


async def past_a_reveal(pages: list[Any]) -> None:
    table = pages[0].place.room.table
    for _ in range(50):
        if table.answers and table.target("step").reveals:
            return
        await play(pages, 1)


# --- Answers ------------------------------------------------------------------------------------------


def test_who_answers_hears_that_it_is_kept_and_everybody_sees_it(lay: Any, evening: Any, store: Any) -> None:
    async def told(tables: Any) -> None:
        ana, ben = await tables.seated(table := lay(), ANA, BEN)
        for page in (ana, ben):
            page.take()
        await tables.hall.act(ana.place, ana.line, p.Answer(id="1", revision=0, option="character:pillar"))
        kinds = [type(message) for message in ana.take()]
        assert kinds == [p.Done, p.State]
        assert store.load(table).journal == ["0>character:pillar"]
        assert [type(message) for message in ben.take()] == [p.State]
        assert ben.last(p.State).revision == 1

    evening(told)


def test_nobody_hears_anything_before_it_is_in_the_store(lay: Any, evening: Any, store: Any) -> None:
    async def told(tables: Any) -> None:
        ana, ben = await tables.seated(lay(), ANA, BEN)
        ana.take(), ben.take()
        heard: list[int] = []
        append = store.store.append

        def noting(*args: Any) -> None:
            heard.append(ana.line.queue.qsize() + ben.line.queue.qsize())
            append(*args)

        store.append = noting
        await play([ana, ben], 6)
        assert heard == [0] * 6

    evening(told)


def test_a_double_click_is_done_once_and_no_error(lay: Any, evening: Any) -> None:
    async def told(tables: Any) -> None:
        ana, _ = await tables.seated(lay(), ANA, BEN)
        click = p.Answer(id="same", revision=0, option="character:pillar")
        first, second = await ana.say(click), await ana.say(click)
        assert (first.id, type(first)) == ("same", p.Done)
        assert (second.id, type(second)) == ("same", p.Done)
        assert ana.last(p.State).revision == 1
        assert ana.place.room.table.journal == ["0>character:pillar"]

    evening(told)


def test_of_many_clicks_on_the_same_at_once_one_is_done(lay: Any, evening: Any) -> None:
    async def told(tables: Any) -> None:
        pages = [await tables.page(table, HOST) for table in [lay()] for _ in range(8)]
        click = p.Answer(id="x", revision=0, option="character:pillar")
        await asyncio.gather(*(tables.hall.act(page.place, page.line, click) for page in pages))
        answers = [m for page in pages for m in page.take() if isinstance(m, p.Done | p.Refused)]
        assert [type(m) for m in answers] == [p.Done] * 8
        assert pages[0].place.room.table.journal == ["0>character:pillar"]


def test_of_different_clicks_at_once_one_is_heard(lay: Any, evening: Any) -> None:
    async def told(tables: Any) -> None:
        ana, _ = await tables.seated(lay(), ANA, BEN)
        room = ana.place.room
        chosen = [option.id for option in room.table.request.options[:2]]
        first, second = [await ana.answer(option, revision=0) for option in chosen]
        assert isinstance(first, p.Done)
        assert second.stale
        assert room.table.journal[0] == f"0>{chosen[0]}"

    evening(told)


def test_a_forged_seat_is_refused_and_nobody_else_is_bothered(lay: Any, evening: Any) -> None:
    async def told(tables: Any) -> None:
        ana, ben = await tables.seated(lay(), ANA, BEN)
        ana.take()
        refused = await ben.answer()
        assert (refused.stale, "Ana" in refused.why) == (False, True)
        assert ana.take() == []

    evening(told)


def test_a_page_that_is_behind_receives_what_it_missed(lay: Any, evening: Any) -> None:
    async def told(tables: Any) -> None:
        ana, ben = await tables.seated(table := lay(), ANA, BEN)
        await play([ana, ben], 6)
        seen = ben.last(p.State)
        await ben.leave()
        room = ana.place.room
        for _ in range(8):
            if asked([ana, ben]) is ben:
                room.join(ANA, p.Joining(room.seats[1].key, take=True))
            await play([ana], 1)
        room.join(BEN, p.Joining(room.seats[1].key, take=True))
        again = await tables.page(table, BEN, revision=seen.revision)
        log = again.last(p.State).log
        assert 0 < len(log.lines) < log.total
        assert log.first == seen.log.total
        assert [line.at for line in log.lines] == list(range(log.first, log.total))

    evening(told)


def test_when_somebody_takes_another_name_the_log_is_told_anew(lay: Any, evening: Any) -> None:
    async def told(tables: Any) -> None:
        ana, ben = await tables.seated(lay(), ANA, BEN)
        await play([ana, ben], 2)
        before = ben.last(p.State)
        await ana.say(p.Settle(id="n", seat=0, name="Somebody Else"))
        after = ben.last(p.State)
        assert (after.revision, after.log.first) == (before.revision, 0)
        assert any("Somebody Else" in line.text for line in after.log.lines)

    evening(told)


@pytest.mark.parametrize("woken", [False, True])
def test_who_comes_back_reads_new_names_in_all_of_the_log(lay: Any, evening: Any, woken: bool) -> None:
    async def told(tables: Any) -> None:
        ana, ben = await tables.seated(table := lay(), ANA, BEN)
        await play([ana, ben], 4)
        ben.take()
        await ben.leave()
        await ana.say(p.Settle(id="n", seat=0, name="Somebody Else"))
        if woken:
            await ana.leave()
            del tables.hall.places[table]
            ben.place = await tables.hall.place(table)
        await ben.come_back()
        fresh = await tables.page(table, BEN)
        ben.take()
        fresh.take()
        assert ben.shown.log == fresh.shown.log

    evening(told)


def test_what_was_kept_after_all_is_told_although_the_store_has_failed(
    lay: Any, evening: Any, store: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = store.store.append

    def kept_and_failed(*args: Any, **how: Any) -> None:
        kept(*args, **how)
        raise StoreFailed("error-store-gone")

    async def told(tables: Any) -> None:
        ana, ben = await tables.seated(lay(), ANA, BEN)
        page = asked([ana, ben])
        was = page.place.room.table.revision
        monkeypatch.setattr(store.store, "append", kept_and_failed)
        refused = await page.answer()
        assert not refused.stale
        monkeypatch.undo()
        revision = page.place.room.table.revision
        assert revision > was
        for one in (ana, ben):
            assert one.last(p.State).revision == revision
        assert isinstance(await asked([ana, ben]).answer(), p.Done)

    evening(told)


def test_who_speaks_while_the_hall_is_closed_is_told_to_come_back(lay: Any, evening: Any) -> None:
    class Socket:
        async def receive(self) -> dict[str, str]:
            return {"type": "websocket.receive", "text": '{"type":"hello","lang":"en","revision":-1}'}

    async def told(tables: Any) -> None:
        page = await tables.page(table := lay(), HOST)
        sending = asyncio.create_task(asyncio.Event().wait())
        await tables.hall.close()
        said: Any = (tables.hall, page.place, page.line, Socket(), sending)
        assert await live._receive(*said) == GOING_AWAY
        sending.cancel()
        tables.hall.places.clear()
        with pytest.raises(Refusal, match="busy"):
            await tables.hall.place(table)

    evening(told)


def test_who_waits_for_work_that_is_dropped_at_the_end_is_told_to_come_back(lay: Any, evening: Any) -> None:
    async def told(tables: Any) -> None:
        page = await tables.page(lay(), HOST)
        busy = threading.Event()
        for _ in range(tables.hall.settings.workers):
            tables.hall._pool.submit(busy.wait, 10)
        waiting = asyncio.create_task(page.hello())
        await asyncio.sleep(0.05)
        asyncio.get_running_loop().call_later(0.1, busy.set)
        await tables.hall.close()
        with pytest.raises(Refusal, match="busy"):
            await waiting

    evening(told)


def test_nobody_is_let_into_a_room_that_was_given_up(lay: Any, evening: Any) -> None:
    async def told(tables: Any) -> None:
        place = await tables.hall.place(lay())
        tables.hall.evict(place)
        with pytest.raises(Refusal, match="busy"):
            tables.hall.admit(place, HOST)
        assert not place.connections

    evening(told)


def test_after_an_undo_the_lines_of_the_log_are_told_anew(lay: Any, evening: Any) -> None:
    async def told(tables: Any) -> None:
        ana, ben = await tables.seated(lay(), ANA, BEN)
        pages = [ana, ben]
        await past_a_reveal(pages)
        room = ana.place.room
        logs: dict[int, list[p.Line]] = {}
        for page in pages:
            page.take()
            logs[id(page)] = []
            for state in (m for m in page.heard if isinstance(m, p.State)):
                logs[id(page)][state.log.first :] = state.log.lines
        await ana.say(p.Undo(id="u", revision=room.table.revision, to="step"))
        await ben.say(p.Vote(id="v", revision=room.table.revision, agree=True))
        await play(pages, 3)
        for page in pages:
            log: list[p.Line] = []
            for state in (m for m in page.heard if isinstance(m, p.State)):
                assert state.log.first <= len(log)
                log[state.log.first :] = state.log.lines
            assert [line.event for line in log] == [line.event.name for line in room.table.log]

    evening(told)


@pytest.mark.parametrize("revision", [-1, 3, 10_000_000])
def test_a_page_that_shows_nothing_sensible_gets_the_end_of_the_log(
    lay: Any, evening: Any, monkeypatch: pytest.MonkeyPatch, revision: int
) -> None:
    monkeypatch.setattr(web_hall, "LOG_WINDOW", 5)
    monkeypatch.setattr(telling, "LOG_WINDOW", 5)

    async def told(tables: Any) -> None:
        page = await tables.page(table := lay(), HOST)
        await play([page], 12)
        await page.say(p.Undo(id="u", revision=page.place.room.table.revision, to="step"))
        again = await tables.page(table, HOST, revision=revision)
        log = again.last(p.State).log
        assert log.first == log.total - 5 > 5
        await tables.hall.earlier(again.place, again.line, log.first)
        past = again.last(p.Past).log
        assert (past.first, past.lines[-1].at) == (log.first - 5, log.first - 1)
        for before in (0, 3, 10_000_000):
            await tables.hall.earlier(again.place, again.line, before)
            assert len(again.last(p.Past).log.lines) == min(before, 5)

    evening(told)


def test_a_page_that_says_it_has_nothing_is_told_every_word_again(lay: Any, evening: Any) -> None:
    async def told(tables: Any) -> None:
        page = await tables.page(lay(), HOST)
        first = page.last(p.State).things
        await page.hello()
        assert page.last(p.State).things == first
        await page.hello("fr", 0)
        assert page.last(p.State).things.keys() == first.keys()
        assert page.last(p.State).things != first
        assert page.last(p.State).heading != ""

    evening(told)


def test_each_page_is_told_in_its_own_language(lay: Any, evening: Any) -> None:
    async def told(tables: Any) -> None:
        table = lay()
        pages = [await tables.page(table, HOST, lang=lang) for lang in ("en", "fr", "xx")]
        prompts = [page.last(p.State).ask.prompt for page in pages]
        assert prompts[0] == prompts[2] != prompts[1]
        refused = await pages[1].answer("nothing")
        assert "Rien n’a changé" in refused.why

    evening(told)


# --- What goes wrong ----------------------------------------------------------------------------------


def test_with_a_full_disk_the_answer_is_refused_in_words_and_nobody_is_told_a_new_state(
    lay: Any, evening: Any, store: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async def told(tables: Any) -> None:
        ana, ben = await tables.seated(lay(), ANA, BEN)
        await play([ana, ben], 5)
        revision = ana.place.room.table.revision
        store.broken = {"append"}
        page = asked([ana, ben])
        refused = await page.answer()
        assert "could not be saved" in refused.why
        assert "disk is full" in refused.why
        assert ana.take() + ben.take() == []
        assert tables.hall.figures.count("unsaved") == 1
        late = await tables.page(ana.place.room.row.id, ANA)
        assert late.last(p.State).revision == revision
        store.broken = set()
        assert isinstance(await page.answer(), p.Done)
        assert ana.last(p.State).revision == ben.last(p.State).revision > revision

    evening(told)


def test_a_rule_that_fails_is_told_as_our_own_fault(
    lay: Any, evening: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def told(tables: Any) -> None:
        ana, ben = await tables.seated(lay(), ANA, BEN)
        await past_a_reveal([ana, ben])
        before = ana.place.room.table.revision

        def broken(*_: Any) -> Any:
            raise ZeroDivisionError("deep inside")

        with monkeypatch.context() as patch:
            patch.setattr("tilldawn.engine.chance.SeededChance.pick", broken)
            refused = await asked([ana, ben]).answer()
        assert "Something went wrong inside Tilldawn" in refused.why
        assert "deep inside" not in refused.why
        assert ana.place.room.table.revision == before
        assert "deep inside" in caplog.text
        assert isinstance(await asked([ana, ben]).answer(), p.Done)

    evening(told)


def test_a_draft_that_makes_a_rule_fail_is_only_refused(
    lay: Any, evening: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def told(tables: Any) -> None:
        page = await tables.page(lay(game="mine"), HOST)
        while page.place.room.table.request.kind != "eat":
            await play([page], 1)

        def broken(*_: Any) -> Any:
            raise ZeroDivisionError

        monkeypatch.setattr("tilldawn.web.room.draft_words", broken)
        revision = page.place.room.table.revision
        await tables.hall.consider(page.place, page.line, p.Try(revision=revision, keys=["enough"]))
        assert "inside Tilldawn" in page.last(p.Refused).why

    evening(told)


def test_a_vote_that_cannot_be_kept_when_somebody_leaves_breaks_nothing(
    lay: Any, evening: Any, store: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async def told(tables: Any) -> None:
        ana, ben = await tables.seated(lay(), ANA, BEN)
        await past_a_reveal([ana, ben])
        room = ana.place.room
        await ana.say(p.Undo(id="u", revision=room.table.revision, to="step"))
        store.broken = {"append"}
        await tables.hall.join(ana.place, EVE, p.Joining(room.seats[1].key, take=True))
        assert room.seats[1].browser == EVE
        await ben.leave()
        assert not ana.last(p.Room).seats[1].here
        assert "<" not in "".join(room.table.journal)

    evening(told)


# --- Votes --------------------------------------------------------------------------------------------


def test_who_loads_the_page_again_has_not_agreed(
    lay: Any, evening: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_hall, "BACK_WITHIN", 0.1, raising=False)

    async def told(tables: Any) -> None:
        ana, ben = await tables.seated(table := lay(), ANA, BEN)
        await past_a_reveal([ana, ben])
        revision = ana.place.room.table.revision
        await ana.say(p.Undo(id="u", revision=revision, to="step"))
        await ben.leave()
        ben = await tables.page(table, BEN)
        await asyncio.sleep(0.2)
        assert ana.place.room.table.revision == revision
        assert ben.last(p.Room).proposal.waiting == (1,)

    evening(told)


def test_somebody_leaving_settles_the_vote_and_the_others_see_it(
    lay: Any, evening: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_hall, "BACK_WITHIN", 0.0, raising=False)

    async def told(tables: Any) -> None:
        ana, ben = await tables.seated(lay(), ANA, BEN)
        await past_a_reveal([ana, ben])
        revision = ana.place.room.table.revision
        assert isinstance(await ana.say(p.Undo(id="u", revision=revision, to="step")), p.Done)
        proposal = ben.last(p.Room).proposal
        assert proposal is not None
        assert proposal.waiting == (1,)
        await ben.leave()
        await until(lambda: ana.last(p.State).revision == revision + 1)
        assert ana.last(p.Room).proposal is None

    evening(told)


@pytest.mark.parametrize("how", ["stand-in", "taken"])
def test_a_vote_does_not_wait_for_who_no_longer_decides(lay: Any, evening: Any, how: str) -> None:
    async def told(tables: Any) -> None:
        ana, ben = await tables.seated(table := lay(), ANA, BEN)
        host = await tables.page(table, HOST)
        await past_a_reveal([ana, ben])
        room = ana.place.room
        revision = room.table.revision
        await ana.say(p.Undo(id="u", revision=revision, to="step"))
        if how == "stand-in":
            await host.say(p.Settle(id="s", seat=1, player="random"))
        else:
            await tables.hall.join(ana.place, EVE, p.Joining(room.seats[1].key, take=True))
        assert room.table.journal[-1].startswith("<")
        assert ana.last(p.State).revision > revision

    evening(told)


# --- Coming and going ---------------------------------------------------------------------------------


def test_who_has_lost_the_seat_hears_no_more_of_the_table(lay: Any, evening: Any) -> None:
    async def told(tables: Any) -> None:
        ana, ben = await tables.seated(table := lay(), ANA, BEN)
        host = await tables.page(table, HOST)
        await host.say(p.Free(id="f", seat=1))
        assert ben.take()[-1] == NO_ENTRY
        await play([ana], 1)
        assert ben.take() == []

    evening(told)


def test_a_table_that_is_removed_is_closed_to_everybody(lay: Any, evening: Any, store: Any) -> None:
    async def told(tables: Any) -> None:
        ana, ben = await tables.seated(table := lay(), ANA, BEN)
        for _ in range(QUEUE_LIMIT - ben.line.queue.qsize()):
            ben.line.queue.put_nowait(b"{}")
        with pytest.raises(Refusal, match="Only the host"):
            await tables.hall.forget(ANA, table)
        await tables.hall.forget(HOST, table)
        assert ana.take()[-1] == NO_TABLE
        *_, last = (ben.line.queue.get_nowait() for _ in range(QUEUE_LIMIT))
        assert last == NO_TABLE
        assert await tables.hall.place(table) is None
        assert store.load(table) is None
        await ana.leave()

    evening(told)


def test_a_page_that_does_not_read_is_let_go_and_holds_up_nobody(lay: Any, evening: Any) -> None:
    async def told(tables: Any) -> None:
        ana, ben = await tables.seated(lay(), ANA, BEN)
        for n in range(QUEUE_LIMIT):
            await ana.say(p.Pace(id="p", pace="calm" if n % 2 else "brisk"))
        assert ben.line.closing
        assert ben.line.queue.qsize() == 1
        assert ben.line.queue.get_nowait() == LATER
        assert isinstance(await ana.answer(), p.Done)

    evening(told)


def test_a_browser_has_only_so_many_pages_open(lay: Any, evening: Any) -> None:
    async def told(tables: Any) -> None:
        pages = [
            await tables.page(table, HOST) for table in [lay()] for _ in range(Settings().lines_a_browser)
        ]
        with pytest.raises(Refusal, match="pages open"):
            tables.hall.admit(pages[0].place, HOST)
        await pages[0].leave()
        tables.hall.admit(pages[0].place, HOST)

    evening(told)


def test_a_browser_lays_out_only_so_many_tables_an_hour(evening: Any) -> None:
    async def told(tables: Any) -> None:
        tables.hall.settings = Settings(tables_a_browser=3)
        wanted = p.NewTable("daylight", [p.NewSeat("A")])
        for _ in range(3):
            await tables.hall.new_table(EVE, wanted)
        with pytest.raises(Refusal, match="3 tables within an hour"):
            await tables.hall.new_table(EVE, wanted)
        await tables.hall.new_table(ANA, wanted)

    evening(told)


# --- Sleeping -----------------------------------------------------------------------------------------


def test_a_table_nobody_is_at_sleeps_and_wakes_on_demand(lay: Any, evening: Any) -> None:
    async def told(tables: Any) -> None:
        ana, ben = await tables.seated(table := lay(), ANA, BEN)
        await play([ana, ben], 7)
        last = ana.last(p.State)
        assert tables.hall.sleep(0) == 0
        await ana.leave()
        await ben.leave()
        assert tables.hall.sleep(600) == 0
        assert tables.hall.sleep(0) == 1
        assert not tables.hall.places
        again = await tables.page(table, ANA, revision=last.revision)
        assert again.place is not ana.place
        state = again.last(p.State)
        assert (state.revision, state.view, state.ask) == (last.revision, last.view, last.ask)
        assert state.log.anew  # nobody knows what it was told, and by which names
        assert isinstance(await (await tables.page(table, BEN)).answer("nothing"), p.Refused)

    evening(told)


def test_many_who_come_at_once_wake_one_room(lay: Any, evening: Any) -> None:
    async def told(tables: Any) -> None:
        table = lay()
        coming = [asyncio.create_task(tables.hall.place(table)) for _ in range(12)]
        await asyncio.sleep(0)
        coming[0].cancel()
        coming += [asyncio.create_task(tables.hall.place(table)) for _ in range(4)]
        places = await asyncio.gather(*coming[1:])
        assert len({id(place) for place in places}) == 1
        assert tables.hall.figures.count("woken") == 1
        assert tables.hall._waking == {}

    evening(told)


def test_a_table_that_cannot_wake_says_why_each_time(lay: Any, evening: Any, store: Any) -> None:
    async def told(tables: Any) -> None:
        table = lay()
        store.append(store.load(table).row, 0, ["0>fly"])
        for _ in range(2):
            with pytest.raises(Exception, match="do not allow its answer 0"):
                await tables.hall.place(table)
        assert tables.hall._waking == {}

    evening(told)


# --- Bots ---------------------------------------------------------------------------------------------


async def until(true: Any) -> None:
    for _ in range(400):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to that")


@pytest.mark.parametrize("watcher", [False, True])
def test_bots_move_while_somebody_is_there_to_see_it(lay: Any, evening: Any, watcher: bool) -> None:
    async def told(tables: Any) -> None:
        place = await tables.hall.place(table := lay("A=random", "B=random"))
        place.room.set_pace(HOST, "instant")
        await asyncio.sleep(0.05)
        assert place.room.table.revision == 0
        if watcher:
            await tables.hall.join(place, EVE, p.Joining(place.room.row.watch))
        page = await tables.page(table, EVE if watcher else HOST)
        await until(lambda: place.room.table.revision > 5)
        page.take()
        assert page.last(p.State).remark
        await page.leave()
        await until(lambda: place.driver is None or place.driver.done())
        stopped = place.room.table.revision
        await asyncio.sleep(0.1)
        assert place.room.table.revision == stopped
        assert place.room.table.outcome is None
        again = await tables.page(table, HOST)
        await until(lambda: (again.take(), place.room.table.revision > stopped)[1])

    evening(told)


def test_a_bot_waits_for_people_and_people_for_the_bot(lay: Any, evening: Any) -> None:
    async def told(tables: Any) -> None:
        page = await tables.page(lay("Ana", "Bot=random"), HOST)
        await page.say(p.Pace(id="p", pace="instant"))
        table = page.place.room.table
        for _ in range(12):
            await until(lambda: table.request is None or not page.place.room.bot_is_asked())
            if table.request is None:
                break
            own = next(o.id for o in table.request.options if o.seat == 0)
            assert isinstance(await page.answer(own), p.Done)
        assert {entry[0] for entry in table.journal if ">" in entry} == {"0", "1"}

    evening(told)


def test_a_bot_that_fails_stops_and_says_so(
    lay: Any, evening: Any, store: Any, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(room: Any) -> bool:
        raise ZeroDivisionError

    async def told(tables: Any) -> None:
        place = await tables.hall.place(table := lay("A=random", "Ben"))
        place.room.set_pace(HOST, "instant")
        with monkeypatch.context() as patched:
            patched.setattr(Room, "bot_move", broken)
            page = await tables.page(table, HOST)
            await until(lambda: place.driver is not None and place.driver.done())
        assert "went wrong inside" in page.last(p.Refused).why
        assert place.room.table.revision == 0
        await page.hello()
        await until(lambda: place.room.table.revision > 0)

    evening(told)


def test_a_bot_that_thinks_does_not_end_a_vote(lay: Any, evening: Any) -> None:
    async def told(tables: Any) -> None:
        ana, ben = await tables.seated(lay("Ana", "Ben", "Bot=random"), ANA, BEN)
        await ana.say(p.Pace(id="p", pace="instant"))
        room = ana.place.room
        for _ in range(100):
            await until(lambda: not room.bot_is_asked())
            if room.table.answers and room.table.target("step", room.people).reveals:
                break
            await play([ana, ben], 1)
        await ana.say(p.Pace(id="p", pace="calm"))
        while not room.bot_is_asked():
            await play([ana, ben], 1)
        revision = room.table.revision
        await ana.say(p.Undo(id="u", revision=revision, to="step"))
        await until(lambda: ana.place.driver.done())
        assert (room.voting is not None, room.table.revision) == (True, revision)
        await ben.say(p.Vote(id="v", revision=revision, agree=False))
        await until(lambda: room.table.revision > revision)

    evening(told)


def test_a_move_that_cannot_be_told_is_written_down(
    lay: Any, evening: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def told(tables: Any) -> None:
        place = await tables.hall.place(table := lay("A=random", "Ben"))
        page = await tables.page(table, HOST)
        with monkeypatch.context() as broken:
            broken.setattr(web_hall, "_tidings", lambda room, pages: 1 / 0)
            await until(lambda: place.driver is not None and place.driver.done())
        assert place.driver.exception() is None
        assert "ZeroDivisionError" in caplog.text
        assert page.last(p.Refused).why

    evening(told)


# --- What is sent -------------------------------------------------------------------------------------


def test_nobody_hears_a_key_of_a_seat_they_do_not_hold(lay: Any, evening: Any) -> None:
    async def told(tables: Any) -> None:
        ana, ben = await tables.seated(table := lay(), ANA, BEN)
        room = ana.place.room
        await tables.hall.join(ana.place, EVE, p.Joining(room.row.watch))
        eve = await tables.page(table, EVE)
        keys = [seat.key for seat in room.seats]
        await play([ana, ben], 6)
        await ana.say(p.Settle(id="s", seat=0, name="Anna"))
        for page in (ana, ben, eve):
            page.take()
        for page, own in ((ana, {0}), (ben, {1}), (eve, set())):
            traffic = b"".join(page.raw).decode()
            assert {n for n, key in enumerate(keys) if key in traffic} == own
            assert f'"{ANA}"' not in traffic
            assert f'"{BEN}"' not in traffic
        assert room.row.watch not in b"".join(eve.raw).decode()

    evening(told)


def test_many_who_come_at_once_are_told_of_in_one_notice(lay: Any, evening: Any) -> None:
    async def told(tables: Any) -> None:
        tables.hall.notice_every = 0.2
        first = await tables.page(table := lay(), HOST)
        await asyncio.sleep(0.25)
        first.take()
        for n in range(12):
            await tables.hall.join(first.place, f"eve{n}", p.Joining(first.place.room.row.watch))
        pages = [await tables.page(table, f"eve{n}") for n in range(12)]
        assert all(any(isinstance(m, p.Room) for m in page.take()) for page in pages)
        await until(lambda: (first.take(), first.last(p.Room).watchers == 12)[1])
        assert sum(isinstance(m, p.Room) for m in first.heard) <= 4

    evening(told)


def test_all_who_read_a_language_are_sent_the_same_bytes(lay: Any, evening: Any) -> None:
    async def told(tables: Any) -> None:
        ana, ben = await tables.seated(lay(), ANA, BEN)
        for page in (ana, ben):
            page.take()
            page.raw.clear()
        await play([ana, ben], 3)
        sent = [[raw for raw in page.raw if raw.startswith(b'{"type":"change"')] for page in (ana, ben)]
        assert len(sent[0]) == 3
        assert all(one is other for one, other in zip(*sent, strict=True))
        assert not any(raw.startswith(b'{"type":"room"') for raw in ana.raw + ben.raw)

    evening(told)


def test_the_others_see_that_a_choice_is_being_put_together(lay: Any, evening: Any) -> None:
    async def told(tables: Any) -> None:
        table = lay(game="mine")
        page = await tables.page(table, HOST)
        await tables.hall.join(page.place, EVE, p.Joining(page.place.room.row.watch))
        eve = await tables.page(table, EVE)
        while page.place.room.table.request.kind != "eat":
            await play([page], 1)
            eve.take()
        revision = page.place.room.table.revision
        await tables.hall.consider(
            page.place, page.line, p.Try(revision=revision, keys=["feed:bruno:raw-food"])
        )
        draft = page.last(p.Draft)
        assert (draft.keys, draft.complete, draft.revision) == (["feed:bruno:raw-food"], True, revision)
        assert eve.last(p.Pondering).text.startswith("1 × ")
        assert page.place.room.table.revision == revision
        await tables.hall.consider(page.place, page.line, p.Try(revision=revision - 1, keys=[]))
        assert page.last(p.Refused).stale
        assert page.last(p.State).revision == revision
        await tables.hall.consider(eve.place, eve.line, p.Try(revision=revision, keys=[]))
        assert "to decide" in eve.last(p.Refused).why

    evening(told)


@pytest.mark.parametrize("game", ["daylight", "mine"])
def test_every_message_of_a_game_fits_the_protocol_and_every_option_can_be_sent(
    lay: Any, evening: Any, game: str
) -> None:
    async def told(tables: Any) -> None:
        page = await tables.page(table := lay("A=heuristic", "B=random", game=game, seed="3"), HOST)
        view = msgspec.json.Decoder(view_of(game), strict=True)
        longest = 0
        room = page.place.room
        for _ in range(120):
            if not room.bot_is_asked():
                break
            room.bot_move()
            if room.table.request is not None:
                options = (*room.table.request.options, *room.table.request.anytime)
                longest = max(longest, *(len(option.id) for option in options))
                assert room.table.request.seat in (*range(2), ANYONE)
        await page.hello()
        page.take()
        for state in (m for m in page.heard if isinstance(m, p.State)):
            view.decode(state.view)
        assert longest <= 120
        assert table

    evening(told)
