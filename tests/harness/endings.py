"""Rounds and matches that end, plain ones and the fullest there can be, for their scenes."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from hollywood import box
from hollywood.core.catalogue import Language, Voice
from hollywood.core.game import CardId, Event, play
from hollywood.core.match import Aids
from hollywood.core.reader import Line, Written
from hollywood.core.record import Chair
from hollywood.games.hollywood.finale.final_count import FinalCount
from hollywood.games.hollywood.finale.result import ResultWays
from hollywood.games.hollywood.rules.count import Movie
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import Move, RoundEnded, State, Swept
from hollywood.games.hollywood.table.geometry import Places
from hollywood.games.hollywood.table.handed_out import SeeAgain
from hollywood.games.hollywood.table.round_summary import RoundSummary
from hollywood.games.hollywood.table.star_choice import StarChoice
from hollywood.kit import SetUp
from hollywood.settings import Settings
from hollywood.ui.app.scene import Scene, Stack
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.sound.sound import Sound
from hollywood.ui.widgets.controls import Control

from .hollywood_match import Sketches
from .positions import ALL_ACTIONS, DECK, KIT, Hand, hollywood

SHORT = ("Ada", "Otto", "Vivienne", "Grace")
LONG = ("Wilhelmina Mow", "Maximiliane W.", "Massimiliano M", "Gwendolyn Wong")
MUCH_HELP = Aids(hints=88, retakes=88)
COLOURS = ("ruby", "sapphire", "amber", "emerald")


def props_of(language: Language = "en", **choices: object) -> Props:
    """Everything scenes need, for a window that nobody sees."""
    pygame.init()
    settings = Settings(language=language, **choices)  # type: ignore[arg-type]
    sound = Sound(random.Random(1))
    return Props(
        box.open_sentences(), settings, Sketches(DECK), sound, Stack(), actions=ALL_ACTIONS
    )


def set_up_of(seats: int, names: Sequence[str] = SHORT, game: Hollywood | None = None) -> SetUp:
    """So many people round one screen."""
    chairs = tuple(
        Chair(names[seat], colour=Written(COLOURS[seat], Line(0))) for seat in range(seats)
    )
    return SetUp(chairs, (game or hollywood()).options, 20251118, KIT.name)


def voice_of(props: Props, set_up: SetUp) -> Voice:
    """Says what happens to these people."""
    sentences = {**props.sentences, **KIT.titles}
    return Voice(sentences, props.language, [chair.name for chair in set_up.chairs])


def key(scene: Scene, *keys: int) -> None:
    """Press keys, and let a moment pass after each."""
    for each in keys:
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=each, mod=0, unicode=""))
        scene.update(0.01)


def point(scene: Scene, where: tuple[int, int]) -> None:
    """Move the mouse."""
    event = pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0))
    scene.handle(event)


def click(scene: Scene, control: Control) -> None:
    """Click where a control is."""
    point(scene, control.rect.center)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        scene.handle(pygame.event.Event(kind, pos=control.rect.center, button=1))


@dataclass(frozen=True)
class Ending:
    """A round that ends: before it was handed out, after, and what happened."""

    before: State
    after: State
    events: tuple[Event, ...]


def endings(game: Hollywood, seats: int, seed: int) -> list[Ending]:
    """Every round of a match played by chance."""
    chance, state, found = random.Random(seed), game.start(seats, seed), []
    before, told = state, list[Event]()
    while game.to_act(state) is not None:
        if not state.claims:
            before, told = state, []
        state, beats = play(game, state, chance.choice(list(game.moves(state))))
        told += [beat.event for beat in beats]
        if any(isinstance(beat.event, Swept) for beat in beats):
            ended = next(i for i, event in enumerate(told) if isinstance(event, RoundEnded))
            swept = next(i for i, event in enumerate(told) if isinstance(event, Swept))
            found.append(Ending(before, state, tuple(told[ended : swept + 1])))
    return found


def choice(game: Hollywood, least: int, seats: int = 4) -> State:
    """A star that waits for its owner's choice between so many projects."""
    for seed in range(500):
        chance, state = random.Random(seed), game.start(seats, seed)
        while game.to_act(state) is not None:
            moves: list[Move] = list(game.moves(state))
            seat = state.claims[-1][0] if state.claims else None
            if len(moves) >= least and any(s == seat for s, _ in state.claims[:-1]):
                return state
            state, _ = play(game, state, chance.choice(moves))
    raise AssertionError("chance never asks")


def fullest_choice(game: Hollywood) -> State:
    """The same with as many films as one owner can have."""
    state = choice(game, 3).copy()
    hand, seat = Hand(), state.claims[-1][0]
    films = (["H*", "H", "H", "H"], ["R*", "R", "R", "R"], ["A*", "A", "A"])
    state.projects[seat * 3 : seat * 3 + 3] = [hand.cards(each) for each in films]
    return state


def plain_end(game: Hollywood, seats: int = 4, seed: int = 5) -> State:
    """The end of a match played by chance."""
    return endings(game, seats, seed)[-1].after


def fullest_end(game: Hollywood) -> State:
    """Six movies each, five blockbusters for one, twelve films in another's project."""
    state = plain_end(game).copy()
    hand = Hand()
    unclaimed = hand.cards(["H", "H", "H", "R", "R", "A", "A*"])
    state.unclaimed = unclaimed
    movie: Movie = (hand.card("S3"), hand.card("H*"))
    films = [card for card in range(len(DECK.faces)) if card not in unclaimed]
    state.movies = [
        tuple[Movie, ...]((films[-1 - n], films[seat * 6 + n]) for n in range(6))
        for seat in range(3)
    ] + [(movie,)]
    state.blockbusters = [(), hand.cards("BBBBB"), (), ()]
    state.projects = [()] * 12
    state.projects[9] = tuple(card for card in films if DECK.faces[card].genre == "horror")[:12]
    state.projects[1] = tuple(films[14:16])
    state.projects[2] = tuple(films[27:29])
    return state


def tied_end(game: Hollywood, alike: bool) -> State:
    """Two seats with as many points; their best movies differ, or nothing does."""
    state = plain_end(game).copy()
    hand = Hand()
    movie = (hand.card("S2"), *hand.cards(["H", "H", "H"]))
    other = (hand.card("S2"), *hand.cards(["A", "A", "A"] if alike else ["A", "A"]))
    state.movies = [(movie,), (other,), (), ()]
    state.blockbusters = [(), () if alike else (hand.card("B"),), (hand.card("B"),), ()]
    state.projects = [()] * 12
    return state


def at(screen: Screen) -> pygame.Surface:
    """A window's canvas."""
    return pygame.Surface((screen.width, screen.height))


def star_choice(
    props: Props, game: Hollywood, state: State, chosen: list[Move] | None = None
) -> StarChoice:
    """The sheet over a table of four."""
    set_up = set_up_of(4, LONG, game)

    def panels() -> list[pygame.Rect]:
        return [panel.rect for panel in Places(props.screen, DECK.columns, 4).panels]

    def below(event: pygame.event.Event) -> None:
        """There is no table."""

    def over(event: pygame.event.Event) -> bool:
        """Nothing lies over it."""
        return False

    choose = (chosen if chosen is not None else []).append
    return StarChoice(
        props, set_up, voice_of(props, set_up), game, state, choose, panels, below, over
    )


def wasted_star(game: Hollywood, seats: int) -> Iterator[Ending]:
    """Ends of rounds in which a star was wasted."""
    every = (ended for seed in range(99) for ended in endings(game, seats, seed))
    return (ended for ended in every if ended.after.wasted)


def summary(
    props: Props, seats: int, went: list[str] | None = None, ended: Ending | None = None
) -> RoundSummary:
    """The end of a round; if it does not matter which one, one with a wasted star."""
    ways = went if went is not None else []
    game = hollywood()
    ended = ended or next(wasted_star(game, seats))
    set_up = set_up_of(seats, LONG, game)
    voice = voice_of(props, set_up)
    shown = (ended.before, ended.after, ended.events)
    on, pause = (partial(ways.append, way) for way in ("on", "pause"))
    return RoundSummary(props, set_up, voice, game, *shown, on, pause, _noted(ways))


def _noted(ways: list[str]) -> SeeAgain:
    """Where cards lead."""

    def see_again(cards: Iterable[CardId]) -> None:
        ways.append(" ".join(["replay", *map(str, cards)]))

    return see_again


def final(
    props: Props,
    game: Hollywood,
    state: State,
    went: list[str] | None = None,
    aids: Aids = MUCH_HELP,
) -> FinalCount:
    """Awards night."""
    set_up = set_up_of(state.seats, LONG, game)
    ways = went if went is not None else []
    choices = ResultWays(
        first=("result.new_deal", partial(ways.append, "new deal")),
        same_deal=partial(ways.append, "same"),
        new_match=partial(ways.append, "new"),
        title=partial(ways.append, "title"),
        how_it_went=partial(ways.append, "how it went"),
        replay=_noted(ways),
        seen=partial(ways.append, "seen"),
    )
    course = [(points,) * state.seats for points in (2, 1, 5)]
    return FinalCount(props, set_up, voice_of(props, set_up), game, state, course, aids, choices)
