"""The Shelter by day: its rooms, the Morning, the actions, who comes to the door, Dusk."""
