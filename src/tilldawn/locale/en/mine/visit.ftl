### This War of Mine: Trade, Visitors, the Outside action, Newcomers. Options, questions, events

## Options: Trade ($list: who trades; $worth: value of the token)

option-trade-begin = { $fee ->
        [0] Begin the Trade (no Commission)
       *[other] Begin the Trade (Commission { $fee })
    }
option-no-trade = Decline the Trade
option-trade-buy = Buy { $good } ({ $worth })
option-trade-enough = Choose nothing more

## Options: Outside

option-outside-meet = Meet whoever comes
option-outside-seek = Search for a Newcomer

## Options: Newcomers

option-newcomer-accept = Take the Newcomer in
option-newcomer-refuse = Turn the Newcomer away (Empathy roll)
option-newcomer-feed = Give 1 { $good } for the road (one Character: Misery −1)
option-newcomer-let-go = Give nothing

## Options: Gossip

option-gossip-pay = Offer 1 { $good }
option-gossip-roll = Offer nothing and roll the Black die (6–10: she talks)
option-gossip-events = Look at the top 2 Events cards
option-gossip-raid = Look at the top Night Raids card
option-gossip-place = Exchange { $card } for a new Location
option-gossip-raid-leave = Leave { $card } on top
option-gossip-raid-below = Put { $card } at the bottom

## Options: Doctor ($level: the State as it is now)

option-doctor-treat = Have { $who } treated: { $state } { $level }, lowered by 1 (tokens worth 8)
option-doctor-trade = Trade with the Doctor
option-doctor-ward = Give { $good } for the ward (two Characters: Misery −1 each)
option-doctor-go = Let the Doctor go

## Options: Children

option-children-feed = Give 1 { $good } (one Character: Misery −1)
option-children-feed-can = Give 1 Canned Food, enough for all of them (two Characters: Misery −1 each)
option-children-feed-two = Give 2 Raw Food or Vegetables, enough for all of them (two Characters: Misery −1 each)
option-children-close = Close the door (Empathy roll)

## Options: Soldier

option-soldier-bribe = Give { $goods } (tonight each Night Raids card: Damage and Wounds −2 in total)
option-soldier-feed = Give 1 { $good } (gain 2 Ammo)
option-soldier-refuse = Refuse and roll the Black die (1–4: he takes the most valuable red token)

## Options: Neighbour in Mourning

option-mourning-dig = Help to dig: no more actions today, gain 1 Vegetable and 1 Herb (one Character: Misery −1)
option-mourning-wood = Give 2 Wood (one Character: Misery −1)
option-mourning-refuse = Refuse and roll the Black die (1–3: the highest Empathy has Misery +1)

## Options: Queue for Water

option-queue-up = Stand in the queue: no more actions today (1–3 Water; on 1–2 Wounds +1)
option-queue-stay-in = Stay in

## Questions: Trade ($payable: what all accepted tokens are worth; $bonus: what Katia adds)

ask-trade-begin = A Trade is open ({ $list }). You hold accepted tokens worth { $payable }. Begin { $fee ->
        [0] without Commission, or decline?
       *[other] and pay a Commission of { $fee } first, or decline?
    }
ask-trade-commission = Pay the Commission ({ $list }), { $paid } of { $total } paid. What is too much is lost.
ask-trade-buy = Choose what to buy ({ $list }), or choose nothing more. Chosen: { $basket }, worth { $price }. You can pay { $payable }{ $bonus ->
        [0] {""}.
       *[other] {" "}and { $bonus } through Katia.
    }
ask-trade-pay = Pay for { $basket } ({ $list }), { $paid } of { $price } paid{ $bonus ->
        [0] {""}.
       *[other] , { $bonus } more through Katia.
    } No change is given.

## Questions: Outside and the Visitors

ask-outside-whom = { $who } is out on the street. Meet whoever comes, or search for a Newcomer?
ask-visitor-newcomer = Somebody asks to stay ({ $card }). Take them in, or turn them away?
ask-visitor-passing-by = Somebody asks to stay ({ $card }), but there is no place. Give them something to eat for the road?
ask-visitor-gossip = The Gossip has come in. Offer something to hear what she knows, or roll the Black die?
ask-visitor-news = She talks. Choose what you want to hear.
ask-visitor-raid = The next Night Raids card is { $card }. Leave it on top, or put it at the bottom?
ask-visitor-doctor = The Doctor has ten minutes for us. Pay for treatment, trade, give medicine, or let him go?
ask-doctor-fee = Pay the Doctor for { $who } ({ $state } −1), { $paid } of { $total } paid. What is too much is lost.
ask-visitor-children = Children are at the door, and they are hungry. Give something to eat, or close it?
ask-children-first = Choose the first of 2 food for the children.
ask-children-second = The first is 1 { $good }. Choose the second food for the children.
ask-visitor-soldier = A Soldier off duty wants a drink or a meal. Give him something, or refuse?
ask-soldier-takes = The Soldier takes a red token, and several are worth the same. Choose which.
ask-visitor-mourning = A neighbour has a grave to dig. Help her, give Wood, or refuse?
ask-mourning-whom = Several Characters have the highest Empathy. Choose whom the refusal weighs on: Misery +1.
ask-visitor-queue = People queue for Water down the street. Send somebody to stand there, or stay in?
ask-visitor-actor = Choose who goes and has no more actions today ({ $card }).
ask-visitor-comfort = Choose a Character for Misery −1 ({ $card }).

## Events: Trade

event-deal-refused = No Trade. { $list } asked a Commission of { $fee }, and our tokens were worth { $payable }.
event-deal-declined = { $list }: we did not trade.
event-bargainer-helped = { $who } did the talking: no Commission, and our tokens counted { $bonus } more.
event-deal-offered = { $fee ->
        [0] { $list } offered a Trade without a Commission.
       *[other] { $list } offered a Trade for a Commission of { $fee }.
    }
event-good-chosen = We asked for { $good }, worth { $worth }: { $price } in all.
event-token-handed-over = We handed over { $good }, worth { $worth }: { $paid } in all.
event-commission-paid = { $list } took a Commission of { $fee }; we paid { $paid }.
event-deal-made = { $list } sold us { $bought }, worth { $price }. We paid with { $given }, worth { $paid }.
event-nothing-bought = { $list } sold us nothing.

## Events: somebody joins

event-character-joined = { $who } joined us ({ $colour }): Hunger { $hunger }, Fatigue { $fatigue }, Illness { $illness }, Misery { $misery }, Wounds { $wounds }.{ $late ->
        [yes] {" "}No action before the next stage.
       *[no] {""}
    }
event-went-along = { $who } goes with the party and comes home with it.
event-nobody-joined = { $full ->
        [yes] Four of us are all the house can hold. Nobody joined.
       *[no] No Character card was left. Nobody joined.
    }

## Events: Outside and the Visitors

event-sniper-watched = { $who } crossed the open street, Black die { $result }: { $hit ->
        [yes] a sniper fired.
       *[no] nobody fired.
    }
event-newcomer-sought = { $found ->
        [yes] We asked for a Newcomer and found one. Passed over: { $turned }.
       *[no] We asked for a Newcomer, and there was none. Passed over: { $turned }.
    }
event-newcomer-turned-away = We turned somebody away ({ $card }).
event-newcomer-moved-on = There was no place here ({ $card }). They moved on { $fed ->
        [yes] with something to eat.
       *[no] with nothing.
    }
event-brought-rolled = What the Newcomer carried, Black die { $result }: { $goods }.
event-gossip-rolled = The Gossip, Black die { $result }: { $talks ->
        [yes] she talked.
       *[no] she had nothing to say to us.
    }
event-events-seen = Next in the Events deck: { $cards }.
event-raid-seen = Next in the Night Raids deck was { $card }. We { $below ->
        [yes] put it at the bottom.
       *[no] left it on top.
    }
event-doctor-paid = The Doctor treated { $who } for tokens worth { $paid }: { $state } −1.
event-medicine-given = We gave { $goods } for the Doctor's ward.
event-children-fed = The children got { $goods }. { $plenty ->
        [yes] It was enough for all of them.
       *[no] They shared it on the step.
    }
event-door-closed = We closed the door on the children.
event-soldier-won = The Soldier got { $goods }. Tonight he keeps an eye on our door.
event-soldier-fed = The Soldier got 1 { $good } and left cartridges on the sill.
event-soldier-rolled = We refused the Soldier, Black die { $result }: { $takes ->
        [yes] he looked round for a weapon to take along.
       *[no] he went.
    }
event-grave-dug = { $who } dug for the neighbour until evening.
event-wood-given = We gave the neighbour { $goods }.
event-mourning-rolled = We refused the neighbour, Black die { $result }: { $weighs ->
        [yes] it weighed on one of us.
       *[no] she nodded and left.
    }
event-queue-rolled = { $who } stood in the queue, Black die { $result }: { $hurt ->
        [yes] shots fell there. Water to carry: { $water }.
       *[no] it was quiet. Water to carry: { $water }.
    }

## Why not: Trade and payments

refused-resource-as-payment = Water, Wood and Components are never traded nor used as payment.
refused-token-unwanted = They do not take { $good }.
refused-list-sold-out = { $most ->
        [one] There is only 1 on the list.
       *[other] There are only { $most } on the list.
    }
refused-box-empty = The box holds no more of it.
refused-too-dear = It is worth { $worth }; what we have left to pay with is worth { $left }.
