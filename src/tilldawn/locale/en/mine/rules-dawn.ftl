### Rulebook of mine: Dawn, Fate cards, Wait tokens, Medicine, Alcohol, Death and leaving, Spirit

## Dawn

rule-M-DAWN-01 = Step 1 of Dawn: your scavengers return to the Shelter, and all they brought in the Findings Pile goes to Storage.
    .title = The return
rule-M-DAWN-02 = Step 2 of Dawn: you may place Meds, Herbal Meds and Bandages from Storage on your Characters.
    .title = Placing medicine at Dawn
rule-M-DAWN-03 = Step 3 of Dawn: draw a Fate card and resolve its upper part, one section after another. The lower part plays no role at Dawn.
    .title = The Fate card
rule-M-DAWN-04 = Step 4 of Dawn: draw 2 Narrative Action cards, keep 1 and shuffle the other back into the deck.
    .title = Two Narrative Actions
rule-M-DAWN-05 = Your group keeps its Narrative Action cards from day to day, even through a saved game, until you use them as their text says.
    .title = Keeping Narrative Actions
rule-M-DAWN-06 = Step 5 of Dawn: DEATH AMONG US. You make this check last, after the Narrative Actions, and only on a day when you lost someone.
    .title = The last step
rule-M-DAWN-07 = When Dawn is over, a new day begins. This is also the one moment for a Save Sheet: you can put the game away here and take it up again in the Morning.
    .title = A new day
rule-M-DAWN-08 = With fewer than 2 Narrative Action cards in the deck, draw what is there. If that is a single card, you keep it.
    .title = Few Narrative Actions left
rule-M-DAWN-09 = A sleeping Character is not spared by Fate: you apply Illness, Wounds, Cold and every other section to them. Only their Spirit is not resolved.
    .title = Fate and sleepers

## Fate cards

rule-M-FATE-01 = Two parts on every Fate card: the upper one for Dawn, the lower one, with its die and its text, for Combat. Whichever you need, ignore the other.
    .title = Two parts
rule-M-FATE-02 = The fourth section of every Fate card resolves the Wait tokens and then discards them, so that none is left on your cards.
    .title = The Wait section
rule-M-FATE-03 = When a Fate card names a kind of medicine, the Characters who have it are treated, and all tokens of that kind on your Characters are discarded, not just 1. Two Meds on one Character are both gone after a single treatment.
    .title = Treatment by Fate
rule-M-FATE-04 = One token of a kind does all that can be done: if you place more of the same on one Character, the effect is no stronger. Where a card accepts both Meds and Herbal Meds and a Character has both, the stronger counts and both are discarded.
    .title = One token is enough
rule-M-FATE-05 = If the Fate card does not allow the kind of medicine a Character carries, the token has no effect this Dawn, but stays on that Character for a later one.
    .title = Medicine not accepted
rule-M-FATE-06 = A Fate card may make you exchange a Location: that card goes to the Waste bag, the others slide towards Near, and a new one is drawn for Far.
    .title = Fate exchanges a Location
rule-M-FATE-07 = Every Fate card resolved at Dawn makes you resolve Spirit, exactly once: each Character who is awake follows the line whose letter the card names.
    .title = Fate calls for Spirit
rule-M-FATE-08 = In Combat, you draw a Fate card only if a script icon was rolled and you choose to trust fate. If you decline, no card is drawn.
    .title = Fate in Combat
rule-M-FATE-09 = The lower part counts only if its die has the colour of the die that was rolled. If you turn up a yellow card for a red roll, it is a miss.
    .title = Colours must match
rule-M-FATE-10 = Used Fate cards form a discard, whether they came up at Dawn or in Combat. After you have used the last card of the deck, shuffle the discard into a new one. A card that Not Today declines is not among those shuffled to take its place.
    .title = Renewing the Fate deck
rule-M-FATE-11 = Three sections come before the Wait tokens: what becomes of Illness, what becomes of Wounds, and what Cold does or which Location you exchange. Spirit closes the upper part.
    .title = The other sections

## Wait tokens

rule-M-WAIT-01 = One Wait token at most may lie on a card. While it is there, the action that puts it there is closed to you.
    .title = One token per card
rule-M-WAIT-02 = A Wait token stands for work that takes until Dawn, mostly on a Fitting: your action places it, and you see the result at Dawn.
    .title = Work that takes time
rule-M-WAIT-03 = As soon as a Wait token is resolved, you discard it. After Dawn, no Wait token is left.
    .title = Resolved, then discarded
rule-M-WAIT-04 = One action, with its cost, gives you 1 yield. For the next, a Character must do it again and you pay again: nothing goes on by itself.
    .title = A new action each time
rule-M-WAIT-05 = Dismantle a Fitting that holds a Wait token, and the token is lost along with its yield. Move the Fitting, and the token moves with it and yields at Dawn as if nothing had happened.
    .title = Waiting Fittings moved
rule-M-WAIT-06 = Yields go to Storage, and you never get more than the box still holds. Water is the tightest: there are 6 in the whole game.
    .title = Yields and the box
rule-M-WAIT-07 = An Event can add to the yield of a Wait token. Rat Infestation gives you 1 Raw Food more from a waiting Deadfall Trap, even on a roll of 1 or 2, which would otherwise yield nothing.
    .title = Yields raised by Events

## Medicine

rule-M-MED-01 = You place Meds, Herbal Meds or Bandages on a Character of your choice, and nothing changes yet: they work only when a Fate card says so.
    .title = Placed, not yet working
rule-M-MED-02 = Every Dawn, before the Fate card is drawn, there is a regular step in which you may place medicine from Storage.
    .title = The Dawn step
rule-M-MED-03 = Besides the step at Dawn, you may place medicine at any time outside Combat and outside the resolution of a script. A table that chooses strict base play has the Dawn step only.
    .title = Medicine at other times
rule-M-MED-04 = Once the Fate card of this Dawn is drawn, you may not place medicine until the card is fully resolved.
    .title = Too late for medicine
rule-M-MED-05 = For a Character who is Scavenging, you take the token from the Findings Pile; for a Character in the Shelter, from Storage.
    .title = Where medicine comes from
rule-M-MED-06 = Once you have placed it, a token cannot be taken back, moved to someone else or stolen in a raid. Only a Fate card takes it off a living Character.
    .title = Placed for good
rule-M-MED-07 = You may place more than 1 token of a kind on a Character, but the surplus is wasted: it makes the effect no stronger and is discarded with the rest. You are warned before you do it.
    .title = Several of a kind
rule-M-MED-08 = Meds, Herbal Meds and Bandages may lie on one Character side by side. A Fate card that calls for Meds leaves the Bandages where they are.
    .title = Different kinds together
rule-M-MED-09 = Meds and Herbal Meds are for the sick, Bandages for the wounded. If a Character is both, place a token for each.
    .title = Which medicine for what
rule-M-MED-10 = If a Character dies, the medicine you placed on them is discarded to the box.
    .title = Medicine after death

## Alcohol

rule-M-ALC-01 = One Moonshine, discarded, raises the Fatigue of 1 Character of your choice by 2 and lowers their Misery by 1.
    .title = A drink of Moonshine
rule-M-ALC-02 = One token of 100% Alcohol, discarded, lowers the Misery of 1 Character of your choice by 1 and raises their Fatigue by 1 only.
    .title = 100% Alcohol
rule-M-ALC-03 = At Dawn, your Characters may drink alcohol before the Fate card, after it, or both. At any other time of day they may not, unless you play with the advanced rule for medicine and alcohol.
    .title = When to drink
rule-M-ALC-04 = At Fatigue 3, a Character may still drink Moonshine: Fatigue stops at 4, Misery falls by 1, and the Character falls asleep.
    .title = Drinking at Fatigue 3
rule-M-ALC-05 = At Fatigue 4, a Character is asleep: you can give them no alcohol of any kind.
    .title = No drink for sleepers
rule-M-ALC-06 = You choose who drinks, and may use several tokens one after another while that Character's Fatigue allows it. Two Moonshine take a Character from Fatigue 0 to 4.
    .title = Several drinks
rule-M-ALC-07 = You take the token from Storage. If the advanced rule lets a Character drink while away, take it from the Findings Pile.
    .title = Where alcohol comes from
rule-M-ALC-08 = At Misery 0, a Character may drink, but gains nothing by it: Misery stays at 0 and Fatigue rises all the same.
    .title = Drinking without Misery

## Death and leaving

rule-M-DEATH-01 = Four Wounds, taken in Combat, in a raid or elsewhere, kill a Character. You can also lose one when another State calls for an epilogue, or through a script.
    .title = How Characters are lost
rule-M-DEATH-02 = A Character who dies is gone for the whole Campaign: the miniature leaves the board, the card goes to the Waste bag, and the base colour is free for a newcomer.
    .title = The dead leave play
rule-M-DEATH-03 = At the end of Dawn, if any Character died or left your group that day, roll the Black die once. Each remaining Character whose Empathy is equal to or above the result has Misery +2; with Empathy 4, a roll of 4 still counts.
    .title = DEATH AMONG US
rule-M-DEATH-04 = One check a day, however many you lost: 2 deaths bring Misery +2, not +4.
    .title = One check a day
rule-M-DEATH-05 = If DEATH AMONG US itself costs you another Character, you do not make the check again for that loss.
    .title = No chain of checks
rule-M-DEATH-06 = A Character lost during DEATH AMONG US does not count for the next day either. The day ends with the check, and the next Dawn looks only at whom you lost after it.
    .title = Late losses
rule-M-DEATH-07 = For DEATH AMONG US, a Character who left your group counts just like one who died.
    .title = Leaving counts as death
rule-M-DEATH-08 = When a scavenger dies, play the scene to its end, Combat, script or encounter, then roll the Black die before the next one begins. Each other scavenger whose Empathy is equal to or above the result breaks off the trip. Somebody who leaves the group is not mourned in this way.
    .title = Death while Scavenging
rule-M-DEATH-09 = The weapon of a fallen Character stays out of your reach until the fight is over. If the others flee, you cannot go back for it: discard the token.
    .title = Weapons of the fallen
rule-M-DEATH-10 = When a Guard dies in the raid, you deal the Wounds that remain to the other Guards. If 4 Wounds meet Guards who have 3 and 2, they can take 1 and 2: both die, and 1 Wound is lost.
    .title = Remaining raid Wounds
rule-M-DEATH-11 = If you lose a Character in the Shelter, the weapon assigned to them returns to Storage. The weapon of a Guard who dies in a Night Raid is back when the raids of that night are over: no raider takes it.
    .title = Weapons left at home
rule-M-DEATH-12 = Four Characters in all is the limit of your group. Below it, cards and scripts may bring you recruits in place of those you lost.
    .title = Room for newcomers

## Spirit

rule-M-SPIRIT-01 = Three lines, lettered A, B and C, form the Spirit of a Character. At Dawn the Fate card names a letter, and you resolve that line once for each of your Characters who is awake. Sleepers are passed over.
    .title = What Spirit is
rule-M-SPIRIT-02 = You resolve the Spirit of your Characters in any order you like, and decide that order anew each Dawn.
    .title = Order of Spirit
rule-M-SPIRIT-03 = Some scripts add a roll of the Black die each time you resolve Spirit: on a 1 or a 2, a further script follows; from 3 upwards, nothing happens this Dawn.
    .title = Scripts tied to Spirit
rule-M-SPIRIT-04 = Spirit is compulsory: you cannot skip it for a Character who is awake, even if their line does harm. Only those asleep are passed over.
    .title = Spirit cannot be skipped
