### This War of Mine: where we are, what we want, what threatens; always in view

outlook-setup = The first evening
outlook-day = Day { $day }
outlook-stage = { $stage } of { $stages }
outlook-phase-morning = Morning
outlook-phase-day = Actions
outlook-phase-dusk = Dusk
outlook-phase-evening = Evening
outlook-phase-scavenging = Out
outlook-phase-raid = Raid
outlook-phase-dawn = Dawn

## The Objective

# $counts: whether it is a number of things, $done of $need; $met: whether it would be met now.
outlook-objective = { $counts ->
        [yes] { $done } of { $need } · { $card }
       *[no] { $met ->
            [yes] Met so far · { $card }
           *[no] Not met · { $card }
        }
    }
outlook-objective-short = { $counts ->
        [yes] Goal { $done }/{ $need }
       *[no] { $met ->
            [yes] Goal met
           *[no] Goal open
        }
    }
# $judged: now, tomorrow or later, on the Morning of $day, in $days days.
outlook-judged = { $judged ->
        [now] { $met ->
            [yes] A Chapter judges it now: met
           *[no] A Chapter judges it now: failed
        }
        [tomorrow] Judged tomorrow (day { $day })
       *[later] Due on day { $day }, in { $days } days
    }
outlook-says = { $text }
outlook-pays = { $left ->
        [one] 1 step is missing. The leader may pay in from Storage at any time: { $goods }.
       *[other] { $left } steps are missing. The leader may pay in from Storage at any time: { $goods }.
    }
# $built: whether the { $card } stands, lies in the Fittings deck (then $price is its price), or neither.
outlook-boarding = { $built ->
        [yes] The { $card } stands. A Board-Up takes { $goods } and an action there.
        [deck] First build the { $card } ({ $price }). Then a Board-Up takes { $goods } and an action there.
       *[no] A Board-Up is made at the { $card }: { $goods } and an action.
    }
outlook-unfit = Above the limit of { $limit } now: { $people }.
outlook-reward = If it is met: { $reward }
outlook-penalty = If it is not: { $penalty }

## The end of the war

outlook-peace = { $when ->
        [unknown] Live to see the Ceasefire
        [day] The Ceasefire comes on day { $first }
       *[days] Live to see the Ceasefire
    }
# $people: those who were there from the beginning.
outlook-peace-who = { $when ->
        [days] Day { $first } at the earliest, { $last } at the latest
       *[other] { $people } began; one of them must live
    }
outlook-peace-short = { $when ->
        [unknown] Peace
        [day] Peace, day { $first }
       *[days] Peace, day { $first }–{ $last }
    }
outlook-hopeless = It can no longer be won
outlook-hopeless-why = Nobody of those who began is left
outlook-win = We win if at least one of those who began is with us when the Ceasefire comes. It is one of the last three Events.
outlook-lose = We lose if all of them are gone by then, or if nobody is left at all.

## One step from the end

outlook-edge = { $count ->
        [1] { $people } in danger
        [2] { $people } in danger
       *[other] { $count } people in danger
    }
outlook-edge-short = { $count ->
        [one] { $people } in danger
       *[other] { $count } in danger
    }
outlook-edge-several = { $states }
outlook-edge-hunger = { $who }, Hunger { $level }: a supper without food is the end, and thirst may be.
outlook-edge-illness = { $who }, Illness { $level }: a Dawn without the right medicine may be the end.
outlook-edge-misery = { $who }, Misery { $level }: one more grief and { $sex ->
        [f] she
       *[m] he
    } is gone. Company, a drink or good news would help.
outlook-edge-wounds = { $who }, Wounds { $level }: the next blow is the end, a Dawn without Bandages may be.
outlook-last = { $who } is the last who began
outlook-last-why = Without { $sex ->
        [f] her
       *[m] him
    } nothing can be won

## Supper

# $lack: both, food or water; $food of $hungry can eat, $water of $thirsty drink.
outlook-supper = { $lack ->
        [water] { $water ->
            [0] No Water for tonight
           *[other] Water for { $water } of { $thirsty }
        }
       *[other] { $food ->
            [0] Nothing to eat tonight
           *[other] Food for { $food } of { $hungry }
        }
    }
outlook-supper-short = { $lack ->
        [water] Water { $water }/{ $thirsty }
       *[other] Food { $food }/{ $hungry }
    }
outlook-supper-why = { $lack ->
        [both] { $water ->
            [0] And no Water, at Dusk
           *[other] Water for { $water } of { $thirsty }, at Dusk
        }
        [food] Who goes without at Dusk is hungrier
       *[water] Thirst brings Hunger or Misery at Dusk
    }
outlook-hunger = Whoever eats nothing at Dusk: Hunger +1. Canned Food takes off 2, Raw Food 1; a Vegetable only holds it.
outlook-thirst = Whoever drinks no Water at Dusk rolls: mostly Hunger +1, sometimes Misery +1.

## The night

outlook-raids = { $cards ->
        [one] 1 raid card tonight
       *[other] { $cards } raid cards tonight
    }
outlook-raids-short = { $cards ->
        [one] 1 raid
       *[other] { $cards } raids
    }
# $when: posted, unguarded, or open (before the Evening is over).
outlook-raids-guard = { $when ->
        [unguarded] Nobody stands Guard
        [posted] { $count ->
            [0] Nobody stands Guard any more
           *[other] On Guard: { $guards }
        }
       *[open] { $count ->
            [0] Guards are posted in the Evening
           *[other] On Guard so far: { $guards }
        }
    }
outlook-raids-how = Each raid card has Damage and Wounds. What the Guards do not stop costs things from Storage and hurts them. A night without any Guard is the worst there is.
outlook-cold = Cold { $felt } in the house
outlook-cold-short = Cold { $felt }
outlook-cold-dawn = { $ill ->
        [all] All may fall ill at Dawn
        [one] One may fall ill at Dawn
       *[none] Boarded up: it does nothing
    }
outlook-cold-how = { $cold ->
        [one] 1 Cold token lies out
       *[other] { $cold } Cold tokens lie out
    }, { $kept ->
        [0] no Board-Up keeps any of it out
        [one] Board-Ups keep out 1
       *[other] Board-Ups keep out { $kept }
    }. A Heater burns Wood or Books against it. From { $all } on, most Fate cards make everybody ill.
