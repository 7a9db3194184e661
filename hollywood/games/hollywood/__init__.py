"""Hollywood!: bump your reels up the columns, collect films, let a star finish them."""
