"""How well every word can be told from what is painted behind it, be that a picture: axe cannot judge that.

The page is photographed twice, once with its letters taken off and once with them in a colour nothing else
has: where the two differ, there is ink, and the first one shows what lies behind it. Shadows of the letters
stay where they are. Both pictures are read in a page of their own.
"""

from __future__ import annotations

import base64
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

LARGE, LARGE_BOLD = 24, 18.66
"""Pixels from which letters are large, by WCAG 1.4.3."""
AFAR = 2
"""Heights of the screen that are looked at where something is to be scrolled."""

WORDS = """() => {
    const touchable = new CSSStyleSheet()
    touchable.replaceSync('* { pointer-events: auto !important }')
    document.adoptedStyleSheets.push(touchable)
    const core = ({ x, y, width, height }) => [x, y + height * 0.15, width, height * 0.7]
    const clear = (part) => {
        const { opacity, backgroundColor, backgroundImage } = getComputedStyle(part)
        const empty = backgroundImage === 'none' && /^(transparent|rgba\\(.*, 0\\))$/.test(backgroundColor)
        return opacity === '0' || (empty && part instanceof HTMLElement && part.tagName !== 'IMG')
    }
    const akin = (one, other) => one.contains(other) || other.contains(one)
    const bare = (part) => (point) => {
        const top = document.elementsFromPoint(...point).find((one) => akin(one, part) || !clear(one))
        return top !== undefined && akin(top, part)
    }
    const cut = (part) => ([x, y, width, height]) => {
        for (let pane = part; pane; pane = pane.parentElement) {
            const { overflowX, overflowY, maskImage } = getComputedStyle(pane)
            const { left, right, top, bottom } = pane.getBoundingClientRect()
            const fading = maskImage !== 'none' && pane.scrollHeight > pane.clientHeight ? 60 : -1
            if (overflowY !== 'visible' && (y < top - 1 || y + height > bottom - fading)) return true
            if (overflowX !== 'visible' && (x < left - 1 || x + width > right + 1)) return true
        }
        return false
    }
    const edges = ([x, y, width, height]) =>
        [[0.5, 0], [0.5, 1], [0.02, 0.5], [0.98, 0.5]].map(([w, h]) => [x + width * w, y + height * h])
    const seen = (part) => (box) => edges(box).every(bare(part))
    const opacity = (part) => (part ? getComputedStyle(part).opacity * opacity(part.parentElement) : 1)
    const scale = (part) => part instanceof SVGElement
        ? part.getScreenCTM().a
        : part.offsetWidth ? part.getBoundingClientRect().width / part.offsetWidth : 1
    const words = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
        const part = texts.currentNode.parentElement
        const text = texts.currentNode.textContent.trim()
        if (!text || !part.checkVisibility({ visibilityProperty: true })) continue
        if (part.closest(':disabled, [aria-disabled=true], [inert], .visually-hidden')) continue
        range.selectNodeContents(texts.currentNode)
        const boxes = [...range.getClientRects()].map(core).filter(seen(part.ownerSVGElement ?? part))
            .filter((box) => !cut(part)(box))
        const style = getComputedStyle(part)
        const colour = part instanceof SVGElement ? style.fill : style.webkitTextFillColor
        words.push({
            text: text.replaceAll(/\\s+/g, ' ').slice(0, 40),
            where: [part.parentElement, part].map((one) => one.getAttribute('class') ?? '').join(' > '),
            colour,
            opacity: opacity(part),
            size: parseFloat(style.fontSize) * scale(part),
            bold: Number(style.fontWeight) >= 700,
            boxes
        })
    }
    document.adoptedStyleSheets.pop()
    return words.filter(({ boxes }) => boxes.length > 0)
}"""
"""Every piece of text in sight: its colour and size, and the boxes of its lines that are neither cut nor
covered, without ascenders. What is shut needs no contrast, nor does what fades as it is scrolled to."""

INK = """(colour) => {
    window.ink ??= new CSSStyleSheet()
    window.ink.replaceSync(colour && `
        * { -webkit-text-fill-color: ${colour} !important; text-decoration-color: transparent !important }
        svg text, svg tspan { fill: ${colour} !important }`)
    if (!document.adoptedStyleSheets.includes(window.ink)) document.adoptedStyleSheets.push(window.ink)
}"""

JUDGE = """async ([bare, inked, words, wide, worst]) => {
    const read = async (shot) => {
        const bytes = Uint8Array.from(atob(shot), (letter) => letter.charCodeAt(0))
        const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const canvas = new OffscreenCanvas(picture.width, picture.height)
        const pen = canvas.getContext('2d', { willReadFrequently: true })
        pen.drawImage(picture, 0, 0)
        return pen.getImageData(0, 0, picture.width, picture.height)
    }
    const pot = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const parsed = (colour) => {
        pot.clearRect(0, 0, 1, 1)
        pot.fillStyle = colour
        pot.fillRect(0, 0, 1, 1)
        return pot.getImageData(0, 0, 1, 1).data
    }
    const curve = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    const linear = Float64Array.from({ length: 256 }, (_, part) => curve(part / 255))
    const luminance = ([red, green, blue]) =>
        0.2126 * linear[red] + 0.7152 * linear[green] + 0.0722 * linear[blue]
    const [behind, ink] = [await read(bare), await read(inked)]
    const { width, height, data } = behind
    const scale = width / wide
    const isInk = (here) => [0, 1, 2].some((part) => Math.abs(data[here + part] - ink.data[here + part]) > 40)
    const around = [0, 4, -4, width * 4, width * -4]
    function touched(boxes) {
        const spots = new Set()
        for (const [x, y, w, h] of boxes.map((box) => box.map((length) => length * scale))) {
            const [right, bottom] = [Math.min(width - 1, x + w), Math.min(height - 1, y + h)]
            for (let row = Math.max(1, Math.floor(y)); row < bottom; row += 1)
                for (let column = Math.max(1, Math.floor(x)); column < right; column += 1) {
                    const here = (row * width + column) * 4
                    if (isInk(here)) for (const step of around) spots.add(here + step)
                }
        }
        return [...spots]
    }
    return words.map(({ boxes, colour, opacity }) => {
        const letter = parsed(colour)
        const alpha = (letter[3] / 255) * opacity
        if (!alpha) return null
        const mixed = (under, over) => Math.round(alpha * over + (1 - alpha) * under)
        const ratios = touched(boxes).map((here) => {
            const under = [data[here], data[here + 1], data[here + 2]]
            const both = [under, under.map((part, at) => mixed(part, letter[at]))].map(luminance)
            return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)
        })
        return ratios.sort((one, other) => one - other)[Math.floor(ratios.length * worst)] ?? null
    })
}"""
"""For each text the contrast with what lies behind its ink and right beside it, at the worst tenth of it;
none where there is no ink."""

SETTLED = """() => [...document.querySelectorAll('.art img')].every((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect()
    const near = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    return !near || !one.checkVisibility() || one.classList.contains('there')
})"""

FURTHER = """() => {
    const high = (part) => part.scrollHeight - part.clientHeight
    const scrolls = (part) => /auto|scroll/.test(getComputedStyle(part).overflowY) && !part.closest('[inert]')
    const parts = [document.scrollingElement, ...[...document.querySelectorAll('body *')].filter(scrolls)]
    const long = parts.filter((part) => high(part) > 40)
    const widest = long.sort((one, other) => other.clientWidth - one.clientWidth)[0]
    if (!widest || widest.scrollTop >= high(widest) - 4) return false
    widest.scrollBy({ top: widest.clientHeight * 0.9, behavior: 'instant' })
    return true
}"""
"""Scrolls on what is the widest of all that can be scrolled; false if there is no more of it."""


@dataclass(frozen=True)
class Word:
    """A piece of text, and how it stands out."""

    text: str
    where: str
    size: float
    bold: bool
    at: tuple[int, int]
    contrast: float

    @property
    def needed(self) -> float:
        return 3 if self.size >= (LARGE_BOLD if self.bold else LARGE) else 4.5

    def __str__(self) -> str:
        what = f"{self.size:.0f} px at {self.at}, {self.where}"
        return f"“{self.text}” {self.contrast:.2f} < {self.needed} ({what})"


class Meter:
    """Measures the words of pages."""

    def __init__(self, desk: Page) -> None:
        self._desk = desk

    def words(self, page: Page) -> list[Word]:
        """Every word of a page that has come to rest, from its top to its end or as far as is fair."""
        found: list[Word] = []
        for _ in range(AFAR):
            found += self._in_sight(page)
            if not page.evaluate(FURTHER):
                break
        return found

    def _in_sight(self, page: Page) -> list[Word]:
        page.wait_for_function(SETTLED)
        words: list[dict[str, Any]] = page.evaluate(WORDS)
        shots = [self._shot(page, colour) for colour in ("transparent", "#f0f")]
        page.evaluate(INK, "")
        ratios = self._desk.evaluate(JUDGE, [*shots, words, page.evaluate("innerWidth"), 0.1])
        return [
            Word(word["text"], word["where"], word["size"], word["bold"], _corner(word["boxes"]), ratio)
            for word, ratio in zip(words, ratios, strict=True)
            if ratio is not None
        ]

    def _shot(self, page: Page, ink: str) -> str:
        page.evaluate(INK, ink)
        return base64.b64encode(page.screenshot(animations="disabled", scale="css")).decode()


def _corner(boxes: list[list[float]]) -> tuple[int, int]:
    left, top, *_ = boxes[0]
    return round(left), round(top)


def faint(words: list[Word]) -> list[str]:
    """What is not told from its ground well enough, worst first."""
    return [str(word) for word in sorted(words, key=lambda one: one.contrast) if word.contrast < word.needed]
