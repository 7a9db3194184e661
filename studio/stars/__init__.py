"""The twelve stars, one module for each portrait."""
