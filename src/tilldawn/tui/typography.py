"""French typography in a terminal: a line is never broken at a non-breaking space.

Rich, which wraps Textual's lines, breaks at every white space, so that a French line could begin with a
colon. Its word pattern is replaced by one that knows the difference.
"""

from __future__ import annotations

import re

import rich._wrap

WORD = re.compile(r"[ \t\n]*[^ \t\n]+[ \t\n]*")


def keep_lines_together() -> None:
    """From now on, wrap only at ordinary spaces."""
    rich._wrap.re_word = WORD
