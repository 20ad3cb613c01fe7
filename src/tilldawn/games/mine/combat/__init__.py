"""Combat: weapons, dice, rounds, wounds, and talking one's way out."""
