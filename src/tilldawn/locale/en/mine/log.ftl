### This War of Mine: what happened, line by line, in the order of the rulebook. Combat, raids, visits and Dawn have files of their own

## Goods, States, people ($zone: "storage", "pile" or "products")

event-goods-gained = { $zone ->
        [pile] Into the Findings Pile: { $goods }.
       *[storage] Gained: { $goods }.
    }
event-goods-missing = The box held no more, and this was not gained: { $goods }.
event-goods-discarded = { $zone ->
        [pile] Gone from the Findings Pile: { $goods }.
       *[storage] Gone from Storage: { $goods }.
    }
event-goods-removed = Out of the box for the rest of the Campaign: { $goods }.
event-state-rose = { $who }: { $state } +{ $by }, now { $level }.
event-state-fell = { $who }: { $state } −{ $by }, now { $level }.
event-fell-asleep = { $who } fell asleep.
event-stays-up = { $who } could not go on, and went on: sleep waits until the night's task is done.
event-woke-up = { $who } woke up.
# $how: "died" or "left"; $cause: a State, or the number of a script (somebody left in the Enemies' hands).
event-character-lost = { $how ->
        [left] { $cause ->
            [hunger] { $who } went to look for food and did not come back.
           *[misery] { $who } left and did not come back.
        }
       *[died] { $cause ->
            [hunger] { $who } died of hunger.
            [illness] { $who } died of { $sex ->
                [f] her
               *[m] his
            } illness.
            [wounds] { $who } died of { $sex ->
                [f] her
               *[m] his
            } wounds.
            [misery] { $who } could bear no more and died.
           *[other] { $who } died in their hands.
        }
    } Epilogue: { $epilogue }.
event-empathy-rolled = Empathy roll, Black die { $result }{ $bonus ->
        [0] {""}
       *[other] {" "}+{ $bonus } = { $total }
    }: { $some ->
        [yes] it weighed on { $hit }.
       *[no] it weighed on nobody.
    }
event-leader-changed = { $seat } took the lead.
event-leader-named = { $seat } led first.
event-campaign-lost = The Campaign was lost on day { $day }.
# $tone: how many starting Characters saw the peace.
event-campaign-won = The Campaign was won on day { $day }: { $tone ->
        [1] Survivor.
        [2] Companions.
       *[other] The Whole House.
    }
event-told = From the book: { $script }.
event-storage-bundled = Five pieces became a Storage x5 marker: { $good }.
event-storage-unbundled = { $got ->
        [one] A Storage x5 marker gave back 1 piece: { $good }.
       *[other] A Storage x5 marker gave back { $got } pieces: { $good }.
    }

## Decks

event-cards-reshuffled = { $deck ->
        [fate] The Fate deck was empty.
        [findings] The Findings deck was empty.
        [visitors] The Visitors deck was empty.
        [locations] The Locations deck was empty.
        [wares] The Wares deck was empty.
        [notices] The Notices deck was empty.
       *[exploration] The Exploration deck was empty.
    } { $cards ->
        [one] 1 discarded card made a new one.
       *[other] { $cards } discarded cards made a new one.
    }
event-location-exchanged = Location exchanged: the { $old } was gone, the { $new } came ({ slot-far }).
event-resident-drawn = An encounter: { $card }.
event-visitor-came = In the street: { $card }.
event-narrative-used = Used: { $card }.

## Setting up, Morning, Objectives

event-character-found = { $who } came into the house ({ $colour }).
event-locations-dealt = The city lay before us: { $near } ({ slot-near }), { $distant } ({ slot-distant }), { $far } ({ slot-far }).
event-day-began = Day { $day } began.
event-event-drawn = Event: { $card }.
event-chapter-turned = { $card } began.
event-cold-added = Cold +{ $cold }, now { $total }.
event-cold-full = All six Cold tokens were out: { $lost ->
        [one] { $lost } more was lost.
       *[other] { $lost } more were lost.
    }
event-cold-removed = Cold −{ $cold }, now { $total }.
event-event-ignored = Nothing is known of a last Scavenging: { $card } had no effect beyond its Cold.
event-event-ended = The Event was over: { $card }.
event-objective-set = { $number ->
        [3] The last Objective: { $card }.
       *[other] Objective { $number }: { $card }.
    }
event-objective-paid = { $good } went into { $card }: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, { $left ->
        [0] and it was complete.
       *[other] { $left } to go.
    }
event-objective-judged = { $met ->
        [yes] { $card } was fulfilled: the Reward.
       *[no] { $card } was not fulfilled: the Penalty.
    }
event-narrative-drawn = New Narrative Actions: { $cards }.
event-epidemic-rolled = The epidemic, Black die { $result } for { $who } (ill up to { $upto }): { $ill ->
        [yes] it took hold.
       *[no] it passed by.
    }
event-hole-opened = The boards came off { $hole }.
event-direct-hit-rolled = Black die { $result }: { $hit ->
        [yes] the shell hit something of ours.
       *[no] the shell hit nothing of ours.
    }
event-fitting-lost = The { $card } was destroyed ({ $space }).
event-hope-lost = { $left ->
        [0] None of the Characters who began was left.
       *[other] What the scenario asks for was out of reach.
    } It could not be won any more.
event-played-on = We went on all the same.
event-gave-up = We gave up.
event-epilogue-told = { $who } saw the peace. Epilogue: { $epilogue }.

## Day Actions

event-stage-began = Stage { $stage } began.
event-card-turned = { $who } cleared { $space } ({ $card }).
event-rubble-dug = { $left ->
        [remnants] { $who } dug in { $space }. Rubble Remnants were left.
       *[nothing] { $who } dug in { $space }. It was clear.
    }
event-lock-tried = { $who } tried the lock of { $space }, Black die { $result }: { $opened ->
        [yes] it opened.
       *[no] it held.
    }
event-poked-about = { $who } poked about, Black die { $result }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus }
    }: { $pieces ->
        [one] 1 piece.
       *[other] { $pieces } pieces.
    }
event-card-uncovered = There was more beneath in { $space }: { $card }.
event-shelter-searched = { $who } searched the cellar ({ $card }{ $impact ->
        [yes] , after a Reality Impact went back
       *[no] {""}
    }): { $some ->
        [yes] { $goods }.
       *[no] nothing of use.
    }
event-garden-searched = { $who } went through the Wild Garden, Black die { $result }{ $chill ->
        [0] {""}
       *[other] {" "}− { $chill } for the Cold
    }: { $some ->
        [yes] { $goods }.
       *[no] nothing.
    }
event-sniper-fired = { $who } had been seen on the top floor, Black die { $result }: { $hit ->
        [yes] a sniper hit (1 to { $upto }).
       *[no] the shot went wide (1 to { $upto } would have hit).
    }
event-ideas-found = { $who } had a New Idea: { $cards }.
event-napped = { $who } took a nap.
event-sat-down = { $who } sat down, Black die { $result }{ $books ->
        [0] {""}
        [one] , 2 more for 1 Book
       *[other] , 2 more for each of { $books } Books
    }: { $better ->
        [yes] it helped.
       *[no] it did not help.
    }
event-tuned-in = { $who } tuned in and heard what was coming: { $cards }. Black die { $result }: { $better ->
        [yes] the voices were a comfort.
       *[no] no comfort in it.
    }
event-wait-placed = { $who } set things going until Dawn: { $card }.
# The key is what name-deed says of an action without cost and product: only heating comes here with it.
event-worked = { $action ->
        [free] { $times ->
            [one] { $who } lit the { $card }.
           *[other] { $who } lit the { $card } and fed it { $times } times.
        }
       *[other] { $times ->
            [one] { $who } used the { $card }: { $action }.
           *[other] { $who } used the { $card } { $times } times: { $action }.
        }
    }
event-fitting-placed = { $built ->
        [yes] { $who } built the { $card } ({ $space }), out of { $cost }.
       *[no] The { $card } stands there for nothing ({ $space }).
    }
event-fitting-moved = { $who } moved the { $card } to { $space }.
event-fitting-dismantled = { $who } dismantled the { $card }.
event-hole-closed = We boarded up { $hole }.
event-rolled-again = { $who } had another look at the numbers: { $first } became { $second }.
event-went-outside = { $who } went Outside.

## Dusk and Evening

event-dusk-began = Day { $day }: Dusk fell.
event-thirst-rolled = { $who } went thirsty, Black die { $result }: { $state }.
event-went-hungry = { $who } ate nothing.
event-cooked = { $who } cooked for { $eater }: { $good }.
event-kind-word-said = { $who } had a kind word for { $to }.
event-evening-began = Day { $day }: Evening came.
event-task-given = { $who }, tonight: { $task }.

## Setting out for a Location

event-scavenging-began = Out into the city: { $who }.
event-went-to = We went to the { $card } ({ $slot }).
event-sniper-shot = Snipers: the red die for { $who } showed { $face }. { $hit ->
        [yes] A hit.
       *[no] Across.
    }
event-band-rolled = { $card }, Black die { $result }: { $struck ->
        [yes] bad luck.
       *[no] all quiet.
    }
event-hidden-goods = { $found ->
        [yes] What we had hidden here was still there (Black die { $result }): { $goods }.
       *[no] What we had hidden here was gone (Black die { $result }): { $goods }.
    }

## Exploring

event-unknown-formed = { $cards ->
        [one] 1 Unknown card lay ahead.
       *[other] { $cards } Unknown cards lay ahead.
    }
event-cards-returned = { $cards ->
        [one] 1 Unknown card was returned, { $left } left.
       *[other] { $cards } Unknown cards were returned, { $left } left.
    }
event-cards-seen = We saw what was coming: { $cards }.
event-card-opened = Before us: { $card } ({ $left } left).
event-card-kept = { $card } stayed on the Exploration slot.
event-not-here = { $card }: nothing of the kind here.
event-lock-picked = The lock, with the { $tool }, Black die { $result }: { $opened ->
        [yes] it opened.
       *[no] it held.
    }
event-basement-rolled = In the basement, Black die { $result }: { $met ->
        [yes] somebody was down there.
       *[no] nobody was down there.
    }
event-footsteps-rolled = { $waited ->
        [0] Footsteps, Black die { $result }.
       *[other] Footsteps, Black die { $result } and { $waited } for waiting: { $total }.
    }
event-floor-tried = { $held ->
        [yes] { $who } went across, and the floor held.
       *[no] { $who } went across, and the floor gave way.
    }
event-die-rolled-again = { $who } rolled again: { $face } (rerolls left: { $left }).
event-tripwire-tried = { $who } took hold of the wire, Black die { $result }: { $sprung ->
        [yes] it went off.
       *[no] it came loose.
    }
event-paid-action = { $cards ->
        [one] { $action }, for 1 Unknown card.
       *[other] { $action }, for { $cards } Unknown cards.
    }
event-healed = { $who } was treated.
event-socialised = We sat with the people there, Black die { $result }{ $bonus ->
        [0] .
       *[other] {" "}and { $bonus } more.
    }

## Noise

event-noise-moved = { $louder ->
        [yes] Noise rises to { $noise }.
        [no] Noise falls to { $noise }.
       *[start] Noise { $noise }.
    }
event-noise-rolled = Noise roll, Black die { $result } against { $less ->
        [0] { $noise }
       *[other] { $against } (Noise { $noise }, { $less } less in { good-camo })
    }: { $met ->
        [yes] somebody had heard us.
       *[no] nobody came.
    }
event-sneaked-along = { $who } went ahead without a sound.

## Finds

event-found = { $row }, { $card }: there was { $goods }.
event-nothing-found = { $row }, { $card }: there was nothing.
event-special-found = Special find, Black die { $result }: { $good }.
event-no-special-find = Special find, Black die { $result }: nothing more.
event-dearest-left = The { $card } keep the dearest piece: { $good }.
event-hobos-watched = The Hobos watched us take it, Black die { $result }: { $angry ->
        [yes] they came at us.
       *[no] they let us.
    }
event-share-rolled = The Survivors and we rolled for it, Black die { $result }: { $keep ->
        [yes] it was ours.
       *[no] it was theirs.
    }
event-weapons-looted = We took from the dead: { $goods }.

## Residents

event-resident-stayed = They stayed where they were and watched: { $card }.
event-resident-ignored = They passed us by: { $card }.
event-residents-paid = They went their way: { $card }.
event-hidden = We hid until they were gone: { $card }.
event-dogs-came = Dogs came out of the dark.
event-dog-rolled = { $who } and the dogs, Black die { $result }: { $bitten ->
        [yes] bitten.
       *[no] they let go.
    }
event-rebels-declined = We declined the Rebels' offer, Black die { $result }: { $robbed ->
        [yes] they took their price.
       *[no] they let us pass.
    }
event-soldiers-shot = We ran from the Soldiers, Black die { $result }: { $hit ->
        [yes] they hit one of us.
       *[no] they missed.
    }
event-deserters-refused = We refused the Deserters, Black die { $result }: { $angry ->
        [yes] they would not take no.
       *[no] they slipped away.
    }
event-broke-off = { $who } went no further and waited with the bags.
# $number: of the script, 0 where the circle bears none.

## Choose Findings

event-exploration-ended = We ended the exploration.
event-exploration-over = { $left ->
        [0] Nothing was left to explore. Time to choose what to carry.
        [one] Time to choose what to carry; 1 Unknown card was never seen.
       *[other] Time to choose what to carry; { $left } Unknown cards were never seen.
    }
event-party-lost = Nobody came back. Lost with them: { $goods }.
event-brought-home = { $some ->
        [yes] On our backs for the way home: { $goods }.
       *[no] There was nothing to carry home.
    }
event-hidden-goods-taken = The box was empty, so it was taken from what is hidden at { $card }: { $goods }.
event-hidden-goods-lost = With the { $card } went what we had hidden there: { $goods }.
event-goods-left = Left behind: { $goods }.
event-goods-hidden = Hidden for another visit: { $goods }.
event-strained = { $who } took 1 more.
