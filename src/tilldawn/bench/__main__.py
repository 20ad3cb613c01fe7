"""One load on a server of any tree: `python -m tilldawn.bench GAME TABLES SOCKETS SECONDS [PAUSE [TREE]]`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tilldawn.bench.load import Load
from tilldawn.bench.server import TREE, under


def main() -> None:
    """Print what was measured."""
    game, tables, sockets, seconds, *more = sys.argv[1:]
    pause = float(more[0]) if more else 0.0
    tree = Path(more[1]).resolve() if len(more) > 1 else TREE
    print(json.dumps(under(Load(game, int(tables), int(sockets), float(seconds), pause), tree, wakes=True)))


if __name__ == "__main__":
    main()
