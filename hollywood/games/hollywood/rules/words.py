"""Hollywood! in words: moves as they are written down, and what a log says of events."""

from __future__ import annotations

from hollywood.core.game import CardId, Event, Illegal
from hollywood.core.message import Message, player, quoted, say

from .deck import GENRES, Deck
from .state import (
    BlockbusterTaken,
    Clap,
    Clapped,
    Column,
    Dealt,
    Double,
    Doubled,
    FilmTaken,
    Finish,
    Move,
    MovieFinished,
    Place,
    Placed,
    RoundEnded,
    StarWasted,
    Swept,
)

LETTERS = 26  # that columns can be called by


def letter(column: Column) -> str:
    """What a column is called."""
    return chr(ord("A") + column)


def title(card: CardId, deck: Deck) -> Message:
    """What a card is called."""
    return say(f"hollywood.card.{deck.faces[card].id}")


def named(card: CardId, deck: Deck) -> Message:
    """What a card is called within a sentence: a film in quotation marks, a person without."""
    called = title(card, deck)
    return called if deck.faces[card].kind == "star" else say("hollywood.film_title", title=called)


def genre(card: CardId, deck: Deck) -> Message:
    """What a film's genre is called."""
    return say(f"hollywood.genre.{deck.faces[card].genre}")


def kind(card: CardId, deck: Deck) -> Message:
    """What sort of card it is: its genre and award, its rating, or neither."""
    face = deck.faces[card]
    if face.genre is None:
        return say(f"hollywood.kind.{face.kind}", count=face.stars)
    return say("hollywood.kind.award", genre=genre(card, deck)) if face.award else genre(card, deck)


def write(move: Move) -> str:
    """The move in words."""
    match move:
        case Place(column):
            return f"place {letter(column)}"
        case Clap():
            return "clap"
        case Double(column, other):
            return f"double {letter(column)} {letter(other)}"
        case Finish(of):
            return f"finish {of}"


def said(move: Move) -> Message:
    """The move as one would say it."""
    match move:
        case Place(column):
            return say("hollywood.move.place", column=letter(column))
        case Double(column, other):
            return say("hollywood.move.double", column=letter(column), other=letter(other))
        case Clap():
            return say("hollywood.move.clap")
        case Finish(of):
            return say("hollywood.move.finish", genre=say(f"hollywood.genre.{of}"))


def read(text: str) -> Move:
    """The move in these words; a Double Reel's columns may stand in any order."""
    match text.split():
        case ["place", a] if _is_letter(a):
            return Place(_column(a))
        case ["clap"]:
            return Clap()
        case ["double", a, b] if _is_letter(a) and _is_letter(b):
            return Double(*sorted((_column(a), _column(b))))
        case ["finish", word]:
            for of in GENRES:
                if of == word:
                    return Finish(of)
    raise Illegal(say("hollywood.illegal.not_a_move", text=quoted(text)))


def _column(letter: str) -> Column:
    return ord(letter) - ord("A")


def _is_letter(text: str) -> bool:
    return len(text) == 1 and "A" <= text <= "Z"


def caption(event: Event, deck: Deck) -> Message:
    """What a log says of the event."""
    match event:
        case Dealt(round, first):
            return say("hollywood.log.dealt", round=round + 1, player=player(first))
        case Placed(seat, column):
            return say("hollywood.log.placed", player=player(seat), column=letter(column))
        case Clapped(seat):
            return say("hollywood.log.clapped", player=player(seat))
        case Doubled(seat):
            return say("hollywood.log.doubled", player=player(seat))
        case RoundEnded(round):
            return say("hollywood.log.round_ended", round=round + 1)
        case Swept(cards):
            titles = tuple(named(card, deck) for card in cards)
            return say("hollywood.log.swept", count=len(cards), cards=titles)
    return _caption_of_claim(event, deck)


def _caption_of_claim(event: Event, deck: Deck) -> Message:
    match event:
        case FilmTaken(seat, card, opened):
            id = "hollywood.log.project_opened" if opened else "hollywood.log.project_grew"
            film = named(card, deck)
            return say(id, player=player(seat), card=film, genre=genre(card, deck))
        case BlockbusterTaken(seat, card):
            return say("hollywood.log.blockbuster", player=player(seat), card=named(card, deck))
        case StarWasted(seat, card):
            return say("hollywood.log.star_wasted", player=player(seat), card=named(card, deck))
        case MovieFinished(seat, (star, *_)):
            return say("hollywood.log.movie_made", player=player(seat), card=title(star, deck))
    raise AssertionError(f"nothing is said of {event}")
