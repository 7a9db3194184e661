"""The games of the box: a folder each, and a line here."""

from . import hollywood, paperback, times_square

GAMES = (
    hollywood.GAME,
    times_square.GAME,
    paperback.GAME,
)
