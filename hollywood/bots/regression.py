"""Least squares by elimination: all the mathematics that tuning needs."""

from __future__ import annotations

from collections.abc import Sequence

_RIDGE = 1e-6  # keeps columns that are alike from dividing by nought


def least_squares(rows: Sequence[Sequence[float]], targets: Sequence[float]) -> list[float]:
    """The weights whose weighted sums of the rows come nearest to the targets."""
    width = len(rows[0])
    system = [
        [sum(row[i] * row[j] for row in rows) + _RIDGE * (i == j) for j in range(width)]
        + [sum(row[i] * target for row, target in zip(rows, targets, strict=True))]
        for i in range(width)
    ]
    return _solved(system)


def _solved(system: list[list[float]]) -> list[float]:
    """The solution of linear equations, each a row with its right side last."""
    width = len(system)
    for i in range(width):
        best = max(range(i, width), key=lambda row: abs(system[row][i]))
        system[i], system[best] = system[best], system[i]
        pivot = [value / system[i][i] for value in system[i]]
        system[i] = pivot
        for j in range(width):
            if j != i:
                factor = system[j][i]
                system[j] = [a - factor * b for a, b in zip(system[j], pivot, strict=True)]
    return [row[-1] for row in system]
