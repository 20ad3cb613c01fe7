### This War of Mine : ce qui s’est passé, moment par moment. Les suites sont dites avec les mots du journal

# $thing : le titre du moment, une chose du jeu.
beat-name = { $thing }

## Au-dessus du titre ($number sur $of : le combientième)

beat-chapter-kicker = Un nouveau Chapitre
beat-chapter = { $chapter ->
        [chapter-1] Un premier Objectif est en jeu. Le prochain Chapitre le juge : une Récompense s’il est accompli, une Sanction sinon.
        [chapter-2] Le premier Objectif est jugé. Le suivant est en jeu, jusqu’à ce que le dernier Chapitre le juge.
       *[other] Le deuxième Objectif est jugé. Il ne reste qu’une chose à vouloir : vivre jusqu’au Cessez-le-feu.
    }
beat-event-kicker = { $day ->
        [0] Événement
       *[other] L’Événement du jour { $day }
    }
beat-fate-kicker = L’Aube, la carte Destin
beat-visitor-kicker = Dans la rue
beat-encounter-kicker = Une rencontre
beat-objective-kicker = { $number ->
        [3] Le dernier Objectif
       *[other] Objectif { $number }
    }
beat-verdict-kicker = { $met ->
        [yes] L’Objectif est rempli
       *[no] L’Objectif est manqué
    }
beat-fight-kicker = { $home ->
        [yes] On se bat chez nous
       *[no] Un combat
    }, { $foes ->
        [one] 1 Ennemi
       *[other] { $foes } Ennemis
    }
beat-round-kicker = { $some ->
        [yes] Le combat : { $enemies }
       *[no] Le combat
    }
beat-raid-kicker = { $of ->
        [0] Raid de nuit
        [1] Raid de nuit
       *[other] Raid de nuit, { $number } sur { $of }
    }
beat-unguarded-kicker = La nuit
beat-scenario-kicker = Le scénario
beat-shot-kicker = Des tireurs embusqués
beat-thirst-kicker = Crépuscule
beat-hope-kicker = La Campagne
beat-mourning-kicker = L’Aube
# $how : « died » ou « left » ; $cause : un État, ou le numéro d’un texte.
beat-death-kicker = { $how ->
        [left] { $cause ->
            [hunger] Le jour { $day }, { $who } part chercher de quoi manger et ne revient pas
           *[misery] Le jour { $day }, { $who } nous quitte
        }
       *[died] { $cause ->
            [hunger] { $who } meurt de faim le jour { $day }
            [illness] { $who } meurt de sa maladie le jour { $day }
            [wounds] { $who } meurt de ses blessures le jour { $day }
            [misery] Le jour { $day }, { $who } n’en peut plus et meurt
           *[other] { $who } meurt entre leurs mains le jour { $day }
        }
    }
beat-arrival-kicker = Quelqu’un reste avec nous
beat-page-kicker = Une page du livre
beat-script-kicker = Dans le livre
beat-card-kicker = En chemin

## Titres

beat-round = { $how ->
        [round] Round { $number }
        [backstab-us] Nous frappons les premiers
       *[backstab-them] Ils frappent quand nous tournons le dos
    }
beat-unguarded = Personne ne monte la garde
beat-shot = Ils surveillent la rue
beat-thirst = Rien à boire
beat-hope = Il ne reste personne de ceux du début
beat-mourning = Nous avons perdu { $who }
beat-death = { $how ->
        [left] { $who } n’est plus là
       *[died] { $sex ->
            [f] { $who } est morte
           *[m] { $who } est mort
        }
    }

## Parties

beat-part-lost = Ce que cela coûte
beat-part-won = Ce que cela donne
beat-raid-came = Ce qu’ils voulaient
beat-raid-held = Ce qui a tenu
beat-raid-gone = Ce qui manque
beat-death-came = Comment c’est arrivé
beat-death-means = Ce qui reste
beat-death-left = { $count ->
        [0] Il ne reste personne.
        [one] { $people } continue, sans les autres.
       *[other] { $people } continuent.
    }
beat-page-short = Lu : { $script }.

## La dernière scène

closing-scenario = { $scenario }
closing-days = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
closing-alive = { $alive } sur { $all } en vie
closing-objectives = { $all ->
        [0] Aucun Objectif jugé
       *[other] { $met ->
            [one] { $met } Objectif rempli sur { $all }
           *[other] { $met } Objectifs remplis sur { $all }
        }
    }
closing-built = { $count ->
        [one] { $count } Aménagement construit
       *[other] { $count } Aménagements construits
    }
closing-person-alive = { $peace ->
        [yes] a vu la paix le jour { $day }
       [out] a tenu jusqu’au bout, jour { $day }
       *[no] encore dans la maison le jour { $day }
    }
closing-day = Jour { $day }
closing-chart-states = Notre état à chaque Aube, tous ensemble
closing-chart-house = Nos réserves à chaque Aube
