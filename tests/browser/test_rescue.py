"""Tables and saves that mended rules no longer allow, and moments at which something could come too late."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tilldawn.testing.archive import outdated
from tilldawn.web.serve import STORE
from tilldawn.web.store import SqliteStore


def test_the_host_lets_a_stuck_table_go_on(guest: Any, server: Any, prepare: Any) -> None:
    guest.forgive("WebSocket connection to")
    table = guest.post("tables", {"game": "daylight", "seats": [{"name": "Ana"}], "seed": "7"})["table"]
    [path] = server.folder.rglob(STORE)
    store = SqliteStore(path)
    stored = store.load(table)
    assert stored is not None
    store.append(stored.row, len(stored.journal), ["0>fly"])
    store.close()
    guest.page.goto(f"{server.url}/t/{table}")
    expect(guest.page.get_by_role("heading", name="The rules have changed since")).to_be_visible()
    expect(guest.page.get_by_text("“0>fly”")).to_be_visible()
    guest.page.get_by_role("button", name="Go on from there").click()
    guest.arrived()
    expect(guest.options.first).to_be_visible()


def test_an_outdated_save_can_be_opened_as_far_as_it_goes(guest: Any, prepare: Any) -> None:
    guest.start()
    file = {
        "name": "old.tilldawn",
        "mimeType": "application/octet-stream",
        "buffer": outdated(prepare("daylight", "turn", 2)),
    }
    guest.forgive("400")
    guest.page.locator("input[type=file]").set_input_files(file)
    expect(guest.page.get_by_role("alert").get_by_text("0>fly")).to_be_visible()
    guest.page.get_by_role("button", name="Open it as far as it goes").click()
    guest.arrived()
