### Parts of the rulebook

area-GOAL = The goal
area-SETUP = Set-up
area-CHAR = Characters
area-PERK = Perks
area-FP = First Player
area-INV = Inventory
area-SEARCH = Search
area-WAVE = WAVE!
area-ASSAULT = Assaults
area-TRADE = Trade
area-HEAL = Healing
area-COMBAT = Combat
area-AMMO = Ammo
area-CCARD = Combat cards
area-SPLASH = Splash
area-ENEMY = Enemies
area-CRAFT = Crafting
area-SURV = Survivors
area-SPEC = Special cards
area-BAD = Bad Luck
area-JUNK = Junk
area-LAST = The last Round
area-END = The end
area-SOLO = Playing alone
area-STORY = Stories
area-RULING = Rulings
