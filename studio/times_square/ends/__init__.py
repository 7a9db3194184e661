"""The ends of a match of Times Square: a club opens its door, or its clock strikes two."""
