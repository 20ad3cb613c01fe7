### This War of Mine : le Raid de nuit. Options, questions, événements

## Options : armer les Gardes

option-raid-await = Attendre le raid
option-guard-bare = Laisser { $who } sans arme
option-guard-arm = Confier à { $who } : { $good }
option-guard-ammo = { $n ->
        [0] Ne donner aucune Munition à { $who }
        [one] Donner { $n } Munition à { $who }
       *[other] Donner { $n } Munitions à { $who }
    }

## Options : face à la carte ($n : points, ou Munitions dépensées ; $worth : la valeur totale exigée)

option-raid-face = Laisser venir le raid
option-raid-give = Donner { $goods }
option-raid-pay-off = Payer en pions d’une valeur totale d’au moins { $worth }
option-raid-neighbours = Utiliser { card-good-neighbours } ({ $n } points en moins)
option-raid-shoot = { $n ->
        [one] Tirer une fois ({ $n } Munition)
       *[other] Tirer { $n } fois ({ $n } Munitions)
    }
option-raid-reroll = Relancer le dé pour { $who }
option-raid-keep = Garder le résultat ({ $who })
option-raid-split = Laisser Dégâts { $damage } et Blessures { $wounds }

## Options : les pertes ($wounds : le niveau atteint)

option-raid-lose = Perdre : { $good }
option-raid-break = Échanger un marqueur de l’Inventaire x5 et perdre 1 { $good }
option-raid-shelf = Utiliser { card-hidden-shelf } (jusqu’à { $n } objets sauvés)
option-raid-shelve = Mettre à l’abri : { $good }
option-raid-wound = { $wounds ->
        [4] Laisser { $who } prendre la Blessure et en mourir
       *[other] Laisser { $who } prendre la Blessure (Blessures { $wounds })
    }

## Options : la Vague de crime

option-crime-split = { $raids ->
        [0] { $residents ->
            [one] Ajouter { $residents } carte Habitants
           *[other] Ajouter { $residents } cartes Habitants
        }
        [one] { $residents ->
            [0] Ajouter { $raids } carte Raid de nuit
           *[other] Ajouter { $raids } carte Raid de nuit et { $residents } carte Habitants
        }
       *[other] Ajouter { $raids } cartes Raid de nuit
    }

## Avertissements

warning-raid-kills = Ceux qui les subissent ne peuvent supporter autant de Blessures : l’un d’eux en meurt, et un autre partage l’épargnerait. Le faire quand même ?
warning-break-short = La boîte ne peut pas rendre les 4 ressources qui resteraient de ce marqueur. Ce qui manque est perdu, mais compte contre les Dégâts. Le faire quand même ?

## Pourquoi pas

why-bribe-short = Il en faut { $wanted }, et l’Inventaire en contient { $there }.
why-price-short = Il faut des pions d’une valeur de { $wanted } ; tout l’Inventaire en vaut { $there }.
why-weapon-held = { $who } l’a en main.
why-weapon-broken = L’arme est cassée : il faut d’abord la réparer à l’atelier.
why-ammo-short = { $there ->
        [0] L’Inventaire ne contient pas de Munitions.
        [one] L’Inventaire ne contient que { $there } Munition.
       *[other] L’Inventaire ne contient pas plus de { $there } Munitions.
    }
why-ammo-enough = Cette arme ne peut pas en tirer plus de { $most } cette nuit.
why-shots-given = { $most ->
        [one] Une seule Munition a été donnée pour la nuit.
       *[other] { $most } Munitions ont été données pour la nuit, et pas plus.
    }
why-shots-weapon = Cette arme tire { $most ->
        [one] une fois
       *[other] { $most } fois
    } contre une carte.
why-loss-order = { $card } dit ce qui part d’abord, et il en reste.
why-loss-dearest = Le pion le plus cher part d’abord.
why-loss-hidden = Ils ne peuvent pas le trouver.
why-reserve-short = Mises de côté : { $raids } pour les Raids de nuit, { $residents } pour les Habitants.

## Questions

ask-raid-comes = Le raid approche. Ce qui est dans l’Inventaire n’y sera peut-être plus après : utilisez ce que vous voulez utiliser, puis continuez.
ask-raid-begins = Le Raid de nuit commence. Utilisez { card-night-shift } maintenant, ou attendez le raid.
ask-guard-weapon = Choisissez une arme pour { $who }, à la porte cette nuit ; { $cards ->
        [one] { $cards } carte de raid arrive
       *[other] { $cards } cartes de raid arrivent
    }, et rien ne peut plus changer dès qu’une carte est vue.
ask-guard-ammo = Choisissez les Munitions pour { $who } (arme : { $weapon }), avant de voir la carte. Ce qui n’est pas tiré vous revient.
ask-raid-before = { $card } à la porte, Dégâts { $damage }, Blessures { $wounds }. Décidez avant tout jet de dé.
ask-raid-pay = Choisissez des pions d’une valeur totale de { $total } pour éloigner la milice ; { $paid } jusqu’ici, la monnaie n’est pas rendue.
ask-raid-comfort = Choisissez le Garde dont le Mal-être baisse de 1, puisque les voisins ont à manger.
ask-raid-shots = Choisissez combien de fois { $who } tire ; chaque lancer coûte 1 Munition.
ask-raid-reroll = { $points ->
        [0] { $who } n’a rien touché
        [one] { $who } obtient { $points } point
       *[other] { $who } obtient { $points } points
    }. Relancer ? { $left ->
        [one] Il reste { $left } relance
       *[other] Il reste { $left } relances
    }, et le dernier résultat compte.
ask-raid-split = Répartissez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } entre Dégâts { $damage } et Blessures { $wounds } : choisissez ce qui reste.
ask-raid-loss = { $card }, encore { $left ->
        [one] { $left } objet
       *[other] { $left } objets
    } à perdre dans l’Inventaire. Choisissez le prochain.
ask-raid-wound = { $card }, encore { $left ->
        [one] { $left } Blessure
       *[other] { $left } Blessures
    } à répartir. Choisissez qui prend la prochaine.
ask-crime-wave = Le crime gagne la ville : { $cards ->
        [one] { $cards } carte plus dure entre
       *[other] { $cards } cartes plus dures entrent
    } en jeu, face cachée. Choisissez où : parmi les Raids de nuit ({ $raids } encore à venir) ou les Habitants ({ $residents } encore à venir).

## Événements : les Gardes prennent leur poste

event-raid-began = { $some ->
        [yes] La nuit. De Garde : { $guards }.
       *[no] La nuit. Personne ne monte la Garde.
    } { $cards ->
        [one] { $cards } carte de raid arrive.
       *[other] { $cards } cartes de raid arrivent.
    }
event-shelter-unguarded = La porte est laissée à elle-même : { $cards } cartes de raid, et aucun dé à leur opposer.
event-guard-armed = { $firearm ->
        [yes] { $who } prend son poste à la porte (arme : { $weapon }, { $ammo ->
            [0] sans Munition
            [one] { $ammo } Munition
           *[other] { $ammo } Munitions
        }).
       *[no] { $who } prend son poste à la porte (arme : { $weapon }).
    }

## Événements : la carte et la défense

event-raid-drawn = { $damage ->
        [0] { $wounds ->
            [0] Raid de nuit : { $card }.
           *[other] Raid de nuit : { $card }, Blessures { $wounds }.
        }
       *[other] Raid de nuit : { $card }, Dégâts { $damage }, Blessures { $wounds }.
    }
event-raid-ignored = { card-relatively-peaceful } : rien n’approche de la maison, la carte { $card } reste sans effet.
event-raiders-routed = { $who } les met en fuite (arme : { $weapon }). La carte { $card } reste sans effet.
event-sentry-watched = { $who } veille : la carte perd 1 Blessure, Blessures { $wounds } désormais.
event-raid-eased = { $why ->
        [neighbours] Les voisins descendent à la porte : { $points } points de moins en Dégâts et Blessures.
        [guest] L’homme du couloir se réveille le premier : { $points } points de moins en Dégâts et Blessures.
        [upstairs] Ceux d’en haut descendent : { $points } points de moins en Dégâts et Blessures.
        [watchman] Le veilleur est avec nous : { $points } points de moins en Dégâts et Blessures.
        [soldier] Le soldat garde un œil sur la porte : { $points } points de moins en Dégâts et Blessures.
       *[stragglers] Ils voient une arme à feu chargée : { $points } points de moins en Dégâts et Blessures.
    }
event-raid-stirred = Ils ont entendu parler de nous : Dégâts { $damage }, Blessures { $wounds }.
event-raid-bought-off = Ils prennent ce qu’on leur donne et s’en vont. La carte { $card } reste sans effet.
event-firearm-seen = La milice trouve un Garde avec une arme à feu : la carte gagne 1 Blessure, Blessures { $wounds } désormais.
event-guard-fired = { $ammo ->
        [one] { $who } tire (arme : { $weapon }, { $ammo } Munition).
       *[other] { $who } tire (arme : { $weapon }, { $ammo } Munitions).
    }
event-guard-rolled = { $again ->
        [yes] { $who } relance
       *[no] { $who } lance
    } { $die ->
        [grey] le dé gris
        [yellow] le dé jaune
       *[red] le dé rouge
    } : { $face ->
        [fist-1] 1 poing
        [fist-2] 2 poings
        [knife-2] 2 couteaux
        [knife-3] 3 couteaux
        [reticle-2] 2 réticules
        [hatchet] le symbole hachette
        [spray] le symbole gerbe
        [out-of-ammo] à court de munitions
        [script] le symbole script
       *[blank] une face vierge
    } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
event-gang-beaten = Les dés à eux seuls donnent { $points } points : la bande est repoussée.
event-raid-reduced = { $points ->
        [0] Rien ne réduit la carte : Dégâts { $damage }, Blessures { $wounds }.
        [one] { $points } point contre la carte : il reste Dégâts { $damage } et Blessures { $wounds }.
       *[other] { $points } points contre la carte : il reste Dégâts { $damage } et Blessures { $wounds }.
    }

## Événements : les pertes

event-raid-took = { $some ->
        [yes] Perdu dans le raid : { $goods }.
       *[no] Le raid n’emporte rien de l’Inventaire.
    }
event-pieces-taken = Pris : { $goods }.
event-piece-shelved = Derrière l’étagère : { $good }.
event-shelf-kept = Derrière l’étagère, ils ne cherchent pas. À l’abri : { $goods }.
event-raid-hit-nobody = { $wounds ->
        [one] Personne ne leur barre la route : la Blessure ne touche personne.
       *[other] Personne ne leur barre la route : { $wounds } Blessures ne touchent personne.
    }
event-raid-removed = La carte { $card } est retirée du jeu.

## Événements : la Vague de crime

event-raids-over = Les raids sont passés. De retour dans le paquet, mélangé : { $cards }.
event-crime-spread = Vague de crime : { $raids ->
        [0] { $residents ->
            [one] { $residents } carte Habitants rejoint son paquet sans être vue.
           *[other] { $residents } cartes Habitants rejoignent leur paquet sans être vues.
        }
        [one] { $residents ->
            [0] { $raids } carte Raid de nuit rejoint son paquet sans être vue.
           *[other] { $raids } carte Raid de nuit et { $residents } carte Habitants rejoignent leurs paquets sans être vues.
        }
       *[other] { $raids } cartes Raid de nuit rejoignent leur paquet sans être vues.
    }
event-weapons-put-back = De retour de la porte, dans l’Inventaire : { $goods }.
event-reserve-empty = Vague de crime : aucune carte plus dure ne reste à venir.

# Ordres permanents : ce sur quoi un siège peut être interrogé.
order-crime = Les paquets que rejoint la Vague de crime
    .text = Après chaque Raid de nuit, des cartes plus dures rejoignent les Raids de nuit ou les Habitants. « Jamais » les donne aux Habitants tant qu’il en reste pour eux : ceux-là ne viennent que si l’on fait du bruit.
event-kept-from-raiders = À l’abri des regards : { $goods }.
why-loss-kept = C’est rangé là où les pillards ne regardent pas.
