"""The rules of Times Square."""
