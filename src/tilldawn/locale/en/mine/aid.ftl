### This War of Mine: headings of the player aid

aid-goal = What we want
    .text = Live to see the peace.
aid-states = States
    .text = How everybody is, and what it costs.
aid-morning = 1 · Morning
    .text = An Event, and the Cold.
aid-day = 2 · Day Actions
    .text = Three stages, one action each.
aid-dusk = 3 · Dusk
    .text = Drink, then eat.
aid-evening = 4 · Evening
    .text = A task for everybody.
aid-scavenging = 5 · Scavenging
    .text = Out, card by card, and home.
aid-combat = A fight
    .text = Whenever it comes to one.
aid-raid = 6 · Night Raid
    .text = Who stands Guard.
aid-dawn = 7 · Dawn
    .text = Home, medicine, Fate.
