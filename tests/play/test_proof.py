"""What `replay` proves of a record: its answers, its state, every draw of chance and how many there were."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from house_rules.daylight import CARDS

import tilldawn
from tilldawn.cli import main
from tilldawn.engine import journal as jn
from tilldawn.engine.chance import SeededChance, new_seed
from tilldawn.engine.errors import SaveRefused
from tilldawn.engine.save import _checksum, read
from tilldawn.engine.table import Table
from tilldawn.play.replay import verify
from tilldawn.testing.archive import outdated
from tilldawn.testing.guests import guests
from tilldawn.testing.rigged import Rigged


def played(game: str = "daylight", seed: Any = 3, answers: int = 30) -> Table[Any]:
    """A table where something was taken back as well."""
    table = tilldawn.new_table(game, 2, seed=seed)
    go_on(table, answers)
    table.undo(agreed=True)
    go_on(table, 4)
    return table


def go_on(table: Table[Any], answers: int) -> None:
    random = Random(answers)
    for _ in range(answers):
        if table.request is not None:
            table.play(random.choice(table.request.options))


def draws(journal: list[str]) -> int:
    return sum(entry[0] == jn.CHANCE for entry in journal)


def resealed(data: bytes, **changes: Any) -> bytes:
    document = msgspec.structs.replace(read(data), **changes)
    document.checksum = _checksum(document)
    return msgspec.json.encode(document)


def why(data: bytes) -> str:
    with pytest.raises(SaveRefused) as refused:
        verify(data)
    return refused.value.text.id


@pytest.mark.parametrize("game", ["daylight", "mine"])
def test_an_honest_record_holds(game: str) -> None:
    proof = verify(played(game).save())
    assert (proof.same, proof.unproved, proof.differs) == (True, 0, 0)


@pytest.mark.parametrize("drawn", [0, -1, 1, 2**47])
def test_the_count_of_draws_is_exact(drawn: int) -> None:
    data = played().save()
    claimed = drawn if drawn in (0, 2**47) else read(data).drawn + drawn
    assert why(resealed(data, drawn=claimed)) == "error-chance-count"


def test_a_forged_draw_is_found() -> None:
    assert why(resealed(played().save(), seed="another")) == "error-chance-forged"


@pytest.mark.parametrize("change", [{"content": "another"}, {"version": 0}])
def test_claiming_other_cards_or_rules_does_not_skip_the_check_of_draws(
    change: dict[str, Any], capsys: pytest.CaptureFixture[str], tmp_path: Any
) -> None:
    data = played().save()
    proof = verify(resealed(data, **change))
    assert (proof.same, proof.differs) == (False, 0)
    forged = resealed(data, seed="another", **change)
    assert verify(forged).differs > 0
    assert why(resealed(data, drawn=0, **change)) == "error-chance-count"
    (tmp_path / "forged").write_bytes(forged)
    for lang, word in (("en", "does not prove"), ("fr", "ne prouve pas")):
        assert main(["replay", "--verify", "--lang", lang, str(tmp_path / "forged")]) == 1
        assert word in " ".join(capsys.readouterr().out.split())


def test_a_table_with_packs_is_compared_with_its_packs() -> None:
    with guests(CARDS):
        table = tilldawn.new_table("daylight", 2, seed=3, options={"packs": ["house-cards"]})
        go_on(table, 20)
        assert verify(table.save()).same
        assert why(resealed(table.save(), seed="another")) == "error-chance-forged"


# --- Saves that draw afresh -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["daylight", "mine"])
def test_a_save_for_handing_out_tells_nothing_of_what_its_table_will_draw(game: str) -> None:
    table = played(game)
    one, other = read(table.save(afresh=True)), read(table.save(afresh=True))
    assert isinstance(table.chance, SeededChance)
    assert len({one.seed, other.seed, table.chance.seed}) == 3
    assert (one.drawn, one.afresh) == (0, len(table.journal))
    twin = tilldawn.load(table.save(afresh=True))
    assert (twin.state, twin.journal, twin.log) == (table.state, table.journal, table.log)


def test_it_is_proved_from_there_on(capsys: pytest.CaptureFixture[str], tmp_path: Any) -> None:
    table = played(answers=12)
    twin = tilldawn.load(table.save(afresh=True))
    for _ in range(40):
        if draws(twin.journal) < draws(table.journal) + 12:
            go_on(twin, 1)
    data = twin.save()
    proof = verify(data)
    assert proof.unproved == draws(table.journal)
    assert proof.differs == 0
    assert draws(twin.journal) > proof.unproved
    assert why(resealed(data, seed="another")) == "error-chance-forged"
    assert why(resealed(data, drawn=0)) == "error-chance-count"
    (tmp_path / "afresh").write_bytes(data)
    for lang, word in (("en", "cannot be proved"), ("fr", "rien ne les prouve")):
        assert main(["replay", "--verify", "--lang", lang, str(tmp_path / "afresh")]) == 0
        assert word in " ".join(capsys.readouterr().out.split())
    again = tilldawn.load(tilldawn.load(data).save())
    assert read(again.save()).afresh == len(table.journal)


def test_an_older_program_hears_that_it_is_too_old_for_it() -> None:
    table = played()
    assert read(table.save()).format == 1
    assert b"afresh" not in table.save()
    assert read(table.save(afresh=True)).format == 2


def test_a_mark_that_cannot_be_is_refused() -> None:
    data = played().save(afresh=True)
    for mark in (-1, len(read(data).journal) + 1):
        with pytest.raises(SaveRefused):
            read(resealed(data, afresh=mark))


def test_forks_and_rigged_tables_do_not_pretend() -> None:
    fork = played().fork()
    go_on(fork, 6)
    proof = verify(fork.save())
    assert 0 < proof.unproved < draws(fork.journal)
    rigged = tilldawn.new_table("daylight", 1, chance=Rigged())
    go_on(rigged, 1)
    assert read(rigged.save()).afresh == len(rigged.journal)
    twin = played().__copy__()
    go_on(twin, 6)
    assert verify(twin.save()).unproved == 0


def test_a_rescued_table_is_proved_from_where_it_was_rescued() -> None:
    table = tilldawn.load(outdated(played().save()), rescue=True)
    go_on(table, 8)
    proof = verify(table.save())
    assert proof.differs == 0


def test_seeds_have_128_bits() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(len(bytes.fromhex(seed)) == 16 for seed in seeds)
    chance = tilldawn.new_table("daylight").chance
    assert isinstance(chance, SeededChance)
    assert len(chance.seed) == 32
