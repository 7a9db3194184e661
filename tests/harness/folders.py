"""Where tests find the project's files, and matches that were saved long ago."""

from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SAVES = ROOT / "tests" / "games" / "hollywood" / "saves"
