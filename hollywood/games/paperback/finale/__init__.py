"""The end of a match of Paperback: bestseller night, then the front page of a newspaper."""
