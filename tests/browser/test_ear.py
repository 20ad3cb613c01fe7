"""By ear alone: whole games through the accessibility tree, and no loss that is not spoken."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.conftest import Guest
from tests.browser.ear import LISTEN, LOSSES, Ear


class Witness:
    """Compares what happened at the table with what was announced meanwhile."""

    def __init__(self, guest: Guest, ear: Ear) -> None:
        self.guest = guest
        self.ear = ear
        self.read = 0
        self.lost: dict[int, dict[str, Any]] = {}
        """Losses by their place in the log."""
        self.heard: list[str] = []

    def ask(self) -> None:
        """Everything lost since the last time has been announced since then."""
        heard = self.ear.hear()
        self.heard += heard
        said = " ".join(heard)
        frames, self.read = self.guest.frames[self.read :], len(self.guest.frames)
        silent = []
        for frame in map(json.loads, frames):
            log = frame.get("log")
            if not log or log["anew"] or "revision" not in frame:
                continue
            rows = {
                row["at"]: row["text"] for beat in log["beats"] for p in beat["parts"] for row in p["rows"]
            }
            died = {beat["first"]: beat["kicker"] for beat in log["beats"] if beat["kind"] == "death"}
            for line in log["lines"]:
                if not (loses := LOSSES.get(line["event"])) or not loses(line["facts"]):
                    continue
                self.lost[line["at"]] = line
                told = (line["text"], rows.get(line["at"]), died.get(line["at"]))
                if not any(one and one in said for one in told):
                    silent.append(line["text"])
        assert silent == [], f"lost without a word; said was: {heard}"

    def journal(self) -> None:
        """What was compared is all that was lost, as the table's own journal has it."""
        log = self.guest.saved().log
        lost = {
            at
            for at, line in enumerate(log)
            if (loses := LOSSES.get(line.event.name))
            and loses({name: getattr(line.event, name) for name in line.event.__struct_fields__})
        }
        assert lost == set(self.lost)


@pytest.fixture
def listener(invite: Callable[..., Guest]) -> Callable[..., tuple[Guest, Ear, Witness]]:
    """Somebody who plays by ear, and a witness."""

    def come(seed: str, beats: str = "once") -> tuple[Guest, Ear, Witness]:
        guest = invite(beats=beats)
        guest.context.add_init_script(LISTEN)
        ear = Ear(guest, seed)
        return guest, ear, Witness(guest, ear)

    return come


Listener = Callable[..., tuple[Guest, Ear, Witness]]


def test_a_whole_night_is_played_by_ear_and_each_loss_is_spoken(listener: Listener) -> None:
    guest, ear, witness = listener("night")
    ear.start("Survive Until Daylight", "ear", seats=2)
    ear.hurry()
    while ear.asked():
        witness.ask()
        ear.answer()
    witness.ask()
    assert guest.state["ending"]
    witness.journal()
    assert {line["event"] for line in witness.lost.values()} >= {"damage-suffered", "character-died"}


def test_three_days_of_the_war_are_played_by_ear_and_each_loss_is_spoken(listener: Listener) -> None:
    guest, ear, witness = listener("winter")
    ear.start("This War of Mine", "ear")
    while ear.asked() and guest.state["view"]["day"] <= 3:
        witness.ask()
        ear.answer()
    witness.ask()
    assert guest.state["view"]["day"] > 3 or guest.state["ending"], "it goes on as long as the game does"
    assert guest.state["view"]["day"] >= 3
    witness.journal()
    assert "state-rose" in {line["event"] for line in witness.lost.values()}


@pytest.mark.parametrize("leave", [False, True], ids=["one by one", "left"])
@pytest.mark.parametrize(("game", "kind", "seats"), [("daylight", "turn", 4), ("mine", "guard-weapon", 1)])
def test_a_stretch_with_moments_is_heard_and_what_is_left_out_is_said_at_the_table(
    listener: Listener, prepare: Callable[..., bytes], game: str, kind: str, seats: int, leave: bool
) -> None:
    """Whether one goes through all moments or straight to the table, each loss is spoken."""
    guest, ear, witness = listener("moments", "slow")
    guest.open(prepare(game, kind, seats))
    for _ in range(12):
        if not ear.asked(leave=leave) or (len(ear.moments) > 2 and witness.lost):
            break
        witness.ask()
        ear.answer()
    witness.ask()
    assert len(ear.moments) > 2
    assert witness.lost


def test_what_the_opening_costs_is_heard_before_anything_was_decided(listener: Listener) -> None:
    """At once, no moment tells it."""
    guest, _, _ = listener("opening")
    table = guest.post("tables", {"game": "mine", "seats": [{"name": "Ana"}], "seed": "5"})["table"]
    guest.sit(table)
    losses = [
        row["text"] for beat in guest.state["log"]["beats"] for row in beat["short"] if row["tone"] == "bad"
    ]
    assert losses
    guest.until(
        lambda: all(loss in " ".join(guest.page.evaluate("window.heard")) for loss in losses), "all is said"
    )


def test_who_comes_back_hears_what_was_lost_meanwhile(
    listener: Listener, prepare: Callable[..., bytes]
) -> None:
    guest, ear, _ = listener("back")
    guest.open(prepare("mine", "guard-weapon", 1))
    losses = guest.page.locator("[data-part=since] li.bad")
    for _ in range(12):
        if losses.count() or not ear.asked():
            break
        ear.answer()
    lost = losses.first.text_content()
    assert lost
    guest.page.reload()
    guest.arrived()
    guest.until(lambda: any(lost in said for said in guest.page.evaluate("window.heard")), "the loss is said")
