"""Everything that draws, sounds or listens; the only part of the program that knows pygame."""
