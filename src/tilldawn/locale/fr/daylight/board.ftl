### Survive Until Daylight : la table en lignes, et le récit de la nuit

name-held = { $count ->
    [1] { $card }
   *[other] { $card } ×{ $count }
}
weapon-text = { $kind } : Fixe { $fixed }{ $splash ->
    [0] {""}
   *[other] , Éclaboussure { $splash }
}{ $draws ->
    [0] {""}
    [one] , pioche 1 carte Combat
   *[other] , pioche { $draws } cartes Combat
}{ $needs ->
    [yes]  ; chaque carte { $ammo } dépensée (au moins 1) fait piocher 1 carte Combat{ $draws ->
        [0] {""}
       *[other] {" "}de plus
    }
   *[no] {""}
}.
# $special : ce que ce type a de particulier ; $fights : les Survivants n’attaquent pas.
enemy-text = Santé { $health }{ $fights ->
    [yes]  ; attaque de { $fixed }{ $draws ->
        [0] {""}
        [one] {" "}plus 1 carte Combat
       *[other] {" "}plus la pire de { $draws } cartes Combat
    }{ $splash ->
        [0] {""}
       *[other] , Éclaboussure { $splash }
    }
   *[no] {""}
}. { $special }
# $main, $first : le nom d’un Atout et ce qu’il fait.
character-text = Santé { $health }, { $weapon }. Atout principal, { $main } Atout de Premier joueur, { $first } { $story }
name-printed = { $name } : { $text }
board-heading = Manche { $round }, { $phase ->
    [search] Recherche
    [trade] Échange
   *[combat] Combat
}. Premier joueur : { $first }.
board-heading-setup = Mise en place de la table.
board-line = La ligne, de gauche à droite ({ $count ->
    [one] { $count } ennemi
   *[other] { $count } ennemis
}) :
board-line-empty = La ligne est vide.
board-foe = { $at }. { $enemy } : Santé { $left } sur { $health }{ $fights ->
    [yes] , attaque pour { $attack }{ $draws ->
        [0] {""}
        [one] {" "}plus 1 carte Combat
       *[other] {" "}plus la pire de { $draws } cartes Combat
    }
   *[no] , attaqué avant vous
}{ $spears ->
    [0] {""}
    [one] , 1 Lance plantée
   *[other] , { $spears } Lances plantées
}{ $away ->
    [yes] , hors de combat pour cette phase
   *[no] {""}
}
board-player = { $seat }, { $character } : Santé { $health } sur { $track }, { $slots } emplacements sur { $limit } : { $items }{ $barricades ->
    [0] {""}
    [one] {" "}; 1 Barricade
   *[other] {" "}; { $barricades } Barricades
}{ $traps ->
    [0] {""}
    [one] {" "}; 1 Piège
   *[other] {" "}; { $traps } Pièges
}{ $first ->
    [yes] {" "}; Premier joueur
   *[no] {""}
}{ $wave ->
    [yes] {" "}; tient VAGUE !
   *[no] {""}
}.
board-player-unset = { $seat } : pas encore de personnage.
board-pack = Dans un Sac à dos : { $cards }.
board-piles = Piles : { $active } dans les Décombres actifs, { $rubble } dans la pioche de Décombres, { $discard ->
    [one] { $discard } défaussée
   *[other] { $discard } défaussées
} ; { $combat ->
    [one] { $combat } carte Combat
   *[other] { $combat } cartes Combat
}, { $used ->
    [one] { $used } utilisée
   *[other] { $used } utilisées
} ; { $assaults ->
    [one] { $assaults } carte Assaut
   *[other] { $assaults } cartes Assaut
}.
board-tokens = Jetons restants : Barricades { $barricade }, Pièges { $trap }, Grenades { $grenade }, Lances { $spear }.
board-discard = Défausse de Décombres : { $cards }.
board-top = Sur les Décombres actifs : { $card }.
board-assault = Assaut de cette Manche : { $assault } ({ $wave }).
story-round = Manche { $round }. { $assault } : { $wave }. { $holder } les attire{ $delays ->
    [0] {""}
    [one] {" "}après 1 répit
   *[other] {" "}après { $delays } répits
}. { $fallen ->
    [0] Personne ne tombe
    [one] 1 d’entre eux tombe
   *[other] { $fallen } d’entre eux tombent
} ; l’équipe subit { $suffered ->
    [one] { $suffered } Dégât
   *[other] { $suffered } Dégâts
}.
story-search-only = Manche { $round }. { $fallen ->
    [0] Rien ne tombe sur la ligne
    [one] 1 tombe sur la ligne
   *[other] { $fallen } tombent sur la ligne
} ; l’équipe subit { $suffered ->
    [one] { $suffered } Dégât
   *[other] { $suffered } Dégâts
}.
story-player = { $seat }, { $character }, Santé { $health } sur { $track } : abat { $felled ->
    [one] { $felled } ennemi
   *[other] { $felled } ennemis
}, inflige { $dealt ->
    [one] { $dealt } Dégât
   *[other] { $dealt } Dégâts
}, en subit { $suffered }, en soigne { $healed }, garde { $kept ->
    [one] { $kept } carte
   *[other] { $kept } cartes
}, en donne { $given }, fabrique { $crafted ->
    [one] { $crafted } jeton
   *[other] { $crafted } jetons
}.
