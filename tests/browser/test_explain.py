"""The table explains itself: on hover, focus and long press, with Escape, and nothing is ever cut off."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

PHONE = {"width": 390, "height": 844}


def explanation(guest: Any) -> Any:
    return guest.page.locator("#explanation")


def inside(guest: Any) -> bool:
    """Whether the whole explanation lies on the screen."""
    box = explanation(guest).bounding_box()
    size = guest.page.viewport_size
    return bool(
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= size["width"]
        and box["y"] + box["height"] <= size["height"]
    )


def test_goal_and_danger_are_in_view_and_open_by_a_click(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "evening"))
    standing = guest.state["standing"]
    goal = guest.page.locator(".marks .mark").first
    expect(goal).to_contain_text(standing["goals"][0]["title"])
    goal.click()
    expect(explanation(guest)).to_be_visible()
    for line in standing["goals"][0]["details"]:
        expect(explanation(guest)).to_contain_text(line)
    assert inside(guest)
    guest.page.keyboard.press("Escape")
    expect(explanation(guest)).not_to_be_visible()


def test_a_state_explains_itself_on_hover_and_its_rule_is_folded(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "plan"))
    person = guest.state["view"]["people"][0]["id"]
    guest.page.locator(f'[data-explain="state:hunger@{person}"]').first.hover()
    expect(explanation(guest)).to_contain_text("Hunger")
    expect(explanation(guest).locator("details")).not_to_have_attribute("open", "")
    assert inside(guest)
    guest.page.mouse.move(700, 790)
    expect(explanation(guest)).not_to_be_visible()


COMES_UNDER = """(one, [clientX, clientY]) => one.dispatchEvent(
  new PointerEvent('pointerover', { clientX, clientY, pointerType: 'mouse', bubbles: true }))"""


def test_what_comes_under_a_pointer_that_rests_keeps_quiet(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "plan"))
    guest.page.mouse.move(700, 790)
    hunger = guest.page.locator('[data-explain^="state:hunger"]').first
    hunger.evaluate(COMES_UNDER, [700, 790])
    guest.page.wait_for_timeout(900)
    expect(explanation(guest)).not_to_be_visible()
    hunger.evaluate(COMES_UNDER, [701, 790])
    expect(explanation(guest)).to_be_visible()


def test_every_number_of_every_person_is_explained_and_none_is_cut_off(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "plan"))
    marks = guest.page.locator(".person [data-explain]")
    asked = [marks.nth(at).get_attribute("data-explain") for at in range(marks.count())]
    kinds = {ref.partition(":")[0] for ref in asked}
    assert {"state", "actions", "prowess", "empathy", "inventory"} <= kinds
    for at in (0, marks.count() - 1):
        marks.nth(at).hover()
        expect(explanation(guest)).to_be_visible()
        assert inside(guest)
        guest.page.mouse.move(700, 790)
        expect(explanation(guest)).not_to_be_visible()


def test_the_focus_explains_and_escape_closes_it_and_keeps_the_focus(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "plan"))
    guest.page.keyboard.press("Shift")
    person = guest.page.locator("button.person").first
    person.focus()
    expect(explanation(guest)).to_be_visible()
    expect(person).to_have_attribute("aria-describedby", "explanation")
    guest.page.keyboard.press("Escape")
    expect(explanation(guest)).not_to_be_visible()
    expect(person).to_be_focused()


def test_a_click_does_what_it_did_and_explains_nothing(guest: Any, prepare: Any) -> None:
    guest.open(prepare("daylight", "turn", 2))
    enemy = guest.board.locator("[data-aim][data-option]").last
    enemy.click()
    expect(enemy).to_have_attribute("aria-pressed", "true")
    guest.page.wait_for_timeout(1000)
    expect(explanation(guest)).not_to_be_visible()
    guest.page.get_by_role("button", name="See the board").click()
    card = guest.board.locator(".thing:not(.lit)").first
    name = guest.state["things"][card.get_attribute("data-ref")]["name"]
    card.click()
    expect(guest.decision.get_by_role("region", name=name).first).to_be_visible()
    guest.page.wait_for_timeout(1000)
    expect(explanation(guest)).not_to_be_visible()


@pytest.mark.parametrize("game", ["daylight", "mine"])
def test_a_long_press_explains_on_a_phone_and_does_nothing_else(guest: Any, prepare: Any, game: str) -> None:
    guest.page.set_viewport_size(PHONE)
    guest.open(prepare(game, "evening") if game == "mine" else prepare(game, "turn", 2))
    before = guest.state["revision"]
    press = """(mark) => {
      const box = mark.getBoundingClientRect()
      const at = { bubbles: true, pointerType: 'touch', clientX: box.x + 5, clientY: box.y + 5 }
      mark.dispatchEvent(new PointerEvent('pointerdown', at))
    }"""
    mark = guest.page.locator(".marks .mark").first
    mark.evaluate(press)
    expect(explanation(guest)).to_be_visible()
    mark.evaluate(
        "(mark) => mark.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))"
    )
    expect(explanation(guest)).to_be_visible()
    assert inside(guest)
    assert guest.state["revision"] == before
    explanation(guest).get_by_role("button", name="Close").click()
    expect(explanation(guest)).not_to_be_visible()


def test_ids_of_rules_are_shown_to_who_wants_them(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "evening"))
    rule = guest.ask["rule"]
    link = guest.decision.get_by_role("button", name=rule).first
    expect(link).to_have_text("?")
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_label("Show the ids of rules").check()
    expect(link).to_have_text(rule)


@pytest.mark.parametrize("game", ["mine", "daylight"])
def test_an_explanation_leads_to_its_word_in_the_glossary(guest: Any, prepare: Any, game: str) -> None:
    guest.open(prepare(game, {"mine": "plan", "daylight": "trade"}[game]))
    goal = guest.page.locator(".marks .mark:visible").first
    kind = goal.get_attribute("data-explain").removeprefix("mark:")
    standing = guest.state["standing"]
    term = next(m["term"] for m in (*standing["goals"], *standing["dangers"]) if m["kind"] == kind)
    goal.click()
    explanation(guest).locator("button.more").click()
    word = guest.page.locator(f'.side [data-term="{term}"]')
    expect(word).to_be_in_viewport()
    expect(word).to_be_focused()
    expect(explanation(guest)).not_to_be_visible()
    guest.page.keyboard.press("Escape")
    goal.focus()
    goal.press("m")  # nothing is explained: nothing is looked up
    expect(guest.page.locator(".side")).to_have_count(0)
    goal.press("Enter")
    expect(explanation(guest)).to_be_visible()
    guest.page.keyboard.press("m")
    expect(word).to_be_focused()
