"""Builders, rigged chance and the laws every game must keep; importable by anyone who writes tests."""
