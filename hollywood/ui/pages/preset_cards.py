"""Presets as cards that can be chosen: a few of the game's own cards, a name, what it is like."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import pygame

from hollywood.core.message import say
from hollywood.ui.draw.surfaces import canvas, height, lay_on
from hollywood.ui.draw.theme import CREAM, GOLD, MUTED, Type
from hollywood.ui.widgets.controls import Control
from hollywood.ui.widgets.page import Page

_HIGH, _APART, _PAD = 84, 6, 10  # units: a card, between two, inside it
_WIDE, _STEP, _FAN = 44, 24, 108  # units: one of its pictures, to the next one, all of them
_TURN = 5  # degrees from one picture to the next


def preset_cards(
    page: Page,
    game: str,
    shown: Mapping[str, Sequence[str]],
    chosen: str | None,
    at: pygame.Rect,
    take: Callable[[str], None],
) -> Iterator[Control]:
    """One below the other, from the top of the room; what follows goes below."""
    for name, pictures in shown.items():
        called = page.said(say(f"{game}.preset.{name}"))
        told = page.said(say(f"{game}.preset_does.{name}"))
        words = _Words(page, called, told, at.width - page.px(_FAN + 3 * _PAD))
        high = max(page.px(_HIGH), words.high + page.px(_PAD))
        place = pygame.Rect(at.left, at.top, at.width, high)
        fan = pygame.Rect(place.left + page.px(_PAD), place.top, page.px(_FAN), high)
        page.show(_fanned(page, pictures, fan.size), fan, above=True)
        room = pygame.Rect(fan.right + page.px(_PAD), place.top, words.wide, high)
        page.show(words.drawn(name == chosen), room, above=True)
        yield Control(
            place, press=_taking(take, name), lit=name == chosen, name=f"{called}: {told}"
        )
        at.top = place.bottom + page.px(_APART)
    at.top += page.px(_APART)


def _taking(take: Callable[[str], None], name: str) -> Callable[[], None]:
    return lambda: take(name)


def _fanned(page: Page, pictures: Sequence[str], size: tuple[int, int]) -> pygame.Surface:
    """A few cards over each other."""
    layer, props, wide = canvas(size), page.props, page.px(_WIDE)
    settings = props.settings
    for number, id in enumerate(pictures):
        aside = number - (len(pictures) - 1) / 2
        card = props.art.card(id, wide, props.language, settings.symbols)
        turned = pygame.transform.rotozoom(card, -aside * _TURN, 1)
        middle = (
            size[0] / 2 + aside * page.px(_STEP),
            size[1] / 2 + abs(aside) * height(wide) * 0.03,
        )
        lay_on(turned, layer, turned.get_rect(center=(round(middle[0]), round(middle[1]))).topleft)
    return layer


class _Words:
    """A name, and below it what it means in as many lines as that takes."""

    def __init__(self, page: Page, called: str, told: str, wide: int) -> None:
        self._page, self._called, self._told, self.wide = page, called, told, wide
        setter = page.typesetter
        page.cut_if(setter.width(called, Type.BUTTON) > wide)
        lines = len(setter.lines(told, Type.SMALL, wide))
        self.high = setter.height(Type.BUTTON) + lines * setter.height(Type.SMALL)

    def drawn(self, chosen: bool) -> pygame.Surface:
        """Both, gold if it is chosen."""
        layer, setter = canvas((self.wide, self.high)), self._page.typesetter
        name = setter.line(self._called, Type.BUTTON, GOLD if chosen else CREAM, self.wide)
        lay_on(name, layer)
        told = setter.block(self._told, Type.SMALL, CREAM if chosen else MUTED, self.wide)
        lay_on(told, layer, (0, setter.height(Type.BUTTON)))
        return layer
