"""Bakes the pictures: `python tools/art.py` (or `make art`).

The sources in `art/` are drawn as SVG text by Node and painted by Chromium, each into two WebP files under
`web/src/art`; `src/tilldawn/web/art.json` says what there is. Only what changed is baked anew.

    python tools/art.py                                  all that changed; what is no longer drawn is removed
    python tools/art.py mine/event/hard-frost 'mine/raid/*'   only these
    python tools/art.py mine/raid/marauders --png /tmp/look   PNG files to look at, and nothing else
    python tools/art.py 'mine/raid/*' --png /tmp/look --sheet  all of them on one sheet, too
    python tools/art.py --again                          everything, whether it changed or not
    python tools/art.py --check                          what would be baked; fails if there is any
    python tools/art.py --missing mine                   the cards that have no picture yet
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, async_playwright

from tilldawn.web import art

ROOT = Path(__file__).parents[1]
BAKED = ROOT / "web" / "src" / "art"
MANIFEST = ROOT / "src" / "tilldawn" / "web" / "art.json"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
AT_ONCE = 2
"""Pages that paint beside each other: painting is work for a processor."""
QUALITIES = (0.5, 0.42, 0.34, 0.28)
"""The first that keeps a file small enough is taken."""
HEAVIEST = 30_000
WIDEST = 960

PAINT = """
async ({ svg, sizes, type, qualities, heaviest }) => {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try { await image.decode(); } catch { return { fault: 'is no SVG that a browser can read' }; }
  const canvas = (width, height, from) => {
    const made = new OffscreenCanvas(width, height);
    const context = made.getContext('2d', { willReadFrequently: true });
    context.imageSmoothingQuality = 'high';
    context.drawImage(from, 0, 0, width, height);
    return made;
  };
  const [large, small] = sizes;
  const painted = canvas(...large, image);
  URL.revokeObjectURL(image.src);
  const files = [];
  for (const drawn of [painted, canvas(...small, painted)]) {
    let blob;
    for (const quality of qualities) {
      blob = await drawn.convertToBlob({ type, quality });
      if (blob.size <= heaviest) break;
    }
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
    files.push(btoa(text));
  }
  const { data } = painted.getContext('2d').getImageData(0, 0, ...large);
  const sum = [0, 0, 0, 0];
  for (let i = 0; i < data.length; i += 4) {
    for (let k = 0; k < 3; k++) sum[k] += data[i + k] * data[i + 3];
    sum[3] += data[i + 3];
  }
  const hex = (n) => Math.round(sum[3] ? n / sum[3] : 0).toString(16).padStart(2, '0');
  return { files, colour: '#' + sum.slice(0, 3).map(hex).join('') };
}
"""


def drawn(names: list[str], *, svg: bool) -> list[dict[str, Any]]:
    """What `art/draw.js` says of the pictures: all of them, or those named."""
    node = ROOT / ".venv" / "bin" / "node"
    command = [str(node if node.exists() else shutil.which("node") or "node"), str(ROOT / "art" / "draw.js")]
    done = subprocess.run(
        [*command, *(["--svg"] if svg else []), *names], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"The pictures cannot be drawn:\n{done.stderr.strip()}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def known() -> dict[str, Any]:
    """The manifest as it is now."""
    if not MANIFEST.exists():
        return {}
    try:
        return {name: entry for name, entry in json.loads(MANIFEST.read_text()).items() if entry}
    except ValueError as broken:
        raise SystemExit(f"{MANIFEST.relative_to(ROOT)} cannot be read ({broken}).") from broken


def write(manifest: dict[str, Any]) -> None:
    """One line for each picture, each with its comma, then a last one: two branches can both add some."""
    lines = [f"{json.dumps(name)}: {json.dumps(manifest[name])},\n" for name in sorted(manifest)]
    MANIFEST.write_text("{\n" + "".join(lines) + '"": null\n}\n')


def files(name: str) -> tuple[Path, Path]:
    """Where a picture's large and small file are."""
    return BAKED / f"{name}.webp", BAKED / f"{name}.small.webp"


def sizes(picture: dict[str, Any]) -> tuple[list[int], list[int]]:
    """Large and small, in pixels: what the picture asks for, or what is usual for its width."""
    width, height = picture["size"]
    large = min(picture.get("large") or width * 3 // 2, WIDEST)
    small = picture.get("small") or min(320 if width >= 480 else 96, large)
    return [large, round(large * height / width)], [small, round(small * height / width)]


def stale(picture: dict[str, Any], manifest: dict[str, Any]) -> bool:
    """Whether a picture has to be painted (anew)."""
    entry = manifest.get(picture["name"])
    return not (
        entry
        and entry["hash"] == picture["hash"]
        and [entry["large"], entry["small"]] == list(sizes(picture))
        and all(path.exists() for path in files(picture["name"]))
    )


def described(picture: dict[str, Any], colour: str) -> dict[str, Any]:
    """A picture's line in the manifest."""
    large, small = sizes(picture)
    entry = {"large": large, "small": small, "colour": colour, "hash": picture["hash"]}
    if picture["alpha"]:
        entry["alpha"] = True
    entry["for"] = picture["for"]
    if picture["topics"]:
        entry["topics"] = picture["topics"]
    return entry


async def paint(browser: Browser, todo: list[dict[str, Any]], png: Path | None) -> dict[str, Any]:
    """Paint the pictures, several at once; gives the lines of the manifest."""
    queue, made = list(reversed(todo)), {}

    async def painter() -> None:
        page = await browser.new_page()
        while queue:
            picture = queue.pop()
            name = picture["name"]
            wanted = {
                "svg": picture["svg"],
                "sizes": sizes(picture),
                "type": "image/png" if png else "image/webp",
                "qualities": QUALITIES[:1] if png else (picture.get("quality", QUALITIES[0]), *QUALITIES),
                "heaviest": HEAVIEST,
            }
            result = await page.evaluate(PAINT, wanted)
            if "fault" in result:
                raise SystemExit(f"{name} {result['fault']}.")
            contents = [base64.b64decode(one) for one in result["files"]]
            if png:
                paths: tuple[Path, ...] = tuple(
                    png / f"{name.replace('/', '-')}{end}.png" for end in ("", ".small")
                )
            else:
                paths = files(name)
                if len(contents[0]) > HEAVIEST:
                    raise SystemExit(
                        f"{name} weighs {len(contents[0]):,} bytes, more than {HEAVIEST:,}: draw it calmer."
                    )
            for path, content in zip(paths, contents, strict=True):
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content)
            made[name] = described(picture, result["colour"])
            print(f"{name}  {len(contents[0]) / 1000:.1f} kB, {len(contents[1]) / 1000:.1f} kB", flush=True)

    await asyncio.gather(*(painter() for _ in range(min(AT_ONCE, len(todo)))))
    return made


async def sheet(browser: Browser, todo: list[dict[str, Any]], png: Path) -> None:
    """All pictures on one sheet, `sheet.png`: each large, small, and 40 pixels high."""
    page = await browser.new_page(viewport={"width": 1320, "height": 800})
    cells = ""
    for picture in todo:
        name = picture["name"]
        large, small = (
            base64.b64encode((png / f"{name.replace('/', '-')}{end}.png").read_bytes()).decode()
            for end in ("", ".small")
        )
        cells += (
            f"<figure><img src='data:image/png;base64,{large}' style='max-width:480px;max-height:400px'>"
            f"<img src='data:image/png;base64,{small}' style='max-width:160px'>"
            f"<img src='data:image/png;base64,{small}' style='height:40px'>"
            f"<figcaption>{name}</figcaption></figure>"
        )
    style = (
        "body{margin:8px;background:#23262a;color:#ccc;font:13px sans-serif}"
        "body{display:flex;flex-wrap:wrap;gap:8px}"
        "figure{margin:0;width:640px}img{vertical-align:top;margin-right:4px}"
    )
    await page.set_content(f"<style>{style}</style>{cells}")
    await page.screenshot(path=png / "sheet.png", full_page=True)


async def bake(todo: list[dict[str, Any]], png: Path | None, *, together: bool) -> dict[str, Any]:
    """Open Chromium and paint."""
    found = next((path for name in CHROMIUMS if (path := shutil.which(name))), None)
    if found is None:
        raise SystemExit("Pictures are painted by Chromium, and there is none here: make chromium.")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        try:
            made = await paint(browser, todo, png)
            if png and together:
                await sheet(browser, todo, png)
            return made
        finally:
            await browser.close()


def sweep(manifest: dict[str, Any], names: set[str]) -> dict[str, Any]:
    """Forget pictures that are no longer drawn, and remove their files."""
    keep = {path for name in names for path in files(name)}
    for path in sorted(BAKED.rglob("*.webp")):
        if path not in keep:
            print(f"removed {path.relative_to(ROOT)}")
            path.unlink()
    return {name: entry for name, entry in manifest.items() if name in names}


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", help="pictures (game/family/id), or a beginning and *")
    parser.add_argument("--png", type=Path, metavar="FOLDER", help="write PNG files there, and nothing else")
    parser.add_argument("--sheet", action="store_true", help="with --png: sheet.png, all of them together")
    parser.add_argument("--again", action="store_true", help="bake even what did not change")
    parser.add_argument("--missing", metavar="GAME", help="list the cards that have no picture yet")
    parser.add_argument("--check", action="store_true", help="bake nothing; fail if something should be")
    asked = parser.parse_args()
    pictures = drawn(asked.names, svg=False)
    if asked.missing:
        told = {one["name"]: one for one in pictures}
        cards = art.decks(asked.missing)
        for fault in art.faults(asked.missing, tuple(cards), told, cards):
            print(f"{fault.where}: {fault.what}")
        return
    manifest = known()
    todo = pictures if asked.again or asked.png else [one for one in pictures if stale(one, manifest)]
    if asked.check:
        raise SystemExit("\n".join(f"{one['name']} has changed: make art" for one in todo) or 0)
    if todo:
        todo = drawn([one["name"] for one in todo], svg=True)
        made = asyncio.run(bake(todo, asked.png, together=asked.sheet))
    else:
        made = {}
    if asked.png:
        return
    for picture in pictures:
        name = picture["name"]
        manifest[name] = made.get(name) or described(picture, manifest[name]["colour"])
    if not asked.names:
        manifest = sweep(manifest, {one["name"] for one in pictures})
    write(manifest)
    print(f"{len(made)} baked, {len(manifest)} in all")


if __name__ == "__main__":
    main()
