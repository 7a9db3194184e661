"""The table of Times Square: how the street looks and moves, and what pointing means."""
