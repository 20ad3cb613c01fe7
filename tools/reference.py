"""Makes the reference: plain HTML pages out of the docstrings of the public face, and the guides beside them.

`python tools/reference.py build/docs` (or `make docs`). What is documented is what others may build on: the
names of `tilldawn` itself, the modules listed here, and everything public in them that has a docstring. Text
between backticks that names one of these things becomes a link.
"""

from __future__ import annotations

import ast
import html
import inspect
import re
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from markdown_it import MarkdownIt

ROOT = Path(__file__).parents[1]

MODULES = {
    "The table": (
        "tilldawn",
        "tilldawn.engine.table",
        "tilldawn.engine.request",
        "tilldawn.engine.event",
        "tilldawn.engine.errors",
        "tilldawn.engine.view",
        "tilldawn.engine.text",
        "tilldawn.engine.save",
        "tilldawn.engine.journal",
        "tilldawn.engine.chance",
    ),
    "The games' views": (
        "tilldawn.games.daylight.public.view",
        "tilldawn.games.mine.public.view",
    ),
    "Bots and simulation": (
        "tilldawn.bots",
        "tilldawn.bots.protocol",
        "tilldawn.bots.drive",
        "tilldawn.sim.runner",
        "tilldawn.sim.results",
    ),
    "Writing a game": (
        "tilldawn.engine.game",
        "tilldawn.engine.flow",
        "tilldawn.engine.moment",
        "tilldawn.engine.deck",
        "tilldawn.engine.verb",
        "tilldawn.engine.objection",
        "tilldawn.engine.word",
        "tilldawn.engine.row",
        "tilldawn.engine.content",
        "tilldawn.games.registry",
        "tilldawn.play.face",
        "tilldawn.play.teller",
        "tilldawn.play.parts",
    ),
    "Writing a pack": (
        "tilldawn.engine.pack",
        "tilldawn.games.daylight.public.pack",
        "tilldawn.games.mine.public.pack",
    ),
    "Testing": (
        "tilldawn.testing.lab",
        "tilldawn.testing.laws",
        "tilldawn.testing.rigged",
        "tilldawn.testing.guests",
        "tilldawn.testing.daylight",
        "tilldawn.testing.mine",
    ),
}

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 52rem; padding: 1rem; color: #1c1c1c;
       background: #fdfcf9; }
code, pre { font: 14px/1.45 ui-monospace, monospace; background: #f1eee6; border-radius: 3px; }
code { padding: 0 .2em; } pre { padding: .6rem .8rem; overflow-x: auto; } pre code { padding: 0; }
h2 { margin-top: 2.2rem; border-bottom: 1px solid #d8d2c2; } h3 { margin-bottom: .2rem; }
dt { margin-top: .6rem; } dd { margin-left: 1.5rem; } table { border-collapse: collapse; }
td, th { border: 1px solid #d8d2c2; padding: .2rem .5rem; text-align: left; vertical-align: top; }
a { color: #0b5394; } .where { color: #666; font-size: 14px; }
@media (prefers-color-scheme: dark) { body { background: #17181a; color: #e4e0d6; }
  code, pre { background: #24262a; } a { color: #8ab4f8; } h2, td, th { border-color: #44464a; }
  .where { color: #999; } }
"""

_markdown = MarkdownIt("commonmark").enable("table")


class Reference:
    """All pages, and where each public name is explained."""

    def __init__(self) -> None:
        self.modules = {name: import_module(name) for names in MODULES.values() for name in names}
        self.places: dict[str, str] = {}
        for name, module in self.modules.items():
            self.places[name] = f"{name}.html"
            for thing in members(module):
                self.places.setdefault(thing, f"{name}.html#{thing}")

    def write(self, folder: Path) -> list[Path]:
        """Write every page; returns them."""
        folder.mkdir(parents=True, exist_ok=True)
        pages = {"index.html": self._index()}
        pages |= {f"{name}.html": self._module(name) for name in self.modules}
        for guide in sorted((ROOT / "docs/guides").glob("*.md")):
            text = re.sub(r"\]\((?:\.\./)+", "](../../", guide.read_text(encoding="utf-8"))
            pages[f"guide-{guide.stem}.html"] = self._page(guide.stem, self.markdown(self._relinked(text)))
        for name, page in pages.items():
            (folder / name).write_text(page, encoding="utf-8")
        return [folder / name for name in pages]

    def markdown(self, text: str) -> str:
        """Markdown as HTML; code that names something public links to it."""

        def link(found: re.Match[str]) -> str:
            named = html.unescape(found.group(1)).removesuffix("()")
            place = self.places.get(named) or self.places.get(named.rpartition(".")[2])
            return f'<a href="{place}">{found.group(0)}</a>' if place else found.group(0)

        parts = re.split(r"(<pre>.*?</pre>|<a .*?</a>)", _markdown.render(text), flags=re.DOTALL)
        linked = [
            p if p.startswith(("<pre>", "<a ")) else re.sub(r"<code>([\w.()]+)</code>", link, p)
            for p in parts
        ]
        return "".join(linked)

    def _relinked(self, text: str) -> str:
        """Links between guides, as they lie beside each other among the pages; others are code to look at."""
        text = re.sub(r"\]\(([a-z]+)\.md\)", r"](guide-\1.html)", text)
        return re.sub(r"\[([^\]]+)\]\(\.\./\.\./[^)]*\)", r"`\1`", text)

    def _page(self, title: str, body: str) -> str:
        home = '<p class="where"><a href="index.html">Tilldawn: reference</a></p>'
        return (
            '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
            f"<title>{html.escape(title)}</title><style>{STYLE}</style></head><body>{home}\n{body}\n</body></html>\n"
        )

    def _index(self) -> str:
        import tilldawn

        parts = [f"<h1>Tilldawn {tilldawn.__version__}</h1>"]
        guides = sorted((ROOT / "docs/guides").glob("*.md"))
        parts.append("<h2>Guides</h2><ul>")
        for guide in guides:
            title = guide.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ")
            parts.append(f'<li><a href="guide-{guide.stem}.html">{html.escape(title)}</a></li>')
        parts.append("</ul>")
        for area, names in MODULES.items():
            parts.append(f"<h2>{html.escape(area)}</h2><dl>")
            for name in names:
                first = (inspect.getdoc(self.modules[name]) or "").partition("\n\n")[0]
                parts.append(
                    f'<dt><a href="{name}.html"><code>{name}</code></a></dt><dd>{self.markdown(first)}</dd>'
                )
            parts.append("</dl>")
        return self._page("Tilldawn: reference", "\n".join(parts))

    def _module(self, name: str) -> str:
        module = self.modules[name]
        parts = [f"<h1><code>{name}</code></h1>", self._doc(module)]
        notes = attribute_notes(module)
        for thing, value in members(module).items():
            home = getattr(value, "__module__", name)
            where = (
                f'<p class="where">from <a href="{home}.html">{home}</a></p>'
                if home in self.modules and home != name
                else ""
            )
            if inspect.isclass(value):
                parts += [f'<h2 id="{thing}">class <code>{thing}</code></h2>', where, self._class(value)]
            elif callable(value) and not isinstance(value, type):
                parts += [
                    f'<h2 id="{thing}"><code>{thing}{signature(value)}</code></h2>',
                    where,
                    self._doc(value),
                ]
            else:
                parts += [f'<h2 id="{thing}"><code>{thing}</code></h2>', self.markdown(notes.get(thing, ""))]
        return self._page(name, "\n".join(parts))

    def _class(self, kind: type) -> str:
        parts = [self._doc(kind)]
        home = sys.modules.get(kind.__module__)
        notes = attribute_notes(home, kind.__name__) if home else {}
        fields = getattr(kind, "__struct_fields__", ())
        if fields:
            types = {
                k: v
                for base in reversed(kind.__mro__)
                for k, v in vars(base).get("__annotations__", {}).items()
            }
            parts.append("<dl>")
            for field in fields:
                shown = html.escape(str(types.get(field, "")))
                parts.append(
                    f"<dt><code>{field}: {shown}</code></dt><dd>{self.markdown(notes.get(field, ''))}</dd>"
                )
            parts.append("</dl>")
        for name, value in vars(kind).items():
            inner = value.__func__ if isinstance(value, classmethod | staticmethod) else value
            if name.startswith("_") or not inspect.getdoc(inner):
                continue
            if isinstance(inner, property):
                parts += [f"<h3><code>{name}</code></h3>", self._doc(inner)]
            elif inspect.isfunction(inner):
                parts += [f"<h3><code>{name}{signature(inner)}</code></h3>", self._doc(inner)]
        return "\n".join(parts)

    def _doc(self, thing: Any) -> str:
        return self.markdown(inspect.getdoc(thing) or "")


def members(module: ModuleType) -> dict[str, Any]:
    """What a module offers: the names of `__all__`, or everything public and documented that is its own."""
    if hasattr(module, "__all__"):
        return {name: getattr(module, name) for name in module.__all__}
    found = {}
    notes = attribute_notes(module)
    for name, value in vars(module).items():
        own = getattr(value, "__module__", None) == module.__name__
        code = inspect.isclass(value) or inspect.isroutine(value) or hasattr(value, "__wrapped__")
        if not name.startswith("_") and (
            (own and code and inspect.getdoc(value)) or (name in notes and not code)
        ):
            found[name] = value
    return found


def attribute_notes(module: ModuleType, inside: str = "") -> dict[str, str]:
    """The strings written under constants of a module, or under the fields of one of its classes."""
    tree: Any = ast.parse(inspect.getsource(module))
    if inside:
        tree = next(
            (node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == inside), None
        )
        if tree is None:
            return {}
    notes = {}
    for before, after in zip(tree.body, tree.body[1:], strict=False):
        if (
            isinstance(after, ast.Expr)
            and isinstance(after.value, ast.Constant)
            and isinstance(after.value.value, str)
        ):
            target: ast.expr | None = before.target if isinstance(before, ast.AnnAssign) else None
            if isinstance(before, ast.Assign):
                target = before.targets[0]
            if isinstance(target, ast.Name):
                notes[target.id] = inspect.cleandoc(after.value.value)
    return notes


def signature(function: Any) -> str:
    """How something is called, without what cannot be told."""
    try:
        return html.escape(str(inspect.signature(function)))
    except (TypeError, ValueError):
        return "(…)"


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build/docs"
    written = Reference().write(target)
    print(f"{len(written)} pages in {target}: open {target / 'index.html'}")
