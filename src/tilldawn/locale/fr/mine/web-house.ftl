### La page de This War of Mine : le Refuge en dessin

web-house-title = Le Refuge, jour { $day }, { $phase }, froid { $cold }
web-house-outside = la rue devant la porte
web-house-built = { $what } : c’est construit
web-house-opened = C’est ouvert
web-house-stuck = Rien ne cède
web-house-left = À moitié déblayé
web-house-beneath = Encore dessous : { $what }
web-house-outside-short = Rue
web-house-hole = Trou { $number }
web-house-boarded = sous une Barricade
web-house-open = sans Barricade
web-house-asleep = dort
web-house-free = libre
web-house-out-of-reach = hors d’atteinte
web-house-waiting = attend l’Aube

## Imprimé sur le plateau

web-house-printed-guard = Garde
web-house-printed-new-idea = Nouvelle idée
web-house-printed-floor = Sol
web-house-printed-poke-about = Farfouiller
web-house-printed-poke-about-1 = Farfouiller I
web-house-printed-poke-about-2 = Farfouiller II
web-house-printed-poke-about-3 = Farfouiller III
web-house-printed-search = Fouiller
web-house-printed-wild-garden = Jardin sauvage
web-house-becomes = peut devenir { $cards }
web-house-stack = { $count } cartes empilées
web-house-watched = des tireurs guettent cet étage
