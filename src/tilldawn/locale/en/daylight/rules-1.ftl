### Rulebook of daylight, first part: goal to Combat cards.

## Goal and structure

rule-W-GOAL-01 = You are one team: 1 to 6 of you win together or lose together.
    .title = One shared outcome
rule-W-GOAL-02 = 6 Rounds make a full game. If enemies still stand on the line after the sixth, you play further Rounds until they are gone or you have lost.
    .title = Six Rounds
rule-W-GOAL-03 = 3 phases fill each of your Rounds, always in this order: Search, Trade, Combat.
    .title = Three phases
rule-W-GOAL-04 = 1 death, and all is over: as soon as any character falls, every one of you has lost and nothing more is played.
    .title = One death is enough
rule-W-GOAL-05 = You die, and a Horde card is discarded, once Damage covers the full length of the Health track. With 7 Health, you still stand at 6 Damage and die at the seventh.
    .title = When Health runs out

## Setup

rule-W-SETUP-01 = 1 character each: choose yours and take the board that goes with it. No two of you may play the same one.
    .title = Choose your character
rule-W-SETUP-02 = 0 Damage to begin with: your Health marker waits in the empty space above the rest of its track.
    .title = Start unhurt
rule-W-SETUP-03 = 1 unique weapon belongs to your character: take the one with their name on it. The Hipster, for example, owns Hipster's Bow.
    .title = Your unique weapon
rule-W-SETUP-04 = 1 common weapon, whichever you like, brings your weapons to 2. In solo play, you take 2 common weapons and have 3 in all.
    .title = Your common weapon
rule-W-SETUP-05 = Look for a name on your weapon: a unique weapon tells you whose it is, a common weapon bears no name at all.
    .title = Telling weapons apart
rule-W-SETUP-06 = 1 melee weapon and 1 ranged weapon make a sound pair, but nothing obliges you: any mix is allowed.
    .title = A balanced pair
rule-W-SETUP-07 = Use only the Rubble cards whose number is no higher than how many of you play: with 3 players, those marked 1, 2 or 3. Higher numbers stay out of the game.
    .title = Rubble for your table
rule-W-SETUP-08 = Shuffle the Rubble cards you have selected and lay them face down: from now on, they are the Rubble pile.
    .title = The Rubble pile
rule-W-SETUP-09 = Before Round 1 you make the Active Rubble pile: count off the first deal from the Rubble pile, then shuffle WAVE! in among it. With 3 players, WAVE! hides among 12 cards.
    .title = First Active Rubble pile
rule-W-SETUP-10 = 7 Rubble cards a Round if you play alone, 10 for 2 of you, 12 for 3, 16 for 4, and 20 for 5 or 6: that is what the Active Rubble pile gains.
    .title = Rubble per Round
rule-W-SETUP-11 = 6 Assault cards, shuffled and turned face down, make the Assault deck. None of you knows which one comes next.
    .title = The Assault deck
rule-W-SETUP-12 = 35 Combat cards, shuffled and turned face down, make the Combat deck, which you share with the enemies.
    .title = The Combat deck
rule-W-SETUP-13 = 1 First Player token: hand it to whichever of you crossed paths with a zombie last, on screen, on paper or in play. If several of you qualify, or none, leave it to chance.
    .title = Who goes first
rule-W-SETUP-14 = 5 types of Horde cards stay sorted within your reach, because an Assault card asks for them type by type.
    .title = Horde sorted by type
rule-W-SETUP-15 = 6 character boards and 237 cards are all you play with: 138 Rubble, 35 Combat, 58 Horde and 6 Assault cards.
    .title = What the game contains

## Characters

rule-W-CHAR-01 = 6 characters to choose from: you can be the Pillar, the Psycho, the Trigger, the Drifter, the Haggler or the Hipster.
    .title = The six characters
rule-W-CHAR-02 = Check the length of your Health track: it belongs to your character, and your neighbour's may be longer or shorter.
    .title = To each their Health
rule-W-CHAR-03 = Read your character's backstory for its own sake: nothing in it changes how you play.
    .title = A past without effect
rule-W-CHAR-04 = Once your character is dead, you have no more turns, no more choices and no other part to play.
    .title = Nothing after death

## Perks

rule-W-PERK-01 = 2 Perks come with your character: a Main Perk, and a First Player Perk beside it.
    .title = Two Perks each
rule-W-PERK-02 = Your Main Perk is yours to use whether the First Player token lies with you or with someone else.
    .title = Main Perk, token or not
rule-W-PERK-03 = You need the First Player token to use your First Player Perk; without it, that Perk does nothing.
    .title = Perk of the First Player
rule-W-PERK-04 = Your Main Perk waits for your own Combat turn: you cannot use it in Search, in Trade or while someone else is acting.
    .title = When Main Perks work
rule-W-PERK-05 = Your First Player Perk also waits for your own Combat turn, except where its text names another moment.
    .title = When First Player Perks work
rule-W-PERK-06 = 1 use a Round is all that a Perk gives you, except where its text grants more.
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

## Inventory

rule-W-INV-01 = 8 slots hold everything you carry, the weapons you began with among them. In solo play, you have 10.
    .title = Eight slots
rule-W-INV-02 = 1 slot is enough for all your cards that show the stack symbol and have one name in common: 3 Arrows fill just that one.
    .title = Stacks share a slot
rule-W-INV-03 = 2 families of cards stack in your inventory, and no others: Ammo and crafting ingredients.
    .title = What stacks
rule-W-INV-04 = 1 name to a stack: your Gun Ammo and your Arrows fill 2 slots, and so do your Arrows and your Planks.
    .title = One name per stack
rule-W-INV-05 = 1 slot for each weapon: yours never share one, not even 2 of the same name.
    .title = A slot per weapon
rule-W-INV-06 = 1 slot for each healing card: 2 identical ones fill 2 of yours.
    .title = A slot per healing card
rule-W-INV-07 = 1 slot for each Special card you keep, identical or not, even if it is nothing you could touch, such as Cheer or Focus.
    .title = A slot per Special card
rule-W-INV-08 = 1 slot for each Junk card: keep 2 and they fill 2 of yours.
    .title = A slot per Junk card
rule-W-INV-09 = At any moment you can free slots by discarding cards of yours. Only a starting weapon cannot be thrown away.
    .title = Making room
rule-W-INV-10 = 0 slots for the WAVE! card: you can hold it even when your inventory is full.
    .title = WAVE! fills no slot
rule-W-INV-11 = 0 slots for a token you have crafted: it does not count as an item, and you cannot give it to anyone.
    .title = A token is no item
rule-W-INV-12 = Discard your Rubble card once it has served. One that shows the infinity symbol stays with you.
    .title = Used, then discarded
rule-W-INV-13 = Nothing can take from you the weapons you began with. They leave your inventory only as your gift in Trade.
    .title = Starting weapons are safe

## Search phase

rule-W-SEARCH-01 = 7 to 20 cards, depending on how many of you play, leave the Rubble pile for the Active Rubble pile when Search begins in Rounds 1 to 6. If too few remain, take them all.
    .title = New Rubble each Round
rule-W-SEARCH-02 = 1 WAVE! card joins the Active Rubble pile once the new cards are in: you shuffle everything together and lay it face down.
    .title = WAVE! joins the pile
rule-W-SEARCH-03 = Cards you did not draw wait in the Active Rubble pile for later Rounds. The next deal joins them in full, however many there are.
    .title = Leftovers stay
rule-W-SEARCH-04 = 1 card per turn: the First Player draws from the Active Rubble pile, then the rest of you follow clockwise.
    .title = Drawing in turn
rule-W-SEARCH-05 = Keep the card you have drawn, or discard it on the spot. Bad Luck and WAVE! give you no such choice.
    .title = Keep or discard
rule-W-SEARCH-06 = With no room left, you may throw out 1 of your cards to keep the one you have just drawn. A starting weapon cannot be the one that goes.
    .title = Swapping when full
rule-W-SEARCH-07 = 0 free slots are needed when the card you draw belongs on one of your stacks: keep it even if your inventory is full.
    .title = Adding to a stack
rule-W-SEARCH-08 = Bad Luck strikes you the moment you draw it, then goes to the discard pile. You can never keep it.
    .title = Bad Luck strikes at once
rule-W-SEARCH-09 = You keep drawing in turn until one of you meets WAVE! and accepts it. Nothing else ends the Search phase, short of a death.
    .title = Search until WAVE!
rule-W-SEARCH-10 = While searching, all you can do with your items is discard them: keep healing cards for Trade and Special cards for Combat.
    .title = No items in Search

## WAVE! card

rule-W-WAVE-01 = 1 Assault card, the top one, is turned up for everyone when you draw WAVE!, unless this Round's is already showing. After Round 6 there is none.
    .title = WAVE! reveals the Assault
rule-W-WAVE-02 = 1 Assault card per Round and no more: if WAVE! turns up again before the Round is over, you leave the Assault deck alone.
    .title = One Assault per Round
rule-W-WAVE-03 = 2 ways are open to you once you have drawn WAVE! and know the Assault: accept it or delay it.
    .title = Accept or delay
rule-W-WAVE-04 = If you accept, lay WAVE! beside your board: your Search is over, the enemies line up and Trade begins.
    .title = Accepting WAVE!
rule-W-WAVE-05 = 1 Damage is what a delay costs you, and you pay before anything else, even if it kills you.
    .title = The price of delay
rule-W-WAVE-06 = 1 card from the Active Rubble pile is yours to draw once you have paid for a delay; it is never WAVE!, still set aside. If the pile is empty, draw nothing and pass WAVE! to the next player.
    .title = A card for a delay
rule-W-WAVE-07 = You end a delay by shuffling WAVE! in among the Active Rubble again, so that none of you knows where it lies.
    .title = WAVE! goes back in
rule-W-WAVE-08 = When you have delayed WAVE!, your turn is over: Search continues with whoever sits next, clockwise.
    .title = After a delay
rule-W-WAVE-09 = Delay as often as you dare: nothing limits it, but whichever of you delays suffers 1 Damage each time.
    .title = No limit to delays
rule-W-WAVE-10 = 1 Damage for a delay gets past your Barricade: nobody is attacking you, so the token neither helps nor breaks.
    .title = Barricades and delay
rule-W-WAVE-11 = If you hold WAVE! when the enemies begin to attack, you are the first player they strike. Survivors on the line are struck before you.
    .title = WAVE! draws the first blow
rule-W-WAVE-12 = You never keep WAVE! from one Round to the next: as each Search phase opens, it is back among the Active Rubble.
    .title = WAVE! returns each Round

## Assault and the enemy line

rule-W-ASSAULT-01 = 6 columns, one per number of players: find yours on the Assault card to see how many enemies of every type are coming.
    .title = Reading an Assault card
rule-W-ASSAULT-02 = Gather the Horde cards your Assault card asks for, type by type, then shuffle them all into a single group.
    .title = Gathering the Horde
rule-W-ASSAULT-03 = 1 line and no more: you lay the shuffled Horde cards side by side, starting at the left.
    .title = A single line
rule-W-ASSAULT-04 = Whatever you have left alive keeps the left of the line. The newcomers take their places on the right.
    .title = Newcomers on the right
rule-W-ASSAULT-05 = Read the line to know who strikes you when: the leftmost enemy attacks first, the rightmost last.
    .title = The order of attacks
rule-W-ASSAULT-06 = Damage you have dealt to an enemy is still there in later Rounds: with 2 Damage on a Brute, 2 more will finish it.
    .title = Damage stays
rule-W-ASSAULT-07 = All of you see what the Assault card brings before WAVE! is accepted or delayed. The order of the line is not yet known.
    .title = Known before choosing

## Trade phase

rule-W-TRADE-01 = Once Search is over and before Combat begins, you all trade as and when you please: there are no turns.
    .title = Trade without turns
rule-W-TRADE-02 = 1 item card is the most you can give away in a Trade phase, unless a Perk allows you more.
    .title = One gift each
rule-W-TRADE-03 = 0 gifts will do: you can go through the whole Trade phase and keep everything.
    .title = No duty to give
rule-W-TRADE-04 = The player to whom you offer a card can say no; the card then stays with you.
    .title = A gift can be refused
rule-W-TRADE-05 = A refusal does not use up your gift: you can try your luck with another player.
    .title = After a refusal
rule-W-TRADE-06 = 0 cards are owed in return: whoever takes your gift can leave you with nothing for it.
    .title = Nothing in return
rule-W-TRADE-07 = Give whichever Rubble card you like from your inventory, even a weapon you began the game with.
    .title = What you can give
rule-W-TRADE-08 = 1 single card makes a gift: out of your stack of 3, the other 2 stay with you.
    .title = A card, not a stack
rule-W-TRADE-09 = 1 gift, up to 3 cards: the Backpack you give away leaves with everything inside it.
    .title = Giving a Backpack
rule-W-TRADE-10 = The tokens you craft are for you alone: neither a Barricade nor a Trap can change hands in Trade.
    .title = Tokens stay put
rule-W-TRADE-11 = A card you were handed a moment ago can travel further: give it on, provided your own gift of this Round is still unspent.
    .title = Passing it on
rule-W-TRADE-12 = Several of you can give to the same player. Only your slots limit what you take: make room first, or refuse.
    .title = Receiving several gifts
rule-W-TRADE-13 = Trade lasts until each of you has declared an end to it; then comes Combat.
    .title = End of Trade

## Healing

rule-W-HEAL-01 = Trade is your one chance to use healing cards, and each works on you alone.
    .title = Healing in Trade
rule-W-HEAL-02 = 1 healing card or every one you own: a Trade phase sets you no limit.
    .title = As many as you like
rule-W-HEAL-03 = 1 Health comes back to you for every heart shown on your healing card.
    .title = Hearts restore Health
rule-W-HEAL-04 = You cannot heal past an unmarked Health track: with 1 Damage on you, 3 hearts give back only 1 Health.
    .title = Healing has a ceiling
rule-W-HEAL-05 = 1 use per healing card: as soon as it has worked, you discard it.
    .title = Healing cards are spent

## Combat: turns and attacks

rule-W-COMBAT-01 = 1 turn each: the First Player opens, the rest of you follow clockwise, and every enemy waits until you are done.
    .title = Players act first
rule-W-COMBAT-02 = 1 action per turn: you attack, you craft, or you let it pass. Certain cards and Perks give you more.
    .title = A single action
rule-W-COMBAT-03 = 1 weapon, 1 target: to attack, pick a weapon of yours and a Horde card on the line.
    .title = Making an attack
rule-W-COMBAT-04 = Fixed Damage owes nothing to luck: your target suffers exactly what your weapon shows.
    .title = Fixed Damage
rule-W-COMBAT-05 = Add together your weapon's fixed Damage, the Combat card you apply and any further bonus: your target suffers that sum. It cannot drop under 0.
    .title = Adding up Damage
rule-W-COMBAT-06 = Damage your target did not need in order to die is wasted. Only Focus lets you turn some of it on the neighbours.
    .title = Overkill is lost
rule-W-COMBAT-07 = 2 Damage in all, or more, and you discard a Wanderer; a Raider takes 3, a Brute 4, a Monster 8, a Survivor just 1.
    .title = Discarding Horde cards
rule-W-COMBAT-08 = 0 actions for a Special card: play it ahead of your action or following it, and you can still attack or craft.
    .title = Special cards are free
rule-W-COMBAT-09 = 1 attack from each enemy: when you have all had your turns, the line strikes, leftmost first. Survivors, and enemies away because of a Grenade, make none.
    .title = The enemies attack
rule-W-COMBAT-10 = If you hold WAVE!, the opening attack of the enemies is for you. As long as a Survivor is in play, it takes the blow instead.
    .title = The first attack
rule-W-COMBAT-11 = 1 seat further for every attack that follows: when an enemy has attacked you, your left-hand neighbour is the next target.
    .title = Then clockwise
rule-W-COMBAT-12 = An attack that your Trap or Barricade stops, or that does you 0 Damage, still counts: the one that follows goes to the player after you.
    .title = Stopped attacks still count
rule-W-COMBAT-13 = Enemies you have not killed when Combat ends keep their places on the line and fight on in the Round to come.
    .title = Enemies left standing
rule-W-COMBAT-14 = Combat is over when the last enemy has attacked. Unless the game ends here, you pass the First Player token on and go back to Search.
    .title = End of Combat

## Ammo

rule-W-AMMO-01 = 1 Gun Ammo is the least you spend on an attack with a gun; if you have none, you cannot fire it.
    .title = Guns need Gun Ammo
rule-W-AMMO-02 = 1 Arrow is the least you spend on an attack with a bow; if you have none, you cannot shoot.
    .title = Bows need Arrows
rule-W-AMMO-03 = To each weapon its own Ammo: you cannot load an Arrow into a gun, nor shoot Gun Ammo from a bow.
    .title = The right Ammo
rule-W-AMMO-04 = 1 Ammo card or several: spend as many as you hold on the same attack, but settle the number before you draw.
    .title = Spending more Ammo
rule-W-AMMO-05 = 1 Combat card for you to draw with every Ammo card you spend, on top of those your weapon draws anyway.
    .title = Ammo brings Combat cards
rule-W-AMMO-06 = Discard all the Ammo you have spent, even if your attack did no harm. Only a Perk can bring some back.
    .title = Ammo does not return

## Combat cards

rule-W-CCARD-01 = 1 Combat card takes effect, and only 1, however many you have drawn for your attack.
    .title = Only one counts
rule-W-CCARD-02 = If you have drawn for your attack, you must apply a card, however poor: when a −2 is all you have, you take the −2.
    .title = No way around it
rule-W-CCARD-03 = 2 or more Combat cards drawn for your attack leave you the choice: you alone say which one takes effect.
    .title = Your choice of card
rule-W-CCARD-04 = Discard the Combat cards you did not choose: nothing they show takes place.
    .title = Cards not chosen
rule-W-CCARD-05 = Certain weapons give you Combat cards of their own: the weapon tells you how many, and any Ammo you spend adds to them.
    .title = Weapons that draw
rule-W-CCARD-06 = 1 Combat deck serves all: certain enemies take cards from it as well when they attack you.
    .title = Enemies draw as well
rule-W-CCARD-07 = If you have to draw and the Combat deck is empty, shuffle the discarded cards to make it anew. Those already drawn for the present attack stay out.
    .title = An empty Combat deck
rule-W-CCARD-08 = −2 to +3 Damage, Splash, or the one with the other: that is what a Combat card can bring to your attack.
    .title = What a Combat card brings
rule-W-CCARD-09 = What a Combat card does for you, it does for an enemy too. Only Loose Rubble is lost on them: an enemy that draws it gains nothing from it.
    .title = Effects work both ways
rule-W-CCARD-10 = 2 or more Combat cards for an enemy: apply the one that hurts its target most, leaving Splash and other effects out of the comparison. If some are equal, you players choose.
    .title = Enemies use the worst
