### This War of Mine: the Book of Scripts at the table

ask-script = { $script }. Read the page and say what we do.
ask-script-who = Choose the Character this happens to.
ask-script-kindest = Several of us are equally kind. Choose the Character this happens to.
ask-script-hardest = Several of us are equally hard. Choose the Character this happens to.
ask-script-strongest = Several of us are equally strong. Choose the Character this happens to.
ask-script-weakest = Several of us are equally weak. Choose the Character this happens to.
ask-script-actor = Choose who of us steps forward.
ask-script-pay = Choose what we hand over: { $paid } of { $total } so far.
ask-script-give = Choose what we give away.
ask-script-join = Somebody asks to stay with us. Do we let them?
ask-script-exchange = Choose the Location that is exchanged.
ask-note-where = Choose the space of the Shelter for { $note }.
ask-book-pick = Choose one of these pieces.
ask-book-reroll = The Black die shows { $result }. Keep it, or use Prowess?
option-turn-page = Read on{ $some ->
        [yes] {" "}({ $effects })
       *[no] {""}
    }
option-script = { $said }{ $some ->
        [yes] {" "}({ $effects })
       *[no] {""}
    }
option-book-pick = Take { $good }
option-book-reroll = Roll again ({ $left } left)
option-book-keep = Keep the { $result }
option-book-exchange = Exchange { $card } ({ $slot })
name-line = up to { $upto }
name-odds = { $who } { $chance } %
name-script = { $title }

## Effects of a choice, in a few words

effect-gain = gain { $goods }
effect-lose = give up { $goods }
effect-lose-one-of = give up { $n } of { $goods }
effect-pay = hand over tokens worth { $worth }
effect-lose-dearest = { $n ->
        [one] the dearest token is lost
       *[other] the { $n } dearest tokens are lost
    }
effect-lose-tokens = all tokens in Storage are lost
effect-pick = choose { $n } of { $goods }
effect-choose = one of us is chosen
effect-change = { $who ->
        [one] one of us
        [actor] that one of us
        [random] somebody by chance
        [present] each of us here
        [home] each of us at home
        [group] each of us
        [kindest] the kindest of us
        [hardest] the hardest of us
        [strongest] the strongest of us
       *[weakest] the weakest of us
    }: { $state } { $way ->
        [up] +
       *[down] −
    }{ $by }
effect-check = Empathy check: { $state } { $way ->
        [up] +
       *[down] −
    }{ $by }
effect-roll = the Black die decides
effect-if = it depends
effect-noise = Noise { $way ->
        [up] +
       *[down] −
    }{ $by }{ $roll ->
        [yes] {" "}and roll for it
       *[no] {""}
    }
effect-return = { $cards ->
        [one] return 1 Unknown card
       *[other] return { $cards } Unknown cards
    }
effect-find = search: { $row }
effect-meet = somebody comes
effect-fight = a fight with { $card }{ $runs ->
        [yes] {" "}(they run at { $wounds } Wounds in all)
       *[no] {""}
    }
effect-trade = a Trade: { $list }
effect-cold = { $way ->
        [up] { $by ->
            [one] 1 Cold token comes
           *[other] { $by } Cold tokens come
        }
       *[down] { $by ->
            [one] 1 Cold token goes
           *[other] { $by } Cold tokens go
        }
    }
effect-hole = { $way ->
        [up] a Hole is boarded up
       *[down] a Board-Up is lost
    }
effect-write = we write down “{ $note }”
effect-erase = “{ $note }” is done with
effect-go-to = the page goes on
effect-join = somebody may join us
effect-leave = somebody leaves us
effect-die = somebody is lost
effect-end-trip = we go home
effect-drop-card = the card that waits is not resolved any more
effect-exchange = a Location is exchanged
effect-look = { $deck ->
        [events] look at the next { $cards ->
            [one] Event
           *[other] { $cards } Events
        }
        [raids] look at the next Night Raid
        [residents] look at the next Residents
       *[unknown] look at the next { $cards ->
            [one] Unknown card
           *[other] { $cards } Unknown cards
        }
    }
effect-story = { $cards ->
        [one] draw 1 Narrative Action
       *[other] draw { $cards } Narrative Actions
    }
effect-raids = { $more ->
        [yes] two raids tonight
       *[no] a friend watches the door tonight
    }
effect-busy = no more actions today
effect-remove-event = the next Event does not come, unless it is the Ceasefire
effect-lose-fitting = { $all ->
        [yes] every Fitting on the ground floor is lost
       *[no] a Fitting is lost
    }
effect-close-basement = the basement is closed for good
effect-one-action = each of us acts only once, today or, once the day is over, tomorrow
effect-carry = somebody of weight 3 is carried home
effect-ignore-uniforms = Soldiers, Rebels and Deserters may be let pass on one trip
effect-away = that one is out of reach until the Night Raids are over

## What a choice asks for ($so: yes, or no where it must not be so)

needs-has = { $so ->
        [no] Only as long as we do not have { $goods } with us.
       *[yes] Only with { $goods } at hand.
    }
needs-has-worth = { $so ->
        [no] Only if our tokens at hand are worth less than { $worth }.
       *[yes] Only with tokens worth { $worth } at hand.
    }
needs-people = { $so ->
        [no] { $most ->
            [9] Only if there are fewer than { $least } of us.
           *[other] Only if there are more than { $most } of us.
        }
       *[yes] { $most ->
            [9] Only if there are at least { $least } of us.
           *[other] Only if there are at most { $most } of us.
        }
    }
needs-present = { $so ->
        [no] Only if fewer than { $least } of us are here.
       *[yes] Only if at least { $least } of us are here.
    }
needs-is = { $so ->
        [no] Only without { $who }.
       *[yes] { $where ->
            [home] Only with { $who } at home.
            [group] Only with { $who } among us.
           *[present] Only with { $who } here.
        }
    }
needs-woman = { $so ->
        [no] Only if no woman is among us.
       *[yes] Only if a woman is among us.
    }
needs-feels = { $so ->
        [no] Only if nobody here has { $state } { $level } or more.
       *[yes] Only if somebody here has { $state } { $level } or more.
    }
needs-actions-left = { $so ->
        [no] Only if we have fewer than { $least } actions left today, all of us together.
       *[yes] Only if we have at least { $least } actions left today, all of us together.
    }
needs-cards = { $so ->
        [no] Only if fewer than { $least } Unknown cards are left.
       *[yes] Only if at least { $least } Unknown cards are left.
    }
needs-day = { $so ->
        [no] Only before day { $least } or after day { $most }.
       *[yes] { $most ->
            [99] Only from day { $least } on.
           *[other] Only from day { $least } to day { $most }.
        }
    }
needs-built = { $so ->
        [no] { $any ->
            [yes] Only as long as we have built nothing.
           *[no] Only without { $card } in the Shelter.
        }
       *[yes] { $any ->
            [yes] Only if a Fitting stands in the Shelter.
           *[no] Only with { $card } in the Shelter.
        }
    }
needs-boarded = { $so ->
        [no] Only if fewer than { $least } Holes are boarded up.
       *[yes] { $least ->
            [one] Only if a Hole is boarded up.
           *[other] Only if { $least } Holes are boarded up.
        }
    }
needs-cold-is = { $so ->
        [no] Only with fewer than { $least } Cold tokens.
       *[yes] { $least ->
            [one] Only if there is a Cold token.
           *[other] Only if there are { $least } Cold tokens.
        }
    }
needs-noted = { $so ->
        [no] Only as long as the token “{ $note }” is not in play.
       *[yes] Only while the token “{ $note }” is in play.
    }

## Why a choice is closed

refused-script-not-at-hand = We do not have { $goods } with us.
refused-script-none-of = We do not have { $n } of { $goods }.
refused-script-none-there = We have none.
refused-script-too-poor = It costs { $worth }; all we have at hand is worth { $most }.
refused-script-all-taken = There are no more of these to choose.
refused-script-few-cards = It takes { $cards } Unknown cards; only { $left } are left.
refused-script-no-hole = No Hole is open that we could get at.
refused-script-no-board-up = Nothing is boarded up.

## What happened

event-script-told = { $script }. { $page }
event-script-over = The book is closed.
event-impact-named = Reality Impact: { $card }, { $colour }: script { NUMBER($number, useGrouping: 0) }.
event-impact-empty = Reality Impact: { $card } has nothing left to tell.
event-book-rolled = The Black die shows { $result }{ $bonus ->
        [yes] , which counts as { $total }
       *[no] {""}
    }{ $some ->
        [yes] : { $effects }.
       *[no] : nothing comes of it.
    }
event-script-did = { $some ->
        [yes] The page: { $effects }.
       *[no] Nothing comes of it.
    }
event-script-chosen = We chose: { $said }{ $some ->
        [yes] {" "}({ $effects })
       *[no] {""}
    }
event-note-written = We wrote “{ $note }” and the number { NUMBER($number, useGrouping: 0) } on a token. { $place ->
        [storage] It lies in Storage.
        [pile] We take it along on the Findings Pile.
        [outside] It lies on the Outside space{ $on ->
            [none] .
           *[other] , with the name { $on } on it.
        }
        [space] It lies on { $on }.
       *[person] It lies on the card of { $on }.
    }
event-note-erased = The token “{ $note }” is out of play.
event-note-came-back = We remembered “{ $note }”.
event-event-removed = { $card } did not come.
event-note-stirred = “{ $note }” when Spirit was resolved: the Black die shows { $result }{ $woke ->
        [yes] , and it comes up.
       *[no] . It rests.
    }
event-note-homeless = The one of us “{ $note }” was meant for is gone; no token is written.
event-event-stays = { $card } was on top. It stays where it is, and nothing is removed.
event-nothing-lost = There was nothing of the kind to lose.
event-nobody-steps = Everybody here is asleep; nobody can step forward.
event-stranger-turned-away = We sent the stranger away.
event-kept-busy = { $who } can do nothing more today.
event-posted-out = { $who } keeps watch for all the houses and is out of reach until the Night Raids are over: no action, no task. The Shelter is not unguarded meanwhile.
event-came-back-down = { $who } is with us again.
event-trip-broken-off = The search is over for tonight.
event-card-dropped = { $card } stays unresolved; what was paid for it is gone.
event-nothing-more-here = Nothing more may be found here tonight.
event-paper-stamped = Soldiers, Rebels and Deserters may be let pass on the trip we are on, or else the next.
event-raids-doubled = Two raid cards come tonight.
event-door-watched = Somebody keeps an eye on our door tonight.
event-basement-closed = The basement is closed for the rest of the Campaign: nobody goes down, nothing there works, and there is no more poking about.
event-day-shortened = { $today ->
        [yes] Each of us may do one action in all today.
       *[no] Each of us may do one action in all tomorrow.
    }

## Written tokens that other rules read

ask-guest-eats = Sergei sits down with us. Choose what he eats.
ask-orphans = { $who } passes the corner where the orphans wait. Does something stay on the step?
ask-let-pass = { $card } come by. Our paper is good for tonight.
ask-call-on = We come past people we know. Do we call on them?
option-feed-orphans = Leave { $good } on the step
option-on-out = Go on with empty hands
option-let-pass = Let { $card } pass
option-leave-child = Leave behind: { $note }
option-call-on = Call on them: { $note }
option-straight-home = Go straight home
warning-leave-child = Whoever is left behind does not come back.
event-guest-ate = { $note } ate { $good }.
event-guest-left = There was nothing to eat. { $note } took his hat and went.
event-orphans-fed = { $who } left food on the step for the orphans.
event-uniforms-passed = { $card } read our paper and let us go by.

## Enemies the book knows and no deck does

card-dogs = Dogs
    .text = A pack no deck holds: 2 of them on 1–6 of the Black die, 3 on 7–10, without Weapons. Killing them asks nobody for an Empathy roll.
