"""The heuristic bot of `mine`."""
