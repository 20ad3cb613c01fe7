"""What bots and front ends may import of `daylight`; the rest of the game is its inside."""
