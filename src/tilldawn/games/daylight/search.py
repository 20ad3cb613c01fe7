"""The Search phase: the Active Rubble pile, drawing, Bad Luck, and the WAVE! card."""

from __future__ import annotations

from tilldawn.engine.deck import add, deal, draw, known, shuffle_in
from tilldawn.engine.flow import Flow, ask, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Arg, Option, Refusal
from tilldawn.games.daylight.anytime import UNPACK, before_draws
from tilldawn.games.daylight.assault import reveal_assault, set_up_line
from tilldawn.games.daylight.cards.numbers import DELAY_DAMAGE, ROUNDS, RUBBLE_PER_ROUND
from tilldawn.games.daylight.cards.shelf import MODES, RUBBLE, THIEVES, WAVE, Perk
from tilldawn.games.daylight.events import (
    CardDiscarded,
    CardDrawn,
    CleanUpBegan,
    SearchBegan,
    WaveAccepted,
    WaveDelayed,
    WaveDrawn,
    WaveHeldOff,
    WavePassed,
    WaveReturned,
)
from tilldawn.games.daylight.harm import health, suffer
from tilldawn.games.daylight.inventory import (
    HEAL,
    against_making_way,
    discard,
    discardable,
    frees_room,
    has_room,
    hearts,
    keep,
    slot_limit,
    stow,
    stowable,
)
from tilldawn.games.daylight.legal import HEAL_IN_TRADE, PLAY
from tilldawn.games.daylight.perks import perk_ready
from tilldawn.games.daylight.specials import happen
from tilldawn.games.daylight.state import NOBODY, Game, State
from tilldawn.games.daylight.steps import step
from tilldawn.games.daylight.verbs import DEADLY, Verb
from tilldawn.games.daylight.words import Scene, Scout

KEEP = Verb("keep", "W-SEARCH-05", "~card:card")
LEAVE = Verb("leave", "W-SEARCH-05", "~card:card")
SWAP = Verb("swap", "W-SEARCH-06", "out:card", "~card:card")
STOW = Verb("stow", "W-SPEC-12", "out:card", "~card:card")
ACCEPT_WAVE = Verb("accept-wave", "W-WAVE-04", refs=(f"card:{WAVE}",))
DELAY_WAVE = Verb("delay-wave", "W-WAVE-05", refs=(f"card:{WAVE}",))
PASS_WAVE = Verb("pass-wave", "W-LAST-06", "~to:~seat", "~alone", refs=(f"card:{WAVE}",))

SPECIAL_IN_COMBAT = Objection("refused-special-later", "W-SEARCH-10")
SPECIAL_AFTER_THIS = Objection("refused-special-after", "G-06")


def next_seat(s: State, seat: int) -> int:
    """The next player clockwise (G-12)."""
    return (seat + 1) % len(s.players)


@step("search", begins="phase")
@rule("W-GOAL-02", "W-GOAL-03", "W-SEARCH-01", "W-SEARCH-02", "W-SEARCH-03", "W-WAVE-12", "W-FP-01")
@rule("W-SETUP-09", "W-SETUP-10", "W-SOLO-04", "W-LAST-01", "W-LAST-02", "G-08", "G-13", "G-51", "G-52")
def begin_search(g: Game) -> Flow[str]:
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
    shuffle_in(s.active, known(WAVE))
    if s.round <= ROUNDS:
        g.emit(SearchBegan(round=s.round, dealt=dealt, active=len(s.active), rule="W-SEARCH-01"))
    else:
        g.emit(CleanUpBegan(round=s.round, active=len(s.active), rule="W-LAST-02"))
    for seat, player in enumerate(s.players):
        if player.packs:
            yield from before_draws(g, seat)
    return "search-turn"


@step("search-turn", begins="turn")
@rule("W-SEARCH-04", "W-SEARCH-09", "W-SEARCH-10", "W-SPEC-15", "G-12")
def search_turn(g: Game) -> Flow[str]:
    """The next player draws one card; only an accepted WAVE! ends the phase."""
    s = g.state
    seat = s.seat
    s.turns += 1
    if s.players[seat].packs and seen_on_top(s) in THIEVES:  # a peek has shown what is about to come
        yield from before_draws(g, seat)
    card = yield from draw(s.active, s.unseen)
    if card == WAVE:
        return (yield from _wave_drawn(g, seat))
    yield from find(g, seat, card, "W-SEARCH-04")
    perk = perk_ready(s, seat, Scout)
    if perk is not None:
        yield from _scout(g, seat, perk)
    s.seat = next_seat(s, seat)
    return "search-turn"


def seen_on_top(s: State) -> str:
    """The top card of the Active pile where somebody has looked at it, or nothing."""
    top = s.active.layers[0] if s.active.layers else ""
    return top if isinstance(top, str) else ""


def _scout(g: Game, seat: int, perk: Perk) -> Flow[None]:
    """What a perk lets the drawer do after the draw, if there is a card left."""
    for word in perk.words if g.state.active.layers else ():
        if isinstance(word, Scout):
            yield from word.run(g, seat, perk.id)


def find(g: Game, seat: int, card: str, why: str) -> Flow[None]:
    """A card has been drawn: Bad Luck strikes, anything else may be kept or discarded."""
    s = g.state
    s.found.append(card)
    if g.log is not None:
        g.emit(CardDrawn(seat=f"seat:{seat}", card=f"card:{card}", rule=why))
    if RUBBLE[card].family == "bad-luck":
        return _bad_luck(g, seat, card)
    return _keep_or_leave(g, seat, card)


@rule("W-SEARCH-08", "W-BAD-01", "W-BAD-02", "W-BAD-03", "W-BAD-04", "W-BAD-05", "W-CRAFT-11")
def _bad_luck(g: Game, seat: int, card: str) -> Flow[None]:
    """It strikes the drawer at once and is discarded; it can never be stored."""
    s = g.state
    yield from happen(g, RUBBLE[card].words, Scene(seat, card, f"card:{card}", RUBBLE[card].rule))
    s.found.remove(card)
    add(s.rubble_discard, card)
    g.emit(CardDiscarded(seat=f"seat:{seat}", card=f"card:{card}", rule="W-BAD-04"))


@rule("W-SEARCH-05", "W-SEARCH-06", "W-SEARCH-07", "W-SPEC-12")
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
        stakes=lambda o: o.seat == seat and o.verb != UNPACK.name,
    )
    if chosen.verb == SWAP.name:
        yield from discard(g, seat, chosen.args[0], "W-SEARCH-06")
    s.found.remove(card)
    if chosen.verb == LEAVE.name:
        add(s.rubble_discard, card)
        if g.log is not None:
            g.emit(CardDiscarded(seat=f"seat:{seat}", card=f"card:{card}", rule="W-SEARCH-05"))
        return
    keep(g, seat, card, chosen.rule)
    if chosen.verb == STOW.name:
        stow(g, seat, chosen.args[0], len(s.players[seat].packs) - 1)
    if s.phase == "search" and s.players[seat].packs:
        yield from before_draws(g, seat)


def _found_offers(s: State, seat: int, card: str) -> list[Option]:
    player = s.players[seat]
    if has_room(s, player, card):
        return [KEEP.of(seat, card), LEAVE.of(seat, card)]
    freeing = [out for out in discardable(player) if frees_room(player, out, card)]
    return [
        *(STOW(seat, out, card) for out in stowable(player, card)),
        *(SWAP(seat, out, card) for out in freeing),
        LEAVE(seat, card),
    ]


def _found_refusals(s: State, seat: int, card: str) -> list[Refusal]:
    found = search_refusals(s, seat)
    player = s.players[seat]
    if not has_room(s, player, card):
        full = Objection("refused-no-room", "W-INV-01", {"slots": slot_limit(s)})
        found.append(full.refusal(KEEP(seat, card).text, seat, f"card:{card}"))
        found += [
            objection.refusal(SWAP(seat, out, card).text, seat, f"card:{out}")
            for out in sorted(player.items)
            if (objection := against_making_way(player, out, card)) is not None
        ]
    return found


@rule("W-SEARCH-10", "W-HEAL-01")
def search_refusals(s: State, seat: int) -> list[Refusal]:
    """Cards in hand that have to wait: healing for Trade, Specials for Combat or until a find is settled."""
    later = SPECIAL_IN_COMBAT if s.phase == "search" else SPECIAL_AFTER_THIS
    found: list[Refusal] = []
    for card in s.players[seat].items:
        ref = f"card:{card}"
        if RUBBLE[card].hearts:
            found.append(HEAL_IN_TRADE.refusal(HEAL(seat, seat, card, hearts(s, card)).text, seat, ref))
        elif RUBBLE[card].when not in ("", "held"):
            found.append(later.refusal(PLAY(seat, card).text, seat, ref))
    return found


# --- WAVE! --------------------------------------------------------------------------------------------


@rule("W-WAVE-01", "W-WAVE-02", "W-WAVE-03", "W-WAVE-09", "W-LAST-03", "W-LAST-06", "G-10", "G-11")
def _wave_drawn(g: Game, seat: int) -> Flow[str]:
    """Reveal this Round's Assault once; then accept, or pay to delay (or, with no card left, to pass on)."""
    s = g.state
    s.found.append(WAVE)
    g.emit(WaveDrawn(seat=f"seat:{seat}", rule="W-WAVE-01"))
    if not any(MODES[mode].blind for mode in s.settings.modes):
        yield from reveal_assault(g)
        if s.settings.line_on_reveal:
            yield from set_up_line(g)
    while True:
        left = health(s.players[seat])
        instead = _instead(s, seat, DEADLY if left <= DELAY_DAMAGE else "")
        words: dict[str, Arg] = {"health": left, "how": instead.verb}
        chosen = yield from ask(
            g,
            "wave",
            seat,
            lambda seat=seat, instead=instead: [ACCEPT_WAVE(seat), instead],  # type: ignore[misc]
            "W-WAVE-03",
            words,
            refused=lambda seat=seat: search_refusals(s, seat),  # type: ignore[misc]
        )
        if chosen.verb == ACCEPT_WAVE.name:
            return (yield from _accept(g, seat))
        if chosen.verb == DELAY_WAVE.name:
            return (yield from _delay(g, seat))
        seat = _pass_on(g, seat)


def _instead(s: State, seat: int, warning: str) -> Option:
    """What there is instead of accepting: a delay, or with no other card left, handing WAVE! on."""
    if s.active.layers:
        return DELAY_WAVE(seat, warning=warning) if warning else DELAY_WAVE(seat)
    to = next_seat(s, seat)
    return PASS_WAVE(seat, to, "yes" if to == seat else "no", warning=warning)


@rule("W-LAST-06", "G-11")
def _pass_on(g: Game, seat: int) -> int:
    """1 Damage; whoever lives to do it hands WAVE! to the next player, who has the same choice."""
    to = next_seat(g.state, seat)
    suffer(g, seat, DELAY_DAMAGE, f"card:{WAVE}", "W-LAST-06")
    g.state.seat = to
    if to == seat:
        g.emit(WaveHeldOff(seat=f"seat:{seat}", rule="W-LAST-06"))
    else:
        g.emit(WavePassed(seat=f"seat:{seat}", to=f"seat:{to}", rule="W-LAST-06"))
    return to


@rule("W-WAVE-04", "W-WAVE-11", "W-INV-10", "G-09")
def _accept(g: Game, seat: int) -> Flow[str]:
    """The drawer holds WAVE!, Search ends, the enemies line up."""
    s = g.state
    s.found.remove(WAVE)
    s.wave = seat
    g.emit(WaveAccepted(seat=f"seat:{seat}", rule="W-WAVE-04"))
    yield from reveal_assault(g)
    yield from set_up_line(g)
    return "trade"


@rule("W-WAVE-05", "W-WAVE-06", "W-WAVE-07", "W-WAVE-08", "W-WAVE-09", "W-WAVE-10", "G-07")
def _delay(g: Game, seat: int) -> Flow[str]:
    """1 Damage, one more card, then WAVE! is shuffled back and the next player draws."""
    s = g.state
    suffer(g, seat, DELAY_DAMAGE, f"card:{WAVE}", "W-WAVE-05")
    g.emit(WaveDelayed(seat=f"seat:{seat}", rule="W-WAVE-05"))
    card = yield from draw(s.active, s.unseen)
    yield from find(g, seat, card, "W-WAVE-06")
    s.found.remove(WAVE)
    shuffle_in(s.active, known(WAVE))
    g.emit(WaveReturned(active=len(s.active), rule="W-WAVE-07"))
    perk = perk_ready(s, seat, Scout)
    if perk is not None:
        yield from _scout(g, seat, perk)
    s.seat = next_seat(s, seat)
    return "search-turn"
