### Parts of the rulebook

area-GOAL = Le but
area-SETUP = Mise en place
area-CHAR = Personnages
area-PERK = Atouts
area-FP = Premier joueur
area-INV = Inventaire
area-SEARCH = Recherche
area-WAVE = VAGUE !
area-ASSAULT = Assauts
area-TRADE = Échange
area-HEAL = Soins
area-COMBAT = Combat
area-AMMO = Munitions
area-CCARD = Cartes Combat
area-SPLASH = Éclaboussure
area-ENEMY = Ennemis
area-CRAFT = Fabrication
area-SURV = Survivants
area-SPEC = Cartes spéciales
area-BAD = Malchance
area-JUNK = Bric-à-brac
area-LAST = La dernière manche
area-END = La fin
area-SOLO = En solitaire
area-STORY = Histoires
area-RULING = Interprétations
