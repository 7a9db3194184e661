"""Bots of any game: what a bot is, how it is asked, how well bots play. They never see the truth."""
