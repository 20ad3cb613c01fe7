"""Reading the table: rules, languages, themes, and how much has to be fetched for it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

FIRST_VISIT = 300_000
"""Bytes a first visit may take, with a table of each game; pictures come when they are met."""
FIRST_PICTURES = 600_000
"""Bytes of the pictures that are met on it: a cover, the six of `daylight`, the house with its people."""


def test_a_rule_in_the_log_opens_in_the_readers_language_and_search_finds_others(
    guest: Any, prepare: Any
) -> None:
    guest.open(prepare("daylight", "turn", 2))
    line = guest.state["log"]["lines"][-1]
    guest.log.get_by_role("button", name=line["rule"]).last.click()
    rules = guest.page.get_by_role("region", name="Rules")
    expect(rules.get_by_role("article")).to_have_attribute("data-rule", line["rule"])
    english = rules.get_by_role("article").inner_text()

    rules.get_by_role("button", name="← All rules").click()
    rules.get_by_role("searchbox").fill("Barricade")
    expect(rules.get_by_role("status")).to_contain_text("rules")
    expect(rules.get_by_role("listitem").first).to_contain_text("Barricade")
    rules.get_by_role("listitem").get_by_role("button").first.click()
    expect(rules.get_by_role("article")).to_contain_text("Barricade")

    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_role("radio", name="Français").check(force=True)
    expect(guest.page.locator("html")).to_have_attribute("lang", "fr")
    guest.page.get_by_role("button", name="Réglages").click()
    guest.log.get_by_role("button", name=line["rule"]).last.click()
    french = guest.page.get_by_role("region", name="Règles").get_by_role("article")
    expect(french).to_have_attribute("data-rule", line["rule"])
    assert french.inner_text() != english


@pytest.mark.parametrize(("game", "scene"), [("daylight", "turn"), ("mine", "plan")])
def test_another_language_in_mid_game_changes_everything_and_stays(
    game: str, scene: str, guest: Any, mouse: Any, prepare: Any
) -> None:
    guest.open(prepare(game, scene, 2))
    prompt, revision = guest.prompt, guest.revision
    headline = guest.decision.get_by_role("heading", level=2)
    english = headline.inner_text(), guest.board.inner_text(), guest.log.inner_text()
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_role("radio", name="Français").check(force=True)
    guest.until(lambda: guest.state.get("lang") == "fr", "the table speaks French")
    guest.page.get_by_role("button", name="Réglages").click()
    expect(guest.page.locator("html")).to_have_attribute("lang", "fr")
    guest.settled()
    assert guest.prompt != prompt
    assert guest.revision == revision
    french = headline.inner_text(), guest.board.inner_text(), guest.log.inner_text()
    assert all(one != other for one, other in zip(english, french, strict=True))

    guest.heard.clear()
    guest.page.reload()
    guest.arrived()
    assert guest.state["lang"] == "fr"
    expect(headline).to_have_text(french[0], use_inner_text=True)
    guest.play(mouse, 2)
    guest.page.goto(guest.server.url)
    expect(guest.page.get_by_role("radio", name="Français")).to_be_checked()
    expect(guest.page.get_by_role("heading", name="Choisir un jeu")).to_be_visible()


def test_the_theme_changes_at_once_and_stays(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "plan"))

    def paper() -> str:
        return guest.page.evaluate("getComputedStyle(document.body).backgroundColor")

    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_role("radio", name="Light").check(force=True)
    light = paper()
    guest.page.get_by_role("radio", name="Dark").check(force=True)
    guest.until(lambda: paper() != light, "it is dark")
    dark = paper()
    guest.page.reload()
    guest.arrived()
    assert paper() == dark
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_first_visit_with_a_table_of_each_game_is_small(guest: Any) -> None:
    fetched: list[float] = []
    pictures: list[float] = []
    addresses: dict[str, str] = {}
    line = guest.context.new_cdp_session(guest.page)
    line.send("Network.enable")
    line.on(
        "Network.responseReceived",
        lambda event: addresses.update({event["requestId"]: event["response"]["url"]}),
    )

    def finished(event: dict[str, Any]) -> None:
        is_picture = "/assets/art/" in addresses.get(event["requestId"], "")
        (pictures if is_picture else fetched).append(event["encodedDataLength"])

    line.on("Network.loadingFinished", finished)
    for game in ("Survive Until Daylight", "This War of Mine"):
        guest.start()
        guest.page.get_by_role("button", name=f"Play now {game}").click()
        guest.page.get_by_role("button", name="Start", exact=True).click()
        guest.arrived()
        guest.heard.clear()
    guest.page.wait_for_load_state("networkidle")
    frames = sum(len(frame) for frame in guest.frames)
    print(f"fetched {sum(fetched):.0f} bytes in {len(fetched)} answers; heard {frames} characters")
    print(f"and {sum(pictures):.0f} bytes in {len(pictures)} pictures")
    assert 50_000 < sum(fetched) < FIRST_VISIT
    assert sum(pictures) < FIRST_PICTURES


def test_a_save_file_opens_as_a_new_table_and_a_broken_one_says_why(
    guest: Any, prepare: Any, tmp_path: Any
) -> None:
    guest.forgive("status of 400")
    broken, good = tmp_path / "broken.tilldawn", tmp_path / "good.tilldawn"
    broken.write_bytes(b"nonsense")
    good.write_bytes(prepare("daylight", "trade", 3))
    guest.start()
    choose = guest.page.get_by_label("Choose a file")
    choose.set_input_files(broken)
    expect(guest.page.get_by_role("alert")).not_to_be_empty()
    choose.set_input_files(good)
    guest.arrived()
    assert guest.kind == "trade"
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="Save").click()
    assert download.value.suggested_filename == f"daylight-{guest.revision}.tilldawn"
    guest.start()
    expect(guest.page.get_by_role("link", name="Go on with Survive Until Daylight")).to_be_visible()


def test_the_start_page_says_that_it_fetches_and_what_went_wrong_and_tries_again(guest: Any) -> None:
    guest.forgive("ERR_FAILED", "ERR_CONNECTION")
    held: list[Any] = []
    guest.page.route("**/api/lobby?*", lambda route: held.append(route))
    guest.page.goto(guest.server.url)
    said = guest.page.locator("main").get_by_role("status")
    expect(said).to_have_text("Fetching the games and your tables …")
    expect(guest.page.locator('[data-part="loading"]')).to_be_visible()

    guest.until(lambda: held, "the lobby is asked for")
    held.pop().abort()
    expect(guest.page.get_by_role("alert")).to_have_text(
        "The server does not answer. Check the connection and try again."
    )
    expect(guest.page.locator('[data-part="loading"]')).to_have_count(0)

    guest.page.get_by_role("button", name="Try again").click()
    expect(guest.page.get_by_role("button", name="Fetching the games and your tables …")).to_be_disabled()
    guest.until(lambda: held, "it is asked for again")
    held.pop().continue_()
    expect(guest.page.get_by_role("article")).to_have_count(2)
    expect(guest.page.get_by_role("alert")).to_have_count(0)
    expect(said).to_be_empty()
