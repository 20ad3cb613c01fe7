"""What bots and front ends may import of `mine`; the rest of the game is its inside."""

import tilldawn.games.mine.box  # noqa: F401 - the registries are whole before anybody reads them
