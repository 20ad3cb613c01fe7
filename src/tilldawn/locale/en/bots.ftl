### Why a bot chose what it chose: one line each, in the bot's own voice

# $why: a bot of another package gives its reason in its own words.
why-said = { $why }
why-random = I choose at random.
why-only = I had not chosen anything yet.
why-default = I know no better answer to this question, so I take the first safe one.

## Setting up

why-character = Of the characters left, { $character } suits me best.
why-weapon = { $card } goes best with what I have: something that needs no Ammo first, then something to shoot with.

## Search

why-keep = I have room for { $card }.
why-leave = { $card } is worth less to me than anything I would have to drop for it.
why-swap = { $card } is worth more to me than { $out }.
why-wave-enough = This Round has brought us enough cards.
why-wave-accept = Holding out longer would gain nothing.
why-wave-weak = { $health ->
        [one] With 1 Health I cannot pay for a delay.
       *[other] With { $health } Health I will not pay for a delay.
    }
why-wave-delay = We are short of cards, and with { $health } Health I can spare one point.
why-peek = Looking costs nothing.
why-peeked-take = { $card } is better in our hands than on the pile.
why-peeked-leave = { $card } would hit me; the next of us bears it better.

## Backpacks

why-pack-room = With { $card } in the Backpack a slot is free.
why-pack-safe = No Raider gets { $card } out of the Backpack.
why-unpack = I want { $card } at hand.
why-which-pack = What is in this one is worth least.

## Trade

why-give = { $to } can do more with { $card } than I can.
why-heal = I need the Health { $card } gives.
why-ready = I have nothing that would help somebody more.
why-gift-take = I can use { $card }.
why-gift-refuse = I would have to drop something better than { $card }.

## Combat: the turn

why-attack = Hurting { $enemy } with { $card } helps us most.
why-attack-kill = { $card } will probably finish { $enemy }, and that helps us most.
why-craft = A token helps us more than any attack I could make: { $token }.
why-drink = One more action is worth the Health { $card } costs me.
why-drink-attack = One more attack does more than one more token.
why-drink-craft = One more token does more than one more attack.
why-over-here = The enemies had better start with me.
why-barter = I can do without { $card }, and the discard pile has something better.
why-barter-take = { $card } is what I need most.
why-done = Nothing more is worth doing.

## Combat: the attack

why-target = { $enemy } is the one we most need weakened.
why-target-kill = { $enemy } will probably fall, and that spares us most.
why-ammo = { $count ->
        [one] 1 card is enough for { $enemy }; one more would not pay.
       *[other] { $count } cards are worth it for { $enemy }; one more would not pay.
    }
why-boost = { $card } gains more here than it costs.
why-boost-perk = { $perk } costs nothing and helps.
why-strike = Nothing I could add would pay.
why-apply = Of the cards drawn, { $card } does most.
why-lucky-attack = Another card than { $card } could make this attack count.
why-lucky-defence = { $card } would hurt { $seat } too badly.
why-lucky-keep = It is not worth a Lucky.
why-focus = Shared out, the damage does more.
why-focus-keep = Shared out, the damage would do little more.
why-share = This point does most on { $enemy }.
why-place = { $enemy } is the best place for this token: { $token }.
why-reuse = Ammo back is always welcome.
why-double-tap = { $enemy } is worth another shot.
why-cheer = One more action for { $to } is worth holding WAVE! for.
why-cheer-keep = A better moment to cheer will come.
why-enemy-card = It hurts us least.
