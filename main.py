"""Double-click to play."""

from hollywood.app import main

if __name__ == "__main__":
    raise SystemExit(main())
