"""Paints the table: felt, corners, cards and reels on their way, and what is said about them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.message import Message, Seat, say
from hollywood.core.record import HUMAN, Chair
from hollywood.ui.app.shared import Props
from hollywood.ui.cards.store import BACK
from hollywood.ui.draw.ground import felt
from hollywood.ui.draw.placed_words import put
from hollywood.ui.draw.surfaces import faded, height, lay, scaled
from hollywood.ui.draw.theme import BLACK, BRASS, CREAM, GOLD, MUTED, NIGHT, RED, Type
from hollywood.ui.table.notes import Log, draw_remarks, draw_tips
from hollywood.ui.table.scenery import Scenery
from hollywood.ui.table.show import Show
from hollywood.ui.table.stage import Actor, Key, Pose, Stage

from ..rules.game import Hollywood
from ..rules.state import State
from ..rules.words import letter
from .corners import Corners
from .geometry import Places
from .layout import CARD, CLAP, DOUBLE, PILE, REEL, TRAY, reel_owner
from .lookahead import Forecast

_DARK = 150  # of 255: shadows of what lies on the table
_CORNER = (8, 25, 27, 236)
_LIGHT = (242, 193, 78, 44)
_FEW = 4  # cards: more of them without an owner need not be told one by one
_HIGHEST, _MANY = 5, 44  # cards seen on one another in a pile of so many
_OVER_TITLE = 0.84  # of a card's height: there the back has its title, upside down
_GHOST = 215  # of 255: how much a reel is seen that is not there yet

_Stamp: TypeAlias = tuple[int, bool]  # points, and whether nothing can change them


class TablePainter:
    """Paints one match at one window size."""

    def __init__(
        self, props: Props, places: Places, game: Hollywood, voice: Voice, chairs: Sequence[Chair]
    ) -> None:
        self.props = props
        self.places = places
        self.game = game
        self.voice = voice
        self.chairs = chairs
        self.px = props.screen.px
        self._language = props.language
        self._felt = felt(props.screen)
        self._corners = Corners(props, places, game, voice, chairs)
        self._log = Log(props, voice, chairs)
        self._laid: pygame.Surface | None = None
        self._laid_for: tuple[State | None, object] = (None, None)
        self._stamped: tuple[State | None, dict[int, _Stamp]] = (None, {})

    def draw(self, canvas: pygame.Surface, show: Show, scenery: Scenery) -> None:
        """Everything, from the felt up."""
        stage, state = show.stage, show.state
        canvas.blit(self._ground(state, show.counted, scenery), (0, 0))
        self._corners.pulse(canvas, scenery)
        self._columns(canvas, scenery)
        self._actors(canvas, show, scenery)
        self._ghosts(canvas, scenery)
        if scenery.forecast is not None:
            self._forecast(canvas, state, scenery.forecast)
        draw_remarks(canvas, self.props, self.places, self.voice, scenery.remarks)
        self._notes(canvas, stage, scenery)
        self._frames(canvas, stage, scenery.aimed)

    def _ground(self, state: State, counted: State, scenery: Scenery) -> pygame.Surface:
        """Felt, corners and piles: painted anew only when they look otherwise."""
        worths = (scenery.worths, scenery.before, scenery.after)
        looks = (scenery.turn, scenery.thinking, scenery.dots, worths, id(counted))
        if self._laid is None:
            self._laid = self._felt.copy()
        elif self._laid_for[0] is state and self._laid_for[1] == looks:
            return self._laid
        self._laid_for = (state, looks)
        self._laid.blit(self._felt, (0, 0))
        for seat in range(state.seats):
            self._corners.draw(self._laid, seat, state, counted, scenery)
        for number, stock in enumerate((state.films, state.stars)):
            if stock:
                self._pile(self._laid, number, len(stock))
        return self._laid

    def _notes(self, canvas: pygame.Surface, stage: Stage, scenery: Scenery) -> None:
        """The log and the hint, each where it covers nothing that matters now."""
        log = self.places.spare or self._corner(scenery, [])
        if self.places.spare is not None or scenery.log_open:
            lit = self._log.draw(canvas, log, scenery.log, scenery.log_at)
            self._frames(canvas, stage, lit)
        if scenery.tips:
            corner = self.places.spare or self._corner(scenery, [log] * scenery.log_open)
            draw_tips(canvas, self.props, corner, self.voice, scenery.tips)

    def _corner(self, scenery: Scenery, taken: Sequence[pygame.Rect]) -> pygame.Rect:
        """A corner that can be covered: a bot's sooner than a human's, never of who is to act."""
        seats = len(self.places.panels)
        free = [
            seat
            for seat in range(seats)
            if seat != scenery.turn and self.places.panels[seat].rect not in taken
        ]
        bots = [seat for seat in free if self.chairs[seat].who != HUMAN]
        across = ((scenery.turn or 0) + seats // 2) % seats
        seat = bots[-1] if bots else across if across in free else free[-1]
        return self.places.panels[seat].rect

    def _frames(self, canvas: pygame.Surface, stage: Stage, keys: frozenset[Key]) -> None:
        """A light round some cards."""
        for key, actor, pose in stage.from_back():
            if key in keys and not actor.leaves:
                size = (round(pose.width) + self.px(8), height(pose.width) + self.px(8))
                frame = self.props.plates.plate(size, self.px(9), _LIGHT, CREAM, self.px(3))
                lay(frame, canvas, frame.get_rect(center=(round(pose.x), round(pose.y))).topleft)

    # words

    def text(self, message: Message) -> str:
        """A message in words."""
        return self.voice.text(message)

    # the board

    def _columns(self, canvas: pygame.Surface, scenery: Scenery) -> None:
        for column in range(len(self.places.columns)):
            lit, full = column in scenery.lit, column in scenery.full
            pointed = lit and scenery.pointed == column
            plaque = pygame.Rect(0, 0, self.px(92), self.places.letters - self.px(4))
            plaque.center = self.places.letter(column)
            plaque.left += self.px(scenery.nudge.of(column))
            border = GOLD if pointed else BRASS
            plate = self.props.plates.plate(
                plaque.size, plaque.height // 2, _CORNER, border, max(1, self.px(1))
            )
            lay(plate, canvas, plaque.topleft)
            ink = GOLD if lit else MUTED
            if full:
                self._full(canvas, plaque, letter(column))
                continue
            at = plaque.center
            rect = put(self.props, canvas, letter(column), Type.DISC, ink, self.px(60), center=at)
            if lit:
                self._chevrons(canvas, rect, pointed)
            if pointed or column in scenery.hinted:
                self._glow(canvas, column)

    def _full(self, canvas: pygame.Surface, plaque: pygame.Rect, name: str) -> None:
        """The letter and a word, together in the middle; or the letter struck out."""
        writing, gap = self.props.writing, self.px(7)
        words = self.text(say("hollywood.table.full"))
        wide = writing.width(name, Type.DISC) + gap + writing.width(words, Type.LABEL)
        if wide <= plaque.width - self.px(16):
            at = (plaque.centerx - wide // 2, plaque.centery)
            said = put(self.props, canvas, name, Type.DISC, MUTED, wide, midleft=at)
            at = (said.right + gap, plaque.centery)
            put(self.props, canvas, words, Type.LABEL, RED, wide, midleft=at)
        else:
            at = plaque.center
            said = put(self.props, canvas, name, Type.DISC, MUTED, plaque.width, center=at)
            struck = said.inflate(self.px(16), 0)
            canvas.fill(RED, (struck.left, struck.centery, struck.width, max(2, self.px(2))))

    def _chevrons(self, canvas: pygame.Surface, letter: pygame.Rect, pointed: bool) -> None:
        """Arrows beside the letter of a column one may place in: shape, not only light."""
        size = self.px(5)
        for side in (-1, 1):
            x = letter.centerx + side * self.px(26)
            points = [(x - size, letter.centery + size // 2), (x, letter.centery - size // 2)]
            points.append((x + size, letter.centery + size // 2))
            pygame.draw.lines(canvas, CREAM if pointed else GOLD, False, points, self.px(2))

    def _glow(self, canvas: pygame.Surface, column: int) -> None:
        foot = self.places.slot(column, self.places.columns[column] - 1)
        around = foot.inflate(self.px(12), self.px(12))
        edge = self.props.plates.plate(around.size, self.px(12), _LIGHT, GOLD, self.px(3))
        lay(edge, canvas, around.topleft)

    # cards and reels

    def _actors(self, canvas: pygame.Surface, show: Show, scenery: Scenery) -> None:
        stamps = self._stamps(show.state)
        for key, actor, pose in show.stage.from_back():
            if pose.seen <= 0.01 or key[0] == PILE:
                continue
            if key[0] in (REEL, TRAY):
                seat = key[1] if key[0] == TRAY else _owner(key, show)
                if seat is not None:
                    self._reel(canvas, key, seat, actor, pose, key in scenery.marks)
                continue
            if key == scenery.nudge.what:
                pose = replace(pose, x=pose.x + self.px(scenery.nudge.of(key)))
            self._card(canvas, key, actor, pose)
            if key[0] in (CLAP, DOUBLE):
                self._studio_card(canvas, key, pose, scenery)
            elif key[0] == CARD and key[1] in stamps and actor.resting:
                self._stamp(canvas, pose, *stamps[key[1]])

    def card_id(self, key: Key, face: bool) -> str:
        """What art calls the card of this key."""
        if not face:
            return BACK
        if key[0] == CARD:
            return str(self.game.deck.faces[key[1]].id)
        return f"{key[0]}_{self.chairs[key[1]].colour}"

    def _card(self, canvas: pygame.Surface, key: Key, actor: Actor, pose: Pose) -> None:
        props = self.props
        width = round(actor.goal.width)
        picture = props.art.soon(
            self.card_id(key, pose.face), width, self._language, props.settings.symbols
        )
        self._shadow(canvas, actor, pose, picture.get_size())
        picture = _on_its_way(picture, actor, pose)
        lay(picture, canvas, picture.get_rect(center=(round(pose.x), round(pose.y))).topleft)

    def _shadow(
        self, canvas: pygame.Surface, actor: Actor, pose: Pose, size: tuple[int, int]
    ) -> None:
        """Softer and further away the higher a card flies."""
        flying = actor.height > 0.05
        soft = self.px(10 if flying else 5)
        shadow = self.props.plates.shadow(size, size[0] // 18, soft, _DARK)
        drop = self.px(3 + 14 * actor.height)
        middle = (round(pose.x) + drop // 2, round(pose.y) + drop)
        lay(shadow, canvas, shadow.get_rect(center=middle).topleft)

    def _reel(
        self, canvas: pygame.Surface, key: Key, seat: Seat, actor: Actor, pose: Pose, marked: bool
    ) -> None:
        colour = str(self.chairs[seat].colour)
        diameter = max(8, round(pose.width))
        symbols = self.props.settings.symbols
        reel = self.props.art.token(colour, round(actor.goal.width), symbols, ring=key[0] == REEL)
        soft = self.px(5)
        shadow = self.props.plates.shadow((diameter, diameter), diameter // 2, soft, _DARK)
        drop = self.px(2 + 12 * actor.height)
        middle = (round(pose.x) + drop // 2, round(pose.y) + drop)
        lay(shadow, canvas, shadow.get_rect(center=middle).topleft)
        if marked:
            ring = self.props.plates.disc(diameter + self.px(10), (0, 0, 0, 0), GOLD, self.px(3))
            lay(ring, canvas, ring.get_rect(center=(round(pose.x), round(pose.y))).topleft)
        picture = _on_its_way(reel, actor, pose)
        lay(picture, canvas, picture.get_rect(center=(round(pose.x), round(pose.y))).topleft)

    def _studio_card(self, canvas: pygame.Surface, key: Key, pose: Pose, scenery: Scenery) -> None:
        """A frame round a studio card that can be used now, or has been begun."""
        if key not in scenery.usable and key != scenery.chosen:
            return
        size = (round(pose.width) + self.px(6), height(pose.width) + self.px(6))
        ink = CREAM if key == scenery.chosen else GOLD
        frame = self.props.plates.plate(size, self.px(6), (0, 0, 0, 0), ink, self.px(2))
        lay(frame, canvas, frame.get_rect(center=(round(pose.x), round(pose.y))).topleft)

    def _stamps(self, state: State) -> Mapping[int, _Stamp]:
        """What is stamped on which card: a movie's star, the last film of the best project."""
        if self._stamped[0] is not state:
            items = [item for seat in range(state.seats) for item in self._stamps_of(state, seat)]
            self._stamped = (state, dict(items))
        return self._stamped[1]

    def _stamps_of(self, state: State, seat: Seat) -> Iterable[tuple[int, _Stamp]]:
        for item in self.game.score(state, seat).items:
            if item.what == "movie":
                yield item.cards[0], (item.points, True)
            elif item.what == "project" and item.points:
                yield item.cards[-1], (item.points, False)

    def _stamp(self, canvas: pygame.Surface, pose: Pose, points: int, done: bool) -> None:
        """Points as a coin for what is finished, as a ring for what is still open."""
        diameter = max(self.px(24), round(pose.width * 0.42))
        fill, edge, ink = (GOLD, BLACK, BLACK) if done else (NIGHT, GOLD, GOLD)
        disc = self.props.plates.disc(diameter, fill, edge, max(1, self.px(2)))
        middle = (round(pose.x + pose.width * 0.30), round(pose.y + pose.width * 0.24))
        lay(disc, canvas, disc.get_rect(center=middle).topleft)
        put(self.props, canvas, str(points), Type.DISC, ink, diameter, center=middle)

    def _pile(self, canvas: pygame.Surface, stars: int, many: int) -> None:
        """Cards to come, as high as they are many, and how many they are."""
        back = self.props.art.card(BACK, self.places.card)
        size, step = back.get_size(), max(1, self.px(1.5))
        layers = 1 + min(many - 1, _HIGHEST * many // _MANY)
        at = back.get_rect(center=self.places.pile(stars))
        shadow = self.props.plates.shadow(size, size[0] // 18, self.px(6), _DARK)
        lay(shadow, canvas, shadow.get_rect(center=at.move(step, 2 * step).center).topleft)
        for layer in range(layers):
            lay(back, canvas, at.move(0, -layer * step).topleft)
        words = say(
            "hollywood.table.pile_stars" if stars else "hollywood.table.pile_films", count=many
        )
        self._tag(canvas, at, words, GOLD, _OVER_TITLE)

    def _ghosts(self, canvas: pygame.Surface, scenery: Scenery) -> None:
        """Where reels would lie; an arrow under each that is pushed up."""
        for ghost in scenery.ghosts:
            colour = str(self.chairs[ghost.seat].colour)
            symbols = self.props.settings.symbols
            reel = self.props.art.token(colour, self.places.reel, symbols, ring=True)
            x, y = self.places.on_card(ghost.column, ghost.row)
            picture = faded(reel, _GHOST / 255)
            lay(picture, canvas, picture.get_rect(center=(round(x), round(y))).topleft)
            if not ghost.new:
                self._arrow(canvas, round(x), round(y + self.places.reel * 0.75))

    def _forecast(self, canvas: pygame.Surface, state: State, forecast: Forecast) -> None:
        """On each card of the area its number in line, or that nobody or nothing gets it."""
        for column, cards in enumerate(state.area):
            for row, card in enumerate(cards):
                slot = self.places.slot(column, row)
                if card in forecast.unclaimed and len(forecast.unclaimed) <= _FEW:
                    self._tag(canvas, slot, say("hollywood.table.unclaimed"), MUTED)
                elif card in forecast.order:
                    self._number(canvas, slot, forecast.order[card])
                    if card in forecast.wasted:
                        self._tag(canvas, slot, say("hollywood.table.wasted"), RED)

    def _number(self, canvas: pygame.Surface, slot: pygame.Rect, number: int) -> None:
        disc = self.props.plates.disc(self.px(24), _CORNER, GOLD, max(1, self.px(1)))
        middle = (slot.left + self.px(16), slot.centery)
        lay(disc, canvas, disc.get_rect(center=middle).topleft)
        put(self.props, canvas, str(number), Type.DISC, GOLD, self.px(24), center=middle)

    def _tag(
        self,
        canvas: pygame.Surface,
        slot: pygame.Rect,
        words: Message,
        ink: pygame.Color,
        down: float = 0.75,
    ) -> None:
        """A band across the lower part of a card."""
        band = pygame.Rect(0, 0, slot.width - self.px(12), self.px(24))
        band.center = (slot.centerx, slot.top + round(slot.height * down))
        plate = self.props.plates.plate(band.size, self.px(6), _CORNER, ink, max(1, self.px(1)))
        lay(plate, canvas, band.topleft)
        room = (band.width - self.px(8), band.height)
        said = self.props.writing.within(self.text(words), Type.LABEL, ink, room, "centre")
        lay(said, canvas, said.get_rect(center=band.center).topleft)

    def held(self, canvas: pygame.Surface, key: Key, at: tuple[int, int]) -> None:
        """What the mouse carries."""
        props = self.props
        symbols = props.settings.symbols
        if key[0] == TRAY:
            colour = str(self.chairs[key[1]].colour)
            picture = props.art.token(colour, self.places.reel, symbols, ring=True)
        else:
            width = self.places.card * 3 // 4
            picture = props.art.card(self.card_id(key, True), width, self._language, symbols)
        lay(picture, canvas, picture.get_rect(center=at).topleft)

    def _arrow(self, canvas: pygame.Surface, x: int, y: int) -> None:
        size = self.px(7)
        shape = [(x, y - size), (x + size, y + size // 2), (x - size, y + size // 2)]
        pygame.draw.polygon(canvas, BLACK, [(a, b + self.px(1)) for a, b in shape])
        pygame.draw.polygon(canvas, CREAM, shape)

    def zoom(self, canvas: pygame.Surface, key: Key, x: float) -> None:
        """A card enlarged, on the other side of the table from where it lies."""
        width = min(self.px(330), self.props.screen.height * 5 // 9)
        props = self.props
        picture = props.art.card(
            self.card_id(key, True), width, self._language, props.settings.symbols
        )
        rect = picture.get_rect()
        left = x > props.screen.width // 2
        aside = props.screen.width // 4
        middle = props.screen.width // 2 - aside if left else props.screen.width // 2 + aside
        rect.center = (middle, (props.screen.height + self.places.bar.bottom) // 2)
        soft = self.px(18)
        shadow = self.props.plates.shadow(rect.size, width // 18, soft, 220)
        lay(shadow, canvas, shadow.get_rect(center=rect.center).topleft)
        lay(picture, canvas, rect.topleft)


def _owner(key: Key, show: Show) -> Seat | None:
    """Whose reel this is, or was before it left."""
    owner = reel_owner(show.state, key)
    return reel_owner(show.before, key) if owner is None else owner


def _on_its_way(picture: pygame.Surface, actor: Actor, pose: Pose) -> pygame.Surface:
    """What it looks like now: larger or smaller, half turned over, squashed, fading."""
    if actor.resting and pose.width == picture.get_width():
        return picture
    wide = pose.width * actor.squeeze * (1 + actor.flat)
    high = picture.get_height() / picture.get_width() * pose.width * (1 - actor.flat)
    size = (max(1, round(wide)), max(1, round(high)))
    seen = picture if size == picture.get_size() else scaled(picture, size)
    return faded(seen, pose.seen) if pose.seen < 1 else seen
