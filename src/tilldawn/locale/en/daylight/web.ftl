### Survive Until Daylight: words of the page's board

## The night

web-day-scene = The night and the line
web-day-setup = Before nightfall
web-day-cast = Characters to choose from
web-day-round = Round { $round } of 6
web-day-clean-up = Clean-up Round
web-day-rounds = Rounds until daylight
web-day-round-was = Round { $round }: { $assault }
web-day-daylight = Daylight
web-day-phases = Phases
web-day-phase = { $phase ->
    [search] Search
    [trade] Trade
   *[combat] Combat
}
web-day-first = First Player
web-day-difficulty = { $difficulty ->
    [easy] Easy
    [hard] Hard
   *[normal] Normal
}
web-day-assault = Assault: { $assault }: { $wave }
web-day-assault-none = { $left ->
    [0] No more Assaults. Clear the line.
   *[other] The Assault is still face down.
}
web-day-assaults-left = { $count ->
    [one] 1 Assault card left
   *[other] { $count } Assault cards left
}

## The line

web-day-line = The line, left to right
web-day-line-empty = The line is empty. Something moves, further off.
web-day-foe = { $at }. { $enemy }, Health { $left } of { $health }
web-day-foe-attack = attacks for { $attack }{ $bonus ->
    [0] {""}
   *[other] {" "}({ $bonus } from Monsters)
}{ $draws ->
    [0] {""}
    [one] {" "}plus 1 Combat card
   *[other] {" "}plus the worst of { $draws } Combat cards
}{ $splash ->
    [0] {""}
   *[other] , Splash { $splash }
}
web-day-peaceful = does not fight
web-day-steals = steals a card
web-day-ignores = ignores Barricades
web-day-bolsters = other enemies deal +{ $count }
web-day-spears = { $count ->
    [one] 1 Spear in it
   *[other] { $count } Spears in it
}
web-day-away = driven off by a Grenade
web-day-away-short = away
web-day-aims = will attack { $whom }
web-day-attacking = attacking now
web-day-target = target of the attack
web-day-neighbour = next to the target

## The middle of the table

web-day-middle = The middle of the table
web-day-rubble = Rubble
web-day-active = Active
web-day-discard = Discard
web-day-combat = Combat
web-day-used = Used
web-day-combat-unseen = Not drawn yet:
web-day-splash = Splash 1
web-day-loose-rubble = Loose Rubble
web-day-wave-inside = WAVE! is in this pile
web-day-on-top = On top of the Active Rubble
web-day-attack = { $weapon } against { $target }
web-day-attack-sums = { $draws ->
    [0] No Combat card
    [one] 1 Combat card
   *[other] { $draws } Combat cards
}{ $ammo ->
    [0] {""}
   *[other] , { $ammo } Ammo
}{ $splash ->
    [0] {""}
   *[other] , Splash { $splash }
}{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } Damage
}
web-day-quiet = { $phase ->
    [search] Cards come from the Active Rubble, until somebody accepts WAVE!.
    [trade] Give, take, heal. Then the enemies come.
    [combat] First the players act, then the enemies, left to right.
   *[setup] Six hours until daylight.
}
web-day-tokens = Tokens left and their recipes
web-day-recipe = { $token }, { $count } left: { $one } and { $other }

## The players

web-day-you = you
web-day-bot = bot
web-day-no-character = no character yet
web-day-health = Health { $health } of { $track }
web-day-slots = { $used } of { $limit } slots used
web-day-pack = In the Backpack
web-day-stack = { $card } × { $count }
web-day-perk = { $perk }{ $first ->
    [yes] , as First Player
   *[no] {""}
}{ $ready ->
    [yes] , ready
   *[no] , not ready
}
web-day-turn = { $any ->
    [0] {""}
    [one] 1 action
   *[other] { $any } actions
}{ $attacks ->
    [0] {""}
    [one] {" "}+1 attack
   *[other] {" "}+{ $attacks } attacks
}{ $crafts ->
    [0] {""}
    [one] {" "}+1 craft
   *[other] {" "}+{ $crafts } crafts
}
web-day-acting = acting
web-day-ready = done
web-day-given = { $count ->
    [one] gave 1 card
   *[other] gave { $count } cards
}

## The end

web-day-won = Daylight
web-day-lost = The night was longer
web-day-ending-rule = The rule ({ $rule })
web-day-ending-close = Look at the table
web-day-ending-open = How it ended
