### This War of Mine : ce qui arrive, ligne par ligne, dans l’ordre des règles. Combat, raids, visites et Aube ont leurs propres fichiers

## Biens, États, gens ($zone : "storage", "pile" ou "products")

event-goods-gained = { $zone ->
        [pile] Sur la pile des Trouvailles : { $goods }.
       *[storage] Gagné : { $goods }.
    }
event-goods-missing = La boîte n’en contient plus, et ceci n’est pas gagné : { $goods }.
event-goods-discarded = { $zone ->
        [pile] Sorti de la pile des Trouvailles : { $goods }.
       *[storage] Sorti de l’Inventaire : { $goods }.
    }
event-goods-removed = Retiré de la boîte pour le reste de la Campagne : { $goods }.
event-state-rose = { $who } : { $state } +{ $by }, désormais { $level }.
event-state-fell = { $who } : { $state } −{ $by }, désormais { $level }.
event-fell-asleep = { $who } s’endort.
event-stays-up = { $who } ne tient plus debout, et tient : le sommeil attendra la fin de la tâche de cette nuit.
event-woke-up = { $who } se réveille.
# $how : "died" ou "left" ; $cause : un État, ou le numéro d’un script (quelqu’un resté aux mains des Ennemis).
event-character-lost = { $how ->
        [left] { $cause ->
            [hunger] { $who } part chercher à manger et ne revient pas.
           *[misery] { $who } s’en va et ne revient pas.
        }
       *[died] { $cause ->
            [hunger] { $who } meurt de faim.
            [illness] { $who } meurt de sa maladie.
            [wounds] { $who } meurt de ses blessures.
            [misery] { $who } n’en peut plus et meurt.
           *[other] { $who } meurt entre leurs mains.
        }
    } Épilogue : { $epilogue }.
event-empathy-rolled = Jet d’Empathie, dé noir { $result }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus } = { $total }
    } : { $some ->
        [yes] cela pèse sur { $hit }.
       *[no] cela ne pèse sur personne.
    }
event-leader-changed = { $seat } prend la tête du groupe.
event-leader-named = { $seat } mène le groupe pour commencer.
event-campaign-lost = La Campagne est perdue le jour { $day }.
# $tone : combien de Personnages de départ voient la paix.
event-campaign-won = La Campagne est gagnée le jour { $day } : { $tone ->
        [1] Survivant.
        [2] Compagnons.
       *[other] La maison entière.
    }
event-told = Dans le livre : { $script }.
event-storage-bundled = Cinq ressources deviennent un marqueur de l’Inventaire x5 : { $good }.
event-storage-unbundled = { $got ->
        [one] Un marqueur de l’Inventaire x5 rend { $got } ressource : { $good }.
       *[other] Un marqueur de l’Inventaire x5 rend { $got } ressources : { $good }.
    }

## Paquets

event-cards-reshuffled = { $deck ->
        [fate] Le paquet Destin est vide.
        [findings] Le paquet Trouvailles est vide.
        [visitors] Le paquet Visiteurs est vide.
        [locations] Le paquet des Lieux est vide.
        [wares] Le paquet Marchandises est vide.
        [notices] Le paquet Avis est vide.
       *[exploration] Le paquet d’Exploration est vide.
    } { $cards ->
        [one] { $cards } carte défaussée en forme un nouveau.
       *[other] { $cards } cartes défaussées en forment un nouveau.
    }
event-location-exchanged = Échange de Lieu : { $old } contre { $new } ({ slot-far }).
event-resident-drawn = Une rencontre : { $card }.
event-visitor-came = Dans la rue : { $card }.
event-narrative-used = Carte utilisée : { $card }.

## Mise en place, Matin, Objectifs

event-character-found = { $who } entre dans la maison ({ $colour }).
event-locations-dealt = La ville s’étend devant nous : { $near } ({ slot-near }), { $distant } ({ slot-distant }), { $far } ({ slot-far }).
event-day-began = Le jour { $day } commence.
event-event-drawn = Événement : { $card }.
event-chapter-turned = Le { $card } commence.
event-cold-added = Froid +{ $cold }, désormais { $total }.
event-cold-full = Les six pions Froid sont tous posés : { $lost ->
        [one] { $lost } de plus est perdu.
       *[other] { $lost } de plus sont perdus.
    }
event-cold-removed = Froid −{ $cold }, désormais { $total }.
event-event-ignored = On ne sait rien d’une dernière Collecte : { $card } reste sans effet, Froid mis à part.
event-event-ended = L’Événement est passé : { $card }.
event-objective-set = { $number ->
        [3] Dernier Objectif : { $card }.
       *[other] Objectif { $number } : { $card }.
    }
event-objective-paid = Versé à l’Objectif { $card } : { $good }, { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }. { $left ->
        [0] Le décompte est complet.
       *[other] Il en reste { $left }.
    }
event-objective-judged = { $met ->
        [yes] Objectif accompli : { $card }. Voici la Récompense.
       *[no] Objectif manqué : { $card }. Voici la Sanction.
    }
event-narrative-drawn = Nouvelles Actions narratives : { $cards }.
event-epidemic-rolled = L’épidémie, dé noir { $result } pour { $who } (malade jusqu’à { $upto }) : { $ill ->
        [yes] elle frappe.
       *[no] elle passe.
    }
event-hole-opened = La Barricade tombe : { $hole }.
event-direct-hit-rolled = Dé noir { $result } : { $hit ->
        [yes] l’obus touche quelque chose à nous.
       *[no] l’obus ne touche rien à nous.
    }
event-fitting-lost = Bricolage détruit : { $card } ({ $space }).
event-hope-lost = { $left ->
        [0] Il ne reste aucun des Personnages de départ.
       *[other] Ce que demande le scénario est hors d’atteinte.
    } La partie ne peut plus être gagnée.
event-played-on = Nous continuons quand même.
event-gave-up = Nous renonçons.
event-epilogue-told = { $who } voit la paix. Épilogue : { $epilogue }.

## Actions de jour

event-stage-began = L’étape { $stage } commence.
event-card-turned = { $who } dégage { $space } ({ $card }).
event-rubble-dug = { $left ->
        [remnants] On déblaie { $space } ({ $who }). Il reste des Restes de gravats.
       *[nothing] On déblaie { $space } ({ $who }). La case est libre.
    }
event-lock-tried = { $who } essaie la serrure ({ $space }), dé noir { $result } : { $opened ->
        [yes] elle cède.
       *[no] elle tient.
    }
event-poked-about = { $who } farfouille, dé noir { $result }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus }
    } : { $pieces ->
        [one] { $pieces } ressource.
       *[other] { $pieces } ressources.
    }
event-card-uncovered = Il y en a encore dessous ({ $space }) : { $card }.
event-shelter-searched = { $who } fouille la cave ({ $card }{ $impact ->
        [yes] , après Le poids de la réalité, remélangé
       *[no] {""}
    }) : { $some ->
        [yes] { $goods }.
       *[no] rien d’utile.
    }
event-garden-searched = { $who } parcourt le Jardin sauvage, dé noir { $result }{ $chill ->
        [0] {""}
       *[other] {" "}− { $chill } pour le Froid
    } : { $some ->
        [yes] { $goods }.
       *[no] rien.
    }
event-sniper-fired = On a vu { $who } au dernier étage, dé noir { $result } : { $hit ->
        [yes] un tireur fait mouche (1 à { $upto }).
       *[no] le coup se perd (1 à { $upto } aurait touché).
    }
event-ideas-found = { $who } a une Nouvelle idée : { $cards }.
event-napped = { $who } fait un somme.
event-sat-down = { $who } s’assied, dé noir { $result }{ $books ->
        [0] {""}
        [one] , 2 de plus pour { $books } Livre
       *[other] , 2 de plus pour chacun des { $books } Livres
    } : { $better ->
        [yes] cela fait du bien.
       *[no] cela ne change rien.
    }
event-tuned-in = { $who } capte ce qui se prépare : { $cards }. Dé noir { $result } : { $better ->
        [yes] ces voix font du bien.
       *[no] ces voix n’apaisent pas.
    }
event-wait-placed = { $who } lance un travail jusqu’à l’Aube : { $card }.
# La clé est ce que dit name-deed d’une action sans coût ni produit : seul le chauffage arrive ici ainsi.
event-worked = { $action ->
        [gratuit] { $times ->
            [one] { $who } allume le feu ({ $card }).
           *[other] { $who } allume le feu et l’alimente { $times } fois ({ $card }).
        }
       *[other] { $times ->
            [one] { $who } travaille ({ $card }) : { $action }.
           *[other] { $who } travaille ({ $card }), { $times } fois : { $action }.
        }
    }
event-fitting-placed = { $built ->
        [yes] { $who } installe un Bricolage : { $card } ({ $space }), avec { $cost }.
       *[no] Nouveau Bricolage, pour rien : { $card } ({ $space }).
    }
event-fitting-moved = { $who } déplace un Bricolage : { $card } ({ $space }).
event-fitting-dismantled = { $who } démonte un Bricolage : { $card }.
event-hole-closed = Une Barricade ferme { $hole }.
event-rolled-again = { $who } refait le calcul : { $first } devient { $second }.
event-went-outside = { $who } va Dehors.

## Crépuscule et Nuit

event-dusk-began = Jour { $day } : le Crépuscule tombe.
event-thirst-rolled = { $who } n’a pas d’Eau, dé noir { $result } : { $state }.
event-went-hungry = { $who } ne mange rien.
event-cooked = { $who } cuisine pour { $eater } : { $good }.
event-kind-word-said = { $who } a un mot gentil pour { $to }.
event-evening-began = Jour { $day } : la phase de Nuit commence.
event-task-given = { $who }, cette nuit : { $task }.

## Le départ pour un Lieu

event-scavenging-began = Dans la ville, cette nuit : { $who }.
event-went-to = Nous prenons la route : { $card } ({ $slot }).
event-sniper-shot = Tireurs embusqués : pour { $who }, le dé rouge donne { $face }. { $hit ->
        [yes] Le coup porte.
       *[no] La rue est traversée.
    }
event-band-rolled = { $card }, dé noir { $result } : { $struck ->
        [yes] pas de chance.
       *[no] tout est calme.
    }
event-hidden-goods = { $found ->
        [yes] Ce que nous avions caché est encore là (dé noir { $result }) : { $goods }.
       *[no] Ce que nous avions caché n’est plus là (dé noir { $result }) : { $goods }.
    }

## L’exploration

event-unknown-formed = { $cards ->
        [one] L’Inconnu compte { $cards } carte.
       *[other] L’Inconnu compte { $cards } cartes.
    }
event-cards-returned = { $cards ->
        [one] { $cards } carte de l’Inconnu est renvoyée, il en reste { $left }.
       *[other] { $cards } cartes de l’Inconnu sont renvoyées, il en reste { $left }.
    }
event-cards-seen = Nous voyons ce qui nous attend : { $cards }.
event-card-opened = Devant nous : { $card } (il en reste { $left }).
event-card-kept = La carte { $card } reste sur l’aire d’Exploration.
event-not-here = { $card } : rien de tel dans ce Lieu.
event-lock-picked = La serrure ({ $tool }), dé noir { $result } : { $opened ->
        [yes] elle cède.
       *[no] elle tient.
    }
event-basement-rolled = Dans le sous-sol, dé noir { $result } : { $met ->
        [yes] quelqu’un s’y trouve.
       *[no] il n’y a personne.
    }
event-footsteps-rolled = { $waited ->
        [0] Bruits de pas, dé noir { $result }.
       *[other] Bruits de pas, dé noir { $result } et { $waited } pour l’attente : { $total }.
    }
event-floor-tried = { $held ->
        [yes] { $who } passe, et le plancher tient.
       *[no] { $who } passe, et le plancher cède.
    }
event-die-rolled-again = Pour { $who }, le dé relancé donne { $face } (relances restantes : { $left }).
event-tripwire-tried = { $who } prend le fil en main, dé noir { $result } : { $sprung ->
        [yes] l’engin part.
       *[no] le fil se détache.
    }
event-paid-action = { $cards ->
        [one] { $action }, contre { $cards } carte de l’Inconnu.
       *[other] { $action }, contre { $cards } cartes de l’Inconnu.
    }
event-healed = On soigne { $who }.
event-socialised = Nous nous asseyons avec les gens, dé noir { $result }{ $bonus ->
        [0] .
       *[other] {" "}et { $bonus } de plus.
    }

## Le Bruit

event-noise-moved = { $louder ->
        [yes] Le Bruit monte à { $noise }.
        [no] Le Bruit retombe à { $noise }.
       *[start] Bruit { $noise }.
    }
event-noise-rolled = Jet de Bruit, dé noir { $result } contre { $less ->
        [0] { $noise }
       *[other] { $against } (Bruit { $noise }, { $less } de moins grâce à : { good-camo })
    } : { $met ->
        [yes] quelqu’un nous entend.
       *[no] personne ne vient.
    }
event-sneaked-along = { $who } passe devant sans un bruit.

## Les trouvailles

event-found = { $row }, { $card } : il y a là { $goods }.
event-nothing-found = { $row }, { $card } : il n’y a rien.
event-special-found = Trouvaille spéciale, dé noir { $result } : { $good }.
event-no-special-find = Trouvaille spéciale, dé noir { $result } : rien de plus.
event-dearest-left = { $card } : l’objet le plus précieux est pour eux, { $good }.
event-hobos-watched = Les Vagabonds nous regardent prendre, dé noir { $result } : { $angry ->
        [yes] ils se jettent sur nous.
       *[no] ils laissent faire.
    }
event-share-rolled = Les Survivants et nous jouons la trouvaille au dé noir, { $result } : { $keep ->
        [yes] elle est à nous.
       *[no] elle est à eux.
    }
event-weapons-looted = Nous prenons aux morts : { $goods }.

## Les Habitants

event-resident-stayed = Ils restent là et nous regardent : { $card }.
event-resident-ignored = Ils passent sans nous voir : { $card }.
event-residents-paid = Ils s’en vont : { $card }.
event-hidden = Nous nous cachons jusqu’à leur départ : { $card }.
event-dogs-came = Des chiens sortent du noir.
event-dog-rolled = { $who } et les chiens, dé noir { $result } : { $bitten ->
        [yes] une morsure.
       *[no] ils lâchent prise.
    }
event-rebels-declined = Nous refusons l’offre des Rebelles, dé noir { $result } : { $robbed ->
        [yes] ils prennent leur dû.
       *[no] ils nous laissent passer.
    }
event-soldiers-shot = Nous courons devant les Soldats, dé noir { $result } : { $hit ->
        [yes] ils touchent l’un de nous.
       *[no] ils tirent à côté.
    }
event-deserters-refused = Nous refusons aux Déserteurs, dé noir { $result } : { $angry ->
        [yes] ils ne l’acceptent pas.
       *[no] ils s’éclipsent.
    }
event-broke-off = { $who } ne va pas plus loin et attend près des sacs.
# $number : celui du script, 0 si le cercle n’en porte pas.

## Choisir les Trouvailles

event-exploration-ended = Nous mettons fin à l’exploration.
event-exploration-over = { $left ->
        [0] Il n’y a plus rien à explorer. Il faut choisir ce que nous portons.
        [one] Il faut choisir ce que nous portons ; { $left } carte de l’Inconnu n’a pas été vue.
       *[other] Il faut choisir ce que nous portons ; { $left } cartes de l’Inconnu n’ont pas été vues.
    }
event-party-lost = Personne ne revient. Perdu en route : { $goods }.
event-brought-home = { $some ->
        [yes] Sur nos épaules pour le retour : { $goods }.
       *[no] Il n’y a rien à rapporter.
    }
event-hidden-goods-taken = La boîte était vide : on a puisé dans ce qui est caché ici : { $card } ({ $goods }).
event-hidden-goods-lost = Avec le Lieu ({ $card }) disparaît ce que nous y avions caché : { $goods }.
event-goods-left = Laissé sur place : { $goods }.
event-goods-hidden = Caché pour une autre visite : { $goods }.
event-strained = { $who } porte 1 de plus.
