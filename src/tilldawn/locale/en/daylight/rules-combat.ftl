### Rulebook of daylight: Combat: turns and attacks, Ammo, Combat cards, Splash

## Combat: turns and attacks

rule-W-COMBAT-01 = One turn each: the First Player opens, the rest of you follow clockwise, and every enemy waits until you are done.
    .title = Players act first
rule-W-COMBAT-02 = One action per turn: you attack, you craft, or you let it pass. Certain cards and Perks give you more.
    .title = A single action
rule-W-COMBAT-03 = One weapon, one target: to attack, pick a weapon of yours and a Horde card on the line.
    .title = Making an attack
rule-W-COMBAT-04 = Fixed Damage owes nothing to luck: your target suffers exactly what your weapon shows.
    .title = Fixed Damage
rule-W-COMBAT-05 = Add together your weapon's fixed Damage, the Combat card you apply and any further bonus: your target suffers that sum. It cannot drop under 0.
    .title = Adding up Damage
rule-W-COMBAT-06 = Damage your target did not need in order to die is wasted. Only Focus lets you turn some of it on the neighbours.
    .title = Overkill is lost
rule-W-COMBAT-07 = Two Damage in all, or more, and you discard a Wanderer; a Raider takes 3, a Brute 4, a Monster 8, a Survivor just 1.
    .title = Discarding Horde cards
rule-W-COMBAT-08 = No action for a Special card: play it ahead of your action or following it, and you can still attack or craft.
    .title = Special cards are free
rule-W-COMBAT-09 = One attack from each enemy: when you have all had your turns, the line strikes, leftmost first. Survivors, and enemies away because of a Grenade, make none.
    .title = The enemies attack
rule-W-COMBAT-10 = If you hold WAVE!, the opening attack of the enemies is for you. As long as a Survivor is in play, it takes the blow instead.
    .title = The first attack
rule-W-COMBAT-11 = One seat further for every attack that follows: when an enemy has attacked you, your left-hand neighbour is the next target.
    .title = Then clockwise
rule-W-COMBAT-12 = An attack that your Trap or Barricade stops, or that does you 0 Damage, still counts: the one that follows goes to the player after you.
    .title = Stopped attacks still count
rule-W-COMBAT-13 = Enemies you have not killed when Combat ends keep their places on the line and fight on in the Round to come.
    .title = Enemies left standing
rule-W-COMBAT-14 = Combat is over when the last enemy has attacked. Unless the game ends here, you pass the First Player token on and go back to Search.
    .title = End of Combat

## Ammo

rule-W-AMMO-01 = One Gun Ammo is the least you spend on an attack with a gun; if you have none, you cannot fire it.
    .title = Guns need Gun Ammo
rule-W-AMMO-02 = One Arrow is the least you spend on an attack with a bow; if you have none, you cannot shoot.
    .title = Bows need Arrows
rule-W-AMMO-03 = To each weapon its own Ammo: you cannot load an Arrow into a gun, nor shoot Gun Ammo from a bow.
    .title = The right Ammo
rule-W-AMMO-04 = One Ammo card or several: spend as many as you hold on the same attack, but settle the number before you draw.
    .title = Spending more Ammo
rule-W-AMMO-05 = One Combat card for you to draw with every Ammo card you spend, on top of those your weapon draws anyway.
    .title = Ammo brings Combat cards
rule-W-AMMO-06 = Discard all the Ammo you have spent, even if your attack did no harm. Only a Perk can bring some back.
    .title = Ammo does not return

## Combat cards

rule-W-CCARD-01 = One Combat card takes effect, and only 1, however many you have drawn for your attack.
    .title = Only one counts
rule-W-CCARD-02 = If you have drawn for your attack, you must apply a card, however poor: when a −2 is all you have, you take the −2.
    .title = No way around it
rule-W-CCARD-03 = Two or more Combat cards drawn for your attack leave you the choice: you alone say which one takes effect.
    .title = Your choice of card
rule-W-CCARD-04 = Discard the Combat cards you did not choose: nothing they show takes place.
    .title = Cards not chosen
rule-W-CCARD-05 = Certain weapons give you Combat cards of their own: the weapon tells you how many, and any Ammo you spend adds to them.
    .title = Weapons that draw
rule-W-CCARD-06 = One Combat deck serves all: certain enemies take cards from it as well when they attack you.
    .title = Enemies draw as well
rule-W-CCARD-07 = If you have to draw and the Combat deck is empty, shuffle the discarded cards to make it anew. Those already drawn for the present attack stay out.
    .title = An empty Combat deck
rule-W-CCARD-08 = −2 to +3 Damage, perhaps with Splash or with Loose Rubble: that is what a Combat card can bring to your attack.
    .title = What a Combat card brings
rule-W-CCARD-09 = What a Combat card does for you, it does for an enemy too. Only Loose Rubble is lost on them: an enemy that draws it gains nothing from it.
    .title = Effects work both ways
rule-W-CCARD-10 = Two or more Combat cards for an enemy: apply the one that hurts its target most, leaving Splash and other effects out of the comparison. If some are equal, you players choose.
    .title = Enemies use the worst

## Splash

rule-W-SPLASH-01 = For 1 point of Splash, every neighbour of the target takes 1 Damage; for 2 points, each takes 2, and so on.
    .title = What Splash does
rule-W-SPLASH-02 = Splash only spreads outwards: the target never suffers the Splash of the attack aimed at it.
    .title = The target is spared Splash
rule-W-SPLASH-03 = Count together every Splash in one attack: what the weapon shows, what your Special cards give and what the Combat card you apply brings.
    .title = Adding up Splash
rule-W-SPLASH-04 = Two cards at most are neighbours of a target on the line: the one on its left and the one on its right, be it an enemy or a Survivor. A target at either end of the line has only 1.
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
