"""Everything in sight: the board and the decision, on a desktop and on a phone, in many states."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PHONE

SCENES = {
    "mine": (
        *("plan", "action", "eat", "evening", "where-to", "equip"),
        *("trip", "page", "load", "raid", "fight", "ending"),
    ),
    "daylight": ("character", "weapon", "found", "trade", "turn", "target", "apply", "ending"),
}

OVERFLOW = """
    () => {
        const root = document.documentElement
        const main = document.querySelector('main')
        const frame = main.getBoundingClientRect()
        const name = (part) => `${part.tagName} ${part.getAttribute('class')} ${part.dataset.ref ?? ''}`
        const size = ({ scrollWidth: w, scrollHeight: h, clientWidth, clientHeight }) =>
            `${w}×${h} in ${clientWidth}×${clientHeight}`
        // a page of the Book and the story at the end may be longer than their place, and say so
        const long = '[role=region], article, .ending, [data-ref]'
        const scrolls = (part) => /auto|scroll/.test(getComputedStyle(part).overflowY) && !part.closest(long)
        const over = (part) =>
            part.clientHeight > 0 &&
            (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
        const out = (part) => {
            const box = part.getBoundingClientRect()
            return box.left < frame.left - 1 || box.top < frame.top - 1
                || box.right > frame.right + 1 || box.bottom > frame.bottom + 1
        }
        const inside = [...main.querySelectorAll('*')]
        return [
            ...[root, main, ...inside.filter(scrolls)]
                .filter(over)
                .map((part) => `${name(part)}: ${size(part)}`),
            ...inside
                .filter((part) => part.dataset.ref && part.checkVisibility() && out(part))
                .map((part) => `${name(part)} reaches out of the board`)
        ]
    }
"""
"""What of the board cannot be seen without scrolling."""
CROWDED = """
    () => {
        const flat = (part) =>
            getComputedStyle(part).display === 'contents' ? [...part.children].flatMap(flat) : [part]
        // a scene scrolls, and the own hand stays at its lower edge
        const parts = [...(document.querySelector('main .table')?.children ?? [])].flatMap(flat)
        const name = (part) => part.getAttribute('class') || part.tagName
        const boxes = parts.map((part) => [name(part), part.getBoundingClientRect()])
        const over = boxes.flatMap(([one, a], at) => boxes.slice(at + 1)
            .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
                && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
            .map(([other]) => `${one} lies over ${other}`))
        const spill = parts
            .filter((part) => part.scrollHeight > part.clientHeight + 2)
            .map((part) => `${name(part)} spills: ${part.scrollHeight} in ${part.clientHeight}`)
        return [...over, ...spill]
    }
"""
"""Parts of the board that lie over each other, or do not fit into their place."""
STRIP = """
    () => {
        const strip = document.querySelector('[data-part=strip]')
        const frame = strip.getBoundingClientRect()
        const seen = (part) => part.checkVisibility() && part.getBoundingClientRect().width > 0
        const within = (part) => {
            const box = part.getBoundingClientRect()
            return box.left >= frame.left && box.right <= frame.right + 1
                && box.top > frame.top && box.bottom <= frame.bottom
        }
        const words = [...strip.querySelectorAll('.mark .long, .mark .short')].filter(seen)
        const tools = [...strip.querySelectorAll('nav > *')].filter(seen)
        const named = (tool) => [...tool.querySelectorAll('span')].some((name) => name.clientWidth > 8)
        return [
            ...(strip.scrollWidth > strip.clientWidth ? ['the strip is too wide'] : []),
            ...words.filter((one) => !within(one) || one.clientHeight > 36)
                .map((one) => `${one.textContent} has too many lines`),
            ...words.filter((one) => one.matches('.short') && one.scrollHeight > one.clientHeight + 2)
                .map((one) => `${one.textContent} is cut`),
            ...tools.filter((tool) => !within(tool) || !named(tool))
                .map((tool) => `${tool.textContent} is out of sight`)
        ]
    }
"""
"""What of the strip is too long for its place, or has no name."""
SPILT = """
    () => [...document.querySelectorAll('button, a[href], summary')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
        .filter((one) => {
            const box = one.getBoundingClientRect()
            const words = document.createRange()
            const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
            const slides = (part) => part !== null
                && (/auto|scroll/.test(getComputedStyle(part).overflowX) || slides(part.parentElement))
            let out = (box.left < -1 || box.right > innerWidth + 1) && !slides(one.parentElement)
            while (texts.nextNode()) {
                const at = texts.currentNode
                const style = getComputedStyle(at.parentElement)
                const cut = (part) => part !== one.parentElement
                    && (/hidden|clip/.test(getComputedStyle(part).overflowX) || cut(part.parentElement))
                if (!at.data.trim() || style.position === 'absolute' || cut(at.parentElement)) continue
                words.selectNodeContents(at)
                for (const line of words.getClientRects())
                    out ||= line.left < box.left - 1 || line.right > box.right + 1
                        || line.top < box.top - 6 || line.bottom > box.bottom + 6
            }
            return out
        })
        .map((one) => one.textContent.trim().replace(/\\s+/g, ' '))
"""
"""Buttons whose words run out of them, or that run out of the page."""
WIDER = "document.documentElement.scrollWidth > innerWidth"


def uncovered(target: Any) -> bool:
    """Whether a click in the middle of it would reach it."""
    return target.evaluate(
        """(target) => {
            const { x, y, width, height } = target.getBoundingClientRect()
            return target.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        }"""
    )


def sit_down(guest: Any, save: bytes) -> None:
    """Open a table, and wait for what would come of the choices: it takes room in the scene, too."""
    guest.open(save)
    if guest.page.locator(".scene-panel.choice").count():
        guest.until(lambda: "foreseen" in guest.heard, "the choices are foreseen")
        guest.settled()


def ending_in_sight(guest: Any) -> list[str]:
    """What of the last scene cannot be seen or pressed; after it the table is there to be looked at."""
    ending = guest.page.get_by_role("dialog")
    parts = [ending.get_by_role("heading", level=2), *ending.locator(".foot").get_by_role("button").all()]
    wrong = [f"{part.inner_text()} is covered" for part in parts if not uncovered(part)]
    if guest.page.evaluate(WIDER):
        wrong.append("the ending is wider than the screen")
    ending.get_by_role("button", name="Look at the table").click()
    expect(ending).to_have_count(0)
    return wrong


def decision_in_sight(guest: Any) -> list[str]:
    """What of the decision cannot be seen or pressed without scrolling the page."""
    wrong = ending_in_sight(guest) if guest.state["ending"] else []
    if not uncovered(guest.decision.locator("h2")):
        wrong.append("the question is covered")
    first = guest.decision.locator("[data-option]:visible").first
    if guest.mine:  # what it is chosen in may still be on its way
        first.wait_for(timeout=5000)
    if guest.mine and not (first.count() and uncovered(first)):
        wrong.append("the first option is covered or out of sight")
    return wrong


@pytest.mark.parametrize("seats", [1, pytest.param(4, marks=pytest.mark.long), 6])
@pytest.mark.parametrize("game", ["daylight", "mine"])
def test_a_desktop_shows_the_whole_table_without_scrolling(
    game: str, seats: int, guest: Any, prepare: Any
) -> None:
    wrong = {}
    for scene in SCENES[game]:
        sit_down(guest, prepare(game, scene, seats))
        found = decision_in_sight(guest) + guest.page.evaluate(OVERFLOW)
        if found:
            wrong[scene] = found
    assert wrong == {}


@pytest.mark.parametrize("lang", ["en-GB", "fr"])
@pytest.mark.parametrize(
    ("game", "scene"), [("mine", "plan"), ("mine", "load"), ("daylight", "found"), ("daylight", "turn")]
)
def test_the_strip_names_its_tools_and_says_all_in_two_lines(
    game: str, scene: str, lang: str, invite: Any, prepare: Any
) -> None:
    guest = invite(locale=lang)
    guest.open(prepare(game, scene))
    wrong = {}
    for width in (800, 1024, 1280, 1440, 1920):
        guest.page.set_viewport_size({"width": width, "height": 800})
        for _ in range(20):  # until it is as wide
            found = guest.page.evaluate(STRIP)
            if not found:
                break
            guest.page.wait_for_timeout(100)
        if found:
            wrong[width] = found
    assert wrong == {}


@pytest.mark.parametrize("game", ["daylight", "mine"])
def test_a_phone_never_scrolls_sideways_and_the_decision_is_at_hand(
    game: str, phone: Any, prepare: Any
) -> None:
    wrong = {}
    for scene in SCENES[game]:
        sit_down(phone, prepare(game, scene, 2))
        found = decision_in_sight(phone) + phone.page.evaluate(CROWDED)
        if phone.page.evaluate(WIDER):
            found.append("wider than the screen")
        if found:
            wrong[scene] = found
    assert wrong == {}


@pytest.mark.parametrize("game", ["daylight", "mine"])
def test_every_button_holds_its_words_on_the_smallest_phone_in_french(
    game: str, invite: Any, prepare: Any
) -> None:
    phone = invite(**PHONE | {"viewport": {"width": 360, "height": 740}, "locale": "fr"})
    wrong = {}
    for scene in SCENES[game]:
        sit_down(phone, prepare(game, scene, 2))
        if phone.mine:
            phone.drawn()
        if found := phone.page.evaluate(SPILT):
            wrong[scene] = found
    assert wrong == {}


def test_pages_beside_the_table_fit_a_phone(phone: Any, prepare: Any) -> None:
    wide = []
    phone.start()
    for game in ("Survive Until Daylight", "This War of Mine"):
        phone.page.get_by_role("button", name=f"Play now {game}").tap()
        for fold in phone.page.locator("summary").all():
            fold.tap()
        if phone.page.evaluate(WIDER):
            wide.append(game)
        phone.page.get_by_role("button", name="Not now").tap()
    phone.page.goto(f"{phone.server.url}/t/no/such/place")
    expect(phone.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    if phone.page.evaluate(WIDER):
        wide.append("lost")
    phone.open(prepare("mine", "plan", 6))
    for panel in ("Log", "Undo", "Seats & links", "Rules", "Settings", "Help"):
        phone.page.get_by_role("button", name=panel, exact=True).tap()
        expect(phone.page.get_by_role("complementary", name="Log and panels")).to_be_visible()
        if phone.page.evaluate(WIDER):
            wide.append(panel)
    assert wide == []


@pytest.mark.parametrize(
    ("game", "scene", "turns"),
    [
        ("daylight", "character", 16),
        ("mine", "plan", 16),
    ],
)
def test_a_stretch_is_played_on_a_phone_by_tapping(
    game: str, scene: str, turns: int, phone: Any, finger: Any, prepare: Any
) -> None:
    phone.open(prepare(game, scene, 2))
    before = phone.revision
    assert len(phone.play(finger, turns)) == turns
    assert phone.revision >= before + turns
    assert not phone.page.evaluate(WIDER)


def test_a_choice_stays_under_the_finger_whatever_another_one_tells(phone: Any, prepare: Any) -> None:
    phone.open(prepare("mine", "trip", 2))
    one, other = phone.page.locator(".option .choice").all()[:2]
    other.tap()
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(phone.page.locator("#foresight")).to_contain_text("Tap again to choose this.")
    one.tap(timeout=5_000)
    expect(one).to_have_attribute("aria-pressed", "true")
    expect(other).not_to_have_attribute("aria-pressed", "true")


def test_the_night_looks_the_same_in_every_theme(guest: Any, prepare: Any) -> None:
    guest.open(prepare("daylight", "turn", 2))
    colours = """() => [...document.querySelectorAll('main .night *')].map((part) => {
        const { color, fill } = getComputedStyle(part)
        return `${part.tagName} ${color} ${fill}`
    })"""
    seen = []
    for scheme in ("light", "dark"):
        guest.page.emulate_media(color_scheme=scheme)
        guest.page.wait_for_timeout(200)
        seen.append(guest.page.evaluate(colours))
    assert seen[0] == seen[1]
