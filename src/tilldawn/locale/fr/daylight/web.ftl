### Survive Until Daylight: words of the page's board

## The night

web-day-scene = La nuit et la ligne
web-day-setup = Avant la nuit
web-day-cast = Personnages à choisir
web-day-round = Manche { $round } sur 6
web-day-clean-up = Manche de nettoyage
web-day-rounds = Manches jusqu’à l’aube
web-day-round-was = Manche { $round } : { $assault }
web-day-daylight = Le jour
web-day-phases = Phases
web-day-phase = { $phase ->
    [search] Recherche
    [trade] Échange
   *[combat] Combat
}
web-day-first = Premier joueur
web-day-difficulty = { $difficulty ->
    [easy] Facile
    [hard] Difficile
   *[normal] Normal
}
web-day-assault = Assaut : { $assault } : { $wave }
web-day-assault-none = { $left ->
    [0] Plus d’Assaut. Videz la ligne.
   *[other] L’Assaut est encore face cachée.
}
web-day-assaults-left = { $count ->
    [one] encore 1 carte Assaut
   *[other] encore { $count } cartes Assaut
}

## The line

web-day-line = La ligne, de gauche à droite
web-day-line-empty = La ligne est vide. Plus loin, quelque chose bouge.
web-day-foe = { $at }. { $enemy }, Santé { $left } sur { $health }
web-day-foe-attack = attaque pour { $attack }{ $bonus ->
    [0] {""}
   *[other] {" "}(dont { $bonus } des Monstres)
}{ $draws ->
    [0] {""}
    [one] {" "}plus 1 carte Combat
   *[other] {" "}plus la pire de { $draws } cartes Combat
}{ $splash ->
    [0] {""}
   *[other] , Éclaboussure { $splash }
}
web-day-peaceful = ne se bat pas
web-day-steals = vole une carte
web-day-ignores = ignore les Barricades
web-day-bolsters = +{ $count } aux autres ennemis
web-day-spears = { $count ->
    [one] 1 Lance plantée
   *[other] { $count } Lances plantées
}
web-day-away = hors jeu, sous une Grenade
web-day-away-short = au loin
web-day-aims = va attaquer { $whom }
web-day-attacking = attaque en ce moment
web-day-target = cible de l’attaque
web-day-neighbour = à côté de la cible

## The middle of the table

web-day-middle = Le milieu de la table
web-day-rubble = Décombres
web-day-active = Actifs
web-day-discard = Défausse
web-day-combat = Combat
web-day-used = Jouées
web-day-combat-unseen = Pas encore piochées :
web-day-splash = Éclaboussure 1
web-day-loose-rubble = Gravats instables
web-day-wave-inside = VAGUE ! est dans cette pile
web-day-on-top = Sur le dessus des Décombres actifs
web-day-attack = { $weapon } contre { $target }
web-day-attack-sums = { $draws ->
    [0] Aucune carte Combat
    [one] 1 carte Combat
   *[other] { $draws } cartes Combat
}{ $ammo ->
    [0] {""}
    [one] , 1 munition
   *[other] , { $ammo } munitions
}{ $splash ->
    [0] {""}
   *[other] , Éclaboussure { $splash }
}{ $bonus ->
    [0] {""}
    [one] , +1 Dégât
   *[other] , +{ $bonus } Dégâts
}
web-day-quiet = { $phase ->
    [search] On pioche dans les Décombres actifs, jusqu’à ce que quelqu’un accepte VAGUE !.
    [trade] Donnez, prenez, soignez-vous. Ensuite viennent les ennemis.
    [combat] D’abord les joueurs, puis les ennemis, de gauche à droite.
   *[setup] Encore six heures avant le jour.
}
web-day-tokens = Jetons restants et leurs recettes
web-day-recipe = { $token }, encore { $count } : { $one } et { $other }

## The players

web-day-you = vous
web-day-bot = robot
web-day-no-character = sans personnage
web-day-health = Santé { $health } sur { $track }
web-day-slots = { $used } emplacements sur { $limit }
web-day-pack = Dans le Sac à dos
web-day-stack = { $card } × { $count }
web-day-perk = { $perk }{ $first ->
    [yes] , comme Premier joueur
   *[no] {""}
}{ $ready ->
    [yes] , prêt
   *[no] , pas prêt
}
web-day-turn = { $any ->
    [0] {""}
    [one] 1 action
   *[other] { $any } actions
}{ $attacks ->
    [0] {""}
    [one] {" "}+1 attaque
   *[other] {" "}+{ $attacks } attaques
}{ $crafts ->
    [0] {""}
    [one] {" "}+1 fabrication
   *[other] {" "}+{ $crafts } fabrications
}
web-day-acting = joue
web-day-ready = fini
web-day-given = { $count ->
    [one] 1 carte donnée
   *[other] { $count } cartes données
}

## The end

web-day-won = Le jour
web-day-lost = La nuit a été plus longue
web-day-ending-rule = La règle ({ $rule })
web-day-ending-close = Regarder la table
web-day-ending-open = Comment cela a fini
