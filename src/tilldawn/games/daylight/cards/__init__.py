"""All cards of `daylight`, one module per deck. Every number of the game is here and nowhere else."""
