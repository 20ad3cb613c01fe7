"""The heuristic bot for `mine`: a careful leader whose every choice can be explained.

It owns the choosing: which question is answered by which rule of thumb. It sees requests and the view,
never the game's inside. It draws no random number: the same table and the same taste give the same answers.
What it remembers is what the choice it took on the last page of the book was said to do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tilldawn.bots.mine import (
    book,
    dawn,
    day,
    fight,
    finds,
    home,
    people,
    raid,
    scenario,
    sewers,
    small,
    stops,
    trip,
)
from tilldawn.bots.mine.scene import Choice, Scene, because, safe
from tilldawn.bots.mine.taste import PLAIN, Taste, taste_of
from tilldawn.bots.mine.worth import Dials
from tilldawn.engine.errors import BadOption
from tilldawn.engine.request import Option, Text
from tilldawn.engine.table import Table
from tilldawn.games.mine.public.view import TableView


def make(seed: str, *, tastes: bool = False) -> MineBot:
    """The bot as a table wants it; with `tastes`, some have one of their own, by their seed."""
    return MineBot(taste=taste_of(seed) if tastes else PLAIN)


class MineBot:
    """Plays This War of Mine by rules of thumb."""

    name = "heuristic"

    def __init__(self, dials: Dials | None = None, taste: Taste = PLAIN) -> None:
        self.dials = dials or Dials()
        self.taste = taste
        self._why = Text("why-only")
        self._page: list[Text] = []

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
        scene = Scene(request, seat, view, self.dials, table.game.name, self._page, self.taste)
        chosen, self._why = small.aside(scene) or ANSWERS.get(request.kind, first_offer)(scene)
        if request.kind == "script":
            self._page = book.effects(scene, chosen)
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
    "chapter-judges": home.event_strikes,
    "event-strikes": home.event_strikes,
    "idle-stage": home.idle_stage,
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
    "cat-consoles": small.consoled,
    "dog-supper": small.dog_supper,
    "no-supper": small.no_supper,
    "desperate-estate": small.estate,
    "desperate-shares": small.shares,
    "desperate-grief": small.grief,
    "desperate-boards": small.boards,
    "hurt": home.hurt,
    "turns": home.turns,
    "dawn": dawn.dawn,
    "dawn-after": dawn.dawn_after,
    "house-doctor": dawn.house_doctor,
    "keep-narrative": dawn.keep_narrative,
    "not-today": dawn.not_today,
    "spirit-longing": dawn.longing,
    "spirit-touch": dawn.touched,
    "spirit-order": dawn.spirit_order,
    "spirit-gain": dawn.spirit_gain,
    "fate-exchange": trip.exchange,
    "script-exchange": trip.exchange,
    "guard-weapon": raid.guard_weapon,
    "guard-ammo": raid.guard_ammo,
    "raid-begins": raid.raid_begins,
    "raid-comes": raid.raid_comes,
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
    "take": finds.take,
    "look-again": finds.look_again,
    "search-row": finds.search_row,
    "survivors": finds.survivors,
    "toll": finds.toll,
    "loot": finds.loot,
    "before-leaving": trip.before_leaving,
    "load": finds.load,
    "hide-goods": finds.hides,
    "peddlers-goods": finds.take_good,
    "book-pick": finds.take_good,
    "script-pay": finds.pay,
    "pay-gift": finds.pay,
    "pay-offer": finds.pay,
    "pay-bribe": finds.pay,
    "pay-toll": finds.pay,
    "pay-off": finds.pay,
    "fight-ransom": finds.pay,
    "raid-pay": finds.pay,
    "doctor-fee": finds.pay,
    "trade-pay": finds.pay,
    "trade-commission": finds.pay,
    "which-gift": finds.give_pile,
    "lose-dearest": finds.give_pile,
    "soldier-takes": finds.give_pile,
    "rats": finds.give_pile,
    "script-give": finds.give_pile,
    "children-first": finds.give_pile,
    "children-second": finds.give_pile,
    "guest-eats": finds.give_pile,
    "hide": people.hide,
    "let-pass": people.hide,
    "homeless": people.homeless,
    "rebels": people.rebels,
    "soldiers": people.soldiers,
    "deserters": people.deserters,
    "peddler": people.peddler,
    "lookouts": people.lookouts,
    "treat": people.treat,
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
    "fight-shooter": fight.shooter,
    "fight-leave": fight.leave_one,
    "outside-whom": people.outside_whom,
    "visitor-newcomer": people.newcomer,
    "visitor-passing-by": people.passing_by,
    "visitor-children": people.children,
    "visitor-gossip": people.gossip,
    "visitor-news": people.news,
    "visitor-raid": people.raid_seen,
    "visitor-doctor": people.doctor,
    "visitor-soldier": people.soldier,
    "visitor-mourning": people.mourning,
    "visitor-queue": people.queue,
    "trade-begin": people.trade_begin,
    "trade-buy": people.trade_buy,
    "old-debt": people.old_debt,
    "orphans": people.orphans,
    "visitor-actor": people.actor,
    "script": book.script,
    "script-who": book.whom,
    "script-kindest": book.whom,
    "script-hardest": book.whom,
    "script-strongest": book.whom,
    "script-weakest": book.whom,
    "script-actor": book.actor,
    "script-join": book.join,
    "book-reroll": book.reroll,
    "call-on": book.call_on,
    "note-where": book.note_where,
    "exchange": book.no_exchange,
    "stop": stops.stop,
    "market-entry": finds.give_pile,
    "market-dearest": finds.give_pile,
    "market-comfort": home.comfort,
    "aid-comfort": home.comfort,
    "market-toil": scenario.bears("fatigue"),
    "market-thugs": stops.thugs,
    "wares": stops.wares,
    "wares-which": stops.wares_which,
    "wares-again": stops.wares_which,
    "visitor-farmer": stops.farmer,
    "visitor-farm-dog": stops.farm_dog,
    "farmers-road": stops.farmers_road,
    "field-watch": stops.field_watch,
    "notice": stops.notice,
    "desk": stops.desk,
    "dressing-second": stops.second,
    "dressing-treat": stops.treat,
    "aid-join": book.join,
    "hope": book.hope,
    "reroll": fight.reroll,
    "sewers-who": sewers.who,
    "sewers-way": sewers.way,
    "sewers-next": sewers.go_on,
    "sewers-lay": sewers.lay,
    "sewers-tile": sewers.tile,
    "sewers-exit": sewers.exit,
    "sewers-name": sewers.name,
    "retreat": sewers.retreat,
    "furnish": scenario.furnish,
    "scrap": scenario.scrap,
    "waking": scenario.waking,
    "begins-ill": scenario.bears("illness"),
    "give-up-day": scenario.bears("fatigue"),
    "driver": scenario.driver,
    "seat-pay": finds.pay,
    "name-seat": scenario.name_seat,
    "seat-refund": scenario.refund,
    "carry-along": scenario.carry_along,
    "seat-giver": scenario.seat_giver,
    "seat-taker": scenario.name_seat,
    "families-ask": scenario.families,
    "voice-testimony": scenario.voice_testimony,
    "voice-radio": scenario.voice_radio,
    "ward-dusk": scenario.ward_dusk,
    "ward-watchman": scenario.ward_watchman,
    "ward-medicine": scenario.ward_medicine,
    "digs": scenario.bears("fatigue"),
    "change-some": book.whom,
}
"""Which rule of thumb answers which question."""
