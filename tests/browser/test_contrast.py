"""Words over pictures can be read: against what is painted behind them, light and dark, large and small."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import PHONE, Guest
from tests.browser.contrast import Meter, faint
from tests.browser.test_axe import STILL

SCENES = [
    *(("mine", scene) for scene in ("plan", "eat", "evening", "where-to", "trip", "fight", "raid")),
    *(("mine", scene) for scene in ("page", "deal", "equip", "ending")),
    *(("daylight", scene) for scene in ("character", "turn", "found", "trade", "ammo", "ending")),
]
DEVICES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": {**PHONE, "device_scale_factor": 1}}
LIGHTS = ("dark", "light")
WAYS = [(device, light) for light in LIGHTS for device in DEVICES]
OFTEN = ("plan", "evening", "where-to", "turn", "ending")
CASES = [
    pytest.param(
        game, scene, *way, marks=() if at % len(WAYS) == turn and scene in OFTEN else pytest.mark.long
    )
    for at, (game, scene) in enumerate(SCENES)
    for turn, way in enumerate(WAYS)
]
"""Scenes with words over pictures in one of the ways; all in all ways where there is time."""
MOMENTS = {"mine": {"event", "raid", "death"}, "daylight": {"wave", "blow"}}


@pytest.fixture(scope="module")
def meter(browser: Browser) -> Iterator[Meter]:
    context = browser.new_context()
    yield Meter(context.new_page())
    context.close()


def unread(guest: Guest, meter: Meter, what: str, *lights: str) -> list[str]:
    """What cannot be read well enough."""
    found = []
    for light in lights:
        guest.page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
        guest.settled()
        guest.page.evaluate(STILL)
        words = meter.words(guest.page)
        assert len(words) > 3, f"{what}: hardly a word was found"
        found += [f"{what}, {light}: {one}" for one in faint(words)]
    return found


@pytest.mark.parametrize(("game", "scene", "device", "light"), CASES)
def test_every_word_of_a_scene_can_be_read(
    game: str,
    scene: str,
    device: str,
    light: str,
    invite: Callable[..., Guest],
    meter: Meter,
    prepare: Callable[..., bytes],
) -> None:
    guest = invite(**DEVICES[device])
    if scene == "ending":
        guest.page.goto(f"{guest.server.url}/t/{guest.post('open', prepare(game, scene, 2))['table']}")
        expect(guest.page.get_by_role("dialog")).to_be_visible()
    else:
        guest.open(prepare(game, scene, 2))
        guest.drawn()
    assert unread(guest, meter, scene, light) == []


@pytest.mark.parametrize("device", ["desktop", pytest.param("phone", marks=pytest.mark.long)])
def test_every_word_of_the_start_page_and_of_a_new_table_can_be_read(
    device: str, invite: Callable[..., Guest], meter: Meter
) -> None:
    guest = invite(**DEVICES[device])
    guest.start()
    found = unread(guest, meter, "start", *LIGHTS)
    guest.page.get_by_role("button", name="Play now This War of Mine").click()
    assert found + unread(guest, meter, "new table", *LIGHTS) == []


@pytest.mark.parametrize("game", MOMENTS)
@pytest.mark.parametrize("way", [pytest.param(way, marks=pytest.mark.long) for way in WAYS], ids="-".join)
def test_every_word_of_a_moment_on_the_stage_can_be_read(
    game: str,
    way: tuple[str, str],
    invite: Callable[..., Guest],
    meter: Meter,
    prepare: Callable[..., bytes],
) -> None:
    """A whole game is looked back on, and each kind of moment measured the first time it comes."""
    device, light = way
    guest = invite(beats="slow", **DEVICES[device])
    guest.page.goto(f"{guest.server.url}/t/{guest.post('open', prepare(game, 'ending', 2))['table']}")
    guest.page.get_by_role("button", name="Look back from the beginning").click()
    stage = guest.page.locator("[data-part=beat]")
    expect(stage).to_be_visible()
    wanted, found = set(MOMENTS[game]), []
    while wanted:
        kind = stage.get_attribute("data-kind") or ""
        if kind in wanted:
            wanted.remove(kind)
            found += unread(guest, meter, kind, light)
        guest.page.keyboard.press("ArrowRight")
        guest.settled()
        assert stage.count(), f"no {wanted} in this game"
    assert found == []


SHADED = """() => {
    document.body.innerHTML = `<div style="position: relative; width: 300px; height: 80px;
        background: linear-gradient(90deg, #111 50%, #fff 50%)"></div>`
    const word = document.createElement('p')
    word.textContent = 'half of this is white on white'
    word.style.cssText = 'position: absolute; inset: 20px 0 auto; color: #fff; font: 20px sans-serif'
    document.body.firstChild.append(word)
    return word
}"""


def test_a_word_that_half_vanishes_in_a_picture_is_found_and_a_plate_or_a_shadow_mends_it(
    guest: Guest, meter: Meter
) -> None:
    page = guest.page
    page.evaluate(SHADED)
    assert [word.contrast for word in meter.words(page)] == [1]
    assert faint(meter.words(page)) != []
    style = "(css) => { document.querySelector('p').style.cssText += css }"
    page.evaluate(style, "text-shadow: 0 0 2px #000, 0 0 2px #000, 0 0 3px #000, 0 0 3px #000, 0 0 4px #000")
    assert faint(meter.words(page)) == []
    page.evaluate(style, "text-shadow: none; background: #222")
    assert faint(meter.words(page)) == []
    page.evaluate(style, "opacity: 0.4; background: #555")
    assert faint(meter.words(page)) != []
