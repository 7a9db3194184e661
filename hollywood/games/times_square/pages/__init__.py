"""Pages of Times Square: rules and what stands on the page for a new match."""
