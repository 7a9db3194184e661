"""Who plays Hollywood! and how well; they think on imagined worlds."""
