"""The guided first game through the page: offered, read beside what it points at, left and called back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

LOOK = """(note) => {
    const shown = note.getBoundingClientRect()
    const over = (one, other) =>
        Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
        Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
    const { note: id, at, pointing } = note.dataset
    const [kind, name] = pointing.split(':')
    const named = kind === 'part' || kind === 'verb'
    const mark = `:is([data-explain="${pointing}"], [data-anchor="${pointing}"])`
    const marked = kind === 'mark' ? mark : `[data-ref="${pointing}"]`
    const selector = named ? `[data-${kind}="${name}"]` : marked
    const frame = document.querySelector('.dim .frame')?.getBoundingClientRect()
    const boxes = [...document.querySelectorAll(selector)].map(
        (one) => (one.closest('[data-whole]') ?? one).getBoundingClientRect())
    const fits = (one) => over(one, frame) > 0.99 * one.width * one.height && one.width > frame.width - 14
    const target = boxes.find((one) => frame ? fits(one) : one.width > 0)
    const middle = target && document.elementFromPoint(
        (target.left + target.right) / 2, (target.top + target.bottom) / 2)
    const over_it = [0.25, 0.5, 0.75].filter((part) => {
        const top = target && document.elementsFromPoint(
            (target.left + target.right) / 2, target.top + part * target.height)
            .find((one) => !one.closest('[data-note]'))
        const own = top && [...document.querySelectorAll(selector)].some((one) => {
            const whole = one.closest('[data-whole]') ?? one
            return whole.contains(top) || top.contains(whole)
        })
        return top && !own
    }).length
    return {
        id, at, pointing, over_it,
        found: Boolean(target),
        framed: Boolean(frame),
        covered: frame ? over(shown, frame) : 0,
        hidden: Boolean(frame && middle && note.contains(middle)),
        uses: [...document.querySelectorAll(
            '[data-part="aside"] :is(button, [data-option]), [data-part="scene"] [data-option]')]
            .filter((one) => one.checkVisibility() && over(shown, one.getBoundingClientRect()) > 0)
            .map((one) => one.textContent.trim().slice(0, 40)),
        dark: [...document.querySelectorAll('[data-part="aside"], [data-part="bar"]')].filter((one) => {
            const box = one.getBoundingClientRect()
            const lit = [...document.querySelectorAll('#guide-lit rect[fill="black"]')].map((rect) => {
                const [left, top, width, height] = ['x', 'y', 'width', 'height'].map(
                    (name) => Number(rect.getAttribute(name)))
                return { left, top, right: left + width, bottom: top + height }
            })
            const all = 0.98 * box.width * box.height
            return one.checkVisibility() && !lit.some((rect) => over(rect, box) > all)
        }).map((one) => one.dataset.part),
        bar: over(shown, document.querySelector('[data-part="bar"]').getBoundingClientRect()),
        outside: shown.left < 0 || shown.top < 0 || shown.right > innerWidth || shown.bottom > innerHeight,
    }
}"""


def begin(guest: Any, game: str) -> None:
    guest.start()
    guest.page.get_by_role("button", name=f"First time? 15 minutes, guided {game}").click()
    guest.arrived()
    guest.page.mouse.move(1, 1)  # away from what explains itself under the pointer
    guest.page.wait_for_timeout(300)


def look(guest: Any) -> dict[str, Any]:
    """How the note that is shown lies on the screen, once it has come to rest."""
    note = guest.page.locator("[data-note]")
    before: dict[str, Any] = {}
    for _ in range(40):
        guest.page.wait_for_timeout(120)
        now = note.evaluate(LOOK)
        if now == before:
            return now
        before = now
    raise AssertionError(f"the note does not come to rest: {before}")


def sound(seen: dict[str, Any], *, bar: bool = True) -> None:
    """It points at something that can be seen, and covers neither that nor the bar."""
    if seen["at"]:
        assert seen["pointing"], f"{seen['id']} points at nothing: {seen['at']}"
        assert seen["found"], seen
    assert seen["covered"] == 0, seen
    assert not seen["hidden"], seen
    assert not seen["over_it"], f"something lies over what is pointed at: {seen}"
    assert not seen["outside"], seen
    assert not bar or seen["bar"] == 0, seen
    assert not seen["dark"], f"what is to be used is in the dark: {seen}"


def mine_alone(guest: Any) -> bool:
    """The question is for this browser, and no bot will answer it."""
    return bool(guest.mine) and set(guest.ask["seats"]) <= set(guest.seats)


def read(guest: Any, *, clear: bool = False) -> list[str]:
    """Read every note there is now, with the mouse; where they must be `clear`, none lies over a choice."""
    heard = []
    note = guest.page.locator("[data-note]")
    while note.count():
        seen = look(guest)
        sound(seen)
        assert not clear or not seen["uses"], f"it lies over what is to be used: {seen}"
        heard.append(seen["id"])
        guest.page.mouse.move(1, 1)  # away from what explains itself under the pointer
        guest.page.wait_for_timeout(300)
        note.locator(".go").click()
        guest.settled()
    return heard


@pytest.mark.parametrize(
    ("game", "wanted"), [("This War of Mine", "water"), ("Survive Until Daylight", "trade")]
)
def test_the_first_guided_stretch_is_read_and_played_with_the_mouse(
    guest: Any, mouse: Any, game: str, wanted: str
) -> None:
    begin(guest, game)
    clear = game == "This War of Mine"
    heard = read(guest, clear=clear)
    assert heard[:2] == ["welcome", "goal"]
    for _ in range(60):
        if wanted in heard:
            break
        mouse.answer(guest)
        guest.until(lambda: mine_alone(guest), "the bots have moved")
        guest.settled()
        heard += read(guest, clear=clear)
    assert wanted in heard, (" ".join(heard), guest.kind, guest.state["heading"])
    assert len(heard) == len(set(heard)), "nothing is said twice"


def test_what_one_has_is_pointed_at_where_it_lies_during_the_search(guest: Any) -> None:
    begin(guest, "Survive Until Daylight")
    note = guest.page.locator("[data-note]")
    while note.get_attribute("data-note") != "you":
        note.locator(".go").click()
        guest.settled()
    seen = look(guest)
    sound(seen)
    assert seen["pointing"] == "character:trigger"
    assert seen["framed"], "the own hand, not the whole scene"


def test_a_reload_forgets_nothing_and_who_leaves_can_call_back(guest: Any) -> None:
    begin(guest, "This War of Mine")
    note = guest.page.locator("[data-note]")
    note.locator(".go").press("Enter")
    expect(note).to_have_attribute("data-note", "goal")
    guest.page.reload()
    guest.arrived()
    expect(note).to_have_attribute("data-note", "goal")
    guest.page.get_by_role("button", name="Leave the guide").press("Enter")
    expect(note).to_have_count(0)
    guest.page.reload()
    guest.arrived()
    expect(note).to_have_count(0)
    guest.page.get_by_role("button", name="Help", exact=True).click()
    guest.page.get_by_role("button", name="Call the guide back").click()
    expect(note).to_have_attribute("data-note", "welcome")


def test_the_guide_is_reached_and_put_away_by_keyboard_and_is_spoken(guest: Any) -> None:
    begin(guest, "This War of Mine")
    note = guest.page.locator("[data-note]")
    expect(guest.page.get_by_role("status").filter(has_text="Three people, one house")).to_have_count(1)
    guest.page.keyboard.press("g")
    expect(note.locator(".go")).to_be_focused()
    guest.page.keyboard.press("Enter")
    expect(note).to_have_attribute("data-note", "goal")
    expect(guest.page.get_by_role("status").filter(has_text="What we want")).to_have_count(1)
    guest.page.keyboard.press("g")
    guest.page.keyboard.press("Tab")
    guest.page.keyboard.press("Enter")
    expect(note).to_have_attribute("data-note", "welcome")


def test_a_phone_has_room_for_the_note_and_for_what_it_points_at(phone: Any) -> None:
    begin(phone, "This War of Mine")
    heard = read(phone)
    assert heard[-2:] == ["room", "others"]


def test_new_game_and_help_lead_to_a_guided_game_too(guest: Any) -> None:
    guest.start()
    guest.page.get_by_role("button", name="Play now This War of Mine").click()
    expect(guest.page.get_by_role("button", name="Learn by playing")).to_be_visible()
    guest.page.get_by_role("button", name="Start", exact=True).click()
    guest.arrived()
    assert guest.state["guide"] is None
    expect(guest.page.locator("[data-note]")).to_have_count(0)
    guest.page.get_by_role("button", name="Help", exact=True).click()
    guest.heard.clear()
    guest.page.get_by_role("button", name="Learn by playing").click()
    guest.arrived()
    expect(guest.page.locator("[data-note]")).to_have_attribute("data-note", "welcome")


# --- What somebody who had never seen the page tripped over --------------------------------------------


def until_note(guest: Any, id: str) -> Any:
    """Read on to a note."""
    note = guest.page.locator("[data-note]")
    while note.get_attribute("data-note") != id:
        note.locator(".go").click()
        guest.settled()
    return note


def test_the_guide_greets_before_the_first_cards_are_shown(invite: Any) -> None:
    guest = invite(beats="slow")
    begin(guest, "This War of Mine")
    note, stage = guest.page.locator("[data-note]"), guest.page.locator("[data-part=beat]")
    expect(note).to_have_attribute("data-note", "welcome")
    expect(stage).to_have_count(0)
    note.locator(".go").click()
    expect(stage).to_have_attribute("data-kind", "chapter")
    expect(note).to_have_count(0)
    expect(stage).to_contain_text("A first Objective lies open now.")
    handling = stage.get_by_text("Shuffle the other seven")
    expect(handling).to_be_hidden()
    stage.get_by_text("What the card says").click()
    expect(handling).to_be_visible()
    while stage.count():
        guest.page.locator("[data-go]").click()
        guest.page.wait_for_timeout(200)
    expect(note).to_have_attribute("data-note", "goal")


def test_what_a_note_asked_for_is_done_and_it_goes_on(guest: Any) -> None:
    begin(guest, "This War of Mine")
    note = until_note(guest, "room")
    guest.page.locator(f'[data-ref="{look(guest)["pointing"]}"]').first.click()
    takers = guest.page.locator("[data-part=aside] [data-option]")
    expect(takers.first).to_be_visible()
    seen = look(guest)
    sound(seen)
    assert not seen["uses"], f"it lies over who goes: {seen}"
    takers.first.click()
    expect(note).to_have_attribute("data-note", "others")
    expect(note).to_contain_text("Done: Start with a room.")


SHINES = """(one, before) =>
  one.classList.contains('shining') && getComputedStyle(one).strokeWidth !== before"""


def test_show_me_lets_what_is_pointed_at_shine(guest: Any) -> None:
    begin(guest, "This War of Mine")
    note = until_note(guest, "goal")
    frame = guest.page.locator(".dim .frame")
    before = frame.evaluate("(one) => getComputedStyle(one).strokeWidth")
    note.get_by_role("button", name="Show me").click()
    guest.until(lambda: frame.evaluate(SHINES, before), "it shines")
    expect(frame).not_to_have_class(re.compile("shining"))


def test_on_a_phone_the_note_makes_way_for_what_is_touched(phone: Any) -> None:
    begin(phone, "This War of Mine")
    note = until_note(phone, "room")
    phone.page.locator(f'[data-ref="{look(phone)["pointing"]}"]').first.tap()
    title = note.get_by_role("button", name="Start with a room")
    expect(title).to_be_visible()
    expect(note.locator(".go")).to_have_count(0)
    phone.page.wait_for_timeout(500)
    assert not note.evaluate(LOOK)["uses"]
    title.tap()
    expect(note.locator(".go")).to_be_visible()
    title = note.locator(".title")
    phone.page.locator("[data-part=aside] [data-option]").first.tap()
    expect(note).to_have_attribute("data-note", "others")
    expect(note).to_contain_text("Done: Start with a room.")


@pytest.mark.rule("M-FIT-64")
def test_a_hole_says_what_it_takes_to_board_it_up(guest: Any) -> None:
    begin(guest, "This War of Mine")
    guest.page.get_by_role("button", name="Leave the guide").click()
    guest.thing("hole:1").click(force=True)
    card = guest.page.locator('[data-plan="hole:1"]')
    expect(card).to_contain_text("Board up a Hole")
    expect(card).to_contain_text("To be built first: Workshop")
    guest.page.get_by_role("tab", name="Aims").click()
    expect(guest.board).to_contain_text("First build the Workshop")
