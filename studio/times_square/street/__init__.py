"""The street of Times Square: its layers, its lights, and what goes on beside it."""
