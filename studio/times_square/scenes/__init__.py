"""The pictures of the cards of Times Square, one module a kind, by its id."""
