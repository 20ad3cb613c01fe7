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
