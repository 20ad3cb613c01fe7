"""House cards for Survive Until Daylight: a hot drink, a flare gun, a second wind, a fog."""

from __future__ import annotations

from importlib.resources import files

from tilldawn import Pack
from tilldawn.engine.flow import Flow
from tilldawn.games.daylight.public.pack import (
    Assault,
    CombatCard,
    Effect,
    GainAction,
    Game,
    Healed,
    HouseCards,
    Scene,
    Suffer,
    bad_luck,
    found,
    healing,
    special,
)


class Breathe(Effect, frozen=True):
    """Whoever plays it takes back Damage: a word of this pack's own."""

    hearts: int

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        player = g.state.players[scene.seat]
        back = min(self.hearts, player.damage)
        player.damage -= back
        if back:
            left = player.track - player.damage
            g.emit(
                Healed(
                    seat=f"seat:{scene.seat}",
                    card=f"card:{scene.card}",
                    hearts=back,
                    left=left,
                    rule=scene.rule,
                )
            )
        yield from ()


class Grazed(Effect, frozen=True):
    """Whoever draws it and is unhurt is scratched; who is hurt already has had enough."""

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        if not g.state.players[scene.seat].damage:
            yield from Suffer(1).run(g, scene)


CARDS = Pack(
    id="house-cards",
    game="daylight",
    content=HouseCards(
        rubble=(
            #                                   number: 1  2  3  4  5
            healing("house-cards_thermos", 1, 0, 1, 0, 1, hearts=2),
            found("house-cards_flare-gun", 1, 0, 0, 1, 0, kind="gun", fixed=1, splash=1),
            special(
                "house-cards_second-wind", 1, 0, 0, 1, 0,
                when="turn", rule="W-SPEC-01", does=(Breathe(1), GainAction("craft")),
            ),
            bad_luck("house-cards_broken-glass", 1, 1, 0, 0, 1, rule="W-BAD-01", does=Grazed()),
        ),
        combat=(CombatCard("house-cards_plus-2-splash", 1, 2, splash=1),),
        assaults=(
            Assault(
                "house-cards_fog",
                wanderer=(1, 2, 3, 4, 5, 6),
                raider=(1, 1, 1, 2, 2, 2),
                survivor=(0, 1, 1, 1, 1, 2),
            ),
        ),
        horde={"wanderer": 6, "raider": 2, "survivor": 2},
    ),
    locale=files(__package__).joinpath("locale/daylight"),
)  # fmt: skip
