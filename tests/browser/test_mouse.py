"""Playing with the mouse: real stretches of both games, from the start page on."""

from __future__ import annotations

from functools import partial
from typing import Any

from playwright.sync_api import expect


def test_two_clicks_start_a_night_and_the_mouse_plays_it_into_combat(guest: Any, mouse: Any) -> None:
    guest.start(seed="two clicks")
    guest.page.get_by_role("button", name="Play now Survive Until Daylight").click()
    guest.page.get_by_role("button", name="Start", exact=True).click()
    guest.arrived()
    assert guest.revision == 0
    before = guest.log.get_by_role("listitem").count()
    kinds = guest.play(mouse, 25)
    assert len(kinds) == 25, "an attack is one decision: whom, with what and with how much"
    assert {"character", "weapon", "found", "turn"} <= set(kinds)
    assert guest.revision >= 40
    assert mouse.on_board >= 5
    assert guest.log.get_by_role("listitem").count() > before + 20
    expect(guest.decision.get_by_role("heading", level=2)).to_be_visible()


def test_people_and_rooms_of_the_shelter_plan_the_day_and_the_mouse_plays_on_to_the_trip(
    guest: Any, mouse: Any
) -> None:
    guest.start()
    guest.page.get_by_role("button", name="Play now This War of Mine").click()
    guest.page.get_by_text("More options").click()
    guest.page.get_by_label("Seed").fill("a day by mouse")
    guest.page.get_by_role("button", name="Start", exact=True).click()
    guest.arrived()
    house = guest.board.get_by_role("region", name="Shelter")
    guest.until(lambda: "draft" in guest.heard, "the plan is there")
    rooms = 0
    while rooms < 2:
        plan = guest.heard["draft"]["plan"]
        who = plan["idle"][0]
        able = next(person["deeds"] for person in plan["people"] if person["id"] == who)
        work = next(deed for deed in plan["deeds"] if deed["id"] in able and deed["verb"] == "clear")
        room = next(ref for ref in work["refs"] if ref.startswith("space:"))
        # its corner: somebody may stand in the middle of it
        house.locator(f'[data-ref="{room}"]').click(position={"x": 8, "y": 8})
        guest.decision.locator(f'[data-taker="{who}"]').click()
        guest.until(partial(guest.planned, f"plan:{who}>{work['id']}"), "it is in the plan")
        rooms += 1
    before = guest.revision
    guest.decision.locator("button[data-confirm]").click()
    guest.moved(before)

    kinds = guest.play(mouse, 60, until=lambda: guest.kind == "equip" and guest.panel == "chain")
    assert {"evening", "where-to"} <= set(kinds)
    assert {"drink", "eat"} & set(kinds)
    pack_the_bag(guest)
    scavenged = guest.play(mouse, 8)
    assert len(scavenged) == 8
    assert guest.log.get_by_role("listitem").count() > 30


def pack_the_bag(guest: Any) -> None:
    """Put something in, take it out, put it in again; one confirmation sends it all."""
    guest.until(lambda: "draft" in guest.heard, "the panel is there")
    key = next(row["key"] for row in guest.heard["draft"]["rows"] if row["open"])
    packed = guest.page.locator(f'[data-key="{key}"][data-heap="to"]')
    before = guest.revision
    if guest.filled():  # it begins with a proposal
        guest.page.get_by_role("button", name="Put all back", exact=True).click()
    expect(packed).to_have_count(0)
    guest.heap(key).click()
    expect(packed).to_contain_text("×1")
    packed.click()
    expect(packed).to_have_count(0)
    guest.heap(key).click()
    expect(packed).to_contain_text("×1")
    assert guest.revision == before, "nothing is sent before it is confirmed"
    guest.decision.get_by_role("button", name=guest.heard["draft"]["finish_text"], exact=True).click()
    guest.moved(before)
    assert guest.kind != "equip"


def test_an_enemy_is_aimed_at_by_a_click_and_attacked_by_the_confirm(guest: Any, prepare: Any) -> None:
    guest.open(prepare("daylight", "target", 2))
    enemy = [option for option in guest.mine if option["refs"][0].startswith("enemy:")][-1]
    before = guest.revision
    guest.thing(enemy["refs"][0]).dblclick()
    expect(guest.thing(enemy["refs"][0])).to_have_attribute("aria-pressed", "true")
    assert guest.revision == before, "a click plans, and a double click is one"
    guest.confirm.click()
    guest.moved(before)
    assert guest.kind != "target"


def test_a_found_card_shows_what_may_be_done_and_waits_for_the_confirm(guest: Any, prepare: Any) -> None:
    guest.open(prepare("daylight", "found", 2))
    before, options = guest.revision, guest.mine
    for option in options:
        expect(guest.board.get_by_role("button", name=option["text"], exact=True)).to_be_visible()
    guest.board.get_by_role("button", name=options[1]["text"], exact=True).click()
    assert guest.revision == before
    expect(guest.confirm).to_have_text(options[1]["text"])
    guest.confirm.click()
    guest.moved(before)


def test_a_thing_that_is_not_lit_says_what_it_is(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "plan"))
    good = guest.board.locator('[data-ref^="good:"]').first
    name = guest.state["things"][good.get_attribute("data-ref")]["name"]
    good.click()
    about = guest.decision.get_by_role("region", name=name, exact=True)
    expect(about.get_by_role("heading", level=3)).to_be_visible()
    about.get_by_role("button", name="Close").click()
    expect(about).to_have_count(0)


def test_pointing_at_an_option_lights_up_what_it_touches(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "action"))
    person = next(option for option in guest.mine if option["refs"])["refs"][0]
    guest.button(next(option for option in guest.mine if option["refs"]), lambda fold: fold.click()).hover()
    expect(guest.thing(person).first).to_contain_class("pointed")
    guest.page.mouse.move(5, 300)
    expect(guest.thing(person).first).not_to_contain_class("pointed")


def test_a_page_of_the_book_is_shown_as_a_page_and_its_choices_work(
    guest: Any, mouse: Any, prepare: Any
) -> None:
    guest.open(prepare("mine", "page"))
    page = guest.ask["page"]
    shown = guest.board.get_by_role("article")
    expect(shown.get_by_role("heading", level=2)).to_have_text(page["title"])
    expect(shown).to_contain_text(page["text"].splitlines()[0])
    before = guest.revision
    answer = shown.locator("[data-answer]").first
    answer.click()
    expect(answer).to_have_attribute("aria-pressed", "true")
    assert guest.revision == before, "it is marked, not said"
    guest.decision.locator("button[data-confirm]").click()
    guest.moved(before)
    expect(guest.log.get_by_role("button", name=page["title"]).first).to_be_visible()


def test_what_cannot_be_done_says_why_and_by_which_rule(guest: Any, prepare: Any) -> None:
    guest.open(prepare("daylight", "turn", 2))
    refused = guest.ask["refused"]
    assert refused
    more = "thing" if guest.ask["anytime"] else "What is not possible now"
    guest.page.locator("footer.bar").get_by_role("button", name=more).click()
    guest.decision.get_by_text("Not possible now, and why").click()
    expect(guest.decision.get_by_text(refused[0]["why"]).first).to_be_visible()
    guest.decision.get_by_role("button", name=refused[0]["rule"]).last.click()
    rules = guest.page.get_by_role("region", name="Rules")
    expect(rules.locator(f'[data-rule="{refused[0]["rule"]}"]')).to_be_visible()
    expect(rules).not_to_contain_text(refused[0]["rule"])
