"""What the status line says: what is to be done, and by whom; which keys are named."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from hollywood.actions import TYPED
from hollywood.core.game import Event
from hollywood.core.message import Message, player, say
from hollywood.ui.app.keys import Keys
from hollywood.ui.table.setting import NOTHING, Pick

from ..rules.buying import price
from ..rules.events import Drew
from ..rules.game import Paperback
from ..rules.log import title
from ..rules.sabotage import sabotage_against
from ..rules.state import State
from .actions import DONE
from .desk import Desk
from .layout import free_books
from .places import BUTTON_KEY
from .using import used_now

_MANY = 99  # letters: no word is longer


def expected(game: Paperback, told: Desk) -> Message:
    """What whoever must decide reads now."""
    s, draft = told.seat_layout.s, told.seat_layout.draft
    who = player(s.turn)
    match s.step:
        case "help":
            return say("paperback.table.help", player=player(s.asked[0]), other=who)
        case "accept" if s.hearing is not None:
            word, asked = s.hearing.word.text.upper(), player(s.hearing.asked[0])
            id = f"paperback.table.accept.{s.hearing.about}"
            theme = say(f"paperback.theme.{s.theme}") if s.theme else ""
            return say(id, player=asked, word=word, theme=theme)
        case "choose":
            return _choice(game, told)
        case "buy" if not s.money and not told.payable:
            return say("paperback.table.spent", player=who)
        case "buy":
            return say("paperback.table.left", player=who, count=s.money)
        case "deadline" | "draft":
            return say(f"paperback.table.{s.step}", player=who)
    if draft.powered:
        return say("paperback.table.power", player=who)
    if draft.ring is not None:
        return say("paperback.table.which_letter", player=who)
    return _spell(game, s)


def _spell(game: Paperback, s: State) -> Message:
    who, most = player(s.turn), sabotage_against(s, game.table.faces, s.turn).length
    if most < _MANY:
        return say("paperback.table.spell_limit", player=who, count=most)
    if game.table.pyramid:
        return say("paperback.table.spell_together", player=who, count=len(free_books(s)))
    return say("paperback.table.spell", player=who)


def _choice(game: Paperback, told: Desk) -> Message:
    """What is to be chosen for the ability that is used first."""
    s, who = told.seat_layout.s, player(told.seat_layout.s.turn)
    if (chosen := told.seat_layout.draft.chosen) is not None:
        card = title(chosen, game.table)
        return say("paperback.table.choose.gain", player=who, card=card)
    now = used_now(s, game.table, told.seat_layout.draft)
    assert now is not None, "something waits that can be used"
    return say(f"paperback.table.choose.{now.ability.does}", player=who, count=now.ability.n)


def progress(game: Paperback, s: State) -> list[Message]:
    """Which round and turn this is, and how near the end is."""
    number = say("paperback.table.number", round=s.round + 1, turn=s.number)
    return [number, *near_end(game, s)]


def near_end(game: Paperback, s: State) -> list[Message]:
    """What still has to happen for the match to end, when that is little."""
    if s.ending is not None:
        return [say(f"paperback.log.in_sight.{s.ending}")]
    if game.table.pyramid:
        return []
    if sum(not pile for pile in s.fame) == 1:
        return [say("paperback.table.last_pile")]
    return [say("paperback.table.one_library")] if len(s.commons) == 1 else []


def drawn(events: Sequence[Event], event: Event) -> Message | None:
    """Of a card that is drawn: how many are, as far as nothing else comes between them."""
    if not isinstance(event, Drew):
        return None
    cards = [each for each in events if isinstance(each, Drew) and each.seat == event.seat]
    here = next(n for n, each in enumerate(cards) if each is event)
    rest = takewhile(lambda each: each.count > 1, cards[here + 1 :])  # the first of others is 1
    count = event.count + sum(1 for _ in rest)
    return say("paperback.table.draws_cards", player=player(event.seat), count=count)


def costs(game: Paperback, s: State, card: int) -> Message:
    """What a card costs now, and what is left then."""
    now = price(s, game.table, card)
    if now > s.money:
        return say("paperback.illegal.too_dear", count=now - s.money)
    return say("paperback.about.leaves", count=s.money - now)


def ends_step(keys: Keys, here: Pick = NOTHING) -> str:
    """What ends a step, as it is told: Enter, or what does nothing else.

    With a pad that is always so; with keys where they point at something else: Enter uses that.
    """
    pointed = (here.thing, here.place, here.spot) != (None, None, None)
    elsewhere = pointed and here.at is None and here.place != BUTTON_KEY
    return DONE if elsewhere or keys.signs is not None else "confirm"


def gives_back(keys: Keys) -> Message:
    """How the card that was bought last is given back with what is used."""
    action = "back" if keys.signs is not None else f"{TYPED}backspace"
    if not keys.shows(action):
        return say("paperback.table.give_back")
    return say("paperback.table.give_back_with", key=keys.called(action))
