### Survive Until Daylight : titres de l’aide de jeu

aid-goal = Ce que nous voulons
    .text = Tous en vie au lever du jour.
aid-search = 1 · Recherche
    .text = Piocher à tour de rôle, garder ou laisser.
aid-wave = VAGUE !
    .text = Accepter ou retarder.
aid-trade = 2 · Échange
    .text = Donner et se soigner.
aid-combat = 3 · Combat : nos tours
    .text = Une action chacun.
aid-craft = Fabriquer
    .text = Deux cartes, un jeton.
aid-enemies = 3 · Combat : les ennemis
    .text = De gauche à droite.
aid-after = Ensuite
    .text = La Manche suivante, ou la fin.
