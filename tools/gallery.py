"""Writes the gallery: every picture of the games on one page, and the sounds to listen to.

`python tools/gallery.py` (or `make gallery`) writes `docs/gallery/index.html` and `sounds.js` beside it. The
page shows the files that are committed under `web/src/art`, large, small and as small as on a board, on a
light and on a dark ground; the sounds are those of the table, made in the browser by the same code.
"""

from __future__ import annotations

import html
import shutil
import subprocess
from itertools import groupby
from pathlib import Path
from typing import Any

from tilldawn.engine.request import Text
from tilldawn.engine.text import MissingText, catalog
from tilldawn.web import art

ROOT = Path(__file__).parents[1]
GALLERY = ROOT / "docs" / "gallery"
SOUND = ROOT / "web" / "src" / "sound"
FILES = "../../web/src/art"
GAMES = {"mine": "This War of Mine", "daylight": "Survive Until Daylight"}
NAMES = {"epilogue": "epilogue-{}.title", "enemy": "enemy-{}", "character": "character-{}"}
"""How things of a family are called, where they are no cards."""

STYLE = """
:root { color-scheme: light dark; --ground: light-dark(#f6f3ec, #0e1114); --ink: light-dark(#23262b, #ece6da);
  --quiet: light-dark(#5c5f66, #b9bdbc); --line: light-dark(#d9d2c3, #323c43); }
:root:has(#light:checked) { color-scheme: light; }
:root:has(#dark:checked) { color-scheme: dark; }
body { margin: 0 auto; padding: 16px 24px 64px; max-width: 1500px; background: var(--ground);
  color: var(--ink); font: 16px/1.45 system-ui, sans-serif; }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.2; }
h2 { margin-top: 48px; border-bottom: 1px solid var(--line); }
nav, .themes { display: flex; flex-wrap: wrap; gap: 6px 14px; }
a { color: inherit; }
.family { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 440px), 1fr)); gap: 20px; }
.family.tall { grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); }
figure { margin: 0; }
.large { display: block; width: 100%; height: auto; border-radius: 6px; }
.alpha .large { max-height: 240px; object-fit: contain; background: light-dark(#e6e0d2, #20272c); }
.sizes { display: flex; margin-top: 6px; border-radius: 6px; overflow: hidden; }
.sizes span { flex: 1; display: flex; align-items: end; gap: 8px; padding: 8px; }
.sizes .day { background: #f6f3ec; }
.sizes .night { background: #0e1114; }
figcaption { padding-top: 4px; color: var(--quiet); font-size: 14px; }
figcaption b { color: var(--ink); }
.sounds { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 8px; }
button { font: inherit; min-height: 44px; text-align: start; }
button[aria-pressed=true] { outline: 3px solid #f0b35e; }
"""

LISTEN = """
  const listening = new Map()
  let player
  const heard = () => (player ??= new Player(0.8, 1))
  for (const button of document.querySelectorAll('[data-layer]'))
    button.onclick = () => {
      const on = !listening.delete(button.dataset.layer)
      if (on) listening.set(button.dataset.layer, 0.8)
      button.setAttribute('aria-pressed', on)
      heard().follow(Object.fromEntries(listening))
    }
  for (const button of document.querySelectorAll('[data-effect]'))
    button.onclick = () => {
      heard()
      setTimeout(() => player.play([button.dataset.effect]), 120)
    }
"""

STRIP = """
const { stripTypeScriptTypes } = require('node:module')
const { readFileSync } = require('node:fs')
for (const file of process.argv.slice(1))
  console.log(stripTypeScriptTypes(readFileSync(file, 'utf8'), { mode: 'transform' }))
"""


def called(game: str, card: str) -> str:
    """What a card is called in English; its id where it has no name."""
    family, _, id = card.partition("/")
    words = catalog("en", game)
    for message in (NAMES.get(family, "card-{}"), "card-{}", family + "-{}"):
        name = message.format(id)
        base, _, attribute = name.partition(".")
        if words.has(base, attribute):
            try:
                return str(words.say(Text(name, {"name": "", "sex": "m", "goal": 0, "second": 0})))
            except (MissingText, KeyError):
                continue
    return id


def figure(name: str, entry: dict[str, Any]) -> str:
    """One picture in its sizes, on one line: two branches may each add some."""
    game = name.split("/")[0]
    names = ", ".join(dict.fromkeys(called(game, card) for card in entry["for"]))
    large, small = (f"{FILES}/{name}{end}.webp" for end in ("", ".small"))
    (width, height), narrow = entry["large"], entry["small"][0]
    sizes = "".join(
        f'<span class="{ground}"><img src="{small}" width="{min(narrow, 160)}" loading="lazy" alt="">'
        f'<img src="{small}" height="40" loading="lazy" alt=""></span>'
        for ground in ("day", "night")
    )
    ground = "" if entry.get("alpha") else f' style="background-color: {entry["colour"]}"'
    topics = f" · may be faded: {', '.join(entry['topics'])}" if entry.get("topics") else ""
    return (
        f'<figure class="{"alpha" if entry.get("alpha") else ""}" id="{name}">'
        f'<img class="large" src="{large}" width="{width}" height="{height}" loading="lazy" '
        f'alt="{html.escape(names or name)}"{ground}>'
        f'<div class="sizes">{sizes}</div>'
        f"<figcaption><b>{html.escape(names)}</b> {name}{topics}</figcaption></figure>\n"
    )


def families() -> str:
    """All pictures, family by family."""
    made = ""
    listed = sorted(art.pictures().items(), key=lambda one: (one[0].split("/")[0] != "mine", one[0]))
    for (game, family), some in groupby(listed, key=lambda one: tuple(one[0].split("/")[:2])):
        shown = list(some)
        tall = all(entry["large"][0] <= entry["large"][1] * 1.2 for _, entry in shown)
        made += f'<h2 id="{game}-{family}">{GAMES[game]}: {family} ({len(shown)})</h2>\n'
        made += f'<div class="family{" tall" if tall else ""}">\n'
        made += "".join(figure(name, entry) for name, entry in shown) + "</div>\n"
    return made


def contents() -> str:
    """Links to the families."""
    found = dict.fromkeys(tuple(name.split("/")[:2]) for name in art.pictures())
    return "".join(f'<a href="#{game}-{family}">{game} {family}</a>\n' for game, family in sorted(found))


def sounds() -> tuple[str, str]:
    """The buttons of the sounds, and the script that plays them: the table's own, without its types."""
    node = ROOT / ".venv" / "bin" / "node"
    sources = [str(SOUND / f"{name}.ts") for name in ("layers", "synth", "player")]
    done = subprocess.run(
        [str(node if node.exists() else shutil.which("node") or "node"), "-e", STRIP, *sources],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"The sounds cannot be read:\n{done.stderr.strip()}")
    lines = [line for line in done.stdout.splitlines() if not line.startswith("import ")]
    code = "\n".join(line.removeprefix("export ") for line in lines).strip()
    told = (SOUND / "layers.ts").read_text()

    def listed(name: str) -> list[str]:
        inside = told.split(f"export const {name} = [")[1].split("]")[0]
        return [word.strip().strip("'") for word in inside.split(",") if word.strip()]

    made = "".join(
        f'<button data-layer="{one}" aria-pressed="false">♪ {one}</button>\n' for one in listed("LAYERS")
    )
    made += "".join(f'<button data-effect="{one}">▸ {one}</button>\n' for one in listed("EFFECTS"))
    return (
        made,
        f"/* Made by make gallery from web/src/sound. Do not edit. */\n(() => {{\n{code}\n{LISTEN}}})()\n",
    )


def main() -> None:
    """Write the page."""
    GALLERY.mkdir(parents=True, exist_ok=True)
    buttons, script = sounds()
    (GALLERY / "sounds.js").write_text(script)
    count = len(art.pictures())
    (GALLERY / "index.html").write_text(
        f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tilldawn: pictures and sounds</title>
<!-- Made by make gallery. Do not edit. -->
<style>{STYLE}</style>
<h1>Pictures and sounds</h1>
<p>{count} pictures, drawn by the code in <a href="../../art/README.md">art/</a> and baked by
<code>make art</code>. Each large, small, and 40 pixels high on a light and on a dark ground.</p>
<p class="themes"><label><input type="radio" name="theme" id="light"> light</label>
<label><input type="radio" name="theme" id="dark"> dark</label>
<label><input type="radio" name="theme" checked> as the system has it</label></p>
<nav>
{contents()}<a href="#sounds">sounds</a>
</nav>
{families()}<h2 id="sounds">Sounds</h2>
<p>Made in the browser, by the code of the table. Layers (♪) go on until they are pressed again; others (▸)
end.</p>
<div class="sounds">
{buttons}</div>
<script src="sounds.js"></script>
</html>
"""
    )
    print(f"{count} pictures in {GALLERY.relative_to(ROOT) / 'index.html'}")


if __name__ == "__main__":
    main()
