"""The law of differences: whatever has happened, a page that was told of changes shows what one does that was
told the whole; the page's own code, too."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tilldawn.bots import make_bot
from tilldawn.testing.soak.shown import PARTS, Shown
from tilldawn.web import protocol as p
from tilldawn.web.seating import PACES
from tilldawn.web.telling import words_now

HOST, ANA, BEN, EVE = "host", "ana", "ben", "eve"
TELLING = (b'{"type":"state"', b'{"type":"change"')
UNDO: list[str | int] = ["step", "turn", "phase", 3]
WEB = Path(__file__).parents[2] / "web"

REPLAY = """
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { changed } from 'APPLIER'
const [recorded, ...parts] = process.argv.slice(2)
let state, count = 0
for (const line of readFileSync(recorded, 'utf-8').trimEnd().split('\\n')) {
  const { told, shown } = JSON.parse(line)
  if (told.type === 'state') state = Object.fromEntries(parts.map((name) => [name, told[name]]))
  else state = changed(state, told.parts)
  if (!isDeepStrictEqual(state, shown)) throw new Error(`message ${count}`)
  count += 1
}
console.log(count)
"""


def agrees(page: Any, *, anew: bool = True) -> None:
    """A page shows what another one would that has just come, and all of the log from where it has it; with
    `anew` also what words would be that remember nothing."""
    page.take()
    room, shown = page.place.room, page.shown
    fresh = Shown()
    words = room.words(page.line.lang)
    fresh.hear(words.whole(shown.first))
    assert {name: shown.state[name] for name in PARTS} == {name: fresh.state[name] for name in PARTS}
    assert shown.log == fresh.log
    assert (shown.state["revision"], shown.state["step"]) == (room.table.revision, words.step)
    if anew:
        made = msgspec.json.decode(words_now(room.table, page.line.lang, room.people).whole(0))
        assert {name: shown.state[name] for name in PARTS} == {name: made[name] for name in PARTS}


async def whatever(luck: Random, pages: list[Any], count: int) -> None:
    """One thing that happens at a table."""
    room = pages[0].place.room
    page = luck.choice(pages)
    revision = room.table.revision
    match luck.random():
        case n if n < 0.04:
            await page.say(p.Undo(id="u", revision=revision, to=luck.choice(UNDO)))
        case n if n < 0.10 and room.voting is not None:
            await page.say(p.Vote(id="v", revision=revision, agree=luck.random() < 0.8))
        case n if n < 0.12:
            await page.say(p.Settle(id="s", seat=luck.randrange(2), name=f"Name {count}"))
        case n if n < 0.15:
            player = luck.choice(["human", "human", "random"])
            await page.say(p.Settle(id="s", seat=luck.randrange(2), player=player))
        case n if n < 0.18:
            topic = luck.choice(list(room.table.game.topics))
            await page.say(
                p.Order(id="o", revision=revision, seat=0, topic=topic, policy=luck.choice(["ask", "pass"]))
            )
        case n if n < 0.22:
            await page.hello(luck.choice(["en", "fr"]))
        case n if n < 0.24:
            await page.hello(page.line.lang, luck.choice([revision, max(0, revision - 5)]))
        case n if n < 0.25:
            await page.leave()
            await page.come_back()
        case n if n < 0.27:
            room._reload(revision)
            await page.hello(page.line.lang, revision)
        case _ if room.bot_is_asked():
            await pages[0].hall.work(room.bot_move)
            await pages[0].hall._tell(pages[0].place)
        case _ if room.table.request is not None:
            options = [*room.table.request.options, *room.table.request.anytime]
            chosen = luck.choice(options)
            holder = room.seats[chosen.seat].browser
            for one in pages:
                if one.line.browser == holder:
                    await one.answer(chosen.id)
                    break


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ["daylight", "mine"])
def test_a_page_told_of_changes_shows_what_one_told_the_whole_does(
    lay: Any, evening: Any, game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A bot that moves by itself does so between two looks: here it moves when it is its turn in `whatever`.
    monkeypatch.setitem(PACES, "calm", 3600.0)

    async def told(tables: Any) -> None:
        luck = Random(f"{game}{seed}")
        pages = await tables.seated(table := lay(game=game, seed=f"law-{seed}"), ANA, BEN)
        place = pages[0].place
        await tables.hall.join(place, EVE, p.Joining(place.room.row.watch))
        pages.append(await tables.page(table, EVE, lang="fr"))
        await pages[0].say(p.Pace(id="p", pace="calm"))
        for count in range(150):
            await whatever(luck, pages, count)
            for page in pages:
                agrees(page, anew=count % 3 == 0)
            if place.room.table.outcome is not None and luck.random() < 0.5:
                break

    evening(told)


def node_with_types() -> str | None:
    """The Node that builds the page, or the system's, if it can read TypeScript as it is."""
    ours = Path(sys.executable).with_name("node")
    found = str(ours) if ours.exists() else shutil.which("node")
    if found is None:
        return None
    version = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout
    return found if int(version.strip("v\n").split(".")[0]) >= 24 else None


@pytest.mark.parametrize("game", ["daylight", "mine"])
def test_over_a_whole_game_the_page_of_today_shows_what_it_should(
    lay: Any, evening: Any, game: str, tmp_path: Path
) -> None:
    node = node_with_types()
    recorded = tmp_path / "told.jsonl"

    async def told(tables: Any) -> None:
        page = await tables.page(lay(game=game, seed="4"), HOST)
        table = page.place.room.table
        bot = make_bot("heuristic", game, "4")
        page.take()
        with recorded.open("wb") as file:
            while table.request is not None and table.revision < 300:
                agrees(page, anew=table.revision % 5 == 0)
                told = next(raw for raw in reversed(page.raw) if raw.startswith(TELLING))
                shown = {name: page.shown.state[name] for name in PARTS}
                file.write(msgspec.json.encode({"told": msgspec.Raw(told), "shown": shown}) + b"\n")
                await page.answer(bot.choose(table, table.request.seats[0]).id)

    evening(told)
    if node is None:
        pytest.skip("no Node here that reads TypeScript: the page's own code cannot be tried")
    script = tmp_path / "replay.mjs"
    script.write_text(REPLAY.replace("APPLIER", (WEB / "src/lib/difference.ts").as_uri()))
    arguments: list[Any] = [node, script, recorded, *PARTS]
    done = subprocess.run(arguments, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 30
