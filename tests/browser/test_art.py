"""Pictures: the table is played before they are there, nothing moves when they come, and they are kept."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser.test_axe import STILL

BOXES = """() => [...document.querySelectorAll('[data-ref], [data-option], [data-part], h2, h3, .art')]
  .filter((one) => one.getClientRects().length)
  .map((one) => one.getBoundingClientRect())
  .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))"""
SHIFTS = """
new PerformanceObserver((list) => {
  window.shifts = (window.shifts ?? 0) + list.getEntries().reduce((sum, one) => sum + one.value, 0)
}).observe({ type: 'layout-shift', buffered: true })
"""
THERE = """() => { const all = [...document.querySelectorAll('.art img')];
  return all.length > 0 && all.every((one) => one.classList.contains('there')) }"""
FETCHED = """() => performance.getEntriesByType('resource')
  .filter((one) => one.name.includes('/assets/art/') && one.transferSize > 0).map((one) => one.name)"""
SLOW = {"offline": False, "latency": 400, "downloadThroughput": 60_000, "uploadThroughput": 30_000}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def at_rest(guest: Any) -> Any:
    """Where everything is once what was chosen has leaned in and its odds have come over the slow line."""
    boxes = None
    while boxes != (boxes := guest.page.evaluate(BOXES)):
        guest.page.evaluate(STILL)
        guest.page.wait_for_timeout(1_000)
    return boxes


@pytest.mark.parametrize("kind", [{}, PHONE], ids=["desktop", "phone"])
def test_the_table_is_played_before_its_pictures_are_there_and_nothing_moves_when_they_come(
    kind: dict[str, Any], invite: Any, prepare: Any
) -> None:
    guest = invite(**kind)
    held: list[Any] = []
    guest.page.route("**/assets/art/**", lambda route: held.append(route))
    line = guest.context.new_cdp_session(guest.page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW)
    guest.open(prepare("mine", "where-to", 2))
    guest.until(lambda: held, "pictures are asked for")
    guest.settled()
    assert guest.page.locator(".art img.there").count() == 0
    places = guest.page.locator(".place[data-option]")
    places.nth(1).click()
    assert places.nth(1).get_attribute("aria-pressed") == "true"
    guest.settled()
    before = at_rest(guest)

    guest.page.evaluate(SHIFTS)
    guest.page.evaluate("window.shifts = 0")
    while held:
        held.pop().continue_()
        guest.page.wait_for_timeout(50)
    guest.until(lambda: guest.page.evaluate(THERE) or _let_on(held), "the pictures are there")
    assert guest.page.evaluate(BOXES) == before
    assert guest.page.evaluate("window.shifts") == 0

    revision = guest.revision
    guest.page.locator("[data-confirm]").click()
    guest.until(lambda: guest.revision > revision, "the party goes")


def _let_on(held: list[Any]) -> bool:
    while held:
        held.pop().continue_()
    return False


def test_a_picture_is_kept_for_good_and_fetched_once(guest: Any, prepare: Any) -> None:
    answers: list[Any] = []
    guest.page.on("response", lambda answer: answers.append(answer) if "/assets/art/" in answer.url else None)
    save = prepare("mine", "where-to", 2)
    guest.open(save)
    guest.until(lambda: guest.page.evaluate(THERE), "the pictures are there")
    assert answers
    for answer in answers:
        assert answer.headers["content-type"] == "image/webp"
        assert "immutable" in answer.headers["cache-control"]
    guest.page.reload()
    guest.arrived()
    guest.until(lambda: guest.page.evaluate(THERE), "the pictures are there again")
    assert guest.page.evaluate(FETCHED) == []


def test_a_picture_that_never_comes_leaves_its_colour_and_stops_nothing(guest: Any, prepare: Any) -> None:
    guest.forgive("ERR_FAILED", "assets/art")
    guest.page.route("**/assets/art/**", lambda route: route.abort())
    guest.open(prepare("mine", "where-to", 2))
    guest.settled()
    art = guest.page.locator(".place .art").first
    assert art.bounding_box()["height"] > 60
    assert art.evaluate("(one) => getComputedStyle(one).backgroundColor") != "rgba(0, 0, 0, 0)"
    guest.page.locator(".place[data-option]").nth(0).click()
