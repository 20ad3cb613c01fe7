"""House rules: a pack of cards for `daylight` and one of pages for `mine`, as an example of content packs."""
