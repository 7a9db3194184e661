"""What every seat has done in a match, as its last page and a career tell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from hollywood.core.game import Event
from hollywood.core.match import Match
from hollywood.core.message import Seat

from .events import CleanedUp, CommonEarned, Passed, Scored, Spelled, Trashed
from .game import Paperback
from .moves import Move
from .state import State
from .word import Word


@dataclass(frozen=True)
class SpelledWord:
    """A word of a match, and what it was worth."""

    seat: Seat
    turn: int  # of this seat, the first is 1
    word: Word
    cents: int
    times: int = 1  # it was counted so often
    rang: bool = False  # it was long enough for the library card
    made: int = 0  # moves, up to this word


@dataclass(frozen=True)
class Doings:
    """What a seat has done in a match."""

    turns: int = 0
    words: int = 0
    letters: int = 0  # of all of them
    wilds: int = 0
    cents: int = 0
    lost: int = 0  # cents
    best: str = ""  # the word that was worth most
    best_cents: int = 0
    longest: str = ""
    length: int = 0  # of that, as the ruler measures it
    no_wild: int = 0  # letters of the longest word without a wild card
    times: int = 1  # how often a word was counted at most
    halves: int = 0  # letters of the shorter of two words at once, at most
    spent_out: int = 0  # turns running in which exactly nothing was left
    binned: int = 0  # cards
    books: tuple[int, ...] = ()  # of each kind, from the cheapest
    library: int = 0  # cards
    cards: int = 0  # at the end
    best_of_all: bool = False  # a word that nothing outdoes: found when all words are looked at


def spelled_words(match: Match[State, Move]) -> list[SpelledWord]:
    """Every word of a match, in its order."""
    found: list[SpelledWord] = []
    turns = [0] * len(match.state.hands)
    rang = False
    for made, event in _made(match):
        match event:
            case Passed(seat):
                turns[seat] += 1
            case Spelled(seat, word):
                turns[seat] += 1
                rang = False
                found.append(SpelledWord(seat, turns[seat], word, 0, made=made))
            case CommonEarned():
                rang = True
            case Scored(seat, tally, _) if found:
                times = 1 + tally.doubles
                found[-1] = replace(found[-1], cents=tally.cents, times=times, rang=rang)
    return found


def doings(match: Match[State, Move], seat: Seat) -> Doings:
    """All that a seat has done."""
    state, game = match.state, match.game
    assert isinstance(game, Paperback), "a match of this game"
    own = [each for each in spelled_words(match) if each.seat == seat]
    best = max(own, key=lambda each: each.cents, default=None)
    longest = max(own, key=lambda each: each.word.length, default=None)
    faces, owned = game.table.faces, state.owned[seat]
    ids = [faces[card].id for card in owned]
    lost = [
        each.lost for each in _events(match) if isinstance(each, CleanedUp) and each.seat == seat
    ]
    return Doings(
        turns=len(lost),
        words=len(own),
        letters=sum(each.word.letters for each in own),
        wilds=sum(each.word.wilds for each in own),
        cents=sum(each.cents for each in own),
        lost=sum(lost),
        best=best.word.text if best else "",
        best_cents=best.cents if best else 0,
        longest=longest.word.text if longest else "",
        length=longest.word.length if longest else 0,
        no_wild=max((each.word.letters for each in own if not each.word.wilds), default=0),
        times=max((each.times for each in own), default=1),
        halves=max((_shorter_half(each.word) for each in own), default=0),
        spent_out=_spent_out(match, seat),
        binned=sum(_bins(event, seat) for event in _events(match)),
        books=tuple(ids.count(str(book.id)) for book in game.table.deck.fame_cards),
        library=sum(faces[card].kind == "common" for card in owned),
        cards=len(owned),
    )


def _events(match: Match[State, Move]) -> Iterator[Event]:
    return (event for _, event in _made(match))


def _made(match: Match[State, Move]) -> Iterator[tuple[int, Event]]:
    """Every event, and how many moves had been made by then."""
    return ((made, event) for made, told in enumerate(match.events, 1) for event in told)


def _shorter_half(word: Word) -> int:
    """Nothing, if it is one word."""
    return min(map(len, word.words)) if len(word.words) > 1 else 0


def _bins(event: Event, seat: Seat) -> bool:
    """Whether the seat chose a card for the bin."""
    return isinstance(event, Trashed) and event.seat == seat and event.whence != "word"


def _spent_out(match: Match[State, Move], seat: Seat) -> int:
    """Turns running with a word whose cents were spent to the last one."""
    turns: list[bool] = []
    spelled = False
    for event in _events(match):
        if isinstance(event, Spelled) and event.seat == seat:
            spelled = True
        elif isinstance(event, CleanedUp) and event.seat == seat:
            turns.append(spelled and not event.lost)
            spelled = False
    return _longest_run(turns)


def _longest_run(held: Sequence[bool]) -> int:
    return max((len([*run]) for yes, run in groupby(held) if yes), default=0)
