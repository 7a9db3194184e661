"""Who plays Paperback, and how they come to their words and purchases."""
