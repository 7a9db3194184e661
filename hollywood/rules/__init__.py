"""The games of the box: pure rules, one game a module."""
