"""What every game of the box stands on; it knows no game and no screen."""
