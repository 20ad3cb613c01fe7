"""Motion explains and never holds anybody up; without it, and in the reader's own colours, all is said."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

LONGEST = 400

WATCH = """() => {
  window.moved = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, options) {
    const duration = typeof options === 'number' ? options : Number(options?.duration ?? 0)
    window.moved.push({ ref: this.dataset?.ref ?? '', duration })
    return animate.call(this, frames, options)
  }
  for (const kind of ['transitionrun', 'animationstart'])
    document.addEventListener(kind, ({ target }) => {
      for (const one of target.getAnimations()) {
        const { duration, iterations } = one.effect.getComputedTiming()
        if (iterations === 1) window.moved.push({ ref: 'css', duration: Number(duration) })
      }
    })
}"""


def watched(invite: Any, motion: bool = True) -> Any:
    guest = invite()
    guest.page.emulate_media(reduced_motion="no-preference" if motion else "reduce")
    guest.context.add_init_script(f"({WATCH})()")
    return guest


@pytest.mark.parametrize("game", ["mine", "daylight"])
def test_who_acts_is_seen_to_and_nothing_moves_longer_than_it_may(
    game: str, invite: Any, mouse: Any, prepare: Any
) -> None:
    guest = watched(invite)
    guest.open(prepare(game, "plan" if game == "mine" else "turn", 2))
    guest.play(mouse, 6)
    moved = guest.page.evaluate("window.moved")
    assert {one["ref"].split(":")[0] for one in moved} & {"character", "seat", "enemy"}
    assert max(one["duration"] for one in moved) <= LONGEST
    assert any(one["duration"] >= 150 for one in moved)


@pytest.mark.parametrize("by", ["system", "setting"])
def test_without_motion_nothing_moves(by: str, invite: Any, mouse: Any, prepare: Any) -> None:
    guest = watched(invite, motion=by == "setting")
    guest.open(prepare("mine", "plan", 2))
    if by == "setting":
        guest.page.get_by_role("button", name="Settings").click()
        guest.page.get_by_label("Motion").uncheck()
        expect(guest.page.locator("html")).to_have_attribute("data-motion", "off")
        guest.page.get_by_role("button", name="Settings").click()
        guest.page.wait_for_timeout(LONGEST)
    guest.page.evaluate("window.moved = []")
    guest.play(mouse, 6)
    moved = guest.page.evaluate("window.moved")
    assert max((one["duration"] for one in moved), default=0) <= 1


def test_a_number_that_counts_is_written_as_it_is(invite: Any, prepare: Any) -> None:
    guest = watched(invite)
    guest.open(prepare("mine", "plan", 2))
    shown = [one for one in guest.board.locator(".piece .counted").all() if one.is_visible()]
    written = Counter(int(one.inner_text()) for one in shown)
    assert not Counter(guest.state["view"]["storage"].values()) - written
    for one in shown:
        assert int(one.evaluate("(one) => one.style.getPropertyValue('--count')")) == int(one.inner_text())
        assert one.evaluate("(one) => getComputedStyle(one, '::after').content") == "counter(count)"


def test_in_the_readers_own_colours_levels_and_the_confirm_stand_out(invite: Any, prepare: Any) -> None:
    guest = invite(forced_colors="active")
    guest.open(prepare("mine", "plan", 2))
    paint = "(one) => getComputedStyle(one).backgroundColor"
    pips = guest.board.locator(".pips i")
    full, empty = pips.locator("xpath=self::*[contains(@class,'full')]").first, pips.last
    assert full.evaluate(paint) != empty.evaluate(paint)
    confirm = guest.page.locator("button.primary:visible:not(:disabled)").first
    plain = guest.page.locator(".decision [data-option]:visible").first
    assert confirm.evaluate(paint) != plain.evaluate(paint)
    lit = guest.board.locator(".thing.lit:not(g)").first
    assert lit.evaluate("(one) => getComputedStyle(one).outlineStyle") == "dashed"
