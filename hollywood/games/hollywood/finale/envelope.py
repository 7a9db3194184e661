"""The envelope of awards night: sealed, then the seal cracks, the flap turns, the card rises."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from hollywood.core.message import Seat, player, say
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import faded, lay_on, scaled
from hollywood.ui.draw.theme import BLACK, Type
from hollywood.ui.table.stage import smooth

from ..table.match_painter import Brush

# seconds at normal speed
DRUMS = 1.9  # the lights flicker from here on
OPENS = 2.1
_SEAL, _FLAP, _RISE = 0.25, 0.25, 0.4
LASTS = OPENS + _SEAL + _FLAP + _RISE  # as long as the riser

_PIECES = (
    *("envelope_back", "envelope_flap_open", "envelope_card", "envelope_body", "envelope_flap"),
    *("seal_left", "seal_right"),
)
_CRACK = 12  # degrees each half of the seal turns
_APART, _FALL = 16, 70  # units the halves part, and fall
_SINK = 260  # units the envelope sinks when the card is out
_AROUND = 80  # units beside it, where its seal may fall
_HIGHEST = 0.93  # of its size as it was drawn


class Envelope:
    """Everything it does follows from the seconds since it came."""

    def __init__(
        self, brush: Brush, winners: Sequence[Seat], fold: tuple[int, int], goal: pygame.Rect
    ) -> None:
        self.brush, self.winners, self.fold = brush, winners, fold
        self.unit = self.unit_in(brush, goal)
        self._piece = brush.props.art.piece
        self._pictures: dict[str, pygame.Surface] = {}  # kept here until they are seen at last
        self._written: pygame.Surface | None = None
        wide, high = (max(1, round(side * self.unit)) for side in self._piece("envelope_card").size)
        self.goal = pygame.Rect(0, 0, wide, high)
        self.goal.center = goal.center

    @staticmethod
    def unit_in(brush: Brush, room: pygame.Rect) -> float:
        """How many pixels a unit has, so that the card fits into a room."""
        wide, high = brush.props.art.piece("envelope_card").size
        most = brush.props.screen.scale * _HIGHEST
        return min(most, room.height / high, room.width / wide)

    def prepare(self) -> None:
        """On another thread: have the pieces drawn before they are seen."""
        for name in _PIECES:
            self._picture(name)

    def put_away(self) -> None:
        """It was seen: only its card is needed any more."""
        self._pictures.clear()

    def _picture(self, name: str) -> pygame.Surface:
        if name not in self._pictures:
            self._pictures[name] = self.brush.props.art.piece_picture(name, self.unit)
        return self._pictures[name]

    @property
    def card(self) -> pygame.Surface:
        """The card with the faces and the names of the winners."""
        if self._written is None:
            self._written = self._write()
        return self._written

    def _write(self) -> pygame.Surface:
        card = self._picture("envelope_card").copy()
        boxes = self._piece("envelope_card").boxes
        faces, name = (
            pygame.Rect(*(round(side * self.unit) for side in boxes[box]))
            for box in ("portrait", "name")
        )
        faces = pygame.Rect(name.left, faces.top, name.width, faces.height)
        size = min(faces.height, faces.width // len(self.winners))
        left = faces.centerx - size * len(self.winners) // 2
        for number, seat in enumerate(self.winners):
            face = self.brush.face(seat, size, "triumph")
            at = (left + size * number + size // 2, faces.centery)
            lay_on(face, card, face.get_rect(center=at).topleft)
        named = say("hollywood.awards.names", players=tuple(player(s) for s in self.winners))
        self.brush.write(card, named, Type.HEADLINE, BLACK, name, "centre")
        return card

    def piece(self, seconds: float) -> Piece:
        """The envelope at a moment; until the seal cracks it looks the same all the time."""
        wide, around = self._piece("envelope_body").size[0], self.brush.props.screen.px(_AROUND)
        place = pygame.Rect(0, 0, round(wide * self.unit) + around, 0)
        place.midtop = (self.fold[0], 0)
        place.height = self.brush.props.screen.height
        place.union_ip(self.goal)
        looks = None if seconds < OPENS else seconds
        return Piece(looks, place, partial(self.draw, seconds=seconds))

    def draw(self, canvas: pygame.Surface, seconds: float) -> None:
        """The envelope at a moment; without motion it only fades into the card."""
        if not self.brush.props.moves:
            self._still(canvas, seconds)
            return
        turned = _part(seconds, OPENS + _SEAL, _FLAP)
        risen = smooth(_part(seconds, OPENS + _SEAL + _FLAP, _RISE))
        sunk = round(self.brush.props.screen.px(_SINK) * risen)
        self._lay(canvas, "envelope_back", sunk, 1 - risen)
        if turned > 0.5:
            self._turned(canvas, "envelope_flap_open", 2 * turned - 1, sunk, 1 - risen)
        if risen:
            self._rising(canvas, risen)
        self._lay(canvas, "envelope_body", sunk, 1 - risen)
        if turned <= 0.5:
            self._turned(canvas, "envelope_flap", 1 - 2 * turned, 0, 1.0)
        if turned < 1:
            self._seal(canvas, smooth(_part(seconds, OPENS, _SEAL)), turned)

    def _still(self, canvas: pygame.Surface, seconds: float) -> None:
        out = _part(seconds, OPENS + _SEAL, _FLAP)
        for name in ("envelope_back", "envelope_body", "envelope_flap"):
            self._lay(canvas, name, 0, 1 - out)
        if out < 1:
            self._seal(canvas, 0.0, out)
        if out:
            lay_on(faded(self.card, out), canvas, self.goal.topleft)

    def draw_card(self, canvas: pygame.Surface) -> None:
        """The card by itself, where it has come to rest."""
        lay_on(self.card, canvas, self.goal.topleft)

    def _place(self, name: str, down: int) -> tuple[int, int]:
        """Where a piece hangs from the fold."""
        x, y = self._piece(name).pivot
        fold = self.fold
        return fold[0] - round(x * self.unit), fold[1] - round(y * self.unit) + down

    def _lay(self, canvas: pygame.Surface, name: str, down: int, seen: float) -> None:
        if seen > 0:
            picture = self._picture(name)
            picture = picture if seen == 1 else faded(picture, seen)
            lay_on(picture, canvas, self._place(name, down))

    def _turned(
        self, canvas: pygame.Surface, name: str, high: float, down: int, seen: float
    ) -> None:
        """A flap seen at an angle: hanging from the fold, or standing on it."""
        picture = self._picture(name)
        size = (picture.get_width(), max(1, round(picture.get_height() * high)))
        if size != picture.get_size():
            picture = scaled(picture, size)
        x, y = self._place(name, down)
        pivot = round(self._piece(name).pivot[1] * self.unit)
        y += round(pivot * (1 - high))
        if seen > 0:
            lay_on(picture if seen == 1 else faded(picture, seen), canvas, (x, y))

    def _rising(self, canvas: pygame.Surface, risen: float) -> None:
        """The card on its way out of the envelope to where it stays."""
        start = self.card.get_rect(midtop=self.fold)
        middle = pygame.Vector2(start.center).lerp(self.goal.center, risen)
        at = self.card.get_rect(center=(round(middle.x), round(middle.y)))
        lay_on(self.card, canvas, at.topleft)

    def _seal(self, canvas: pygame.Surface, cracked: float, gone: float) -> None:
        """Both halves, each turned about its foot, then falling."""
        px = self.brush.props.screen.px
        x, y = self._piece("envelope_body").points["seal"]
        pivot = self._piece("envelope_body").pivot
        middle = pygame.Vector2(x - pivot[0], y - pivot[1]) * self.unit + self.fold
        middle.y += px(_FALL) * gone * gone
        for name, side in (("seal_left", -1), ("seal_right", 1)):
            piece, picture = self._piece(name), self._picture(name)
            foot = pygame.Vector2(piece.pivot) - piece.points["middle"]
            if cracked:
                picture = pygame.transform.rotate(picture, -side * _CRACK * cracked)
            away = pygame.Vector2(side * px(_APART) * cracked, 0)
            centre = foot.rotate(0) - foot.rotate(side * _CRACK * cracked)
            at = picture.get_rect(center=middle + away + centre * self.unit)
            lay_on(picture if not gone else faded(picture, 1 - gone), canvas, at.topleft)


def flickers(seconds: float) -> bool:
    """Whether the lights are out for a moment, as drums roll."""
    return DRUMS <= seconds < OPENS and int(seconds * 25) % 2 == 1


def lies_open(seconds: float) -> bool:
    """Whether the flap has begun to turn, so that it needs the room above."""
    return seconds >= OPENS + _SEAL


def _part(seconds: float, start: float, lasts: float) -> float:
    """How much of a stretch of time has passed."""
    return max(0.0, min(1.0, (seconds - start) / lasts))
