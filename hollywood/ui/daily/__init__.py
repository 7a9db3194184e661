"""The day's deal: a calendar of the last weeks, the day itself, and what became of it."""
