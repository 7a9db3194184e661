"""What lies on the table and moves over it: clapper, coins, tokens, envelope."""
