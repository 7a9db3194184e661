"""The pictures of the rules made of the match that is read about: its cards, reels and sums."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from hollywood.core.game import CardId
from hollywood.core.message import Seat, say
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import Size, width
from hollywood.ui.draw.theme import CREAM, GOLD, MUTED, Type
from hollywood.ui.rulebook.rulebook import Picture, Reading

from ..rules.count import Item
from ..rules.deck import GENRES, Deck
from ..rules.game import Hollywood
from ..rules.state import Column, State
from ..rules.totals import told
from ..rules.words import letter
from ..table.layout import CLAP, COLUMN, DOUBLE, gone
from ..table.lookahead import after
from . import rule_texts as leaves
from .rules_canvas import RulesCanvas
from .rules_pictures import put_sum


@dataclass(frozen=True)
class Moment:
    """What is read about, as Hollywood! knows it."""

    reading: Reading
    game: Hollywood
    state: State
    seat: Seat  # who reads, or else who is to move

    @property
    def deck(self) -> Deck:
        """The cards that are played with."""
        return self.game.deck

    def id(self, card: CardId) -> str:
        """The id of a card."""
        return str(self.deck.faces[card].id)

    def easel(self, props: Props, size: Size, card: float) -> RulesCanvas:
        """A picture with the reels of those who play, cards so wide."""
        colours = [str(chair.colour) for chair in self.reading.set_up.chairs]
        return RulesCanvas(props, size, max(8, round(card)), colours)

    def name(self, seat: Seat) -> str:
        """What a player is called."""
        return self.reading.set_up.chairs[seat].name


_Drawing = Callable[[Moment, Props, Size], pygame.Surface]


def live(leaf: str, reading: Reading | None) -> Picture | None:
    """The picture of a leaf, if the match has anything to show there."""
    if reading is None or leaf not in PICTURES:
        return None
    moment = _moment(reading)
    shows, drawing = PICTURES[leaf]
    return partial(drawing, moment) if shows(moment) else None


def _moment(reading: Reading) -> Moment:
    game, state = reading.game, reading.state
    assert isinstance(game, Hollywood), "a match of this game"
    acts = game.to_act(state)
    seat = reading.seat if reading.seat is not None else acts
    return Moment(reading, game, state, 0 if seat is None else seat)


# everybody


def _points(m: Moment, props: Props, size: Size) -> pygame.Surface:
    """Everybody's points, as the engine counts them now."""
    scores = m.game.scores(m.state)
    easel = m.easel(props, size, size[0] * 0.16)
    step = size[1] / len(scores)
    reel = round(min(step * 0.6, size[0] * 0.14))
    for seat, points in enumerate(scores):
        y = (seat + 0.5) * step
        easel.reel(seat, (size[0] * 0.12, y), reel)
        easel.words(m.name(seat), (size[0] * 0.5, y), Type.HEADLINE, CREAM, 0.5)
        easel.words(str(points), (size[0] * 0.88, y), Type.MARQUEE, GOLD, 0.2)
    return easel.picture


def _left(m: Moment, props: Props, size: Size) -> pygame.Surface:
    """What everybody can still use: reels, and studio cards."""
    step = size[1] / m.state.seats
    high = step * 0.74
    easel = m.easel(props, size, width(round(high)))
    reel = round(min(high * 0.42, size[0] * 0.09))
    for seat in range(m.state.seats):
        y = (seat + 0.5) * step
        if easel.takes(m.name(seat), Type.NAME, 0.36):
            easel.words(m.name(seat), (size[0] * 0.2, y), Type.NAME, CREAM, 0.36)
        for number in range(m.state.left[seat]):
            easel.reel(seat, (size[0] * 0.45 + number * reel * 1.12, y), reel)
        for place, kind in enumerate(_unused(m, seat)):
            x = size[0] - easel.card_wide * (0.6 + 1.1 * (1 - place))
            easel.card(f"{kind}_{easel.colours[seat]}", x, y)
    return easel.picture


def _unused(m: Moment, seat: Seat) -> list[str]:
    kept = ((CLAP, m.state.clap[seat]), (DOUBLE, m.state.double[seat]))
    return [kind for kind, here in kept if here]


def _skipping(m: Moment, props: Props, size: Size) -> pygame.Surface:
    """The Clap Board, and to whom the turn would pass over its player."""
    easel = m.easel(props, size, min(size[0] * 0.42, width(round(size[1] * 0.6))))
    easel.card(f"{CLAP}_{easel.colours[m.seat]}", size[0] / 2, size[1] * 0.34)
    order = [seat % m.state.seats for seat in range(m.seat, m.seat + m.state.seats)]
    step, y = size[0] / (len(order) + 0.4), size[1] * 0.84
    reel = round(min(step * 0.5, size[1] * 0.16))
    for number, seat in enumerate(order):
        x = step * (number + 0.7)
        easel.reel(seat, (x, y), reel, 1.0 if m.state.left[seat] else 0.35)
        easel.words(str(m.state.left[seat]), (x, y + reel * 0.72), Type.BUTTON, MUTED, 0.1)
    comes = next((n for n, seat in enumerate(order) if n and m.state.left[seat]), 0)
    if comes:
        over = y - reel * 0.72
        easel.arrow((step * 0.7, over), (step * (comes + 0.7), over))
    return easel.picture


def _doubling(m: Moment, props: Props, size: Size) -> pygame.Surface:
    """The Double Reel, and the reels that its player has left."""
    easel = m.easel(props, size, min(size[0] * 0.46, width(round(size[1] * 0.66))))
    easel.card(f"{DOUBLE}_{easel.colours[m.seat]}", size[0] / 2, size[1] * 0.37)
    left = m.state.left[m.seat]
    reel = round(min(size[0] * 0.16, size[1] * 0.16))
    for number in range(left):
        x = size[0] / 2 + (number - (left - 1) / 2) * reel * 1.2
        easel.reel(m.seat, (x, size[1] * 0.87), reel)
    return easel.picture


# the board


def _board(m: Moment, props: Props, size: Size) -> pygame.Surface:
    """The cards that lie there now, and the reels on them."""
    easel, places = _laid(m, props, size)
    for column, reels in enumerate(m.state.reels):
        for seat, card in zip(reels, reversed(m.state.area[column]), strict=False):
            if card in places:
                easel.on(places[card], seat)
    return easel.picture


def _claimed(m: Moment, props: Props, size: Size) -> pygame.Surface:
    """The same cards in the order in which they would go, were the round over."""
    easel, places = _laid(m, props, size)
    claims = m.state.claims or m.game.claims(m.state)
    for card in places.keys() - {card for _, card in claims}:
        easel.dim(places[card])
    for number, (seat, card) in enumerate(reversed(claims), 1):
        easel.on(places[card], seat)
        easel.numbered(places[card], number)
    return easel.picture


def _laid(m: Moment, props: Props, size: Size) -> tuple[RulesCanvas, dict[CardId, pygame.Rect]]:
    """The columns with their names, and where each card lies."""
    columns = m.state.area
    rows = max(map(len, columns))
    high = size[1] / (rows * 1.045 + 0.2)
    easel = m.easel(props, size, min(width(round(high)), size[0] / (len(columns) * 1.22)))
    step, foot = easel.card_wide * 1.22, size[1] - easel.card_high * 0.18
    left = (size[0] - step * len(columns)) / 2 + step / 2
    taken, places = gone(m.state), dict[CardId, pygame.Rect]()
    for number, cards in enumerate(columns):
        x = left + number * step
        for row, card in enumerate(reversed(cards)):
            if card not in taken:
                y = foot - easel.card_high * (0.5 + 1.04 * row)
                places[card] = easel.card(m.id(card), x, y)
        easel.words(letter(number), (x, foot + easel.card_high * 0.1), Type.BUTTON)
    return easel, places


def _pushing(m: Moment, props: Props, size: Size) -> pygame.Surface:
    """A column as it is, and as it would be after another reel."""
    column = _open_column(m)
    assert column is not None, "asked only while one is open"
    then = after(m.game, m.state, (column,))
    easel = _column_easel(m, props, size)
    _column(m, easel, m.state, column, size[0] * 0.27)
    if then is not None:
        foot = _column(m, easel, then, column, size[0] * 0.73)[0]
        end = (foot.centerx, foot.bottom + easel.card_high * 0.05)
        easel.arrow((foot.centerx, end[1] + easel.card_high * 0.26), end)
    easel.arrow((size[0] * 0.46, size[1] / 2), (size[0] * 0.54, size[1] / 2))
    return easel.picture


def _closing(m: Moment, props: Props, size: Size) -> pygame.Surface:
    """The fullest column, and one that has room."""
    easel = _column_easel(m, props, size)
    fullest = min(range(len(m.state.area)), key=lambda column: _room(m.state, column))
    other = _open_column(m, but=fullest)
    for column, x in ((fullest, 0.27), (other, 0.73)):
        if column is None:
            continue
        foot = _column(m, easel, m.state, column, size[0] * x)[0]
        free = _room(m.state, column)
        words = str(free) if free else props.text(say("hollywood.table.full"))
        at = (foot.centerx, foot.bottom + easel.card_high * 0.3)
        easel.words(words, at, Type.HEADLINE, CREAM if free else MUTED, 0.4)
    return easel.picture


def _column_easel(m: Moment, props: Props, size: Size) -> RulesCanvas:
    rows = max(map(len, m.state.area))
    return m.easel(props, size, min(size[0] / 3.2, width(round(size[1] / (rows * 1.06 + 0.5)))))


def _column(
    m: Moment, easel: RulesCanvas, state: State, column: Column, x: float
) -> list[pygame.Rect]:
    """The cards of a column with their reels, its letter below; from its foot."""
    ids = [m.id(card) for card in state.area[column]]
    foot = easel.rect.height - easel.card_high * 0.46
    cards = easel.column(ids, x, foot, max(2, easel.card_wide // 16))[::-1]
    for card, seat in zip(cards, state.reels[column], strict=False):
        easel.on(card, seat)
    at = (x - easel.card_wide * 0.72, cards[0].centery)
    easel.words(letter(column), at, Type.HEADLINE, MUTED, 0.1)
    return cards


def _room(state: State, column: Column) -> int:
    return len(state.area[column]) - len(state.reels[column])


def _open_column(m: Moment, but: Column | None = None) -> Column | None:
    """What is pointed at if a reel fits there, or else the fullest column where one does."""
    state, place = m.state, m.reading.pick.place
    able = [each for each in range(len(state.area)) if _room(state, each) and each != but]
    if place is not None and place[0] == COLUMN and place[1] in able:
        return place[1]
    return min(able, key=lambda each: (_room(state, each), each), default=None)


# sums


def _movies(m: Moment, props: Props, size: Size) -> pygame.Surface:
    """A star with every project of its owner, and what each movie would be worth."""
    seat, star = _star(m)
    projects = [project for project in m.state.projects_of(seat) if project]
    easel = m.easel(props, size, width(round(size[1] / max(2, len(projects)) * 0.84)))
    easel = m.easel(props, size, min(easel.card_wide, size[0] * 0.24))
    for number, project in enumerate(projects):
        y = size[1] * (number + 0.5) / len(projects)
        item = m.game.counter.score((), ((star, *project),), (), m.state.unclaimed).items[0]
        _row(m, easel, item, y, [*project, star])
    return easel.picture


def _star(m: Moment) -> tuple[Seat, CardId]:
    """The star that waits, or else one that lies there, and whose it is or would be."""
    if _waits(m):
        return m.state.claims[-1]
    return m.seat, next(iter(_stars(m)))


def _stars(m: Moment) -> list[CardId]:
    """Those that lie there, with the reader's reel on them first."""
    mine, others = list[CardId](), list[CardId]()
    for cards, reels in zip(m.state.area, m.state.reels, strict=True):
        for row, card in enumerate(reversed(cards)):
            if m.deck.faces[card].kind == "star":
                owned = row < len(reels) and reels[row] == m.seat
                (mine if owned else others).append(card)
    return mine + others


def _counted(m: Moment, props: Props, size: Size) -> pygame.Surface:
    """Every line of the reader's count, and the total."""
    items = m.game.score(m.state, m.seat).items
    rows = len(items) + 1
    easel = m.easel(props, size, min(size[0] * 0.17, width(round(size[1] / rows * 0.86))))
    for number, item in enumerate(items):
        _row(m, easel, item, size[1] * (number + 0.5) / rows, item.cards)
    y = size[1] * (rows - 0.5) / rows
    total = sum(item.points for item in items)
    put_sum(easel, m.name(m.seat), total, y)
    return easel.picture


def _blockbusters(m: Moment, props: Props, size: Size) -> pygame.Surface:
    """Everybody's blockbusters, and the stars that have walked out."""
    rows = [item for item in _lines(m) if item.what == "blockbusters"]
    many = len(rows) + bool(m.state.wasted)
    easel = m.easel(props, size, min(size[0] * 0.2, width(round(size[1] / many * 0.84))))
    for number, item in enumerate(rows):
        _row(m, easel, item, size[1] * (number + 0.5) / many, item.cards)
    if m.state.wasted:
        y = size[1] * (many - 0.5) / many
        place = easel.fan([m.id(card) for card in m.state.wasted], easel.card_wide * 0.1, y)
        easel.dim(place)
        wasted = props.text(say("hollywood.table.wasted"))
        if easel.takes(wasted, Type.HEADLINE, 0.4):
            easel.words(wasted, (size[0] * 0.75, y), Type.HEADLINE, MUTED, 0.4)
    return easel.picture


def _lines(m: Moment) -> Iterator[Item]:
    """Every line of everybody's count."""
    for seat in range(m.state.seats):
        yield from m.game.score(m.state, seat).items


def _row(m: Moment, easel: RulesCanvas, item: Item, y: float, cards: Sequence[CardId]) -> None:
    """Cards, how they are counted, and what they come to."""
    easel.fan([m.id(card) for card in cards][-8:], easel.card_wide * 0.1, y)
    put_sum(easel, " × ".join(map(str, item.factors)), item.points, y)


def _unwanted(m: Moment, props: Props, size: Size) -> pygame.Surface:
    """What movies of each genre are multiplied by now."""
    easel = m.easel(props, size, width(round(size[1] / len(GENRES) * 0.8)))
    for number, genre in enumerate(GENRES):
        y = size[1] * (number + 0.5) / len(GENRES)
        faces = m.deck.faces
        left = [card for card in m.state.unclaimed if faces[card].genre == genre]
        if left:
            easel.fan([m.id(card) for card in left][-6:], easel.card_wide * 0.1, y)
        times = m.game.counter.multiplier(genre, m.state.unclaimed)
        easel.words(f"× {times}", (size[0] * 0.88, y), Type.MARQUEE, GOLD, 0.22)
    return easel.picture


# which of them have anything to show


def _always(m: Moment) -> bool:
    return True


def _cards_lie(m: Moment) -> bool:
    """None do when a match is over."""
    return bool(m.state.area)


def _tells_points(m: Moment) -> bool:
    rounds = m.deck.table(m.state.seats).rounds
    return m.game.to_act(m.state) is None or told(m.game.options, rounds, m.state)


def _counts(m: Moment) -> bool:
    return _tells_points(m) and bool(m.game.score(m.state, m.seat).items)


def _wastes(m: Moment) -> bool:
    return bool(m.state.wasted) or any(item.what == "blockbusters" for item in _lines(m))


def _finishes(m: Moment) -> bool:
    return _waits(m) or (any(m.state.projects_of(m.seat)) and bool(_stars(m)))


def _waits(m: Moment) -> bool:
    """Whether the next card that is handed out is a star with a project to finish."""
    if not m.state.claims:
        return False
    seat, card = m.state.claims[-1]
    return m.deck.faces[card].kind == "star" and any(m.state.projects_of(seat))


def _pushes(m: Moment) -> bool:
    return not m.state.claims and m.game.to_act(m.state) is not None and _open_column(m) is not None


def _lies(m: Moment) -> bool:
    return len(gone(m.state) & {card for cards in m.state.area for card in cards}) == 0


def _reels_lie(m: Moment) -> bool:
    return any(m.state.reels) and (bool(m.state.claims) or _lies(m))


PICTURES: Mapping[str, tuple[Callable[[Moment], bool], _Drawing]] = {
    leaves.GOAL: (_tells_points, _points),
    leaves.AREA: (_cards_lie, _board),
    leaves.TURN: (_always, _left),
    leaves.BUMPING: (_pushes, _pushing),
    leaves.FULL: (_pushes, _closing),
    leaves.CLAP: (_always, _skipping),
    leaves.DOUBLE: (_always, _doubling),
    leaves.HANDING_OUT: (_reels_lie, _claimed),
    leaves.PROJECTS: (_finishes, _movies),
    leaves.WASTE: (_wastes, _blockbusters),
    leaves.COUNT: (_counts, _counted),
    leaves.UNWANTED: (_always, _unwanted),
}
