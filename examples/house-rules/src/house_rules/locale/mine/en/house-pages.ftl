### House pages for This War of Mine

pack-house-pages = House pages
    .text = Five pages for the book, a Findings card and a Night Raid: a piano, a tram, a tailor's dummy, men with lanterns.

card-house-pages_toy-chest = Toy Chest
    .flavour = At the bottom, under the bears, whatever the grown-ups wanted nobody to find.
card-house-pages_lantern-men = Men with Lanterns
    .text = They take food first.
    .flavour = They do not hide. They hold the light so that we can see how many they are.

script-10001 = On the second landing somebody has tried to carry a piano out and given up. It stands across the stairs, its lid open, one leg over the step. We climb past it and one of us touches a key, only the one. It is in tune. Below us the whole stairwell listens. There is a stool, and sheets of music that nobody has burned yet, and enough dry wood in it for a week.
    .title = The piano
    .a = We sit down and play what we remember
    .b = We take it apart, quietly, string by string
script-10002 = The tram stopped between two stops and nobody came for it. Snow has drifted in through the door and lies along the seats like people. In the cab the conductor sits with his cap on and his hands in his lap, as if we had only to ring. His lunch is in a tin beside him, tied with a string. On the back of a ticket he has written a street, and a number, and "second floor".
    .title = The last tram
    .faded = In a tram that stopped there is food beside a dead man, and an address.
    .a = We take the tin and do not look at the cap
    .b = We leave the tin and take the ticket
script-10003 = In the tailor's back room a dummy stands at the window in a good coat, one arm up. From the street it must have looked like somebody waving; the glass around it is all holes. Whoever lived here moved it every night, there are marks on the floor. We lay it down and go through its pockets. We apologise to it, which is foolish.
    .title = The tailor's dummy
script-10004 = Second floor, the door on the left. It is the right street and it is not locked. No one has lived here for a while, but someone meant to: a table laid for two, a drawer with what a careful man would keep, a letter that begins with a name and does not go on. We read the beginning aloud. Then we put the ticket where his plate is.
    .title = Second floor
script-10005 = They knock, which nobody does. There are four lanterns and behind them faces we know from the bakery queue. They have not come for much, they say, they have come to every door in the street, and they name who gave what. The youngest holds his lantern too high and his arm shakes. Nobody has told him he may put it down.
    .title = Lanterns at the door
    .faded = Neighbours go from door to door and ask for food.
    .a = We give what everybody gave
    .b = We tell them there is nothing, and they write that down

note-tram-conductor = Ticket
    .text = A street, a number, "second floor", in a conductor's hand.
