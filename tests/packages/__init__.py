"""Tests of packages and studio."""
