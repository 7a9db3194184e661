"""The rules of a game: read about a moment of a match, looked up, and tried."""
