### Survive Until Daylight : le jeu en une ligne

game-title = Survive Until Daylight
# Sous le titre de la page d’accueil du terminal.
start-what = Une nuit, une ligne à tenir ; un jeu coopératif de 1 à 6 personnes.
# Sur la page d’accueil de la table web.
game-pitch = Six manches, une barricade et ce que vous aurez tiré des décombres. Tenez la ligne ensemble jusqu’au lever du soleil.

## Choisir pour une nouvelle table

lobby-difficulty = Difficulté
    .hint = Combien de Santé chacun possède.
lobby-modes = Modes
    .hint = Des règles facultatives, seules ou ensemble.
lobby-characters = Personnages
    .hint = Qui reste libre est choisi à la table. Deux d’entre vous ne peuvent pas jouer le même.
lobby-weapons = Armes communes
    .hint = Ce que chacun a au départ en plus de l’arme du personnage. Laissée libre, elle est choisie à la table.
lobby-switches = Interprétations
    .hint = Là où le livret peut se lire de deux façons, l’autre façon.
