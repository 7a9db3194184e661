"""Ends threads in which the program of somebody else runs, for it may never come to an end."""

from __future__ import annotations

import ctypes
from threading import Thread


def end(thread: Thread) -> None:
    """Have it stop wherever it is in its Python; a loop that goes on for ever would burn on."""
    if thread.is_alive():
        number = ctypes.c_ulong(thread.ident or 0)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(number, ctypes.py_object(SystemExit))
