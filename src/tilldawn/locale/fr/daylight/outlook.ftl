### Survive Until Daylight : où nous en sommes, ce que nous voulons, ce qui menace ; toujours en vue

outlook-setup = Avant la nuit
outlook-round = Manche { $round }
outlook-phase-search = Recherche
outlook-phase-trade = Échange
outlook-phase-combat = Combat

## Ce que nous voulons

# $when: setup, later, last (the sixth Round) or late (after it).
outlook-daylight = { $when ->
        [setup] { $rounds } Manches jusqu’au jour
        [late] Vider la ligne
        [last] La dernière Manche
       *[later] { $left ->
            [one] Encore 1 Manche après celle-ci
           *[other] Encore { $left } Manches après celle-ci
        }
    }
outlook-daylight-short = { $when ->
        [late] Vider la ligne
        [last] Dernière Manche
        [setup] { $rounds } Manches
       *[later] { $round } sur { $rounds }
    }
outlook-daylight-how = { $when ->
        [late] Plus personne n’arrive ; personne ne doit mourir
        [last] Vider la ligne ; personne ne doit mourir
       *[other] Personne ne doit mourir avant le jour
    }
outlook-win = Nous gagnons quand la Manche { $rounds } est finie, qu’aucun ennemi n’est debout sur la ligne et que tout le monde est en vie.
outlook-lose = Une seule mort, et nous avons tous perdu.
outlook-after = Les ennemis qui restent après la Manche { $rounds } se combattent dans d’autres Manches ; personne ne les rejoint.

## Qui peut mourir

outlook-close = { $count ->
        [one] { $people } en danger
       *[other] { $count } d’entre nous en danger
    }
outlook-close-short = { $count ->
        [one] { $people } en danger
       *[other] { $count } en danger
    }
# $by: turn (the blows that are known to come), foe (a blow of up to $blow) or delay (putting WAVE! off).
outlook-close-by = { $by ->
        [turn] Jusqu’à { $blow } de Dégâts au tour des ennemis
        [foe] Jusqu’à { $blow } d’un seul coup ({ $kind })
       *[delay] Retarder « VAGUE ! » tuerait
    }
outlook-close-turn = { $who } : Santé { $health } sur { $track }, perd jusqu’à { $most }.
outlook-close-one = { $who } : Santé { $health } sur { $track }.

## La ligne

outlook-assault = { $when ->
        [coming] En route : { $assault }
        [here] { $assault }
        [none] Plus aucun Assaut
       *[unknown] Assaut encore inconnu
    }
outlook-line = { $when ->
        [coming] { $comes ->
            [one] 1 ennemi arrive, { $enemies } sur la ligne
           *[other] { $comes } ennemis arrivent, { $enemies } sur la ligne
        }
       *[other] { $enemies ->
            [0] La ligne est vide
            [one] 1 ennemi sur la ligne
           *[other] { $enemies } ennemis sur la ligne
        }
    }
outlook-line-short = { $when ->
        [coming] { $comes } en route
       *[other] { $enemies ->
            [one] { $enemies } ennemi
           *[other] { $enemies } ennemis
        }
    }
outlook-assault-comes = Il amène { $wave }.
outlook-monsters = Les Monstres font frapper chaque autre ennemi { $bonus } plus fort.
outlook-line-how = Quand nous avons tous agi, chaque ennemi attaque une fois, de gauche à droite : un Survivant s’il y en a un, sinon qui tient « VAGUE ! », puis dans le sens horaire. Qui n’est pas tué reste pour la Manche suivante.

## VAGUE !

outlook-wave = { $where ->
        [held] « VAGUE ! » chez { $holder }
        [drawn] « VAGUE ! » est piochée
       *[pile] « VAGUE ! » : 1 carte sur { $cards }
    }
outlook-wave-short = { $where ->
        [held] VAGUE ! – { $holder }
        [drawn] « VAGUE ! »
       *[pile] « VAGUE ! » 1 sur { $cards }
    }
outlook-wave-why = { $where ->
        [held] { $spared ->
            [yes] Les Survivants sont frappés avant { $holder }
           *[no] Le premier coup est pour { $holder }
        }
        [drawn] L’accepter, ou payer 1 Santé pour retarder
       *[pile] Qui la pioche termine la Recherche
    }
outlook-wave-how = Qui pioche « VAGUE ! » révèle l’Assaut, puis l’accepte (la Recherche est finie, les ennemis s’alignent) ou subit 1 Dégât, pioche une carte et remélange « VAGUE ! ».

## Cartes Combat

outlook-cards = { $left ->
        [one] { $left } carte Combat restante
       *[other] { $left } cartes Combat restantes
    }
outlook-cards-short = { $left ->
        [one] { $left } carte Combat
       *[other] { $left } cartes Combat
    }
outlook-cards-used = { $used ->
        [0] Aucune utilisée
        [one] { $used } utilisée et vue
       *[other] { $used } utilisées, toutes vues
    }
outlook-cards-how = Nous et les ennemis piochons dans le même paquet Combat. Quand il est vide, les cartes utilisées sont remélangées.
