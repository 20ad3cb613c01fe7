### Rulebook of daylight, second part: Splash to Story mode, then the rulings.

## Splash

rule-W-SPLASH-01 = For 1 point of Splash, every neighbour of the target takes 1 Damage; for 2 points, each takes 2, and so on.
    .title = What Splash does
rule-W-SPLASH-02 = Splash only spreads outwards: the target never suffers the Splash of the attack aimed at it.
    .title = The target is spared Splash
rule-W-SPLASH-03 = Count together every Splash in one attack: what the weapon shows, what your Special cards give and what the Combat card you apply brings.
    .title = Adding up Splash
rule-W-SPLASH-04 = 2 cards at most are neighbours of a target on the line: the one on its left and the one on its right, be it an enemy or a Survivor. A target at either end of the line has only 1.
    .title = Neighbours on the line
rule-W-SPLASH-05 = When you attack a card on the line, your Splash stays on the line: it hurts neither you nor any other player.
    .title = Your Splash spares players
rule-W-SPLASH-06 = When an enemy attacks you, its Splash reaches the player on your left and the player on your right, and nobody further round the table.
    .title = Splash between players
rule-W-SPLASH-07 = When a player is attacked, Splash stays among the players: no card on the line, enemy or Survivor, suffers from it.
    .title = The line is spared Splash
rule-W-SPLASH-08 = No Splash reaches you when you play alone: with no neighbour at the table, you ignore the Splash of any attack on you.
    .title = Splash when alone
rule-W-SPLASH-09 = In a game for 2, your partner sits on both your sides but takes the Splash of an attack on you 1 time only.
    .title = Splash with two players
rule-W-SPLASH-10 = Your Barricade does not hold back Splash: you take the Damage, and the Barricade stays where it is.
    .title = Splash and Barricades

## Enemies

rule-W-ENEMY-01 = 2 Damage is enough to discard a Wanderer. It has no special ability.
    .title = The Wanderer
rule-W-ENEMY-02 = 3 Damage in all puts a Raider out of the fight: discard its card.
    .title = The Raider's Health
rule-W-ENEMY-03 = 1 of your Rubble cards, taken at random, is discarded when a Raider's attack hurts you. Ammo can go this way, weapons cannot.
    .title = The Raider's theft
rule-W-ENEMY-04 = No Damage means no theft: if a Barricade, a Trap or a poor Combat card leaves you unhurt by the Raider, you keep all your cards.
    .title = No wound, no theft
rule-W-ENEMY-05 = 1 card goes to the Raider, and every card you could lose is equally likely. A stack of 3 is 3 times as exposed as a lone card, and shrinks by 1 only.
    .title = What the Raider picks
rule-W-ENEMY-06 = Raiders never find your Backpack or what is inside it. If you have only that and your weapons, you lose nothing.
    .title = Raiders and the Backpack
rule-W-ENEMY-07 = 4 Damage brings a Brute down: put its card in the discard.
    .title = The Brute's Health
rule-W-ENEMY-08 = A Brute walks past your Barricades: you take all the Damage of its attack, and no Barricade is used up.
    .title = Brutes and Barricades
rule-W-ENEMY-09 = 4 Damage from your Trap strikes a Brute as it would any enemy, and that is enough to kill it. Only your Barricades fail against Brutes.
    .title = Brutes and Traps
rule-W-ENEMY-10 = 8 Damage, over as many attacks as it takes, sends a Monster to the discard.
    .title = The Monster's Health
rule-W-ENEMY-11 = +1 Damage goes to the attack of every other enemy while a Monster is in play.
    .title = The Monster's bonus
rule-W-ENEMY-12 = +2 Damage with 2 Monsters, +3 with 3: each Monster in play strengthens the other enemies once more.
    .title = Several Monsters
rule-W-ENEMY-13 = Monsters gain nothing from one another: however many are in play, a Monster attacks with its own strength only.
    .title = Monsters do not help Monsters
rule-W-ENEMY-14 = 1 Damage, from you or from an enemy, is enough to kill a Survivor: discard the card.
    .title = The Survivor's Health
rule-W-ENEMY-15 = 5 types of Horde card can stand on the line, and the type decides Health and attack. Only the Survivor has no attack.
    .title = Five types of Horde card

## Crafting and tokens

rule-W-CRAFT-01 = 1 action in your Combat turn lets you craft: choose a recipe, discard 1 card of each of its 2 ingredients and take the token.
    .title = How to craft
rule-W-CRAFT-02 = 1 Planks card and 1 Nails card make a Barricade, which you put beside your character.
    .title = Crafting a Barricade
rule-W-CRAFT-03 = 1 Planks card and 1 Shards card make a Spear, which you put on an enemy at once.
    .title = Crafting a Spear
rule-W-CRAFT-04 = 1 Wires card and 1 Explosives card make a Trap, which you put beside your character.
    .title = Crafting a Trap
rule-W-CRAFT-05 = 1 Nails card and 1 Explosives card make a Grenade, which you put on an enemy at once.
    .title = Crafting a Grenade
rule-W-CRAFT-06 = A Barricade or a Trap that you craft protects you alone: it stands beside your own character, and you cannot build one for somebody else.
    .title = For yourself only
rule-W-CRAFT-07 = 1 attack, the next one that would hurt you, does you no Damage at all thanks to your Barricade. A Brute's attack gets through all the same.
    .title = What a Barricade does
rule-W-CRAFT-08 = Once it has kept the Damage of 1 attack off you, your Barricade breaks: discard the token.
    .title = A Barricade breaks
rule-W-CRAFT-09 = An attack that comes to 0 Damage against you does not break your Barricade: keep it for a later one.
    .title = A harmless attack
rule-W-CRAFT-10 = When a player next to you is attacked, your Barricade is no help: the Splash hurts you in full, and you keep the token.
    .title = No help against Splash
rule-W-CRAFT-11 = Bad Luck goes round your Barricade: you suffer the card you drew, and you keep the token.
    .title = No help against Bad Luck
rule-W-CRAFT-12 = 4 Damage hits the enemy that is about to attack you, before its attack, if you have a Trap beside your character.
    .title = What a Trap does
rule-W-CRAFT-13 = If your Trap kills the enemy, its attack comes to nothing: you take 0 Damage and suffer no effect, not even a Raider's theft.
    .title = The Trap kills
rule-W-CRAFT-14 = An enemy that lives through your Trap still attacks you, at full strength.
    .title = The Trap does not kill
rule-W-CRAFT-15 = 1 Trap goes off 1 time: discard the token whether the enemy died or not.
    .title = A Trap is spent
rule-W-CRAFT-16 = Your Traps go off first and your Barricades come second. If a Trap kills the attacker, you keep your Barricade.
    .title = Traps before Barricades
rule-W-CRAFT-17 = 3 Damage strikes the enemy on which you put your Spear, as soon as you craft it.
    .title = What a Spear does
rule-W-CRAFT-18 = +1 Damage is added, from then on, to each attack that targets an enemy with a Spear in it, whichever player makes it.
    .title = The Spear's lasting bonus
rule-W-CRAFT-19 = Your Spear stays in its enemy, from Round to Round, until that enemy dies; then the token is discarded too.
    .title = The Spear goes with its enemy
rule-W-CRAFT-20 = Up to 3 cards are driven off when you craft a Grenade: the enemy you put it on and the cards on either side. They are out of the fight until Combat is over.
    .title = What a Grenade does
rule-W-CRAFT-21 = No attack comes from a card driven off by a Grenade: in this Combat phase, its turn is passed over.
    .title = Driven off, no attack
rule-W-CRAFT-22 = You cannot choose a card driven off by a Grenade as a target, be it for an attack, an ability or a token.
    .title = Driven off, no target
rule-W-CRAFT-23 = No Damage reaches a card driven off by a Grenade, and Splash is no exception.
    .title = Driven off, no Damage
rule-W-CRAFT-24 = When Combat ends, the cards driven off take up their old places on the line again, and the Grenade is discarded.
    .title = Back from the Grenade
rule-W-CRAFT-25 = Barricades and Traps you have not used stay beside your character in the Rounds that follow.
    .title = Tokens that stay

## Survivors

rule-W-SURV-01 = Survivors have their place on the line like any enemy, wherever the shuffle puts them.
    .title = Survivors on the line
rule-W-SURV-02 = No attack ever comes from a Survivor: when the order on the line reaches it, go on to the next card.
    .title = Survivors do not attack
rule-W-SURV-03 = As long as a Survivor stands, the enemies attack Survivors, the leftmost one first. You and the other players, beginning with the holder of WAVE!, are attacked only when no Survivor is left.
    .title = Survivors are attacked first
rule-W-SURV-04 = The first attack after the last Survivor's death goes to the holder of WAVE!, however many attacks the Survivors took before it.
    .title = After the last Survivor
rule-W-SURV-05 = If a Survivor lives to the end of the Round, leave it where it is: it stands there in the next Rounds too.
    .title = Survivors stay
rule-W-SURV-06 = You may choose a Survivor as the target of your attack, just as you would an enemy.
    .title = Attacking a Survivor
rule-W-SURV-07 = 1 point of your Splash kills a Survivor standing next to the target.
    .title = Splash kills Survivors
rule-W-SURV-08 = Survivors do not stand between you and victory: you can win with any number of them still on the line.
    .title = Survivors and victory

## Special cards

rule-W-SPEC-01 = 1 Damage, suffered at once, is the price of an Energy Drink in your own Combat turn. A red one lets you attack 1 more time this turn, a green one lets you craft 1 more time.
    .title = Energy Drink
rule-W-SPEC-02 = 1 Damage from an Energy Drink can be your last: if it kills your character, you all lose.
    .title = A deadly drink
rule-W-SPEC-03 = Play Focus in your own attack and split its Damage as you like between your target and the cards next to it.
    .title = Focus: splitting Damage
rule-W-SPEC-04 = Focus splits everything but the Splash: the cards next to your original target still take that in full.
    .title = Focus and Splash
rule-W-SPEC-05 = 1 more action, to attack or to craft, goes to the player whose turn it is when you play Cheer. You cannot play it in your own turn.
    .title = Cheer: an action for another
rule-W-SPEC-06 = After playing Cheer you must take WAVE! from the player who holds it, and with it the risk of being attacked first.
    .title = Cheer brings WAVE!
rule-W-SPEC-07 = 1 Damage to yourself gives your attack 1 more Splash when you play Blood Lust with it.
    .title = Blood Lust
rule-W-SPEC-08 = 2 more Combat cards are drawn for your attack when you play Vitality Pills with it. You still apply only 1.
    .title = Vitality Pills
rule-W-SPEC-09 = Vitality Pills go with any weapon: if yours draws no Combat card, you draw 2 and must apply 1 of them.
    .title = Pills without other draws
rule-W-SPEC-10 = 1 Combat card that was just drawn, for a player's attack or an enemy's, is discarded and replaced by a new one when you play Lucky.
    .title = Lucky: a new draw
rule-W-SPEC-11 = If you hold Lucky, you may play it in any player's turn and in the enemies' attacks, not just in your own.
    .title = Who may play Lucky
rule-W-SPEC-12 = 1 slot is all your Backpack takes; up to 2 item cards placed in it take none.
    .title = What a Backpack holds
rule-W-SPEC-13 = Raiders cannot rob you of your Backpack, nor of a card you carry in it.
    .title = Backpack safe from Raiders
rule-W-SPEC-14 = Bad Luck cannot cost you your Backpack or its contents: set them apart before a card is lost at random.
    .title = Backpack safe from Bad Luck
rule-W-SPEC-15 = In every phase you may put cards into your Backpack, take them out or exchange them, as long as your inventory stays within its limit.
    .title = Repacking the Backpack
rule-W-SPEC-16 = If you give your Backpack away in Trade, the cards inside go with it, and all of it counts as 1 gift.
    .title = Giving a Backpack away
rule-W-SPEC-17 = If you discard your Backpack, the cards still inside are discarded too.
    .title = Discarding a Backpack
rule-W-SPEC-18 = Once you have used a Special card, discard it. The Backpack is the exception: it stays with you.
    .title = Special cards are spent
rule-W-SPEC-19 = You may play more than 1 Special card in a turn, even on a single attack.
    .title = Several Special cards

## Bad Luck

rule-W-BAD-01 = 1 Damage is what you suffer when you draw Rodent Attack.
    .title = Rodent Attack
rule-W-BAD-02 = 1 Rubble card of yours, picked at random, is discarded when you draw Crow Attack. Your weapons, your Backpack and its contents are spared.
    .title = Crow Attack
rule-W-BAD-03 = 2 Damage is what you suffer when you draw Broken Bone.
    .title = Broken Bone
rule-W-BAD-04 = Once you have suffered a Bad Luck card, it goes to the discard; you never keep one.
    .title = After Bad Luck
rule-W-BAD-05 = Bad Luck can kill you during Search, and the game is then lost for everyone.
    .title = Deadly Bad Luck

## Junk

rule-W-JUNK-01 = Junk does nothing by itself: you can only carry it, give it away or discard it.
    .title = Junk does nothing
rule-W-JUNK-02 = Junk is among the cards you can lose at random, so carrying some makes it likelier that a better card is spared.
    .title = Junk as a shield
rule-W-JUNK-03 = If your character has a Perk that names Junk, you may put Junk to the use described there; nobody else can.
    .title = Junk and Perks

## Last Round

rule-W-LAST-01 = 6 Rounds bring new enemies; once the sixth is over, nobody joins the line any more.
    .title = No more newcomers
rule-W-LAST-02 = If an enemy is still standing after Round 6, play one more Round: search the cards still in the Active Rubble pile, with WAVE! shuffled among them.
    .title = Searching after Round 6
rule-W-LAST-03 = No Assault card is revealed when you draw WAVE! after Round 6. You accept it or delay it all the same.
    .title = WAVE! without an Assault
rule-W-LAST-04 = A Round played after the sixth has its Trade and its Combat like any other.
    .title = Trade and Combat go on
rule-W-LAST-05 = After Round 6 you play Round upon Round until no enemy is left, or until one character's death loses you the game.
    .title = Until nobody is left
rule-W-LAST-06 = 1 Damage lets you hand WAVE! on, instead of accepting it, when it is the only card left to draw. The First Player chooses first, and each player who receives it has the same choice.
    .title = Only WAVE! is left

## End of the game

rule-W-END-01 = 3 things together make you win: Round 6 is over, no enemy stands on the line, and every character lives.
    .title = How you win
rule-W-END-02 = If you clear the line before the end of Round 6, you have not won yet: the next Round begins as usual.
    .title = No early victory
rule-W-END-03 = As long as one condition of victory is missing and every character lives, you play on.
    .title = Playing on

## Solo

rule-W-SOLO-01 = 10 slots, not 8, make up your inventory when you play alone.
    .title = Solo inventory
rule-W-SOLO-02 = 3 weapons are your kit in a solo game: the unique one of your character, and 2 common ones that you choose.
    .title = Solo weapons
rule-W-SOLO-03 = In a solo game, take no notice of Splash in an attack on you. Your own Splash on the line works as ever.
    .title = Solo and Splash
rule-W-SOLO-04 = 7 Rubble cards join the Active Rubble pile in each Round of a solo game.
    .title = Solo Rubble
rule-W-SOLO-05 = In a solo game, every enemy attack that no Survivor takes for you comes at you.
    .title = Solo: all attacks on you

## Story mode

rule-W-STORY-01 = Stories are optional scenarios, each with rules of its own. You need none of them to play.
    .title = Optional stories

## Rulings: damaged or missing text

rule-G-01 = 1 Planks card and 1 Nails card make a Barricade. The printed list of recipes has lost its first line, and Tilldawn fills it with the likeliest pair.
    .title = The Barricade's recipe
rule-G-02 = Tilldawn counts Ammo as the fourth way to deal Damage, since each Ammo card you spend draws a Combat card. The printed rules announce 4 ways and describe only 3.
    .title = The fourth way to hurt
rule-G-03 = A Rubble card is in the game if its number is not above the number of players: with 3 of you, those marked 1, 2 and 3. The printed example has lost some of its figures.
    .title = Numbers on Rubble cards
rule-G-04 = The 138 Rubble cards are the WAVE! card, 6 unique weapons, 11 common weapons and 120 cards to find in Search. The printed rules give the total without saying what is in it.
    .title = The 138 Rubble cards
rule-G-05 = Planks, Spear, Vitality Pills, 0 Damage and the infinity symbol: that is how Tilldawn reads the words whose letters came out wrong in the text of the printed rules.
    .title = Misread letters
rule-G-06 = 1 card comes to you after an attack with Loose Rubble: draw the top of the Active Rubble pile and treat it as in Search; from an empty pile you get none. The printed rules name this effect without explaining it.
    .title = Loose Rubble

## Rulings: Search, WAVE! and the line

rule-G-07 = After you delay WAVE!, the next player clockwise draws, because the card you took in the delay was your draw. The printed rules do not say whose turn it is.
    .title = Who draws after a delay
rule-G-08 = In Round 1 the Active Rubble pile is built 1 time only. The printed rules ask for it in the setup and again when Search begins.
    .title = The first Active Rubble pile
rule-G-09 = The enemies line up when WAVE! is accepted; until then the Assault card tells you how many come, not in what order. The printed rules give two different moments.
    .title = When enemies line up
rule-G-10 = With 1 Health left you may delay WAVE! or drink an Energy Drink, but you die of it and the game is lost; Tilldawn asks you twice. The printed rules neither allow nor forbid it.
    .title = Paying your last Health
rule-G-11 = 1 Damage lets you hand WAVE! to the next player, without a draw, when it is the only card left to draw before Round 6 is over. The printed rules speak of this only for later Rounds.
    .title = Delaying with an empty pile
rule-G-12 = Left and clockwise mean the same in Tilldawn: the next seat round the table. The printed rules use both words.
    .title = Left is clockwise
rule-G-13 = If the Rubble pile has too few cards for the Round, all those left go to the Active Rubble pile, and discards never come back. The printed rules do not say what to do.
    .title = Rubble runs short
rule-G-14 = The line closes up once the whole attack is resolved; until then, neighbours are the cards that stood there when you declared it. The printed rules say nothing about gaps.
    .title = Closing the line
rule-G-15 = If a type of Horde card runs out, discarded cards of that type come back; if there are none, fewer come. The printed rules do not foresee it.
    .title = Horde cards run out
rule-G-16 = Damage on a Horde card adds up, from attack to attack and from Round to Round, until it is enough to discard it. The printed rules could also be read as asking for it in one blow.
    .title = Damage adds up
rule-G-17 = You see every inventory, every Health and every revealed Assault card; only the order of the decks is hidden from you. The printed rules do not say what is secret.
    .title = What everyone may see
rule-G-18 = In each Combat phase the attacks on players begin anew with the holder of WAVE!, wherever they stopped in the Round before. The printed rules do not say whether the order carries over.
    .title = The order starts anew
rule-G-19 = The first player attacked is the one who holds WAVE! when the enemies begin, even if another drew it. The printed rules name now the one, now the other.
    .title = Holder, not drawer

## Rulings: inventory and Trade

rule-G-20 = You may give a starting weapon away in Trade but not discard it, and it stays just as safe with its new owner. The printed rules say you cannot lose it and leave throwing it away open.
    .title = Keeping starting weapons
rule-G-21 = Crow Attack never costs you a weapon, whatever its kind. The printed rules make that exception for Raiders only.
    .title = The crow spares weapons
rule-G-22 = A random loss picks among your single cards, not your slots, with the same chance for each. The printed rules do not say how a stack counts.
    .title = Cards, not slots
rule-G-23 = 2 single cards fit into your Backpack, of any kind and even of the same name, but never another Backpack. The printed rules do not say whether a stack would count as one.
    .title = Two cards, not two stacks
rule-G-24 = If you have no slot free for a gift, you must discard first; otherwise the gift is refused. The printed rules do not think of a full inventory in Trade.
    .title = A gift without room
rule-G-25 = You may repack your Backpack at any moment, except while an effect such as a theft is being resolved. The printed rules name no such limit.
    .title = When you may repack
rule-G-26 = You can heal only yourself; to help another player, give them the card. The printed rules do not say who may be healed.
    .title = Healing someone else
rule-G-27 = Common weapons that nobody chose are out of the game and are not mixed into the Rubble. The printed rules do not say where they go.
    .title = Weapons nobody chose
rule-G-28 = Without a weapon you can use, for want of Ammo or because you gave it away, you cannot attack: craft, or skip your turn. The printed rules do not foresee it.
    .title = No usable weapon

## Rulings: attacks, Combat cards and Splash

rule-G-29 = Declare Ammo, Blood Lust, Vitality Pills and Perks before any Combat card is drawn for your attack; Focus waits until you have chosen the card to apply. The printed rules do not fix these moments.
    .title = What you declare beforehand
rule-G-30 = Add up all bonuses and penalties and treat a total below 0 as 0; Splash is counted apart and stays whole. The printed rules do not say what a negative total means.
    .title = Never below zero
rule-G-31 = If 2 or more Combat cards tie for the most Damage in an enemy's attack, you and the other players choose which applies. The printed rules leave ties open.
    .title = Ties between enemy cards
rule-G-32 = If the Combat deck runs out in the middle of a draw, shuffle its discards and draw the rest; what you have drawn so far in this attack is not shuffled in. The printed rules do not speak of such a draw.
    .title = Deck empty while drawing
rule-G-33 = A Spear's +1 Damage stays on the enemy that carries it, and Focus cannot move it to another. The printed rules do not say how the two go together.
    .title = Focus and the Spear
rule-G-34 = A red Energy Drink gives 1 more attack and a green one gives 1 more craft: they are two different cards. The printed rules could also mean a single card with a choice.
    .title = Red and green drinks
rule-G-35 = You may play Cheer while you hold WAVE! yourself, and you simply keep it; in a solo game you can never play Cheer. The printed rules assume that another player holds it.
    .title = Cheer while holding WAVE!
rule-G-36 = Lucky has its moment between the drawing of an attack's Combat cards and the choice among them; any player may play it, and several may follow one another. The printed rules do not say how long you may wait.
    .title = When to play Lucky
rule-G-37 = Your Backpack stays with you until you discard it or give it away. The printed rules do not say whether it bears the infinity symbol.
    .title = The Backpack stays
rule-G-38 = When an enemy attacks a Survivor, its Splash hits the cards on either side of the Survivor, enemies too, and no player. The printed rules do not deal with this case.
    .title = Splash beside a Survivor
rule-G-39 = If the Splash of a Raider's attack hurts you, you lose 1 random card that is not a weapon, just as its target does. The printed rules do not say whether Splash counts.
    .title = A Raider's Splash steals
rule-G-40 = +1 Damage from a Monster goes to the target of the attack alone and never to its Splash. The printed rules do not say which of the two grows.
    .title = Monster's bonus and Splash
rule-G-41 = +1 Damage from a Monster also counts when another enemy attacks a Survivor. The printed rules do not say whom the stronger attack must aim at.
    .title = Monster's bonus on Survivors
rule-G-42 = A Spear's +1 Damage counts for attacks that target its enemy, not for Splash, Traps or the 3 Damage of another Spear; several Spears add up. The printed rules do not say what counts as an attack here.
    .title = Limits of the Spear's bonus

## Rulings: tokens

rule-G-43 = 6 Barricades, 6 Traps, 6 Grenades and 3 Spears are all there are: while none of a kind is left, you cannot craft it. The printed rules give no numbers.
    .title = How many tokens exist
rule-G-44 = Your Traps go off one by one, only as many as it takes to kill the enemy; you keep the rest. The printed rules do not say whether all go off together.
    .title = Several Traps
rule-G-45 = You may have as many Barricades and Traps beside your character as you can craft. The printed rules name no limit, and Tilldawn sets none.
    .title = No limit on protections
rule-G-46 = A Grenade drives off the Survivors next to its target too, and the enemies cannot attack them in this phase. The printed rules speak of adjacent enemies only.
    .title = A Grenade beside a Survivor
rule-G-47 = While cards are driven off by a Grenade, those to the left and right of the gap are not neighbours. The printed rules do not say whether the line closes.
    .title = The gap a Grenade leaves
rule-G-48 = No bonus comes from a Monster while a Grenade keeps it away. The printed rules do not say whether it still strengthens the others.
    .title = A Monster driven off
rule-G-49 = You may put a Spear or a Grenade on an enemy only, never on a Survivor. The printed rules leave open whether a Survivor is enemy enough.
    .title = Tokens need an enemy
rule-G-50 = Traps act first, Barricades second, and a Perk that lowers Damage, such as the Pillar's, comes last. The printed rules give Perks no place in this order.
    .title = Perks after protections

## Rulings: Rounds and the end

rule-G-51 = After Round 6 you search what is left of the Active Rubble pile, and nothing more is dealt from the Rubble pile. The printed rules do not make clear which of the two they mean.
    .title = The pile after Round 6
rule-G-52 = Each Round after the sixth counts as a Round: your Perks can be used again, and the First Player token moves on. The printed rules do not say so.
    .title = Extra Rounds are Rounds
rule-G-53 = If a character dies at the same moment as the last enemy, you have lost. The printed rules do not say which comes first.
    .title = Both fall together
rule-G-54 = In a solo game the First Player token never leaves you, and your First Player Perk is there for you in every Round. The printed rules do not mention it.
    .title = First Player when alone
rule-G-55 = You win, or not yet, at the end of Combat in Round 6 and in each Round after it. The printed rules list the conditions and not the moment.
    .title = When victory is checked
rule-G-56 = Enemies driven off by a Grenade at the end of Round 6 come back before Tilldawn checks for victory, so you have not won yet. The printed rules do not say whether they still count.
    .title = Grenades and victory
rule-G-57 = 1 board exists for each character, so you cannot choose a character that another player has taken. The printed rules do not say it in so many words.
    .title = No character twice
rule-G-58 = All Damage of 1 attack, Splash included, falls on everyone at once; only then does Tilldawn look who has died. The printed rules give no order.
    .title = Damage falls together
rule-G-59 = If none of you can remember a zombie, the First Player is drawn at random. The printed rules take it that one of you can.
    .title = Nobody met a zombie
rule-G-60 = Once you have skipped your turn, you cannot take it after all. The printed rules do not say whether you may change your mind.
    .title = A skip is final
