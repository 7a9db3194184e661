"""Shaded scene parts that several pictures share."""
