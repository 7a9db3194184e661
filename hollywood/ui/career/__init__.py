"""Somebody's career: what it comes to, against whom, what was achieved, every match and movie."""
