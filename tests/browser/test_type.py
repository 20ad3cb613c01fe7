"""Typefaces of our own: few, fetched when they are met, and nothing jumps when they arrive."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

ASSETS = Path(__file__).parents[2] / "src/tilldawn/web/page/assets"
LOCALE = Path(__file__).parents[2] / "src/tilldawn/locale"

WIDTH = """([text, font]) => {
  const drawing = new OffscreenCanvas(1, 1).getContext('2d')
  drawing.font = font
  return text.map((one) => drawing.measureText(one).width).reduce((sum, one) => sum + one, 0)
}"""


def fetched(guest: Any) -> list[str]:
    """The typefaces that have come so far, by the names of their files."""
    entries = guest.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    matches = [re.search(r"assets/(.+)-[\w-]{8}\.woff2$", one) for one in entries]
    return sorted(match[1] for match in matches if match)


def sentences() -> list[str]:
    """Sentences of ours in both languages, without anything to be put into them."""
    found: list[str] = []
    for lang in ("en", "fr"):
        for file in ("web.ftl", "web-start.ftl", "mine/book-door.ftl"):
            lines = (LOCALE / lang / file).read_text(encoding="utf-8").splitlines()
            found += [line.split(" = ", 1)[1] for line in lines if " = " in line and "{" not in line]
    return found


def test_the_start_page_fetches_two_typefaces_and_a_plan_for_a_day_no_more(guest: Any, prepare: Any) -> None:
    guest.start()
    guest.page.evaluate("document.fonts.ready")
    assert fetched(guest) == ["book", "plain"]
    guest.open(prepare("mine", "plan"))
    guest.page.evaluate("document.fonts.ready")
    assert fetched(guest) == ["book", "plain"]


def test_what_stands_in_for_a_typeface_is_as_wide_as_it(guest: Any) -> None:
    guest.start()
    for own, style in (("Book", ""), ("Book", "600 "), ("Book", "italic "), ("Plain", ""), ("Typed", "")):
        font, meanwhile = f"{style}100px {own}", f"{style}100px '{own} meanwhile'"
        guest.page.evaluate("(font) => document.fonts.load(font)", font)
        assert guest.page.evaluate("(font) => document.fonts.check(font)", font)
        texts = sentences()
        ratio = guest.page.evaluate(WIDTH, [texts, font]) / guest.page.evaluate(WIDTH, [texts, meanwhile])
        assert 0.96 < ratio < 1.04, (own, style, ratio)


def test_nothing_jumps_when_the_typefaces_come_late(guest: Any) -> None:
    held: list[Any] = []
    guest.page.route("**/*.woff2", lambda route: held.append(route))
    guest.page.goto(guest.server.url, wait_until="domcontentloaded")
    title = guest.page.get_by_role("heading", level=1)
    expect(title).to_be_visible()
    guest.until(lambda: len(held) == 2, "two typefaces are on their way")
    boxes = """[...document.querySelectorAll('h1, h2, article, button')]
        .map((one) => one.getBoundingClientRect().top)"""
    guest.page.wait_for_timeout(300)
    before = guest.page.evaluate(boxes)
    for route in held:
        route.continue_()
    guest.page.evaluate("document.fonts.ready")
    guest.page.wait_for_timeout(100)
    after = guest.page.evaluate(boxes)
    assert len(before) == len(after) > 5
    assert max(abs(one - other) for one, other in zip(before, after, strict=True)) <= 24


def test_a_name_with_letters_of_another_country_is_written_in_the_same_typeface(guest: Any) -> None:
    guest.start()
    name = guest.page.get_by_label("My name")
    name.fill("Žofia Ñandú")
    guest.until(lambda: {"plain-farther", "plain-others"} <= set(fetched(guest)), "its letters are fetched")


def test_only_our_own_typefaces_are_allowed(guest: Any) -> None:
    guest.forgive("Content Security Policy", "violates")
    policy = guest.page.request.get(guest.server.url).headers["content-security-policy"]
    assert "font-src 'self';" in policy
    guest.start()
    refused = guest.page.evaluate("""new Promise((done) => {
        addEventListener('securitypolicyviolation', (event) => done(event.effectiveDirective))
        const other = new FontFace('Other', 'url(data:font/woff2;base64,AAAA)')
        other.load().catch(() => setTimeout(done, 2000, ''))
    })""")
    assert refused == "font-src"
    own = sum(file.stat().st_size for file in ASSETS.glob("*.woff2"))
    assert 0 < own < 130_000
