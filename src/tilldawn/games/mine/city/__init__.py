"""Scavenging: the way out, exploration, searches, whoever is met."""
