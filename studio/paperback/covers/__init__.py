"""The covers of the books: one module per cover, named by its id."""
