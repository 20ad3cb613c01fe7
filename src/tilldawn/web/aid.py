"""The player aid as a page to print: plain HTML, one stylesheet, no script."""

from __future__ import annotations

from html import escape

from tilldawn.engine.request import Text
from tilldawn.engine.text import catalog
from tilldawn.rulebook.aid import aid

STYLE = """
:root { color-scheme: light; }
body { max-width: 60rem; margin: 1.5rem auto; padding: 0 1rem; color: #1b1b1b; background: #fff;
  font: 15px/1.4 Georgia, 'Times New Roman', serif; }
h1 { margin: 0 0 .2em; font-size: 1.7rem; }
main { columns: 22rem 2; column-gap: 2rem; }
section { break-inside: avoid-column; margin: 0 0 1rem; }
h2 { margin: 0 0 .1em; font-size: 1.15rem; border-bottom: 2px solid #1b1b1b; }
h2 + p { margin: 0 0 .3em; font-style: italic; }
dl { margin: 0; }
dt { float: left; margin-right: .4em; font-weight: 700; }
dt::after { content: '.'; }
dd { margin: 0 0 .35em; }
footer { margin-top: 1rem; font-size: .85rem; }
@page { margin: 12mm; }
@media print {
  body { max-width: none; margin: 0; padding: 0; font-size: 10.5px; }
  .screen { display: none; }
}
"""


def aid_page(game: str, lang: str) -> str:
    """The aid of a game in a language, as a document."""
    words = catalog(lang, game)
    title = escape(words.say(Text("aid-title", {"game": "=" + words.say(Text("game-title"))})))
    parts = "\n".join(
        f"<section><h2>{escape(part.title)}</h2><p>{escape(part.text)}</p><dl>"
        + "".join(f"<dt>{escape(row.title)}</dt><dd>{escape(row.text)}</dd>" for row in part.rows)
        + "</dl></section>"
        for part in aid(game, lang)
    )
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f'<title>{title}</title><link rel="stylesheet" href="/aid.css"></head>'
        f'<body><h1>{title}</h1><p class="screen">{escape(words.say(Text("aid-print")))}</p>'
        f"<main>{parts}</main></body></html>\n"
    )
