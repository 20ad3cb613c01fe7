### Survive Until Daylight: what names, icons and numbers mean now

explain-health = { $who }: Health { $health } of { $track }
explain-health-left = { $health ->
        [one] 1 more Damage kills, and all are lost.
       *[other] { $health } more Damage kills, and all are lost.
    }
explain-slots = { $who }: { $slots } of { $limit } slots
explain-slots-left = { $left ->
        [0] No slot is free: a find needs a stack or a swap.
        [one] 1 slot is free.
       *[other] { $left } slots are free.
    }
explain-guards = Barricades { $barricades }, Traps { $traps }.
explain-foe = Health { $left } of { $health }.
explain-foe-strikes = { $away ->
        [yes] Driven off: it does not attack in this Round.
       *[no] Strikes for { $blow }{ $draws ->
            [0] {""}
            [one] {" "}plus a Combat card
           *[other] {" "}plus the worst of { $draws } Combat cards
        }{ $bonus ->
            [0] {""}
           *[other] {" "}({ $bonus } of it by Monsters)
        }{ $aims ->
            [yes] ; if nothing changes, at { $aim }
           *[no] {""}
        }.
    }
explain-foe-spears = { $spears ->
        [one] A Spear sticks in it: each attack on it does 1 more.
       *[other] { $spears } Spears stick in it: each attack on it does { $spears } more.
    }
explain-face = { $damage } Damage{ $splash ->
        [0] {""}
       *[other] , Splash { $splash }
    }{ $loose ->
        [yes] , Loose Rubble: draw a card after the attack
       *[no] {""}
    }.
