"""Pictures of Hollywood! for the pages of the box."""
