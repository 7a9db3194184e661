"""Times Square played with mouse and keys, for the pilot and the monkey."""

from __future__ import annotations

import random

import pygame

from hollywood import paths
from hollywood.core.reader import Written
from hollywood.core.record import BOT, HUMAN, Chair
from hollywood.games.times_square import GAME
from hollywood.games.times_square.card_pictures import FOLDER, cards_of
from hollywood.games.times_square.finale.finale import Finale
from hollywood.games.times_square.finale.result import ResultPage
from hollywood.games.times_square.rules.game import TimesSquare
from hollywood.games.times_square.rules.state import Discard, End, Lure, Move, State, Sue, Trio
from hollywood.games.times_square.rules.street import FIGURES
from hollywood.games.times_square.table.choices import Choice, choices, on_space
from hollywood.games.times_square.table.club_chips import club_chips
from hollywood.games.times_square.table.draft import Draft, Holding, Luring, Sending
from hollywood.games.times_square.table.hit_areas import bodies, figure_at, head, pad
from hollywood.games.times_square.table.keys import actions_for, begins
from hollywood.games.times_square.table.layout import DISCARD, END, LURE, PLAYED, SPACE, card_key
from hollywood.games.times_square.table.pointing import chosen
from hollywood.games.times_square.table.setting import TimesSquareSetting
from hollywood.kit import SetUp
from hollywood.pictures import Pictures
from hollywood.ui.app.scene import Scene
from hollywood.ui.table.setting import Make
from hollywood.ui.table.table import AnyTable

from ...harness.pilot import LONGEST, NAMES, Pilot
from ...harness.sketched import Sketched

KIT = GAME.open()


def by_keys(pilot: Pilot, table: AnyTable, move: Move) -> None:
    """Make the move by keys."""
    game = table.match.game
    assert isinstance(game, TimesSquare)
    pilot.do(*actions_for(game, table.match.state, move))


def by_clicks(pilot: Pilot, table: AnyTable, move: Move) -> None:
    """Click on a card, then on a space; on a pad or a head where there is more than one choice."""
    match move:
        case End():
            pilot.click(place_of(table, END))
        case Discard(id):
            if not table.match.state.discarded:
                pilot.click(place_of(table, DISCARD))
            pilot.click(pilot.spot(table, card_key(_card(table, id))))
        case Lure():
            pilot.click(place_of(table, LURE))
            _click_on(pilot, table, move)
        case _:
            game, state = rules_of(table)
            id, count = game.legal.card(move)
            held = game.legal.held(state, id, 2)[:count]
            for card in held:
                pilot.click(pilot.spot(table, card_key(card)))
            _click_on(pilot, table, move)


def _click_on(pilot: Pilot, table: AnyTable, move: Move) -> None:
    """Click where the choice is; of two steps first the one, then the other."""
    while (choice := leading_to(table, move)) is not None:
        pilot.click(_spot(table, choice))
        if not choice.half and _warned(table, choice):
            pilot.click(_spot(table, choice))
        if not choice.half:
            return


def by_drags(pilot: Pilot, table: AnyTable, move: Move) -> None:
    """Carry a card to a space or the played pile, a figure to Felix, the stage to the pile."""
    game, state = rules_of(table)
    if isinstance(move, End) and not state.stage:
        pilot.click(place_of(table, END))  # a lure leaves nothing that could be dragged
        return
    if isinstance(move, End | Discard):
        card = state.stage[0] if isinstance(move, End) else _card(table, move.card)
        pilot.drag(pilot.spot(table, card_key(card)), place_of(table, PLAYED))
        return
    if isinstance(move, Lure):
        sent = Sending(move.figure)
        lured = leading_to(table, move, sent)
        assert lured is not None, "whoever may come can be carried there"
        start, ends = figure_of(table, FIGURES.index(move.figure)), _spot(table, lured, sent)
        warned = _warned(table, lured)
        pilot.drag(start, ends)
        if warned:
            pilot.drag(start, ends)
        return
    (card,) = game.legal.held(state, game.legal.card(move)[0], 1)
    _drag(pilot, table, card, move)


def _drag(pilot: Pilot, table: AnyTable, card: int, move: Move) -> None:
    """Carry a card to a space; what was begun goes on by carrying the other guard."""
    choice = leading_to(table, move, Holding((card,)))
    assert choice is not None, "a card of the hand can make the move"
    start, ends = pilot.spot(table, card_key(card)), _spot(table, choice, Holding((card,)))
    pilot.drag(start, ends)
    if choice.half:
        second = leading_to(table, move)
        assert second is not None, "the other guard goes on"
        pilot.drag(figure_of(table, FIGURES.index(second.figure)), _spot(table, second))
    elif _warned(table, choice, Holding((card,))):
        pilot.drag(start, ends)


# where things are


def leading_to(table: AnyTable, move: Move, draft: Draft | None = None) -> Choice | None:
    """The choice that makes a move, or the first half of it."""
    game, state = rules_of(table)
    found = choices(game, state, draft or table.draft)
    whole = [choice for choice in found if choice.play == move and not choice.half]
    return next(iter([*whole, *(choice for choice in found if begins(choice, move))]), None)


def _spot(table: AnyTable, choice: Choice, draft: Draft | None = None) -> tuple[int, int]:
    """Where a choice is pointed at."""
    game, state = rules_of(table)
    plan, found = setting_of(table).plan, choices(game, state, draft or table.draft)
    if isinstance(choice.play, Sue | Trio) and choice.figure == "sue":
        by, together = choice.play.by, isinstance(choice.play, Trio)
        return pad(plan, state.places.sue, by, together).center
    here = on_space(found, choice.space)
    if len(here) > 1:
        return head(plan, choice.space, here.index(choice), len(here)).center
    return place_of(table, SPACE, choice.space)


def place_of(table: AnyTable, kind: str, number: int = 0) -> tuple[int, int]:
    """Where a button is, or the foot of a space, below whoever stands there."""
    rect = table.ground.places[kind, number, 0]
    return rect.center if kind != SPACE else (rect.centerx, rect.bottom - 3)


def figure_of(table: AnyTable, figure: int) -> tuple[int, int]:
    """Where a figure can be taken: as far as nobody stands before it."""
    _, state = rules_of(table)
    plan = setting_of(table).plan
    body = dict(bodies(plan, state))[figure]
    spots = [(x, y) for y in range(body.top, body.bottom) for x in range(body.left, body.right)]
    return next(spot for spot in spots if figure_at(plan, state, spot) == figure)


def _card(table: AnyTable, id: str) -> int:
    game, state = rules_of(table)
    (card,) = game.legal.held(state, id, 1)
    return card


def _warned(table: AnyTable, choice: Choice, draft: Draft | None = None) -> bool:
    """Whether it was only warned of until now; what is carried is a draft of its own."""
    game, state = rules_of(table)
    if game.to_act(state) is None or choice not in choices(
        game, state, draft or table.draft or Luring()
    ):
        return False
    makes = chosen(game, state, choice)
    return isinstance(makes, Make) and makes.warning is not None


def rules_of(table: AnyTable) -> tuple[TimesSquare, State]:
    game, state = table.match.game, table.match.state
    assert isinstance(game, TimesSquare)
    assert isinstance(state, State)
    return game, state


def setting_of(table: AnyTable) -> TimesSquareSetting:
    assert isinstance(table.setting, TimesSquareSetting)
    return table.setting


class TimesSquarePlayer:
    """Plays cards of one colour, lures, discards, and ends turns."""

    ways = (by_keys, by_clicks, by_drags)
    seeds = range(6)

    def sketches(self) -> Sketched:
        """Its cards, of which only the size is right."""
        assets = paths.assets() / FOLDER
        chips, pictures = club_chips(assets / "chips"), Pictures(assets / "cards")
        return Sketched(cards_of(KIT.deck), chips, pictures)

    def set_up(self, chance: random.Random) -> SetUp:
        """Two people, or a person and a bot."""
        who = [HUMAN, chance.choice([HUMAN, f"{BOT}random", f"{BOT}greedy"])]
        chance.shuffle(who)
        seats = zip(NAMES, who, KIT.colours, strict=False)
        chairs = tuple(Chair(name, Written(each), Written(colour)) for name, each, colour in seats)
        options = chance.choice(list(KIT.presets.values()))
        return SetUp(chairs, options, chance.getrandbits(32), KIT.name)

    def choose(self, table: AnyTable, chance: random.Random) -> Move:
        """Any legal move, the end of the turn as soon as it may come more often than not."""
        moves: list[Move] = list(table.match.game.moves(table.match.state))
        if End() in moves and chance.random() < 0.6:
            return End()
        plays = [move for move in moves if not isinstance(move, Discard)]
        return chance.choice(plays or moves)

    def asks(self, table: AnyTable) -> bool:
        """Nothing is asked above the table."""
        return False

    def above(self, pilot: Pilot, table: AnyTable, scene: Scene) -> bool:
        """There is nothing above the table."""
        return False

    def ended(self, scene: Scene | None) -> bool:
        """The picture of the end."""
        return isinstance(scene, Finale)

    def see_out(self, pilot: Pilot) -> None:
        """Watch it, or hurry, and go on to the result."""
        for _ in range(LONGEST):
            top = pilot.stack.top
            if isinstance(top, ResultPage):
                return
            if pilot.chance.random() < 0.3:
                pilot.press(pilot.chance.choice([pygame.K_RETURN, pygame.K_SPACE]))
            pilot.wait()
        raise AssertionError("the end never comes")


PLAYER = TimesSquarePlayer()
