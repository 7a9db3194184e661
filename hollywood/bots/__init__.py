"""Bots of any game: what a bot is, how it is asked, how well it plays. None sees the truth."""
