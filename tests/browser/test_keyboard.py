"""Playing with the keyboard alone: no pointer is ever moved or pressed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

NO_POINTER = """
    window.pointers = 0
    for (const kind of ['pointerdown', 'pointermove', 'mousedown', 'mousemove', 'touchstart'])
        addEventListener(kind, () => (window.pointers += 1), true)
"""


@pytest.fixture
def typist(guest: Any) -> Iterator[Any]:
    """A guest without a mouse."""
    guest.context.add_init_script(NO_POINTER)
    yield guest
    assert guest.page.evaluate("window.pointers") == 0


def go_to(guest: Any, role: str, name: str) -> None:
    """Tab until a button or link of that name has the focus."""
    wanted = guest.page.get_by_role(role, name=name)
    for _ in range(60):
        if wanted.evaluate("(element) => element === document.activeElement"):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {name}")


def start_by_keys(guest: Any, game: str, seed: str) -> None:
    guest.start()
    go_to(guest, "button", f"Play now {game}")
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("button", name="Start", exact=True)).to_be_focused()
    for _ in range(10):
        guest.page.keyboard.press("Shift+Tab")
        if guest.page.evaluate("document.activeElement.tagName") == "SUMMARY":
            break
    guest.page.keyboard.press("Enter")
    for _ in range(60):
        if guest.page.get_by_label("Seed").evaluate("(field) => field === document.activeElement"):
            break
        guest.page.keyboard.press("Tab")
    guest.page.keyboard.type(seed)
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_url("**/t/*")
    guest.arrived()


def undo_by_keys(guest: Any) -> None:
    """Take the last answer back, and give it again."""
    before = guest.revision
    guest.page.keyboard.press("u")
    panel = guest.page.get_by_role("region", name="Undo")
    expect(panel).to_be_visible()
    step = panel.get_by_role("button", name="The last answer")
    for _ in range(60):
        if step.evaluate("(element) => element === document.activeElement"):
            break
        guest.page.keyboard.press("Tab")
    guest.page.keyboard.press("Enter")
    yes = panel.get_by_role("button", name="Yes")
    guest.settled()
    if yes.count():
        guest.page.keyboard.press("Shift+Tab")
        expect(yes).to_be_focused()
        guest.page.keyboard.press("Enter")
    guest.until(lambda: guest.revision != before, "the answer is taken back")
    guest.settled()
    guest.page.keyboard.press("Escape")
    expect(panel).not_to_be_visible()


def read_the_rule_by_keys(guest: Any) -> None:
    """“?” opens the rule behind the question, “r” all of them, Escape closes."""
    rules = guest.page.get_by_role("region", name="Rules")
    guest.page.keyboard.press("?")
    expect(rules.get_by_role("article")).to_contain_text(guest.ask["rule"])
    guest.page.keyboard.press("Escape")
    expect(rules).not_to_be_visible()
    guest.page.keyboard.press("r")
    expect(rules.get_by_role("searchbox")).to_be_visible()
    guest.page.keyboard.press("r")
    expect(rules).not_to_be_visible()


def test_a_night_is_played_with_the_keyboard_alone(typist: Any, keyboard: Any) -> None:
    start_by_keys(typist, "Survive Until Daylight", "keys")
    kinds = typist.play(keyboard, 12)
    undo_by_keys(typist)
    read_the_rule_by_keys(typist)
    kinds += typist.play(keyboard, 16)
    assert len(kinds) == 28
    assert {"character", "weapon", "found", "turn"} <= set(kinds)
    assert min(keyboard.used[way] for way in ("number", "arrows", "tab")) >= 1


def test_a_day_in_the_war_is_played_with_the_keyboard_alone(typist: Any, keyboard: Any) -> None:
    start_by_keys(typist, "This War of Mine", "keys")
    kinds = typist.play(keyboard, 12)
    undo_by_keys(typist)
    read_the_rule_by_keys(typist)
    kinds += typist.play(keyboard, 24, until=lambda: keyboard.used["chain"] > 1 and typist.answers > 30)
    assert len(kinds) >= 26
    assert {"plan", "evening"} <= set(kinds)
    assert keyboard.used["chain"] >= 1
    assert min(keyboard.used[way] for way in ("number", "arrows", "tab")) >= 1


def test_n_walks_through_what_is_lit_and_enter_looks_at_it(typist: Any, prepare: Any) -> None:
    typist.open(prepare("mine", "plan"))
    typist.until(lambda: "draft" in typist.heard, "the plan is there")
    before = typist.revision
    typist.page.keyboard.press("n")
    focused = typist.page.evaluate("document.activeElement.dataset.ref")
    assert focused.startswith(("space:", "character:"))
    typist.page.keyboard.press("Enter")
    expect(typist.decision.locator(f'[data-plan="{focused}"]')).to_be_visible()
    assert typist.revision == before


def test_arrows_go_around_the_options_even_past_a_fold(typist: Any, prepare: Any) -> None:
    typist.open(prepare("mine", "evening"))
    shown = typist.decision.locator(".options [data-option]:visible")
    for _ in range(shown.count() + 1):
        typist.page.keyboard.press("ArrowDown")
    expect(shown.first).to_be_focused()
    typist.page.keyboard.press("ArrowUp")
    expect(shown.last).to_be_focused()


def test_escape_closes_what_was_picked_first(typist: Any, prepare: Any) -> None:
    typist.open(prepare("mine", "plan", 2))
    typist.page.keyboard.press("h")
    helping = typist.page.get_by_role("region", name="Help")
    expect(helping).to_be_visible()
    card = typist.board.locator(".thing:not(.lit)").first
    card.focus()
    typist.page.keyboard.press("Enter")
    about = typist.decision.get_by_role("region").first
    expect(about).to_be_visible()
    typist.page.keyboard.press("Escape")
    expect(about).not_to_be_visible()
    expect(helping).to_be_visible()
    typist.page.keyboard.press("Escape")
    expect(helping).not_to_be_visible()


def test_question_options_and_news_are_found_by_role_and_name_alone(typist: Any, prepare: Any) -> None:
    typist.open(prepare("daylight", "character", 2))
    decision = typist.page.get_by_role("region", name="What is to be decided")
    for _ in range(8):
        heading = decision.get_by_role("heading", level=2)
        expect(heading.get_by_role("button", name=typist.ask["rule"])).to_be_visible()
        option = typist.mine[0]
        before, told = typist.revision, typist.state["log"]["total"]
        if typist.plans(option):
            typist.board.get_by_role("button", name=option["text"], exact=True).press("Enter")
            typist.confirm.press("Enter")
        else:
            # under the mark of its seat an option does not say the name again
            name = option["text"].split(": ")[-1]
            decision.get_by_role("list").get_by_role("button", name=name).first.press("Enter")
        typist.moved(before)
        focused = typist.page.evaluate("document.activeElement.closest('.decision') !== null")
        assert focused, "the focus is lost"
        if typist.state["log"]["total"] > told:
            line = typist.state["log"]["lines"][-1]["text"]
            expect(typist.page.get_by_role("status").filter(has_text=line).first).to_be_attached()
