### This War of Mine: the game in a line

game-title = This War of Mine
# Under the title of the terminal's start page.
start-what = A war, a ruined house, a handful of people; for 1 to 6 players together.
# On the web table's start page.
game-pitch = A besieged city, a ruined house, a handful of people who never held a gun. Keep them fed, warm and human until the ceasefire.

## Choosing for a new table

lobby-characters = Starting group
    .hint = One Character with a red border and two with black ones. Whoever is left open is drawn.
lobby-fade = Topics to fade
    .hint = What touches a faded topic is told in one plain sentence, with the same effect. Nobody has to say why.
lobby-advanced = Advanced rules
    .hint = Each on its own or together.
lobby-switches = Rulings
    .hint = Where the rulebook can be read in two ways, the other way.
