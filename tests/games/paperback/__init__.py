"""Paperback: rules, words, bots."""
