"""`python -m hollywood`: the same program as main.py."""

import gc

gc.disable()  # nothing is garbage yet: looking for some would take a sixth of the start

try:
    from .app import main
except KeyboardInterrupt:  # so early there is nothing yet that knows how to stop
    raise SystemExit(130) from None

if __name__ == "__main__":
    raise SystemExit(main())
