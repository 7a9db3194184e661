"""What the program does on the command line: one module for each command."""
