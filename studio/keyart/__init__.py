"""The key art of the title screen: the picture palace projects the moon."""
