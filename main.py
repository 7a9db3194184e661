"""Double-click to play."""

try:
    from hollywood.app import main
except KeyboardInterrupt:  # so early there is nothing yet that knows how to stop
    raise SystemExit(130) from None

if __name__ == "__main__":
    raise SystemExit(main())
