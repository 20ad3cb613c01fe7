### Survive Until Daylight : ce que signifient noms, icônes et nombres en ce moment

explain-health = { $who } : Santé { $health } sur { $track }
explain-health-left = { $health ->
        [one] 1 Dégât de plus tue, et tous ont perdu.
       *[other] { $health } Dégâts de plus tuent, et tous ont perdu.
    }
explain-slots = { $who } : { $slots } emplacements sur { $limit }
explain-slots-left = { $left ->
        [0] Aucun emplacement libre : une trouvaille demande une pile ou un échange.
        [one] { $left } emplacement est libre.
       *[other] { $left } emplacements sont libres.
    }
explain-guards = Barricades { $barricades }, Pièges { $traps }.
explain-foe = Santé { $left } sur { $health }.
explain-foe-strikes = { $away ->
        [yes] Écarté : il n’attaque pas dans cette Manche.
       *[no] Frappe pour { $blow }{ $draws ->
            [0] {""}
            [one] {" "}plus une carte Combat
           *[other] {" "}plus la pire de { $draws } cartes Combat
        }{ $bonus ->
            [0] {""}
           *[other] {" "}(dont { $bonus } par les Monstres)
        }{ $aims ->
            [yes] ; si rien ne change, sur { $aim }
           *[no] {""}
        }.
    }
explain-foe-spears = { $spears ->
        [one] Une Lance y est plantée : chaque attaque contre lui fait 1 de plus.
       *[other] { $spears } Lances y sont plantées : chaque attaque contre lui fait { $spears } de plus.
    }
explain-face = { $damage } Dégâts{ $splash ->
        [0] {""}
       *[other] , Éclaboussure { $splash }
    }{ $loose ->
        [yes] , Gravats instables : piochez une carte après l’attaque
       *[no] {""}
    }.
