"""The cards of `mine` as data, one module per deck. Numbers marked ours are listed in docs/content.md."""
