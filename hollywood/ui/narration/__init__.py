"""What is told to whoever doesn't see the picture: in a line, on standard output, by a voice."""
