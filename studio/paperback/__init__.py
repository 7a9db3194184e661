"""The pictures of Paperback: a drugstore rack of pulps, every letter a typewriter key."""
