"""The table of This War of Mine in the terminal."""
