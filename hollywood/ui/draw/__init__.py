"""Surfaces, words, shapes: the tools everything is painted with."""
