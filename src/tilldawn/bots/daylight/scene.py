"""One decision of the heuristic bot in `daylight`: what is asked, what is seen, what may be answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from tilldawn.bots.daylight.cards import card_view, has_room, loss
from tilldawn.bots.daylight.combat import Dials, Fight
from tilldawn.engine.request import ANYONE, Arg, Option, Request, Text
from tilldawn.games.daylight.public.printed import use
from tilldawn.games.daylight.public.view import PlayerView, TableView

Choice = tuple[Option, Text]
"""An answer and the reason for it."""


def because(option: Option, reason: str, **args: Arg) -> Choice:
    """An answer with its reason, the message `why-REASON`."""
    return option, Text(f"why-{reason}", args)


class Scene:
    """The open request as one seat sees it."""

    def __init__(
        self,
        request: Request,
        seat: int,
        view: TableView,
        dials: Dials,
        judge: Callable[[TableView], Fight],
        pace: float,
    ) -> None:
        self.request = request
        self.seat = seat
        self.view = view
        self._judge = judge
        self.dials = dials
        self.pace = pace
        """Rubble cards drawn per player so far this Round."""
        self.me: PlayerView = view.players[seat]
        self.options: Sequence[Option] = (
            [o for o in request.options if o.seat == seat] if request.seat == ANYONE else request.options
        )

    @cached_property
    def fight(self) -> Fight:
        """The fight as it stands, judged when first asked about."""
        return self._judge(self.view)

    def all(self, verb: str) -> list[Option]:
        """The options with this verb."""
        return [o for o in self.options if o.verb == verb]

    def one(self, verb: str) -> Option | None:
        """The option with this verb, if it is there."""
        return next((o for o in self.options if o.verb == verb), None)

    def named(self, word: str) -> str:
        """The thing a word of the request names: `planks` for `card:planks`."""
        return str(self.request.words.get(word, "")).partition(":")[2]

    # --- Backpacks ---------------------------------------------------------------------------------

    def _anytime(self, verb: str, card: str) -> Option | None:
        wanted = f"{verb}:{self.seat}:{card}"
        return next((o for o in self.request.anytime if o.id == wanted), None)

    def pack_for_room(self) -> Choice | None:
        """Put a card into a Backpack with room, so that its slot becomes free."""
        if not any(len(pack) < self.view.printed.pack_room for pack in self.me.packs):
            return None
        frees = [
            card
            for card, count in self.me.items.items()
            if not use(card).room and (not card_view(card).stacks or count == 1)
        ]
        order = {"healing": 0, "junk": 1, "special": 2, "ingredient": 3, "ammo": 4, "weapon": 5}
        frees.sort(key=lambda card: (order[card_view(card).family], card))
        option = self._anytime("pack", frees[0]) if frees else None
        return because(option, "pack-room", card=f"card:{frees[0]}") if option else None

    def pack_away(self, *families: str) -> Choice | None:
        """Put what a Raider should not get (of these families, if any are named) into a Backpack."""
        if not any(len(pack) < self.view.printed.pack_room for pack in self.me.packs):
            return None
        wanted = families or ("healing", "special", "ammo", "ingredient", "junk")
        safe = [card for card in self.me.items if card_view(card).family in wanted and not use(card).room]
        if not safe:
            return None
        best = max(safe, key=lambda card: (loss(self.view, self.me, card), card))
        option = self._anytime("pack", best)
        return because(option, "pack-safe", card=f"card:{best}") if option else None

    def unpack(self, *families: str) -> Choice | None:
        """Take a card of these families out of a Backpack to use it."""
        inside = sorted(card for pack in self.me.packs for card in pack)
        for card in inside:
            if card_view(card).family in families and has_room(self.me, card):
                option = self._anytime("unpack", card)
                if option:
                    return because(option, "unpack", card=f"card:{card}")
        return None
