"""This War of Mine: The Board Game."""
