"""The guided first game: a prepared opening of each game, and a guide who explains while one plays.

A guide is content like any other (`steps`): each step has a condition on the question that is open, points at
something that is there, and says a few words. Nothing here changes a table, and nothing waits for a guide: a
step whose moment does not come is passed over. Games bring their guides by their faces (`play.guide`).
"""
