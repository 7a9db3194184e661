"""Tests of the box."""
