"""Scenes of `mine`: the decision is made where the thing is, and the board shows what the draft says."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

import tilldawn
from tilldawn.web.difference import changed
from tilldawn.web.trading import TradeDraft


def drafted(guest: Any) -> dict[str, Any]:
    """The table with what is being put together on it, as the server said it."""
    view: dict[str, Any] = changed(guest.state["view"], guest.heard["draft"]["view"])
    return view


def ready(guest: Any) -> dict[str, Any]:
    """The plan, once it is there."""
    guest.until(lambda: "draft" in guest.heard and guest.heard["draft"]["plan"], "the plan is there")
    plan: dict[str, Any] = guest.heard["draft"]["plan"]
    return plan


def work(guest: Any, verb: str = "clear") -> tuple[str, str, str]:
    """Somebody who has nothing to do, something they can do, and the room it is done in."""
    plan = ready(guest)
    who = plan["idle"][0]
    able = next(person["deeds"] for person in plan["people"] if person["id"] == who)
    deed = next(one for one in plan["deeds"] if one["id"] in able and one["verb"] == verb)
    return who, deed["id"], next(ref for ref in deed["refs"] if ref.startswith("space:"))


def stands(guest: Any) -> None:
    """Where each figure is drawn is where the draft says they are, and each card says what they do."""
    guest.settled()
    view = drafted(guest)
    for person in view["people"]:
        card = guest.board.locator(f'button.person[data-ref="character:{person["id"]}"]')
        does = guest.state["things"].get(person["does"], {}).get("name", "")
        if does:
            expect(card).to_contain_text(does)
    heap = {good: count for good, count in view["storage"].items() if count}
    shelves = guest.board.locator('section[aria-labelledby="mine-storage"] [data-ref^="good:"]')
    pieces = shelves.evaluate_all(
        "(all) => all.map((one) => [one.dataset.ref.slice(5), Number(one.innerText)])"
    )
    shown = dict(pieces)
    for good, count in heap.items():
        assert shown.get(good, 0) >= count, (good, shown)


# --- Planning -----------------------------------------------------------------------------------------


def test_a_room_says_who_can_do_what_there_and_a_click_plans_it_and_another_takes_it_back(
    guest: Any, prepare: Any
) -> None:
    guest.open(prepare("mine", "plan"))
    who, deed, room = work(guest)
    before = guest.revision
    guest.thing(room).first.click(position={"x": 8, "y": 8})
    card = guest.decision.locator(f'[data-plan="{room}"]')
    expect(card.get_by_role("heading", level=3)).to_be_visible()
    taker = card.locator(f'[data-taker="{who}"]')
    taker.click()
    expect(taker).to_have_attribute("aria-pressed", "true")
    guest.until(lambda: guest.planned(f"plan:{who}>{deed}"), "it is in the plan")
    assert next(one for one in drafted(guest)["people"] if one["id"] == who)["where"] == room[6:]
    stands(guest)
    taker.click()
    expect(taker).to_have_attribute("aria-pressed", "false")
    assert guest.heard["draft"]["keys"] == []
    stands(guest)
    assert guest.revision == before


def test_what_somebody_was_to_do_goes_to_another_with_one_click(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "plan"))
    who, deed, room = work(guest)
    other = next(one for one in ready(guest)["idle"] if one != who)
    guest.thing(room).first.click(position={"x": 8, "y": 8})
    card = guest.decision.locator(f'[data-plan="{room}"]')
    card.locator(f'[data-taker="{who}"]').click()
    expect(card.locator(f'[data-taker="{who}"]')).to_have_attribute("aria-pressed", "true")
    card.locator(f'[data-taker="{other}"]').click()
    expect(card.locator(f'[data-taker="{other}"]')).to_have_attribute("aria-pressed", "true")
    assert guest.heard["draft"]["keys"] == [f"plan:{other}>{deed}"]
    stands(guest)


def test_everybody_is_asked_for_in_turn_one_click_each_and_one_confirmation(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "plan"))
    before, idle = guest.revision, ready(guest)["idle"]
    assert len(idle) >= 2
    for done, who in enumerate(idle, 1):
        expect(guest.decision.locator(f'[data-plan="{who}"]')).to_be_visible()
        guest.decision.locator("[data-deed]").first.click()
        guest.until(lambda n=done: len(guest.heard["draft"]["keys"]) >= n, "it is in the plan")
        guest.settled()
        if not guest.heard["draft"]["plan"]["idle"]:
            break
    assert guest.revision == before
    stands(guest)
    guest.decision.locator("button[data-confirm]").click()
    guest.moved(before)


def test_the_bar_says_who_has_nothing_to_do_and_clears_the_plan(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "plan"))
    plan = ready(guest)
    who = plan["idle"][0]
    name = guest.state["things"][f"character:{who}"]["name"]
    bar = guest.page.locator("footer.bar")
    expect(bar).to_contain_text(name)
    guest.decision.locator("[data-deed]").first.click()
    expect(bar).not_to_contain_text(name)
    bar.get_by_role("button", name="Clear the plan").click()
    expect(bar).to_contain_text(name)
    assert guest.heard["draft"]["keys"] == []


def test_others_at_the_table_see_the_plan_being_made(invite: Any, prepare: Any) -> None:
    host, friend = invite(), invite()
    table = host.post("open", prepare("mine", "plan"))["table"]
    host.sit(table)
    friend.page.goto(f"{host.server.url}{host.room['you']['links']['watch']}")
    friend.page.get_by_role("button", name="Watch").or_(friend.page.locator("footer.bar")).first.click()
    friend.arrived()
    who, _, room = work(host)
    host.thing(room).first.click(position={"x": 8, "y": 8})
    host.decision.locator(f'[data-taker="{who}"]').click()
    friend.until(lambda: "pondering" in friend.heard, "they hear of it")
    expect(friend.board.locator(f'button.person[data-ref="character:{who}"]')).not_to_contain_text(
        "nothing yet"
    )
    assert friend.revision == host.revision


def test_a_room_is_looked_at_and_planned_with_the_keyboard_and_escape_leads_back(
    guest: Any, prepare: Any
) -> None:
    guest.open(prepare("mine", "plan"))
    who, deed, room = work(guest)
    guest.page.keyboard.press("Tab")
    guest.thing(room).first.focus()
    guest.page.keyboard.press("Enter")
    card = guest.decision.locator(f'[data-plan="{room}"]')
    expect(card.locator("[data-option]").first).to_be_focused()
    for _ in range(12):
        if guest.page.evaluate("document.activeElement.dataset.taker") == who:
            break
        guest.page.keyboard.press("ArrowDown")
    guest.page.keyboard.press("Enter")
    guest.until(lambda: guest.planned(f"plan:{who}>{deed}"), "it is in the plan")
    guest.page.keyboard.press("Escape")
    expect(guest.thing(room).first).to_be_focused()


def test_a_stage_is_planned_on_a_phone_by_tapping_a_room(phone: Any, prepare: Any) -> None:
    phone.open(prepare("mine", "plan"))
    who, deed, room = work(phone)
    phone.thing(room).first.tap(position={"x": 6, "y": 6})
    taker = phone.decision.locator(f'[data-taker="{who}"]')
    taker.tap()
    phone.until(lambda: phone.planned(f"plan:{who}>{deed}"), "it is in the plan")
    assert taker.bounding_box()["height"] >= 44
    before = phone.revision
    phone.decision.locator("button[data-confirm]").tap()
    phone.moved(before)


WITHIN = """(room) => {
    const [box, scene] = [room, room.closest('main')].map((part) => part.getBoundingClientRect())
    return box.top >= scene.top - 1 && box.bottom <= scene.bottom + 1
}"""
"""Whether all of a room is in sight."""


def test_a_room_stays_in_sight_when_what_can_be_done_there_takes_its_place_on_a_phone(
    phone: Any, prepare: Any
) -> None:
    phone.open(prepare("mine", "plan"))
    ready(phone)
    heights = set()
    for space in phone.state["view"]["spaces"][::2]:
        ref = f"space:{space['id']}"
        room = phone.thing(ref).first
        room.evaluate("(room) => room.scrollIntoView({ block: 'end' })")
        room.tap(position={"x": 6, "y": 6})
        expect(phone.decision.locator(f'[data-plan="{ref}"]')).to_be_visible()
        phone.settled()
        phone.until(lambda room=room: room.evaluate(WITHIN), f"{ref} is in sight", patience=3)
        heights.add(phone.board.evaluate("(board) => board.clientHeight"))
    assert len(heights) > 1


def test_a_room_without_work_says_why(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "plan"))
    plan = ready(guest)
    refusal = next(
        one
        for person in plan["people"]
        for one in person["refused"]
        if any(ref.startswith("space:") for ref in one["refs"])
        and not any(set(one["refs"]) & set(deed["refs"]) for deed in plan["deeds"])
    )
    room = next(ref for ref in refusal["refs"] if ref.startswith("space:"))
    guest.thing(room).first.click(position={"x": 8, "y": 8})
    card = guest.decision.locator(f'[data-plan="{room}"]')
    expect(card).to_contain_text(refusal["why"])


def test_a_fitting_of_the_deck_says_what_it_costs_and_who_builds_it(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "plan"))
    plan = ready(guest)
    craft = next(deed for deed in plan["deeds"] if deed["verb"].startswith("craft"))
    card_ref = next(ref for ref in craft["refs"] if ref.startswith("card:"))
    guest.board.get_by_role("tab", name="Build").click()
    guest.thing(card_ref).first.click()
    card = guest.decision.locator(f'[data-plan="{card_ref}"]')
    for good, count in craft["costs"].items():
        expect(card).to_contain_text(f"{count} {guest.state['things'][f'good:{good}']['name']}")
    card.locator("[data-taker]").first.click()
    guest.until(lambda: any(craft["id"] in key for key in guest.heard["draft"]["keys"]), "it is in the plan")
    assert drafted(guest)["storage"] != guest.state["view"]["storage"]
    stands(guest)


def test_the_list_of_fittings_keeps_its_order_while_one_is_chosen(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "build"))
    plan = ready(guest)
    first = next(one for one in guest.state["view"]["deck"] if one["affordable"] and one["places"])
    craft = next(deed for deed in plan["deeds"] if f"card:{first['id']}" in deed["refs"])
    guest.board.get_by_role("tab", name="Build").click()
    deck = guest.board.locator(".deck [data-ref]")
    cards = "(all) => all.map((one) => one.dataset.ref)"
    order = deck.evaluate_all(cards)
    guest.thing(f"card:{first['id']}").first.click()
    guest.decision.locator(f'[data-plan="card:{first["id"]}"] [data-taker]').first.click()
    guest.until(lambda: any(craft["id"] in key for key in guest.heard["draft"]["keys"]), "it is in the plan")
    guest.settled()
    now = deck.evaluate_all(cards)
    assert now == [ref for ref in order if ref in now]


# --- Heaps: trading, packing, going home --------------------------------------------------------------


def heaps(guest: Any, which: str) -> dict[str, int]:
    """What a side of the scene says it holds: the rows of a heap by key, with the number they show."""
    read = """(rows) => rows.map((row) => [row.dataset.key, row.querySelector('.figure').innerText])"""
    rows = guest.page.locator(f'[data-heap="{which}"]').evaluate_all(read)
    return {key: int("".join(c for c in figure if c.isdigit()) or 0) for key, figure in rows}


def ready_to_trade(guest: Any) -> None:
    guest.until(lambda: "draft" in guest.heard, "the stall is there")
    guest.settled()


def test_a_trade_is_one_picture_and_both_sides_of_it_are_clickable(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "trade-buy"))
    ready_to_trade(guest)
    guest.until(lambda: guest.heard["draft"]["keys"], "it begins with a proposal")
    guest.page.get_by_role("button", name="Put all back", exact=True).click()
    guest.until(lambda: guest.heard["draft"]["keys"] == [], "nothing is on the scales")
    guest.settled()
    before = guest.revision
    confirm = guest.decision.locator("button[data-confirm]")
    ware = next(row["key"] for row in guest.heard["draft"]["rows"] if row["key"].startswith("trade-buy:"))
    guest.heap(ware).click()
    taken = guest.page.locator(f'[data-key="{ware}"][data-heap="to"]')
    expect(taken).to_be_visible()
    expect(confirm).to_have_attribute("aria-disabled", "true")
    agrees(guest)
    while not guest.heard["draft"]["complete"]:
        had = len(guest.heard["draft"]["keys"])
        guest.heap(guest.next_row()["key"]).click()
        guest.until(lambda n=had: len(guest.heard["draft"]["keys"]) > n, "it is given")
        guest.settled()
        agrees(guest)
    taken.click()  # puts it back; what was paid for it goes back too
    expect(taken).to_have_count(0)
    guest.until(lambda: guest.heard["draft"]["keys"] == [], "nothing is paid for nothing")
    agrees(guest)
    guest.heap(ware).click()
    expect(taken).to_be_visible()
    while not guest.heard["draft"]["complete"]:
        had = len(guest.heard["draft"]["keys"])
        guest.heap(guest.next_row()["key"]).click()
        guest.until(lambda n=had: len(guest.heard["draft"]["keys"]) > n, "it is given")
        guest.settled()
    assert guest.revision == before
    confirm.click()
    guest.moved(before)
    assert not guest.kind.startswith("trade")


def agrees(guest: Any) -> None:
    """The picture of a trade says what the draft says: basket, what is left on the stall, price, weight."""
    guest.settled()
    draft, view = guest.heard["draft"], drafted(guest)
    deal = view["deal"]
    worth = {good: one["value"] for good, one in view["goods"].items()}
    basket = {key[10:]: draft["keys"].count(key) for key in draft["keys"] if key.startswith("trade-buy:")}
    assert basket == deal["basket"]
    shown = heaps(guest, "to")
    assert {key: n for key, n in shown.items() if key.startswith("trade-buy:")} == {
        f"trade-buy:{good}": n * worth[good] for good, n in basket.items()
    }
    expect(guest.page.locator("[data-paid]")).to_have_text(str(draft["done"] - deal["bonus"]))
    for good, most in deal["goods"].items():
        left = most - basket.get(good, 0)
        row = guest.heap(f"trade-buy:{good}")
        expect(row).to_contain_text(f"{left} left" if good in basket else f"×{left}")
    if not deal["home"] and view["trip"]:
        load = f"{view['trip']['load']} of {view['trip']['limit']}"
        expect(guest.page.locator(".trade .load")).to_contain_text(load)


def test_what_pays_without_being_asked_is_seen_to_be_given(guest: Any, prepare: Any) -> None:
    """The trade ends by itself where one token is all we have: price, payment and basket still say so."""
    save = prepare("mine", "trade-whole")
    stall = tilldawn.load(save)
    ware = next(key for key in TradeDraft(stall, []).wares if TradeDraft(stall, [key]).over)
    price = TradeDraft(stall, [ware]).price
    guest.open(save)
    ready_to_trade(guest)
    guest.heap(ware).click()
    guest.until(lambda: guest.heard["draft"]["keys"] == [ware], "it is in the basket")
    agrees(guest)
    given = guest.page.locator('[data-key^="pay:"][data-heap="to"]')
    expect(given).to_have_count(1)
    expect(given).to_have_attribute("aria-disabled", "true")
    expect(guest.page.get_by_role("heading", name=f"We take ({price})")).to_be_visible()
    name = given.locator("b").inner_text()
    expect(guest.decision).to_contain_text(f"We give {name} for")
    before = guest.revision
    guest.decision.locator("button[data-confirm]").click()
    guest.moved(before)
    assert not guest.kind.startswith("trade")


def test_what_goes_home_weighs_what_the_draft_says(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "load"))
    expect(guest.page.locator('[data-picture="mine/scene/going-home"] img')).to_be_visible()
    ready_to_trade(guest)
    before = guest.revision
    for _ in range(3):
        row = next((row for row in guest.heard["draft"]["rows"] if row["open"]), None)
        if row is None:  # no more can be carried
            break
        had = len(guest.heard["draft"]["keys"])
        guest.heap(row["key"]).click()
        guest.until(lambda n=had: len(guest.heard["draft"]["keys"]) > n, "it is moved")
        guest.settled()
        trip = drafted(guest)["trip"]
        expect(guest.page.locator(".weight")).to_contain_text(f"{trip['load']} of {trip['limit']}")
        pile = drafted(guest)["pile"]
        shown = {k[11:]: n for k, n in heaps(guest, "from").items() if k.startswith("leave-good:")}
        assert shown == {good: n for good, n in pile.items() if f"leave-good:{good}" in heaps(guest, "from")}
    back = guest.page.locator('[data-heap="to"]').first
    had = len(guest.heard["draft"]["keys"])
    back.click()
    guest.until(lambda: len(guest.heard["draft"]["keys"]) < had, "it is put back")
    assert guest.revision == before


def test_the_bag_is_packed_with_the_keyboard(guest: Any, keyboard: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "equip"))
    ready_to_trade(guest)
    row = next(row for row in guest.heard["draft"]["rows"] if row["open"])
    keyboard.raise_row(guest, row)
    assert guest.heard["draft"]["keys"] == [row["key"]]
    before = guest.revision
    keyboard.go(guest, guest.decision.locator("button[data-confirm]"), "Tab")
    guest.page.keyboard.press("Enter")
    guest.moved(before)


def test_a_trade_is_made_on_a_phone(phone: Any, finger: Any, prepare: Any) -> None:
    phone.open(prepare("mine", "trade-buy"))
    ready_to_trade(phone)
    before = phone.revision
    ware = next(row["key"] for row in phone.heard["draft"]["rows"] if row["key"].startswith("trade-buy:"))
    finger.chain(phone, [ware])
    phone.moved(before)
    assert not phone.page.evaluate(
        "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    )


# --- The book -----------------------------------------------------------------------------------------


def test_a_page_of_the_book_is_answered_with_the_keyboard(guest: Any, keyboard: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "page"))
    before, option = guest.revision, guest.mine[-1]
    keyboard.option(guest, option)
    guest.moved(before)
    assert guest.saved().answers[before:][0].endswith(option["id"])


# --- Fights and the city ------------------------------------------------------------------------------


def test_a_round_of_a_fight_shows_its_odds_before_it_is_fought(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "round"))
    before = guest.revision
    fight = guest.page.locator('[data-answer="fight-on"]')
    expect(fight).to_contain_text("Wounds we take")
    expect(guest.board.get_by_text("They", exact=True)).to_be_visible()
    fight.click()
    expect(fight).to_have_attribute("aria-pressed", "true")
    fight.click()
    expect(fight).to_have_attribute("aria-pressed", "false")
    assert guest.revision == before
    fight.click()
    guest.decision.locator("button[data-confirm]").click()
    guest.moved(before)


def test_where_the_party_goes_is_marked_on_the_place_itself(guest: Any, keyboard: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "where-to"))
    option = next(one for one in guest.mine if one["verb"] == "go-to")
    place = guest.page.locator(f'[data-answer="{option["id"]}"]')
    card = next(ref for ref in option["refs"] if ref.startswith("card:"))
    expect(place).to_contain_text(guest.state["things"][card]["name"])
    for person in guest.state["view"]["people"]:
        if person["task"] == "scavenging":
            expect(guest.board.locator("aside")).to_contain_text(
                guest.state["things"][f"character:{person['id']}"]["name"]
            )
    before = guest.revision
    keyboard.option(guest, option)
    guest.moved(before)
    assert guest.saved().answers[before:][0].endswith(option["id"])


def test_a_number_is_marked_with_its_key_and_what_else_may_be_done_stands_beside_it(
    guest: Any, prepare: Any
) -> None:
    guest.open(prepare("mine", "footsteps"))
    before = guest.revision
    numbers = guest.decision.locator("[data-answer]")
    expect(numbers).to_have_text([str(n) for n in range(sum(o["verb"] == "listen-for" for o in guest.mine))])
    expect(guest.decision.get_by_role("button", name="End exploration")).to_be_visible()
    expect(guest.confirm).to_have_attribute("aria-disabled", "true")
    guest.page.keyboard.press("3")
    marked = guest.page.locator('[data-answer="listen-for:3"]')
    expect(marked).to_have_attribute("aria-pressed", "true")
    expect(guest.decision).to_contain_text("We see them first")
    assert guest.revision == before
    guest.confirm.click()
    guest.moved(before)
    assert guest.saved().answers[before].endswith("listen-for:3")


def test_what_goes_home_is_a_picture_to_the_last_piece_there_is_room_for(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "last-load"))
    assert guest.ask["total"] - guest.ask["done"] == 1
    expect(guest.page.locator(".scene-panel .weight")).to_be_visible()


@pytest.mark.parametrize("scene", ["round", "where-to", "page", "load"])
def test_every_scene_fits_a_phone(scene: str, phone: Any, finger: Any, prepare: Any) -> None:
    phone.open(prepare("mine", scene))
    wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not phone.page.evaluate(wide)
    small = phone.page.locator(".scene-panel button[data-option]").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().height).filter((height) => height < 44)"
    )
    assert small == []
    before = phone.revision
    phone.play(finger, 1)
    assert phone.revision > before


@pytest.mark.parametrize(
    ("game", "scene", "seats"), [("mine", "wound", 1), ("mine", "hit", 1), ("daylight", "share", 2)]
)
def test_points_are_shared_out_in_one_picture_and_taken_back_at_will(
    guest: Any, prepare: Any, game: str, scene: str, seats: int
) -> None:
    guest.open(prepare(game, scene, seats))
    before = guest.revision
    targets = guest.page.locator(".scene-panel.share .target")
    expect(targets.first).to_be_visible()
    several = guest.ask["total"] - guest.ask["done"] > 1
    if several:
        points = guest.page.locator(".scene-panel.share .point")
        total = guest.ask["total"] - guest.ask["done"]
        expect(points).to_have_count(total)
        targets.last.click()
        expect(points).to_have_count(total - 1)
        guest.page.locator(".scene-panel.share .back").click()
        expect(points).to_have_count(total)
        for at in range(total):
            points.first.click()
            expect(points).to_have_count(total - at - 1)
    else:
        targets.last.click()
        expect(targets.last).to_have_attribute("aria-pressed", "true")
        targets.first.click()
        expect(targets.first).to_have_attribute("aria-pressed", "true")
    assert guest.revision == before
    guest.decision.locator("button[data-confirm]").click()
    yes = guest.decision.locator("button.yes")
    if yes.count():
        yes.click()
    guest.until(lambda: guest.revision > before, "it was confirmed")


def has_moved(guest: Any, before: int) -> bool:
    return bool(guest.revision > before)


def test_what_came_of_the_days_work_floats_over_the_rooms(invite: Any, prepare: Any, mouse: Any) -> None:
    guest = invite(beats="slow")
    guest.open(prepare("mine", "plan"))
    expect(guest.page.locator("[data-stage]").first).to_be_visible()  # the first cards of a new game
    guest.page.keyboard.press("Escape")
    before = guest.revision
    mouse.plan(guest)
    guest.until(lambda: guest.revision > before, "the stage is resolved")
    results = guest.board.locator("[data-result]")
    while guest.ask["kind"] != "plan":  # somebody may roll again first
        before = guest.revision
        mouse.answer(guest)
        guest.until(partial(has_moved, guest, before), "it was answered")
    expect(results.first).to_be_visible()
    assert any(text.startswith("+") for text in results.locator("text").all_text_contents())


def test_whoever_is_asked_for_next_is_read_from_the_name_on(guest: Any, prepare: Any) -> None:
    guest.open(prepare("mine", "plan", 2))
    guest.until(lambda: "draft" in guest.heard, "the plan is there")
    first = guest.page.locator("[data-plan]").get_attribute("data-plan")
    body = guest.page.locator("[data-part=aside] .body")
    last = guest.page.locator("[data-plan] button[data-option]").last
    last.scroll_into_view_if_needed()
    assert body.evaluate("(one) => one.scrollTop") > 0
    last.click()
    expect(guest.page.locator("[data-plan]")).not_to_have_attribute("data-plan", first)
    expect(guest.page.locator("[data-plan] h3")).to_be_in_viewport(ratio=1)
    expect(guest.page.locator("header h1")).to_be_in_viewport(ratio=1)


def test_what_is_lost_stands_beside_what_could_be_lost_in_its_place(guest: Any, prepare: Any) -> None:
    """It is filled in: what is not in it is still shown, and can be chosen when something is put back."""
    guest.open(prepare("mine", "raid-loss"))
    guest.filled()
    rows = {row["key"] for row in guest.heard["draft"]["rows"]}
    assert guest.heard["draft"]["complete"]
    assert set(heaps(guest, "from")) == rows
    expect(guest.page.locator('[data-heap="from"][data-option]')).to_have_count(0)
    expect(guest.page.get_by_text("Put something back to choose another.")).to_be_visible()
    expect(guest.page.get_by_role("heading", level=2).filter(has_text="They take away: ")).to_be_visible()
    guest.page.locator('[data-heap="to"]').first.click()
    expect(guest.page.locator('[data-heap="from"][data-option]').first).to_be_visible()
