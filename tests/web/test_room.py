"""A room: answers, seats, stand-ins and going back, without a network."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.json import encode

from tilldawn.engine.errors import NothingToUndo, TilldawnError
from tilldawn.web import protocol as p
from tilldawn.web.errors import Refusal, Stale, say
from tilldawn.web.room import Room, table_of
from tilldawn.web.seating import COLOURS, clean_name
from tilldawn.web.store import StoreFailed

HOST, ANA, BEN, EVE = "host", "ana", "ben", "eve"


def give(room: Room, browser: str, **change: str) -> None:
    room.settle(browser, int(change.pop("seat", "0")), p.Settle(id="s", seat=0, **change))


def snapshot(room: Room) -> tuple[Any, ...]:
    """All that an answer changes."""
    table = room.table
    return table.journal[:], encode(table.state), table.chance.drawn, room.row.headings  # type: ignore[attr-defined]


# --- Answers ------------------------------------------------------------------------------------------


def test_an_answer_is_in_the_store_before_the_call_returns(room: Room, hand: Any) -> None:
    for _ in range(12):
        hand.first(room)
        assert hand.kept(room)


def test_a_second_click_does_not_act_twice(room: Room) -> None:
    room.answer(ANA, 0, "character:pillar")
    room.answer(ANA, 0, "character:pillar")
    assert room.table.journal == ["0>character:pillar"]
    with pytest.raises(Stale):
        room.answer(ANA, 0, "character:smoker")
    with pytest.raises(Stale):
        room.answer(BEN, 0, "character:pillar")
    assert room.table.journal == ["0>character:pillar"]


@pytest.mark.parametrize("revision", [1, 5, 9_999_999])
def test_an_answer_to_another_revision_is_stale(room: Room, revision: int) -> None:
    with pytest.raises(Stale):
        room.answer(ANA, revision, "character:pillar")
    assert room.table.journal == []


def trading(room: Room, hand: Any) -> int:
    """The revision at which everybody trades."""
    hand.until(room, lambda r: r.table.request is not None and r.table.request.kind == "trade")
    return room.table.revision


def a_gift(room: Room, seat: int) -> str:
    assert room.table.request is not None
    return next(o.id for o in room.table.request.options if o.verb == "give" and o.seat == seat)


def test_nobody_is_too_late_because_of_what_others_answered_meanwhile(room: Room, hand: Any) -> None:
    before = trading(room, hand)
    first, second = a_gift(room, 0), a_gift(room, 1)
    room.answer(ANA, before, first)
    room.answer(BEN, before, second)
    assert room.table.journal[before:] == [f"0>{first}", f"1>{second}"]


def test_a_second_click_while_all_are_asked_does_not_act_twice(room: Room, hand: Any) -> None:
    before = trading(room, hand)
    room.answer(ANA, before, "ready:0")
    after = room.table.revision
    room.answer(ANA, before, "ready:0")
    assert room.table.revision == after
    with pytest.raises(Stale):
        room.answer(ANA, before, a_gift(room, 1))


def test_what_is_not_possible_any_more_is_stale_not_wrong(room: Room, hand: Any) -> None:
    before = trading(room, hand)
    gift = a_gift(room, 0)
    room.answer(ANA, before, gift)
    offered = room.table.revision
    _, _, card, to = gift.split(":")
    room.answer(ANA, offered, f"take-back:0:{card}:{to}")
    with pytest.raises(Stale):
        room.answer(BEN, offered, f"take-gift:{to}:0:{card}")


@pytest.mark.parametrize("browser", [BEN, EVE, HOST, ""])
def test_only_who_holds_the_seat_asked_can_answer(room: Room, browser: str) -> None:
    with pytest.raises(Refusal, match="for Ana to decide"):
        room.answer(browser, 0, "character:pillar")
    assert room.table.journal == []


def test_an_option_nobody_offers_is_refused(room: Room) -> None:
    with pytest.raises(Refusal, match="not possible now"):
        room.answer(ANA, 0, "win:now")


def test_something_at_any_time_is_done_by_its_own_seat_only(room: Room, hand: Any) -> None:
    def offered(r: Room) -> bool:
        return bool(r.table.request and r.table.request.anytime)

    hand.until(room, offered)
    assert room.table.request is not None
    option = room.table.request.anytime[0]
    other, own = (BEN, ANA) if option.seat == 0 else (ANA, BEN)
    with pytest.raises(Refusal):
        room.answer(other, room.table.revision, option.id)
    room.answer(own, room.table.revision, option.id)
    assert hand.kept(room)


def test_a_chain_is_given_as_a_whole_or_not_at_all(lay: Any, wake: Any, hand: Any) -> None:
    room = wake(lay("Ana", "Ben", game="mine"))
    hand.until(room, lambda r: r.table.request is not None and r.table.request.kind == "eat")
    before = room.table.revision
    for keys in (["feed:bruno:raw-food"], ["enough", "enough"], ["feed:nobody:raw-food", "enough"], []):
        with pytest.raises(Refusal):
            room.confirm(HOST, before, keys)
    assert room.table.revision == before
    with pytest.raises(Refusal, match="to decide"):
        room.confirm(EVE, before, ["enough"])
    room.confirm(HOST, before, ["feed:bruno:raw-food", "enough"])
    given = [entry for entry in room.table.journal[before:] if ">" in entry]
    assert [entry.partition(">")[2].partition(":")[0] for entry in given[:2]] == ["feed", "enough"]
    assert hand.kept(room)


def test_a_standing_order_is_of_ones_own_seat(room: Room, hand: Any) -> None:
    with pytest.raises(Refusal):
        room.order(BEN, 0, 0, "gift", "pass")
    with pytest.raises(TilldawnError, match="no standing order"):
        room.order(ANA, 0, 0, "weather", "pass")
    room.order(ANA, 0, 0, "gift", "pass")
    assert room.table.orders[0]["gift"] == "pass"
    assert hand.kept(room)


# --- What goes wrong ----------------------------------------------------------------------------------


@pytest.mark.parametrize("reads", [True, False], ids=["store reads", "store neither reads nor writes"])
def test_an_answer_that_cannot_be_kept_was_not_given(room: Room, hand: Any, store: Any, reads: bool) -> None:
    hand.past_a_reveal(room)
    before, browser = snapshot(room), hand.holder(room)
    option = room.table.request.options[0].id  # type: ignore[union-attr]
    store.broken = {"append"} if reads else {"append", "load"}
    for _ in range(2):
        with pytest.raises(StoreFailed, match="was not taken"):
            room.answer(browser, len(before[0]), option)
        assert snapshot(room) == before
    store.broken = set()
    room.answer(browser, len(before[0]), option)
    assert hand.kept(room)


def test_orders_and_undo_that_cannot_be_kept_have_not_happened(room: Room, hand: Any, store: Any) -> None:
    hand.first(room)
    before, orders = snapshot(room), [order.copy() for order in room.table.orders]
    store.broken = {"append", "load"}
    with pytest.raises(StoreFailed):
        room.order(ANA, 1, 0, "gift", "pass")
    with pytest.raises(StoreFailed):
        room.undo(ANA, 1, "step")
    assert (snapshot(room), room.table.orders) == (before, orders)
    store.broken = set()
    room.undo(ANA, 1, "step")
    assert hand.kept(room)


def test_a_seat_that_cannot_be_kept_has_not_changed(room: Room, store: Any) -> None:
    store.broken = {"keep_seat", "keep_pace", "watch"}
    seats, pace = room.seats[:], room.row.pace
    for change in (
        lambda: give(room, ANA, name="Anna"),
        lambda: room.free(HOST, 0),
        lambda: room.set_pace(ANA, "calm"),
        lambda: room.join(EVE, p.Joining(room.seats[0].key, take=True)),
        lambda: room.join(EVE, p.Joining(room.row.watch)),
    ):
        with pytest.raises(StoreFailed):
            change()
    assert (room.seats, room.row.pace, room.watchers) == (seats, pace, set())
    assert not room.may_look(EVE)


@pytest.mark.parametrize(
    "where", ["tilldawn.engine.chance.SeededChance.pick", "tilldawn.web.room.telling.heading"]
)
def test_a_rule_that_fails_leaves_the_table_as_it_was(
    room: Room, hand: Any, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    hand.past_a_reveal(room)
    before, browser = snapshot(room), hand.holder(room)
    option = room.table.request.options[0].id  # type: ignore[union-attr]

    def broken(*_: Any) -> Any:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(where, broken)
        with pytest.raises(ZeroDivisionError):
            room.answer(browser, len(before[0]), option)
    assert snapshot(room) == before
    room.answer(browser, len(before[0]), option)
    assert hand.kept(room)


def test_an_order_that_makes_a_rule_fail_is_not_kept(
    room: Room, hand: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand.until(room, lambda r: r.table.request is not None and r.table.request.topic == "gift")
    seat = next(o.seat for o in room.table.request.options if o.verb == "take-gift")  # type: ignore[union-attr]

    def broken(*_: Any) -> Any:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(type(room.table), "_advance", broken)
        with pytest.raises(ZeroDivisionError):
            room.order(room.seats[seat].browser, room.table.revision, seat, "gift", "pass")
    assert room.table.orders[seat]["gift"] == "ask"
    assert hand.kept(room)


def test_an_error_of_ours_is_told_without_its_inside() -> None:
    said = say(ZeroDivisionError("secret"), "en")
    assert "inside Tilldawn" in said
    assert "secret" not in said


# --- Going back ---------------------------------------------------------------------------------------


def test_a_step_chance_has_not_spoken_after_is_taken_back_at_once(room: Room, hand: Any) -> None:
    room.here.update((ANA, BEN))
    hand.first(room)
    room.undo(ANA, 1, "step")
    assert room.voting is None
    assert room.table.journal == ["0>character:pillar", "<0"]
    assert hand.kept(room)


def test_past_a_reveal_the_others_are_asked(room: Room, hand: Any) -> None:
    room.here.update((ANA, BEN))
    hand.past_a_reveal(room)
    revision = room.table.revision
    room.undo(ANA, revision, "step")
    assert room.table.revision == revision
    proposal = room.people_for(BEN).proposal
    assert proposal is not None
    assert (proposal.by, proposal.waiting) == ("Ana", (1,))
    room.vote(BEN, revision, True)
    assert room.table.journal[-1].startswith("<")
    assert room.voting is None
    assert hand.kept(room)


def test_one_refusal_ends_the_vote(room: Room, hand: Any) -> None:
    room.here.update((ANA, BEN))
    hand.past_a_reveal(room)
    revision = room.table.revision
    room.undo(ANA, revision, "step")
    room.vote(BEN, revision, False)
    assert (room.voting, room.table.revision) == (None, revision)
    with pytest.raises(Refusal, match="Nobody has asked"):
        room.vote(BEN, revision, True)


def test_people_who_are_away_are_not_waited_for(room: Room, hand: Any) -> None:
    room.here.update((ANA,))
    hand.past_a_reveal(room)
    room.undo(ANA, room.table.revision, "step")
    assert room.table.journal[-1].startswith("<")


def test_a_vote_is_settled_when_the_last_one_waited_for_leaves(room: Room, hand: Any) -> None:
    room.here.update((ANA, BEN))
    hand.past_a_reveal(room)
    room.undo(ANA, room.table.revision, "step")
    assert not room.settle_vote()
    room.here[BEN] -= 1
    assert room.settle_vote()
    assert hand.kept(room)


def test_a_bot_is_never_asked(lay: Any, wake: Any, hand: Any) -> None:
    room = wake(lay("Ana", "Bot=random"))
    room.here.update((HOST,))
    for _ in range(40):
        if room.bot_is_asked():
            room.bot_move()
        elif room.table.answers and room.table.target("step", room.people).reveals:
            break
        else:
            hand.first(room)
    room.undo(HOST, room.table.revision, "step")
    assert room.table.journal[-1].startswith("<")
    assert not room.bot_is_asked()


def test_after_an_answer_the_vote_is_gone(room: Room, hand: Any) -> None:
    room.here.update((ANA, BEN))
    hand.past_a_reveal(room)
    revision = room.table.revision
    room.undo(ANA, revision, "step")
    hand.first(room)
    assert room.voting is None
    with pytest.raises(Stale):
        room.vote(BEN, revision, True)


def test_bots_wait_while_a_vote_is_open(lay: Any, wake: Any, hand: Any) -> None:
    room = wake(lay("Ana", "Ben", "Bot=random"))
    for browser, seat in ((ANA, 0), (BEN, 1)):
        room.join(browser, p.Joining(room.seats[seat].key, take=True))
    room.here.update((ANA, BEN))
    for _ in range(100):
        if not room.bot_is_asked():
            hand.first(room)
        elif room.table.target("step", room.people).reveals:
            break
        else:
            room.bot_move()
    assert room.bot_is_asked()
    room.undo(ANA, room.table.revision, "step")
    assert room.voting is not None
    assert not room.bot_is_asked()
    room.vote(BEN, room.table.revision, False)
    assert room.bot_is_asked()


def test_an_order_that_moves_nothing_leaves_the_vote_open(room: Room, hand: Any) -> None:
    room.here.update((ANA, BEN))
    hand.past_a_reveal(room)
    revision = room.table.revision
    room.undo(ANA, revision, "step")
    room.order(BEN, revision, 1, next(iter(room.table.game.topics)), "ask")
    assert room.table.revision == revision
    room.vote(BEN, revision, True)
    assert room.table.journal[-1].startswith("<")


def test_a_vote_takes_back_what_was_asked_for_whoever_decides_by_then(room: Room, hand: Any) -> None:
    room.here.update((ANA, BEN))

    def bens_last(room: Room) -> bool:
        choices = [entry for entry in room.table.answers if ">" in entry]
        return bool(choices) and choices[-1][0] == "1" and room.table.target("step").reveals > 0

    hand.until(room, bens_last)
    room.undo(ANA, room.table.revision, "step")
    wanted = room.table.target("step").position
    give(room, HOST, seat="1", player="random")
    assert room.settle_vote()
    assert room.table.journal[-1] == f"<{wanted}"


def test_a_vote_that_cannot_be_kept_is_over(room: Room, hand: Any, store: Any) -> None:
    room.here.update((ANA, BEN))
    hand.past_a_reveal(room)
    revision = room.table.revision
    room.undo(ANA, revision, "step")
    store.broken = {"append"}
    with pytest.raises(StoreFailed):
        room.vote(BEN, revision, True)
    assert (room.voting, room.table.revision) == (None, revision)
    store.broken = set()
    assert hand.kept(room)


def test_watchers_and_strangers_neither_undo_nor_vote(room: Room, hand: Any) -> None:
    room.join(EVE, p.Joining(room.row.watch))
    room.here.update((ANA, BEN, EVE))
    hand.past_a_reveal(room)
    revision = room.table.revision
    with pytest.raises(Refusal, match="watching"):
        room.undo(EVE, revision, "step")
    room.undo(ANA, revision, "step")
    with pytest.raises(Refusal):
        room.vote(EVE, revision, True)
    assert room.voting is not None


@pytest.mark.parametrize("to", ["yesterday", "", 9_999_999, "0"])
def test_there_is_no_way_back_to_nowhere(room: Room, hand: Any, to: str | int) -> None:
    hand.first(room)
    with pytest.raises(NothingToUndo):
        room.undo(ANA, 1, to)
    assert room.table.revision == 1


# --- Seats --------------------------------------------------------------------------------------------


def test_a_seat_of_the_host_is_handed_over_when_that_is_asked_for(lay: Any, wake: Any, hand: Any) -> None:
    room = wake(lay("Ana", "Ben"))
    assert room.join(BEN, p.Joining(room.seats[1].key, name="Benny")).taken
    assert room.seats_of(HOST) == (0, 1)
    joined = room.join(BEN, p.Joining(room.seats[1].key, name="Benny", take=True))
    assert (joined.seat, joined.taken, joined.name) == (1, False, "Benny")
    assert room.seats_of(BEN) == (1,)
    assert room.seats_of(HOST) == (0,)
    assert hand.kept(room)


def test_a_seat_somebody_else_holds_is_asked_about_first(room: Room) -> None:
    room.here.update((BEN,))
    asked = room.join(EVE, p.Joining(room.seats[1].key, name="Eve"))
    assert (asked.taken, asked.here, asked.name) == (True, True, "Ben")
    assert room.seats[1].browser == BEN
    taken = room.join(EVE, p.Joining(room.seats[1].key, name="Eve", take=True))
    assert not taken.taken
    assert (room.seats[1].browser, room.seats[1].name) == (EVE, "Eve")


def test_a_freed_seat_has_a_new_link_and_the_old_one_is_dead(room: Room) -> None:
    old = room.seats[1].key
    with pytest.raises(Refusal, match="Only the host"):
        room.free(ANA, 1)
    room.free(HOST, 1)
    with pytest.raises(Refusal, match="opens nothing"):
        room.join(EVE, p.Joining(old))
    assert not room.may_look(BEN)
    assert room.seats_of(HOST) == (), "a freed seat is waited for, nobody decides there"
    assert room.join(EVE, p.Joining(room.seats[1].key)).seat == 1
    assert room.seats_of(EVE) == (1,)


@pytest.mark.parametrize("key", ["", "x", "../..", "é" * 20])
def test_a_wrong_key_opens_nothing(room: Room, key: str) -> None:
    with pytest.raises(Refusal, match="opens nothing"):
        room.join(EVE, p.Joining(key))
    assert not room.may_look(EVE)


def test_keys_are_long_and_never_the_same(lay: Any, wake: Any) -> None:
    rooms = [wake(lay(*"ABCDEF")) for _ in range(8)]
    keys = [key for r in rooms for key in (r.row.id, r.row.watch, *(seat.key for seat in r.seats))]
    assert len(set(keys)) == len(keys)
    assert min(map(len, keys)) >= 22  # 128 bits


def test_a_watcher_sees_all_and_may_do_nothing(room: Room) -> None:
    assert room.join(EVE, p.Joining(room.row.watch)).seat == -1
    assert room.may_look(EVE)
    assert room.people_for(EVE).you == p.You((), False, {})
    for forbidden in (
        lambda: room.answer(EVE, 0, "character:pillar"),
        lambda: room.draft(EVE, 0, []),
        lambda: room.order(EVE, 0, 0, "gift", "pass"),
        lambda: give(room, EVE, name="Eve"),
        lambda: give(room, EVE, player="random"),
        lambda: room.free(EVE, 0),
        lambda: room.set_pace(EVE, "calm"),
    ):
        with pytest.raises(Refusal):
            forbidden()


def test_watchers_are_counted_while_they_are_here(room: Room) -> None:
    room.join(EVE, p.Joining(room.row.watch))
    room.here[EVE] += 1
    assert room.people_for(ANA).watchers == 1
    room.here[EVE] -= 1
    assert room.people_for(ANA).watchers == 0


def test_everybody_gets_only_their_own_links(room: Room) -> None:
    keys = [seat.key for seat in room.seats]
    for browser, own in ((ANA, {0}), (BEN, {1}), (EVE, set()), (HOST, set())):
        sent = repr(room.people_for(browser))
        assert {n for n, key in enumerate(keys) if key in sent} == own
    assert room.row.watch not in repr(room.people_for(EVE))


def test_a_stand_in_decides_until_the_seat_is_taken_back(room: Room, hand: Any) -> None:
    give(room, ANA, player="random")
    assert room.bot_is_asked()
    with pytest.raises(Refusal):
        room.answer(ANA, 0, "character:pillar")
    assert room.bot_move()
    assert "Ana" in room.words("en").remark
    assert not room.bot_move()
    hand.first(room)
    give(room, ANA, player="human")
    assert not room.bot_is_asked()
    hand.first(room)
    assert hand.kept(room)


def test_somebody_at_the_table_may_let_a_bot_stand_in_for_who_is_away(room: Room) -> None:
    room.here.update((BEN,))
    with pytest.raises(Refusal):
        give(room, BEN, player="random", name="Poor Ana")
    give(room, BEN, player="random")
    assert room.seats[0].player == "random"
    assert room.seats[0].browser == ANA
    room.here.update((ANA,))
    with pytest.raises(Refusal):
        room.settle(ANA, 1, p.Settle(id="s", seat=1, player="random"))


def test_a_seat_is_changed_by_its_holder_and_the_host_only(room: Room) -> None:
    room.here.update((ANA,))
    with pytest.raises(Refusal):
        give(room, BEN, name="Mine")
    give(room, HOST, colour="teal")
    give(room, ANA, name="Anna")
    assert (room.seats[0].name, room.seats[0].colour) == ("Anna", "teal")
    assert room.table.seats[0].name == "Anna"


@pytest.mark.parametrize("change", [{"colour": "url(x)"}, {"player": "skynet"}, {"player": "Human"}])
def test_there_are_only_these_colours_and_bots(room: Room, change: dict[str, str]) -> None:
    with pytest.raises(Refusal):
        give(room, ANA, **change)
    assert room.seats[0].colour in COLOURS


def test_a_seat_that_is_not_there_is_nobodys(room: Room) -> None:
    for forbidden in (
        lambda: room.settle(HOST, 5, p.Settle(id="s", seat=5, name="x")),
        lambda: room.free(HOST, 5),
        lambda: room.order(HOST, 0, 5, "gift", "pass"),
    ):
        with pytest.raises(Refusal):
            forbidden()  # type: ignore[no-untyped-call]


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ana   Maria ", "Ana Maria"),
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
        ("a\x00b\x1b[31mc\nd", "a b [31mc d"),
        ("\u202eevil\u2066", "evil"),
        ("A\u200bn\u200da\ufeff", "A n a"),
        ("x" * 10_000, "x" * 40),
        ("\U000e0041", ""),
        ("Zoë 🎲", "Zoë 🎲"),
    ],
)
def test_names_are_one_printable_line(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


def test_a_name_of_nothing_leaves_the_one_before(room: Room) -> None:
    give(room, ANA, name="\u200b\u202e")
    assert room.seats[0].name == "Ana"


def test_a_name_is_never_read_as_a_message(room: Room, hand: Any) -> None:
    give(room, ANA, name="{ $seat } card:junk <b>")
    hand.past_a_reveal(room)
    told = repr(room.words("en").state(0))
    assert "{ $seat } card:junk <b>" in told


# --- Waking -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["daylight", "mine"])
def test_a_room_wakes_as_it_fell_asleep(lay: Any, wake: Any, hand: Any, game: str) -> None:
    room = wake(lay("Ana", "Ben", game=game))
    for n in range(60):
        if room.table.request is None:
            break
        hand.first(room)
        if n % 9 == 8:
            room.undo(HOST, room.table.revision, "turn" if n % 2 else "step")
    again = wake(room.row.id)
    assert again.table.journal == room.table.journal
    assert again.table.state == room.table.state
    assert again.table.log == room.table.log
    assert again.table.orders == room.table.orders
    assert again.words("en").state(0) == room.words("en").state(0)


def test_a_woken_room_draws_on_from_the_same_chance(room: Room, wake: Any, hand: Any) -> None:
    hand.past_a_reveal(room)
    again = wake(room.row.id)
    for one in (room, again):
        one.store = type("Nowhere", (), {"append": lambda *_: None})()
        for _ in range(20):
            hand.first(one)
    assert again.table.journal == room.table.journal


def test_a_room_and_its_stored_journal_agree_through_a_game_of_bots(lay: Any, wake: Any, hand: Any) -> None:
    room = wake(lay("A=random", "B=random"))
    while room.bot_is_asked():
        room.bot_move()
    assert room.table.outcome is not None
    assert room.row.over
    assert hand.kept(room)
    assert table_of(room.store.load(room.row.id)).outcome == room.table.outcome


def test_anybody_here_may_ask_what_will_come_of_options_and_nothing_changes(room: Room) -> None:
    request = room.table.request
    assert request is not None
    ids = [option.id for option in request.options][:3]
    revision, journal = room.table.revision, list(room.table.journal)
    told = room.foresee(revision, [*ids, "no-such-thing"], [], "en")
    assert [one.option for one in told.options] == ids
    assert (room.table.revision, room.table.journal) == (revision, journal)
    french = room.foresee(revision, ids, [], "fr")
    assert [one.says for one in french.options] != [one.says for one in told.options]
    with pytest.raises(Stale):
        room.foresee(revision + 1, ids, [], "en")
