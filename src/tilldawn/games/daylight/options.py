"""Everything a player can answer in `daylight`: one small cached maker per verb.

Options are constants, so each is built once. The text of a verb is the message `option-VERB`.
"""

from __future__ import annotations

from functools import cache

from tilldawn.engine.request import Option, option, text

DEADLY = text("warning-deadly")


def _card(card: str) -> str:
    return f"card:{card}"


def _seat(seat: int) -> str:
    return f"seat:{seat}"


def _enemy(foe: str) -> str:
    return f"enemy:{foe}"


# --- Setting up ---------------------------------------------------------------------------------------


@cache
def character(seat: int, id: str) -> Option:
    ref = f"character:{id}"
    return option("character", id, seat=seat, rule="W-SETUP-01", refs=(ref,), character=ref)


@cache
def common_weapon(seat: int, card: str) -> Option:
    return option("weapon", card, seat=seat, rule="W-SETUP-04", refs=(_card(card),), card=_card(card))


# --- At any time --------------------------------------------------------------------------------------


@cache
def throw_away(seat: int, card: str) -> Option:
    refs = (_seat(seat), _card(card))
    return option(
        "discard", seat, card, seat=seat, rule="W-INV-09", refs=refs, anytime=True, who=refs[0], card=refs[1]
    )


@cache
def pack(seat: int, card: str) -> Option:
    refs = (_seat(seat), _card(card))
    return option(
        "pack", seat, card, seat=seat, rule="W-SPEC-15", refs=refs, anytime=True, who=refs[0], card=refs[1]
    )


@cache
def unpack(seat: int, card: str) -> Option:
    refs = (_seat(seat), _card(card))
    return option(
        "unpack", seat, card, seat=seat, rule="W-SPEC-15", refs=refs, anytime=True, who=refs[0], card=refs[1]
    )


@cache
def cheer(seat: int, to: int, *, anytime: bool) -> Option:
    refs = (_seat(seat), "card:cheer")
    return option(
        "cheer",
        seat,
        to,
        seat=seat,
        rule="W-SPEC-05",
        refs=refs,
        anytime=anytime,
        who=refs[0],
        to=_seat(to),
    )


@cache
def which_pack(seat: int, at: int, inside: tuple[str, ...]) -> Option:
    cards = tuple(_card(card) for card in inside)
    return option("which-pack", at, seat=seat, rule="W-SPEC-12", refs=cards, cards=cards)


# --- Search -------------------------------------------------------------------------------------------


@cache
def keep(seat: int, card: str) -> Option:
    return option("keep", seat=seat, rule="W-SEARCH-05", refs=(_card(card),), card=_card(card))


@cache
def leave(seat: int, card: str) -> Option:
    return option("leave", seat=seat, rule="W-SEARCH-05", refs=(_card(card),), card=_card(card))


@cache
def swap(seat: int, out: str, card: str) -> Option:
    refs = (_card(out), _card(card))
    return option("swap", out, seat=seat, rule="W-SEARCH-06", refs=refs, out=refs[0], card=refs[1])


@cache
def accept_wave(seat: int) -> Option:
    return option("accept-wave", seat=seat, rule="W-WAVE-04", refs=("card:wave",))


@cache
def delay_wave(seat: int, deadly: bool) -> Option:
    warning = DEADLY if deadly else None
    return option("delay-wave", seat=seat, rule="W-WAVE-05", refs=("card:wave",), warning=warning)


@cache
def pass_wave(seat: int, to: int, deadly: bool) -> Option:
    warning = DEADLY if deadly else None
    return option(
        "pass-wave",
        seat=seat,
        rule="W-LAST-06",
        refs=("card:wave",),
        warning=warning,
        to=_seat(to),
        alone="yes" if to == seat else "no",
    )


@cache
def peek(seat: int) -> Option:
    return option("peek", seat=seat, rule="W-PERK-05", refs=("perk:nose-for-loot",))


@cache
def take_peeked(seat: int, card: str) -> Option:
    return option("take-peeked", seat=seat, rule="W-PERK-05", refs=(_card(card),), card=_card(card))


@cache
def leave_peeked(seat: int, card: str) -> Option:
    return option("leave-peeked", seat=seat, rule="W-PERK-05", refs=(_card(card),), card=_card(card))


# --- Trade --------------------------------------------------------------------------------------------


@cache
def give(seat: int, card: str) -> Option:
    refs = (_seat(seat), _card(card))
    return option("give", seat, card, seat=seat, rule="W-TRADE-02", refs=refs, who=refs[0], card=refs[1])


@cache
def give_to(seat: int, card: str, to: int) -> Option:
    refs = (_card(card), _seat(to))
    return option("give-to", to, seat=seat, rule="W-TRADE-04", refs=refs, card=refs[0], to=refs[1])


@cache
def take_gift(seat: int, card: str) -> Option:
    return option("take-gift", seat=seat, rule="W-TRADE-04", refs=(_card(card),), card=_card(card))


@cache
def make_room(seat: int, out: str, card: str) -> Option:
    refs = (_card(out), _card(card))
    return option("make-room", out, seat=seat, rule="G-24", refs=refs, out=refs[0], card=refs[1])


@cache
def refuse_gift(seat: int, card: str) -> Option:
    return option("refuse-gift", seat=seat, rule="W-TRADE-04", refs=(_card(card),), card=_card(card))


@cache
def heal(seat: int, card: str, hearts: int) -> Option:
    refs = (_seat(seat), _card(card))
    return option(
        "heal", seat, card, seat=seat, rule="W-HEAL-01", refs=refs, who=refs[0], card=refs[1], hearts=hearts
    )


@cache
def ready(seat: int) -> Option:
    return option("ready", seat, seat=seat, rule="W-TRADE-13", refs=(_seat(seat),), who=_seat(seat))


# --- Combat -------------------------------------------------------------------------------------------


@cache
def attack(seat: int, card: str) -> Option:
    return option("attack", card, seat=seat, rule="W-COMBAT-03", refs=(_card(card),), card=_card(card))


@cache
def target(seat: int, foe: str, left: int) -> Option:
    return option(
        "target", foe, seat=seat, rule="W-COMBAT-03", refs=(_enemy(foe),), enemy=_enemy(foe), left=left
    )


@cache
def ammo(seat: int, card: str, count: int) -> Option:
    refs = (_card(card),)
    return option("ammo", count, seat=seat, rule="W-AMMO-04", refs=refs, card=refs[0], count=count)


@cache
def boost(seat: int, card: str, deadly: bool) -> Option:
    warning = DEADLY if deadly else None
    return option(
        "boost", card, seat=seat, rule="G-29", refs=(_card(card),), warning=warning, card=_card(card)
    )


@cache
def boost_perk(seat: int, perk: str) -> Option:
    ref = f"perk:{perk}"
    return option("boost-perk", perk, seat=seat, rule="G-29", refs=(ref,), perk=ref)


@cache
def strike(seat: int, draws: int) -> Option:
    return option("strike", seat=seat, rule="W-COMBAT-03", draws=draws)


@cache
def lucky(seat: int, at: int, card: str) -> Option:
    ref = f"combat:{card}"
    return option("lucky", at, seat=seat, rule="W-SPEC-10", refs=("card:lucky", ref), card=ref)


@cache
def no_lucky(seat: int) -> Option:
    return option("no-lucky", seat=seat, rule="W-SPEC-10")


@cache
def apply(seat: int, at: int, card: str) -> Option:
    ref = f"combat:{card}"
    return option("apply", at, seat=seat, rule="W-CCARD-03", refs=(ref,), card=ref)


@cache
def focus(seat: int) -> Option:
    return option("focus", seat=seat, rule="W-SPEC-03", refs=("card:focus",))


@cache
def no_focus(seat: int) -> Option:
    return option("no-focus", seat=seat, rule="W-SPEC-03")


@cache
def share(seat: int, foe: str, damage: int) -> Option:
    refs = (_enemy(foe),)
    return option("share", foe, seat=seat, rule="W-SPEC-03", refs=refs, enemy=refs[0], damage=damage)


@cache
def share_rest(seat: int, foe: str) -> Option:
    refs = (_enemy(foe),)
    return option("share-rest", foe, seat=seat, rule="W-SPEC-03", refs=refs, enemy=refs[0])


@cache
def craft(seat: int, token: str) -> Option:
    ref = f"token:{token}"
    return option("craft", token, seat=seat, rule="W-CRAFT-01", refs=(ref,), token=ref)


@cache
def make_do(seat: int, token: str, missing: str, instead: str) -> Option:
    refs = (f"token:{token}", _card(instead))
    return option(
        "make-do",
        token,
        missing,
        instead,
        seat=seat,
        rule="W-JUNK-03" if instead == "junk" else "W-PERK-02",
        refs=refs,
        token=refs[0],
        missing=_card(missing),
        instead=refs[1],
    )


@cache
def place(seat: int, token: str, foe: str) -> Option:
    refs = (f"token:{token}", _enemy(foe))
    rule = "W-CRAFT-17" if token == "spear" else "W-CRAFT-20"
    return option("place", foe, seat=seat, rule=rule, refs=refs, token=refs[0], enemy=refs[1])


@cache
def play(seat: int, card: str, deadly: bool) -> Option:
    warning = DEADLY if deadly else None
    return option(
        "play", card, seat=seat, rule="W-COMBAT-08", refs=(_card(card),), warning=warning, card=_card(card)
    )


@cache
def perk(seat: int, perk: str) -> Option:
    ref = f"perk:{perk}"
    return option("perk", perk, seat=seat, rule="W-PERK-04", refs=(ref,), perk=ref)


@cache
def drink_for(seat: int, action: str) -> Option:
    return option("drink-for", action, seat=seat, rule="G-34", action=action)


@cache
def barter(seat: int, card: str) -> Option:
    return option("barter", card, seat=seat, rule="W-PERK-02", refs=(_card(card),), card=_card(card))


@cache
def barter_take(seat: int, card: str) -> Option:
    return option("barter-take", card, seat=seat, rule="W-PERK-02", refs=(_card(card),), card=_card(card))


@cache
def barter_enough(seat: int) -> Option:
    return option("barter-enough", seat=seat, rule="W-PERK-07")


@cache
def reuse(seat: int) -> Option:
    return option("reuse", seat=seat, rule="W-PERK-02", refs=("perk:reuse", "card:arrow"))


@cache
def double_tap(seat: int, card: str) -> Option:
    refs = ("perk:double-tap", _card(card))
    return option("double-tap", card, seat=seat, rule="W-PERK-03", refs=refs, card=refs[1])


@cache
def no_perk(seat: int, perk: str) -> Option:
    ref = f"perk:{perk}"
    return option("no-perk", seat=seat, rule="W-PERK-07", refs=(ref,), perk=ref)


@cache
def skip(seat: int) -> Option:
    return option("skip", seat=seat, rule="W-COMBAT-02")


@cache
def end_turn(seat: int) -> Option:
    return option("end-turn", seat=seat, rule="W-COMBAT-02")


@cache
def no_cheer(seat: int) -> Option:
    return option("no-cheer", seat=seat, rule="W-SPEC-05")
