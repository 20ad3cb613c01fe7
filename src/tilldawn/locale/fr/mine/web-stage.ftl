### This War of Mine : la scène au milieu de la page

web-stage-more = La suite plus bas

## Ville et sortie

web-stage-city = La ville
web-stage-noise = Bruit
web-stage-noise-level = Bruit { $noise } sur { $loudest }
web-stage-unknown = { $count ->
        [one] { $count } carte Inconnu
       *[other] { $count } cartes Inconnu
    }
web-stage-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-stage-explored = { $count ->
        [0] aucune derrière nous
        [one] { $count } derrière nous
       *[other] { $count } derrière nous
    }
web-stage-on-top = À suivre, déjà vues
web-stage-slot = Case Exploration
web-stage-here = Nous sommes ici
web-stage-band = règle spéciale
web-stage-priced = { $cards ->
        [one] { $action } ({ $cards } carte)
       *[other] { $action } ({ $cards } cartes)
    }
web-stage-find = { $good } sur { $on }
web-stage-hidden = { $good } ×{ $count }, caché ici
web-stage-finds = { $finds ->
        [0] aucune fouille
        [one] { $finds } fouille
       *[other] { $finds } fouilles
    }
web-stage-finding = Carte Trouvailles
web-stage-resident = Habitants
web-stage-exploration = Exploration
web-stage-pile = Trouvailles
web-stage-load = charge { $load } sur { $limit }{ $heavy ->
        [yes] , trop lourd
       *[no] {""}
    }
web-stage-piece = { $good } ×{ $count }, poids { $weight } chacun
web-stage-pile-empty = rien pour l’instant

## Combat

web-stage-ours = Nous
web-stage-theirs = Eux
web-stage-enemy = Ennemi { $letter }
web-stage-before = Avant le premier round
web-stage-round = Round { $round }
web-stage-breaks = ils fuient à { $at ->
        [one] { $at } Blessure
       *[other] { $at } Blessures
    } ({ $dealt } pour l’instant)
web-stage-dead = { $count ->
        [one] { $count } mort
       *[other] { $count } morts
    }
web-stage-wounds-of = Blessures { $wounds } sur { $last }
web-stage-rerolls = { $count ->
        [0] aucune relance
        [one] { $count } relance
       *[other] { $count } relances
    }
web-stage-dodging = hors d’atteinte
web-stage-down = à terre
web-stage-die = un dé de Combat

## Raid de nuit

web-stage-raid = Raid de nuit
web-stage-raid-coming = Aucune carte de raid n’est encore révélée. La maison écoute.
web-stage-raid-over = Les raids de cette nuit sont finis.
web-stage-damage = Dégâts
web-stage-points = Défense
web-stage-board-ups = { $boarded ->
        [one] { $boarded } Trou sur { $holes } barricadé
       *[other] { $boarded } Trous sur { $holes } barricadés
    }
web-stage-raids-left = { $count ->
        [one] encore { $count } raid à venir
       *[other] encore { $count } raids à venir
    }
web-stage-guards = { $count ->
        [0] Personne ne monte la garde
       *[other] De garde
    }
web-stage-shots = { $count ->
        [one] { $count } Munition
       *[other] { $count } Munitions
    }

## Commerce

web-stage-ware = valeur { $value } · poids { $weight }
web-stage-basket = Panier
web-stage-basket-empty = rien pour l’instant
web-stage-price = Prix
web-stage-bargain = Marchandage
web-stage-paid = Payé
web-stage-commission = Commission
web-stage-missing = { $count ->
        [0] C’est assez. On ne rend pas la monnaie.
       *[other] encore { $count } à payer
    }

## Cartes

web-stage-event = Événement
web-stage-visitor = Visiteur
web-stage-fate = Destin
web-stage-narrative = Action narrative
web-row-counts = { $counts ->
        [yes] compte cette fois
       *[no] ne compte pas cette fois
    }

## La fin

web-stage-won = Nous avons vu la fin
web-stage-lost = Nous n’avons pas vu la fin
web-stage-fate-of = { $how ->
        [alive] en vie le jour { $day }
        [left] { $sex ->
            [f] partie le jour { $day }
           *[m] parti le jour { $day }
        }
       *[died] { $sex ->
            [f] morte le jour { $day }
           *[m] mort le jour { $day }
        }
    }
web-stage-story = Le récit
web-stage-epilogues = Ce que nous sommes devenus
web-stage-days = Jour après jour

## Choix faits dans la scène : repas, Eau, Soirée, Aube

web-grid-given = donné
web-grid-chosen = choisi
web-grid-shut = impossible
web-grid-extras = Autres choix
web-supper = Le repas
# $people : combien sont à table ; $water : ce qu’il reste.
web-supper-text = { $people ->
        [one] Seul à table.
       *[other] Nous sommes { $people } à table.
    } Eau restante : { $water }.
web-supper-who = Qui mange quoi ?
web-supper-after = Après le repas
web-supper-left = Reste en Réserve
web-supper-serve = Servir le repas
web-evening = Qui fait quoi cette nuit ?
web-evening-text = Une tâche compte dès que la nuit commence.
web-evening-cells = Dans chaque case : la Fatigue ensuite
web-evening-begin = Commencer la nuit
web-evening-anyway = Sans Garde…
web-water = Qui boit ?
web-water-after = Sans Eau
web-water-drinks = boit
web-water-pour = Distribuer l’Eau
web-care = Avant que le jour se lève
web-care-fate = Révéler la carte Destin
web-care-on = Continuer
web-care-after = Après la carte Destin
