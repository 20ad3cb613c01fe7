"""The page in Chromium: how soon a first visit can be clicked, and an answer is seen on day 9; on a phone's
screen, how long the page is busy at a stretch meanwhile.

Run as a script under any tree's sources (`page.py VISITS ANSWERS`), so it speaks only what every release
since 0.3.0 knows. It prints one line of JSON.
"""

from __future__ import annotations

import json
import sys
import time
from importlib.util import find_spec
from statistics import median
from typing import Any

from tilldawn.bench.mine import late_campaigns
from tilldawn.web.app import PAGE
from tilldawn.web.photographer import browser, chromium, server, sit

clock = time.perf_counter
REDRAW = """() => new Promise((done) => {
    const shell = document.querySelector('[data-revision]')
    const ready = (b) => b.offsetParent && !b.disabled && b.ariaDisabled !== 'true'
    const find = (where) => [...document.querySelectorAll(where)].find(ready)
    const option = 'button[data-option]'
    const button = find('[data-confirm]') ?? find(`.decision ${option}`) ?? find(option)
    if (!button) return done(-1)
    const began = performance.now()
    const watch = new MutationObserver(() => {
        watch.disconnect()
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))
    })
    watch.observe(shell, { attributes: true, attributeFilter: ['data-revision'] })
    button.click()
    setTimeout(() => done(-1), 1500)
})"""
"""Confirms what is planned, or clicks the first option; milliseconds until what came of it has been painted.
A click that only plans, or only asks whether one is sure, is followed by another one."""
BUSY = """() => {
    window.busy = []
    const note = (list) => list.getEntries().forEach((entry) => window.busy.push(entry.duration))
    new PerformanceObserver(note).observe({ type: 'longtask' })
}"""
"""Notes every stretch of 50 ms or more in which the page does nothing else."""
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 3,
    "is_mobile": True,
    "has_touch": True,
}
PATIENCE = 4
"""Clicks in a row that may change nothing at the table before it is left."""


def page(visits: int, answers: int) -> dict[str, float] | None:
    """None where there is no Chromium, no Playwright or no page."""
    if chromium() is None or find_spec("playwright") is None or not (PAGE / "index.html").is_file():
        return None
    with server() as address, browser() as opened:
        ready = [_first_visit(opened, address) for _ in range(visits)]
        redrawn, _ = _answers(opened, address, answers, DESKTOP)
        _, busy = _answers(opened, address, answers, PHONE)
    return {
        "first_visit_ms": round(median(ready) * 1e3),
        "answer_to_picture_day_9_ms": round(median(redrawn), 1),
        "answer_to_picture_nine_in_ten_ms": round(sorted(redrawn)[int(len(redrawn) * 0.9)], 1),
        "phone_tasks_over_50_ms": len(busy),
        "phone_longest_task_ms": round(max(busy, default=0)),
    }


def _first_visit(opened: Any, address: str) -> float:
    """Seconds from asking for the start page to a button that can be clicked, with an empty cache."""
    context = opened.new_context(**DESKTOP)
    tab = context.new_page()
    began = clock()
    tab.goto(address, wait_until="commit")
    tab.get_by_role("button", name="Play now").first.click(trial=True)
    spent = clock() - began
    context.close()
    return spent


def _answers(
    opened: Any, address: str, wanted: int, device: dict[str, Any]
) -> tuple[list[float], list[float]]:
    """Milliseconds of so many answers, and of all long tasks since the table was there."""
    context = opened.new_context(**device, locale="en")
    tab = context.new_page()
    spent: list[float] = []
    busy: list[float] = []
    for table in late_campaigns(8, record=True):
        vain = 0
        sit(context, tab, address, table)
        tab.wait_for_timeout(1000)
        tab.evaluate(BUSY)
        while len(spent) < wanted and vain < PATIENCE:
            took = float(tab.evaluate(REDRAW))
            vain = 0 if took >= 0 else vain + 1
            if took >= 0:
                spent.append(took)
            tab.wait_for_timeout(50)
        busy += tab.evaluate("window.busy")
        if len(spent) >= wanted:
            break
    context.close()
    return spent, busy


if __name__ == "__main__":
    print(json.dumps(page(int(sys.argv[1]), int(sys.argv[2]))))
