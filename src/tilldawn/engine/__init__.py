"""The engine: requests, chance, flows, decks, tables, saves and text. It knows no game."""
