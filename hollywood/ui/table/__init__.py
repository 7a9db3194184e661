"""The table that all games share: how things move, how they are pointed at, what is said."""
