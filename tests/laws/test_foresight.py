"""The law of foresight: what is told without chance is what happens; odds are what happens as often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

import pytest

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step
from tilldawn.engine import journal as jn
from tilldawn.engine.ahead import Ahead, ahead
from tilldawn.engine.request import Option, Request
from tilldawn.engine.table import Table
from tilldawn.engine.text import languages
from tilldawn.engine.view import Speaker
from tilldawn.games.daylight.public.view import printed
from tilldawn.play.foresight import Change, foresee, foreteller_of, lines, shown
from tilldawn.testing.mine import fight_lab, mine_lab

FORKS = 2000
ERRORS = 4.5
"""Standard errors that a frequency may be off: one of 150,000 would be more by chance."""


def asked(table: Table[Any]) -> Request:
    """What is asked; nobody plays on where nothing is."""
    assert table.request is not None
    return table.request


def wandering(game: str, seeds: range, every: int) -> Any:
    """Positions of games led by bots: a table, at every so many decisions."""
    for seed in seeds:
        table = tilldawn.new_table(game, 1 if game == "mine" else 3, seed=f"foresight-{seed}", record=False)
        bots = {seat: make_bot("heuristic", game, str(seat)) for seat in range(len(table.seats))}
        at = 0
        while table.request is not None:
            if at % every == seed % every:
                yield table
            at += 1
            chosen = step(table, bots)
            assert chosen is not None
            table.play(chosen)


def options_of(table: Table[Any], random: Random, most: int) -> list[Option]:
    request = asked(table)
    every = [*request.options, *request.anytime]
    return random.sample(every, min(most, len(every)))


def as_it_comes(table: Table[Any], option: Option, seed: int) -> Table[Any]:
    """A fork on which the option was really played."""
    fork = table.fork(seed=seed)
    fork.answer(option.id)
    return fork


def before_chance(fork: Table[Any], since: int) -> Any:
    """The table as it stood when chance was first asked after so many answers, or stands now; and whether."""
    for position in range(since, len(fork.answers)):
        if fork.answers[position][0] == jn.CHANCE:
            return fork.at(position).look(), True
    return fork.look(), False


def number_in(view: Any, change: Change) -> Any:
    """The number a change speaks of, read from a view by a way of its own; None where there is none."""
    kind, _, id = change.ref.partition(":")
    if kind == "character" and change.what in ("hunger", "fatigue", "illness", "misery", "wounds"):
        return next(p.states[change.what] for p in view.people if p.id == id)
    if change.what in ("noise", "cold"):
        return getattr(view, change.what)
    if change.what == "pile" and view.combat is None:
        return view.pile.get(id, 0)
    if change.what == "health" and kind == "seat":
        return view.players[int(id)].health
    if change.what == "left":
        return next(foe.left for foe in view.line if foe.id == id)
    if change.what == "combat":
        return view.combat
    return None


@pytest.mark.parametrize(
    ("game", "seeds", "every"),
    [
        ("mine", range(4), 5),
        ("daylight", range(2), 3),
        pytest.param("mine", range(4, 40), 1, marks=pytest.mark.long),
        pytest.param("daylight", range(2, 20), 1, marks=pytest.mark.long),
    ],
)
def test_what_is_told_without_chance_is_what_happens(game: str, seeds: range, every: int) -> None:
    verbs: Counter[str] = Counter()
    random, checked = Random(1), 0
    for table in wandering(game, seeds, every):
        before = table.look()
        for option in options_of(table, random, 3):
            seen = foresee(table, option)
            fork = as_it_comes(table, option, random.randrange(1 << 30))
            then, spoke = before_chance(fork, len(table.answers))
            assert spoke == seen.chance, option.id
            assert ahead(table, [option.id]).table.look() == then, option.id
            for change in seen.changes:
                was, will = number_in(before, change), number_in(then, change)
                if was is not None:
                    assert (was, will) == (change.before, change.after), (option.id, change)
                    checked += 1
            verbs[option.verb] += 1
        assert table.look() == before
    assert len(verbs) >= (60 if game == "mine" else 12)
    assert checked >= (100 if game == "mine" else 25)


@pytest.mark.parametrize("game", ["mine", "daylight"])
def test_every_foresight_can_be_said_in_every_language(game: str) -> None:
    random = Random(2)
    for table in wandering(game, range(7, 9), 7):
        for option in options_of(table, random, 2):
            for lang in languages():
                assert all(isinstance(line, str) for line in lines(table, option, Speaker(table, lang)))


# --- Odds ---------------------------------------------------------------------------------------------


def close(odds: Fraction, hits: int, tries: int) -> bool:
    """Whether something that happened so often can have had these odds."""
    share = float(odds)
    if share in (0.0, 1.0):
        return hits == share * tries
    error: float = (share * (1 - share) * tries) ** 0.5
    return abs(hits - share * tries) <= ERRORS * error + 1


def agrees_with_forks(table: Table[Any], option: Option, forks: int = FORKS) -> int:
    """Compare odds of an option that were found by following it with what happens on so many forks; how many
    there were. Odds that a game works out itself suppose a way of playing: they have tests of their own."""
    seen, teller = foresee(table, option), foreteller_of(table.game.id)
    start = ahead(table, [option.id])
    own = teller.odds(table, option, start)
    followed = [one for one in seen.odds if own is None or one not in own.odds]
    if not followed:
        return 0
    happened: Counter[tuple[str, str]] = Counter()
    for seed in range(forks):
        fork = table.fork(seed=f"odds-{seed}")
        told = fork.listen()
        fork.answer(option.id)
        end = Ahead(fork, [line.event for line in told], {})
        if seen.throws:
            keys = [jn.answer_id(one) for one in fork.answers[len(table.answers) :] if one[0] == jn.CHANCE]
            end = ahead(table, [option.id], keys[: seen.throws])
        happened.update(shown(end, start.table.look(), teller, len(start.events)).keys())
    for one in followed:
        assert close(one.odds, happened[one.key, one.ref], forks), (
            option.id,
            one,
            happened[one.key, one.ref],
        )
    return len(followed)


def option(table: Table[Any], wanted: str) -> Option:
    return next(o for o in asked(table).options if o.id.startswith(wanted))


THROWS: dict[str, Callable[[], tuple[Table[Any], str]]] = {
    "thirst": lambda: (mine_lab(at="dusk", storage={"water": 1}).table, "no-water"),
    "a lock": lambda: (
        mine_lab(storage={"lockpick": 1}, people=("marko",)).choose("plan:marko").table,
        "unlock",
    ),
    "the wild garden": lambda: (
        mine_lab(board="advanced", people=("marko",), cleared=["h5", "h6"]).choose("plan:marko").table,
        "wild-garden",
    ),
    "sniper fire": lambda: (
        mine_lab(board="advanced", people=("marko",), storage={"shovel": 1}).choose("plan:marko").table,
        "dig:f3",
    ),
    "a search at home": lambda: (
        mine_lab(board="advanced", people=("marko",), cleared=["i4"]).choose("plan:marko").table,
        "search",
    ),
    "a search": lambda: (
        mine_lab(at="explore", tasks={"marko": "scavenging"}, unknown=["x-furniture"]).table,
        "turn-up",
    ),
}


@pytest.mark.parametrize("what", THROWS)
def test_odds_agree_with_what_happens(what: str) -> None:
    table, wanted = THROWS[what]()
    agrees_with_forks(table, option(table, wanted))


# --- Fights and raids: odds of their own, for whoever plays as they suppose -----------------------------


def supposed(fork: Table[Any]) -> Option | None:
    """How the odds suppose that somebody answers; None where the exchange of blows or the dice are over."""
    request = fork.request
    view: Any = fork.look()
    if request is None:
        return None
    by_verb = {o.verb: o for o in request.options}
    words = request.words
    match request.kind:
        case "fight-reroll":
            kills = (words["weapon"], words["face"]) in (("hatchet", "hatchet"), ("shotgun", "spray"))
            return by_verb["fight-keep" if words["count"] or kills else "fight-reroll"]
        case "fight-fate":
            return by_verb["fight-miss"]
        case "fight-shots" | "raid-shots":
            return request.options[-1]
        case "fight-shooter":
            return request.options[0]
        case "raid-reroll":
            return by_verb["raid-keep" if words["points"] else "raid-reroll"]
        case "hit" | "fight-blow":
            room = {foe.token: foe.last - foe.wounds for foe in view.combat.foes}
            most = request.kind == "fight-blow"
            targets = [id for id in room if any(o.args[0] == id for o in request.options)]
            aim = (max if most else min)(targets, key=lambda id: room[id])
            return next(o for o in request.options if o.args[0] == aim)
        case "wound" | "fight-struck":
            room = {p.id: view.printed.last - p.states["wounds"] for p in view.people}
            targets = [id for id in room if any(o.args[0] == id for o in request.options)]
            aim = (max if request.kind == "wound" else min)(targets, key=lambda id: room[id])
            return next(o for o in request.options if o.args[0] == aim)
    return None


def fought(table: Table[Any], chosen: Option, forks: int) -> Counter[str]:
    """What came of an exchange of blows, how often; and all Wounds together."""
    happened: Counter[str] = Counter()
    for seed in range(forks):
        fork = table.fork(seed=f"fight-{seed}")
        told = fork.listen()
        fork.answer(chosen.id)
        while (answer := supposed(fork)) is not None:
            fork.play(answer)
        over = next((at for at, line in enumerate(told) if line.event.name == "fight-over"), len(told))
        del told[over + 1 :]  # what the night brings after it is another story
        names = Counter(line.event.name for line in told)
        happened["dies"] += names["character-lost"] > 0
        happened["foe-falls"] += names["foe-fell"] > 0
        happened["over"] += names["fight-won"] + names["foes-broke"] > 0
        happened["lost"] += names["fight-lost"] > 0
        rose: list[Any] = [line.event for line in told if line.event.name == "state-rose"]
        hits: list[Any] = [line.event for line in told if line.event.name == "foe-hit"]
        happened["we-take"] += sum(one.by for one in rose if one.state == "state:wounds")
        happened["we-deal"] += sum(one.by for one in hits)
    return happened


FIGHTS = {
    "bare hands": lambda: fight_lab("thugs-2", ("b1",)),
    "they have firearms": lambda: fight_lab(
        "soldiers", ("a1", "c2"), pile={"hatchet": 1}, states={"katia": {"wounds": 2}}
    ).choose("fight-arm:katia:hatchet"),
    "a rifle and a knife": lambda: fight_lab(
        "thugs-2", ("b1", "a4"), pile={"assault-rifle": 1, "knife": 1, "ammo": 2}
    ).choose("fight-arm:katia:assault-rifle", "fight-arm:cveta:knife"),
    "somebody is nearly dead": lambda: fight_lab(
        "thugs-2", ("b1", "a1"), party=("katia",), states={"katia": {"wounds": 3}}
    ),
}


@pytest.mark.parametrize("which", FIGHTS)
@pytest.mark.parametrize("verb", ["fight-on", "flee"])
def test_the_odds_of_a_fight_agree_with_what_happens(which: str, verb: str) -> None:
    table = FIGHTS[which]().table
    while asked(table).kind != "round":
        table.answer(asked(table).options[0].id)
    chosen = next(o for o in asked(table).options if o.verb == verb)
    seen = foresee(table, chosen)
    happened = fought(table, chosen, FORKS)
    assert seen.odds
    for one in seen.odds:
        assert close(one.odds, happened[one.key], FORKS), (one, happened[one.key])
    for spread in seen.spreads:
        mean = spread.mean
        var = sum(odds * (value - mean) ** 2 for value, odds in spread.ways.items())
        assert abs(happened[spread.key] / FORKS - float(mean)) <= ERRORS * (float(var) / FORKS) ** 0.5 + 1e-9


def raid_lab(**laid: Any) -> Table[Any]:
    lab = mine_lab(at="raid", tasks={"marko": "guard", "emilia": "floor", "marin": "floor"}, **laid)
    return lab.table


RAIDS = {
    "a knife": lambda: raid_lab(tops={"raids": ["prowlers"]}, storage={"knife": 1}),
    "a hatchet and a board": lambda: raid_lab(
        tops={"raids": ["burglars"]}, storage={"hatchet": 1}, board_ups=(1,)
    ),
    "any card": lambda: raid_lab(storage={"knife": 1, "pistol": 1, "ammo": 2}),
    "militia": lambda: raid_lab(tops={"raids": ["militia-search"]}, storage={"shotgun": 1, "ammo": 1}),
}


@pytest.mark.parametrize("which", RAIDS)
def test_the_odds_of_a_raid_agree_with_what_happens(which: str) -> None:
    table = RAIDS[which]()
    chosen = asked(table).options[-1]
    while (seen := foresee(table, chosen)) and not any(o.key.startswith("breaks") for o in seen.odds):
        table.answer(chosen.id)
        chosen = asked(table).options[-1]
    [breaks] = [one for one in seen.odds if one.key.startswith("breaks")]
    through = 0
    for seed in range(FORKS):
        fork = table.fork(seed=f"raid-{seed}")
        told = fork.listen()
        fork.answer(chosen.id)
        while fork.request is not None and not any(_raid_is_decided(line.event) for line in told):
            answer = supposed(fork) or asked(fork).options[0]
            fork.play(answer)
        through += _through(told)
    assert close(breaks.odds, through, FORKS), (breaks, through)


def _raid_is_decided(event: Any) -> bool:
    return str(event.name) in (
        "raid-reduced",
        "raiders-routed",
        "impact-named",
        "raid-ignored",
        "crime-spread",
    )


def _through(told: list[Any]) -> bool:
    """Whether something was left of the first raid card."""
    for line in told:
        if _raid_is_decided(line.event):
            return bool(line.event.name == "raid-reduced" and line.event.damage + line.event.wounds > 0)
    return False


# --- daylight: attacks and the next card ------------------------------------------------------------------


def attacks() -> Any:
    """Positions in which the next answer strikes: a table and an option."""
    for table in wandering("daylight", range(30, 60), 1):
        for one in asked(table).options:
            if one.verb in ("target", "strike", "ammo") and foresee(table, one).chance:
                yield table, one
                break


def struck(fork: Table[Any]) -> None:
    """The card with the most Damage is taken, nobody plays anything else."""
    view: Any = fork.look()
    while (request := fork.request) is not None and view.attack is not None:
        if request.kind == "apply":
            best = max(request.options, key=lambda o: view.faces[view.drawn[int(o.args[0])]].damage)
            fork.play(best)
        else:
            fork.play(next(o for o in request.options if o.verb not in ("lucky", "spread", "share")))
        view = fork.look()


def test_the_odds_of_an_attack_agree_with_what_happens() -> None:
    tried = 0
    for table, chosen in attacks():
        seen = foresee(table, chosen)
        if shares_damage(table, chosen):
            continue
        fallen: Counter[str] = Counter()
        for seed in range(FORKS // 4):
            fork = table.fork(seed=f"attack-{seed}")
            told = fork.listen()
            fork.answer(chosen.id)
            struck(fork)
            for line in told:
                if line.event.name == "enemy-fell":
                    fallen[line.event.enemy] += 1
        target = next(one for one in seen.odds if one.key == "falls")
        assert close(target.odds, fallen[target.ref], FORKS // 4), (chosen.id, target, fallen)
        tried += 1
        if tried == 8:
            return
    raise AssertionError(f"only {tried} attacks were found")


def shares_damage(table: Table[Any], chosen: Option) -> bool:
    """Cards that let the damage of an attack be shared out change what falls: left to those who play them."""
    view: Any = table.look()
    return any("focus" in card for card in view.players[chosen.seat].items)


def test_the_odds_of_the_next_card_agree_with_what_happens() -> None:
    tried = 0
    for table in wandering("daylight", range(60, 70), 7):
        keep = next((o for o in asked(table).options if o.verb in ("keep", "leave")), None)
        if asked(table).kind != "found" or keep is None:
            continue
        seen = foresee(table, keep)
        families = {one.ref: one.odds for one in seen.odds if one.key == "next"}
        ladder = [one.odds for one in seen.odds if one.key == "wave-by"]
        if not families or not ladder:
            continue
        drawn: Counter[str] = Counter()
        waves: Counter[int] = Counter()
        for seed in range(FORKS // 4):
            found = drawn_in_turn(table.fork(seed=f"search-{seed}"), keep.id, len(ladder))
            drawn[found[0]] += 1
            waves.update(turn for turn in range(len(ladder)) if "wave" in found[: turn + 1])
        for ref, odds in families.items():
            assert close(odds, drawn[ref.partition(":")[2]], FORKS // 4), (ref, odds, drawn)
        for turn, odds in enumerate(ladder):
            assert close(odds, waves[turn], FORKS // 4), (turn, odds, waves)
        tried += 1
        if tried == 5:
            return
    raise AssertionError(f"only {tried} searches were found")


def drawn_in_turn(fork: Table[Any], first: str, turns: int) -> list[str]:
    """Families of the cards of so many draws, when nobody does more than to keep or leave what is found, and
    to say what goes when it is too much; WAVE! is one, and the last."""
    told = fork.listen()
    fork.answer(first)
    while True:
        events: list[Any] = [one.event for one in told if one.event.name in ("card-drawn", "wave-drawn")]
        found = ["wave" if one.name == "wave-drawn" else family_of(one.card) for one in events]
        if len(found) >= turns or "wave" in found:
            return found
        options = asked(fork).options
        plain = next((o for o in options if o.verb in ("keep", "leave")), options[0])
        fork.answer(plain.id)


def family_of(ref: str) -> str:
    return printed(ref.partition(":")[2]).family


@pytest.mark.long
@pytest.mark.parametrize("game", ["mine", "daylight"])
def test_odds_of_all_kinds_agree_with_what_happens(game: str) -> None:
    verbs: Counter[str] = Counter()
    random = Random(3)
    for table in wandering(game, range(20, 30), 4):
        for one in options_of(table, random, 1):
            if verbs[one.verb] < 2 and foresee(table, one).odds:
                verbs[one.verb] += agrees_with_forks(table, one) > 0
    assert len(+verbs) >= (25 if game == "mine" else 5)
