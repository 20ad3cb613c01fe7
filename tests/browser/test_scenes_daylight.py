"""Scenes of `daylight`: Trade at the same time, a Combat turn as one picture, Search with its risk."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.test_company import join

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step
from tilldawn.games.daylight.public.sight import sight
from tilldawn.games.daylight.public.view import AttackPlan


def scene(guest: Any) -> Any:
    return guest.page.locator("[data-scene]")


def corner(guest: Any, name: str) -> Any:
    """Somebody's place in Trade."""
    return scene(guest).get_by_role("region", name=name, exact=True)


OUT = """(card) => [...card.querySelectorAll('.name')].flatMap((name) => {
    const words = document.createRange()
    words.selectNodeContents(name)
    const [inner, outer] = [words.getBoundingClientRect(), card.getBoundingClientRect()]
    const within = inner.left >= outer.left && inner.right <= outer.right - 2 && inner.bottom <= outer.bottom
    return within ? [] : [name.textContent]
})"""
"""Names on a card that run out of it."""


def whole(part: Any) -> None:
    """Every card shows its whole name, within its own edges."""
    cards = part.locator(".card")
    assert cards.count()
    out = [name for card in cards.all() for name in card.evaluate(OUT)]
    assert not out, f"{out} at {part.page.viewport_size}"


@pytest.fixture
def couple(invite: Callable[..., Any], prepare: Any) -> tuple[Any, Any]:
    """Two browsers at a table of two that trades."""
    host, friend = invite(), invite()
    host.open(prepare("daylight", "trade", 2))
    join(host, friend, "Player 2", "Ben")
    return host, friend


def card_to_give(guest: Any) -> str:
    """A card of the own hand, as its button is called."""
    option = next(option for option in guest.mine if option["verb"] == "give")
    name: str = guest.state["things"][f"card:{option['id'].split(':')[2]}"]["name"]
    return name


def offer(guest: Any, to: str) -> str:
    """Click a card, then whom it is for."""
    card = card_to_give(guest)
    scene(guest).get_by_role("button", name=card).first.click()
    scene(guest).get_by_role("group").get_by_role("button", name=to).click()
    return card


# --- Trade ----------------------------------------------------------------------------------------------


def test_two_browsers_trade_at_once_and_a_gift_comes_back(couple: tuple[Any, Any]) -> None:
    host, friend = couple
    assert host.mine
    assert friend.mine, "everybody is asked at once"
    first, second = offer(host, "Ben"), offer(friend, "Player 1")
    for guest in couple:
        guest.until(lambda g=guest: len(g.state["view"]["gifts"]) == 2, "both gifts are on their way")
    flights = scene(host).get_by_role("region", name="Gifts on their way")
    expect(flights.get_by_role("listitem")).to_have_count(2)
    expect(flights).to_contain_text(first)
    flights.get_by_role("button", name="back from Ben").click()
    friend.until(lambda: len(friend.state["view"]["gifts"]) == 1, "the friend sees that it was taken back")
    expect(scene(friend).get_by_role("region", name="Gifts on their way")).not_to_contain_text("Take it")
    scene(host).get_by_role("button", name=f"take {second} from Ben").click()
    for guest in couple:
        guest.until(lambda g=guest: g.state["view"]["gifts"] == [], "it was taken")
    held = host.state["view"]["players"][0]["items"]
    assert {host.state["things"][f"card:{card}"]["name"] for card in held} >= {first, second}


def test_a_gift_is_refused_and_its_giver_chooses_again(couple: tuple[Any, Any]) -> None:
    host, friend = couple
    card = offer(host, "Ben")
    expect(friend.page.locator("footer.bar h2")).to_contain_text(f"Player 1 offers {card}.")
    friend.page.locator("footer.bar").get_by_role("button", name="No, thanks").click()
    host.until(lambda: host.state["view"]["gifts"] == [], "it was refused")
    expect(corner(host, "Player 1")).to_contain_text("choosing")


def test_who_is_done_still_sees_the_gifts(couple: tuple[Any, Any]) -> None:
    host, friend = couple
    friend.confirm.click()
    friend.until(lambda: not friend.mine, "the friend is done")
    expect(friend.page.locator("footer.bar h2")).to_contain_text("You are done")
    offer(host, "Ben")
    expect(scene(friend).get_by_role("button", name="from Player 1")).to_have_count(2)


def test_a_gift_is_made_with_the_keyboard_alone(guest: Any, keyboard: Any, prepare: Any) -> None:
    guest.open(prepare("daylight", "trade", 2))
    gift = next(option for option in guest.mine if option["verb"] == "give")
    before = guest.revision
    keyboard.option(guest, gift)
    guest.moved(before)
    assert [(one["seat"], one["to"]) for one in guest.state["view"]["gifts"]] == [(0, 1)]
    assert guest.page.evaluate("document.activeElement !== document.body"), "the focus is lost"


def test_on_a_phone_the_own_hand_stays_at_the_thumb(invite: Any, phone: Any, prepare: Any) -> None:
    host = invite()
    host.open(prepare("daylight", "trade", 2))
    join(host, phone, "Player 2", "Ben")
    hand = corner(phone, "Ben")
    box, bar = hand.bounding_box(), phone.page.locator("footer.bar").bounding_box()
    assert abs(box["y"] + box["height"] - bar["y"]) < 4, "right above the bar"
    whole(hand)
    for button in hand.get_by_role("button").all():
        assert button.bounding_box()["height"] >= 44
    assert not phone.page.evaluate("document.documentElement.scrollWidth > innerWidth")


# --- Combat ---------------------------------------------------------------------------------------------


@cache
def armed() -> tuple[bytes, AttackPlan, str]:
    """A turn with Ammo to choose from and a line on which a fall moves a blow on: the save, an attack with
    more than one card of Ammo, and whom it fells so that the forecast changes."""
    for seed in range(80):
        table = tilldawn.new_table("daylight", 2, seed=f"armed-{seed}")
        bots = {seat: make_bot("heuristic", "daylight", "") for seat in range(2)}
        while (chosen := step(table, bots)) is not None:
            seen = sight(table.look()) if table.request and table.request.kind == "turn" else None
            loads = [plan for plan in seen.plans if plan.ammo > 1] if seen else []
            gone = next((id for id in seen.without if id.startswith("wanderer")), "") if seen else ""
            if loads and gone:
                return table.save(), loads[-1], gone
            table.answer(chosen.id)
    raise AssertionError("nobody came into such a turn")


def test_the_plan_rewrites_the_forecast_and_nothing_is_spent_before_the_confirm(guest: Any) -> None:
    save, plan, gone = armed()
    guest.open(save)
    before = guest.revision
    seen = guest.state["view"]["sight"]
    weapon = next(option for option in guest.mine if option["id"] == f"attack:{plan.weapon}")
    scene(guest).get_by_role("button", name=weapon["text"], exact=True).click()
    line = scene(guest).get_by_role("region", name="The line, left to right")
    line.locator(f'[data-aim="{gone}"]').click()
    for blow in seen["without"][gone]:
        foe = line.locator(f'[data-foe="{blow["enemy"]}"]')
        then = blow["target"].partition(":")[2]
        name = guest.room["seats"][int(then)]["name"] if then.isdigit() else "open"
        expect(foe.locator(".forecast s")).to_have_count(1)
        expect(foe.locator(".forecast > span.aim")).to_contain_text(name)
    odds = scene(guest).get_by_role("region", name="The odds against")
    once = odds.inner_text()
    scene(guest).locator(f'[data-ammo="{plan.ammo}"]').click()
    assert odds.inner_text() != once, "more Ammo has other odds"
    assert guest.revision == before, "a click plans"
    guest.confirm.click()
    guest.until(lambda: guest.kind not in ("turn", "target", "ammo"), "the attack is declared as planned")
    told = [entry for entry in guest.saved().answers if entry.startswith(f"{weapon['seat']}>")]
    declared = [f"{weapon['seat']}>{id}" for id in (weapon["id"], f"target:{gone}", f"ammo:{plan.ammo}")]
    assert [entry for entry in told if entry in declared][-3:] == declared


def test_a_turn_is_planned_and_taken_with_the_keyboard_alone(guest: Any, keyboard: Any) -> None:
    save, plan, gone = armed()
    guest.open(save)
    weapon = next(option for option in guest.mine if option["id"] == f"attack:{plan.weapon}")
    keyboard.go(guest, scene(guest).get_by_role("button", name=weapon["text"], exact=True), "Tab")
    guest.page.keyboard.press("Enter")
    keyboard.go(guest, scene(guest).locator(f'[data-aim="{gone}"]'), "Shift+Tab")
    guest.page.keyboard.press("Enter")
    aimed = guest.state["things"][f"enemy:{gone}"]["name"]
    expect(guest.page.locator("footer.bar h2")).to_contain_text(f"against {aimed}?")
    keyboard.go(guest, guest.confirm, "Tab")
    guest.page.keyboard.press("Enter")
    guest.until(lambda: guest.kind not in ("turn", "target", "ammo"), "the attack is declared")


def test_on_a_phone_a_turn_is_tapped_and_names_are_whole(phone: Any) -> None:
    save, _, gone = armed()
    phone.open(save)
    scene(phone).locator(f'[data-aim="{gone}"]').tap()
    whole(scene(phone))
    for name in scene(phone).locator(".called").all():
        assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth + 1"), name.inner_text()
    assert not phone.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    before = phone.revision
    phone.confirm.tap()
    phone.moved(before)
    assert phone.kind not in ("turn", "target", "ammo")


@cache
def long_names() -> bytes:
    """A turn with weapons to choose from that have long words in their names."""
    options = {"characters": ["trigger", "pillar"], "weapons": ["shotgun", "shotgun"], "first": 0}
    for seed in range(200):
        table = tilldawn.new_table("daylight", 2, seed=f"long-{seed}", options=options)
        bots = {seat: make_bot("heuristic", "daylight", "") for seat in range(2)}
        while (chosen := step(table, bots)) is not None:
            ids = {option.id for option in table.request.options} if table.request else set()
            if ids >= {"attack:sledgehammer", "attack:shotgun"}:
                return table.save()
            table.answer(chosen.id)
    raise AssertionError("nobody had such weapons in hand")


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_names_stay_on_their_cards_at_every_width(lang: str, invite: Any) -> None:
    guest = invite(locale=lang)
    guest.open(long_names())
    for width, height in [(1920, 1080), (1280, 800), (1024, 768), (768, 1024), (390, 844)]:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.settled()
        whole(scene(guest))


# --- Search ---------------------------------------------------------------------------------------------


def test_search_shows_the_risk_as_a_ladder_over_people(guest: Any, prepare: Any) -> None:
    guest.open(prepare("daylight", "found", 2))
    ladder = scene(guest).get_by_role("region", name="When does WAVE! come?")
    steps = ladder.get_by_role("listitem")
    expect(steps).to_have_count(2)
    cards = guest.state["view"]["active"]
    told = [text.rpartition("\n")[2] for text in steps.all_inner_texts()]
    assert told[0] == f"1 in {cards}"
    assert len(set(told)) == 2, "from draw to draw it grows"
    expect(guest.page.locator("footer.bar")).to_contain_text(f"WAVE! with that card: 1 in {cards}.")
    expect(scene(guest)).not_to_contain_text("%")


@pytest.mark.parametrize("width", [768, 1920])
@pytest.mark.parametrize("kind", ["found", "trade", "turn"])
def test_scenes_fit_a_tablet_and_a_large_screen_in_french(
    width: int, kind: str, invite: Any, prepare: Any
) -> None:
    guest = invite(viewport={"width": width, "height": 1080}, locale="fr-FR", color_scheme="light")
    guest.open(prepare("daylight", kind, 6))
    expect(scene(guest)).to_be_visible()
    assert not guest.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    whole(scene(guest))


def test_search_shows_the_own_health(guest: Any, prepare: Any) -> None:
    guest.open(prepare("daylight", "found", 2))
    me = guest.state["view"]["players"][guest.ask["seat"]]
    own = scene(guest).locator(".own")
    expect(own.get_by_role("img", name=f"{me['health']} of {me['track']}")).to_be_visible()


def test_who_can_give_no_more_is_told_so(couple: tuple[Any, Any]) -> None:
    """Nobody is done in silence: one gift a Round, and then there may be nothing left to do."""
    host, friend = couple
    offer(host, "Ben")
    scene(friend).get_by_role("button", name="Take it").or_(
        friend.decision.locator("[data-confirm]")
    ).first.click()
    host.until(lambda: host.state["view"]["players"][0]["given"] == 1, "it was taken")
    host.settled()
    said = "You can give and heal no more this time." if not host.mine else host.prompt
    expect(host.page.locator("footer.bar h2")).to_contain_text(said)
