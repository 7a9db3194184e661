"""What the coach says, as a note: moves, why, and what they promise."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hollywood.core.catalogue import Voice
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import Size, lay_on
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.draw.theme import CREAM, MUTED, Type

from .hints import Tip
from .note_plate import SOFT, framed, inside, pad_of


class CoachNote:
    """What the coach says at the foot of a room, the best first; more than fits is said shorter."""

    def __init__(self, props: Props, room: pygame.Rect, voice: Voice, tips: Sequence[Tip]) -> None:
        self._props = props
        px, self._gap = props.screen.px, props.screen.px(9)
        pad = px(pad_of(props, room))
        most = (room.width - px(32), room.height - pad)
        whole = all(said_whole(props, voice, tip, most) for tip in tips)
        self._blocks = [_tip(props, voice, tip, most) for tip in tips if whole]
        words, room_of_one = [voice.text(tip.move) for tip in tips], _share(most)
        if not whole or _height(self._blocks, self._gap) > most[1]:
            share = (most[1] + self._gap) // len(tips) - self._gap
            short, why = (most[0], share), len(tips) == 1
            words = [_short_words(props, voice, tip, short, why) for tip in tips]
            room_of_one, set_ = short, props.typesetter.within
            self._blocks = [set_(each, Type.BOLD, CREAM, short) for each in words]
        self.loss = max(_loss(props.typesetter, each, room_of_one) for each in words)
        high = min(room.height, _height(self._blocks, self._gap) + pad)
        self.place = pygame.Rect(0, 0, room.width, high)
        self.place.bottomleft = room.bottomleft
        around = 2 * px(SOFT)
        self.piece = Piece(tuple(tips), self.place.inflate(around, around), self._paint)

    def _paint(self, canvas: pygame.Surface) -> None:
        size, at = self.place.size, inside(self._props, self.place)
        note = self._props.shapes.of(("note", size), lambda: framed(self._props, size))
        lay_on(note, canvas, self.piece.place.topleft)
        for block in self._blocks:
            lay_on(block, canvas, at.topleft)
            at.top += block.get_height() + self._gap


def _loss(setter: Typesetter, words: str, room: Size) -> float:
    """How much smaller than chosen the letters are, and whether some are cut."""
    smaller = 1 - setter.fitting(words, Type.BOLD, room) / setter.size(Type.BOLD)
    return smaller + (not setter.fits(words, Type.BOLD, room))


def _short_words(props: Props, voice: Voice, tip: Tip, room: Size, why: bool) -> str:
    """A move and its chances in few lines, and why if there is no other one."""
    said = [words for words in (tip.move, tip.chances) if words is not None]
    said += [tip.reason] if why and tip.reason is not None else []
    words = " – ".join(voice.text(each) for each in said)
    if tip.brief is not None and not props.typesetter.fits(words, Type.BOLD, room):
        words = voice.text(tip.brief)
    return words


def _height(blocks: Sequence[pygame.Surface], gap: int) -> int:
    return sum(block.get_height() + gap for block in blocks) - gap


def said_whole(props: Props, voice: Voice, tip: Tip, most: Size) -> bool:
    """Whether move, reason and chances are said to their ends, each in its share of the room."""
    setter, share, high = props.typesetter, _share(most), 0
    for said, type, ink in ((tip.move, Type.BOLD, CREAM), (tip.chances, Type.SMALL, MUTED)):
        words = "" if said is None else voice.text(said)
        if not setter.fits(words, type, share):
            return False
        high += setter.within(words, type, ink, share).get_height() if words else 0
    left = (most[0], most[1] - high)
    return tip.reason is None or setter.fits(voice.text(tip.reason), Type.BODY, left)


def _share(most: Size) -> Size:
    return most[0], most[1] * 2 // 5


def _tip(props: Props, voice: Voice, tip: Tip, most: Size) -> pygame.Surface:
    """A move, why, and the chances, below each other."""
    setter, room = props.typesetter, _share(most)
    move = setter.within(voice.text(tip.move), Type.BOLD, CREAM, room)
    lines = [move]
    if tip.chances is not None:
        lines.append(setter.within(voice.text(tip.chances), Type.SMALL, MUTED, room))
    if tip.reason is not None:  # it is the longest: whatever the others leave is for it
        left = (room[0], most[1] - _height(lines, 0))
        reason = setter.within(voice.text(tip.reason), Type.BODY, CREAM, left)
        lines.insert(1, reason)
    block = layer_of((most[0], _height(lines, 0)))
    top = 0
    for line in lines:
        lay_on(line, block, (0, top))
        top += line.get_height()
    return block
