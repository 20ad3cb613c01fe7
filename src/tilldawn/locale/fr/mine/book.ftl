### This War of Mine : le Livre des scripts à la table

ask-script = { $script }. Lisez la page et dites ce que nous faisons.
ask-script-who = Choisissez le Personnage à qui cela arrive.
ask-script-actor = Choisissez qui de nous s’avance.
ask-script-pay = Choisissez ce que nous remettons : { $paid } sur { $total } pour l’instant.
ask-script-give = Choisissez ce que nous donnons.
ask-script-join = Quelqu’un demande à rester avec nous. Acceptons-nous ?
ask-script-exchange = Choisissez le Lieu à échanger.
ask-note-where = Choisissez la case du Refuge pour { $note }.
ask-book-pick = Choisissez l’une de ces pièces.
ask-book-reroll = Le dé noir indique { $result }. Le garder, ou utiliser la Prouesse ?
option-turn-page = Tourner la page
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
name-script = Script { $number } : { $title }

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
effect-state = { $who ->
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
effect-depends = cela dépend
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
effect-fight = un combat contre { $card }
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
effect-drop-card = ce que nous venions faire reste en plan
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
effect-remove-event = ce qui devait arriver n’arrive pas
effect-lose-fitting = un Bricolage est perdu
effect-close-basement = plus personne ne descend à la cave
effect-one-action = chacun de nous agit une fois aujourd’hui
effect-carry = une personne de poids 3 est ramenée
effect-ignore-uniforms = cette nuit, nous pouvons laisser passer les gens armés
effect-away = hors d’atteinte jusqu’à la fin du raid

## Ce qui s’est passé

event-script-told = { $script }. { $page }
event-script-over = Le livre se referme.
event-impact-named = Le poids de la réalité : { $card }, { $colour } : script { NUMBER($number, useGrouping: 0) }.
event-impact-empty = Le poids de la réalité : { $card } n’a plus rien à raconter.
event-book-rolled = Le dé noir indique { $result }{ $total ->
        [0] {""}
       *[other] , soit { $total }
    }.
event-note-written = Nous notons « { $note } » sur un pion.
event-note-erased = Le pion « { $note } » quitte le jeu.
event-note-came-back = « { $note } » nous revient.
event-event-removed = { $card } n’arrive pas.
event-note-stirred = « { $note } » nous trotte dans la tête : { $result }.

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
