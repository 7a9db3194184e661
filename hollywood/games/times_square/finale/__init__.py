"""The end of a match of Times Square: six pictures of how it ended, then all of it as a page."""
