"""Playing with the keyboard alone: no pointer is ever moved or pressed."""

from __future__ import annotations

import re
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
    expect(rules.get_by_role("article")).to_have_attribute("data-rule", guest.ask["rule"])
    guest.page.keyboard.press("Escape")
    expect(rules).not_to_be_visible()
    guest.page.keyboard.press("r")
    expect(rules.get_by_role("searchbox")).to_be_visible()
    guest.page.keyboard.press("r")
    expect(rules).not_to_be_visible()


@pytest.mark.long
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
    typist.open(prepare("mine", "crime-wave"))
    assert typist.decision.locator("details:not([open]) [data-option]").count()
    shown = typist.decision.locator("[data-option]:visible")
    for _ in range(shown.count() + 1):
        typist.page.keyboard.press("ArrowDown")
    expect(shown.first).to_be_focused()
    typist.page.keyboard.press("ArrowUp")
    expect(shown.last).to_be_focused()


REACHED = """() => {
    const choices = '.board :is([data-option], [data-leads]), .decision [data-option]'
    const shown = [...document.querySelectorAll(choices)].filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]')
    )
    const seen = new Set([document.body])
    for (const from of seen)
        for (const key of ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft']) {
            if (from === document.body) document.activeElement.blur()
            else from.focus()
            from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
            seen.add(document.activeElement)
        }
    document.activeElement.blur()
    const missed = shown.filter((one) => !seen.has(one))
    return [shown.length, missed.map((one) => one.ariaLabel ?? one.textContent.trim())]
}"""
"""Everywhere arrows lead, from nowhere on; how much may be chosen, and what of it they do not come to."""

SCENES = (
    *(("daylight", scene, 2) for scene in ("found", "wave", "trade", "turn")),
    *(("mine", scene, 1) for scene in ("plan", "action", "eat", "evening", "where-to", "equip")),
    *(("mine", scene, 1) for scene in ("page", "round", "trade-buy", "load", "dawn")),
)


def test_arrows_come_to_every_choice_of_every_scene(typist: Any, prepare: Any) -> None:
    missed = {}
    for game, scene, seats in SCENES:
        typist.open(prepare(game, scene, seats))
        typist.drawn()
        shown, out_of_reach = typist.page.evaluate(REACHED)
        assert shown >= 2, scene
        if out_of_reach:
            missed[scene] = out_of_reach
    assert missed == {}


def test_arrows_go_about_the_board_where_they_point(typist: Any, prepare: Any) -> None:
    typist.open(prepare("mine", "action"))
    typist.page.keyboard.press("n")
    before, around = typist.page.evaluate(WHERE), 0
    for key, axis, way in ARROWS:
        typist.page.keyboard.press(key)
        after = typist.page.evaluate(WHERE)
        assert after is not None, "the focus is still on something of the board"
        moved = after[axis] - before[axis]
        assert way * moved >= 0
        around += moved != 0
        before = after
    assert around >= 2


ARROWS = (("ArrowRight", 0, 1), ("ArrowLeft", 0, -1), ("ArrowUp", 1, -1), ("ArrowUp", 1, -1))
WHERE = """() => {
    const on = document.activeElement.closest('.board .thing')
    if (!on) return null
    const { x, y, width, height } = on.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
}"""


@pytest.mark.parametrize(
    ("game", "scene", "seats"),
    [("mine", "action", 1), ("mine", "evening", 1), ("mine", "page", 1), ("daylight", "turn", 2)],
)
def test_the_first_stop_leads_past_all_the_rest_to_the_choices(
    game: str, scene: str, seats: int, typist: Any, prepare: Any
) -> None:
    typist.open(prepare(game, scene, seats))
    typist.drawn()
    typist.page.keyboard.press("Tab")
    expect(typist.page.get_by_role("link", name="Skip to the decision")).to_be_focused()
    typist.page.keyboard.press("Enter")
    there = typist.page.locator("[data-option]:focus")
    expect(there).to_be_in_viewport()
    in_scene = there.evaluate("(one) => one.closest('main') !== null")
    assert in_scene == (scene != "action")


def test_a_number_marks_what_bears_it_in_a_scene(typist: Any, prepare: Any) -> None:
    typist.open(prepare("mine", "page"))
    before = typist.revision
    typist.page.keyboard.press("2")
    expect(typist.board.locator("[data-answer]").nth(1)).to_have_attribute("aria-pressed", "true")
    assert typist.revision == before
    typist.page.keyboard.press("l")
    expect(typist.page.get_by_role("log")).to_be_focused()


def test_a_number_does_not_answer_what_is_out_of_sight(typist: Any, prepare: Any) -> None:
    typist.open(prepare("mine", "action"))
    before = typist.revision
    typist.page.keyboard.press("l")
    expect(typist.page.get_by_role("log")).to_be_focused()
    typist.page.keyboard.press("1")
    typist.page.wait_for_timeout(500)
    assert typist.revision == before


def test_the_log_is_one_stop_and_its_lines_lead_to_their_rules(typist: Any, prepare: Any) -> None:
    typist.open(prepare("mine", "action"))
    typist.page.keyboard.press("ArrowDown")
    choice = typist.page.locator("[data-option]:focus")
    left = choice.inner_text()
    typist.page.keyboard.press("l")
    log = typist.page.get_by_role("log")
    expect(log).to_be_focused()
    line = log.locator("ol > li").last
    typist.page.keyboard.press("ArrowUp")
    expect(line).to_be_focused()
    typist.page.keyboard.press("ArrowUp")
    typist.page.keyboard.press("ArrowDown")
    expect(line).to_be_focused()
    typist.page.keyboard.press("Shift+Tab")
    expect(log).to_be_focused()
    assert log.locator("ol button:not([tabindex='-1'])").count() == 0
    typist.page.keyboard.press("End")
    typist.page.keyboard.press("ArrowRight")
    expect(line.get_by_role("button", name="Open rule")).to_be_focused()
    typist.page.keyboard.press("Enter")
    rules = typist.page.get_by_role("region", name="Rules")
    expect(rules.get_by_role("article")).to_have_attribute(
        "data-rule", typist.state["log"]["lines"][-1]["rule"]
    )
    expect(rules.get_by_role("group", name="Rules")).to_be_focused()
    typist.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(choice).to_have_text(left, use_inner_text=True)


def test_who_moves_the_last_piece_of_a_row_does_not_lose_their_place(typist: Any, prepare: Any) -> None:
    typist.open(prepare("mine", "equip"))
    typist.drawn()
    key = typist.page.locator("[data-heap=from][data-option]").first.get_attribute("data-key")
    taken = typist.page.locator(f'[data-heap=from][data-key="{key}"]')
    taken.focus()
    packed = typist.page.locator(f'[data-heap=to][data-key="{key}"]')
    if not packed.count():
        typist.page.keyboard.press("Enter")
        expect(packed).to_have_count(1)
        expect(taken).to_be_focused()
    packed.focus()
    while packed.count():
        had = typist.heard["draft"]["keys"]
        typist.page.keyboard.press("Enter")
        typist.until(lambda had=had: typist.heard["draft"]["keys"] != had, "one less")
        typist.settled()
    assert typist.page.evaluate("document.activeElement.closest('main, .decision') !== null")


def test_escape_closes_what_was_opened_last_and_leads_back(typist: Any, prepare: Any) -> None:
    typist.open(prepare("mine", "action", 2))
    typist.page.keyboard.press("h")
    helping = typist.page.get_by_role("region", name="Help")
    expect(helping.get_by_role("group", name="Help")).to_be_focused()
    card = typist.board.locator(".thing:not(.lit)").first
    card.focus()
    typist.page.keyboard.press("Enter")
    about = typist.decision.get_by_role("region").first
    expect(about).to_be_visible()
    expect(helping).to_have_count(0)  # it would lie over what was asked for
    typist.page.keyboard.press("h")
    expect(helping).to_be_visible()
    assert about.evaluate("(one) => one.closest('[inert]') !== null"), "it lies under the help"
    typist.page.keyboard.press("Escape")
    expect(helping).to_have_count(0)
    assert about.evaluate("(one) => one.closest('[inert]') === null")
    expect(card).to_be_focused()
    explanation = typist.page.locator("#explanation")
    expect(explanation).to_be_visible()  # the focus is on it again
    typist.page.keyboard.press("Escape")
    expect(explanation).not_to_be_visible()
    expect(about).to_be_visible()
    typist.page.keyboard.press("Escape")
    expect(about).not_to_be_visible()


def test_question_options_and_news_are_found_by_role_and_name_alone(typist: Any, prepare: Any) -> None:
    typist.open(prepare("daylight", "character", 2))
    decision = typist.page.get_by_role("region", name="What is to be decided")
    for asked in range(8):
        heading = decision.get_by_role("heading", level=2)
        expect(heading.get_by_role("button", name=typist.ask["rule"])).to_be_visible()
        if typist.kind == "trade":  # put together in its own scene
            assert asked > 3
            break
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
        focused = "document.activeElement.closest('.decision, .board') !== null"  # beside the scene, or in it
        typist.until(lambda code=focused: typist.page.evaluate(code), "the focus is where one decides")
        if typist.state["log"]["total"] > told:
            # what is said there, and that it is all of it, is for the tests by ear: it may be said by now
            expect(
                typist.page.get_by_role("status").filter(has_text=re.compile(r"\S")).first
            ).to_be_attached()
