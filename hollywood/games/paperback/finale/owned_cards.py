"""The cards behind a figure on bestseller night: what brings somebody Fame, and how often."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from hollywood.core.message import Seat
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import canvas, height, lay_on
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.draw.theme import CREAM, GOLD, Type

from ..card_pictures import Shown
from ..table.pictures import TablePictures
from .count import Gift
from .ended_match import EndedMatch

_WIDE, _GAP, _PAD, _FROM_EDGE = 84, 10, 14, 8  # units: a card, between two, around all
_GROUND = (8, 25, 27, 244)
_ICONS = {"theme": "theme", "awards": "award"}


@dataclass
class Alike:
    """Things of one sort."""

    gift: Gift
    many: int = 0
    fame: int = 0


def alike(gifts: Sequence[Gift], told: EndedMatch) -> list[Alike]:
    """What somebody has, like with like, in the order of the count."""
    found: dict[tuple[str, str], Alike] = {}
    for gift in gifts:
        card = told.game.table.faces[gift.card].id if gift.card >= 0 else gift.prize
        each = found.setdefault((gift.category, card), Alike(gift))
        each.many += 1
        each.fame += gift.fame
    return list(found.values())


class OwnedCards:
    """A plate of them, for one window."""

    def __init__(self, props: Props, told: EndedMatch, pictures: TablePictures) -> None:
        self._props, self._told, self._pictures = props, told, pictures
        self._px = props.screen.px
        self._typesetter = Typesetter(props.screen)

    def plate(self, seat: Seat, seconds: float) -> pygame.Surface:
        """Each sort of card that has come by now, with its number and the Fame that it brings."""
        sorts = alike(self._told.count.come(seat, seconds), self._told)
        wide, gap, pad = self._px(_WIDE), self._px(_GAP), self._px(_PAD)
        lines = self._typesetter.height(Type.BOLD)
        size = (
            2 * pad + len(sorts) * (wide + gap) - gap * bool(sorts),
            2 * pad + height(wide) + lines,
        )
        plate = canvas(size)
        edge = max(1, self._px(2))
        lay_on(self._props.shapes.panel(size, self._px(12), _GROUND, GOLD, edge), plate)
        for number, each in enumerate(sorts):
            at = pygame.Rect(pad + number * (wide + gap), pad, wide, height(wide))
            self._lay(each, at, plate)
        return plate

    def _lay(self, each: Alike, at: pygame.Rect, plate: pygame.Surface) -> None:
        picture = self._picture(each.gift, at)
        lay_on(picture, plate, picture.get_rect(center=at.center).topleft)
        words = f"{each.many} × {each.fame // each.many} = {each.fame}"
        words = words if each.many > 1 else str(each.fame)
        room = (at.width + self._px(_GAP), self._typesetter.height(Type.BOLD))
        line = self._typesetter.within(words, Type.BOLD, CREAM, room, "centre")
        lay_on(line, plate, line.get_rect(midtop=at.midbottom).topleft)

    def _picture(self, gift: Gift, at: pygame.Rect) -> pygame.Surface:
        if gift.card < 0:
            return self._pictures.icon(_ICONS.get(gift.category, "fame"), at.width)
        props, table = self._props, self._told.game.table
        name = Shown(table.faces[gift.card].id, table.options.language, small=True).name
        return props.art.card(name, at.width, props.language, props.settings.symbols)

    def place(self, plate: pygame.Surface, row: pygame.Rect) -> pygame.Rect:
        """Over the row if there is room, else under it."""
        edge, screen = self._px(_FROM_EDGE), self._props.screen.rect
        place = plate.get_rect(bottomright=(row.right, row.top - edge))
        if place.top < edge:
            place.top = row.bottom + edge
        return place.clamp(screen)
