### What will come of an option

## What changes; $now and $then are the numbers before and after

# $who: a Character; $state: one of the five States; $level: the name of the new level.
foresight-mine-state = { $who }: { $state } { $now } → { $then } ({ $level })
foresight-mine-actions = { $who }: { $then ->
        [0] no action left a day
        [one] 1 action a day
       *[other] { $then } actions a day
    } instead of { $now }
foresight-mine-lost = { $left ->
        [yes] { $who } leaves us
       *[no] { $who } dies
    }
foresight-mine-joins = { $who } joins us
# $goods: pieces with their number, "2 Wood".
foresight-mine-storage = { $more ->
        [yes] +{ $goods }
       *[no] −{ $goods }
    }
foresight-mine-pile = { $more ->
        [yes] +{ $goods } on the pile
       *[no] −{ $goods } from the pile
    }
foresight-mine-cold = Cold { $now } → { $then }
foresight-mine-noise = Noise { $now } → { $then }
foresight-mine-unknown = Cards still to explore { $now } → { $then }
foresight-mine-load = Load { $now } → { $then } of { $limit }
foresight-mine-objective = Objective { $now } → { $then } of { $steps }
foresight-mine-raid-damage = Raid: pieces to lose { $now } → { $then }
foresight-mine-raid-wounds = Raid: Wounds to take { $now } → { $then }
foresight-mine-paid = Paid { $now } → { $then } of { $price }
foresight-mine-built = { $card } stands in { $space }
foresight-mine-unbuilt = { $card } is gone from { $space }
foresight-mine-cleared = { $then ->
        [0] { $card } is cleared away
       *[other] { $card } becomes { $left }
    }
foresight-mine-holes = Holes boarded up { $now } → { $then }
foresight-mine-foe = { $foe }: Wounds { $now } → { $then }
foresight-mine-foe-falls = { $foe } falls
foresight-mine-note = { $then ->
        [0] The token “{ $note }” is taken away
       *[other] The token “{ $note }” is laid out
    }
foresight-mine-hand = { $then ->
        [0] { $card } is played
       *[other] { $card } is kept in hand
    }

## What may come of a throw or a draw: what may happen, without how likely

foresight-mine-sign-won = The war is over and we have come through
foresight-mine-sign-ends = The Campaign ends
foresight-mine-sign-comes = Somebody comes
foresight-mine-sign-louder = It grows louder: Noise +1
foresight-mine-sign-seen-first = We see them first
foresight-mine-sign-opens = The lock opens
foresight-mine-sign-floor-gives = The floor gives way under { $who }
foresight-mine-sign-sprung = The tripwire goes off at { $who }
foresight-mine-sign-struck = The place itself strikes
foresight-mine-sign-shot = A sniper hits { $who }
foresight-mine-sign-shot-at = The soldiers shoot and hit
foresight-mine-sign-direct-hit = A shell hits the house
foresight-mine-sign-angry = They turn on us
foresight-mine-sign-robbed = They rob us
foresight-mine-sign-soldier-takes = The soldier takes something
foresight-mine-sign-stirs = “{ $who }” comes back to us
foresight-mine-sign-fight = It comes to a fight
foresight-mine-sign-routed = The raiders run
foresight-mine-sign-page = A page of the book is read
foresight-mine-sign-finds-nothing = Nothing is found
foresight-mine-sign-drops-nothing = Nothing is dropped
foresight-mine-sign-meets = We meet { $card }
foresight-mine-sign-visits = At the door: { $card }
foresight-mine-sign-raid = The raid: { $card }
foresight-mine-sign-event = The Event: { $card }
foresight-mine-sign-card = The next card: { $card }
foresight-mine-sign-finds = { $good } is found

## Fights and raids

foresight-mine-we-deal = Wounds we deal: { $mean } on average ({ $least } to { $most })
foresight-mine-we-take = Wounds we take: { $mean } on average ({ $least } to { $most })
foresight-mine-raid-left = Left of the raid to lose and to take: { $mean } on average ({ $least } to { $most })
foresight-mine-odds-dies = Somebody of us dies
foresight-mine-odds-foe-falls = An Enemy falls
foresight-mine-odds-over = The fight is won: they fall or run
foresight-mine-odds-lost = None of us is left in the fight
foresight-mine-odds-breaks = The raid breaks through
foresight-mine-odds-breaks-next = The next raid breaks through
foresight-mine-supposed = Supposed: every miss is rolled again, all Ammo is used, script icons count as misses, and Wounds go where they hurt us least.
foresight-mine-visit-comes = Somebody comes at the first loud search
# $when: first (time something is taken), every (time), last (when we leave with something).
foresight-mine-visit-weighs = Misery +1 for { $who }, { $when ->
        [first] the first time we take something
        [every] each time we take something
       *[last] if we leave with something
    }
foresight-mine-visit-supposed = Counted from Noise 1; what happens on the way may make it louder.
# $finds: how many finds the price buys. $sure: no where something must go well first (nobody comes, the lock opens).
foresight-mine-each-find = { $finds ->
        [1] Odds of the find
       *[other] Odds of each of the { $finds } finds
    }{ $sure ->
        [no] , if we get to it.
       *[yes] .
    }
foresight-mine-may-die = Somebody may die of this.
foresight-mine-ends = This ends the Campaign.
