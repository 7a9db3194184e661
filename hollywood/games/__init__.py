"""The games of the box: a folder each, and a line here."""

from . import hollywood

GAMES = (hollywood.GAME,)
