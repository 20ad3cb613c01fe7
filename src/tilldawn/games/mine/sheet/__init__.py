"""The Save Sheet: what is noted, what is impossible, how a Campaign goes on from it."""
