### This War of Mine: the Book of Scripts at the table

ask-script = { $script }. Read the page and say what we do.
ask-script-who = Choose the Character this happens to.
ask-script-actor = Choose who of us steps forward.
ask-script-pay = Choose what we hand over: { $paid } of { $total } so far.
ask-script-give = Choose what we give away.
ask-script-join = Somebody asks to stay with us. Do we let them?
ask-script-exchange = Choose the Location that is exchanged.
ask-note-where = Choose the space of the Shelter for { $note }.
ask-book-pick = Choose one of these pieces.
ask-book-reroll = The Black die shows { $result }. Keep it, or use Prowess?
option-turn-page = Read on
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
name-script = Script { $number }: { $title }

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
effect-state = { $who ->
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
effect-depends = it depends
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
effect-fight = a fight with { $card }
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
effect-drop-card = what we came for stays undone
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
effect-remove-event = what was coming does not come
effect-lose-fitting = a Fitting is lost
effect-close-basement = nobody goes down to the basement again
effect-one-action = each of us acts once today
effect-carry = somebody of weight 3 is carried home
effect-ignore-uniforms = tonight armed people may be let pass
effect-away = out of reach until the raid is over

## What happened

event-script-told = { $script }. { $page }
event-script-over = The book is closed.
event-impact-named = Reality Impact: { $card }, { $colour }: script { NUMBER($number, useGrouping: 0) }.
event-impact-empty = Reality Impact: { $card } has nothing left to tell.
event-book-rolled = The Black die shows { $result }{ $total ->
        [0] {""}
       *[other] , which counts as { $total }
    }.
event-note-written = We wrote “{ $note }” on a token.
event-note-erased = The token “{ $note }” is out of play.
event-note-came-back = We remembered “{ $note }”.
event-event-removed = { $card } did not come.
event-note-stirred = “{ $note }” was on our minds: { $result }.

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
