"""Bots of Times Square."""
