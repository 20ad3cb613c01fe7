"""Thugs: the Sewers' hard option. Somebody waits by the manhole for whoever turns round."""
