"""The thirteen horror pictures."""
