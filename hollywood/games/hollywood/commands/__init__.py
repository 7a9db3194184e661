"""What only Hollywood! can tell on the command line."""
