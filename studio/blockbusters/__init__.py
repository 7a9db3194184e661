"""The blockbusters: something colossal against something tiny."""
