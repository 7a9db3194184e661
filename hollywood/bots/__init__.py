"""Who plays when no human does; they are given worlds, never the world."""
