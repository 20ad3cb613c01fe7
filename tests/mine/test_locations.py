"""Locations: spaces and exchange, special finds, red bands, what Exploration cards buy (M-LOC)."""

from __future__ import annotations

from typing import Any

import pytest

from tilldawn.engine.flow import Flow
from tilldawn.games.mine.cards.locations import LOCATION
from tilldawn.games.mine.city.events import CardsSeen, LocationExchanged
from tilldawn.games.mine.decks import exchange_location
from tilldawn.games.mine.state import Game
from tilldawn.testing.mine import Lab, conserved, mine_lab, trip_lab

PLACES: dict[str, tuple[str, str, str]] = {
    "central-square": ("", "8 cigarette, 9 coffee, 10 jewelry", "trade socialise"),
    "city-hospital": (
        "closed-door blocked-door",
        "6 chems, 7 chems, 8 herbal-meds, 9 bandages, 10 meds",
        "heal",
    ),
    "hotel": (
        "bars basement closed-door",
        "7 cigarette, 8 coffee, 9 moonshine, 10 canned-food",
        "look-around",
    ),
    "ruined-villa": (
        "basement closed-door rubble",
        "7 book, 8 herb, 9 electrical-part, 10 jewelry",
        "look-around",
    ),
    "supermarket": (
        "bars blocked-door rubble",
        "5 sugar, 6 coffee, 7 vegetable, 8 vegetable, 9 raw-food, 10 canned-food",
        "",
    ),
    "school": (
        "blocked-door closed-door rubble",
        "6 book, 7 book, 8 chems, 9 broken-guitar, 10 canned-food",
        "look-around",
    ),
    "garage": (
        "bars closed-door",
        "5 mechanical-part, 6 mechanical-part, 7 electrical-part, 8 filter, 9 weapon-part, 10 sawblade",
        "trade",
    ),
    "church": ("basement closed-door", "7 book, 8 herb, 9 raw-food, 10 jewelry", "socialise"),
    "quiet-house": (
        "closed-door",
        "5 herb, 6 sugar, 7 vegetable, 8 raw-food, 9 herbal-meds, 10 jewelry",
        "",
    ),
    "tram-depot": (
        "bars rubble",
        "6 electrical-part, 7 mechanical-part, 8 shell, 9 ammo, 10 knife",
        "trade",
    ),
    "allotment-gardens": (
        "blocked-door",
        "5 herb, 6 herb, 7 vegetable, 8 vegetable, 9 shovel, 10 raw-food",
        "socialise",
    ),
    "post-office": (
        "bars blocked-door closed-door",
        "7 cigarette, 8 book, 9 electrical-part, 10 canned-food",
        "socialise",
    ),
    "waterworks": (
        "bars basement rubble",
        "7 filter, 8 chems, 9 mechanical-part, 10 lockpick",
        "look-around",
    ),
    "veterinary-clinic": (
        "closed-door rubble",
        "6 chems, 7 chems, 8 herb, 9 herbal-meds, 10 bandages",
        "heal",
    ),
    "textile-mill": (
        "blocked-door basement rubble",
        "6 filter, 7 mechanical-part, 8 mechanical-part, 9 electrical-part, 10 bandages",
        "look-around",
    ),
    "fire-station": (
        "bars blocked-door",
        "6 mechanical-part, 7 filter, 8 shovel, 9 bandages, 10 hatchet",
        "look-around",
    ),
    "print-shop": (
        "basement closed-door",
        "6 book, 7 chems, 8 chems, 9 electrical-part, 10 weapon-part",
        "socialise",
    ),
    "tower-block": (
        "blocked-door closed-door rubble",
        "7 cigarette, 8 sugar, 9 vegetable, 10 raw-food",
        "trade",
    ),
}
"""Obstacles on the map, special finds and paid actions of every Location."""
NO_BAND = ("ruined-villa", "garage", "post-office", "textile-mill", "print-shop")
PRICE = {"look-around": 2, "trade": 6, "heal": 4, "socialise": 3}
ILL = {"marko": {"wounds": 1, "illness": 1}}
"""Somebody to be healed."""


def special(place: str, result: int) -> str:
    found = dict(entry.split(" ") for entry in PLACES[place][1].split(", "))
    return found.get(str(result), "")


def arrived(place: str, *outcomes: str, party: tuple[str, ...] = ("marko", "emilia"), **laid: Any) -> Lab:
    """The party goes to this place, which lies on the Near space."""
    tasks = {id: "scavenging" if id in party else "guard" for id in ("marko", "emilia", "marin")}
    places = [place, *[other for other in ("print-shop", "textile-mill", "garage") if other != place][:2]]
    lab = mine_lab(at="scavenging", tasks=tasks, places=places, next=outcomes, **laid)
    return lab.choose(f"go-to:near:{place}")


def miseries(lab: Lab) -> list[int]:
    return [person.misery for person in lab.state.group if person.task == "scavenging"]


# --- Every card ---------------------------------------------------------------------------------------


def test_all_eighteen_locations_are_listed_here() -> None:
    assert LOCATION.keys() == PLACES.keys()
    assert [place for place in PLACES if not LOCATION[place].band] == list(NO_BAND)


@pytest.mark.rule("M-EXPL-07")
@pytest.mark.parametrize("place", PLACES)
def test_each_map_has_its_own_obstacles(place: str) -> None:
    assert set(LOCATION[place].map) == set(PLACES[place][0].split())


@pytest.mark.rule("M-LOC-09")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("result", range(1, 11))
def test_each_location_has_special_finds_of_its_own(place: str, result: int) -> None:
    lab = trip_lab(place, "x-furniture", tops={"findings": ["already-searched"]}, next=[str(result)])
    lab.choose("return:2")
    good = special(place, result)
    assert lab.happened("special-found") is bool(good)
    if good:
        lab.choose("take-all")
    assert lab.pile == ({good: 1} if good else {})


@pytest.mark.rule("M-LOC-05", "M-LOC-06", "M-LOC-07", "M-LOC-08", "M-SCAV-15")
@pytest.mark.parametrize("place", PLACES)
def test_each_location_offers_its_own_actions_at_the_fixed_prices(place: str) -> None:
    actions = PLACES[place][2].split()

    def offered(left: int) -> list[str]:
        pile = {"jewelry": 1}
        lab = trip_lab(place, "x-furniture", states=ILL, pile=pile, unknown_left=left).choose("ignore")
        return [a for a in PRICE if any(id.partition(":")[0] == a for id in lab.options)]

    for action in PRICE:
        assert (action in offered(PRICE[action])) is (action in actions)
        if action in actions:
            assert action not in offered(PRICE[action] - 1)


@pytest.mark.rule("M-LOC-09")
@pytest.mark.parametrize("place", NO_BAND)
def test_a_location_without_a_red_band_receives_the_party_quietly(place: str) -> None:
    lab = arrived(place)
    assert [e.name for e in lab.events()][:4] == [
        "scavenging-began",
        "went-to",
        "noise-moved",
        "unknown-formed",
    ]
    assert lab.state.noise == 1


# --- Spaces and exchange ------------------------------------------------------------------------------


@pytest.mark.rule("M-LOC-01", "M-LOC-03")
@pytest.mark.parametrize(
    ("slot", "after"),
    [
        (0, ["ruined-villa", "garage", "church"]),
        (1, ["hotel", "garage", "church"]),
        (2, ["hotel", "ruined-villa", "church"]),
    ],
)
def test_the_others_slide_toward_near_and_a_new_card_lies_on_far(slot: int, after: list[str]) -> None:
    lab = mine_lab(tops={"locations": ["church"]}, play=lambda g: exchange_location(g, slot, "M-LOC-03"))
    assert lab.state.locations == after
    old = ("hotel", "ruined-villa", "garage")[slot]
    assert lab.state.old_locations == [old]
    conserved(lab.state)


@pytest.mark.rule("M-LOC-04")
def test_removed_locations_and_nothing_else_make_the_new_deck() -> None:
    def run_out(g: Game) -> Flow[None]:
        s = g.state
        s.location_deck.layers = []
        s.old_locations = [place for place in PLACES if place not in s.locations]
        s.unseen["locations"] = {}
        yield from exchange_location(g, 0, "M-LOC-03")

    lab = mine_lab(play=run_out, next=["church"])
    assert lab.chance.seen[0].keys() == PLACES.keys() - {"hotel", "ruined-villa", "garage"}
    assert (lab.state.locations, lab.state.old_locations) == (["ruined-villa", "garage", "church"], ["hotel"])
    assert len(lab.state.location_deck) == 14
    conserved(lab.state)


@pytest.mark.rule("M-LOC-02")
def test_the_nearest_location_is_the_one_on_near() -> None:
    lab = mine_lab(at="fate", tops={"fate": ["fever"], "locations": ["church"]})
    (told,) = (e for e in lab.events() if isinstance(e, LocationExchanged))
    assert (told.old, lab.state.locations) == ("card:hotel", ["ruined-villa", "garage", "church"])


# --- What Exploration cards buy -----------------------------------------------------------------------


@pytest.mark.rule("M-LOC-05")
def test_looking_around_shows_three_cards_orders_them_and_makes_it_quieter() -> None:
    cards = ("x-silence", "x-heap", "x-pantry", "x-furniture", "x-tripwire")
    lab = trip_lab("ruined-villa", "x-bars", *cards, turn=False, noise=3).choose("look-around:2")
    (seen,) = (e for e in lab.events() if isinstance(e, CardsSeen))
    assert seen.cards == ("card:x-heap", "card:x-pantry", "card:x-furniture")
    lab.choose("next-card:x-furniture", "next-card:x-heap")
    assert lab.state.unknown.layers[:4] == ["x-furniture", "x-heap", "x-pantry", "x-tripwire"]
    assert (lab.asked, lab.state.noise, len(lab.state.unknown)) == ("explore", 2, 12)


@pytest.mark.rule("M-LOC-05", "M-SCAV-18")
def test_looking_around_with_the_last_two_cards_shows_nothing_and_ends_exploration() -> None:
    lab = trip_lab("ruined-villa", unknown_left=2, noise=3).choose("look-around:2")
    assert (lab.asked, lab.state.noise, lab.happened("cards-seen")) == ("load", 2, False)


@pytest.mark.rule("M-LOC-06", "M-TRADE-13", "M-CARD-36")
def test_a_trade_costs_six_cards_and_then_the_commission() -> None:
    lab = trip_lab("central-square", pile={"sugar": 1}).choose("trade:6")
    assert (len(lab.state.unknown), lab.asked) == (8, "trade-begin")
    assert (lab.options[0], lab.pile) == ("trade-begin:central-square:2", {"sugar": 1})


@pytest.mark.rule("M-LOC-06", "M-TRADE-03")
def test_nobody_pays_cards_for_a_trade_whose_commission_is_out_of_reach() -> None:
    assert "trade:6" not in trip_lab("central-square", pile={"cigarette": 1}).options
    assert "trade:6" in trip_lab("central-square", pile={"cigarette": 2}).options


@pytest.mark.rule("M-LOC-07", "M-CARD-37")
def test_the_hospital_heals_wounds_or_illness_each_character_once_a_visit() -> None:
    states = {"marko": {"wounds": 2, "illness": 1}, "emilia": {"illness": 2}}
    lab = trip_lab("city-hospital", states=states)
    heals = ["heal:marko:wounds:4", "heal:marko:illness:4", "heal:emilia:illness:4"]
    assert lab.options == ["turn-up:14", *heals]
    lab.choose("heal:marko:illness:4")
    assert (lab.level("marko", "illness"), lab.level("marko", "wounds"), len(lab.state.unknown)) == (0, 2, 10)
    assert lab.options == ["turn-up:10", "heal:emilia:illness:4"]


@pytest.mark.rule("M-LOC-07")
def test_the_veterinary_clinic_heals_wounds_only_but_again_and_again() -> None:
    lab = trip_lab("veterinary-clinic", states={"marko": {"wounds": 3, "illness": 1}})
    assert lab.options == ["turn-up:14", "heal:marko:wounds:4"]
    lab.choose("heal:marko:wounds:4", "heal:marko:wounds:4")
    assert (lab.level("marko", "wounds"), lab.level("marko", "illness")) == (1, 1)


@pytest.mark.rule("M-LOC-08")
@pytest.mark.parametrize(
    ("result", "after"), [("2", [2, 1]), ("3", [1, 1]), ("7", [1, 1]), ("8", [1, 0]), ("10", [1, 0])]
)
def test_time_with_people_lightens_nobody_one_or_all(result: str, after: list[int]) -> None:
    states = {"marko": {"misery": 2}, "emilia": {"misery": 1}}
    lab = trip_lab("print-shop", states=states, next=[result]).choose("socialise:3")
    if lab.asked == "lighten":
        lab.choose("person:marko")
    assert (miseries(lab), len(lab.state.unknown), lab.happened("cards-seen")) == (after, 11, False)


@pytest.mark.rule("M-LOC-08")
@pytest.mark.parametrize("treat", ["cigarette", "coffee", "moonshine", "pure-alcohol"])
def test_a_treat_adds_two_and_is_gone(treat: str) -> None:
    states = {"marko": {"misery": 2}, "emilia": {"misery": 1}}
    lab = trip_lab("print-shop", states=states, pile={treat: 1}, next=["6"]).choose("socialise:3")
    assert lab.options == [f"treat:{treat}", "no-treat"]
    lab.choose(f"treat:{treat}")
    assert (miseries(lab), lab.pile) == ([1, 0], {})


@pytest.mark.rule("M-LOC-08")
def test_no_treat_need_be_given() -> None:
    lab = trip_lab("print-shop", states={"marko": {"misery": 1}}, pile={"coffee": 1}, next=["2"])
    lab.choose("socialise:3", "no-treat")
    assert (miseries(lab), lab.pile) == ([1, 0], {"coffee": 1})


@pytest.mark.rule("M-LOC-08", "M-LOC-09")
def test_in_the_church_the_roll_counts_two_more() -> None:
    states = {"marko": {"misery": 2}, "emilia": {"misery": 1}}
    assert miseries(trip_lab("church", states=states, next=["6"]).choose("socialise:3")) == [1, 0]


@pytest.mark.rule("M-LOC-08")
@pytest.mark.parametrize(("result", "seen"), [("7", False), ("8", True)])
def test_at_the_post_office_a_good_talk_tells_the_next_event(result: str, seen: bool) -> None:
    lab = trip_lab("post-office", tops={"events": ["hard-frost"]}, next=[result]).choose("socialise:3")
    told = [e.cards for e in lab.events() if isinstance(e, CardsSeen)]
    assert told == ([("card:hard-frost",)] if seen else [])
    assert lab.state.events.layers[0] == "hard-frost"


# --- Red bands ----------------------------------------------------------------------------------------


@pytest.mark.rule("M-LOC-09")
def test_central_square_allows_three_finds_a_visit_and_no_price_for_a_fourth() -> None:
    cards = ("x-furniture", "x-furniture", "x-cupboards", "x-left-behind", "x-pantry")
    lab = trip_lab("central-square", *cards, tops={"findings": ["already-searched", "full-shelf", "spoiled"]})
    lab.next("10", "1").choose("noise:1", "turn-up:13")
    lab.next("10", "1").choose("noise:1", "leave", "turn-up:12")
    lab.next("10", "1").choose("noise:2", "take-all")
    assert lab.pile == {"knife": 1}
    assert lab.choose("turn-up:11").options == ["ignore", "cover:2", "end"]
    lab.choose("ignore", "turn-up:10")
    assert (lab.asked, lab.state.explored[-1]) == ("explore", "x-pantry")


@pytest.mark.rule("M-LOC-09", "M-CARD-28")
def test_a_reality_impact_counts_as_one_of_the_three_finds() -> None:
    lab = trip_lab("central-square", "x-furniture", tops={"findings": ["f-impact"]}, next=["10"])
    lab.choose("noise:1")
    assert lab.state.trip is not None
    assert (lab.state.trip.finds, lab.happened("found")) == (1, False)


@pytest.mark.rule("M-LOC-09", "M-CARD-32")
def test_at_central_square_no_gift_buys_a_find_beyond_the_third() -> None:
    lab = trip_lab("central-square", "x-candlelight", pile={"meds": 1}, tops={"residents": ["homeless"]})
    assert lab.state.trip is not None
    lab.state.trip.finds = 3
    lab.next("10").choose("approach")
    assert (lab.asked, lab.pile) == ("explore", {"meds": 1})


@pytest.mark.rule("M-LOC-09", "M-RES-02")
def test_thugs_at_central_square_are_shuffled_back() -> None:
    lab = trip_lab("central-square", "x-candlelight", noise=4, tops={"residents": ["thugs-1"]})
    before = len(lab.state.residents)
    lab.choose("approach")
    assert (lab.asked, lab.state.noise, lab.state.resident) == ("explore", 1, "")
    assert (len(lab.state.residents), lab.happened("resident-ignored")) == (before, True)


@pytest.mark.rule("M-LOC-09", "M-RES-04")
@pytest.mark.parametrize("place", ["central-square", "church"])
def test_the_party_may_not_start_a_combat_in_a_peaceful_place(place: str) -> None:
    lab = trip_lab(place, "x-candlelight", pile={"coffee": 1}, tops={"residents": ["peddler"]})
    assert lab.choose("approach").options == ["do-trade", "walk-on"]
    assert not [id for id in trip_lab(place, kept=["civilians-1", "hobos"]).options if "attack" in id]
    lab = trip_lab(place, "x-furniture", pile={"jewelry": 1}, kept=["survivors-2"])
    lab.next("spoiled", "1", "10").choose("return:2", "take-all")
    assert lab.options == ["pay-toll:3", "leave-find"]


@pytest.mark.rule("M-LOC-09", "M-RES-04")
def test_even_there_others_may_start_one() -> None:
    lab = trip_lab("church", "x-candlelight", tops={"residents": ["thugs-3"]}, next=["1", "a1", "a2"])
    assert lab.choose("approach").asked == "round"


@pytest.mark.rule("M-LOC-09")
@pytest.mark.parametrize("place", ["city-hospital", "church"])
def test_the_first_thing_taken_weighs_on_the_party(place: str) -> None:
    findings = {"findings": ["spoiled", "under-the-linen", "full-shelf"]}
    lab = trip_lab(place, "x-furniture", "x-furniture", "x-furniture", states=ILL, tops=findings)
    lab.next("10", "1").choose("noise:1", "leave")
    assert miseries(lab) == [0, 0]
    lab.next("10", "1").choose("turn-up:13", "noise:1").next("6").choose("take-all")
    assert miseries(lab) == [1, 0]
    lab.next("10", "1").choose("turn-up:12", "noise:1", "take-all")
    assert (miseries(lab), len(lab.events("empathy-rolled"))) == ([1, 0], 1)
    assert lab.pile == {"jewelry": 1, "book": 1, "cigarette": 1}


@pytest.mark.rule("M-LOC-09")
@pytest.mark.parametrize(("result", "noise"), [("3", 3), ("4", 1)])
def test_the_hotel_may_be_on_the_alert(result: str, noise: int) -> None:
    assert arrived("hotel", result).state.noise == noise


@pytest.mark.rule("M-LOC-09")
def test_in_the_supermarket_every_card_is_one_louder() -> None:
    lab = trip_lab("supermarket", "x-heap", "x-footsteps", next=["10", "everything-slides", "1"])
    lab.choose("noise:2")
    assert lab.state.noise == 5
    lab.next("6", "x-silence").choose("listen-for:0")
    assert lab.state.noise == 7


@pytest.mark.rule("M-LOC-09")
@pytest.mark.parametrize("took", [True, False])
def test_the_school_weighs_on_the_party_at_the_end_if_anything_was_taken(took: bool) -> None:
    lab = trip_lab("school", "x-furniture", unknown_left=2, tops={"findings": ["spoiled"]}, next=["1"])
    lab.choose("return:2").next("6").choose("take-all" if took else "leave")
    assert (lab.asked, miseries(lab)) == ("load", [1, 0] if took else [0, 0])


@pytest.mark.rule("M-LOC-09", "M-SCAV-26")
def test_a_lone_scavenger_may_not_come_home_from_the_school() -> None:
    lab = trip_lab(
        "school", "x-furniture", party=("emilia",), states={"emilia": {"misery": 3}}, unknown_left=2
    )
    lab.next("spoiled", "1").choose("return:2").next("5", "misery-1").choose("take-all")
    assert (lab.state.phase, lab.alive("emilia"), lab.pile) == ("raid", False, {})
    conserved(lab.state)


@pytest.mark.rule("M-LOC-09")
def test_in_the_quiet_house_noise_moves_but_is_never_rolled_for() -> None:
    lab = trip_lab("quiet-house", "x-cupboards", noise=7, next=["already-searched", "1", "spoiled", "1"])
    lab.choose("noise:2")
    assert (lab.state.noise, lab.happened("noise-rolled")) == (8, False)


@pytest.mark.rule("M-LOC-09")
def test_the_quiet_house_weighs_with_each_thing_taken_up_to_two() -> None:
    cards = ("x-furniture", "x-furniture", "x-furniture")
    findings = {"findings": ["full-shelf", "spoiled", "under-the-linen"]}
    lab = trip_lab("quiet-house", *cards, "x-heap", tops=findings)
    for rolled, after in (("5", [1, 1]), ("6", [2, 1]), ("1", [2, 2])):
        lab.next("1").choose("noise:1").next(rolled).choose("take-all")
        assert miseries(lab) == after


@pytest.mark.rule("M-LOC-09")
@pytest.mark.parametrize(("result", "asked"), [("3", "lookouts"), ("4", "explore")])
def test_lookouts_at_the_tram_depot_want_their_share_once_everything_is_packed(
    result: str, asked: str
) -> None:
    lab = arrived("tram-depot", storage={"knife": 1, "book": 1, "wood": 1})
    lab.choose("pack:knife", "pack:wood").next(result).choose("set-out")
    assert lab.asked == asked
    if asked == "lookouts":
        assert lab.options == ["give-lookouts:knife", "defy-lookouts:4"]
        lab.choose("give-lookouts:knife")
    assert (lab.state.noise, lab.pile) == (1, {"wood": 1} if asked == "lookouts" else {"knife": 1, "wood": 1})


@pytest.mark.rule("M-LOC-09")
def test_who_gives_the_lookouts_nothing_starts_at_noise_4() -> None:
    lab = arrived("tram-depot", "1", storage={"knife": 1}).choose("pack:knife", "defy-lookouts:4")
    assert (lab.state.noise, lab.pile) == (4, {"knife": 1})
    assert arrived("tram-depot", "1").state.noise == 4


@pytest.mark.rule("M-LOC-09")
@pytest.mark.parametrize(("result", "hit"), [("2", True), ("3", False)])
def test_a_sniper_watches_the_allotment_gardens(result: str, hit: bool) -> None:
    lab = arrived("allotment-gardens", result)
    assert (lab.asked == "sniper") is hit
    if hit:
        assert lab.options == ["person:marko", "person:emilia"]
        lab.choose("person:emilia")
    assert (lab.level("emilia", "wounds"), lab.asked) == (1 if hit else 0, "explore")


@pytest.mark.rule("M-LOC-09", "M-ADV-22", "M-STATE-14")
@pytest.mark.parametrize(("party", "asked"), [(("marko",), "load"), (("marko", "emilia"), "sniper")])
def test_the_sniper_of_the_gardens_finds_whoever_has_drunk_to_sleep(
    party: tuple[str, ...], asked: str
) -> None:
    lab = mine_lab(
        at="scavenging",
        tasks={**dict.fromkeys(("marko", "emilia", "marin"), "guard"), **dict.fromkeys(party, "scavenging")},
        states={"marko": {"fatigue": 3}},
        storage={"moonshine": 1},
        places=("allotment-gardens", "hotel", "garage"),
        advanced=["909"],
        next=["1"],
    )
    lab.choose("drink-now:moonshine:marko", "go-to:near:allotment-gardens")
    assert lab.asked == asked
    if asked == "sniper":
        assert lab.options == ["person:marko", "person:emilia"]
        lab.choose("person:marko")
    assert lab.level("marko", "wounds") == 1


@pytest.mark.rule("M-LOC-09", "M-SCRIPT-23")
def test_a_death_on_arrival_may_break_the_others_off_before_anything_is_explored() -> None:
    states = {"emilia": {"wounds": 3}}
    lab = arrived("allotment-gardens", "1", "wounds-1", "6", states=states, storage={"knife": 1})
    lab.choose("person:emilia")
    assert (lab.asked, lab.storage, lab.person("marko").broke_off) == ("load", {"knife": 1}, False)
    conserved(lab.state)


@pytest.mark.rule("M-LOC-09", "M-SCAV-20")
def test_two_water_from_the_waterworks_weigh_nothing() -> None:
    tasks = {"marko": "scavenging", "emilia": "scavenging", "marin": "guard"}
    places = ("waterworks", "print-shop", "garage")
    lab = mine_lab(at="choose-findings", tasks=tasks, places=places, pile={"wood": 8})
    assert [id for id in lab.options if not id.startswith("leave")] == ["go-home:8:8", "add:water"]
    lab.choose("add:water", "add:water")
    assert [id for id in lab.options if not id.startswith("leave")] == ["go-home:8:8"]
    lab.choose("leave-good:wood", "add:water")
    assert "go-home:8:8" in lab.options


@pytest.mark.rule("M-LOC-09")
def test_the_first_encounter_at_the_veterinary_clinic_is_with_dogs() -> None:
    cards = ("x-candlelight", "x-furniture")
    lab = trip_lab("veterinary-clinic", *cards, noise=3, tops={"residents": ["peddler"]}, next=["3", "4"])
    lab.choose("approach")
    assert (lab.state.noise, lab.happened("resident-drawn"), lab.happened("dogs-came")) == (1, False, True)
    assert [lab.level(id, "wounds") for id in ("marko", "emilia")] == [1, 0]
    assert lab.told("dog-rolled", "result") == [3, 4]
    assert lab.told("dog-rolled", "bitten") == ["yes", "no"]
    lab.next("1").choose("turn-up:13", "noise:1")
    assert lab.state.resident == "peddler"


@pytest.mark.rule("M-LOC-09", "M-SCAV-28")
def test_a_search_ends_when_the_dogs_kill_the_only_one_exploring() -> None:
    lab = trip_lab("veterinary-clinic", "x-furniture", states={"emilia": {"wounds": 3}})
    lab.person("marko").broke_off = True
    lab.next("1", "1", "wounds-4").choose("noise:1")
    assert (lab.asked, lab.happened("found"), lab.happened("nothing-found")) == ("load", False, False)


@pytest.mark.rule("M-LOC-09", "M-SCAV-09")
def test_the_tower_block_tires_everybody_up_to_three_and_has_two_cards_more() -> None:
    lab = arrived("tower-block", states={"marko": {"fatigue": 3}, "emilia": {"fatigue": 2}})
    assert (lab.level("marko", "fatigue"), lab.level("emilia", "fatigue")) == (3, 3)
    assert len(lab.state.unknown) == 16


@pytest.mark.rule("M-ADV-22", "M-LOC-09")
@pytest.mark.parametrize(("misery", "pile", "asked"), [(3, 1, True), (2, 1, False), (3, 0, False)])
def test_before_the_school_weighs_on_somebody_on_the_edge_a_drink_is_asked_about(
    misery: int, pile: int, asked: bool
) -> None:
    drink = {"moonshine": 1} if pile else {}
    states = {"emilia": {"misery": misery}}
    lab = trip_lab("school", "x-furniture", unknown_left=2, states=states, pile=drink, advanced=["909"])
    lab.next("spoiled", "1").choose("return:2").next("10").choose("take-all")
    assert (lab.asked == "before-leaving") is asked
    if asked:
        lab.choose("drink-now:moonshine:emilia")
        assert (lab.asked, lab.level("emilia", "misery")) == ("load", 2)
