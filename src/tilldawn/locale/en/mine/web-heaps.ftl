# Pieces that go from one heap to another: trading, packing, paying, losing

web-trade-call = Take what you want from the stall; pay with what is ours.
web-trade-short = { $short } more to pay. Choose what we give of ours.
web-trade-ready = We give { $given } for { $taken }. Trade, or change it.
web-trade-ready-commission = We give { $given } for the Commission. Pay, or change it.
web-trade-none = nothing
web-trade-why = { $home ->
        [yes] What lies in Storage pays here. Nothing changes hands before you confirm.
       *[no] Only the Findings Pile pays here, not what is at home. Nothing changes hands before you confirm.
    }
web-trade-leave = Leave without buying
web-trade-confirm = { $take ->
        [0] Pay { $give }
       *[other] Trade: give { $give }, take { $take }
    }
web-trade-clear = Put all back
web-trade-basket = The basket
web-trade-take = We take ({ $worth })
web-trade-give = We give ({ $worth })
web-trade-nothing = nothing yet
web-trade-price = Price
web-trade-commission = Commission
web-trade-bonus = Bargained
web-trade-we-pay = We pay
web-trade-choose = Choose something from the stall first.
web-trade-enough = { $over ->
        [0] Exactly enough.
       *[other] Enough, by { $over }. No change is given.
    }
web-trade-missing = { $missing } more to pay.
web-trade-in-basket = { $taken } in the basket, { $left } left
web-trade-left = ×{ $left }, weight { $weight } each
web-trade-given = { $given } in the basket, { $left } left
web-trade-have = ×{ $left }
web-trade-only = ×{ $count }: there is nothing else to pay with
web-trade-our-storage = Our Storage
web-trade-our-pile = Our Findings Pile
web-trade-ours-hint = Choose a thing to pay with it.
web-trade-ours-enough = Enough is given.
web-trade-load = Weight after this: { $load } of { $limit }

web-heap-hint = What you choose moves over, one at a time.
web-heap-full = That is all of it. Put something back to choose another.
web-heap-why = Until you confirm, everything can be put back.
web-heap-missing = { $missing } more to choose.
web-heap-call = { $to }: { $chosen }.
web-heap-empty = Nothing is left here.
web-heap-piece = weight { $weight }, worth { $value }
web-heap-weight = Weight
web-heap-done = { $done } of { $total }
web-heap-equip-from = In Storage
web-heap-equip-to = They take along
web-heap-load-from = Goes home with us
web-heap-load-add = Can be taken along from here
web-heap-load-to = Changed on the way home
web-heap-loot-from = Weapons of the dead
web-heap-loot-to = We take
web-heap-raid-loss-from = In Storage
web-heap-raid-loss-to = They take away
web-heap-pay-from = What we have
web-heap-pay-to = We give

web-page-say = Say this
web-page-choose = Read the page and mark what we say.
web-page-chosen = chosen
web-page-of-book = a page of the book
web-heap-load-call = Choose what goes home.
web-heap-equip-call = Pack what the party takes along, or set out with empty hands.
web-heap-load-went = { $how ->
        [add] comes along
       *[other] stays here
    }
web-page-mark = Mark one
web-fight-choose = Mark a way on to see what would come of it; nothing happens before you confirm.
web-city-choose = Mark where the party goes; nothing happens before you confirm.
web-city-finds = Special finds, by the Black die
web-city-of-ten = { $count } in 10
web-city-who = Who goes
web-city-elsewhere = Or somewhere else
web-city-carries = carries { $weight }
web-city-home = At home: { $names }
