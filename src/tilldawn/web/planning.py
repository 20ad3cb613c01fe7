"""A stage of the day being planned on a page, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tilldawn.bots import make_bot
from tilldawn.engine.request import Option, Refusal
from tilldawn.engine.table import Table
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.planning import JOIN, Choice, Prospect, Staging, Step
from tilldawn.play.mine.teller import table_of
from tilldawn.play.mine.touching import touching
from tilldawn.play.telling import touched
from tilldawn.web import protocol as p
from tilldawn.web.difference import members

PLANNING = ("plan", "action", "how-often", "bait", "which-fuel", "which-parts", "which-hole", "where")
"""What is asked until a stage is planned."""
REST = "rest"
MOST = 60
"""The most answers a bot is asked for."""


def proposed(table: Table[Any], ways: Sequence[str] = ()) -> list[str]:
    """The plan with something for everybody who has nothing yet, as a sensible player would go on with it."""
    staging = Staging(table, ways)
    twin = table.fork(seed="proposal")
    for id in (id for way in staging.ways for id in way.split(JOIN)):
        twin.answer(id)
    bot = make_bot("heuristic", "mine", f"advice-{table.revision}")
    stage, found = table.state.stage, list[str]()
    for _ in range(MOST if staging.idle else 0):
        asked = twin.request
        if asked is None or asked.kind not in PLANNING or twin.state.stage != stage:
            break
        chosen = bot.choose(twin, asked.seats[0])
        if chosen.verb == "resolve":
            break
        if asked.kind == "plan" and not chosen.anytime:
            found.append(chosen.id)
        elif not chosen.anytime:
            found[-1] += JOIN + chosen.id
        twin.answer(chosen.id)
    found = [way for way in found if way.split(JOIN)[1:2] != [REST]]
    return Staging(table, [*staging.ways, *found]).ways


class PlanDraft:
    """A plan that is being made (`OwnDraft`)."""

    def __init__(self, table: Table[Any], ways: Sequence[str]) -> None:
        self.staging = Staging(table, ways)
        self.keys = self.staging.ways
        self.complete = True

    def words(self, say: Speaker) -> p.Draft:
        """What a page shows of it."""
        return _Words(self.staging, say).draft()

    def answers(self) -> list[str]:
        """The ids to be given as real answers when it is confirmed."""
        return self.staging.answers()


class _Words:
    """Puts a plan into words; what two people could do alike is said once."""

    def __init__(self, staging: Staging, say: Speaker) -> None:
        self.staging = staging
        self.say = say
        self.seen = table_of(staging.table.look())
        self.refusals: dict[tuple[str, str], p.RefusalWords] = {}

    def draft(self) -> p.Draft:
        """All a page needs to show it."""
        staging, say, request = self.staging, self.say, self.staging.request
        plan = self.plan()
        warnings = [deed.warning for deed in (step.deed for step in plan.steps) if deed.warning]
        return p.Draft(
            revision=staging.table.revision,
            seat=request.seats[0],
            prompt=say(request.prompt),
            keys=staging.ways,
            rows=[],
            tally="",
            done=len(plan.steps),
            total=len(plan.steps) + len(plan.idle),
            complete=True,
            finish="",
            finish_text=say(staging.resolve.text),
            warnings=list(dict.fromkeys(warnings)),
            view=members(self.seen, staging.look()),
            plan=plan,
            grid=None,
            advice=proposed(staging.table, staging.ways) if plan.idle else [],
            fill=False,
            confirm=staging.ways,
        )

    def plan(self) -> p.StagePlan:
        """Who can do what, and who will."""
        prospects = list(self.staging.prospects())
        deeds: dict[str, p.PlanDeed] = {}
        for prospect in prospects:
            for step in prospect.steps:
                if step.deed.id not in deeds:
                    deeds[step.deed.id] = self._deed(step)
        return p.StagePlan(
            deeds=list(deeds.values()),
            people=[self._person(prospect) for prospect in prospects],
            steps=[
                p.PlanStep(step.way, step.who, step.helper, self._deed(step)) for step in self.staging.steps
            ],
            idle=self.staging.idle,
        )

    def _deed(self, step: Step) -> p.PlanDeed:
        option = step.deed
        warned = [one.warning for one in (option, *(one.chosen for one in step.choices)) if one.warning]
        return p.PlanDeed(
            id=option.id,
            verb=option.verb,
            text=self.say(option.text),
            refs=touched(option, self.seen, self.say),
            rule=option.rule,
            warning=self.say(warned[0]) if warned else "",
            costs=step.costs,
            tool=step.tool,
            choices=[self._choice(one) for one in step.choices],
        )

    def _choice(self, choice: Choice) -> p.PlanChoice:
        return p.PlanChoice(
            kind=choice.kind,
            prompt=self.say(choice.request.prompt),
            options=[self._option(option) for option in choice.request.options],
            chosen=choice.chosen.id,
        )

    def _option(self, option: Option) -> p.OptionWords:
        return p.OptionWords(
            id=option.id,
            verb=option.verb,
            text=self.say(option.text),
            seat=option.seat,
            refs=option.refs,
            rule=option.rule,
            warning=self.say(option.warning) if option.warning else "",
        )

    def _person(self, prospect: Prospect) -> p.PlanPerson:
        return p.PlanPerson(
            id=prospect.who,
            why=self.say(prospect.why.why) if prospect.why else "",
            fixed=prospect.fixed,
            deeds=[step.deed.id for step in prospect.steps],
            instead=prospect.instead,
            refused=self._refused(prospect.refused),
        )

    def _refused(self, refusals: Sequence[Refusal]) -> list[p.RefusalWords]:
        found = []
        for one in refusals:
            text, why = self.say(one.what), self.say(one.why)
            if (text, why) not in self.refusals:
                verb = one.what.id.removeprefix("option-")
                refs = (*one.refs, *sorted(touching(verb, one.refs, self.seen) - set(one.refs)))
                self.refusals[text, why] = p.RefusalWords(text, why, one.rule, one.seat, refs)
            found.append(self.refusals[text, why])
        return found
