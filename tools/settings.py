"""Writes the table of settings in docs/operations.md anew."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tilldawn.web.settings import described

HANDBOOK = Path(__file__).parents[1] / "docs" / "operations.md"


def main() -> None:
    rows = ["| Setting | Default | What it is |", "|---|---|---|"]
    rows += [
        f"| `{name}` | `{msgspec.json.encode(value).decode()}` | {about} |"
        for name, value, about in described()
    ]
    before = HANDBOOK.read_text().partition("\n| Setting |")[0]
    HANDBOOK.write_text(before + "\n" + "\n".join(rows) + "\n")


if __name__ == "__main__":
    main()
