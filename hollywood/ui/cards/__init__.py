"""Cards as they are seen: layers laid on one another, drawn once and kept."""
