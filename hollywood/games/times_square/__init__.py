"""Times Square: two clubs, one street; draw the star, or the bottle, to your own door."""
