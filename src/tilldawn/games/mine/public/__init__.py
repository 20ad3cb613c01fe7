"""What bots and front ends may import of `mine`; the rest of the game is its inside."""
