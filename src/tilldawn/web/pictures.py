"""Pictures of the web table for the documentation: `python -m tilldawn.web.pictures FOLDER`.

Bots bring a table to a moment worth seeing, the page opens it as a save, and Chromium photographs it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.engine.table import Table
from tilldawn.web.photographer import browser, server, sit

DESKTOP, PHONE = (1280, 800), (390, 844)
NAMES = ("Ana", "Bruno", "Chloé", "Dario", "Edda", "Farid")


class Picture(Struct, frozen=True):
    """One picture: a moment of a game (or the start page), a screen, a theme and a language."""

    name: str
    game: str = ""
    seats: int = 2
    when: Callable[[Any, str], bool] = lambda view, kind: True
    size: tuple[int, int] = DESKTOP
    dark: bool = False
    lang: str = "en"


PICTURES = (
    Picture("web-start"),
    Picture("web-mine-day", "mine", 3, lambda view, kind: view.day == 4 and kind == "plan"),
    Picture("web-mine-city", "mine", 2, lambda view, kind: view.day >= 3 and kind == "where-to", dark=True),
    Picture("web-mine-combat", "mine", 2, lambda view, kind: kind == "round"),
    Picture("web-mine-book", "mine", 2, lambda view, kind: view.day >= 2 and kind == "script", dark=True),
    Picture("web-daylight-combat", "daylight", 4, lambda view, kind: view.round == 3 and kind == "turn"),
    Picture(
        "web-daylight-search",
        "daylight",
        6,
        lambda view, kind: view.round == 5 and kind == "found",
        dark=True,
    ),
    Picture("web-mine-evening", "mine", 2, lambda view, kind: view.day >= 2 and kind == "evening", dark=True),
    Picture(
        "web-mine-night", "mine", 2, lambda view, kind: view.day >= 2 and kind == "guard-weapon", dark=True
    ),
    Picture("web-mine-phone", "mine", 1, lambda view, kind: view.day == 3 and kind == "plan", PHONE),
    Picture(
        "web-daylight-phone",
        "daylight",
        3,
        lambda view, kind: view.round == 2 and kind == "turn",
        PHONE,
        True,
        "fr",
    ),
)

SIZES = (DESKTOP, (1920, 1080), (768, 1024), PHONE)
SCREENS = tuple(
    Picture(f"screens/{game}-{size[0]}-{theme}", game, 2, when, size, theme == "dark")
    for game, when in (
        ("mine", lambda view, kind: view.day == 3 and kind == "plan"),
        ("daylight", lambda view, kind: view.round == 3 and kind == "turn"),
    )
    for size in SIZES
    for theme in ("light", "dark")
)
"""Both games on four screens, in light and dark."""


def moment(picture: Picture) -> Table[Any]:
    """A table at the moment a picture shows; seeds are tried until one gets there."""
    for seed in range(200):
        table = tilldawn.new_table(picture.game, NAMES[: picture.seats], seed)
        bot = make_bot("heuristic", picture.game, str(seed))
        while table.request is not None:
            if picture.when(table.look(), table.request.kind):
                return table
            chosen = bot.choose(table, table.request.seats[0])
            table.answer(chosen.id, chosen.seat)
    raise LookupError(f"no game has come to the moment of {picture.name}")


def main(folder: Path) -> None:
    """Photograph everything."""
    (folder / "screens").mkdir(parents=True, exist_ok=True)
    with server() as address, browser() as opened:
        for picture in (*PICTURES, *SCREENS):
            context = opened.new_context(
                viewport={"width": picture.size[0], "height": picture.size[1]},
                color_scheme="dark" if picture.dark else "light",
                locale=picture.lang,
                reduced_motion="reduce",
            )
            page = context.new_page()
            if picture.game:
                sit(context, page, address, moment(picture))
            else:
                page.goto(address, wait_until="networkidle")
            page.wait_for_timeout(400)
            page.wait_for_function("[...document.images].every((image) => image.complete)")
            quality = 70 if picture in SCREENS else 88
            page.screenshot(path=folder / f"{picture.name}.jpg", type="jpeg", quality=quality)
            context.close()
            print(picture.name)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
