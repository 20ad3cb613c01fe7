"""Orchard, a tiny game for Tilldawn: a worked example of a game in a package of its own."""
