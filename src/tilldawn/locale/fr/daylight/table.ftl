### Survivez jusqu’à l’aube : ce que dit la table. Options, questions, refus, événements, fins

## Noms

name-enemy = { $kind } { $number }
    .the = { THE($kind) } { $number }
    .to = { TO($kind) } { $number }
name-count = { $count } { $kind }

## Options : mise en place

option-character = Jouer { THE($character) }
option-weapon = Prendre { THE($card) }

## Options : à tout moment ($who : à qui sont les cartes)

option-discard = { $who } : défausser { THE($card) }
option-pack = { $who } : ranger { THE($card) } dans le { card-backpack }
option-unpack = { $who } : sortir { THE($card) } du { card-backpack }
option-repack = { $who } : sortir { THE($out) } du { card-backpack } et y ranger { THE($card) }
option-cheer = { $who } : encourager { $to }
# La clé est le mot de list-nothing.
option-which-pack = { $cards ->
        [rien] Choisir le { card-backpack } vide
       *[other] Choisir le { card-backpack } qui contient { ONE($cards) }
    }

## Options : Recherche

option-keep = Garder { THE($card) }
option-leave = Laisser { THE($card) }
option-swap = Défausser { THE($out) } et garder { THE($card) }
option-stow = Garder { THE($card) } et y ranger { THE($out) }
option-accept-wave = Accepter { card-wave }
option-delay-wave = Retarder { card-wave } (subir 1 Dégât, piocher 1 carte)
option-pass-wave = { $alone ->
        [yes] Repousser encore { card-wave } (subir 1 Dégât)
       *[no] Passer { card-wave } à { $to } (subir 1 Dégât)
    }
option-peek = Regarder la carte suivante
option-take-peeked = Piocher aussi { THE($card) }
option-leave-peeked = Laisser { THE($card) } sur la pile

## Options : Échange

option-give = { $who } : donner { THE($card) } à { $to }
# $inside : le contenu d’un Sac à dos ; la clé est le mot de list-nothing.
option-give-pack = { $who } : donner { THE($card) }{ $inside ->
        [rien] , vide,
       *[other] {" "}avec { THE($inside) }
    } à { $to }
# Ce qui est refusé avant que quelqu’un soit nommé pour le recevoir.
option-give-away = { $who } : donner { THE($card) }
option-give-to = Proposer { THE($card) } à { $to }
option-take-back = { $who } : reprendre { THE($card) } (proposition à { $to })
option-take-gift = { $who } : accepter { THE($card) } de { $from }
option-make-room = { $who } : défausser { THE($out) } et accepter { THE($card) } de { $from }
option-stow-gift = { $who } : accepter { THE($card) } de { $from } et y ranger { THE($out) }
option-refuse-gift = { $who } : refuser { THE($card) } de { $from }
option-heal = { $who } : utiliser { THE($card) } (+{ $hearts } Santé)
option-ready = { $who } : terminer l’Échange

## Options : Combat

option-attack = Attaquer avec { THE($card) }
option-target = Attaquer { THE($enemy) } (Santé : { $left })
option-ammo = { $count ->
        [one] Dépenser { $count } carte { $card }
       *[other] Dépenser { $count } cartes { $card }
    }
option-boost = Jouer { THE($card) }
option-boost-perk = Employer { THE($perk) }
option-strike = { $draws ->
        [0] Frapper sans carte Combat
        [one] Frapper et piocher { $draws } carte Combat
       *[other] Frapper et piocher { $draws } cartes Combat
    }
option-lucky = Remplacer { $card }
option-no-lucky = Ne rien remplacer
option-apply = Appliquer { $card }
option-focus = Jouer la carte { card-focus }
option-no-focus = Laisser tous les Dégâts à la cible
option-share = { $damage ->
        [0] Infliger 1 Dégât { TO($enemy) }
       *[other] Infliger 1 Dégât de plus { TO($enemy) } (déjà { $damage })
    }
option-share-rest = Infliger tout le reste { TO($enemy) }
option-craft = Fabriquer { ONE($token) }
option-make-do = Fabriquer { ONE($token) } ({ ONE($instead) } remplace { THE($missing) })
option-place = Poser { THE($token) } sur { THE($enemy) }
option-play = Jouer { THE($card) }
option-perk = Employer { THE($perk) }
option-drink-for = { $action ->
        [attack] Gagner 1 attaque
       *[craft] Gagner 1 fabrication
    }
option-barter = Troquer { THE($card) }
option-barter-take = Prendre { ONE($card) }
option-barter-enough = Ne plus rien prendre
option-reuse = Reprendre { ONE($card) }
option-double-tap = Attaquer encore avec { THE($card) }
option-no-perk = Se passer de { THE($perk) }
option-spare = Employer { THE($perk) } (−{ $damage } Dégât)
option-skip = Passer ce tour
option-end-turn = Finir ce tour
option-no-cheer = Garder la carte { card-cheer }

## Questions

ask-character = Choisissez le personnage que vous allez jouer.
ask-weapon = Choisissez une arme commune pour commencer.
ask-which-pack = Vos Sacs à dos n’ont pas le même contenu. Choisissez celui dont il s’agit.
ask-found = Vous trouvez { ONE($card) }. Garder cette carte ou la laisser ?
# $how : delay-wave tant qu’il reste d’autres cartes à piocher, pass-wave quand il n’en reste aucune.
ask-wave = { card-wave } est devant vous. { $how ->
        [pass-wave] Il ne reste aucune autre carte. L’accepter, ou la repousser au prix
       *[delay-wave] L’accepter, ou la retarder au prix
    } { $health ->
        [one] de votre dernier point de Santé ?
       *[other] d’un de vos { $health } points de Santé ?
    }
ask-peek = L’Atout { perk-nose-for-loot } vous permet de regarder la carte suivante. Le faire ?
ask-peeked = Carte suivante : { $card }. La piocher aussi, ou la laisser là ?
ask-trade = C’est l’Échange. Donnez une carte si vous voulez, répondez à ce qu’on vous propose, soignez-vous, puis terminez.
ask-give-to = Choisissez à qui proposer { THE($card) }.
ask-repack = À la prochaine pioche, la Malchance peut prendre une carte hors du sac. Rangez-en une dans le { card-backpack }, ou continuez.
# $any : actions au choix ; $attacks, $crafts : actions en plus, d’une seule sorte.
ask-turn = C’est votre tour de Combat.{ $any ->
        [0] { $attacks ->
            [0] { $crafts ->
                [0] {" "}Plus d’action : jouez une carte, employez un Atout ou finissez ce tour.
               *[other] {""}
            }
           *[other] {""}
        }
        [one] {" "}Il vous reste { $any } action : attaque ou fabrication.
       *[other] {" "}Il vous reste { $any } actions : attaque ou fabrication.
    }{ $attacks ->
        [0] {""}
        [one] {" "}Attaque en plus : { $attacks }.
       *[other] {" "}Attaques en plus : { $attacks }.
    }{ $crafts ->
        [0] {""}
        [one] {" "}Fabrication en plus : { $crafts }.
       *[other] {" "}Fabrications en plus : { $crafts }.
    }
ask-cheer = { $to } s’apprête à finir son tour. Jouer la carte { card-cheer } pour lui donner 1 action de plus ? { card-wave } sera alors chez vous.
ask-drink = La boisson vous donne 1 action de plus. Attaque ou fabrication ?
ask-target = Choisissez la cible de votre attaque avec { THE($card) }.
ask-ammo = Choisissez combien de cartes { $card } dépenser. Chacune fait piocher 1 carte Combat.
ask-boost = Renforcez votre attaque contre { THE($target) }, ou frappez. Pour l’instant : { $draws ->
        [0] aucune carte Combat
        [one] { $draws } carte Combat
       *[other] { $draws } cartes Combat
    }, { $splash ->
        [0] pas d’Éclaboussure.
       *[other] Éclaboussure { $splash }.
    }
ask-lucky = { CAP(THE($attacker)) } attaque { THE($target) } et pioche { $cards }. Jouer la carte { card-lucky } pour remplacer une carte ?
ask-apply = Choisissez la carte Combat de votre attaque contre { THE($target) }. Les autres sont défaussées.
ask-focus = Votre attaque inflige { $damage ->
        [one] { $damage } Dégât. Jouer la carte { card-focus } pour le partager avec les voisins de la cible ?
       *[other] { $damage } Dégâts. Jouer la carte { card-focus } pour les partager avec les voisins de la cible ?
    }
ask-share = Répartissez les Dégâts de votre attaque ({ $done } sur { $total }).
ask-reuse = Votre attaque à l’arc est finie. Employer l’Atout { perk-reuse } pour reprendre une carte { card-arrow } ?
ask-double-tap = Votre attaque à l’arme à feu est finie. Employer l’Atout { perk-double-tap } pour attaquer encore ?
ask-spare = { CAP(THE($enemy)) } vous inflige { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    }, et une autre attaque vous attend. Employer l’Atout { perk-brick-wall } maintenant ?
ask-place = Choisissez l’ennemi qui reçoit { THE($token) }.
ask-barter = Choisissez des munitions ou un ingrédient dans la défausse ({ $done } sur { $total }).
ask-enemy-card = { CAP(THE($enemy)) } attaque { THE($target) } avec des cartes de même force. Choisissez celle qui s’applique.

## Refus

refused-no-room = Vos { $slots } emplacements sont pris. Défaussez une carte pour faire de la place.
refused-stack-stays = Seule la dernière carte d’une pile libère un emplacement.
refused-full-health = Votre Santé est au maximum.
refused-gift-given = Vous avez donné { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } pendant cet Échange, et c’est votre limite.
refused-on-its-way = Votre don de cet Échange attend sa réponse. Reprenez-le pour en faire un autre.
refused-answer-first = On vous propose une carte. Acceptez-la ou refusez-la d’abord.
refused-by-all = Personne d’autre ne veut de cette carte.
refused-just-now = Cette personne vient de refuser la carte.
refused-character-taken = Quelqu’un d’autre joue ce personnage.
refused-weapon-gone = Il n’en reste plus dans la boîte.
refused-driven-off = Une Grenade l’écarte jusqu’à la fin du Combat.
refused-survivor = Un Survivant n’est pas un ennemi.
refused-wrong-weapon = Cela ne va pas avec cette arme.
refused-hurts-less = Les ennemis appliquent la carte qui blesse le plus leur cible.
refused-token-gift = Un jeton fabriqué ne se donne pas.
refused-no-attack-left = Vous n’avez plus d’attaque ce tour.
refused-no-craft-left = Vous n’avez plus de fabrication ce tour.
refused-no-target = Rien sur la ligne ne peut être attaqué.
refused-no-ammo = Il faut 1 carte { $ammo }, et vous n’en avez pas.
refused-no-token = Tous les jetons de cette sorte sont en jeu.
refused-no-enemy = Aucun ennemi de la ligne ne peut être choisi.
refused-no-ingredient = Il vous manque { ONE($card) }.
refused-have-wave = Vous tenez déjà { card-wave }
refused-perk-used = Vous avez déjà employé cet Atout cette Manche.
refused-not-first = Cet Atout demande le jeton Premier joueur.
refused-barter = La défausse ne contient ni munition ni ingrédient.
refused-barter-pay = Vous n’avez aucune carte pour payer : les armes ne comptent pas.
refused-barter-room = Vous ne pourriez rien porter de ce que vous en tireriez. Faites d’abord de la place.
refused-barter-back = C’est précisément la carte que vous venez de payer.
refused-special-later = Les cartes Spéciales attendent la phase de Combat.
refused-special-after = Décidez d’abord de la carte que vous venez de trouver.
refused-special-attack = Elle renforce une attaque : choisissez d’abord une arme et une cible.
refused-special-damage = Elle se joue quand les Dégâts de votre attaque sont connus.
refused-special-drawn = Elle se joue quand des cartes Combat viennent d’être piochées.
refused-special-other-turn = Elle ne se joue qu’au tour d’un autre joueur.
refused-heal-later = Les soins attendent la phase d’Échange.
refused-starting-weapon = Une arme de départ ne se jette pas. Vous pouvez la donner pendant l’Échange.

## Mises en garde

warning-deadly = Vous en mourriez, et la nuit serait perdue. Le faire quand même ?

## Événements : mise en place et phases

event-character-chosen = { $seat } choisit { THE($character) }.
event-weapon-taken = { $seat } prend { THE($card) }.
event-first-player-named = { $seat } prend le jeton Premier joueur.
event-first-player-moved = Le jeton Premier joueur passe à { $seat }.
event-search-began = Manche { $round } : la Recherche commence. { $dealt ->
        [one] { $dealt } nouvelle carte
       *[other] { $dealt } nouvelles cartes
    } ; les Décombres actifs en comptent { $active }, { card-wave } comprise.
event-clean-up-began = Manche { $round } : aucun nouvel ennemi ne vient. La Recherche commence avec { $active ->
        [one] { card-wave } seule.
       *[other] les { $active } cartes qui restent, { card-wave } comprise.
    }
event-trade-began = Manche { $round } : l’Échange commence.
event-trading-done = { $seat } termine l’Échange.
event-combat-began = Manche { $round } : le Combat commence { $enemies ->
        [0] sans ennemi sur la ligne.
        [one] contre { $enemies } ennemi.
       *[other] contre { $enemies } ennemis.
    }
event-enemies-acted = { $enemies ->
        [one] C’est à l’ennemi : { $enemies } attaque à venir.
       *[other] C’est aux ennemis : { $enemies } attaques à venir.
    }

## Événements : cartes

event-card-drawn = { $seat } pioche { ONE($card) }.
event-card-kept = { $seat } garde { THE($card) }.
event-card-discarded = { $seat } défausse { THE($card) }.
event-card-lost = { $seat } perd au hasard { ONE($card) }.
event-nothing-lost = { $seat } n’a rien à perdre.
event-nothing-found = { $seat } ne trouve rien : les Décombres actifs sont vides.
event-card-peeked = { $seat } voit { ONE($card) } sur le dessus de la pile.
event-card-packed = { $seat } range { THE($card) } dans un { card-backpack }.
event-card-unpacked = { $seat } sort { THE($card) } d’un { card-backpack }.
# $cause : une carte, un atout ou un ennemi ; $left : Santé restante.
event-damage-suffered = { CAP(THE($cause)) } inflige { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    }{ $how ->
        [splash] {" "}d’Éclaboussure
       *[direct] {""}
    } à { $seat } (Santé : { $left }).

## Événements : VAGUE ! et la ligne

event-wave-drawn = { $seat } pioche { card-wave }
event-assault-revealed = L’Assaut se révèle : { $assault }, avec { $wave }.
event-wave-accepted = { $seat } accepte { card-wave } et met fin à la Recherche.
event-wave-delayed = { $seat } retarde { card-wave }
event-wave-passed = { $seat } passe { card-wave } à { $to }.
event-wave-held-off = { $seat } repousse encore { card-wave }
event-wave-returned = { card-wave } retourne parmi les Décombres actifs ({ $active } cartes), mélangés.
event-wave-taken = { card-wave } passe à { $seat }.
event-enemies-arrived = Arrivée sur la ligne, de gauche à droite : { $enemies }.

## Événements : Échange

# $inside : le contenu d’un Sac à dos ; la clé est le mot de list-nothing.
event-gift-offered = { $seat } propose { THE($card) }{ $inside ->
        [rien] {""}
       *[other] {" "}avec { THE($inside) }
    } à { $to }.
event-gift-taken = { $seat } donne { THE($card) }{ $inside ->
        [rien] {""}
       *[other] {" "}avec { THE($inside) }
    } à { $to }.
event-gift-refused = { $to } refuse { THE($card) }.
event-gift-taken-back = { $seat } reprend { THE($card) }, que { $to } n’avait pas encore.
event-gift-lapsed = La proposition tombe : { $to } ne reçoit pas { THE($card) }.
event-healed = { $seat } utilise { THE($card) } et récupère { $hearts ->
        [one] { $hearts } point de Santé
       *[other] { $hearts } points de Santé
    } (Santé : { $left }).

## Événements : Combat

event-turn-skipped = { $seat } passe son tour.
event-turn-began = C’est à { $seat } d’agir.
event-special-played = { $seat } joue { THE($card) }.
event-perk-used = { $seat } emploie { THE($perk) }.
event-cheered = { $seat } encourage { $to } : 1 action de plus.
event-attack-declared = { $seat } attaque { THE($target) } avec { THE($card) }.
event-ammo-spent = { $count ->
        [one] { $seat } dépense { $count } carte { $card }.
       *[other] { $seat } dépense { $count } cartes { $card }.
    }
event-combat-drawn = La pioche de Combat donne : { $cards }.
event-combat-replaced = { $seat } joue { THE($card) } : { $new } remplace { $old }.
event-combat-applied = S’applique : { $card }.
event-combat-reshuffled = La pioche de Combat est vide. { $cards ->
        [one] { $cards } carte défaussée en forme une nouvelle.
       *[other] { $cards } cartes défaussées en forment une nouvelle.
    }
event-enemy-hit = { CAP(THE($enemy)) } subit { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    }{ $left ->
        [0] .
       *[other] {" "}(Santé : { $left }).
    }
event-enemy-splashed = Éclaboussure : { THE($enemy) } subit { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    }{ $left ->
        [0] .
       *[other] {" "}(Santé : { $left }).
    }
event-attack-missed = L’attaque contre { THE($enemy) } n’inflige aucun Dégât.
event-enemy-fell = { CAP(THE($enemy)) } tombe.
event-crafted = { $seat } fabrique { ONE($token) } avec { ONE($cards) }.
event-spear-thrown = { $seat } plante une { token-spear } dans { THE($enemy) }.
event-driven-off = Une { token-grenade } écarte { THE($enemies) } jusqu’à la fin du Combat.
event-enemies-returned = De retour sur la ligne : { THE($enemies) }.
event-card-salvaged = { $seat } reprend { ONE($card) } dans la défausse.
event-arrow-recovered = { $seat } reprend { ONE($card) }.

## Événements : les ennemis attaquent

event-trap-sprung = { CAP(THE($enemy)) } s’en prend à { $seat } et déclenche un { token-trap }.
# $damage : avant Barricades et atouts.
event-enemy-aimed = { CAP(THE($enemy)) } s’en prend { TO($target) }.
event-enemy-attacked = { CAP(THE($enemy)) } attaque { THE($target) }{ $damage ->
        [0] {" "}et manque son coup.
        [one]  : { $damage } Dégât.
       *[other]  : { $damage } Dégâts.
    }
event-barricade-broke = Une { token-barricade } encaisse tout pour { $seat } et cède.
event-barricade-ignored = { CAP(THE($enemy)) } contourne la { token-barricade } et atteint { $seat }.
event-card-stolen = { CAP(THE($enemy)) } vole { ONE($card) } à { $seat }.
event-nothing-stolen = { CAP(THE($enemy)) } ne trouve rien à voler à { $seat }.
event-damage-spared = { $seat } retire { $damage } au coup : { $left ->
        [0] il n’en reste rien.
        [one] il reste { $left } Dégât.
       *[other] il reste { $left } Dégâts.
    }

## La fin

event-game-won = Le jour se lève à la Manche { $round }.
event-character-died = { $cause ->
        [none] { $seat } meurt.
       *[other] { CAP(THE($cause)) } tue { $seat }.
    }
event-game-lost = La nuit est perdue à la Manche { $round }.
lost-death = { CAP(THE($cause)) } tue { $seat }. Une seule mort, et la nuit est perdue pour toute l’équipe.
lost-shepherd = Il ne reste aucun ennemi, mais aucun Survivant non plus. Sans lui, la nuit est perdue.
won = Le jour se lève. La Manche { $round } est finie, il ne reste aucun ennemi et tout le monde est en vie.
fold-pack = Ranger une carte dans un Sac à dos… ({ $count } cartes)

# Consignes : ce sur quoi un siège peut être interrogé.
order-lucky = Quand la carte { card-lucky } peut remplacer une carte Combat
    .text = « Quand cela peut compter » : si une autre carte peut changer la suite.
order-cheer = Quand la carte { card-cheer } peut donner une action de plus
    .text = « Quand cela peut compter » : si une action de plus, ou la reprise de { card-wave }, peut changer quelque chose.
order-gift = Quand on m’offre une carte
    .text = « Jamais » accepte tout ce qui est offert.
