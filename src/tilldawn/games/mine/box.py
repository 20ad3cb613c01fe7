"""The modules of the box, one line each. They use the rules, so no rule imports them: the game does, once."""

from __future__ import annotations

from tilldawn.games.mine import aid_zone, market
from tilldawn.games.mine.desperate.module import MODULE as DESPERATE
from tilldawn.games.mine.extras.module import MODULE as EXTRAS
from tilldawn.games.mine.modules import Module, add_module
from tilldawn.games.mine.pets.module import MODULE as PETS
from tilldawn.games.mine.sewers.module import SEWERS
from tilldawn.games.mine.thugs.module import THUGS

OURS: tuple[Module, ...] = (SEWERS, THUGS, market.MODULE, aid_zone.MODULE, DESPERATE, PETS, EXTRAS)
"""The modules of the box that are played today, in reading order."""

for _module in OURS:
    add_module(_module)
