### This War of Mine: the Sewers on the page

web-sewers-map = Map of the Sewers
web-sewers-tile = { $at ->
        [0] the start
       *[other] tile { $at } of { $last }
    }
web-sewers-next = The next tile is { $tile }.
