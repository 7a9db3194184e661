"""A game taught at its own table: the slate speaks, what answers is lit, everything else waits."""
