"""The Evening's tasks, and Dawn: what the night has done to everybody."""
