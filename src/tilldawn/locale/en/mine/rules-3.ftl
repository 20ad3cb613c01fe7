### Rulebook of mine, third part: Noise to Combat.

## Noise

rule-M-NOISE-01 = 1 to 8 is the whole Noise track: a change that would carry the marker past either end stops there. At Noise 7, a rise of 3 leaves you at 8.
    .title = The limits of Noise
rule-M-NOISE-02 = At Noise 8 you may still choose something that raises Noise, as the price of a search for example. The marker simply stays on 8.
    .title = Raising Noise at 8
rule-M-NOISE-03 = When you roll for Noise, roll the Black die once: a result above the Noise level means nobody heard you. At Noise 4, you are safe from 5 upwards.
    .title = A safe Noise roll
rule-M-NOISE-04 = A Noise roll equal to or below the Noise level triggers an encounter. At Noise 4, a 4 is enough to bring someone to you.
    .title = Somebody heard you
rule-M-NOISE-05 = On an encounter the marker goes back to 1 first; only then do you draw the top Residents card and resolve it. Whatever that card asks about Noise, the level is already 1.
    .title = Order of an encounter
rule-M-NOISE-06 = Once the Resident is resolved, your exploration goes on from where it stopped. One encounter does not shield you from the next: a later Noise roll can bring another.
    .title = After an encounter
rule-M-NOISE-07 = If a rule lets you ignore the Residents card you drew, Noise still falls to 1. The encounter took place; only its effects are spared you.
    .title = Noise after an ignored Resident
rule-M-NOISE-08 = 9 and 10 are safe on every Noise roll, even at Noise 8, which is as loud as you can be.
    .title = Safe at the loudest
rule-M-NOISE-09 = When a card tells you both to raise Noise and to roll for it, raise first, then roll against the new level. At Noise 3, a rise of 1 turns a roll of 4 into an encounter.
    .title = Raise, then roll
rule-M-NOISE-10 = If an item or an effect lowers Noise for the roll only, the number you compare may fall below 1, and then no result can trigger an encounter. The marker itself does not move and keeps to its limits.
    .title = Lowered for one roll
rule-M-NOISE-11 = Noise has a meaning only while you are Scavenging. Between 2 trips the marker may rest where it was left, since it is set again when the next trip starts.
    .title = Noise between trips

## Exploration cards

rule-M-EXPL-01 = 2 uses for each card of the Unknown deck: you draw it and resolve its front, or you return it unseen to pay for time and care. In one visit, no card serves you in both ways.
    .title = Two uses for a card
rule-M-EXPL-02 = When you have resolved an Exploration card, put it face up on the Discard space. Only a card that its text sends to the Exploration slot waits there instead.
    .title = Resolved cards
rule-M-EXPL-03 = OR on a card separates the alternatives you choose from; TO stands between a price and what that price buys you. A blank line sets one group of choices apart from the next.
    .title = Reading OR and TO
rule-M-EXPL-04 = If a card offers to be ignored, you may pass it by: you pay nothing, gain nothing, and nothing else changes.
    .title = Ignoring a card
rule-M-EXPL-05 = 1 Findings card is what a typical search gives you, at either of 2 prices: return 2 Exploration cards, or raise Noise by 1 and roll for Noise. You then use the row named by the search, such as Furniture.
    .title = The price of searching
rule-M-EXPL-06 = When you need cards from the Exploration deck and it has run out, shuffle the Discard space into a new deck. The Unknown deck is never refilled in this way: once empty, it stays empty.
    .title = An empty Exploration deck
rule-M-EXPL-07 = 5 kinds of Exploration card describe the place itself: Bars, Basement Entrance, Closed Door, Blocked Door and Rubble. You may keep such a card on the Exploration slot and come back to it later in the same visit.
    .title = Cards that map the place
rule-M-EXPL-08 = When you draw an obstacle that exists at this Location, you may deal with it at once, if you have what it takes, or lay it on the Exploration slot for later in the visit. If the Location has no such obstacle, discard the card without effect.
    .title = Now or later
rule-M-EXPL-09 = At Choose Findings, the cards on the Exploration slot are shuffled back. Nothing you opened stays open: on your next visit you may meet the Closed Door again.
    .title = Nothing stays open
rule-M-EXPL-10 = A card interrupted by an encounter waits, and you finish it afterwards. If the encounter ends badly and a script says that waiting cards are lost, it goes to the Discard space unresolved.
    .title = A waiting card lost
rule-M-EXPL-11 = The last card of the Unknown deck is resolved in full, like any other. As no card is left to return, you can only use choices that cost something else, such as Noise.
    .title = The last Unknown card
rule-M-EXPL-12 = When a card makes a Character climb or sneak by rolling Combat dice, that Character may use Prowess to reroll. A test on the Black die allows this only if the text says so.
    .title = Prowess while exploring

## Findings

rule-M-FIND-01 = 1 row of a Findings card counts: the one for the kind of place you searched, be it Furniture, Heap, Pantry or Stash. The other rows give you nothing.
    .title = Only one row counts
rule-M-FIND-02 = If a Findings card brings an encounter, the Resident comes first: resolve that card to its end, then carry on with the Findings card.
    .title = The Resident comes first
rule-M-FIND-03 = If taking the loot has a price or a consequence, as it has with Civilians, Hobos or Survivors close by, you look at the loot first, then take it or leave it. Leave it, and the consequence does not happen.
    .title = Look before taking
rule-M-FIND-04 = The Findings Pile counts as carried goods: during the trip you may trade from it, fight with its weapons and use its tools. A Lockpick you have just found can open the next door.
    .title = Using what you find
rule-M-FIND-05 = After use, a Findings card goes to its discard. When you search and the deck is empty, shuffle that discard into a new deck.
    .title = Renewing the Findings deck
rule-M-FIND-06 = 3 is the weight of a child you take home with you: a person who must be carried takes up Inventory as goods do. If your party's Inventory is 4 in all, a weight of 1 is left for everything else.
    .title = Carrying someone home

## Locations

rule-M-LOC-01 = 3 Location cards lie open: the one on Near is worth 14 Exploration cards to you, on Distant 12, on Far 10. Each keeps its space until a Location is exchanged.
    .title = Three open Locations
rule-M-LOC-02 = When a text says “nearest Location”, it means the card on the space with the highest green number. For you, that is always the one on Near.
    .title = The nearest Location
rule-M-LOC-03 = To exchange a Location, remove its card to the Waste bag, slide the others towards Near, and draw a new card for Far. If you exchange the card on Near, the one from Distant takes its place.
    .title = Exchanging a Location
rule-M-LOC-04 = When the Locations deck is empty, take the removed Locations out of the Waste bag and shuffle them into a new deck. Nothing else comes back from the Waste bag.
    .title = An empty Locations deck
rule-M-LOC-05 = 2 returned cards let you Look Around, where the Location offers it: see the top 3 cards of the Unknown deck, put them back in any order and lower Noise by 1. With 1 Unknown card left, you cannot.
    .title = Look around
rule-M-LOC-06 = 6 returned cards open a Trade, where the Location offers it; its Commission is then due as well. With 5 Unknown cards or fewer left, you cannot.
    .title = Trade at a Location
rule-M-LOC-07 = 4 returned cards buy you care, where the Location offers Heal: lower the Wounds or the Illness of 1 Character present by 1, within the limits set by the place. With 3 Unknown cards or fewer left, you cannot.
    .title = Heal at a Location
rule-M-LOC-08 = 3 returned cards let you spend time with people, where the Location offers Socialise: a Black die roll tells whether the Misery of those present falls. With 2 Unknown cards or fewer left, you cannot.
    .title = Socialise at a Location
rule-M-LOC-09 = A red band on a Location is a standing rule of that place. It applies as soon as you arrive, before your first Unknown card, and for as long as its text says.
    .title = The red band
rule-M-LOC-10 = You may visit the same Location as often as you like, even 2 nights running. Each visit starts with a fresh Unknown deck.
    .title = Going back

## Residents

rule-M-RES-01 = You meet the top card of the Residents deck, either because a Noise roll failed or because an effect tells you to draw it.
    .title = Meeting a Resident
rule-M-RES-02 = To ignore a Resident, shuffle the card back into its deck without resolving it. You draw no other card in its place.
    .title = Ignoring a Resident
rule-M-RES-03 = As long as no fight is intended, you need not find out how many Residents there are or how they are armed. Both are settled at the moment a fight starts.
    .title = Numbers wait for Combat
rule-M-RES-04 = Combat begins in 1 of 2 ways: by the card, in which case you are not asked, or by your own choice where the card leaves it to you.
    .title = How a fight starts
rule-M-RES-05 = The Residents card tells you how many Enemy tokens to draw and which weapon goes with each letter: A, B or C.
    .title = Number and weapons
rule-M-RES-06 = Civilians, Hobos and Survivors are placed on the Exploration slot and stay in force until Choose Findings: what you take later in the visit is still taken before their eyes. Only their own text can send them away sooner.
    .title = Residents who stay
rule-M-RES-07 = A Resident you have resolved is kept aside or shuffled back, as the card says. At Choose Findings all of them return, so that your next visit finds the deck whole.
    .title = Where Residents go
rule-M-RES-08 = The Residents deck holds a Reality Impact too. If an encounter turns it up, you meet nobody: follow its text instead.
    .title = Reality Impact among Residents

## Night Raid

rule-M-RAID-01 = 6 steps, in this order: choose the Guards' weapons, draw and read the Night Raids card, roll the defence, apply the reductions, lose goods and take Wounds, then the Crime Wave stage. Once you have seen the card, you cannot change a weapon.
    .title = Order of the raid
rule-M-RAID-02 = 1 weapon token at most for each Guard: take it from Storage and put it on the Guard space. You cannot give one Guard both a Knife and a Pistol.
    .title = One weapon per Guard
rule-M-RAID-03 = Choose the Guards' Ammo together with their weapons, before the card is drawn. A Guard without Ammo cannot shoot.
    .title = Ammo for the Guards
rule-M-RAID-04 = Weapons that your Guards are using cannot be stolen: Damage takes only what is left in Storage.
    .title = Guards keep their weapons
rule-M-RAID-05 = 1 Night Raids card a night, the top one of the deck, is drawn and resolved, unless an Event or another effect gives you a different number.
    .title = One raid a night
rule-M-RAID-06 = Damage is the number of tokens and resources you must discard from Storage. Damage 3, with nothing to reduce it, costs you 3 of them.
    .title = What Damage means
rule-M-RAID-07 = Unless the card names what is taken, you choose which tokens and resources you lose. As with every choice, the leader decides.
    .title = Choosing what is lost
rule-M-RAID-08 = “Most expensive first” on a card means that you lose the highest values first; where values are equal, you choose. To lose 2 out of tokens worth 10, 8 and 8, give up the 10 and whichever 8 you like.
    .title = Most expensive first
rule-M-RAID-09 = The Wounds on the card are dealt to your Guards, and you split them among the Guards as you like.
    .title = Splitting raid Wounds
rule-M-RAID-10 = You may not give a Guard more Wounds than they can take while another Guard can still take them. With 3 Wounds to deal, a Guard who already has 3 can be given only 1 of them.
    .title = No Wounds wasted
rule-M-RAID-11 = 1 Combat die for each of your Guards, chosen by weapon: grey if unarmed, yellow for a Knife or a Hatchet, red for a firearm.
    .title = The Guards' dice
rule-M-RAID-12 = 1 point for each fist, knife or reticle that your Guards roll: take it off Damage or off Wounds, and split the points freely. With 3 points, you may take 1 off Damage and 2 off Wounds.
    .title = Points of defence
rule-M-RAID-13 = 1 more point for each Board-Up you have built, to be taken off Damage or Wounds.
    .title = Board-Ups in a raid
rule-M-RAID-14 = 0 is the lowest that Damage and Wounds can go. Points beyond that are lost: 4 points spent on Damage 1 gain you nothing more.
    .title = Surplus points
rule-M-RAID-15 = Each of your Guards may reroll as many times as their Prowess allows. The last result stands, even if an earlier one was better.
    .title = Prowess on guard
rule-M-RAID-16 = The hatchet icon, rolled by a Guard with a Hatchet, makes you ignore the Night Raids card: you lose nothing and nobody is wounded.
    .title = The Hatchet stops a raid
rule-M-RAID-17 = The spread icon, rolled by a Guard with a Shotgun, drives the raiders off: ignore the Night Raids card, with its losses and its Wounds.
    .title = The Shotgun stops a raid
rule-M-RAID-18 = With any other weapon, the hatchet icon and the spread icon are misses. A Guard with a Knife who rolls the hatchet icon gives you 0 points, and the card stays in force.
    .title = The wrong weapon
rule-M-RAID-19 = In a raid, the script icon and the out-of-ammo icon are plain misses: they give 0 points, and you draw no Fate card.
    .title = Misses in a raid
rule-M-RAID-20 = 1 Ammo is spent when a Guard rolls with a Pistol or a Shotgun. With an Assault Rifle, spend 1 Ammo for 1 roll or 2 Ammo for 2 rolls, as you choose.
    .title = Shooting at raiders
rule-M-RAID-21 = If you have no Ammo for a Guard's firearm, that Guard counts as unarmed and rolls the grey die.
    .title = A firearm without Ammo
rule-M-RAID-22 = To ignore a Night Raids card, shuffle it back into its deck without effect. You draw no other card in its place.
    .title = Ignoring a raid
rule-M-RAID-23 = After you have resolved it, a Night Raids card is shuffled back into its deck and may return on another night. A card whose text removes it goes to the Waste bag instead.
    .title = The card goes back
rule-M-RAID-24 = If you posted Guards and all of them die in the raid, the Shelter does not count as unguarded: what befalls a group without Guards does not befall you.
    .title = When all Guards die
rule-M-RAID-25 = If you post no Guard in the Evening, no Combat die is rolled for defence: the Shelter is taken in the night, and the Campaign ends at once as a loss.
    .title = An unguarded Shelter
rule-M-RAID-26 = 2 Night Raids cards in one night, when an Event demands it, are resolved one after the other. Your Guards roll again for the second, and every Board-Up counts against both.
    .title = Two raids in one night
rule-M-RAID-27 = 2 cards in all join the decks in the Crime Wave stage: take them from the red-corner cards set aside during setup, and shuffle each into the deck it belongs to.
    .title = The Crime Wave stage
rule-M-RAID-28 = You choose the split of the Crime Wave: 2 Night Raids cards, 2 Residents cards, or 1 of each.
    .title = Splitting the Crime Wave
rule-M-RAID-29 = You choose from which red-corner cards you take, Night Raids or Residents, but never the card itself: it is added unseen.
    .title = Cards taken blind
rule-M-RAID-30 = With fewer than 2 red-corner cards left, add what there is. With none left, skip the Crime Wave stage.
    .title = Too few red corners
rule-M-RAID-31 = The Crime Wave stage takes place every night, even if you ignored the Night Raids card.
    .title = Crime Wave every night
rule-M-RAID-32 = Whatever you lose to a raid is discarded to the box, so it may be found or bought again. Lose 2 Ammo, and the box holds 2 more.
    .title = Where the losses go
rule-M-RAID-33 = If Storage holds less than the Damage that remains, you lose all of it and nothing more happens. Damage 5 with 2 pieces in Storage costs you those 2.
    .title = More Damage than goods
rule-M-RAID-34 = 1 lost resource is 1 piece, not 1 marker: you may break a marker on Storage x5 to pay Damage, and it covers 5 losses.
    .title = Paying from Storage x5
rule-M-RAID-35 = Only your Guards take the Wounds of a raid. Characters asleep in the Shelter and those away Scavenging take none.
    .title = Who is spared
rule-M-RAID-36 = After the raid, the Guards' weapons go back to Storage, where they are at your disposal the next day.
    .title = Weapons return to Storage
rule-M-RAID-37 = If the text of a Night Raids card lowers its Damage and Wounds by a total, you split that total as you would points from the dice. With a total of 3, every split is allowed, from 3 off Damage to 3 off Wounds.
    .title = Reductions on the card

## Dawn

rule-M-DAWN-01 = Step 1 of Dawn: your scavengers return to the Shelter, and all they brought in the Findings Pile goes to Storage.
    .title = The return
rule-M-DAWN-02 = Step 2 of Dawn: you may place Meds, Herbal Meds and Bandages from Storage on your Characters.
    .title = Placing medicine at Dawn
rule-M-DAWN-03 = Step 3 of Dawn: draw a Fate card and resolve its upper part, one section after another. The lower part plays no role at Dawn.
    .title = The Fate card
rule-M-DAWN-04 = Step 4 of Dawn: draw 2 Narrative Action cards, keep 1 and shuffle the other back into the deck.
    .title = Two Narrative Actions
rule-M-DAWN-05 = Your group keeps its Narrative Action cards from day to day, even through a saved game, until you use them as their text says.
    .title = Keeping Narrative Actions
rule-M-DAWN-06 = Step 5 of Dawn: DEATH AMONG US. You make this check last, after the Narrative Actions, and only on a day when you lost someone.
    .title = The last step
rule-M-DAWN-07 = When Dawn is over, a new day begins. This is also the one moment for a Save Sheet: you can put the game away here and take it up again in the Morning.
    .title = A new day
rule-M-DAWN-08 = With fewer than 2 Narrative Action cards in the deck, draw what is there. If that is a single card, you keep it.
    .title = Few Narrative Actions left
rule-M-DAWN-09 = A sleeping Character is not spared by Fate: you apply Illness, Wounds, Cold and every other section to them. Only their Spirit is not resolved.
    .title = Fate and sleepers

## Fate cards

rule-M-FATE-01 = 2 parts on every Fate card: the upper one for Dawn, the lower one, with its die and its text, for Combat. Whichever you need, ignore the other.
    .title = Two parts
rule-M-FATE-02 = The fourth section of every Fate card resolves the Wait tokens and then discards them, so that none is left on your cards.
    .title = The Wait section
rule-M-FATE-03 = When a Fate card names a kind of medicine, the Characters who have it are treated, and all tokens of that kind on your Characters are discarded, not just 1. Two Meds on one Character are both gone after a single treatment.
    .title = Treatment by Fate
rule-M-FATE-04 = 1 token of a kind does all that can be done: if you place more of the same on one Character, the effect is no stronger.
    .title = One token is enough
rule-M-FATE-05 = If the Fate card does not allow the kind of medicine a Character carries, the token has no effect this Dawn, but stays on that Character for a later one.
    .title = Medicine not accepted
rule-M-FATE-06 = A Fate card may make you exchange a Location: that card goes to the Waste bag, the others slide towards Near, and a new one is drawn for Far.
    .title = Fate exchanges a Location
rule-M-FATE-07 = Every Fate card resolved at Dawn makes you resolve Spirit, exactly once: each Character who is awake follows the line whose letter the card names.
    .title = Fate calls for Spirit
rule-M-FATE-08 = In Combat, you draw a Fate card only if a script icon was rolled and you choose to trust fate. If you decline, no card is drawn.
    .title = Fate in Combat
rule-M-FATE-09 = The lower part counts only if its die has the colour of the die that was rolled. If you turn up a yellow card for a red roll, it is a miss.
    .title = Colours must match
rule-M-FATE-10 = Used Fate cards form a discard, whether they came up at Dawn or in Combat. After you have used the last card of the deck, shuffle the discard into a new one.
    .title = Renewing the Fate deck
rule-M-FATE-11 = 3 sections come before the Wait tokens: what becomes of Illness, what becomes of Wounds, and what Cold does or which Location you exchange. Spirit closes the upper part.
    .title = The other sections

## Wait tokens

rule-M-WAIT-01 = 1 Wait token at most may lie on a card. While it is there, the action that puts it there is closed to you.
    .title = One token per card
rule-M-WAIT-02 = A Wait token stands for work that takes until Dawn, mostly on a Fitting: your action places it, and you see the result at Dawn.
    .title = Work that takes time
rule-M-WAIT-03 = As soon as a Wait token is resolved, you discard it. After Dawn, no Wait token is left.
    .title = Resolved, then discarded
rule-M-WAIT-04 = 1 action, with its cost, gives you 1 yield. For the next, a Character must do it again and you pay again: nothing goes on by itself.
    .title = A new action each time
rule-M-WAIT-05 = Dismantle a Fitting that holds a Wait token, and the token is lost along with its yield. Move the Fitting, and the token moves with it and yields at Dawn as if nothing had happened.
    .title = Waiting Fittings moved
rule-M-WAIT-06 = Yields go to Storage, and you never get more than the box still holds. Water is the tightest: there are 6 in the whole game.
    .title = Yields and the box
rule-M-WAIT-07 = An Event can add to the yield of a Wait token. Rat Infestation gives you 1 Raw Food more from a waiting Deadfall Trap, even on a roll of 1 or 2, which would otherwise yield nothing.
    .title = Yields raised by Events

## Medicine

rule-M-MED-01 = You place Meds, Herbal Meds or Bandages on a Character of your choice, and nothing changes yet: they work only when a Fate card says so.
    .title = Placed, not yet working
rule-M-MED-02 = Every Dawn, before the Fate card is drawn, there is a regular step in which you may place medicine from Storage.
    .title = The Dawn step
rule-M-MED-03 = Besides the step at Dawn, you may place medicine at any time outside Combat and outside the resolution of a script. A table that chooses strict base play has the Dawn step only.
    .title = Medicine at other times
rule-M-MED-04 = Once the Fate card of this Dawn is drawn, you may not place medicine until the card is fully resolved.
    .title = Too late for medicine
rule-M-MED-05 = For a Character who is Scavenging, you take the token from the Findings Pile; for a Character in the Shelter, from Storage.
    .title = Where medicine comes from
rule-M-MED-06 = Once you have placed it, a token cannot be taken back, moved to someone else or stolen in a raid. Only a Fate card takes it off a living Character.
    .title = Placed for good
rule-M-MED-07 = You may place more than 1 token of a kind on a Character, but the surplus is wasted: it makes the effect no stronger and is discarded with the rest. You are warned before you do it.
    .title = Several of a kind
rule-M-MED-08 = Meds, Herbal Meds and Bandages may lie on one Character side by side. A Fate card that calls for Meds leaves the Bandages where they are.
    .title = Different kinds together
rule-M-MED-09 = Meds and Herbal Meds are for the sick, Bandages for the wounded. If a Character is both, place a token for each.
    .title = Which medicine for what
rule-M-MED-10 = If a Character dies, the medicine you placed on them is discarded to the box.
    .title = Medicine after death

## Alcohol

rule-M-ALC-01 = 1 Moonshine, discarded, raises the Fatigue of 1 Character of your choice by 2 and lowers their Misery by 1.
    .title = A drink of Moonshine
rule-M-ALC-02 = 1 token of 100% Alcohol, discarded, lowers the Misery of 1 Character of your choice by 1 and raises their Fatigue by 1 only.
    .title = 100% Alcohol
rule-M-ALC-03 = At Dawn, your Characters may drink alcohol before the Fate card, after it, or both. At any other time of day they may not, unless you play with the advanced rule for medicine and alcohol.
    .title = When to drink
rule-M-ALC-04 = At Fatigue 3, a Character may still drink Moonshine: Fatigue stops at 4, Misery falls by 1, and the Character falls asleep.
    .title = Drinking at Fatigue 3
rule-M-ALC-05 = At Fatigue 4, a Character is asleep: you can give them no alcohol of any kind.
    .title = No drink for sleepers
rule-M-ALC-06 = You choose who drinks, and may use several tokens one after another while that Character's Fatigue allows it. 2 Moonshine take a Character from Fatigue 0 to 4.
    .title = Several drinks
rule-M-ALC-07 = You take the token from Storage. If the advanced rule lets a Character drink while away, take it from the Findings Pile.
    .title = Where alcohol comes from
rule-M-ALC-08 = At Misery 0, a Character may drink, but gains nothing by it: Misery stays at 0 and Fatigue rises all the same.
    .title = Drinking without Misery

## Death and leaving

rule-M-DEATH-01 = 4 Wounds, taken in Combat, in a raid or elsewhere, kill a Character. You can also lose one when another State calls for an epilogue, or through a script.
    .title = How Characters are lost
rule-M-DEATH-02 = A Character who dies is gone for the whole Campaign: the miniature leaves the board, the card goes to the Waste bag, and the base colour is free for a newcomer.
    .title = The dead leave play
rule-M-DEATH-03 = At the end of Dawn, if any Character died or left your group that day, roll the Black die once. Each remaining Character whose Empathy is equal to or above the result has Misery +2; with Empathy 4, a roll of 4 still counts.
    .title = DEATH AMONG US
rule-M-DEATH-04 = 1 check a day, however many you lost: 2 deaths bring Misery +2, not +4.
    .title = One check a day
rule-M-DEATH-05 = If DEATH AMONG US itself costs you another Character, you do not make the check again for that loss.
    .title = No chain of checks
rule-M-DEATH-06 = A Character lost during DEATH AMONG US does not count for the next day either. The day ends with the check, and the next Dawn looks only at whom you lost after it.
    .title = Late losses
rule-M-DEATH-07 = For DEATH AMONG US, a Character who left your group counts just like one who died.
    .title = Leaving counts as death
rule-M-DEATH-08 = When a scavenger dies, play the scene to its end, Combat or script, then roll the Black die. Each other scavenger whose Empathy is equal to or above the result breaks off the trip.
    .title = Death while Scavenging
rule-M-DEATH-09 = The weapon of a fallen Character stays out of your reach until the fight is over. If the others flee, you cannot go back for it: discard the token.
    .title = Weapons of the fallen
rule-M-DEATH-10 = When a Guard dies in the raid, you deal the Wounds that remain to the other Guards. If 4 Wounds meet Guards who have 3 and 2, they can take 1 and 2: both die, and 1 Wound is lost.
    .title = Remaining raid Wounds
rule-M-DEATH-11 = If you lose a Character in the Shelter, the weapon assigned to them returns to Storage. When a Guard with a Pistol dies, the Pistol is in Storage the next morning.
    .title = Weapons left at home
rule-M-DEATH-12 = 4 Characters in all is the limit of your group. Below it, cards and scripts may bring you recruits in place of those you lost.
    .title = Room for newcomers

## Spirit

rule-M-SPIRIT-01 = 3 lines, lettered A, B and C, form the Spirit of a Character. At Dawn the Fate card names a letter, and you resolve that line for each of your Characters, once.
    .title = What Spirit is
rule-M-SPIRIT-02 = You resolve the Spirit of your Characters in any order you like, and decide that order anew each Dawn.
    .title = Order of Spirit
rule-M-SPIRIT-03 = Some scripts add a roll of the Black die each time you resolve Spirit: on a 1 or a 2, a further script follows; from 3 upwards, nothing happens this Dawn.
    .title = Scripts tied to Spirit
rule-M-SPIRIT-04 = Spirit is compulsory: you cannot skip it for a Character who is awake, even if their line does harm. Only those asleep are passed over.
    .title = Spirit cannot be skipped

## Combat

rule-M-COMB-01 = To set up a Combat, draw Enemy tokens at random, as many as the Residents card or the script says.
    .title = Drawing the Enemies
rule-M-COMB-02 = 1 letter and 1 number on each Enemy token: the letter gives its weapon by the Residents card, the number is its Prowess. If the card says B is a Knife, token B1 has a Knife and Prowess 1.
    .title = Reading an Enemy token
rule-M-COMB-03 = Place each Enemy token in the row of its weapon, at the left end of the Combat chart: there it is unhurt.
    .title = Placing the Enemies
rule-M-COMB-04 = 1 weapon for each Character present, if you wish: from the Findings Pile while Scavenging, from Storage when the fight is in the Shelter.
    .title = Arming your Characters
rule-M-COMB-05 = 1 weapon token serves 1 Character. If you have only one Knife and someone holds it, nobody else can fight with it.
    .title = No shared weapons
rule-M-COMB-06 = Combat goes on round after round until one of the 2 sides, yours or theirs, is gone: killed, fled or escaped.
    .title = How long Combat lasts
rule-M-COMB-07 = Before each round, even the first, you may decide to flee rather than fight.
    .title = When to flee
rule-M-COMB-08 = At the start of a round, a Character may change to another weapon they have on them, such as from an empty Pistol to a Knife. An Enemy may change too, but never by choice: only when it has to.
    .title = Changing weapons
rule-M-COMB-09 = To have a weapon to change to, a Character needs a spare: before the fight, you choose it from the weapons that nobody has been given. Without a declared spare, there is nothing to change to.
    .title = Spare weapons
rule-M-COMB-10 = During Combat, your Characters cannot hand weapons to one another. A Pistol stays with the Character to whom you gave it.
    .title = No swapping in Combat
rule-M-COMB-11 = 1 Combat die each round: you roll it for every Character and every Enemy, chosen by weapon: grey if unarmed, yellow for a Knife or a Hatchet, red for a firearm. Only an Assault Rifle can add a second.
    .title = The Combat dice
rule-M-COMB-12 = Fists on the grey die, knives on the yellow, reticles on the red: these are the only icons you count as Wounds, 1 for each one shown. Every other icon deals 0 Wounds, whatever else it may do.
    .title = Icons that wound
rule-M-COMB-13 = In each round all combatants act at the same moment, even though you roll the dice one after another. 2 fighters with Knives can kill each other.
    .title = All at once
rule-M-COMB-14 = Shooters are the exception: you roll for them first, and an opponent without a firearm whom they kill does not attack in that round.
    .title = Shooters first
rule-M-COMB-15 = Your shooters and theirs fire at the same moment, so 2 of them can kill each other in one round. Only opponents who are not shooting lose their attack when they are killed.
    .title = Shooter against shooter
rule-M-COMB-16 = You distribute the Wounds your Characters deal among the Enemies as you like: 2 Wounds may both go to one, or 1 each to two.
    .title = Wounds for the Enemies
rule-M-COMB-17 = You distribute the Wounds that Enemies deal as well, among the Characters present, in whatever split you choose.
    .title = Wounds for your Characters
rule-M-COMB-18 = You may not put more Wounds on a Character than it takes to die while another Character present can take them. A Character who has 3 takes only 1 out of 4; the rest must go to others.
    .title = No Wounds on the dead
rule-M-COMB-19 = If you have Wounds left over when an Enemy dies, they go on to the other Enemies. They are lost only if no Enemy is left.
    .title = Surplus against Enemies
rule-M-COMB-20 = 1 column to the right for each Wound an Enemy takes. The third Wound kills it, and its token leaves the Combat chart.
    .title = Wounded Enemies
rule-M-COMB-21 = 4 Wounds kill a Character. You record those taken in Combat at once in the Wounds State, on top of any the Character already had.
    .title = Wounded Characters
rule-M-COMB-22 = Prowess is the number of rerolls you may use for a Character in each round. With Prowess 2, that makes 2 in the first round and 2 again in the second.
    .title = Prowess per round
rule-M-COMB-23 = You need not use all your rerolls, or any. When you do reroll, the last result stands, even if it is worse than the one before.
    .title = The last roll stands
rule-M-COMB-24 = Whenever a Character rolls Combat dice, Prowess applies: in Combat, in a raid, when climbing or sneaking, whether or not the text recalls it.
    .title = Prowess outside Combat
rule-M-COMB-25 = On the Black die, you may use Prowess only if the text says so. Picking the lock of a Closed Door, for example, allows no reroll.
    .title = Prowess and the Black die
rule-M-COMB-26 = An Enemy rerolls only when its roll does no harm, and then it always does, up to as many times as its Prowess. You have no say in it.
    .title = Enemy rerolls
rule-M-COMB-27 = Only the last roll of an Enemy counts. A special icon that it rerolls away, out of ammo for example, has no effect.
    .title = Icons rerolled away
rule-M-COMB-28 = When an Enemy shooter's roll ends on the out-of-ammo icon, slide its token to the row of another weapon it has or, failing that, to the unarmed row. It keeps its column, and so its Wounds.
    .title = Enemies out of ammo
rule-M-COMB-29 = When a Character rolls the out-of-ammo icon, it is a plain miss. You lose the Ammo spent on that shot and no more.
    .title = Your own out-of-ammo icon
rule-M-COMB-30 = When a script icon is rolled, by a Character or by an Enemy, you decide: count it as a miss, or draw a Fate card.
    .title = The script icon
rule-M-COMB-31 = If you draw a Fate card for a script icon, compare colours: when the die on the card matches the die rolled, resolve the text below it. Otherwise the roll is a miss.
    .title = Trusting fate
rule-M-COMB-32 = In a Backstab, only 1 side attacks, and only once, with its normal attack roll. The other side rolls no dice and cannot answer.
    .title = The Backstab
rule-M-COMB-33 = After a Backstab from a Hiding Place, regular Combat begins if any Enemy is left: you come to the first round, and may flee before it as usual.
    .title = From a Hiding Place
rule-M-COMB-34 = If you flee, the Enemies perform a Backstab first. Then the Characters still alive leave the Location and you go to Choose Findings.
    .title = The price of fleeing
rule-M-COMB-35 = All your Characters in the fight flee together, or none does. Nobody can be left behind to hold the Enemies off.
    .title = Fleeing together
rule-M-COMB-36 = In a fight inside the Shelter you cannot flee, unless a script allows it: you are already at home.
    .title = No flight from home
rule-M-COMB-37 = After Combat, the Enemy tokens go back face down among the others and are mixed, so that the next draw is again from all of them.
    .title = Enemy tokens return
rule-M-COMB-38 = If you killed anyone other than Thugs, roll the Black die once for the whole Combat. Each Character present whose Empathy is equal to or above the result has Misery +1, however many were killed.
    .title = The weight of killing
rule-M-COMB-39 = If you killed nobody but Thugs, there is no Empathy roll. In a mixed group, 1 dead who was no Thug is enough to call for it.
    .title = Killing Thugs
rule-M-COMB-40 = Firearms you take from dead Enemies come with 0 Ammo, unless the card or the script gives you some.
    .title = Looted firearms are empty
rule-M-COMB-41 = After a fight, you loot only as the script named for it allows. When all Enemies are dead, it is resolved before anything else goes on.
    .title = Looting after a fight
rule-M-COMB-42 = 2 Wounds in total, on one Enemy or spread over several, end certain fights: where the card or script says so, the Enemies then run away.
    .title = Enemies who run
rule-M-COMB-43 = Enemies who escape have not been killed: you make no Empathy roll for them.
    .title = Escaped is not killed
rule-M-COMB-44 = During Combat, none of your Characters may eat, drink alcohol or have medicine placed on them.
    .title = No meals in Combat
rule-M-COMB-45 = Within a side you roll in any order, shooters first; the order changes nothing else. You may see one die, and decide on its rerolls, before you roll the next.
    .title = Order of the dice
rule-M-COMB-46 = In a Shelter fight, your weapons and Ammo come from Storage: each shot takes 1 Ammo from there.
    .title = Fighting at home
rule-M-COMB-47 = Enemies never change weapons of their own accord. One who is out of ammo automatically takes the best weapon the card still leaves it; if there is none, it fights unarmed.
    .title = What Enemies switch to
rule-M-COMB-48 = Once the number and weapons of the Enemies are fixed, they hold for the whole encounter. If you fight the same card again, you draw no new tokens.
    .title = Enemies stay the same
