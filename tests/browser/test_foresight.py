"""Before the click: what is pointed at, on the board or in the list, tells what will come of it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

PICTURES = os.environ.get("TILLDAWN_PICTURES", "")
"""A folder to keep pictures of what these tests see in; none without it."""


def picture(guest: Any, name: str) -> None:
    if PICTURES:
        Path(PICTURES).mkdir(parents=True, exist_ok=True)
        guest.page.screenshot(path=f"{PICTURES}/{name}.png")


def panel(guest: Any) -> Locator:
    return guest.page.locator("#foresight")


def in_full(panel: Locator) -> bool:
    """Whether nothing of it is cut off."""
    return bool(panel.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_pointed_at_in_the_list_is_told_in_full_and_gone_with_the_pointer(
    guest: Any, prepare: Any, lang: str
) -> None:
    guest.page.add_init_script(f"localStorage.setItem('tilldawn', JSON.stringify({{ lang: '{lang}' }}))")
    guest.open(prepare("mine", "search"))
    loud = next(o for o in guest.mine if o["verb"] == "noise")
    button = guest.button(loud, lambda what: what.click())
    button.hover()
    told = panel(guest)
    expect(told).to_contain_text({"en": "Somebody comes", "fr": "Quelqu’un vient"}[lang])
    expect(told).to_contain_text({"en": "in 10", "fr": "sur 10"}[lang])
    assert in_full(told)
    picture(guest, f"list-{lang}")
    guest.page.mouse.move(2, 2)
    expect(told).to_have_text("")


def test_a_thing_on_the_board_tells_what_would_come_of_it_without_a_click(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "action"))
    before = guest.revision
    lit = guest.board.locator("[data-ref^='space:'].lit").first
    lit.hover(position={"x": 8, "y": 8})
    told = panel(guest)
    ref = lit.get_attribute("data-ref")
    texts = [o["text"] for o in guest.mine if ref in o["refs"]]
    expect(told).to_contain_text(texts[0])
    assert in_full(told)
    assert guest.revision == before
    picture(guest, "board")


def test_who_comes_by_keyboard_hears_it_with_the_option(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "search"))
    loud = next(o for o in guest.mine if o["verb"] == "noise")
    button = guest.button(loud, lambda what: what.click())
    button.focus()
    told = panel(guest)
    expect(told).to_have_attribute("aria-live", "polite")
    expect(told).not_to_have_text("")
    described = guest.page.locator(f'[id="{button.get_attribute("aria-describedby")}"]')
    assert "Somebody comes" in described.text_content()


def test_a_finger_looks_first_and_acts_when_it_taps_again(phone: Any, prepare: Any) -> None:
    phone.open(prepare("mine", "search"))
    before = phone.revision
    loud = next(o for o in phone.mine if o["verb"] == "noise")
    button = phone.button(loud, lambda what: what.tap())
    phone.settled()
    box = button.bounding_box()
    button.tap()
    told = panel(phone)
    expect(told.get_by_text("Tap again to choose this.")).to_be_in_viewport()
    expect(told).to_contain_text("Somebody comes")
    phone.settled()
    assert button.bounding_box() == box, "it stays under the finger"
    expect(button).to_have_attribute("aria-describedby", "foresight")
    assert phone.revision == before
    picture(phone, "phone")
    button.tap()
    phone.moved(before)


def test_odds_are_shown_as_numbers_with_a_bar_of_ten_steps(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "search"))
    told = panel(guest)
    for option in guest.mine[:6]:
        guest.button(option, lambda what: what.click()).hover()
        guest.page.wait_for_timeout(400)
        if told.locator(".odds svg").count():
            break
    expect(told.locator(".odds b").first).to_be_visible()
    assert told.locator(".odds svg").first.locator("rect").count() == 10
    assert in_full(told)
    picture(guest, "odds")


SCENES = [
    ("mine", "evening"),
    ("mine", "where-to"),
    ("mine", "equip"),
    ("daylight", "turn"),
    ("daylight", "found"),
]
OFFERED = "main.board :is([data-answer], [data-foresee]):not([aria-pressed='true'])"


@pytest.mark.parametrize(("game", "scene"), SCENES)
def test_a_scene_of_full_width_tells_what_is_looked_at_by_mouse_and_by_keyboard(
    guest: Any, prepare: Any, game: str, scene: str
) -> None:
    guest.open(prepare(game, scene, 2 if game == "daylight" else 1))
    expect(guest.page.locator(".shell.wide")).to_have_count(1)
    told = panel(guest)
    offered = guest.page.locator(OFFERED).first
    offered.hover()
    expect(told).to_be_visible()
    expect(told).not_to_have_text("")
    assert in_full(told)
    band, one = told.bounding_box(), offered.bounding_box()
    assert band is not None
    assert one is not None
    apart = band["y"] >= one["y"] + one["height"] or band["y"] + band["height"] <= one["y"]
    assert apart or one["height"] > band["height"] * 2  # what is as high as the scene shows its lower part
    picture(guest, f"scene-{game}-{scene}")
    guest.page.mouse.move(2, 2)
    expect(told).to_have_text("")
    guest.page.keyboard.press("Tab")  # whoever looks by the keyboard has the ring of the focus
    offered.focus()
    expect(told).not_to_have_text("")
    expect(told).to_have_attribute("aria-live", "polite")


def test_a_finger_that_rests_on_a_scene_looks_and_does_nothing(phone: Any, prepare: Any) -> None:
    phone.open(prepare("mine", "where-to"))
    place = phone.page.locator(OFFERED).first
    place.evaluate(
        "(one) => one.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))"
    )
    told = panel(phone)
    expect(told).to_be_visible()
    expect(told).not_to_have_text("")
    place.evaluate("(one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))")
    expect(place).to_have_attribute("aria-pressed", "false")
    assert in_full(told)
    picture(phone, "scene-phone")


def test_a_pointer_that_rests_shows_nothing_of_a_new_question_until_it_moves(
    guest: Any, prepare: Any
) -> None:
    guest.open(prepare("mine", "explore"))
    before = guest.revision
    first = guest.options.first
    first.click()
    guest.moved(before)
    expect(guest.options.first).to_be_visible()
    guest.page.wait_for_timeout(600)
    assert guest.page.locator(".option:hover").count() == 1, "an option has come under the pointer"
    told = panel(guest)
    expect(told).to_have_text("")
    box = guest.page.locator(".option:hover").bounding_box()
    guest.page.mouse.move(box["x"] + 30, box["y"] + 8)
    expect(told).not_to_have_text("")


def test_what_is_told_never_lies_on_the_choices(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "search"))
    told = panel(guest)
    for option in guest.mine:
        guest.button(option, lambda what: what.click()).hover()
        expect(told).not_to_have_text("")
        own = told.bounding_box()
        assert own is not None
        for row in guest.page.locator(".aside .option").all():
            box = row.bounding_box()
            assert box is not None
            apart = own["y"] >= box["y"] + box["height"] or own["x"] + own["width"] <= box["x"] + 1
            assert apart, "it lies below the choices or beside them"
        assert in_full(told)


def test_the_second_half_of_a_double_click_answers_no_question_that_came_between(
    guest: Any, prepare: Any
) -> None:
    mouse = guest.page.mouse
    for _ in range(6):  # until the card that is drawn brings a choice to where the pointer is
        guest.open(prepare("mine", "explore"))
        before = guest.revision
        guest.options.first.hover()
        mouse.down(click_count=1)
        mouse.up(click_count=1)
        guest.moved(before)
        guest.drawn()
        if guest.page.locator(".option:hover").count():
            break
    after = guest.revision
    expect(guest.page.locator(".option:hover")).to_have_count(1)
    mouse.down(click_count=2)
    mouse.up(click_count=2)
    guest.page.wait_for_timeout(600)
    assert guest.revision == after, "what has come under the pointer is not chosen"
    mouse.down(click_count=1)
    mouse.up(click_count=1)
    guest.moved(after)
