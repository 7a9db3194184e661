"""Controls, forms, pages and questions."""
