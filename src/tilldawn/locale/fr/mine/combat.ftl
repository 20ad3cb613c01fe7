### This War of Mine : le Combat. Ennemis, options, questions, mises en garde, événements

## Mots ($weapon, $face et $blow sont de simples mots ; $count : nombre de symboles)
# Le nom d’un Ennemi porte son article : il ne commence jamais une phrase.

enemy-a1 = l’Ennemi 1
enemy-a2 = l’Ennemi 2
enemy-a3 = l’Ennemi 3
enemy-a4 = l’Ennemi 4
enemy-b1 = l’Ennemi 5
enemy-b2 = l’Ennemi 6
enemy-b3 = l’Ennemi 7
enemy-c1 = l’Ennemi 8
enemy-c2 = l’Ennemi 9

fight-weapon = { $weapon ->
        [pistol] { good-pistol }
        [shotgun] { good-shotgun }
        [assault-rifle] { good-assault-rifle }
        [knife] { good-knife }
        [hatchet] { good-hatchet }
       *[unarmed] mains nues
    }
fight-face = { $face ->
        [fist] { face-fist.counted }
        [knife] { face-knife.counted }
        [reticle] { face-reticle.counted }
        [hatchet] le symbole hachette
        [spray] le symbole gerbe
        [out-of-ammo] le symbole à court de munitions
        [script] le symbole script
       *[blank] une face vierge
    }
# $miss : cette face ne fait rien avec cette arme ; une face vide le dit déjà.
fight-worth = { $face ->
        [blank] {""}
       *[other] { $miss ->
            [yes] , un échec
           *[no] {""}
        }
    }
fight-blow-name = { $blow ->
        [headshot] { card-long-night.combat }
        [weapon-loss] { card-fever.combat }
        [dodge] { card-draught.combat }
        [jam] { card-grey-morning.combat }
        [deep-cut] { card-grandmothers-tea.combat }
        [wild-fire] { card-ice-on-the-panes.combat }
        [knocked-down] { card-little-sun.combat }
       *[kill] Symbole mortel
    }

## Options : les armes

option-fight-arm = Armer { $who } : { $good }
option-fight-bare = Laisser { $who } se battre à mains nues
option-fight-spare = Donner à { $who } une arme de rechange : { $good }
option-fight-no-spare = Ne pas donner d’arme de rechange à { $who }
option-fight-swap = { $weapon ->
        [unarmed] { $who } : ranger l’arme à feu et se battre à mains nues
       *[other] { $who } : changer d’arme ({ fight-weapon })
    }

## Options : avant un round

option-fight-on = Se battre ce round
option-fight-backstab = Lancer une Attaque en traître ({ $card })
option-fight-slip-away = Jouer { $card } et mettre fin au Combat
option-flee = { $how ->
        [runner] Fuir et passer à Choisir les Trouvailles (sans Attaque en traître : { character-pavle } est avec nous)
        [basement] Fuir par le sous-sol et passer à Choisir les Trouvailles (sans Attaque en traître)
       *[chased] Fuir et passer à Choisir les Trouvailles (les Ennemis font d’abord une Attaque en traître)
    }
option-talk-pay = Acheter la paix avec des pions d’une valeur de { $worth }
option-talk-leave = Laisser un Personnage entre leurs mains et s’échapper
option-talk-surrender = Se rendre et livrer tous les pions de la pile des Trouvailles

## Options : dés et Blessures ($wounds : déjà subies)

option-fight-shots = { $shots ->
        [1] Tirer une fois (1 Munition)
       *[other] Tirer deux fois (2 Munitions)
    }
option-fight-shooter = Faire tirer { $who } ({ fight-weapon })
option-fight-reroll = Relancer
option-fight-keep = Garder ce résultat
option-fight-trust = S’en remettre au Destin : piocher une carte Destin
option-fight-miss = Compter un échec
option-hit = { $kills ->
        [yes] Tuer { $foe } ({ fight-weapon }, Blessures : { $wounds } sur 3)
       *[no] Toucher { $foe } ({ fight-weapon }, Blessures : { $wounds } sur 3)
    }
option-wound = { $kills ->
        [yes] Laisser { $who } encaisser et mourir (Blessures : { $wounds } sur 4)
       *[no] Laisser { $who } encaisser (Blessures : { $wounds } sur 4)
    }
option-wound-last = Laisser { $who } encaisser et mourir (Blessures : { $wounds } sur 4)

## Questions

ask-arm = Choisissez une arme pour { $who }. Munitions disponibles : { $ammo }.
ask-spare = { $who } a en main : { fight-weapon }. Choisissez une arme de rechange pour plus tard, ou aucune.
ask-round = Round { $round } contre { $foes ->
        [one] { $foes } Ennemi
       *[other] { $foes } Ennemis
    }, Munitions disponibles : { $ammo }. Décidez de la suite du Combat.
ask-fight-reroll = Pour { $who } ({ fight-weapon }), le dé donne { fight-face }{ fight-worth }. Relancer, ou garder ? Relances restantes : { $left }.
ask-fight-shots = { $who } épaule le { good-assault-rifle }, Munitions disponibles : { $ammo }. Choisissez un tir ou deux.
ask-fight-shooter = { $ammo ->
        [one] { $ammo } Munition
       *[other] { $ammo } Munitions
    } pour { $shooters } armes à feu. Choisissez qui tire maintenant ; qui n’en a pas se bat avec autre chose.
ask-fight-fate = Pour { $who }, le dé donne le symbole script ({ $die }). { $side ->
        [them] Compter un échec pour l’Ennemi, ou s’en remettre au Destin ?
       *[us] Compter un échec, ou s’en remettre au Destin ?
    }
ask-hit = Choisissez l’Ennemi qui subit la prochaine Blessure ({ $done } sur { $total }).
ask-wound = Les Ennemis touchent. Choisissez le Personnage qui subit la prochaine Blessure ({ $done } sur { $total }).
ask-fight-blow = { fight-blow-name }. { $blow ->
        [kill] Choisissez l’Ennemi tué sur le coup.
       *[other] { $wounds ->
            [one] Choisissez l’Ennemi qui subit { $wounds } Blessure.
           *[other] Choisissez l’Ennemi qui subit { $wounds } Blessures.
        }
    }
ask-fight-struck = Jet des Ennemis, { fight-blow-name }. { $blow ->
        [kill] Choisissez le Personnage qui meurt sur le coup.
       *[other] { $wounds ->
            [one] Choisissez le Personnage qui subit { $wounds } Blessure.
           *[other] Choisissez le Personnage qui subit { $wounds } Blessures.
        }
    }
ask-fight-ransom = Choisissez ce que vous livrez pour qu’ils arrêtent. Valeur : { $paid } sur { $total }.
ask-fight-leave = Choisissez qui reste entre leurs mains, pour que les autres s’échappent.

## Mises en garde

warning-last-wound = Ce Personnage en mourra, alors que quelqu’un d’autre pourrait encaisser. Le faire quand même ?
warning-no-ammo = Il n’y a pas de Munition : cette arme ne peut pas tirer. La prendre quand même ?
warning-leave-behind = Le Personnage que vous laissez est perdu pour toujours. Le faire quand même ?
warning-surrender = Tous les pions de la pile des Trouvailles sont perdus, armes comprises, et ils peuvent encore frapper. Le faire quand même ?

## Événements : mise en place

event-fight-began = { $home ->
        [yes] Combat au Refuge
       *[no] Combat
    } : { $card }, { $foes ->
        [one] { $foes } Ennemi
       *[other] { $foes } Ennemis
    }{ $result ->
        [0] .
       *[other] {" "}(dé noir : { $result }).
    }{ $runs ->
        [0] {""}
        [one] {" "}Ils s’enfuient après le round où ils ont subi { $runs } Blessure en tout.
       *[other] {" "}Ils s’enfuient après le round où ils ont subi { $runs } Blessures en tout.
    }
event-foe-drawn = Face à nous, { $foe } : lettre { $letter }, { fight-weapon }, Prouesse { $prowess }.
event-fight-armed = { $spare ->
        [yes] { $who } emporte une arme de rechange : { fight-weapon }.
       *[no] { $who } prend une arme : { fight-weapon }.
    }
event-fight-weapon-changed = { $why ->
        [ammo] { $who } n’a plus de Munition et change d’arme : { fight-weapon }.
       *[choice] { $weapon ->
            [unarmed] { $who } range son arme à feu.
           *[other] { $who } change d’arme : { fight-weapon }.
        }
    }
event-fight-arms-laid-down = { $zone ->
        [storage] De retour dans l’Inventaire : { $goods }.
       *[pile] De retour dans la pile des Trouvailles : { $goods }.
    }
event-arms-dropped = { $where ->
        [field] Ce que tenait { $who } reste hors de portée jusqu’à la fin du Combat : { $goods }.
        [post] Ce que tenait { $who } reste là jusqu’à la fin des raids : { $goods }.
       *[storage] Ce que tenait { $who } retourne dans l’Inventaire : { $goods }.
    }
event-fight-arms-lost = Personne n’a pu ramasser : { $goods }.
event-guards-laid-down-arms = Garde interrompue ({ $who }), armes déposées : { $goods }.
event-guard-took-up-arms = { $ammo ->
        [0] { $who } reprend la Garde : { fight-weapon }.
       *[other] { $who } reprend la Garde : { fight-weapon }, Munitions : { $ammo }.
    }

## Événements : les dés

event-fight-round-began = Le round { $round } commence contre { $foes ->
        [one] { $foes } Ennemi.
       *[other] { $foes } Ennemis.
    }
event-backstabbed = { $side ->
        [us] Attaque en traître : nous frappons avant qu’ils nous voient.
       *[them] Attaque en traître : les Ennemis frappent quand nous tournons le dos.
    }
event-combat-die-rolled = { $again ->
        [yes] Pour { $who } ({ fight-weapon }), le dé relancé donne { fight-face }{ fight-worth }.
       *[no] Pour { $who } ({ fight-weapon }), le dé donne { fight-face }{ fight-worth }.
    }
event-fight-fate-declined = Le symbole script compte comme un échec pour { $who }.
event-fight-fate-drawn = Nous nous en remettons au Destin pour { $who } et piochons { $card } : { fight-blow-name }{ $matches ->
        [yes] .
       *[no] , mais son dé est d’une autre couleur. Un échec.
    }

## Événements : ce que font les dés

event-foe-hit = Nous infligeons { $by ->
        [one] { $by } Blessure
       *[other] { $by } Blessures
    } à { $foe } ({ $wounds } sur 3).
event-foe-fell = Nous tuons { $foe }.
event-foe-out-of-ammo = Plus de munitions pour { $foe }, à mains nues dès le prochain round.
event-fight-wounds-lost = { $wounds ->
        [one] { $wounds } Blessure est perdue
       *[other] { $wounds } Blessures sont perdues
    } : { $side ->
        [them] aucun Ennemi ne peut plus en subir.
       *[us] aucun Personnage ne peut plus en subir.
    }
event-fight-blow-lost = { fight-blow-name } : { $side ->
        [them] aucun Ennemi à toucher.
       *[us] aucun Personnage à toucher.
    }
event-fight-dodged = Plus rien ne peut toucher { $who } jusqu’à la fin du round.
event-fight-knocked-down = Le choc jette { $who } à terre : pas de dé au prochain round.
event-fight-weapon-lost = { $how ->
        [jam] Arme enrayée pour { $who } : { fight-weapon }, hors d’usage jusqu’à la fin du Combat.
       *[weapon-loss] Arme perdue pour { $who } : { fight-weapon }, hors de portée jusqu’à la fin du Combat.
    }

## Événements : la fin d’un Combat

event-fight-won = { $foes ->
        [one] Le Combat est fini : l’Ennemi est mort.
       *[other] Le Combat est fini : les { $foes } Ennemis sont morts.
    }
event-fight-over = Les pions Ennemi retournent parmi les autres (morts : { $dead }, vivants : { $foes }).
event-foes-broke = À la fin du round, ils ont subi { $wounds ->
        [one] { $wounds } Blessure
       *[other] { $wounds } Blessures
    } en tout : { $foes ->
        [one] { $foes } Ennemi s’enfuit.
       *[other] { $foes } Ennemis s’enfuient.
    }
event-fight-lost = Le Combat est fini : plus personne ne tient debout de notre côté, { $foes ->
        [one] { $foes } Ennemi reste.
       *[other] { $foes } Ennemis restent.
    }
event-fight-fled = { $how ->
        [runner] Nous courons, { character-pavle } devant, et personne ne nous rattrape.
        [basement] Nous courons vers le sous-sol, et personne ne nous y suit.
       *[chased] Nous faisons demi-tour et courons.
    }
event-fight-settled = Nous livrons des pions d’une valeur de { $paid } et le Combat prend fin. Dé noir : { $result }. { $beaten ->
        [yes] Ils frappent tout le monde quand même.
       *[no] Ils nous laissent en paix.
    }
event-left-behind = { $who } reste entre leurs mains. Les autres s’échappent.
event-surrendered = Nous levons les mains : { $who }.
event-surrender-rolled = Dé noir pour { $who } : { $result }. { $wounds ->
        [0] Aucun coup.
        [one] { $wounds } Blessure.
       *[other] { $wounds } Blessures.
    }

## Pourquoi pas

policy-matters-reroll = demandé après un échec, et quand une autre face pourrait tuer
refused-care = Manger, boire ou poser des soins
refused-care-in-combat = Personne n’a les mains libres pour cela pendant un Combat.
refused-weapon-given = Cette arme est entre les mains de { $who }.
refused-weapon-at-home = Elle est dans l’Inventaire ; en chemin, seule la pile des Trouvailles peut nous armer.
refused-changed-already = On change d’arme une seule fois avant chaque round.
refused-not-carried = On ne peut prendre qu’une arme de rechange choisie avant le Combat.
refused-handing-over = Elle est à { $who }, et une arme ne passe pas de main en main pendant un Combat.
refused-nowhere-to-run = Nous sommes dans notre propre Refuge : il n’y a nulle part où fuir.
refused-backstab-late = De là, une Attaque en traître n’est possible qu’au début du Combat.
refused-talk-first = Ils écouteront quand des coups auront été échangés : après le premier round.
refused-talk-deaf = Ces Ennemis ne discutent pas.
refused-ransom = Ils veulent des pions d’une valeur de { $price } ; tout ce que nous avons vaut { $worth }.
refused-leave-alone = Il ne resterait personne pour s’échapper.
refused-dodging = Rien ne peut toucher { $who } pendant ce round.
refused-hit-already = Ce coup a déjà touché { $who } ; l’autre touche quelqu’un d’autre.
refused-asleep-in-fight = Qui dort ne prend pas part au Combat.

# Consignes : ce sur quoi un siège peut être interrogé.
order-reroll = Quand un dé peut être relancé
    .text = La Prouesse peut servir après tout jet d’un dé de Combat, le talent d’Anton après tout jet dans l’Abri. « Quand cela peut compter » interroge en Combat après un échec et là où un coup de plus peut tuer, dans l’Abri là où un autre résultat rapporterait davantage ; un Garde qui échoue relance sans question. « Toujours » interroge après chaque dé.
