"""Goods and deals."""
