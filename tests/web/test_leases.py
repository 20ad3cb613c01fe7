"""Leases: one process owns a table, and whoever has lost it can write nothing more; what processes tell."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from tilldawn.web import protocol as p
from tilldawn.web.laying import lay_out
from tilldawn.web.store import Ages, Checkpoint, Lease, LostLease, Owner, Stored, StoreFailed


def table() -> Stored:
    return lay_out("host", p.NewTable("daylight", [p.NewSeat("Ana"), p.NewSeat("Ben")], seed="7"))


@pytest.fixture
def kept(shop: Any) -> tuple[Any, Stored]:
    """A store with a table, and two processes that are there."""
    store, one = shop.open(), table()
    store.create(one)
    store.arrive("a", "127.0.0.1:1", 60)
    store.arrive("b", "127.0.0.1:2", 60)
    return store, one


def lapse(shop: Any, owner: str) -> None:
    """A process is not heard of for too long."""
    shop.do(f"UPDATE owners SET until = until - 3600 WHERE id = '{owner}'")


def test_a_table_has_one_owner_and_others_hear_where_it_is(kept: Any) -> None:
    store, one = kept
    lease = store.claim(one.row.id, "a")
    assert lease == Lease(one.row.id, "a", 1)
    elsewhere = store.claim(one.row.id, "b")
    assert isinstance(elsewhere, Owner)
    assert (elsewhere.id, elsewhere.address) == ("a", "127.0.0.1:1")
    assert 0 < elsewhere.left <= 60
    assert store.claim(one.row.id, "a") == lease  # claimed again, it is still the same
    assert store.owner_of(one.row.id).id == "a"
    assert store.claim("no such table", "a") is None
    assert [owner.id for owner in store.owners()] == ["a", "b"]
    assert store.leases("a") == [lease]


def test_a_table_that_is_released_goes_to_whoever_claims_it_under_a_higher_fence(kept: Any) -> None:
    store, one = kept
    first = store.claim(one.row.id, "a")
    store.release(first)
    assert store.owner_of(one.row.id) is None
    second = store.claim(one.row.id, "b")
    assert second == Lease(one.row.id, "b", 2)
    store.release(first)  # too late: it is left to its owner
    assert store.owner_of(one.row.id).id == "b"


def test_the_tables_of_a_process_that_is_not_heard_of_can_be_claimed(kept: Any, shop: Any) -> None:
    store, one = kept
    store.claim(one.row.id, "a")
    assert store.renew("a", 60)
    lapse(shop, "a")
    assert not store.renew("a", 60)
    assert [owner.id for owner in store.owners()] == ["b"]
    assert store.claim(one.row.id, "b") == Lease(one.row.id, "b", 2)
    store.arrive("a", "127.0.0.1:1", 60)
    assert store.leases("a") == []


def test_a_process_that_has_not_arrived_owns_nothing(kept: Any, shop: Any) -> None:
    store, one = kept
    with pytest.raises(LostLease):
        store.claim(one.row.id, "c")
    lapse(shop, "a")
    with pytest.raises(LostLease):
        store.claim(one.row.id, "a")


def test_a_process_that_goes_leaves_its_tables(kept: Any) -> None:
    store, one = kept
    store.claim(one.row.id, "a")
    store.depart("a")
    assert [owner.id for owner in store.owners()] == ["b"]
    assert store.claim(one.row.id, "b") == Lease(one.row.id, "b", 2)


def test_who_is_alone_keeps_all_out_and_those_who_share_keep_out_who_would_be_alone(shop: Any) -> None:
    alone, one, two = shop.open(), shop.open(), shop.open()
    alone.hold()
    with pytest.raises(StoreFailed, match="in use by another server"):
        one.hold(shared=True)
    alone.close()
    one.hold(shared=True)
    two.hold(shared=True)
    late = shop.open()
    with pytest.raises(StoreFailed, match="in use by another server"):
        late.hold()
    one.close()
    with pytest.raises(StoreFailed, match="in use by another server"):
        late.hold()
    two.close()
    late.hold()


WRITES: dict[str, Callable[[Any, Stored, int], None]] = {
    "append": lambda s, k, fence: s.append(k.row, 0, ["0>late"], fence=fence),
    "keep_seat": lambda s, k, fence: s.keep_seat(k.row.id, 0, k.seats[1], fence=fence),
    "keep_pace": lambda s, k, fence: s.keep_pace(k.row.id, "calm", fence=fence),
    "watch": lambda s, k, fence: s.watch(k.row.id, "eve", fence=fence),
    "keep_checkpoint": lambda s, k, fence: s.keep_checkpoint(k.row.id, Checkpoint(0, "", b""), fence=fence),
    "go_on": lambda s, k, fence: s.go_on(k.row.id, table(), fence=fence),
    "forget": lambda s, k, fence: s.forget(k.row.id, fence=fence),
}


@pytest.mark.parametrize("name", WRITES)
def test_who_has_lost_a_table_writes_nothing_and_its_owner_does(kept: Any, shop: Any, name: str) -> None:
    store, one = kept
    old = store.claim(one.row.id, "a")
    lapse(shop, "a")
    new = store.claim(one.row.id, "b")
    before = store.load(one.row.id), store.tables()
    with pytest.raises(LostLease, match="taken over"):
        WRITES[name](store, one, old.fence)
    assert (store.load(one.row.id), store.tables()) == before
    WRITES[name](store, one, new.fence)
    assert (store.load(one.row.id), store.tables()) != before


@pytest.mark.parametrize("name", WRITES)
def test_a_table_that_is_gone_is_gone_for_its_owner(kept: Any, name: str) -> None:
    store, one = kept
    lease = store.claim(one.row.id, "a")
    store.forget(one.row.id)
    with pytest.raises(StoreFailed, match="removed"):
        WRITES[name](store, one, lease.fence)


def test_a_table_that_is_being_played_does_not_expire(kept: Any, shop: Any) -> None:
    store, _ = kept
    old = table()
    old.row.touched = time.time() - 900 * 86400
    store.create(old)
    store.claim(old.row.id, "a")
    assert store.expire(Ages(untouched=100)).tables == []
    store.depart("a")
    assert store.expire(Ages(untouched=100)).tables == [old.row.id]


def test_of_many_who_claim_at_once_one_gets_it(shop: Any) -> None:
    stores = [shop.open() for _ in range(4)]
    tables = [table() for _ in range(10)]
    for one in tables:
        stores[0].create(one)
    for n, store in enumerate(stores):
        store.arrive(str(n), "", 60)
    got: list[Any] = []

    def claim(n: int) -> None:
        for one in tables:
            got.append(stores[n].claim(one.row.id, str(n)))

    threads = [threading.Thread(target=claim, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    leases = [one for one in got if isinstance(one, Lease)]
    assert len(got) == 40
    assert {lease.table for lease in leases} == {one.row.id for one in tables}
    assert [lease.fence for lease in leases] == [1] * 10


def test_nothing_is_lost_and_nothing_doubled_while_a_table_changes_hands(shop: Any) -> None:
    """Two processes take the table from each other again and again, and both go on writing."""
    one = table()
    first = shop.open()
    first.create(one)
    kept: list[str] = []
    lost: list[str] = []

    def play(name: str) -> None:
        store = shop.open()
        for turn in range(12):
            owner = f"{name}{turn}"
            store.arrive(owner, "", 60)
            shop.do("UPDATE tables SET owner = ''")  # as if it had not been heard of
            lease = store.claim(one.row.id, owner)
            if not isinstance(lease, Lease):
                continue
            row = store.load(one.row.id).row
            for n in range(5):
                entry = f"{owner}-{n}"
                try:
                    store.append(row, row.mark.length, [entry], fence=lease.fence)
                    kept.append(entry)
                except LostLease:
                    lost.append(entry)
                    break

    threads = [threading.Thread(target=play, args=(name,)) for name in "ab"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    found = first.load(one.row.id)
    assert sorted(found.journal) == sorted(kept)
    assert len(kept) > 12


# --- Notices ---------------------------------------------------------------------------------------------


class Heard:
    """What somebody has heard so far."""

    def __init__(self) -> None:
        self.all: list[tuple[str, str]] = []
        self.missed = 0

    def __call__(self, topic: str, notice: str) -> None:
        self.all.append((topic, notice))

    def miss(self) -> None:
        self.missed += 1

    def until(self, count: int) -> list[tuple[str, str]]:
        for _ in range(1000):
            if len(self.all) >= count:
                return self.all
            time.sleep(0.01)
        raise AssertionError(self.all)


def test_all_that_listen_hear_what_is_told_in_order(shop: Any) -> None:
    teller, other = shop.open(), shop.open()
    teller.notify("early", "nobody listens yet")
    ears = [Heard(), Heard()]
    listening = [store.listen(heard) for store, heard in zip((teller, other), ears, strict=True)]
    for n in range(20):
        teller.notify("presence", f"{n}: “é\n”")
    for heard in ears:
        assert heard.until(20) == [("presence", f"{n}: “é\n”") for n in range(20)]
    for one in listening:
        one.close()
    teller.notify("late", "nobody listens any more")
    time.sleep(0.1)
    assert {len(heard.all) for heard in ears} == {20}


def test_a_listener_that_fails_hears_the_next_one(shop: Any) -> None:
    store, heard = shop.open(), Heard()

    def fail_first(topic: str, notice: str) -> None:
        heard(topic, notice)
        if len(heard.all) == 1:
            raise ValueError(notice)

    listening = store.listen(fail_first)
    store.notify("a", "1")
    store.notify("a", "2")
    assert heard.until(2) == [("a", "1"), ("a", "2")]
    listening.close()


@pytest.mark.parametrize(("topic", "notice"), [("a\nb", ""), ("a", "\0"), ("a", "é" * 3501)])
def test_what_cannot_be_passed_on_is_refused(shop: Any, topic: str, notice: str) -> None:
    with pytest.raises(StoreFailed, match="notice"):
        shop.open().notify(topic, notice)
