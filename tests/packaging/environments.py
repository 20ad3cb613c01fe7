"""Fresh environments to install things into."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def _uv() -> str | None:
    beside = Path(sys.prefix).parent / ".tools/bin/uv"
    return str(beside) if beside.is_file() else shutil.which("uv")


UV = _uv()


def run(*command: object, **more: object) -> subprocess.CompletedProcess[str]:
    """Run a command and show what it said when it fails."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, **more)  # type: ignore[call-overload]
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done  # type: ignore[no-any-return]


class Environment:
    """A fresh environment with Tilldawn in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "bin"
        kept = {
            key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "LC_", "LANG"))
        }
        self.env = {**kept, "TILLDAWN_DATA": str(folder / "data"), "LANG": "en_GB.UTF-8"}

    def install(self, *what: object) -> None:
        """Install from the shared cache; without one, from wherever packages come from here."""
        command = (
            UV,
            "pip",
            "install",
            "--python",
            self.bin / "python",
            "-c",
            ROOT / "requirements/runtime.txt",
        )
        try:
            run(*command, "--offline", *what, env=self.env)
        except AssertionError:
            run(*command, *what, env=self.env)

    def packages(self) -> set[str]:
        listed = run(UV, "pip", "freeze", "--python", self.bin / "python").stdout
        return {line.partition("==")[0].partition(" ")[0] for line in listed.splitlines()}

    def python(self, code: str) -> str:
        return run(self.bin / "python", "-c", code, cwd=self.folder, env=self.env).stdout

    def tilldawn(self, *words: str, said: str = "", lang: str = "en") -> subprocess.CompletedProcess[str]:
        """Run the command; whatever it answers is for the test to judge."""
        return subprocess.run(
            [self.bin / "tilldawn", *words],
            input=said,
            capture_output=True,
            text=True,
            cwd=self.folder,
            env={**self.env, "LANG": f"{lang}.UTF-8"},
            timeout=60,
        )
