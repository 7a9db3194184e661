"""Paperback: spell words with the cards you own, and buy better letters and famous books."""
