"""What is said of a card, or of a spot on the table: what it is, what it means now, whose it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from hollywood.bots.roles import LEVELS, ROLES
from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat, player, say
from hollywood.core.record import HUMAN, Chair
from hollywood.ui.table.result_words import only_human
from hollywood.ui.table.stage import Key

from ..rules.count import Item
from ..rules.deck import GENRES, Genre
from ..rules.game import Hollywood
from ..rules.state import State
from ..rules.words import kind, letter
from .totals import leaders, told

Said: TypeAlias = Sequence[Message]


class Teller:
    """Tells of one match what there is to say; everything in it comes from the rules."""

    def __init__(self, game: Hollywood, chairs: Sequence[Chair]) -> None:
        self._game, self._chairs = game, chairs
        self._you = only_human(chairs)

    def about(self, key: Key, s: State) -> Said:
        """Whole sentences, the most important first."""
        what, which, number = key
        match what:
            case "card":
                return self._card(which, s)
            case "clap" | "double":
                return self._studio(what, which)
            case "face" | "first" | "crown" | "reels" | "used":
                return list(self._player(what, which, number, s))
            case "score":
                return list(self._score(which, s))
            case "genre":
                return list(self._project(which, GENRES[number], s))
            case "released":
                return [say("hollywood.about.released")]
            case "gate":
                return self._gate(which, s)
            case "pile":
                return _pile(which, s)
            case "unwanted":
                return self._unwanted(GENRES[which], s)
        return ()

    # cards

    def _card(self, card: CardId, s: State) -> Said:
        """What it is, what it means now, and who holds it."""
        first = self._kind(card)
        if (owner := _owner(card, s)) is not None:
            last = say("hollywood.about.owner", player=player(owner))
            return [first, *self._owned(card, owner, s), last]
        holder = _reel_on(card, s)
        last = say("hollywood.about.no_reel")
        if holder is not None:
            last = say("hollywood.about.reel", player=player(holder))
        return [first, *self._fate(card, s), last]

    def _kind(self, card: CardId) -> Message:
        """What sort of card it is, and what it does."""
        deck = self._game.deck
        face, named = deck.faces[card], kind(card, deck)
        if face.kind == "blockbuster":
            return say("hollywood.about.blockbuster", kind=named, count=deck.scoring.blockbuster)
        if face.kind == "star":
            return say("hollywood.about.star", kind=named)
        if face.award:
            return say("hollywood.about.award", kind=named, count=deck.scoring.award)
        return named

    def _owned(self, card: CardId, seat: Seat, s: State) -> Iterator[Message]:
        """What it brings to whoever owns it."""
        for item in self._game.score(s, seat).items:
            if card not in item.cards:
                continue
            if item.what == "project":
                films = len(item.cards)
                yield say("hollywood.about.in_project", count=films, worth=item.formula)
            else:
                yield _worth(item)

    def _fate(self, card: CardId, s: State) -> Iterator[Message]:
        """Who would get it if the round ended now, and what for."""
        if not any(card in column for column in s.area):
            return
        claims = {claimed: seat for seat, claimed in s.claims or self._game.claims(s)}
        if card not in claims:
            yield say("hollywood.about.no_taker")
            return
        seat = claims[card]
        gain = self._gain(card, seat, s)
        if seat == self._you:
            yield say("hollywood.about.yours", gain=gain)
        else:
            yield say("hollywood.about.theirs", player=player(seat), gain=gain)

    def _gain(self, card: CardId, seat: Seat, s: State) -> Message:
        """What it would bring this seat, whatever owners of stars choose."""
        ends = self._game.endings(s)
        if all(card in end.wasted for end in ends):
            return say("hollywood.about.gain.wasted")
        if card in ends[0].blockbusters[seat]:
            return say("hollywood.about.gain.points", count=self._game.deck.scoring.blockbuster)
        worths = [
            self._game.worth(end, movie)
            for end in ends
            for movie in end.movies[seat]
            if card in movie
        ]
        if worths:
            return _movie(sorted({min(worths), max(worths)}))
        genre = self._game.deck.faces[card].genre
        assert genre is not None, "what is no movie in the end is a film"
        size = self._game.counter.size
        before, after = size(s.project(seat, genre)), size(ends[0].project(seat, genre))
        return say("hollywood.about.gain.project", before=before, after=after)

    def _studio(self, which: str, seat: Seat) -> Said:
        return [
            say(f"hollywood.studio.{which}"),
            say(f"hollywood.studio_rule.{which}"),
            say("hollywood.about.owner", player=player(seat)),
        ]

    # spots

    def _player(self, what: str, seat: Seat, number: int, s: State) -> Iterator[Message]:
        """Who sits there, and what they have besides cards."""
        if what == "face":
            yield player(seat)
            yield from _who(self._chairs[seat].who)
        elif what == "first" and s.first == seat:
            yield say("hollywood.about.first", player=player(seat))
        elif what == "crown" and told(self._game, s) and seat in leaders(self._game.scores(s)):
            yield say("hollywood.about.leads", player=player(seat))
        elif what == "reels":
            most = self._game.deck.table(s.seats).reels
            yield say("hollywood.about.reels", left=s.left[seat], all=most)
            if self._chairs[seat].who == HUMAN:
                yield say("hollywood.about.each_turn")
        elif what == "used" and not (s.clap, s.double)[number][seat]:
            card = say(f"hollywood.studio.{('clap', 'double')[number]}")
            yield say("hollywood.about.used", card=card)

    def _score(self, seat: Seat, s: State) -> Iterator[Message]:
        """All points, what is earned, and what may still be lost."""
        if not told(self._game, s):
            yield say("hollywood.about.sealed")
            return
        score = self._game.score(s, seat)
        yield say("hollywood.about.points", player=player(seat), count=score.total)
        for item in score.items:
            if item.what == "movie":
                yield say("hollywood.about.movie", worth=_worth(item))
            elif item.what == "blockbusters":
                yield _worth(item)
        projects = [item for item in score.items if item.what == "project"]
        for item in projects:
            if item.points:
                yield say("hollywood.about.not_earned", worth=item.formula)
        if projects and not any(item.points for item in projects):
            yield say("hollywood.about.no_bonus")

    def _project(self, seat: Seat, genre: Genre, s: State) -> Iterator[Message]:
        """An open project, and what a star would make of it."""
        films, named = s.project(seat, genre), say(f"hollywood.genre.{genre}")
        if not films:
            yield say("hollywood.about.no_project", genre=named)
            return
        counter = self._game.counter
        times = counter.multiplier(genre, s.unclaimed) if self._advanced else 1
        yield say("hollywood.about.project", genre=named, count=len(films))
        yield say("hollywood.about.by_star", count=counter.size(films) * times)

    @property
    def _advanced(self) -> bool:
        return self._game.options.advanced == "on"

    def _unwanted(self, genre: Genre, s: State) -> Said:
        """How many films of a genre nobody took, and what that does."""
        counter, named = self._game.counter, say(f"hollywood.genre.{genre}")
        unwanted = counter.unwanted(genre, s.unclaimed)
        times = counter.multiplier(genre, s.unclaimed)
        return [
            say("hollywood.about.unwanted", genre=named, count=unwanted),
            say("hollywood.about.multiplies", times=times),
        ]

    def _gate(self, column: int, s: State) -> Said:
        """What a reel would do there."""
        if column >= len(s.reels):
            return ()
        if len(s.reels[column]) == len(s.area[column]):
            return [say("hollywood.illegal.full", column=letter(column))]
        return [
            say("hollywood.about.column", column=letter(column)),
            say("hollywood.about.pushes"),
        ]


def _movie(worths: Sequence[int]) -> Message:
    """A movie, and what it would be worth: the same in any case, or from the least to the most."""
    if len(worths) == 1:
        return say("hollywood.about.gain.movie", count=worths[0])
    return say("hollywood.about.gain.movies", points="–".join(map(str, worths)))


def _who(who: str) -> Iterator[Message]:
    """How somebody plays."""
    if who == HUMAN:
        yield say("hollywood.table.human")
        return
    level, character = ROLES.level(who), ROLES.character(who)
    role = say("hollywood.about.bot", role=ROLES.words(who))
    if level in LEVELS:
        number = LEVELS.index(level) + 1
        yield say("hollywood.about.level", role=role, number=number, all=len(LEVELS))
    else:
        yield role
    if character:
        yield say(f"hollywood.does.{character}")


def _worth(item: Item) -> Message:
    return say("hollywood.about.worth", formula=item.formula, count=item.points)


def _pile(stars: int, s: State) -> Said:
    many = len(s.stars if stars else s.films)
    what = "pile_stars" if stars else "pile_films"
    return [say(f"hollywood.table.{what}", count=many), say(f"hollywood.about.{what}")]


def _owner(card: CardId, s: State) -> Seat | None:
    """Whose card this is."""
    for seat in range(s.seats):
        films = (each for project in s.projects_of(seat) for each in project)
        released = (each for movie in s.movies[seat] for each in movie)
        if card in (*films, *released, *s.blockbusters[seat]):
            return seat
    return None


def _reel_on(card: CardId, s: State) -> Seat | None:
    """Whose reel lies on a card of the area."""
    for cards, reels in zip(s.area, s.reels, strict=True):
        upwards = zip(reversed(cards), reels, strict=False)
        for each, seat in upwards:
            if each == card:
                return seat
    return None
