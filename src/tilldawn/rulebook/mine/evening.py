"""Rows of the mine rulebook: Dusk and Evening."""

from __future__ import annotations

from tilldawn.engine.row import Row, played

ROWS: tuple[Row, ...] = (
    played("M-DUSK-01", "001 JR Dusk; 002 Dusk"),
    played("M-DUSK-02", "000 Errata Journal p6; 001 JR"),
    played("M-DUSK-03", "001 JR; 002 Dusk"),
    played("M-DUSK-04", "003 Crépuscule; 002 Dusk"),
    played("M-DUSK-05", "001 JR Dusk; 002 Dusk"),
    played("M-DUSK-06", "002 Dusk; 003 Crépuscule"),
    played("M-DUSK-07", "001 JR Dusk; 002 Dusk"),
    played("M-DUSK-08", "001 JR Dusk; 002 Dusk"),
    played("M-DUSK-09", "001 JR Dusk; 002 Dusk"),
    played("M-DUSK-10", "001 JR Dusk; 002 Dusk"),
    played("M-DUSK-11", "000 §400; 001 §400"),
    played("M-DUSK-12", "001 JR Dusk; 002 Dusk"),
    played("M-DUSK-13", "000 §220; 001 JR Dusk"),
    played("M-DUSK-14", "002 (per Character)"),
    played("M-EVE-01", "001 JR Evening; 002 Evening"),
    played("M-EVE-02", "001 JR Evening; 002 Evening"),
    played("M-EVE-03", "001 JR Evening; 002 Evening"),
    played("M-EVE-04", "001 JR Evening; 002 Evening"),
    played("M-EVE-05", "001 JR Evening; 002 Evening"),
    played("M-EVE-06", "001 JR Evening; 003 Nuit"),
    played("M-EVE-07", "002 Evening; 003 Nuit"),
    played("M-EVE-08", "001 §150; 003 Nuit"),
    played("M-EVE-09", "001 ('up to 3'); 002 Evening"),
    played("M-EVE-10", "003 Nuit"),
)
