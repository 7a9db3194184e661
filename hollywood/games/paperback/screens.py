"""What Paperback shows in the box: its cards, its pictures and music, its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame

from hollywood.core.game import Game
from hollywood.core.message import Message, Seat, say
from hollywood.kit import SetUp
from hollywood.saves import Kept
from hollywood.set_up import AnyMatch
from hollywood.ui.app.boxed_game import Keepsake, Music
from hollywood.ui.app.shared import Props
from hollywood.ui.cards.store import BACK
from hollywood.ui.draw.surfaces import Size, width
from hollywood.ui.puzzle.puzzle_signs import PuzzleSigns
from hollywood.ui.table.setting import Setting
from hollywood.ui.tools.unattended import Moment

from .art import open_art
from .card_pictures import FOLDER, Shown
from .finale.moments import MOMENTS
from .kit import PaperbackKit
from .pages.new_match_pictures import preset_cards
from .pages.rulebook import PaperbackRulebook
from .rules.deck import Options
from .rules.game import Paperback
from .rules.moves import Move
from .rules.state import State
from .table import first_cards
from .table.cues import MUSIC, ROOM
from .table.keys import actions_for
from .table.moments import TABLE_MOMENTS
from .table.puzzle_signs import PaperbackPuzzleSigns
from .table.setting import PaperbackSetting
from .table.small_position import small_position
from .table.teacher import PaperbackTeacher
from .table.writer import deciding_writer
from .waiting import waiting

_POSTERS = ("l06", "f17", "l44", "d08")


class PaperbackScreens:
    """Paperback as it is shown, with one deck."""

    logo = f"{FOLDER}/logo.webp"
    key_art = f"{FOLDER}/page"
    felt = f"{FOLDER}/table"
    music = Music(page=MUSIC, table=MUSIC, end=MUSIC, ambience=(ROOM,), own_cues="pb")
    asked = ("language", "words")
    moments: Mapping[str, Moment] = {**TABLE_MOMENTS, **MOMENTS}

    def __init__(self, kit: PaperbackKit, own_cards: Path | None = None) -> None:
        self.deck = kit.deck
        self._words, self._usual = kit.words, next(iter(kit.presets.values()))
        known = {str(card.id) for card in kit.deck.cards}
        chosen = [id for id in _POSTERS if id in known] or sorted(known)[:4]
        self.posters: Sequence[str] = [Shown(id).name for id in chosen]
        self.preset_cards = preset_cards(kit.deck)
        self.art = open_art(kit.deck, own_cards.parent if own_cards else None)
        self.rulebook = PaperbackRulebook(kit.deck)

    def sample(self, props: Props, high: int) -> Sequence[pygame.Surface]:
        """A few cards and the spools."""
        art, symbols, language = props.art, props.settings.symbols, props.language
        cards = [art.card(id, width(high), language) for id in self.posters]
        return cards + [art.token(each, high * 2 // 5, symbols) for each in art.colours]

    def seat(self, props: Props, options: Options, seat: Seat, high: int) -> pygame.Surface | None:
        """A face or a spool says enough."""
        return None

    def cast(self, props: Props, size: Size) -> pygame.Surface | None:
        """A few posters."""
        return None

    def prepare(self, props: Props) -> None:
        """Have the back drawn and the first cards, and the words of the reader's language read."""
        props.art.prepare([BACK], props.screen.px(96))
        first_cards.prepare(props, self.deck, props.language)
        self._words.read_ahead(replace(self._usual, language=props.language))

    def keepsakes(self, did: Mapping[str, Any]) -> Sequence[Keepsake]:
        """The word that was worth most, on the dearest book."""
        books = [
            book for book, owned in zip(self.deck.fame_cards, did["books"], strict=False) if owned
        ]
        if not did["best"]:
            return ()
        cards = [Shown(str(book.id)).name for book in reversed(books)]
        words = say("paperback.keepsake", word=did["best"].upper(), cents=did["best_cents"])
        return [Keepsake(cards or [BACK], words, did["best_cents"])]

    def rounds(self, did: Mapping[str, Any]) -> Sequence[int]:
        """There are none that count."""
        return ()

    def in_brief(self, did: Mapping[str, Any]) -> Message:
        """The best word."""
        return say("paperback.in_brief", word=did["best"].upper(), cents=did["best_cents"])

    def waiting(self, kept: Kept) -> Message:
        """Its round, and how everybody stands."""
        return waiting(kept)

    def position(
        self,
        props: Props,
        set_up: SetUp,
        game: Game[Any, Any],
        state: State,
        size: Size,
        lines: Sequence[Sequence[Move]],
    ) -> pygame.Surface:
        """The word and what was bought for it, once more for what was better."""
        assert isinstance(game, Paperback), "a match of this game"
        return small_position(props, game, state, size, lines)

    def below_course(
        self, props: Props, match: AnyMatch, starts: Sequence[int], viewer: Seat
    ) -> None:
        """Nothing of its own."""

    def setting(self, props: Props, set_up: SetUp, match: AnyMatch) -> PaperbackSetting:
        """One match at the table."""
        self._words.read_ahead(set_up.options)
        return PaperbackSetting(props, set_up, match)

    def part(self, state: State) -> int:
        """Which round this is."""
        return state.round

    def is_choice(self, move: Move) -> bool:
        """What a word brings is chosen on the table."""
        return False

    def teacher(self, setting: Setting[Any, Any], seat: Seat) -> PaperbackTeacher:
        """Its part in The first sentence."""
        assert isinstance(setting, PaperbackSetting), "its own table"
        return PaperbackTeacher(setting, seat)

    def puzzle_signs(self, setting: Setting[Any, Any], seat: Seat) -> PuzzleSigns:
        """Its part in its puzzles."""
        assert isinstance(setting, PaperbackSetting), "its own table"
        return PaperbackPuzzleSigns(setting, seat)

    def actions_for(self, game: Game[Any, Any], state: State, move: Move) -> Sequence[str]:
        """The actions that make a legal move at the table."""
        assert isinstance(game, Paperback), "a game knows its own moves"
        return actions_for(deciding_writer(game, state), move)
