"""What somebody gets who installs the package."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from environments import ROOT, Environment

BASE = {"tilldawn", "msgspec", "fluent-runtime", "fluent-syntax", "platformdirs"}
BENEATH = {"attrs", "babel", "pytz", "typing-extensions"}
"""What fluent itself needs."""


@pytest.fixture(scope="module")
def plain(environment: Callable[..., Environment], wheel: Path) -> Environment:
    return environment(wheel)


@pytest.fixture(scope="module")
def whole(environment: Callable[..., Environment], wheel: Path) -> Environment:
    return environment(f"tilldawn[all] @ file://{wheel}")


def test_the_source_archive_holds_the_page_and_no_more_than_a_build_needs(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert "src/tilldawn/web/page/index.html" in names
    top = {name.partition("/")[0] for name in names}
    about = {"LICENSE", "README.md", "CHANGELOG.md", "PKG-INFO", "pyproject.toml", ".gitignore"}
    assert top <= about | {"src", "hatch_build.py"}


def test_the_wheel_holds_every_module_text_and_part_of_the_page(wheel: Path) -> None:
    packed = set(zipfile.ZipFile(wheel).namelist())
    source = ROOT / "src"
    here = {
        str(file.relative_to(source))
        for file in (source / "tilldawn").rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert here - packed == set()
    assert {name for name in packed - here if ".dist-info/" not in name} == set()


def test_a_plain_install_brings_the_library_and_little_else(plain: Environment) -> None:
    assert plain.packages() == BASE | BENEATH


def test_a_plain_install_plays_simulates_and_reads_rules(plain: Environment) -> None:
    said = plain.python(
        "import tilldawn\n"
        "table = tilldawn.new_table('mine', ['Ana', 'Bo'], seed=1)\n"
        "table.play(table.request.options[0])\n"
        "print(tilldawn.load(table.save()).view('fr')['lang'])"
    )
    assert said == "fr\n"
    assert plain.tilldawn("sim", "daylight", "--games", "2", "--json").returncode == 0
    assert "W-SPLASH-03" in plain.tilldawn("rules", "W-SPLASH-03").stdout
    assert plain.tilldawn("content", "check").returncode == 0


def test_a_plain_install_plays_in_text_mode(plain: Environment) -> None:
    played = plain.tilldawn("play", "daylight", "--text", "--seed", "7", "--new", said="1\nundo\nquit\n")
    assert played.returncode == 0
    assert "1." in played.stdout


@pytest.mark.parametrize(("lang", "word"), [("en", "web table"), ("fr", "table web")])
def test_without_the_web_extra_serve_says_which_one_to_install(
    plain: Environment, lang: str, word: str
) -> None:
    refused = plain.tilldawn("serve", lang=lang)
    assert refused.returncode == 1
    assert word in refused.stderr
    assert 'pip install "tilldawn[web]"' in refused.stderr
    assert "Traceback" not in refused.stderr


def test_without_the_terminal_extra_play_says_which_one_to_install(plain: Environment) -> None:
    screen, end = pty.openpty()
    asked = subprocess.run(
        [plain.bin / "tilldawn", "play"],
        stdin=end,
        stdout=end,
        stderr=subprocess.PIPE,
        env=plain.env,
        text=True,
    )
    os.close(end)
    os.close(screen)
    assert asked.returncode == 1
    assert 'pip install "tilldawn[terminal]"' in asked.stderr
    assert "tilldawn play --text" in asked.stderr


def test_the_whole_install_serves_the_page(whole: Environment) -> None:
    command = [str(whole.bin / "tilldawn"), "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=whole.env) as serving:
        try:
            assert serving.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+", serving.stdout.readline())
            assert found is not None
            page = urllib.request.urlopen(found.group(), timeout=10).read().decode()
            script = re.search(r'src="([^"]+\.js)"', page)
            assert script is not None
            assert len(urllib.request.urlopen(found.group() + script.group(1), timeout=10).read()) > 10_000
        finally:
            serving.terminate()


def test_a_wheel_without_the_page_says_what_to_do(whole: Environment) -> None:
    page = next((whole.folder / "lib").glob("python*/site-packages/tilldawn/web/page"))
    hidden = page.with_name("hidden")
    page.rename(hidden)
    try:
        refused = whole.tilldawn("serve", "--port", "0")
    finally:
        hidden.rename(page)
    assert refused.returncode == 1
    assert "pip" in refused.stderr
    assert "tilldawn play" in refused.stderr


def test_a_source_archive_is_not_made_without_the_page(tmp_path: Path, sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    [source] = tmp_path.iterdir()
    (source / "src/tilldawn/web/page/index.html").unlink()
    packing = [sys.executable, "-m", "hatchling", "build", "-t", "sdist"]
    packed = subprocess.run(packing, cwd=source, capture_output=True, text=True)
    assert packed.returncode != 0
    assert "make wheel" in packed.stderr
