### This War of Mine: goods, kinds of piece, dice and their faces ($count: how many)

## Red tokens: weapons and what feeds them

good-assault-rifle = Assault Rifle
    .counted = { $count ->
        [one] { $count } Assault Rifle
       *[other] { $count } Assault Rifles
    }
    .text = A firearm: red die, shoots first. Each round spend 1 Ammo for one shot or 2 Ammo for two; an Enemy who carries it always fires twice.
good-shotgun = Shotgun
    .counted = { $count ->
        [one] { $count } Shotgun
       *[other] { $count } Shotguns
    }
    .text = A firearm: red die, shoots first, 1 Ammo per shot. Its spray icon kills the target at once; in the hands of a Guard it cancels the raid card.
good-pistol = Pistol
    .counted = { $count ->
        [one] { $count } Pistol
       *[other] { $count } Pistols
    }
    .text = A firearm: red die, shoots first, 1 Ammo per shot. The spray icon is a miss.
good-hatchet = Hatchet
    .counted = { $count ->
        [one] { $count } Hatchet
       *[other] { $count } Hatchets
    }
    .text = A melee weapon: yellow die. Its hatchet icon kills the target at once; in the hands of a Guard it cancels the raid card.
good-knife = Knife
    .counted = { $count ->
        [one] { $count } Knife
       *[other] { $count } Knives
    }
    .text = A melee weapon: yellow die. The hatchet icon is a miss.
good-broken-assault-rifle = Broken Assault Rifle
    .counted = { $count ->
        [one] { $count } Broken Assault Rifle
       *[other] { $count } Broken Assault Rifles
    }
    .text = Cannot be used to fight. With 2 Weapon Parts the Gunsmith Workshop makes an Assault Rifle of it.
good-broken-pistol = Broken Pistol
    .counted = { $count ->
        [one] { $count } Broken Pistol
       *[other] { $count } Broken Pistols
    }
    .text = Cannot be used to fight. With 1 Weapon Part the Gunsmith Workshop makes a Pistol of it.
good-broken-shotgun = Broken Shotgun
    .counted = { $count ->
        [one] { $count } Broken Shotgun
       *[other] { $count } Broken Shotguns
    }
    .text = Cannot be used to fight. With 2 Weapon Parts the Gunsmith Workshop makes a Shotgun of it.
good-weapon-part = Weapon Part
    .counted = { $count ->
        [one] { $count } Weapon Part
       *[other] { $count } Weapon Parts
    }
    .text = The Gunsmith Workshop repairs firearms with it; the Metal Workshop makes a Sawblade, a Knife or a Hatchet.
good-shell = Shell
    .counted = { $count ->
        [one] { $count } Shell
       *[other] { $count } Shells
    }
    .text = Not Ammo yet. With Chems in Storage, the Gunsmith Workshop turns each Shell into 1 Ammo.
good-ammo = Ammo
    .counted = { $count ->
        [one] { $count } Ammo
       *[other] { $count } Ammo
    }
    .text = Discard 1 for each shot of a Pistol, a Shotgun or an Assault Rifle, hit or miss. A reroll costs no more.

## Green tokens: food, drink, small comforts

good-canned-food = Canned Food
    .counted = { $count ->
        [one] { $count } Canned Food
       *[other] { $count } Canned Food
    }
    .text = Eaten at Dusk: Hunger −2.
good-raw-food = Raw Food
    .counted = { $count ->
        [one] { $count } Raw Food
       *[other] { $count } Raw Food
    }
    .text = Eaten at Dusk: Hunger −1. It also baits the Deadfall Trap and stretches further on the Crude Stove.
good-vegetable = Vegetable
    .counted = { $count ->
        [one] { $count } Vegetable
       *[other] { $count } Vegetables
    }
    .text = Eaten at Dusk: Hunger stays where it is.
good-pure-alcohol = 100% Alcohol
    .counted = { $count ->
        [one] { $count } bottle of 100% Alcohol
       *[other] { $count } bottles of 100% Alcohol
    }
    .text = Drunk at Dawn, before or after the Fate card, by a Character whose Fatigue is 3 or less: Misery −1, Fatigue +1. It must stand in Storage, unspent, when Herbal Meds or Bandages are made.
good-moonshine = Moonshine
    .counted = { $count ->
        [one] { $count } Moonshine
       *[other] { $count } Moonshine
    }
    .text = Drunk at Dawn, before or after the Fate card, by a Character whose Fatigue is 3 or less: Misery −1, Fatigue +2. With 1 Wood or Book the Alcohol Still turns it into 100% Alcohol.
good-cigarette = Cigarette
    .counted = { $count ->
        [one] { $count } Cigarette
       *[other] { $count } Cigarettes
    }
    .text = Some Characters need one when their Spirit is resolved. Outside, it opens mouths and settles small debts.
good-coffee = Coffee
    .counted = { $count ->
        [one] { $count } Coffee
       *[other] { $count } Coffees
    }
    .text = Some Characters need one when their Spirit is resolved. Outside, it opens mouths.
good-sugar = Sugar
    .counted = { $count ->
        [one] { $count } Sugar
       *[other] { $count } Sugar
    }
    .text = With 1 Water and 1 Wood or Book it starts the Moonshine Still.

## Grey tokens: tools, parts, belongings

good-sawblade = Sawblade
    .counted = { $count ->
        [one] { $count } Sawblade
       *[other] { $count } Sawblades
    }
    .text = Cuts through Bars, at home or at a Location, and is kept.
good-shovel = Shovel
    .counted = { $count ->
        [one] { $count } Shovel
       *[other] { $count } Shovels
    }
    .text = Lets one Character clear Rubble or Rubble Remnants alone; at a Location it shortens the work on Rubble. It is kept.
good-lockpick = Lockpick
    .counted = { $count ->
        [one] { $count } Lockpick
       *[other] { $count } Lockpicks
    }
    .text = Tries a Closed Door, at home or at a Location: on 4–10 the door opens and the Lockpick is discarded, on 1–3 the door stays shut and the Lockpick is kept.
good-guitar = Guitar
    .counted = { $count ->
        [one] { $count } Guitar
       *[other] { $count } Guitars
    }
    .text = As long as it is in Storage, it answers the Spirit of Zlata and of Cveta. It is never used up.
good-broken-guitar = Broken Guitar
    .counted = { $count ->
        [one] { $count } Broken Guitar
       *[other] { $count } Broken Guitars
    }
    .text = With 2 Components and 1 Wood the Workshop makes a Guitar of it.
good-book = Book
    .counted = { $count ->
        [one] { $count } Book
       *[other] { $count } Books
    }
    .text = Each Book in Storage adds 2 to the Chair roll, and some Characters need one there for their Spirit. It also burns: wherever Wood or Book is asked for as fuel, it stands in for 1 Wood.
good-electrical-part = Electrical Part
    .counted = { $count ->
        [one] { $count } Electrical Part
       *[other] { $count } Electrical Parts
    }
    .text = Material for Fittings. The Workshop makes 1 from each Component.
good-mechanical-part = Mechanical Part
    .counted = { $count ->
        [one] { $count } Mechanical Part
       *[other] { $count } Mechanical Parts
    }
    .text = Material for Fittings and, at the Metal Workshop, for a Lockpick. The Workshop makes 1 from each Component.
good-jewelry = Jewelry
    .counted = { $count ->
        [one] { $count } Jewelry
       *[other] { $count } Jewelry
    }
    .text = To trade or to pay with. Nothing in the Shelter has any use for it.
good-filter = Filter
    .counted = { $count ->
        [one] { $count } Filter
       *[other] { $count } Filters
    }
    .text = For the Herbal Workshop: one must be in Storage to make Meds, and one is spent on each Bandages. The Workshop makes 1 from each Component.

## Yellow tokens: medicine and its ingredients

good-meds = Meds
    .counted = { $count ->
        [one] { $count } Meds
       *[other] { $count } Meds
    }
    .text = Placed on a sick Character: Illness falls when a Fate card that accepts Meds is resolved. Until then they stay there and cannot be taken back.
good-bandages = Bandages
    .counted = { $count ->
        [one] { $count } Bandages
       *[other] { $count } Bandages
    }
    .text = Placed on a wounded Character: Wounds fall when a Fate card that accepts Bandages is resolved. Until then they stay there and cannot be taken back.
good-herbal-meds = Herbal Meds
    .counted = { $count ->
        [one] { $count } Herbal Meds
       *[other] { $count } Herbal Meds
    }
    .text = Placed on a sick Character: Illness falls when a Fate card that accepts Herbal Meds is resolved. They never count as Meds.
good-chems = Chems
    .counted = { $count ->
        [one] { $count } Chems
       *[other] { $count } Chems
    }
    .text = Spent in both gardens, as bait in the Deadfall Trap, and with a Herb to make Meds. They must be in Storage, unspent, when Shells are turned into Ammo.
good-herb = Herb
    .counted = { $count ->
        [one] { $count } Herb
       *[other] { $count } Herbs
    }
    .text = The Herbal Garden turns it into a Cigarette or Herbal Meds, the Herbal Workshop into Meds or Bandages, and the Crude Stove cooks 2 into a Vegetable.

## Resources

good-water = Water
    .counted = { $count ->
        [one] { $count } Water
       *[other] { $count } Water
    }
    .text = Each Character should drink 1 at Dusk. The gardens, the Crude Stove and the Moonshine Still use it too. It can never be traded.
good-wood = Wood
    .counted = { $count ->
        [one] { $count } Wood
       *[other] { $count } Wood
    }
    .text = To build with and to burn: Fittings, Board-Ups, heaters, stove and stills. It can never be traded.
good-component = Component
    .counted = { $count ->
        [one] { $count } Component
       *[other] { $count } Components
    }
    .text = Every Fitting needs some, and the workshops turn it into parts, Filters and tools. It can never be traded.

## Kinds of piece

kind-red = Red
    .text = Red tokens: weapons, broken weapons, Weapon Parts, Shells and Ammo.
kind-green = Green
    .text = Green tokens: food, alcohol, Cigarettes, Coffee and Sugar.
kind-grey = Grey
    .text = Grey tokens: tools, parts, Filters and belongings.
kind-yellow = Yellow
    .text = Yellow tokens: Meds, Herbal Meds, Bandages, and the Herbs and Chems they are made of.
kind-resource = Resource
    .text = Resources: Water, Wood and Components. They have no value, weigh 1 each and are never traded.

## Dice

die-grey = Grey die
    .text = Combat die of those who fight unarmed.
die-yellow = Yellow die
    .text = Combat die of the Knife and the Hatchet.
die-red = Red die
    .text = Combat die of the firearms.
die-black = Black die
    .text = Ten sides, 1 to 10, for everything that is not Combat.

## Faces of the Combat dice

face-blank = Blank
    .text = A miss.
face-fist = Fist
    .counted = { $count ->
        [one] { $count } fist
       *[other] { $count } fists
    }
    .text = 1 Wound each; in a raid, 1 point off Damage or Wounds each.
face-knife = Knife
    .counted = { $count ->
        [one] { $count } knife
       *[other] { $count } knives
    }
    .text = 1 Wound each; in a raid, 1 point off Damage or Wounds each.
face-reticle = Reticle
    .counted = { $count ->
        [one] { $count } reticle
       *[other] { $count } reticles
    }
    .text = 1 Wound each; in a raid, 1 point off Damage or Wounds each.
face-hatchet = Hatchet
    .text = With a Hatchet the target dies at once; in a raid the raid card is ignored. With any other weapon, a miss.
face-spray = Spray
    .text = With a Shotgun the target dies at once; in a raid the raid card is ignored. With any other weapon, a miss.
face-out-of-ammo = Out of ammo
    .text = An Enemy has fired the last shot and goes on with another weapon or unarmed. For a Character, a miss.
face-script = Script
    .text = A miss, or you trust fate: draw a Fate card, and if its die has the colour of the one rolled, its Combat half is resolved. In a raid, always a miss.

## Fighting without a weapon

weapon-unarmed = Unarmed
    .text = Grey die. Nothing to spend, nothing to lose.

## Items with a name of their own, which a script gives

good-thin-sawblade = Thin Sawblade
    .counted = { $count ->
        [one] { $count } Thin Sawblade
       *[other] { $count } Thin Sawblades
    }
    .text = Works like a Sawblade. Nothing can force you to discard it; it may be sold in a Trade.
good-camo = Camo
    .counted = { $count ->
        [one] { $count } Camo
       *[other] { $count } Camos
    }
    .text = Two capes. If you have it with you on a trip of at most 2 Characters, Noise counts as 3 lower when you roll for it. Nothing can force you to discard it.
