### Scenarios: their sheets, what is asked and told in them

difficulty-gentle = gentle
difficulty-even = even
difficulty-hard = hard
difficulty-harsh = harsh

## The Night Goes On

scenario-night-goes-on = The Night Goes On
    .text = Two people in a house they know by heart, seven things they have built, and a war that may be over in three days, or in five. Who guards does not sleep; who sleeps does not guard.
    .goal = { $first ->
            [-1] Live to see the Ceasefire
           *[other] Live to see the Ceasefire (day { $first }{ $last ->
                [0] {""}
               *[other] –{ $last }
            })
        }
    .short = Peace, day { $first }–{ $last }
    .until = { $left ->
            [0] Neither of the two is left
            [one] One of the two is left, and must live
           *[other] One of the two must live
        }
    .rule1 = Every Unknown deck has 2 cards more.
    .rule2 = At Dawn, whoever was on Guard or out Scavenging may take Fatigue +1 for Misery −1.
    .rule3 = There are no Chapters, no Objectives and no Shelter cards; all raiders and Residents are in their decks from the start.

## Four Seats

scenario-four-seats = Four Seats
    .text = A lorry goes through the lines after the fifth night. Its driver sells seats, each dearer than the one before. There are four of us in a house that has been stripped bare.
    .goal = { $seats } of { $need } Seats named
    .short = Seats { $seats }/{ $need }
    .until = { $nights ->
            [0] The lorry is leaving
            [one] The lorry leaves after tonight
           *[other] The lorry leaves in { $nights } nights
        }
    .seats = { $some ->
            [yes] A Seat has: { $people }.
           *[no] Nobody has a Seat yet.
        }{ $unnamed ->
            [0] {""}
            [one] {" "}One more lies unnamed in Storage.
           *[other] {" "}{ $unnamed } more lie unnamed in Storage.
        } The next one costs tokens worth { $price }.
    .rule1 = Whoever goes Outside may pay the driver in place of meeting a Visitor: one Seat an action, for tokens worth 20; each one bought makes the next 5 dearer.
    .rule2 = A Seat is named for somebody, or lies unnamed in Storage, where raiders may find it.
    .rule3 = After the fifth Dawn whoever has a Seat leaves. Who is asleep, or at Wounds 3 or Illness 3, is only taken along for tokens worth 10.
    .rule4 = We win if two or more of those who began leave. There are no Chapters, no Endings and no Objectives.
    .won = Day { $day }: { $left ->
            [2] two of us left the city.
            [3] three of us left the city, Companions.
           *[other] the Whole House left the city.
        }{ $bread ->
            [yes] {" "}Whoever stayed was left with bread.
           *[no] {""}
        }
    .lost = Day { $day }: the lorry left { $left ->
            [0] without us.
           *[other] with one of us only.
        }

## Two Families

scenario-two-families = Two Families
    .text = Other people live upstairs. The staircase is the border, and somebody sits on it every evening. They ask for a little; we have a little; and there is a war to be sat out by all of us under one roof.
    .goal = See the Ceasefire with { $need } of those upstairs
    .short = Upstairs { $upstairs }, Trust { $trust }
    .until = { $left ->
            [0] Nobody of those who began is left
           *[other] { $first ->
                [-1] Trust { $trust } of 6, { $upstairs } people upstairs
               *[other] Trust { $trust } of 6, { $upstairs } people upstairs; the Ceasefire comes on day { $first } at the earliest, { $last } at the latest
            }
        }
    .families = { $state ->
            [gone] The top floor is empty.
            [trap] There is a trap on the stairs.
            [broken] They live with us: they guard, and ask twice each Dusk.
            [bricked] The staircase is bricked up: they neither ask nor help.
           *[stairs] They live on the top floor, and nobody of us goes up.
        }
    .rule1 = Each Dusk, before we eat, they ask (Black die): 1–3 1 food, 4–6 1 Water, 7–8 2 Wood, 9 1 medicine, 10 nothing. Given: Trust +1. Refused: Trust −1, and after food or Water the Black die: on 1–3 one of them is lost.
    .rule2 = Trust 5 or 6: they lend a grey die in each raid.
    .rule3 = Trust 1: each Dawn they take the dearest token from Storage.
    .rule4 = Trust 0: they leave for good, and the top floor is open.
    .rule5 = We win if somebody who began sees the Ceasefire and at least 2 of them are still there.
    .won = Day { $day }: the war is over, and there are people on both sides of the stairs.
    .lost = Day { $day }: the war is over, and the stairs lead { $left ->
            [0] from nobody to nobody.
           *[other] to empty rooms.
        }

## The Ward

scenario-ward = The Ward
    .text = Four strangers lie on our floor, because the hospital has no floor left. They drink what we drink and need what we need. Whoever gets up and goes home on two feet has been worth it, we say, and count the spoons.
    .goal = { $home } of { $need } Patients gone home, and the Ceasefire seen
    .short = Gone home { $home }/{ $need }
    .until = { $left ->
            [0] Nobody of those who began is left
           *[other] { $first ->
                [-1] One of us must live to see the Ceasefire
               *[other] The Ceasefire comes on day { $first } at the earliest, { $last } at the latest
            }
        }
    .ward = { $some ->
            [yes] On our floor: { $lying }.
           *[no] Nobody lies on our floor.
        }{ $watchman ->
            [yes] {" "}One who can stand again keeps watch.
           *[no] {""}
        }
    .rule1 = At Dusk each Patient needs 1 Water or 1 food; without it its State rises by 1.
    .rule2 = At Dawn medicine may be laid on Patients. The Fate card treats them like Characters, but no Bed, no Spirit and no Cold counts.
    .rule3 = State 0: the Patient goes home, and leaves us (Black die) on 1–5 1 Coffee and 1 Cigarette, on 6–10 1 Raw Food.
    .rule4 = State 4: the Patient dies. Empathy roll: each hit Misery +1; there is no Death Among Us.
    .rule5 = We win if somebody who began sees the Ceasefire and at least 2 Patients have gone home.
    .won = Day { $day }: the war is over, and { $home } of those who lay on our floor walk about in the city.
    .lost = Day { $day }: the war is over, and on our floor are the marks of four mattresses.

patient-1 = the man with the scarf
patient-2 = the tram conductor
patient-3 = the girl from the dairy
patient-4 = the piano tuner
patient-5 = the fifth at the door
name-sick = { $who } ({ $state } { $level })

## The Voice of the House

scenario-voice = The Voice of the House
    .text = Somebody must say on the air what happens here. We have a radio, and it can do more than listen. Whoever speaks is heard by everybody, also by those who drive through the streets at night with an aerial on the roof.
    .goal = { $done } of { $need } Broadcasts
    .short = Broadcasts { $done }/{ $need }
    .until = { $nights ->
            [one] This is the last night: no ninth Morning will begin
           *[other] { $nights } nights left; no ninth Morning will begin
        }
    .air = { $ready ->
            [0] There is nothing to read out.
            [one] 1 Testimony is ready.
           *[other] { $ready } Testimonies are ready.
        }{ $damage ->
            [0] {""}
           *[other] {" "}Each raid card has Damage +{ $damage }.
        }{ $stands ->
            [no] {" "}The Radio does not stand.
           *[yes] {""}
        }
    .rule1 = At Choose Findings the party may take 1 Testimony of the Location along (weight 2, one for each Location).
    .rule2 = In place of Tune In a Testimony may be read out at the Radio: 1 Broadcast, and each of us at home has Misery −1.
    .rule3 = Each raid card has Damage +1 for every two Broadcasts.
    .rule4 = In the Crime Wave stage of a night with a Broadcast one red-cornered card more joins the decks.
    .rule5 = We win at the Dawn after the fifth Broadcast, if somebody who began is alive and the Radio stands. We lose when a ninth Morning would begin.
    .won = Day { $day }: it has been said { $done } times, and somebody has written it down.
    .lost = Day { $day }: { $done ->
            [0] nothing was said.
           *[other] it was said { $done } times, too seldom for anybody to believe it.
        }

## Questions

ask-families-ask = They stand on the stairs and ask for { $asks ->
        [food] 1 food
        [water] 1 Water
        [wood] 2 Wood
       *[medicine] 1 medicine
    } (Trust { $trust }, { $upstairs } of them).
ask-change-some = Choose a Character: { $state }.
option-families-give = Give { $n } { $good }
option-families-refuse = Give nothing
refused-families-missing = We have too little of it.
ask-ward-dusk = { CAP($who) } ({ $state } { $level }) has had nothing yet. Choose what we give.
ask-ward-watchman = The watchman has not eaten. Choose what he gets.
ask-ward-medicine = Dawn on our floor. Choose what is laid on whom.
ask-digs = Choose who digs in the coming night.
option-ward-tend = Give { $patient } { $good }
option-ward-neglect = Give { $patient } nothing
option-ward-place = Lay { $good } on { $patient }
option-ward-done = Lay on nothing more
option-ward-feed = Give the watchman { $good }
option-ward-let-go = Let the watchman go
warning-ward-neglect = Without Water or food the State rises by 1.
refused-ward-none = There is none in Storage.
refused-ward-other = It does not help against this.
why-digs = Digs a grave tonight.
ask-voice-testimony = { $card }: somebody here would tell what happened, and there is paper. Choose.
ask-voice-radio = { $who } sits at the Radio ({ $done } of { $need } Broadcasts). Choose.
option-voice-take = Take a Testimony of this place along: { $card } (weight { $weight })
option-voice-leave = Take none along
option-voice-read = Read a Testimony out (1 Broadcast)
option-voice-tell = Tell the story of { $who } (1 Broadcast)
option-voice-listen = Tune in
refused-voice-van = Not today: a van is about.
refused-voice-none = There is no Testimony in Storage.
ask-furnish = Choose a Fitting with a { $corner ->
        [red] red
       *[green] green
    } corner that stands in the house ({ $left ->
        [one] 1 more
       *[other] { $left } more
    }).
ask-scrap = Choose the Fitting that is taken apart for good.
ask-give-up-day = Choose who gives up the next day.
ask-waking = Dawn. Choose who sits with the others rather than lie down (Fatigue +1, Misery −1).
ask-begins-ill = Choose who has been ill for days (Illness 2).
ask-driver = { $who } has come to the driver. A Seat costs tokens worth { $price }; we have { $there }.
ask-seat-pay = Pay with tokens from Storage: { $paid } of { $total }.
ask-name-seat = Choose whose name the Seat bears.
ask-seat-refund = Choose what the driver gives for it (worth up to { $left } more).
ask-seat-giver = Choose who gives a Seat away.
ask-seat-taker = Choose who is given the Seat.
ask-carry-along = { $who } cannot climb up alone. For tokens worth { $worth } the driver helps; we have { $there }.

option-furnish = { $card }
option-scrap = Take the { $card } apart
option-wake-together = { $who } sits up (Fatigue +1, Misery −1)
option-lie-down = Nobody (else) sits up
option-pay-driver = Pay the driver (tokens worth { $price }: 1 Seat)
option-no-driver = Walk past the driver
option-name-seat = { $who } gets the Seat
option-leave-seat = Leave it unnamed in Storage
option-carry-along = { $who } is lifted up (tokens worth { $worth })
option-stay-behind = { $who } stays behind
option-take-refund = Take { $good }
option-refund-enough = Take nothing more
option-raid-seat = Lose the unnamed { $note }

warning-stays-behind = Whoever stays does not count for the end.
refused-slept = Only whoever was on Guard or out Scavenging.
why-must-rest = Must sleep tonight: another can guard.
refused-seat-price = Tokens worth { $there } are not enough: { $wanted } are asked for.
refused-has-seat = Has a Seat already.
refused-refund-dear = Worth more than { $left }.

## The log

event-scenario-won = { $scenario } was won on day { $day }.
event-scenario-lost = { $scenario } was lost on day { $day }.
event-came-through = { $who } came through. Epilogue: { $epilogue }.
event-arrow-came = It had come to that: { $script }.
event-fitting-stood = Here had stood for long: { $card } ({ $space }).
event-fitting-scrapped = We took it apart for good: { $card } ({ $space }).
event-risk-rolled = { $who } rolled { $result } ({ $state } up to { $upto }): { $hit ->
        [yes] it came.
       *[no] nothing.
    }
event-woke-together = { $who } sat up with the others until it was light.
event-rest-promised = { $who } gave up the next day for { $to }.
event-rest-due = { $who } was to sleep in the coming night.
event-rest-kept = { $who } had given this day away: no actions.
event-somebody-inside = A stranger lay down in the hall for the night.
event-seat-bought = { $who } paid the driver tokens worth { $worth }: a Seat.
event-seat-named = The Seat bore a name: { $who }.
event-seat-stolen = They found the Seat in Storage and took it.
event-seat-sold = We gave a Seat back, for tokens worth up to { $worth }.
event-seats-dearer = Seats had become { $by } dearer.
event-seat-given = { $who } gave the Seat to { $to }.
event-seats-drawn = The matches were drawn. A Seat has: { $who }.
event-lorry-left = The lorry left. { $some ->
        [yes] On it: { $who }.
       *[no] Nobody of us was on it.
    }{ $others ->
        [yes] {" "}Left behind: { $behind }.
       *[no] {""}
    }
event-neighbours-asked = From upstairs they asked (Black die { $result }): { $asks ->
        [food] something to eat.
        [water] Water.
        [wood] Wood.
        [medicine] medicine.
       *[nothing] nothing tonight.
    }
event-neighbours-free = They managed without us this time (Black die { $result }).
event-neighbour-lost = One of those upstairs is lost. { $left ->
        [0] Nobody is left there.
       *[other] { $left } are left.
    }
event-neighbours-left = They have left. The top floor is empty.
event-neighbours-took = Somebody was at our shelf: { $good } is gone.
event-trust-moved = { $way ->
        [up] They trust us more:
       *[down] They trust us less:
    } Trust { $trust }.
event-stairs-changed = { $way ->
        [trap] We set a trap on the stairs.
        [broken] We broke the wall. They live with us now.
       *[bricked] We bricked up the staircase.
    }
event-patient-tended = { CAP($who) } had { $good }.
event-patient-worse = { CAP($who) } had neither Water nor food.
event-patient-fared = { CAP($who) }: { $state } { $level }.
event-patient-died = { CAP($who) } died on our floor.
event-patient-went-home = { CAP($who) } got up and went home (Black die { $result }).
event-patient-came = { CAP($who) } lay down with the others ({ $state } { $level }).
event-remedy-placed = { $good } was laid on { $who }.
event-watchman-stays = Whoever could stand again sat down by the door, to keep watch.
event-watchman-left = There was nothing for the watchman. He went.
event-burial-promised = { $who } was to dig in the coming night.
event-testimony-taken = We wrote down what was told us here: { $card }.
event-testimony-lost = Nobody came home with what had been written down.
event-broadcast = { $own ->
        [yes] { $who } told the story of { $story } on the air
       *[no] { $who } read a Testimony out on the air
    }: Broadcast { $number }.
event-van-about = { $quiet ->
        [yes] We were to keep quiet for a day.
       *[no] We went on. They had come a street nearer.
    }
event-story-counts = { $who } had something to tell, too.
event-radio-cheaper = What was left of it could be put together again: { $card }.
