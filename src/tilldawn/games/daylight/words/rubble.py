"""What Rubble cards do: Bad Luck, and Specials played on a turn, in an attack, or in somebody else's."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

import msgspec

from tilldawn.engine.deck import add
from tilldawn.engine.flow import Flow, ask, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Option, Progress
from tilldawn.games.daylight.events import (
    CardLost,
    Cheered,
    CombatReplaced,
    NothingLost,
    SpecialPlayed,
    WaveTaken,
)
from tilldawn.games.daylight.fight import next_card
from tilldawn.games.daylight.harm import suffer
from tilldawn.games.daylight.inventory import lose_random, spend
from tilldawn.games.daylight.legal import turn_of
from tilldawn.games.daylight.state import Foe, Game, State
from tilldawn.games.daylight.verbs import Verb
from tilldawn.games.daylight.words import Effect, Reply, Scene, Spread, Support

DRINK_FOR = Verb("drink-for", "G-34", "action")
FOCUS = Verb("focus", "W-SPEC-03", refs=("card:focus",))
NO_FOCUS = Verb("no-focus", "W-SPEC-03")
SHARE = Verb("share", "W-SPEC-03", "enemy:enemy", "~damage:int")
SHARE_REST = Verb("share-rest", "W-SPEC-03", "enemy:enemy")
LUCKY = Verb("lucky", "W-SPEC-10", "at:int", "~card:combat", refs=("card:lucky",))
NO_LUCKY = Verb("no-lucky", "W-SPEC-10")
CHEER = Verb("cheer", "W-SPEC-05", "who:seat", "to:~seat", anytime=True, refs=("card:cheer",))
NO_CHEER = Verb("no-cheer", "W-SPEC-05")

TOPICS = {"lucky": "matters", "cheer": "matters"}
"""Standing orders about cards that somebody else's doing makes playable."""

HAVE_WAVE = Objection("refused-have-wave", "W-PERK-01")


class Suffer(Effect, frozen=True):
    """Whoever plays or draws the card suffers Damage."""

    damage: int

    def toll(self) -> int:
        return self.damage

    @rule("W-BAD-01", "W-BAD-03", "W-BAD-05", "W-SPEC-01", "W-SPEC-02", "W-SPEC-07", "W-CRAFT-11")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        suffer(g, scene.seat, self.damage, scene.cause, scene.rule)
        yield from ()


class LoseCard(Effect, frozen=True):
    """Whoever draws the card discards one random Rubble card."""

    takes: ClassVar[bool] = True

    @rule("W-BAD-02")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        lost = yield from lose_random(g.state, scene.seat)
        if lost:
            g.emit(CardLost(seat=f"seat:{scene.seat}", card=f"card:{lost}", rule=scene.rule))
        else:
            g.emit(NothingLost(seat=f"seat:{scene.seat}", rule=scene.rule))


class GainAction(Effect, frozen=True):
    """One more action this turn: an attack or a craft."""

    action: str

    @rule("W-SPEC-01", "G-34")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        action = self.action
        if s.settings.one_energy_drink:
            offers = [DRINK_FOR(scene.seat, "attack"), DRINK_FOR(scene.seat, "craft")]
            chosen = yield from ask(
                g, "drink", scene.seat, lambda: offers, "G-34", anytime=False, refused="either"
            )
            action = chosen.args[0]
        turn = turn_of(s)
        if action == "attack":
            turn.attacks += 1
        else:
            turn.crafts += 1


class AddSplash(Effect, frozen=True):
    """The attack gains Splash."""

    splash: int

    @rule("W-SPEC-07", "W-SPLASH-03")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        if g.state.attack is not None:
            g.state.attack.splash += self.splash
        yield from ()


class AddDraws(Effect, frozen=True):
    """The attack draws more Combat cards."""

    draws: int

    @rule("W-SPEC-08", "W-SPEC-09")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        if g.state.attack is not None:
            g.state.attack.draws += self.draws
        yield from ()


class TakeWave(Effect, frozen=True):
    """Whoever plays it takes WAVE! from its holder."""

    def against(self, s: State, seat: int) -> Objection | None:
        return HAVE_WAVE if s.wave == seat else None

    @rule("W-SPEC-06", "W-WAVE-11", "G-35")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        take_wave(g, scene.seat, scene.rule)
        yield from ()


def take_wave(g: Game, seat: int, why: str) -> None:
    """WAVE! moves to this player's board."""
    if g.state.wave != seat:
        g.state.wave = seat
        g.emit(WaveTaken(seat=f"seat:{seat}", rule=why))


class ShareDamage(Spread, frozen=True):
    """The attack's Damage may be shared, point by point, between the target and its neighbours."""

    @rule("W-SPEC-03", "W-SPEC-04", "G-33")
    def offer(self, g: Game, seat: int, card: str, damage: int, foes: list[Foe]) -> Flow[dict[str, int]]:
        offers = [FOCUS(seat), NO_FOCUS(seat)]
        chosen = yield from ask(
            g, "focus", seat, lambda: offers, "W-SPEC-03", {"damage": damage}, refused="either", anytime=False
        )
        shares: dict[str, int] = {}
        if chosen.verb == NO_FOCUS.name:
            return shares
        g.emit(SpecialPlayed(seat=f"seat:{seat}", card=f"card:{card}", rule="W-SPEC-03"))
        spend(g.state, seat, card)
        done = 0
        while done < damage:
            single = [SHARE(seat, foe.id, shares.get(foe.id, 0)) for foe in foes]
            rest = [SHARE_REST(seat, foe.id) for foe in foes] if damage - done > 1 else []
            chosen = yield from ask(
                g,
                "share",
                seat,
                lambda o=[*single, *rest]: o,  # type: ignore[misc]
                "W-SPEC-03",
                {"done": done, "total": damage},
                progress=Progress(done, damage),
                refused="share",
                anytime=False,
            )
            points = damage - done if chosen.verb == SHARE_REST.name else 1
            add(shares, chosen.args[0], points)
            done += points
        return shares


class ReplaceDrawn(Reply, frozen=True):
    """A Combat card just drawn is discarded and replaced."""

    @rule("W-SPEC-10", "W-SPEC-11", "G-36")
    def offer(self, g: Game, seat: int, card: str, attacker: str, target: str, matters: bool) -> Flow[bool]:
        s = g.state
        firsts = {drawn: at for at, drawn in reversed(list(enumerate(s.drawn)))}
        offers = [LUCKY(seat, at, drawn) for drawn, at in sorted(firsts.items())]
        offers.append(NO_LUCKY(seat))
        chosen = yield from ask(
            g,
            "lucky",
            seat,
            lambda: offers,
            "W-SPEC-10",
            {"cards": tuple(f"combat:{drawn}" for drawn in s.drawn), "attacker": attacker, "target": target},
            topic="lucky",
            matters=matters,
            default=NO_LUCKY.name,
            refused="all",
            anytime=False,
        )
        if chosen.verb == NO_LUCKY.name:
            return False
        yield from self._replace(g, seat, card, int(chosen.args[0]))
        return True

    @rule("G-32", "W-CCARD-07")
    def _replace(self, g: Game, seat: int, card: str, at: int) -> Flow[None]:
        """The old card lies aside until the new one is drawn: it is not shuffled into the deck it leaves."""
        s = g.state
        spend(s, seat, card)
        old = s.drawn[at]
        new = yield from next_card(g)
        s.drawn[at] = new
        add(s.combat_discard, old)
        refs = {
            "seat": f"seat:{seat}",
            "card": f"card:{card}",
            "old": f"combat:{old}",
            "new": f"combat:{new}",
        }
        g.emit(CombatReplaced(**refs, rule="W-SPEC-10"))


@cache
def _cheer_as_answer(seat: int, to: int) -> Option:
    """Cheering when asked about it."""
    return msgspec.structs.replace(CHEER(seat, seat, to), anytime=False)


class Encourage(Support, frozen=True):
    """The player whose turn it is gets one more action; whoever plays it takes WAVE!."""

    def option(self, seat: int, to: int) -> Option:
        return CHEER(seat, seat, to)

    @rule("W-SPEC-05")
    def offer(self, g: Game, seat: int, card: str, matters: bool, skipped: bool) -> Flow[bool]:
        to = turn_of(g.state).seat
        yes, no = _cheer_as_answer(seat, to), NO_CHEER(seat)
        offers = [no, yes] if skipped else [yes, no]
        chosen = yield from ask(
            g,
            "cheer",
            seat,
            lambda: offers,
            "W-SPEC-05",
            {"to": f"seat:{to}"},
            topic="cheer",
            matters=matters,
            default=NO_CHEER.name,
            anytime=False,
            refused="either",
            moment=skipped,
        )
        if chosen is no:
            return False
        yield from self.run(g, seat, card)
        return True

    @rule("W-SPEC-05", "W-SPEC-06", "G-35")
    def run(self, g: Game, seat: int, card: str) -> Flow[None]:
        turn = turn_of(g.state)
        refs = {"seat": f"seat:{seat}", "to": f"seat:{turn.seat}", "card": f"card:{card}"}
        g.emit(Cheered(**refs, rule="W-SPEC-05"))
        spend(g.state, seat, card)
        turn.any += 1
        take_wave(g, seat, "W-SPEC-06")
        yield from ()
