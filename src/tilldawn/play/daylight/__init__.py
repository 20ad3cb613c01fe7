"""Survive Until Daylight in words, for every front end."""
