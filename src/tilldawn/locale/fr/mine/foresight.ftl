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
