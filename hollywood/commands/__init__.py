"""What the program does without a screen: check, cards, replay, simulate, bench."""
