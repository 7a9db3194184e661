"""The page of a player's own words: one can be let count or struck out, and all are listed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from hollywood.core.faults import Fault, Faults
from hollywood.core.message import Message, Refused, say
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.row import split_evenly
from hollywood.ui.draw.theme import CREAM, MUTED, RED, Type
from hollywood.ui.widgets.controls import Control, Field, Press
from hollywood.ui.widgets.page import Page
from hollywood.ui.widgets.paging import PAGE_KEYS, Paging

from ..own_words import (
    OwnWords,
    change,
    folded,
    forget,
    is_word,
    own_file,
    read_own_words,
    set_wrong_lines_aside,
)
from ..rules.deck import Options
from ..rules.lexicon import Lexicon

_LONGEST = 20  # letters that can be typed; words have 15
_LEFT, _BETWEEN, _GAP, _LINE = 400, 40, 12, 42  # units: the column at the left, and rows
_ACROSS = 3  # words in a row
_OUT = 240  # units: the way out
_SIGN = "−"  # before what was struck out
_FAULTS = 6  # that are told


class OwnWordsPage(Page):
    """A field for a word at the left, all words of one's own at the right."""

    def __init__(self, props: Props, options: Options, lexicon: Lexicon, back: Press) -> None:
        language = say(f"paperback.value.language.{options.language}")
        super().__init__(props, say("paperback.own.title", language=language), back)
        self._language, self._lexicon = options.language, lexicon
        self.word = ""
        self._paging = Paging(self.lay_out)
        self._refused: Message | None = None
        self._read()

    def _read(self) -> None:
        """What stands in the file, or what is wrong with it."""
        self.own, self.faults = OwnWords(), list[Fault]()
        try:
            self.own = read_own_words(self._language)
        except Faults as faults:
            self.faults = list(faults.faults)

    # what is meant

    def handle(self, event: pygame.event.Event) -> None:
        """Enter does with the word what the button would; keys turn the list."""
        writes = isinstance(self.controls.focus, Field)
        if writes and self.props.keys.means(event, "confirm"):
            self._decide()
        elif not writes and (by := PAGE_KEYS.get(self.props.keys.one_of(event, PAGE_KEYS) or "")):
            self._paging.turn(by)
        else:
            super().handle(event)

    @property
    def counts(self) -> bool:
        """Whether the word counts as things stand."""
        word = folded(self.word)
        listed = self._lexicon.has(word) and word not in self.own.fewer
        return listed or word in self.own.more

    def _decide(self) -> None:
        """Let the word count if it does not, else strike it out."""
        if not self._may_decide:
            self.props.sound.play("illegal")
            return
        counts = not self.counts
        self._write(
            partial(forget, self._language, self.word)
            if counts == self._lexicon.has(folded(self.word))
            else partial(change, self._language, self.word, counts=counts)
        )

    @property
    def _may_decide(self) -> bool:
        return is_word(self.word) and not self.faults

    def _write(self, press: Press) -> None:
        self._refused = None
        try:
            press()
        except Refused as refused:
            self._refused = refused.reason
        self._read()
        self.lay_out()

    def _type(self, word: str) -> None:
        self.word, self._refused = word, None
        self.lay_out()

    # layout

    def set_out(self) -> Sequence[Control]:
        """The word at the left, the list at the right, the way out below."""
        self.put_heading()
        left, right = self.inner, self.inner
        left.width = self.px(_LEFT)
        right.left = left.right + self.px(_BETWEEN)
        right.width = self.inner.right - right.left
        out = self.foot
        out.width = self.px(_OUT)
        out.right = self.foot.right
        self._put_file(out)
        listed = self._set_faults(right) if self.faults else self._set_words(right)
        done = Control(out, self.said(say("new_match.done")), self.escape)
        return [*self._set_word(left), *listed, done]

    def _put_file(self, out: pygame.Rect) -> None:
        """Where the words are kept."""
        room = pygame.Rect(self.foot.left, out.top, out.left - self.foot.left, out.height)
        room.width -= self.px(_GAP)
        told = self.said(say("paperback.own.file", file=own_file(self._language).name))
        self.put_beside(told, Type.SMALL, MUTED, room)

    def _set_word(self, room: pygame.Rect) -> list[Control]:
        """What can be done with a word, and what it is now."""
        field = self._row(room, "paperback.own.word")
        button = field.move(0, field.height + self.px(_GAP))
        below = pygame.Rect(room.left, button.bottom + self.px(_GAP), room.width, 0)
        below.height = room.bottom - below.top
        told = self.put_block(self.said(self.verdict), Type.BODY, CREAM, below)
        why = pygame.Rect(room.left, told.bottom + self.px(_GAP), room.width, 0)
        why.height = room.bottom - why.top
        self.put_block(self.said(say("paperback.own.why")), Type.SMALL, MUTED, why)
        struck = self.counts and self._may_decide
        words = self.said(say("paperback.own.strike" if struck else "paperback.own.add"))
        return [
            Field(field, text=self.word, most=_LONGEST, change=self._type),
            Control(button, words, self._decide, enabled=self._may_decide, primary=True),
        ]

    def _row(self, room: pygame.Rect, id: str) -> pygame.Rect:
        """Room for a control below what it is called."""
        high = self.typesetter.height(Type.LABEL)
        label = pygame.Rect(room.left, room.top, room.width, high)
        self.put(self.said(say(id)), Type.LABEL, MUTED, label)
        return pygame.Rect(room.left, label.bottom + self.px(4), room.width, self.high(_LINE))

    @property
    def verdict(self) -> Message:
        """What is said of the word that was typed."""
        word = folded(self.word)
        if self._refused is not None:
            return self._refused
        if not word:
            return say("paperback.own.type")
        if not is_word(self.word):
            return say("paperback.own.no_word")
        if word in self.own.more:
            return say("paperback.own.yours", word=word.upper())
        if word in self.own.fewer:
            return say("paperback.own.struck", word=word.upper())
        found = "listed" if self._lexicon.has(word) else "not_listed"
        return say(f"paperback.own.{found}", word=word.upper())

    def _set_words(self, room: pygame.Rect) -> list[Control]:
        """All of them; pressing one has it stand at the left."""
        words = sorted(self.own.more | self.own.fewer)
        first = self._row(room, "paperback.own.all")
        if not words:
            first.height = room.bottom - first.top
            self.put_block(self.said(say("paperback.own.none")), Type.BODY, MUTED, first)
            return []
        step = first.height + self.px(_GAP)
        many = max(1, (room.bottom - first.top) // step - 1) * _ACROSS
        begin = self._paging.first(len(words), many)
        shown = words[begin : begin + many]
        places = [
            place
            for row in range(-(-len(shown) // _ACROSS))
            for place in split_evenly(first.move(0, row * step), _ACROSS, self.px(_GAP))
        ]
        buttons = self._paging.controls(self, room, len(words), many)
        return [*map(self._own_word, places, shown), *buttons]

    def _own_word(self, place: pygame.Rect, word: str) -> Control:
        struck = word in self.own.fewer
        does = say("paperback.own.struck" if struck else "paperback.own.yours", word=word.upper())
        words = f"{_SIGN}{word.upper()}" if struck else word.upper()
        return Control(
            place, words, partial(self._type, word), name=self.said(does), lit=word == self.word
        )

    def _set_faults(self, room: pygame.Rect) -> list[Control]:
        """What is wrong with the file, and a way to mend it."""
        button = self._row(room, "paperback.own.wrong")
        told = pygame.Rect(room.left, button.top, room.width, room.bottom - button.top)
        for fault in self.faults[:_FAULTS]:
            line = self.said(say("paperback.own.fault", line=fault.line, fault=fault.message))
            place = self.put_block(line, Type.BODY, RED, told)
            told.height -= place.bottom - told.top
            told.top = place.bottom
        button.top = told.top + self.px(_GAP)
        words, mend = self.said(say("paperback.own.set_aside")), self._mend
        return [Control(button, words, mend, enabled=all(each.line for each in self.faults))]

    def _mend(self) -> None:
        self._write(partial(set_wrong_lines_aside, self._language))
