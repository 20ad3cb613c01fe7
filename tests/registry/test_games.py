"""Games of other packages are found by their entry points; broken ones are named and stop nobody."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import tilldawn
from tilldawn.engine.errors import BadOption, BrokenPlugin
from tilldawn.games import PLAYABLE, list_games, load_game
from tilldawn.games.registry import GAMES, sound_games

Offer = Callable[..., None]
ROOT = Path(__file__).parents[2]

COIN = """
from __future__ import annotations
from msgspec import Struct
from tilldawn.engine.flow import Flow, GameOver, World, ask, roll
from tilldawn.engine.game import Game, Outcome, Steps
from tilldawn.engine.request import option, text

class State(Struct):
    step: str
    outcome: Outcome | None = None

class Seen(Struct):
    step: str

step: Steps[State] = Steps()

@step("toss")
def toss(g: World[State]) -> Flow[str]:
    offers = [option("call", side, seat=0, rule="") for side in ("heads", "tails")]
    chosen = yield from ask(g, "call", 0, lambda: offers, "")
    pips = yield from roll(2)
    g.state.outcome = Outcome((pips == 1) == (chosen.args[0] == "heads"), text("coin-over"), "")
    raise GameOver

COIN: Game[State] = Game(
    id="coin", version=1, seats=range(1, 3), state=State, start=lambda options, seats: State("toss"),
    steps=step.by_name, look=lambda s: Seen(s.step),
)
"""


def test_our_own_games_are_found_by_their_place_and_declared_to_others() -> None:
    assert PLAYABLE == ("daylight", "mine")
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["entry-points"][GAMES]
    assert declared == {id: f"tilldawn.games.{id}.game:GAME" for id in PLAYABLE}


def test_a_game_of_seven_fields_is_played_saved_and_opened_again(offer: Offer) -> None:
    offer("coin_game", COIN, games={"coin": "coin_game:COIN"})
    assert list_games() == ("daylight", "mine", "coin")
    table = tilldawn.new_table("coin", ["Ana"], seed=1)
    again = tilldawn.load(table.save())
    assert [o.id for o in again.request.options] == ["call:heads", "call:tails"] if again.request else False
    again.answer("call:heads")
    assert again.outcome is not None
    assert tilldawn.load(again.save()).outcome == again.outcome
    assert again.request is None


def test_a_game_whose_package_cannot_be_imported_is_named_with_it_and_the_others_play(offer: Offer) -> None:
    offer("bad_game", "import no_such_module", games={"bad": "bad_game:BAD"})
    offer("coin_game", COIN, games={"coin": "coin_game:COIN"})
    with pytest.raises(BrokenPlugin, match=r"game “bad” of the package bad_game.*no_such_module"):
        load_game("bad")
    sound, faults = sound_games()
    assert sound == ("daylight", "mine", "coin")
    assert [str(fault.args[1]["package"]) for fault in faults] == ["bad_game"]


@pytest.mark.parametrize(("code", "why"), [("BAD = 3", "no Game"), (COIN + "BAD = COIN", "its id is coin")])
def test_what_is_no_game_or_has_another_id_is_refused(offer: Offer, code: str, why: str) -> None:
    offer("bad_game", code, games={"bad": "bad_game:BAD"})
    with pytest.raises(BrokenPlugin, match=why):
        load_game("bad")


def test_nobody_can_take_the_place_of_our_own_games(offer: Offer) -> None:
    offer("thief", COIN, games={"daylight": "thief:COIN"})
    assert list_games() == ("daylight", "mine")
    assert load_game("daylight").seats == range(1, 7)


def test_a_game_nobody_offers_is_refused_with_those_there_are(offer: Offer) -> None:
    offer("coin_game", COIN, games={"coin": "coin_game:COIN"})
    with pytest.raises(BadOption, match="daylight, mine, coin"):
        tilldawn.new_table("poker")


def test_our_own_games_are_laid_out_without_reading_other_packages() -> None:
    code = (
        "import sys, tilldawn\n"
        "tilldawn.load(tilldawn.new_table('daylight', 2, seed=1).save())\n"
        "sys.exit('importlib.metadata' in sys.modules or 'tilldawn.games.mine' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
