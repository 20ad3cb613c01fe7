### Rulebook of daylight: rulings

## Rulings: damaged or missing text

rule-G-01 = One Planks card and one Nails card make a Barricade. The printed list of recipes has lost its first line, and Tilldawn fills it with the likeliest pair.
    .title = The Barricade's recipe
rule-G-02 = Tilldawn counts Ammo as the fourth way to deal Damage, since each Ammo card you spend draws a Combat card. The printed rules announce 4 ways and describe only 3.
    .title = The fourth way to hurt
rule-G-03 = A Rubble card is in the game if its number is not above the number of players: with 3 of you, those marked 1, 2 and 3. The printed example has lost some of its figures.
    .title = Numbers on Rubble cards
rule-G-04 = The 138 Rubble cards are the WAVE! card, 6 unique weapons, 11 common weapons and 120 cards to find in Search. The printed rules give the total without saying what is in it.
    .title = The 138 Rubble cards
rule-G-05 = Planks, Spear, Vitality Pills, 0 Damage and the infinity symbol: that is how Tilldawn reads the words whose letters came out wrong in the text of the printed rules.
    .title = Misread letters
rule-G-06 = One card comes to you after an attack with Loose Rubble: draw the top of the Active Rubble pile and treat it as in Search; from an empty pile you get none. The printed rules name this effect without explaining it.
    .title = Loose Rubble

## Rulings: Search, WAVE! and the line

rule-G-07 = After you delay WAVE!, the next player clockwise draws, because the card you took in the delay was your draw. The printed rules do not say whose turn it is.
    .title = Who draws after a delay
rule-G-08 = In Round 1 the Active Rubble pile is built 1 time only. The printed rules ask for it in the setup and again when Search begins.
    .title = The first Active Rubble pile
rule-G-09 = The enemies line up when WAVE! is accepted; until then the Assault card tells you how many come, not in what order. A switch of the table lines them up as soon as the Assault card is revealed. The printed rules give two different moments.
    .title = When enemies line up
rule-G-10 = With 1 Health left you may delay WAVE! or drink an Energy Drink, but you die of it and the game is lost; whenever a choice is certain to kill you, Tilldawn asks you twice. The printed rules neither allow nor forbid it.
    .title = Paying your last Health
rule-G-11 = In Rounds 1 to 6, too, WAVE! may be the only card left to draw. You then accept it, or suffer 1 Damage and hand it to the next player; nobody draws. The printed rules speak of this only for later Rounds.
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
rule-G-23 = Two single cards fit into your Backpack, of any kind and even of the same name, but never another Backpack. The printed rules do not say whether a stack would count as one.
    .title = Two cards, not two stacks
rule-G-24 = If you have no slot free for a gift, you must discard first; a Backpack you may also take by putting 1 of your cards into it. Otherwise the gift is refused. The printed rules do not think of a full inventory in Trade.
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

rule-G-29 = Declare Ammo, Blood Lust, Vitality Pills and the Perks that add to your attack before any Combat card is drawn for it; Focus waits until you have chosen the card to apply, and a Perk that follows an attack until it is over. The printed rules do not fix these moments.
    .title = What you declare beforehand
rule-G-30 = Add up all bonuses and penalties and treat a total below 0 as 0; Splash is counted apart and stays whole. The printed rules do not say what a negative total means.
    .title = Never below zero
rule-G-31 = If 2 or more Combat cards tie for the most Damage in an enemy's attack, you and the other players choose which applies. The printed rules leave ties open.
    .title = Ties between enemy cards
rule-G-32 = If the Combat deck runs out in the middle of a draw, shuffle its discards and draw the rest; what you have drawn so far in this attack is not shuffled in, nor is the card that Lucky replaces. The printed rules do not speak of such a draw.
    .title = Deck empty while drawing
rule-G-33 = A Spear's +1 Damage stays on the enemy that carries it, and Focus cannot move it to another. The printed rules do not say how the two go together.
    .title = Focus and the Spear
rule-G-34 = A red Energy Drink gives 1 more attack and a green one gives 1 more craft: they are two different cards. A switch of the table lets you choose with either. The printed rules could also mean a single card with a choice.
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

rule-G-43 = Six Barricades, 6 Traps, 6 Grenades and 3 Spears are all there are: while none of a kind is left, you cannot craft it. The printed rules give no numbers.
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
rule-G-57 = One board exists for each character, so you cannot choose a character that another player has taken. The printed rules do not say it in so many words.
    .title = No character twice
rule-G-58 = All Damage of 1 attack, Splash included, falls on everyone at once; only then does Tilldawn look who has died. The printed rules give no order.
    .title = Damage falls together
rule-G-59 = If none of you can remember a zombie, the First Player is drawn at random. The printed rules take it that one of you can.
    .title = Nobody met a zombie
rule-G-60 = Once you have skipped your turn, you cannot take it after all; only a Cheer played as it ends gives it back to you. The printed rules do not say whether you may change your mind.
    .title = A skip is final
