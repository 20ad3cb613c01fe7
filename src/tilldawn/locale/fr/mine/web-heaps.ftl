# Des pièces qui passent d’un tas à l’autre : échanger, emporter, payer, perdre

web-trade-call = Prenez ce que vous voulez à l’étal ; payez avec ce qui est à nous.
web-trade-short = Encore { $short } à payer. Choisissez ce que nous donnons.
web-trade-ready = Nous donnons : { $given }. Nous prenons : { $taken }. Échangez, ou changez encore.
web-trade-ready-commission = Nous donnons pour la Commission : { $given }. Payez, ou changez encore.
web-trade-none = rien
web-trade-why = { $home ->
        [yes] C’est la Réserve qui paie ici. Rien ne change de mains avant la confirmation.
       *[no] Seules les Trouvailles paient ici, pas ce qui est à la maison. Rien ne change de mains avant la confirmation.
    }
web-trade-leave = Partir sans rien acheter
web-trade-confirm = { $take ->
        [0] Payer { $give }
       *[other] Échanger : donner { $give }, prendre { $take }
    }
web-trade-clear = Tout remettre
web-trade-basket = Le panier
web-trade-take = Nous prenons ({ $worth })
web-trade-give = Nous donnons ({ $worth })
web-trade-nothing = encore rien
web-trade-price = Prix
web-trade-commission = Commission
web-trade-bonus = Marchandé
web-trade-we-pay = Payé
web-trade-choose = Choisissez d’abord quelque chose à l’étal.
web-trade-enough = { $over ->
        [0] Le compte est juste.
       *[other] Assez, avec { $over } de trop. On ne rend pas la monnaie.
    }
web-trade-missing = Encore { $missing } à payer.
web-trade-in-basket = { $taken } dans le panier, reste { $left }
web-trade-left = ×{ $left }, poids { $weight } chacun
web-trade-given = { $given } dans le panier, reste { $left }
web-trade-have = ×{ $left }
web-trade-only = ×{ $count } : il n’y a rien d’autre pour payer
web-trade-our-storage = Notre Réserve
web-trade-our-pile = Nos Trouvailles
web-trade-ours-hint = Choisissez une chose pour payer avec.
web-trade-ours-enough = Le compte y est.
web-trade-load = Poids après cela : { $load } sur { $limit }

web-heap-hint = Ce que vous choisissez passe de l’autre côté, pièce par pièce.
web-heap-full = Le compte y est. Remettez quelque chose pour choisir autrement.
web-heap-why = Tant que rien n’est confirmé, tout peut être remis.
web-heap-missing = Encore { $missing } à choisir.
web-heap-call = { $to } : { $chosen }.
web-heap-empty = Il ne reste rien ici.
web-heap-piece = poids { $weight }, vaut { $value }
web-heap-weight = Poids
web-heap-done = { $done } sur { $total }
web-heap-equip-from = Dans la Réserve
web-heap-equip-to = Ils emportent
web-heap-load-from = Rentre avec nous
web-heap-load-add = À prendre ici
web-heap-load-to = Changé pour le retour
web-heap-loot-from = Armes des morts
web-heap-loot-to = Nous prenons
web-heap-raid-loss-from = Dans la Réserve
web-heap-raid-loss-to = Ils emportent
web-heap-pay-from = Ce que nous avons
web-heap-pay-to = Nous donnons

web-page-say = Répondre ainsi
web-page-choose = Lisez la page et marquez ce que nous disons.
web-page-chosen = choisi
web-page-of-book = une page du livre
web-heap-load-call = Choisissez ce qui rentre à la maison.
web-heap-equip-call = Préparez ce que l’équipe emporte, ou partez les mains vides.
web-heap-load-went = { $how ->
        [add] vient avec nous
       *[other] reste ici
    }
web-page-mark = Marquez un choix
web-fight-choose = Marquez une suite pour voir ce qui en sortirait ; rien n’arrive avant la confirmation.
web-city-choose = Marquez où va l’équipe ; rien n’arrive avant la confirmation.
web-city-finds = Trouvailles spéciales, au dé noir
web-city-of-ten = { $count } sur 10
web-city-who = Qui y va
web-city-elsewhere = Ou bien ailleurs
web-city-carries = porte { $weight }
web-city-home = À la maison : { $names }
