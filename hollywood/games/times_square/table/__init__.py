"""Times Square at the table: how it looks and moves."""
