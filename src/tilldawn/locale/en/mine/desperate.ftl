# Desperate Measures: the cards, what is asked, what the log tells.

module-desperate = Desperate Measures
    .text = When a Character dies or leaves, turn up a Desperate Measure, one a day at most. Each may be used once, at its time, without an action; unused at the end of the second Dawn after that, it is out of the Campaign.

card-what-stays-behind = What Stays Behind
    .text = At once. Either gain tokens of the box worth 10 at most, no red ones, then roll for Empathy: every Character hit has Misery +1. Or one Character of your choice: Misery −1.
    .flavour = A cup, a lighter, a good coat. Nobody wants to be the first to try it on.
card-nothing-to-lose = Nothing to Lose
    .text = When a Combat begins or before the dice against a raid card: one Character taking part rolls its die once more in each round, or once more against this card. Both count, and Ammo is paid for both. When it is over, that Character has Wounds +1, even the fourth.
    .flavour = Something in the face has been switched off. It is useful, and we look away.
card-the-floorboards = The Floorboards
    .text = Between two stages of the day: choose a free space that may take a Fitting. Gain 5 Wood, Cold +1. No Fitting may ever stand there.
    .flavour = One can see down to the neighbours. They are not there any more either.
card-the-neighbours-door = The Neighbours’ Door
    .text = Evening, before tasks are given: gain 2 Raw Food and 1 Water, then roll for Empathy: every Character hit has Misery +1. Tonight draw 2 raid cards, not 1; other cards that say so do not add to it.
    .flavour = It was not locked. They never locked it, because of us.
card-an-empty-bed = An Empty Bed
    .text = Between two stages of the day, in a group of 3 or fewer: search for a Newcomer, without an action and without the sniper. Whoever comes joins you; every other Character has Hunger +1, to 3 at the most.
    .flavour = We have not changed the sheets. Whoever comes will not ask.
card-hands-busy = Hands Busy
    .text = In the first stage of the day: black dots of Hunger and Misery do not count today. Whoever worked in a stage they would have cost has Fatigue +1 at Dusk.
    .flavour = As long as the saw goes, nobody has to say anything.
card-say-nothing = Say Nothing
    .text = Dawn, before DEATH AMONG US: the check is not made. At the second Dawn from now you make it after all, and its result counts 2 lower.
    .flavour = There is a name we all walk round, like a hole in the floor.

option-desperate-use = Use { $card }
option-desperate-share = Share out what is left
option-desperate-leave = Leave it with the name
option-desperate-take = Take 1 { $good } (worth { $worth })
option-desperate-enough = Leave the rest
option-fight-desperate = { $card }: { $who }
option-raid-desperate = { $card }: { $who }
option-desperate-silence = { $card }: no word about it today
option-desperate-speak = Say it now
ask-desperate-estate = Somebody is gone. What becomes of the things?
ask-desperate-shares = Choose what is kept, up to a worth of { $left }.
ask-desperate-boards = Choose the space whose boards are torn out.
ask-desperate-grief = It is time to speak of whom we have lost. Do we?

refused-desperate-when = { $card } has a time of its own.
refused-desperate-space = There is no free space whose boards could be torn out.
refused-desperate-full = There are too many of us.
refused-desperate-nobody = There is nobody left who could come.
refused-desperate-late = Only when the fight begins.
refused-space-barred = There is no floor any more.

event-measure-drawn = Somebody is gone, and something becomes possible: { $card }, until the Dawn of day { $until }.
event-measure-taken = We do it: { $card }.
event-measure-lapsed = { $card } is past.
event-nothing-to-lose = { $who } has nothing to lose.
event-boards-torn = The boards of { $space } are gone. Nothing will stand there again.
event-hands-busy = Today nobody stops working to think.
event-unsaid = Nobody says the name. On day { $day } somebody will have to.
event-said-after-all = Today somebody says what was not said.

desperate-open = { $card }, until the Dawn of day { $day }.
desperate-unsaid = What was not said is said at the Dawn of day { $day }.
desperate-deck = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the deck.
beat-desperate-kicker = Desperate Measures
