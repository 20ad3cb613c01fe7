"""The two cards and their numbers."""

from __future__ import annotations

from msgspec import Struct


class Pet(Struct, frozen=True):
    """A pet, and the Raw Food it comes to, if it comes to that (M-PET-07, M-PET-08)."""

    id: str
    meat: int


CAT = Pet("cat", 2)
DOG = Pet("dog", 4)
PETS = {pet.id: pet for pet in (CAT, DOG)}

MEALS = ("raw-food", "canned-food")
"""What leaves scraps for the Cat, and wins the heart of a Dog."""

SCRAPS, RIVAL = 1, -1
"""On the Cat's roll: scraps from the last supper, and a Dog in the house."""
STRAYS, SLEEPS, HUNTS = 2, 6, 11
"""The Cat's roll: up to 2 it wanders off, up to 6 it sleeps, from then on it consoles, from 11 on it brings
something home."""
CONSOLES = 1
GONE, ASTRAY = 2, 5
"""The roll for a Cat that is out: up to 2 it is gone for good, up to 5 it is still out."""
RATS = 1
"""Pieces that rats do not get while the Cat is in."""

BARKS = {"fed": 2, "hungry": 1}
"""Points a Dog takes off a raid card, with a Guard beside it."""
ROUGH = 2
"""Printed Wounds of a raid card from which on the Dog is in danger."""
KILLED = 1
"""Up to this result."""
