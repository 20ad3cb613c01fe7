### This War of Mine: the game in a line

game-title = This War of Mine
# Under the title of the terminal's start page.
start-what = A war, a ruined house, a handful of people; for 1 to 6 players together.
# On the web table's start page.
game-pitch = A besieged city, a ruined house, a handful of people who never held a gun. Keep them fed, warm and human until the ceasefire.
