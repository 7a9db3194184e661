"""The rules of Hollywood!: pure, seeded, deterministic."""
