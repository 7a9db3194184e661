"""The window, its loop, and the way from scene to scene."""
