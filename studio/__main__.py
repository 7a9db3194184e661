"""`python -m studio [names]`: draws the pictures of the game anew, all of them or those named."""

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path as FilePath

from hollywood import paths
from studio.card import cards, print_card
from studio.export import Done, all_jobs, jobs_of, make_all, names
from studio.paperback import files as paperback
from studio.printing import Pixels, save
from studio.times_square import cards as times_square

_BAR = 30
_PROOFS = {"full": (500, 700), "game": (180, 252)}


def main() -> int:
    """Does what the command line says; 1 if something could not be drawn."""
    asked = _parsed()
    unknown = [name for name in asked.names if name not in names()]
    if unknown:
        print(f"nothing is called {', '.join(unknown)}; there are:", *names(), file=sys.stderr)
        return 2
    if asked.proof:
        _proofs(asked.names or list(cards()), asked.proof)
        return 0
    jobs = [job for name in asked.names for job in jobs_of(name)] or all_jobs()
    return _report(make_all(jobs, asked.out, asked.workers), len(set(jobs)))


def _parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m studio", description=__doc__)
    parser.add_argument("names", nargs="*", help="ids of cards, or groups of layers; default: all")
    parser.add_argument("--out", type=FilePath, default=paths.assets(), metavar="FOLDER")
    parser.add_argument("--workers", type=int, default=2, metavar="N")
    parser.add_argument(
        "--proof",
        type=FilePath,
        metavar="FOLDER",
        help="write whole cards as PNG, large and at the size they have in the game, to look at",
    )
    return parser.parse_args()


def _report(finished: Iterable[Done], count: int) -> int:
    problems: list[str] = []
    for number, done in enumerate(finished, 1):
        problems += [done.problem] if done.problem else []
        filled = _BAR * number // count
        bar = "#" * filled + "." * (_BAR - filled)
        print(f"\r[{bar}] {number}/{count} {done.job!s:<28}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


def _proofs(ids: Iterable[str], folder: FilePath) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for id in ids:
        pixels = _whole(id)
        for name, size in _PROOFS.items():
            save(pixels, folder / f"{id}_{name}.png", size)
        print(folder / id, file=sys.stderr)


def _whole(id: str) -> Pixels:
    known = times_square.cards()
    if id in paperback.scenes():
        return paperback.print_scene(id)
    return times_square.print_card(known[id]) if id in known else print_card(cards()[id])


if __name__ == "__main__":
    sys.exit(main())
