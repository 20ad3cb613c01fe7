"""The Voice of the House: Testimonies, Broadcasts and what they bring; every red arrow; both ends."""

from __future__ import annotations

from typing import Any

import pytest

from tilldawn.games.mine.city.homeward import load
from tilldawn.games.mine.house.rooms import recipe
from tilldawn.games.mine.scenarios.sheet import memory
from tilldawn.games.mine.scenarios.voice import testimonies as papers
from tilldawn.games.mine.setup import start
from tilldawn.games.mine.state import Note
from tilldawn.testing.mine import Lab, scenario_lab

ID = "voice"
THREE = ("marko", "emilia", "marin")
READ = [2931, 2932, 2933, 2934, 2935]
HOME = {"b4": "radio"}
PAPER = Note("testimony", 0, "storage")


def lab(*, arrows: tuple[int, ...] = (), people: tuple[str, ...] = THREE, **laid: Any) -> Lab:
    """Three people and a Radio; of the red arrows only these are still to be read."""
    remembers = {"done": [n for n in READ if n not in arrows], **laid.pop("remembers", {})}
    return scenario_lab(ID, people=people, remembers=remembers, **{"fittings": HOME, **laid})


def speak(laid: Lab, who: str = "marko") -> Lab:
    """Somebody goes to the Radio."""
    return laid.choose(f"plan:{who}", "use:radio:tune-in", "resolve")


@pytest.mark.rule("M-SCEN-01", "M-SCEN-03", "M-SETUP-35")
def test_eight_events_and_desperate_measures() -> None:
    state = start({"scenario": ID}, 1)
    assert state.settings.modules == ("desperate", ID)
    assert state.events.layers == [{"events": 8}]


# --- Testimonies ------------------------------------------------------------------------------------------


def leaving(**laid: Any) -> Lab:
    """Two are about to choose what they carry home."""
    tasks = {"marko": "scavenging", "emilia": "scavenging", "marin": "guard"}
    return lab(at="choose-findings", tasks=tasks, **laid)


@pytest.mark.rule("M-SCEN-03")
def test_a_testimony_of_each_location_weighs_two_on_the_way_home() -> None:
    out = leaving(pile={"knife": 1})
    assert out.asked == "voice-testimony"
    trip = out.state.trip
    assert trip is not None
    before = load(out.state, trip)
    out.choose("voice-take:hotel:2")
    assert load(out.state, trip) == before + 2
    assert leaving(remembers={"told": ["hotel"]}).asked == "load"


@pytest.mark.rule("M-SCEN-03")
def test_it_lies_in_storage_at_dawn_if_anybody_came_home() -> None:
    home = {"marko": "scavenging", "emilia": "guard", "marin": "floor"}
    dawn = lab(at="dawn", tasks=home, remembers={"carried": True})
    assert len(papers(dawn.state)) == 1
    nobody = lab(at="dawn", tasks=dict.fromkeys(THREE, "floor"), remembers={"carried": True})
    assert not papers(nobody.state)
    assert nobody.happened("testimony-lost")


# --- On the air -------------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCEN-03")
def test_in_place_of_listening_a_testimony_is_read_out() -> None:
    air = speak(lab(notes=[PAPER], states={id: {"misery": 2} for id in THREE}))
    assert air.options == ["voice-read", "voice-listen"]
    air.choose("voice-read")
    assert memory(air.state)["broadcasts"] == 1
    assert not papers(air.state)
    assert [air.level(id, "misery") for id in THREE] == [1, 1, 1]


@pytest.mark.rule("M-SCEN-03")
def test_without_anything_to_say_one_listens() -> None:
    air = speak(lab())
    assert air.asked == "listen"


@pytest.mark.rule("M-SCEN-03")
@pytest.mark.parametrize(("broadcasts", "damage"), [(1, []), (2, [4]), (5, [5])])
def test_every_two_broadcasts_make_raids_harder(broadcasts: int, damage: list[int]) -> None:
    night = lab(
        at="raid-card",
        tasks={"marko": "guard", "emilia": "floor", "marin": "floor"},
        tops={"raids": ["prowlers"]},
        remembers={"broadcasts": broadcasts},
        storage={"wood": 6},
        next=["blank"],
    )
    assert night.told("raid-stirred", "damage")[:1] == damage


@pytest.mark.rule("M-SCEN-03")
@pytest.mark.parametrize(("day", "cards"), [(1, 2), (2, 3)])
def test_a_night_with_a_broadcast_spreads_one_red_card_more(day: int, cards: int) -> None:
    night = lab(at="crime-wave-stage", tasks=dict.fromkeys(THREE, "floor"), remembers={"day": day})
    spread = [option for option in night.options if option.startswith("crime-split")]
    if spread:
        night.choose(spread[0])
    (raids,), (residents,) = night.told("crime-spread", "raids"), night.told("crime-spread", "residents")
    assert raids + residents == cards


# --- Red arrows -------------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCEN-04")
def test_someone_answers_whoever_keeps_talking() -> None:
    talk = lab(arrows=(2931,), remembers={"broadcasts": 1, "speaker": "emilia"}).choose("script:2931:a")
    assert talk.person("emilia").busy
    assert [note.name for note in talk.state.notes] == ["listeners"]
    off = lab(arrows=(2931,), remembers={"broadcasts": 1, "speaker": "emilia"}).choose("script:2931:b")
    assert not off.state.notes


@pytest.mark.rule("M-SCEN-04")
def test_the_van_keeps_us_quiet_or_finds_us() -> None:
    quiet = lab(arrows=(2932,), remembers={"broadcasts": 2}).choose("script:2932:a")
    assert memory(quiet.state)["silent"] == 3
    barred = speak(lab(day=3, notes=[PAPER], remembers={"silent": 3}))
    assert barred.asked == "listen"
    found = lab(arrows=(2932,), remembers={"broadcasts": 2}).choose("script:2932:b")
    assert memory(found.state)["found"] is True
    night = lab(
        at="raid-card",
        tasks={"marko": "guard", "emilia": "floor", "marin": "floor"},
        tops={"raids": ["prowlers"]},
        remembers={"found": True},
        storage={"wood": 6},
        next=["blank"],
    )
    assert night.told("raid-stirred", "wounds")[:1] == [1]
    assert memory(night.state)["found"] is False


@pytest.mark.rule("M-SCEN-04")
def test_ones_own_story_counts_and_is_a_relief() -> None:
    own = lab(arrows=(2933,), states={"marin": {"misery": 3}}).choose("turn-page")
    assert memory(own.state)["stories"] == ["marin"]
    speak(own).choose("voice-tell:marin")
    assert own.level("marin", "misery") == 0
    assert memory(own.state)["stories"] == []


@pytest.mark.rule("M-SCEN-04")
def test_listeners_leave_something_on_the_step_after_the_fourth() -> None:
    listeners = Note("listeners", 0, "storage")
    step = lab(arrows=(2934,), notes=[listeners], remembers={"broadcasts": 4}).choose("turn-page")
    assert step.storage == {"canned-food": 1, "bandages": 1, "ammo": 2}
    assert not step.state.notes
    assert lab(arrows=(2934,), remembers={"broadcasts": 4}).asked == "plan"
    assert lab(arrows=(2934,), notes=[listeners], remembers={"broadcasts": 3}).asked == "plan"


@pytest.mark.rule("M-SCEN-04", "M-FIT-03")
def test_a_lost_radio_is_rebuilt_for_half_rounded_up() -> None:
    printed = recipe(lab().state, "radio")
    lost = lab(arrows=(2935,), fittings={}, notes=[PAPER]).choose("turn-page")
    assert recipe(lost.state, "radio") == {good: -(-n // 2) for good, n in printed.items()}
    assert len(papers(lost.state)) == 1


# --- The end ----------------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCEN-03", "M-WIN-08")
@pytest.mark.parametrize(
    ("day", "broadcasts", "fittings", "won"),
    [(5, 5, HOME, True), (5, 4, HOME, None), (5, 5, {}, None), (8, 5, {}, False), (8, 4, HOME, False)],
)
def test_five_broadcasts_before_a_ninth_morning(
    day: int, broadcasts: int, fittings: dict[str, str], won: bool | None
) -> None:
    end = lab(
        at="death-among-us",
        day=day,
        fittings=fittings,
        remembers={"broadcasts": broadcasts},
        tops={"events": ["hard-frost"]},
    )
    assert end.won is won
