"""Writes down the sounds of the page: `python tools/sounds.py FOLDER` (a part of `make gallery`).

They are made by code in the browser (`web/src/sound/synth.ts`), so nothing of them is fetched and none is
kept in the repository. To be listened to elsewhere, each is rendered by Chromium and encoded as Opus in Ogg.

    python tools/sounds.py docs/gallery/sounds          all of them, and nothing else
    python tools/sounds.py /tmp/heard wind knock --seconds 8
    python tools/sounds.py --figures                    how loud and how bright each is
"""

from __future__ import annotations

import argparse
import base64
import shutil
import struct
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "web/src/sound/player.ts"
BUNDLER = ROOT / "web/node_modules/.bin/rolldown"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
RATE = 24_000
"""What Opus is given; it counts in 48,000ths all the same."""

FIGURES = """async ([name, seconds]) => {
  const samples = await sounds.render(name, seconds)
  const edges = [120, 500, 2000, 11025]
  const bands = [0, 0, 0, 0]
  for (let from = 0; from + 1024 <= samples.length; from += 4096) {
    for (let bin = 1; bin < 512; bin += bin < 64 ? 1 : 8) {
      let [re, im] = [0, 0]
      for (let at = 0; at < 1024; at++) {
        const one = samples[from + at] * (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / 1024))
        re += one * Math.cos((2 * Math.PI * bin * at) / 1024)
        im -= one * Math.sin((2 * Math.PI * bin * at) / 1024)
      }
      const band = edges.findIndex((edge) => (bin * 22050) / 1024 < edge)
      bands[band] += (re * re + im * im) * (bin < 64 ? 1 : 8)
    }
  }
  const all = bands.reduce((one, other) => one + other) || 1
  let [peak, sum] = [0, 0]
  samples.forEach((one) => {
    peak = Math.max(peak, Math.abs(one))
    sum += one * one
  })
  const again = await sounds.render(name, seconds)
  const apart = again.reduce((most, one, at) => Math.max(most, Math.abs(one - samples[at])), 0)
  return { peak, rms: Math.sqrt(sum / samples.length), bands: bands.map((one) => one / all), apart }
}"""

ENCODE = """async ([name, seconds, rate]) => {
  const samples = await sounds.render(name, seconds, rate)
  const packets = []
  const encoder = new AudioEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      packets.push(btoa(String.fromCharCode(...data)))
    },
    error: (error) => { throw error }
  })
  encoder.configure({ codec: 'opus', sampleRate: rate, numberOfChannels: 1, bitrate: 24000 })
  const data = samples.slice()
  encoder.encode(new AudioData({
    format: 'f32', sampleRate: rate, numberOfFrames: data.length, numberOfChannels: 1, timestamp: 0, data
  }))
  await encoder.flush()
  return packets
}"""


def bundle() -> str:
    """The sounds as one script that a page can run: `sounds.render(name, seconds)`."""
    with tempfile.TemporaryDirectory() as folder:
        command = [str(BUNDLER), str(SOURCE), "-f", "iife", "-n", "sounds", "-d", folder]
        subprocess.run(command, check=True, capture_output=True, cwd=ROOT / "web")
        return (Path(folder) / "player.js").read_text(encoding="utf-8")


def names() -> tuple[list[str], list[str]]:
    """Layers and effects, as the page lists them."""
    found: list[list[str]] = []
    text = (ROOT / "web/src/sound/layers.ts").read_text(encoding="utf-8")
    for kind in ("LAYERS", "EFFECTS"):
        start = text.index(f"export const {kind} = [")
        found.append(text[start : text.index("] as const", start)].split("'")[1::2])
    return found[0], found[1]


def ogg(packets: list[bytes], frames: int) -> bytes:
    """Opus packets of 20 ms in an Ogg stream (RFC 3533, RFC 7845)."""
    head = b"OpusHead" + struct.pack("<BBHIhB", 1, 1, 312, RATE, 0, 0)
    vendor = b"Tilldawn"
    tags = b"OpusTags" + struct.pack("<I", len(vendor)) + vendor + struct.pack("<I", 0)
    pages = [_page(0, 0, 2, [head]), _page(1, 0, 0, [tags])]
    for first in range(0, len(packets), 50):
        some = packets[first : first + 50]
        last = first + 50 >= len(packets)
        position = min((first + len(some)) * 960, frames * 48_000 // RATE + 312)
        pages.append(_page(len(pages), position, 4 if last else 0, some))
    return b"".join(pages)


def _page(number: int, position: int, flags: int, packets: list[bytes]) -> bytes:
    lacing = b"".join(bytes([255] * (len(one) // 255) + [len(one) % 255]) for one in packets)
    head = b"OggS" + struct.pack("<BBqIII", 0, flags, position, 1, number, 0) + bytes([len(lacing)])
    whole = head + lacing + b"".join(packets)
    return whole[:22] + struct.pack("<I", _checksum(whole)) + whole[26:]


def _checksum(data: bytes) -> int:
    sum_ = 0
    for byte in data:
        sum_ ^= byte << 24
        for _ in range(8):
            sum_ = ((sum_ << 1) ^ 0x04C11DB7 if sum_ & 0x80000000 else sum_ << 1) & 0xFFFFFFFF
    return sum_


def open_page(browser: Any) -> Any:
    """A page in which the sounds can be rendered."""
    page = browser.new_page()
    page.route("**", lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"))
    page.goto("http://localhost/")  # answered by ourselves: some of what is needed is for secure pages only
    page.add_script_tag(content=bundle())
    return page


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--seconds", type=float, default=12.0, help="of a layer; effects take 4")
    parser.add_argument("--figures", action="store_true")
    asked = parser.parse_args()
    layers, effects = names()
    lengths = dict.fromkeys(layers, asked.seconds) | dict.fromkeys(effects, 4.0)
    chromium = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = open_page(browser)
        for name in asked.names or lengths:
            if asked.figures or not asked.folder:
                found = page.evaluate(FIGURES, [name, lengths[name]])
                shares = "  ".join(f"{share:4.0%}" for share in found["bands"])
                print(f"{name:8} peak {found['peak']:.3f}  rms {found['rms']:.4f}  deep to bright {shares}")
                continue
            packets = [base64.b64decode(one) for one in page.evaluate(ENCODE, [name, lengths[name], RATE])]
            asked.folder.mkdir(parents=True, exist_ok=True)
            file = asked.folder / f"{name}.ogg"
            file.write_bytes(ogg(packets, int(lengths[name] * RATE)))
            print(f"{file}  {file.stat().st_size / 1000:.1f} kB")
        browser.close()


if __name__ == "__main__":
    main()
