### This War of Mine : ce que dit la table. Règles avancées, gestes, options, questions, refus, mises en garde, fins

## Règles avancées et réglages d’une nouvelle Campagne (.text : ce qui change)

advanced-155 = Déplacer et démonter (155)
    .text = Pour 1 action, un Personnage peut déplacer un Bricolage vers une autre case libre et permise, ou le démonter : la carte retourne dans le paquet de Bricolage et tout ce qu’elle a coûté va dans l’Inventaire, dans la limite de la boîte. Un Personnage sans aucune case noire peut faire une quatrième action dans la journée, pour Fatigue +2 une fois l’action faite.
advanced-351 = Manger à tout moment (351)
    .text = Les Personnages peuvent manger à tout moment hors Combat et hors script, avec l’effet du Crépuscule : sur l’Inventaire au Refuge, sur la pile des Trouvailles en route. Qui ne mange rien au Crépuscule a quand même Faim +1.
advanced-534 = Cacher et porter davantage (534)
    .text = Ce qui n’est pas rapporté peut être caché dans le Lieu ; à la visite suivante, le dé noir le retrouve sur 7–10 et le perd sur 1–6. Chaque Personnage en Collecte dont la Fatigue est à 2 ou moins peut porter 1 de plus, une fois par sortie, pour Fatigue +2. Au début ou à la fin de la Collecte, 4 cartes de l’Inconnu échangent un Lieu ; celui qu’on visite, à la fin seulement.
advanced-909 = Soins et alcool à tout moment (909)
    .text = Les soins peuvent être posés et l’alcool bu à tout moment hors Combat et hors script. Un soin posé n’agit toujours qu’avec une carte Destin, à l’Aube.
switch-dawn-medicine = Soins à l’Aube seulement
    .text = Plus strict : Médicaments, Herbes médicinales et Bandages ne se posent qu’à l’Aube, avant la carte Destin. La règle avancée 909 l’emporte sur ce réglage.
switch-lenient-333 = Nuit sans Garde adoucie
    .text = Plus doux : une nuit sans Garde ne fait pas perdre la Campagne. Elle amène 2 cartes Raid de nuit contre lesquelles aucun dé n’est lancé ; les Barricades comptent, et les Blessures vont à un Personnage de votre choix présent au Refuge.
switch-heater-water = Chauffage construit avec de l’Eau
    .text = Plus strict, à la lettre de la carte : le Chauffage simple se fabrique avec 5 Composants et 3 Eau au lieu de 3 Bois.

## Actions sans carte à elles

action-rest = Rien pour l’instant

## Ce qui se fait à un Bricolage

deed-nap = Faire un somme
deed-sit = S’asseoir
deed-sow-herbs = Semer des herbes
deed-roll-cigarettes = Rouler des Cigarettes
deed-brew-herbal-meds = Préparer des Herbes médicinales
deed-sow-vegetables = Semer des légumes
deed-make-meds = Faire des Médicaments
deed-make-bandages = Faire des Bandages
deed-heat = Brûler du Bois ou des Livres contre le Froid
deed-tune-in = Informations
deed-collect-rain = Sortir les seaux
deed-distil = Distiller de l’Alcool frelaté
deed-purify = Distiller de l’Alcool pur
deed-cook-herbs = Cuire des herbes
deed-cook-food = Cuire un Aliment cru
deed-bait = Tendre le piège
deed-board-up = Poser une Barricade
deed-make-parts = Faire des pièces
deed-make-filters = Faire des Filtres
deed-mend-guitar = Réparer la Guitare
deed-make-lockpick = Faire un Crochet
deed-make-shovel = Faire une Pelle
deed-make-sawblade = Faire une Lame de scie
deed-make-knife = Faire un Couteau
deed-make-hatchet = Faire une Hachette
deed-mend-assault-rifle = Réparer le Fusil d’assaut
deed-mend-pistol = Réparer le Pistolet
deed-mend-shotgun = Réparer le Canon scié
deed-load-shells = Changer des Douilles en Munitions

## Options communes ($worth : valeur du pion)

option-person = Choisir { $who }
# $use : "give" quand on le perd ainsi.
option-good = { $use ->
        [give] Céder : { $good }
       *[take] Choisir : { $good }
    }
option-pay = Payer avec : { $good } ({ $worth })
option-yes = Oui
option-no = Non
option-space = Choisir { $space }
option-hole = Choisir { $hole }

## Options : à tout moment

option-narrative = Utiliser { $card }
option-pay-in = { $steps ->
        [one] Verser à l’Objectif : { $good } ({ $steps } case)
       *[other] Verser à l’Objectif : { $good } ({ $steps } cases)
    }
option-bundle = Regrouper 5 ressources sous un marqueur de l’Inventaire x5 : { $good }
option-unbundle = Échanger un marqueur de l’Inventaire x5 : { $good }
option-eat-now = Faire manger { $who } tout de suite : { $good }
option-sneak-now = Laisser { $who } ouvrir la voie sans bruit (Bruit −3)

## Options : Objectifs et fin

option-free-fitting = Construire sans rien payer : { $card }
option-no-fitting = Ne rien construire
option-cure = Soigner { $who } : { $state } −2
option-no-cure = Ne soigner personne d’autre
option-give-up = Renoncer et mettre fin à la Campagne
option-play-on = Continuer pour connaître la suite

## Options : Actions de jour

option-plan = Choisir une action pour { $who }
option-resolve = Résoudre l’étape ainsi
option-clear = Dégager { $space } ({ $card })
option-dig = Déblayer à la { good-shovel } : { $space } ({ $card })
option-dig-alone = Déblayer à mains nues : { $space } ({ $card })
option-dig-with = Déblayer avec { $helper } : { $space }
option-saw = Scier les Barreaux : { $space }
option-unlock = Essayer la serrure ({ $tool }) : { $space } (s’ouvre sur 4–10)
option-poke-about = Farfouiller (dé noir : de 1 à 4 Bois ou Composants)
option-poke-about-1 = Farfouiller I (dé noir : de 1 à 3 Bois ou Composants)
option-poke-about-2 = Farfouiller II (dé noir : de 1 à 4 Bois ou Composants)
option-poke-about-3 = Farfouiller III (dé noir : de 1 à 4, plus qu’ailleurs)
option-search = Fouiller (ce qu’une carte Trouvailles dit d’un Tas)
option-wild-garden = Fouiller le Jardin sauvage (dé noir : Herbe, Légume ou rien)
option-new-idea = Avoir une Nouvelle idée (2 Idées rejoignent le paquet de Bricolage)
option-outside = Aller Dehors (dé noir : sur 1, un tireur embusqué fait feu)
# La clé est ce que dit name-deed d’une action sans coût ni produit.
option-use = { $what ->
        [gratuit] { $card } : { $action }
       *[other] { $card } : { $action } ({ $what })
    }
option-craft = Fabriquer : { $card } ({ $cost })
option-craft-water = Fabriquer : { $card } (5 Composants et 3 Eau)
option-move = Déplacer : { $card }
option-dismantle = Démonter : { $card } (rend { $goods })
option-rest = Ne rien faire pour l’instant
option-times = { $times ->
        [one] Le faire une fois
       *[other] Le faire { $times } fois
    }
option-fuel = { $wood ->
        [0] { $books ->
            [one] Brûler { $books } Livre
           *[other] Brûler { $books } Livres
        }
       *[other] { $books ->
            [0] Brûler { $wood } Bois
            [one] Brûler { $wood } Bois et { $books } Livre
           *[other] Brûler { $wood } Bois et { $books } Livres
        }
    }
option-parts = { $mechanical ->
        [0] { $electrical ->
            [one] Faire { $electrical } Pièce électrique
           *[other] Faire { $electrical } Pièces électriques
        }
        [one] { $electrical ->
            [0] Faire { $mechanical } Pièce mécanique
            [one] Faire { $mechanical } Pièce mécanique et { $electrical } Pièce électrique
           *[other] Faire { $mechanical } Pièce mécanique et { $electrical } Pièces électriques
        }
       *[other] { $electrical ->
            [0] Faire { $mechanical } Pièces mécaniques
            [one] Faire { $mechanical } Pièces mécaniques et { $electrical } Pièce électrique
           *[other] Faire { $mechanical } Pièces mécaniques et { $electrical } Pièces électriques
        }
    }
option-split = { $wood ->
        [0] { $components ->
            [0] Ne rien prendre : la boîte est vide
            [one] Prendre { $components } Composant
           *[other] Prendre { $components } Composants
        }
       *[other] { $components ->
            [0] Prendre { $wood } Bois
            [one] Prendre { $wood } Bois et { $components } Composant
           *[other] Prendre { $wood } Bois et { $components } Composants
        }
    }
option-think-of = Avoir cette Idée : { $card }
option-listen = { $deck ->
        [events] Écouter les 2 prochains Événements
       *[raids] Écouter le prochain Raid de nuit
    }

## Options : Crépuscule et Nuit

option-give-water = Donner 1 Eau à { $who }
option-no-water = Laisser { $who } sans Eau (dé noir : 1–5 Faim +1, 6–10 Mal-être +1)
option-feed = Nourrir { $who } : { $good }
option-cook = Laisser { character-bruno } cuisiner pour { $who } : { $good } (brûle 1 { $fuel }, Faim baissée de 1 de plus)
option-enough = Finir le repas
option-kind-word = Réconforter { $who } (Mal-être −1)
option-no-kind-word = Ne réconforter personne
option-task = Affecter { $who } : { $task }
option-bed = Affecter { $who } : { $card } (Fatigue à 0)
option-night = Laisser venir la nuit
option-night-unguarded = Laisser venir la nuit sans personne de Garde

## Options : le départ pour un Lieu

option-go-to = Choisir ce Lieu : { $card } ({ $slot })
option-pack = Emporter : { $good }
option-set-out = Se mettre en route
option-give-lookouts = Donner aux guetteurs : { $good }
option-defy-lookouts = Ne rien donner (le Bruit commence à { $noise })

## Options : l’exploration ($cards, $price : cartes de l’Inconnu à renvoyer)

option-turn-up = Révéler la prochaine carte de l’Inconnu (il en reste { $left })
option-all-asleep = Attendre que les dormeurs puissent rentrer
option-nothing-left = Plus rien à révéler : choisir ce que vous rapportez
option-open-card = S’attaquer à l’obstacle : { $card }
option-look-around = Reconnaître les environs (renvoyer { $price } cartes de l’Inconnu)
option-trade = { $fee ->
        [0] Commercer (renvoyer { $price } cartes de l’Inconnu ; sans Commission)
       *[other] Commercer (renvoyer { $price } cartes de l’Inconnu ; Commission { $fee })
    }
option-heal = Faire soigner { $who }, { $state } −1 (renvoyer { $price } cartes de l’Inconnu)
option-socialise = Vous sociabiliser (renvoyer { $price } cartes de l’Inconnu)
option-treat = Partager : { $good } (2 de plus au jet)
option-no-treat = Ne rien partager
option-exchange = Échanger ce Lieu : { $card }, { $slot } (renvoyer 4 cartes de l’Inconnu)
option-no-exchange = Ne rien échanger
option-next-card = Mettre ensuite : { $card }
option-away = Renvoyer : { $card }
option-keep-rest = Ne plus rien renvoyer
option-ignore = Ignorer cette carte
option-return = { $cards ->
        [one] Renvoyer { $cards } carte de l’Inconnu
       *[other] Renvoyer { $cards } cartes de l’Inconnu
    }
option-noise = Monter le Bruit de { $all }{ $more ->
        [0] {""}
       *[other] {" "}(dont { $more } à cause du Lieu)
    }{ $rolls ->
        [yes] {" "}et faire un jet de Bruit
       *[no] , sans jet
    }
option-with-tool = { $cards ->
        [0] Se servir de l’outil : { $good }
        [one] Se servir de l’outil : { $good }, et renvoyer { $cards } carte de l’Inconnu
       *[other] Se servir de l’outil : { $good }, et renvoyer { $cards } cartes de l’Inconnu
    }
option-end = Mettre fin à l’exploration
option-keep = Garder sur l’aire d’Exploration : { $card }
# $who : un simple mot, "party" ou "marko".
option-pick-lock = { $who ->
        [marko] Laisser { character-marko } essayer la serrure ({ $good } ; s’ouvre sur 4–10)
       *[party] Crocheter la serrure ({ $good } ; s’ouvre sur 4–10)
    }
option-approach = Aller vers la lumière (une rencontre)
option-listen-for = { $cards ->
        [0] Lancer le dé tout de suite
        [one] Attendre : renvoyer { $cards } carte de l’Inconnu ({ $cards } de plus au jet)
       *[other] Attendre : renvoyer { $cards } cartes de l’Inconnu ({ $cards } de plus au jet)
    }
option-leave-top = Laisser sur le paquet : { $card }
option-to-bottom = Mettre sous le paquet : { $card }
option-balance = Envoyer { $who } de l’autre côté (dé gris : sans poing, Blessures +1)
option-reroll = Relancer (relances restantes : { $left })
option-keep-face = Garder ce résultat
option-disarm = Laisser { $who } désamorcer le fil (dé noir : sur 1–3, Blessures +2 et Bruit +3)
option-go-on-card = Rester sans bouger (Bruit −2, ranger les 2 prochaines cartes)
option-search-dead = Fouiller le mort (ligne Meubles, puis jet d’Empathie)
option-cover = Couvrir le corps (renvoyer { $cards } cartes de l’Inconnu ; un Personnage : Mal-être −1)

## Options : le Bruit

option-roll-noise = Faire le jet de Bruit ({ $noise } ou moins : quelqu’un vient)
option-hold-breath = Utiliser { $card } (pas de jet, Bruit 1)
option-sneak = Laisser d’abord { $who } ouvrir la voie sans bruit (Bruit −3)

## Options : les trouvailles

option-take-all = Tout prendre
option-take = Prendre : { $good }
option-leave = Tout laisser
option-taken = Ne rien prendre de plus
option-look-again = Utiliser { $card } et fouiller la même ligne
option-not-again = En rester là
option-leave-dearest = Leur laisser : { $good }, et garder le reste
option-share = Lancer le dé (1–5 pour eux, 6–10 pour nous)
option-take-and-fight = Tout prendre et se battre
option-pay-toll = Payer avec 1 pion d’une valeur d’au moins { $worth }
option-leave-find = Leur laisser la trouvaille
option-fight-for-it = Se battre pour la garder
option-loot = Prendre : { $good }
option-looted = Ne plus prendre d’arme

## Options : les Habitants ($worth : valeur totale demandée)

option-meet = Aller à leur rencontre ({ $card })
option-hide = Utiliser la carte { $card } et les laisser passer
option-fight = Déclencher un Combat ({ $card })
option-give-gift = Donner des pions verts et jaunes d’une valeur totale d’au moins { $worth }
option-walk-on = Passer son chemin
option-search-row = Fouiller la ligne { $row }
option-buy-offer = Acheter avec des pions d’une valeur totale d’au moins { $worth }
option-decline = Refuser (dé noir : sur 1–3, ils prennent notre pion de plus grande valeur)
option-pay-bribe = Payer avec des pions d’une valeur totale d’au moins { $worth }
option-turn-back = Faire demi-tour : livrer toutes les armes à feu et Munitions, finir l’exploration
option-run-away = Courir : renvoyer 4 cartes de l’Inconnu (dé noir : sur 1–3, un Personnage a Blessures +2)
option-give-food = Donner 1 nourriture
option-give-medicine = Donner 1 soin (gagner 2 Munitions)
option-refuse = Refuser (dé noir : sur 1–5, Combat)
option-do-trade = { $fee ->
        [0] Commercer (sans Commission)
       *[other] Commercer (d’abord une Commission de { $fee })
    }
option-appease = { $n ->
        [one] Donner pour les éloigner ({ $card }) : { $good }
       *[other] Donner pour les éloigner ({ $card }) : { $good } ×{ $n }
    }
option-pay-off = Payer pour les éloigner ({ $card }) : des pions d’une valeur totale d’au moins { $worth }
option-round-them = Les contourner ({ $card }) : renvoyer { $cards } cartes de l’Inconnu
option-attack = Les attaquer ({ $card })

## Options : Choisir les Trouvailles

option-leave-good = Laisser sur place : { $good }
option-add = Ajouter : { $good }
option-hide-good = Cacher 1 objet : { $good }
option-hidden-enough = Ne plus rien cacher
option-strain = Laisser { $who } porter 1 de plus (Fatigue +2)
option-go-home = Rentrer (charge { $weight } sur { $limit })

## Options : Actions narratives

option-soup = Faire la soupe avec 1 Eau et : { $good }
option-doctor-for = Faire soigner { $who } comme avec : { $good }
option-owed = Réclamer : { $good } ({ $worth })
option-owed-enough = Ne plus rien réclamer

## Questions : Matin, Objectifs, fin

ask-rats = Les rats sont passés par les vivres. Choisissez ce qu’ils ont mangé.
# Un Trou à boucher, ou un Trou qui perd sa Barricade.
ask-which-hole = { $way ->
        [lose] Choisissez le Trou qui perd sa Barricade.
       *[cover] Choisissez le Trou à barricader.
    }
ask-sadder = L’Objectif est manqué. Choisissez un Personnage : Mal-être +1.
ask-cure = L’hôpital nous remercie. Choisissez jusqu’à deux Personnages, chacun pour Maladie −2 ou Blessures −2.
ask-free-fitting = Les voisins donnent un coup de main. Choisissez un Bricolage à construire sans rien payer.
ask-hope = { $left ->
        [0] Il ne reste aucun Personnage de départ, et la Campagne ne peut plus être gagnée.
       *[other] Ce que demande le scénario est hors d’atteinte : la partie ne peut plus être gagnée.
    } Continuer, ou renoncer ?

## Questions : Actions de jour

ask-plan = Étape { $stage }. { $left ->
        [one] { $left } Personnage n’a encore rien à faire
       *[other] { $left } Personnages n’ont encore rien à faire
    }. Choisissez à qui donner une action, ou résolvez l’étape.
# Étape 0 : la nuit, avec Travail de nuit.
ask-action = { $stage ->
        [0] Choisissez ce que fait { $who } cette nuit.
       *[other] Choisissez ce que fait { $who } à l’étape { $stage }.
    }
ask-where = Choisissez la case de ce Bricolage : { $card }.
ask-how-often = { $what ->
        [gratuit] Choisissez combien de fois alimenter le feu ({ $card }). Chaque fois ôte 1 pion Froid.
       *[other] Choisissez combien de fois le faire ({ $card }) : { $what }.
    }
ask-which-fuel = { $fuel ->
        [one] Choisissez ce qui brûle, du Bois ou un Livre.
       *[other] Choisissez ce qui brûle, { $fuel } pièces de Bois et de Livres mêlées à votre gré.
    }
ask-which-parts = { $times ->
        [one] Choisissez la pièce à faire.
       *[other] Choisissez les { $times } pièces à faire.
    }
ask-bait = Choisissez l’appât du piège ({ card-deadfall-trap }).
ask-split = { $pieces ->
        [0] { $who } ne trouve rien que la boîte contienne encore.
        [one] { $who } trouve { $pieces } ressource. Choisissez du Bois ou un Composant.
       *[other] { $who } trouve { $pieces } ressources. Choisissez combien sont du Bois.
    }
ask-think-of = { $who } a une Nouvelle idée. Choisissez la prochaine carte qui rejoint le paquet de Bricolage.
ask-listen = La { card-radio } grésille. Choisissez ce que vous écoutez.
ask-roll-again = Le dé noir donne { $result } ({ $what }). Faire appel au Calcul ({ character-anton }) et relancer ?

## Questions : Crépuscule et Nuit

ask-drink = Tout le monde devrait boire. { $water ->
        [0] Il n’y a plus d’Eau dans l’Inventaire. Choisissez qui lance le prochain jet de soif.
       *[other] Eau dans l’Inventaire : { $water }. Choisissez qui en reçoit 1 et qui reste sans boire.
    }
ask-eat = Le repas. { $hungry ->
        [0] Tout le monde a mangé ; choisissez qui mange encore, ou finissez le repas.
        [one] { $hungry } Personnage n’a pas mangé et aurait Faim +1. Choisissez qui mange quoi, ou finissez le repas.
       *[other] { $hungry } Personnages n’ont pas mangé et auraient Faim +1. Choisissez qui mange quoi, ou finissez le repas.
    }
ask-kind-word = { character-cveta } n’a rien mangé et garde un mot gentil. Choisissez pour qui.
# $left : sans tâche ; $guards, $party : combien ; $floor : ce qu’ôte une nuit sur le sol.
ask-evening = { $left ->
        [0] Chacun a sa tâche (Garde : { $guards }, Collecte : { $party }). Laissez venir la nuit.
       *[other] Choisissez les tâches de la nuit (Garde : { $guards }, Collecte : { $party }, sans tâche : { $left }). Sol : Fatigue −{ $floor } ; Garde et Collecte : Fatigue +1.
    }

## Questions : le départ pour un Lieu

ask-where-to = Choisissez le Lieu où va l’équipe cette nuit.
ask-sniped = Des tireurs embusqués tiennent la rue. Choisissez qui traverse maintenant ; au premier blessé, c’est fini.
ask-sniper = Un tireur embusqué fait feu sur les jardins. Choisissez qui est touché : Blessures +1.
ask-equip = { $some ->
        [yes] Choisissez ce que l’équipe emporte, puis mettez-vous en route. Déjà pris : { $packed }.
       *[no] Choisissez ce que l’équipe emporte de l’Inventaire, ou mettez-vous en route les mains vides.
    }
ask-lookouts = Les guetteurs veulent leur part. Choisissez ce que vous leur donnez, ou laissez-les siffler.

## Questions : l’exploration

ask-explore = { $left ->
        [one] Il reste { $left } carte de l’Inconnu
       *[other] Il reste { $left } cartes de l’Inconnu
    }, Bruit { $noise }. Révélez la prochaine, ou faites d’abord autre chose.
ask-treat = Choisissez ce que vous partagez avant de vous asseoir avec eux, ou rien.
ask-exchange = Avant de rentrer, vous pouvez échanger un Lieu contre 4 cartes de l’Inconnu. Choisissez-en un, ou aucun.
ask-next-card = { $place ->
        [1] Choisissez la carte de l’Inconnu qui sera sur le dessus.
       *[other] Choisissez la carte de l’Inconnu qui vient ensuite, à la place { $place }.
    }
ask-away = Vous connaissez ces rues. Choisissez, parmi les cartes vues, lesquelles renvoyer, ou gardez le reste.
ask-search = { $card }. Choisissez quoi faire ici, et à quel prix.
ask-obstacle = { $card }. Choisissez comment passer, ou laissez cela pour l’instant.
ask-hiding-place = { $card }. La garder pour plus tard contre 2 cartes de l’Inconnu, ou l’ignorer ?
ask-footsteps = { $card }. Choisissez combien de cartes Inconnues rendre avant le jet ; chacune y ajoute 1 (1–4 une rencontre, 5–7 Bruit +1, 8 ou plus vous les voyez d’abord).
ask-seen-first = Vous les voyez avant qu’ils vous voient : { $card }. Laisser la carte sur le paquet des Habitants, ou la mettre dessous ?
ask-candlelight = { $card }. Aller voir qui est là, ou garder vos distances ?
ask-rotten-floor = { $card }. En faire le tour contre 3 cartes de l’Inconnu, ou envoyer quelqu’un dessus ?
ask-reroll = Pour { $who }, le dé gris donne { $face }. Relancer, ou garder ? Relances restantes : { $left }.
ask-tripwire = { $card }. En faire le tour contre 2 cartes de l’Inconnu, ou le faire désamorcer ?
ask-silence = { $card }. Rester à écouter, ou mettre fin à l’exploration ?
ask-left-behind = { $card }. Passer, fouiller le mort, ou couvrir le corps ?
ask-noise = Le Bruit est à { $noise }. Lancez le dé noir : sur { $noise } ou moins, quelqu’un vient.

## Questions : les trouvailles

ask-take = Choisissez ce que vous prenez. Il y a là : { $goods }.
ask-look-again = Utiliser { card-second-look } et fouiller encore une fois la ligne { $row } ?
ask-survivors = Les Survivants veulent leur part ({ $goods }). Leur laisser quelque chose, ou tout prendre et se battre ?
ask-toll = Les Survivants demandent un pion avant que vous preniez quoi que ce soit. Payer, laisser la trouvaille, ou se battre ?
ask-pay-toll = Choisissez le pion que vous donnez aux Survivants.
ask-loot = Choisissez les armes des morts que vous prenez.
ask-peddlers-goods = Choisissez 2 pions parmi ce que portait le Colporteur.

## Questions : les Habitants

ask-lighten = Choisissez un Personnage : Mal-être −1.
ask-hide = Quelqu’un vient : { $card }. Aller à la rencontre, ou utiliser la carte { card-x-hiding-place } ?
ask-homeless = Quelqu’un vit ici et n’a rien. Donner (deux trouvailles et Mal-être −1 en retour), passer son chemin (jet d’Empathie), ou attaquer ?
ask-pay-gift = Choisissez les pions verts et jaunes que vous donnez, { $paid } sur { $total }.
ask-search-row = Il nous montre où chercher. Choisissez la ligne de la carte Trouvailles.
ask-rebels = Les Rebelles proposent 1 Alcool frelaté et 1 Cigarette ; qui achète peut ensuite Commercer. Acheter, refuser, ou attaquer ?
ask-pay-offer = Payez les Rebelles, { $paid } sur { $total }. On ne rend rien.
ask-lose-dearest = Les Rebelles prennent le pion de plus grande valeur, et plusieurs se valent. Choisissez lequel.
ask-soldiers = Des Soldats barrent la route. Choisissez comment passer.
ask-pay-bribe = Payez les Soldats, { $paid } sur { $total }. On ne rend rien.
ask-shot = Les Soldats font mouche. Choisissez qui a Blessures +2.
ask-deserters = Des Déserteurs demandent à manger ou de quoi se soigner. Donner quelque chose, ou refuser ?
ask-which-gift = Choisissez ce que vous donnez aux Déserteurs.
ask-peddler = Un Colporteur ouvre son manteau. Commercer, passer son chemin, ou attaquer ?
ask-pay-off = Choisissez les pions qui éloignent les Survivants, { $paid } sur { $total }.

## Questions : Choisir les Trouvailles

ask-load = Choisissez ce que vous rapportez, charge { $weight } sur { $limit }. Dans la pile des Trouvailles : { $goods }.
ask-hide-goods = Cacher { $goods } dans ce Lieu pour une autre visite, en tout ou objet par objet ? Ce que vous ne cachez pas retourne dans la boîte.
ask-before-leaving = Avant le départ, ce qui a été pris ici va peser sur l’équipe. Y a-t-il quelque chose à faire d’abord ?

## Questions : Actions narratives

ask-second-wind = Choisissez qui trouve un second souffle et ignore toutes les cases noires jusqu’au Crépuscule.
ask-house-doctor = Choisissez qui est soigné par la carte Destin à venir, et comment.
ask-night-shift = Choisissez qui travaille cette nuit : 1 action du Refuge tout de suite.
ask-soup = Choisissez ce qui va dans la soupe avec 1 Eau. Tout le monde aura mangé.
ask-old-debt = Choisissez ce que vous réclamez, pour une valeur de { $left } encore au plus.

## Pourquoi quelqu’un ne peut pas

# $dots : cases noires ; chacune ôte une des trois actions du jour, la dernière d’abord.
why-dots = { $dots ->
        [one] Une case noire sur ses États lui ôte la dernière action du jour.
        [2] Deux cases noires sur ses États lui ôtent les 2 dernières actions du jour.
       *[other] Les cases noires sur ses États ne lui laissent aucune action aujourd’hui.
    }
why-fourth = Une quatrième action n’est que pour qui n’a pas une seule case noire.
why-late = Ce Personnage vient d’arriver et agit dès l’étape suivante.
why-busy = Ce Personnage n’a plus d’action aujourd’hui.
why-asleep = Ce Personnage dort, à Fatigue 4, et ne peut que continuer à dormir.
why-party-full = Trois Personnages partent déjà en Collecte, et c’est la limite.

## Mises en garde

warning-give-up = La Campagne s’arrête ici, sur une défaite. Le faire quand même ?
warning-no-guard = Personne ne monte la Garde. Cette nuit, le Refuge est pris et la Campagne perdue ; avec la règle plus douce, si la table l’a choisie, 2 cartes de raid arrivent sans qu’aucun dé soit lancé. Le faire quand même ?
warning-box = La boîte en contient peut-être moins que vous n’en auriez. Ce qui manque est perdu. Le faire quand même ?

## La fin

won = Le Cessez-le-feu arrive le jour { $day }. { $alive ->
        [1] Survivant : 1 des 3 Personnages de départ est là pour le voir.
        [2] Compagnons : 2 des 3 Personnages de départ sont là pour le voir.
       *[other] La maison entière : les 3 Personnages de départ sont là pour le voir.
    }
lost-nobody = Jour { $day } : il n’y a plus personne dans la maison.
lost-strangers = Le Cessez-le-feu arrive le jour { $day }, mais aucun des Personnages de départ n’est là pour le voir.
lost-gave-up = Jour { $day } : il ne restait aucun des Personnages de départ, et le groupe a renoncé.
lost-unguarded = Jour { $day } : personne ne montait la Garde, et le Refuge a été pris dans la nuit.

## Longues familles d’options, repliées en une ligne

fold-clear = Dégager une pièce… ({ $count } pièces)
fold-dig = Déblayer à la { good-shovel }… ({ $count } pièces)
fold-dig-alone = Déblayer à mains nues… ({ $count } pièces)
fold-dig-with = Déblayer à deux… ({ $count } façons)
fold-unlock = Essayer une serrure… ({ $count } façons)
fold-use = Utiliser un Bricolage… ({ $count } façons)
fold-craft = Fabriquer un Bricolage… ({ $count } Bricolages)
fold-move = Déplacer un Bricolage… ({ $count } Bricolages)
fold-dismantle = Démonter un Bricolage… ({ $count } Bricolages)
fold-space = Choisir une case… ({ $count } cases)
fold-times = Choisir combien de fois… ({ $count } façons)
fold-fuel = Choisir ce qui brûle… ({ $count } façons)
fold-parts = Choisir les pièces… ({ $count } façons)
fold-think-of = Choisir une Idée… ({ $count } Bricolages)
fold-free-fitting = Construire sans rien payer… ({ $count } Bricolages)
fold-give-water = Donner de l’Eau… ({ $count } Personnages)
fold-no-water = Laisser quelqu’un sans Eau… ({ $count } Personnages)
fold-feed = Nourrir quelqu’un… ({ $count } façons)
fold-cook = Laisser { character-bruno } cuisiner… ({ $count } façons)
fold-eat-now = Faire manger quelqu’un tout de suite… ({ $count } façons)
fold-task = Affecter quelqu’un à une tâche… ({ $count } façons)
fold-bed = Affecter quelqu’un à un Lit… ({ $count } façons)
fold-give-lookouts = Donner quelque chose aux guetteurs… ({ $count } sortes)
fold-listen-for = Attendre avant le jet… ({ $count } façons)
fold-exchange = Échanger un Lieu… ({ $count } Lieux)
fold-heal = Faire soigner quelqu’un… ({ $count } façons)
fold-appease = Éloigner quelqu’un par un don… ({ $count } façons)
fold-take = Prendre quelque chose… ({ $count } sortes)
fold-loot = Prendre une arme… ({ $count } sortes)
fold-good = Choisir un objet… ({ $count } sortes)
fold-pay = Payer avec quelque chose… ({ $count } sortes)
fold-pay-in = Verser à l’Objectif… ({ $count } sortes)
fold-leave-good = Laisser quelque chose sur place… ({ $count } sortes)
fold-owed = Réclamer quelque chose… ({ $count } sortes)
fold-bundle = Regrouper 5 ressources… ({ $count } sortes)
fold-unbundle = Échanger un marqueur de l’Inventaire x5… ({ $count } sortes)
fold-narrative = Utiliser une Action narrative… ({ $count } cartes)
fold-place = Poser un soin… ({ $count } façons)
fold-place-now = Poser un soin… ({ $count } façons)
fold-drink = Faire boire quelqu’un… ({ $count } façons)
fold-drink-now = Faire boire quelqu’un… ({ $count } façons)
fold-journal = Ouvrir le Journal pour quelqu’un… ({ $count } Personnages)
fold-doctor-for = Choisir qui soigner… ({ $count } façons)
fold-doctor-treat = Faire soigner quelqu’un… ({ $count } façons)
fold-trade-buy = Acheter quelque chose… ({ $count } sortes)
fold-raid-lose = Perdre quelque chose… ({ $count } sortes)
fold-raid-break = Échanger un marqueur de l’Inventaire x5… ({ $count } sortes)
fold-raid-shelve = Mettre quelque chose à l’abri… ({ $count } sortes)
fold-raid-split = Choisir ce qui reste de la carte… ({ $count } façons)
fold-guard-arm = Confier une arme… ({ $count } sortes)
fold-pack = Emporter quelque chose… ({ $count } sortes)
