"""What only Times Square can tell on the command line."""
