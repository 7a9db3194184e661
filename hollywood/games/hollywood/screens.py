"""What Hollywood! shows in the box: its cards, its pictures and music, its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from itertools import pairwise
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
from hollywood.ui.draw.ground import felt, is_fine
from hollywood.ui.draw.surfaces import Size, width
from hollywood.ui.table.setting import Setting

from .art import open_art
from .kit import HollywoodKit
from .pages.rulebook import HollywoodRulebook
from .rules.deck import GENRES
from .rules.game import Hollywood
from .rules.state import Finish, Move, State
from .table.chips import card_width
from .table.geometry import Places
from .table.keys import actions_for
from .table.layout import CLAP, DOUBLE
from .table.moments import MOMENTS
from .table.puzzle_signs import HollywoodPuzzleSigns
from .table.setting import HollywoodSetting
from .table.small_board import small_board
from .table.teacher import HollywoodTeacher


class HollywoodScreens:
    """Hollywood! as it is shown, with one deck."""

    logo = "logo/logo_plain.webp"
    key_art = "keyart"
    felt = "table"
    music = Music(page="title", table="table", end="count", own_cues="hw")
    preset_cards: Mapping[str, Sequence[str]] = {}
    asked: Sequence[str] = ()

    moments = MOMENTS

    def __init__(self, kit: HollywoodKit, own_cards: Path | None = None) -> None:
        self.deck = kit.deck
        self.art = open_art(kit.deck, own_cards.parent if own_cards else None)
        self.rulebook = HollywoodRulebook(kit.deck)

    @cached_property
    def posters(self) -> Sequence[str]:
        """A film of each genre and a star."""
        stars = [str(star.id) for star in self.deck.stars[:1]]
        return [film for film in self._films if film] + stars

    @property
    def _films(self) -> list[str]:
        """The first film of each genre, as far as there is one."""
        films = self.deck.films
        return [next((str(f.id) for f in films if f.genre == each), "") for each in GENRES]

    def sample(self, props: Props, high: int) -> Sequence[pygame.Surface]:
        """A poster of each genre and all reels, as they look with the settings of now."""
        art, symbols, language = props.art, props.settings.symbols, props.language
        films = [art.card(id, width(high), language, symbols) for id in self._films if id]
        return films + [art.token(each, high * 2 // 5, symbols) for each in art.colours]

    def seat(self, props: Props, options: object, seat: Seat, high: int) -> None:
        """Players are known by face and reel."""

    def cast(self, props: Props, size: Size) -> None:
        """Posters are enough."""

    def prepare(self, props: Props) -> None:
        """Have the felt, the back and the studio cards drawn at the size of the table."""
        if not is_fine(props.screen):  # else it weighs 33 MB: it is read behind the curtain
            props.art.jobs.add(partial(felt, props.screen, props.felt))
        deck, symbols = self.deck, props.settings.symbols
        places = Places(props.screen, deck.columns, deck.seats[-1])
        props.art.prepare([BACK], places.pile_card)
        chip = places.panels[0].studio[0].width
        for kind in (CLAP, DOUBLE):
            ids = [f"{kind}_{colour.id}" for colour in deck.colours]
            props.art.prepare(ids, card_width(kind, chip), props.language, symbols)

    def keepsakes(self, did: Mapping[str, Any]) -> Sequence[Keepsake]:
        """Every movie, the star before its films."""
        return [
            Keepsake(
                [movie["star"], *movie["films"]],
                say("hollywood.keepsake", count=movie["points"]),
                movie["points"],
            )
            for movie in did["movies"]
        ]

    def rounds(self, did: Mapping[str, Any]) -> Sequence[int]:
        """What each round has brought."""
        totals = [0, *did["totals"]]
        return [after - before for before, after in pairwise(totals)]

    def in_brief(self, did: Mapping[str, Any]) -> Message:
        """The rounds, and the best movie."""
        best = max((movie["points"] for movie in did["movies"]), default=0)
        rounds = " ".join(map(str, self.rounds(did))).replace("-", "\N{MINUS SIGN}")
        return say("hollywood.in_brief", rounds=rounds, movie=best)

    def waiting(self, kept: Kept) -> None:
        """Its headline and everybody's points say it all."""

    def position(
        self,
        props: Props,
        set_up: SetUp,
        game: Game[Any, Any],
        state: State,
        size: Size,
        lines: Sequence[Sequence[Move]],
    ) -> pygame.Surface:
        """The columns."""
        return small_board(props, set_up, self.deck, state, size, lines)

    def below_course(
        self, props: Props, match: AnyMatch, starts: Sequence[int], viewer: Seat
    ) -> None:
        """Nothing of its own."""

    def setting(self, props: Props, set_up: SetUp, match: AnyMatch) -> HollywoodSetting:
        """One match at the table."""
        assert isinstance(match.game, Hollywood), "a match of this game"
        return HollywoodSetting(props, set_up, match.game)

    def part(self, state: State) -> int:
        """Which round this is."""
        return state.round

    def is_choice(self, move: Move) -> bool:
        """A star was asked which project it finishes."""
        return isinstance(move, Finish)

    def teacher(self, setting: Setting[Any, Any], seat: Seat) -> HollywoodTeacher:
        """What is shown and said in First take."""
        assert isinstance(setting, HollywoodSetting), "a table of this game"
        return HollywoodTeacher(setting, seat)

    def puzzle_signs(self, setting: Setting[Any, Any], seat: Seat) -> HollywoodPuzzleSigns:
        """What is pointed out in a puzzle."""
        assert isinstance(setting, HollywoodSetting), "its own table"
        return HollywoodPuzzleSigns(setting, seat)

    def actions_for(self, game: Game[Any, Any], state: State, move: Move) -> Sequence[str]:
        """The actions that make a legal move at the table."""
        assert isinstance(game, Hollywood), "a game knows its own moves"
        return actions_for(game, state, move)
