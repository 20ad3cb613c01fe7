### Survive Until Daylight: cards, enemies, characters, perks, modes

## Rubble: Ammo

card-gun-ammo = Gun Ammo
    .text = A gun attack costs at least 1 Gun Ammo. Say how many you spend before drawing: each adds 1 Combat card and is then discarded. Stacks in 1 slot.
    .flavour = Counted twice, both times too few.
card-arrow = Arrow
    .text = A bow attack costs at least 1 Arrow. Say how many you spend before drawing: each adds 1 Combat card and is then discarded. Stacks in 1 slot.
    .flavour = Pulled out of a door, nearly straight.

## Rubble: ingredients

card-planks = Planks
    .text = Craft: with Nails a Barricade, with Shards a Spear. Stacks in 1 slot.
    .flavour = Somebody's bookshelf, once.
card-nails = Nails
    .text = Craft: with Planks a Barricade, with Explosives a Grenade. Stacks in 1 slot.
    .flavour = Bent, then straightened, then bent less.
card-shards = Shards
    .text = Craft: with Planks a Spear. Stacks in 1 slot.
    .flavour = The shop window, after closing time.
card-wires = Wires
    .text = Craft: with Explosives a Trap. Stacks in 1 slot.
    .flavour = The lift will not miss them.
card-explosives = Explosives
    .text = Craft: with Wires a Trap, with Nails a Grenade. Stacks in 1 slot.
    .flavour = The instructions were printed on the missing half.

## Rubble: healing ($hearts: Health regained)

card-candy-bar = Candy Bar
    .text = Trade phase, yourself only: regain { $hearts } Health, never above your starting Health. Discard.
    .flavour = Best before. Certainly best before.
card-canned-stew = Canned Stew
    .text = Trade phase, yourself only: regain { $hearts } Health, never above your starting Health. Discard.
    .flavour = No label, no spoon, no complaints.
card-first-aid-kit = First-Aid Kit
    .text = Trade phase, yourself only: regain { $hearts } Health, never above your starting Health. Discard.
    .flavour = Nine plasters and a leaflet about ladders.

## Rubble: special cards

card-energy-drink-red = Red Energy Drink
    .text = Your Combat turn, no action spent: 1 Damage to you at once, then 1 extra { $either ->
            [yes] attack or craft, as you like,
           *[no] attack
        } this turn. Discard.
    .flavour = The heart sets off without you.
card-energy-drink-green = Green Energy Drink
    .text = Your Combat turn, no action spent: 1 Damage to you at once, then 1 extra { $either ->
            [yes] attack or craft, as you like,
           *[no] craft
        } this turn. Discard.
    .flavour = Your hands finish before you start.
card-focus = Focus
    .text = Your attack, after any Combat card is chosen: split its Damage as you like between the target and its neighbours. Splash still lands as usual and a Spear's +1 stays on its enemy. Discard.
    .flavour = For one breath the street holds still.
card-cheer = Cheer
    .text = Another player's Combat turn: they gain 1 action, attack or craft. WAVE! then comes to you, unless you already hold it. Discard.
    .flavour = Encouraging, and audible four streets away.
card-blood-lust = Blood Lust
    .text = Your attack, before drawing: suffer 1 Damage for +1 Splash. Discard.
    .flavour = Somebody has to tell you about it afterwards.
card-vitality-pills = Vitality Pills
    .text = Your attack, before drawing: add 2 Combat cards, even to a weapon that draws none. Only 1 card is applied, as ever. Discard.
    .flavour = The leaflet needs both sides for the side effects.
card-lucky = Lucky
    .text = Any attack, by a player or an enemy, once its Combat cards are drawn and before 1 is chosen: swap 1 of them for the next card of the deck. Discard.
    .flavour = The coin had landed. You kicked it.
card-backpack = Backpack
    .text = Takes 1 slot and holds up to 2 single item cards, which take none; any item but another Backpack. With no slot free you may keep it by putting 1 of your cards into it at once. Safe from Raiders and Bad Luck, contents included. Repack whenever no effect is being resolved. Given (as 1 gift) or discarded, it goes with its contents.
    .flavour = A school timetable is still in the front pocket.

## Rubble: Bad Luck, Junk, WAVE!

card-rodent-attack = Rodent Attack
    .text = At once: 1 Damage to you. No Barricade stops it. Discard.
    .flavour = It was here first, and says so.
card-crow-attack = Crow Attack
    .text = At once: you lose 1 card of your inventory, picked at random. Weapons, a Backpack and its contents are never picked. Discard.
    .flavour = It has been watching that pocket since dusk.
card-broken-bone = Broken Bone
    .text = At once: 2 Damage to you. No Barricade stops it. Discard.
    .flavour = The stair was rotten. So was the next.
card-junk = Junk
    .text = No effect and no stacking: each takes 1 slot. A random loss may pick it instead of something better. The Drifter and the Haggler have a use for it.
    .flavour = Half a remote control, kept just in case.
card-wave = WAVE!
    .text = Turn up this Round's Assault card if it is still hidden; after Round 6 there is none. Accept: keep WAVE!, which takes no slot; Search ends and the enemies line up. Delay: 1 Damage to you, draw 1 card, shuffle WAVE! back into the Active Rubble; the next player goes on. With no other card left, a delay costs 1 Damage and hands WAVE! to the next player. Once no Survivor is left, its holder is attacked first.
    .flavour = Something fell over. Everything heard it.

## Weapons

card-pillars-skillet = Pillar's Skillet
    .flavour = Cast iron. Also does eggs.
card-psychos-cleaver = Psycho's Cleaver
    .flavour = He says excuse me first.
card-triggers-service-rifle = Trigger's Service Rifle
    .flavour = Signed for in triplicate. Nobody has asked since.
card-drifters-machete = Drifter's Machete
    .flavour = For brambles, bread and disagreements.
card-hagglers-revolver = Haggler's Revolver
    .flavour = Cost him one handcart. He still grumbles.
card-hipsters-bow = Hipster's Bow
    .flavour = Hand-carved yew. You will hear about it.
card-fire-axe = Fire Axe
    .flavour = The sign said break glass. Someone obliged.
card-baseball-bat = Baseball Bat
    .flavour = Third place, under-twelves.
card-dog-chain = Dog Chain
    .flavour = The dog had other plans.
card-pistol = Pistol
    .flavour = From a glove box, under the parking fines.
card-shotgun = Shotgun
    .flavour = Aiming is a courtesy.
card-hunting-bow = Hunting Bow
    .flavour = Quiet enough to hear what you missed.
card-sledgehammer = Sledgehammer
    .flavour = It opens tins too, all of them.
card-crossbow = Crossbow
    .flavour = Slow to load, quick to explain.
card-chainsaw = Chainsaw
    .flavour = Half a tank, and the whole street knows.
card-sawn-off = Sawn-off
    .flavour = Somebody was in a hurry with a hacksaw.

## Combat cards

combat-minus-2 = −2 Damage
    .flavour = The grip slips.
combat-minus-1 = −1 Damage
    .flavour = Mostly sleeve.
combat-zero = 0 Damage
    .flavour = About what was meant.
combat-plus-1 = +1 Damage
    .flavour = Clean enough.
combat-plus-2 = +2 Damage
    .flavour = That one counted.
combat-plus-3 = +3 Damage
    .flavour = They heard it down at the river.
combat-zero-splash = 0 Damage with Splash 1
    .flavour = Wide, not wasted.
combat-plus-1-splash = +1 Damage with Splash 1
    .flavour = And the one beside it.
combat-plus-1-loose-rubble = +1 Damage with Loose Rubble
    .flavour = The wall gives something back.

## Enemies

enemy-wanderer = Wanderer
    .plural = Wanderers
    .text = No special: it walks up, it hits, it has all night.
    .flavour = Still wearing the name tag from the bakery.
enemy-raider = Raider
    .plural = Raiders
    .text = Each character its attack hurts, by Splash too, loses 1 random card; never a weapon, a Backpack or its contents.
    .flavour = Asks how you are while counting your pockets.
enemy-brute = Brute
    .plural = Brutes
    .text = Walks round Barricades: the Damage lands and the token is not spent. Traps work on it.
    .flavour = Considers doors a matter of opinion.
enemy-survivor = Survivor
    .plural = Survivors
    .text = Makes no attack and is no enemy. Enemies attack Survivors first, leftmost first, and only then the WAVE! holder. Stays on the line while alive; you may attack it.
    .flavour = Waves a tea towel, at the wrong people.
enemy-monster = Monster
    .plural = Monsters
    .text = Per Monster, every attack by any other kind of enemy deals +1 Damage to its target. No bonus from a Monster under a Grenade.
    .flavour = The street lamp used to be taller.

## Assaults

assault-slow-tide = Slow Tide
    .flavour = No hurry. They have the whole width of the road.
assault-shakedown = Shakedown
    .flavour = Whistling, torches, a shopping trolley with room in it.
assault-heavy-steps = Heavy Steps
    .flavour = The cups on the shelf notice first.
assault-something-huge = Something Huge
    .flavour = The bus shelter moved, and there is no wind.
assault-strays = Strays
    .flavour = Some of the voices out there say please.
assault-blood-moon = Blood Moon
    .flavour = For once everyone can see everything.

## Tokens

token-barricade = Barricade
    .text = Stays beside your board until used. The next attack on you that would deal Damage deals you 0, then the Barricade is discarded. No help against Brutes, Splash, Bad Luck or the price of a delay.
token-trap = Trap
    .text = Stays beside your board until used. An enemy about to attack you suffers 4 Damage first; if it dies, so does its attack. Then the Trap is discarded. Several work one at a time, until the enemy is dead.
token-spear = Spear
    .text = Put on 1 enemy, never a Survivor: 3 Damage at once, then +1 Damage from every attack that targets it. Spears add up. Discarded with its enemy.
token-grenade = Grenade
    .text = Put on 1 enemy, never a Survivor: it and its neighbours, Survivors among them, are out of the fight for the rest of Combat. They make no attack, and nothing can target or hurt them; the gap does not close. Then they are back in place and the Grenade is discarded.

## Card families

family-ammo = Ammo
family-ingredient = Ingredient
family-healing = Healing
family-special = Special
family-bad-luck = Bad Luck
family-weapon = Weapon
family-junk = Junk
family-wave = WAVE!

## Weapon kinds

kind-melee = Melee
kind-gun = Gun
kind-bow = Bow

## Characters

character-pillar = Pillar
    .the = the Pillar
    .backstory = For nineteen years she ran the canteen of the tram depot: four hundred lunches a day and a skillet that needs both hands. On the first night she stood in the doorway while the drivers went out behind her, thirty-one of them, by the loading bay. Afterwards she locked up, out of habit. The next day's menu is still chalked on the board: leek soup, and a line crossed out.
character-psycho = Psycho
    .the = the Psycho
    .backstory = He taught driving. Eleven years in the passenger seat with one foot over a spare brake, saying gently: mirror, signal. When the street filled up he found the butcher's open and a cleaver on the block, and left by the front. Nobody has ever heard him raise his voice. His former pupils cross the road. In his coat he still carries their certificates, not yet signed.
character-trigger = Trigger
    .the = the Trigger
    .backstory = She guarded a warehouse of army blankets and had never fired at anything but cardboard. The order to pull out came by loudspeaker; the lorries left while she was filling in the register. She kept the rifle because nobody was there to sign it back in. Every morning she cleans it on the same towel, counts the rounds aloud and writes the number down. The last column is headed Returned.
character-drifter = Drifter
    .the = the Drifter
    .backstory = He has a key to nothing. Before, he cleared footpaths at so much a kilometre and slept in barns, with two pullovers, a machete and a tin for coffee. He was only passing through on the evening the roads were closed. He can make a hinge out of a belt and a lamp out of a sardine tin. These are his fourth boots this year; the first three pairs stand in a row by the bridge.
character-haggler = Haggler
    .the = the Haggler
    .backstory = He sold umbrellas outside the station, and sunglasses when the sky changed its mind. On the second day he swapped forty umbrellas for a handcart, the handcart for a revolver, and the revolver for nothing so far. He knows what everyone in the street owes, and to whom. Nobody has seen him pay full price, even for water. One umbrella is left on the stall: a child's, yellow, with ears.
character-hipster = Hipster
    .the = the Hipster
    .backstory = He roasted coffee in very small batches and knew the grower by his first name. The bow comes from a two-day course: yew, linen thread, a diploma. Guns, he says, have no grain. People laughed until the cartridges ran low. Now he walks up the street at first light, draws his arrows out of doors and out of the rest, and wipes them one by one on a café apron folded in four.

## Perks

perk-over-here = Over Here
    .text = Once per Round, in your Combat turn: you may move WAVE! to your own board, whoever holds it.
perk-brick-wall = Brick Wall
    .text = While First Player, during the enemies' attacks: once per Round you may take 1 Damage off an attack that your Traps and Barricades let through to you.
perk-no-brakes = No Brakes
    .text = Compulsory, on every attack you make: +1 Damage, and 1 Damage to you as well if no Horde card is discarded by it.
perk-red-mist = Red Mist
    .text = While First Player, in your Combat turn, before drawing: you may add 1 Splash to each of your attacks.
perk-steady-hand = Steady Hand
    .text = Once per Round, in your Combat turn, before drawing: you may add 1 Combat card to a gun attack.
perk-double-tap = Double Tap
    .text = While First Player, once per Round, in your Combat turn: you may follow a gun attack at once with a second. It spends no action, but at least 1 Gun Ammo of its own.
perk-make-do = Make Do
    .text = Once per Round, in your Combat turn: any Junk or ingredient card may stand in for 1 of the 2 ingredients of a recipe you craft.
perk-nose-for-loot = Nose for Loot
    .text = While First Player, once per Round, in Search: having drawn your card, you may peek at the top of the Active Rubble. Draw that card as well if you like, never WAVE!; a card you leave stays where it is.
perk-barter = Barter
    .text = Once per Round, in your Combat turn: you may pay 1 of your cards, never a weapon, into the Rubble discard pile and pick 1 Ammo or ingredient card out of it. Pay with Junk: pick 2.
perk-bulk-deal = Bulk Deal
    .text = While First Player, in Trade: your limit is 3 gifts this Round, not 1.
perk-reuse = Reuse
    .text = Once per Round, in your Combat turn: when a bow attack is over, 1 Arrow spent on it may return to your inventory.
perk-trick-shot = Trick Shot
    .text = While First Player, in your Combat turn, before drawing: you may add 1 Splash to each of your bow attacks.

## Modes

mode-long-night = Long Night
    .text = In Round 6, more come on top of the Assault card: 1 Raider for one player; 1 Raider and 1 Brute for two; 2 Raiders and 1 Brute for three or four; 2 Raiders and 2 Brutes for five or six.
mode-shepherd = Shepherd
    .text = No victory without company: at least 1 Survivor must be on the line when the game would be won.
mode-blackout = Blackout
    .text = Accept WAVE! blind: the Assault card is turned up only afterwards.
mode-empty-shelves = Empty Shelves
    .text = A First-Aid Kit gives back 1 Health instead of 3.

## Difficulties

difficulty-easy = Easy
    .text = Every character has 1 more Health.
difficulty-normal = Normal
    .text = Every character has the Health shown on the board.
difficulty-hard = Hard
    .text = Every character has 1 less Health.
