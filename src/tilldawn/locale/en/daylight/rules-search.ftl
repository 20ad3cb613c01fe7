### Rulebook of daylight: Search phase, WAVE! card, Assault and the enemy line

## Search phase

rule-W-SEARCH-01 = Seven to twenty cards, depending on how many of you play, leave the Rubble pile for the Active Rubble pile when Search begins in Rounds 1 to 6. If too few remain, take them all.
    .title = New Rubble each Round
rule-W-SEARCH-02 = One WAVE! card joins the Active Rubble pile once the new cards are in: you shuffle everything together and lay it face down.
    .title = WAVE! joins the pile
rule-W-SEARCH-03 = Cards you did not draw wait in the Active Rubble pile for later Rounds. The next deal joins them in full, however many there are.
    .title = Leftovers stay
rule-W-SEARCH-04 = One card per turn: the First Player draws from the Active Rubble pile, then the rest of you follow clockwise.
    .title = Drawing in turn
rule-W-SEARCH-05 = Keep the card you have drawn, or discard it on the spot. Bad Luck and WAVE! give you no such choice.
    .title = Keep or discard
rule-W-SEARCH-06 = With no room left, you may throw out 1 of your cards to keep the one you have just drawn. A starting weapon cannot be the one that goes, nor a Backpack with one inside.
    .title = Swapping when full
rule-W-SEARCH-07 = No free slot is needed when the card you draw belongs on one of your stacks: keep it even if your inventory is full.
    .title = Adding to a stack
rule-W-SEARCH-08 = Bad Luck strikes you the moment you draw it, then goes to the discard pile. You can never keep it.
    .title = Bad Luck strikes at once
rule-W-SEARCH-09 = You keep drawing in turn until one of you meets WAVE! and accepts it. Nothing else ends the Search phase, short of a death.
    .title = Search until WAVE!
rule-W-SEARCH-10 = While searching, you can discard your items and rearrange a Backpack, no more: keep healing cards for Trade and Special cards for Combat.
    .title = No items in Search

## WAVE! card

rule-W-WAVE-01 = One Assault card, the top one, is turned up for everyone when you draw WAVE!, unless this Round's is already showing. After Round 6 there is none.
    .title = WAVE! reveals the Assault
rule-W-WAVE-02 = One Assault card per Round and no more: if WAVE! turns up again before the Round is over, you leave the Assault deck alone.
    .title = One Assault per Round
rule-W-WAVE-03 = Two ways are open to you once you have drawn WAVE! and know the Assault: accept it or delay it.
    .title = Accept or delay
rule-W-WAVE-04 = If you accept, lay WAVE! beside your board: your Search is over, the enemies line up and Trade begins.
    .title = Accepting WAVE!
rule-W-WAVE-05 = One Damage is what a delay costs you, and you pay before anything else, even if it kills you.
    .title = The price of delay
rule-W-WAVE-06 = One card from the Active Rubble pile is yours to draw once you have paid for a delay; it is never WAVE!, still set aside. If the pile is empty, draw nothing and pass WAVE! to the next player.
    .title = A card for a delay
rule-W-WAVE-07 = You end a delay by shuffling WAVE! in among the Active Rubble again, so that none of you knows where it lies.
    .title = WAVE! goes back in
rule-W-WAVE-08 = When you have delayed WAVE!, your turn is over, but for a Perk that follows your draw: Search continues with whoever sits next, clockwise.
    .title = After a delay
rule-W-WAVE-09 = Delay as often as you dare: nothing limits it, but whichever of you delays suffers 1 Damage each time.
    .title = No limit to delays
rule-W-WAVE-10 = One Damage for a delay gets past your Barricade: nobody is attacking you, so the token neither helps nor breaks.
    .title = Barricades and delay
rule-W-WAVE-11 = If you hold WAVE! when the enemies begin to attack, you are the first player they strike. Survivors on the line are struck before you.
    .title = WAVE! draws the first blow
rule-W-WAVE-12 = You never keep WAVE! from one Round to the next: as each Search phase opens, it is back among the Active Rubble.
    .title = WAVE! returns each Round

## Assault and the enemy line

rule-W-ASSAULT-01 = Six columns, one per number of players: find yours on the Assault card to see how many enemies of every type are coming.
    .title = Reading an Assault card
rule-W-ASSAULT-02 = Gather the Horde cards your Assault card asks for, type by type, then shuffle them all into a single group.
    .title = Gathering the Horde
rule-W-ASSAULT-03 = One line and no more: you lay the shuffled Horde cards side by side, starting at the left.
    .title = A single line
rule-W-ASSAULT-04 = Whatever you have left alive keeps the left of the line. The newcomers take their places on the right.
    .title = Newcomers on the right
rule-W-ASSAULT-05 = Read the line to know who strikes you when: the leftmost enemy attacks first, the rightmost last.
    .title = The order of attacks
rule-W-ASSAULT-06 = Damage you have dealt to an enemy is still there in later Rounds: with 2 Damage on a Brute, 2 more will finish it.
    .title = Damage stays
rule-W-ASSAULT-07 = All of you see what the Assault card brings before WAVE! is accepted or delayed. The order of the line is not yet known.
    .title = Known before choosing
