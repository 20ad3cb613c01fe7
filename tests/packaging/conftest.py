"""Wheels made as a release makes them, and environments to install them into."""

from __future__ import annotations

import sys
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest
from environments import ROOT, UV, Environment, run


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive of this checkout."""
    folder = tmp_path_factory.mktemp("sdist")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, cwd=ROOT)
    [archive] = folder.glob("*.tar.gz")
    return archive


@pytest.fixture(scope="session")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel made from the source archive, as `python -m build` does."""
    folder = tmp_path_factory.mktemp("wheel")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    [source] = folder.iterdir()
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=source)
    [made] = folder.glob("*.whl")
    return made


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Environment]:
    """Make an environment with these things installed."""
    if UV is None:
        pytest.skip("uv is not here; make setup fetches it")

    def make(*what: object) -> Environment:
        folder = tmp_path_factory.mktemp("environment") / "venv"
        run(UV, "venv", "--quiet", "--python", sys.executable, folder)
        made = Environment(folder)
        made.install(*what)
        return made

    return make
