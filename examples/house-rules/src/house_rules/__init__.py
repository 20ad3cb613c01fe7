"""House rules: a pack of cards for `daylight`, as an example of content packs."""
