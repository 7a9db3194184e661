"""The thirteen romantic comedy pictures."""
