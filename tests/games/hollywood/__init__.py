"""Tests of Hollywood!."""
