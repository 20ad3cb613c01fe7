"""All numbers of the server that somebody who runs it may want to change, in one place.

They are budgets for the most part: what is done for a stranger has a limit, and the limit has a name here.
A file in TOML (`tilldawn serve --settings FILE`, or the variable TILLDAWN_SETTINGS) overrides the defaults;
`tilldawn serve --show-settings` prints all of them, ready to be such a file.
"""

from __future__ import annotations

import os
import textwrap
from collections.abc import Iterator
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import msgspec
from msgspec import Meta, Struct

from tilldawn.web.errors import Refusal

VARIABLE = "TILLDAWN_SETTINGS"


def _amount(description: str) -> Any:
    return Meta(ge=1, le=1_000_000_000, description=description)


def _seconds(description: str) -> Any:
    return Meta(gt=0, le=1_000_000, description=description)


def _days(description: str) -> Any:
    return Meta(ge=0, le=100_000, description=description)


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a server allows. Rates are told as an amount in a time: a burst of that size, filled up evenly."""

    # --- Where it is -------------------------------------------------------------------------------
    public: Annotated[
        str,
        Meta(
            max_length=200,
            pattern=r"^(https?://[^/?#\s]+)?$",
            description="The address people open, as https://play.example.org; empty: whatever they ask for.",
        ),
    ] = ""
    proxies: Annotated[
        list[str],
        Meta(description="Addresses or networks of proxies whose X-Forwarded-For and -Proto are believed."),
    ] = []
    metrics_token: Annotated[
        str,
        Meta(max_length=200, description="Who shows this token may read /metrics; empty: this machine only."),
    ] = ""

    # --- What one message or file may be ------------------------------------------------------------
    body_kb: Annotated[int, _amount("Largest body of a request other than a save file, in kB.")] = 64
    save_kb: Annotated[int, _amount("Largest save file, in kB.")] = 1024
    save_entries: Annotated[int, _amount("Most answers in the journal of a save file.")] = 50_000
    save_undos: Annotated[int, _amount("Most undos in the journal of a save file.")] = 5_000
    save_seconds: Annotated[float, _seconds("Longest time for playing a save file through.")] = 10.0
    wake_seconds: Annotated[float, _seconds("Longest time for waking a stored table.")] = 20.0

    # --- How much at a time ---------------------------------------------------------------------------
    workers: Annotated[int, _amount("Threads for moves; most of them wait for the disk.")] = 16
    uploads_at_once: Annotated[int, _amount("Save files that are played through at the same time.")] = 1
    uploads_waiting: Annotated[int, _amount("Save files that may wait for that.")] = 8
    wakes_at_once: Annotated[int, _amount("Tables that are woken at the same time.")] = 2
    wakes_waiting: Annotated[int, _amount("Tables that may wait for that.")] = 1_000
    connections: Annotated[int, _amount("Connections in all; more are told to come later.")] = 4_000
    connections_an_address: Annotated[int, _amount("Connections of one address (proxies excepted).")] = 200
    lines_a_browser: Annotated[int, _amount("Pages one browser may have open at tables.")] = 24
    watchers_a_table: Annotated[int, _amount("Browsers that may watch one table.")] = 50
    header_seconds: Annotated[float, _seconds("Time for sending the head of a request.")] = 10.0
    body_seconds: Annotated[float, _seconds("Time for sending the body of a request.")] = 30.0
    stop_seconds: Annotated[float, _seconds("Time for what is under way when the server stops.")] = 4.0

    # --- How often ------------------------------------------------------------------------------------
    messages: Annotated[int, _amount("Messages a page may send within four seconds.")] = 80
    hellos: Annotated[int, _amount("Times a page may ask for the whole table within a minute.")] = 60
    foresights: Annotated[int, _amount("Options a page may ask the outcome of within four seconds.")] = 120
    tables_a_browser: Annotated[int, _amount("Tables one browser may lay out within an hour.")] = 60
    tables_an_address: Annotated[int, _amount("Tables one address may lay out within an hour.")] = 300
    uploads_an_address: Annotated[int, _amount("Save files one address may send within an hour.")] = 120
    names_an_address: Annotated[int, _amount("Names one address may set within an hour.")] = 120
    keys_an_address: Annotated[int, _amount("Private links one address may make or open in an hour.")] = 120
    links_an_address: Annotated[int, _amount("Links one address may look behind in a minute.")] = 240
    searches_an_address: Annotated[int, _amount("Searches of the rules of one address in a minute.")] = 240
    wakes_an_address: Annotated[int, _amount("Sleeping tables one address may wake in a minute.")] = 600
    addresses_kept: Annotated[int, _amount("Addresses whose rates are remembered.")] = 10_000

    # --- How long -------------------------------------------------------------------------------------
    sleep_minutes: Annotated[float, _seconds("Minutes until a table nobody is at leaves the memory.")] = 10.0
    lease_seconds: Annotated[float, _seconds("Seconds until a silent process loses its tables.")] = 10.0
    checkpoint_moves: Annotated[int, _amount("Moves after which a table's state is stored anew.")] = 50
    finished_days: Annotated[int, _days("Days until a finished table is removed; 0 for never.")] = 0
    idle_days: Annotated[int, _days("Days until a table nobody touched is removed; 0 for never.")] = 0
    names_days: Annotated[int, _days("Days until the name of a browser without a table goes.")] = 30

    def __post_init__(self) -> None:
        """A proxy that is not an address would never be believed, and nobody would be told."""
        for one in self.proxies:
            ip_network(one)

    def trusts(self, address: str) -> bool:
        """Whether this is the address of a proxy of ours."""
        try:
            asking = ip_address(address)
        except ValueError:
            return False
        return any(asking in ip_network(one) for one in self.proxies)


def load_settings(path: Path | str | None = None) -> Settings:
    """The settings of a file, of the file the variable names, or the defaults. Says what is wrong in it."""
    named = path or os.environ.get(VARIABLE)
    if not named:
        return Settings()
    try:
        written = Path(named).read_bytes()
        return msgspec.toml.decode(written, type=Settings)
    except OSError as error:
        raise Refusal("error-settings", path=str(named), reason=error.strerror or str(error)) from error
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refusal("error-settings", path=str(named), reason=str(error)) from error


def described() -> Iterator[tuple[str, Any, str]]:
    """Every setting: its name, its default, and what it is about."""
    hints = get_type_hints(Settings, include_extras=True)
    for field in msgspec.structs.fields(Settings):
        about = hints[field.name].__metadata__[0].description
        yield field.name, getattr(Settings(), field.name), about


def as_toml(settings: Settings) -> str:
    """All settings as a file, each with a line that explains it."""
    lines = []
    for name, _, about in described():
        lines += textwrap.wrap(about, 100, initial_indent="# ", subsequent_indent="# ")
        lines += [f"{name} = {_value(getattr(settings, name))}", ""]
    return "\n".join(lines)


def _value(value: Any) -> str:
    return msgspec.json.encode(value).decode()
