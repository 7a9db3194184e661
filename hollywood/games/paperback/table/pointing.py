"""What it means to use what is pointed at: a card, the sheet, a tool, the button."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import TypeAlias

from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat, player, say
from hollywood.ui.app.screen import HIGH, WIDE, Screen
from hollywood.ui.table.setting import Begin, Intent, Make, Pick, Refuse
from hollywood.ui.table.stage import CARD, Key, Pose

from ..rules.game import Paperback
from ..rules.market import CHEAPEST
from ..rules.moves import (
    Ask,
    Deadline,
    Done,
    GoOn,
    HandForCube,
    Move,
    NoIdea,
    Pass,
    Propose,
    Redraw,
    Seal,
    Spell,
    SpendCube,
    TurnUp,
    Vote,
)
from ..rules.moves import Draft as Take
from ..rules.state import State
from .assignment import laid_of
from .choosing import choose
from .desk import Aids, Desk, desk
from .draft import UNDECIDED, Draft, Room
from .geometry import Plan
from .layout import Spread, common
from .letter_ring import ring_at, strip_at
from .places import (
    BASKET,
    BLOTTER,
    BUTTON,
    BUTTON_KEY,
    CLEAR,
    CUBES,
    HELP,
    PILE,
    RING,
    SHEET,
    SHEET_KEY,
    SHUFFLE,
    SORT,
    STRIP,
    TOOL,
    VOTE,
    card_key,
)
from .purchases import buy, give_back
from .writing import Writer, Written

Meant: TypeAlias = Intent[Move] | None
_NEAR = 3  # units around a card that still mean it


@dataclass(frozen=True)
class Hands:
    """Somebody's hands over a table: what is meant by what they do."""

    desk: Desk
    writer: Writer
    seconds: int  # that the word has taken so far, where all spell at once

    @property
    def spread(self) -> Spread:
        """What lies there."""
        return self.desk.spread

    @property
    def s(self) -> State:
        """Where the match stands."""
        return self.spread.s

    @property
    def own(self) -> Seat:
        """Whose hands they are."""
        return self.spread.own

    @property
    def draft(self) -> Draft:
        """What they have begun, as it holds for the cards they have now."""
        may = self.writer.may_write(self.s, self.own)
        return self.writer.of(self.s, self.own, self.spread.draft) if may else self.spread.draft

    @property
    def writes(self) -> bool:
        """Whether a word can be begun: now, or for the next turn."""
        asked = self.desk.mine and not self.writer.now(self.s, self.own)
        return not asked and self.writer.may_write(self.s, self.own)

    # what is pointed at

    def point(self, pick: Pick) -> Meant:
        """What it means to use it, or to drop there what is carried."""
        if pick.carried is not None:
            return self._dropped(pick)
        if (above := self._above(pick)) is not None:
            return above
        if pick.thing is not None and pick.thing[0] == CARD:
            return self.on_card(pick.thing)
        return self._on_place(pick)

    def _above(self, pick: Pick) -> Meant:
        """The letter ring, or the strip of words, if it is open and pointed at."""
        ring, strip = self._in_ring(pick), self._in_strip(pick)
        if ring is not None and self.draft.ring is not None:
            return self.lettered(self.draft.ring, "abcdefghijklmnopqrstuvwxyz"[ring])
        if strip is not None and self.draft.strip:
            text = self.desk.offered[strip]
            return begun(self.writer.completed(self.s, self.own, self.draft, text))
        return None

    def _in_ring(self, pick: Pick) -> int | None:
        if pick.place is not None and pick.place[0] == RING:
            return pick.place[1]
        return ring_at(self.spread, pick.at) if pick.at is not None else None

    def _in_strip(self, pick: Pick) -> int | None:
        if pick.place is not None and pick.place[0] == STRIP:
            return pick.place[1]
        return strip_at(self.desk, pick.at) if pick.at is not None else None

    def _on_place(self, pick: Pick) -> Meant:
        kind, number = (pick.place[0], pick.place[1]) if pick.place is not None else ("", 0)
        match kind:
            case "button" if self.desk.votes:
                left = pick.at is None or pick.at[0] < self.spread.plan.score.button.centerx
                return self.vote(left)
            case "button":
                return self.pressed()
            case "vote":
                return self.vote(bool(number))
            case "of the hand":
                return self.tool(number)
            case "pile":
                return self.turned_up(number)
            case "power":
                return self.powered()
            case "cubes":
                return self.cube()
            case "theme":
                return self.claimed()
            case "sheet" | "blotter" | "basket" if pick.at is not None:
                return self._near(pick.at)
        return None

    def _near(self, at: tuple[int, int]) -> Meant:
        """Beside a card is on it; else the caret goes there."""
        spread, px = self.spread, self.spread.plan.px(_NEAR)
        found: list[tuple[float, Key]] = []
        for key, pose in spread.poses():
            high = pose.width * 1.4
            if abs(pose.x - at[0]) <= pose.width / 2 + px and abs(pose.y - at[1]) <= high / 2 + px:
                found.append((abs(pose.x - at[0]), key))
        if found:
            return self.on_card(min(found)[1])
        if spread.writes and spread.plan.sheet.rect.collidepoint(at):
            return Begin(replace(self.draft, caret=self._letter_at(at[0]), ring=None, strip=False))
        return None

    def _letter_at(self, x: float) -> int:
        """The place in the word that is nearest to a point."""
        row, slots = self.spread.row, self.spread.slots
        before = sum(slot.centerx < x for slot in slots[: len(row)])
        return row[before - 1].end if before else 0

    # cards

    def on_card(self, key: Key) -> Meant:
        """A card is clicked: from the hand to the caret, from the word back, or it is chosen."""
        _, card, copy = key
        draft = self.draft
        if self.writes and draft.powered and card in draft.hand:
            return self._by_power(card)
        if self.writes and (lying := draft.lying(card)) is not None and lying.shared == bool(copy):
            return self._on_word(card)
        if self.writes and self._own_letter(card):
            return begun(self.writer.put(self.s, self.own, draft, card, draft.caret), key)
        if self.desk.mine:
            return self._for_sale(card, key)
        return None

    def _own_letter(self, card: CardId) -> bool:
        at = self.writer.at_turn(self.s, self.own)
        return card in self.writer.hand(self.s, self.own) or card == at.to_spell_with

    def _on_word(self, card: CardId) -> Meant:
        """Back to the hand; an undecided wild card asks for its letter first."""
        lying = self.draft.lying(card)
        if lying is not None and lying.open and self.draft.ring != card:
            return Begin(replace(self.draft, ring=card, strip=False))
        return begun(self.writer.taken(self.s, self.own, self.draft, card))

    def ring(self, card: CardId) -> Meant:
        """The letter ring of a wild card opens, or closes."""
        lying = self.draft.lying(card)
        if lying is None or not (lying.wild or lying.typo):
            return None
        shut = self.draft.ring == card
        return Begin(replace(self.draft, ring=None if shut else card, strip=False))

    def lettered(self, card: CardId, letter: str) -> Meant:
        """A wild card stands for a letter now."""
        return begun(self.writer.lettered(self.s, self.own, self.draft, card, letter))

    def _for_sale(self, card: CardId, key: Key) -> Meant:
        s, table = self.s, self.spread.table
        match s.step:
            case "buy" if card in s.bought:
                return give_back(card)
            case "buy":
                return buy(self.spread, card)
            case "choose":
                return choose(self.spread, card)
            case "draft" if card in self.desk.glowing:
                return Make(Take(table.names[card]), key)
            case "deadline":
                return self._deadline(card, key)
        return None

    def _deadline(self, card: CardId, key: Key) -> Meant:
        for cards in self.s.fame:
            if card in cards:
                move = Deadline(self.spread.table.names[card], cards.index(card) + 1)
                return Make(move, key)
        return None

    # what is carried

    def carries(self, key: Key) -> bool:
        """Cards of one's own and of one's word; cards for sale while one buys."""
        _, card, _ = key
        if self.writes:
            return self._own_letter(card) or self.draft.lying(card) is not None
        if not self.desk.mine or self.s.step != "buy":
            return False
        return card in self.desk.payable or card in self.s.bought

    def parts(self, pick: Pick) -> Draft:
        """What lies there makes room for what is carried."""
        draft, room = self.draft, self._room(pick)
        return draft if draft.room == room else replace(draft, room=room)

    def _room(self, pick: Pick) -> Room | None:
        carried, at, place = pick.carried, pick.at, pick.place
        if carried is None or at is None or place is None or not self.writes:
            return None
        card = carried[1]
        if place[0] == SHEET and self.spread.writes:
            return Room(True, self._before(at[0], card, on_sheet=True), card)
        if place[0] in (BLOTTER, BASKET) and card in self.writer.hand(self.s, self.own):
            return Room(False, self._before(at[0], card, on_sheet=False), card)
        return None

    def _before(self, x: float, card: CardId, *, on_sheet: bool) -> int:
        """How many cards lie left of a point, without the one that is carried."""
        spread = replace(self.spread, draft=replace(self.draft, room=None))
        if on_sheet:
            cards, places = [each.card for each in spread.row], spread.slots
        else:
            cards, places = list(spread.held), spread.blotter[len(spread.ahead) :]
        lying = [place for each, place in zip(cards, places, strict=False) if each != card]
        return sum(place.centerx < x for place in lying)

    def _dropped(self, pick: Pick) -> Meant:
        assert pick.carried is not None, "something is let go"
        _, card, _ = pick.carried
        if not self.writes:
            return self._dropped_on_desk(pick, card)
        room = self._room(pick)
        if room is None:
            return None
        if room.on_sheet:
            return self._put(room)
        draft = self.draft
        if draft.lying(card) is not None:
            taken = self.writer.taken(self.s, self.own, draft, card)
            if isinstance(taken, Message):
                return Refuse(taken, pick.carried)
            draft = replace(taken, before=draft.before)
        return Begin(self.writer.arranged(draft, card, room.place))

    def _put(self, room: Room) -> Meant:
        """A card is dropped between others of the word."""
        row = [each for each in self.draft.row if each.card != room.card]
        at = row[room.place - 1].end if room.place else 0
        lying = self.draft.lying(room.card)
        if lying is not None and lying.wild and not lying.open:
            return begun(self.writer.moved(self.s, self.own, self.draft, room.card, at))
        return begun(self.writer.put(self.s, self.own, self.draft, room.card, at))

    def _dropped_on_desk(self, pick: Pick, card: CardId) -> Meant:
        """A card for sale is carried to the basket, or back."""
        if not self.desk.mine or self.s.step != "buy" or pick.place is None:
            return None
        home = pick.place[0] in (BASKET, BLOTTER, SHEET, BUTTON)
        if card in self.s.bought:
            return None if home else give_back(card)
        return buy(self.spread, card) if home else None

    def for_sale(self) -> list[tuple[Key, Pose]]:
        """What lies before all, with its poses."""
        return [(key, pose) for key, pose in common(self.spread) if pose.face]

    # the button and the tools

    def pressed(self) -> Meant:
        """What ends the step is done."""
        s = self.s
        if not self.desk.mine:
            return None
        match s.step:
            case "spell" | "seal" | "help":
                return self._publish()
            case "choose":
                return self._skip()
            case "buy":
                return Make(Done(), BUTTON_KEY)
        return Refuse(say(f"paperback.illegal.not_now.{s.step}"), BUTTON_KEY)

    def _skip(self) -> Meant:
        if self.draft.chosen is not None:
            return Begin(replace(self.draft, chosen=None))
        return Make(GoOn(), BUTTON_KEY)

    def _publish(self) -> Meant:
        s, draft = self.s, self.draft
        if not draft.row:
            return self._nothing()
        if any(each.ghost for each in draft.row):
            solid = self.writer.solid(s, self.own, draft)
            if isinstance(solid, Message):
                return Refuse(solid, SHEET_KEY)
            draft = solid
        if any(each.open for each in draft.row):
            return self._open(draft)
        laid = laid_of(draft.row, self.spread.table, draft.beside)
        match s.step:
            case "help":
                return Make(Propose(laid), SHEET_KEY)
            case "seal":
                return Make(Seal(laid, self.seconds), SHEET_KEY)
        claims = draft.on_theme and self.spread.table.options.theme == "on"
        return Make(Spell(laid, claims), SHEET_KEY, self._warning())

    def _warning(self) -> Message | None:
        """The last library card is taken only after that was said."""
        s = self.s
        last = len(s.commons) == 1 and len(self.draft.text) >= self.spread.needed
        turns = not self.spread.table.pyramid
        return say("paperback.table.last_library") if last and turns else None

    def _open(self, draft: Draft) -> Meant:
        """Words that undecided wild cards can make are offered, if that is wanted."""
        if self.desk.offered:
            return Begin(replace(draft, strip=True, ring=None))
        return Refuse(say("paperback.verdict.open", count=draft.text.count(UNDECIDED)), SHEET_KEY)

    def _nothing(self) -> Meant:
        return Refuse(say("paperback.illegal.no_cards"), SHEET_KEY)

    def passed(self) -> Meant:
        """No word is spelled."""
        match self.s.step if self.desk.mine else "":
            case "spell":
                return Make(Pass(), BUTTON_KEY, say("paperback.table.passes"))
            case "seal":
                return Make(Seal((), self.seconds), BUTTON_KEY, say("paperback.table.passes"))
            case "help":
                return Make(
                    NoIdea(), BUTTON_KEY, say("paperback.table.no_idea", other=player(self.s.turn))
                )
        return None

    def tool(self, number: int) -> Meant:
        """A tool of the hand."""
        if number == HELP:
            return self.help()
        if not self.writes:
            return None
        match number:
            case _ if number == SHUFFLE:
                return Begin(self.writer.shuffled(self.draft))
            case _ if number == SORT:
                return Begin(self.writer.sorted(self.draft))
            case _ if number == CLEAR and self.draft:
                return Begin(self.writer.cleared(self.draft))
        return None

    def help(self) -> Meant:
        """The others are asked for words; for that the hand is shown."""
        if not self.desk.mine or self.s.step != "spell":
            return None
        return Make(Ask(), (TOOL, HELP, 0), say("paperback.table.asks"))

    def turned_up(self, pile: int) -> Meant:
        """The back that lies on a pile is turned up before one is done."""
        if not self.desk.mine or self.s.step != "buy" or pile not in self.s.covered:
            return None
        key: Key = (PILE, pile, 0)
        return Make(TurnUp(pile + CHEAPEST), key, say("paperback.table.turns_up"))

    def cube(self) -> Meant:
        """A cube becomes a cent; before a word is spelled, the hand becomes a cube."""
        gives = self.spread.table.options.hand_for_cube == "on"
        if self.desk.mine and self.s.step == "spell" and gives:
            return Make(HandForCube(), (CUBES, 0, 0), say("paperback.table.hand_for_cube"))
        return Make(SpendCube(), (CUBES, 0, 0)) if self.desk.cubes else None

    def vote(self, yes: bool) -> Meant:
        """Whether a word is accepted."""
        return Make(Vote(yes), (VOTE, int(yes), 0)) if self.desk.votes else None

    def claimed(self) -> Meant:
        """The theme is claimed with the word, or no longer."""
        if self.desk.theme is None:
            return None
        return Begin(replace(self.draft, on_theme=not self.draft.on_theme))

    # powers

    def powered(self) -> Meant:
        """A power is taken up, and laid down again."""
        s = self.writer.at_turn(self.s, self.own)
        if not self.writes or not s.powers:
            return self.cube()
        if s.has_power("ghost_writer") and not self.spread.writes:
            return None
        if s.has_power("typo") or (s.has_power("ghost_writer") and not s.redrawn):
            return Begin(replace(self.draft, powered=not self.draft.powered))
        return None

    def _by_power(self, card: CardId) -> Meant:
        s = self.writer.at_turn(self.s, self.own)
        name = self.spread.table.names[card]
        if s.has_power("ghost_writer"):
            return Make(Redraw(name), card_key(card), say("paperback.table.redraws"))
        return begun(self.writer.changed(self.s, self.own, self.draft, card), card_key(card))


def begun(written: Written, at: Key | None = None) -> Meant:
    """A draft, or why not."""
    return Refuse(written, at or SHEET_KEY) if isinstance(written, Message) else Begin(written)


def hands_over(game: Paperback, s: State) -> Hands:
    """The hands of whoever must decide, over any table."""
    own = game.to_act(s)
    assert own is not None, "the match goes on"
    writer = Writer(game, Random(0))
    spread = Spread(Plan(Screen(WIDE, HIGH)), game.table, writer, s, own, Draft())
    return Hands(desk(game, spread, Aids()), writer, 1)
