"""`tilldawn` with any page: serving.py PAGE ARGUMENTS… These tests need no Node."""

from __future__ import annotations

import sys
from pathlib import Path

from tilldawn import cli
from tilldawn.web import app, serve

if __name__ == "__main__":
    page = sys.argv[1]
    child = [sys.executable, __file__, page, "serve"]
    app.PAGE = Path(page)
    vars(serve).update(PAGE=Path(page), child_command=lambda told: [*child, *told, "--inherit"])
    sys.exit(cli.main(sys.argv[2:]))
