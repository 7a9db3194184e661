"""Whose faces there are: every level and every character, and who draws each."""

from hollywood.pictures import Mood
from studio.faces import (
    accountant,
    director,
    extra,
    hoarder,
    lead,
    mogul,
    opportunist,
    stargazer,
    understudy,
    wildcard,
)
from studio.faces.medallion import medallion
from studio.faces.moods import FaceDrawing
from studio.printing import Pixels

FACES: dict[str, FaceDrawing] = {
    "extra": extra.draw,
    "understudy": understudy.draw,
    "lead": lead.draw,
    "director": director.draw,
    "mogul": mogul.draw,
    "opportunist": opportunist.draw,
    "hoarder": hoarder.draw,
    "stargazer": stargazer.draw,
    "accountant": accountant.draw,
    "wildcard": wildcard.draw,
}


def print_face(name: str, mood: Mood = "neutral") -> Pixels:
    """The printed face of a level or a character, larger than its file."""
    return medallion(name, lambda canvas: FACES[name](canvas, mood))
