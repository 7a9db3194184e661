"""The word lists of Paperback, built from dictionaries that others keep, each under its licence."""
