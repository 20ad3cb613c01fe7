### Rulebook of daylight: Goal and structure, Setup, Characters, Perks, First Player

## Goal and structure

rule-W-GOAL-01 = You are one team: 1 to 6 of you win together or lose together.
    .title = One shared outcome
rule-W-GOAL-02 = Six Rounds make a full game. If enemies still stand on the line after the sixth, you play further Rounds until they are gone or you have lost.
    .title = Six Rounds
rule-W-GOAL-03 = Three phases fill each of your Rounds, always in this order: Search, Trade, Combat.
    .title = Three phases
rule-W-GOAL-04 = One death, and all is over: as soon as any character falls, every one of you has lost and nothing more is played.
    .title = One death is enough
rule-W-GOAL-05 = You die, and a Horde card is discarded, once Damage covers the full length of the Health track. With 7 Health, you still stand at 6 Damage and die at the seventh.
    .title = When Health runs out

## Setup

rule-W-SETUP-01 = One character each: choose yours and take the board that goes with it. No two of you may play the same one.
    .title = Choose your character
rule-W-SETUP-02 = No Damage to begin with: your Health marker waits in the empty space above the rest of its track.
    .title = Start unhurt
rule-W-SETUP-03 = One unique weapon belongs to your character: take the one with their name on it. The Hipster, for example, owns Hipster's Bow.
    .title = Your unique weapon
rule-W-SETUP-04 = One common weapon, whichever you like, brings your weapons to 2. In solo play, you take 2 common weapons and have 3 in all.
    .title = Your common weapon
rule-W-SETUP-05 = Look for a name on your weapon: a unique weapon tells you whose it is, a common weapon bears no name at all.
    .title = Telling weapons apart
rule-W-SETUP-06 = One melee weapon and one ranged weapon make a sound pair, but nothing obliges you: any mix is allowed.
    .title = A balanced pair
rule-W-SETUP-07 = Use only the Rubble cards whose number is no higher than how many of you play: with 3 players, those marked 1, 2 or 3. Higher numbers stay out of the game.
    .title = Rubble for your table
rule-W-SETUP-08 = Shuffle the Rubble cards you have selected and lay them face down: from now on, they are the Rubble pile.
    .title = The Rubble pile
rule-W-SETUP-09 = Before Round 1 you make the Active Rubble pile: count off the first deal from the Rubble pile, then shuffle WAVE! in among it. With 3 players, WAVE! hides among 12 cards.
    .title = First Active Rubble pile
rule-W-SETUP-10 = Seven Rubble cards a Round if you play alone, 10 for 2 of you, 12 for 3, 16 for 4, and 20 for 5 or 6: that is what the Active Rubble pile gains.
    .title = Rubble per Round
rule-W-SETUP-11 = Six Assault cards, shuffled and turned face down, make the Assault deck. None of you knows which one comes next.
    .title = The Assault deck
rule-W-SETUP-12 = Thirty-five Combat cards, shuffled and turned face down, make the Combat deck, which you share with the enemies.
    .title = The Combat deck
rule-W-SETUP-13 = One First Player token: hand it to whichever of you crossed paths with a zombie last, on screen, on paper or in play. If several of you qualify, or none, leave it to chance.
    .title = Who goes first
rule-W-SETUP-14 = Five types of Horde cards stay sorted within your reach, because an Assault card asks for them type by type.
    .title = Horde sorted by type
rule-W-SETUP-15 = Six character boards and 237 cards are all you play with: 138 Rubble, 35 Combat, 58 Horde and 6 Assault cards.
    .title = What the game contains

## Characters

rule-W-CHAR-01 = Six characters to choose from: you can be the Pillar, the Psycho, the Trigger, the Drifter, the Haggler or the Hipster.
    .title = The six characters
rule-W-CHAR-02 = Check the length of your Health track: it belongs to your character, and your neighbour's may be longer or shorter.
    .title = To each their Health
rule-W-CHAR-03 = Read your character's backstory for its own sake: nothing in it changes how you play.
    .title = A past without effect
rule-W-CHAR-04 = Once your character is dead, you have no more turns, no more choices and no other part to play.
    .title = Nothing after death

## Perks

rule-W-PERK-01 = Two Perks come with your character: a Main Perk, and a First Player Perk beside it.
    .title = Two Perks each
rule-W-PERK-02 = Your Main Perk is yours to use whether the First Player token lies with you or with someone else.
    .title = Main Perk, token or not
rule-W-PERK-03 = You need the First Player token to use your First Player Perk; without it, that Perk does nothing.
    .title = Perk of the First Player
rule-W-PERK-04 = Your Main Perk waits for your own Combat turn: you cannot use it in Search, in Trade or while someone else is acting.
    .title = When Main Perks work
rule-W-PERK-05 = Your First Player Perk also waits for your own Combat turn, except where its text names another moment.
    .title = When First Player Perks work
rule-W-PERK-06 = One use a Round is all that a Perk gives you, except where its text grants more.
    .title = Once per Round
rule-W-PERK-07 = You decide whether to use a Perk or leave it. A Perk whose text makes it compulsory takes that choice from you.
    .title = Your choice to use
rule-W-PERK-08 = As the Psycho, you must apply your Main Perk whenever you attack, even if you attack 2 or more times in one turn.
    .title = The Psycho never holds back

## First Player

rule-W-FP-01 = If you hold the First Player token, the first draw of the Search phase is yours.
    .title = Opening the Search
rule-W-FP-02 = If you hold the First Player token, the first turn of the Combat phase is yours.
    .title = Opening the Combat
rule-W-FP-03 = When a Combat phase is over, pass the First Player token 1 seat clockwise, to your left-hand neighbour. In solo play, you keep it.
    .title = The token moves left
