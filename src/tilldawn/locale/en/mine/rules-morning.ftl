### Rulebook of mine: Morning, Chapters and Objectives

## Morning

rule-M-MORN-01 = One card a Morning: you draw the top card of the Events deck and resolve it, be it an Event, an Ending Event or a Chapter card.
    .title = The card of the Morning
rule-M-MORN-02 = You add to the Cold space as many Cold tokens as the drawn card shows.
    .title = Adding Cold
rule-M-MORN-03 = Even when you ignore the rest of the card, you add its Cold tokens.
    .title = Cold in any case
rule-M-MORN-04 = One more card follows a Chapter: once its text is resolved, you draw the next card of the Events deck at once and resolve it as the Event of the day. This is not optional.
    .title = A Chapter, then an Event
rule-M-MORN-05 = On the first Morning you resolve Chapter I, which determines the Objectives, and then draw the top Event card.
    .title = The first Morning
rule-M-MORN-06 = One Chapter and one Event are the most a Morning brings, since no 2 Chapters lie together in the deck. If a script has removed the Events between them, you go on resolving Chapters until an Event comes.
    .title = Chapters in a row
rule-M-MORN-07 = You ignore the numbers in coloured circles on Events and other cards, unless an effect sends you to one of them.
    .title = Numbers in circles
rule-M-MORN-08 = You ignore an Event that asks about the last Scavenging, such as Airdrop or Shelling, if it is the first Event of the Campaign. Its Cold tokens are added all the same.
    .title = No Scavenging yet
rule-M-MORN-09 = When you take up a saved game, an Event that asks about the last Scavenging is resolved as usual, because the save remembers it. If the save lacks those facts, you ignore the Event except for its Cold.
    .title = Events after a saved game
rule-M-MORN-10 = You need not note the last Scavenging: which Location was visited and who went is recorded every night, and Events that ask about it use that record.
    .title = Last night is remembered
rule-M-MORN-11 = An Event with a lasting effect stays face up until its bar tells you to remove it. Any other Event leaves play as soon as you have resolved it.
    .title = How long Events last
rule-M-MORN-12 = An Event may be put on another deck and work from there: with Crime on the Rise or Crime Wave on the Night Raids, you draw 2 raid cards instead of 1.
    .title = Events on other decks
rule-M-MORN-13 = Ten Mornings are the most a Campaign gives you: 7 with an Event, then up to 3 with an Ending Event, the last of which ends the game at the latest. The Events deck therefore never runs out on you.
    .title = Ten Mornings at most
rule-M-MORN-14 = You can prepare for an Event you know of: the Radio lets you look ahead in the Events deck, and the cards come in the order you saw.
    .title = Knowing what comes
rule-M-MORN-15 = Seven phases make each of your days, always in this order: Morning, Day Actions, Dusk, Evening, Scavenging, Night Raid, Dawn.
    .title = Seven phases

## Chapters and Objectives

rule-M-OBJ-01 = Three Objectives lie in your stack, one for each Chapter: on top that of Chapter I, under it that of Chapter II, and last the Final Objective, for Chapter III.
    .title = Three Objectives
rule-M-OBJ-02 = One Objective at a time: you can work only on the top card, and may pay nothing into a later one.
    .title = Only the top one
rule-M-OBJ-03 = Rewards and Penalties come with the Chapter card: if you complete an Objective early, you get nothing for it until then.
    .title = Rewards and Penalties wait
rule-M-OBJ-04 = Chapter II judges your first Objective and Chapter III your second: the Reward if it is complete, the Penalty if not. Then the next card of the stack becomes the current one.
    .title = Judged by the next Chapter
rule-M-OBJ-05 = A completed Objective stays on top until its Chapter card is resolved. In between, you can pay nothing more into it and cannot begin the next.
    .title = Complete but still there
rule-M-OBJ-06 = When an Objective with a counter becomes the top card, you put the Status token on its leftmost step.
    .title = Where the counter starts
rule-M-OBJ-07 = One step to the right for each named token or resource discarded from Storage, unless the card says otherwise. As the leader, you may pay 1 or more of them at any time.
    .title = Paying into an Objective
rule-M-OBJ-08 = You pay for an Objective from Storage only: what lies on the Findings Pile cannot be used for it.
    .title = Not from the Findings Pile
rule-M-OBJ-09 = What you pay into an Objective is gone from Storage: the same token cannot be put to another use or sold as well. Nor can you pay in the last piece that an action of the same stage needs in Storage.
    .title = Paid is spent
rule-M-OBJ-10 = You have completed an Objective as soon as the Status token is on the rightmost step, the one with the green V.
    .title = The green V
rule-M-OBJ-11 = You may pay during any phase, even while some Characters are away, as long as the tokens are in Storage. In the middle of a Combat or a script, you have to wait until it is over.
    .title = Paying in any phase
rule-M-OBJ-12 = One starting Character at least is needed for the Final Objective: once you have lost the last of them, it can no longer be completed.
    .title = The Final Objective lost
rule-M-OBJ-13 = Once the Final Objective is out of reach, you may give up, or play on to see the story to its end.
    .title = Give up or go on
rule-M-OBJ-14 = Your Objective cards keep their order when you save a game and when you take it up again.
    .title = The order is kept
rule-M-OBJ-15 = An Objective without a counter states a condition, checked when the Chapter card is resolved. Only how you stand at that moment counts.
    .title = Objectives without counter
rule-M-OBJ-16 = You cannot pay more into an Objective than its counter has steps left: with 1 step to go, a payment of 1 step is accepted and one of 2 is refused.
    .title = No more than needed
