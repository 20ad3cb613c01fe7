"""The rulebook to search and read, and a small window for the rules behind one thing."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Choice

from tilldawn.engine.request import Text, literal
from tilldawn.engine.text import Catalog
from tilldawn.rulebook import Found, lookup, search
from tilldawn.rulebook.questions import Answer, reply
from tilldawn.tui.controls import Hints, KeyLine, Page, rebuild
from tilldawn.tui.modals import Window

HINTS: Hints = (
    ("keys-hint-search", "screen.find"),
    ("keys-hint-results", "screen.results"),
    ("keys-hint-back", "screen.back"),
    ("keys-hint-language", "app.switch_language"),
    ("keys-hint-theme", "app.switch_theme"),
)


def rule_content(words: Catalog, rule: Found) -> Content:
    """A rule to read: title, id, wording, source, and what the computer makes of it."""
    lines: list[Content] = [
        Content.styled(rule.title, "bold"),
        Content(rule.id),
        Content(""),
        Content(rule.text),
        Content(""),
        Content(words.say(Text("rules-ui-source", {"source": literal(rule.source)}))),
    ]
    if rule.status == "physical":
        lines.append(Content(words.say(Text("rules-ui-physical"))))
    return Content("\n").join(lines)


class RulesScreen(Page[None]):
    """Type to search, arrows through the results, read beside them. A rule's id opens the book there."""

    DEFAULT_CSS = """
    RulesScreen #words { margin: 0 1; }
    RulesScreen #words > .input--placeholder { color: $foreground 75%; }
    RulesScreen #answer { display: none; height: auto; margin: 0 1;
                          padding: 0 1; border-left: thick $accent; }
    RulesScreen #count { padding: 0 2; height: 1; }
    RulesScreen #book { height: 1fr; }
    RulesScreen #found { width: 1fr; min-width: 20; height: 1fr; max-height: 100%; border: round $primary 60%;
                         background: $background; }
    RulesScreen #reading { width: 1fr; min-width: 20; height: 1fr; border: round $primary 60%; padding: 0 1; }
    RulesScreen #found:focus, RulesScreen #reading:focus { border: heavy $primary;
                                                                background-tint: $foreground 0%; }
    RulesScreen.-wide #found { width: 52; }
    RulesScreen #rule { max-width: 72; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "find", show=False),
        Binding("down", "results", show=False),
    ]
    AUTO_FOCUS = "#words"

    def __init__(self, initial: str = "") -> None:
        super().__init__()
        known = lookup(initial)
        self.wanted = "" if known else initial
        self.found: list[Found] = []
        self.answer: Answer | None = None
        self.shown = known.id if known else ""

    def compose(self) -> ComposeResult:
        yield Static(Content(self.say("rules-ui-title")), classes="title")
        yield Input(self.wanted, placeholder=self.say("rules-ui-search"), id="words", select_on_focus=True)
        yield Static(id="answer")
        yield Static(id="count", classes="quiet")
        with Horizontal(id="book"):
            yield OptionList(id="found")
            with VerticalScroll(id="reading"):
                yield Static(id="rule")
        yield KeyLine(self.host, HINTS)

    def on_mount(self) -> None:
        if self.shown:
            self.call_after_refresh(self.action_results)

    def fill(self) -> None:
        """Search, list what was found, and keep the rule that was being read if it is among it."""
        exact = lookup(self.wanted.strip(), self.host.lang)
        game = self.host.game
        told = reply(self.wanted, self.host.lang, game) if game and not exact else None
        self.answer = told.answers[0] if told and told.answers else None
        if exact:
            self.found = [exact]
        else:
            self.found = list(told.rows) if told else search(self.wanted, self.host.lang, game)
        said = self.query_one("#answer", Static)
        said.display = self.answer is not None
        if self.answer is not None:
            said.update(Content.assemble((f"{self.answer.question} ", "bold"), self.answer.answer))
        menu = self.query_one("#found", OptionList)
        menu.set_options(Choice(Content(f"{r.id}  {r.title}"), id=r.id) for r in self.found)
        ids = [rule.id for rule in self.found]
        menu.highlighted = (ids.index(self.shown) if self.shown in ids else 0) if ids else None
        count = self.say("rules-ui-count", count=len(ids))
        self.query_one("#count", Static).update(Content(count))
        if not ids:
            self.query_one("#rule", Static).update(Content(self.say("rules-ui-none")))

    def on_input_changed(self, event: Input.Changed) -> None:
        if event.value != self.wanted:
            self.wanted = event.value
            self.fill()

    def on_input_submitted(self) -> None:
        self.action_results()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index < len(self.found):
            rule = self.found[event.option_index]
            self.shown = rule.id
            self.query_one("#rule", Static).update(rule_content(self.host.words, rule))
            self.query_one("#reading", VerticalScroll).scroll_home(animate=False)

    def on_option_list_option_selected(self) -> None:
        self.query_one("#reading").focus()

    def action_find(self) -> None:
        """To the search box."""
        self.query_one("#words").focus()

    def action_results(self) -> None:
        """To the list of results."""
        if self.found:
            self.query_one("#found").focus()


class RuleModal(Window[None]):
    """The rules behind one thing. Escape, Enter and q close it, / opens the rulebook there."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,q", "dismiss", show=False),
        Binding("slash", "book", show=False),
    ]
    AUTO_FOCUS = "#rules"

    def __init__(self, ids: list[str]) -> None:
        super().__init__()
        self.ids = ids

    def compose(self) -> ComposeResult:
        found = [rule for id in self.ids if (rule := lookup(id, self.host.lang))]
        words = self.host.words
        texts = [rule_content(words, rule) for rule in found] or [Content(words.say(Text("rules-ui-none")))]
        with Vertical():
            with VerticalScroll(id="rules"):
                yield Static(Content("\n\n").join(texts))
            yield Static(Content(words.say(Text("rules-ui-modal-keys"))), classes="quiet")

    def retell(self) -> None:
        """Say it again in another language."""
        self.call_next(rebuild, self)

    def action_book(self) -> None:
        """Read on in the rulebook."""
        app = self.app
        self.dismiss()
        app.push_screen(RulesScreen(self.ids[0] if self.ids else ""))
