### This War of Mine: the cards of the house (Fittings, Shelter, Events, Chapters, Objectives, Narrative Actions, Fate)

## Fittings. Recipes are shown apart. "Wood or Book" is paid one by one, in any mix.

card-bed-1 = Bed
    .text = Action, Take a Nap: Fatigue −2; even a Character asleep at Fatigue 4 may do it. Evening: one Character sleeps here and Fatigue becomes 0.
    .flavour = We drew lots, and then gave it to whoever was coughing.
card-bed-2 = Bed
    .text = Action, Take a Nap: Fatigue −2; even a Character asleep at Fatigue 4 may do it. Evening: one Character sleeps here and Fatigue becomes 0.
    .flavour = Two doors and a mattress somebody carried down in the rain.
card-chair = Chair
    .text = The first time it is built, and only then, every Character: Misery −1. Action: roll the Black die and add 2 for each Book in Storage; 1–5 nothing, 6 or more Misery −1.
    .flavour = For an hour one of us sits as people used to sit.
card-reinforced-door = Reinforced Door
    .text = Built on the Guard space, and only once all 3 Board-Ups are in place. In the Night Raid phase every Guard has Prowess +2.
    .flavour = From inside, it sounds like a bank.
card-herbal-garden = Herbal Garden
    .text = Action, one of three. Discard 1 Chems and 1 Water and place a Wait token; at Dawn roll the Black die: 1–4 gain 1 Herb, 5–8 2, 9–10 3. Or, for each Herb discarded, gain 1 Cigarette. Or, for each Herb discarded, gain 1 Herbal Meds; 100% Alcohol must be in Storage and is not spent.
    .flavour = Bathtub, soil from the square, a lamp we are not proud of.
card-vegetable-garden = Vegetable Garden
    .text = Built directly next to the Herbal Garden. Action: discard 1 Chems and 1 Water and place a Wait token; at Dawn roll the Black die: 1–5 gain 1 Vegetable, 6–8 2, 9–10 3.
    .flavour = We look at it more often than it needs.
card-herbal-workshop = Herbal Workshop
    .text = Built directly next to the Herbal Garden. Action, one of two. For each Herb and Chems discarded together, gain 1 Meds; a Filter must be in Storage and is not spent. Or, for each Herb and Filter discarded together, gain 1 Bandages; 100% Alcohol must be in Storage and is not spent.
    .flavour = The kitchen scales now weigh in quarter grams.
card-simple-heater = Simple Heater
    .text = Action: for every 2 pieces of fuel discarded, Wood or Books in any mix, discard 1 Cold token; as many times as you like in the one action.
    .flavour = We read the last page first, then burn the rest.
card-efficient-heater = Efficient Heater
    .text = Built directly next to the Simple Heater. No action of its own: the Simple Heater now needs 1 Wood or Book per Cold token, not 2.
    .flavour = The pipe goes twice round the room before it lets go of the smoke.
card-radio = Radio
    .text = Action, Tune In: look at the top 2 cards of the Events deck, or at the top card of the Night Raids deck, and put back what you saw in the same order. Then roll the Black die: 1–7 nothing, 8–10 Misery −1.
    .flavour = Between two voices there is music, and we leave it there.
card-rainwater-collector = Rainwater Collector
    .text = Action: place a Wait token, at no cost. At Dawn roll the Black die: 1 gain 1 Water, 2–5 2, 6–8 3, 9–10 4.
    .flavour = We have learned the sound of each bucket.
card-moonshine-still = Moonshine Still
    .text = Action: discard 1 Sugar, 1 Water and 1 Wood or Book, and place a Wait token. At Dawn roll the Black die: 1–4 gain 1 Moonshine, 5–7 2, 8–10 3.
    .flavour = It drips all night and nobody says it is for the neighbours.
card-alcohol-still = Alcohol Still
    .text = Built directly next to the Moonshine Still. Action: for each Moonshine discarded together with 1 Wood or Book, gain 1 bottle of 100% Alcohol. One action never covers both stills.
    .flavour = Clean enough for a wound, so we smell it and put the cork back.
card-crude-stove = Crude Stove
    .text = Action, one of two, once. Discard 2 Herbs, 1 Water and 1 Wood or Book: gain 1 Vegetable. Or discard 1 Raw Food, 1 Water and 1 Wood or Book: gain 2 Raw Food.
    .flavour = A paint tin, four bricks, and a lid that was a road sign.
card-cooking-stove = Cooking Stove
    .text = Built directly next to the Crude Stove. No action of its own: whenever the Crude Stove gives Raw Food, gain 1 Raw Food more.
    .flavour = It has an oven door, and we keep finding reasons to open it.
card-deadfall-trap = Deadfall Trap
    .text = Action: discard 1 Chems or 1 Raw Food as bait and place a Wait token. At Dawn roll the Black die: 1–2 nothing, 3–7 gain 1 Raw Food, 8–10 2.
    .flavour = In the book at school it was a drawing with arrows.
card-cage-trap = Cage Trap
    .text = Built directly next to the Deadfall Trap. No action of its own: add 3 to the Deadfall Trap's roll; 10 or more counts as 10.
    .flavour = It used to be a birdcage, and the little mirror is still in it.
card-workshop = Workshop
    .text = Action, one of four. Discard 1 Component and 4 Wood: 1 Board-Up on an open Hole, whichever you like, once per action. Or, for each Component discarded, gain 1 Mechanical Part or 1 Electrical Part, chosen each time. Or, for each Component discarded, gain 1 Filter. Or discard 1 Broken Guitar, 2 Components and 1 Wood: gain 1 Guitar.
    .flavour = Every drawer in the house ends up on this table.
card-metal-workshop = Metal Workshop
    .text = Action, one of five, once. 1 Component and 1 Mechanical Part: gain 1 Lockpick. Or 3 Components and 1 Wood: gain 1 Shovel. Or 1 Component and 1 Weapon Part: gain 1 Sawblade. Or 2 Components, 1 Wood and 1 Weapon Part: gain 1 Knife. Or 2 Components, 1 Wood and 2 Weapon Parts: gain 1 Hatchet.
    .flavour = The noise carries, so we work when they shell.
card-gunsmith-workshop = Gunsmith Workshop
    .text = Built directly next to the Metal Workshop. Action, one of four. 1 Broken Assault Rifle and 2 Weapon Parts: gain 1 Assault Rifle. Or 1 Broken Pistol and 1 Weapon Part: gain 1 Pistol. Or 1 Broken Shotgun and 2 Weapon Parts: gain 1 Shotgun. Or, for each Shell discarded, gain 1 Ammo; Chems must be in Storage and are not spent.
    .flavour = We hang a sheet in front of it when visitors come.

## Shelter cards

card-heap = Heap
    .text = Does not block the way. Action, one Character, no tool: turn the card over, gain what it shows, and take the card off the board. The space is clear.
    .flavour = It was a ceiling, and what stood under the ceiling.
card-furniture = Furniture
    .text = Does not block the way. Action, one Character, no tool: turn the card over, gain what it shows, and take the card off the board. The space is clear.
    .flavour = The drawers still smell of somebody's soap.
card-rubble = Rubble
    .text = Blocks the way. Action: one Character with a Shovel from Storage, which is kept, or two Characters in the same stage. Turn the card to its Rubble Remnants side; the way stays blocked. One step per stage at most.
    .flavour = We pass the stones along by hand, so as not to hear them fall.
card-remnants = Rubble Remnants
    .text = Blocks the way. Action: one Character with a Shovel from Storage, which is kept, or two Characters in the same stage. Remove the card from the game; the space is clear. One step per stage at most.
    .flavour = Behind it the wallpaper begins again.
card-bars = Bars
    .text = Block the way. Action, one Character with a Sawblade from Storage, which is kept: turn the card over, gain what it shows, and take the card off the board. The space is clear.
    .flavour = Somebody in this house was afraid before we were.
card-closed-door = Closed Door
    .text = Blocks the way. Action, one Character with a Lockpick from Storage: roll the Black die. 1–3: the door stays shut and the Lockpick is kept. 4–10: discard the Lockpick, turn the card over, gain what it shows, and take the card off the board. The space is clear.
    .flavour = We knock first, all the same.

## Events

card-airdrop = Airdrop
    .text = Add 2 Cold tokens. If this is the first Event of the Campaign, nothing else happens. Otherwise, by the Location space visited last night: Near, gain 1 Raw Food; Distant, gain 1 Canned Food; Far, gain 1 Canned Food and 1 Meds. If nobody went Scavenging, nothing. Then remove this card.
    .flavour = A crate in the river, its parachute still open, and we watch it go.
card-shelling = Shelling
    .text = Add 1 Cold token. If this is the first Event of the Campaign, nothing happens. Otherwise, if a party went out last night, exchange the Location it visited, or the nearest one if that card is gone; if nobody went out, every Character: Misery +1. In both cases Outside cannot be used today. Remove this card at the end of Day Actions.
    .flavour = We sit under the stairs and count the seconds, aloud, so that it is a count.
card-snipers = Snipers
    .text = Add 2 Cold tokens. When a party leaves for its Location, roll the red die for each scavenger, in the order you choose; Prowess gives no reroll. Each reticle is 1 Wound to that Character. As soon as one is wounded, stop rolling and remove this card. If nobody is hit, it stays for the next trip.
    .flavour = Someone has hung blankets across the street, and we bless the blankets.
card-crime-on-the-rise = Crime on the Rise
    .text = Add 2 Cold tokens. Put this card on the Night Raids deck: tonight draw 2 raid cards, not 1, and resolve both. Other cards that say so do not add to it. Remove this card after this Night Raid phase.
    .flavour = The lock on number six was a good one, we all said so.
card-crime-wave = Crime Wave
    .text = Add 1 Cold token. Put this card on the Night Raids deck: tonight and tomorrow night draw 2 raid cards, not 1, and resolve both. Other cards that say so do not add to it. Remove this card after the second Night Raid phase. The nightly Crime Wave stage is something else and goes on as usual.
    .flavour = Two nights, they say, as one speaks of weather.
card-rat-infestation = Rat Infestation
    .text = Add 2 Cold tokens. Discard 2 Raw Food or Vegetables from Storage, in any mix; with fewer, all of them. At the coming Dawn a Deadfall Trap with a Wait token gives 1 Raw Food more, even on 1–2. Then remove this card.
    .flavour = They leave the labels.
card-relatively-peaceful = Relatively Peaceful
    .text = Add 1 Cold token. Tonight every raid card is drawn and ignored: shuffle it back, with no other in its place. Each Character given Bed or Floor this Evening has Misery −1 when assigned. Remove this card at the end of the Night Raid phase.
    .flavour = Somebody is practising the trumpet three streets away, badly, and nobody minds.
card-food-shortage = Food Shortage
    .text = Add 2 Cold tokens. Remove 2 Raw Food and 1 Canned Food from the box, or what it still holds of them. Canned Food, Raw Food and Vegetables have double value in every Trade. This card stays until the Ceasefire.
    .flavour = The baker has swept the shop and sold the sweepings.
card-epidemic = Epidemic
    .text = Add 2 Cold tokens. Each Character rolls the Black die: on 1–3, Illness +1; for a Character at Hunger 3 or more, or at Fatigue 3 or more, on 1–5. Then remove this card.
    .flavour = On the stairs we nod to each other with our mouths closed.
card-hard-frost = Hard Frost
    .text = Add 3 Cold tokens. This Evening sleeping on the Floor gives Fatigue −1, not −2. Remove this card at the end of the Evening.
    .flavour = In the morning the cloth has to be broken before it can be wrung.
card-soaring-prices = Soaring Prices
    .text = Add 1 Cold token. In every Trade Cigarette, Coffee, Sugar and Jewelry are worth 5 each, and each Commission is 3 higher. Remove this card when a Chapter card is resolved, or at the Ceasefire.
    .flavour = A wedding ring buys what a wedding ring weighs.
card-direct-hit = Direct Hit
    .text = Add 1 Cold token. Discard 1 Board-Up of your choice. If none is built, roll the Black die: 1–5 nothing; 6–10 one Fitting on the board, chosen at random, goes back to the Fittings deck and nothing is refunded. An upgrade whose base is lost stays where it is but has no effect. Then remove this card.
    .flavour = For a moment we see the street through the wall, quite clearly.

## Ending Events

card-ceasefire = Ceasefire
    .text = The war ends: no further phase is played. Judge To See the Peace, then read the epilogues. Nothing can remove this card.
    .flavour = It is so quiet that we go back in.
card-last-offensive = The Last Offensive
    .text = Add 1 Cold token. Outside cannot be used today. Tonight draw 2 raid cards, not 1, and resolve both; other cards that say so do not add to it. Remove this card after this Night Raid phase.
    .flavour = Everyone says it is the last one, on both sides of the river.
card-broken-promise = Broken Promise
    .text = Add 2 Cold tokens. Roll the Black die once: each Character whose Empathy is equal to the result or higher has Misery +1. Then remove this card.
    .flavour = The flags had already been ironed.

## Chapters

card-chapter-1 = Chapter I
    .text = Put To See the Peace at the bottom of the Objectives space. Shuffle the other seven Objectives and deal two of them face down on it; if Food for the Hungry lies on top, swap the two. Remove the rest unseen. Turn the top card up and, if it has a counter, put the Status token on its leftmost step. Then draw the top Event.
    .flavour = We move in with what we can carry, and the house does not ask.
card-chapter-2 = Chapter II
    .text = Judge the top Objective: its Reward if it is complete, its Penalty if not. Remove it, turn up the next one and, if it has a counter, put the Status token on its leftmost step. Then draw the top Event.
    .flavour = By now we know which step creaks and who steps on it.
card-chapter-3 = Chapter III
    .text = Judge the second Objective: its Reward if it is complete, its Penalty if not. Remove it; To See the Peace is now current. Then draw the top card of the Events deck, an Ending Event.
    .flavour = There is talk of an end, and we talk more quietly.

## Objectives ($goal: the number asked for, which differs between the first and the second Objective)

card-food-for-the-hungry = Food for the Hungry
    .text = 4 steps. Discard food from Storage: Raw Food is 1 step, Canned Food 2. With 1 step left, Canned Food is not accepted.
    .reward = Build one Fitting at once, free of cost, even from Ideas. It still needs a free, reachable space where it may stand, and its neighbour if it asks for one.
    .penalty = Every Character: Misery +2.
    .flavour = They do not ask; they have put the pot where we pass.
card-staying-fit = Staying Fit
    .text = When it is judged, every Character must have Hunger 1 or less, Illness 1 or less and Wounds 1 or less.
    .reward = Draw 2 Narrative Action cards and keep both.
    .penalty = Each Character above one of these limits: Misery +1, once, however many limits are exceeded.
    .flavour = We go down the stairs and up again, twice, for the exercise.
card-roof-over-our-heads = A Roof over Our Heads
    .text = When it is judged, at least { $goal } Fittings must stand on the board; as the second Objective it asks for { $second }.
    .reward = Gain 2 Mechanical Parts and 2 Electrical Parts.
    .penalty = Two Characters of your choice, or the only one left: Misery +1 each.
    .flavour = The rain now falls in one room only.
card-fuel-for-the-winter = Fuel for the Winter
    .text = 5 steps. Discard Wood or Books from Storage: 1 step each.
    .reward = Discard up to 3 Cold tokens.
    .penalty = Add 2 Cold tokens.
    .flavour = The piano is in the pile, keys and all.
card-close-the-gaps = Close the Gaps
    .text = When it is judged, at least { $goal ->
        [one] { $goal } Board-Up
       *[other] { $goal } Board-Ups
    } must be in place; as the second Objective it asks for { $second }.
    .reward = Gain 1 Knife and 2 Ammo.
    .penalty = Tonight draw 2 raid cards, not 1, and resolve both; other cards that say so do not add to it.
    .flavour = At night we can be seen from the hill, all lit up, like a shop.
card-parcel-for-the-ward = A Parcel for the Ward
    .text = 3 steps. Discard from Storage: Meds or Bandages are 2 steps, Herbal Meds, a Herb or Chems 1 step. With 1 step left, Meds and Bandages are not accepted.
    .reward = Choose up to two Characters; each of them has Illness −2 or Wounds −2.
    .penalty = Two Characters of your choice, or the only one left: Misery +1 each.
    .flavour = The nurse takes it with both hands and does not look inside.
card-water-for-the-stairwell = Water for the Stairwell
    .text = 4 steps. Discard Water from Storage: 1 step each.
    .reward = Gain 1 Canned Food, 1 Coffee and 2 Cigarettes.
    .penalty = Two Characters of your choice, or the only one left: Misery +1 each.
    .flavour = On every landing there is a jug, and beside it a name.
card-to-see-the-peace = To See the Peace
    .text = At the Ceasefire at least one starting Character must be alive and in the group.
    .reward = Victory. With one starting Character it is called Survivor, with two Companions, with three The Whole House.
    .penalty = Defeat.
    .flavour = We have decided who goes out first, when it comes: whoever is nearest the door.

## Narrative Actions (no action spent; not in Combat, in a raid card or in a script unless the card says so)

card-slip-away = Slip Away
    .when = Scavenging, when a Combat would begin or before any of its rounds.
    .text = The Combat ends without a Backstab. Shuffle the Residents card back; exploration goes on with the card in hand. Remove this card.
    .flavour = We leave the bag, and then we go back for the bag.
card-night-shift = Night Shift
    .when = Start of the Night Raid phase.
    .text = One Character who is at home and awake performs one Shelter action now, whatever the black dots say. It costs what it usually costs; a Wait token placed now is resolved at this Dawn. Remove this card.
    .flavour = One candle, and hands that know where things are.
card-good-neighbours = Good Neighbours
    .when = After a raid card is drawn, before the dice.
    .text = Take 3 points off its Damage and Wounds, split as you like. Remove this card.
    .flavour = Above us they begin to beat on pots, then across the street, then everywhere.
card-hidden-shelf = Hidden Shelf
    .when = When Damage of a raid is paid.
    .text = Up to 3 items of your choice that would be lost stay in Storage. Remove this card.
    .flavour = Behind the gas meter, where the last tenants had hidden theirs.
card-second-wind = Second Wind
    .when = Start of any stage of Day Actions.
    .text = One Character with Fatigue 3 or less ignores all black dots until Dusk. It has the three stages of the day, or those still to come, and no fourth action. Remove this card.
    .flavour = Nobody can say where it comes from, so nobody asks.
card-thin-soup = Thin Soup
    .when = Dusk, before eating.
    .text = Discard 1 Water and 1 Raw Food, Canned Food or Vegetable: every Character counts as having eaten a Vegetable. More may be eaten on top of it. Remove this card.
    .flavour = We stir it for longer than it needs, so that there is more of it.
card-melted-snow = Melted Snow
    .when = Dusk, before drinking.
    .text = Gain 1 Water, and 1 more for each Cold token, at most 3 in all. Remove this card.
    .flavour = A full bucket of snow is two fingers of water, and it tastes of roof.
card-old-stories = Old Stories
    .when = Dusk or Dawn, while no card is being resolved.
    .text = Two Characters of your choice: Misery −1 each. Remove this card.
    .flavour = We have heard it before, and we ask for it again.
card-banister = The Banister
    .when = Day Actions, between two stages.
    .text = Discard up to 2 Cold tokens. Remove this card.
    .flavour = Oak, worn smooth by four generations of sleeves.
card-house-doctor = House Doctor
    .when = Dawn, before the Fate card.
    .text = Choose one Character, and Meds or Bandages. For this Fate card the Character counts as carrying them, and the card accepts them with −2, even where it shows a dash. Remove this card.
    .flavour = He was a dentist, he says, before he says anything else.
card-know-the-streets = Know the Streets
    .when = Scavenging, when the Unknown deck is ready.
    .text = Look at its top 4 cards. Return any of them to the Exploration deck and put the others back on top in any order. Remove this card.
    .flavour = Through the dairy, left at the burnt tram, and then do not stop.
card-hold-your-breath = Hold Your Breath
    .when = Scavenging, in place of a Noise roll.
    .text = Do not roll. Noise becomes 1 and there is no Encounter. Remove this card.
    .flavour = The torch passes over our shoes and goes on.
card-second-look = Second Look
    .when = Scavenging, after a Findings card was resolved.
    .text = Draw another Findings card and use the same row. A Reality Impact is shuffled back and another card drawn for it. Remove this card.
    .flavour = Under the drawer there is the space under the drawer.
card-old-debt = An Old Debt
    .when = Day Actions, between two stages.
    .text = Gain tokens from the box with a total value of 8 at most, none of them red. Remove this card.
    .flavour = He counts it out on the step and says that now we are even.
card-not-today = Not Today
    .when = Dawn, after the Fate card is turned up and before its first section.
    .text = Discard it unresolved, then draw and resolve the next one, which must be taken. Remove this card.
    .flavour = We say it aloud, to nobody, before we get up.

## Fate cards: the Combat half. The roller is the combatant whose die showed the script icon; the group chooses targets on the other side.

card-long-night = The Long Night
    .combat = Headshot
    .combat-text = Red die: the target takes 3 Wounds.
    .flavour = We look at the clock, and the clock has stopped out of decency.
card-fever = Fever
    .combat = Weapon Loss
    .combat-text = Yellow die: no Wound. The roller's weapon is out of the fight until the Combat ends, then comes back; from the next round on the roller uses a spare weapon or fights unarmed.
    .flavour = The cup rattles on the saucer long before it gets to the bed.
card-draught = Draught under the Door
    .combat = Dodge
    .combat-text = Grey die: the roller deals no Wound, and for the rest of this round no Wound and no kill icon may be assigned to the roller. If nobody else on that side can take it, it is lost.
    .flavour = The curtain moves, and we are up before we are awake.
card-grey-morning = Grey Morning
    .combat = Jam
    .combat-text = Red die: no Wound. The roller's firearm is out of the fight until the Combat ends; a Character then gets it back, an Enemy goes on with its other weapon or unarmed, in the same column. Ammo already paid is lost. The second die of an Assault Rifle still counts this round.
    .flavour = Whoever wakes first lies still, so that the others can have it a little longer.
card-grandmothers-tea = Grandmother's Tea
    .combat = Deep Cut
    .combat-text = Yellow die: the target takes 2 Wounds.
    .flavour = We no longer remember whose grandmother it was.
card-ice-on-the-panes = Ice on the Panes
    .combat = Wild Fire
    .combat-text = Red die: two different targets take 1 Wound each; if there is only one, it takes 1.
    .flavour = With a warm coin we make a hole to look through.
card-little-sun = A Little Sun
    .combat = Knocked Down
    .combat-text = Grey die: the target takes 1 Wound and rolls no die in the next round.
    .flavour = It lies on the floorboards for an hour, and we step around it.
