"""The art studio: draws every picture of Hollywood by code, at build time only."""
