### This War of Mine : la Zone d'aide. Avis, guichets, réponses, questions, événements, pourquoi c'est impossible

module-aid-zone = La Zone d’aide
    .text = En rentrant, l’un de vous peut faire la queue à un poste de secours : lire l’avis de la nuit et aller à un guichet, pour manger, se faire panser, chercher un nom ou aider. Ce qu’il y a à donner s’épuise, puis revient.
stop-aid-zone = La Zone d’aide

card-notice-long-queue = Longue file
    .text = Qui fait la queue a Fatigue +1 de plus, ou il n’y a pas de guichet cette nuit.
    .flavour = Elle fait le tour du pâté de maisons, passe à nos pieds et recommence.
card-notice-bread-night = Nuit de pain
    .text = Au Comptoir des rations, le jet compte 2 de plus.
    .flavour = Nous le sentons au coin et pressons le pas, tous, sans un mot.
card-notice-no-light = Pas de lumière
    .text = Le Poste de soins est fermé.
    .flavour = Quelqu’un tient une allumette jusqu’à ses doigts.
card-notice-bags-open = Ouvrez les sacs
    .text = Avec une arme à feu dans la pile des Trouvailles : remettez 1 arme à feu, ou il n’y a pas de guichet cette nuit.
    .flavour = La table de l’entrée est couverte de ce dont les gens croyaient avoir besoin.
card-notice-shells-nearby = Des obus tout près
    .text = Pas de guichet cette nuit. Ou restez : un Personnage de votre choix lance le dé noir, sur 1–2 Blessures +2 ; puis un guichet.
    .flavour = La file se couche d’un seul mouvement et se relève dans le même ordre.
card-notice-woman-behind-us = La femme derrière nous
    .text = Elle demande votre tour. Donnez-le : pas de guichet cette nuit, deux Personnages présents de votre choix ont Mal-être −1. Ou gardez-le : jet d’Empathie, chaque Personnage présent touché a Mal-être +1.
    .flavour = Elle ne dit pas pour quoi, seulement depuis quand.
card-notice-doctor-on-duty = Médecin de garde
    .text = Au Poste de soins, le jet compte 2 de plus, et deux Personnages sont soignés pour un seul prix.
    .flavour = Il pose à chacun les trois mêmes questions et retient toutes les réponses.
card-notice-convoy = Le convoi
    .text = Réserves +2. Cette nuit, vous pouvez aller à deux guichets différents.
    .flavour = Trois camions sont passés, et les gens touchent les capots tièdes.

desk-rations = Comptoir des rations
    .text = Réserves −1. Lancez le dé noir, 2 de plus si quelqu’un du groupe a Faim 3 : 1–4, gagnez 1 Légume ; 5–8, 1 Aliment cru ; 9 et plus, 1 Conserve.
desk-dressing = Poste de soins
    .text = Réserves −1, ou défaussez plutôt 1 soin et le jet compte 3 de plus. Lancez le dé noir pour un Personnage : 1–2, rien ; 3–8, Blessures −1 ou Maladie −1 ; 9 et plus, 2 niveaux, de l’une ou des deux.
desk-lists = Les listes
    .text = Un Personnage les lit et lance le dé noir : 1–2, Mal-être +1 ; 3–6, rien ; 7–9, Mal-être −1 ; 10, quelqu’un connaît un visage : dans un groupe de trois ou moins, un Personnage peut se joindre à vous (Faim 2, Fatigue 1) ; à quatre, Mal-être −1.
desk-volunteer = Donner un coup de main
    .text = Un Personnage reste jusqu’à l’aube et ne ramène rien : Mal-être −1, Réserves +1.
desk-gifts = La caisse des dons
    .text = Défaussez des pions verts ou jaunes valant 5 ou plus : Réserves +1, et un Personnage présent de votre choix a Mal-être −1.

## Réponses

option-aid-zone = Faire halte à la Zone d’aide : { $who } fait la queue (Fatigue +1)
option-queue-wait = Attendre encore (Fatigue +1 pour { $who })
option-queue-leave = S’en aller : pas de guichet cette nuit
option-bags-hand-in = Remettre 1 { $good }
option-shells-stay = Rester : { $who } court le risque (20 % : Blessures +2)
option-turn-give = Lui donner notre tour (pas de guichet ; deux d’entre nous : Mal-être −1)
option-turn-keep = Garder notre tour (jet d’Empathie)
option-desk-rations = { desk-rations } (Réserves −1){ $bonus ->
        [0] {""}
       *[other] {" "}: jet +{ $bonus }
    }
option-desk-dressing = { desk-dressing }, pour { $who } : { $price ->
        [supplies] Réserves −1
       *[other] 1 { $good }
    }{ $bonus ->
        [0] {""}
       *[other] {", "}jet +{ $bonus }
    }
option-desk-lists = { desk-lists } : { $who } les lit
option-desk-volunteer = { desk-volunteer } : { $who } reste jusqu’à l’aube (Mal-être −1, Réserves +1)
option-desk-gifts = { desk-gifts } : des pions valant { $worth } (Réserves +1 ; l’un de nous : Mal-être −1)
option-desk-none = Pas de guichet cette nuit
option-dressing-treat = { $state } −1 (maintenant { $level })
option-dressing-second = { $who } aussi
option-dressing-enough = Personne d’autre
fold-aid-zone = Faire halte à la Zone d’aide… ({ $count } d’entre nous pourraient faire la queue)
fold-shells-stay = Rester dans la file… ({ $count } d’entre nous pourraient courir le risque)
fold-bags-hand-in = Remettre une arme à feu… ({ $count } sortes)
fold-desk-dressing = { desk-dressing }… ({ $count } façons)
fold-desk-lists = { desk-lists }… ({ $count } d’entre nous pourraient les lire)
fold-desk-volunteer = { desk-volunteer }… ({ $count } d’entre nous pourraient rester)
fold-dressing-second = Un deuxième… ({ $count } d’entre nous)

## Questions

ask-notice = { $card }. Que faisons-nous ?
ask-desk = { $card }. Réserves { $supplies }. Quel guichet ?
ask-dressing-treat = { $who } : que soigne-t-on ?
ask-dressing-second = Le médecin a le temps pour quelqu’un d’autre.
ask-aid-comfort = Choisissez à qui cela fait du bien (Mal-être −1).
ask-aid-join = Quelqu’un connaît un visage de la liste, et il est là. L’emmenons-nous ?

## Pourquoi pas

refused-aid-shut = La tente est fermée : il n’y a plus de Réserves.
refused-aid-empty = Il n’y a plus de Réserves.
refused-aid-tired = Qui fait la queue doit avoir une Fatigue de 2 ou moins.
refused-aid-closed = Ce guichet est fermé cette nuit.
refused-aid-used = Vous êtes déjà allés à ce guichet cette nuit.
warning-volunteer = Personne d’autre n’est là pour porter les trouvailles : elles restent toutes ici.

## Ce qui s'est passé

event-queued = { $who } a fait la queue à la Zone d’aide.
event-notice-drawn = L’avis de la nuit : { $card }.
event-supplies-moved = { $why ->
        [used] Réserves { $by }, maintenant { $level }.
        [chapter] Quelque chose est arrivé jusqu’à la Zone d’aide : Réserves +{ $by }, maintenant { $level }.
        [fallen] Une part de ce qui est tombé du ciel est allée à la Zone d’aide : Réserves +{ $by }, maintenant { $level }.
       *[brought] Réserves +{ $by }, maintenant { $level }.
    }
event-no-desk-tonight = Pas de guichet cette nuit.
event-bags-searched = Nous avons ouvert nos sacs, et personne n’a rien trouvé à y redire.
event-shells-fell = { $who } est resté dans la file, dé noir { $result } : { $hit ->
        [yes] l’un est tombé trop près.
       *[no] ils sont tombés derrière la gare.
    }
event-turn-given = Nous lui avons donné notre tour.
event-rations-given = Au comptoir, dé noir { $result }{ $bonus ->
        [0] {""}
       *[other] {" "}et { $bonus } : { $total }
    }.
event-dressed = { $who } au Poste de soins, dé noir { $result }{ $bonus ->
        [0] {""}
       *[other] {" "}et { $bonus } : { $total }
    }. { $by ->
        [0] On n’a rien pu faire.
        [one] On a pu faire quelque chose.
       *[other] On a pu faire beaucoup.
    }
event-lists-read = { $who } a lu les listes, dé noir { $result } : { $found ->
        [loss] un nom que nous connaissions.
        [news] un nom que nous connaissions, avec à côté la croix qui veut dire vivant.
        [face] derrière nous, quelqu’un a dit : je connais ce visage.
       *[nothing] aucun nom que nous connaissions.
    }
event-nobody-taken = Nous nous sommes serré la main et sommes rentrés seuls.
event-volunteered = { $who } est resté porter des caisses jusqu’à l’aube.
event-gifts-given = Dans la caisse des dons, valeur { $paid }.
event-aid-zone-left = Nous avons quitté la Zone d’aide : { $card }.

## Où on en est

aid-supplies = Réserves { $level } sur { $most } { $track }
aid-queuing = { $who } fait la queue.
aid-desk = { $desk } : { $how ->
        [shut] fermé cette nuit
        [used] déjà utilisé cette nuit
       *[open] ouvert
    }{ $more ->
        [0] {""}
       *[other] , jet +{ $more }
    }
beat-aid-zone-kicker = La Zone d’aide
