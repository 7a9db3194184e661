"""What fills the rules page: a leaf, a word and what it means, or a list."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from hollywood.core.message import say
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import Size
from hollywood.ui.widgets.controls import Control
from hollywood.ui.widgets.page import Page

from .contents import ReadingPlace
from .found_rows import FoundRows, Row, nothing_found, rows_of
from .links import Link
from .presets_and_options import put_agreed, put_presets
from .reader import Reader
from .rulebook import Leaf, Moving, Picture, Term
from .rules_controls import Dots, button
from .sheet import Sheet

_NEAR = 46  # units: the button of a word that may have been meant


class View:
    """One way to fill the page; it has words only, unless a subclass adds a picture or rows."""

    picture: Picture | None = None
    moving: Callable[[Props, Size], Moving] | None = None
    parts = 1

    def __init__(self, page: Page, reader: Reader) -> None:
        self.page, self.reader = page, reader
        self.links: list[tuple[Control, Link]] = []
        self.glow: list[tuple[pygame.Surface, pygame.Rect]] = []
        self.room = pygame.Rect(0, 0, 0, 0)  # for the picture
        self.rows: list[Row] = []

    def put(self, body: pygame.Rect) -> list[Control]:
        """Lay it out in the body of the page; its controls."""
        raise NotImplementedError

    def ways(self, row: pygame.Rect) -> list[Control]:
        """Buttons at the right of the foot, the last one first."""
        return []

    def dots(self) -> Dots:
        """The dots at the foot, one for each thing that can be turned to."""
        return Dots((), 0, self.reader.open_leaf)

    def _sheet(self, sheet: Sheet, body: pygame.Rect) -> list[Control]:
        def lead(term: str) -> None:
            self.reader.go(ReadingPlace("term", term))

        self.links, self.glow, self.room = sheet.put(self.page, body, lead)
        return [control for control, _ in self.links]


class LeafView(View):
    """A leaf of the rules."""

    def __init__(self, page: Page, reader: Reader, leaf: Leaf) -> None:
        super().__init__(page, reader)
        self.leaf = leaf
        lives = leaf.live is not None and reader.shows_match
        self.picture = leaf.live if lives else leaf.picture
        self.moving = None if lives else leaf.moving

    def put(self, body: pygame.Rect) -> list[Control]:
        """Heading and sentences at the left, the picture or the ways to play beside them."""
        said, leaf, contents = self.page.said, self.leaf, self.reader.contents
        rules = [(name, said(rule)) for name, rule in leaf.rules.items()]
        heading, lit = said(contents.heading(leaf.id)), self.reader.at.lit
        rows = leaf.picture is None
        sheet = Sheet(heading, rules, lit, contents.forms, frozenset(), rows)
        controls = self._sheet(sheet, body)
        if rows:
            self._put_ways()
        return controls

    def _put_ways(self) -> None:
        kit, reading = self.reader.game.kit, self.reader.reading
        if reading is None:
            put_presets(self.page, kit, self.room)
        else:
            put_agreed(self.page, kit, reading, self.room)

    def ways(self, row: pygame.Rect) -> list[Control]:
        """The next leaf, or out; and to try it, if one can."""
        leaves = self.reader.contents.leaves
        if self.leaf.id == leaves[-1].id:
            on = button(self.page, "new_match.done", self.page.escape, row)
        else:
            on = button(self.page, "rules.next", lambda: self.reader.turn(1, 1), row)
        on.primary = True
        tries, leaf = self.reader.try_it, self.leaf
        if tries is None or not leaf.tries:
            return [on]
        return [on, button(self.page, "rules.try_it", lambda: tries(leaf), row)]

    def dots(self) -> Dots:
        """A dot for each leaf."""
        contents = self.reader.contents
        names = [self.page.said(contents.heading(each.id)) for each in contents.leaves]
        here = [each.id for each in contents.leaves].index(self.leaf.id)
        return Dots(names, here, self.reader.open_leaf)


class TermView(View):
    """A word or a sign, and what it means."""

    def __init__(self, page: Page, reader: Reader, term: Term) -> None:
        super().__init__(page, reader)
        self.term = term
        self.picture = term.sign or reader.contents.leaf(term.leaf).picture

    def put(self, body: pygame.Rect) -> list[Control]:
        """The word, what it means, and how it looks."""
        term, contents = self.term, self.reader.contents
        rules, known = [("", self.page.said(term.means))], frozenset([term.id])
        return self._sheet(Sheet(contents.called(term), rules, (), contents.forms, known), body)

    def ways(self, row: pygame.Rect) -> list[Control]:
        """A button to the leaf that tells more."""
        leaf = self.reader.contents.leaf(self.term.leaf).id
        told = say("rules.see", leaf=self.reader.contents.heading(leaf))
        return [button(self.page, told, lambda: self.reader.go(ReadingPlace("leaf", leaf)), row)]


class ListView(View):
    """What was found, or all words and signs."""

    def put(self, body: pygame.Rect) -> list[Control]:
        """Lay out a row for each thing that was found."""
        query = self.reader.at.id.strip()
        self.rows = rows_of(self.reader.contents, query)
        if not self.rows:
            return self._offer(query, body)
        rows = FoundRows(self.page, self.rows, body)
        self.parts = rows.parts
        return list(rows.put(min(self.reader.at.part, rows.parts - 1), self.reader.go))

    def _offer(self, query: str, body: pygame.Rect) -> list[Control]:
        """A word that may have been meant, if there is one."""
        near = nothing_found(self.page, self.reader.contents, query, body)
        if near is None:
            return []
        row = pygame.Rect(body.left, body.top + body.height // 3, body.width, 0)
        row.height = self.page.high(_NEAR)
        told = say("rules.near", near=near)
        return [button(self.page, told, lambda: self.reader.search(near), row)]

    def dots(self) -> Dots:
        """A dot for each part of the list, if it has several."""
        if self.parts == 1:
            return super().dots()
        firsts = [self.rows[n * len(self.rows) // self.parts].title for n in range(self.parts)]
        return Dots(firsts, min(self.reader.at.part, self.parts - 1), self.reader.open_part)


def view_of(page: Page, reader: Reader) -> View:
    """The view of what the reader has open."""
    if (leaf := reader.leaf) is not None:
        return LeafView(page, reader, leaf)
    if reader.at.kind == "term":
        return TermView(page, reader, reader.contents.terms[reader.at.id])
    return ListView(page, reader)
