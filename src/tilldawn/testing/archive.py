"""The archive of the tests: saves, Save Sheets and a store as one version of Tilldawn wrote them.

`python -m tilldawn.testing.archive tests/archive/VERSION` plays with bots until each scene below has come up,
and keeps the table as it lies there. A release adds its own folder, and no folder is ever written again:
whatever is in it must open for ever (`tests/archive/test_archive.py`).

Scenes are found from outside, by the question that is asked, by what lies on the table and by what the log
tells; nothing here knows a game's inside. The same version always writes the same saves.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step
from tilldawn.engine import journal as jn
from tilldawn.engine.errors import NothingToUndo
from tilldawn.engine.request import Option
from tilldawn.engine.save import _checksum, read
from tilldawn.engine.table import POLICIES, Table
from tilldawn.play.sheets import read_sheet, sheet_of
from tilldawn.web import protocol as p
from tilldawn.web.laying import lay_out
from tilldawn.web.room import Room, table_of
from tilldawn.web.store import SqliteStore, browser_id

INDEX = "index.json"
STORE = "store/tables.sqlite"
NAMES = ("Ana", "Ben", "Chloé", "=Dora", "Émile", "seat:5")
"""Two of them look like something else to a careless reader."""
GAMES_AT_MOST = 600
"""So many games are played for a scene; one that has not come up then never will."""

When = Callable[[Table[Any]], bool]


# --- Where to stop --------------------------------------------------------------------------------------


def at(*kinds: str, told: str = "", **seen: Any) -> When:
    """One of these questions is open, the log tells such an event, and the table looks like this.

    What is `seen` is a value of `table.look()`, or a function that says whether it will do.
    """

    def holds(table: Table[Any]) -> bool:
        if table.request is None or (kinds and table.request.kind not in kinds):
            return False
        view = table.look()
        for name, wanted in seen.items():
            found = getattr(view, name)
            if not (wanted(found) if callable(wanted) else found == wanted):
                return False
        return not told or any(line.event.name == told for line in table.log)

    return holds


def over(*, won: bool, reason: str = "") -> When:
    """The game has ended like this."""

    def holds(table: Table[Any]) -> bool:
        end = table.outcome
        return end is not None and end.won == won and reason in ("", end.reason.id)

    return holds


def undone(**seen: Any) -> When:
    """The last thing that happened was going back past something chance had shown."""
    there = at(**seen)

    def holds(table: Table[Any]) -> bool:
        if not there(table) or not table.journal or table.journal[-1][0] != jn.UNDO:
            return False
        gone = jn.fold(table.journal[:-1])[len(table.answers) :]
        return any(entry[0] == jn.CHANCE for entry in gone)

    return holds


def ordered(**seen: Any) -> When:
    """Standing orders have answered more than once, and somebody's are not what they were at first."""
    there = at(**seen)

    def holds(table: Table[Any]) -> bool:
        changed = any(order != table.game.topics for order in table.orders)
        return there(table) and changed and sum(map(by_order, table.answers)) > 1

    return holds


def by_order(entry: str) -> bool:
    """Whether a standing order gave this answer."""
    return jn.is_decision(entry) and not jn.is_choice(entry)


def noted(**seen: Any) -> When:
    """Written tokens lay about at the last Dawn."""
    there = at("plan", told="note-written", **seen)

    def holds(table: Table[Any]) -> bool:
        return there(table) and bool(_sheet_options(table)["sheet"].get("notes"))

    return holds


def least(number: int) -> Callable[[int], bool]:
    return lambda found: found >= number


def some(found: object) -> bool:
    """There is one."""
    return bool(found)


def several(found: Any) -> bool:
    """There is more than one."""
    return len(found) > 1


def boosted(attack: Any) -> bool:
    return attack is not None and attack.bonus > 0


def at_home(combat: Any) -> bool:
    return combat is not None and combat.home


def abroad(combat: Any) -> bool:
    return combat is not None and not combat.home


def planned(people: Any) -> bool:
    """Somebody has been given something to do."""
    return any(person.doing for person in people)


# --- The scenes -----------------------------------------------------------------------------------------


class Scene(Struct, frozen=True):
    """A moment worth keeping: its name, when it has come, and the kind of table it comes up at."""

    name: str
    when: When
    seats: int = 3
    options: dict[str, Any] = {}
    bot: str = "heuristic"
    calm: bool = False
    """Nobody goes back or changes standing orders on the way there."""
    sheet: bool = False
    """The table goes on from a Save Sheet."""


EASY, HARD = {"difficulty": "easy"}, {"difficulty": "hard"}
NIGHT, SHEPHERD = {"modes": ["long-night"]}, {"modes": ["shepherd"]}
DARK, BARE = {"modes": ["blackout"]}, {"modes": ["empty-shelves"]}
EVERY_MODE = {"modes": ["long-night", "shepherd", "blackout", "empty-shelves"]}
SWITCHED = {"line_on_reveal": True, "one_energy_drink": True}
TRADERS = {"characters": ["haggler", "drifter"]}
CAST = {"characters": ["pillar", "hipster"], "weapons": [["fire-axe"], ["baseball-bat"]]}

DAYLIGHT = (
    Scene("choosing characters", at("character"), 6, calm=True),
    Scene("choosing weapons", at("weapon"), 4),
    Scene("a find of the first Round, alone and easy", at("found", round=1, phase="search"), 1, EASY),
    Scene("a find of the third Round, hard", at("found", round=3, phase="search"), 2, HARD),
    Scene("a find of the fifth Round, in the long night", at("found", round=5, phase="search"), 5, NIGHT),
    Scene("a find with cards in a pack", at("found", told="card-packed"), 6, SWITCHED),
    Scene("looking at the top card", at("peek"), 4),
    Scene("having looked at the top card", at("peeked"), 4, BARE),
    Scene("at WAVE", at("wave"), 2, CAST, calm=True),
    Scene("at WAVE, which was delayed", at("wave", told="wave-delayed", round=least(2)), 3, DARK),
    Scene("at WAVE, played at random", at("wave", round=least(2)), 5, bot="random"),
    Scene("in Trade", at("trade", round=least(2)), 3, SHEPHERD),
    Scene("in Trade with several gifts on their way", at("trade", gifts=several), 5),
    Scene("in Trade with an open gift", at("trade", gifts=some, round=least(2)), 4),
    Scene(
        "in Trade with an open gift, after refusals",
        at("trade", gifts=some, told="gift-refused"),
        6,
        bot="random",
    ),
    Scene("a turn in Combat", at("turn", round=least(3)), 1, {"characters": ["trigger"], **DARK}),
    Scene("a turn in Combat, every mode", at("turn", round=least(2)), 3, {**EVERY_MODE, **HARD}),
    Scene("a turn in Combat, played at random", at("turn", round=least(2)), 4, SWITCHED, bot="random"),
    Scene("choosing a target", at("target", round=least(4)), 2),
    Scene("choosing how much ammunition", at("ammo"), 3),
    Scene("boosting an attack", at("boost", attack=some), 4, EASY),
    Scene("an attack that was boosted", at(attack=boosted), 4),
    Scene("laying out Combat cards", at("apply", drawn=some), 3),
    Scene("asked to share Focus", at("focus"), 5),
    Scene("sharing Focus", at("share"), 6),
    Scene("asked about Lucky", at("lucky"), 4, HARD),
    Scene("asked to Cheer", at("cheer"), 5),
    Scene("a second shot", at("double-tap"), 5),
    Scene("taking an arrow back", at("reuse"), 4),
    Scene("placing enemies", at("place"), 5, SHEPHERD),
    Scene("a find in Combat", at("found", phase="combat"), 4),
    Scene("enemies attacking", at(phase="combat", enemy=some), 3),
    Scene("enemies attacking, and a card to answer them", at("enemy-card"), 6, bot="random"),
    Scene("in Barter", at("barter"), 2, TRADERS, calm=True),
    Scene("searching in the last Round", at("found", round=6, phase="search"), 2),
    Scene("fighting in the last Round", at("turn", round=6), 5, DARK),
    Scene("in Combat of the Clean-up", at("turn", told="clean-up-began"), 3),
    Scene("just after going back past chance", undone(round=least(4)), 3),
    Scene("with standing orders that answered", ordered(round=least(4)), 5),
    Scene("finished and won, alone", over(won=True), 1, EASY),
    Scene("finished and won, four seats", over(won=True), 4, calm=True),
    Scene("finished and won, six seats, hard, in the long night", over(won=True), 6, {**NIGHT, **HARD}),
    Scene("finished and lost", over(won=False), 5, HARD),
    Scene("finished and lost, played at random", over(won=False), 6, EVERY_MODE, bot="random"),
)

ALL = {"advanced": ["155", "351", "534", "909"]}
FADED = {"fade": ["hunger", "death", "illness", "child", "animal", "despair", "cruelty"]}
LENIENT = {"dawn_medicine": True, "lenient_333": True, "heater_water": True}
GROUP = {"characters": ["marko", "emilia", "marin"], "first": 1}

MINE = (
    Scene("the first question", at(), 3, GROUP, calm=True),
    Scene("in the Morning", at("sadder", "cure", "rats", phase="morning"), 2),
    Scene("a page read in the Morning", at("script", phase="morning"), 3),
    Scene("asked to go on without hope", at("hope"), 1),
    Scene("planning the first stage", at("plan", stage=1, day=least(2)), 1, calm=True),
    Scene("planning the second stage", at("plan", stage=2, people=planned), 2, ALL),
    Scene("planning the third stage", at("plan", stage=3, people=planned), 3),
    Scene("planning, played at random", at("plan", day=2), 6, bot="random"),
    Scene("the first stage, with plans", at("action", stage=1, people=planned), 3, FADED),
    Scene("the second stage, with plans", at("action", stage=2, people=planned), 6),
    Scene("the third stage, with plans", at("action", stage=3, people=planned, day=least(2)), 2),
    Scene("where to put a Fitting", at("where"), 3),
    Scene("what burns", at("which-fuel"), 1, LENIENT),
    Scene("a newcomer at the door", at("visitor-newcomer"), 3),
    Scene("what the doctor is paid", at("doctor-fee"), 2),
    Scene("children at the door", at("visitor-children"), 4, bot="random"),
    Scene("buying at home", at("trade-buy", phase="day"), 3, ALL),
    Scene("paying at home", at("trade-pay", phase="day"), 2),
    Scene("drinking at Dusk", at("drink"), 3, ALL),
    Scene("eating at Dusk", at("eat", day=least(2)), 2),
    Scene("a page read at Dusk", at("script", phase="dusk"), 3),
    Scene("giving tasks in the Evening", at("evening", day=least(2)), 5, LENIENT),
    Scene("where to go at night", at("where-to"), 2),
    Scene("packing for the trip", at("equip", day=least(2)), 6, ALL),
    Scene("on a trip, exploring", at("explore", trip=some, explored=some), 3),
    Scene("on a trip, exploring late", at("explore", trip=some, day=least(6)), 1),
    Scene("on a trip, searching", at("search"), 2, ALL),
    Scene("on a trip, choosing what to take", at("take"), 3),
    Scene("on a trip, an obstacle", at("obstacle"), 6),
    Scene("on a trip, after a paid action", at(told="paid-action", trip=some), 3),
    Scene("on a trip, buying", at("trade-buy", trip=some), 3),
    Scene("on a trip, paying", at("trade-pay", trip=some), 1),
    Scene("on a trip, soldiers ask for a toll", at("toll", "soldiers"), 2),
    Scene("on a trip, a page with choices", at("script", trip=some), 3, FADED),
    Scene("on a trip, a page asks who", at("script-who", trip=some), 6),
    Scene("on a trip, loading", at("load", day=least(3)), 3),
    Scene("on a trip, hiding goods", at("hide-goods"), 2, {"advanced": ["534"]}),
    Scene("seen first, before a fight", at("seen-first"), 3),
    Scene("a fight on a trip, its round", at("round", combat=abroad), 2),
    Scene("a fight on a trip, rolling again", at("fight-reroll", combat=abroad), 3),
    Scene("a fight on a trip, hitting", at("hit", combat=abroad), 1),
    Scene("a fight on a trip, taking Wounds", at("wound", combat=abroad), 6),
    Scene("a fight on a trip, asking Fate", at("fight-fate", combat=abroad), 3, ALL),
    Scene("a fight at home", at("hit", "wound", "fight-reroll", "fight-fate", "round", combat=at_home), 3),
    Scene("a raid begins", at("raid-begins"), 3),
    Scene("a raid, arming the Guards", at("guard-weapon"), 2),
    Scene("a raid, before it is resolved", at("raid-before"), 6),
    Scene("a raid, bought off", at("raid-pay"), 3),
    Scene("a raid, rolling again", at("raid-reroll"), 1),
    Scene("a raid, sharing Wounds and losses", at("raid-split"), 3),
    Scene("a raid, choosing what is lost", at("raid-loss", day=least(3)), 2, ALL),
    Scene("a raid, somebody is wounded", at("raid-wound"), 3, bot="random"),
    Scene("a raid, a page with choices", at("script", phase="raid"), 4),
    Scene("a raid, a page that takes", at("script-give", "script-pay", phase="raid"), 3),
    Scene("written tokens lie about", noted(day=least(2)), 3),
    Scene("a written token came back", at(told="note-came-back"), 2),
    Scene("Fate at Dawn", at("fate-exchange", "not-today"), 3),
    Scene("medicine at Dawn", at("dawn"), 2, LENIENT),
    Scene("after the States at Dawn", at("dawn-after"), 1),
    Scene("the cold at Dawn", at("chilled"), 3),
    Scene("the order of Spirits", at("spirit-order"), 6),
    Scene("a Spirit longs for something", at("spirit-longing"), 2),
    Scene("a Spirit touches somebody", at("spirit-touch"), 3, FADED),
    Scene("keeping a Narrative card", at("keep-narrative"), 3),
    Scene("Narrative cards in hand", at("plan", hand=lambda hand: len(hand) > 1), 2),
    Scene("the sixth day", at("plan", day=6), 3, ALL),
    Scene("the seventh day at night", at("explore", "load", "take", day=7), 2),
    Scene(
        "the eighth day, everything on", at("plan", "action", day=least(8)), 3, {**ALL, **FADED, **LENIENT}
    ),
    Scene("just after going back past chance", undone(day=least(3)), 3, ALL),
    Scene("with standing orders that answered", ordered(day=least(4)), 3),
    Scene("restored from a Save Sheet", at("plan"), 3, sheet=True),
    Scene("restored from a Save Sheet, at night", at("explore", "raid-loss"), 3, ALL, sheet=True),
    Scene("finished and won", over(won=True), 3),
    Scene("finished and won, alone, all advanced rules", over(won=True), 1, ALL),
    Scene("finished and lost, nobody is left", over(won=False, reason="lost-nobody"), 6),
    Scene("finished and lost, nobody on guard", over(won=False, reason="lost-unguarded"), 2, bot="random"),
    Scene("finished and lost, strangers", over(won=False, reason="lost-strangers"), 3),
)

SCENES = {"daylight": DAYLIGHT, "mine": MINE}

STORED = {
    "daylight": ("daylight", at("turn", round=least(2)), {"modes": ["blackout"]}),
    "mine": ("mine", at("explore", "raid-loss", day=least(2)), {"advanced": ["155", "534"]}),
    "over": ("daylight", over(won=True), {"difficulty": ["hard"]}),
}
"""The tables of the store: the name, the game, when to stop, and the options as the page sends them."""

PAPERS: tuple[tuple[str, When, dict[str, Any]], ...] = (
    ("after the first Dawn", at("plan", day=2), {}),
    ("after four Dawns, with all advanced rules", at("plan", day=5), ALL),
    ("after six Dawns, with written tokens", noted(day=least(7)), FADED),
)
"""The Save Sheets: the name, when to stop, and the options."""


# --- Playing to a scene ---------------------------------------------------------------------------------


class Player:
    """Bots at all seats of a table; sometimes they change their mind, as people do."""

    def __init__(self, table: Table[Any], bot: str, seed: str, *, calm: bool) -> None:
        seats = range(len(table.seats))
        self.table = table
        self.bots = {at: make_bot(bot, table.game.id, f"{seed}/{at}", tastes=True) for at in seats}
        self.random = Random(seed)
        self.calm = calm

    def choose(self) -> Option:
        """What a seat answers next."""
        chosen = step(self.table, self.bots)
        if chosen is None:
            raise ValueError("nothing is asked: the game is over")
        return chosen

    def move(self) -> None:
        """Answer; or go back a little, at times past chance; or change a standing order."""
        fancy = 1.0 if self.calm else self.random.random()
        if fancy < 0.04:
            self._go_back(self.random.choice(("step", "step", "step", "turn")))
        elif fancy < 0.08:
            seat = self.random.randrange(len(self.table.seats))
            topic = self.random.choice(sorted(self.table.game.topics))
            self.table.order(seat, topic, self.random.choice(POLICIES))
        else:
            chosen = self.choose()
            self.table.answer(chosen.id, chosen.seat)

    def _go_back(self, to: str) -> None:
        try:
            self.table.undo(to, agreed=True)
        except NothingToUndo:
            return


def tables(game: str, scene: Scene) -> Iterator[Table[Any]]:
    """A scene's table as it lies when the scene has come: one of every game in which it does."""
    for number in range(GAMES_AT_MOST):
        seed = f"{game}/{scene.name}/{number}"
        options = scene.options
        if scene.sheet:
            options = restored(scene, seed)
            if not options:
                continue
        table = tilldawn.new_table(game, NAMES[: scene.seats], seed, options)
        player = Player(table, scene.bot, seed, calm=scene.calm)
        while not scene.when(table) and table.request is not None:
            player.move()
        if scene.when(table):
            yield table


def restored(scene: Scene, seed: str) -> dict[str, Any]:
    """The options of a table that goes on from the sheet of a third Dawn; none if it never came to that."""
    first = tilldawn.new_table("mine", NAMES[: scene.seats], f"{seed}/first", scene.options)
    player = Player(first, "heuristic", seed, calm=True)
    while not at(day=4)(first):
        if first.request is None:
            return {}
        player.move()
    return _sheet_options(first)


def _sheet_options(table: Table[Any]) -> dict[str, Any]:
    """The options of a table that goes on from the Save Sheet of this one."""
    return read_sheet(sheet_of(table, "en").text, "en").options


def first_table(game: str, scene: Scene) -> Table[Any]:
    """The first table at which a scene has come."""
    for table in tables(game, scene):
        return table
    raise SystemExit(f"{game}: “{scene.name}” did not come up in {GAMES_AT_MOST} games")


# --- Writing --------------------------------------------------------------------------------------------


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the index: what was kept, and what it was when it was written."""

    game: str
    version: str
    commit: str
    phase: str
    scene: str
    seats: int
    request: str = ""
    """The kind of the question that was open; none after the end."""
    revision: int
    answers: int
    undos: int = 0
    ordered: int = 0
    """How many answers were standing orders'."""
    state: str
    """`fingerprint` of the state."""
    id: str = ""
    """A table's id in a store."""
    lang: str = ""
    day: int = 0
    """The day whose Dawn a Save Sheet was written after."""


Index = dict[str, Entry]
"""What an archive holds, by file (and table: `store/tables.sqlite#mine`)."""


def fingerprint(state: Any) -> str:
    """A short hash of a state, the same on every machine."""
    return blake2b(msgspec.json.encode(state, order="deterministic"), digest_size=8).hexdigest()


@cache
def commit() -> str:
    """The commit these sources lie at, `-dirty` if they have been changed since; nothing outside git."""
    sources = Path(tilldawn.__file__).parent
    asked = ["git", "-C", str(sources), "describe", "--always", "--dirty", "--exclude", "*"]
    said = subprocess.run(asked, capture_output=True, text=True, check=False)
    return said.stdout.strip()


def entry(table: Table[Any], scene: str, **more: Any) -> Entry:
    """What there is to know about a table when it is written."""
    view: Any = table.look()
    return Entry(
        game=table.game.id,
        version=tilldawn.__version__,
        commit=commit(),
        phase=view.phase,
        scene=scene,
        seats=len(table.seats),
        request=table.request.kind if table.request else "",
        revision=table.revision,
        answers=len(table.answers),
        undos=sum(one[0] == jn.UNDO for one in table.journal),
        ordered=sum(map(by_order, table.answers)),
        state=fingerprint(table.state),
        **more,
    )


def filed(name: str) -> str:
    """A scene's name as a file's."""
    return name.replace(",", "").replace(" ", "-").lower()


def write_saves(folder: Path, index: Index) -> None:
    """One save of every scene."""
    for game, scenes in SCENES.items():
        for scene in scenes:
            table = first_table(game, scene)
            file = f"{game}/{filed(scene.name)}.tilldawn"
            _put(folder / file, table.save())
            index[file] = entry(table, scene.name)


def write_sheets(folder: Path, index: Index) -> None:
    """Save Sheets as they are printed, each in both languages."""
    for name, when, options in PAPERS:
        table = first_table("mine", Scene(name, when, 2, options, calm=True))
        for lang in ("en", "fr"):
            sheet = sheet_of(table, lang)
            file = f"sheets/{filed(name)}.{lang}.txt"
            _put(folder / file, sheet.text.encode())
            index[file] = entry(table, name, lang=lang, day=sheet.day)


def write_store(folder: Path, index: Index) -> None:
    """A store as a server leaves it: two people and a bot at each table, and somebody who watches."""
    path = folder / STORE
    store = SqliteStore(path)
    host, guest, watcher = (browser_id(name) for name in ("host", "guest", "watcher"))
    store.name_browser(host, "Ana")
    for name, (game, when, options) in STORED.items():
        room = seated(store, name, p.NewTable(game, SEATED, options, seed=f"store/{name}"), host, guest)
        room.join(watcher, p.Joining(room.row.watch))
        player = Player(room.table, "heuristic", f"store/{name}", calm=True)
        asked = 0
        while not when(room.table):
            if room.table.request is None:
                raise SystemExit(f"store: “{name}” ended before its scene came")
            asked += 1
            browser = room.seats[0].browser
            if asked % 25 == 0:
                room.undo(browser, room.table.revision, "step")
            elif asked % 31 == 0:
                topic = min(room.table.game.topics)
                room.order(browser, room.table.revision, 0, topic, POLICIES[asked % len(POLICIES)])
            elif room.bot_is_asked():
                room.bot_move()
            else:
                chosen = player.choose()
                room.answer(room.seats[chosen.seat].browser, room.table.revision, chosen.id)
        index[f"{STORE}#{name}"] = entry(room.table, name, id=name)
    store.close()


SEATED = [p.NewSeat("Ana"), p.NewSeat("Ben"), p.NewSeat("Robo", "heuristic")]


def seated(store: SqliteStore, name: str, wanted: p.NewTable, host: str, guest: str) -> Room:
    """A new table of a store under this name; the guest has taken the second seat."""
    stored = lay_out(host, wanted)
    stored.row.id = name
    store.create(stored)
    room = Room(store, stored, table_of(stored))
    room.join(guest, p.Joining(room.seats[1].key, "Béa", take=True))
    return room


def _put(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def write(folder: Path) -> Index:
    """Everything this version has to show. A folder that has an index is left alone."""
    if (folder / INDEX).exists():
        raise SystemExit(f"{folder} has been written already, and an archive is never changed")
    index: Index = {}
    for part in (write_saves, write_sheets, write_store):
        part(folder, index)
    _put(folder / INDEX, msgspec.json.format(msgspec.json.encode(index), indent=1) + b"\n")
    return index


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tilldawn.testing.archive tests/archive/VERSION")
    print(f"{sys.argv[1]}: {len(write(Path(sys.argv[1])))} pieces of Tilldawn {tilldawn.__version__}")


# --- What rules forbid since ----------------------------------------------------------------------------


def outdated(data: bytes, answer: str = "0>fly") -> bytes:
    """A save as an older version might have written it, with an answer the rules do not allow any more."""
    document = read(data)
    document.content, document.journal = "older", [*document.journal, answer]
    document.checksum = _checksum(document)
    return msgspec.json.encode(document)
