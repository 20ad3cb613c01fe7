"""The end: the Ceasefire, the verdict, and what became of everybody."""

from __future__ import annotations

from collections.abc import Iterable

from tilldawn.engine.flow import Flow, GameOver, pick, rule
from tilldawn.engine.game import Outcome
from tilldawn.engine.request import text
from tilldawn.games.mine import modules
from tilldawn.games.mine.cards.characters import CHARACTER, SURVIVOR_EPILOGUES
from tilldawn.games.mine.choices import decide
from tilldawn.games.mine.events import (
    CameThrough,
    CampaignLost,
    CampaignWon,
    EpilogueTold,
    GaveUp,
    HopeLost,
    PlayedOn,
    ScenarioLost,
    ScenarioWon,
)
from tilldawn.games.mine.modules import Verdict
from tilldawn.games.mine.people.group import ref, starters
from tilldawn.games.mine.state import Game, Person
from tilldawn.games.mine.verbs import Verb

GIVE_UP = Verb("give-up", "M-OBJ-13", warning="warning-give-up")
PLAY_ON = Verb("play-on", "M-OBJ-13")


@rule("M-WIN-01", "M-WIN-02", "M-WIN-03", "M-WIN-06", "M-WIN-07", "M-WIN-08", "M-CARD-11")
def ceasefire(g: Game) -> Flow[None]:
    """The war is over: with a starting Character alive the Final Objective is met."""
    s = g.state
    verdict = modules.verdict(s) if s.settings.scenario else None
    if verdict is not None:
        yield from conclude(g, verdict, s.group, EpilogueTold)
    yield from _epilogues(g, s.group, EpilogueTold)
    alive = len(starters(s))
    if alive:
        g.emit(CampaignWon(day=s.day, tone=alive, rule="M-WIN-01"))
        s.outcome = Outcome(won=True, reason=text("won", day=s.day, alive=alive), rule="M-WIN-01")
    else:
        g.emit(CampaignLost(day=s.day, rule="M-WIN-02"))
        s.outcome = Outcome(won=False, reason=text("lost-strangers", day=s.day), rule="M-WIN-02")
    raise GameOver


def _epilogues(g: Game, people: Iterable[Person], told: type[EpilogueTold] | type[CameThrough]) -> Flow[None]:
    """What became of those who saw the end."""
    left = list(SURVIVOR_EPILOGUES)
    for person in people:
        epilogue = yield from pick(dict.fromkeys(left, 1))
        left.remove(epilogue)
        g.state.epilogues[person.id] = epilogue
        sex = CHARACTER[person.id].sex
        g.emit(told(who=ref(person), sex=sex, epilogue=f"epilogue:{epilogue}", rule="M-WIN-08"))


@rule("M-SCEN-03", "M-WIN-08")
def conclude(
    g: Game,
    verdict: Verdict,
    people: Iterable[Person],
    told: type[EpilogueTold] | type[CameThrough] = CameThrough,
) -> Flow[None]:
    """A scenario ends as its sheet says; `people` are those who have seen it through."""
    s = g.state
    yield from _epilogues(g, people, told)
    scenario = f"scenario:{s.settings.scenario}"
    end = ScenarioWon if verdict.won else ScenarioLost
    g.emit(end(scenario=scenario, day=s.day, rule=verdict.rule))
    s.outcome = Outcome(won=verdict.won, reason=verdict.reason, rule=verdict.rule)
    raise GameOver


@rule("M-OBJ-12", "M-OBJ-13", "M-WIN-04")
def check_hope(g: Game) -> Flow[None]:
    """With every starting Character gone the group may give up, or play on to see the story out."""
    s = g.state
    if s.hopeless or (starters(s) and (not s.settings.scenario or modules.hopeful(s))):
        return
    left = len(starters(s))
    g.emit(HopeLost(day=s.day, left=left, rule="M-OBJ-12"))
    options = [PLAY_ON(s.leader), GIVE_UP(s.leader)]
    chosen = yield from decide(g, "hope", options, "M-OBJ-13", {"left": left}, refused="either")
    s.hopeless = True
    if chosen.verb == "give-up":
        g.emit(GaveUp(day=s.day, rule="M-OBJ-13"))
        s.outcome = Outcome(won=False, reason=text("lost-gave-up", day=s.day), rule="M-OBJ-13")
        raise GameOver
    g.emit(PlayedOn(day=s.day, rule="M-OBJ-13"))
