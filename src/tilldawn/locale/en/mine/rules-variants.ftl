### Rulebook of mine: Advanced rules, Scenarios

## Advanced rules

rule-M-ADV-01 = Advanced rules 155, 351, 534 and 909 can be switched on one by one before you begin; rule 610 is the other side of the board. All of them are off unless you ask for them.
    .title = Advanced rules are options
rule-M-ADV-02 = One action, with rule 155, lets one of your Characters move a built Fitting to another free space. You pay nothing else.
    .title = Move a Fitting
rule-M-ADV-03 = With rule 155, you move a Fitting only to a space where you could build it: allowed and unoccupied. An upgrade must still stand next to the Fitting it improves.
    .title = Where it may go
rule-M-ADV-04 = One action, with rule 155, lets one of your Characters dismantle a Fitting: the card goes back to the Fittings deck and all that it cost goes to Storage. What the box lacks you do not get.
    .title = Dismantle a Fitting
rule-M-ADV-05 = One time only do you get the bonus for building a Fitting: rebuilding it does not give it again. A Chair built anew lowers no one's Misery.
    .title = No second bonus
rule-M-ADV-06 = With rule 155, each of your Characters who shows no black dot at all may take a fourth action that day, for Fatigue +2. A single black dot on any State rules it out.
    .title = A fourth action
rule-M-ADV-07 = Once the fourth action is done its Character has Fatigue +2. Only who has no dot at all may take it, so it brings nobody to 4 by itself; but whoever has been tired by something else since the action was assigned, such as a drink, finishes it and falls asleep then.
    .title = Tired once it is done
rule-M-ADV-08 = With rule 351, your Characters may eat at any time except in Combat or while a script is being resolved. Food works as it does at Dusk.
    .title = Eat at any time
rule-M-ADV-09 = With rule 351, eating early does not spare you Dusk: a Character who eats nothing at the meal then has Hunger +1, whatever they ate at noon or while the Water was shared out.
    .title = Dusk comes all the same
rule-M-ADV-10 = With rule 351, your Characters at the Shelter eat from Storage; those who are away eat only from the Findings Pile.
    .title = Food at hand
rule-M-ADV-11 = With rule 534, you may lay any of the goods you do not take home on the Location card instead of discarding them.
    .title = Hide what you leave
rule-M-ADV-12 = With rule 534, roll the Black die at your next visit to that Location. On 1 to 6, someone found the goods and they are discarded; on 7 to 10, they join the Findings Pile.
    .title = Come back for it
rule-M-ADV-13 = With rule 534, if the Location leaves the board, all goods you hid there are discarded to the box.
    .title = A lost hiding place
rule-M-ADV-14 = With rule 534, if you are to take a thing the box has run out of, a hidden one is used for it. It is gone from the Location.
    .title = Hidden goods step in
rule-M-ADV-15 = With rule 534, each of your scavengers may carry 1 weight more for Fatigue +2. At Fatigue 3 or 4 this is not allowed.
    .title = Carry a little more
rule-M-ADV-16 = Each of your scavengers may carry this extra weight 1 time per Scavenging, and no more.
    .title = Once per trip
rule-M-ADV-17 = With rule 534, return 4 Exploration cards at the beginning or the end of Scavenging to replace any one of the 3 Locations with a new one. You may do so again as long as 4 cards are left.
    .title = Swap a Location
rule-M-ADV-18 = At least 4 cards must lie in the Unknown deck for the swap: at the beginning you first prepare that deck, at the end 4 must be left. With 3 you cannot do it.
    .title = Cards for the swap
rule-M-ADV-19 = With rule 534, you cannot swap the Location you are visiting at the beginning of Scavenging, only at the end.
    .title = Not under your feet
rule-M-ADV-20 = With rule 610, you play on the board's advanced side: no separate Ideas, Sniper Fire on the top floor, some Rubble stacked two cards deep, a Search action, and printed rules that sleep under a Shelter card.
    .title = The advanced board
rule-M-ADV-21 = With rule 909, you may place Meds, Herbal Meds and Bandages on a Character at any time except in Combat or while a script is being resolved.
    .title = Medicine at any time
rule-M-ADV-22 = With rule 909, your Characters may drink alcohol at any time except in Combat or while a script is being resolved. Without it, only at Dawn.
    .title = Alcohol at any time
rule-M-ADV-23 = With rule 909, medicine you place early still works only at Dawn, when the Fate card calls for it. Until then it heals nothing.
    .title = Placed is not healed

## Scenarios

rule-M-SCEN-01 = A scenario is a shorter, advanced way to play: you begin late in a Campaign, from a start of its own.
    .title = A shorter way to play
rule-M-SCEN-02 = Two basic scenarios are there to choose from, and you may play each on either side of the board.
    .title = Two scenarios
rule-M-SCEN-03 = A scenario may change your setup and the basic rules. Every change is on its sheet.
    .title = Changes on the sheet
rule-M-SCEN-04 = A script marked with a red arrow is resolved as soon as the condition in its title comes true. You cannot put it off or pass it by.
    .title = Scripts with a red arrow
rule-M-SCEN-05 = You follow the standard rules wherever the scenario sheet says nothing.
    .title = Where the sheet is silent
