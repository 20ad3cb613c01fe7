"""The Search phase: the Active Rubble pile, drawing, Bad Luck, and the WAVE! card."""

from __future__ import annotations

from tilldawn.engine.deck import add, deal, draw, known, peek, shuffle_in
from tilldawn.engine.flow import Flow, ask, rule
from tilldawn.engine.request import Arg, Option, Refusal, text
from tilldawn.games.daylight import options
from tilldawn.games.daylight.assault import reveal_assault, set_up_line
from tilldawn.games.daylight.cards.rubble import DELAY_DAMAGE, ROUNDS, RUBBLE, RUBBLE_PER_ROUND
from tilldawn.games.daylight.effects import run
from tilldawn.games.daylight.events import (
    CardDiscarded,
    CardDrawn,
    CardPeeked,
    CleanUpBegan,
    SearchBegan,
    WaveAccepted,
    WaveDelayed,
    WaveDrawn,
    WavePassed,
)
from tilldawn.games.daylight.harm import suffer
from tilldawn.games.daylight.inventory import (
    could_make_room,
    discard,
    discardable,
    has_room,
    health,
    hearts,
    keep,
    slot_limit,
)
from tilldawn.games.daylight.perks import perk_ready, use_perk
from tilldawn.games.daylight.state import NOBODY, Game, State
from tilldawn.games.daylight.steps import step


def next_seat(s: State, seat: int) -> int:
    """The next player clockwise (G-12)."""
    return (seat + 1) % len(s.players)


@step("search", begins="phase")
@rule("W-GOAL-02", "W-GOAL-03", "W-SEARCH-01", "W-SEARCH-02", "W-SEARCH-03", "W-WAVE-12", "W-FP-01")
@rule("W-SETUP-09", "W-SETUP-10", "W-SOLO-04", "W-LAST-01", "W-LAST-02", "G-08", "G-13", "G-51", "G-52")
def begin_search(g: Game) -> str:
    """Deal this Round's Rubble onto what is left, add WAVE! and shuffle; after Round 6 deal nothing."""
    s = g.state
    s.round += 1
    s.phase = "search"
    s.seat = s.first
    s.turns = 0
    s.wave = NOBODY
    s.set_up = False
    if s.assault:
        s.past_assaults.append(s.assault)
        s.assault = ""
    for player in s.players:
        player.used.clear()
    dealt = deal(s.rubble, s.active, RUBBLE_PER_ROUND[len(s.players) - 1]) if s.round <= ROUNDS else 0
    shuffle_in(s.active, known("wave"))
    if s.round <= ROUNDS:
        g.emit(SearchBegan(round=s.round, dealt=dealt, active=len(s.active), rule="W-SEARCH-01"))
    else:
        g.emit(CleanUpBegan(round=s.round, active=len(s.active), rule="W-LAST-02"))
    return "search-turn"


@step("search-turn", begins="turn")
@rule("W-SEARCH-04", "W-SEARCH-09", "W-SEARCH-10", "G-12")
def search_turn(g: Game) -> Flow[str]:
    """The next player draws one card; only an accepted WAVE! ends the phase."""
    s = g.state
    seat = s.seat
    s.turns += 1
    card = yield from draw(s.active, s.unseen)
    if card == "wave":
        return (yield from _wave_drawn(g, seat))
    yield from find(g, seat, card)
    yield from _nose_for_loot(g, seat)
    s.seat = next_seat(s, seat)
    return "search-turn"


def find(g: Game, seat: int, card: str) -> Flow[None]:
    """A card has been drawn: Bad Luck strikes, anything else may be kept or discarded."""
    s = g.state
    s.found.append(card)
    g.emit(CardDrawn(seat=f"seat:{seat}", card=f"card:{card}", rule="W-SEARCH-04"))
    if RUBBLE[card].family == "bad-luck":
        yield from _bad_luck(g, seat, card)
    else:
        yield from _keep_or_leave(g, seat, card)


@rule("W-SEARCH-08", "W-BAD-01", "W-BAD-02", "W-BAD-03", "W-BAD-04", "W-BAD-05", "W-CRAFT-11")
def _bad_luck(g: Game, seat: int, card: str) -> Flow[None]:
    """It strikes the drawer at once and is discarded; it can never be stored."""
    s = g.state
    for effect in RUBBLE[card].effects:
        yield from run(g, effect, seat, f"card:{card}")
    s.found.remove(card)
    add(s.rubble_discard, card)


@rule("W-SEARCH-05", "W-SEARCH-06", "W-SEARCH-07")
def _keep_or_leave(g: Game, seat: int, card: str) -> Flow[None]:
    """Keep it, discard it, or discard something else to make room for it."""
    s = g.state
    chosen = yield from ask(
        g,
        "found",
        seat,
        lambda: _found_offers(s, seat, card),
        "W-SEARCH-05",
        {"card": f"card:{card}"},
        refused=lambda: _found_refusals(s, seat, card),
        wait=lambda: could_make_room(s.players[seat]),
    )
    if chosen.verb == "swap":
        yield from discard(g, seat, chosen.args[0], "W-SEARCH-06")
    s.found.remove(card)
    if chosen.verb == "leave":
        add(s.rubble_discard, card)
        g.emit(CardDiscarded(seat=f"seat:{seat}", card=f"card:{card}", rule="W-SEARCH-05"))
    else:
        keep(g, seat, card, chosen.rule)


def _found_offers(s: State, seat: int, card: str) -> list[Option]:
    player = s.players[seat]
    if has_room(s, player, card):
        return [options.keep(seat, card), options.leave(seat, card)]
    freeing = [out for out in discardable(player) if frees_room(s, seat, out, card)]
    return [*(options.swap(seat, out, card) for out in freeing), options.leave(seat, card)]


def frees_room(s: State, seat: int, out: str, card: str) -> bool:
    """Whether throwing one `out` away makes room for `card`."""
    player = s.players[seat]
    return RUBBLE[out].stacks is False or player.items[out] == 1 or out == card


def _found_refusals(s: State, seat: int, card: str) -> list[Refusal]:
    found = search_refusals(s, seat)
    if not has_room(s, s.players[seat], card):
        why = text("refused-no-room", slots=slot_limit(s))
        found.append(Refusal(options.keep(seat, card).text, why, "W-INV-01", seat, (f"card:{card}",)))
    return found


@rule("W-SEARCH-10", "W-HEAL-01")
def search_refusals(s: State, seat: int) -> list[Refusal]:
    """Cards in hand that have to wait: healing for Trade, Specials for Combat."""
    found: list[Refusal] = []
    for card in s.players[seat].items:
        refs = (f"card:{card}",)
        if RUBBLE[card].hearts:
            what = options.heal(seat, card, hearts(s, card)).text
            found.append(Refusal(what, text("refused-heal-later"), "W-HEAL-01", seat, refs))
        elif RUBBLE[card].when not in ("", "held"):
            what = options.play(seat, card, deadly=False).text
            found.append(Refusal(what, text("refused-special-later"), "W-SEARCH-10", seat, refs))
    return found


# --- WAVE! --------------------------------------------------------------------------------------------


@rule("W-WAVE-01", "W-WAVE-02", "W-WAVE-03", "W-WAVE-09", "W-LAST-03", "W-LAST-06", "G-10", "G-11")
def _wave_drawn(g: Game, seat: int) -> Flow[str]:
    """Reveal this Round's Assault once; then accept, or pay to delay (or, with no card left, to pass on)."""
    s = g.state
    s.found.append("wave")
    g.emit(WaveDrawn(seat=f"seat:{seat}", rule="W-WAVE-01"))
    if "blackout" not in s.settings.modes:
        yield from reveal_assault(g)
        if s.settings.line_on_reveal:
            yield from set_up_line(g)
    while True:
        alone = not s.active.layers
        to = next_seat(s, seat)
        deadly = health(s.players[seat]) <= DELAY_DAMAGE
        instead = options.pass_wave(seat, to, deadly) if alone else options.delay_wave(seat, deadly)
        chosen = yield from ask(
            g,
            "wave",
            seat,
            lambda seat=seat, instead=instead: [options.accept_wave(seat), instead],  # type: ignore[misc]
            "W-WAVE-03",
            {"health": health(s.players[seat])},
            refused=lambda seat=seat: search_refusals(s, seat),  # type: ignore[misc]
        )
        if chosen.verb == "accept-wave":
            return (yield from _accept(g, seat))
        if chosen.verb == "delay-wave":
            return (yield from _delay(g, seat))
        g.emit(WavePassed(seat=f"seat:{seat}", to=f"seat:{to}", rule="W-LAST-06"))
        suffer(g, seat, DELAY_DAMAGE, "card:wave", "W-LAST-06")
        seat = to


@rule("W-WAVE-04", "W-WAVE-11", "W-INV-10", "G-09")
def _accept(g: Game, seat: int) -> Flow[str]:
    """The drawer holds WAVE!, Search ends, the enemies line up."""
    s = g.state
    s.found.remove("wave")
    s.wave = seat
    g.emit(WaveAccepted(seat=f"seat:{seat}", rule="W-WAVE-04"))
    yield from reveal_assault(g)
    yield from set_up_line(g)
    return "trade"


@rule("W-WAVE-05", "W-WAVE-06", "W-WAVE-07", "W-WAVE-08", "W-WAVE-09", "W-WAVE-10", "G-07")
def _delay(g: Game, seat: int) -> Flow[str]:
    """1 Damage, one more card, then WAVE! is shuffled back and the next player draws."""
    s = g.state
    g.emit(WaveDelayed(seat=f"seat:{seat}", rule="W-WAVE-05"))
    suffer(g, seat, DELAY_DAMAGE, "card:wave", "W-WAVE-05")
    card = yield from draw(s.active, s.unseen)
    yield from find(g, seat, card)
    s.found.remove("wave")
    shuffle_in(s.active, known("wave"))
    yield from _nose_for_loot(g, seat)
    s.seat = next_seat(s, seat)
    return "search-turn"


@rule("W-PERK-03", "W-PERK-05", "W-PERK-06", "W-PERK-07")
def _nose_for_loot(g: Game, seat: int) -> Flow[None]:
    """The Drifter as First Player may look at the next card and, unless it is WAVE!, draw it too."""
    s = g.state
    if not perk_ready(s, seat, "nose-for-loot") or not s.active.layers:
        return
    offers = [options.peek(seat), options.no_perk(seat, "nose-for-loot")]
    chosen = yield from ask(g, "peek", seat, lambda: offers, "W-PERK-05")
    if chosen.verb != "peek":
        return
    use_perk(g, seat, "nose-for-loot", "W-PERK-05")
    card = yield from peek(s.active, s.unseen)
    g.emit(CardPeeked(seat=f"seat:{seat}", card=f"card:{card}", rule="W-PERK-05"))
    if card == "wave":
        return
    taking = [options.take_peeked(seat, card), options.leave_peeked(seat, card)]
    words: dict[str, Arg] = {"card": f"card:{card}"}
    chosen = yield from ask(g, "peeked", seat, lambda: taking, "W-PERK-05", words, anytime=False)
    if chosen.verb == "take-peeked":
        card = yield from draw(s.active, s.unseen)
        yield from find(g, seat, card)
