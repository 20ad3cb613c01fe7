### Règles de daylight : Ennemis

## Ennemis

rule-W-ENEMY-01 = Deux Dégâts suffisent pour défausser un Rôdeur. Il n’a aucune capacité particulière.
    .title = Le Rôdeur
rule-W-ENEMY-02 = Trois Dégâts en tout mettent un Pillard hors de combat : défaussez sa carte.
    .title = La Santé du Pillard
rule-W-ENEMY-03 = Une carte Décombres de votre inventaire, tirée au hasard, est défaussée quand l’attaque d’un Pillard vous blesse. Les Munitions peuvent y passer, jamais les armes.
    .title = Le vol du Pillard
rule-W-ENEMY-04 = Sans Dégât, pas de vol : si une Barricade, un Piège ou une mauvaise carte Combat vous laisse indemne face au Pillard, vous gardez toutes vos cartes.
    .title = Sans blessure, pas de vol
rule-W-ENEMY-05 = Une carte part avec le Pillard, et chacune de celles que vous pouvez perdre a la même chance de partir. Une pile de 3 est donc 3 fois plus exposée qu’une carte seule, mais elle ne perd qu’une carte.
    .title = Ce que prend le Pillard
rule-W-ENEMY-06 = Les Pillards ne trouvent jamais votre Sac à dos ni ce qu’il contient. Si vous n’avez rien d’autre que lui et vos armes, vous ne perdez rien.
    .title = Pillards et Sac à dos
rule-W-ENEMY-07 = Quatre Dégâts abattent une Brute : sa carte va à la défausse.
    .title = La Santé de la Brute
rule-W-ENEMY-08 = Une Brute se moque de vos Barricades : vous subissez tous les Dégâts de son attaque, et aucune Barricade n’est défaussée.
    .title = Brutes et Barricades
rule-W-ENEMY-09 = Quatre Dégâts : votre Piège frappe une Brute comme n’importe quel ennemi, et cela suffit à la tuer. Seules vos Barricades ne peuvent rien contre elle.
    .title = Brutes et Pièges
rule-W-ENEMY-10 = Huit Dégâts, en autant d’attaques qu’il faudra, envoient un Monstre à la défausse.
    .title = La Santé du Monstre
rule-W-ENEMY-11 = +1 Dégât : c’est ce que gagne l’attaque de chaque autre ennemi tant qu’un Monstre est en jeu.
    .title = Le bonus du Monstre
rule-W-ENEMY-12 = +2 Dégâts avec 2 Monstres, +3 avec 3 : chaque Monstre en jeu renforce une fois de plus les autres ennemis.
    .title = Plusieurs Monstres
rule-W-ENEMY-13 = Les Monstres ne se renforcent pas entre eux : quel que soit leur nombre, un Monstre n’attaque qu’avec sa propre force.
    .title = Pas de bonus entre Monstres
rule-W-ENEMY-14 = Un Dégât, qu’il vienne de vous ou d’un ennemi, suffit à tuer un Survivant : défaussez la carte.
    .title = La Santé du Survivant
rule-W-ENEMY-15 = Cinq types de cartes Horde peuvent se trouver sur la ligne, et la Santé comme l’attaque dépendent du type. Seul le Survivant n’attaque pas.
    .title = Cinq types de cartes Horde
