"""What is behind the letters."""
