"""Packs are offered wherever a new table is laid out: in text mode, in the terminal and on the page."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from house_rules.daylight import CARDS
from house_rules.mine import PAGES

import tilldawn
from tilldawn.cli import main
from tilldawn.play.console import Console
from tilldawn.play.newgame import interview
from tilldawn.testing.guests import guests
from tilldawn.tui.app import TilldawnApp
from tilldawn.tui.newgame import PackTick, new_game_screen
from tilldawn.tui.table import TableScreen
from tilldawn.web import protocol as p
from tilldawn.web.laying import lay_out
from tilldawn.web.lobby import lobby


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    lobby.cache_clear()
    with guests(CARDS, PAGES):
        yield
    lobby.cache_clear()


def test_text_mode_asks_for_packs_and_refuses_unknown_ones() -> None:
    said = io.StringIO()
    lines = io.StringIO("1\nAna\nnormal\n\nno-such\nhouse-cards\n\n")
    plan = interview("daylight", "en", Console(lines, said))
    assert plan is not None
    assert plan.options["packs"] == ["house-cards"]
    assert "house-cards (House cards)" in " ".join(said.getvalue().split())
    assert "no-such" in said.getvalue()


def test_the_command_line_names_packs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "daylight", "--games", "1", "--seats", "1", "--pack", "house-cards"]) == 0
    assert main(["packs", "--lang", "fr"]) == 0
    listed = capsys.readouterr().out
    assert "Paquet house-pages" in listed
    assert "Cartes maison" in listed


@pytest.mark.parametrize(("game", "pack"), [("daylight", "house-cards"), ("mine", "house-pages")])
def test_the_page_offers_packs_and_lays_them_out(game: str, pack: str) -> None:
    [offered] = [one for one in lobby("fr").games if one.id == game]
    [group] = [group for group in offered.options if group.id == "packs"]
    assert [(choice.id, bool(choice.text)) for choice in group.choices] == [(pack, True)]
    wanted = p.NewTable(game=game, seats=[p.NewSeat(name="Ana")], options={"packs": [pack]})
    stored = lay_out("host", wanted)
    assert stored.row.options["packs"] == [pack]


def test_without_packs_nobody_is_asked() -> None:
    with guests():
        from tilldawn.engine import pack

        known, pack._known = pack._known, {}
        try:
            lobby.cache_clear()
            assert not [group for game in lobby("en").games for group in game.options if group.id == "packs"]
        finally:
            pack._known = known


@pytest.mark.parametrize(("game", "pack"), [("daylight", "house-cards"), ("mine", "house-pages")])
@pytest.mark.asyncio
async def test_the_terminal_has_a_tick_for_each_pack(game: str, pack: str) -> None:
    app = TilldawnApp("en", game=game)
    async with app.run_test(size=(120, 40)) as pilot:
        app.push_screen(new_game_screen(game))
        await pilot.pause()
        tick = app.screen.query_one(PackTick)
        assert tick.pack == pack
        tick.focus()
        await pilot.pause()
        await pilot.press("space")
        assert tick.on
        await pilot.press("f5")
        await pilot.pause()
        [table] = [screen.table for screen in app.screen_stack if isinstance(screen, TableScreen)]
        assert table.options["packs"] == [pack]


def test_a_campaign_with_packs_has_no_sheet() -> None:
    from tilldawn.play.sheets import sheet_of

    table = tilldawn.new_table("mine", 1, seed=1, options={"packs": ["house-pages"]})
    with pytest.raises(tilldawn.BadOption, match="packs"):
        sheet_of(table, "en")
