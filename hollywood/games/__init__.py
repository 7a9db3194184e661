"""The games of the box, one package each; the registry names them."""
