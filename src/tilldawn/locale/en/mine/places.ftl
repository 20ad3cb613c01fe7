### This War of Mine: rooms of the Shelter, Location spaces, phases, traders, rule scripts, topics

## The Shelter's floors and rooms (.short: at most 14 characters)

floor-a = Top floor
floor-b = Upper floor
floor-c = Ground floor
floor-d = Basement
floor-e = Pit
floor-f = Top floor
floor-g = Upper floor
floor-h = Ground floor
floor-i = Basement
floor-j = Pit
space-a1 = the room under the eaves
    .short = Eaves room
space-a2 = the room with the fallen ceiling
    .short = Fallen ceiling
space-a3 = the box room
    .short = Box room
space-a4 = the attic landing
    .short = Attic landing
space-a5 = the lodger's room
    .short = Lodger's room
space-a6 = the sewing room
    .short = Sewing room
space-b1 = the back bedroom
    .short = Back bedroom
space-b2 = the bathroom
    .short = Bathroom
space-b3 = the study
    .short = Study
space-b4 = the upstairs landing
    .short = Landing
space-b5 = the drawing room
    .short = Drawing room
space-b6 = the corner room with the torn wall
    .short = Corner room
space-c1 = the front door
    .short = Front door
space-c2 = the kitchen table
    .short = Kitchen table
space-c3 = the living-room floor
    .short = Living room
space-c4 = the stairwell
    .short = Stairwell
space-c5 = the empty dining room
    .short = Dining room
space-c6 = the passage to the yard
    .short = Yard passage
space-c7 = the caretaker's lodge
    .short = Lodge
space-d1 = the coal cellar
    .short = Coal cellar
space-d2 = the wine cellar
    .short = Wine cellar
space-d3 = the laundry
    .short = Laundry
space-d4 = the boiler room
    .short = Boiler room
space-d5 = the bicycle cellar
    .short = Bicycle cellar
space-d6 = the pump room
    .short = Pump room
space-e1 = the old cistern
    .short = Cistern
space-f1 = the studio under the roof
    .short = Roof studio
space-f2 = the darkroom
    .short = Darkroom
space-f3 = the head of the stairs
    .short = Stair head
space-f4 = the bare attic room
    .short = Bare attic
space-f5 = the nursery
    .short = Nursery
space-g1 = the music room
    .short = Music room
space-g2 = the linen room
    .short = Linen room
space-g3 = the upper stairs
    .short = Upper stairs
space-g4 = the schoolroom
    .short = Schoolroom
space-g5 = the neighbour's hall
    .short = Next door
space-g6 = the neighbour's kitchen
    .short = Their kitchen
space-h1 = the street door
    .short = Street door
space-h2 = the tiled hall
    .short = Tiled hall
space-h3 = the empty shop
    .short = Empty shop
space-h4 = the back stairs
    .short = Back stairs
space-h5 = the carriage arch
    .short = Carriage arch
space-h6 = the walled yard
    .short = Walled yard
space-h7 = the wash-house
    .short = Wash-house
space-i1 = the store-room
    .short = Store-room
space-i2 = the strongroom
    .short = Strongroom
space-i3 = the wood cellar
    .short = Wood cellar
space-i4 = the archive
    .short = Archive
space-i5 = the bench cellar
    .short = Bench cellar
space-j1 = the fallen vault
    .short = Fallen vault
space-j2 = the ice cellar
    .short = Ice cellar
space-j3 = the bricked-up cellar
    .short = Bricked cellar
space-outside = the street outside the door
    .short = Outside
hole-1 = the shell hole in the upper floor's outer wall
hole-2 = the breach in the basement's outer wall
hole-3 = the gap between the laundry and the boiler room
hole-4 = the shell hole in the gable
hole-5 = the breach in the party wall
hole-6 = the smashed cellar light

## Actions printed on the board

action-poke-about = Poke About
    .text = Any number of Characters; each rolls the Black die and gains Wood and Components in any mix, as far as the box holds them: 1–4 1 piece, 5–6 2, 7–8 3, 9–10 4.
action-poke-about-1 = Poke About I
    .text = Any number of Characters; each rolls the Black die and gains Wood and Components in any mix, as far as the box holds them: 1–6 1 piece, 7–9 2, 10 3.
action-poke-about-2 = Poke About II
    .text = Any number of Characters; each rolls the Black die and gains Wood and Components in any mix, as far as the box holds them: 1–4 1 piece, 5–7 2, 8–9 3, 10 4.
action-poke-about-3 = Poke About III
    .text = Any number of Characters; each rolls the Black die and gains Wood and Components in any mix, as far as the box holds them: 1–2 1 piece, 3–5 2, 6–8 3, 9–10 4.
action-search = Search
    .text = Once the Closed Door is gone. One Character: draw a Findings card; what stands in its row Heap goes to Storage. Noise has no meaning here, and there is no special find. A Reality Impact is shuffled back, and the next card counts.
action-wild-garden = Wild Garden
    .text = Once the Heap is gone. One Character, once a day: roll the Black die. 1–2 nothing; 3–5 1 Herb; 6–8 1 Vegetable; 9–10 1 Herb and 1 Vegetable. With 4 or more Cold tokens the roll is 2 less; 0 or less is nothing.
action-new-idea = New Idea
    .text = Move any 2 cards of Ideas to the Fittings deck, or the rest if fewer are left.
action-outside = Outside
    .text = Roll the Black die: on 1 a sniper fires and this Character has Wounds +2. Then, if the Character is alive, resolve the top Visitors card, or, with 2 or fewer Characters in the group, turn up Visitors cards until a Newcomer comes and resolve that one.

## Location spaces

slot-near = Near
    .text = The nearest Location: the Unknown deck gets 14 cards.
slot-distant = Distant
    .text = The Unknown deck gets 12 cards.
slot-far = Far
    .text = The farthest Location, where new ones arrive: the Unknown deck gets 10 cards.

## Actions paid with cards, taken instead of drawing the next one ($price: cards to return)

paid-look-around = Look Around
    .text = Return { $price } cards: look at the top 3 cards of the Unknown deck and put them back on top in any order, then lower Noise by 1.
paid-trade = Trade
    .text = Return { $price } cards: Trade once by this Location's list.
paid-heal = Heal
    .text = Return { $price } cards: one chosen Character present has Wounds −1 or Illness −1.
paid-socialise = Socialise
    .text = Return { $price } cards. You may first discard 1 Cigarette, 1 Coffee or 1 alcohol (Moonshine or 100% Alcohol) from the Findings Pile to add 2 to the roll. Roll the Black die: 1–2 nothing; 3–7 one chosen Character present has Misery −1; 8 or more: every Character present has Misery −1.

## Rows of the Findings cards

row-furniture = Furniture
row-heap = Heap
row-pantry = Pantry
row-stash = Stash

## Obstacles on a Location's map

map-bars = Bars
map-basement = Basement Entrance
map-closed-door = Closed Door
map-blocked-door = Blocked Door
map-rubble = Rubble

## Phases

phase-setup = Setup
    .text = The house is dealt out, three people come in hungry, and Storage gets its first few things.
phase-morning = Morning
    .text = Draw the top Events card, add its Cold and resolve it; a Chapter is followed by one more card.
phase-day = Day Actions
    .text = In three stages every Character whose States allow it may perform one action in the Shelter.
phase-dusk = Dusk
    .text = Everyone drinks and eats from Storage, or bears what comes of thirst and hunger.
phase-evening = Evening
    .text = Each Character gets one task for the night: a Bed, the floor, Guard, or Scavenging for at most three.
phase-scavenging = Scavenging
    .text = The party goes to one Location, explores it card by card and chooses what to carry home.
phase-raid = Night Raid
    .text = The Guards take weapons, a Night Raids card is resolved, then up to 2 reserve cards join their decks.
phase-dawn = Dawn
    .text = The party comes home, medicine is given out, a Fate card is resolved, a Narrative Action is chosen, and the lost are mourned.

## Who trades (goods and Commission are shown from data)

list-central-square = The stalls on the square
    .text = They take anything but Water, Wood and Components.
list-garage = The mechanic at the garage
    .text = He takes no yellow tokens.
list-tram-depot = The men at the tram depot
    .text = They take only tokens worth 3 or more each.
list-tower-block = The tenants of the tower block
    .text = They take no red tokens.
list-rebels = The Rebels
    .text = They take anything but Water, Wood and Components.
list-peddler = The Peddler
    .text = He takes anything but Water, Wood and Components.
list-barterer = The Barterer
    .text = He takes anything but Water, Wood and Components.
list-cart = The Barterer with a Cart
    .text = He takes anything but Water, Wood and Components.
list-doctor = The Doctor
    .text = He takes only green tokens, yellow tokens and Jewelry.

## Rule scripts (.rule: what happens)

script-33 = When Nothing Moves
    .text = Nothing moves. We wait a little longer, because nobody wants to be first. Then we do what we have seen others do: we go through the pockets, we open the cupboard they were standing in front of, we pick up what they held. There is a key ring with a plastic fish on it. We put that back. On the way out somebody straightens a collar, and nobody asks for whom.
    .rule = All the Enemies are dead. Shuffle the Residents card back, also from the Exploration slot. Draw a Findings card, Furniture row, without the special-finding roll; a Reality Impact is drawn again. For each dead Enemy you may take the weapon its letter names, if the box holds one; unarmed Enemies leave none, and there is no Ammo unless the Residents card gives some. Then, unless all the dead were Thugs: Empathy roll; each Character present who is hit has Misery +1. Back to the game.
script-40 = A Way Out
    .text = There is a pause. They are as short of breath as we are. One of them leans on the radiator and says there are other ways to end an evening. We look at the bags, at the door, at each other. Somewhere a sleeve drips on the tiles, quite evenly. What we carry could go on the floor. Our hands could go up. One of us could stay. Or we have heard nothing, and go on.
    .rule = After a Combat round, choose one. Pay: discard tokens worth 10 or more in total from the Findings Pile; the Combat ends, then roll the Black die: on 8–10 each Character present has Wounds +1. Leave one behind: one chosen Character is removed from the game, and the weapon in that Character's hands goes to the box; the others escape with the Findings Pile; return 4 cards, or all that are left. Surrender: each Character present rolls the Black die: 1–2 Wounds +2, 3–4 Wounds +1, 5–10 none; discard all tokens of the Findings Pile; return 4 cards, or all that are left. Fight on: the next round begins. After any of the first three shuffle the Residents card back; after the second or third a card that was waiting for the encounter is not resolved. Somebody left behind counts as a loss for script 266 and for DEATH AMONG US. In the Sewers no cards are returned.
script-150 = Asleep at the Table
    .text = We say the name, then say it louder. The head stays on the table beside the spoon. It is not illness, we check; the body has only stopped asking. We take the shoes off, left, then right, and there is newspaper in them from the week the trams stopped. The work can be shared out again. We eat without talking and keep a portion under a plate.
    .rule = At Fatigue 4 a Character is asleep; a task or action already assigned is finished first. Somebody asleep may only sleep in a Bed or on the floor, Take a Nap on a Bed, eat and drink, and be given Meds, Herbal Meds or Bandages; the Spirit is not resolved. The Character wakes as soon as Fatigue is below 4.
script-215 = The Rebels' Crate
    .text = We drink first, because that is how it is done here, all from the same tin cup. Then one of them drags a crate into the light with his foot. Oiled paper, a roll of gauze, cartridges loose like gravel at the bottom. He says what things cost and does not say it twice. The youngest keeps the tally in chalk on his own boot. We lay what we have on the lid.
    .rule = Only after buying the Rebels' offer: Trade with them once by their list, Commission 3. Back to the game; shuffle the Rebels card back.
script-266 = One of Us Stays
    .text = It is over, and one of us does not get up. We kneel there until our own breath stops showing in the torchlight. Somebody buttons the coat to the top. There is half a building still above us, the bags are half full, and the night will not be given back. One of us sits down on the stairs and says: go on, I will be here. Nobody argues.
    .rule = After the scene in which a scavenger died, roll the Black die once. Each other scavenger with Empathy equal to the result or higher breaks off: waits on the Findings Pile space, takes no part in cards, rolls or Combat, and rejoins at Choose Findings, where the Inventory value counts again. If all who live have broken off, go to Choose Findings. If all are dead, the phase ends and the Findings Pile goes to the box.
script-333 = Nobody at the Door
    .text = It is for one night, we say. The bar lies across the door and we trust the bar. What wakes those of us who sleep here is the light: lamps on the stairs, and people carrying our stove down between them with great care, as if they had paid for it. They tell us to take our shoes. By morning there is washing in the window, and it is not ours.
    .rule = No Character stands Guard when the Evening closes: the Shelter is taken and the Campaign ends at once as a loss. This does not happen when Guards were posted and die in the raid. If the table chose the milder rule before play: draw 2 Night Raids cards instead; no dice are rolled, Board-Ups count, and Wounds fall on a chosen Character at home, or on nobody if nobody is there.

## Topics a table can have faded (.text: what fades)

topic-hunger = Hunger
    .text = Scenes of people starving, begging for food or taking it from one another: told in one plain sentence, with the same effect.
topic-death = Death
    .text = Scenes with the dying, the dead and their burial: told in one plain sentence, with the same effect.
topic-illness = Illness
    .text = Scenes of fever, wounds and sickbeds: told in one plain sentence, with the same effect.
topic-child = Children
    .text = Scenes in which a child is alone, hungry or in danger: told in one plain sentence, with the same effect.
topic-animal = Animals
    .text = Scenes in which an animal suffers, is killed or eaten: told in one plain sentence, with the same effect.
topic-despair = Despair
    .text = Scenes in which somebody gives up, leaves without a word or no longer wants to live: told in one plain sentence, with the same effect.
topic-cruelty = Cruelty
    .text = Scenes in which people threaten, humiliate or hurt others on purpose: told in one plain sentence, with the same effect.
