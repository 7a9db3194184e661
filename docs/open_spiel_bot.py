"""A bot to measure ours against: it plays our rules with the tree search of OpenSpiel.

    pip install open_spiel; bot=open_spiel_bot
    python -m hollywood arena --bot docs/$bot.py --seats mogul,$bot,$bot

OpenSpiel is a public framework. Its search runs to the end of the match in one sampled world, with
random play-outs.
"""

from types import SimpleNamespace

import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

SIMULATIONS = 1000  # takes as long per move as our strongest bot
CURIOSITY = 0.7


class Position:
    """A state in the form OpenSpiel needs."""

    def __init__(self, game, state):
        self.game, self.state = game, state

    def clone(self):
        return Position(self.game, self.state.copy())

    def is_terminal(self):
        return self.game.to_act(self.state) is None

    def is_chance_node(self):
        return False

    def current_player(self):
        return self.game.to_act(self.state)

    def legal_actions(self, player=None):
        return list(range(len(self.game.moves(self.state))))

    def apply_action(self, action):
        self.game.apply(self.state, self.game.moves(self.state)[action])

    def returns(self):
        winners = self.game.winners(self.state)
        return [(seat in winners) / len(winners) for seat in range(self.state.seats)]


def framed(seats):
    """What OpenSpiel asks of a game."""
    kind = SimpleNamespace(
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    )
    return SimpleNamespace(
        get_type=lambda: kind, max_utility=lambda: 1.0, num_players=lambda: seats
    )


class Bot:
    """Its search, asked for one move."""

    def think(self, game, seat, moves, world, rng):
        yield None
        if len(moves) == 1:
            return moves[0]
        here = world()
        chance = np.random.RandomState(rng.getrandbits(32))
        evaluator = RandomRolloutEvaluator(1, chance)
        framework = framed(here.seats)
        bot = MCTSBot(framework, CURIOSITY, SIMULATIONS, evaluator, random_state=chance)
        return moves[bot.step(Position(game, here))]
