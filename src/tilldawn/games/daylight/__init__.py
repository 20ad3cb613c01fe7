"""Survive Until Daylight: six Rounds of Search, Trade and Combat for 1 to 6 players."""
