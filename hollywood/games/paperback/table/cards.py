"""Paints cards: for sale and in piles, in the hand and on the sheet, with what is told on them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

import pygame

from hollywood.core.catalogue import Language, Voice
from hollywood.core.game import CardId
from hollywood.core.message import say
from hollywood.ui.cards.store import BACK
from hollywood.ui.draw.cache import Cache
from hollywood.ui.draw.surfaces import card_corner, height, lay_on
from hollywood.ui.draw.theme import CREAM, GOLD, GREEN, MUTED, RED, Type
from hollywood.ui.table.card_painter import CardPainter
from hollywood.ui.table.setting import Thing
from hollywood.ui.table.stage import CARD, Actor, Key

from ..card_pictures import Shown, cover_of
from ..rules.faces import Face
from .card_looks import PLAIN, RIMS, CardLooks, Rim, shows_small
from .geometry import Plan
from .inks import CHIPS, DARK, EDGE, EDGES, INK, LAST, LAST_EDGE
from .pen import Pen
from .verdict_disc import verdict_disc

_MEMORY = 8_000_000  # bytes of dimmed cards for a window of 1080p
_GLOW = 5
_GHOST = 0.5
_TICK = 18  # units: on the chip of what is done
_FIRST = ("next", "may", "fires", "done", "would")  # kinds of chips: which tells how they look


class Cards(CardPainter):
    """Paints the cards of one match at one window size."""

    def __init__(self, pen: Pen, voice: Voice, faces: tuple[Face, ...], language: Language) -> None:
        super().__init__(pen.props)
        self.turned = Cache(round(_MEMORY * pen.props.screen.share))
        self._pen, self._faces, self._language = pen, faces, language
        self._says_next = voice.text(say("paperback.table.next"))
        self.card_looks: Mapping[Key, CardLooks] = MappingProxyType({})  # of now

    def put_away(self) -> None:
        """Nothing of it is seen for a while."""
        self.landed()
        self.turned.clear()

    @property
    def _plan(self) -> Plan:
        return self._pen.plan

    def card_id(self, key: Key, face: bool) -> str:
        """What art calls the card of this key, as it is seen now: a back unless it is known."""
        if not face or key[0] != CARD or key[1] < 0:
            return BACK
        return self.named(key[1], self.card_looks.get(key, PLAIN))

    def named(self, card: CardId, looks: CardLooks = PLAIN, full: bool = False) -> str:
        """What art calls a card."""
        small = shows_small(self._plan, bool(self.symbols))
        small = small and (self._plan.screen.contrast or not full)
        length = 0 if small else looks.length
        face = self._faces[card]
        cover = cover_of(face, card)
        return Shown(face.id, self._language, small, looks.letter, cover, length).name

    def face(self, card: CardId, width: int, letter: str = "") -> pygame.Surface:
        """A card apart from where it lies, perhaps as a letter; a stand-in until it is drawn."""
        name = self.named(card, CardLooks(letter=letter))
        art, language = self.props.art, self.props.language
        return art.card_or_stand_in(name, width, language, self.props.settings.symbols)

    def lay(
        self, canvas: pygame.Surface, thing: Thing, looks: CardLooks, risen: float = 0.0
    ) -> None:
        """A card in its looks, as far as it is pointed at."""
        key, actor, pose = thing
        if looks.lifted:
            pose = replace(pose, y=pose.y - self._plan.scale * looks.lifted)
        if looks.ghost:
            pose = replace(pose, seen=pose.seen * _GHOST)
        place = pygame.Rect(0, 0, round(pose.width), height(pose.width))
        place.center = (round(pose.x), round(pose.y))
        rim = looks.rim if actor.resting else None
        if not _flies(actor):
            self._pile(canvas, place, looks, turns=actor.turns_over)
        if rim is not None:
            _light(self._pen, canvas, place, rim)
        self.card(canvas, key, actor, pose, looks.grey, risen, looks.light)
        if rim is not None:
            self._rim(canvas, place, rim)
        if actor.resting:
            self._told(canvas, place, looks)

    # below and round it

    def _pile(
        self, canvas: pygame.Surface, place: pygame.Rect, looks: CardLooks, *, turns: bool
    ) -> None:
        """The edges of the cards below it; the next one is a back."""
        corner = card_corner(place.width)
        for number in range(looks.pile, 0, -1):
            off = self.px(number * EDGE)
            shape = self.props.shapes.panel(place.size, corner, EDGES[number % 2])
            lay_on(shape, canvas, (place.left + off, place.top - off))
        if looks.pile and turns:
            back = self.props.art.card_or_stand_in(BACK, place.width)
            lay_on(self._dimmed(back, looks.light), canvas, place.topleft)

    def _rim(self, canvas: pygame.Surface, place: pygame.Rect, rim: Rim) -> None:
        ink, wide = RIMS[rim]
        line = max(2, self.px(wide))
        around = place.inflate(2 * line, 2 * line)
        radius = card_corner(place.width) + line
        ring = self.props.shapes.panel(around.size, radius, (0, 0, 0, 0), ink, line)
        lay_on(ring, canvas, around.topleft)

    # what is told on it

    def _told(self, canvas: pygame.Surface, place: pygame.Rect, looks: CardLooks) -> None:
        for shows, paint in (
            (looks.book, self._book),
            (looks.copies, self._copies),
            (looks.twice, self._twice),
            (looks.deadline, self._deadline),
            (looks.barred, self._barred),
            (looks.price, self._price),
            (looks.lacks, self._lacks),
            (looks.cubes, self._cubes),
            (looks.next, self._next),
            (looks.taken, self._taken),
            (looks.advised, self._advised),
            (looks.chips, self._chips),
        ):
            if shows:
                paint(canvas, place, looks)

    def _chips(self, canvas: pygame.Surface, place: pygame.Rect, looks: CardLooks) -> None:
        """What it brings, on one plate at its foot, never over its icons."""
        pen, px = self._pen, self.px
        size, sign = max(14, px(12.5)), px(17)
        measure = self.props.typesetter.width
        wides = [measure(c.words, Type.WORD, size) + sign * bool(c.icon) for c in looks.chips]
        whole = sum(wides) + px(6) * (len(wides) - 1)
        below = self._plan.sheet.chip(place)
        chip = pygame.Rect(0, 0, whole + px(14), below.height)
        chip.midtop = below.midtop
        kind = "now" if looks.fires else min((c.kind for c in looks.chips), key=_FIRST.index)
        fill, edge = CHIPS[kind]
        pen.plate(canvas, chip, fill, edge, 1.6, 7)
        left = chip.centerx - whole // 2
        for told, wide in zip(looks.chips, wides, strict=True):
            at = (left, chip.centery)
            ink = edge if kind == "would" else INK
            figure = pen.figure(canvas, told.words, Type.WORD, ink, 12.5, midleft=at)
            if told.icon:
                right = figure.right if told.words else left
                pen.icon(canvas, told.icon, (right + sign // 2 + px(2), chip.centery), 17)
            left += wide + px(6)
        if number := max(told.number for told in looks.chips):
            self._number(canvas, chip, number)
        if kind == "done":
            tick = verdict_disc(self.props.shapes, "yes", px(_TICK))
            pen.lay(canvas, tick, (chip.right + px(2), chip.centery))

    def _number(self, canvas: pygame.Surface, chip: pygame.Rect, number: int) -> None:
        """In which order abilities are used."""
        disc = self.props.shapes.disc(self.px(19), DARK, GOLD, max(1, self.px(1.2)))
        place = self._pen.lay(canvas, disc, (chip.left - self.px(4), chip.centery))
        self._pen.figure(canvas, str(number), Type.GATE, CREAM, 13, center=place.center)

    def _copies(self, canvas: pygame.Surface, place: pygame.Rect, looks: CardLooks) -> None:
        """How many of a book are left: where its title is not; the last one is red."""
        pen, px = self._pen, self.px
        chip = pygame.Rect(0, 0, px(30), px(23))
        small = self._plan.small_faces or bool(self.symbols) or self.props.screen.contrast
        chip.midtop = (place.centerx, place.top + px(6) if small else place.bottom - px(31))
        fill, edge = (LAST, LAST_EDGE) if looks.copies == 1 else (DARK, GOLD)
        pen.plate(canvas, chip, fill, edge, 1.2, 7)
        pen.figure(canvas, f"×{looks.copies}", Type.GATE, CREAM, 15, center=chip.center)

    def _twice(self, canvas: pygame.Surface, place: pygame.Rect, looks: CardLooks) -> None:
        """Its letter as often as it counts."""
        pen, px = self._pen, self.px
        chip = pygame.Rect(0, 0, px(38), px(23))
        chip.midtop = (place.centerx, place.top + px(4))
        pen.plate(canvas, chip, DARK, GOLD, 1.6, 7)
        letters = " ".join(looks.twice.upper())
        pen.figure(canvas, letters, Type.WORD, CREAM, 13, chip.width - px(6), center=chip.center)

    def _book(self, canvas: pygame.Surface, place: pygame.Rect, looks: CardLooks) -> None:
        """Price and Fame of a book of the pyramid, over its corners."""
        assert looks.book is not None, "there is one"
        pen, px = self._pen, self.px
        marks = (
            ("cover_cost", looks.book[0], place.left - px(3), px(26)),
            ("cover_fame", looks.book[1], place.right - px(24), px(28)),
        )
        for name, figure, left, size in marks:
            mark = self._lit(pen.pictures.mark(name, size), looks.light)
            spot = pygame.Rect(left, place.top - px(3), size, size)
            lay_on(mark, canvas, spot.topleft)
            pen.figure(canvas, str(figure), Type.WORD, INK, 11.5, center=spot.center)

    def _lit(self, picture: pygame.Surface, light: float) -> pygame.Surface:
        if self.props.screen.contrast:
            return picture
        return self._dimmed(picture, 1 - 0.8 * (1 - light))

    def _deadline(self, canvas: pygame.Surface, place: pygame.Rect, looks: CardLooks) -> None:
        """Cubes on a book of the pyramid, and how many are too many."""
        assert looks.deadline is not None, "there is one"
        pen, px = self._pen, self.px
        cubes, most = looks.deadline
        near = cubes >= most - 1
        plate = pygame.Rect(place.left - px(1), place.top + px(44), px(32), px(23))
        fill, edge = (LAST, LAST_EDGE) if near else (DARK, GOLD)
        pen.plate(canvas, plate, fill, edge, 1.2, 6)
        figure, most_wide = f"{cubes}/{most}", plate.width - px(4)
        pen.figure(canvas, figure, Type.GATE, CREAM, 15, most_wide, center=plate.center)
        cube = pen.pictures.whole("desk/cube", (px(25), px(25)))
        lay_on(cube, canvas, (place.left + px(29), place.top + px(41)))

    def _barred(self, canvas: pygame.Surface, place: pygame.Rect, looks: CardLooks) -> None:
        """Sabotage forbids it."""
        bar = pygame.Rect(0, 0, place.width + self.px(8), self.px(14))
        bar.center = place.center
        self._pen.plate(canvas, bar, RED, INK, 1.6, 3)
        self._pen.icon(canvas, "no_common", place.center, 40)

    def _price(self, canvas: pygame.Surface, place: pygame.Rect, looks: CardLooks) -> None:
        """The old price struck, the one of now beside it with an arrow."""
        assert looks.price is not None, "there is one"
        pen, px = self._pen, self.px
        old, new = looks.price
        plate = pygame.Rect(place.left - px(3), place.top - px(4), px(62), px(24))
        pen.plate(canvas, plate, DARK, RED if new > old else GREEN, 1.4, 6)
        was = pen.figure(
            canvas, str(old), Type.GATE, MUTED, 14, midleft=(plate.left + px(7), plate.centery)
        )
        line = max(1, px(1.6))
        canvas.fill(RED, (was.left - px(2), was.centery, was.width + px(4), line))
        ink = LAST_EDGE if new > old else GREEN
        arrow = "↑" if new > old else "↓"
        pen.figure(
            canvas,
            f"{arrow}{new}",
            Type.GATE,
            ink,
            16,
            midright=(plate.right - px(7), plate.centery),
        )

    def _lacks(self, canvas: pygame.Surface, place: pygame.Rect, looks: CardLooks) -> None:
        """What is missing to buy it."""
        pen, px = self._pen, self.px
        chip = pygame.Rect(place.left - px(2), place.top + px(36), px(36), px(22))
        pen.plate(canvas, chip, LAST, LAST_EDGE, 1.2, 6)
        pen.figure(canvas, f"−{looks.lacks}", Type.GATE, CREAM, 15, center=chip.center)

    def _cubes(self, canvas: pygame.Surface, place: pygame.Rect, looks: CardLooks) -> None:
        """Cubes that make it cheaper lie one above the other at its left, beside its key."""
        px = self.px
        cube = self._pen.pictures.whole("desk/cube", (px(22), px(22)))
        for number in range(looks.cubes):
            lay_on(cube, canvas, (place.left - px(7), place.top + px(38 + 15 * number)))

    def _next(self, canvas: pygame.Surface, place: pygame.Rect, looks: CardLooks) -> None:
        pen, px = self._pen, self.px
        chip = pygame.Rect(0, 0, place.width - px(34), px(25))
        chip.midtop = (place.centerx, place.top + px(98))
        pen.plate(canvas, chip, DARK, GOLD, 1.4, 8)
        units = min(16.0, 16.0 * chip.height / max(1, 1.2 * pen.size(16)))
        most = chip.width - px(8)
        pen.figure(canvas, self._says_next, Type.LABEL, CREAM, units, most, center=chip.center)

    def _taken(self, canvas: pygame.Surface, place: pygame.Rect, looks: CardLooks) -> None:
        """A stamp: it was bought."""
        at = (place.right - self.px(16), place.bottom - self.px(18))
        self._pen.icon(canvas, "sold", at, 40)

    def _advised(self, canvas: pygame.Surface, place: pygame.Rect, looks: CardLooks) -> None:
        """A small star: the advice is to buy it."""
        star = self._pen.pictures.icon("wild", self.px(22))
        self._pen.lay(canvas, star, (place.right - self.px(4), place.bottom - self.px(8)))


def _light(pen: Pen, canvas: pygame.Surface, place: pygame.Rect, rim: Rim) -> None:
    """Light round the card."""
    ink, wide = RIMS[rim]
    around = place.inflate(2 * pen.px(wide), 2 * pen.px(wide))
    pen.glow(canvas, around, card_corner(place.width), _GLOW, ink)


def _flies(actor: Actor) -> bool:
    """Whether it is on its way from one place to another."""
    start, goal = actor.start, actor.goal
    return not actor.resting and (start.x, start.y) != (goal.x, goal.y)
