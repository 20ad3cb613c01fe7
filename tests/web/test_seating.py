"""Coming together: friends by link, the host's part, what is said of people, playing again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tilldawn.bots import make_bot
from tilldawn.bots.drive import step
from tilldawn.engine.chance import SeededChance
from tilldawn.web import hall as web_hall
from tilldawn.web import protocol as p
from tilldawn.web.errors import Refusal
from tilldawn.web.gossip import KEPT, Gossip
from tilldawn.web.laying import lay_again, lay_out
from tilldawn.web.place import NO_ENTRY
from tilldawn.web.room import Room, table_of
from tilldawn.web.seating import NOTHING
from tilldawn.web.store import Company, browser_id

HOST, ANA, BEN, EVE = "host", "ana", "ben", "eve"


@pytest.fixture
def friends(lay: Any, wake: Any) -> Room:
    """Ana hosts a table; Ben is to come by link, a bot plays Marta."""
    found: Room = wake(lay("Ana", "Ben=friend", "Marta=heuristic"))
    found.here[HOST] += 1
    return found


def said(room: Room) -> list[tuple[str, str, str]]:
    return [(one.kind, one.name, one.other) for one in room.gossip.since(0)]


def key(room: Room, seat: int) -> str:
    return room.seats[seat].key


# --- Before it begins -----------------------------------------------------------------------------------


def test_nobody_decides_for_a_friend_who_has_not_come(friends: Room, wake: Any) -> None:
    assert friends.seats_of(HOST) == (0,)
    assert friends.awaited() == [1]
    seat = friends.people_for(HOST).seats[1]
    assert (seat.player, seat.held, seat.here, seat.ready) == ("human", False, False, False)
    assert wake(friends.row.id).awaited() == [1], "it is kept"


def test_a_table_without_friends_begins_by_itself(lay: Any, wake: Any) -> None:
    room = wake(lay("Ana", "Ben", "Marta=random"))
    assert room.company.begun
    room.answer(HOST, 0, room.table.request.options[0].id)


def test_before_it_has_begun_nothing_is_decided_and_no_bot_moves(friends: Room) -> None:
    assert not friends.people_for(HOST).begun
    assert not friends.bot_is_asked()
    for forbidden in (
        lambda: friends.answer(HOST, 0, "character:pillar"),
        lambda: friends.draft(HOST, 0, []),
        lambda: friends.undo(HOST, 0, "step"),
        lambda: friends.order(HOST, 0, 0, "gift", "pass"),
    ):
        with pytest.raises(Refusal, match="not begun"):
            forbidden()


def test_the_host_sees_the_links_of_seats_nobody_holds_and_only_those(friends: Room) -> None:
    links = friends.people_for(HOST).you.links
    assert set(links) == {"0", "1", "2", "watch", "host"}
    assert links["1"] == f"/t/{friends.row.id}#{key(friends, 1)}"
    friends.join(BEN, p.Joining(key(friends, 1), "Ben"))
    assert set(friends.people_for(HOST).you.links) == {"0", "2", "watch", "host"}
    assert set(friends.people_for(BEN).you.links) == {"1", "watch"}


@pytest.mark.parametrize(
    ("hold", "player", "holder"), [("bot", "heuristic", ""), ("me", "human", HOST), ("", "human", "")]
)
def test_begun_without_a_friend_the_seat_is_a_bots_the_hosts_or_waited_for(
    friends: Room, wake: Any, hold: str, player: str, holder: str
) -> None:
    friends.begin(HOST, hold)
    assert (friends.seats[1].player, friends.seats[1].browser) == (player, holder)
    assert friends.people_for(HOST).begun
    again = wake(friends.row.id)
    assert again.company.begun
    assert (again.seats[1].player, again.seats[1].browser) == (player, holder)
    assert said(friends)[-1] == ("begun", "Ana", "")


def test_a_seat_that_is_waited_for_is_answered_by_nobody_until_the_host_says_so(friends: Room) -> None:
    friends.begin(HOST, "")
    room = friends
    for _ in range(60):
        if room.bot_is_asked():
            room.bot_move()
        elif room.table.request.options[0].seat == 1:  # type: ignore[union-attr]
            break
        else:
            room.answer(HOST, room.table.revision, room.table.request.options[0].id)  # type: ignore[union-attr]
    option = room.table.request.options[0]  # type: ignore[union-attr]
    with pytest.raises(Refusal, match="for Ben to decide"):
        room.answer(HOST, room.table.revision, option.id)
    assert not room.bot_is_asked()
    room.sit(HOST, 1)
    room.answer(HOST, room.table.revision, option.id)
    assert ("sat", "Ben", "Ana") in said(room)


def test_only_the_host_begins_sits_for_somebody_and_makes_a_new_host_link(friends: Room) -> None:
    friends.join(BEN, p.Joining(key(friends, 1), "Ben"))
    every: tuple[Callable[[], object], ...] = (
        lambda: friends.begin(BEN, "bot"),
        lambda: friends.sit(BEN, 0),
        lambda: friends.relink(BEN),
        lambda: friends.settle(BEN, 2, p.Settle(id="s", seat=2, player="human")),
    )
    for forbidden in every:
        with pytest.raises(Refusal):
            forbidden()
    with pytest.raises(Refusal, match="for Ben"):
        friends.sit(HOST, 1)


def test_ready_is_said_and_shown_and_goes_with_the_seat(friends: Room) -> None:
    friends.join(BEN, p.Joining(key(friends, 1), "Ben"))
    with pytest.raises(Refusal):
        friends.be_ready(EVE, True)
    friends.be_ready(BEN, True)
    friends.be_ready(BEN, True)
    assert [seat.ready for seat in friends.people_for(EVE).seats] == [True, True, True]
    assert said(friends)[1:] == [("ready", "Ben", "")]
    friends.be_ready(BEN, False)
    friends.be_ready(BEN, True)
    friends.free(HOST, 1)
    assert not friends.people_for(EVE).seats[1].ready


# --- Links ----------------------------------------------------------------------------------------------


def test_looking_at_a_link_takes_nothing(friends: Room) -> None:
    before = msgspec.json.encode(friends.seats)
    opened = friends.open(BEN, key(friends, 1), "en")
    assert (opened.kind, opened.seat, opened.name, opened.holder) == ("seat", 1, "Ben", "nobody")
    assert opened.people == ["Ana", "Marta"]
    assert not opened.begun
    assert friends.open(BEN, key(friends, 0), "en").holder == "host"
    assert friends.open(HOST, key(friends, 0), "en").holder == "you"
    assert friends.open(BEN, key(friends, 2), "fr").holder == "bot"
    assert friends.open(BEN, friends.row.watch, "en").kind == "watch"
    assert msgspec.json.encode(friends.seats) == before
    assert not friends.may_look(BEN)
    assert said(friends) == []


@pytest.mark.parametrize("wrong", ["x", "é" * 20])
def test_a_wrong_key_shows_nothing(friends: Room, wrong: str) -> None:
    with pytest.raises(Refusal, match="opens nothing"):
        friends.open(EVE, wrong, "en")


def test_who_has_no_key_and_no_seat_to_come_back_to_sees_nothing(friends: Room) -> None:
    assert friends.open(EVE, "", "en") == NOTHING
    with pytest.raises(Refusal, match="opens nothing"):
        friends.join(EVE, p.Joining("", take=True))


def test_a_table_without_a_host_link_is_not_hosted_by_who_has_no_key(lay: Any, wake: Any) -> None:
    room = wake(lay())
    room.company = Company()
    with pytest.raises(Refusal, match="opens nothing"):
        room.join(EVE, p.Joining("", take=True))
    assert room.row.host == HOST


def test_a_bots_seat_is_taken_only_when_that_is_asked_for(friends: Room) -> None:
    assert friends.join(BEN, p.Joining(key(friends, 2), "Ben")).taken
    assert friends.seats[2].player == "heuristic"
    friends.join(BEN, p.Joining(key(friends, 2), "Ben", take=True))
    assert (friends.seats[2].player, friends.seats_of(BEN)) == ("human", (2,))
    assert said(friends) == [("bot-left", "Ben", "Marta")]


def test_the_hosts_seat_is_not_taken_silently(friends: Room) -> None:
    asked = friends.join(EVE, p.Joining(key(friends, 0), "Eve"))
    assert (asked.taken, asked.here, asked.name) == (True, True, "Ana")
    assert friends.seats[0].browser == HOST


def test_who_has_lost_a_seat_can_ask_for_it_again_without_the_link(friends: Room) -> None:
    friends.join(BEN, p.Joining(key(friends, 1), "Ben"))
    friends.join(EVE, p.Joining(key(friends, 1), "Eve", take=True))
    friends.here[EVE] += 1
    assert not friends.may_look(BEN)
    lost = friends.open(BEN, "", "en")
    assert (lost.seat, lost.name, lost.holder, lost.here) == (1, "Eve", "other", True)
    assert friends.join(BEN, p.Joining("", "Ben")).taken
    friends.join(BEN, p.Joining("", "Ben", take=True))
    assert friends.seats_of(BEN) == (1,)
    assert said(friends)[-1] == ("taken", "Ben", "Eve")


def test_who_was_sent_away_by_the_host_cannot(friends: Room) -> None:
    friends.join(BEN, p.Joining(key(friends, 1), "Ben"))
    friends.free(HOST, 1)
    assert friends.open(BEN, "", "en") == NOTHING


def test_one_may_stand_up_and_the_seat_is_waited_for(friends: Room) -> None:
    friends.join(BEN, p.Joining(key(friends, 1), "Ben"))
    old = key(friends, 1)
    friends.free(BEN, 1)
    assert (friends.awaited(), said(friends)[-1]) == ([1], ("left", "Ben", ""))
    assert key(friends, 1) != old
    with pytest.raises(Refusal, match="Only the host"):
        friends.free(BEN, 1)


# --- The host's part --------------------------------------------------------------------------------------


def test_the_host_link_hands_the_hosts_part_on(friends: Room, wake: Any, hand: Any) -> None:
    link = friends.company.key
    asked = friends.open(EVE, link, "en")
    assert (asked.kind, asked.name, asked.holder, asked.theirs) == ("host", "Ana", "host", ["Ana"])
    assert friends.join(EVE, p.Joining(link)).taken
    assert friends.row.host == HOST
    friends.join(EVE, p.Joining(link, take=True))
    assert friends.people_for(EVE).you.host
    assert not friends.people_for(HOST).you.host
    assert friends.seats_of(HOST) == (0,), "the former host goes on playing"
    assert set(friends.people_for(EVE).you.links) == {"1", "watch", "host"}
    friends.free(EVE, 1)
    friends.begin(EVE, "bot")
    hand.first(friends)
    again = wake(friends.row.id)
    assert (again.row.host, again.table.journal) == (EVE, friends.table.journal)
    assert hand.kept(friends)


def test_on_another_device_the_host_takes_the_seats_along(friends: Room, wake: Any) -> None:
    friends.join(EVE, p.Joining(friends.company.key, take=True, seats=True))
    assert friends.seats_of(EVE) == (0,)
    assert friends.holds(EVE) == (0, 2)
    assert not friends.may_look(HOST)
    assert friends.open(HOST, "", "en").holder == "host", "and can be asked for them again"
    assert wake(friends.row.id).holds(EVE) == (0, 2)


def test_a_host_who_has_no_seat_watches_on(lay: Any, wake: Any) -> None:
    room = wake(lay("Ben=friend"))
    room.join(EVE, p.Joining(room.company.key, take=True))
    assert room.may_look(HOST)
    assert wake(room.row.id).may_look(HOST)


def test_a_new_host_link_ends_the_old_one(friends: Room, wake: Any) -> None:
    old = friends.company.key
    friends.relink(HOST)
    assert friends.company.key != old
    with pytest.raises(Refusal, match="opens nothing"):
        friends.open(EVE, old, "en")
    assert wake(friends.row.id).company == friends.company


def test_a_table_of_an_older_version_gets_its_host_link_when_it_is_woken(
    lay: Any, wake: Any, store: Any
) -> None:
    table = lay()
    store.store._db.execute("UPDATE tables SET company = ''")
    room = wake(table)
    assert room.company == Company()
    assert "host" not in room.people_for(HOST).you.links
    room.catch_up()
    link = room.people_for(HOST).you.links["host"]
    assert wake(table).people_for(HOST).you.links["host"] == link


def test_how_an_older_table_ended_is_kept_when_it_is_woken(lay: Any, wake: Any, store: Any) -> None:
    room = wake(lay("A=random"))
    while room.bot_move():
        pass
    [(kept, _)] = store.tables_of(HOST)
    assert (kept.over, kept.won) == (True, room.table.outcome.won)
    room.row.won = None
    store.append(room.row, room.row.mark.length, [])
    assert store.tables_of(HOST)[0][0].won is None
    woken = wake(room.row.id)
    woken.catch_up()
    [(kept, _)] = store.tables_of(HOST)
    assert (kept.over, kept.won) == (True, room.table.outcome.won)
    assert store.load(room.row.id).journal == room.table.journal


# --- What is said -----------------------------------------------------------------------------------------


def test_everything_that_happens_among_people_is_said(room: Room, hand: Any) -> None:
    room.here.update((ANA, BEN))
    before = room.gossip.latest
    room.settle(ANA, 0, p.Settle(id="s", seat=0, name="Anna", colour="sky"))
    room.settle(BEN, 1, p.Settle(id="s", seat=1, player="random"))
    room.settle(BEN, 1, p.Settle(id="s", seat=1, player="human"))
    hand.past_a_reveal(room)
    revision = room.table.revision
    room.undo(ANA, revision, "step")
    room.vote(BEN, revision, False)
    room.vote(BEN, revision, False)  # a double click
    room.undo(ANA, revision, "step")
    room.undo(ANA, revision, "step")
    room.vote(ANA, revision, False)
    room.undo(ANA, revision, "step")
    room.vote(BEN, revision, True)
    told = [(one.kind, one.name, one.other) for one in room.gossip.since(before)]
    assert told == [
        ("renamed", "Anna", "Ana"),
        ("coloured", "Anna", "sky"),
        ("stood-in", "Ben", ""),
        ("given-back", "Ben", ""),
        ("undo-asked", "Anna", "1"),
        ("undo-refused", "Ben", "Anna"),
        ("undo-asked", "Anna", "1"),
        ("undo-withdrawn", "Anna", "Anna"),
        ("undo-asked", "Anna", "1"),
        ("undone", "Anna", "1"),
    ]


def test_an_answer_that_ends_a_vote_is_said(room: Room, hand: Any) -> None:
    room.here.update((ANA, BEN))
    hand.past_a_reveal(room)
    room.undo(ANA, room.table.revision, "step")
    hand.first(room)
    assert said(room)[-1] == ("undo-dropped", "Ana", "")


def test_only_so_much_is_remembered() -> None:
    gossip = Gossip()
    for n in range(KEPT + 50):
        gossip.say("came", str(n), "", 0)
    assert len(gossip.since(0)) == KEPT
    assert [one.name for one in gossip.since(gossip.latest - 2)] == [str(KEPT + 48), str(KEPT + 49)]


def test_what_is_said_after_a_table_was_woken_is_newer_than_all_before() -> None:
    before = Gossip()
    before.say("came", "Ana", "", 0)
    time.sleep(0.01)
    after = Gossip()
    after.say("came", "Ana", "", 0)
    assert after.since(before.latest)


def test_who_comes_reads_what_was_said_and_hears_what_is_new(lay: Any, evening: Any) -> None:
    async def told(tables: Any) -> None:
        ana, ben = await tables.seated(lay(), ANA, BEN)
        first = [m for m in ben.take() if isinstance(m, p.Company)]
        assert not first[0].news
        assert [one.kind for one in first[0].events][:2] == ["joined", "joined"]
        await ana.say(p.Settle(id="s", seat=0, name="Anna"))
        for page in (ana, ben):
            news = page.last(p.Company)
            assert news.news
            assert [(one.kind, one.name, one.other) for one in news.events] == [("renamed", "Anna", "Ana")]
        await ben.hello("fr")
        again = ben.last(p.Company)
        assert not again.news
        assert again.events[-1].kind == "renamed"

    evening(told)


def test_away_and_back_are_said_but_not_a_reload(
    lay: Any, evening: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_hall, "BACK_WITHIN", 0.05)

    async def told(tables: Any) -> None:
        ana, ben = await tables.seated(lay(), ANA, BEN)
        room = ana.place.room
        before = room.gossip.latest
        ben.take()

        def kinds() -> list[str]:
            return [one.kind for one in room.gossip.since(before)]

        await ben.leave()
        await ben.come_back()
        await asyncio.sleep(0.1)
        assert kinds() == []
        await ben.leave()
        await asyncio.sleep(0.1)
        assert ana.last(p.Company).events[-1].kind == "away"
        await ben.come_back()
        assert kinds() == ["away", "back"]
        assert ana.last(p.Company).events[-1].name == "Ben"

    evening(told)


def test_who_takes_a_seat_over_is_said_and_the_other_may_come_back(lay: Any, evening: Any) -> None:
    async def told(tables: Any) -> None:
        ana, ben = await tables.seated(lay(), ANA, BEN)
        place = ana.place
        await tables.hall.join(place, EVE, p.Joining(place.room.seats[1].key, "Eve", take=True))
        assert ben.take()[-1] == NO_ENTRY
        assert (await tables.hall.open(place, BEN, "", "en")).name == "Eve"
        await tables.hall.join(place, BEN, p.Joining("", "Ben", take=True))
        assert [one.kind for one in ana.last(p.Company).events] == ["taken"]
        assert place.room.seats_of(BEN) == (1,)

    evening(told)


def test_no_key_and_no_browser_is_in_what_is_said(friends: Room) -> None:
    friends.join(BEN, p.Joining(key(friends, 1), "Ben"))
    friends.join(EVE, p.Joining(friends.company.key, take=True))
    friends.free(EVE, 1)
    told = repr(friends.gossip.since(0))
    for secret in (*(seat.key for seat in friends.seats), friends.company.key, friends.row.watch, "'ben'"):
        assert secret not in told


# --- Again ------------------------------------------------------------------------------------------------


def finished(visitor: Any, store: Any) -> tuple[Any, Any, str]:
    """A table of Ana and Ben whose game is over."""
    ana, ben = visitor(), visitor()
    wanted = p.NewTable(
        "daylight",
        [p.NewSeat("Ana"), p.NewSeat("Ben", "friend"), p.NewSeat("Marta", "random")],
        {"difficulty": ["hard"]},
        "7",
    )
    table = ana.post("/api/tables", wanted).json()["table"]
    stored = store.load(table)
    store.keep_seat(table, 1, replace(stored.seats[1], browser=browser_id(ben.headers["cookie"][9:])))
    store.keep_company(table, Company(stored.company.key))
    played = table_of(stored)
    bots = {seat: make_bot("random", "daylight", str(seat)) for seat in range(3)}
    while option := step(played, bots):
        played.answer(option.id, option.seat)
    assert isinstance(played.chance, SeededChance)
    stored.row.over, stored.row.won, stored.row.drawn = True, False, played.chance.drawn
    store.append(stored.row, 0, played.journal)
    return ana, ben, table


def test_the_same_people_play_again(visitor: Any, store: Any) -> None:
    ana, ben, table = finished(visitor, store)
    answer = ben.post(f"/api/tables/{table}/again")
    assert answer.status_code == 201, answer.text
    fresh = store.load(answer.json()["table"])
    old = store.load(table)
    assert (fresh.row.game, fresh.row.options) == (old.row.game, old.row.options)
    assert fresh.row.seed != old.row.seed
    assert [(s.name, s.player, s.browser) for s in fresh.seats] == [
        (s.name, s.player, s.browser) for s in old.seats
    ]
    assert not {s.key for s in fresh.seats} & {s.key for s in old.seats}
    assert fresh.row.host == old.seats[1].browser
    assert not fresh.company.begun, "Ana is waited for"
    assert old.company.next == fresh.row.id
    assert ana.post(f"/api/tables/{table}/again").json()["table"] == fresh.row.id
    assert fresh.row.id in [one["id"] for one in ana.get("/api/me").json()["tables"]]


def test_a_game_that_goes_on_is_not_played_again_and_strangers_play_nothing(visitor: Any, store: Any) -> None:
    ana, eve = visitor(), visitor()
    table = ana.lay()
    assert "not over" in ana.post(f"/api/tables/{table}/again").json()["why"]
    eve.post(f"/api/tables/{table}/join", p.Joining(store.load(table).row.watch))
    assert eve.post(f"/api/tables/{table}/again").status_code == 400
    assert visitor().post(f"/api/tables/{table}/again").status_code == 400


def test_when_the_next_table_is_gone_another_one_is_laid(visitor: Any, store: Any) -> None:
    ana, _, table = finished(visitor, store)
    first = ana.post(f"/api/tables/{table}/again").json()["table"]
    assert ana.delete(f"/api/tables/{first}").status_code == 204
    assert ana.post(f"/api/tables/{table}/again").json()["table"] != first


def test_alone_one_plays_again_at_once() -> None:
    old = lay_out(HOST, p.NewTable("daylight", [p.NewSeat("Ana"), p.NewSeat("Bot", "random")], seed="7"))
    assert lay_again(HOST, old).company.begun


# --- My tables, elsewhere -----------------------------------------------------------------------------------


def private(browser: Any) -> str:
    answer = browser.post("/api/me/key")
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    return str(answer.json()["key"])


def test_a_private_link_brings_name_and_tables_to_another_browser(visitor: Any, store: Any) -> None:
    ana, fresh = visitor(), visitor()
    ana.post("/api/me", p.Naming("Ana"))
    table = ana.lay()
    mine = private(ana)
    assert browser_id(mine) == store.load(table).row.host
    looked = fresh.post("/api/me/look", p.Private(mine))
    assert (looked.json()["name"], [t["id"] for t in looked.json()["tables"]]) == ("Ana", [table])
    assert "set-cookie" not in looked.headers, "looking changes nothing"
    assert fresh.get("/api/me").json()["tables"] == []
    returned = fresh.post("/api/me/return", p.Private(mine))
    assert "HttpOnly" in returned.headers["set-cookie"]
    assert "samesite=strict" in returned.headers["set-cookie"].lower()
    fresh.headers["cookie"] = returned.headers["set-cookie"].partition(";")[0]
    assert [t["id"] for t in fresh.get("/api/me").json()["tables"]] == [table]
    assert ana.get("/api/me").json()["name"] == "Ana", "and stays where it was"


def test_a_key_nobody_has_used_is_refused(visitor: Any) -> None:
    eve = visitor()
    for path in ("look", "return"):
        refused = eve.post(f"/api/me/{path}", p.Private("x" * 43))
        assert refused.status_code == 404
        assert "private link" in refused.json()["why"]
        assert "set-cookie" not in refused.headers


@pytest.mark.parametrize("key", ["", "short", "x" * 44, "é" * 43, "x" * 42 + "\n"])
def test_what_is_no_key_is_refused(visitor: Any, key: str) -> None:
    for path in ("look", "return"):
        assert visitor().post(f"/api/me/{path}", {"key": key}).status_code == 400


def test_a_cookie_somebody_has_made_up_is_no_key_to_hand_out(visitor: Any) -> None:
    eve = visitor()
    eve.headers["cookie"] = "tilldawn=guess"
    assert eve.post("/api/me/key").status_code == 404


def test_the_private_key_is_asked_for_by_our_own_pages_only(visitor: Any) -> None:
    ana = visitor()
    for path in ("key", "look", "return"):
        assert ana.post(f"/api/me/{path}", b"{}", origin="http://elsewhere").status_code == 403


def test_no_key_is_in_the_log(visitor: Any, store: Any, caplog: pytest.LogCaptureFixture) -> None:
    ana, eve = visitor(), visitor()
    caplog.set_level("DEBUG")
    table = ana.lay("Ana", "Ben=friend")
    mine, stored = private(ana), store.load(table)
    eve.post("/api/me/look", p.Private(mine))
    eve.post("/api/me/return", {"key": mine, "more": 1})
    for secret in (stored.seats[1].key, stored.company.key):
        eve.post(f"/api/tables/{table}/open", p.Opening(secret))
        eve.post(f"/api/tables/{table}/join", {"key": secret, "odd": 1})
        assert secret not in caplog.text
    assert mine not in caplog.text
