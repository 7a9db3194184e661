"""The pictures of the rules: each of one rule, from the cards of the deck that is played with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from hollywood.core.message import say
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import UNITS, Size
from hollywood.ui.draw.theme import GOLD, MUTED, Type

from ..rules.deck import GENRES, Deck, Genre
from ..rules.words import letter
from .rules_canvas import RulesCanvas

_CARD = UNITS[0] / UNITS[1]  # width of a card for its height
_SMALL = 0.3  # of a card's width: reels below a large card
REELS = ((1, 0, 2), (3, 1, 3), (0, 2, 3), (2, 1, 0))  # on a board, from the bottoms up


def area(deck: Deck, props: Props, size: Size) -> pygame.Surface:
    """The whole area, and a reel on its way to it."""
    easel = board_easel(deck, props, size)
    columns = board(deck, easel)
    last = columns[-1][-1]
    tray = (last.right + easel.card_wide * 0.62, last.centery)
    for number in range(3):
        easel.reel(0, (tray[0], tray[1] - number * easel.card_wide * 0.55))
    easel.arrow((tray[0] - easel.card_wide * 0.3, tray[1]), (last.right - 4, last.centery))
    return easel.picture


def bumping(deck: Deck, props: Props, size: Size) -> pygame.Surface:
    """One column three times: each new reel pushes those before it up."""
    easel = _column_easel(props, size)
    ids = some(deck, 3)
    for step in range(3):
        x = size[0] * (2 * step + 1) / 6
        cards = easel.column(ids, x, size[1] * 0.855, gap(easel))
        for number in range(step + 1):
            card = cards[-1 - number]
            easel.on(card, step - number)
            if number:
                side = card.right + easel.card_wide * 0.16
                start = card.centery + easel.card_high * 0.82
                easel.arrow((side, start), (side, card.centery + easel.card_high * 0.08))
        foot = cards[-1]
        easel.arrow(
            (foot.centerx, foot.bottom + easel.card_high * 0.34),
            (foot.centerx, foot.bottom + 2),
        )
        easel.number(step + 1, (foot.centerx, foot.bottom + easel.card_high * 0.46))
    return easel.picture


def full(deck: Deck, props: Props, size: Size) -> pygame.Surface:
    """A column that is full, and one that is not."""
    easel = _column_easel(props, size)
    ids = some(deck, 6)
    closed = easel.column(ids[:3], size[0] * 0.3, size[1] * 0.855, gap(easel))
    opened = easel.column(ids[3:], size[0] * 0.7, size[1] * 0.855, gap(easel))
    for seat, card in zip((2, 1, 0), closed, strict=True):
        easel.on(card, seat)
    easel.on(opened[-1], 3)
    below = closed[-1].bottom + easel.card_high * 0.25
    full = props.text(say("hollywood.table.full"))
    easel.words(full, (closed[-1].centerx, below), Type.HEADLINE, MUTED)
    foot = opened[-1]
    easel.arrow((foot.centerx, below + easel.card_high * 0.2), (foot.centerx, foot.bottom - 4))
    return easel.picture


def turn(deck: Deck, props: Props, size: Size) -> pygame.Surface:
    """A reel, or one of both studio cards."""
    easel = RulesCanvas(props, size, round(min(size[0] * 0.29, size[1] * 0.5 * _CARD)))
    colour, wide = easel.colours[0], easel.card_wide
    y = size[1] * 0.5
    easel.reel(0, (size[0] * 0.16, y), round(wide * 0.9))
    easel.words("/", (size[0] * 0.33, y), Type.MARQUEE, MUTED)
    easel.card(f"clap_{colour}", size[0] * 0.52, y)
    easel.words("/", (size[0] * 0.68, y), Type.MARQUEE, MUTED)
    easel.card(f"double_{colour}", size[0] * 0.84, y)
    return easel.picture


def clap(deck: Deck, props: Props, size: Size) -> pygame.Surface:
    """The Clap Board, and below it over whom the turn goes."""
    easel, card, low = studio_card(props, size, "clap")
    wide, small = easel.card_wide, small_reel(easel)
    for seat, aside in ((1, -0.45), (0, 0.0), (2, 0.45)):
        easel.reel(seat, (card.centerx + aside * wide, low), small)
    over = low - wide * 0.22
    easel.arrow((card.centerx - wide * 0.45, over), (card.centerx + wide * 0.45, over))
    return easel.picture


def double(deck: Deck, props: Props, size: Size) -> pygame.Surface:
    """The Double Reel, and its two reels."""
    easel, card, low = studio_card(props, size, "double")
    for aside in (-0.22, 0.22):
        easel.reel(0, (card.centerx + aside * easel.card_wide, low), small_reel(easel))
    return easel.picture


def studio_card(props: Props, size: Size, kind: str) -> tuple[RulesCanvas, pygame.Rect, float]:
    """A studio card, and how far down the reels lie below it."""
    easel = RulesCanvas(props, size, round(min(size[0] * 0.5, size[1] * 0.64 * _CARD)))
    card = easel.card(f"{kind}_{easel.colours[0]}", size[0] * 0.5, size[1] * 0.36)
    return easel, card, size[1] * 0.86


def small_reel(easel: RulesCanvas) -> int:
    """The diameter of reels below a large card."""
    return round(easel.card_wide * _SMALL)


def handing_out(deck: Deck, props: Props, size: Size) -> pygame.Surface:
    """The area at the end of a round, and the order in which its cards go."""
    easel = board_easel(deck, props, size)
    number = 0
    for cards, reels in zip(board(deck, easel), REELS, strict=False):
        free = len(cards) - len(reels)
        for place, card in enumerate(cards):
            if place < free:
                easel.dim(card)
                continue
            number += 1
            easel.on(card, reels[len(cards) - 1 - place])
            easel.numbered(card, number)
    return easel.picture


def projects(deck: Deck, props: Props, size: Size) -> pygame.Surface:
    """Films make a project; a star makes a movie of it."""
    easel = RulesCanvas(props, size, round(min(size[0] / 6.1, size[1] * 0.4 * _CARD)))
    horror = films(deck, "horror", 3)
    wide = easel.card_wide
    two_stars = star(deck, 2)
    for row, (before, new) in enumerate(((horror[:2], horror[2]), (horror, two_stars))):
        y = size[1] * (0.26 + 0.49 * row)
        start = easel.fan(before, wide * 0.1, y)
        middle = start.right + wide * 0.35
        easel.words("+", (middle, y))
        card = easel.card(new, middle + wide * 0.85, y)
        easel.arrow((card.right + wide * 0.12, y), (card.right + wide * 0.52, y))
        easel.fan([*before, new], card.right + wide * 0.68, y)
    return easel.picture


def goal(deck: Deck, props: Props, size: Size) -> pygame.Surface:
    """A movie, and what it is worth."""
    easel = RulesCanvas(props, size, round(min(size[0] * 0.36, size[1] * 0.56 * _CARD)))
    cast = films(deck, "romance", 3)
    best = star(deck, 3)
    wide = easel.card_wide * (1 + 0.3 * len(cast))
    easel.fan([*cast, best], (size[0] - wide) / 2, size[1] * 0.36)
    stars = _rating(deck, best)
    sum_ = f"{len(cast)} × {stars} = {len(cast) * stars}"
    easel.words(sum_, (size[0] / 2, size[1] * 0.86), Type.MARQUEE, GOLD)
    return easel.picture


def waste(deck: Deck, props: Props, size: Size) -> pygame.Surface:
    """Blockbusters are worth their points; a star that finds no project is out."""
    easel = RulesCanvas(props, size, round(min(size[0] * 0.26, size[1] * 0.44 * _CARD)))
    blocks = [str(each.id) for each in deck.blockbusters[:2]]
    each = deck.scoring.blockbuster
    if blocks:
        easel.fan(blocks, size[0] * 0.08, size[1] * 0.25)
        put_sum(easel, f"{len(blocks)} × {each}", len(blocks) * each, size[1] * 0.25)
    card = easel.card(star(deck, 2), size[0] * 0.08 + easel.card_wide * 0.65, size[1] * 0.76)
    easel.dim(card)
    side = card.right + easel.card_wide * 0.2
    easel.arrow((side, card.centery), (side + easel.card_wide * 0.8, card.centery))
    wasted = props.text(say("hollywood.table.wasted"))
    if easel.takes(wasted, Type.HEADLINE, 0.34):
        easel.words(wasted, (size[0] * 0.78, card.centery), Type.HEADLINE, MUTED, 0.34)
    return easel.picture


def unwanted(deck: Deck, props: Props, size: Size) -> pygame.Surface:
    """A movie, and below it the films of its genre that nobody took."""
    easel = RulesCanvas(props, size, round(min(size[0] * 0.24, size[1] * 0.44 * _CARD)))
    cards, best = films(deck, "action", 5), star(deck, 2)
    easel.fan([*cards[:3], best], size[0] * 0.04, size[1] * 0.25)
    easel.dim(easel.fan(cards[3:], size[0] * 0.04, size[1] * 0.75))
    left, stars = len(cards[3:]), _rating(deck, best)
    put_sum(easel, f"3 × {stars} × {left}", 3 * stars * left, size[1] * 0.25)
    easel.words(f"× {left}", (size[0] * 0.62, size[1] * 0.75), Type.HEADLINE, MUTED, 0.3)
    return easel.picture


def count(deck: Deck, props: Props, size: Size) -> pygame.Surface:
    """One example of everything that is worth points."""
    easel = RulesCanvas(props, size, round(min(size[0] / 5.1, size[1] * 0.305 * _CARD)))
    worth = deck.scoring
    award = next((film for film in deck.films if film.award), deck.films[0])
    plain = films(deck, award.genre, 2)
    counts = [worth.award if award.award else 1, *[1 for _ in plain]]
    best = star(deck, 3)
    stars = _rating(deck, best)
    open_ = films(deck, next(genre for genre in GENRES if genre != award.genre), 3)
    blocks = [str(each.id) for each in deck.blockbusters[:2]]
    rows = [
        (blocks, f"{len(blocks)} × {worth.blockbuster}", len(blocks) * worth.blockbuster),
        ([award.id, *plain, best], _sum(counts, stars), sum(counts) * stars),
        (open_, f"{len(open_)} × {worth.project_film}", len(open_) * worth.project_film),
    ]
    for number, (cards, sum_, points) in enumerate(rows):
        y = size[1] * (2 * number + 1) / 6
        if cards:
            easel.fan(cards, easel.card_wide * 0.1, y)
        put_sum(easel, sum_, points, y)
    return easel.picture


def put_sum(easel: RulesCanvas, sum_: str, points: int, y: float) -> None:
    """How something is counted, and what it comes to."""
    wide = easel.rect.width
    easel.words(sum_, (wide * 0.59, y), Type.HEADLINE, share=0.32)
    easel.words("=", (wide * 0.79, y), Type.HEADLINE, share=0.07)
    easel.words(str(points), (wide * 0.91, y), Type.MARQUEE, GOLD, 0.16)


def _rating(deck: Deck, star: str) -> int:
    return next(each.stars for each in deck.stars if each.id == star)


def _sum(counts: Sequence[int], times: int) -> str:
    return f"({' + '.join(map(str, counts))}) × {times}"


PICTURES: dict[str, Callable[[Deck, Props, Size], pygame.Surface]] = {
    "goal": goal,
    "area": area,
    "turn": turn,
    "bumping": bumping,
    "full": full,
    "clap": clap,
    "double": double,
    "handing_out": handing_out,
    "projects": projects,
    "waste": waste,
    "count": count,
    "unwanted": unwanted,
}


def gap(easel: RulesCanvas) -> int:
    """How far cards of a column are apart."""
    return max(2, easel.card_wide // 16)


def board_easel(deck: Deck, props: Props, size: Size) -> RulesCanvas:
    """Room for all columns with a name below and reels beside them."""
    rows, columns = max(deck.columns), len(deck.columns)
    high = size[1] / (rows * 1.045 + 0.2)
    return RulesCanvas(props, size, round(min(high * _CARD, size[0] / (columns * 1.22 + 1.1))))


def _column_easel(props: Props, size: Size) -> RulesCanvas:
    return RulesCanvas(props, size, round(min(size[0] / 3.6, size[1] * 0.275 * _CARD)))


def board(deck: Deck, easel: RulesCanvas) -> list[list[pygame.Rect]]:
    """The columns of the deck, filled and named; from the left, each from its top."""
    columns = deck.columns
    ids = iter(some(deck, sum(columns)))
    step = easel.card_wide * 1.22
    left = (easel.rect.width - step * len(columns) - easel.card_wide * 0.8) / 2 + step / 2
    bottom = easel.rect.height - easel.card_high * 0.18
    placed = []
    for number, cards in enumerate(columns):
        x = left + number * step
        placed.append(easel.column([next(ids) for _ in range(cards)], x, bottom, gap(easel)))
        easel.words(letter(number), (x, bottom + easel.card_high * 0.12), Type.BUTTON)
    return placed


def some(deck: Deck, count: int) -> list[str]:
    """So many cards as a deal might bring them: films of all genres, a star now and then."""
    kinds: list[list[str]] = [films(deck, genre, count) for genre in GENRES]
    kinds += [[str(each.id) for each in sort] for sort in (deck.stars, deck.blockbusters)]
    mixed = _in_turn(kinds)
    return [str(id) for id in list(mixed)[:count]]


def _in_turn(kinds: Iterable[list[str]]) -> Iterable[str]:
    left = [list(kind) for kind in kinds]
    while any(left):
        for kind in left:
            if kind:
                yield kind.pop(0)


def films(deck: Deck, genre: Genre, most: int) -> list[str]:
    """Films of a genre, without awards."""
    return [str(f.id) for f in deck.films if f.genre == genre and not f.award][:most]


def star(deck: Deck, stars: int) -> str:
    """A star of this rating, or any."""
    return next((str(s.id) for s in deck.stars if s.stars == stars), str(deck.stars[0].id))
