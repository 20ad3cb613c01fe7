# The extra cards of the expansion: Emira, two Objectives, one Narrative Action.

module-extras = Extra cards
    .text = Emira, a thirteenth Character; the Objectives Clear the Way and Nobody Eats Alone; the Narrative Action Watch in Turns. They lie in their decks like all others.

character-emira = Emira
    .life = She kept a smallholding at the edge of town until the front reached it.
    .skill = Gleaner
    .skill-text = In each Scavenging she takes part in, 1 Vegetable comes onto the Findings Pile. You choose the moment while you explore; at the latest it comes before you choose Findings. Farmers know her: at the Market one Farmer fewer counts for a thief, and helping out at the Milk Churns, the Empty Stalls or the Last Cart raises Tolerance by 1 more.
    .spirit-a = Discard 1 Moonshine or 1 100% Alcohol from Storage: Emira has Misery −1. If you cannot or will not: Misery +1.
    .spirit-b = Emira: Hunger −1.
    .spirit-c = If Emira has any Misery: Misery +1.

card-clear-the-way = Clear the Way
    .text = When it is judged, at least { $goal } spaces of the Shelter that Rubble, a Closed Door or Bars were lying on must be free of them; as the second Objective it asks for { $second }. Rubble Remnants still lie in the way.
    .reward = Gain 4 Wood and 4 Components.
    .penalty = One Character of your choice: Wounds +1.
    .flavour = If we ever have to run, we want to run in a straight line.
card-nobody-eats-alone = Nobody Eats Alone
    .text = When it is judged, every Character must have eaten and drunk at each of the last two Dusks.
    .reward = Every Character: Misery −1.
    .penalty = Two Characters of your choice, or the only one left: Misery +1 each.
    .flavour = Four plates. It does not matter how much is on them.
card-watch-in-turns = Watch in Turns
    .when = Evening, while tasks are given.
    .text = Choose up to two Characters you have put on Guard: the night takes 1 off their Fatigue instead of adding 1. Remove this card.
    .flavour = Two hours each, and one coat between us.

option-glean = Let { $who } look for something green by the wayside (1 Vegetable)
event-gleaned = { $who } found something that can be eaten between the stones of a front garden.
event-supper-shared = { $shared ->
    [yes] Nobody went without at supper: { $card }, { $progress } of { $steps }.
   *[no] Somebody went without at supper: { $card } begins anew.
}
ask-hurt = The Objective was missed. Choose a Character for Wounds +1.
ask-turns = Choose a Guard who can sleep for half the night.
why-narrative-nobody-on-guard = Nobody tired is on Guard yet.
