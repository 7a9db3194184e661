"""The table of Hollywood! in lines of text, and its count."""

from __future__ import annotations

from collections.abc import Iterator

from hollywood.core.catalogue import Voice
from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat, player, say

from .rules import words
from .rules.game import Hollywood
from .rules.state import State


def shown(game: Hollywood, state: State, voice: Voice) -> Iterator[str]:
    """The columns and what everybody has; when the match is over its count."""
    if game.to_act(state) is None:
        for seat in range(state.seats):
            yield from _count(game, state, seat, voice)
        return
    yield from _columns(game, state, voice)
    for seat in range(state.seats):
        yield voice.text(_seat(game, state, seat))
        yield from map(voice.text, _projects(game, state, seat))


def _columns(game: Hollywood, state: State, voice: Voice) -> Iterator[str]:
    number = 0
    for column, (cards, reels) in enumerate(zip(state.area, state.reels, strict=True)):
        yield voice.text(say("hollywood.terminal.column", column=words.letter(column)))
        owners = [None] * (len(cards) - len(reels)) + list(reversed(reels))
        for card, owner in zip(cards, owners, strict=True):
            number += 1
            whose = voice.text(player(owner)) if owner is not None else "–"
            yield f"  {number:2}  {_card(game, card, voice):<52} {whose}"


def _card(game: Hollywood, card: CardId, voice: Voice) -> str:
    return f"{voice.text(words.title(card, game.deck))} · {voice.text(words.kind(card, game.deck))}"


def _seat(game: Hollywood, state: State, seat: Seat) -> Message:
    """What lies before somebody; of points no word while they are kept for awards night."""
    clap, double = say("hollywood.studio.clap"), say("hollywood.studio.double")
    points = game.standing(state).points
    return say(
        "hollywood.terminal.seat" if points is not None else "hollywood.terminal.sealed",
        player=player(seat),
        reels=state.left[seat],
        studio=(clap,) * state.clap[seat] + (double,) * state.double[seat],
        **({} if points is None else {"points": points[seat]}),
    )


def _projects(game: Hollywood, state: State, seat: Seat) -> Iterator[Message]:
    for films in filter(None, state.projects_of(seat)):
        titles = tuple(words.title(film, game.deck) for film in films)
        genre = words.genre(films[0], game.deck)
        yield say("hollywood.terminal.project", genre=genre, films=titles)


def _count(game: Hollywood, state: State, seat: Seat, voice: Voice) -> Iterator[str]:
    """The final count of one player, line by line."""
    score = game.score(state, seat)
    yield voice.text(say("terminal.total", player=player(seat), count=score.total))
    for item in score.items:
        yield f"  {item.points:3}  {voice.text(item.formula)}"
