### Survive Until Daylight: the game in a line

game-title = Survive Until Daylight
# Under the title of the terminal's start page.
start-what = One night, one line to hold; a cooperative board game for 1 to 6 people.
# On the web table's start page.
game-pitch = Six rounds, one barricade, and whatever you dug out of the rubble. Hold the line together until the sun comes up.
