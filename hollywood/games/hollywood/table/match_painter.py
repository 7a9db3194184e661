"""Paints what scenes of one match share: words in their place, cards in fans, players by reel."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Color

from hollywood.bots.roles import ROLES
from hollywood.core.catalogue import Voice
from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat
from hollywood.kit import SetUp
from hollywood.pictures import Mood
from hollywood.ui.app.shared import Props
from hollywood.ui.cards.store import BACK
from hollywood.ui.draw.fans import LEAST, fanned
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.text import Align
from hollywood.ui.draw.theme import CREAM, Type

from ..rules.deck import Deck
from .discs import put_coin

_REEL = 34  # units at most, beside a name
_LEAST_NAME = 0.85  # of its width: a name that would be smaller has no face beside it
_UNBROKEN = "\u00a0"  # a name stays on one line


class Brush:
    """Paints what the scenes of one match have in common."""

    def __init__(self, props: Props, set_up: SetUp, voice: Voice, deck: Deck) -> None:
        self.props = props
        self.set_up = set_up
        self.voice = voice
        self.deck = deck

    def write(
        self,
        canvas: pygame.Surface,
        words: Message | str,
        type: Type,
        ink: Color,
        room: pygame.Rect,
        align: Align = "left",
        most: int | None = None,
    ) -> None:
        """Words in the middle of the room's height, as large as it allows."""
        text = words if isinstance(words, str) else self.voice.text(words)
        block = self.props.typesetter.within(text, type, ink, room.size, align, most)
        lay_on(block, canvas, block.get_rect(midleft=room.midleft).topleft)

    def write_alike(
        self,
        canvas: pygame.Surface,
        notes: Sequence[tuple[Message, Color, pygame.Rect]],
        type: Type,
    ) -> None:
        """Several words in the middle of their rooms, all of one size."""
        fitting = self.props.typesetter.fitting
        sizes = [fitting(self.voice.text(words), type, room.size) for words, _, room in notes]
        for words, ink, room in notes:
            self.write(canvas, words, type, ink, room, "centre", min(sizes))

    def width(self, words: Message | str, type: Type) -> int:
        """How wide the words would like to be."""
        text = words if isinstance(words, str) else self.voice.text(words)
        return self.props.typesetter.width(text, type)

    def card(self, card: CardId, width: int) -> pygame.Surface:
        """A card as the player wants to see it, or for a moment something like it."""
        props = self.props
        id = self.deck.faces[card].id
        return props.art.card_or_stand_in(id, width, props.language, props.settings.symbols)

    def ready(self, cards: Sequence[CardId], width: int) -> bool:
        """Whether these cards are seen as they should be."""
        ids = [self.deck.faces[card].id for card in cards]
        props = self.props
        return props.art.ready(ids, width, props.language, props.settings.symbols)

    def prepare(self, cards: Sequence[CardId], width: int) -> None:
        """Have cards drawn that are shown soon, and what stands for them until they are."""
        ids = [BACK, *(self.deck.faces[card].id for card in cards)]
        props = self.props
        props.art.prepare(ids, width, props.language, props.settings.symbols)

    def fan(
        self,
        canvas: pygame.Surface,
        cards: Sequence[CardId],
        room: pygame.Rect,
        align: Align = "centre",
        least: float = LEAST,
    ) -> list[pygame.Rect]:
        """Cards with their shadows; their places."""
        places = fanned(len(cards), room, align, least)
        for card, place in zip(cards, places, strict=True):
            soft = max(2, place.width // 14)
            self.props.shapes.cast_card_shadow(canvas, place, soft, (soft // 3, soft // 2))
            lay_on(self.card(card, place.width), canvas, place.topleft)
        return places

    def inks(self, seat: Seat) -> tuple[Color, Color, Color]:
        """A player's colour, dark, main and light."""
        dark, main, light = self.props.art.colours[str(self.set_up.chairs[seat].colour)]
        return Color(dark), Color(main), Color(light)

    def coin(
        self, canvas: pygame.Surface, points: int, middle: tuple[int, int], size: int, banked: bool
    ) -> None:
        """Points: a coin for what is earned, a ring for what can still be lost."""
        put_coin(self.props, canvas, middle, size, str(points), banked)

    def face(self, seat: Seat, size: int, mood: Mood = "neutral") -> pygame.Surface:
        """The portrait of a bot; who has none is known by the reel."""
        chair, art = self.set_up.chairs[seat], self.props.art
        face = art.portrait(ROLES.face(chair.who), size, mood)
        return face or art.token(str(chair.colour), size, self.props.settings.symbols)

    def reel(self, canvas: pygame.Surface, seat: Seat, rect: pygame.Rect) -> None:
        """A player's reel."""
        colour = str(self.set_up.chairs[seat].colour)
        reel = self.props.art.token(colour, rect.height, self.props.settings.symbols)
        lay_on(reel, canvas, reel.get_rect(center=rect.center).topleft)

    def player(
        self,
        canvas: pygame.Surface,
        seat: Seat,
        room: pygame.Rect,
        ink: Color = CREAM,
        align: Align = "left",
        most: int | None = None,
    ) -> None:
        """A player's reel and name, and between them a bot's face if there is room."""
        name, (reel, face) = self._name(seat), self._signs(seat, room)
        gap = reel.width // 3
        letters = min(self.letters(seat, room), most or room.height)
        signs = reel.width + gap + (face.get_width() + gap if face else 0)
        wide = min(self.props.typesetter.width(name, Type.NAME, letters), room.width - signs)
        if align == "centre":
            reel.left += (room.width - signs - wide) // 2
        self.reel(canvas, seat, reel)
        if face:
            lay_on(face, canvas, face.get_rect(midleft=(reel.right + gap, room.centery)).topleft)
        words = pygame.Rect(reel.left + signs, room.top, wide, room.height)
        self.write(canvas, name, Type.NAME, ink, words, most=letters)

    def letters(self, seat: Seat, room: pygame.Rect) -> int:
        """How large a player's name can be there, in pixels: several may have to be alike."""
        reel, face = self._signs(seat, room)
        gap = reel.width // 3
        wide = room.width - reel.width - gap - (face.get_width() + gap if face else 0)
        return self.props.typesetter.fitting(self._name(seat), Type.NAME, (wide, room.height))

    def _name(self, seat: Seat) -> str:
        return self.set_up.chairs[seat].name.replace(" ", _UNBROKEN)

    def _signs(self, seat: Seat, room: pygame.Rect) -> tuple[pygame.Rect, pygame.Surface | None]:
        """Where the reel is, at the left, and the face, if there is one and it finds room."""
        high = self.props.typesetter.height(Type.NAME)
        reel = pygame.Rect(room.topleft, [min(room.height, high, self.props.screen.px(_REEL))] * 2)
        reel.centery = room.centery
        role = ROLES.face(self.set_up.chairs[seat].who)
        face = self.props.art.portrait(role, min(room.height, reel.width * 4 // 3))
        signs = reel.width + (face.get_width() if face else 0) + 2 * (reel.width // 3)
        least = round(self.width(self._name(seat), Type.NAME) * _LEAST_NAME)
        return reel, face if signs + least <= room.width else None

    def badge(self, canvas: pygame.Surface, genre: str, rect: pygame.Rect) -> None:
        """The sign of a genre."""
        badge = self.props.art.badge(genre, rect.height, self.props.settings.symbols)
        lay_on(badge, canvas, badge.get_rect(center=rect.center).topleft)
