"""Cat, Dog and Desperate Measures on the page: seen, pointed at, and used where they are."""

from __future__ import annotations

import os
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import tilldawn
from tilldawn.testing.mine import prudent

SHOTS = os.environ.get("TILLDAWN_SHOTS", "")
"""A folder for pictures of what the tests see, for whoever wants to look."""
OPTIONS = {"modules": ["desperate", "pets", "extras"], "characters": ["marko", "emira", "cveta"]}


def day() -> bytes:
    """The first stage of the first day."""
    table = tilldawn.new_table("mine", 1, seed="pets-page", options=OPTIONS)
    while table.request is not None and table.request.kind != "plan":
        table.play(table.request.options[0])
    saved: bytes = table.save()
    return saved


def measure() -> bytes:
    """Somebody has been lost, and a Desperate Measure lies open."""
    random = Random(1)
    table = tilldawn.new_table("mine", 1, seed="m-1", options=OPTIONS)
    while table.request is not None:
        if table.request.kind == "plan" and table.look().modules["desperate"]["open"]:
            saved: bytes = table.save()
            return saved
        table.play(prudent(table, random))
    raise AssertionError("nobody was lost")


def shot(guest: Any, name: str) -> None:
    if SHOTS:
        guest.page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))


def test_the_cat_sits_in_the_shelter_and_is_asked_what_it_is_up_to(guest: Any) -> None:
    guest.open(day())
    cat = guest.thing("card:cat").first
    expect(cat).to_be_visible()
    drawn = cat.locator("image")
    expect(drawn).to_have_attribute("data-picture", "mine/animal/cat-sitting")
    expect(drawn).to_have_attribute("href", re.compile(r"mine\.animal\.cat-sitting"))
    shot(guest, "cat")
    before = guest.revision
    cat.click()
    shot(guest, "cat-picked")
    guest.page.get_by_role("button", name="See what the Cat is up to").first.click()
    guest.moved(before)
    assert guest.saved().state.modules["pets"]["used"] == 1
    guest.settled()
    shot(guest, "cat-used")


def test_a_measure_that_lies_open_is_shown_as_a_card(guest: Any) -> None:
    saved = measure()
    guest.open(saved)
    card = next(iter(guest.saved().look().modules["desperate"]["open"]))
    guest.page.get_by_role("tab", name="Modules").first.click()
    expect(guest.thing(card).first).to_be_visible()
    until = guest.saved().look().modules["desperate"]["until"][card]
    expect(guest.page.get_by_role("tabpanel", name="Modules")).to_contain_text(
        f"until the Dawn of day {until}."
    )
    shot(guest, "measure")


def test_the_panels_say_how_their_modules_stand_and_follow_the_table(guest: Any) -> None:
    guest.open(day())
    before = guest.revision
    guest.page.get_by_role("tab", name="Modules").first.click()
    shown = guest.page.get_by_role("tabpanel", name="Modules")
    expect(shown).to_contain_text("The Cat: at home.")
    expect(shown).to_contain_text("7 cards in the deck.")
    expect(shown).not_to_contain_text("The Cat has had its say today.")
    guest.thing("card:cat").first.click()
    guest.page.get_by_role("button", name="See what the Cat is up to").first.click()
    guest.moved(before)
    expect(shown).to_contain_text("The Cat has had its say today.")
    shot(guest, "panels")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone_the_pets_can_be_touched(phone: Any, lang: str) -> None:
    phone.open(day())
    if lang == "fr":
        phone.page.get_by_role("button", name="Settings").tap()
        phone.page.get_by_role("radio", name="Français").check(force=True)
        phone.until(lambda: phone.state.get("lang") == "fr", "the table speaks French")
        phone.put_away()
    cat = phone.thing("card:cat").first
    expect(cat).to_be_visible()
    expect(cat).to_have_accessible_name(re.compile({"en": "Cat", "fr": "Chat"}[lang]))
    shot(phone, f"phone-{lang}")
    wide = phone.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
