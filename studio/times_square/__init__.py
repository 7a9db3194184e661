"""The pictures of Times Square: eleven at night on a neon street in 1931."""
