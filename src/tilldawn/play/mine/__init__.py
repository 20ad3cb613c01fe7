"""This War of Mine in plain words: what front ends say about its table."""
