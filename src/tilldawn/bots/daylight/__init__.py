"""The heuristic bot of `daylight`."""
