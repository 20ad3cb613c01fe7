"""The extra cards of the expansion: one Character, two Objectives, one Narrative Action."""
