"""Sound: off until it is asked for, remembered, silent out of sight, and made the same way every time."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PHONE

TOOL = Path(__file__).parents[2] / "tools/sounds.py"


def sounds_tool() -> Any:
    """`tools/sounds.py`, which renders what the page would play."""
    if "sounds_tool" not in sys.modules:
        spec = importlib.util.spec_from_file_location("sounds_tool", TOOL)
        assert spec
        assert spec.loader
        sys.modules["sounds_tool"] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules["sounds_tool"])
    return sys.modules["sounds_tool"]


def test_sound_is_off_until_asked_for_and_then_remembered(guest: Any, prepare: Any) -> None:
    fetched: list[str] = []
    guest.page.on("request", lambda request: fetched.append(request.url))
    guest.open(prepare("mine", "plan"))
    heard = guest.page.locator('[data-part="sounds"]')
    expect(heard).to_have_count(0)
    assert not [url for url in fetched if "/Sounds-" in url]

    guest.page.get_by_role("button", name="Settings").click()
    switch = guest.page.get_by_label("Sounds of the place")
    expect(switch).not_to_be_checked()
    switch.check()
    expect(heard).to_have_attribute("data-state", "running")
    assert "wind" in (heard.get_attribute("data-layers") or "").split()
    assert len([url for url in fetched if "/Sounds-" in url]) == 1

    volume = guest.page.get_by_label("Volume of all sounds")
    volume.press("End")
    expect(volume).to_have_attribute("aria-valuetext", "100 %")
    guest.page.reload()
    guest.arrived()
    expect(heard).to_have_count(1)
    guest.page.get_by_role("button", name="Settings").click()
    expect(guest.page.get_by_label("Volume of all sounds")).to_have_value("1")


def test_sound_is_muted_by_a_key_and_in_the_strip(guest: Any, prepare: Any) -> None:
    guest.open(prepare("daylight", "turn"))
    heard = guest.page.locator('[data-part="sounds"]')
    button = guest.page.get_by_role("button", name="Sound", exact=True)
    expect(button).to_have_attribute("aria-pressed", "false")
    guest.page.keyboard.press("v")
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(heard).to_have_attribute("data-state", "running")
    button.click()
    expect(heard).to_have_count(0)
    assert guest.page.evaluate("JSON.parse(localStorage.tilldawn).sounds") is False


@pytest.mark.parametrize(("lang", "settings"), [("en-GB", "Settings"), ("fr-FR", "Réglages")])
def test_on_a_phone_sound_is_two_taps_away_and_under_the_thumb(
    lang: str, settings: str, invite: Any, prepare: Any
) -> None:
    phone = invite(**PHONE, locale=lang)
    phone.open(prepare("daylight", "turn"))
    heard = phone.page.locator('[data-part="sounds"]')
    phone.page.get_by_role("button", name=settings, exact=True).tap()
    row = phone.page.get_by_role("region", name=settings).locator("label").first
    expect(row).to_be_in_viewport(ratio=1)
    expect(row).to_contain_text({"en-GB": "Sounds of the place", "fr-FR": "bruits du lieu"}[lang])
    box = row.bounding_box()
    assert box["height"] >= 44
    row.tap()
    expect(heard).to_have_attribute("data-state", "running")
    row.tap()
    expect(heard).to_have_count(0)


def test_nothing_is_heard_while_the_page_is_out_of_sight(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "plan"))
    guest.page.keyboard.press("v")
    heard = guest.page.locator('[data-part="sounds"]')
    expect(heard).to_have_attribute("data-state", "running")
    see = """(hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
    }"""
    guest.page.evaluate(see, True)
    expect(heard).to_have_attribute("data-state", "suspended")
    guest.page.evaluate(see, False)
    expect(heard).to_have_attribute("data-state", "running")


def test_a_moment_on_the_stage_is_heard_as_it_is_shown(invite: Any) -> None:
    guest = invite(beats="slow")
    guest.start()
    guest.page.get_by_role("button", name="Play now This War of Mine").click()
    guest.page.get_by_role("button", name="Start", exact=True).click()
    stage = guest.page.locator('[data-part="beat"]')
    expect(stage).to_have_attribute("data-kind", "chapter")
    guest.page.keyboard.press("v")
    heard = guest.page.locator('[data-part="sounds"]')
    expect(heard).to_have_attribute("data-state", "running")
    expect(heard).to_have_attribute("data-played", "")
    guest.page.keyboard.press("ArrowRight")
    expect(stage).to_have_attribute("data-kind", "objective")
    expect(heard).to_have_attribute("data-played", "page")


@pytest.fixture(scope="module")
def desk(browser: Any) -> Any:
    """A page in which sounds are written down."""
    page = sounds_tool().open_page(browser)
    yield page
    page.close()


@pytest.mark.parametrize("name", [*sounds_tool().names()[0], *sounds_tool().names()[1]])
def test_every_sound_can_be_heard_never_overdriven_and_is_the_same_every_time(name: str, desk: Any) -> None:
    found = desk.evaluate(sounds_tool().FIGURES, [name, 9])
    assert found["apart"] < 0.001  # what is added up in another order differs in the last digits
    assert 0.03 < found["peak"] < 0.7
    assert found["rms"] > 0.002


def test_a_sound_written_down_is_an_ogg_file_with_opus_in_it() -> None:
    whole = sounds_tool().ogg([b"\x01" * 300, b"\x02" * 10], 960)
    assert whole.startswith(b"OggS")
    assert whole.count(b"OggS") == 3
    assert whole.index(b"OpusHead") < whole.index(b"OpusTags")
    assert bytes([255, 45, 10]) in whole  # how long the packets are
