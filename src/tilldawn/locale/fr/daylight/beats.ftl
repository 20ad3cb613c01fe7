### Survive Until Daylight : ce qui s’est passé, moment par moment. Les suites sont dites avec les mots du journal

## Au-dessus du titre ($number sur $of : le combientième)

beat-round-kicker = La nuit continue
beat-wave-kicker = { $seat } l’a piochée
beat-arrival-kicker = Nouveaux sur la ligne
beat-draw-kicker = { $seat } fouille les Décombres
beat-attack-kicker = { $seat } attaque
beat-blow-kicker = { $of ->
        [0] Le tour des ennemis
       *[other] Le tour des ennemis, coup { $number } sur { $of }
    }
beat-death-kicker = Une seule mort, et la nuit est perdue

## Titres

beat-round = { $last ->
        [yes] Il n’en vient plus
       *[no] Manche { $round }
    }
beat-wave = { card-wave }
beat-arrival = { $count ->
        [one] { $count } silhouette sort de l’ombre
       *[other] { $count } silhouettes sortent de l’ombre
    }
beat-draw = { $drawn }
beat-attack = { CAP(THE($weapon)) } contre { THE($target) }
# $result : « hurt », « blocked » (par une Barricade), « missed », « trapped » (tombé dans un Piège), « survivor » ou « open ».
beat-blow = { $result ->
        [blocked] { $target } arrête { THE($enemy) }
        [missed] { CAP(THE($enemy)) } manque { THE($target) }
        [trapped] { CAP(THE($enemy)) } tombe dans un Piège
        [open] { CAP(THE($enemy)) } vise { THE($target) }
       *[hurt] { CAP(THE($enemy)) } frappe { THE($target) }
    }
beat-death = C’est fini pour { $seat }

## La dernière scène

closing-round = Manche { $round } de la nuit
closing-hearts = { $hearts ->
        [one] { $hearts } cœur restant sur { $all }
       *[other] { $hearts } cœurs restants sur { $all }
    }
closing-felled = { $count ->
        [one] { $count } ennemi abattu
       *[other] { $count } ennemis abattus
    }
closing-delays = { card-wave } repoussée { $count } fois
closing-person-alive = { $won ->
        [yes] a vu le matin
       *[no] tenait encore debout
    }
closing-deeds = { CAP(THE($character)) } : { $health ->
        [one] { $health } cœur
       *[other] { $health } cœurs
    } sur { $track }. { $dealt ->
        [one] { $dealt } Dégât infligé
       *[other] { $dealt } Dégâts infligés
    }, { $suffered ->
        [one] { $suffered } subi
       *[other] { $suffered } subis
    }, { $felled ->
        [one] { $felled } ennemi abattu
       *[other] { $felled } ennemis abattus
    }, Santé regagnée : { $healed }. Cartes gardées : { $kept } ; objets fabriqués : { $crafted } ; cartes données : { $given }.
closing-step = Manche { $round }
closing-name = { $seat }
closing-chart-hearts = Les cœurs à la fin de chaque Manche
closing-chart-dealt = Les Dégâts infligés à chaque Manche
closing-turn-lost = { $hearts ->
        [one] Le tour des ennemis coûte { $hearts } cœur.
       *[other] Le tour des ennemis coûte { $hearts } cœurs.
    }
