### Simulations : le compte rendu de `tilldawn sim`

# Le signe entre les chiffres entiers et décimaux.
sim-decimal-sign = ,
sim-title = { $game } · { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    } · bot { $bot } · graine { $seed }
sim-counts = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }, { $errors ->
        [0] aucune erreur
        [one] { $errors } erreur
       *[other] { $errors } erreurs
    }
# $rate et $error : pour cent, déjà écrits.
sim-rate = Gagnées : { $rate } % (erreur type { $error })
sim-speed = { $decisions } décisions en { $seconds } s ({ $pace } parties par seconde)

## Colonnes

sim-games = parties
sim-won = gagn.
sim-character = équipe avec
sim-last-round = finie à la Manche
sim-lost-by = perdue par
sim-failures = { $count ->
        [one] { $count } partie interrompue (graine : erreur) :
       *[other] { $count } parties interrompues (graine : erreur) :
    }
sim-last-day = fin au jour
sim-people-lost-by = pertes dues à
sim-people-lost-on = pertes au jour
sim-people = pertes
sim-story = une histoire du livre
sim-script = script { $number }
sim-lost-death = une mort
sim-lost-shepherd = le Berger
sim-lost-nobody = plus personne
sim-lost-strangers = que des recrues
sim-lost-gave-up = abandon
sim-lost-unguarded = une nuit sans Garde

## Le registre du contenu

ledger-title = { $game } : ce qu’ont atteint { $games ->
        [one] 1 partie simulée
       *[other] { $games } parties simulées
    }
ledger-unrun = (jamais arrivé : { $branches })
ledger-never = { $count ->
        [0] Tout est apparu.
        [one] 1 carte ou script n’est jamais apparu.
       *[other] { $count } cartes et scripts ne sont jamais apparus.
    }
