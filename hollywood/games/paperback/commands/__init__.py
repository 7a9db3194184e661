"""What only Paperback can tell on the command line."""
