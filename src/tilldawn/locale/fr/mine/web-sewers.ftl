### This War of Mine : les Égouts sur la page

web-sewers-map = Carte des Égouts
web-sewers-tile = { $at ->
        [0] le départ
       *[other] tuile { $at } sur { $last }
    }
web-sewers-next = La prochaine tuile est : { $tile }.
