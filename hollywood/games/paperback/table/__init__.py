"""Paperback at the table that all games share."""
