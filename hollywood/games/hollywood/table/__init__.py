"""Hollywood! at the table: where things lie, how they move, how they are painted."""
