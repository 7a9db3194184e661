"""Paperback played with mouse and keys, for the pilot and the monkey."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import pygame

from hollywood import paths
from hollywood.core.game import CardId
from hollywood.core.reader import Written
from hollywood.core.record import BOT, HUMAN, Chair
from hollywood.games.paperback import GAME
from hollywood.games.paperback.card_pictures import FOLDER, Faces
from hollywood.games.paperback.finale.finale import Finale
from hollywood.games.paperback.finale.result import ResultPage
from hollywood.games.paperback.rules import market
from hollywood.games.paperback.rules.deck import OnOff, Options
from hollywood.games.paperback.rules.faces import COMMON
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.moves import (
    Ask,
    Borrow,
    Buy,
    Copy,
    Deadline,
    Done,
    GoOn,
    HandForCube,
    Laid,
    Move,
    NoIdea,
    Pass,
    Propose,
    Redraw,
    Seal,
    Spell,
    SpendCube,
    TrashForCents,
    TrashForGain,
    TrashOffer,
    TurnUp,
    Vote,
)
from hollywood.games.paperback.rules.moves import Draft as Take
from hollywood.games.paperback.rules.state import State
from hollywood.games.paperback.table import actions
from hollywood.games.paperback.table.assignment import assigned, laid_of, means_of
from hollywood.games.paperback.table.draft import Typed
from hollywood.games.paperback.table.keys import actions_for
from hollywood.games.paperback.table.letter_ring import ring_place
from hollywood.games.paperback.table.places import COPY, HELP, TOOL, card_key
from hollywood.games.paperback.table.setting import PaperbackSetting
from hollywood.games.paperback.table.spools import spools
from hollywood.games.paperback.table.using import choices_now
from hollywood.games.paperback.table.writer import Writer
from hollywood.kit import SetUp
from hollywood.pictures import Pictures
from hollywood.ui.app.scene import Scene
from hollywood.ui.table.stage import CARD, Key
from hollywood.ui.table.table import AnyTable

from ...harness.pilot import LONGEST, NAMES, Pilot
from ...harness.sketched import Sketched

KIT = GAME.open()
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def by_keys(pilot: Pilot, table: AnyTable, move: Move) -> None:
    """Card by card with the numbers, and all else by its key."""
    if isinstance(move, Borrow | Copy) or (_spells(move) and len(writer_of(table).draft.hand) > 9):
        by_clicks(pilot, table, move)
        return
    for action in actions_for(writer_of(table), move):
        pilot.do(action)
    _mean_it(pilot, table, move, actions.DONE)


def by_typing(pilot: Pilot, table: AnyTable, move: Move) -> None:
    """Letter by letter, if that finds the same cards."""
    laid = _spells(move)
    text = "".join(_letters(table, each) for each in laid)
    if not laid or not _finds(table, text, laid):
        by_keys(pilot, table, move)
        return
    for letter in text:
        pilot.press(pygame.K_SPACE if letter == " " else ord(letter))
    if isinstance(move, Spell) and move.on_theme:
        pilot.do(actions.CLAIM)
    pilot.tick(0.3)  # two presses of Enter would mean nothing
    pilot.do("confirm")
    _mean_it(pilot, table, move, "confirm")


def _finds(table: AnyTable, text: str, laid: Sequence[Laid]) -> bool:
    writer = writer_of(table)
    s = writer.maker.at_turn(writer.s, writer.own)
    row = assigned(
        writer.seat_layout.table,
        means_of(s, writer.seat_layout.table, writer.draft.order),
        [Typed(letter) for letter in text],
    )
    if row is None:
        return False
    return laid_of(row, writer.seat_layout.table, writer.draft.order) == tuple(laid)


def _letters(table: AnyTable, each: Laid) -> str:
    if each.as_:
        return each.as_
    writer = writer_of(table)
    rules = writer.seat_layout.table
    if each.card == COMMON:
        face = rules.faces[writer.maker.at_turn(writer.s, writer.own).to_spell_with]
    else:
        face = rules.faces[rules.by_name[each.card][0]]
    return " " if face.is_space else face.letters


def _spells(move: Move) -> tuple[Laid, ...]:
    return move.laid if isinstance(move, Spell | Propose | Seal) else ()


def _mean_it(pilot: Pilot, table: AnyTable, move: Move, action: str) -> None:
    """What is warned of is done once more."""
    if _spells(move) and table.match.moves[-1:] != [move]:
        pilot.do(action)


def by_clicks(pilot: Pilot, table: AnyTable, move: Move) -> None:
    """Click on cards, then on the button."""
    if laid := _spells(move):
        for each in laid:
            _lay(pilot, table, each, drags=False)
        if isinstance(move, Spell) and move.on_theme:
            pilot.click(table.ground.places["theme", 0, 0].center)
        _press_button(pilot, table, move)
    else:
        _click(pilot, table, move)


def by_drags(pilot: Pilot, table: AnyTable, move: Move) -> None:
    """Carry cards to the sheet and to the basket."""
    if laid := _spells(move):
        for each in laid:
            _lay(pilot, table, each, drags=True)
        if isinstance(move, Spell) and move.on_theme:
            pilot.click(table.ground.places["theme", 0, 0].center)
        _press_button(pilot, table, move)
    elif isinstance(move, Buy):
        plan = setting_of(table).plan
        pilot.drag(spot(table, card_key(_sold(table, move))), plan.blotter.basket.center)
    else:
        by_clicks(pilot, table, move)


def _press_button(pilot: Pilot, table: AnyTable, move: Move) -> None:
    button = table.ground.places["button", 0, 0].center
    before = len(table.match.moves)
    pilot.click(button)
    if len(table.match.moves) == before:
        pilot.click(button)


def _lay(pilot: Pilot, table: AnyTable, each: Laid, *, drags: bool) -> None:
    """A card to the end of the word; a wild card is given its letter."""
    writer = writer_of(table)
    key = _card_to_lay(writer, each)
    sheet = setting_of(table).plan.sheet.rect
    if drags:
        pilot.drag(spot(table, key), (sheet.right - 8, sheet.centery))
    else:
        pilot.click(spot(table, key))
    if each.as_:
        pilot.click(spot(table, key))
        writer = writer_of(table)
        plate = ring_place(writer.seat_layout)
        assert plate is not None, "the ring is open"
        pilot.click(writer.seat_layout.plan.ring_letter(plate, LETTERS.index(each.as_)).center)


def _card_to_lay(writer: Writer, each: Laid) -> Key:
    if each.card == COMMON:
        return card_key(writer.maker.at_turn(writer.s, writer.own).to_spell_with)
    names = writer.seat_layout.table.names
    return card_key(next(card for card in writer.draft.hand if names[card] == each.card))


def _click(pilot: Pilot, table: AnyTable, move: Move) -> None:
    """Everything but words."""
    places, plan = table.ground.places, setting_of(table).plan
    match move:
        case Done() | GoOn():
            pilot.click(places["button", 0, 0].center)
        case Vote(yes):
            pilot.click(plan.score.votes[0 if yes else 1].center)
        case Buy():
            pilot.click(spot(table, card_key(_sold(table, move))))
        case Ask():
            for _ in range(2):
                pilot.click(places[TOOL, HELP, 0].center)
        case TrashForCents(card) | TrashOffer(card):
            _choose(pilot, table, move, card)
        case TrashForGain(card, _, gained):
            _choose(pilot, table, move, card)
            _choose(pilot, table, move, gained)
        case Take(card):
            sold = tuple(market.for_sale(table.match.state))
            pilot.click(spot(table, card_key(_named(table, card, sold))))
        case Copy(side, user):
            _ask_for(pilot, table, move)
            word, waiting = table.match.state.word, table.match.state.waiting
            place = next(w.place for w in waiting if w.user == user)
            each = word.placed[place + (1 if side == "right" else -1)]
            pilot.click(spot(table, (CARD, each.card, COPY if each.shared else 0)))
        case _:
            for action in actions_for(writer_of(table), move):
                pilot.do(action)


def _choose(pilot: Pilot, table: AnyTable, move: Move, name: str) -> None:
    """A card is clicked, for the ability that is meant."""
    s = table.match.state
    _ask_for(pilot, table, move)
    among = s.hands[s.turn] if name == getattr(move, "card", "") else ()
    if isinstance(move, TrashOffer) or name == getattr(move, "gained", None):
        among = tuple(market.for_sale(s))
    at = spot(table, card_key(_named(table, name, among)))
    before = len(table.match.moves)
    pilot.click(at)
    warned = table.status.refused is not None
    if warned and len(table.match.moves) == before:
        pilot.click(at)


def _ask_for(pilot: Pilot, table: AnyTable, move: Move) -> None:
    """The ability that the move is for is the next one."""
    game, s = rules_of(table)
    for _ in s.waiting:
        if move in choices_now(s, game.table, writer_of(table).draft):
            return
        pilot.do(actions.SHUFFLE)
    assert move in choices_now(s, game.table, writer_of(table).draft)


def _named(table: AnyTable, name: str, among: Sequence[CardId]) -> CardId:
    card = rules_of(table)[0].table.named(name, tuple(among))
    assert card is not None, "it lies there"
    return card


def _sold(table: AnyTable, move: Buy | Deadline) -> CardId:
    game, s = rules_of(table)
    card = game.legal.bought(s, move.card, move.place)
    assert card is not None, "it is for sale"
    return card


# where things are


def spot(table: AnyTable, key: Key) -> tuple[float, float]:
    """Where something is pointed at."""
    pose = table.show.stage.actors[key].grip
    return pose.x, pose.y


def rules_of(table: AnyTable) -> tuple[Paperback, State]:
    game, state = table.match.game, table.match.state
    assert isinstance(game, Paperback)
    assert isinstance(state, State)
    return game, state


def setting_of(table: AnyTable) -> PaperbackSetting:
    assert isinstance(table.setting, PaperbackSetting)
    return table.setting


def writer_of(table: AnyTable) -> Writer:
    """Who writes there now."""
    return setting_of(table).desks.writer(table.eyes.seen(table.match.state), table.draft)


class PaperbackPlayer:
    """Spells what can be spelled, buys, uses abilities."""

    ways = (by_keys, by_clicks, by_typing, by_drags)
    seeds = (5, 6, 7)  # short ones: matches 4 and 8 are whole, but have 700 and 600 moves

    def sketches(self) -> Sketched:
        """Its cards, of which only the size is right."""
        assets = paths.assets() / FOLDER
        faces = Faces(KIT.deck, {})
        return Sketched(faces, spools(assets / "spools"), Pictures(assets / "cards"))

    def set_up(self, chance: random.Random) -> SetUp:
        """A person, and others of both kinds; short, for a match ends when books are gone."""
        who = [HUMAN, *chance.choices([HUMAN, f"{BOT}random"], k=1)]
        chance.shuffle(who)
        seats = zip(NAMES, who, KIT.colours, strict=False)
        chairs = tuple(Chair(name, Written(each), Written(colour)) for name, each, colour in seats)
        return SetUp(chairs, some_options(chance), chance.getrandbits(32), KIT.name)

    def choose(self, table: AnyTable, chance: random.Random) -> Move:
        """Words rather than none, purchases rather than none, books above all."""
        game, s = rules_of(table)
        moves: list[Move] = list(game.moves(s))
        rare = (Pass, NoIdea, HandForCube, Redraw, Ask, TurnUp, SpendCube)
        usual: list[Move] = [move for move in moves if not isinstance(move, rare)]
        books = [m for m in usual if isinstance(m, Buy) and m.card.startswith("*")]
        if books and chance.random() < 0.8:
            return chance.choice(books)
        if chance.random() < 0.9 and usual:
            moves = usual
        return chance.choice(moves)

    def asks(self, table: AnyTable) -> bool:
        """Nothing is asked above the table."""
        return False

    def above(self, pilot: Pilot, table: AnyTable, scene: Scene) -> bool:
        """There is nothing above the table."""
        return False

    def ended(self, scene: Scene | None) -> bool:
        """The night on which books are counted."""
        return isinstance(scene, Finale)

    def see_out(self, pilot: Pilot) -> None:
        """Watch it, or hurry, and go on to the result."""
        for _ in range(LONGEST):
            top = pilot.stack.top
            if isinstance(top, ResultPage):
                return
            if pilot.chance.random() < 0.3:
                pilot.press(pygame.K_ESCAPE)
            pilot.wait()
        raise AssertionError("the end never comes")


def some_options(chance: random.Random) -> Options:
    """Any way to play but all at once: there a move tells how long it took."""
    together = chance.random() < 0.2

    def maybe(share: float = 0.4) -> OnOff:
        return "on" if chance.random() < share else "off"

    return replace(
        KIT.presets["standard"],
        language=chance.choice(("en", "it", "fr")),
        attacks="off" if together else maybe(),
        powers=maybe(),
        theme="off" if together else maybe(),
        space_and_switch=maybe(0.2),
        help_cubes=maybe(0.2),
        hand_for_cube=maybe(0.2),
        discount_cubes=maybe(),
        recycling=maybe(),
        play="together" if together else "turns",
    )


PLAYER = PaperbackPlayer()
