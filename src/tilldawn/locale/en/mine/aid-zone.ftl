### This War of Mine: the Aid Zone. Notices, desks, options, questions, events, why something is not possible

module-aid-zone = Aid Zone
    .text = On the way home one of you may queue at a relief post: read what is written up tonight, and use one desk, for food, a dressing, names, or to help. What there is to give runs out, and comes again.
stop-aid-zone = The Aid Zone

card-notice-long-queue = Long Queue
    .text = Whoever queues has Fatigue +1 more, or there is no desk tonight.
    .flavour = It goes round the block, past our feet, and round again.
card-notice-bread-night = Bread Night
    .text = At the Ration Counter the roll counts 2 more.
    .flavour = We smell it at the corner and walk faster, all of us, without a word.
card-notice-no-light = No Light
    .text = The Dressing Station is closed.
    .flavour = Somebody holds a match until it reaches the fingers.
card-notice-bags-open = Bags Open
    .text = With a firearm in the Findings Pile: hand in 1 firearm, or there is no desk tonight.
    .flavour = The table by the entrance is covered with what people thought they needed.
card-notice-shells-nearby = Shells Nearby
    .text = No desk tonight. Or stay: one chosen Character rolls the Black die, on 1–2 Wounds +2; then a desk.
    .flavour = The queue lies down as one, and gets up in the same order.
card-notice-woman-behind-us = The Woman behind Us
    .text = She asks for your turn. Give it: no desk tonight, two chosen Characters present have Misery −1. Or keep it: Empathy roll, each Character present who is hit has Misery +1.
    .flavour = She does not say what it is for, only how long.
card-notice-doctor-on-duty = Doctor on Duty
    .text = At the Dressing Station the roll counts 2 more, and two Characters are treated at one price.
    .flavour = He asks everybody the same three questions and remembers all the answers.
card-notice-convoy = The Convoy
    .text = Supplies +2. Two different desks may be used tonight.
    .flavour = Three lorries came through, and people touch the warm bonnets.

desk-rations = Ration Counter
    .text = Supplies −1. Roll the Black die, 2 more if any of the group has Hunger 3: 1–4 gain 1 Vegetable, 5–8 gain 1 Raw Food, 9 and more gain 1 Canned Food.
desk-dressing = Dressing Station
    .text = Supplies −1, or discard 1 medicine instead and the roll counts 3 more. Roll the Black die for one Character: 1–2 nothing; 3–8 Wounds −1 or Illness −1; 9 and more 2 levels, of either or both.
desk-lists = The Lists
    .text = One Character reads them and rolls the Black die: 1–2 Misery +1; 3–6 nothing; 7–9 Misery −1; 10 somebody knows a face: in a group of three or fewer a Character may join (Hunger 2, Fatigue 1), in a group of four Misery −1.
desk-volunteer = Lend a Hand
    .text = One Character stays till Dawn and carries nothing home: Misery −1, Supplies +1.
desk-gifts = Gift Box
    .text = Discard green or yellow tokens worth 5 or more: Supplies +1, and one chosen Character present has Misery −1.

## Options

option-aid-zone = Stop at the Aid Zone: { $who } queues (Fatigue +1)
option-queue-wait = Wait on (Fatigue +1 for { $who })
option-queue-leave = Leave: no desk tonight
option-bags-hand-in = Hand in 1 { $good }
option-shells-stay = Stay: { $who } runs the risk (20 %: Wounds +2)
option-turn-give = Give her our turn (no desk; two of us: Misery −1)
option-turn-keep = Keep our turn (Empathy roll)
option-desk-rations = { desk-rations } (Supplies −1){ $bonus ->
        [0] {""}
       *[other] , roll +{ $bonus }
    }
option-desk-dressing = { desk-dressing }, for { $who }: { $price ->
        [supplies] Supplies −1
       *[other] 1 { $good }
    }{ $bonus ->
        [0] {""}
       *[other] {", "}roll +{ $bonus }
    }
option-desk-lists = { desk-lists }: { $who } reads them
option-desk-volunteer = { desk-volunteer }: { $who } stays till Dawn (Misery −1, Supplies +1)
option-desk-gifts = { desk-gifts }: tokens worth { $worth } (Supplies +1; one of us: Misery −1)
option-desk-none = No desk tonight
option-dressing-treat = { $state } −1 (now { $level })
option-dressing-second = { $who }, too
option-dressing-enough = Nobody else
fold-aid-zone = Stop at the Aid Zone… ({ $count } of us could queue)
fold-shells-stay = Stay in the queue… ({ $count } of us could run the risk)
fold-bags-hand-in = Hand in a firearm… ({ $count } kinds)
fold-desk-dressing = { desk-dressing }… ({ $count } ways)
fold-desk-lists = { desk-lists }… ({ $count } of us could read them)
fold-desk-volunteer = { desk-volunteer }… ({ $count } of us could stay)
fold-dressing-second = A second one… ({ $count } of us)

## Questions

ask-notice = { $card }. What do we do?
ask-desk = { $card }. Supplies { $supplies }. Which desk?
ask-dressing-treat = { $who }: which is treated?
ask-dressing-second = The doctor has time for one more.
ask-aid-comfort = Choose who is the better for it (Misery −1).
ask-aid-join = Somebody knows a face on the list, and is here. Do we take them along?

## Why not

refused-aid-shut = The tent is shut: there are no Supplies left.
refused-aid-empty = There are no Supplies left.
refused-aid-tired = Who queues must have Fatigue 2 or less.
refused-aid-closed = This desk is closed tonight.
refused-aid-used = This desk has been used tonight.
warning-volunteer = Nobody else is here to carry the findings: they all stay behind.

## What happened

event-queued = { $who } queued at the Aid Zone.
event-notice-drawn = Written up tonight: { $card }.
event-supplies-moved = { $why ->
        [used] Supplies { $by }, now { $level }.
        [chapter] Something has come through to the Aid Zone: Supplies +{ $by }, now { $level }.
        [fallen] Some of what fell from the sky went to the Aid Zone: Supplies +{ $by }, now { $level }.
       *[brought] Supplies +{ $by }, now { $level }.
    }
event-no-desk-tonight = No desk tonight.
event-bags-searched = We opened our bags, and nobody minded what was in them.
event-shells-fell = { $who } stayed in the queue, Black die { $result }: { $hit ->
        [yes] one came down too close.
       *[no] they fell behind the station.
    }
event-turn-given = We gave her our turn.
event-rations-given = At the counter, Black die { $result }{ $bonus ->
        [0] {""}
       *[other] {" "}and { $bonus }: { $total }
    }.
event-dressed = { $who } at the Dressing Station, Black die { $result }{ $bonus ->
        [0] {""}
       *[other] {" "}and { $bonus }: { $total }
    }. { $by ->
        [0] They could do nothing.
        [one] They could do something.
       *[other] They could do much.
    }
event-lists-read = { $who } read the lists, Black die { $result }: { $found ->
        [loss] a name we knew.
        [news] a name we knew, with a cross beside it that means alive.
        [face] somebody behind us said: I know that face.
       *[nothing] no name we knew.
    }
event-nobody-taken = We shook hands and went home alone.
event-volunteered = { $who } stayed to carry crates till Dawn.
event-gifts-given = Into the gift box, worth { $paid }.
event-aid-zone-left = We left the Aid Zone: { $card }.

## How it stands

aid-supplies = Supplies { $level } of { $most } { $track }
aid-queuing = { $who } queues.
aid-desk = { $desk }: { $how ->
        [shut] closed tonight
        [used] used tonight
       *[open] open
    }{ $more ->
        [0] {""}
       *[other] , roll +{ $more }
    }
beat-aid-zone-kicker = The Aid Zone
