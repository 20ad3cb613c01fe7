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
# Le nom du nombre qui le précède. $what : damage, draws, splash, hearts ou health.
web-day-number = { $what ->
    [damage] Dégâts
    [draws] { $count ->
        [one] carte Combat
       *[other] cartes Combat
    }
    [splash] Éclaboussure
    [health] Santé restante
   *[hearts] Santé rendue
}
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

## Scènes : Échange

# $family : weapon, ammo, ingredient, healing, special, junk, bad-luck ou wave.
web-day-family = { $family ->
    [weapon] Arme
    [ammo] Munitions
    [ingredient] Ingrédient
    [healing] Soins
    [special] Spéciale
    [bad-luck] Malchance
    [wave] VAGUE !
   *[junk] Bric-à-brac
}
web-day-trade = L’Échange, tous à la fois
web-day-flights = Dons en route
web-day-flights-how = Tous à la fois, sans ordre. Un don reste à qui l’offre jusqu’à ce qu’on l’accepte.
web-day-no-flights = Rien n’est en route.
web-day-trade-how = Choisissez une carte, puis la personne. Choisissez-la encore : elle revient.
web-day-gives-to = à
web-day-to = pour { $name }
web-day-from = de { $name }
web-day-take-it = Accepter
web-day-no = Non
web-day-no-thanks = Non, merci
web-day-take-back = Reprendre
web-day-stow-and-take = Y ranger { $out }
web-day-drop-and-take = Défausser { $out }
web-day-looks = { $name } doit répondre
web-day-heals-you = Utilisée tout de suite : { $before } → { $after }
web-day-your-answer = à vous de répondre
web-day-answers = doit répondre
web-day-waits-for = attend { $name }
web-day-choosing = réfléchit
web-day-give-here = La donner ici
web-day-empty = vide
web-day-give-whom = À qui donner cette carte : { $card } ?
web-day-give-how = Elle reste à vous jusqu’à la réponse ; d’ici là, vous pouvez la reprendre.
web-day-use-it = Utiliser cette carte : { $card } ?
web-day-keep-card = La garder
web-day-heal = L’utiliser : +{ $hearts } Santé
# $several : si un navigateur joue pour plusieurs, et qu’il faut nommer $you.
web-day-offers = { $name } propose une carte{ $several ->
    [yes] {" "}à { $you }
   *[no] {""}
} : { $card }.
web-day-offer-room = Il y a un emplacement libre.
web-day-offer-full = Tous les emplacements sont pris : faites de la place ci-dessus, ou refusez.
web-day-nothing-left = Vous ne pouvez plus rien donner ni vous soigner cette fois. Les autres échangent encore.
web-day-done-wait = Vous avez terminé. Les autres échangent encore.
web-day-gift-waits = { $card } : { $name } doit encore répondre. D’ici là, vous pouvez la reprendre.
web-day-done-of = { $done } sur { $count } ont terminé. Le Combat commence quand tous ont terminé.
web-day-i-am-done = J’ai terminé
web-day-guards = { $barricades ->
    [0] {""}
    [one] { $barricades } Barricade
   *[other] { $barricades } Barricades
}{ $barricades ->
    [0] {""}
   *[other] { $traps ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $traps ->
    [0] {""}
    [one] { $traps } Piège
   *[other] { $traps } Pièges
}
web-day-may-lose = { $apart ->
    [0] en perd { $most }
   *[other] { $least ->
        [0] peut en perdre jusqu’à { $most }
       *[other] en perd de { $least } à { $most }
    }
}
web-day-would-gain = en récupérerait { $hearts }

## Scènes : Combat

# $how : never, rare (1 sur $of), tenths ($of sur 10), but (sauf 1 sur $of), sure.
web-day-odds = { $how ->
    [never] jamais
    [rare] 1 sur { $of }
    [but] sauf 1 fois sur { $of }
    [sure] à coup sûr
   *[tenths] { $of } sur 10
}
web-day-fight = Le Combat : la ligne, les armes, les chances
web-day-next-blows = Ensuite, de gauche à droite
web-day-next-how = chacun frappe une fois.
web-day-next-struck = chacun frappe une fois. Barré : qui ce serait si { $target } survit.
web-day-blow = −{ $damage }{ $draws ->
    [0] {""}
    [one] {" "}+ carte
   *[other] {" "}+ { $draws } cartes
}
web-day-blow-trapped = Piège : pas de coup
web-day-blow-walled = Barricade
web-day-blow-open = à voir
web-day-not-any-more = plus :
web-day-if-falls = s’il tombe : personne
web-day-ours = à nous
web-day-splash-of = Éclaboussure −{ $splash }
web-day-falls-to = Sous chacun : ses chances de tomber
web-day-falls = tombe à cette attaque : { $odds }
web-day-foe-left = Santé { $left } sur { $health }
web-day-with-what = Avec quoi ?
web-day-add-what = Qu’ajoutez-vous ?
web-day-or = Autre chose
web-day-damage-range = { $apart ->
    [0] { $most ->
        [one] 1 Dégât
       *[other] { $most } Dégâts
    }
   *[other] { $least ->
        [-1] {""}
       *[other] { $least } à { $most } Dégâts
    }
}
web-day-how-many = Combien ? ({ $ammo })
web-day-ammo-how = Une carte Combat pour chacune ; la meilleure compte.
web-day-odds-of = Les chances contre { $target }
web-day-takes = { $target } : { NUMBER($mean) } en moyenne ; il en faut { $left }
web-day-damage = Dégâts, et leurs chances
web-day-kills = il tombe
web-day-splash-note = { $splash ->
    [0] {""}
   *[other] Éclaboussure : ses voisins perdent { $splash }.
}{ $more ->
    [yes] {" "}{ $odds } : 1 de plus par une carte à Éclaboussure.
   *[no] {""}
}
web-day-its-blow = S’il tombe, son coup disparaît.
web-day-its-blow-moves = S’il tombe, son coup disparaît, et chaque coup suivant se décale d’une personne.
web-day-dies = { $name } meurt cette Manche
web-day-dies-note = si personne d’autre n’agit avant les ennemis
web-day-dies-about = environ, et si personne d’autre n’agit avant les ennemis
web-day-people = Tout le monde
web-day-toll = { $apart ->
    [0] perd { $most }
   *[other] { $least ->
        [0] perd jusqu’à { $most }
       *[other] perd de { $least } à { $most }
    }
}
web-day-toll-none = personne ne frappe ici
web-day-attack-call = { $weapon } contre { $target } ? Tombe : { $odds }.
web-day-attack-how = Changez de cible, d’arme, de nombre : tout suit. Rien n’est encore dépensé.
web-day-boost-call = { $weapon } frappe { $target }. Ajouter quelque chose, ou piocher ainsi ? Tombe : { $odds }.
web-day-boost-how = La cible et les munitions sont fixées. Ce que vous ajoutez est dépensé à la pioche.
web-day-boost-draw = { $count ->
    [0] Piocher sans rien ajouter
    [one] L’ajouter et piocher
   *[other] Ajouter les { $count } et piocher
}
web-day-cost = Si personne ne tombe, { $name } subit { $damage ->
    [one] { $damage } Dégât
   *[other] { $damage } Dégâts
} : { $odds }.
web-day-splash-ours = Une Éclaboussure toucherait aussi { $who }, de notre côté.
web-day-strike = Frapper
web-day-shoot = Frapper avec { $count } × { $ammo }
web-day-craft-at = { $token } : contre { $target } ?
web-day-place = Le poser là

## Scènes : Recherche

web-day-search = La Recherche : la carte piochée, et le risque de la VAGUE !
web-day-in-pile = { $count ->
    [one] carte dans la pile Active
   *[other] cartes dans la pile Active
}
web-day-wave-when = Quand vient la VAGUE ?
web-day-wave-by = C’est l’une de ces cartes. Chances qu’elle soit venue à la pioche de
web-day-again = encore
web-day-wave-price = Qui la pioche laisse venir les ennemis, ou subit 1 Dégât pour une carte de plus.
web-day-face-down = face cachée
web-day-turned-up = Piochée par { $name }
web-day-make-room = La garder, et laisser partir une autre carte
web-day-accept-means = La Recherche est finie pour tout le monde : les ennemis s’alignent, on échange, puis on se bat.
web-day-delay-means = On pioche une carte ; VAGUE ! est remélangée dans la pile, et la Recherche continue avec la personne suivante.
web-day-pass-means = La Recherche n’est pas finie : c’est à qui reçoit VAGUE ! de décider.
web-day-make-room-how = Les { $slots } emplacements sont pris : choisissez ci-dessous la carte qui cède sa place.
web-day-search-full = Les { $slots } emplacements sont pris.
web-day-makes = { $token }, avec { $other }
web-day-makes-own = { $token } : vous avez { $other }
web-day-makes-with = { $token } : { $name } a { $other }
web-day-makes-tag = fait { $token }
web-day-next-card = Ce que peut être la carte suivante
web-day-next-draw = Puis { $name } pioche. La VAGUE à cette carte : { $odds }.
web-day-hand = { $name } : cartes en main
web-day-thrown = défaussée
web-day-packed = rangée dedans
web-day-who-comes = Qui vient
web-day-stand-already = { $count ->
    [one] Il y en a déjà { $count } sur la ligne.
   *[other] Il y en a déjà { $count } sur la ligne.
}
web-day-load = { $ammo } × { $count } : tombe { $odds }
web-day-done-here = Terminer
