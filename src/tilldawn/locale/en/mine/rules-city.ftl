### Rulebook of mine: Scavenging, Noise, Exploration cards, Findings, Locations, Residents

## Scavenging

rule-M-SCAV-01 = The whole party goes to 1 Location: the leader picks one of the three on the board, and all those you send Scavenging go there together.
    .title = One Location for all
rule-M-SCAV-02 = You apply the red band of a Location from the moment you arrive: what it orders is done at once, what it forbids or changes holds as long as it says.
    .title = The red band
rule-M-SCAV-03 = You may take any weapons and tools from Storage before exploring: Hatchet, Knife, guns, Lockpick, Sawblade, Shovel. They go on the Findings Pile.
    .title = Weapons and tools
rule-M-SCAV-04 = You may pack any other tokens from Storage as well, to have something to Trade with.
    .title = Goods for Trade
rule-M-SCAV-05 = You may pack Water, Wood and Components too, but no one accepts them in a Trade, and each weighs 1 on the way back.
    .title = Packing resources
rule-M-SCAV-06 = You pack as much as you like: nothing is weighed on the way out. On the way back everything you took counts against the load, and what is too much stays behind.
    .title = Weight of the pack
rule-M-SCAV-07 = Setting out takes 6 steps, in this order: choose the Location, apply its red band, look for goods you hid there (advanced rule 534), pack, set Noise to 1, form the Unknown deck.
    .title = Order of setting out
rule-M-SCAV-08 = Every trip starts with the Noise marker on 1, however loud the last one was. Only the red band of the Location can say otherwise, as at the Hotel or the Tram Depot.
    .title = Noise starts at 1
rule-M-SCAV-09 = The number on the Location's space, 14, 12 or 10, says how many Exploration cards form the Unknown deck. You lay them face down and nobody looks.
    .title = The Unknown deck
rule-M-SCAV-10 = You resolve 1 Unknown card at a time, and turn up the next only when the last is fully resolved.
    .title = One card at a time
rule-M-SCAV-11 = You put all you find on the Findings Pile. It reaches Storage only at Dawn, if you bring it home.
    .title = Finds on the Pile
rule-M-SCAV-12 = Once the Unknown deck is empty, exploration ends by itself. You go on to Choose Findings.
    .title = End of exploration
rule-M-SCAV-13 = Of your own accord you may leave early only when the lower section of the card you are resolving offers to end exploration. It also ends early when you flee from a Combat, turn back before Soldiers, a script says so, or everybody still exploring breaks off.
    .title = Leaving early
rule-M-SCAV-14 = You return Exploration cards by taking as many as asked from the Unknown deck, unseen, and putting them face down on the Exploration deck.
    .title = Returning cards
rule-M-SCAV-15 = You may return cards only if the Unknown deck holds as many as asked. With 5 left, a price of 6 cannot be paid.
    .title = Enough cards to return
rule-M-SCAV-16 = You may repeat an action paid for with returned cards as often as you can pay, unless a rule or a script forbids it. To Socialise twice, for example, you return 3 cards and then 3 more; Locations are exchanged by rule 534 in the same way.
    .title = Paying again
rule-M-SCAV-17 = You may use a special action of the Location in place of the next Unknown card, whenever you like once the Unknown deck is formed. It comes between two cards, never in the middle of one.
    .title = Special actions
rule-M-SCAV-18 = You may return the very last Unknown cards: you still receive what you paid for, and then exploration ends.
    .title = Paying with the last
rule-M-SCAV-19 = You begin Choose Findings by shuffling every Exploration and Residents card back into its deck: what is left of the Unknown deck, the Discard space and the Exploration slot. Both decks are shuffled as a whole, so what you knew of their order no longer holds.
    .title = Decks made whole
rule-M-SCAV-20 = You may then add any number of Water, Wood and Components to the Findings Pile, also of a kind you left some of behind. Only the weight you can carry and the stock in the box limit you.
    .title = Adding resources
rule-M-SCAV-21 = You add up the Inventory values of the party: what you take home may weigh no more than that. With a sum of 10, a weight of 10 passes and 11 does not.
    .title = What you can carry
rule-M-SCAV-22 = You count the Inventory of those Characters only who are still in the party when you choose. The dead carry nothing.
    .title = Who carries
rule-M-SCAV-23 = You discard to the box whatever you do not take home, whether it weighs anything or not. With advanced rule 534, you may hide any of it at the Location instead.
    .title = What stays behind
rule-M-SCAV-24 = You may pile up more than you can carry while exploring. The load is checked only when you leave.
    .title = Overweight for now
rule-M-SCAV-25 = You bring the party home at Dawn, after the Night Raid. That night's raiders cannot touch what it carries.
    .title = Home at Dawn
rule-M-SCAV-26 = If the whole party dies or is lost, the phase ends at once. You bring nothing home: the Findings Pile goes to the box, and the Night Raid follows.
    .title = When nobody returns
rule-M-SCAV-27 = You leave a Character who breaks off after a companion's death on the Findings Pile space. They take no part in cards, rolls or Combat until Choose Findings, where their Inventory counts again.
    .title = Breaking off
rule-M-SCAV-28 = If all the survivors have broken off, nobody is left to explore and exploration ends. You go on to Choose Findings.
    .title = All have broken off
rule-M-SCAV-29 = You take Meds, Herbal Meds or Bandages off the Findings Pile when you place them on a Character. From then on they weigh nothing.
    .title = Medicine in use
rule-M-SCAV-30 = You do without packed tokens in the Shelter for that night: the Guards cannot use them, and raiders cannot take them.
    .title = Packed means away
rule-M-SCAV-31 = Each Character has 1 task a night: whoever goes Scavenging has no part in the Night Raid, and you never give them its Wounds.
    .title = Away from the raid

## Noise

rule-M-NOISE-01 = The Noise track runs from 1 to 8: a change that would carry the marker past either end stops there. At Noise 7, a rise of 3 leaves you at 8.
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
rule-M-NOISE-08 = Results of 9 and 10 are safe on every Noise roll, even at Noise 8, which is as loud as you can be.
    .title = Safe at the loudest
rule-M-NOISE-09 = When a card tells you both to raise Noise and to roll for it, raise first, then roll against the new level. At Noise 3, a rise of 1 turns a roll of 4 into an encounter.
    .title = Raise, then roll
rule-M-NOISE-10 = If an item or an effect lowers Noise for the roll only, the number you compare may fall below 1, and then no result can trigger an encounter. The marker itself does not move and keeps to its limits.
    .title = Lowered for one roll
rule-M-NOISE-11 = Noise has a meaning only while you are Scavenging. Between 2 trips the marker may rest where it was left, since it is set again when the next trip starts.
    .title = Noise between trips

## Exploration cards

rule-M-EXPL-01 = Each card of the Unknown deck has 2 uses: you draw it and resolve its front, or you return it unseen to pay for time and care. In one visit, no card serves you in both ways.
    .title = Two uses for a card
rule-M-EXPL-02 = When you have resolved an Exploration card, put it face up on the Discard space. Only a card that its text sends to the Exploration slot waits there instead.
    .title = Resolved cards
rule-M-EXPL-03 = OR on a card separates the alternatives you choose from; TO stands between a price and what that price buys you. A blank line sets one group of choices apart from the next.
    .title = Reading OR and TO
rule-M-EXPL-04 = If a card offers to be ignored, you may pass it by: you pay nothing, gain nothing, and nothing else changes.
    .title = Ignoring a card
rule-M-EXPL-05 = A typical search gives you 1 Findings card, at either of 2 prices: return 2 Exploration cards, or raise Noise by 1 and roll for Noise. You then use the row named by the search, such as Furniture.
    .title = The price of searching
rule-M-EXPL-06 = When you need cards from the Exploration deck and it has run out, shuffle the Discard space into a new deck. The Unknown deck is never refilled in this way: once empty, it stays empty.
    .title = An empty Exploration deck
rule-M-EXPL-07 = Five kinds of Exploration card describe the place itself: Bars, Basement Entrance, Closed Door, Blocked Door and Rubble. You may keep such a card on the Exploration slot and come back to it later in the same visit.
    .title = Cards that map the place
rule-M-EXPL-08 = When you draw an obstacle that exists at this Location, you may deal with it at once, if you have what it takes, lay it on the Exploration slot for later in the visit, or leave it and discard the card. If the Location has no such obstacle, discard the card without effect.
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

rule-M-FIND-01 = Only 1 row of a Findings card counts: the one for the kind of place you searched, be it Furniture, Heap, Pantry or Stash. The other rows give you nothing.
    .title = Only one row counts
rule-M-FIND-02 = If a search brings an encounter, by the Noise you pay for it or by the Findings card itself, the Resident comes first: resolve that card to its end, then carry on with the find.
    .title = The Resident comes first
rule-M-FIND-03 = If taking the loot has a price or a consequence, you look at it first, then take it or leave it. Survivors close by come first, since they say what you may take; only if you take something do the red band and then Civilians and Hobos follow. Leave it, and nothing is charged.
    .title = Look before taking
rule-M-FIND-04 = The Findings Pile counts as carried goods: during the trip you may trade from it, fight with its weapons and use its tools. A Lockpick you have just found can open the next door.
    .title = Using what you find
rule-M-FIND-05 = After use, a Findings card goes to its discard. When you search and the deck is empty, shuffle that discard into a new deck.
    .title = Renewing the Findings deck
rule-M-FIND-06 = A child you take home with you weighs 3: a person who must be carried takes up Inventory as goods do. If your party's Inventory is 4 in all, a weight of 1 is left for everything else.
    .title = Carrying someone home

## Locations

rule-M-LOC-01 = Three Location cards lie open: the one on Near is worth 14 Exploration cards to you, on Distant 12, on Far 10. Each keeps its space until a Location is exchanged.
    .title = Three open Locations
rule-M-LOC-02 = When a text says “nearest Location”, it means the card on the space with the highest green number. For you, that is always the one on Near.
    .title = The nearest Location
rule-M-LOC-03 = To exchange a Location, remove its card to the Waste bag, slide the others towards Near, and draw a new card for Far. If you exchange the card on Near, the one from Distant takes its place.
    .title = Exchanging a Location
rule-M-LOC-04 = When the Locations deck is empty, take the removed Locations out of the Waste bag and shuffle them into a new deck. Nothing else comes back from the Waste bag.
    .title = An empty Locations deck
rule-M-LOC-05 = Where the Location offers it, you may return 2 cards to Look Around: see the top 3 cards of the Unknown deck, put them back in any order and lower Noise by 1. With 1 Unknown card left, you cannot.
    .title = Look around
rule-M-LOC-06 = Where the Location offers it, you may return 6 cards to Trade; its Commission is then due as well. With 5 Unknown cards or fewer left, you cannot.
    .title = Trade at a Location
rule-M-LOC-07 = Where the Location offers it, you may return 4 cards to Heal: lower the Wounds or the Illness of 1 Character present by 1, within the limits set by the place. With 3 Unknown cards or fewer left, you cannot.
    .title = Heal at a Location
rule-M-LOC-08 = Where the Location offers it, you may return 3 cards to Socialise: a Black die roll tells whether the Misery of those present falls. With 2 Unknown cards or fewer left, you cannot.
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
rule-M-RES-07 = A Resident you have resolved is shuffled back, unless its card stays on the Exploration slot or is kept aside. At Choose Findings all of them return, so that your next visit finds the deck whole.
    .title = Where Residents go
rule-M-RES-08 = The Residents deck holds a Reality Impact too. If an encounter turns it up, you meet nobody: follow its text instead.
    .title = Reality Impact among Residents
