"""The pages of the box: title, new match, settings, rules."""
