"""Runs before main.py in a bundle: bots at work in other processes start the program again."""

from multiprocessing import freeze_support

freeze_support()
