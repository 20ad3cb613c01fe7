### Rulebook of daylight: Survivors, Special cards, Bad Luck, Junk

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
rule-W-SURV-07 = One point of your Splash kills a Survivor standing next to the target.
    .title = Splash kills Survivors
rule-W-SURV-08 = Survivors do not stand between you and victory: you can win with any number of them still on the line.
    .title = Survivors and victory

## Special cards

rule-W-SPEC-01 = One Damage, suffered at once, is the price of an Energy Drink in your own Combat turn. A red one lets you attack 1 more time this turn, a green one lets you craft 1 more time.
    .title = Energy Drink
rule-W-SPEC-02 = One Damage from an Energy Drink can be your last: if it kills your character, you all lose.
    .title = A deadly drink
rule-W-SPEC-03 = Play Focus in your own attack and split its Damage as you like between your target and the cards next to it.
    .title = Focus: splitting Damage
rule-W-SPEC-04 = Focus splits neither the Splash, which the cards next to your original target still take in full, nor a Spear's +1.
    .title = Focus and Splash
rule-W-SPEC-05 = One more action, to attack or to craft, goes to the player whose turn it is when you play Cheer. You cannot play it in your own turn.
    .title = Cheer: an action for another
rule-W-SPEC-06 = After playing Cheer you must take WAVE! from the player who holds it, and with it the risk of being attacked first.
    .title = Cheer brings WAVE!
rule-W-SPEC-07 = One Damage to yourself gives your attack 1 more Splash when you play Blood Lust with it.
    .title = Blood Lust
rule-W-SPEC-08 = Two more Combat cards are drawn for your attack when you play Vitality Pills with it. You still apply only 1.
    .title = Vitality Pills
rule-W-SPEC-09 = Vitality Pills go with any weapon: if yours draws no Combat card, you draw 2 and must apply 1 of them.
    .title = Pills without other draws
rule-W-SPEC-10 = One Combat card that was just drawn, for a player's attack or an enemy's, is discarded and replaced by a new one when you play Lucky.
    .title = Lucky: a new draw
rule-W-SPEC-11 = If you hold Lucky, you may play it in any player's turn and in the enemies' attacks, not just in your own.
    .title = Who may play Lucky
rule-W-SPEC-12 = One slot is all your Backpack takes; up to 2 item cards placed in it take none. With every slot full, you may keep a Backpack you find by putting 1 of your cards straight into it.
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

rule-W-BAD-01 = One Damage is what you suffer when you draw Rodent Attack.
    .title = Rodent Attack
rule-W-BAD-02 = One Rubble card of yours, picked at random, is discarded when you draw Crow Attack. Your weapons, your Backpack and its contents are spared.
    .title = Crow Attack
rule-W-BAD-03 = Two Damage is what you suffer when you draw Broken Bone.
    .title = Broken Bone
rule-W-BAD-04 = Once you have suffered a Bad Luck card, it goes to the discard; you never keep one.
    .title = After Bad Luck
rule-W-BAD-05 = Bad Luck can kill you, in Search or when Loose Rubble brings it in Combat, and the game is then lost for everyone.
    .title = Deadly Bad Luck

## Junk

rule-W-JUNK-01 = Junk does nothing by itself: you can only carry it, give it away or discard it.
    .title = Junk does nothing
rule-W-JUNK-02 = Junk is among the cards you can lose at random, so carrying some makes it likelier that a better card is spared.
    .title = Junk as a shield
rule-W-JUNK-03 = If your character has a Perk that names Junk, you may put Junk to the use described there; nobody else can.
    .title = Junk and Perks
