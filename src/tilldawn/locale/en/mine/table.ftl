### This War of Mine: what the table says. Advanced rules, deeds, options, questions, refusals, warnings, endings

## Advanced rules and switches of a new Campaign (.text: what changes)

advanced-155 = Moving and dismantling (155)
    .text = For 1 action a Character may move a Fitting to another allowed free space, or dismantle it: the card goes back to the Fittings deck, all it cost to Storage, as far as the box holds it. A Character without a single black dot may take a fourth action in a day, for Fatigue +2 once it is done.
advanced-351 = Eating at any time (351)
    .text = Characters may eat at any time outside Combat and scripts, with the effect of Dusk: from Storage at home, from the Findings Pile on the way. Whoever eats nothing at Dusk is still hungrier.
advanced-534 = Hiding and hauling (534)
    .text = What is not carried home may be hidden at the Location; on the next visit the Black die finds it again on 7–10 and loses it on 1–6. Each scavenger whose Fatigue is 2 or less may carry 1 more, once a trip, for Fatigue +2. At the beginning or the end of Scavenging, 4 Unknown cards exchange a Location; the one being visited only at the end.
advanced-909 = Medicine and alcohol at any time (909)
    .text = Medicine may be placed and alcohol drunk at any time outside Combat and scripts. Placed medicine still works only with a Fate card at Dawn.
switch-dawn-medicine = Medicine at Dawn only
    .text = Stricter: Meds, Herbal Meds and Bandages are placed only at Dawn, before the Fate card. Advanced rule 909 overrules this.
switch-lenient-333 = Milder unguarded night
    .text = Milder: a night without a Guard does not lose the Campaign. It brings 2 Night Raids cards against which no die is rolled; Board-Ups count, and the Wounds go to a Character of your choice in the Shelter.
switch-heater-water = Heater built with Water
    .text = Stricter, to the letter of the card: the Simple Heater is crafted with 5 Components and 3 Water instead of 3 Wood.

## Actions that have no card of their own

action-rest = Nothing for now

## What is done at a Fitting

deed-nap = Take a nap
deed-sit = Sit down
deed-sow-herbs = Sow herbs
deed-roll-cigarettes = Roll Cigarettes
deed-brew-herbal-meds = Brew Herbal Meds
deed-sow-vegetables = Sow vegetables
deed-make-meds = Make Meds
deed-make-bandages = Make Bandages
deed-heat = Burn Wood or Books against the Cold
deed-tune-in = Tune in
deed-collect-rain = Put out the buckets
deed-distil = Distil Moonshine
deed-purify = Distil 100% Alcohol
deed-cook-herbs = Cook herbs
deed-cook-food = Cook Raw Food
deed-bait = Set the trap
deed-board-up = Board up a Hole
deed-make-parts = Make parts
deed-make-filters = Make Filters
deed-mend-guitar = Mend the Guitar
deed-make-lockpick = Make a Lockpick
deed-make-shovel = Make a Shovel
deed-make-sawblade = Make a Sawblade
deed-make-knife = Make a Knife
deed-make-hatchet = Make a Hatchet
deed-mend-assault-rifle = Mend the Assault Rifle
deed-mend-pistol = Mend the Pistol
deed-mend-shotgun = Mend the Shotgun
deed-load-shells = Turn Shells into Ammo

## Options used in many places ($worth: value of the token)

option-person = Choose { $who }
# $use: "give" where it is lost by it.
option-good = { $use ->
        [give] Give up { $good }
       *[take] Choose { $good }
    }
option-pay = Pay with { $good } ({ $worth })
option-yes = Yes
option-no = No
option-space = Choose { $space }
option-hole = Choose { $hole }

## Options: at any time

option-narrative = Use { $card }
option-pay-in = { $steps ->
        [one] Pay { $good } into the Objective (1 step)
       *[other] Pay { $good } into the Objective ({ $steps } steps)
    }
option-bundle = Bundle 5 into a Storage x5 marker: { $good }
option-unbundle = Break a Storage x5 marker: { $good }
option-eat-now = Let { $who } eat { $good } now
option-sneak-now = Let { $who } sneak (Noise −3)

## Options: Objectives and the end

option-free-fitting = Build the { $card } at no cost
option-no-fitting = Build nothing
option-cure = Treat { $who }: { $state } −2
option-no-cure = Treat nobody else
option-give-up = Give up and end the Campaign
option-play-on = Play on to see the story out

## Options: Day Actions

option-plan = Choose an action for { $who }
option-resolve = Resolve the stage as it is
option-clear = Clear { $space } ({ $card })
option-dig = Dig with the { good-shovel }: { $space } ({ $card })
option-dig-alone = Dig with bare hands: { $space } ({ $card })
option-dig-with = Dig together with { $helper }: { $space }
option-saw = Saw through the Bars: { $space }
option-unlock = Try the lock with the { $tool }: { $space } (opens on 4–10)
option-poke-about = Poke About (Black die: 1 to 4 Wood or Components)
option-poke-about-1 = Poke About I (Black die: 1 to 3 Wood or Components)
option-poke-about-2 = Poke About II (Black die: 1 to 4 Wood or Components)
option-poke-about-3 = Poke About III (Black die: 1 to 4, more than elsewhere)
option-search = Search (what a Findings card says of a Heap)
option-wild-garden = Go through the Wild Garden (Black die: Herb, Vegetable or nothing)
option-new-idea = Have a New Idea (2 of the Ideas join the Fittings deck)
option-outside = Go Outside (Black die: on 1 a sniper fires)
# The key is what name-deed says of an action without cost and product.
option-use = { $what ->
        [free] { $card }: { $action }
       *[other] { $card }: { $action } ({ $what })
    }
option-craft = Craft the { $card } ({ $cost })
option-craft-water = Craft the { $card } (5 Components and 3 Water)
option-move = Move the { $card }
option-dismantle = Dismantle the { $card } (gives back { $goods })
option-rest = Do nothing for now
option-times = { $times ->
        [one] Do it once
       *[other] Do it { $times } times
    }
option-fuel = { $wood ->
        [0] { $books ->
            [one] Burn 1 Book
           *[other] Burn { $books } Books
        }
       *[other] { $books ->
            [0] Burn { $wood } Wood
            [one] Burn { $wood } Wood and 1 Book
           *[other] Burn { $wood } Wood and { $books } Books
        }
    }
option-parts = { $mechanical ->
        [0] { $electrical ->
            [one] Make 1 Electrical Part
           *[other] Make { $electrical } Electrical Parts
        }
        [one] { $electrical ->
            [0] Make 1 Mechanical Part
            [one] Make 1 Mechanical Part and 1 Electrical Part
           *[other] Make 1 Mechanical Part and { $electrical } Electrical Parts
        }
       *[other] { $electrical ->
            [0] Make { $mechanical } Mechanical Parts
            [one] Make { $mechanical } Mechanical Parts and 1 Electrical Part
           *[other] Make { $mechanical } Mechanical Parts and { $electrical } Electrical Parts
        }
    }
option-split = { $wood ->
        [0] { $components ->
            [0] Take nothing: the box is empty
            [one] Take 1 Component
           *[other] Take { $components } Components
        }
       *[other] { $components ->
            [0] Take { $wood } Wood
            [one] Take { $wood } Wood and 1 Component
           *[other] Take { $wood } Wood and { $components } Components
        }
    }
option-think-of = Think of the { $card }
option-listen = { $deck ->
        [events] Listen for the next 2 Events
       *[raids] Listen for the next Night Raid
    }

## Options: Dusk and Evening

option-give-water = Give { $who } 1 Water
option-no-water = Let { $who } go thirsty (Black die: 1–5 Hunger +1, 6–10 Misery +1)
option-feed = Feed { $who }: { $good }
option-cook = Have { character-bruno } cook for { $who }: { $good } (burns 1 { $fuel }, Hunger 1 lower)
option-enough = End the meal
option-kind-word = Comfort { $who } (Misery −1)
option-no-kind-word = Comfort nobody
option-task = Assign { $who } to { $task }
option-bed = Assign { $who } to the { $card } (Fatigue to 0)
option-night = Let the night begin
option-night-unguarded = Let the night begin with nobody on Guard

## Options: setting out for a Location

option-go-to = Go to the { $card } ({ $slot })
option-pack = Pack { $good }
option-set-out = Set out
option-give-lookouts = Give the lookouts { $good }
option-defy-lookouts = Give nothing (Noise starts at { $noise })

## Options: exploring ($cards, $price: Unknown cards to return)

option-turn-up = Turn up the next Unknown card ({ $left } left)
option-all-asleep = Wait until the sleepers can walk home
option-nothing-left = Nothing is left to turn up: choose what goes home
option-open-card = Work on the { $card }
option-look-around = Look around (return { $price } Unknown cards)
option-trade = { $fee ->
        [0] Trade (return { $price } Unknown cards; no Commission)
       *[other] Trade (return { $price } Unknown cards; Commission { $fee })
    }
option-heal = Have { $who } treated, { $state } −1 (return { $price } Unknown cards)
option-socialise = Spend time with the people here (return { $price } Unknown cards)
option-treat = Hand round { $good } (2 more on the roll)
option-no-treat = Hand nothing round
option-exchange = Exchange the { $card }, { $slot } (return 4 Unknown cards)
option-no-exchange = Exchange nothing
option-next-card = Put { $card } next
option-away = Return { $card }
option-keep-rest = Return nothing more
option-ignore = Ignore this card
option-return = { $cards ->
        [one] Return 1 Unknown card
       *[other] Return { $cards } Unknown cards
    }
option-noise = Raise Noise by { $all }{ $more ->
        [0] {""}
       *[other] {" "}({ $more } more here)
    }{ $rolls ->
        [yes] {" "}and roll for it
       *[no] , without a roll
    }
option-with-tool = { $cards ->
        [0] Use the { $good }
        [one] Use the { $good } and return 1 Unknown card
       *[other] Use the { $good } and return { $cards } Unknown cards
    }
option-end = End exploration
option-keep = Keep { $card } on the Exploration slot
# $who: a plain word, "party" or "marko".
option-pick-lock = { $who ->
        [marko] Let { character-marko } try the lock with the { $good } (opens on 4–10)
       *[party] Pick the lock with the { $good } (opens on 4–10)
    }
option-approach = Go towards the light (an encounter)
option-listen-for = { $cards ->
        [0] Roll at once
        [one] Wait: return 1 Unknown card (1 more on the roll)
       *[other] Wait: return { $cards } Unknown cards ({ $cards } more on the roll)
    }
option-leave-top = Leave { $card } on top
option-to-bottom = Put { $card } at the bottom
option-balance = Send { $who } across (grey die: without a fist Wounds +1)
option-reroll = Roll again (rerolls left: { $left })
option-keep-face = Keep this result
option-disarm = Let { $who } disarm it (Black die: on 1–3 Wounds +2 and Noise +3)
option-go-on-card = Stand still (Noise −2, put the next 2 cards in order)
option-search-dead = Search the dead (Furniture row, then an Empathy roll)
option-cover = Cover the body (return { $cards } Unknown cards; one Character: Misery −1)

## Options: Noise

option-roll-noise = Roll for Noise ({ $noise } or less: somebody comes)
option-hold-breath = Use { $card } (no roll, Noise 1)
option-sneak = Let { $who } sneak first (Noise −3)

## Options: finds

option-take-all = Take everything
option-take = Take { $good }
option-leave = Leave everything
option-taken = Take nothing more
option-look-again = Use { $card } and search the same row again
option-not-again = Leave it at that
option-leave-dearest = Leave them { $good } and keep the rest
option-share = Roll for it (1–5 it is theirs, 6–10 ours)
option-take-and-fight = Take everything and fight
option-pay-toll = Pay with 1 token worth { $worth } or more
option-leave-find = Leave the find to them
option-fight-for-it = Fight for it
option-loot = Take { $good }
option-looted = Take no weapon any more

## Options: Residents ($worth: least total value)

option-meet = Meet them ({ $card })
option-hide = Use the { $card } and let them pass
option-fight = Start a Combat ({ $card })
option-give-gift = Give green and yellow tokens worth { $worth } or more
option-walk-on = Walk on
option-search-row = Search the { $row } row
option-buy-offer = Buy it with tokens worth { $worth } or more
option-decline = Decline (Black die: on 1–3 they take our most valuable token)
option-pay-bribe = Pay with tokens worth { $worth } or more
option-turn-back = Turn back: hand over all firearms and Ammo, end exploration
option-run-away = Run: return 4 Unknown cards (Black die: on 1–3 one Character has Wounds +2)
option-give-food = Give 1 food
option-give-medicine = Give 1 medicine (gain 2 Ammo)
option-refuse = Refuse (Black die: on 1–5 Combat)
option-do-trade = { $fee ->
        [0] Trade (no Commission)
       *[other] Trade (first hand over a Commission of { $fee })
    }
option-appease = { $n ->
        [one] Send the { $card } away (give { $good })
       *[other] Send the { $card } away (give { $good } ×{ $n })
    }
option-pay-off = Send the { $card } away (give tokens worth { $worth } or more)
option-round-them = Go round the { $card } (return { $cards } Unknown cards)
option-attack = Attack the { $card }

## Options: Choose Findings

option-leave-good = Leave { $good } behind
option-add = Add { $good }
option-hide-good = Hide 1 { $good }
option-hidden-enough = Hide nothing more
option-strain = Let { $who } carry 1 more (Fatigue +2)
option-go-home = Go home (load { $weight } of { $limit })

## Options: Narrative Actions

option-soup = Make the soup with 1 Water and { $good }
option-doctor-for = Have { $who } treated as with { $good }
option-owed = Ask for { $good } ({ $worth })
option-owed-enough = Ask for nothing more

## Questions: Morning, Objectives, the end

ask-rats = The rats have been at the food. Choose what they have eaten.
# A Hole to board up, or one whose Board-Up is lost.
ask-which-hole = { $way ->
        [lose] Choose the Hole that loses its boards.
       *[cover] Choose the Hole to board up.
    }
ask-sadder = The Objective was missed. Choose a Character for Misery +1.
ask-cure = The ward thanks us. Choose up to two Characters, each for Illness −2 or Wounds −2.
ask-free-fitting = The neighbours lend a hand. Choose a Fitting to build at no cost.
ask-hope = { $left ->
        [0] Nobody of those who began is left, and the Campaign cannot be won any more.
       *[other] What the scenario asks for is out of reach: it cannot be won any more.
    } Play on, or give up?

## Questions: Day Actions

ask-plan = Stage { $stage }. { $left ->
        [one] 1 Character has nothing to do yet
       *[other] { $left } Characters have nothing to do yet
    }. Choose whom to give an action, or resolve the stage.
# Stage 0: at night, with Night Shift.
ask-action = { $stage ->
        [0] Choose what { $who } does tonight.
       *[other] Choose what { $who } does in stage { $stage }.
    }
ask-where = Choose where the { $card } will stand.
ask-how-often = { $what ->
        [free] Choose how often to feed the { $card }. Each time takes 1 Cold token away.
       *[other] Choose how often to do this at the { $card }: { $what }.
    }
ask-which-fuel = { $fuel ->
        [one] Choose what to burn, Wood or a Book.
       *[other] Choose what to burn, { $fuel } pieces of Wood and Books in any mix.
    }
ask-which-parts = { $times ->
        [one] Choose which part is made.
       *[other] Choose which { $times } parts are made.
    }
ask-bait = Choose the bait for the { card-deadfall-trap }.
ask-split = { $pieces ->
        [0] { $who } has found nothing the box still holds.
        [one] { $who } has found 1 piece. Choose Wood or a Component.
       *[other] { $who } has found { $pieces } pieces. Choose how much of it is Wood.
    }
ask-think-of = { $who } has a New Idea. Choose the next Fitting that joins the Fittings deck.
ask-listen = The { card-radio } crackles. Choose what to listen for.
ask-roll-again = The Black die shows { $result } ({ $what }). Use the skill of { character-anton } and roll again?

## Questions: Dusk and Evening

ask-drink = Everybody should drink. { $water ->
        [0] There is no Water left in Storage. Choose who rolls for thirst next.
       *[other] Water in Storage: { $water }. Choose who gets 1 and who goes thirsty.
    }
ask-eat = Supper. { $hungry ->
        [0] Everybody has eaten; choose who eats more, or end the meal.
        [one] 1 Character has not eaten and would have Hunger +1. Choose who eats what, or end the meal.
       *[other] { $hungry } Characters have not eaten and would have Hunger +1. Choose who eats what, or end the meal.
    }
ask-kind-word = { character-cveta } has eaten nothing and has a kind word left. Choose for whom.
# $left: without a task; $guards, $party: how many; $floor: what a night on the floor takes off.
ask-evening = { $left ->
        [0] Everybody has a task (Guard: { $guards }, Scavenging: { $party }). Let the night begin.
       *[other] Choose tasks for the night (Guard: { $guards }, Scavenging: { $party }, without a task: { $left }). Floor gives Fatigue −{ $floor }, Guard and Scavenging +1.
    }

## Questions: setting out for a Location

ask-where-to = Choose the Location the party goes to tonight.
ask-sniped = Snipers watch the street. Choose who crosses next; the first one hit ends it.
ask-sniper = A sniper fires over the gardens. Choose who is hit: Wounds +1.
ask-equip = { $some ->
        [yes] Pack what the party takes along, then set out. Packed: { $packed }.
       *[no] Pack what the party takes along from Storage, or set out with empty hands.
    }
ask-lookouts = The lookouts want their share. Choose what to give them, or make them whistle.

## Questions: exploring

ask-explore = { $left ->
        [one] 1 Unknown card is left
       *[other] { $left } Unknown cards are left
    }, Noise { $noise }. Turn up the next one, or do something else first.
ask-treat = Choose what to hand round before you sit down with them, or nothing.
ask-exchange = Before going home you may exchange a Location for 4 Unknown cards. Choose one, or none.
ask-next-card = { $place ->
        [1] Choose the Unknown card that will lie on top.
       *[other] Choose the Unknown card that comes next, number { $place } from the top.
    }
ask-away = You know these streets. Choose which of the cards you have seen to return, or keep the rest.
ask-search = { $card }. Choose what to do here, and at what price.
ask-obstacle = { $card }. Choose how to get through, or let it be for now.
ask-hiding-place = { $card }. Keep it for later for 2 Unknown cards, or ignore it?
ask-footsteps = { $card }. Choose how many Unknown cards to return before the roll; each adds 1 to it (1–4 an encounter, 5–7 Noise +1, 8 or more you see them first).
ask-seen-first = You have seen them first: { $card }. Leave the card on top of the Residents, or put it at the bottom?
ask-candlelight = { $card }. Go and see who is there, or stay away?
ask-rotten-floor = { $card }. Go round it for 3 Unknown cards, or send somebody across?
ask-reroll = The grey die shows { $face } for { $who }. Roll again, or keep it? Rerolls left: { $left }.
ask-tripwire = { $card }. Go round it for 2 Unknown cards, or have somebody disarm it?
ask-silence = { $card }. Stand still and listen, or end exploration?
ask-left-behind = { $card }. Pass by, search the dead, or cover the body?
ask-noise = Noise is at { $noise }. Roll the Black die: { $noise } or less, and somebody comes.

## Questions: finds

ask-take = Choose what to take. Lying there: { $goods }.
ask-look-again = Use { card-second-look } and search the { $row } row once more?
ask-survivors = The Survivors want their share of { $goods }. Leave them something, or take everything and fight?
ask-toll = The Survivors ask a token before you take anything here. Pay, leave the find, or fight?
ask-pay-toll = Choose the token you pay the Survivors with.
ask-loot = Choose which weapons of the dead to take.
ask-peddlers-goods = Choose 2 tokens from what the Peddler carried.

## Questions: Residents

ask-lighten = Choose a Character for Misery −1.
ask-hide = Somebody is coming: { $card }. Meet them, or use the { card-x-hiding-place }?
ask-homeless = Somebody lives here and owns nothing. Give something (two finds and Misery −1 in return), walk on (Empathy roll), or attack?
ask-pay-gift = Choose green and yellow tokens to give, { $paid } of { $total }.
ask-search-row = He shows us where to look. Choose the row of the Findings card.
ask-rebels = The Rebels offer 1 Moonshine and 1 Cigarette; who buys may trade with them. Buy, decline, or attack?
ask-pay-offer = Pay the Rebels, { $paid } of { $total }. No change is given.
ask-lose-dearest = The Rebels take the most valuable token, and several are worth the same. Choose which.
ask-soldiers = Soldiers stand in the way. Choose how to get past them.
ask-pay-bribe = Pay the Soldiers, { $paid } of { $total }. No change is given.
ask-shot = The Soldiers hit. Choose who has Wounds +2.
ask-deserters = Deserters ask for food or medicine. Give something, or refuse?
ask-which-gift = Choose what you give the Deserters.
ask-peddler = A Peddler opens his coat. Trade, walk on, or attack?
ask-pay-off = Choose tokens to send the Survivors away with, { $paid } of { $total }.

## Questions: Choose Findings

ask-load = Choose what goes home, load { $weight } of { $limit }. In the Findings Pile: { $goods }.
ask-hide-goods = Hide { $goods } at the Location for another visit, all or piece by piece? What you do not hide goes back to the box.
ask-before-leaving = Before the party leaves, what was taken here will weigh on it. Is there anything to do first?

## Questions: Narrative Actions

ask-second-wind = Choose who gets a second wind and ignores all black dots until Dusk.
ask-house-doctor = Choose who is treated, and for what, with the coming Fate card.
ask-night-shift = Choose who works on through the night: 1 Shelter action now.
ask-soup = Choose what goes into the soup with 1 Water. Everybody has then eaten.
ask-old-debt = Choose what you ask back, worth { $left } more at most.

## Why somebody cannot do something

# $dots: black dots, each of which takes one of the day's three actions, the last one first.
why-dots = { $dots ->
        [one] One black dot on the States takes the last action of the day away.
        [2] Two black dots on the States take the last 2 actions of the day away.
       *[other] The black dots on the States leave no action today.
    }
why-fourth = A fourth action is only for somebody without a single black dot.
why-late = This Character has only just joined and acts from the next stage on.
why-busy = This Character has no more actions today.
why-asleep = This Character is asleep at Fatigue 4 and can only sleep on.
why-party-full = Three Characters are going Scavenging already, and that is the limit.

## Warnings

warning-give-up = The Campaign ends here as a loss. Do it all the same?
warning-no-guard = Nobody is on Guard. Tonight the Shelter is taken and the Campaign is lost; by the milder rule, if your table plays it, 2 raid cards come and no die is rolled. Do it all the same?
warning-box = The box may hold fewer of these than you would get. What it lacks is lost. Do it all the same?

## The end

won = The Ceasefire came on day { $day }. { $alive ->
        [1] Survivor: 1 of the 3 Characters who began has lived to see it.
        [2] Companions: 2 of the 3 Characters who began have lived to see it.
       *[other] The Whole House: all 3 Characters who began have lived to see it.
    }
lost-nobody = Day { $day }: nobody is left in the house.
lost-strangers = The Ceasefire came on day { $day }, but none of the Characters who began has lived to see it.
lost-gave-up = Day { $day }: none of the Characters who began was left, and the group gave up.
lost-unguarded = Day { $day }: nobody was on Guard, and the Shelter was taken in the night.

## Long families of options, folded into one line

fold-clear = Clear a room… ({ $count } rooms)
fold-dig = Dig with the { good-shovel }… ({ $count } rooms)
fold-dig-alone = Dig with bare hands… ({ $count } rooms)
fold-dig-with = Dig together with somebody… ({ $count } ways)
fold-unlock = Try a lock… ({ $count } ways)
fold-use = Use a Fitting… ({ $count } ways)
fold-craft = Craft a Fitting… ({ $count } Fittings)
fold-move = Move a Fitting… ({ $count } Fittings)
fold-dismantle = Dismantle a Fitting… ({ $count } Fittings)
fold-space = Choose a space… ({ $count } spaces)
fold-times = Choose how often… ({ $count } ways)
fold-fuel = Choose what to burn… ({ $count } ways)
fold-parts = Choose which parts… ({ $count } ways)
fold-think-of = Think of a Fitting… ({ $count } Fittings)
fold-free-fitting = Build a Fitting at no cost… ({ $count } Fittings)
fold-give-water = Give somebody Water… ({ $count } Characters)
fold-no-water = Let somebody go thirsty… ({ $count } Characters)
fold-feed = Feed somebody… ({ $count } ways)
fold-cook = Have { character-bruno } cook for somebody… ({ $count } ways)
fold-eat-now = Let somebody eat now… ({ $count } ways)
fold-task = Assign somebody to a task… ({ $count } ways)
fold-bed = Assign somebody to a Bed… ({ $count } ways)
fold-give-lookouts = Give the lookouts something… ({ $count } kinds)
fold-listen-for = Wait before you roll… ({ $count } ways)
fold-exchange = Exchange a Location… ({ $count } Locations)
fold-heal = Have somebody treated… ({ $count } ways)
fold-appease = Send somebody away with a gift… ({ $count } ways)
fold-take = Take something… ({ $count } kinds)
fold-loot = Take a weapon… ({ $count } kinds)
fold-good = Choose a piece… ({ $count } kinds)
fold-pay = Pay with something… ({ $count } kinds)
fold-pay-in = Pay into the Objective… ({ $count } kinds)
fold-leave-good = Leave something behind… ({ $count } kinds)
fold-owed = Ask for something… ({ $count } kinds)
fold-bundle = Bundle 5 pieces… ({ $count } kinds)
fold-unbundle = Break a Storage x5 marker… ({ $count } kinds)
fold-narrative = Use a Narrative Action… ({ $count } cards)
fold-place = Place medicine… ({ $count } ways)
fold-place-now = Place medicine… ({ $count } ways)
fold-drink = Let somebody drink… ({ $count } ways)
fold-drink-now = Let somebody drink… ({ $count } ways)
fold-journal = Open the Journal for somebody… ({ $count } Characters)
fold-doctor-for = Choose whom to treat… ({ $count } ways)
fold-doctor-treat = Have somebody treated… ({ $count } ways)
fold-trade-buy = Buy something… ({ $count } kinds)
fold-raid-lose = Lose something… ({ $count } kinds)
fold-raid-break = Break a Storage x5 marker… ({ $count } kinds)
fold-raid-shelve = Keep something behind the shelf… ({ $count } kinds)
fold-raid-split = Choose what is left of the card… ({ $count } ways)
fold-guard-arm = Give a weapon… ({ $count } kinds)
fold-pack = Pack something… ({ $count } kinds)
