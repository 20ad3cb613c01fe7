"""What happens is seen: moments on the stage one after the other, with mouse, keyboard and thumb."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import PHONE, Guest, Mouse

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step
from tilldawn.play.beats import beats
from tilldawn.play.face import face_of

NAMES = ["Ana", "Bruno", "Chloé", "Dario"]
SIMPLE = {"mine": ("guard-weapon", "crime-wave", "explore", "round", "raid-comes"), "daylight": ("turn",)}
"""Questions that are a list of choices."""


@cache
def before(game: str, kind: str, seats: int, bot: str = "heuristic", least: int = 1) -> tuple[bytes, str]:
    """A save just before an answer that leads to so many beats of this kind, and the answer."""
    for seed in range(60):
        table = tilldawn.new_table(game, NAMES[:seats], seed=f"beat-{seed}")
        bots = {seat: make_bot(bot, game, f"{seed}/{seat}") for seat in range(seats)}
        for _ in range(700):
            chosen = step(table, bots)
            if chosen is None or table.request is None:
                break
            asked = table.request.kind
            plain = asked in SIMPLE[game] and asked not in face_of(game).parts and not chosen.warning
            save, told = table.save() if plain else b"", table.told
            table.answer(chosen.id)
            made = [b for b in beats(table, told, table.told, table.look()) if b.weight != "quiet" and b.done]
            if plain and sum(beat.kind == kind for beat in made) >= least:
                return save, chosen.id
    raise AssertionError(f"no game of {game} came to {kind}")


def stage(guest: Guest) -> Locator:
    return guest.page.locator("[data-part=beat]")


def decide(guest: Guest, option: str) -> None:
    """Give the answer after which something happens."""
    revision = guest.revision
    press = Mouse().press
    press(guest.button(guest.option(option), press))
    guest.moved(revision)


def shown(guest: Guest) -> list[str]:
    """Go on to the table; the kinds of all that was shown."""
    kinds = []
    while stage(guest).count():
        kinds.append(stage(guest).get_attribute("data-kind") or "")
        guest.page.locator("[data-go]").click()
        guest.settled()
        assert len(kinds) < 40
    return kinds


def told(guest: Guest) -> list[dict[str, object]]:
    return [beat for beat in guest.state["log"]["beats"] if beat["weight"] != "quiet"]


def test_an_enemies_turn_is_shown_blow_by_blow(invite: Callable[..., Guest]) -> None:
    """Who strikes whom, blow and card, and what it came to; then the table."""
    save, option = before("daylight", "blow", 4, "random", least=3)
    guest = invite(beats="slow")
    guest.open(save)
    decide(guest, option)
    expected = [beat["kind"] for beat in told(guest)]
    assert expected.count("blow") >= 3
    first = next(beat for beat in told(guest) if beat["kind"] == "blow")
    expect(stage(guest).get_by_role("heading", level=2)).to_have_text(str(first["title"]))
    expect(stage(guest).get_by_role("list", name="The blows of this turn")).to_be_visible()
    assert guest.board.evaluate("(board) => board.inert"), "nothing behind it can be clicked"
    assert shown(guest) == expected
    over = guest.state["ending"] is not None  # then the ending lies over the board
    assert guest.board.evaluate("(board) => board.inert") == over


def test_every_heart_lost_in_an_enemies_turn_is_spoken(invite: Callable[..., Guest]) -> None:
    """At once, too: what was lost is said, and listed afterwards."""
    save, option = before("daylight", "blow", 4, "random", least=3)
    for pace in ("slow", "once"):
        guest = invite(beats=pace)
        guest.open(save)
        decide(guest, option)
        lost = [
            row["text"]
            for beat in guest.state["log"]["beats"]
            for row in beat["short"]
            if row["tone"] == "bad" and "suffered" in row["text"]
        ]
        assert lost
        heard = ""
        while stage(guest).count():
            heard += guest.page.locator("p[role=status]").inner_text()
            guest.page.locator("[data-go]").click()
            guest.settled()
        heard += guest.page.locator("p[role=status]").inner_text()
        assert [one for one in lost if one not in heard] == []
        assert guest.log.count() == 1
        since = guest.page.locator(".side [data-part=since]")
        for one in lost:
            expect(since).to_contain_text(one)


def test_a_raid_is_shown_and_left_with_keys_alone(invite: Callable[..., Guest]) -> None:
    save, option = before("mine", "raid", 1)
    guest = invite(beats="slow")
    guest.open(save)
    decide(guest, option)
    heading = stage(guest).get_by_role("heading", level=2)
    expect(heading).to_be_focused()
    kinds = [str(beat["kind"]) for beat in told(guest)]
    for at, kind in enumerate(kinds):
        assert stage(guest).get_attribute("data-kind") == kind
        guest.page.keyboard.press(("Enter", " ", "ArrowRight")[at % 3])
        guest.settled()
    expect(stage(guest)).to_have_count(0)
    assert guest.log.count() == 1
    guest.page.get_by_role("button", name="Show it again").click()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".side")).to_have_count(0)
    expect(stage(guest)).to_have_count(1)
    guest.page.keyboard.press("Escape")
    expect(stage(guest)).to_have_count(0)


STRUCK = """(stage) => {
    const box = (one) => one.getBoundingClientRect()
    const within = (one, other) =>
        Math.max(other.left - one.left, one.right - other.right) <= 3 &&
        Math.max(other.top - one.top, one.bottom - other.bottom) <= 3
    const apart = (one, other) => one.right <= other.left || other.right <= one.left
    const target = stage.querySelector('.target')
    if (!target) return []
    const [picture, burst] = [box(stage.querySelector('.picture')), box(target.querySelector('.burst'))]
    const body = target.querySelector('img')
    const striker = target.previousElementSibling
    const wrong = []
    if (body && !within(box(body), picture)) wrong.push('who is struck is cut off')
    if (!within(burst, picture)) wrong.push('the number is cut off')
    if (striker.matches('.face') && !apart(burst, box(striker))) wrong.push('the number is on who strikes')
    return wrong
}"""
"""What is wrong with the picture of a blow."""


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, PHONE["viewport"]])
def test_who_is_struck_is_in_the_picture_with_the_number_and_what_came_of_it_is_read(
    invite: Callable[..., Guest], prepare: Callable[..., bytes], size: dict[str, int]
) -> None:
    guest = invite(beats="slow", viewport=size)
    guest.page.goto(f"{guest.server.url}/t/{guest.post('open', prepare('daylight', 'ending', 3))['table']}")
    guest.page.get_by_role("button", name="Look back from the beginning").click()
    expect(stage(guest)).to_be_visible()
    struck = 0
    while stage(guest).count():
        if stage(guest).get_attribute("data-kind") in ("attack", "blow"):
            struck += 1
            guest.page.locator(".target .burst").wait_for()
            title = stage(guest).get_by_role("heading", level=2).inner_text()
            assert stage(guest).evaluate(STRUCK) == [], title
            if size["width"] > 1000:
                scroll = stage(guest).locator(".scroll")
                assert scroll.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 0, title
        guest.page.locator("[data-go]").click()
        guest.settled()
    assert struck > 5


@pytest.mark.parametrize(("game", "kind", "seats"), [("mine", "raid", 1), ("daylight", "blow", 4)])
def test_the_strip_does_not_run_ahead_of_what_is_shown(
    invite: Callable[..., Guest], game: str, kind: str, seats: int
) -> None:
    """As long as moments wait, it stands where it stood."""
    save, option = before(game, kind, seats, "heuristic" if game == "mine" else "random")
    guest = invite(beats="slow")
    guest.open(save)
    guest.page.locator("[data-go]").or_(guest.options).first.wait_for()
    shown(guest)
    parts = guest.page.locator("header h1, header .course, header .marks")
    stood = parts.all_inner_texts()
    decide(guest, option)
    expect(stage(guest)).to_be_visible()
    assert parts.all_inner_texts() == stood
    shown(guest)
    standing = guest.state["standing"]
    expect(guest.page.locator("header .where")).to_have_text(standing["where"])
    assert all(mark["title"] in (parts.nth(2).text_content() or "") for mark in standing["dangers"][:1])


@pytest.mark.parametrize(("game", "kind", "seats"), [("mine", "raid", 1), ("daylight", "blow", 4)])
def test_a_moment_fits_a_phone_and_goes_on_by_thumb(
    invite: Callable[..., Guest], game: str, kind: str, seats: int
) -> None:
    save, option = before(game, kind, seats, "heuristic" if game == "mine" else "random")
    guest = invite(beats="slow", **PHONE)
    guest.open(save)
    decide(guest, option)
    go = guest.page.locator("[data-go]")
    box = go.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["y"] + box["height"] <= PHONE["viewport"]["height"]
    wide = stage(guest).evaluate("(stage) => stage.querySelector('.scroll').scrollWidth - stage.clientWidth")
    assert wide <= 0
    while stage(guest).count():
        go.tap()
        guest.settled()
    expect(guest.page.locator("footer.bar")).to_be_visible()


def test_a_new_campaign_presents_its_chapter_its_objective_and_its_event(
    invite: Callable[..., Guest],
) -> None:
    guest = invite(beats="slow")
    guest.open(tilldawn.new_table("mine", ["Ana"], seed="m2").save())
    assert shown(guest)[:3] == ["chapter", "objective", "event"]
    guest.sit(guest.table_id)
    expect(stage(guest)).to_have_count(0)


def test_at_once_nothing_comes_between_two_decisions(invite: Callable[..., Guest]) -> None:
    save, option = before("mine", "raid", 1)
    guest = invite()
    guest.open(save)
    decide(guest, option)
    assert told(guest)
    expect(stage(guest)).to_have_count(0)


def test_a_reload_replays_nothing_and_the_pace_is_kept(invite: Callable[..., Guest]) -> None:
    save, option = before("mine", "raid", 1)
    guest = invite(beats="slow")
    guest.open(save)
    decide(guest, option)
    expect(stage(guest)).to_have_count(1)
    guest.sit(guest.table_id)
    expect(stage(guest)).to_have_count(0)
    guest.page.get_by_role("button", name="Settings", exact=True).click()
    pace = guest.page.get_by_role("group", name="How what happens is shown")
    expect(pace.get_by_role("radio", name="One by one")).to_be_checked()


# --- The last scene -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["daylight", "mine"])
def test_the_end_is_a_scene_of_its_own_and_can_be_left_and_looked_back_on_with_keys(
    invite: Callable[..., Guest], prepare: Callable[..., bytes], game: str
) -> None:
    guest = invite(beats="slow")
    guest.page.goto(f"{guest.server.url}/t/{guest.post('open', prepare(game, 'ending'))['table']}")
    scene = guest.page.get_by_role("dialog")
    expect(scene).to_be_visible()
    expect(scene.get_by_role("heading", level=2)).to_be_focused()
    ending = guest.state["ending"]
    expect(scene).to_contain_text("Won" if ending["won"] else "Lost")
    for person in ending["people"]:
        card = scene.locator(f".people li.{person['fate']}", has_text=person["name"])
        expect(card).to_contain_text(person["text"])
    for chart in ending["charts"]:
        table = scene.get_by_role("table", name=chart["title"])
        expect(table.get_by_role("row")).to_have_count(len(chart["columns"]) + 1)
    guest.page.keyboard.press("Escape")
    expect(scene).to_have_count(0)
    guest.decision.get_by_role("button", name="How it ended").click()
    back = scene.get_by_role("button", name="Look back from the beginning")
    back.focus()
    guest.page.keyboard.press("Enter")
    expect(stage(guest)).to_be_visible()
    title = stage(guest).get_by_role("heading", level=2).inner_text()
    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("ArrowLeft")
    expect(stage(guest).get_by_role("heading", level=2)).to_have_text(title)
    guest.page.keyboard.press("Escape")
    expect(scene).to_be_visible()


def test_again_with_the_same_people_leads_to_a_new_table(
    invite: Callable[..., Guest], prepare: Callable[..., bytes]
) -> None:
    guest = invite()
    old = guest.post("open", prepare("daylight", "ending"))["table"]
    guest.page.goto(f"{guest.server.url}/t/{old}")
    guest.page.get_by_role("dialog").get_by_role("button", name="Again, with the same people").click()
    guest.until(lambda: "/t/" in guest.page.url and guest.table_id != old, "another table")
    assert guest.state["game"] == "daylight"
