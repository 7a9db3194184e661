"""The thirteen action pictures."""
