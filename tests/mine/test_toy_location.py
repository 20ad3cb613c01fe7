"""A Location with rules of its own, made outside the package: its card and its texts are all it takes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest

import tilldawn
from tilldawn.engine import text, word
from tilldawn.engine.content import sweep_texts
from tilldawn.engine.flow import Flow
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Option, Text
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.cards import locations
from tilldawn.games.mine.city.printed import LOCATION, Location, Paid
from tilldawn.games.mine.game import GAME
from tilldawn.games.mine.offers import Offer
from tilldawn.games.mine.people.group import explorers
from tilldawn.games.mine.people.harm import relieve
from tilldawn.games.mine.state import Game, State
from tilldawn.games.mine.trade.supply import gain, in_box
from tilldawn.games.mine.verbs import Verb
from tilldawn.testing.mine import Lab, conserved, mine_lab, prudent, trip_lab

TEXTS = {
    "en": """
card-greenhouse = Greenhouse
    .text = On arrival Noise starts at 2: glass. Each time you take anything, everybody's Fatigue falls by 1.
    .flavour = Every third pane is whole.
paid-tap = Open the tap
    .text = Return { $price } cards: gain 1 Water.
option-tap = Open the tap (return { $price } cards)
refused-tap-dry = The box holds no Water.
""",
    "fr": """
card-greenhouse = Serre
    .text = À l’arrivée, le Bruit commence à 2. Chaque fois que vous prenez, la Fatigue baisse de 1.
    .flavour = Une vitre sur trois est entière.
paid-tap = Ouvrir le robinet
    .text = Renvoyez { $price } cartes : 1 Eau.
option-tap = Ouvrir le robinet (renvoyer { $price } cartes)
refused-tap-dry = La boîte ne contient plus d’Eau.
""",
}


def _glass(g: Game, noise: int) -> Flow[int]:
    """It starts louder."""
    yield from ()
    return 2


def _warm(g: Game) -> Flow[None]:
    """Whoever is there rests a little."""
    for person in explorers(g.state):
        relieve(g, person, "fatigue", 1, "M-LOC-09")
    yield from ()


@pytest.fixture
def greenhouse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Location]:
    """What an author of a card writes, and nothing else; afterwards it was never there."""
    verbs, words = dict(Verb.declared), list(word._DEFINED)
    for lang, source in TEXTS.items():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "greenhouse.ftl").write_text(source, encoding="utf-8")
    monkeypatch.setattr(text, "_added", {})
    monkeypatch.setattr(text, "_books", {})
    text.add_texts("mine", tmp_path)
    TAP = Verb("tap", "M-LOC-09", "price:int")

    class Tap(Paid, frozen=True, kw_only=True):
        """A tap that still works."""

        name: ClassVar[str] = "tap"
        price: int = 2

        def possible(self, s: State) -> Objection | None:
            return None if in_box(s, "water") else Objection("refused-tap-dry", "M-TOKEN-04")

        def offers(self, s: State) -> list[Offer]:
            return [(TAP(s.leader, self.price), self.possible(s))]

        def run(self, g: Game, chosen: Option) -> Flow[None]:
            gain(g, {"water": 1}, "pile", "M-LOC-09")
            yield from ()

        def describe(self) -> Text:
            return Text("paid-tap.text", {"price": self.price})

    card = Location(
        "greenhouse",
        ("rubble",),
        ("",) * 8 + ("herb", "vegetable"),
        (Tap(),),
        band=True,
        on_arrive=_glass,
        on_take=_warm,
        more_cards=1,
    )
    monkeypatch.setitem(LOCATION, card.id, card)
    monkeypatch.setattr(locations, "CARDS", (*locations.CARDS, card))
    yield card
    Verb.declared.clear()
    Verb.declared.update(verbs)
    word._DEFINED[:] = words


def at_the_greenhouse(**laid: object) -> Lab:
    tasks = {"marko": "scavenging", "emilia": "scavenging", "marin": "guard"}
    places = ("greenhouse", "print-shop", "textile-mill")
    return mine_lab(at="scavenging", places=places, tasks=tasks, **laid).choose("go-to:near:greenhouse")  # type: ignore[arg-type]


def test_it_is_visited_and_its_red_band_and_its_cards_hold(greenhouse: Location) -> None:
    lab = at_the_greenhouse()
    assert (lab.asked, lab.state.noise, len(lab.state.unknown)) == ("explore", 2, 15)
    assert lab.options == ["turn-up:15", "tap:2"]
    lab.choose("tap:2")
    assert (lab.pile, len(lab.state.unknown)) == ({"water": 1}, 13)
    assert lab.told("paid-action", "action") == ["paid:tap"]


def test_taking_there_does_what_its_band_says(greenhouse: Location) -> None:
    lab = trip_lab("greenhouse", "x-furniture", states={"marko": {"fatigue": 2}, "emilia": {"fatigue": 1}})
    lab.next("full-shelf", "10").choose("return:2", "take-all")
    assert lab.pile == {"book": 1, "cigarette": 1, "vegetable": 1}
    assert (lab.level("marko", "fatigue"), lab.level("emilia", "fatigue")) == (1, 0)


def test_its_action_refuses_in_its_own_words(greenhouse: Location) -> None:
    lab = at_the_greenhouse(box={"water": 0}, hand=["know-the-streets"])
    assert lab.options == ["turn-up:15"]
    assert lab.refusals()["tap/"] == "M-TOKEN-04"


@pytest.mark.parametrize(("lang", "name"), [("en", "Greenhouse"), ("fr", "Serre")])
def test_it_is_told_in_every_language(greenhouse: Location, lang: str, name: str) -> None:
    lab = at_the_greenhouse()
    say = Speaker(lab.table, lang)
    assert say.thing("card:greenhouse")["name"] == name
    told = say.thing("card:greenhouse")["text"]
    assert say(Text("paid-tap")) in told
    view = lab.table.view(lang)
    assert any(option["id"] == "tap:2" for option in view["request"]["options"])
    assert not [fault for fault in sweep_texts(GAME) if "tap" in fault.where or "greenhouse" in fault.where]


def test_campaigns_are_played_with_it_in_the_deck(greenhouse: Location) -> None:
    went = 0
    for seed in range(60):
        table = tilldawn.new_table("mine", 1, seed=f"toy/{seed}")
        random = Random(seed)
        while table.request is not None and table.state.day < 4:
            if table.request.kind == "where-to":
                there = [o for o in table.request.options if o.args[-1] == "greenhouse"]
                went += len(there)
                table.play(there[0] if there else table.request.options[0])
            else:
                table.play(prudent(table, random))
            conserved(table.state)
    assert went > 3
