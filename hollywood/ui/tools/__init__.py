"""Screenshots, contact sheets and the self-test."""
