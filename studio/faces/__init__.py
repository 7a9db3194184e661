"""The faces of those one plays against: a round portrait for each level and each character."""
