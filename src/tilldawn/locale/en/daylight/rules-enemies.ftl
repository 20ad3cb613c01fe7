### Rulebook of daylight: Enemies

## Enemies

rule-W-ENEMY-01 = Two Damage is enough to discard a Wanderer. It has no special ability.
    .title = The Wanderer
rule-W-ENEMY-02 = Three Damage in all puts a Raider out of the fight: discard its card.
    .title = The Raider's Health
rule-W-ENEMY-03 = One of your Rubble cards, taken at random, is discarded when a Raider's attack hurts you. Ammo can go this way, weapons cannot.
    .title = The Raider's theft
rule-W-ENEMY-04 = No Damage means no theft: if a Barricade, a Trap or a poor Combat card leaves you unhurt by the Raider, you keep all your cards.
    .title = No wound, no theft
rule-W-ENEMY-05 = One card goes to the Raider, and every card you could lose is equally likely. A stack of 3 is 3 times as exposed as a lone card, and shrinks by 1 only.
    .title = What the Raider picks
rule-W-ENEMY-06 = Raiders never find your Backpack or what is inside it. If you have only that and your weapons, you lose nothing.
    .title = Raiders and the Backpack
rule-W-ENEMY-07 = Four Damage brings a Brute down: put its card in the discard.
    .title = The Brute's Health
rule-W-ENEMY-08 = A Brute walks past your Barricades: you take all the Damage of its attack, and no Barricade is used up.
    .title = Brutes and Barricades
rule-W-ENEMY-09 = Four Damage from your Trap strikes a Brute as it would any enemy, and that is enough to kill it. Only your Barricades fail against Brutes.
    .title = Brutes and Traps
rule-W-ENEMY-10 = Eight Damage, over as many attacks as it takes, sends a Monster to the discard.
    .title = The Monster's Health
rule-W-ENEMY-11 = +1 Damage goes to the attack of every other enemy while a Monster is in play.
    .title = The Monster's bonus
rule-W-ENEMY-12 = +2 Damage with 2 Monsters, +3 with 3: each Monster in play strengthens the other enemies once more.
    .title = Several Monsters
rule-W-ENEMY-13 = Monsters gain nothing from one another: however many are in play, a Monster attacks with its own strength only.
    .title = Monsters do not help Monsters
rule-W-ENEMY-14 = One Damage, from you or from an enemy, is enough to kill a Survivor: discard the card.
    .title = The Survivor's Health
rule-W-ENEMY-15 = Five types of Horde card can stand on the line, and the type decides Health and attack. Only the Survivor has no attack.
    .title = Five types of Horde card
