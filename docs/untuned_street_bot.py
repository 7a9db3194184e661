"""The greedy player of our design notes for Times Square, against which docs/bots.md measures ours.

    python -m hollywood arena --game times_square --bot docs/untuned_street_bot.py \
        --seats mogul,untuned_street_bot --games 400

It plays the turn whose end looks best, after Charlie has walked and before cards are drawn. Our
notes say what it counts, but not how much. With these weights it plays most like the player they
describe (docs/bots.md). It knows nothing of last call.
"""

from hollywood.games.times_square.bots.turns import turns
from hollywood.games.times_square.bots.value import faced
from hollywood.games.times_square.rules.state import End
from hollywood.games.times_square.rules.street import home, lamps, leads

WON = 1000.0
CHARLIE, SUE, OTHERS = 2.0, 1.0, 0.5  # for each space nearer to the own door
DOOR, TRIO = 3.0, 3.0  # for each figure at a door, for all three on one half
LEADS = 0.5  # for Deb between Sue and the own door
CARD = -0.2  # for each card that is played


class Bot:
    """Sees one turn, and nothing after it."""

    def think(self, game, seat, moves, world, rng):
        """The first move of the best turn; of turns that are equal any."""
        yield None
        here = world()
        worths = [(worth(game, here, turn), turn) for turn in turns(game, here)]
        if not worths:  # nothing can be played and nobody lured
            return rng.choice(moves)
        best = max(value for value, _ in worths)
        turn = rng.choice([turn for value, turn in worths if value == best])
        return turn.moves[0] if turn.moves else End()


def worth(game, here, turn):
    """What is seen at the end of the turn, each thing counted."""
    seat, street, side = here.turn, game.street, home(here.turn)
    owner = street.door_of(turn.places.sue)
    if owner is not None:
        return WON if owner == seat else -WON
    own, other = lamps(street, turn.places, seat), lamps(street, turn.places, 1 - seat)
    charlie = here.charlie * side + sum(own)
    if street.at_door(charlie * side, seat):
        return WON
    sue, *others = faced(turn.places, seat)
    stands = CHARLIE * charlie + SUE * sue + OTHERS * sum(others)
    doors = DOOR * (sum(own[:3]) - sum(other[:3])) + TRIO * (own[3] - other[3])
    joker = LEADS * (leads(turn.places, seat) - leads(turn.places, 1 - seat))
    cards = len(here.hands[seat]) - len(turn.hand)
    return stands + doors + joker + CARD * cards
