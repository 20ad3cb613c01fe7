### This War of Mine: the Farmers' Market. Cards, options, questions, events, why something is not possible

module-market = Farmers’ Market
    .text = On the way home you may stop among the farmers: for a token you see what somebody has brought to town, and buy, help or steal. How they think of you lasts. Two Fittings stand in the Shelter from the start; farmers come to the door, walk the roads and grow angry.
stop-market = The Farmers’ Market
list-market-farmers = The farmers
    .text = No Commission. They take anything but firearms and Ammo.
note-farm-seed = Seed
    .text = The next Vegetable Garden or Herbal Garden that bears brings 2 more.

## Wares: what is on a card ($lines: its lines; $goods: what a theft brings; $shame: how much lower the Empathy roll counts)

card-wares = { $text } { $farmers ->
        [0] No Farmer
        [one] 1 Farmer
       *[other] { $farmers } Farmers
    }{ $thugs ->
        [0] {""}
        [one] , 1 Thug
       *[other] , { $thugs } Thugs
    }. { $lines }.{ $steals ->
        [yes] {" "}Theft: { $goods }{ $shame ->
            [0] {""}
           *[other] ; the Empathy roll counts { $shame } lower
        }.
       *[no] {" "}Nothing can be stolen here.
    }
# A line of a card: its letter, then what it does.
name-wares-line = { $letter }: { $some ->
        [yes] { $effects }
       *[no] look only
    }

card-w-potatoes = Potatoes in Sacking
    .text = Earth still clings to them.
    .flavour = She weighs them in her hands, the left one first, and is never wrong.
card-w-hen = A Hen under a Coat
    .text = It must be quick, before she makes a noise.
    .flavour = We hear her before we see her, and then the coat blinks.
card-w-ham = Smoked Ham
    .text = Two brothers, one knife, thin slices.
    .flavour = The smell gets to our street a minute before us, and stays a day longer.
card-w-beekeeper = The Beekeeper
    .text = He talks of spring as of a village two hours away.
    .flavour = His hands are swollen, and he says the bees are well.
card-w-milk = Milk Churns
    .text = It has to be drunk here, from the lid.
    .flavour = Nobody speaks while the lid goes round.
card-w-herb-woman = The Herb Woman
    .text = She looks at tongues, for nothing.
    .flavour = Everything hangs in bunches on her coat, and she finds it without looking.
card-w-seeds = The Seed Dealer
    .text = Paper bags, each with a picture of what might be.
    .flavour = He sells us a tomato on the word of a drawing.
card-w-tools = Tools off a Farm
    .text = Somebody with a pistol under his jacket stands beside the man and is not with him.
    .flavour = The handle is worn in the shape of a hand that is not there.
card-w-racket = The Racket
    .text = Three of them stand between the carts and the road.
    .flavour = The farmers look at the ground, and then, quickly, at us.
card-w-widow = The Widow’s Cart
    .text = She sells the pantry, jar by jar.
    .flavour = She asks each of us whether we will eat it together.
card-w-moonshiner = The Moonshiner
    .text = A friend with a stick keeps order in his queue.
    .flavour = He pours a drop on the stone, lights it, and lets us count how long it burns.
card-w-empty-stalls = Empty Stalls
    .text = A broken axle, an old couple, half a sack.
    .flavour = They have come eleven kilometres to stand here with nothing.
card-w-apples = Apples by the Piece
    .text = Two children sell them and have not been told a price.
    .flavour = Each apple has been polished on the same sleeve.
card-w-accused = The Accused
    .text = A purse is gone, and we are the strangers.
    .flavour = Somebody has already decided, and waits only for a face.
card-w-last-cart = The Last Cart before Dawn
    .text = He is packing up and going our way.
    .flavour = The horse knows the road and the holes in it.
card-market-thugs-1 = Thug
    .text = One of those who take their share at the stalls, with a Knife.
card-market-thugs-2 = Thugs
    .text = Two of those who take their share at the stalls, with Knives.
card-market-thugs-3 = Thugs
    .text = Three of those who take their share at the stalls, with Knives.

## Farmers' cards and Fittings

card-pickling-crock = Pickling Crock
    .text = It is in the Shelter from the start and can only be moved. Action: discard 1 Vegetable, 1 Water and 1 Wood or Book and lay a Wait token on it. At Dawn roll the Black die: 1–7 gain 1 Raw Food, 8–10 gain 1 Canned Food.
    .flavour = Under the stone and the cloth something works all night, as we do.
card-cold-pantry = Cold Pantry
    .text = It is in the Shelter from the start and can only be moved. Up to 3 pieces of food may lie on it: neither raiders nor Events find them, and you eat, pay and use them as from Storage. Laying food on it and taking it off is free at any time, but not in Combat, while a page lies open or while a raid card is resolved.
    .flavour = A cupboard in the outer wall with a hand’s breadth of winter at the back.
card-farmer-handcart = Farmer with a Handcart
    .text = Choose one. Trade once by the farmers’ list, from Storage. Let him sleep under your roof: the Damage of tonight’s raid cards is 1 higher, Tolerance +2, and at Dawn you gain 1 Vegetable. Send him away.
    .flavour = He has pushed it all the way with the brake on, he says, and only now looked.
card-farm-dog = The Farm Dog
    .text = Give it 1 food: one chosen Character has Misery −1, and Tolerance +1. Or close the door: Empathy roll, each Character at home who is hit has Misery +1.
    .flavour = The farm has burnt down, and the dog still guards the way we came.
card-farmers-road = Farmers on the Road
    .text = Choose one. Return 3 cards to push the cart with them: gain 1 Vegetable and Tolerance +1. Let them pass. Start a Combat: they run off once they have 2 Wounds in total and leave 2 Vegetables; Tolerance −2, or −4 if anybody was killed.
    .flavour = A family, a wheel that cries, and a bucket hung where a lamp should be.
card-field-watch = Field Watch
    .text = With Tolerance 4 or more he lets you pass. Otherwise choose one: discard your dearest token; end exploration; or start a Combat, and if he is killed Tolerance −3.
    .flavour = He was the postman, and still reads our faces for an address.
card-angry-villagers = Angry Villagers
    .text = The Damage is 6 less the Tolerance; food goes first. The Wounds are 1 at Tolerance 2 or less, otherwise 0. With Tolerance 6 or more there is no raid: gain 1 Vegetable.
    .flavour = They have come a long way to say it to our door.
card-x-kitchen-garden = Kitchen Garden
    .text = Return 2 cards, or raise Noise by 1 and roll for Noise: gain 1 Vegetable, and on 8–10 of the Black die 1 Herb. Then roll again: on 1–5 somebody has counted the rows, Tolerance −1. Or end exploration instead.
    .flavour = Leeks in a straight line, behind a house without a front.
card-market-day = Market Day
    .text = Tolerance +1, unless it is 0. If you visit the Market tonight, draw 2 Wares cards and keep one. Remove this card after this Night Raid phase.
    .flavour = Somebody has hung a bell on a lamp post, and tonight it is rung.

## Effects and conditions of the Wares

effect-price = tokens worth { $worth }
effect-get = gain { $goods }
effect-keeping = with { $good }, which you keep
effect-welcome = Tolerance { $way ->
        [up] +
       *[down] −
    }{ $by }
effect-toil = one of us lends a hand: Fatigue +1
effect-comfort = Black die, { $least } and more: one of us { $state } −1
effect-show-pile = show the bags: Black die, up to { $base } and the Tolerance they believe us and Tolerance +1, otherwise the dearest token is lost
needs-trusted = { $so ->
        [no] Only with Tolerance below { $least }.
       *[yes] Only with Tolerance { $least } or more.
    }

## Options

option-market = { $tokens ->
        [one] Stop at the Farmers’ Market (1 token)
       *[other] Stop at the Farmers’ Market ({ $tokens } tokens)
    }
option-wares-keep = Stay with { $card }
option-wares-other = Put it under the deck and draw another
option-market-toll = Pay the Thugs (tokens worth { $worth })
option-market-clear = Keep clear of them (only the last line of the card is open then)
option-market-fight = { $thugs ->
        [one] Fight the Thug
       *[other] Fight the { $thugs } Thugs
    }
option-wares = { $some ->
        [yes] { CAP($effects) }
       *[no] Look only
    }
option-wares-steal = { $who } steals { $goods } (caught: { $chance } %)
option-farmer-trade = Trade
option-farmer-stay = Let him sleep under our roof (raids: Damage +1; Tolerance +2; 1 Vegetable at Dawn)
option-farmer-away = Send him away
option-farm-dog-feed = Give 1 { $good } (one Character: Misery −1; Tolerance +1)
option-farm-dog-close = Close the door (Empathy roll)
option-push-cart = { $cards ->
        [one] Push with them (1 card; 1 Vegetable, Tolerance +1)
       *[other] Push with them ({ $cards } cards; 1 Vegetable, Tolerance +1)
    }
option-farmers-pass = Let them pass
option-farmers-fight = Take what they have (Combat; Tolerance −2, −4 if anybody is killed)
option-watch-give = Give him the dearest token
option-watch-back = Turn back (exploration ends)
option-watch-fight = Fight him (if he is killed, Tolerance −3)
option-pantry-put = Lay 1 { $good } on the { card-cold-pantry }
option-pantry-take = Take 1 { $good } off the { card-cold-pantry }
deed-pickle = Pickle vegetables
fold-wares-steal = Steal… ({ $count } of us could)
fold-pantry-put = Lay food on the { card-cold-pantry }… ({ $count } kinds)
fold-pantry-take = Take food off the { card-cold-pantry }… ({ $count } kinds)
fold-farm-dog-feed = Give the dog something… ({ $count } kinds)

## Questions

ask-market-entry = Choose the token the visit to the Market costs.
ask-wares-which = Market Day: two lie open. Which one do we stay with?
ask-wares-again = They are glad to see us: stay with { $card }, or put it under the deck and see another?
ask-market-thugs = { $thugs ->
        [one] A Thug stands between the stalls and us. Pay, keep clear, or fight?
       *[other] { $thugs } Thugs stand between the stalls and us. Pay, keep clear, or fight?
    }
ask-wares = { $card }: choose one. Tolerance is { $tolerance }.
ask-market-toil = Choose who lends a hand (Fatigue +1).
ask-market-comfort = Choose who is better for it.
ask-market-dearest = Choose the dearest token, which is lost.
ask-visitor-farmer = { $card } at the door. Trade, let him stay the night, or send him away?
ask-visitor-farm-dog = { $card } at the door. Give something, or close it?
ask-farmers-road = Farmers come along the road. Push with them, let them pass, or rob them?
ask-field-watch = He does not know us, or knows us too well. Give something, turn back, or fight?

## Why not

refused-market-closed = Nobody there sells to us any more: Tolerance is 0.
refused-market-tokens = { $n ->
        [one] It takes a token of the Findings Pile, and there is none.
       *[other] It takes { $n } tokens of the Findings Pile, and there are { $there }.
    }
refused-market-clear = We keep clear of the Thugs: only the last line of the card is open.
refused-market-stolen = The box does not hold what lies there.
refused-market-tired = Nobody here has the strength: Fatigue must be below 3.
refused-pantry-full = No more fits on it.

## What happened

event-market-paid = For the visit to the Market: { $goods }.
event-wares-drawn = { $card }. At the stalls: { $farmers ->
        [0] no Farmer
        [one] 1 Farmer
       *[other] { $farmers } Farmers
    }{ $thugs ->
        [0] {""}
        [one] , and 1 Thug
       *[other] , and { $thugs } Thugs
    }.
event-wares-put-back = { $where ->
        [below] Under the Wares deck: { $card }.
       *[discard] To the discard: { $card }.
    }
event-thugs-paid = The Thugs took their share, worth { $paid }.
event-kept-clear = We kept clear of the Thugs and saw what there was from the last stall.
event-thugs-driven-off = The Thugs were gone. Somebody swept the place before the carts.
event-wares-chosen = { $some ->
        [yes] { $card }: { $effects }.
       *[no] { $card }: we only looked.
    }
event-theft-tried = { $who } reached out, Black die { $result } (caught up to { $upto }): { $caught ->
        [yes] somebody saw it.
       *[no] nobody saw it, but us.
    }
event-thief-beaten = { $hurt ->
        [yes] They let { $who } feel it (Black die { $result }).
       *[no] They shook { $who } and let go (Black die { $result }).
    }
event-farmers-knew = { $what ->
        [theft] The farmers knew { $who } and looked at us less closely: { $by ->
            [one] one of them does not count
           *[other] { $by } of them do not count
        }.
       *[welcome] The farmers knew { $who }: Tolerance rises by { $by } more.
    }
event-thief-back = { $who } was with us again.
event-market-left = The stalls emptied behind us: { $card }.
event-tolerance-moved = Tolerance { $way ->
        [up] +{ $by }
       *[down] { $by }
    }, now { $level }.
event-market-closed = From that night on nobody at the Market knew us.
event-farmers-gave = They pressed something on us and would not hear of pay.
event-stall-rolled = Black die { $result }: { $well ->
        [yes] it did us good.
       *[no] it came to nothing.
    }
event-load-carried = { $who } lent a hand.
event-farmer-stays = The farmer slept in our hall with one hand on the cart.
event-farmer-left = The farmer was gone before we woke, and had left something on the step.
event-guest-seen = The handcart had been seen from the street: Damage { $damage }.
event-farmers-passed = { $card }: we went our ways.
event-villagers-came = Tolerance { $tolerance }: Damage { $damage }, Wounds { $wounds }.
event-villagers-talked = They only wanted to know whether we were still alive.
event-garden-rolled = Black die { $result }: { $kind ->
        [herbs] { $so ->
            [yes] herbs grew between the rows.
           *[no] there was nothing else.
        }
       *[rows] { $so ->
            [yes] somebody counted the rows afterwards.
           *[no] nobody counted the rows.
        }
    }
event-seed-sown = The seed we had bought came up: { $more } more.
event-put-into-pantry = On the { card-cold-pantry }: 1 { $good }.
event-taken-from-pantry = Off the { card-cold-pantry }: 1 { $good }.

## How it stands

market-tolerance = Tolerance { $level } of { $most } { $track } { $mood ->
        [shut] Nobody there sells to us any more.
        [wary] They are wary: a visit costs 2 tokens, nobody trades, thieves are caught more easily.
        [glad] They are glad to see us: once a visit another card may be drawn, thieves are caught less easily.
       *[plain] A visit costs 1 token.
    }
market-standing = At the stalls: { $farmers ->
        [0] no Farmer
        [one] 1 Farmer
       *[other] { $farmers } Farmers
    }{ $thugs ->
        [0] {""}
        [one] , 1 Thug
       *[other] , { $thugs } Thugs
    }.
market-theft = A theft brings { $goods }; the thief is caught on 1 to { $upto } of the Black die.
market-thief = { $who } is on the thief space.
market-pantry = { $some ->
        [yes] On the { card-cold-pantry }: { $goods } (room for { $room }).
       *[no] Nothing lies on the { card-cold-pantry } (room for { $room }).
    }
market-guest = A farmer sleeps here tonight.
beat-market-kicker = The Farmers’ Market
