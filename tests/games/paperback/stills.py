"""Moments at the table of Paperback, painted without a match: a position, a draft, a window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

import pygame

from hollywood.box import open_sentences
from hollywood.core.catalogue import Catalogue, Language, Voice
from hollywood.core.message import Message, Seat
from hollywood.core.reader import Written
from hollywood.core.record import HUMAN, Chair
from hollywood.games.paperback.art import open_art
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.moves import Move
from hollywood.games.paperback.rules.state import State
from hollywood.games.paperback.table.backdrop import Backdrop
from hollywood.games.paperback.table.desk import Desk, DeskAids, desk
from hollywood.games.paperback.table.draft import Draft
from hollywood.games.paperback.table.geometry import Plan
from hollywood.games.paperback.table.layout import SeatLayout, layout
from hollywood.games.paperback.table.life import Life
from hollywood.games.paperback.table.painter import TablePainter
from hollywood.games.paperback.table.pictures import TablePictures
from hollywood.games.paperback.table.table_looks import TableLooks
from hollywood.games.paperback.table.writing import DraftMaker
from hollywood.settings import Settings
from hollywood.ui.app.scene import Stack
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.cards.store import Art
from hollywood.ui.draw.kept_picture import Painting, Repainting
from hollywood.ui.table.setting import NOTHING, Pick, Thing, View
from hollywood.ui.table.stage import Actor, Pose, Way

from ...harness.positions import ALL_ACTIONS
from ...harness.windows import sound
from .positions import deck

_USUAL = DeskAids()
NAMES = ("Ada", "Penny Quick", "Archie Vault", "Ida", "Otto Prose")


@dataclass(frozen=True)
class Window:
    """How large it is, and what was chosen for it."""

    size: tuple[int, int] = (1280, 720)
    language: Language = "en"
    text: int = 100
    contrast: bool = False
    symbols: bool = False

    @property
    def screen(self) -> Screen:
        return Screen(*self.size, self.text / 100, self.contrast)


@dataclass
class Still:
    """The table of one match in one window; nothing moves."""

    game: Paperback
    window: Window = field(default_factory=Window)
    who: Sequence[str] = (HUMAN,) * 5
    prizes: bool = False
    art: Art = field(default_factory=lambda: open_art(deck()))

    def __post_init__(self) -> None:
        window = self.window
        settings = Settings(language=window.language, text_size=window.text)
        settings.symbols = window.symbols
        sentences = {**open_sentences(), **_titles(self.game)}
        self.props = Props(
            sentences, settings, self.art, sound(), Stack(), Screen(1, 1),
            actions=ALL_ACTIONS,
        )  # fmt: skip
        self.props.fit(window.screen)
        self.plan = Plan(window.screen, self.prizes)
        self.chairs = [Chair(Written(n), Written(w)) for n, w in zip(NAMES, self.who, strict=False)]
        names = [chair.name for chair in self.chairs]
        voice = Voice(sentences, window.language, names)
        self.life = Life(lambda: False)
        pictures = TablePictures(window.screen)
        self.painter = TablePainter(
            self.props,
            self.plan,
            self.game,
            voice,
            self.chairs,
            pictures,
            self.life,
            Backdrop(self.plan),
        )
        self.maker = DraftMaker(self.game, Random(1))

    def typed(self, s: State, seat: Seat, text: str) -> Draft:
        """Half a word, letter by letter; capitals are wild."""
        draft = self.maker.of(s, seat, None)
        for letter in text:
            written = self.maker.type(s, seat, draft, letter.lower(), letter.isupper())
            assert not isinstance(written, Message), written
            draft = written
        return draft

    def desk(
        self, s: State, draft: Draft | None = None, own: Seat = 0, aids: DeskAids = _USUAL
    ) -> Desk:
        draft = self.maker.of(s, own, None) if draft is None else draft
        seat_layout = SeatLayout(self.plan, self.game.table, self.maker, s, own, draft)
        return desk(self.game, seat_layout, aids)

    def view(
        self, s: State, desk: Desk, pick: Pick = NOTHING, risen: float = 1.0
    ) -> View[State, Move]:
        """The cards where the layout has them."""
        things = [Thing(key, _still(pose), pose) for key, pose in layout(desk.seat_layout).items()]
        things.sort(key=lambda thing: thing.pose.z)
        turn = None if s.step == "over" else s.turn
        human = desk.seat if desk.mine else None
        return View(
            s, s, s, s, things, turn, human, pick=pick,
            risen=lambda key: risen if key in (pick.thing, pick.place) else 0.0,
        )  # fmt: skip

    def painting(self, view: View[State, Move], desk: Desk) -> Painting:
        self._draw_cards(view, desk)
        return self.painter.painting(view, desk)

    def _draw_cards(self, view: View[State, Move], desk: Desk) -> None:
        """No card stands in for another one."""
        told: TableLooks = self.painter._telling.told(view, desk)
        cards = self.painter._cards
        cards.card_looks, cards.symbols = told.card_looks, self.window.symbols
        for thing in view.things:
            id = cards.card_id(thing.key, thing.pose.face)
            wide = round(thing.pose.width)
            self.props.art.card(id, wide, self.props.language, self.window.symbols)

    def picture(self, view: View[State, Move], desk: Desk) -> pygame.Surface:
        """All of it, painted from nothing."""
        canvas = pygame.Surface(self.window.size)
        painting = self.painting(view, desk)
        pieces = {**painting.pieces, **painting.offered}
        Repainting().paint(canvas, painting.ground, pieces, anew=True)
        return canvas


def _still(pose: Pose) -> Actor:
    return Actor(pose, pose, Way())


def _titles(game: Paperback) -> Catalogue:
    own = game.table.deck
    themes = {f"paperback.theme.{theme.id}": theme.title for theme in own.themes}
    return themes | {f"paperback.award.{award.id}": award.title for award in own.awards}
