"""Many games by bots, counted: the runner, its results and their report."""
