"""Desperate Measures: what is done when somebody is gone. All is ours but their number and the deck."""
