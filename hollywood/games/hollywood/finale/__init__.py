"""The end of a match of Hollywood!: awards night and the result."""
