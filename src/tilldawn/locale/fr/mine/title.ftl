### This War of Mine : le jeu en une ligne

game-title = This War of Mine
# Sous le titre de la page d’accueil du terminal.
start-what = Une guerre, une maison en ruine, quelques personnes ; de 1 à 6 joueurs, ensemble.
# Sur la page d’accueil de la table web.
game-pitch = Une ville assiégée, une maison en ruine, quelques personnes qui n’ont jamais tenu une arme. Gardez-les nourries, au chaud et humaines jusqu’au cessez-le-feu.

## Choisir pour une nouvelle table

lobby-characters = Groupe de départ
    .hint = Un Personnage à bord rouge et deux à bord noir. Qui reste libre est tiré au sort.
lobby-fade = Sujets à estomper
    .hint = Ce qui touche un sujet estompé est dit en une phrase simple, avec le même effet. Personne n’a à dire pourquoi.
lobby-advanced = Règles avancées
    .hint = Seules ou ensemble.
lobby-switches = Interprétations
    .hint = Là où le livret peut se lire de deux façons, l’autre façon.
