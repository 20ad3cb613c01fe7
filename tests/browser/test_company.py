"""Several browsers at one table: friends and watchers, broken lines, going back together, stand-ins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

import tilldawn

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
    """Somebody follows the link to a seat of the host's, says who they are and takes it; the key of the
    link."""
    address = link(host, f"Link to the seat of {seat}")
    friend.page.goto(address)
    friend.page.get_by_role("main").get_by_label("My name").fill(name)
    friend.page.get_by_role("button", name="Take this seat").click()
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


def invited(host: Any, *friends: str, game: str = "Survive Until Daylight", seed: str = "by link") -> None:
    """Ana lays out a table for friends by link, and is on the invite page."""
    host.start(seed=seed)
    host.page.get_by_role("button", name=f"Play now {game}").click()
    form = host.page.get_by_role("form", name=f"New table: {game}")
    seats = form.get_by_role("group", name="Who plays?")
    while f"{len(friends) + 1} seats" not in seats.get_by_role("status").inner_text():
        seats.get_by_role("button", name="One seat more").click()
    seats.get_by_label("Name at seat 1").fill("Ana")
    for number, friend in enumerate(friends, 2):
        seats.get_by_label(f"Name at seat {number}").fill(friend)
        seats.get_by_label(f"Who plays at seat {number}").select_option("A friend, by link")
    form.get_by_role("button", name="Start").click()
    expect(host.page.get_by_role("heading", name="Call the others")).to_be_visible()


def card(guest: Any, name: str) -> Any:
    """A seat on the invite page."""
    seats = guest.page.get_by_role("region", name="Seats").get_by_role("listitem")
    return seats.filter(has=guest.page.get_by_role("heading", name=name, exact=True))


def seat_link(host: Any, name: str) -> str:
    return str(host.page.get_by_label(f"Link to the seat of {name}", exact=True).input_value())


def test_a_friend_by_link_and_a_watcher_see_every_answer_and_no_key(invite: Any, mouse: Any) -> None:
    host, friend, watcher = invite(), invite(), invite()
    invited(host, "Ben")
    assert host.seats == [0], "nobody decides for the friend who is to come"
    expect(card(host, "Ben")).to_contain_text("Nobody sits here yet")
    address = seat_link(host, "Ben")
    key = address.rsplit("#", 1)[1]
    watching = host.page.get_by_label("Link for watching", exact=True).input_value()

    watcher.page.goto(watching)
    expect(watcher.page.get_by_text("You are watching. Ana begins.")).to_be_visible()
    friend.page.goto(address)
    expect(friend.page.get_by_role("heading", name="There is a seat for you")).to_be_visible()
    expect(friend.page.get_by_text("At the table: Ana.")).to_be_visible()
    assert host.room["seats"][1]["held"] is False, "opening a link takes nothing"
    friend.page.get_by_role("main").get_by_label("My name").fill("Ben")
    friend.page.get_by_role("button", name="Sit down").click()
    for guest in (host, friend):  # nobody is left to be called
        expect(guest.page.get_by_role("heading", level=1)).to_have_text("Gathering at the table")
    assert friend.page.url == host.page.url, "the key has left the address bar"
    expect(host.page.get_by_role("status", name="Among the players")).to_contain_text("Ben has sat down.")
    expect(card(host, "Ben")).to_contain_text("Here, not ready yet")
    joined = len(host.frames)

    expect(host.page.get_by_text("Not ready yet: Ben.")).to_be_visible()
    friend.page.get_by_role("button", name="I am ready").click()
    expect(card(host, "Ben")).to_contain_text("Here and ready")
    expect(watcher.page.get_by_role("status", name="Among the players")).to_contain_text("Ben is ready.")
    host.page.get_by_role("button", name="Begin", exact=True).click()
    for guest in (host, friend, watcher):
        guest.arrived()
    assert (host.seats, friend.seats, watcher.seats) == ([0], [1], [])

    answered = set()
    for _ in range(10):
        answered.add(answer(mouse, host, friend, watcher))
        assert question(host) == question(friend) == question(watcher)
        expect(watcher.page.locator("button[data-option]:not([aria-expanded])")).to_have_count(0)
    assert answered == {host, friend}
    for guest in (host, friend, watcher):
        guest.page.keyboard.press("l")
        for event in ("Ben has sat down.", "Ben is ready.", "Ana has begun the game."):
            expect(guest.log).to_contain_text(event)

    assert any(key in frame for frame in friend.frames), "the friend may hand on their own link"
    assert not any(key in frame for frame in host.frames[joined:])
    assert not any(key in frame for frame in watcher.frames)
    own = host.room["you"]["links"]
    for secret in (own["0"], own["host"]):
        assert not any(secret.rsplit("#", 1)[1] in frame for frame in (*friend.frames, *watcher.frames))


# --- Coming together ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("how", "seats", "player"),
    [
        ("Begin: a bot holds the seat", [0], "heuristic"),
        ("Begin: I decide for it myself", [0, 1], "human"),
        ("Begin and wait for them at the table", [0], "human"),
    ],
)
def test_begun_without_a_friend_somebody_holds_the_seat_or_it_is_waited_for(
    invite: Any, mouse: Any, how: str, seats: list[int], player: str
) -> None:
    host = invite()
    invited(host, "Ben")
    expect(host.page.get_by_text("Waiting for Ben: send the link, or begin without.")).to_be_visible()
    host.page.get_by_role("button", name=how).click()
    host.arrived()
    assert (host.seats, host.room["seats"][1]["player"]) == (seats, player)
    if how.startswith("Begin and wait"):
        while host.mine:
            mouse.answer(host)
        waits = host.decision.get_by_role("region", name="Seats & links")
        expect(waits).to_contain_text("The seat of Ben is free: the table waits for whoever has its link.")
        waits.get_by_role("button", name="I decide for it myself").click()
        host.until(lambda: host.mine, "the host decides for Ben")


def test_the_table_waits_and_whoever_comes_late_takes_the_seat_from_the_bot(invite: Any) -> None:
    host, friend = invite(), invite()
    invited(host, "Ben")
    address = seat_link(host, "Ben")
    host.page.get_by_role("button", name="Begin: a bot holds the seat").click()
    host.arrived()
    friend.page.goto(address)
    expect(friend.page.get_by_role("heading", name="A bot plays here")).to_be_visible()
    assert host.room["seats"][1]["player"] == "heuristic"
    friend.page.get_by_role("main").get_by_label("My name").fill("Ben")
    friend.page.get_by_role("button", name="Sit down").click()
    friend.arrived()
    assert friend.seats == [1]
    expect(host.page.get_by_role("status", name="Among the players")).to_contain_text(
        "Ben has sat down; the bot stands aside."
    )


def test_the_hosts_own_link_asks_before_it_takes_the_hosts_seat(invite: Any, prepare: Any) -> None:
    host, other = invite(), invite()
    host.open(prepare("daylight", "found", 2))
    other.page.goto(link(host, "Link to the seat of Player 1"))
    heading = other.page.get_by_role("heading", name="The host decides here for Player 1")
    expect(heading).to_be_visible()
    assert host.seats == [0, 1]
    host.page.goto(f"{host.server.url}{host.room['you']['links']['0']}")
    host.arrived()
    assert host.seats == [0, 1], "one's own link leads to one's own seat"


def test_the_host_link_brings_the_hosts_part_to_another_browser(invite: Any) -> None:
    host, other = invite(), invite()
    invited(host, "Ben")
    address = host.page.get_by_label("My own link as host: for nobody else", exact=True).input_value()
    other.page.goto(address)
    expect(other.page.get_by_role("heading", name="Host this table")).to_be_visible()
    expect(other.page.get_by_text("Ana hosts it now and is at the table.")).to_be_visible()
    assert host.room["you"]["host"]
    other.page.get_by_role("button", name="Only host it").click()
    expect(other.page.get_by_label("Link to the seat of Ben", exact=True)).to_be_visible()
    host.until(lambda: not host.room["you"]["host"], "Ana hosts no longer")
    assert host.seats == [0], "and goes on playing"
    expect(host.page.get_by_label("Link to the seat of Ben", exact=True)).to_have_count(0)
    card(other, "Ana").get_by_role("button", name="Free this seat").click()
    other.page.get_by_role("button", name="Yes").click()
    expect(card(other, "Ana")).to_contain_text("Nobody sits here yet")
    expect(host.page.get_by_role("heading", name="You have no seat at this table")).to_be_visible()
    host.page.goto(address)
    host.page.get_by_role("button", name="Only host it").click()
    host.until(lambda: host.room["you"]["host"], "the link is as good as before")


def test_my_tables_come_along_by_my_private_link(invite: Any) -> None:
    host, fresh = invite(), invite()
    host.start()
    host.page.get_by_label("My name").fill("Ana")
    host.page.keyboard.press("Enter")
    host.post("tables", {"game": "mine", "seats": [{"name": "Ana"}]})
    host.page.goto(f"{host.server.url}/me")
    host.page.get_by_role("button", name="Show my private link").click()
    address = host.page.get_by_label("My private link", exact=True).input_value()
    expect(host.page.get_by_role("img", name="QR code of my private link")).to_be_visible()
    fresh.start()
    expect(fresh.page.get_by_text("No table yet.")).to_be_visible()
    fresh.page.goto(address)
    expect(fresh.page.get_by_role("heading", name="Bring the tables of Ana here?")).to_be_visible()
    fresh.page.get_by_role("button", name="Bring them here").click()
    expect(fresh.page.get_by_role("link", name="Continue This War of Mine")).to_be_visible()
    assert fresh.page.url == f"{fresh.server.url}/", "the key has left the address bar"
    expect(fresh.page.get_by_label("My name")).to_have_value("Ana")
    fresh.page.goto(address)
    expect(fresh.page.get_by_text("These tables are here already.")).to_be_visible()


def test_a_link_is_copied_shared_where_that_can_be_and_pasted_on_the_start_page(invite: Any) -> None:
    host, friend = invite(), invite()
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.page.add_init_script(
        "navigator.share = (what) => { window.shared = what; return Promise.resolve() }"
    )
    invited(host, "Ben")
    address = seat_link(host, "Ben")
    host.page.get_by_role("button", name="Copy: Link to the seat of Ben").click()
    assert host.page.evaluate("navigator.clipboard.readText()") == address
    host.page.get_by_role("button", name="Share … Link to the seat of Ben").click()
    assert host.page.evaluate("shared.url") == address
    expect(host.page.get_by_role("img", name="QR code of the link for Ben")).to_be_visible()
    friend.start()
    field = friend.page.get_by_label("Link to a table")
    field.fill("https://example.org/t/abc")
    friend.page.get_by_role("button", name="Look first").click()
    expect(friend.page.get_by_role("alert")).to_contain_text("no link to a table of this server")
    field.fill(address)
    field.press("Enter")
    expect(friend.page.get_by_role("heading", name="There is a seat for you")).to_be_visible()


def test_a_double_click_is_silent(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "trip"))
    before = guest.revision
    option = guest.options.first
    option.dblclick()
    guest.until(lambda: guest.revision > before, "the answer is taken")
    guest.settled()
    expect(guest.page.get_by_role("alert").filter(has_text="moved on")).to_have_count(0)


def test_a_displaced_browser_takes_its_seat_back(couple: Any, invite: Any) -> None:
    host, friend = couple("daylight", "found")
    other = invite()
    other.page.goto(link(friend, "Link to the seat of Ben"))
    other.page.get_by_role("main").get_by_label("My name").fill("Bea")
    other.page.get_by_role("button", name="Take this seat").click()
    other.arrived()
    host.page.keyboard.press("l")
    expect(host.log).to_contain_text("Bea has taken over the seat of Ben.")
    expect(friend.page.get_by_role("heading", name="Your seat has been taken over")).to_be_visible()
    friend.page.reload()
    expect(
        friend.page.get_by_text("Bea holds it now, in another browser, and is at the table.")
    ).to_be_visible()
    expect(friend.page.get_by_role("main").get_by_label("My name")).to_have_value("Ben")
    friend.heard.clear()
    friend.page.get_by_role("button", name="Take my seat back").click()
    friend.arrived()
    assert friend.seats == [1]
    expect(other.page.get_by_role("heading", name="Your seat has been taken over")).to_be_visible()


def test_who_is_called_comes_first_and_the_hosts_own_link_last(invite: Any) -> None:
    """What is sent to the others stands before what is nobody else's; to begin without them is not urged."""
    host, friend = invite(), invite()
    host.start(seed="called")
    made = host.post(
        "tables", {"game": "daylight", "seats": [{"name": "Ana"}, {"name": "Place 2", "player": "friend"}]}
    )
    host.page.goto(f"{host.server.url}/t/{made['table']}")
    expect(host.page.get_by_role("heading", level=1)).to_have_text("Call the others")
    shown = host.page.get_by_role("main").get_by_role("textbox")
    names = [one.get_attribute("aria-label") for one in shown.all()]
    assert names == [
        "Link to the seat of Place 2",
        "Link for watching",
        "My own link as host: for nobody else",
    ]
    expect(host.page.locator("footer .primary")).to_have_count(0)
    friend.page.goto(seat_link(host, "Place 2"))
    expect(friend.page.get_by_role("main").get_by_label("My name")).to_have_value("")


def test_whom_all_wait_for_in_vain_a_bot_can_stand_in_for(couple: Any, mouse: Any) -> None:
    host, friend = couple("daylight", "found")
    while not friend.mine:
        answer(mouse, host, friend)
    friend.page.goto("about:blank")
    bar = host.page.locator("footer.bar")
    expect(bar).to_contain_text("away")
    bar.get_by_role("button", name="Let a bot play for Ben").click()
    host.until(lambda: host.room["seats"][1]["player"] == "heuristic", "a bot stands in")


def test_away_and_back_are_said(couple: Any) -> None:
    host, friend = couple("daylight", "found")
    table = friend.page.url
    friend.page.goto("about:blank")
    notice = host.page.get_by_role("status", name="Among the players")
    expect(notice).to_contain_text("Ben is away.")
    friend.page.goto(table)
    expect(notice).to_contain_text("Ben is back.")
    host.page.keyboard.press("l")
    expect(host.log).to_contain_text("Ben is away.")
    expect(host.log).to_contain_text("Ben is back.")


def test_the_same_people_play_again_at_another_table(couple: Any) -> None:
    host, friend = couple("daylight", "ending")
    before = host.table_id
    friend.page.get_by_role("button", name="Again, with the same people").click()
    expect(friend.page.get_by_role("heading", name="Gathering at the table")).to_be_visible()
    assert friend.table_id != before
    expect(card(friend, "Player 1")).to_contain_text("Away just now")
    expect(host.page.get_by_role("status", name="Among the players")).to_contain_text(
        "Ben would like to play again: there is another table for you all."
    )
    host.page.get_by_role("button", name="To the new table").click()
    expect(host.page.get_by_role("button", name="I am ready")).to_be_visible()
    assert host.table_id == friend.table_id
    friend.until(lambda: friend.room["you"]["host"], "whoever asked hosts")
    assert (host.seats, friend.seats) == ([0], [1])


def test_won_and_lost_tables_are_apart_and_told_at_a_glance(guest: Any, prepare: Any) -> None:
    save = prepare("daylight", "ending", 1)
    guest.post("open", save)
    guest.open(prepare("daylight", "found", 1))
    guest.start()
    mine = guest.page.get_by_role("region", name="Continue")
    expect(mine.get_by_role("link", name="Continue Survive Until Daylight")).to_have_count(1)
    expect(mine.get_by_role("link", name="Look at it Survive Until Daylight")).to_be_hidden()
    mine.get_by_text("1 finished game").click()
    row = mine.get_by_role("listitem").filter(has=guest.page.get_by_role("link", name="Look at it"))
    outcome = tilldawn.load(save).outcome
    assert outcome is not None
    expect(row).to_contain_text("won" if outcome.won else "lost")


def test_coming_together_by_keyboard_alone(invite: Any) -> None:
    host, friend = invite(), invite()
    invited(host, "Ben")
    friend.page.goto(seat_link(host, "Ben"))
    expect(friend.page.get_by_role("button", name="Sit down")).to_be_visible()

    def reach(page: Page, what: Any) -> None:
        for _ in range(60):
            if what.evaluate("(element) => element === document.activeElement"):
                return
            page.keyboard.press("Tab")
        raise AssertionError("the keyboard does not come there")

    reach(friend.page, friend.page.get_by_role("main").get_by_label("My name"))
    friend.page.keyboard.press("Control+A")
    friend.page.keyboard.type("Ben")
    friend.page.keyboard.press("Enter")
    ready = friend.page.get_by_role("button", name="I am ready")
    expect(ready).to_be_visible()
    reach(friend.page, ready)
    friend.page.keyboard.press("Enter")
    begin = host.page.get_by_role("button", name="Begin", exact=True)
    expect(begin).to_be_visible()
    reach(host.page, begin)
    host.page.keyboard.press("Enter")
    host.arrived()
    friend.arrived()


@pytest.mark.parametrize(
    ("lang", "width", "theme"),
    [("en", 1280, "light"), ("en", 390, "dark"), ("fr", 1280, "dark"), ("fr", 390, "light")],
)
def test_the_pages_of_coming_together_are_sound(invite: Any, lang: str, width: int, theme: str) -> None:
    """axe finds nothing, nothing is wider than the screen, and what is pressed is large enough."""
    host, friend = invite(), invite()
    for guest in (host, friend):
        guest.page.set_viewport_size({"width": width, "height": 844})
        guest.page.emulate_media(color_scheme=theme)
        guest.page.add_init_script(f"localStorage.setItem('tilldawn', JSON.stringify({{lang: '{lang}'}}))")
    seats = [{"name": "Ana"}, {"name": "Félix", "player": "friend"}, {"name": "Marta", "player": "heuristic"}]
    table = host.post("tables", {"game": "mine", "seats": seats, "lang": lang})["table"]
    host.page.goto(f"{host.server.url}/t/{table}")
    title = {"en": "Call the others", "fr": "Appeler les autres"}[lang]
    expect(host.page.get_by_role("heading", level=1)).to_have_text(title)
    address = host.page.locator("li.free input").input_value()
    friend.page.goto(address)
    expect(friend.page.get_by_role("main").get_by_role("textbox")).to_be_visible()
    sound(friend)
    sound(host)
    friend.page.get_by_role("main").get_by_role("textbox").press("Enter")
    sitting = {"en": "Gathering at the table", "fr": "On se rassemble"}[lang]
    expect(friend.page.get_by_role("heading", level=1)).to_have_text(sitting)
    sound(friend)
    friend.page.goto(f"{friend.server.url}/me")
    friend.page.get_by_role("main").get_by_role("button").click()
    expect(friend.page.get_by_role("main").get_by_role("img")).to_be_visible()
    sound(friend)


def sound(guest: Any) -> None:
    guest.settled()
    found = Axe().run(guest.page)
    assert found.violations_count == 0, found.generate_report()
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = guest.page.locator("main, footer").evaluate_all(
        """(parts) => parts.flatMap((part) => [...part.querySelectorAll('button')])
            .filter((button) => button.offsetParent && button.getBoundingClientRect().height < 38)
            .map((button) => button.textContent)"""
    )
    assert small == []


def test_a_choice_put_together_is_seen_by_the_others(couple: Any) -> None:
    host, friend = couple("mine", "equip")
    chooser, other = (host, friend) if host.mine else (friend, host)
    chooser.page.locator('[data-heap="from"][data-option]').first.click()
    expect(other.decision).to_contain_text("is considering:")
    expect(other.options).to_have_count(0)


def test_a_reload_comes_back_to_the_same_question(guest: Any, mouse: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "trip"))
    guest.play(mouse, 3)
    for _ in range(3):
        asked, lines = question(guest), guest.log.get_by_role("listitem")
        told = lines.all_inner_texts()
        guest.heard.clear()
        guest.page.reload()
        guest.arrived()
        assert question(guest) == asked
        expect(guest.log.get_by_role("listitem")).to_have_count(len(told))
        assert lines.all_inner_texts() == told
        guest.play(mouse, 2)


def test_a_line_that_was_down_comes_back_and_catches_up(couple: Any, mouse: Any) -> None:
    host, friend = couple("daylight", "found")
    friend.forgive(*WHILE_AWAY)
    friend.context.set_offline(True)
    friend.page.evaluate("lines.at(-1).close()")
    expect(friend.page.get_by_text("Connection lost, trying again …").first).to_be_visible()
    expect(friend.decision.locator("[inert]")).to_have_count(2)
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
    for guest in (host, friend):
        expect(guest.page.get_by_role("status", name="Among the players")).to_contain_text(
            "Ben has refused to go back. Nothing was taken back."
        )
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
    if not panel.is_visible():  # whoever answers on a small screen shuts it
        guest.page.get_by_role("button", name="Seats & links").click()
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
    other.page.get_by_role("main").get_by_label("My name").fill("Bea")
    other.page.get_by_role("button", name="Take this seat").click()
    other.arrived()
    assert other.seats == [1]
    expect(friend.page.get_by_role("heading", name="Your seat has been taken over")).to_be_visible()
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
        assert guest.page.locator("img:not(.art img)").count() == 0
