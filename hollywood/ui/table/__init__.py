"""The table of Hollywood!: where things lie, how they move, how they are pointed at."""
