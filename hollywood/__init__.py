"""Hollywood: a desktop box of showbiz card games."""

__version__ = "0.1.0"
