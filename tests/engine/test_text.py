"""Words: every sentence in every language, parsed only when spoken."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser

import tilldawn
from tilldawn.engine.content import sweep_texts
from tilldawn.engine.request import Arg, Text, literal
from tilldawn.engine.text import (
    Book,
    Catalog,
    MissingText,
    add_texts,
    added_texts,
    catalog,
    cut,
    languages,
    plain_message,
)
from tilldawn.engine.view import Speaker
from tilldawn.games import PLAYABLE, load_game

SOURCE = Path(tilldawn.__file__).parent


def test_english_and_french_are_there() -> None:
    assert languages() == ("en", "fr")


def test_a_file_is_cut_into_its_entries() -> None:
    source = (
        "# a comment\none = 1\n    .more = x\n\n-term = t\n# note\ntwo = { $n ->\n    [one] a\n   *[b] c\n}\n"
    )
    assert [id for id, _ in cut(source)] == ["one", "-term", "two"]


def test_an_unknown_message_or_attribute_is_an_error() -> None:
    with pytest.raises(MissingText):
        catalog("en").say(Text("no-such-message"))
    with pytest.raises(MissingText):
        catalog("en", "daylight").say(Text("card-planks.smell"))


def test_plurals_follow_the_language() -> None:
    assert "0 answers" in catalog("en").say(Text("play-undone", {"answers": 0}))
    assert "0 réponse reprise" in catalog("fr").say(Text("play-undone", {"answers": 0}))


def test_lists_are_joined_in_words() -> None:
    assert catalog("en").join(["a", "b", "c"]) == "a, b and c"
    assert catalog("fr").join(["a", "b"]) == "a et b"
    assert catalog("en").join(["a"]) == "a"


def test_a_literal_is_never_taken_for_a_ref() -> None:
    table = tilldawn.new_table("daylight", ["card:planks", "x{ $y }"], seed=1)
    say = Speaker(table, "en")
    assert say.thing("seat:0")["name"] == "card:planks"
    assert say.thing("seat:1")["name"] == "x{ $y }"
    assert say.catalog.word(literal("attack:fire-axe")) == "attack:fire-axe"
    assert say.catalog.word("card:fire-axe") == "Fire Axe"


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_text_exists_in_every_language(game: str) -> None:
    assert list(sweep_texts(load_game(game))) == []


@pytest.mark.parametrize("lang", languages())
def test_every_message_the_source_names_exists(lang: str) -> None:
    books = [Catalog(lang, game) for game in PLAYABLE]
    named = set()
    for file in SOURCE.rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        named |= set(
            re.findall(
                r'"((?:error|play|new|help|command|replay|rules|refused|why|lost|warning)-[a-z0-9-]+)"',
                source,
            )
        )
    assert len(named) > 60
    assert sorted(id for id in named - VERBS if not any(words.has(id) for words in books)) == []


VERBS = {"new-idea", "play-on", "lost-one"}
"""Names of things and verbs that look like messages."""

ASKING = r'(?:ask|decide|consider|choose_person|choose_good|agree|pay_worth)\(\s*g,\s*"([a-z0-9-]+)"'


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_question_has_its_line(game: str) -> None:
    kinds = set()
    for file in (SOURCE / "games" / game).rglob("*.py"):
        kinds |= set(re.findall(ASKING, file.read_text(encoding="utf-8")))
    assert len(kinds) > 20
    for lang in languages():
        words = Catalog(lang, game)
        assert sorted(k for k in kinds if not words.has(f"ask-{k}")) == []


def test_french_punctuation_keeps_its_spaces() -> None:
    wrong = []
    for file in (SOURCE / "locale" / "fr").rglob("*.ftl"):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            spoken = re.sub(r"\{[^}]*\}", "", line)
            if not line.startswith("#") and (re.search(r"(?<=\w) [;:!?»]|« |'", spoken)):
                wrong.append(f"{file.name}:{number}: {line}")
    assert wrong == []


@pytest.mark.parametrize("game", PLAYABLE)
@pytest.mark.parametrize("lang", languages())
def test_plain_messages_are_read_as_the_parser_reads_them(lang: str, game: str) -> None:
    parser = FluentParser(with_spans=False)
    plain = [(source, plain_message(source)) for source in catalog(lang, game).sources.values()]
    read = [(source, message) for source, message in plain if message is not None]
    assert len(read) > len(plain) / 2
    assert [source for source, message in read if not message.equals(parser.parse(source).body[0])] == []


@pytest.mark.parametrize(
    "source",
    [
        "-term = a word\n",
        "empty =\n",
        "filled = { $n } pieces\n",
        "long =\n    one line\n    and another\n",
        "more = one\n    .text = two\n      three\n",
        "wrong = one }\n",
        "tab = one\t\n",
    ],
)
def test_what_is_not_plain_is_left_to_the_parser(source: str) -> None:
    assert plain_message(source) is None


def test_spaces_around_plain_words_are_not_said() -> None:
    source = "one   =   a = b.  \n    .text =  .c \n\n"
    message = plain_message(source)
    assert message is not None
    assert message.equals(FluentParser(with_spans=False).parse(source).body[0])


def test_loading_a_language_parses_only_what_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    entry = Book.entry

    def noting(book: Book, id: str) -> Any:
        parsed.append(id)
        return entry(book, id)

    monkeypatch.setattr(Book, "entry", noting)
    monkeypatch.setattr("tilldawn.engine.text._books", {})
    words = Catalog("en", "daylight")
    words.say(Text("card-planks"))
    assert parsed == ["card-planks"]
    assert Catalog("en", "daylight").book is words.book


def test_what_a_message_refers_to_is_parsed_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilldawn.engine.text._books", {})
    monkeypatch.setattr("tilldawn.engine.text._added", {})
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text(
        "-wood = planks\n    .many = no\nyes = { -wood } and { other }\n"
        "other = { $n ->\n   *[other] { -wood }\n }\nloose = { nothing }\n"
    )
    before = Catalog("en", "orchard")
    assert not before.has("yes")
    add_texts("orchard", tmp_path)
    add_texts("orchard", tmp_path)
    for words in (before, Catalog("en", "orchard")):
        assert words.say(Text("yes", {"n": 1})) == "planks and planks"
        with pytest.raises(MissingText, match="loose"):
            words.say(Text("loose"))
    assert Catalog("fr", "orchard").say(Text("yes", {"n": 1})) == "planks and planks"
    assert [folder.name for folder in added_texts("orchard")] == [tmp_path.name]


# --- Forms of names -------------------------------------------------------------------------------------


def test_a_name_stands_in_a_sentence_in_the_form_it_asks_for() -> None:
    say = Speaker(tilldawn.new_table("daylight", ["Ana", "bo"], seed=1), "fr")
    told: dict[str, Arg] = {"seat": "seat:0", "target": "enemy:brute-2", "card": "card:crossbow"}
    assert say(Text("event-attack-declared", told)) == "Ana attaque la Brute 2 avec l’Arbalète."
    assert say(Text("event-enemy-fell", {"enemy": "enemy:wanderer-3"})) == "Le Rôdeur 3 tombe."


def test_a_list_is_formed_item_by_item() -> None:
    say = Speaker(tilldawn.new_table("daylight", 2, seed=1), "fr")
    driven = Text("event-driven-off", {"enemies": ("enemy:raider-1", "enemy:brute-1")})
    assert "écarte le Pillard 1 et la Brute 1 jusqu’à" in say(driven)


def test_a_person_has_no_article_and_keeps_a_small_letter() -> None:
    say = Speaker(tilldawn.new_table("daylight", ["Ana", "bo"], seed=1), "fr")
    asked: dict[str, Arg] = {"attacker": "seat:1", "target": "enemy:survivor-1", "cards": ("combat:zero",)}
    assert say(Text("ask-lucky", asked)).startswith("bo attaque le Survivant 1 et pioche 0 Dégât.")
    aimed = "Le Pillard 1 s’en prend "
    for target, to in (("seat:1", "à bo."), ("enemy:survivor-1", "au Survivant 1.")):
        assert say(Text("event-enemy-aimed", {"enemy": "enemy:raider-1", "target": target})) == aimed + to


def test_a_sentence_that_is_remembered_is_not_said_of_somebody_who_sounds_alike() -> None:
    table = tilldawn.new_table("daylight", ["Brute 2", "bo"], seed=1)
    for _ in range(2):
        say = Speaker(table, "fr")
        told = [
            say(Text("event-enemy-fell", {"enemy": who})) for who in ("enemy:brute-2", "seat:0", "=Brute 2")
        ]
        assert told == ["La Brute 2 tombe.", "Brute 2 tombe.", "Brute 2 tombe."]


def test_names_are_shared_by_tables_but_for_those_of_people() -> None:
    words = Text(
        "event-attack-declared", {"seat": "seat:0", "target": "enemy:brute-2", "card": "card:crossbow"}
    )
    ana, bo = (Speaker(tilldawn.new_table("daylight", [who], seed=1), "fr") for who in ("Ana", "bo"))
    assert ana(words) == "Ana attaque la Brute 2 avec l’Arbalète."
    assert bo(words) == "bo attaque la Brute 2 avec l’Arbalète."
    assert ana.catalog.word("enemy:brute-2") is bo.catalog.word("enemy:brute-2")


def test_the_sweep_finds_a_form_the_language_does_not_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tilldawn.engine.text._books", {})
    monkeypatch.setattr("tilldawn.engine.text._added", {})
    for lang in languages():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "a.ftl").write_text(
            "odd = { $card }{ FROM($card) }{ CAP(THE($card)) }{ NUMBER($n) }\n"
        )
    add_texts("daylight", tmp_path)
    faults = [f"{fault}" for fault in sweep_texts(load_game("daylight"))]
    assert len(faults) == len(languages())
    assert all("odd" in fault and "FROM()" in fault for fault in faults)


NAMED = {"card-": ("the", "one"), "enemy-": ("the", "one", "to"), "token-": ("the", "one")}
NAMED |= {"character-": ("the",), "perk-": ("the",)}
UNARTICLED = {"card-wave", "enemy-text", "character-text"}
"""WAVE! is called by its name; the others name nothing."""


def test_every_french_name_of_daylight_has_its_articles() -> None:
    words = catalog("fr", "daylight")
    wrong = []
    for prefix, forms in NAMED.items():
        ids = [id for id in words.sources if id.startswith(prefix) and id not in UNARTICLED]
        assert len(ids) >= 4
        for id in ids:
            if missing := [form for form in forms if not words.has(id, form)]:
                wrong.append(f"{id} has no {missing}")
                continue
            name = words.say(Text(id))
            the = words.say(Text(id), "the")
            article = the.removesuffix(name)
            elided = unicodedata.normalize("NFD", name)[0] in "AEIOUY"
            good = {"l’"} if elided else {"le ", "la ", "les "}
            good |= {"la carte "} if prefix == "card-" else {"l’Atout "} if prefix == "perk-" else set()
            if article not in good:
                wrong.append(f"{id}: {the}")
    assert wrong == []
