### Survive Until Daylight: headings of the player aid

aid-goal = What we want
    .text = Everybody alive at daylight.
aid-search = 1 · Search
    .text = Draw in turn, keep or leave.
aid-wave = WAVE!
    .text = Accept or delay.
aid-trade = 2 · Trade
    .text = Give and heal.
aid-combat = 3 · Combat: our turns
    .text = One action each.
aid-craft = Crafting
    .text = Two cards, one token.
aid-enemies = 3 · Combat: the enemies
    .text = From left to right.
aid-after = Afterwards
    .text = The next Round, or the end.
