### This War of Mine : le Livre des scripts à la table

ask-script = { $script }. Lisez la page et dites ce que nous faisons.
ask-script-who = Choisissez le Personnage à qui cela arrive.
ask-script-kindest = Plusieurs d’entre nous sont aussi sensibles. Choisissez le Personnage à qui cela arrive.
ask-script-hardest = Plusieurs d’entre nous sont aussi durs. Choisissez le Personnage à qui cela arrive.
ask-script-strongest = Plusieurs d’entre nous sont aussi forts. Choisissez le Personnage à qui cela arrive.
ask-script-weakest = Plusieurs d’entre nous sont aussi faibles. Choisissez le Personnage à qui cela arrive.
ask-script-actor = Choisissez qui de nous s’avance.
ask-script-pay = Choisissez ce que nous remettons : { $paid } sur { $total } pour l’instant.
ask-script-give = Choisissez ce que nous donnons.
ask-script-join = Quelqu’un demande à rester avec nous. Acceptons-nous ?
ask-script-exchange = Choisissez le Lieu à échanger.
ask-note-where = Choisissez la case du Refuge pour { $note }.
ask-book-pick = Choisissez l’un de ces objets.
ask-book-reroll = Le dé noir indique { $result }. Le garder, ou utiliser la Prouesse ?
option-turn-page = Tourner la page{ $some ->
        [yes] {" "}({ $effects })
       *[no] {""}
    }
option-script = { $said }{ $some ->
        [yes] {" "}({ $effects })
       *[no] {""}
    }
option-book-pick = Prendre { $good }
option-book-reroll = Relancer (encore { $left })
option-book-keep = Garder le { $result }
option-book-exchange = Échanger { $card } ({ $slot })
name-line = jusqu’à { $upto }
name-odds = { $who } { $chance } %
name-script = { $title }

## Effets d’un choix, en peu de mots

effect-gain = gagner { $goods }
effect-lose = céder { $goods }
effect-lose-one-of = céder { $n } parmi { $goods }
effect-pay = remettre des pions valant { $worth }
effect-lose-dearest = { $n ->
        [one] le pion le plus cher est perdu
       *[other] les { $n } pions les plus chers sont perdus
    }
effect-lose-tokens = tous les pions de l’Inventaire sont perdus
effect-pick = choisir { $n } parmi { $goods }
effect-choose = l’un de nous est choisi
effect-change = { $who ->
        [one] l’un de nous
        [actor] celui-là
        [random] quelqu’un au hasard
        [present] chacun de nous ici
        [home] chacun de nous au Refuge
        [group] chacun de nous
        [kindest] le plus sensible de nous
        [hardest] le plus dur de nous
        [strongest] le plus fort de nous
       *[weakest] le plus faible de nous
    } : { $state } { $way ->
        [up] +
       *[down] −
    }{ $by }
effect-check = jet d’Empathie : { $state } { $way ->
        [up] +
       *[down] −
    }{ $by }
effect-roll = le dé noir décide
effect-if = cela dépend
effect-noise = Bruit { $way ->
        [up] +
       *[down] −
    }{ $by }{ $roll ->
        [yes] {" "}et jet de Bruit
       *[no] {""}
    }
effect-return = { $cards ->
        [one] remettre 1 carte de l’Inconnu
       *[other] remettre { $cards } cartes de l’Inconnu
    }
effect-find = fouille : { $row }
effect-meet = quelqu’un vient
effect-fight = un combat contre { $card }{ $runs ->
        [yes] {" "}(en fuite à { $wounds } Blessures en tout)
       *[no] {""}
    }
effect-trade = un échange : { $list }
effect-cold = { $way ->
        [up] { $by ->
            [one] 1 pion Froid arrive
           *[other] { $by } pions Froid arrivent
        }
       *[down] { $by ->
            [one] 1 pion Froid s’en va
           *[other] { $by } pions Froid s’en vont
        }
    }
effect-hole = { $way ->
        [up] un Trou est barricadé
       *[down] une Barricade est perdue
    }
effect-write = nous notons « { $note } »
effect-erase = « { $note } » est réglé
effect-go-to = la page continue
effect-join = quelqu’un peut nous rejoindre
effect-leave = quelqu’un nous quitte
effect-die = nous perdons quelqu’un
effect-end-trip = nous rentrons
effect-drop-card = la carte en attente n’est plus résolue
effect-exchange = un Lieu est échangé
effect-look = { $deck ->
        [events] regarder { $cards ->
            [one] le prochain Événement
           *[other] les { $cards } prochains Événements
        }
        [raids] regarder le prochain Raid de nuit
        [residents] regarder les prochains Habitants
       *[unknown] regarder { $cards ->
            [one] la prochaine carte de l’Inconnu
           *[other] les { $cards } prochaines cartes de l’Inconnu
        }
    }
effect-story = { $cards ->
        [one] piocher 1 Action narrative
       *[other] piocher { $cards } Actions narratives
    }
effect-raids = { $more ->
        [yes] deux raids cette nuit
       *[no] un ami surveille la porte cette nuit
    }
effect-busy = plus d’action aujourd’hui
effect-remove-event = le prochain Événement n’arrive pas, sauf le Cessez-le-feu
effect-lose-fitting = { $all ->
        [yes] tous les Bricolages du rez-de-chaussée sont perdus
       *[no] un Bricolage est perdu
    }
effect-close-basement = le sous-sol est fermé pour de bon
effect-one-action = chacun de nous n’agit qu’une fois, aujourd’hui ou, la journée finie, demain
effect-carry = une personne de poids 3 est ramenée
effect-ignore-uniforms = Soldats, Rebelles et Déserteurs peuvent être ignorés pendant une Collecte
effect-away = celui-là reste hors d’atteinte jusqu’à la fin des Raids de nuit

## Ce que demande un choix ($so : yes, ou no là où cela ne doit pas être)

needs-has = { $so ->
        [no] Seulement si nous n’avons pas { $goods } sous la main.
       *[yes] Seulement avec { $goods } sous la main.
    }
needs-has-worth = { $so ->
        [no] Seulement si nos pions sous la main valent moins de { $worth }.
       *[yes] Seulement avec des pions valant { $worth } sous la main.
    }
needs-people = { $so ->
        [no] { $most ->
            [9] Seulement si nous sommes moins de { $least }.
           *[other] Seulement si nous sommes plus de { $most }.
        }
       *[yes] { $most ->
            [9] Seulement si nous sommes au moins { $least }.
           *[other] Seulement si nous sommes au plus { $most }.
        }
    }
needs-present = { $so ->
        [no] Seulement si nous sommes moins de { $least } ici.
       *[yes] Seulement si nous sommes au moins { $least } ici.
    }
needs-is = { $so ->
        [no] Seulement sans { $who }.
       *[yes] { $where ->
            [home] Seulement avec { $who } au Refuge.
            [group] Seulement avec { $who } parmi nous.
           *[present] Seulement avec { $who } ici.
        }
    }
needs-woman = { $so ->
        [no] Seulement s’il n’y a pas de femme parmi nous.
       *[yes] Seulement s’il y a une femme parmi nous.
    }
needs-feels = { $so ->
        [no] Seulement si personne ici n’a { $state } { $level } ou plus.
       *[yes] Seulement si quelqu’un ici a { $state } { $level } ou plus.
    }
needs-actions-left = { $so ->
        [no] Seulement s’il nous reste, à nous tous, moins de { $least } actions aujourd’hui.
       *[yes] Seulement s’il nous reste, à nous tous, au moins { $least } actions aujourd’hui.
    }
needs-cards = { $so ->
        [no] Seulement s’il reste moins de { $least } cartes de l’Inconnu.
       *[yes] Seulement s’il reste au moins { $least } cartes de l’Inconnu.
    }
needs-day = { $so ->
        [no] Seulement avant le jour { $least } ou après le jour { $most }.
       *[yes] { $most ->
            [99] Seulement à partir du jour { $least }.
           *[other] Seulement du jour { $least } au jour { $most }.
        }
    }
needs-built = { $so ->
        [no] { $any ->
            [yes] Seulement tant que nous n’avons rien bricolé.
           *[no] Seulement sans { $card } dans le Refuge.
        }
       *[yes] { $any ->
            [yes] Seulement si un Bricolage est en place dans le Refuge.
           *[no] Seulement avec { $card } dans le Refuge.
        }
    }
needs-boarded = { $so ->
        [no] Seulement si moins de { $least } Trous sont barricadés.
       *[yes] { $least ->
            [one] Seulement si un Trou est barricadé.
           *[other] Seulement si { $least } Trous sont barricadés.
        }
    }
needs-cold-is = { $so ->
        [no] Seulement avec moins de { $least } pions Froid.
       *[yes] { $least ->
            [one] Seulement s’il y a un pion Froid.
           *[other] Seulement s’il y a { $least } pions Froid.
        }
    }
needs-noted = { $so ->
        [no] Seulement tant que le pion « { $note } » n’est pas en jeu.
       *[yes] Seulement tant que le pion « { $note } » est en jeu.
    }

## Pourquoi un choix est fermé

refused-script-not-at-hand = Nous n’avons pas { $goods } sous la main.
refused-script-none-of = Nous n’avons pas { $n } objets parmi { $goods }.
refused-script-none-there = Nous n’en avons pas.
refused-script-too-poor = Il en coûte { $worth } ; tout ce que nous avons sous la main vaut { $most }.
refused-script-all-taken = Il n’y en a plus d’autre à choisir.
refused-script-few-cards = Il y faut { $cards } cartes de l’Inconnu ; il n’en reste que { $left }.
refused-script-no-hole = Aucun Trou ouvert n’est à notre portée.
refused-script-no-board-up = Rien n’est barricadé.

## Ce qui s’est passé

event-script-told = { $script }. { $page }
event-script-over = Le livre se referme.
event-impact-named = Le poids de la réalité : { $card }, { $colour } : script { NUMBER($number, useGrouping: 0) }.
event-impact-empty = Le poids de la réalité : { $card } n’a plus rien à raconter.
event-book-rolled = Le dé noir indique { $result }{ $bonus ->
        [yes] , soit { $total }
       *[no] {""}
    }{ $some ->
        [yes] {" "}: { $effects }.
       *[no] {" "}: il n’en sort rien.
    }
event-script-did = { $some ->
        [yes] La page : { $effects }.
       *[no] Il n’en sort rien.
    }
event-script-chosen = Notre choix : { $said }{ $some ->
        [yes] {" "}({ $effects })
       *[no] {""}
    }
event-note-written = Nous notons « { $note } » et le nombre { NUMBER($number, useGrouping: 0) } sur un pion. { $place ->
        [storage] Il est dans l’Inventaire.
        [pile] Nous l’emportons avec la Pile des Trouvailles.
        [outside] Il est sur la case Dehors{ $on ->
            [none] .
           *[other] , au nom de { $on }.
        }
        [space] Il est sur { $on }.
       *[person] Il est sur la carte de { $on }.
    }
event-note-erased = Le pion « { $note } » quitte le jeu.
event-note-came-back = « { $note } » nous revient.
event-event-removed = { $card } n’arrive pas.
event-note-stirred = « { $note } », au moment des Traits : le dé noir indique { $result }{ $woke ->
        [yes] , et cela remonte.
       *[no] . Cela se tait.
    }
event-note-homeless = Celui de nous que visait « { $note } » n’est plus là ; aucun pion n’est écrit.
event-event-stays = { $card } était au sommet du paquet. La carte reste en place et rien n’est retiré.
event-nothing-lost = Il n’y avait rien de tel à perdre.
event-nobody-steps = Tout le monde dort ici ; personne ne peut s’avancer.
event-stranger-turned-away = Nous avons éconduit l’inconnu.
event-kept-busy = { $who } ne peut plus rien faire aujourd’hui.
event-posted-out = { $who } veille pour toutes les maisons et reste hors d’atteinte jusqu’à la fin des Raids de nuit : ni action, ni tâche. Pendant ce temps, le Refuge n’est pas sans Garde.
event-came-back-down = { $who } est de nouveau avec nous.
event-trip-broken-off = La fouille est finie pour cette nuit.
event-card-dropped = { $card } n’est pas résolue ; ce qui a été payé pour elle est perdu.
event-nothing-more-here = On ne peut plus rien trouver ici cette nuit.
event-paper-stamped = Soldats, Rebelles et Déserteurs peuvent être ignorés pendant la Collecte en cours, sinon pendant la prochaine.
event-raids-doubled = Deux cartes Raid viendront cette nuit.
event-door-watched = Quelqu’un garde un œil sur notre porte cette nuit.
event-basement-closed = Le sous-sol est fermé jusqu’à la fin de la Campagne : personne n’y descend, rien n’y fonctionne, et l’on n’y farfouille plus.
event-day-shortened = { $today ->
        [yes] Chacun de nous ne peut faire qu’une action en tout aujourd’hui.
       *[no] Chacun de nous ne pourra faire qu’une action en tout demain.
    }

## Pions écrits que lisent d’autres règles

ask-guest-eats = Sergei se met à table. Choisissez ce qu’il mange.
ask-orphans = { $who } passe au coin où attendent les orphelins. Reste-t-il quelque chose sur la marche ?
ask-let-pass = { $card } approchent. Notre papier vaut pour cette nuit.
ask-call-on = Nous passons près de gens que nous connaissons. Allons-nous les voir ?
option-feed-orphans = Laisser { $good } sur la marche
option-on-out = Continuer les mains vides
option-let-pass = Laisser passer { $card }
option-leave-child = Laisser derrière nous : { $note }
option-call-on = Aller les voir : { $note }
option-straight-home = Rentrer tout droit
warning-leave-child = Qui est laissé en arrière ne revient pas.
event-guest-ate = { $note } mange { $good }.
event-guest-left = Il n’y a rien à manger. { $note } prend son chapeau et s’en va.
event-orphans-fed = { $who } laisse à manger sur la marche pour les orphelins.
event-uniforms-passed = { $card } lisent notre papier et nous laissent passer.

## Ennemis que connaît le Livre et aucun paquet

card-dogs = Chiens
    .text = Une meute qu’aucune pioche ne contient : 2 chiens sur 1–6 au dé noir, 3 sur 7–10, sans Armes. Les tuer ne demande de jet d’Empathie à personne.
