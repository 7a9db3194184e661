"""`python -m hollywood`: the same program as main.py."""

from .app import main

if __name__ == "__main__":
    raise SystemExit(main())
