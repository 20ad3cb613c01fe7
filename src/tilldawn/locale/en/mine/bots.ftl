### Why the heuristic bot chose what it chose: one line each, in the bot's own voice

why-mine-default = I know no better answer to this question, so I take the first safe one.
why-mine-narrative = The moment for { $card } has come.
why-mine-give-least = Of what we could give, { $good } would be missed least.
why-mine-take-best = { $good } is what we can use best.
why-mine-bears = { $who } can bear it best.
why-mine-helps = It helps { $who } most.
why-mine-comfort = { $who } needs comfort most.
why-mine-walk-on = It is not worth what it would cost us.
why-mine-pay = Paying is cheaper than anything else that could happen.
why-mine-gift = We can spare it, and it does us good.

## Days

why-mine-plan = { $who } has the most particular work to do, so we start there.
why-mine-resolve = Nobody has anything left worth doing.
why-mine-second-wind = { $who } has lost most of the day.
why-mine-craft = This is what the house needs next: { $card }.
why-mine-use = For { $who } this is worth most now: { $deed } ({ $card }).
why-mine-poke = { $who } finds nothing better to do, and we need Wood and Components.
why-mine-search-home = { $who } searches the cellar: something always turns up in the end.
why-mine-garden = { $who } looks what still grows in the yard.
why-mine-clear = What lies there is worth more to us than anything { $who } could gather.
why-mine-company = { $who } likes company and looks who is at the door.
why-mine-seat = a Seat is what counts here
why-mine-outside = We are too few; { $who } goes and looks for somebody.
why-mine-rest = Nothing { $who } could do would help.
why-mine-work = Of all { $who } could do, this helps most.
why-mine-how-often = { $times ->
        [one] Once is what we need.
       *[other] { $times } times is what we need.
    }
why-mine-which-parts = These are the parts we lack for what comes next.
why-mine-which-fuel = It is the fuel we miss least.
why-mine-where = There is room for more beside { $card }.
why-mine-which-hole = One Hole is as good as another.
why-mine-split = That is the mix we need for what we build next.
why-mine-think-of = { $card } is the idea we would use.
why-mine-free-fitting = We would have built it next.
why-mine-listen = I would rather know what tomorrow brings.
why-mine-again = A { $result } is too little; Anton has another try.
why-mine-not-again = A { $result } is good enough.
why-mine-pay-in = The Objective is worth it: { $good }.

## Dusk and Evening

why-mine-water = Thirst would hurt { $who } most.
why-mine-no-water = There is not enough, and { $who } can bear it.
why-mine-feed = { $who } needs it now: { $good }.
why-mine-cook = Cooked, it does { $who } more good: { $good }.
why-mine-enough = The rest is worth more later.
why-mine-task-guard = { $who } is the best Guard we have tonight.
why-mine-task-scavenging = { $who } is fit enough to go, and we need what is out there.
why-mine-task-floor = { $who } needs the rest.
why-mine-task-bed = { $who } needs the bed most.
why-mine-night = Everything is as it should be for the night.

## Scavenging

why-mine-where-to = { $card } promises us most tonight.
why-mine-pack = We may need it there: { $good }.
why-mine-set-out = We have all we need.
why-mine-turn-up = There is more to find.
why-mine-between = This is worth more than the next card.
why-mine-search = It is worth the time it costs.
why-mine-noise = It is worth the Noise.
why-mine-ignore = It is not worth it.
why-mine-end = It is time to go home.
why-mine-keep-obstacle = There may be a better moment for it.
why-mine-sneak = It is too loud; Arica sees to that.
why-mine-roll-noise = We have to take that chance.
why-mine-hiding-place = A place to hide is worth two cards.
why-mine-footsteps = Waiting longer would cost more than it saves.
why-mine-balance = The odds are good enough to go across.
why-mine-disarm = The odds are good enough to try it.
why-mine-go-round = We go round it.
why-mine-silence = The quiet is good for us.
why-mine-cover = Somebody needs to have done this.
why-mine-search-dead = We need what is there, and we can bear it.
why-mine-seen-first = We would rather choose whom we meet.
why-mine-next-card = { $card } is the one we want first.
why-mine-away = We have no use for this: { $card }.
why-mine-keep-rest = We can use the others.
why-mine-take = We can use it.
why-mine-leave = Taking it would cost more than it is worth.
why-mine-look-again = There may be more here.
why-mine-not-again-look = There is not enough here for a second look.
why-mine-search-row = That is where the best things are.
why-mine-share = Sharing is better than fighting.
why-mine-looted = We have what we need.
why-mine-leave-good = For its weight we need it least: { $good }.
why-mine-add = There is room, and we need it: { $good }.
why-mine-go-home = That is the best load we can carry.
why-mine-hide-goods = Perhaps we shall find it again.
why-mine-hide = Let them pass.
why-mine-meet = They will do us no harm.
why-mine-turn-back = There is not enough left here to risk anything for.
why-mine-run-away = Running is the cheapest way out.
why-mine-trade = We have something to sell.
why-mine-trade-enough = Nothing else is worth its price to us.
why-mine-buy = We need this more than what we give for it: { $good }.
why-mine-treat = A treat opens hearts.

## Combat

why-mine-arm = It does most in these hands.
why-mine-fight-on = We are better off fighting.
why-mine-flee = Running away costs us least.
why-mine-surrender = Surrender costs us least.
why-mine-backstab = We strike first.
why-mine-hit = That is the one we most need out of the way.
why-mine-reroll = It can hardly get worse.
why-mine-keep-roll = That is good enough.
why-mine-fate-ours = Fate may help us.
why-mine-fate-theirs = Fate could only help them.
why-mine-ammo = Now is when we need the shots.

## Night Raids

why-mine-bare = There is no weapon to give.
why-mine-guard-arm = The Guard can use it: { $good }.
why-mine-raid-face = We stand up to them.
why-mine-raid-pay = It costs less than the raid would.
why-mine-raid-split = That hurts us least.
why-mine-shelve = { $good } is what we most want to keep.
why-mine-crime-wave = Raids come every night; people in the streets we can avoid.

## Dawn

why-mine-medicine = { $who } needs it most: { $good }.
why-mine-journal = { $who } needs somebody to write things down.
why-mine-drink = { $who } is near despair: { $good }.
why-mine-fate = We have done what we can.
why-mine-over = There is nothing more to do here.
why-mine-eat-now = { $who } is close to starving: { $good }.
why-mine-go-on = There is nothing more to do this morning.
why-mine-keep-narrative = { $card } will help us more.
why-mine-not-today = Hardly any other card could be worse.
why-mine-fate-accept = We can bear this one.
why-mine-longing = That is what it is for: { $good }.
why-mine-spirit-order = { $who } comes first, as it helps the others.
why-mine-exchange = We would miss { $card } least.

## Visitors and the book

why-mine-seek = We need more hands.
why-mine-accept = We need every pair of hands.
why-mine-gossip = It may be good to know.
why-mine-queue = We need the Water.
why-mine-whim = It is not the wisest choice, but it is ours.
why-mine-script = It seems the lesser evil.
why-mine-play-on = I want to see how it ends.
why-mine-turn-page = There is nothing to choose here.
why-mine-actor = { $who } is the one to do it.
why-mine-call-on = A friend on the way is worth the step.
why-mine-note-where = One place is as good as another for it.

## The Sewers

why-mine-send-down = We are short of what one finds down there, and { $who } can be spared.
why-mine-go-down = That is enough of us for below.
why-mine-stay-above = We have what we need up here.
why-mine-forfeit = { $who } could not bear anything more. We turn round.
why-mine-sewers-way = The letters and numbers of this way promise most.
why-mine-sewers-on = All of us can still bear it.
why-mine-sewers-lay = This is the shortest way across.
why-mine-sewers-home = Nobody here should risk anything more today.
why-mine-sewers-scavenge = We are there, so we may as well look.

## Cat, Dog, Desperate Measures

why-mine-cat = Somebody at home could do with the Cat.
why-mine-dog = The Dog gets what we miss least ({ $good }).
why-mine-hunger = Somebody would not live through this supper.
why-mine-measure = There is nothing better left than { $card }.
why-mine-stop = There is more to be had here than it costs us.
why-mine-stall = Of what this stall offers, this is worth most to us.
why-mine-desk = This desk helps us most tonight.
