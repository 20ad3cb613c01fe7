"""The heuristic bot for `mine`: a careful leader whose every choice can be explained.

It owns the choosing: which question is answered by which rule of thumb. It sees requests and the view,
never the game's inside. It draws no random number and remembers nothing: the same table gives the same
answers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tilldawn.bots import mine_day as day
from tilldawn.bots import mine_fight as fight
from tilldawn.bots import mine_home as home
from tilldawn.bots import mine_raid as raid
from tilldawn.bots import mine_trip as trip
from tilldawn.bots.mine_scene import Choice, Scene, because, safe
from tilldawn.bots.mine_worth import Dials
from tilldawn.engine.errors import BadOption
from tilldawn.engine.request import Option, Text
from tilldawn.engine.table import Table
from tilldawn.games.mine.view import TableView


class MineBot:
    """Plays This War of Mine by rules of thumb."""

    name = "heuristic"

    def __init__(self, dials: Dials | None = None) -> None:
        self.dials = dials or Dials()
        self._why = Text("why-only")

    def tune(self, dials: dict[str, float]) -> None:
        """Set numbers of judgement by name, for measuring what they do."""
        known = msgspec.structs.asdict(self.dials)
        for name in dials:
            if name not in known:
                raise BadOption("error-bad-setting", setting="dial", value=name, values=", ".join(known))
        self.dials = msgspec.convert({**known, **dials}, Dials, strict=False)

    def choose(self, table: Table[Any], seat: int) -> Option:
        """The option this bot takes for this seat."""
        request = table.request
        if request is None:
            raise ValueError("nothing is asked: the game is over")
        view = table.look()
        if not isinstance(view, TableView):
            raise TypeError("this bot plays mine only")
        scene = Scene(request, seat, view, self.dials)
        chosen, self._why = ANSWERS.get(request.kind, first_offer)(scene)
        return chosen

    def why(self) -> Text:
        """The reason for the last choice."""
        return self._why


def first_offer(s: Scene) -> Choice:
    """The answer to a question it does not know: the first that carries no warning."""
    return because(safe(s.options), "default")


ANSWERS: dict[str, Callable[[Scene], Choice]] = {
    "plan": day.plan,
    "action": day.action,
    "second-wind": day.second_wind,
    "how-often": day.how_often,
    "which-parts": day.which_parts,
    "which-fuel": day.which_fuel,
    "bait": day.bait,
    "where": day.where,
    "which-hole": day.which_hole,
    "split": day.split,
    "think-of": day.think_of,
    "free-fitting": day.free_fitting,
    "listen": day.listen,
    "roll-again": day.roll_again,
    "cure": day.cure,
    "drink": home.drink,
    "eat": home.eat,
    "soup": home.soup,
    "kind-word": home.comfort,
    "lighten": home.comfort,
    "visitor-comfort": home.comfort,
    "raid-comfort": home.comfort,
    "sadder": home.sadder,
    "mourning-whom": home.sadder,
    "chilled": home.chilled,
    "sniped": home.hurt,
    "sniper": home.hurt,
    "shot": home.hurt,
    "evening": home.evening,
    "dawn": home.dawn,
    "dawn-after": home.dawn_after,
    "house-doctor": home.house_doctor,
    "keep-narrative": home.keep_narrative,
    "not-today": home.not_today,
    "spirit-longing": home.longing,
    "spirit-touch": home.touched,
    "spirit-order": home.spirit_order,
    "spirit-gain": home.spirit_gain,
    "fate-exchange": home.exchange,
    "script-exchange": home.exchange,
    "guard-weapon": raid.guard_weapon,
    "guard-ammo": raid.guard_ammo,
    "raid-begins": raid.raid_begins,
    "night-shift": raid.night_shift,
    "raid-before": raid.raid_before,
    "raid-shots": raid.raid_shots,
    "raid-reroll": raid.raid_reroll,
    "raid-split": raid.raid_split,
    "raid-loss": raid.raid_loss,
    "raid-wound": raid.raid_wound,
    "crime-wave": raid.crime_wave,
    "where-to": trip.where_to,
    "equip": trip.equip,
    "explore": trip.explore,
    "search": trip.search,
    "obstacle": trip.obstacle,
    "noise": trip.noise,
    "hiding-place": trip.hiding_place,
    "footsteps": trip.footsteps,
    "candlelight": trip.candlelight,
    "rotten-floor": trip.rotten_floor,
    "tripwire": trip.tripwire,
    "silence": trip.silence,
    "left-behind": trip.left_behind,
    "seen-first": trip.seen_first,
    "next-card": trip.next_card,
    "away": trip.away,
    "take": trip.take,
    "look-again": trip.look_again,
    "search-row": trip.search_row,
    "survivors": trip.survivors,
    "toll": trip.toll,
    "loot": trip.loot,
    "load": trip.load,
    "hide-goods": trip.hides,
    "peddlers-goods": trip.take_good,
    "book-pick": trip.take_good,
    "script-pay": trip.pay,
    "pay-gift": trip.pay,
    "pay-offer": trip.pay,
    "pay-bribe": trip.pay,
    "pay-toll": trip.pay,
    "pay-off": trip.pay,
    "fight-ransom": trip.pay,
    "raid-pay": trip.pay,
    "doctor-fee": trip.pay,
    "trade-pay": trip.pay,
    "trade-commission": trip.pay,
    "which-gift": trip.give_pile,
    "lose-dearest": trip.give_pile,
    "soldier-takes": trip.give_pile,
    "rats": trip.give_pile,
    "script-give": trip.give_pile,
    "children-first": trip.give_pile,
    "children-second": trip.give_pile,
    "hide": fight.hide,
    "homeless": fight.homeless,
    "rebels": fight.rebels,
    "soldiers": fight.soldiers,
    "deserters": fight.deserters,
    "peddler": fight.peddler,
    "lookouts": fight.lookouts,
    "treat": fight.treat,
    "arm": fight.arm,
    "spare": fight.spare,
    "round": fight.fight_round,
    "hit": fight.hit,
    "fight-blow": fight.blow,
    "fight-struck": fight.wound,
    "wound": fight.wound,
    "fight-fate": fight.fate_icon,
    "fight-reroll": fight.reroll,
    "fight-shots": fight.shots,
    "fight-leave": fight.leave_one,
    "outside-whom": fight.outside_whom,
    "visitor-newcomer": fight.newcomer,
    "visitor-passing-by": fight.passing_by,
    "visitor-children": fight.children,
    "visitor-gossip": fight.gossip,
    "visitor-news": fight.news,
    "visitor-raid": fight.raid_seen,
    "visitor-doctor": fight.doctor,
    "visitor-soldier": fight.soldier,
    "visitor-mourning": fight.mourning,
    "visitor-queue": fight.queue,
    "trade-begin": fight.trade_begin,
    "trade-buy": fight.trade_buy,
    "old-debt": fight.old_debt,
    "script": fight.script,
    "script-join": fight.agree,
    "book-reroll": fight.book_reroll,
    "hope": fight.hope,
}
"""Which rule of thumb answers which question."""
