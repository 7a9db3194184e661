"""What tests share: the pilot, a toy game, positions, windows."""
