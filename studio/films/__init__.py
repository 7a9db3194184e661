"""The film pictures, one module each, by genre."""
