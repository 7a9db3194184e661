"""Music and effects."""
