"""With a thumb: labels, targets one can hit, whole names, the own hand near, and a new card in sight."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PHONE
from tests.browser.test_pictures import at

SCENES = [
    *(("daylight", scene) for scene in ("character", "found", "trade", "turn", "apply")),
    *(("mine", scene) for scene in ("plan", "eat", "where-to", "trip", "fight")),
]
SMALL = """
    () => {
        // what is drawn in the house is chosen in the list, too; a mark in a text is larger than it looks
        const drawn = 'svg, [inert], .skip'
        const hit = (part) => {
            const own = part.getBoundingClientRect()
            const more = getComputedStyle(part, '::after')
            const over = more.position === 'absolute' ? [more.width, more.height].map(parseFloat) : [0, 0]
            return [Math.max(own.width, over[0]), Math.max(own.height, over[1])]
        }
        return [...document.querySelectorAll('button, a, summary, select, input')]
            .filter((part) => part.checkVisibility() && !part.closest(drawn) && part.offsetWidth > 1)
            .map((part) => [part, hit(part)])
            .filter(([, [width, height]]) => width < 43.5 || height < 43.5)
            .map(([part, [width, height]]) =>
                `${part.className} “${part.textContent.trim().slice(0, 30)}”: ${width}×${height}`)
    }
"""
CUT = """
    () => [...document.querySelectorAll('.shell *')]
        .filter((part) => part.checkVisibility() && part.offsetWidth > 1)
        .filter((part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
        .filter((part) => getComputedStyle(part).overflow !== 'visible'
            && getComputedStyle(part).overflowX !== 'auto'
            && getComputedStyle(part).color !== 'rgba(0, 0, 0, 0)'
            && part.scrollWidth > part.clientWidth + 1)
        .map((part) => `${part.className} “${part.textContent.trim()}”: ${part.scrollWidth}`)
"""

BAR = 130
"""How high the bar may be where it has one confirm and a short sentence."""
AT_ONCE = 24
"""Lines of the log that are drawn at a stretch."""
UNFOLDED = """async () => {
    const counts = []
    const lines = () => document.querySelectorAll('[role=log] > ol > li').length
    const watch = new MutationObserver(() => counts.push(lines()))
    watch.observe(document.body, { childList: true, subtree: true })
    document.querySelectorAll('nav .tool')[1].click()
    for (let still = 0; still < 20; still += 1) {
        const before = lines()
        await new Promise(requestAnimationFrame)
        if (lines() !== before) still = 0
    }
    watch.disconnect()
    const { scrollTop, clientHeight, scrollHeight } = document.querySelector('[role=log]')
    return [counts, scrollHeight - clientHeight - scrollTop]
}"""
"""Opens the log; how many lines there were after each change, and how far its end is out of sight."""


@pytest.mark.parametrize(("game", "scene"), SCENES)
def test_on_a_phone_everything_can_be_hit_and_read(game: str, scene: str, phone: Any, prepare: Any) -> None:
    phone.open(prepare(game, scene, 2))
    assert phone.page.evaluate(SMALL) == []
    assert phone.page.evaluate(CUT) == []


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("width", [360, 390])
def test_on_a_phone_every_tool_has_its_name_under_it(
    width: int, lang: str, invite: Any, prepare: Any
) -> None:
    phone = invite(**{**PHONE, "viewport": {"width": width, "height": 780}, "locale": lang})
    phone.open(prepare("daylight", "turn", 2))
    tools = phone.page.locator("nav .tool:visible")
    expect(tools).to_have_count(8)
    for tool in tools.all():
        word = tool.locator(".brief")
        expect(word).to_be_visible()
        full = tool.locator(".named").text_content()
        assert full.startswith(word.inner_text()), "who says what they see is understood"
        assert word.evaluate("(word) => word.scrollWidth <= word.clientWidth + 1"), word.inner_text()
    last = tools.last.bounding_box()
    assert last["x"] + last["width"] <= width + 0.5


@pytest.mark.parametrize("width", [360, 390])
def test_on_a_phone_the_bar_leaves_the_scene_its_room(width: int, invite: Any, prepare: Any) -> None:
    phone = invite(**PHONE | {"viewport": {"width": width, "height": 780}, "locale": "fr"})
    bar = phone.page.locator("footer.bar")
    for scene in ("plan", "eat", "evening", "load"):
        phone.open(prepare("mine", scene))
        phone.drawn()  # before a choice is filled in there is more to say
        phone.until(lambda: bar.bounding_box()["height"] <= BAR, f"{scene}: the bar is low")


def test_on_a_phone_what_is_good_to_know_unfolds(phone: Any, finger: Any, prepare: Any) -> None:
    phone.open(prepare("mine", "eat"))
    hint = phone.page.get_by_text("Filled in as a sensible player would")
    unfold = phone.page.get_by_role("button", name="What is good to know here")
    expect(hint).to_be_hidden()
    finger.press(unfold)
    expect(hint).to_be_visible()
    finger.press(unfold)
    expect(hint).to_be_hidden()


@pytest.mark.parametrize("scene", ["found", "trade", "turn"])
def test_on_a_phone_the_own_hand_is_in_sight(scene: str, phone: Any, prepare: Any) -> None:
    phone.open(prepare("daylight", scene, 2))
    card = phone.page.locator("[data-scene] .card .name").first
    top, bottom = card.evaluate(
        "(card) => { const { top, bottom } = card.getBoundingClientRect(); return [top, bottom] }"
    )
    bar = phone.page.locator("footer.bar").bounding_box()
    assert 0 < top < bottom <= bar["y"], "no scrolling is needed for it"


def test_on_a_phone_another_question_is_seen_from_its_top(phone: Any, finger: Any, prepare: Any) -> None:
    phone.open(prepare("daylight", "found", 2))
    scroll = "() => { document.querySelector('[data-scene]').scrollTop = 400 }"
    for _ in range(2):  # the next card turned up, in the same scene
        assert phone.kind == "found"
        phone.page.evaluate(scroll)
        expect(phone.page.locator("[data-fresh]")).not_to_be_in_viewport(ratio=0.5)
        finger.answer(phone)
        expect(phone.page.locator("[data-scene] [data-fresh]")).to_be_in_viewport(ratio=0.9)


def test_on_a_phone_a_long_log_is_drawn_bit_by_bit_from_its_end(phone: Any) -> None:
    phone.open(at("evening", day=4))
    lines = len(phone.state["log"]["lines"])
    assert lines > 3 * AT_ONCE
    counts, below = phone.page.evaluate(UNFOLDED)
    steps = [later - earlier for earlier, later in pairwise([0, *counts])]
    assert max(steps) <= AT_ONCE, "no stretch of work that a thumb would have to wait for"
    assert counts[-1] == lines
    assert below < 2, "the last line stays in sight"
