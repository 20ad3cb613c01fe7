### La page : les haltes sur le chemin du retour (This War of Mine)

web-market-sheet = La fiche du Marché
web-market-wares = Marchandises
web-market-choose = Une seule chose : une ligne de la carte, ou un vol
web-market-tolerance = Tolérance { $level } sur { $most }
web-market-mood = { $mood ->
        [shut] Plus personne ne nous y vend rien.
        [wary] On se méfie : une visite coûte { $price } pions, personne ne commerce.
        [glad] On nous voit avec plaisir : une fois par visite, une autre carte peut être piochée.
       *[plain] Une visite coûte 1 pion.
    }
web-market-standing = { $farmers ->
        [0] Aucun Fermier
        [one] 1 Fermier
       *[other] { $farmers } Fermiers
    }{ $thugs ->
        [0] {""}
        [one] , 1 Voyou
       *[other] , { $thugs } Voyous
    } aux étals
web-market-theft = Un voleur est pris de 1 à { $upto } au dé noir ; sinon, il rapporte :
web-market-thief = { $who } est sur la case vol.
web-market-empty = rien
web-market-guest = Un fermier dort ici cette nuit.
web-aid-notice = Avis
web-aid-choose = L’une de ces choses, cette nuit
web-aid-supplies = Réserves { $level } sur { $most }
web-aid-queuing = { $who } fait la queue.
web-aid-desk = { $how ->
        [shut] fermé cette nuit
        [used] déjà utilisé cette nuit
       *[open] { $more ->
            [0] ouvert
           *[other] ouvert, jet +{ $more }
        }
    }
web-stop-choose = Une seule halte cette nuit, ou aucune
