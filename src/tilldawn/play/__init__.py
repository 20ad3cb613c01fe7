"""Front ends for people at one keyboard. They see requests, views and events, never a game's inside."""
