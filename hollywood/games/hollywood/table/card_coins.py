"""Points on cards: a coin on what is finished, a ring on the project that is the largest now."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import chain

import pygame

from hollywood.core.game import CardId
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.table.stage import Pose

from ..rules.game import Hollywood
from ..rules.state import State
from .coins import CardCoin, coins
from .discs import put_coin
from .towers import TALL

_WIDE, _LEAST = 0.36, 26  # of a card's width, and units
_LARGER = 0.2  # with words twice as large
_BANKED_DOWN, _OPEN_UP = 0.24, 0.42  # of a card's width: from its top, from its foot
_INSIDE = 11  # units from its right edge


class CardCoins:
    """Lays points on cards in one window."""

    def __init__(self, props: Props, game: Hollywood) -> None:
        self.props, self._game = props, game
        self._counted: tuple[State | None, dict[CardId, CardCoin]] = (None, {})

    def of(self, state: State) -> Mapping[CardId, CardCoin]:
        """What lies on which card: on every movie, on blockbusters, on the best project."""
        if self._counted[0] is not state:
            scores = [self._game.score(state, seat) for seat in range(state.seats)]
            self._counted = (state, dict(chain.from_iterable(map(coins, scores))))
        return self._counted[1]

    def piece(self, pose: Pose, points: int, banked: bool) -> Piece:
        """One that lies on a card at rest."""
        middle, diameter = self.spot(pose, banked)
        place = pygame.Rect(0, 0, 2 * diameter, 2 * diameter)
        place.center = middle
        paint = partial(self.lay, pose=pose, points=points, banked=banked)
        return Piece((points, banked), place, paint)

    def lay(self, canvas: pygame.Surface, pose: Pose, points: int, banked: bool) -> None:
        """Lay one down on a card."""
        middle, diameter = self.spot(pose, banked)
        put_coin(self.props, canvas, middle, diameter, str(points), banked)

    def spot(self, pose: Pose, banked: bool) -> tuple[tuple[int, int], int]:
        """Where on a card, and how large."""
        px = self.props.screen.px
        foot = pose.y + pose.width * TALL / 2
        down = pose.width * (_BANKED_DOWN - TALL) if banked else -pose.width * _OPEN_UP
        middle = (round(pose.x + pose.width / 2 - px(_INSIDE)), round(foot + down))
        larger = 1 + _LARGER * (self.props.screen.text - 1)
        return middle, round(larger * max(px(_LEAST), pose.width * _WIDE))
