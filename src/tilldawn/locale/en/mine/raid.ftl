### This War of Mine: the Night Raid phase. Options, questions, events

## Options: arming the Guards

option-raid-await = Wait for the raid
option-guard-bare = Leave { $who } unarmed
option-guard-arm = Give { $who } the { $good }
option-guard-ammo = { $n ->
        [0] Give { $who } no Ammo
       *[other] Give { $who } { $n } Ammo
    }

## Options: against the card ($n: points, or Ammo spent; $worth: the least total value)

option-raid-face = Let the raid come
option-raid-give = Give away { $goods }
option-raid-pay-off = Pay with tokens worth { $worth } or more
option-raid-neighbours = Use { card-good-neighbours } ({ $n } points off)
option-raid-shoot = { $n ->
        [one] Fire once (1 Ammo)
       *[other] Fire { $n } times ({ $n } Ammo)
    }
option-raid-reroll = Roll again for { $who }
option-raid-keep = Keep what { $who } has rolled
option-raid-split = Leave Damage { $damage } and Wounds { $wounds }

## Options: losses ($wounds: the level it would reach)

option-raid-lose = Lose { $good }
option-raid-break = Break a Storage x5 marker and lose 1 { $good }
option-raid-shelf = Use { card-hidden-shelf } (keep up to { $n })
option-raid-shelve = Keep { $good } behind the shelf
option-raid-wound = { $wounds ->
        [4] Let { $who } take the Wound and die of it
       *[other] Let { $who } take the Wound (Wounds { $wounds })
    }

## Options: the Crime Wave stage

option-crime-split = { $raids ->
        [0] { $residents ->
            [one] Add 1 Residents card
           *[other] Add { $residents } Residents cards
        }
        [one] { $residents ->
            [0] Add 1 Night Raids card
           *[other] Add 1 Night Raids card and { $residents } Residents card
        }
       *[other] Add { $raids } Night Raids cards
    }

## Warnings

warning-raid-kills = Those who take them cannot bear so many Wounds: one of them dies of it, and another split would spare them. Do it all the same?
warning-break-short = The box cannot give the 4 pieces that would be left of this marker. What it lacks is lost; it still counts against the Damage. Do it all the same?

## Why not

why-bribe-short = It takes { $wanted }, and Storage holds { $there }.
why-price-short = It takes tokens worth { $wanted }; all of Storage is worth { $there }.
why-weapon-held = { $who } holds it.
why-weapon-broken = It is broken: a workshop must mend it first.
why-ammo-short = { $there ->
        [0] There is no Ammo in Storage.
        [one] There is only { $there } Ammo in Storage.
       *[other] There is no more than { $there } Ammo in Storage.
    }
why-ammo-enough = More than { $most } cannot be fired tonight.
why-shots-given = { $most } Ammo was given for the night, and no more.
why-shots-weapon = This weapon fires { $most ->
        [one] once
       *[other] { $most } times
    } against one card.
why-loss-order = { $card } names what goes first, and there is still some of it.
why-loss-dearest = The most expensive token goes first.
why-loss-hidden = They cannot find it.
why-reserve-short = Set aside: { $raids } for the Night Raids, { $residents } for the Residents.

## Questions

ask-raid-comes = The raid is about to come. What lies in Storage may be gone afterwards: use what you want to use, then go on.
ask-raid-begins = The Night Raid phase begins. Use { card-night-shift } now, or wait for the raid.
ask-guard-weapon = Choose the weapon { $who } takes to the door; { $cards ->
        [one] 1 raid card is coming
       *[other] { $cards } raid cards are coming
    }, and nothing can be changed once a card is seen.
ask-guard-ammo = Choose how much Ammo { $who } gets for the { $weapon }, before the card is seen. What is not fired comes back.
ask-raid-before = { $card } at the door, Damage { $damage }, Wounds { $wounds }. Decide before any die is rolled.
ask-raid-pay = Choose tokens worth { $total } to send the militia away; { $paid } so far, no change is given.
ask-raid-comfort = Choose the Guard whose Misery falls by 1, because the neighbours were fed.
ask-raid-shots = Choose how often { $who } fires; each roll costs 1 Ammo.
ask-raid-reroll = { $points ->
        [0] { $who } has rolled a miss
        [one] { $who } has rolled 1 point
       *[other] { $who } has rolled { $points } points
    }. Roll again? { $left ->
        [one] 1 reroll is left
       *[other] { $left } rerolls are left
    }, and the last result stands.
ask-raid-split = Split { $points ->
        [one] 1 point
       *[other] { $points } points
    } between Damage { $damage } and Wounds { $wounds }: choose what is left.
ask-raid-loss = { $card }: { $left ->
        [one] 1 more piece
       *[other] { $left } more pieces
    } to lose from Storage. Choose the next one.
ask-raid-wound = { $card }: { $left ->
        [one] 1 Wound is still to be dealt
       *[other] { $left } Wounds are still to be dealt
    }. Choose who takes the next one.
ask-crime-wave = Crime spreads through the city: { $cards ->
        [one] 1 harder card comes
       *[other] { $cards } harder cards come
    } into play, unseen. Choose where: among the Night Raids ({ $raids } left to come) or the Residents ({ $residents } left to come).

## Events: the Guards take their places

event-raid-began = { $some ->
        [yes] Night. On Guard: { $guards }.
       *[no] Night. Nobody stood on Guard.
    } { $cards ->
        [one] 1 raid card came.
       *[other] { $cards } raid cards came.
    }
event-shelter-unguarded = The door was left to itself: { $cards } raid cards, and no dice against them.
event-guard-armed = { $firearm ->
        [yes] { $who } took the { $weapon } to the door, with { $ammo ->
            [0] no Ammo
           *[other] { $ammo } Ammo
        }.
       *[no] { $who } took the { $weapon } to the door.
    }

## Events: the card and the defence

event-raid-drawn = { $damage ->
        [0] { $wounds ->
            [0] Night Raid: { $card }.
           *[other] Night Raid: { $card }, Wounds { $wounds }.
        }
       *[other] Night Raid: { $card }, Damage { $damage }, Wounds { $wounds }.
    }
event-raid-ignored = { card-relatively-peaceful }: nothing came near the house. Without effect: { $card }.
event-raiders-routed = The { $weapon } of { $who } drove them off. Without effect: { $card }.
event-sentry-watched = { $who } kept watch: the card had 1 Wound less, Wounds { $wounds } now.
event-raid-eased = { $why ->
        [neighbours] The neighbours came down to the door: { $points } points off Damage and Wounds.
        [guest] The man in the hall was awake first: { $points } points off Damage and Wounds.
        [upstairs] They came down from upstairs: { $points } points off Damage and Wounds.
        [watchman] The watchman stood with us: { $points } points off Damage and Wounds.
        [soldier] The soldier kept an eye on the door: { $points } points off Damage and Wounds.
       *[stragglers] They saw a loaded firearm: { $points } points off Damage and Wounds.
    }
event-raid-stirred = They had heard of us: Damage { $damage }, Wounds { $wounds }.
event-raid-bought-off = They took what they were given and went. Without effect: { $card }.
event-firearm-seen = The militia found a Guard with a firearm: the card had 1 Wound more, Wounds { $wounds } now.
event-guard-fired = { $who } fired the { $weapon } ({ $ammo } Ammo).
event-guard-rolled = { $again ->
        [yes] { $who } rolled again,
       *[no] { $who } rolled
    } { $die ->
        [grey] the grey die
        [yellow] the yellow die
       *[red] the red die
    }: { $face ->
        [fist-1] 1 fist
        [fist-2] 2 fists
        [knife-2] 2 knives
        [knife-3] 3 knives
        [reticle-2] 2 reticles
        [hatchet] the hatchet icon
        [spray] the spray icon
        [out-of-ammo] out of ammo
        [script] the script icon
       *[blank] a blank
    } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }).
event-gang-beaten = The dice alone showed { $points } points: the gang was beaten off.
event-raid-reduced = { $points ->
        [0] Nothing came off the card: Damage { $damage }, Wounds { $wounds }.
        [one] 1 point against the card: Damage { $damage } and Wounds { $wounds } were left.
       *[other] { $points } points against the card: Damage { $damage } and Wounds { $wounds } were left.
    }

## Events: losses

event-raid-took = { $some ->
        [yes] Lost in the raid: { $goods }.
       *[no] The raid took nothing from Storage.
    }
event-pieces-taken = Taken: { $goods }.
event-piece-shelved = Behind the shelf: { $good }.
event-shelf-kept = Behind the shelf they did not look. Kept: { $goods }.
event-raid-hit-nobody = { $wounds ->
        [one] Nobody stood in the way: the Wound fell on no one.
       *[other] Nobody stood in the way: { $wounds } Wounds fell on no one.
    }
event-raid-removed = Out of the Campaign: { $card }.

## Events: the Crime Wave stage

event-raids-over = The raids were over. Shuffled back: { $cards }.
event-crime-spread = Crime Wave: { $raids ->
        [0] { $residents ->
            [one] 1 Residents card was shuffled in, unseen.
           *[other] { $residents } Residents cards were shuffled in, unseen.
        }
        [one] { $residents ->
            [0] 1 Night Raids card was shuffled in, unseen.
           *[other] 1 Night Raids card and { $residents } Residents card were shuffled in, unseen.
        }
       *[other] { $raids } Night Raids cards were shuffled in, unseen.
    }
event-weapons-put-back = Back in Storage from the door: { $goods }.
event-reserve-empty = Crime Wave: no harder card was left to come.

# Standing orders: what a seat may be asked about.
order-crime = Which decks the Crime Wave goes into
    .text = After each Night Raid harder cards join the Night Raids or the Residents. “Never” gives them to the Residents as long as there are any for them: those come only to the loud.
event-kept-from-raiders = { $goods } lay where nobody looks.
why-loss-kept = It lies where raiders do not look.
