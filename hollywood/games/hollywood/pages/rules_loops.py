"""The pictures of the rules as they happen: each begins anew every few seconds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pygame

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import UNITS, Size
from hollywood.ui.rulebook.rulebook import Moving

from ..rules.deck import Deck
from .rules_canvas import RulesCanvas
from .rules_pictures import (
    REELS,
    board,
    board_easel,
    films,
    gap,
    small_reel,
    some,
    star,
    studio_card,
)

_Spot: TypeAlias = tuple[float, float]

LOOP = 3.0  # seconds
_CARD = UNITS[0] / UNITS[1]
_GONE = 0.2  # seconds at the end of a loop until what has come is gone again


def bumping(deck: Deck, props: Props, size: Size) -> Moving:
    """Three reels enter one column from below; each pushes those before it up."""
    easel = RulesCanvas(props, size, round(min(size[0] / 3, size[1] * 0.3 * _CARD)))
    cards = easel.column(some(deck, 3), size[0] * 0.4, size[1] * 0.94, gap(easel))
    spots = [easel.spot_on(card) for card in reversed(cards)]
    below = (spots[0][0], size[1] - easel.reel_wide / 2)
    aside = cards[0].right + easel.card_wide * 0.6
    enter, push = 0.3, 0.2

    def draw(shown: RulesCanvas, seconds: float, seen: float) -> None:
        for reel in range(3):
            waits = (aside, cards[reel].centery)
            begins = 0.2 + 0.8 * reel
            gone = _eased((seconds - begins) / enter)
            at = _between(waits, below, gone)
            at = _between(at, spots[0], _eased((seconds - begins - enter) / push))
            for later in range(reel + 1, 3):
                pushed = _eased((seconds - 0.2 - 0.8 * later - enter) / push)
                level = later - reel
                at = _between(at, spots[level], pushed) if pushed else at
            shown.reel(reel, at, seen=seen)
            if not gone:
                shown.number(reel + 1, (aside + easel.card_wide * 0.45, waits[1]))

    return _loop(easel, draw)


def clap(deck: Deck, props: Props, size: Size) -> Moving:
    """The Clap Board lets the turn jump over a player."""
    easel, card, low = studio_card(props, size, "clap")
    wide, small = easel.card_wide, small_reel(easel)
    places = [(card.centerx + aside * wide, low) for aside in (-0.45, 0.0, 0.45)]
    for seat, place in zip((1, 0, 2), places, strict=True):
        easel.reel(seat, place, small)

    def draw(shown: RulesCanvas, seconds: float, seen: float) -> None:
        jump = _eased((seconds - 0.7) / 0.6)
        x, y = _between(places[0], places[2], jump)
        up = wide * (0.24 + 0.3 * (4 * jump * (1 - jump)))
        shown.arrow((x, y - up - wide * 0.14), (x, y - up + wide * 0.03))

    return _loop(easel, draw)


def double(deck: Deck, props: Props, size: Size) -> Moving:
    """The Double Reel gives two reels."""
    easel, card, low = studio_card(props, size, "double")
    wide, small = easel.card_wide, small_reel(easel)
    from_card = (float(card.centerx), card.centery - wide * 0.1)

    def draw(shown: RulesCanvas, seconds: float, seen: float) -> None:
        for number, aside in enumerate((-0.24, 0.24)):
            out = _eased((seconds - 0.5 - 0.3 * number) / 0.4)
            if out:
                goal = (card.centerx + aside * wide, low)
                shown.reel(0, _between(from_card, goal, out), small, min(seen, out * 3))

    return _loop(easel, draw)


def handing_out(deck: Deck, props: Props, size: Size) -> Moving:
    """The board at the end of a round: card by card in the order in which they go."""
    easel = board_easel(deck, props, size)
    claimed = []
    for cards, reels in zip(board(deck, easel), REELS, strict=False):
        free = len(cards) - len(reels)
        for place, card in enumerate(cards):
            if place < free:
                easel.dim(card)
            else:
                easel.on(card, reels[len(cards) - 1 - place])
                claimed.append(card)
    step = (LOOP - 0.7) / max(1, len(claimed))

    def draw(shown: RulesCanvas, seconds: float, seen: float) -> None:
        reached = min(len(claimed), int((seconds - 0.1) / step) + 1)
        for number, card in enumerate(claimed[: max(0, reached)]):
            shown.numbered(card, number + 1)
        if reached > 0 and seconds < LOOP - 0.5:
            shown.frame(claimed[reached - 1])

    return _loop(easel, draw)


def projects(deck: Deck, props: Props, size: Size) -> Moving:
    """A film joins its project; a star makes a movie of one."""
    easel = RulesCanvas(props, size, round(min(size[0] / 3.9, size[1] * 0.44 * _CARD)))
    wide = easel.card_wide
    horror = films(deck, "horror", 3)
    left = (size[0] - 3.6 * wide) / 2
    rows = (size[1] * 0.25, size[1] * 0.75)
    fans = ((horror[:2], horror[2], 0.5), (horror, star(deck, 2), 1.6))
    starts = left + 3.1 * wide
    for (before, _, _), y in zip(fans, rows, strict=True):
        easel.fan(before, left, y)

    def draw(shown: RulesCanvas, seconds: float, seen: float) -> None:
        for (before, new, begins), y in zip(fans, rows, strict=True):
            there = left + wide / 2 + len(before) * wide * 0.3
            flown = _eased((seconds - begins) / 0.5)
            x, lifted = _between((starts, y), (there, y), flown)
            shown.card(new, x, lifted - wide * 0.12 * (4 * flown * (1 - flown)))
            if not flown:
                shown.words("+", ((starts + there) / 2 + wide * 0.1, y))

    return _loop(easel, draw)


def _loop(easel: RulesCanvas, draw: Callable[[RulesCanvas, float, float], None]) -> Moving:
    """What stays is drawn once, what moves again for every frame."""

    def frame(seconds: float) -> pygame.Surface:
        seconds %= LOOP
        shown = easel.over()
        draw(shown, seconds, min(1.0, (LOOP - seconds) / _GONE))
        return shown.picture

    return frame


def _eased(share: float) -> float:
    """Softly home, and neither before its time nor beyond."""
    return 1 - (1 - max(0.0, min(1.0, share))) ** 2


def _between(start: _Spot, end: _Spot, share: float) -> _Spot:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


LOOPS: dict[str, Callable[[Deck, Props, Size], Moving]] = {
    "bumping": bumping,
    "clap": clap,
    "double": double,
    "handing_out": handing_out,
    "projects": projects,
}
