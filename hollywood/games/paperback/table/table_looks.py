"""Everything the painter is told for one frame."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

import pygame

from hollywood.core.message import Message
from hollywood.ui.table.stage import Key

from .above_painter import Proposed, Ring, Strip
from .backdrop import Lamp
from .blotter_painter import Basket, Sketch, Tool
from .card_looks import CardLooks
from .listing import Listing
from .missed_painter import Ghost, MissedTold
from .newsstand_painter import Prize
from .own_painter import Own
from .score_painter import Count
from .seat_painter import Seated
from .sheet_painter import WordOnSheet


@dataclass(frozen=True)
class TableLooks:
    """What is seen besides where the cards are."""

    seats: tuple[Seated, ...]
    own: Own
    count: Count
    lamp: Lamp = "desk"
    trashed: int = 0
    sold_out: tuple[int, ...] = ()  # piles of books
    costs: tuple[int, ...] = ()  # of the books of each pile
    prizes: tuple[Prize, ...] = ()
    typed: WordOnSheet = field(default_factory=WordOnSheet)
    slots: tuple[pygame.Rect, ...] = ()  # of the cards on the sheet
    caret: int | None = None  # the card before which it is
    tools: tuple[Tool, ...] = ()
    hand: tuple[pygame.Rect, ...] = ()  # places of its cards
    basket: Basket | None = None
    empty: Message | None = None  # said where no hand lies
    sketch: Sketch | None = None
    ring: Ring | None = None
    ringed: pygame.Rect | None = None  # the card whose letter is chosen
    strip: Strip | None = None
    listing: Listing | None = None
    missed: MissedTold | Ghost | Message | None = None  # a sheet, a word, or a chip
    proposals: tuple[Proposed, ...] = ()
    card_looks: Mapping[Key, CardLooks] = field(default_factory=lambda: MappingProxyType({}))
