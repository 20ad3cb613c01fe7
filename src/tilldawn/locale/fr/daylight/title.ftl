### Survive Until Daylight : le jeu en une ligne

game-title = Survive Until Daylight
# Sous le titre de la page d’accueil du terminal.
start-what = Une nuit, une ligne à tenir ; un jeu coopératif de 1 à 6 personnes.
# Sur la page d’accueil de la table web.
game-pitch = Six manches, une barricade et ce que vous aurez tiré des décombres. Tenez la ligne ensemble jusqu’au lever du soleil.
