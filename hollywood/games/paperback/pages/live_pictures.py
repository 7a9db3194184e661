"""The pictures of the rules made of the match that is read about: its word, library and Fame."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

import pygame

from hollywood.core.message import Seat, say
from hollywood.kit import SetUp
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import Size, lay_on
from hollywood.ui.draw.theme import CREAM, GOLD, MUTED, Type
from hollywood.ui.rulebook.rulebook import Picture, Reading

from ..ability_icons import row_of_limit
from ..rules.game import Paperback
from ..rules.scores import fame, places, told_fame
from ..rules.state import State
from . import rule_texts as leaves
from .rules_examples import Item
from .rules_pictures import Page

_LINES = 6  # of a list of seats, the last one for who would win
_SPOOL = 0.62  # of a line's height
_NAME, _BAR = (0.13, 0.3), (0.46, 0.34)  # of the width: from where, and how wide
_BAR_HIGH = 0.34  # of a line's height


@dataclass(frozen=True)
class Moment:
    """What is read about, as Paperback knows it."""

    set_up: SetUp
    game: Paperback
    state: State

    @property
    def fame(self) -> list[int]:
        """What every seat has by now."""
        seats = range(len(self.state.hands))
        return [fame(self.state, self.game.table, seat) for seat in seats]

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        return self.set_up.chairs[seat].name


def live(leaf: str, reading: Reading | None) -> Picture | None:
    """The picture of a leaf, if there is a match that it can be made of."""
    if reading is None or leaf not in PICTURES:
        return None
    assert isinstance(reading.game, Paperback), "a match of this game"
    return partial(_drawn, leaf, Moment(reading.set_up, reading.game, reading.state))


def _drawn(leaf: str, m: Moment, props: Props, size: Size) -> pygame.Surface:
    page = Page(props, size, m.game.options.language)
    PICTURES[leaf](m, page)
    return page.picture


def _worth(m: Moment, page: Page) -> None:
    """The word of this turn, counted as it was."""
    word, table = m.state.word, m.game.table
    if word is None:
        page.said(say("paperback.live.no_word"), page.rect, Type.STATUS, MUTED)
    else:
        page.counted(word, table.faces, m.state.tally)


def _library(m: Moment, page: Page) -> None:
    """The library card that everybody may use, and how long words must be."""
    table, left = m.game.table, m.state.commons
    track = table.deck.track
    gone = len(track) - len(left)
    cards = [Item(card=table.faces[card].id) for card in left[:1]]
    lengths = [
        Item(figures=str(length), pale=number != gone) for number, length in enumerate(track)
    ]
    page.rows((cards, [Item(icon="bell"), *lengths]), page.rect)


def _race(m: Moment, page: Page) -> None:
    """Everybody's Fame, and who would win, if that is told."""
    rows, counted = _lines(page), m.fame
    if told_fame(m.state, m.game.table, 0) is None:
        page.said(say("paperback.live.hidden"), page.rect, Type.STATUS, MUTED)
        return
    for seat, number in enumerate(counted):
        ink = GOLD if places(m.state, m.game.table)[seat] == 1 else CREAM
        _seat(m, page, rows[seat], seat, ink)
        bar = _part(rows[seat], *_BAR)
        high = max(2, round(bar.height * _BAR_HIGH))
        bar = pygame.Rect(
            bar.left, bar.centery - high // 2, bar.width * number // max(1, *counted), high
        )
        page.picture.fill(ink, bar)
        page.words(str(number), _part(rows[seat], 0.82, 0.16), Type.NUMBER, ink)
    winners = [m.name(seat) for seat, at in enumerate(places(m.state, m.game.table)) if at == 1]
    told = say("paperback.live.would_win", winners=", ".join(winners))
    page.said(told, rows[-1], Type.BODY, MUTED)


def _books(m: Moment, page: Page) -> None:
    """Of the pyramid, how many books are left, and how near the worst deadline is."""
    cards = [card for row in m.state.fame for card in row]
    cubes = max((cube for row in m.state.deadlines for cube in row), default=0)
    most = m.game.table.most_cubes(len(m.state.hands))
    left = sum(card >= 0 for card in cards)
    rows = _lines(page)
    told = say("paperback.live.books_left", books=left, all=len(cards))
    page.said(told, rows[1].union(rows[2]), Type.STATUS, GOLD)
    worst = say("paperback.live.most_cubes", cubes=cubes, most=most)
    page.said(worst, rows[3].union(rows[4]), Type.STATUS, CREAM)


def _sabotage(m: Moment, page: Page) -> None:
    """Whose sabotage is in force, and what it does."""
    if not any(m.state.attacks):
        page.said(say("paperback.live.no_sabotage"), page.rect, Type.STATUS, MUTED)
        return
    rows = _lines(page)
    for seat, cards in enumerate(m.state.attacks):
        if cards:
            _seat(m, page, rows[seat], seat, CREAM)
            limits = [m.game.table.faces[card].limit for card in cards]
            icons = [row_of_limit(limit) for limit in limits if limit is not None]
            items = [
                each
                for row in icons
                for token in row
                for each in (Item(icon=token.icon), Item(figures=token.figure))
                if each.icon or each.figures
            ]
            place = _part(rows[seat], *_BAR)
            page.rows((items,), place.inflate(0, place.height))


def _goal(m: Moment, page: Page) -> None:
    (_books if m.game.table.pyramid else _race)(m, page)


def _lines(page: Page) -> list[pygame.Rect]:
    high = page.rect.height // _LINES
    left, wide = page.rect.left, page.rect.width
    return [pygame.Rect(left, number * high, wide, high) for number in range(_LINES)]


def _part(line: pygame.Rect, start: float, wide: float) -> pygame.Rect:
    """A part of a line, by shares of its width."""
    return pygame.Rect(
        line.left + round(line.width * start), line.top, round(line.width * wide), line.height
    )


def _seat(m: Moment, page: Page, line: pygame.Rect, seat: Seat, ink: pygame.Color) -> None:
    """Spool and name at the left of a line."""
    chair, art = m.set_up.chairs[seat], page.props.art
    wide = round(min(line.height * _SPOOL, line.width * 0.1))
    spool = art.token(str(chair.colour), wide, page.props.settings.symbols)
    at = spool.get_rect(center=(line.left + round(line.width * 0.06), line.centery))
    lay_on(spool, page.picture, at.topleft)
    page.words(chair.name, _part(line, *_NAME), Type.NAME, ink)


PICTURES: Mapping[str, Callable[[Moment, Page], None]] = {
    leaves.GOAL: _goal,
    leaves.LIBRARY: _library,
    leaves.SCORE: _worth,
    leaves.END: _race,
    leaves.SABOTAGE: _sabotage,
    leaves.TOGETHER: _books,
}
