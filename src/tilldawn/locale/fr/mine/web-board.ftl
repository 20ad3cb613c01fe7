### This War of Mine sur la page : le plateau autour du Refuge et de la scène

## Le ciel : jour, phases, Froid, Meneur

web-mine-cold = Froid { $cold }
web-mine-felt = ressenti { $felt }
web-mine-leader = Meneur : { $name }

## Objectif et Événements

web-mine-objective = Objectif { $number }
web-mine-objective-of = Objectif { $number } sur 3
web-mine-steps = { $progress } sur { $steps }
web-mine-met = { $met ->
        [yes] rempli
       *[no] non rempli
    }
web-mine-pays = Pas pour chacun :
web-mine-events = Événements
web-mine-event = Événement en cours
web-mine-notice = { $kind } : { $name }, { $note }
web-mine-no-event = Aucun Événement en cours
web-mine-nights = { $nights ->
        [one] cette nuit
       *[other] { $nights } nuits
    }
web-mine-lasts = { $ends ->
        [evening] jusqu’à ce Soir
        [raid] { web-mine-nights }
        [raids] { web-mine-nights }
        [dawn] jusqu’à l’Aube
        [wounded] jusqu’à ce que quelqu’un soit touché
        [chapter] jusqu’au prochain Chapitre
        [never] jusqu’à la fin
       *[day] aujourd’hui
    }
web-mine-hand = Actions narratives en main
web-mine-no-hand = Aucune Action narrative en main
web-mine-known = { $deck ->
        [events] Prochains Événements, entendus
        [raids] Prochain Raid de nuit, entendu
       *[residents] Prochains Habitants, aperçus
    }
web-mine-decks = Cartes restantes
web-mine-deck-events = Événements
web-mine-deck-raids = Raids de nuit
web-mine-deck-visitors = Visiteurs
web-mine-deck-fate = Destin
web-mine-deck-characters = Personnages

## Les côtés du plateau

web-mine-sides = La scène
web-mine-side-build = Bricolage
web-mine-side-aims = Objectifs
web-mine-side-city = Ville
web-mine-side-now = En cours
web-mine-side-modules = { $count ->
        [one] Module
       *[other] Modules
    }
web-mine-shelter = Refuge

## Le groupe

web-mine-people = Groupe
web-mine-nobody = Il n’y a plus personne au Refuge.
web-mine-about = { $name } : { $about }
web-mine-newcomer = depuis peu
web-mine-starting = là depuis le premier jour
web-mine-asleep = dort
web-mine-idle = rien encore
web-mine-no-action = pas d’action
web-mine-state = { $state } { $level }, { $word }{ $cost ->
        [0] {""}
        [one] {" "}(coûte 1 action)
       *[other] {" "}(coûte { $cost } actions)
    }
web-mine-actions = { $count ->
        [0] aucune action aujourd’hui
        [one] 1 action aujourd’hui
       *[other] { $count } actions aujourd’hui
    }
web-mine-prowess = Prouesse { $value }
web-mine-empathy = Empathie { $value }
web-mine-inventory = Sac à dos { $value }
web-mine-ate = a mangé
web-mine-drank = a bu
web-mine-strained = porte 1 de plus
web-mine-shots = { $count ->
        [one] { $count } Munition
       *[other] { $count } Munitions
    }
web-mine-lost = Ne sont plus avec nous
web-mine-lost-one = { $name } : { $left ->
        [yes] départ le jour { $day }
       *[no] { $sex ->
            [f] morte le jour { $day }
           *[m] mort le jour { $day }
        }
    }{ $cause ->
        [none] {""}
       *[other] {" "}({ $cause })
    }

## Niveaux des États


## Inventaire

web-mine-storage = Inventaire
web-mine-empty = Il ne reste rien.
web-mine-weight = poids { $weight }
web-mine-value = { $value ->
        [0] sans valeur
       *[other] valeur { $value }
    }
web-mine-kind-resource = Ressources
web-mine-kind-green = Vert : vivres
web-mine-kind-yellow = Jaune : soins
web-mine-kind-grey = Gris : outils
web-mine-kind-red = Rouge : armes
web-mine-heap-x5 = Lots de 5
web-mine-heap-tools = En service
web-mine-heap-products = Arrive bientôt
web-mine-piece = { $name }, { $count }

## Ce qui se construit

web-mine-fittings = Dans le paquet de Bricolage
web-mine-ideas = Idées
web-mine-ready = constructible
web-mine-cost = coûte { $goods }
web-mine-have = { $name } { $have } sur { $need }
web-mine-next-to = à côté de : { $card }
web-mine-no-place = aucune place

web-mine-edge = à un pas de la fin : { $state }
web-mine-written = pion noté : { $name }
web-mine-written-tokens = Pions notés
web-mine-holds = En vigueur
web-mine-chapter-in = { $count ->
        [0] Le prochain Événement est un Chapitre : il tranche.
        [one] Encore un Événement, puis un Chapitre tranche.
       *[other] Encore { $count } Événements, puis un Chapitre tranche.
    }
