"""The store: whole or not at all, the same over every database."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tilldawn.engine.text import catalog
from tilldawn.web import protocol as p
from tilldawn.web.laying import lay_out
from tilldawn.web.store import (
    Ages,
    Checkpoint,
    Company,
    Damaged,
    SeatRow,
    Stored,
    StoreFailed,
    browser_id,
)


def table(host: str = "host") -> Stored:
    return lay_out(host, p.NewTable("daylight", [p.NewSeat("Ana"), p.NewSeat("Bot", "random")], seed="7"))


def test_what_is_kept_is_found_again_by_another_process(shop: Any) -> None:
    store, kept = shop.open(), table()
    store.create(kept)
    store.append(kept.row, 0, ["0>character:pillar"])
    store.watch(kept.row.id, "eve")
    store.keep_pace(kept.row.id, "calm")
    store.keep_seat(kept.row.id, 1, SeatRow("Ben", "human", "teal", "key", "ben"))
    store.name_browser("ben", "Ben")
    store.name_browser("ben", "Benny")
    again = shop.open()  # the first is still open, as after a kill
    found = again.load(kept.row.id)
    assert found is not None
    assert (found.journal, found.watchers, found.row.pace) == (["0>character:pillar"], {"eve"}, "calm")
    assert found.seats == [kept.seats[0], SeatRow("Ben", "human", "teal", "key", "ben")]
    assert again.browser_name("ben") == "Benny"
    assert again.browser_name("nobody") == ""


def test_what_people_agreed_on_is_found_again(shop: Any) -> None:
    store, kept = shop.open(), table()
    store.create(kept)
    assert shop.open().load(kept.row.id).company == kept.company
    for company in (Company("key", False), Company("key", True, "next"), Company("other", True, "next")):
        store.keep_company(kept.row.id, company)
        assert shop.open().load(kept.row.id).company == company
    shop.do("UPDATE tables SET company = replace(company, 'other', 'mine!')")
    with pytest.raises(Damaged):
        store.load(kept.row.id)


def test_another_host_is_sealed_in_and_the_journal_goes_on(shop: Any) -> None:
    store, kept = shop.open(), table()
    store.create(kept)
    store.append(kept.row, 0, ["0>a"])
    store.keep_host(kept.row, "other")
    store.append(kept.row, 1, ["0>b"])
    found = shop.open().load(kept.row.id)
    assert (found.row.host, found.journal) == ("other", ["0>a", "0>b"])
    assert [row.host for row, _ in store.tables_of("other")] == ["other"]
    store.append(found.row, 2, ["0>c"])
    assert len(shop.open().load(kept.row.id).journal) == 3


def test_a_damaged_table_gets_no_new_host(shop: Any) -> None:
    store, kept = shop.open(), table()
    store.create(kept)
    shop.do("UPDATE tables SET seed = 'other'")
    with pytest.raises(Damaged):
        store.keep_host(kept.row, "other")
    assert shop.ask("SELECT host FROM tables") == [("host",)]
    assert kept.row.host == "host"


@pytest.mark.parametrize("won", [True, False, None])
def test_how_a_game_ended_is_in_the_list_of_tables(shop: Any, won: bool | None) -> None:
    store, kept = shop.open(), table()
    store.create(kept)
    [(row, _)] = store.tables_of("host")
    assert (row.over, row.won) == (False, None)
    kept.row.over, kept.row.won = True, won
    store.append(kept.row, 0, ["0>a"])
    [(row, _)] = store.tables_of("host")
    assert (row.over, row.won) == (True, won)
    assert shop.open().load(kept.row.id).row.won is won


def test_an_answer_is_never_written_over_another(shop: Any) -> None:
    store, kept = shop.open(), table()
    store.create(kept)
    store.append(kept.row, 0, ["0>a", "?b"])
    with pytest.raises(StoreFailed):
        store.append(kept.row, 1, ["0>c", "?d"])
    with pytest.raises(StoreFailed):
        store.append(kept.row, 0, ["0>c"])
    found = store.load(kept.row.id)
    assert found is not None
    assert found.journal == ["0>a", "?b"]


def test_a_failed_write_leaves_nothing_behind(shop: Any) -> None:
    store, kept = shop.open(), table()
    store.create(kept)
    with pytest.raises(StoreFailed):
        store.create(kept)
    again = table()
    again.seats = [*again.seats, *again.seats[:1]]
    again.journal = ["a"]
    again.row.id = kept.row.id
    with pytest.raises(StoreFailed):
        store.create(again)
    found = store.load(kept.row.id)
    assert found is not None
    assert (found.journal, len(found.seats)) == ([], 2)
    store.append(kept.row, 0, ["0>a"])


def test_a_table_is_forgotten_with_all_that_belongs_to_it(shop: Any) -> None:
    store, kept = shop.open(), table()
    store.create(kept)
    store.append(kept.row, 0, ["0>a"])
    store.watch(kept.row.id, "eve")
    store.forget(kept.row.id)
    assert store.load(kept.row.id) is None
    for name in ("tables", "seats", "watchers", "journal"):
        assert shop.ask(f"SELECT count(*) FROM {name}") == [(0,)]
    with pytest.raises(StoreFailed):
        store.append(kept.row, 1, ["0>b"])


def test_tables_of_a_browser_are_those_it_hosts_sits_at_or_watches(shop: Any) -> None:
    store = shop.open()
    hosted, seated, watched, other = table("ana"), table(), table(), table()
    for one in (hosted, seated, watched, other):
        store.create(one)
    store.keep_seat(seated.row.id, 0, SeatRow("Ana", "human", "teal", "k", "ana"))
    store.watch(watched.row.id, "ana")
    store.append(watched.row, 0, ["0>a"])
    found = store.tables_of("ana")
    assert {row.id for row, _ in found} == {hosted.row.id, seated.row.id, watched.row.id}
    assert found[0][0].id == watched.row.id
    assert store.created_since("ana", time.time() - 60) == 1
    assert store.created_since("ana", time.time() + 60) == 0


def test_a_token_is_not_stored_as_it_is() -> None:
    assert browser_id("token") == browser_id("token") != browser_id("tokem")
    assert "token" not in browser_id("token")


# --- What was written is what is found ------------------------------------------------------------------


def played(shop: Any, entries: int = 6) -> tuple[Any, Stored]:
    """A store with a table that has been played at."""
    store, kept = shop.open(), table()
    store.create(kept)
    for n in range(entries):
        store.append(kept.row, n, [f"0>entry-{n}"])
    return store, kept


def test_the_head_says_how_long_the_journal_is_and_what_is_in_it(shop: Any) -> None:
    store, kept = played(shop)
    found = store.load(kept.row.id)
    assert found.row == kept.row
    assert found.row.mark.length == len(found.journal) == 6
    again = table()
    again.journal = found.journal
    store.create(again)
    assert again.row.mark.chain == found.row.mark.chain
    assert shop.ask("SELECT length FROM tables") == [(6,), (6,)]


def test_a_row_that_is_behind_adds_nothing(shop: Any) -> None:
    store, kept = played(shop)
    behind = store.load(kept.row.id).row
    store.append(kept.row, 6, ["0>first"])
    with pytest.raises(StoreFailed, match="gone on"):
        store.append(behind, 6, ["0>second"])
    with pytest.raises(StoreFailed, match="gone on"):
        store.append(kept.row, 3, ["0>third"])
    assert store.load(kept.row.id).journal[6:] == ["0>first"]


def test_orders_alone_are_kept_without_an_entry(shop: Any) -> None:
    store, kept = played(shop)
    kept.row.orders[0] = {**kept.row.orders[0], "cheer": "always"}
    store.append(kept.row, 6, [])
    found = store.load(kept.row.id)
    assert found.row.orders == kept.row.orders
    assert len(found.journal) == 6


def test_pace_and_successor_are_sealed_with_the_rest(shop: Any) -> None:
    store, kept = played(shop)
    store.keep_pace(kept.row.id, "calm")
    kept.row.pace = "calm"
    store.append(kept.row, 6, ["0>entry-6"])
    fresh = table()
    store.go_on(kept.row.id, fresh)
    found = store.load(kept.row.id)
    assert (found.row.pace, found.row.continued) == ("calm", fresh.row.id)
    assert store.successor(kept.row.id) == fresh.row.id


DAMAGE = {
    "the last entries are gone": ("DELETE FROM journal WHERE n >= 4", 4),
    "the first entry is gone": ("DELETE FROM journal WHERE n = 0", 0),
    "one in between is gone": ("DELETE FROM journal WHERE n = 2", 2),
    "all are gone": ("DELETE FROM journal", 0),
    "one was changed": ("UPDATE journal SET entry = '0>other' WHERE n = 3", 3),
    "its last was changed": ("UPDATE journal SET entry = '0>other' WHERE n = 5", 5),
    "one has moved": ("UPDATE journal SET n = 9 WHERE n = 5", 5),
    "the length is wrong": ("UPDATE tables SET length = 5", 6),
    "the seed is another": ("UPDATE tables SET seed = '8'", 6),
    "chance has gone on": ("UPDATE tables SET drawn = drawn + 1", 6),
    "an option is another": ("UPDATE tables SET options = '{\"first\":1}'", 6),
    "the game is another": ("UPDATE tables SET game = 'mine'", 6),
    "orders are no JSON": ("UPDATE tables SET orders = '[{'", 6),
    "the host is another": ("UPDATE tables SET host = 'eve'", 6),
    "the watchers' key is another": ("UPDATE tables SET watch = 'guessed'", 6),
    "the pace is none": ("UPDATE tables SET pace = 'warp'", 6),
    "a seat is gone": ("DELETE FROM seats WHERE seat = 1", 6),
    "both seats are gone": ("DELETE FROM seats", 6),
    "a seat has another holder": ("UPDATE seats SET browser = 'eve' WHERE seat = 0", 6),
    "a seat has another player": ("UPDATE seats SET player = 'human'", 6),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_table_is_shut_and_says_how_far_it_is_whole(shop: Any, name: str) -> None:
    store, kept = played(shop)
    statement, whole = DAMAGE[name]
    shop.do(statement)
    with pytest.raises(Damaged, match="This table is shut") as found:
        store.load(kept.row.id)
    assert (found.value.whole, found.value.length) == (whole, 6)
    assert catalog("fr").say(found.value.text).startswith("Cette table est fermée")


def test_a_damaged_table_is_not_sealed_anew_by_what_is_written_to_it(shop: Any) -> None:
    store, kept = played(shop)
    shop.do("UPDATE tables SET seed = '8'")
    with pytest.raises(Damaged):
        store.keep_pace(kept.row.id, "calm")
    store.append(kept.row, 6, ["0>entry-6"])  # by a server that has it awake, as it was
    with pytest.raises(Damaged):
        store.load(kept.row.id)


def test_the_other_tables_of_a_damaged_one_are_listed_and_played(shop: Any) -> None:
    store, kept = played(shop)
    other = table()
    store.create(other)
    shop.do(f"UPDATE tables SET headings = 'x' WHERE id = '{kept.row.id}'")
    assert [row.id for row, _ in store.tables_of("host")] == [other.row.id]
    assert store.load(other.row.id) == other


def test_a_table_without_its_head_is_damaged_not_unknown(shop: Any) -> None:
    store, kept = played(shop)
    shop.behead(kept.row.id)
    with pytest.raises(Damaged) as found:
        store.load(kept.row.id)
    assert found.value.whole == 6


def test_a_table_from_a_clock_that_ran_ahead_does_not_count_for_ever(shop: Any) -> None:
    store = shop.open()
    future = table("ana")
    future.row.created = time.time() + 10 * 365 * 86400
    store.create(future)
    assert store.created_since("ana", time.time() - 3600) == 0


def test_a_seat_of_a_table_that_is_gone_cannot_be_kept(shop: Any) -> None:
    store, kept = played(shop)
    store.forget(kept.row.id)
    with pytest.raises(StoreFailed, match="removed"):
        store.keep_seat(kept.row.id, 0, kept.seats[0])
    with pytest.raises(StoreFailed, match="removed"):
        store.keep_pace(kept.row.id, "calm")


def test_a_closed_store_fails_in_words(shop: Any) -> None:
    store, kept = played(shop)
    store.close()
    with pytest.raises(StoreFailed):
        store.append(kept.row, 6, ["0>a"])
    with pytest.raises(StoreFailed):
        store.load(kept.row.id)


# --- Checkpoints -----------------------------------------------------------------------------------------


def test_a_checkpoint_is_kept_and_comes_with_its_table(shop: Any) -> None:
    store, kept = played(shop)
    assert store.load(kept.row.id).checkpoint is None
    store.keep_checkpoint(kept.row.id, Checkpoint(2, "print", b"\0early"))
    store.keep_checkpoint(kept.row.id, Checkpoint(6, "print", b"\0state"))
    assert store.load(kept.row.id).checkpoint == Checkpoint(6, "print", b"\0state")
    store.append(kept.row, 6, ["0>more"])
    assert store.load(kept.row.id).checkpoint == Checkpoint(6, "print", b"\0state")
    store.forget(kept.row.id)
    assert shop.ask("SELECT count(*) FROM checkpoints") == [(0,)]


@pytest.mark.parametrize("harm", ["position = 5", "fingerprint = 'other'", "data = seal"])
def test_a_damaged_checkpoint_is_none_and_its_table_is_sound(shop: Any, harm: str) -> None:
    store, kept = played(shop)
    store.keep_checkpoint(kept.row.id, Checkpoint(6, "print", b"state"))
    shop.do(f"UPDATE checkpoints SET {harm}")
    assert store.load(kept.row.id).checkpoint is None


def test_a_checkpoint_from_after_the_journal_is_none(shop: Any) -> None:
    store, kept = played(shop)
    store.keep_checkpoint(kept.row.id, Checkpoint(7, "print", b"state"))
    assert store.load(kept.row.id).checkpoint is None


# --- What expires ----------------------------------------------------------------------------------------


def aged(store: Any, days: float, *, over: bool = False, host: str = "host") -> str:
    """A table nobody has touched for so long."""
    kept = table(host)
    kept.row.touched = time.time() - days * 86400
    kept.row.over = over
    store.create(kept)
    return str(kept.row.id)


def test_tables_expire_sooner_when_their_game_is_over(shop: Any) -> None:
    store = shop.open()
    fresh, finished = aged(store, 1), aged(store, 20, over=True)
    paused, forgotten = aged(store, 20), aged(store, 200)
    ages = Ages(browsers=0, finished=10, untouched=100)
    assert set(store.expiring(ages).tables) == {finished, forgotten}
    assert len(store.tables()) == 4
    gone = store.expire(ages)
    assert set(gone.tables) == {finished, forgotten}
    assert set(store.tables()) == {fresh, paused}
    assert store.expire(Ages(0, 0, 0)).tables == []


def test_a_table_is_shown_before_it_goes_and_stays_if_that_fails(shop: Any) -> None:
    store = shop.open()
    old = aged(store, 200)

    def fail(table: str) -> None:
        raise StoreFailed("error-store-full")

    with pytest.raises(StoreFailed, match="disk is full"):
        store.expire(Ages(untouched=100), before=fail)
    assert store.tables() == [old]
    assert store.expire(Ages(untouched=100), spare={old}).tables == []
    seen: list[str] = []
    assert store.expire(Ages(untouched=100), before=seen.append).tables == seen == [old]


def test_damaged_tables_and_those_that_lead_on_do_not_expire(shop: Any) -> None:
    store = shop.open()
    damaged, old = aged(store, 900), aged(store, 900)
    shop.do(f"UPDATE tables SET drawn = 7 WHERE id = '{damaged}'")
    store.go_on(old, table())
    assert store.expire(Ages(untouched=100)).tables == []


def test_browsers_expire_that_are_at_no_table(shop: Any) -> None:
    store = shop.open()
    aged(store, 1, host="hosting")
    kept = table()
    store.create(kept)
    store.keep_seat(kept.row.id, 0, SeatRow("Ana", "human", "teal", "k", "sitting"))
    store.watch(kept.row.id, "watching")
    for browser in ("hosting", "sitting", "watching", "gone", "new"):
        store.name_browser(browser, browser.title())
    shop.do(f"UPDATE browsers SET seen = {time.time() - 40 * 86400} WHERE id <> 'new'")
    assert store.expiring(Ages()).browsers == 1
    assert store.expire(Ages()).browsers == 1
    named = {one for one in ("hosting", "sitting", "watching", "gone", "new") if store.browser_name(one)}
    assert named == {"hosting", "sitting", "watching", "new"}
    assert store.expire(Ages(browsers=0)).browsers == 0
