"""Puzzles at the table and in their list."""
