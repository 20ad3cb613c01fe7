### This War of Mine : le jeu en une ligne

game-title = This War of Mine
# Sous le titre de la page d’accueil du terminal.
start-what = Une guerre, une maison en ruine, quelques personnes ; de 1 à 6 joueurs, ensemble.
# Sur la page d’accueil de la table web.
game-pitch = Une ville assiégée, une maison en ruine, quelques personnes qui n’ont jamais tenu une arme. Gardez-les nourries, au chaud et humaines jusqu’au cessez-le-feu.
