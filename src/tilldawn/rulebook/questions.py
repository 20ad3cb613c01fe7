"""The rulebook by what people ask: the answer first, the rows behind it, then all that a search finds.

A question is `question-ID` with `.asked` (other ways to put it, apart by semicolons) and `.answer`; each word
of the glossary is a question too: what is it? All languages are understood whichever is spoken; accents and
small slips of the finger are forgiven.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from msgspec import Struct

from tilldawn.engine.request import Text
from tilldawn.engine.text import catalog, languages
from tilldawn.games.registry import PLAYABLE
from tilldawn.rulebook import Found, lookup, plain, search
from tilldawn.rulebook.terms import glossary

SURE = 0.5
"""How well a question must fit to be answered."""
MOST = 3
"""Answers that are given at once."""
ELSEWHERE = 0.97
"""What a question put in another language than the reader's is worth."""
SMALL = frozenset(
    re.findall(
        r"\w+",
        """
        a an and are at be by can could do does for from get go have he how i if in into is it its
        me my of on or our s she should so t that the their them there they this to us use we what
        when where which who why will with you your tell about please mean means rule rules explain
        happens happen au aux avec c ce ces cette comment combien d dans de des du elle elles en est
        et faire fait faut il ils j je l la le les leur m ma mes mon n ne nos notre nous on ou par
        pas peut peux pour pourquoi qu quand que quel quelle quels quelles qui quoi s sa se ses son
        sont sur t te tu un une va vos votre vous y regle regles signifie
        """,
    )
)
"""Words that say nothing about what is asked."""


class Question(Struct, frozen=True):
    """What people ask, and the rows that answer it."""

    id: str
    rows: tuple[str, ...]


class Answer(Struct, frozen=True):
    """A question with its answer, as a reader sees it."""

    id: str
    question: str
    answer: str
    rules: tuple[str, ...]


class Reply(Struct, frozen=True):
    """What a search by people's words finds: answers first, then rows, those behind the answers first."""

    answers: tuple[Answer, ...]
    rows: tuple[Found, ...]


@cache
def questions(game: str) -> dict[str, Question]:
    """What is asked about a game, by id; games of other packages have no such list."""
    place = f"tilldawn.rulebook.{game}.questions"
    if game not in PLAYABLE or find_spec(place) is None:
        return {}
    gathered: tuple[Question, ...] = import_module(place).QUESTIONS
    return {question.id: question for question in gathered}


def reply(words: str, lang: str, game: str) -> Reply:
    """Answers to what somebody typed, and the rows of the rulebook it leads to."""
    answers = tuple(answer(id, lang, game) for id in _fitting(words, lang, game))
    behind = dict.fromkeys(row for one in answers for row in one.rules)
    found = {id: row for id in behind if (row := lookup(id, lang)) is not None}
    told = search(words, lang, game) or search(" ".join(_content(words)), lang, game)
    found |= {row.id: row for row in told if row.id not in found}
    return Reply(answers, tuple(found.values()))


def answer(id: str, lang: str, game: str) -> Answer:
    """A question and its answer in a language. `term-…` is what a word of the glossary is."""
    if id.startswith("term-"):
        term = next(one for one in glossary(game, lang) if one.id == id.removeprefix("term-"))
        return Answer(id, term.name, term.text, term.rules)
    words = catalog(lang, game)
    text = Text(f"question-{id}")
    return Answer(id, words.say(text), words.say(text, "answer"), questions(game)[id].rows)


def _content(words: str) -> list[str]:
    """What was typed, without the words that say nothing."""
    typed = re.findall(r"[a-z0-9!]+", plain(words))
    return [word.rstrip("!") or word for word in typed if word not in SMALL]


@cache
def _phrases(game: str, lang: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """All ways to put each question, as words that count."""
    words = catalog(lang, game)
    found: list[tuple[str, tuple[str, ...]]] = []
    for id in questions(game):
        text = Text(f"question-{id}")
        for phrase in (words.say(text), *words.say(text, "asked").split(";")):
            if content := _content(phrase):
                found.append((id, tuple(content)))
    for term in glossary(game, lang):
        for phrase in (term.name, *term.also):
            if content := _content(phrase):
                found.append((f"term-{term.id}", tuple(content)))
    return tuple(found)


def _fitting(words: str, lang: str, game: str) -> list[str]:
    """Questions that fit what was typed, best first. What is asked comes before what a word means."""
    typed = _content(words)
    if not typed:
        return []
    best: dict[str, float] = {}
    for other in languages():
        worth = 1.0 if other == lang else ELSEWHERE
        for id, phrase in _phrases(game, other):
            score = worth * _alike(typed, phrase) * (0.99 if id.startswith("term-") else 1.0)
            best[id] = max(score, best.get(id, 0.0))
    order = sorted((id for id, score in best.items() if score >= SURE), key=lambda id: -best[id])
    top = best[order[0]] if order else 0.0
    return [id for id in order if best[id] >= top - 0.34][:MOST]


def _alike(typed: list[str], phrase: tuple[str, ...]) -> float:
    """How much two lists of words have in common, from 0 to 1."""
    met = sum(max(_same(word, other) for other in phrase) for word in typed)
    return 2 * met / (len(typed) + max(len(phrase), met))


@cache
def _same(word: str, other: str) -> float:
    """1 for the same word, a little less for another form of it or a slip of the finger, else 0."""
    if word == other:
        return 1.0
    if _stem(word) == _stem(other):
        return 0.95
    allowed = 2 if len(word) >= 8 else 1 if min(len(word), len(other)) >= 5 else 0
    if not allowed or word[0] != other[0] or abs(len(word) - len(other)) > allowed:
        return 0.0
    return 0.85 if _slips(word, other, allowed) else 0.0


def _stem(word: str) -> str:
    """A word without the ending that makes another form of it."""
    for ending in ("ing", "ies", "ed", "es", "er", "ez", "ent", "s", "e", "x", "y"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word


def _slips(word: str, other: str, allowed: int) -> bool:
    """Whether so many letters too many, too few, wrong or swapped lead from one word to the other."""
    rows = [list(range(len(other) + 1))]
    for at, letter in enumerate(word, 1):
        row = [at]
        for to, wanted in enumerate(other, 1):
            cost = min(rows[-1][to] + 1, row[-1] + 1, rows[-1][to - 1] + (letter != wanted))
            if at > 1 and to > 1 and letter == other[to - 2] and word[at - 2] == wanted:
                cost = min(cost, rows[-2][to - 2] + 1)
            row.append(cost)
        rows.append(row)
    return rows[-1][-1] <= allowed
