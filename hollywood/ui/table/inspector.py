"""What is looked at closely, painted: a card with words below it, a plate beside a spot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial, reduce
from typing import Generic

import pygame

from hollywood.core.catalogue import Voice, capital
from hollywood.core.game import M, S
from hollywood.core.message import Message, Seat
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import Spot, faded, height, lay_on, scaled, width
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.theme import BRASS, CREAM, MUTED, Type

from .bar import Bar
from .card_plate import CardPlate
from .pointing import Pointer
from .setting import Ground, Setting, View
from .stage import Key

_PLATE = (6, 16, 18, 255)
_WIDEST = 330  # units: an enlarged card
_PAD, _GAP = 12, 8  # units: round the card and the words, and between them
_ABOVE = 0.5  # of its room an enlarged card needs above other words, else it covers these
_MOST_WORDS = 0.5  # of the room's height
_MOST_BESIDE = 0.42  # of its width, where it is low and words stand beside a card
_BESIDE = 320  # units: a plate beside a spot is no wider
_CAST = 20  # units: as far the shadow of a card falls
_RISES = 0.08  # of its size an enlarged card gains while it appears


class Inspector(Generic[S, M]):
    """Shows cards and words; what is said of them is the game's business."""

    def __init__(
        self, props: Props, ground: Ground, bar: Bar, voice: Voice, setting: Setting[S, M]
    ) -> None:
        self._props, self._ground, self._voice = props, ground, voice
        self._bar, self._setting = bar, setting
        self._px = props.screen.px
        self._beside = None if ground.plate is None else CardPlate(props, ground.plate)
        self._asked: tuple[Key | None, S | None, Sequence[Message]] = (None, None, ())
        self._lay = layer_of((1, 1)), (0, 0)  # the card that was enlarged last, and where
        self._composed: tuple[object, pygame.Surface] = (None, layer_of((1, 1)))

    def said(self, pointer: Pointer[S, M], state: S) -> Sequence[Message]:
        """What is said of the card or the spot that is looked at closely."""
        tool = self._bar.asked(pointer.asked)
        key = pointer.enlarged or pointer.asked
        if tool is not None or key is None:
            return tool or ()
        if self._asked[0] != key or self._asked[1] is not state:
            self._asked = (key, state, self._setting.about(key, state))
        return self._asked[2]

    def piece(
        self,
        view: View[S, M],
        pointer: Pointer[S, M],
        hand: Seat | None,
        told: Iterable[pygame.Rect | None],
    ) -> Piece | None:
        """Whatever is looked at closely; `hand` is the seat that must see its own cards.

        Words that are `told` somewhere, the coach's or a slate's, stay seen if there is room.
        """
        said = self.said(pointer, view.counted)
        going = pointer.look.going
        if pointer.enlarged is not None and self._beside is not None:
            return self._on_plate(self._beside, pointer, said)
        if pointer.enlarged is not None:
            room = self.room(hand, pointer.enlarged_place.center)
            return self._enlarged(pointer, said, reduce(self._clear_of, told, room))
        if going is not None and self._beside is None:
            picture, at = self._lay
            paint = partial(_lay_faint, picture=picture, at=at, seen=going[1])
            return Piece(going, picture.get_rect(topleft=at), paint)
        shown = bool(said) and not _is_a_choice(view, pointer)
        return self._told(said, pointer.beside) if shown else None

    def room(self, hand: Seat | None, at: tuple[float, float]) -> pygame.Rect:
        """Where a card that lies here is enlarged: beside the board, and over nobody's own hand.

        That is the side where whoever looks does not sit; where the card itself lies there, the
        corner of that side in which it does not lie.
        """
        window = self._props.screen.rect
        board, corners = self._ground.board, self._ground.corners
        whole = pygame.Rect(0, self._ground.bar.bottom, window.width, 0)
        whole.height = window.bottom - whole.top
        if board is None:
            return whole
        own = window.width - at[0] if hand is None else corners[hand].centerx
        left, right = (0, board.left), (board.right, window.right)
        start, end = left if own > board.centerx else right
        side = pygame.Rect(start, whole.top, end - start, whole.height)
        lies = next((corner for corner in corners if corner.collidepoint(at)), None)
        if lies is None or not side.colliderect(lies):
            return side
        above = lies.centery > side.centery
        top, bottom = (side.top, lies.top) if above else (lies.bottom, side.bottom)
        return pygame.Rect(side.left, top, side.width, bottom - top)

    def _clear_of(self, room: pygame.Rect, told: pygame.Rect | None) -> pygame.Rect:
        """What of a room is above or below words that stand there, unless too little is left.

        Beside the board there is as much room across as they have.
        """
        if told is None or not told.colliderect(room):
            return room
        above, below = told.top - room.top, room.bottom - told.bottom
        if max(above, below) < room.height * _ABOVE:
            return room
        board = self._ground.board
        over = board is not None and board.left < told.centerx < board.right
        left = room.left if over else min(room.left, told.left)
        right = room.right if over else max(room.right, told.right)
        top = room.top if above >= below else told.bottom
        return pygame.Rect(left, top, right - left, max(above, below))

    def places(self, room: pygame.Rect, words: int) -> tuple[pygame.Rect, pygame.Rect]:
        """Where a card goes that is as large as the room allows, and words that are so high."""
        px = self._px
        high = words + px(2 * _GAP) if words else 0
        wide = min(px(_WIDEST), room.width - px(2 * _PAD))
        left_over = room.height - px(2 * _PAD) - high - px(_GAP)
        card = pygame.Rect(0, 0, min(wide, width(left_over)), 0)
        card.height = height(card.width)
        top = room.centery - (card.height + px(_GAP) + high) // 2
        card.midtop = (room.centerx, top)
        plate = pygame.Rect(room.centerx - wide // 2, card.bottom + px(_GAP), wide, high)
        return card, plate

    def _enlarged(
        self, pointer: Pointer[S, M], said: Sequence[Message], room: pygame.Rect
    ) -> Piece:
        """A card in its place, and what is said of it."""
        key, seen = pointer.enlarged, pointer.look.appeared
        assert key is not None, "a card is looked at"
        card, plate, words = self._with_words(said, room)
        picture = self._setting.picture(key, card.width)

        def paint(canvas: pygame.Surface) -> None:
            self._enlarge(canvas, picture, card, seen)
            if said:
                self._plate(canvas, plate, words)

        around = 2 * self._px(_CAST)
        looks = (picture, words if said else None, tuple(plate), seen)
        return Piece(looks, card.union(plate).inflate(around, around), paint)

    def _with_words(
        self, said: Sequence[Message], room: pygame.Rect
    ) -> tuple[pygame.Rect, pygame.Rect, pygame.Surface]:
        """Where a card is, and the plate of its words: below or, in a low room, beside it."""
        px = self._px
        inner = min(px(_WIDEST), room.width - px(2 * _PAD)) - px(2 * _PAD)
        if not said or room.height > min(room.width, height(px(_WIDEST))):
            words = self._words(said, (inner, round(room.height * _MOST_WORDS)))
            return *self.places(room, words.get_height() if said else 0), words
        beside = round(room.width * _MOST_BESIDE) - px(2 * _PAD)
        words = self._words(said, (beside, room.height - px(2 * _PAD + 2 * _GAP)))
        return *self._side_by_side(room, words), words

    def _side_by_side(
        self, room: pygame.Rect, words: pygame.Surface
    ) -> tuple[pygame.Rect, pygame.Rect]:
        """The card and the plate of its words in a room that is low, in its middle."""
        px = self._px
        plate = words.get_rect().inflate(px(2 * _PAD), px(2 * _GAP))
        left_over = room.width - plate.width - px(2 * _PAD + _GAP)
        card = pygame.Rect(0, 0, min(left_over, width(room.height - px(2 * _PAD))), 0)
        card.height = height(card.width)
        start = room.centerx - (card.width + px(_GAP) + plate.width) // 2
        plate.midleft = (start, room.centery)
        card.midleft = (plate.right + px(_GAP), room.centery)
        return card, plate

    def _on_plate(self, plate: CardPlate, pointer: Pointer[S, M], said: Sequence[Message]) -> Piece:
        """A card with its words beside it; larger if somebody has asked for it."""
        key, look = pointer.enlarged, pointer.look
        assert key is not None, "a card is looked at"
        words = [self._voice.text(each) for each in said]
        picture = partial(self._setting.picture, key)
        asked = look.asked or look.kept
        return plate.piece(words, pointer.enlarged_place, picture, asked, look.appeared)

    def _enlarge(
        self, canvas: pygame.Surface, picture: pygame.Surface, card: pygame.Rect, seen: float
    ) -> None:
        """While it appears it is a little smaller."""
        if seen < 1:
            share = 1 - _RISES * (1 - seen)
            size = (round(card.width * share), round(card.height * share))
            picture = faded(scaled(picture, size), seen)
        else:
            self._props.shapes.cast_card_shadow(canvas, card, self._px(18), dark=220)
        self._lay = picture, picture.get_rect(center=card.center).topleft
        lay_on(picture, canvas, self._lay[1])

    def _told(self, said: Sequence[Message], beside: pygame.Rect) -> Piece:
        """Words on a plate near a spot, which they don't cover: below it, or else above."""
        window, px = self._props.screen.rect, self._px
        most = min(round(px(_BESIDE) * self._props.screen.text), window.width * 2 // 5)
        words = self._words(said, (most, window.height // 2))
        plate = words.get_rect().inflate(px(2 * _PAD), px(2 * _GAP))
        plate.midtop = (beside.centerx, beside.bottom + px(_GAP))
        if plate.bottom > window.bottom - px(_GAP):
            plate.bottom = beside.top - px(_GAP)
        plate.clamp_ip(window.inflate(-px(2 * _GAP), -px(2 * _GAP)))
        around = 2 * px(_CAST)
        paint = partial(self._plate, rect=plate, words=words)
        return Piece((words, tuple(plate)), plate.inflate(around, around), paint)

    def _plate(self, canvas: pygame.Surface, rect: pygame.Rect, words: pygame.Surface) -> None:
        plate = self._props.shapes.panel(
            rect.size, self._px(10), _PLATE, BRASS, max(1, self._px(1))
        )
        self._props.shapes.cast_shadow(canvas, rect, self._px(10), self._px(6), (0, self._px(3)))
        lay_on(plate, canvas, rect.topleft)
        at = (rect.left + self._px(_PAD), rect.centery)
        lay_on(words, canvas, words.get_rect(midleft=at).topleft)

    def _words(self, said: Sequence[Message], room: tuple[int, int]) -> pygame.Surface:
        """What is said, line below line; composed once while it is looked at."""
        look = (tuple(said), room)
        if self._composed[0] != look:
            self._composed = (look, self._compose([self._voice.text(each) for each in said], room))
        return self._composed[1]

    def _compose(self, said: Sequence[str], room: tuple[int, int]) -> pygame.Surface:
        """The first line is strong and the last one of several soft; if need be all are smaller."""
        setter, count = self._props.typesetter, len(said)
        said = [*map(capital, said[:1]), *said[1:]]
        types = [Type.BOLD, *[Type.BODY] * count]
        inks = [*[CREAM] * max(1, count - 1), MUTED]
        given = list(zip(said, types, inks, strict=False))
        lines = [setter.block(words, type, ink, room[0]) for words, type, ink in given]
        if sum(line.get_height() for line in lines) > room[1]:
            share = (room[0], room[1] // count)
            lines = [setter.within(words, type, ink, share) for words, type, ink in given]
        wide = max((line.get_bounding_rect().right for line in lines), default=1)
        block = layer_of((max(1, wide), max(1, sum(line.get_height() for line in lines))))
        top = 0
        for line in lines:
            lay_on(line, block, (0, top))
            top += line.get_height()
        return block


def _is_a_choice(view: View[S, M], pointer: Pointer[S, M]) -> bool:
    """Whether half a move goes on here: words about the place would cover what would be."""
    begun = view.draft is not None or pointer.pick.carried is not None
    return begun and pointer.asked is not None and pointer.asked == pointer.pick.place


def _lay_faint(canvas: pygame.Surface, picture: pygame.Surface, at: Spot, seen: float) -> None:
    lay_on(faded(picture, seen), canvas, at)
