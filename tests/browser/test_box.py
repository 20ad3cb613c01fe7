"""What is played of the box, chosen on the page: a scenario read and taken, what it bars, a kept draft."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("device", ["guest", "phone"])
def test_a_scenario_is_read_taken_and_kept_and_bars_the_levels(
    device: str, request: pytest.FixtureRequest
) -> None:
    guest: Any = request.getfixturevalue(device)
    page = guest.page

    def unfold() -> Any:
        mine = page.get_by_role("article").filter(has_text="This War of Mine")
        mine.get_by_role("button", name="Play now").click()
        box = mine.locator("details.box")
        box.locator("summary").click()
        return box

    guest.start()
    box = unfold()
    expect(box.get_by_role("radio", name="Mild winter")).to_be_enabled()
    box.get_by_role("button", name="Read about it Four Seats").click()
    sheet = page.get_by_role("dialog", name="Four Seats")
    expect(sheet.get_by_role("heading", name="Four Seats")).to_be_in_viewport()
    expect(sheet).to_contain_text("The goal")
    sheet.get_by_role("button", name="Play this").click()
    expect(box.get_by_role("radio", name="Mild winter")).to_be_disabled()
    expect(box.locator("summary")).to_contain_text("Four Seats")
    expect(box).to_contain_text("Cannot be mixed with Four Seats.")
    page.reload()
    expect(unfold().get_by_role("radio", name="Four Seats A lorry")).to_be_checked()
    page.get_by_role("button", name="Start", exact=True).click()
    guest.arrived()
    assert guest.saved().options == {"scenario": "four-seats", "board": "basic"}
    assert [one["chosen"] for one in guest.state["agreed"]] == ["Four Seats"]


@pytest.mark.parametrize("device", ["guest", "phone"])
def test_emira_is_closed_until_the_extra_cards_are_chosen_and_leaves_with_them(
    device: str, request: pytest.FixtureRequest
) -> None:
    guest: Any = request.getfixturevalue(device)
    page = guest.page
    guest.start()
    page.get_by_role("article").filter(has_text="This War of Mine").get_by_role(
        "button", name="Play now"
    ).click()
    for summary in page.locator("article details > summary").all():
        summary.click()
    emira = page.get_by_role("checkbox", name="Emira Prowess")
    extras = page.get_by_role("checkbox", name="Extra cards Emira")
    expect(emira).to_be_disabled()
    expect(page.get_by_text("Needs Extra cards.")).to_be_visible()
    extras.check(force=True)
    emira.check(force=True)
    extras.uncheck(force=True)
    expect(emira).not_to_be_checked()
    expect(emira).to_be_disabled()
    extras.check(force=True)
    emira.check(force=True)
    page.get_by_role("button", name="Start", exact=True).click()
    guest.arrived()
    options = guest.saved().options
    assert options["modules"] == ["extras"]
    assert options["characters"][0] == "emira"
    assert len(options["characters"]) == 3
