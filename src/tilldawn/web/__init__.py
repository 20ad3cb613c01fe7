"""The web table: both games in a browser, for people at one screen or far apart."""
