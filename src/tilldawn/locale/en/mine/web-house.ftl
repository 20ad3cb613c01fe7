### The page of This War of Mine: the Shelter as a drawing

web-house-title = The Shelter, day { $day }, { $phase }, cold { $cold }
web-house-outside = the street outside the door
web-house-built = { $what } is built
web-house-opened = It is open
web-house-stuck = It stays shut
web-house-left = Half is dug away
web-house-beneath = More below: { $what }
web-house-outside-short = Street
web-house-hole = Hole { $number }
web-house-boarded = boarded up
web-house-open = open
web-house-asleep = asleep
web-house-free = free
web-house-out-of-reach = out of reach
web-house-waiting = waits until Dawn

## Printed on the board

web-house-printed-guard = Guard
web-house-printed-new-idea = New Idea
web-house-printed-floor = Floor
web-house-printed-poke-about = Poke About
web-house-printed-poke-about-1 = Poke About I
web-house-printed-poke-about-2 = Poke About II
web-house-printed-poke-about-3 = Poke About III
web-house-printed-search = Search
web-house-printed-wild-garden = Wild Garden
web-house-becomes = can become { $cards }
web-house-stack = { $count } cards, one on the other
web-house-watched = snipers watch this floor
