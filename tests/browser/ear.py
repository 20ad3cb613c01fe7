"""Somebody who only listens: the browser's accessibility tree, its actions, and what live regions announce.

The hand knows roles, names, states and the order of reading, as a screen reader gives them; no style, no id.
What is announced is collected as assistive tools do it: a change inside a live region that was there before,
or an alert that appears.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession
from tests.browser.conftest import PATIENCE, Guest

LISTEN = """(() => {
    const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]'
    const off = (region) => region.getAttribute('aria-live') === 'off'
    const silent = (element) => element.closest('[aria-hidden=true], [inert]') !== null
        || !element.checkVisibility({ visibilityProperty: true })
    const known = new WeakSet()
    window.heard = []
    function say(region) {
        const text = region.textContent.replace(/\\s+/g, ' ').trim()
        if (text && !silent(region)) window.heard.push(text)
    }
    function learn(root) {
        if (root.nodeType !== Node.ELEMENT_NODE) return
        for (const region of [root, ...root.querySelectorAll(LIVE)]) {
            if (!region.matches(LIVE) || known.has(region) || off(region)) continue
            known.add(region)
            if (region.getAttribute('role') === 'alert') say(region)
        }
    }
    new MutationObserver((changes) => {
        const changed = new Set()
        for (const { target, addedNodes } of changes) {
            const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement
            const region = element?.closest(LIVE)
            if (region && known.has(region)) changed.add(region)
            addedNodes.forEach(learn)
        }
        changed.forEach(say)
    }).observe(document, { subtree: true, childList: true, characterData: true })
})()"""

RULE = re.compile(r"^Open rule ")
ASIDES = re.compile(
    r"^(See the board|Back to the question|\d+ things? more|Just now \(\d+\)|Choose one by one|Put all back)$"
)
"""Buttons of the bar that look elsewhere, or choose in another way."""
HELP = "Suggest"
ASKED = "What is to be decided"


class Node(NamedTuple):
    """Something in the accessibility tree, as it is read out."""

    role: str
    name: str
    states: dict[str, Any]
    handle: int
    within: tuple[tuple[str, str], ...]
    """Roles and names of all it is in, the outermost first."""

    def inside(self, role: str, name: str = "") -> bool:
        return any(one == role and (not name or called == name) for one, called in self.within)

    @property
    def off(self) -> bool:
        return bool(self.states.get("disabled"))

    @property
    def pressed(self) -> bool | None:
        """Whether a choice is made; None for what is no such thing."""
        told = self.states.get("pressed")
        return None if told is None else told == "true"


def outline(tree: list[Node]) -> str:
    """What matters of a page, for who must mend it."""
    told = ("button", "heading", "dialog", "alert", "status", "spinbutton")
    return "\n".join(
        f"{one.role} “{one.name}”{' (off)' * one.off} in {one.within[-2:]}"
        for one in tree
        if one.role in told
    )


class Ear:
    """Plays by ear and speech alone; what to choose among what was read out it leaves to chance."""

    def __init__(self, guest: Guest, seed: str) -> None:
        self.guest = guest
        self.chance = random.Random(seed)
        self.cdp: CDPSession = guest.context.new_cdp_session(guest.page)
        self.cdp.send("DOM.enable")
        self.cdp.send("Accessibility.enable")
        self.questions: list[str] = []
        self.moments: list[str] = []

    # --- Reading -----------------------------------------------------------------------------------

    def read(self) -> list[Node]:
        """The page in reading order."""
        told = self.cdp.send("Accessibility.getFullAXTree")["nodes"]
        nodes = {node["nodeId"]: node for node in told}
        root = next(node for node in told if not node.get("parentId"))
        return list(self._walk(root, nodes, ()))

    def _walk(
        self, node: dict[str, Any], nodes: dict[str, Any], within: tuple[tuple[str, str], ...]
    ) -> Iterator[Node]:
        role, name = node.get("role", {}).get("value", ""), node.get("name", {}).get("value", "")
        if not node.get("ignored"):
            states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
            yield Node(role, name.strip(), states, node.get("backendDOMNodeId", 0), within)
            within = (*within, (role, name.strip()))
        for child in node.get("childIds", []):
            if child in nodes:
                yield from self._walk(nodes[child], nodes, within)

    def find(self, role: str, name: str | re.Pattern[str]) -> Node | None:
        """Something by its role and name."""
        for node in self.read():
            if node.role == role and (node.name == name if isinstance(name, str) else name.search(node.name)):
                return node
        return None

    def hear(self) -> list[str]:
        """All that was announced since this was last asked."""
        return self.guest.page.evaluate("window.heard.splice(0)")

    # --- Doing -------------------------------------------------------------------------------------

    def press(self, node: Node) -> None:
        """What assistive tools do with a button: it has the focus, and it is pressed."""
        found = self.cdp.send("DOM.resolveNode", {"backendNodeId": node.handle})["object"]
        self.cdp.send(
            "Runtime.callFunctionOn",
            {
                "objectId": found["objectId"],
                "functionDeclaration": "function () { this.focus(); this.click() }",
            },
        )

    def type(self, node: Node, text: str) -> None:
        found = self.cdp.send("DOM.resolveNode", {"backendNodeId": node.handle})["object"]
        focus = {"objectId": found["objectId"], "functionDeclaration": "function () { this.focus() }"}
        self.cdp.send("Runtime.callFunctionOn", focus)
        self.guest.page.keyboard.type(text)

    def wait(self, role: str, name: str | re.Pattern[str]) -> Node:
        """Wait until something is there."""
        deadline = time.monotonic() + PATIENCE
        while not (found := self.find(role, name)):
            assert time.monotonic() < deadline, f"there is no {role} “{name}” but {outline(self.read())}"
            self.guest.page.wait_for_timeout(50)
        return found

    def start(self, game: str, seed: str, seats: int = 1) -> None:
        """From the start page to a table, with a seed of one's own."""
        self.guest.page.goto(self.guest.server.url)
        self.press(self.wait("button", re.compile(f"Play now.*{game}")))
        for _ in range(1, seats):
            self.press(self.wait("button", "One seat more"))
        self.wait("button", "Start")
        for node in self.read():
            if node.role == "DisclosureTriangle" and not node.states.get("expanded"):
                self.press(node)
        self.type(self.wait("textbox", re.compile("^Seed")), seed)
        self.press(self.wait("button", "Start"))
        self.wait("region", ASKED)
        self.guest.until(lambda: self.guest.state and self.guest.room, "the table has been told")
        self.guest.settled()

    def hurry(self) -> None:
        """Let bots play as fast as they can."""
        self.press(self.wait("button", "Settings"))
        self.wait("radio", "At once")
        group = ("group", "How fast bots move")
        self.press(next(one for one in self.read() if one.name == "At once" and one.inside(*group)))
        self.guest.until(lambda: self.guest.room["pace"] == "instant", "the pace is set")
        self.press(self.wait("button", "Settings"))
        self.guest.until(lambda: self.find("radio", "At once") is None, "the drawer is shut")

    # --- Deciding ----------------------------------------------------------------------------------

    def asked(self, *, leave: bool = False) -> bool:
        """Hear all moments, or go straight to the table; wait until something is put to us. False when it is
        over."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            tree = self.read()
            for node in tree:
                if node.role == "StaticText" and node.name == "you decide":
                    return True
                if node.role == "dialog":
                    return False
                if node.role == "button" and node.name == "Go on" and not node.inside("region", ASKED):
                    self.moments.append(
                        next(name for role, name in reversed(node.within) if role == "region")
                    )
                    skip = next(
                        (one for one in tree if one.role == "button" and one.name == "To the table"), None
                    )
                    self.press(skip if leave and skip else node)
                    deadline = time.monotonic() + PATIENCE
                    break
            self.guest.page.wait_for_timeout(20)
            self.guest.settled()
        raise AssertionError(f"nothing is asked: {outline(self.read())}")

    def answer(self) -> None:
        """Read the question, choose, confirm: until the table has moved on."""
        revision = self.guest.revision
        tried: list[str] = []
        changes = self.chance.randint(0, 3)
        for _ in range(30):
            tree = self.read()
            deadline = time.monotonic() + PATIENCE
            while (node := self.choose(tree, len(tried) < changes)) is None:  # its panel is on its way
                if self.guest.revision != revision:
                    return
                assert time.monotonic() < deadline, f"nothing can be chosen: {outline(tree)}"
                self.guest.page.wait_for_timeout(50)
                tree = self.read()
            if not tried:
                self.questions.append(self.question(tree))
            tried.append(node.name)
            if self.done(node, revision):
                return
        raise AssertionError(f"“{self.questions[-1]}” cannot be answered by role and name: {tried}")

    def done(self, node: Node, revision: int) -> bool:
        """Press something, and hear what comes of it. Whether the table has moved on."""
        told = len(self.guest.frames)
        self.press(node)
        for _ in range(10):
            self.guest.settled()
            if self.guest.revision != revision:
                self.guest.page.wait_for_timeout(20)
                self.guest.settled()
                return True
            if len(self.guest.frames) == told:
                self.guest.page.wait_for_timeout(15)
        return False

    def question(self, tree: list[Node]) -> str:
        """What is asked, as it is read out."""
        for node in self.decision(tree):
            if node.role == "heading" and node.states.get("level") == 2:
                return re.sub(r" Open rule .*$", "", node.name)
        raise AssertionError(f"nothing is asked: {outline(self.decision(tree))}")

    def decision(self, tree: list[Node]) -> list[Node]:
        return [node for node in tree if node.inside("region", ASKED)]

    def choose(self, tree: list[Node], change: bool) -> Node | None:
        """What to press next, among what was read out."""
        region = self.decision(tree)
        sure = next((one for one in region if one.role == "button" and one.name == "Yes"), None)
        if sure:
            return sure
        heads = [n for n, one in enumerate(region) if one.role == "heading" and one.states.get("level") == 2]
        if not heads:
            return None
        at = heads[0]
        bar = [one for one in region[at:] if one.role == "button" and not RULE.match(one.name)]
        ways = [one for one in bar if not ASIDES.match(one.name)]
        helped = next((one for one in ways if one.name == HELP), None)
        ways = [one for one in ways if one.name != HELP]
        listed = [one for one in region[:at] if self.is_choice(one)]
        scene = [one for one in tree if one.inside("main") and self.is_choice(one, scene=True)]
        if not ways:
            return self.pick(listed or scene)
        confirm = ways[-1]
        if helped and (confirm.off or not change):
            return helped
        if confirm.off or (change and scene + listed):
            return self.pick(scene + listed)
        return self.pick(ways[:-1]) if len(ways) > 1 and self.chance.random() < 0.15 else confirm

    def is_choice(self, node: Node, *, scene: bool = False) -> bool:
        """Whether pressing this chooses something, by what is said of it."""
        if node.role not in ("button", "spinbutton") or node.off or RULE.match(node.name):
            return False
        if not scene:
            return node.inside("list") and not node.inside("group")
        if node.inside("grid") or node.name.startswith("One more:"):
            return True
        return node.pressed is False or node.inside("article")

    def pick(self, choices: list[Node]) -> Node | None:
        """One of them by chance."""
        return self.chance.choice(choices) if choices else None


LOSSES: dict[str, Callable[[dict[str, Any]], bool]] = {
    "damage-suffered": lambda facts: facts["damage"] > 0,
    **dict.fromkeys(("card-lost", "card-stolen", "character-died"), lambda _: True),
    **dict.fromkeys(
        (
            "state-rose",
            "character-lost",
            "fell-asleep",
            "fitting-lost",
            "hole-opened",
            "goods-discarded",
            "goods-removed",
            "hidden-goods-lost",
            "party-lost",
            "fight-weapon-lost",
            "fight-arms-lost",
            "left-behind",
        ),
        lambda _: True,
    ),
    "raid-took": lambda facts: facts["some"] == "yes",
}
"""Events by which somebody loses something, in both games."""
