### Rulebook of mine: The Sewers, The Farmers' Market, The Aid Zone, Desperate Measures, Cat and Dog

## The Sewers

rule-M-SEW-01 = You explore the Sewers in the Day Actions phase, before anyone acts in the Shelter.
    .title = Before Shelter actions
rule-M-SEW-02 = You may send any Characters into the Sewers, even those whose black dots leave them no action. Those who are asleep cannot go.
    .title = Who may go
rule-M-SEW-03 = Nobody has to stay home for the Sewers: you need no Guard while it is day.
    .title = Nobody need stay
rule-M-SEW-04 = If your whole group goes, no action is done in the Shelter that day, and everyone shares the danger.
    .title = If everyone goes
rule-M-SEW-05 = The Characters you send are placed on the Findings Pile space; those who stay are placed on the Guard space.
    .title = Explorers and those at home
rule-M-SEW-06 = Before entering, you may move equipment from Storage to the Findings Pile. Only what lies there can be used below.
    .title = Take equipment along
rule-M-SEW-07 = Exploring the Sewers costs your Characters no Fatigue, unless a card or a script says so.
    .title = No Fatigue for going
rule-M-SEW-08 = One starting tile lies face up, and your party token begins on its S space.
    .title = The starting tile
rule-M-SEW-09 = On each tile you choose a path to one of its exits and resolve the letters and numbers along it in order, each of them once.
    .title = Choose a path
rule-M-SEW-10 = One Rooms card is drawn for each letter on your path; read the text that bears this letter.
    .title = Letters are rooms
rule-M-SEW-11 = One Corridors card is drawn for each number on your path; read the text that bears this number.
    .title = Numbers are corridors
rule-M-SEW-12 = A corridor without a number draws no card: you simply walk through it.
    .title = Corridors without a number
rule-M-SEW-13 = One new tile is drawn at the end of your path and laid so that one of its exits meets yours. Then your party moves onto it.
    .title = The next tile
rule-M-SEW-14 = You may not enter the same room or corridor twice in one exploration.
    .title = Nothing twice
rule-M-SEW-15 = Three tiles are laid besides the starting tile, and no more: the third is where you look for the way out.
    .title = Three tiles
rule-M-SEW-16 = On the third tile, your path must end in the room with the brightly coloured letter. You resolve every card on the way and that room as well.
    .title = The bright room
rule-M-SEW-17 = Roll the Black die in the bright room: on 1 to 5, you scavenge the Near Location; on 6 to 8, the Distant one; on 9 or 10, the Far one.
    .title = Where you come up
rule-M-SEW-18 = Seven, six or five cards make the Unknown deck for the Near, Distant or Far Location: half of what you would have at night.
    .title = A shorter Scavenging
rule-M-SEW-19 = If you draw a Reality Impact in this Scavenging, you ignore it and take another Exploration card in its place.
    .title = No Reality Impact there
rule-M-SEW-20 = After a Scavenging reached by the Sewers, you may visit neither the Farmers' Market nor the Aid Zone on the way home.
    .title = No stops on the way
rule-M-SEW-21 = In all else you follow the usual rules of Scavenging: Noise begins at 1, and you choose your Findings at the end.
    .title = Otherwise as at night
rule-M-SEW-22 = Reaching the exit, or leaving by a special effect, gives you this Scavenging and the right to add Water, Wood and Components.
    .title = What an exit gives
rule-M-SEW-23 = If you forfeit, the exploration ends at once and you go home: no Scavenging, and no Water, Wood or Components added.
    .title = Turning back
rule-M-SEW-24 = You may forfeit at any time outside Combat, and a card or a script may force you to.
    .title = When you may forfeit
rule-M-SEW-25 = After forfeiting, you keep what you found only as far as the explorers' Inventory allows. The rest is left behind.
    .title = What you carry home
rule-M-SEW-26 = If you reach the exit and decline the Scavenging, you go home and may still add Water, Wood and Components.
    .title = Out, but no Scavenging
rule-M-SEW-27 = Retreating only means you do not meet the Residents you drew: shuffle the card back. You stay where you are, roll nothing and do not go home.
    .title = Retreat from Residents
rule-M-SEW-28 = You may retreat only where the card in question offers it.
    .title = Where retreat is offered
rule-M-SEW-29 = Residents you meet in the Sewers work as in Scavenging, but options paid with Exploration cards are closed to you.
    .title = Residents below ground
rule-M-SEW-30 = A Resident you ignore in the Sewers is shuffled back into the Residents deck.
    .title = Ignored Residents
rule-M-SEW-31 = If a Residents card says 'at the end of Scavenging', in the Sewers you read it as the end of the exploration below.
    .title = At the end of Scavenging
rule-M-SEW-32 = A Resident you keep until you leave the Location stays until the exploration of the Sewers ends, then is discarded or removed as the card says.
    .title = Residents who stay
rule-M-SEW-33 = If you draw a Reality Impact from the Residents or Findings deck in the Sewers, set it aside, draw until another card comes, then shuffle it back.
    .title = Impact from other decks
rule-M-SEW-34 = The Rooms and Corridors decks have Reality Impacts of their own, and you resolve them with the Sewers' own scripts.
    .title = The Sewers' own scripts
rule-M-SEW-35 = With the Thugs option, roll the Black die as you enter: on 1 to 5, 1 Thug waits on the starting tile; on 6 to 8, 2; on 9 or 10, 3.
    .title = Thugs at the entrance
rule-M-SEW-36 = Thugs matter only if you forfeit by your own choice. If you reach the exit or are forced to forfeit, you do not meet them.
    .title = When Thugs matter
rule-M-SEW-37 = One roll of the Black die per Thug when you choose to forfeit: any result equal to or below the number of Thugs starts a fight at once. Against 3 Thugs, a 3 means a fight, a 4 does not.
    .title = Slipping past the Thugs
rule-M-SEW-38 = Thugs in the Sewers fight with Knives. You may turn to script 40 to try to stop the fight.
    .title = Thugs with Knives
rule-M-SEW-39 = If script 40 makes you return Exploration cards in the Sewers, you return none, as there are none to return. The rest of it applies.
    .title = No cards to return
rule-M-SEW-40 = After the fight all Thugs leave the tile, and you resolve script 33.
    .title = After fighting Thugs
rule-M-SEW-41 = Once you are out of the Sewers, the Thugs still there are put aside. Next time you roll for them anew.
    .title = Thugs left behind
rule-M-SEW-42 = If every explorer dies, everything on the Findings Pile goes back to the box; you bring nothing home.
    .title = If all explorers die
rule-M-SEW-43 = When the exploration is over, tiles and cards go back to their piles and are shuffled. Next time you face a new layout.
    .title = A new layout each time
rule-M-SEW-44 = One exploration of the Sewers a day is all you may make.
    .title = Once a day

## The Farmers' Market

rule-M-MARK-01 = One time per night, when the exploration is over and before you choose your Findings, you may visit the Market. Nothing obliges you to.
    .title = When you may visit
rule-M-MARK-02 = One token of your choice from the Findings Pile is the price of the visit. Water, Wood and Components are not tokens; without a token you cannot go.
    .title = The price of entry
rule-M-MARK-03 = One Wares card is drawn when you have paid, and you resolve its text.
    .title = Draw a Wares card
rule-M-MARK-04 = One option of the Wares card is yours to choose and resolve: not two, and not none.
    .title = Choose one option
rule-M-MARK-05 = When your visit is over, all Farmers and Thugs leave the Market sheet.
    .title = Clear the Market
rule-M-MARK-06 = A Character you placed on the thief space goes back to the Findings Pile space after the visit and is with the party again.
    .title = Back from the thief space
rule-M-MARK-07 = Four is where the Market's tolerance begins. It stays as you leave it, from one visit to the next.
    .title = Tolerance starts at 4
rule-M-MARK-08 = On the Market sheet you see the tolerance track, the places of Farmers and Thugs, and the thief space for a Character.
    .title = The Market sheet
rule-M-MARK-09 = You may not visit the Market after a Scavenging you reached by the Sewers.
    .title = Not after the Sewers
rule-M-MARK-10 = Used Wares cards go to a discard. When the deck is empty and you need a card, shuffle the discard into a new deck.
    .title = When Wares run out
rule-M-MARK-11 = What you get at the Market joins the Findings Pile and counts for weight when you choose your Findings.
    .title = Wares have weight
rule-M-MARK-12 = If your party fled or nobody is left of it, there is no visit to the Market.
    .title = No Market after flight

## The Aid Zone

rule-M-AID-01 = You may stop at the Aid Zone on the way home from a night's Scavenging, before you choose your Findings.
    .title = A stop on the way
rule-M-AID-02 = You may not stop at the Aid Zone after a Scavenging you reached by the Sewers.
    .title = Not after the Sewers
rule-M-AID-03 = What the Aid Zone asks of you and what it gives comes with its module. Without that module, you cannot stop there.
    .title = What it costs and gives
rule-M-AID-04 = One stop a night is all you may make: the Market or the Aid Zone, not both.
    .title = One stop a night

## Desperate Measures

rule-M-DESP-01 = With this module, a shuffled deck of Desperate Measures lies face down beside your board.
    .title = The deck
rule-M-DESP-02 = When a Character dies or leaves, turn up the top card once that scene is over: one a day, and none for whom DEATH AMONG US itself costs you. You may use each card once, at the time printed on it, without an action; what says “at once” is decided when it is drawn. Unused at the end of the second Dawn after that, it is out of the Campaign.
    .title = When they are used

## Cat and Dog

rule-M-PET-01 = With this module the Cat lives in your Shelter from the setup on; cards and scripts may bring a Dog. There is one of each, and neither is a Character or a token: you cannot trade them, and no raid takes them. Each Dusk the Dog needs 1 food, runs off when it goes without twice in a row, and takes 2 points off every raid card while a Guard is there, 1 if it is hungry. If you lose a pet, roll for Empathy: each Character at home who is hit has Misery +1.
    .title = How a pet arrives
rule-M-PET-02 = The Cat always stays in the Shelter: you can send it neither Scavenging nor into the Sewers.
    .title = The Cat stays home
rule-M-PET-03 = Using the Cat costs no action. You may do it once a day, in every phase but not in Combat, during a script or while a raid card is being resolved, if somebody is at home and awake. Roll the Black die: +1 for scraps of the last supper, −1 with the Dog in the Shelter. 2 or less: it wanders off; 3–6: it sleeps; 7 or more: one Character who is at home and awake has Misery −1; 11: 1 Raw Food as well.
    .title = Using the Cat
rule-M-PET-04 = While the Cat has wandered off, it counts as outside: nothing can affect it, and you cannot eat it either. After each Fate card roll the Black die for it: 1–2 it is gone for good, 3–5 it stays out, 6–10 it is back.
    .title = When the Cat wanders
rule-M-PET-05 = You may eat a pet; nothing obliges you to. It costs no action and can be done at any time outside Combat and the resolution of a raid card.
    .title = Eating a pet
rule-M-PET-06 = One Character at least must be in the Shelter for you to eat the pet.
    .title = Someone must be home
rule-M-PET-07 = Two Raw Food go to Storage when you eat the Cat, and the Cat is removed from the game.
    .title = The Cat eaten
rule-M-PET-08 = Four Raw Food go to Storage when you eat the Dog, and the Dog is removed from the game.
    .title = The Dog eaten
rule-M-PET-09 = One Empathy roll follows the meal: each of your Characters in the Shelter whose Empathy is equal to or above the result has Misery +1. Those who are away are spared.
    .title = What it does to us
rule-M-PET-10 = Eating a pet belongs to advanced rule 351. With that rule off, you are never offered it.
    .title = Part of rule 351
rule-M-PET-11 = You gain no more Raw Food than the box holds: with 3 left in it, even the Dog gives 3.
    .title = Limited by the box
rule-M-PET-12 = You may not eat a pet while a script is being resolved, as with any other meal.
    .title = Not during a script
