"""The rules of Paperback: pure, seeded, without a screen."""
