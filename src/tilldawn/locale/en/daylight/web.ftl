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
# The name of a number that stands before it. $what: damage, draws, splash, hearts or health.
web-day-number = { $what ->
    [damage] Damage
    [draws] { $count ->
        [one] Combat card
       *[other] Combat cards
    }
    [splash] Splash
    [health] Health left
   *[hearts] Health back
}
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

## Scenes: Trade

# $family: weapon, ammo, ingredient, healing, special, junk, bad-luck or wave.
web-day-family = { $family ->
    [weapon] Weapon
    [ammo] Ammo
    [ingredient] Ingredient
    [healing] Healing
    [special] Special
    [bad-luck] Bad Luck
    [wave] WAVE!
   *[junk] Junk
}
web-day-trade = Trade, everybody at once
web-day-flights = Gifts on their way
web-day-flights-how = All at once, in any order. A gift is its giver’s until it is taken.
web-day-no-flights = Nothing is on its way.
web-day-trade-how = Choose a card, then whom it is for. Choose it again, and it comes back.
web-day-gives-to = to
web-day-to = to { $name }
web-day-from = from { $name }
web-day-take-it = Take it
web-day-no = No
web-day-no-thanks = No, thanks
web-day-take-back = Take back
web-day-stow-and-take = Put { $out } into it
web-day-drop-and-take = Discard { $out } for it
web-day-looks = { $name } is asked
web-day-heals-you = Used now it heals: { $before } → { $after }
web-day-your-answer = your answer
web-day-answers = is asked
web-day-waits-for = waits for { $name }
web-day-choosing = choosing
web-day-give-here = Give it here
web-day-empty = empty
web-day-give-whom = Give { $card } to whom?
web-day-give-how = It is yours until they take it; you can have it back until then.
web-day-use-it = Use { $card }?
web-day-keep-card = Keep it
web-day-heal = Use it: +{ $hearts } Health
# $several: whether one browser plays for several, so that $you has to be named.
web-day-offers = { $name } offers { $card }{ $several ->
    [yes] {" "}to { $you }
   *[no] {""}
}.
web-day-offer-room = There is a free slot for it.
web-day-offer-full = Every slot is taken: make room above, or refuse.
web-day-nothing-left = You can give and heal no more this time. The others are still trading.
web-day-done-wait = You are done. The others are still trading.
web-day-gift-waits = { $card } waits for { $name }’s answer. You can have it back until then.
web-day-done-of = { $done } of { $count } are done. Combat begins when all are.
web-day-i-am-done = I am done
web-day-guards = { $barricades ->
    [0] {""}
    [one] 1 Barricade
   *[other] { $barricades } Barricades
}{ $barricades ->
    [0] {""}
   *[other] { $traps ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $traps ->
    [0] {""}
    [one] 1 Trap
   *[other] { $traps } Traps
}
web-day-may-lose = { $apart ->
    [0] loses { $most }
   *[other] { $least ->
        [0] may lose up to { $most }
       *[other] loses { $least } to { $most }
    }
}
web-day-would-gain = would regain { $hearts }

## Scenes: Combat

# $how: never, rare (1 in $of), tenths ($of in 10), but (all but 1 in $of), sure.
web-day-odds = { $how ->
    [never] never
    [rare] 1 in { $of }
    [but] all but 1 in { $of }
    [sure] surely
   *[tenths] { $of } in 10
}
web-day-fight = Combat: the line, what there is to fight with, the odds
web-day-next-blows = Next, from left to right
web-day-next-how = each of them strikes once.
web-day-next-struck = each of them strikes once. Struck through: who it would be if { $target } lives.
web-day-blow = −{ $damage }{ $draws ->
    [0] {""}
    [one] {" "}+ card
   *[other] {" "}+ { $draws } cards
}
web-day-blow-trapped = Trap: no blow
web-day-blow-walled = Barricade
web-day-blow-open = open
web-day-not-any-more = no longer:
web-day-if-falls = if it falls: nobody
web-day-ours = ours
web-day-splash-of = Splash −{ $splash }
web-day-falls-to = Below each: how likely it falls
web-day-falls = falls to this attack: { $odds }
web-day-foe-left = Health { $left } of { $health }
web-day-with-what = With what?
web-day-add-what = What do you add to it?
web-day-or = Something else
web-day-damage-range = { $apart ->
    [0] { $most } Damage
   *[other] { $least ->
        [-1] {""}
       *[other] { $least } to { $most } Damage
    }
}
web-day-how-many = How many? ({ $ammo })
web-day-ammo-how = A Combat card for each; the best of them counts.
web-day-odds-of = The odds against { $target }
web-day-takes = { $target } takes { NUMBER($mean) } on average; { $left ->
    [one] 1 fells it
   *[other] { $left } fell it
}
web-day-damage = Damage, and how likely
web-day-kills = it falls
web-day-splash-note = { $splash ->
    [0] {""}
   *[other] Splash: those beside it lose { $splash }.
}{ $more ->
    [yes] {" "}{ $odds }: 1 more by a card with Splash.
   *[no] {""}
}
web-day-its-blow = If it falls, its blow is gone.
web-day-its-blow-moves = If it falls, its blow is gone, and each later one moves on by one person.
web-day-dies = { $name } dies this Round
web-day-dies-note = if nobody else acts before the enemies
web-day-dies-about = about, and if nobody else acts before the enemies
web-day-people = Everybody
web-day-toll = { $apart ->
    [0] loses { $most }
   *[other] { $least ->
        [0] loses up to { $most }
       *[other] loses { $least } to { $most }
    }
}
web-day-toll-none = nobody strikes here
web-day-attack-call = { $weapon } against { $target }? It falls: { $odds }.
web-day-attack-how = Change whom, with what, how many: all figures follow. Nothing is spent yet.
web-day-boost-call = { $weapon } strikes { $target }. Add something, or draw as it is? It falls: { $odds }.
web-day-boost-how = Target and Ammo are settled. What you add is spent as you draw.
web-day-boost-draw = { $count ->
    [0] Draw, adding nothing
    [one] Add it, and draw
   *[other] Add all { $count }, and draw
}
web-day-cost = If nobody falls, { $name } suffers { $damage } Damage: { $odds }.
web-day-splash-ours = A Splash would hit { $who }, too: on our side.
web-day-strike = Strike
web-day-shoot = Strike with { $count } × { $ammo }
web-day-craft-at = { $token }: against { $target }?
web-day-place = Put it there

## Scenes: Search

web-day-search = Search: the card turned up, and the risk of WAVE!
web-day-in-pile = { $count ->
    [one] card in the Active pile
   *[other] cards in the Active pile
}
web-day-wave-when = When does WAVE! come?
web-day-wave-by = It is one of these cards. How likely it has come by the draw of
web-day-again = again
web-day-wave-price = Whoever draws it lets the enemies come, or suffers 1 Damage for one more card.
web-day-face-down = face down
web-day-turned-up = { $name } turned this up
web-day-make-room = Keep it, and let another card go
web-day-accept-means = The Search is over for everybody: the enemies line up, we trade, then we fight.
web-day-delay-means = We draw one card; WAVE! is shuffled back in, and the Search goes on with the next player.
web-day-pass-means = The Search is not over: whoever has WAVE! next decides.
web-day-make-room-how = All { $slots } slots are taken: choose the card below that makes way.
web-day-search-full = All { $slots } slots are taken.
web-day-makes = { $token }, with { $other }
web-day-makes-own = { $token }: you have { $other }
web-day-makes-with = { $token }: { $name } has { $other }
web-day-makes-tag = makes { $token }
web-day-next-card = What the next card may be
web-day-next-draw = Then { $name } draws. WAVE! with that card: { $odds }.
web-day-hand = { $name }: cards in hand
web-day-thrown = thrown away
web-day-packed = goes inside
web-day-who-comes = Who comes
web-day-stand-already = { $count ->
    [one] 1 stands on the line already.
   *[other] { $count } stand on the line already.
}
web-day-load = { $ammo } × { $count }: falls { $odds }
web-day-done-here = Done
