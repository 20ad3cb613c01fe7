"""Measures Catanatron; run by the bench environment's own interpreter, prints one line of JSON.

A decision is a choice between at least two actions, as it is for us; an answer is any action of a player,
forced ones (such as rolling the dice) included.
"""

from __future__ import annotations

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def main(seconds: float) -> None:
    """Play random 4-player games for so many seconds, then copy one in its middle."""
    random.seed(1)
    decisions = answers = games = 0
    clock = time.perf_counter
    spent = 0.0
    while spent < seconds:
        game = Game([RandomPlayer(color) for color in COLORS])
        began = clock()
        while game.winning_color() is None and game.state.num_turns < 1000:
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
            answers += 1
        spent += clock() - began
        games += 1
    game = Game([RandomPlayer(color) for color in COLORS])
    for _ in range(200):
        game.play_tick()
    copies = 2000
    began = clock()
    for _ in range(copies):
        game.copy()
    copy_us = (clock() - began) / copies * 1e6
    print(
        json.dumps(
            {
                "decisions_per_s": decisions / spent,
                "answers_per_s": answers / spent,
                "copy_us": copy_us,
                "game_ms": spent / games * 1e3,
            }
        )
    )


if __name__ == "__main__":
    main(float(sys.argv[1]))
