"""A soak: a real server under people, bots, strangers and accidents for as long as one likes.

`python -m tilldawn.testing.soak --minutes 60 --tables 100` (or `make soak`) starts servers of their own,
plays at many tables of both games and looks all the while whether anything is lost, stuck or growing.
"""
