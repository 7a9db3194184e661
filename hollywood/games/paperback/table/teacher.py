"""Paperback's part in its lesson: where things lie, and what is said of wrong clicks and keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate, zip_longest
from operator import add
from string import ascii_lowercase

import pygame

from hollywood.actions import NUMBERS, TYPED
from hollywood.core.game import Beat, CardId, Game
from hollywood.core.message import Message, Seat, quoted, say
from hollywood.ui.lesson.teacher import Shown
from hollywood.ui.table.setting import Begin, Intent, Make, Pick, TakeBack
from hollywood.ui.table.setting import Draft as AnyDraft
from hollywood.ui.table.slate_speech import Row
from hollywood.ui.table.stage import Key, Pose

from ..rules.events import Scored, Spelled
from ..rules.faces import COMMON
from ..rules.market import for_sale
from ..rules.moves import Buy, Laid, Move, Spell
from ..rules.state import NO_CARD, State
from .actions import DONE
from .draft import UNDECIDED, Draft
from .keys import actions_for
from .laid_half import CARD, FRONT, LIBRARY, LaidHalf
from .layout import SeatLayout, common
from .letter_ring import ring_place
from .places import BLOTTER_KEY, BUTTON_KEY, RING, STRIP, card_key
from .sentences import ends_step
from .setting import PaperbackSetting
from .writer import deciding_writer

_OPEN, _RING = "open", "ring"  # what a word is laid with
_WORD = "word"  # that is offered, from 0
_HAND = "hand"
_SALE, _BOOK, _BUTTON = "sale", "book", "button"
_HIGH = 1.4  # of its width: a card


class PaperbackTeacher:
    """Teaches one learner at one table."""

    has_board = False

    def __init__(self, setting: PaperbackSetting, seat: Seat) -> None:
        self._setting, self._seat = setting, seat
        self._half = LaidHalf(setting, seat)
        setting.desks.missed.never()

    # what lies there at first

    def enter(self, answers: Sequence[Move], half: Move | None) -> AnyDraft:
        """Of several words one is to be chosen, or cards that lie there are to be moved."""
        spells = [answer for answer in answers if isinstance(answer, Spell)]
        self._setting.desks.to_choose_from = spells if len(spells) > 1 else ()
        return self._half.enter(half)

    def lies(self, draft: AnyDraft, half: Move) -> bool:
        """Whether the word begins with these cards; of none, whether it begins otherwise."""
        return self._half.lies(draft, half)

    # what is shown

    def room(self, name: str, state: State) -> Sequence[pygame.Rect]:
        """A card, the hand, the sheet, the score, books, everybody's panel, the library's track."""
        plan, kind = self._setting.plan, name.split()[0]
        if kind in (CARD, _SALE, _BOOK, LIBRARY, _OPEN, _RING, FRONT, _WORD):
            return [self._place(name, state)]
        seats = [plan.above.seat(seat, len(state.hands)) for seat in range(len(state.hands))]
        rooms = {
            _HAND: plan.blotter.rect,
            "sheet": plan.sheet.rect,
            "score": plan.score.rect,
            "track": plan.own.track,
            "words": plan.strip(len(self._setting.desks.to_choose_from), wide=True),
            "books": plan.above.case,
            "seats": seats[0].unionall(seats[1:]),
            _BUTTON: plan.score.button,
        }
        return [rooms[kind]]

    def shown(self, name: str, state: State) -> Shown:
        """A card, a letter of the ring, or the button."""
        place = self._place(name, state)
        beside = place.topleft if name == _BUTTON else place.midtop  # not on its words
        return Shown([place], disc=beside)

    def _place(self, name: str, state: State) -> pygame.Rect:
        kind, *which = name.split()
        seat_layout = self._seat_layout(state)
        if kind == _BUTTON:
            return self._setting.plan.score.button
        if kind == _HAND:
            return self._setting.plan.blotter.rect
        if kind == _RING:
            plate = ring_place(seat_layout)
            number = ascii_lowercase.index(which[0])
            return self._sheet if plate is None else seat_layout.plan.ring_letter(plate, number)
        if kind == _WORD:
            return seat_layout.plan.strip_word(
                int(which[0]), len(self._setting.desks.to_choose_from), wide=True
            )
        key = self._key(name, state)
        poses = dict([*common(seat_layout), *seat_layout.poses()])
        return self._sheet if key is None or key not in poses else rect_of(poses[key])

    @property
    def _sheet(self) -> pygame.Rect:
        return self._setting.plan.sheet.rect

    def _seat_layout(self, state: State) -> SeatLayout:
        return self._setting.desks.seat_layout(state, self._setting.begun)

    def _key(self, name: str, state: State) -> Key | None:
        """The card that is meant: of the hand, on the stand, for sale, or open on the sheet."""
        kind, *which = name.split()
        names, seat_layout = self._setting.game.table.names, self._seat_layout(state)
        if kind == FRONT:
            return (
                card_key(seat_layout.row[0].card, seat_layout.row[0].shared)
                if seat_layout.row
                else None
            )
        if kind == LIBRARY:
            return card_key(state.to_spell_with) if state.to_spell_with != NO_CARD else None
        if kind == _OPEN:
            return next((card_key(each.card) for each in seat_layout.row if each.open), None)
        if kind == CARD:
            found: Iterable[CardId] = (*seat_layout.held, *(each.card for each in seat_layout.row))
        elif kind == _SALE:
            found = for_sale(state)
        else:
            found = (pile[-1] for pile in state.fame if pile)
        return next((card_key(card) for card in found if names[card] == which[0]), None)

    def pick(self, name: str, state: State) -> Pick:
        """A card, a letter of the ring, or the button."""
        kind, *which = name.split()
        if kind in (_BUTTON, _HAND):
            return Pick(place=BUTTON_KEY if kind == _BUTTON else BLOTTER_KEY)
        if kind == _RING:
            return Pick(place=(RING, ascii_lowercase.index(which[0]), 0))
        if kind == _WORD:
            return Pick(place=(STRIP, int(which[0]), 0))
        return Pick(self._key(name, state))

    def ways(self, name: str) -> Sequence[str]:
        """To the nearest thing in each direction."""
        return ["left", "right", "up", "down"]

    def presses(self, state: State, move: Move) -> Sequence[str]:
        """A word is typed, with Shift where a wild card shall stand for the letter."""
        if move in self._setting.desks.to_choose_from:
            return [NUMBERS[self._setting.desks.to_choose_from.index(move)]]
        if self._half.names:
            return self._half.presses(move)
        if not isinstance(move, Spell):
            presses = actions_for(deciding_writer(self._setting.game, state), move)
            ends = ends_step(self._setting.props.keys)
            return [ends if press == DONE else press for press in presses]
        wilds = self._wilds(move)
        held = ["shift+" if at in wilds else "" for at in range(len(self._word(move)))]
        signs = map(add, held, self._word(move))
        return [*(TYPED + sign for sign in signs), "confirm"]

    def left(self, names: Sequence[str], draft: AnyDraft) -> Sequence[str]:
        """What is not laid yet: a letter is left out with every one that lies on the sheet."""
        if self._setting.desks.to_choose_from:
            return names
        if self._half.names:
            return self._half.left(names, draft)
        if not isinstance(draft, Draft) or not draft.typed:
            return [name for name in names if name.split()[0] not in (_OPEN, _RING)]
        gone = self._half.on_sheet(draft)
        kept: list[str] = []
        for name in names:
            if name in gone:
                gone.remove(name)
            else:
                kept.append(name)
        return self._with_letter(kept, draft)

    def _with_letter(self, names: Sequence[str], draft: Draft) -> Sequence[str]:
        """A wild card that lies open comes first; of none other a letter can be chosen."""
        undecided = any(each.open for each in draft.row)
        if not undecided:
            return [name for name in names if name.split()[0] not in (_OPEN, _RING)]
        first = _RING if draft.ring is not None else _OPEN
        return [name for name in names if name.split()[0] == first] + [
            name for name in names if name.split()[0] not in (_OPEN, _RING)
        ]

    def drawn(self, answers: Sequence[Move]) -> Row | None:
        """The cards themselves are lit."""
        return None

    def foresee(self, on: bool) -> None:
        """What a word is worth is told at any time."""

    # what is said

    def refusal(self, answers: Sequence[Move], meant: Intent[Move]) -> Message | None:
        """Another letter, card or button; nothing that was done is taken back."""
        match meant:
            case Begin(draft):
                fits = isinstance(draft, Draft) and any(
                    self._leads_to(draft, move) for move in answers
                )
                return None if fits else self.astray(answers, None)
            case Make(move) if self._half.names or move not in answers:
                return self.astray(answers, None)
            case TakeBack():
                return self.astray(answers, None)
        return None

    def _leads_to(self, draft: Draft, move: Move) -> bool:
        """Whether what lies there begins the word; what was laid can always be taken away."""
        if self._half.names:
            return self._half.may_become(draft)
        if not isinstance(move, Spell) or draft.powered or draft.on_theme:
            return False
        if not draft.typed:
            return bool(self._setting.begun and self._setting.begun.typed)
        pairs = zip_longest(draft.text, self._word(move))
        wanted = [(typed, letter) for typed, letter in pairs if typed is not None]
        begins = all(typed in (letter, UNDECIDED) and letter for typed, letter in wanted)
        return begins and self._wilds(move).issuperset(e.start for e in draft.row if e.wild)

    def _wilds(self, move: Spell) -> set[int]:
        """At which letters wild cards lie: one anywhere else would leave a letter over."""
        starts = accumulate((len(each.as_ or self._letters(each)) for each in move.laid), initial=0)
        return {start for start, each in zip(starts, move.laid, strict=False) if each.as_}

    def _word(self, move: Spell) -> str:
        """The letters of a word that is to be spelled."""
        return "".join(each.as_ or self._letters(each) for each in move.laid)

    def _letters(self, laid: Laid) -> str:
        """What is printed on a card that is to be laid."""
        if laid.card == COMMON:
            return self._library
        table = self._setting.game.table
        return table.faces[table.by_name[laid.card][0]].letters

    @property
    def _library(self) -> str:
        """The letter that everybody may use."""
        seen = self._setting.seen
        card = NO_CARD if seen is None else seen.to_spell_with
        return "" if card == NO_CARD else self._setting.game.table.faces[card].letters

    def astray(self, answers: Sequence[Move], draft: AnyDraft) -> Message:
        """What to do in place of that."""
        if self._half.names:
            return say("paperback.lesson.move", letters=quoted(self._half.letters))
        match answers[0]:
            case Spell() if self._setting.desks.to_choose_from:
                return say("paperback.lesson.one_of_both")
            case Spell() as move:
                letters = ", ".join(self._word(move).upper())
                return say("paperback.lesson.try", letters=quoted(letters))
            case Buy():
                return say("paperback.lesson.take")
        return say("paperback.lesson.press")

    def deeds(
        self, game: Game[State, Move], beats: Iterable[Beat[State]], seat: Seat
    ) -> Sequence[Message]:
        """How many words, how many cents, and the best of them."""
        spelled: list[str] = []
        earned: list[int] = []
        for beat in beats:
            match beat.event:
                case Spelled(owner, word) if owner == seat:
                    spelled.append(word.text.upper())
                case Scored(owner, tally, _) if owner == seat:
                    earned.append(tally.cents)
        told = [
            say("paperback.lesson.deed.words", count=len(spelled)),
            say("paperback.lesson.deed.cents", count=sum(earned)),
        ]
        if earned:
            best = earned.index(max(earned))
            told.append(say("paperback.in_brief", word=spelled[best], cents=earned[best]))
        return told


def rect_of(pose: Pose) -> pygame.Rect:
    """The place of a card."""
    rect = pygame.Rect(0, 0, round(pose.width), round(pose.width * _HIGH))
    rect.center = round(pose.x), round(pose.y)
    return rect
