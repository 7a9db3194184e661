"""What can be done with what was chosen: each space that lights up, and the move behind it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from hollywood.core.game import CardId

from ..rules.cards_played import Play, led, moved, steps_between
from ..rules.game import TimesSquare
from ..rules.state import Guards, Lure, State
from ..rules.street import FIGURES, Figure, Places, Space
from .draft import Draft, Holding, Luring, Sending

Step: TypeAlias = tuple[Figure, Space, Space]  # who, from where, to where
_FRONT: dict[Figure, int] = {"deb": 0, "hal": 1, "sue": 2, "left": 3, "right": 3}


@dataclass(frozen=True)
class Choice:
    """A figure that can go to a space, and the move that takes it there."""

    figure: Figure
    space: Space
    play: Play | Lure
    cards: tuple[CardId, ...] = ()  # that it takes
    half: bool = False  # the step of the other guard is still to be chosen


def choices(game: TimesSquare, s: State, draft: Draft | None) -> tuple[Choice, ...]:
    """All of them from left to right; of those on one space the foremost first."""
    found: Iterable[Choice] = ()
    match draft:
        case Holding(cards, None):
            found = _of_cards(game, s, cards)
        case Holding(cards, half) if half is not None:
            found = _second_steps(game, s, cards, half)
        case Sending(figure, cards):
            lured = [choice for choice in _lured(game, s) if choice.figure == figure and not cards]
            found = [*_cheapest(game, of_figure(game, s, figure, cards)), *lured]
        case Luring():
            found = _lured(game, s)
    order = dict.fromkeys(found)  # each once
    return tuple(sorted(order, key=lambda choice: (choice.space, *_rank(game, choice))))


def on_space(found: Sequence[Choice], space: Space) -> list[Choice]:
    """Those on one space, the foremost first."""
    return [choice for choice in found if choice.space == space]


def only(found: Sequence[Choice]) -> Choice | None:
    """One that stands for all, if there is nothing else to do."""
    plays = {(choice.play, choice.half) for choice in found}
    return found[0] if len(plays) == 1 else None


def _rank(game: TimesSquare, choice: Choice) -> tuple[int, ...]:
    """The foremost figure first; then the fewest cards, its own colour, the lower value; lures."""
    steps = sum(game.faces[card].steps for card in choice.cards)
    joker = not isinstance(choice.play, Lure) and led(choice.play) not in ("", "deb")
    return (_FRONT[choice.figure], not choice.cards, len(choice.cards), joker, steps)


def _lured(game: TimesSquare, s: State) -> list[Choice]:
    """Those who may come to Hal."""
    lures = [move for move in game.moves(s) if isinstance(move, Lure)]
    return [Choice(lure.figure, s.places.hal, lure) for lure in lures]


# of cards


def _of_cards(game: TimesSquare, s: State, cards: tuple[CardId, ...]) -> Iterator[Choice]:
    """What one card can do, alone or with another of its kind; what two can do together."""
    id = game.ids[cards[0]]
    alike = [card for card in sorted(s.hands[s.turn]) if game.ids[card] == id]
    others = [card for card in alike if card not in cards]
    for play in plays(game, s, id):
        _, count = game.legal.card(play)
        if count >= len(cards):
            used = (*cards, *others)[:count]
            stood_for = ("sue",) if count > len(cards) else FIGURES
            yield from _of_play(game, s.places, s.turn, play, used, stood_for)


def plays(game: TimesSquare, s: State, id: str) -> list[Play]:
    """All that cards of an id may do now."""
    moves = [move for move in game.moves(s) if isinstance(move, Play)]
    return [move for move in moves if game.legal.card(move)[0] == id]


def _of_play(
    game: TimesSquare,
    places: Places,
    seat: int,
    play: Play,
    cards: tuple[CardId, ...],
    figures: Sequence[Figure],
) -> Iterator[Choice]:
    """The ends of a play, for those who stand for it; of two steps each may come first."""
    if isinstance(play, Guards) and play.left and play.right:
        yield Choice("left", places.left + play.left, Guards(play.left, 0), cards, half=True)
        yield Choice("right", places.right + play.right, Guards(0, play.right), cards, half=True)
        return
    after = game.legal.after(places, play, seat)
    assert after is not None, "the play is legal"
    for figure, _, end in steps_between(places, after):
        if figure in figures:
            yield Choice(figure, end, play, cards)


def _second_steps(
    game: TimesSquare, s: State, cards: tuple[CardId, ...], half: Guards
) -> Iterator[Choice]:
    """Where the other guard can go, once one of them has made its step."""
    for play in plays(game, s, game.ids[cards[0]]):
        if not isinstance(play, Guards) or not (play.left and play.right):
            continue
        if play.left == half.left:
            yield Choice("right", s.places.right + play.right, play, cards)
        if play.right == half.right:
            yield Choice("left", s.places.left + play.left, play, cards)


# of a figure


def of_figure(
    game: TimesSquare, s: State, figure: Figure, cards: tuple[CardId, ...]
) -> Iterator[Choice]:
    """What these cards can do with a figure, or else each card of the hand."""
    hand = sorted(s.hands[s.turn], reverse=True)
    for card in cards or {game.ids[card]: card for card in hand}.values():
        for play in plays(game, s, game.ids[card]):
            used = _used(game, s, card, game.legal.card(play)[1])
            for choice in _of_play(game, s.places, s.turn, play, used, FIGURES):
                if choice.figure == figure:
                    yield choice


def _used(game: TimesSquare, s: State, card: CardId, count: int) -> tuple[CardId, ...]:
    alike = [other for other in sorted(s.hands[s.turn]) if game.ids[other] == game.ids[card]]
    return (card, *[other for other in alike if other != card])[:count]


def _cheapest(game: TimesSquare, found: Iterable[Choice]) -> Iterator[Choice]:
    """On each space the best of each colour: others of that colour do the same for more."""
    best: dict[tuple[Space, str], Choice] = {}
    for choice in sorted(found, key=lambda each: _rank(game, each)):
        best.setdefault((choice.space, game.faces[choice.cards[0]].colour), choice)
    yield from best.values()


# what follows


def after(game: TimesSquare, places: Places, choice: Choice) -> Places:
    """Where the figures stand once it was done, or the half of it that was chosen."""
    there = moved(game.street, places, choice.play)
    assert there is not None, "a choice can be reached"
    return there
