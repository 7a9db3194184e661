"""Pages of Paperback: its rules, and what stands on the page for a new match."""
