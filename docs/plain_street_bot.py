"""A bot for Times Square that counts everything as one, against which docs/bots.md measures ours.

    python -m hollywood arena --game times_square --bot docs/plain_street_bot.py \
        --seats mogul,plain_street_bot --games 60
"""

from hollywood.games.times_square.bots.greedy import Greedy
from hollywood.games.times_square.bots.value import Weights


class Bot(Greedy):
    """Each space, each figure at a door and the trio on one half: one; last call: nothing."""

    def __init__(self) -> None:
        ones = [1.0] * 9
        super().__init__(Weights(*ones, last_call=0.0))
