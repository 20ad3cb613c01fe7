### This War of Mine : où nous en sommes, ce que nous voulons, ce qui menace ; toujours en vue

outlook-setup = Le premier soir
outlook-day = Jour { $day }
outlook-stage = { $stage } sur { $stages }
outlook-phase-morning = Matin
outlook-phase-day = Actions
outlook-phase-dusk = Crépuscule
outlook-phase-evening = Nuit
outlook-phase-scavenging = Collecte
outlook-phase-raid = Raid
outlook-phase-dawn = Aube

## L’Objectif

# $counts: whether it is a number of things, $done of $need; $met: whether it would be met now.
outlook-objective = { $counts ->
        [yes] { $done } sur { $need } · { $card }
       *[no] { $met ->
            [yes] Atteint · { $card }
           *[no] Pas encore · { $card }
        }
    }
outlook-objective-short = { $counts ->
        [yes] But { $done }/{ $need }
       *[no] { $met ->
            [yes] But atteint
           *[no] But ouvert
        }
    }
# $judged: now, tomorrow or later, on the Morning of $day, in $days days.
outlook-judged = { $judged ->
        [now] { $met ->
            [yes] Un Chapitre le juge : atteint
           *[no] Un Chapitre le juge : manqué
        }
        [tomorrow] Jugé demain (jour { $day })
       *[later] Jour { $day }, dans { $days } jours
    }
outlook-says = { $text }
outlook-pays = { $left ->
        [one] Il manque 1 case. Le Meneur peut payer depuis l’Inventaire à tout moment : { $goods }.
       *[other] Il manque { $left } cases. Le Meneur peut payer depuis l’Inventaire à tout moment : { $goods }.
    }
# $built: whether the { $card } stands, lies in the Fittings deck (then $price is its price), or neither.
outlook-boarding = { $built ->
        [yes] { $card } : en place. Une Barricade y prend { $goods } et une action.
        [deck] À construire d’abord : { $card } ({ $price }). Ensuite, une Barricade y prend { $goods } et une action.
       *[no] Une Barricade se fait ici : { $card }. Elle prend { $goods } et une action.
    }
outlook-unfit = Au-dessus de la limite de { $limit } en ce moment : { $people }.
outlook-reward = S’il est atteint : { $reward }
outlook-penalty = Sinon : { $penalty }

## La fin de la guerre

outlook-peace = { $when ->
        [unknown] Vivre jusqu’au Cessez-le-feu
        [day] Cessez-le-feu le jour { $first }
       *[days] Vivre jusqu’au Cessez-le-feu
    }
# $people: those who were there from the beginning.
outlook-peace-who = { $when ->
        [days] Jour { $first } au plus tôt, { $last } au plus tard
       *[other] { $people } étaient là au début ; l’un d’eux doit vivre
    }
outlook-peace-short = { $when ->
        [unknown] Paix
        [day] Paix, jour { $first }
       *[days] Paix, jour { $first }–{ $last }
    }
outlook-hopeless = Plus rien ne peut être gagné
outlook-hopeless-why = Il ne reste personne de ceux du début
outlook-win = Nous gagnons si au moins une personne du début est avec nous quand vient le Cessez-le-feu. C’est l’un des trois derniers Événements.
outlook-lose = Nous perdons si toutes ont disparu d’ici là, ou s’il ne reste plus personne.

## À un pas de la fin

outlook-edge = { $count ->
        [1] { $people } en danger
        [2] { $people } en danger
       *[other] { $count } personnes en danger
    }
outlook-edge-short = { $count ->
        [one] { $people } en danger
       *[other] { $count } en danger
    }
outlook-edge-several = { $states }
outlook-edge-hunger = { $who }, Faim { $level } : un soir sans manger, et c’est la fin ; la soif aussi peut l’être.
outlook-edge-illness = { $who }, Maladie { $level } : une Aube sans le bon remède peut être la fin.
outlook-edge-misery = { $who }, Mal-être { $level } : un chagrin de plus et { $sex ->
        [f] elle
       *[m] il
    } n’est plus là. De la compagnie, un verre ou une bonne nouvelle aideraient.
outlook-edge-wounds = { $who }, Blessures { $level } : le prochain coup est la fin ; une Aube sans Bandages peut l’être.
outlook-last = { $who } : { $sex ->
        [f] la dernière
       *[m] le dernier
    } du début
outlook-last-why = Sans { $sex ->
        [f] elle
       *[m] lui
    }, rien ne peut être gagné

## Le souper

# $lack: both, food or water; $food of $hungry can eat, $water of $thirsty drink.
outlook-supper = { $lack ->
        [water] { $water ->
            [0] Pas d’Eau pour ce soir
           *[other] De l’Eau pour { $water } sur { $thirsty }
        }
       *[other] { $food ->
            [0] Rien à manger ce soir
           *[other] À manger pour { $food } sur { $hungry }
        }
    }
outlook-supper-short = { $lack ->
        [water] Eau { $water }/{ $thirsty }
       *[other] Repas { $food }/{ $hungry }
    }
outlook-supper-why = { $lack ->
        [both] { $water ->
            [0] Et pas d’Eau, au Crépuscule
           *[other] De l’Eau pour { $water } sur { $thirsty }, au Crépuscule
        }
        [food] Qui ne mange pas au Crépuscule a plus faim
       *[water] La soif donne Faim ou Mal-être au Crépuscule
    }
outlook-hunger = Qui ne mange rien au Crépuscule : Faim +1. Une Conserve enlève 2, un Aliment cru 1 ; un Légume la maintient seulement.
outlook-thirst = Qui ne boit pas d’Eau au Crépuscule lance le dé : le plus souvent Faim +1, parfois Mal-être +1.

## La nuit

outlook-raids = { $cards ->
        [one] 1 carte de raid cette nuit
       *[other] { $cards } cartes de raid cette nuit
    }
outlook-raids-short = { $cards ->
        [one] 1 raid
       *[other] { $cards } raids
    }
# $when: posted, unguarded, or open (before the Evening is over).
outlook-raids-guard = { $when ->
        [unguarded] Personne ne monte la Garde
        [posted] { $count ->
            [0] Plus personne ne monte la Garde
           *[other] De Garde : { $guards }
        }
       *[open] { $count ->
            [0] On poste les Gardes à la Nuit
           *[other] De Garde jusqu’ici : { $guards }
        }
    }
outlook-raids-how = Chaque carte de raid porte des Dégâts et des Blessures. Ce que les Gardes n’arrêtent pas coûte des choses de l’Inventaire et les blesse. Une nuit sans aucune Garde est ce qu’il y a de pire.
outlook-cold = Froid { $felt } dans la maison
outlook-cold-short = Froid { $felt }
outlook-cold-dawn = { $ill ->
        [all] Tous malades à l’Aube, peut-être
        [one] Un malade à l’Aube, peut-être
       *[none] Barricadé : il ne fait rien
    }
outlook-cold-how = { $cold ->
        [one] 1 pion Froid est posé
       *[other] { $cold } pions Froid sont posés
    }, { $kept ->
        [0] aucune Barricade n’en retient
        [one] les Barricades en retiennent 1
       *[other] les Barricades en retiennent { $kept }
    }. Un Chauffage brûle du Bois ou des Livres contre lui. À partir de { $all }, la plupart des cartes Destin rendent tout le monde malade.
