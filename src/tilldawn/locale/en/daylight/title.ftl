### Survive Until Daylight: the game in a line

game-title = Survive Until Daylight
# Under the title of the terminal's start page.
start-what = One night, one line to hold; a cooperative board game for 1 to 6 people.
# On the web table's start page.
game-pitch = Six rounds, one barricade, and whatever you dug out of the rubble. Hold the line together until the sun comes up.

## Choosing for a new table

lobby-difficulty = Difficulty
    .hint = How much Health everybody has.
lobby-modes = Modes
    .hint = Optional rules, each on its own or together.
lobby-characters = Characters
    .hint = Whoever is left open is chosen at the table. No two of you may play the same one.
lobby-weapons = Common weapons
    .hint = What each of you begins with beside the character's own. Left open, it is chosen at the table.
lobby-switches = Rulings
    .hint = Where the rulebook can be read in two ways, the other way.
