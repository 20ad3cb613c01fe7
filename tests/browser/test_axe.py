"""Every screen, looked at by axe: no violation of any of its rules, in light and dark, large and small."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from tests.browser.test_beats import before, decide

PANELS = ("Log", "Undo", "Seats & links", "Rules", "Settings", "Help")
SCENES = (
    *(("daylight", scene) for scene in ("character", "found", "trade", "turn", "ammo", "ending")),
    *(("mine", scene) for scene in ("plan", "equip", "trip", "fight", "raid", "deal", "page", "ending")),
)
COLOURS = ("color-contrast", "link-in-text-block")


@pytest.fixture(scope="session")
def axe() -> Axe:
    return Axe()


@pytest.fixture
def look(axe: Axe) -> Callable[..., list[str]]:
    """What axe finds wrong on a page."""

    def looked(guest: Any, what: str, part: str | None = None, only: tuple[str, ...] = ()) -> list[str]:
        guest.settled()
        guest.page.evaluate(STILL)
        options = {"runOnly": {"type": "rule", "values": only}} if only else None
        found = axe.run(guest.page, part, options).response["violations"]
        return [
            f"{what}: {one['id']}: {node['target']} {node['failureSummary']}"
            for one in found
            for node in one["nodes"][:3]
        ]

    return looked


STILL = """
    async () => {
        const frame = () => new Promise((done) => requestAnimationFrame(done))
        for (let still = 0; still < 3; still += 1) {
            const moving = (one) => one instanceof CSSTransition && one.playState === 'running'
            if (document.getAnimations().some(moving)) still = -1
            await frame()
        }
    }
"""
"""Colours that are inherited change level by level, however short that takes."""


def test_a_moment_on_the_stage(invite: Any, look: Any) -> None:
    for game, kind, seats in (("mine", "raid", 1), ("daylight", "blow", 4)):
        save, option = before(game, kind, seats, "heuristic" if game == "mine" else "random")
        guest = invite(beats="slow")
        guest.open(save)
        decide(guest, option)
        expect(guest.page.locator("[data-part=beat]")).to_be_visible()
        assert in_both_lights(guest, look, f"{game}, {kind}") == []


def in_both_lights(guest: Any, look: Any, what: str, part: str | None = None) -> list[str]:
    """The whole page, or a part of it if only that part is new. Light and dark differ in colours only."""
    guest.page.emulate_media(color_scheme="dark")
    dark = look(guest, f"{what}, dark", part, COLOURS)
    guest.page.emulate_media(color_scheme="light")
    return dark + look(guest, f"{what}, light", part)


@pytest.mark.parametrize("device", ["guest", "phone"])
def test_the_start_page_and_new_tables(device: str, look: Any, request: pytest.FixtureRequest) -> None:
    guest = request.getfixturevalue(device)
    guest.start()
    found = in_both_lights(guest, look, "start")
    for game in ("Survive Until Daylight", "This War of Mine"):
        guest.page.get_by_role("button", name=f"Play now {game}").click()
        for fold in guest.page.locator("summary").all():
            fold.click()
        found += in_both_lights(guest, look, f"new table of {game}")
        guest.page.get_by_role("button", name="Not now").click()
    assert found == []


def test_pages_on_the_way_to_a_table(invite: Any, look: Any, prepare: Any) -> None:
    host, friend = invite(), invite()
    friend.forgive("status of 404")
    host.open(prepare("daylight", "turn", 2))
    table, links = host.page.url, host.room["you"]["links"]
    found = []
    for path, heading in (
        (f"{host.server.url}{links['1']}", "The host decides here for Player 2"),
        (f"{table}/wrong-key", "This link leads nowhere"),
        (f"{host.server.url}/t/no-such-table", "There is no such table"),
        (f"{host.server.url}/t/no/such/place", "There is nothing here"),
    ):
        friend.page.goto(path)
        expect(friend.page.get_by_role("heading", name=heading)).to_be_visible()
        found += in_both_lights(friend, look, heading)
    stranger = invite()
    stranger.start()
    stranger.page.goto(table)
    expect(stranger.page.get_by_role("heading", name="You have no seat at this table")).to_be_visible()
    found += in_both_lights(stranger, look, "no seat")
    host.start()
    found += in_both_lights(host, look, "start with a table to go on with")
    assert found == []


@pytest.mark.parametrize(("game", "scene"), SCENES)
def test_the_table(game: str, scene: str, guest: Any, look: Any, prepare: Any) -> None:
    guest.open(prepare(game, scene, 2))
    more = guest.page.locator("footer.bar button.plain[aria-expanded=false]")
    if more.count():
        more.click()
    for fold in guest.decision.locator("summary").all():
        if fold.is_visible():
            fold.click()
    assert in_both_lights(guest, look, scene) == []


@pytest.mark.parametrize(("game", "scene"), [("daylight", "turn"), ("mine", "plan"), ("mine", "trip")])
def test_the_table_on_a_phone(game: str, scene: str, phone: Any, look: Any, prepare: Any) -> None:
    phone.open(prepare(game, scene, 6))
    assert in_both_lights(phone, look, scene) == []


@pytest.mark.long
@pytest.mark.parametrize("game", ["daylight", "mine"])
def test_every_panel(game: str, guest: Any, look: Any, prepare: Any) -> None:
    guest.open(prepare(game, {"daylight": "turn", "mine": "plan"}[game], 2))
    found = []
    for panel in PANELS[1:]:
        guest.page.get_by_role("button", name=panel, exact=True).click()
        opened = guest.page.get_by_role("region", name=panel)
        expect(opened).to_be_visible()
        if panel == "Seats & links":
            guest.page.get_by_role("button", name="Change", exact=True).first.click()
        if panel == "Rules":
            expect(opened.get_by_role("listitem").first).to_be_visible()
        found += in_both_lights(guest, look, panel, ".side")
    found += look(guest, "the table beside a panel")
    opened = guest.page.get_by_role("button", name="Rules", exact=True)
    opened.click()
    guest.page.get_by_role("region", name="Rules").get_by_role("listitem").get_by_role("button").first.click()
    expect(guest.page.get_by_role("article").last).to_be_visible()
    found += in_both_lights(guest, look, "a rule", ".side")
    guest.page.keyboard.press("Escape")
    guest.board.locator("[data-ref]:visible").first.click()
    found += in_both_lights(guest, look, "a thing that was clicked", "section.decision")
    assert found == []


def test_every_panel_on_a_phone(phone: Any, look: Any, prepare: Any) -> None:
    phone.open(prepare("mine", "plan", 2))
    found = []
    for panel in PANELS:
        phone.page.get_by_role("button", name=panel, exact=True).tap()
        expect(phone.page.get_by_role("complementary", name="Log and panels")).to_be_visible()
        found += look(phone, panel)
    assert found == []


def test_what_is_said_when_something_is_to_be_agreed_or_the_line_is_down(
    invite: Any, look: Any, mouse: Any, prepare: Any, server: Any
) -> None:
    host, friend = invite(), invite()
    host.open(prepare("daylight", "found", 2))
    link = f"{server.url}{host.room['you']['links']['1']}"
    friend.page.goto(link)
    friend.page.get_by_role("main").get_by_label("My name").fill("Ben")
    friend.page.get_by_role("button", name="Take this seat").click()
    friend.arrived()
    for _ in range(20):
        asked = host if host.mine else friend
        mouse.answer(asked)
        host.until(lambda: host.revision == asked.revision, "the host sees it")  # noqa: B023
        if host.state["undo"] and host.state["undo"][0]["reveals"]:
            break
    host.page.get_by_role("button", name="Undo", exact=True).click()
    host.page.get_by_role("button", name="The last answer").click()
    found = in_both_lights(host, look, "are you sure")
    host.page.get_by_role("button", name="Yes").click()
    expect(friend.decision.get_by_role("button", name="Agree")).to_be_visible()
    found += in_both_lights(friend, look, "somebody would like to go back")
    friend.forgive("WebSocket connection to", "ERR_")
    host.forgive("WebSocket connection to", "ERR_")
    server.kill()
    try:
        expect(friend.page.get_by_text("Connection lost, trying again …").first).to_be_visible()
        found += in_both_lights(friend, look, "the line is down")
    finally:
        server.start()
    assert found == []


def test_a_guided_table(guest: Any, look: Any) -> None:
    guest.sit(guest.post("tables", {"game": "mine", "seats": [{}], "guide": True})["table"])
    expect(guest.page.locator("[data-note=welcome]")).to_be_visible()
    assert in_both_lights(guest, look, "guide", "[data-note]") == []
