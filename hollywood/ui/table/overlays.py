"""All that a frame shows of a match: what its game paints, what is said, what the mouse does."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic

import pygame

from hollywood.core.game import M, S
from hollywood.core.message import Message, Seat
from hollywood.ui.draw.kept_picture import Painting, Piece, Repainting, laid

from .bar import Bar
from .hints import Hints
from .inspector import Inspector
from .log import Log
from .notes import Notes
from .pointing import Pointer
from .remarks import Remarks
from .setting import Flash, Setting, View
from .sparks import Sparks


@dataclass(frozen=True)
class BarWords:
    """What the status line shows now."""

    progress: Sequence[Message]
    status: Message | None
    warned: bool
    lit: Collection[str]
    sign: pygame.Surface | None = None  # beside the progress


@dataclass(frozen=True)
class Over:
    """What the purpose of a table lays over it."""

    pieces: Mapping[Hashable, Piece]
    speaks_in: pygame.Rect | None  # stays seen beside a card that is looked at closely


@dataclass
class Overlays(Generic[S, M]):
    """Lies over what the game paints, in one window; only what looks otherwise is painted."""

    setting: Setting[S, M]
    bar: Bar
    notes: Notes[S, M]
    inspector: Inspector[S, M]
    log: Log[S, M]
    hints: Hints
    remarks: Remarks[S, M]
    sparks: Sparks
    pointer: Pointer[S, M]

    def __post_init__(self) -> None:
        self._frame = Repainting()

    def paint(
        self,
        canvas: pygame.Surface,
        view: View[S, M],
        words: BarWords,
        hand: Seat | None,
        anew: bool,
        over: Over,
    ) -> None:
        """The frame; `anew` if something else may have been painted there meanwhile.

        What lies `over` the match lies below what the mouse carries and what is looked at closely.
        """
        painting = self.setting.painting(view)
        pieces = self._pieces(painting, view, words, hand, over)
        self._frame.paint(canvas, painting.ground, pieces, painting.changed, anew)

    def _pieces(
        self,
        painting: Painting,
        view: View[S, M],
        words: BarWords,
        hand: Seat | None,
        over: Over,
    ) -> dict[Hashable, Piece]:
        """All that lies on the ground, from below."""
        tips, said, pointer = self.hints.tips, self.remarks.spoken, self.pointer
        taken = [*painting.no_words, *([over.speaks_in] if over.speaks_in is not None else [])]
        notes = self.notes.pieces(view, self.log, tips, said, pointer, taken)
        pieces = {**painting.pieces, **notes, **painting.offered}
        flashes = any(isinstance(each.what, Flash) and each.share < 1 for each in view.effects)
        pieces["bar"] = self.bar.piece(
            words.progress,
            words.status,
            words.warned,
            words.lit,
            flashes,
            words.sign,
            [*taken, *self.notes.shown.values()],
        )
        pieces |= over.pieces
        more = {
            "sparks": self.sparks.piece(),
            "carried": self._carried(),
            "looked at": self.inspector.piece(
                view, pointer, hand, (*self.notes.in_sight, over.speaks_in)
            ),
        }
        return pieces | {key: piece for key, piece in more.items() if piece is not None}

    def _carried(self) -> Piece | None:
        """What the mouse carries."""
        carried, at = self.pointer.pick.carried, self.pointer.at
        if carried is None:
            return None
        picture = self.setting.held(carried)
        return laid(picture, picture.get_rect(center=at))
