"""The static sweep of `mine`: sums, links, tables and texts, checked without playing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tilldawn.engine.event import Event
from tilldawn.engine.game import Fault
from tilldawn.engine.pack import pack_of
from tilldawn.games.mine import modules, setup
from tilldawn.games.mine.book.check import sweep_book
from tilldawn.games.mine.book.check import texts as book_texts
from tilldawn.games.mine.book.scripts import RULE_SCRIPTS
from tilldawn.games.mine.cards import (
    characters,
    dice,
    events,
    exploration,
    fate,
    findings,
    fittings,
    locations,
    narrative,
    neighbours,
    objectives,
    raids,
    residents,
    shelter,
    trades,
    visitors,
)
from tilldawn.games.mine.city.printed import Paid
from tilldawn.games.mine.combat import talk
from tilldawn.games.mine.goods import GOOD, GOODS, TOKENS
from tilldawn.games.mine.house.board import BOARDS, DEEDS, OUTSIDE, SPACES
from tilldawn.games.mine.scenarios import sheet as sheets
from tilldawn.games.mine.verbs import Verb

BOX = {
    "characters": (len(characters.CARDS), 12),
    "fittings": (len(fittings.CARDS), 20),
    "exploration": (sum(card.copies for card in exploration.CARDS), 26),
    "findings": (len(findings.CARDS), 11),
    "locations": (len(locations.CARDS), 18),
    "residents": (len(residents.CARDS), 14),
    "raids": (len(raids.CARDS), 10),
    "visitors": (len(visitors.DECK), 12),
    "events": (len(events.CARDS), 15),
    "chapters": (len(events.CHAPTERS), 3),
    "objectives": (len(objectives.CARDS), 8),
    "narrative": (len(narrative.DECK), 15),
    "fate": (len(fate.CARDS), 7),
    "colours": (len(characters.COLOUR_CARDS), 5),
    "enemies": (len(dice.ENEMIES), 9),
    "tokens": (sum(GOOD[id].count for id in TOKENS), 104),
    "resources": (sum(good.count for good in GOODS if good.kind == "resource"), 32),
}
"""What there is, and what the box holds."""

RUBBLE = 6
"""Rubble cards, which have no group: nobody searches them."""

HOUSE = {
    "why-posted": "",
    "why-one-action": "",
    "why-no-bed": "",
    "refused-taken": "",
    "refused-basement": "",
    "refused-no-ideas": "",
    "refused-event": "card",
    "refused-no-tool": "tool instead",
    "refused-alone": "card",
    "refused-waits": "",
    "refused-needs": "good",
    "refused-kept": "good",
    "refused-no-hole": "",
    "refused-boarding": "card goods idea",
    "refused-no-cold": "",
    "refused-one-of": "goods",
    "refused-fuel": "fuel marked",
    "refused-lacks": "goods marked",
    "refused-idea": "",
    "refused-parting": "",
    "refused-no-recipe": "",
    "refused-boarded": "",
    "refused-beside": "card",
    "refused-no-place": "",
    "refused-space-card": "",
    "refused-space-fitting": "",
    "refused-space-reach": "",
    "refused-space-barred": "",
    "refused-space-taken": "",
    "refused-space-beside": "card",
    "refused-hole-boarded": "",
    "refused-hole-paid": "",
    "refused-hole-basement": "",
    "refused-hole-open": "",
    "refused-no-water": "",
    "refused-full": "",
    "refused-vegetable": "",
    "refused-cook-asleep": "",
    "refused-cooked": "",
    "refused-content": "",
    "refused-bed": "",
    "refused-nobody": "",
    "refused-full-house": "",
    "refused-no-card": "",
    "refused-empty-deck": "",
    "refused-visit-worth": "worth there",
    "refused-ward": "",
    "refused-traded": "",
    "refused-commission": "",
    "refused-objective-done": "",
    "refused-objective-too-much": "left",
    "refused-objective-pile": "",
    "refused-treated": "",
    "refused-well": "",
}
"""Why something cannot be done in the Shelter, and the words it is given."""

SPOKEN = {
    "won": "day alive",
    "lost-nobody": "day",
    "lost-strangers": "day",
    "lost-gave-up": "day",
    "lost-unguarded": "day",
    "warning-give-up": "",
    "warning-no-guard": "",
    "warning-box": "",
    "warning-thirst": "",
    "warning-starves": "",
    "warning-wasted": "",
    "why-dots": "dots",
    "why-late": "",
    "why-busy": "",
    "why-asleep": "",
    "why-party-full": "",
    **HOUSE,
    "name-recipe": "goods",
    "name-deed": "cost goods gives made fuel needs need each choice",
    "name-place": "space card thing wait",
    "name-priced": "action cards",
    "name-foe": "token weapon wounds prowess",
    "name-rolled": "roll good",
    "nothing-here": "",
    "weapon-unarmed": "",
    "card-recipe": "goods misprint literal base next base_of upgrades text",
    "card-character": "life prowess empathy inventory skill about a b c",
    "name-spirit": "letter",
    "board-note": "note where text",
    "board-holds": "name text",
    "card-raid": "damage wounds text",
    "card-resident": "text least most a b c",
    "card-location": "text map obstacles actions acts finds",
    "card-findings": "furniture heap pantry stash",
    "card-objective": "text reward penalty",
    "card-narrative": "when text",
    "card-fate": "illness wounds third wait spirit combat",
    "board-setup": "",
    "board-heading": "day phase stage leader seats cold felt",
    "board-person": "who prowess empathy inventory skill actions asleep task busy doing does carries medicine"
    " hunger fatigue illness misery wounds",
    "board-storage": "goods some",
    "board-x5": "goods",
    "board-floor": "floor things some",
    "board-holes": "holes some",
    "board-objective": "card counter progress steps met",
    "board-events": "cards some left",
    "board-hand": "cards some",
    "board-location": "slot card unknown map obstacles actions acts here",
    "board-trip": "card noise unknown load limit goods some",
    "board-slot": "cards",
    "board-combat": "card round foes",
    "board-raid": "card damage wounds",
    "board-deal": "list sold goods some price paid",
    "story-day": "day event out place goods found built lost deaths",
    "story-lost": "who day how cause epilogue",
    "story-survivor": "who epilogue",
    "fate-illness": "meds herbal rise bed",
    "fate-wounds": "bandages one two three",
    "fate-cold": "some all",
    "fate-exchange": "which",
    "fate-wait": "",
    "fate-spirit": "letter",
    "name-odds": "who chance",
    "name-line": "upto",
    "name-script": "number title",
    "option-script": "said some effects",
    "option-turn-page": "some effects",
    "card-dogs": "",
    "refused-script-not-at-hand": "goods",
    "refused-script-none-of": "n goods",
    "refused-script-none-there": "",
    "refused-script-too-poor": "worth most",
    "refused-script-all-taken": "",
    "refused-script-few-cards": "cards left",
    "refused-script-no-hole": "",
    "refused-script-no-board-up": "",
    "refused-trip-cards": "cards left",
    "refused-trip-tool": "good",
    "refused-trip-people": "people",
    "refused-trip-finds": "most",
    "refused-trip-lock": "",
    "refused-trip-end": "",
    "refused-trip-between": "",
    "refused-trip-peace": "",
    "refused-trip-worth": "worth there",
    "refused-trip-pieces": "n there",
    "refused-trip-none": "",
    "refused-trip-toll": "worth",
    "refused-trip-fee": "",
    "refused-trip-well": "",
    "refused-trip-healed": "",
    "refused-trip-box": "",
    "refused-trip-room": "",
    "refused-trip-heavy": "over",
    "refused-trip-strained": "",
    "refused-trip-tired": "",
    "refused-trip-visited": "",
    "refused-trip-sneaked": "who",
    "refused-trip-quiet": "",
    "refused-trip-stays": "",
    "refused-trip-echo": "",
    "refused-trip-broken-off": "",
    "warning-leave-child": "",
}
"""Messages spoken outside options and events, and the words they are given."""


def sweep() -> Iterator[Fault]:
    """Everything that is wrong with the cards themselves."""
    for deck, (there, wanted) in BOX.items():
        if there != wanted:
            yield Fault(deck, f"{there} there, {wanted} in the box")
    yield from _sides()
    yield from _tables()
    yield from _links()
    yield from _ids()
    yield from sweep_book()
    yield from modules.sweep()
    yield from sheets.sweep()


def _sides() -> Iterator[Fault]:
    """Every side of the board has room for the same Shelter cards, and ladders stand upright."""
    for side in BOARDS.values():
        lie = Counter(card for stack in side.cards.values() for card in stack)
        box = Counter({kind: len(cards) for kind, cards in shelter.GROUPS.items()}) | Counter(rubble=RUBBLE)
        if lie != box:
            yield Fault(f"board {side.id}", f"shows {dict(lie)}, in the box are {dict(box)}")
        for upper, lower in side.ladders:
            if side.column[upper] != side.column[lower]:
                yield Fault(f"board {side.id}", f"the ladder from {upper} to {lower} leans")


def _tables() -> Iterator[Fault]:
    """Every roll table is whole: one result for each number of its die."""
    tables: dict[str, int] = {
        f"crop {card.id}": len(card.crop.table) for card in fittings.CARDS if card.crop is not None
    }
    tables |= {f"special {card.id}": len(card.special) for card in locations.CARDS}
    tables |= {f"number {card.id}": len(card.number) for card in residents.CARDS if card.number}
    tables |= {
        f"brings {id}": len(card.newcomer.rolls)
        for id, card in visitors.CARDS.items()
        if card.newcomer is not None and card.newcomer.rolls
    }
    tables |= {
        f"{side.id} {deed.id}": len(deed.pieces or deed.finds)
        for side in BOARDS.values()
        for deed in side.deeds
        if deed.pieces or deed.finds
    }
    tables["surrender"] = len(talk.SURRENDER)
    tables["queue"] = len(neighbours.QUEUE)
    for name, size in tables.items():
        if size != dice.BLACK:
            yield Fault(name, f"has {size} results, the Black die {dice.BLACK}")
    for die, faces in dice.FACES.items():
        if sum(faces.values()) != 6:
            yield Fault(f"die {die}", f"has {sum(faces.values())} faces")


def _links() -> Iterator[Fault]:
    """Every good, Fitting, list, row and obstacle a card names exists."""
    named: dict[str, list[str]] = {f"fitting {card.id}": list(card.cost) for card in fittings.CARDS}
    for (card, id), action in fittings.ACTION.items():
        goods = [*action.cost, *action.gives, *action.either, *action.one_of]
        named[f"action {card}.{id}"] = [*goods, *([action.needs] if action.needs else [])]
    named |= {f"loot {id}": list(loot) for id, loot in shelter.CARDS.items()}
    named |= {f"crop {card.id}": [card.crop.good] for card in fittings.CARDS if card.crop is not None}
    named |= {f"location {c.id}": [good for good in c.special if good] for c in locations.CARDS}
    named |= {
        f"findings {c.id}": [good for row in findings.ROWS for good in c.row(row)] for c in findings.CARDS
    }
    named |= {f"trade {one.id}": list(one.goods) for one in trades.CARDS}
    named |= {f"objective {card.id}": list(card.pays) for card in objectives.OBJECTIVE.values()}
    for where, ids in named.items():
        yield from (Fault(where, f"{good} does not exist") for good in ids if good not in GOOD)
    for fitting in fittings.CARDS:
        if fitting.next_to and fitting.next_to not in fittings.FITTING:
            yield Fault(f"fitting {fitting.id}", f"stands next to {fitting.next_to}, which does not exist")
    obstacles = {card.map for card in exploration.CARDS if card.map}
    for place in locations.CARDS:
        yield from (
            Fault(f"location {place.id}", f"{one} is no obstacle")
            for one in place.map
            if one not in obstacles
        )
        rules = (place.on_arrive, place.on_packed, place.on_take, place.on_leave, place.first_encounter)
        if any(rules) and not place.band:
            yield Fault(f"location {place.id}", "has a rule of its own and no red band to say so")
        for paid in place.actions:
            if isinstance(paid, locations.Trade) and paid.by not in trades.TRADE:
                yield Fault(f"location {place.id}", "its Trade has no list")
    for search in exploration.CARDS:
        yield from (
            Fault(f"exploration {search.id}", f"{row} is no row")
            for row in search.finds
            if row not in findings.ROWS
        )


def _ids() -> Iterator[Fault]:
    """No two cards share an id, since all are spoken as `card-ID`."""
    seen: set[str] = set()
    for id in card_ids():
        if id in seen:
            yield Fault(f"card {id}", "two cards have this id")
        seen.add(id)


def card_ids() -> Iterator[str]:
    """Every card of the box with a name of its own."""
    return (id for id in _all_cards() if not pack_of(id))


def _all_cards() -> Iterator[str]:
    yield from fittings.FITTING
    yield from events.EVENT
    yield from objectives.OBJECTIVE
    yield from fate.FATE
    yield from locations.LOCATION
    yield from exploration.EXPLORE
    yield from findings.FINDINGS
    yield from residents.RESIDENT
    yield from raids.RAID
    yield from events.CHAPTERS
    yield from narrative.CARDS
    yield from visitors.CARDS
    yield from shelter.KIND
    for cards in modules.decks().values():
        yield from cards


NO_TEXT = {*fate.FATE, *findings.FINDINGS} - {findings.IMPACT}
"""Cards whose text is made of their numbers."""


def texts() -> Iterator[tuple[str, frozenset[str]]]:
    """Every message the game may speak, with the arguments it gives."""
    plain: frozenset[str] = frozenset()
    yield from _card_texts()
    counted = frozenset({"count"})
    for good in GOODS:
        yield from ((f"good-{good.id}{part}", counted) for part in ("", ".counted", ".text"))
    for person in characters.CHARACTER.values():
        parts = ("", ".life", ".skill", ".skill-text", ".spirit-a", ".spirit-b", ".spirit-c")
        yield from ((f"character-{person.id}{part}", plain) for part in parts)
    for state in characters.STATES:
        levels = ("", ".text", *(f".level{n}" for n in range(5)))
        yield from ((f"state-{state}{part}", plain) for part in levels)
    epilogues = [*characters.SURVIVOR_EPILOGUES, *(e for all in characters.EPILOGUES.values() for e in all)]
    for epilogue in epilogues:
        yield from ((f"epilogue-{epilogue}{part}", frozenset({"name", "sex"})) for part in ("", ".title"))
    yield from _named(plain)
    for kind in _event_kinds():
        yield f"event-{kind.__struct_config__.tag}", frozenset(kind.__struct_fields__) - {"rule"}
    yield from modules.texts()
    for id, words in SPOKEN.items():
        yield id, frozenset(words.split())
    yield from book_texts()
    yield from modules.texts()
    yield from sheets.texts()
    for verb in Verb.declared.values():
        yield f"option-{verb.name}", verb.words


def _card_texts() -> Iterator[tuple[str, frozenset[str]]]:
    words = frozenset({"goal", "second"})
    for id in card_ids():
        yield f"card-{id}", words
        yield f"card-{id}.flavour", words
        if id not in NO_TEXT:
            yield f"card-{id}.text", words
    for card in objectives.OBJECTIVE.values():
        yield from ((f"card-{card.id}{part}", words) for part in (".reward", ".penalty"))
    yield from ((f"card-{id}.when", words) for id in narrative.CARDS)
    for one in fate.CARDS:
        yield from ((f"card-{one.id}{part}", words) for part in (".combat", ".combat-text"))


def _named(plain: frozenset[str]) -> Iterator[tuple[str, frozenset[str]]]:
    """Names of spaces, tasks, phases, rows, lists, scripts, topics, dice."""
    named: dict[str, tuple[str, ...]] = {
        "space": (*sorted(SPACES), OUTSIDE),
        "hole": tuple(dict.fromkeys(str(n) for side in BOARDS.values() for n in side.hole_numbers)),
        "floor": tuple(dict.fromkeys(floor for side in BOARDS.values() for floor in side.floors)),
        "task": ("bed", "floor", "guard", "scavenging", "roof", "broke-off"),
        "zone": ("storage", "pile", "outside"),
        "holds": (
            *("one-action", "basement", "uniforms", "soldier", "more-raids", "unguarded", "hopeless"),
            *(fire.id for side in BOARDS.values() for fire in side.fire),
        ),
        "slot": locations.SLOTS,
        "row": findings.ROWS,
        "map": tuple(dict.fromkeys(card.map for card in exploration.CARDS if card.map)),
        "phase": ("setup", "morning", "day", "dusk", "evening", "scavenging", "raid", "dawn"),
        "list": tuple(trades.TRADE),
        "script": tuple(str(number) for number in RULE_SCRIPTS),
        "topic": setup.TOPICS,
        "colour": characters.COLOUR_CARDS,
        "die": ("black", *dice.FACES),
        "advanced": tuple(setup.ADVANCED),
        "switch": tuple(name.replace("_", "-") for name in setup.SWITCHES),
        "side": tuple(BOARDS),
    }
    for prefix, ids in named.items():
        yield from ((f"{prefix}-{id}", plain) for id in ids)
    for paid in Paid.members():
        yield from ((f"paid-{paid.name}{part}", frozenset({"price"})) for part in ("", ".text"))
    for action in (*DEEDS, "rest"):
        yield f"action-{action}", plain
    for _, id in fittings.ACTION:
        yield f"deed-{id}", plain


def _event_kinds() -> Iterator[type[Event]]:
    """All log events of this game."""
    waiting: list[type[Event]] = [Event]
    while waiting:
        kind = waiting.pop()
        for sub in kind.__subclasses__():
            waiting.append(sub)
            if sub.__module__.startswith("tilldawn.games.mine."):
                yield sub
