"""How a match went, on one page: its course, luck and skill, three turning points."""
