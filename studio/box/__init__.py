"""The street of the box: what the houses of its games are made of, and the light before them."""
