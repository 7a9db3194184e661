"""A match seen again: forwards and back, as slowly as one likes."""
