"""Tests of Times Square."""
