"""The full-screen terminal table. It sees requests, views and events, never a game's inside."""
