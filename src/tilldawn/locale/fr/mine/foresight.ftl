### Ce qu’un choix entraînera

## Ce qui change ; $now et $then sont les nombres avant et après

# $who : un Personnage ; $state : l’un des cinq États ; $level : le nom du nouveau niveau.
foresight-mine-state = { $who } : { $state } { $now } → { $then } ({ $level })
foresight-mine-actions = { $who } : { $then ->
        [0] plus aucune action par jour
        [one] 1 action par jour
       *[other] { $then } actions par jour
    } au lieu de { $now }
foresight-mine-lost = { $left ->
        [yes] { $who } nous quitte
       *[no] { $who } meurt
    }
foresight-mine-joins = { $who } se joint à nous
# $goods : des pions avec leur nombre.
foresight-mine-storage = { $more ->
        [yes] +{ $goods }
       *[no] −{ $goods }
    }
foresight-mine-pile = { $more ->
        [yes] +{ $goods } sur la pile
       *[no] −{ $goods } de la pile
    }
foresight-mine-cold = Froid { $now } → { $then }
foresight-mine-noise = Bruit { $now } → { $then }
foresight-mine-unknown = Cartes encore à explorer { $now } → { $then }
foresight-mine-load = Charge { $now } → { $then } sur { $limit }
foresight-mine-objective = Objectif { $now } → { $then } sur { $steps }
foresight-mine-raid-damage = Raid : pions à perdre { $now } → { $then }
foresight-mine-raid-wounds = Raid : Blessures à subir { $now } → { $then }
foresight-mine-paid = Payé { $now } → { $then } sur { $price }
foresight-mine-built = { $card }, dans cette pièce : { $space }
foresight-mine-unbuilt = { $card }, disparu de cette pièce : { $space }
foresight-mine-cleared = { $then ->
        [0] La case est dégagée ({ $card })
       *[other] { $card } → { $left }
    }
foresight-mine-holes = Trous barricadés { $now } → { $then }
foresight-mine-foe = { $foe } : Blessures { $now } → { $then }
foresight-mine-foe-falls = { $foe } tombe
foresight-mine-note = { $then ->
        [0] Le pion « { $note } » est retiré
       *[other] Le pion « { $note } » est posé
    }
foresight-mine-hand = { $then ->
        [0] { $card } est jouée
       *[other] { $card } est gardée en main
    }

## Ce qui peut sortir d’un jet ou d’une pioche : ce qui peut arriver, sans dire combien de chances

foresight-mine-sign-won = La guerre est finie et nous en sommes sortis
foresight-mine-sign-ends = La Campagne s’arrête
foresight-mine-sign-comes = Quelqu’un vient
foresight-mine-sign-louder = Le Bruit monte de 1
foresight-mine-sign-seen-first = Nous les voyons d’abord
foresight-mine-sign-opens = La serrure s’ouvre
foresight-mine-sign-floor-gives = Le plancher cède sous { $who }
foresight-mine-sign-sprung = Le fil-piège se déclenche sur { $who }
foresight-mine-sign-struck = Le Lieu lui-même frappe
foresight-mine-sign-shot = Un tireur embusqué touche { $who }
foresight-mine-sign-shot-at = Les soldats tirent et touchent
foresight-mine-sign-direct-hit = Un obus touche la maison
foresight-mine-sign-angry = Ils se retournent contre nous
foresight-mine-sign-robbed = Ils nous dépouillent
foresight-mine-sign-soldier-takes = Le soldat prend quelque chose
foresight-mine-sign-stirs = « { $who } » nous revient
foresight-mine-sign-fight = On en vient aux mains
foresight-mine-sign-routed = Les pillards s’enfuient
foresight-mine-sign-page = Une page du livre est lue
foresight-mine-sign-finds-nothing = On ne trouve rien
foresight-mine-sign-drops-nothing = Rien n’est largué
foresight-mine-sign-meets = Nous rencontrons : { $card }
foresight-mine-sign-visits = À la porte : { $card }
foresight-mine-sign-raid = Le Raid : { $card }
foresight-mine-sign-event = L’Événement : { $card }
foresight-mine-sign-card = La carte suivante : { $card }
foresight-mine-sign-finds = On trouve : { $good }

## Combats et Raids

foresight-mine-we-deal = Blessures infligées : { $mean } en moyenne (de { $least } à { $most })
foresight-mine-we-take = Blessures subies : { $mean } en moyenne (de { $least } à { $most })
foresight-mine-raid-left = Ce qui reste du Raid à perdre et à subir : { $mean } en moyenne (de { $least } à { $most })
foresight-mine-odds-dies = L’un de nous meurt
foresight-mine-odds-foe-falls = Un Ennemi tombe
foresight-mine-odds-over = Le combat est gagné : ils tombent ou s’enfuient
foresight-mine-odds-lost = Plus aucun de nous n’est en état de se battre
foresight-mine-odds-breaks = Le Raid passe
foresight-mine-odds-breaks-next = Le prochain Raid passe
foresight-mine-supposed = On suppose que chaque échec est relancé, que toutes les Munitions servent, que les icônes de script sont des échecs et que les Blessures vont là où elles nous coûtent le moins.
foresight-mine-visit-comes = Quelqu’un vient à la première fouille bruyante
# $when : first (la première fois qu’on prend), every (chaque fois), last (en repartant avec quelque chose).
foresight-mine-visit-weighs = Mal-être +1 pour { $who }, { $when ->
        [first] la première fois qu’on prend quelque chose
        [every] chaque fois qu’on prend quelque chose
       *[last] si nous repartons avec quelque chose
    }
foresight-mine-visit-supposed = Compté à partir du Bruit 1 ; ce qui arrive en chemin peut l’augmenter.
# $finds: how many finds the price buys. $sure: no where something must go well first (nobody comes, the lock opens).
foresight-mine-each-find = { $finds ->
        [1] Chances de la trouvaille
       *[other] Chances de chacune des { $finds } trouvailles
    }{ $sure ->
        [no] , si l’on y arrive.
       *[yes] .
    }
foresight-mine-may-die = L’un de nous peut en mourir.
foresight-mine-ends = La Campagne s’arrête là.
