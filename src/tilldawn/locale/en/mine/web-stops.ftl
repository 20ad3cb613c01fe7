### The page: stops on the way home (This War of Mine)

web-market-sheet = The Market sheet
web-market-wares = Wares
web-market-choose = One thing: a line of the card, or a theft
web-market-tolerance = Tolerance { $level } of { $most }
web-market-mood = { $mood ->
        [shut] Nobody there sells to us any more.
        [wary] Wary of us: a visit costs { $price } tokens, nobody trades.
        [glad] Glad to see us: once a visit another card may be drawn.
       *[plain] A visit costs 1 token.
    }
web-market-standing = { $farmers ->
        [0] No Farmer
        [one] 1 Farmer
       *[other] { $farmers } Farmers
    }{ $thugs ->
        [0] {""}
        [one] , 1 Thug
       *[other] , { $thugs } Thugs
    } at the stalls
web-market-theft = A thief is caught on 1 to { $upto } of the Black die, and else brings:
web-market-thief = { $who } is on the thief space.
web-market-empty = nothing
web-market-guest = A farmer sleeps here tonight.
web-aid-notice = Notice
web-aid-choose = One of these, tonight
web-aid-supplies = Supplies { $level } of { $most }
web-aid-queuing = { $who } queues.
web-aid-desk = { $how ->
        [shut] closed tonight
        [used] used tonight
       *[open] { $more ->
            [0] open
           *[other] open, roll +{ $more }
        }
    }
web-stop-choose = One stop tonight, or none
