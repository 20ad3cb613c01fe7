"""The table of `mine` through Textual's Pilot: planning, panels, previews, the house, what is read."""

from __future__ import annotations

from random import Random

import pytest
from textual.widgets import OptionList, Static

import tilldawn
from tilldawn.engine.game import Seat
from tilldawn.engine.view import Speaker
from tilldawn.play.session import Sitting
from tilldawn.testing.mine import Lab, fight_lab, mine_lab
from tilldawn.tui.app import TilldawnApp
from tilldawn.tui.chain import ChainPanel
from tilldawn.tui.ending import EndScreen
from tilldawn.tui.mine.board import MineBoard, Tabs
from tilldawn.tui.mine.house import House
from tilldawn.tui.modals import Chooser, Confirm
from tilldawn.tui.replay import ReplayScreen
from tilldawn.tui.table import TableScreen
from tilldawn.tui.things import Thing

SMALL, LARGE = (80, 24), (120, 40)
pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def instantly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableScreen, "pace", "once")


def at(lab: Lab, lang: str = "en") -> TilldawnApp:
    return TilldawnApp(lang, Sitting(lab.table, "test"), "mine")


def text_of(app: TilldawnApp, selector: str) -> str:
    return str(app.screen.query_one(selector, Static).content)


def painted(app: TilldawnApp) -> str:
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(part.text for part in strip).rstrip() for strip in strips)


def labels(app: TilldawnApp) -> list[str]:
    return [str(option.prompt).strip() for option in app.screen.query_one("#options", OptionList).options]


def number(app: TilldawnApp, words: str) -> str:
    """The key of the option that says these words."""
    return str(next(n for n, label in enumerate(labels(app), start=1) if words in label))


def storage(**goods: int) -> dict[str, int]:
    return {good.replace("_", "-"): n for good, n in goods.items()}


# --- Planning -----------------------------------------------------------------------------------------


async def test_a_stage_is_planned_by_keys_and_resolved_together() -> None:
    lab = mine_lab(storage=storage(shovel=1), cleared=["b5"])
    app = at(lab)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press(number(app, "Marko"))
        await pilot.pause()
        await pilot.press(number(app, "Clear the corner room"))
        await pilot.pause()
        house = app.screen.query_one(House)
        assert "Mk" in str(house.render()).splitlines()[3]
        await pilot.press(number(app, "Emilia"))
        await pilot.pause()
        await pilot.press(number(app, "passage to the yard"))
        await pilot.pause()
        app.screen.query_one("#options", OptionList).highlighted = 1
        await pilot.pause()
        assert text_of(app, "#hint").startswith("Marko: Heap · Emilia: Rubble · Marin: nothing yet")
        lab.next("heap-2")
        await pilot.press(number(app, "Resolve"))
        await pilot.pause()
        assert "b6" not in lab.state.shelter
        assert lab.state.shelter["c6"] == "remnants"


async def test_the_highlighted_option_is_marked_on_the_house_and_explained() -> None:
    lab = mine_lab(storage=storage(shovel=1, wood=5, component=4))
    app = at(lab)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        assert "▸Rubble" in painted(app)
        assert "Blocks the way" in text_of(app, "#hint")
        app.screen.query_one("#options", OptionList).highlighted = int(number(app, "Craft the Bed")) - 1
        await pilot.pause()
        assert "Leaves 1 Wood · 1 Component" in text_of(app, "#hint")


async def test_a_preview_says_what_changes_and_how_likely_what_chance_decides_is() -> None:
    lab = mine_lab(at="evening", people=("marko", "emilia", "marin"), states={"marko": {"fatigue": 2}})
    app = at(lab)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "Marko: Fatigue 2 → 0 (Rested)" in text_of(app, "#hint")
        app.screen.query_one("#options", OptionList).highlighted = int(number(app, "Marko to Guard")) - 1
        await pilot.pause()
        assert "Marko: Fatigue 2 → 3 (Spent)" in text_of(app, "#hint")
    thirsty = at(mine_lab(at="dusk", storage=storage(water=1)))
    async with thirsty.run_test(size=SMALL) as pilot:
        await pilot.pause()
        thirsty.screen.query_one("#options", OptionList).highlighted = 1
        await pilot.pause()
        hint = text_of(thirsty, "#hint")
        assert "Marko: Hunger 0 → 1 (Peckish): 5 in 10" in hint
        assert "Marko: Misery 0 → 1 (Sad): 5 in 10" in hint


# --- Sides of the table -------------------------------------------------------------------------------


async def test_every_side_is_one_key_away_and_the_natural_one_comes_by_itself() -> None:
    lab = mine_lab(storage=storage(wood=3, raw_food=2))
    app = at(lab)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        board = app.screen.query_one(MineBoard)
        seen = []
        for _ in board.views():
            seen.append(painted(app))
            await pilot.press("v")
            await pilot.pause()
        for words, side in zip(
            ("Outside│Guard", "Prowess 2", "Raw Food (10/1)", "Fittings deck", "Locations", "Objective 1"),
            seen,
            strict=True,
        ):
            assert words in side
        assert "Outside│Guard" in painted(app)
        lab.choose("resolve")
        while lab.asked == "plan":
            lab.choose("resolve")
        app.screen.go_on()  # type: ignore[attr-defined]
        await pilot.pause()
        assert lab.state.phase == "dusk"
        assert "‹People›" in painted(app)


async def test_several_sides_are_shown_where_there_is_room() -> None:
    app = at(mine_lab(storage=storage(wood=3)), "fr")
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        seen = painted(app)
        for words in ("Dehors │Garde", "Prouesse 2", "3 Bois (–/1)", "L’étape 1 commence."):
            assert words in seen
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "Prouesse 2" not in painted(app)


async def test_the_house_is_walked_through_with_the_arrows() -> None:
    app = at(mine_lab(fittings={"b4": "workshop"}, storage=storage(component=4, wood=4)))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("t")
        house = app.screen.query_one(House)
        assert house.has_focus
        await pilot.press("left")
        assert house.ref == "space:outside"
        await pilot.pause()
        assert "sniper" in text_of(app, "#hint")
        await pilot.press("right", "right", "right", "right", "up")
        assert house.ref == "space:b4"
        await pilot.press("t")
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("t", "enter")
        await pilot.pause()
        assert isinstance(app.screen, Chooser)
        offered = [said for _, said in app.screen.choices]
        assert any("Board up a Hole" in said for said in offered)
        assert not any("Poke" in said for said in offered)
        assert any("Workshop" in said for said in offered if said.startswith("▸"))


async def test_a_room_and_a_person_are_clicked() -> None:
    app = at(mine_lab(cleared=["b5"]))
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        await pilot.click(House, offset=(30, 4))
        await pilot.pause()
        assert isinstance(app.screen, Chooser)
        assert app.screen.title_text == "the study"
        await pilot.press("escape")
        await pilot.pause()
        await pilot.click(app.screen.query("Thing.person").first(), offset=(4, 0))
        await pilot.pause()
        assert app.screen.title_text == "Marko"
        assert "Spirit A" in app.screen.text
        assert [id for id, _ in app.screen.choices] == ["plan:marko"]


async def test_the_event_of_the_day_is_read_before_the_first_question() -> None:
    table = tilldawn.new_table("mine", [Seat("Ana")], "1", {})
    app = TilldawnApp("en", Sitting(table, "first"), "mine")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Chooser)
        assert "Objective 1" in app.screen.title_text
        assert "Reward" in app.screen.text
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen.title_text.startswith("Event: ")
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)


async def test_a_click_on_a_tab_turns_the_table() -> None:
    app = at(mine_lab(storage=storage(wood=3)))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.click(Tabs, offset=(22, 0))
        await pilot.pause()
        assert "‹Storage›" in painted(app)


async def test_a_side_that_does_not_fit_is_paged_through() -> None:
    app = at(mine_lab(hand=["hidden-shelf", "second-wind"], active=["hard-frost"]))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("V")
        await pilot.pause()
        await pilot.pause()
        assert "n ▾" in painted(app)
        first = painted(app)
        await pilot.press("n")
        await pilot.pause()
        assert "Decks: Events" in painted(app) != first
        board = app.screen.query_one(MineBoard)
        while board.scroll_y < board.max_scroll_y:
            await pilot.press("n")
        await pilot.press("n")
        await pilot.pause()
        assert painted(app) == first


async def test_a_recorded_campaign_can_be_watched() -> None:
    sitting = over()
    app = TilldawnApp("fr", None, "mine")
    async with app.run_test(size=LARGE) as pilot:
        await app.push_screen(ReplayScreen(sitting.table.save()))
        await pilot.pause()
        await pilot.press("right", "pagedown", "end", "left", "home", "right")
        await pilot.pause()
        assert "Prouesse" in painted(app)


async def test_at_any_time_is_one_key_away() -> None:
    app = at(mine_lab(storage=storage(wood=5, meds=1)))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("a")
        await pilot.pause()
        assert any("Storage x5" in label for label in labels(app))
        assert any("Meds" in label for label in labels(app))


# --- Panels -------------------------------------------------------------------------------------------


def packing() -> Lab:
    tasks = {"marko": "scavenging", "emilia": "guard", "marin": "guard"}
    pile = {"wood": 2, "component": 2, "canned-food": 1, "shovel": 1, "knife": 1}
    return mine_lab(at="choose-findings", tasks=tasks, pile=pile)


async def test_packing_is_one_panel_with_the_running_weight() -> None:
    lab = packing()
    app = at(lab)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        panel = app.screen
        assert isinstance(panel, ChainPanel)
        assert "load 7 of 5 (too heavy)" in text_of(app, "#sum")
        assert panel.query_one("#confirm").disabled
        await pilot.press("enter")
        assert app.screen is panel
        rows = list(panel.labels)  # type: ignore[attr-defined]
        panel.query_one(OptionList).highlighted = rows.index("leave-good:knife")
        await pilot.press("right")
        panel.query_one(OptionList).highlighted = rows.index("leave-good:wood")
        await pilot.press("right", "right", "left")
        await pilot.pause()
        assert "load 5 of 5" in text_of(app, "#sum")
        assert lab.pile["wood"] == 2, "nothing is done before it is confirmed"
        await pilot.press("enter")
        await pilot.pause()
        home = lab.events("brought-home")[0]
        assert "count:knife*1" not in home.goods
        assert "count:wood*1" in home.goods


async def test_escape_packs_one_by_one() -> None:
    lab = packing()
    app = at(lab)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        await pilot.press(number(app, "Knife"))
        await pilot.pause()
        assert isinstance(app.screen, TableScreen), "the panel does not come back in this chain"
        assert "knife" not in lab.pile


async def test_supper_is_one_panel_and_hunger_is_counted() -> None:
    states = {"marko": {"hunger": 2}, "emilia": {"hunger": 3}}
    lab = mine_lab(at="supper", states=states, storage=storage(raw_food=2, canned_food=1))
    app = at(lab, "fr")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        panel = app.screen
        assert isinstance(panel, ChainPanel)
        panel.query_one(OptionList).highlighted = list(panel.labels).index("feed:emilia:canned-food")
        await pilot.press("right")
        await pilot.pause()
        assert "Emilia Faim 1 ✓" in text_of(app, "#sum")
        assert "Marko Faim 2, à jeun" in text_of(app, "#sum")
        await pilot.press("enter")
        await pilot.pause()
        assert lab.level("emilia", "hunger") == 1
        assert lab.level("marko", "hunger") == 3


async def test_ending_the_meal_with_nothing_eaten_is_asked_about_twice() -> None:
    lab = mine_lab(at="supper", storage=storage(raw_food=1))
    app = at(lab)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Confirm)
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(app.screen, ChainPanel)
        assert lab.asked == "eat"


async def test_wounds_are_shared_out_in_one_panel_and_a_death_is_asked_about() -> None:
    lab = fight_lab(
        "thugs-1",
        ["a1", "b1"],
        states={"katia": {"wounds": 3}},
        next=["blank", "blank", "knife-2", "knife-3"],
    )
    assert lab.asked == "round"
    app = at(lab)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        panel = app.screen
        assert isinstance(panel, ChainPanel)
        assert "0 of 5" in text_of(app, "#sum")
        assert list(panel.labels) == ["wound:katia", "wound:cveta"]
        await pilot.press("down", "right", "right")
        await pilot.pause()
        assert panel.draft.counts()["wound:cveta"] == 2
        assert "2 of 5" in text_of(app, "#sum")
        assert panel.query_one("#confirm").disabled
        await pilot.press("left", "up", "right")
        await pilot.pause()
        assert panel.draft.warnings
        assert panel.draft.over, "a death asks chance: the panel ends there and tells no more"
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Confirm)
        await pilot.press("n")
        await pilot.pause()
        assert lab.alive("katia")


# --- Reading and the end ------------------------------------------------------------------------------


async def test_an_epilogue_is_read_when_somebody_is_lost() -> None:
    lab = mine_lab(at="supper", states={"marko": {"hunger": 3}}, next=["hunger-3"])
    app = at(lab)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert lab.events("character-lost")
        assert isinstance(app.screen, Chooser)
        assert app.screen.title_text == "Marko died of hunger. Epilogue: The Recipe."
        assert "Marko talked about one dish only" in app.screen.text
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert "Marko (died on day 2)" in painted(app)


def over() -> Sitting:
    """A Campaign played at random to its end, past two Dawns at least."""
    avoid = ("night-unguarded", "give-up", "resolve", "rest", "no-water", "enough")
    for seed in range(60):
        random = Random(seed)
        table = tilldawn.new_table("mine", [Seat("Ana"), Seat("Bo")], str(seed), {})
        while table.request is not None:
            options = [o for o in table.request.options if o.verb not in avoid] or table.request.options
            table.answer(random.choice(options).id)
        if len(table.look().history) >= 2:
            return Sitting(table, "over")
    raise AssertionError("nobody lives that long")


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_the_end_tells_everybody_and_charts_the_days(lang: str) -> None:
    sitting = over()
    seen = sitting.table.look()
    app = TilldawnApp(lang, sitting, "mine")
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        while isinstance(app.screen, Chooser):
            await pilot.press("escape")
            await pilot.pause()
        assert isinstance(app.screen, EndScreen)
        told = "\n".join(str(widget.content) for widget in app.screen.query(Static))
        say = Speaker(sitting.table, lang)
        for one in seen.lost:  # type: ignore[attr-defined]
            assert str(say.catalog.word(f"epilogue:{one.epilogue}.{one.id}")) in told
            assert str(say.catalog.word(f"epilogue:{one.epilogue}")) in told
        people = "People" if lang == "en" else "Personnes"
        chart = next(line for line in told.splitlines() if line.startswith(people))
        numbers = [row[0] for row in seen.history]  # type: ignore[attr-defined]
        assert [int(part) for part in chart.split() if part.isdigit()] == numbers
        assert ("Misery" if lang == "en" else "Mal-être") in told


@pytest.mark.parametrize(("size", "lang", "seed"), [(SMALL, "fr", 3), (LARGE, "en", 5)])
async def test_a_whole_campaign_by_keyboard(size: tuple[int, int], lang: str, seed: int) -> None:
    random = Random(seed)
    table = tilldawn.new_table("mine", [Seat("Ana"), Seat("Bo")], str(seed), {"advanced": ["155", "351"]})
    app = TilldawnApp(lang, Sitting(table, "keys"), "mine")
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for _ in range(1500):
            screen = app.screen
            if isinstance(screen, EndScreen):
                break
            if isinstance(screen, ChainPanel):
                keys = [
                    "right",
                    "right",
                    "down",
                    "left",
                    "escape",
                    "enter" if screen.draft.complete else "right",
                ]
                await pilot.press(random.choice(keys))
            elif isinstance(screen, Confirm):
                await pilot.press(random.choice("yn"))
            elif isinstance(screen, Chooser):
                await pilot.press("escape")
            elif isinstance(screen, TableScreen) and random.random() < 0.1:
                await pilot.press(random.choice(("v", "down", "a", "r")))
            elif isinstance(screen, TableScreen):
                await pilot.press(str(random.randint(1, min(9, max(1, len(screen.menu))))))
            await pilot.pause()
        assert isinstance(app.screen, EndScreen)


async def test_the_things_of_a_narrow_table_are_those_one_can_see() -> None:
    app = at(mine_lab())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("v", "t")
        await pilot.pause()
        assert isinstance(app.focused, Thing)
        assert app.focused.ref == "character:marko"
