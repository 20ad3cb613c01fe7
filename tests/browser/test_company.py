"""Several browsers at one table: friends and watchers, broken lines, going back together, stand-ins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

WHILE_AWAY = ("WebSocket connection to", "ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED")
"""What a browser may complain about while there is no server to talk to."""


KEEP_LINES = """
    window.lines = []
    window.WebSocket = class extends WebSocket {
        constructor(...args) { super(...args); lines.push(this) }
    }
"""
"""A browser that is told to be offline keeps the WebSockets it has; a network that is gone does not."""


def link(guest: Any, label: str) -> str:
    """A link as it stands in the Seats panel."""
    guest.page.get_by_role("button", name="Seats & links").click()
    found = guest.page.get_by_label(label, exact=True).input_value()
    guest.page.get_by_role("button", name="Seats & links").click()
    return found


def watch(host: Any, watcher: Any) -> None:
    watcher.page.goto(link(host, "Link for watching"))
    watcher.arrived()


def join(host: Any, friend: Any, seat: str, name: str) -> str:
    """Somebody follows the link to a seat and says who they are; the key of the link."""
    address = link(host, f"Link to the seat of {seat}")
    friend.page.goto(address)
    friend.page.get_by_role("main").get_by_label("My name").fill(name)
    friend.page.get_by_role("button", name="Sit down").click()
    friend.arrived()
    host.until(lambda: name in [one["name"] for one in host.room["seats"]], "the host sees who has come")
    return address.rsplit("/", 1)[1]


@pytest.fixture
def couple(invite: Callable[..., Any], prepare: Any) -> Callable[..., tuple[Any, Any]]:
    """A host and a friend at a table of two."""

    def seated(game: str, scene: str) -> tuple[Any, Any]:
        host, friend = invite(), invite()
        friend.context.add_init_script(KEEP_LINES)
        host.open(prepare(game, scene, 2))
        join(host, friend, "Player 2", "Ben")
        return host, friend

    return seated


def answer(hand: Any, *guests: Any) -> Any:
    """Whoever is asked answers; everybody sees it."""
    asked = next(guest for guest in guests if guest.mine)
    hand.answer(asked)
    for guest in guests:
        guest.until(lambda g=guest: g.revision == asked.revision, "everybody sees the answer")
        guest.settled()
    return asked


def question(guest: Any) -> tuple[Any, ...]:
    return guest.prompt, [option["id"] for option in guest.ask["options"]]


def test_a_friend_by_link_and_a_watcher_see_every_answer_and_no_key(invite: Any, mouse: Any) -> None:
    host, friend, watcher = invite(), invite(), invite()
    host.start(seed="by link")
    host.page.get_by_role("button", name="Play now Survive Until Daylight").click()
    form = host.page.get_by_role("form", name="New table: Survive Until Daylight")
    seats = form.get_by_role("group", name="Who plays?")
    while "2 seats" not in seats.get_by_role("status").inner_text():
        seats.get_by_role("button", name="One seat more").click()
    seats.get_by_label("Name at seat 1").fill("Ana")
    seats.get_by_label("Who plays at seat 2").select_option("A friend, by link")
    form.get_by_role("button", name="Start").click()
    host.arrived()
    assert host.seats == [0, 1], "until somebody comes, the host decides for the free seat"

    watch(host, watcher)
    key = join(host, friend, "Seat 2", "Ben")
    assert (host.seats, friend.seats, watcher.seats) == ([0], [1], [])
    assert friend.page.url == host.page.url, "the key has left the address bar"
    joined = len(host.frames), len(watcher.frames)

    answered = set()
    for _ in range(14):
        answered.add(answer(mouse, host, friend, watcher))
        assert question(host) == question(friend) == question(watcher)
        expect(watcher.page.locator("button[data-option]:not([aria-expanded])")).to_have_count(0)
        expect(watcher.decision.get_by_role("button", name="Undo")).to_have_count(0)
    assert answered == {host, friend}
    last = host.log.get_by_role("listitem").last.inner_text()
    expect(friend.log.get_by_role("listitem").last).to_have_text(last, use_inner_text=True)
    expect(watcher.log.get_by_role("listitem").last).to_contain_text(last.split("\n")[0].strip()[:20])

    assert any(key in frame for frame in friend.frames), "the friend may hand on their own link"
    assert not any(key in frame for frame in host.frames[joined[0] :])
    assert not any(key in frame for frame in watcher.frames)
    own = host.room["you"]["links"]["0"].rsplit("#", 1)[1]
    assert not any(own in frame for frame in (*friend.frames, *watcher.frames))


def test_a_choice_put_together_is_seen_by_the_others(couple: Any) -> None:
    host, friend = couple("mine", "equip")
    chooser, other = (host, friend) if host.mine else (friend, host)
    chooser.decision.get_by_role("button", name="One more: ").first.click()
    expect(other.decision).to_contain_text("is considering: 1 ×")
    expect(other.options).to_have_count(0)


def test_a_reload_comes_back_to_the_same_question(guest: Any, mouse: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "trip"))
    guest.play(mouse, 3)
    asked, lines = question(guest), guest.log.get_by_role("listitem").count()
    guest.heard.clear()
    guest.page.reload()
    guest.arrived()
    assert question(guest) == asked
    expect(guest.log.get_by_role("listitem")).to_have_count(lines)
    guest.play(mouse, 2)


def test_a_line_that_was_down_comes_back_and_catches_up(couple: Any, mouse: Any) -> None:
    host, friend = couple("daylight", "found")
    friend.forgive(*WHILE_AWAY)
    friend.context.set_offline(True)
    friend.page.evaluate("lines.at(-1).close()")
    expect(friend.page.get_by_text("Connection lost, trying again …").first).to_be_visible()
    expect(friend.decision.locator("[inert]")).to_have_count(1)
    moves = 0
    while host.mine and moves < 3:
        mouse.answer(host)
        moves += 1
    assert friend.revision == host.revision - moves
    friend.context.set_offline(False)
    friend.until(lambda: friend.revision == host.revision, "the friend catches up")
    expect(friend.page.get_by_text("Connection lost, trying again …")).to_have_count(0)
    assert question(friend) == question(host)
    for _ in range(3):
        answer(mouse, host, friend)


@pytest.mark.parametrize("game", ["daylight", "mine"])
def test_a_server_killed_in_mid_game_comes_back_with_everything(
    game: str, couple: Any, mouse: Any, server: Any
) -> None:
    host, friend = couple(game, {"daylight": "trade", "mine": "plan"}[game])
    for guest in (host, friend):
        guest.forgive(*WHILE_AWAY)
    answer(mouse, host, friend)
    asked, revision = question(host), host.revision
    server.kill()
    for guest in (host, friend):
        expect(guest.page.get_by_text("Connection lost, trying again …").first).to_be_visible()
        guest.heard.pop("state")
    server.start()
    for guest in (host, friend):
        guest.until(lambda g=guest: g.state, "the page comes back by itself", patience=30)
        expect(guest.page.get_by_text("Connection lost, trying again …")).to_have_count(0)
        assert (question(guest), guest.revision) == (asked, revision)
    for _ in range(3):
        answer(mouse, host, friend)


# --- Going back ---------------------------------------------------------------------------------------


def until_last_step(hand: Any, guests: tuple[Any, ...], revealing: bool) -> tuple[Any, ...]:
    """Play until the last answer let chance speak, or did not; what was asked before it."""
    for _ in range(40):
        before = question(guests[0])
        answer(hand, *guests)
        step = next((goal for goal in guests[0].state["undo"] if goal["to"] == "step"), None)
        if step and (step["reveals"] > 0) == revealing:
            return before
    raise AssertionError("it never came to that")


def ask_to_go_back(guest: Any) -> None:
    guest.page.get_by_role("button", name="Undo", exact=True).click()
    guest.page.get_by_role("button", name="The last answer").click()


def test_going_back_is_immediate_while_chance_has_shown_nothing(couple: Any, mouse: Any) -> None:
    host, friend = couple("mine", "plan")
    before = until_last_step(mouse, (host, friend), revealing=False)
    ask_to_go_back(friend)
    for guest in (host, friend):
        guest.until(lambda g=guest: question(g) == before, "both are back")
        assert guest.room["proposal"] is None


def test_going_back_past_chance_needs_the_consent_of_the_others(couple: Any, mouse: Any) -> None:
    host, friend = couple("daylight", "found")
    before = until_last_step(mouse, (host, friend), revealing=True)
    after, revision = question(host), host.revision

    ask_to_go_back(host)
    host.page.get_by_role("button", name="Yes").click()
    refuse = friend.decision.get_by_role("button", name="Refuse")
    expect(friend.decision.get_by_text("Player 1 would like to go back:")).to_be_visible()
    refuse.click()
    expect(refuse).to_have_count(0)
    host.until(lambda: host.room["proposal"] is None, "the host hears of it")
    assert (question(host), host.revision) == (question(friend), friend.revision) == (after, revision)

    ask_to_go_back(host)
    host.page.get_by_role("button", name="Yes").click()
    friend.decision.get_by_role("button", name="Agree").click()
    for guest in (host, friend):
        guest.until(lambda g=guest: question(g) == before, "both are back")
    answer(mouse, host, friend)


# --- Seats --------------------------------------------------------------------------------------------


def test_a_bot_stands_in_and_gives_the_seat_back(guest: Any, mouse: Any, prepare: Any) -> None:
    guest.open(prepare("daylight", "found", 2))
    guest.page.get_by_role("button", name="Seats & links").click()
    panel = guest.page.get_by_role("region", name="Seats & links")
    panel.get_by_role("button", name="Let a bot stand in").last.click()
    expect(panel.get_by_text("a bot plays")).to_have_count(1)
    assert guest.seats == [0]
    before = guest.revision
    for _ in range(6):
        guest.until(lambda: guest.mine, "the bot moves until a person is asked")
        mouse.answer(guest)
    assert guest.revision > before + 6 or guest.kind in ("turn", "trade")
    panel.get_by_role("button", name="Take back from the bot").click()
    expect(panel.get_by_text("a bot plays")).to_have_count(0)
    guest.until(lambda: guest.seats == [0, 1], "both seats are mine again")
    guest.until(lambda: guest.mine, "a person is asked again")


def test_a_seat_that_is_held_is_taken_over_only_when_that_is_asked_for(couple: Any, invite: Any) -> None:
    host, friend = couple("daylight", "found")
    other = invite()
    other.page.goto(link(friend, "Link to the seat of Ben"))
    expect(other.page.get_by_role("heading", name="Ben already sits here")).to_be_visible()
    assert friend.seats == [1]
    other.page.get_by_role("button", name="Take this seat").click()
    other.page.get_by_role("main").get_by_label("My name").fill("Bea")
    other.page.get_by_role("button", name="Sit down").click()
    other.arrived()
    assert other.seats == [1]
    expect(friend.page.get_by_role("heading", name="You have no seat at this table")).to_be_visible()
    host.until(lambda: host.room["seats"][1]["name"] == "Bea", "the host sees Bea")


def test_a_name_that_looks_like_a_page_stays_a_name(couple: Any, mouse: Any) -> None:
    name = "<img src=x onerror=alert(1)>"
    host, friend = couple("daylight", "character")
    friend.page.get_by_role("button", name="Seats & links").click()
    friend.page.get_by_role("button", name="Change", exact=True).click()
    friend.page.get_by_role("textbox", name="Name", exact=True).fill(name)
    friend.page.keyboard.press("Enter")
    friend.page.get_by_role("button", name="Seats & links").click()
    host.until(lambda: host.room["seats"][1]["name"] == name, "the host sees the new name")
    for _ in range(6):
        answer(mouse, host, friend)
    for guest in (host, friend):
        expect(guest.page.get_by_text(name).first).to_be_visible()
        expect(guest.log).to_contain_text(name)
    host.page.goto(host.server.url)
    expect(host.page.get_by_text(name).first).to_be_visible()
    for guest in (host, friend):
        assert guest.page.locator("img").count() == 0
