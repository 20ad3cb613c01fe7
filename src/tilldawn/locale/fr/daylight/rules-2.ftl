### Règles de daylight, seconde partie : de l’Éclaboussure au mode Histoire, puis les décisions.

## Éclaboussure

rule-W-SPLASH-01 = 1 point d’Éclaboussure inflige 1 Dégât à tout ce qui est voisin de la cible ; 2 points en infligent 2, et ainsi de suite.
    .title = L’effet de l’Éclaboussure
rule-W-SPLASH-02 = L’Éclaboussure part toujours vers l’extérieur : la cible ne subit jamais celle de l’attaque qui la vise.
    .title = La cible est épargnée
rule-W-SPLASH-03 = Dans une même attaque, toutes les Éclaboussures se cumulent : celle de l’arme, celle de vos cartes Spéciales et celle de la carte Combat que vous appliquez.
    .title = Éclaboussures cumulées
rule-W-SPLASH-04 = 2 cartes au plus sont voisines d’une cible sur la ligne : celle de gauche et celle de droite, ennemi ou Survivant. Au bout de la ligne, une cible n’en a qu’une.
    .title = Voisines sur la ligne
rule-W-SPLASH-05 = Quand vous attaquez une carte de la ligne, votre Éclaboussure y reste : elle ne blesse ni vous ni vos partenaires.
    .title = Vos Éclaboussures épargnent les joueurs
rule-W-SPLASH-06 = Quand un ennemi vous attaque, son Éclaboussure touche vos deux voisins de table, à gauche et à droite, et personne au-delà.
    .title = Éclaboussure entre joueurs
rule-W-SPLASH-07 = Quand un joueur est attaqué, l’Éclaboussure ne sort pas du cercle des joueurs : sur la ligne, ni ennemi ni Survivant n’en souffre.
    .title = La ligne est épargnée
rule-W-SPLASH-08 = Aucune Éclaboussure ne vous touche si vous jouez en solo : sans voisin de table, vous ignorez celle des attaques qui vous visent.
    .title = Éclaboussure en solo
rule-W-SPLASH-09 = À 2 joueurs, votre partenaire occupe vos deux côtés, mais ne subit qu’une fois l’Éclaboussure d’une attaque contre vous.
    .title = Éclaboussure à deux joueurs
rule-W-SPLASH-10 = Votre Barricade n’arrête pas l’Éclaboussure : vous subissez les Dégâts et la Barricade reste en place.
    .title = Éclaboussure et Barricades

## Ennemis

rule-W-ENEMY-01 = 2 Dégâts suffisent pour défausser un Rôdeur. Il n’a aucune capacité particulière.
    .title = Le Rôdeur
rule-W-ENEMY-02 = 3 Dégâts en tout mettent un Pillard hors de combat : défaussez sa carte.
    .title = La Santé du Pillard
rule-W-ENEMY-03 = 1 carte Décombres de votre inventaire, tirée au hasard, est défaussée quand l’attaque d’un Pillard vous blesse. Les Munitions peuvent y passer, jamais les armes.
    .title = Le vol du Pillard
rule-W-ENEMY-04 = Sans Dégât, pas de vol : si une Barricade, un Piège ou une mauvaise carte Combat vous laisse indemne face au Pillard, vous gardez toutes vos cartes.
    .title = Sans blessure, pas de vol
rule-W-ENEMY-05 = 1 carte part avec le Pillard, et chacune de celles que vous pouvez perdre a la même chance de partir. Une pile de 3 est donc 3 fois plus exposée qu’une carte seule, mais elle ne perd qu’une carte.
    .title = Ce que prend le Pillard
rule-W-ENEMY-06 = Les Pillards ne trouvent jamais votre Sac à dos ni ce qu’il contient. Si vous n’avez rien d’autre que lui et vos armes, vous ne perdez rien.
    .title = Pillards et Sac à dos
rule-W-ENEMY-07 = 4 Dégâts abattent une Brute : sa carte va à la défausse.
    .title = La Santé de la Brute
rule-W-ENEMY-08 = Une Brute se moque de vos Barricades : vous subissez tous les Dégâts de son attaque, et aucune Barricade n’est défaussée.
    .title = Brutes et Barricades
rule-W-ENEMY-09 = 4 Dégâts : votre Piège frappe une Brute comme n’importe quel ennemi, et cela suffit à la tuer. Seules vos Barricades ne peuvent rien contre elle.
    .title = Brutes et Pièges
rule-W-ENEMY-10 = 8 Dégâts, en autant d’attaques qu’il faudra, envoient un Monstre à la défausse.
    .title = La Santé du Monstre
rule-W-ENEMY-11 = +1 Dégât : c’est ce que gagne l’attaque de chaque autre ennemi tant qu’un Monstre est en jeu.
    .title = Le bonus du Monstre
rule-W-ENEMY-12 = +2 Dégâts avec 2 Monstres, +3 avec 3 : chaque Monstre en jeu renforce une fois de plus les autres ennemis.
    .title = Plusieurs Monstres
rule-W-ENEMY-13 = Les Monstres ne se renforcent pas entre eux : quel que soit leur nombre, un Monstre n’attaque qu’avec sa propre force.
    .title = Pas de bonus entre Monstres
rule-W-ENEMY-14 = 1 Dégât, qu’il vienne de vous ou d’un ennemi, suffit à tuer un Survivant : défaussez la carte.
    .title = La Santé du Survivant
rule-W-ENEMY-15 = 5 types de cartes Horde peuvent se trouver sur la ligne, et la Santé comme l’attaque dépendent du type. Seul le Survivant n’attaque pas.
    .title = Cinq types de cartes Horde

## Fabrication et jetons

rule-W-CRAFT-01 = 1 action de votre tour de Combat vous permet de fabriquer : choisissez une recette, défaussez 1 carte de chacun de ses 2 ingrédients et prenez le jeton.
    .title = Comment fabriquer
rule-W-CRAFT-02 = 1 carte Planches et 1 carte Clous donnent une Barricade, que vous posez près de votre personnage.
    .title = Fabriquer une Barricade
rule-W-CRAFT-03 = 1 carte Planches et 1 carte Tessons donnent une Lance, que vous posez aussitôt sur un ennemi.
    .title = Fabriquer une Lance
rule-W-CRAFT-04 = 1 carte Fils et 1 carte Explosifs donnent un Piège, que vous posez près de votre personnage.
    .title = Fabriquer un Piège
rule-W-CRAFT-05 = 1 carte Clous et 1 carte Explosifs donnent une Grenade, que vous posez aussitôt sur un ennemi.
    .title = Fabriquer une Grenade
rule-W-CRAFT-06 = La Barricade ou le Piège que vous fabriquez ne protège que vous : le jeton se pose près de votre personnage, jamais près de celui d’un autre.
    .title = Rien que pour vous
rule-W-CRAFT-07 = 1 attaque, la prochaine qui devrait vous blesser, ne vous fait aucun Dégât grâce à votre Barricade. Celle d’une Brute passe quand même.
    .title = L’effet de la Barricade
rule-W-CRAFT-08 = Dès qu’elle vous a épargné les Dégâts d’une attaque, votre Barricade cède : défaussez le jeton.
    .title = La Barricade cède
rule-W-CRAFT-09 = Une attaque qui vous ferait 0 Dégât ne brise pas votre Barricade : elle attend la suivante.
    .title = Une attaque sans Dégât
rule-W-CRAFT-10 = Si l’on attaque votre voisin de table, votre Barricade ne sert à rien : vous subissez toute l’Éclaboussure et gardez le jeton.
    .title = Inutile contre l’Éclaboussure
rule-W-CRAFT-11 = La Malchance contourne votre Barricade : vous subissez la carte piochée et gardez le jeton.
    .title = Inutile contre la Malchance
rule-W-CRAFT-12 = 4 Dégâts frappent l’ennemi qui s’apprête à vous attaquer, avant son attaque, si vous avez un Piège près de votre personnage.
    .title = L’effet du Piège
rule-W-CRAFT-13 = Si votre Piège tue l’ennemi, son attaque tombe à l’eau : vous subissez 0 Dégât et aucun effet, pas même le vol d’un Pillard.
    .title = Le Piège tue
rule-W-CRAFT-14 = Un ennemi qui survit à votre Piège vous attaque quand même, sans rien perdre de sa force.
    .title = Le Piège ne tue pas
rule-W-CRAFT-15 = 1 Piège ne sert qu’une fois : défaussez le jeton, que l’ennemi soit mort ou non.
    .title = Un Piège usé
rule-W-CRAFT-16 = Vos Pièges se déclenchent d’abord, vos Barricades ensuite. Si un Piège tue l’attaquant, vous gardez votre Barricade.
    .title = Pièges avant Barricades
rule-W-CRAFT-17 = 3 Dégâts frappent l’ennemi sur lequel vous posez votre Lance, au moment même où vous la fabriquez.
    .title = L’effet de la Lance
rule-W-CRAFT-18 = +1 Dégât s’ajoute, par la suite, à chaque attaque visant un ennemi qui porte une Lance, quel que soit le joueur qui attaque.
    .title = Le bonus de la Lance
rule-W-CRAFT-19 = Votre Lance reste plantée dans son ennemi, d’une Manche à l’autre, jusqu’à ce qu’il meure ; le jeton est alors défaussé avec lui.
    .title = La fin de la Lance
rule-W-CRAFT-20 = Jusqu’à 3 cartes sont écartées quand vous fabriquez une Grenade : l’ennemi sur lequel vous la posez et les cartes situées de part et d’autre. Elles quittent la bataille jusqu’à la fin du Combat.
    .title = L’effet de la Grenade
rule-W-CRAFT-21 = Une carte écartée par une Grenade n’attaque pas : pendant cette phase Combat, son tour est sauté.
    .title = Écartée, plus d’attaque
rule-W-CRAFT-22 = Vous ne pouvez pas prendre pour cible une carte écartée par une Grenade, que ce soit avec une attaque, une capacité ou un jeton.
    .title = Écartée, hors d’atteinte
rule-W-CRAFT-23 = Une carte écartée par une Grenade ne subit aucun Dégât, et l’Éclaboussure ne fait pas exception.
    .title = Écartée, aucun Dégât
rule-W-CRAFT-24 = À la fin de la phase Combat, les cartes écartées reprennent leur place sur la ligne, et la Grenade est défaussée.
    .title = Le retour des cartes écartées
rule-W-CRAFT-25 = Les Barricades et les Pièges qui n’ont pas servi restent près de votre personnage pour les Manches suivantes.
    .title = Les jetons qui restent

## Survivants

rule-W-SURV-01 = Les Survivants ont leur place sur la ligne comme les ennemis, là où le mélange les a mis.
    .title = Survivants sur la ligne
rule-W-SURV-02 = Un Survivant n’attaque jamais : quand vient son tour sur la ligne, passez à la carte suivante.
    .title = Les Survivants n’attaquent pas
rule-W-SURV-03 = Tant qu’un Survivant est debout, les ennemis attaquent les Survivants, en commençant par le plus à gauche. Votre tour et celui de vos partenaires, à partir du joueur qui tient « VAGUE ! », ne viennent que s’il n’en reste plus.
    .title = Les Survivants d’abord
rule-W-SURV-04 = La première attaque qui suit la mort du dernier Survivant vise le joueur qui tient « VAGUE ! », peu importe combien les Survivants en ont encaissé.
    .title = Après le dernier Survivant
rule-W-SURV-05 = Si un Survivant est en vie à la fin de la Manche, laissez-le à sa place : il y sera encore aux Manches suivantes.
    .title = Les Survivants restent
rule-W-SURV-06 = Vous pouvez prendre un Survivant pour cible de votre attaque, tout comme un ennemi.
    .title = Attaquer un Survivant
rule-W-SURV-07 = 1 point de votre Éclaboussure suffit à tuer un Survivant voisin de la cible.
    .title = L’Éclaboussure tue les Survivants
rule-W-SURV-08 = Les Survivants n’empêchent pas la victoire : vous pouvez gagner, qu’il en reste ou non sur la ligne.
    .title = Survivants et victoire

## Cartes Spéciales

rule-W-SPEC-01 = 1 Dégât, subi sur-le-champ : voilà le prix d’une Boisson énergisante pendant votre tour de Combat. La rouge vous accorde 1 attaque de plus ce tour-ci, la verte 1 fabrication de plus.
    .title = Boisson énergisante
rule-W-SPEC-02 = 1 Dégât de Boisson énergisante peut être celui de trop : s’il tue votre personnage, la partie est perdue pour tous.
    .title = Une boisson mortelle
rule-W-SPEC-03 = Jouez Concentration pendant votre attaque et répartissez-en les Dégâts à votre gré entre la cible et ses voisines.
    .title = Concentration : répartir les Dégâts
rule-W-SPEC-04 = Concentration répartit tout sauf l’Éclaboussure : les voisines de votre cible d’origine la subissent en entier, comme toujours.
    .title = Concentration et Éclaboussure
rule-W-SPEC-05 = 1 action de plus, attaque ou fabrication, revient au joueur dont c’est le tour quand vous jouez Encouragement. Vous ne pouvez pas le jouer pendant votre propre tour.
    .title = Encouragement : aider un autre
rule-W-SPEC-06 = Après avoir joué Encouragement, vous devez prendre « VAGUE ! » au joueur qui la tient, et avec elle le risque d’essuyer la première attaque.
    .title = Encouragement attire la Vague
rule-W-SPEC-07 = 1 Dégât pour vous, 1 Éclaboussure de plus pour votre attaque : c’est l’effet de Soif de sang quand vous la jouez en attaquant.
    .title = Soif de sang
rule-W-SPEC-08 = 2 cartes Combat de plus sont piochées pour votre attaque si vous jouez des Pilules de vitalité. Vous n’en appliquez toujours qu’une.
    .title = Pilules de vitalité
rule-W-SPEC-09 = Les Pilules de vitalité conviennent à toutes les armes : si la vôtre ne pioche aucune carte Combat, vous en piochez 2 et devez en appliquer 1.
    .title = Des Pilules sans autre pioche
rule-W-SPEC-10 = 1 carte Combat qui vient d’être piochée, par un joueur ou pour un ennemi, est défaussée et remplacée par une nouvelle quand vous jouez Veinard.
    .title = Veinard : une nouvelle pioche
rule-W-SPEC-11 = Si vous avez Veinard, vous pouvez le jouer pendant le tour de n’importe qui et pendant les attaques ennemies, pas seulement pour vous.
    .title = Qui peut jouer Veinard
rule-W-SPEC-12 = 1 seul emplacement suffit à votre Sac à dos ; les cartes objet que vous y rangez, 2 au plus, n’en occupent aucun.
    .title = La contenance du Sac
rule-W-SPEC-13 = Un Pillard ne peut vous prendre ni votre Sac à dos ni une carte qui s’y trouve.
    .title = À l’abri des Pillards
rule-W-SPEC-14 = La Malchance ne peut vous coûter ni votre Sac à dos ni son contenu : mettez-les de côté avant toute perte au hasard.
    .title = À l’abri de la Malchance
rule-W-SPEC-15 = À chaque phase, vous pouvez ranger des cartes dans votre Sac à dos, en sortir ou en échanger, tant que votre inventaire ne dépasse pas sa limite.
    .title = Refaire son Sac
rule-W-SPEC-16 = Si vous donnez votre Sac à dos pendant l’Échange, les cartes qu’il contient partent avec lui, et le tout compte pour 1 seul don.
    .title = Donner le Sac
rule-W-SPEC-17 = Si vous défaussez votre Sac à dos, les cartes restées dedans sont défaussées aussi.
    .title = Défausser le Sac
rule-W-SPEC-18 = Une fois utilisée, une carte Spéciale est défaussée. Seul le Sac à dos fait exception : vous le gardez.
    .title = Après usage, à la défausse
rule-W-SPEC-19 = Vous pouvez jouer plusieurs cartes Spéciales dans le même tour, et même sur une seule attaque.
    .title = Plusieurs cartes Spéciales

## Malchance

rule-W-BAD-01 = 1 Dégât : c’est ce que vous subissez en piochant Attaque de rongeur.
    .title = Attaque de rongeur
rule-W-BAD-02 = 1 carte Décombres de votre inventaire, tirée au hasard, est défaussée quand vous piochez Attaque de corbeau. Vos armes, votre Sac à dos et son contenu sont épargnés.
    .title = Attaque de corbeau
rule-W-BAD-03 = 2 Dégâts : c’est ce que vous subissez en piochant Os brisé.
    .title = Os brisé
rule-W-BAD-04 = Une fois son effet subi, la carte Malchance va à la défausse ; vous n’en gardez jamais.
    .title = Après la Malchance
rule-W-BAD-05 = La Malchance peut vous tuer pendant la Recherche, et la partie est alors perdue pour tous.
    .title = Malchance mortelle

## Bric-à-brac

rule-W-JUNK-01 = Le Bric-à-brac ne fait rien par lui-même : vous ne pouvez que le porter, le donner ou le défausser.
    .title = Un Bric-à-brac sans effet
rule-W-JUNK-02 = Le Bric-à-brac fait partie des cartes que vous pouvez perdre au hasard : en porter, c’est donner à une meilleure carte plus de chances d’y échapper.
    .title = Le Bric-à-brac comme bouclier
rule-W-JUNK-03 = Si un Atout de votre personnage mentionne le Bric-à-brac, vous pouvez en faire l’usage qu’il décrit ; les autres ne le peuvent pas.
    .title = Bric-à-brac et Atouts

## Dernière Manche

rule-W-LAST-01 = 6 Manches amènent de nouveaux ennemis ; une fois la sixième finie, plus personne ne rejoint la ligne.
    .title = Plus de nouveaux venus
rule-W-LAST-02 = S’il reste un ennemi debout après la Manche 6, jouez une Manche de plus : cherchez dans les cartes restées dans la pile de Décombres actifs, « VAGUE ! » mélangée parmi elles.
    .title = Chercher après la Manche 6
rule-W-LAST-03 = Aucune carte Assaut n’est révélée quand vous piochez « VAGUE ! » après la Manche 6. Vous l’acceptez ou la retardez comme d’habitude.
    .title = « VAGUE ! » sans Assaut
rule-W-LAST-04 = Une Manche jouée après la sixième a son Échange et son Combat, comme toutes les autres.
    .title = Échange et Combat continuent
rule-W-LAST-05 = Après la Manche 6, vous enchaînez les Manches jusqu’à ce qu’il ne reste aucun ennemi, ou que la mort d’un personnage vous fasse perdre.
    .title = Jusqu’au dernier ennemi
rule-W-LAST-06 = 1 Dégât vous permet de passer « VAGUE ! » au suivant au lieu de l’accepter, quand c’est la seule carte qui reste à piocher. Le Premier joueur choisit d’abord, et quiconque la reçoit a le même choix.
    .title = Il ne reste que « VAGUE ! »

## Fin de la partie

rule-W-END-01 = 3 conditions réunies vous donnent la victoire : la Manche 6 est finie, aucun ennemi n’est debout sur la ligne, et tous les personnages sont en vie.
    .title = Comment gagner
rule-W-END-02 = Si vous videz la ligne avant la fin de la Manche 6, vous n’avez pas encore gagné : la Manche suivante commence comme prévu.
    .title = Pas de victoire anticipée
rule-W-END-03 = Tant qu’une condition de victoire vous manque et que tous les personnages sont en vie, la partie continue.
    .title = La partie continue

## Solo

rule-W-SOLO-01 = 10 emplacements, et non 8, forment votre inventaire quand vous jouez en solo.
    .title = Inventaire en solo
rule-W-SOLO-02 = 3 armes composent votre équipement en solo : l’arme unique de votre personnage et 2 armes communes de votre choix.
    .title = Armes en solo
rule-W-SOLO-03 = En solo, ne tenez aucun compte de l’Éclaboussure d’une attaque contre vous. La vôtre agit normalement sur la ligne.
    .title = Solo et Éclaboussure
rule-W-SOLO-04 = 7 cartes Décombres rejoignent la pile de Décombres actifs à chaque Manche d’une partie en solo.
    .title = Décombres en solo
rule-W-SOLO-05 = En solo, toute attaque ennemie qu’un Survivant ne prend pas à votre place est pour vous.
    .title = Toutes les attaques en solo

## Mode Histoire

rule-W-STORY-01 = Les histoires sont des scénarios facultatifs, chacun avec ses propres règles. Vous pouvez jouer sans aucune d’elles.
    .title = Histoires facultatives

## Décisions : texte abîmé ou manquant

rule-G-01 = 1 carte Planches et 1 carte Clous donnent une Barricade. La liste imprimée des recettes a perdu sa première ligne, et Tilldawn la rétablit avec la paire la plus plausible.
    .title = La recette de la Barricade
rule-G-02 = Tilldawn compte les Munitions comme la quatrième façon d’infliger des Dégâts, puisque chaque carte que vous en dépensez fait piocher une carte Combat. Les règles imprimées en annoncent 4 et n’en décrivent que 3.
    .title = La quatrième façon de blesser
rule-G-03 = Une carte Décombres est en jeu si son numéro ne dépasse pas le nombre de joueurs : à 3, ce sont les numéros 1, 2 et 3. L’exemple imprimé a perdu une partie de ses chiffres.
    .title = Les numéros des Décombres
rule-G-04 = Les 138 cartes Décombres sont la carte « VAGUE ! », 6 armes uniques, 11 armes communes et 120 cartes à trouver pendant la Recherche. Les règles imprimées donnent le total sans dire ce qu’il comprend.
    .title = Les 138 cartes Décombres
rule-G-05 = Planches, Lance, Pilules de vitalité, 0 Dégât et le symbole de l’infini : c’est ainsi que Tilldawn lit les mots anglais dont les lettres sont abîmées dans les règles imprimées.
    .title = Lettres mal lues
rule-G-06 = 1 carte vous revient après une attaque avec Gravats instables : piochez le dessus de la pile de Décombres actifs et traitez la carte comme en Recherche, ou ne faites rien si la pile est vide. Les règles imprimées nomment cet effet sans l’expliquer.
    .title = Gravats instables

## Décisions : Recherche, Vague et ligne

rule-G-07 = Quand vous avez retardé la Vague, c’est au joueur suivant, dans le sens horaire, de piocher : la carte que ce retard vous a fait prendre était votre pioche. Les règles imprimées ne disent pas à qui est le tour.
    .title = Qui pioche après un retard
rule-G-08 = À la Manche 1, la pile de Décombres actifs n’est formée qu’une fois. Les règles imprimées le demandent à la mise en place, puis encore au début de la Recherche.
    .title = La première pile de Décombres actifs
rule-G-09 = Les ennemis prennent place quand « VAGUE ! » est acceptée ; d’ici là, la carte Assaut vous dit combien ils sont, pas dans quel ordre. Les règles imprimées indiquent deux moments différents.
    .title = L’arrivée des ennemis
rule-G-10 = Avec 1 point de Santé, vous pouvez retarder la Vague ou boire une Boisson énergisante, mais vous en mourez et la partie est perdue ; Tilldawn vous demande deux fois confirmation. Les règles imprimées ne l’autorisent ni ne l’interdisent.
    .title = Payer de sa vie
rule-G-11 = 1 Dégât vous permet de passer « VAGUE ! » au suivant, sans piocher, quand c’est la seule carte qui reste à piocher avant la fin de la Manche 6. Les règles imprimées n’en parlent que pour les Manches d’après.
    .title = Retarder, la pile vide
rule-G-12 = À gauche et dans le sens horaire désignent pour Tilldawn la même chose : la place suivante autour de la table. Les règles imprimées emploient les deux.
    .title = Gauche et sens horaire
rule-G-13 = Si la pioche de Décombres n’a plus assez de cartes pour la Manche, toutes celles qui restent vont à la pile de Décombres actifs, et la défausse ne revient jamais. Les règles imprimées ne disent pas quoi faire.
    .title = Quand les Décombres manquent
rule-G-14 = La ligne se resserre une fois l’attaque entièrement résolue ; d’ici là, les voisines sont les cartes présentes quand vous l’avez déclarée. Les règles imprimées ne disent rien des vides.
    .title = La ligne se resserre
rule-G-15 = Si un type de carte Horde vient à manquer, les cartes défaussées de ce type reviennent ; s’il n’y en a pas, il en vient moins. Les règles imprimées ne le prévoient pas.
    .title = Horde épuisée
rule-G-16 = Les Dégâts d’une carte Horde s’accumulent, d’une attaque et d’une Manche à l’autre, jusqu’à suffire pour la défausser. Les règles imprimées pourraient aussi les exiger d’un seul coup.
    .title = Les Dégâts s’accumulent
rule-G-17 = Vous voyez tous les inventaires, toutes les Santés et chaque carte Assaut révélée ; seul l’ordre des pioches vous est caché. Les règles imprimées ne disent pas ce qui est secret.
    .title = Ce que chacun voit
rule-G-18 = À chaque phase Combat, les attaques contre les joueurs repartent de celui qui tient « VAGUE ! », où qu’elles se soient arrêtées à la Manche précédente. Les règles imprimées ne disent pas si l’ordre se poursuit.
    .title = L’ordre repart de zéro
rule-G-19 = Le premier joueur attaqué est celui qui tient « VAGUE ! » quand les ennemis commencent, même si un autre l’a piochée. Les règles imprimées parlent tantôt de l’un, tantôt de l’autre.
    .title = Qui tient, non qui pioche

## Décisions : inventaire et Échange

rule-G-20 = Vous pouvez donner une arme de départ pendant l’Échange, mais pas la défausser, et elle reste aussi protégée chez son nouveau propriétaire. Les règles imprimées disent qu’on ne peut la perdre, sans préciser si l’on peut la jeter.
    .title = Garder les armes de départ
rule-G-21 = Attaque de corbeau ne vous coûte jamais une arme, quelle qu’elle soit. Les règles imprimées ne font cette exception que pour les Pillards.
    .title = Le corbeau épargne les armes
rule-G-22 = Une perte au hasard se tire parmi vos cartes une à une, et non parmi vos emplacements, avec la même chance pour chacune. Les règles imprimées ne disent pas comment compte une pile.
    .title = Des cartes, pas des emplacements
rule-G-23 = 2 cartes à l’unité tiennent dans votre Sac à dos, de toute sorte et même de nom identique, mais jamais un autre Sac à dos. Les règles imprimées ne disent pas si une pile compterait pour une.
    .title = Deux cartes, pas deux piles
rule-G-24 = Sans emplacement libre pour un don, vous devez d’abord défausser ; sinon, le don est refusé. Les règles imprimées n’envisagent pas un inventaire plein pendant l’Échange.
    .title = Un don sans place
rule-G-25 = Vous pouvez refaire votre Sac à dos à tout moment, sauf pendant la résolution d’un effet, comme un vol. Les règles imprimées ne fixent pas cette limite.
    .title = Quand refaire son Sac
rule-G-26 = Vos Soins ne soignent que vous ; pour aider un autre joueur, donnez-lui la carte. Les règles imprimées ne disent pas qui peut être soigné.
    .title = Soigner un autre
rule-G-27 = Les armes communes que personne n’a choisies sortent du jeu, sans être mêlées aux Décombres. Les règles imprimées ne disent pas où elles vont.
    .title = Les armes non choisies
rule-G-28 = Sans arme utilisable, faute de Munitions ou parce que vous l’avez donnée, vous ne pouvez pas attaquer : fabriquez, ou passez votre tour. Les règles imprimées ne le prévoient pas.
    .title = Aucune arme utilisable

## Décisions : attaques, cartes Combat et Éclaboussure

rule-G-29 = Annoncez Munitions, Soif de sang, Pilules de vitalité et Atouts avant qu’une carte Combat soit piochée pour votre attaque ; Concentration attend que vous ayez choisi la carte à appliquer. Les règles imprimées ne fixent pas ces moments.
    .title = Ce qui s’annonce avant
rule-G-30 = Additionnez bonus et malus, et tenez pour 0 un total inférieur à 0 ; l’Éclaboussure se compte à part et reste entière. Les règles imprimées ne disent pas ce que vaut un total négatif.
    .title = Jamais moins de zéro
rule-G-31 = Quand 2 cartes Combat ou plus donnent à égalité le plus de Dégâts à l’attaque d’un ennemi, vous choisissez entre joueurs celle qui s’applique. Les règles imprimées ne tranchent pas les égalités.
    .title = Égalité entre cartes ennemies
rule-G-32 = Si la pioche de Combat s’épuise pendant que vous piochez, sa défausse est mélangée et vous continuez ; les cartes déjà piochées pour cette attaque n’y entrent pas. Les règles imprimées ne parlent pas de ce cas.
    .title = Pioche vide en pleine attaque
rule-G-33 = Le +1 Dégât d’une Lance reste à l’ennemi qui la porte, et Concentration ne peut pas le déplacer. Les règles imprimées ne disent pas comment les deux se combinent.
    .title = Concentration et Lance
rule-G-34 = La Boisson énergisante rouge donne 1 attaque de plus, la verte 1 fabrication de plus : ce sont deux cartes différentes. Les règles imprimées pourraient aussi désigner une seule carte au choix.
    .title = Boissons rouges et vertes
rule-G-35 = Vous pouvez jouer Encouragement alors que vous tenez vous-même « VAGUE ! », et vous la gardez ; en solo, vous ne pouvez jamais le jouer. Les règles imprimées supposent qu’un autre la tient.
    .title = Encourager en tenant « VAGUE ! »
rule-G-36 = Veinard se joue quand toutes les cartes Combat d’une attaque sont piochées et qu’aucune n’est encore choisie ; tout joueur peut le jouer, et plusieurs peuvent se suivre. Les règles imprimées ne disent pas jusqu’à quand attendre.
    .title = Quand jouer Veinard
rule-G-37 = Votre Sac à dos reste avec vous jusqu’à ce que vous le défaussiez ou le donniez. Les règles imprimées ne disent pas s’il porte le symbole de l’infini.
    .title = Le Sac à dos reste
rule-G-38 = Quand un ennemi attaque un Survivant, son Éclaboussure touche les cartes situées de part et d’autre de celui-ci, ennemis compris, et aucun joueur. Les règles imprimées ne traitent pas ce cas.
    .title = Éclaboussure autour d’un Survivant
rule-G-39 = Si l’Éclaboussure de l’attaque d’un Pillard vous blesse, vous perdez au hasard 1 carte qui n’est pas une arme, tout comme la cible. Les règles imprimées ne disent pas si l’Éclaboussure compte.
    .title = Le Pillard vole aussi autour
rule-G-40 = Le +1 Dégât d’un Monstre va à la seule cible de l’attaque, jamais à son Éclaboussure. Les règles imprimées ne disent pas laquelle des deux en profite.
    .title = Bonus du Monstre et Éclaboussure
rule-G-41 = Le +1 Dégât d’un Monstre compte aussi quand un autre ennemi attaque un Survivant. Les règles imprimées ne disent pas qui l’attaque renforcée doit viser.
    .title = Bonus du Monstre et Survivants
rule-G-42 = Le +1 Dégât d’une Lance vaut pour les attaques qui visent son ennemi, pas pour l’Éclaboussure, les Pièges ou les 3 Dégâts d’une autre Lance ; plusieurs Lances se cumulent. Les règles imprimées ne disent pas ce qui compte ici comme attaque.
    .title = Limites du bonus de Lance

## Décisions : jetons

rule-G-43 = 6 Barricades, 6 Pièges, 6 Grenades et 3 Lances, pas davantage : quand il ne reste plus de jeton d’une sorte, vous ne pouvez pas en fabriquer. Les règles imprimées n’indiquent aucun nombre.
    .title = Combien de jetons
rule-G-44 = Vos Pièges se déclenchent l’un après l’autre jusqu’à la mort de l’ennemi, et ceux qui n’ont pas servi restent. Les règles imprimées ne disent pas s’ils partent tous ensemble.
    .title = Plusieurs Pièges
rule-G-45 = Vous pouvez avoir près de votre personnage autant de Barricades et de Pièges que vous en fabriquez. Les règles imprimées ne fixent pas de limite, et Tilldawn n’en ajoute pas.
    .title = Protections sans limite
rule-G-46 = Une Grenade écarte aussi les Survivants voisins de sa cible, et les ennemis ne peuvent pas les attaquer pendant cette phase. Les règles imprimées ne parlent que des ennemis voisins.
    .title = Grenade près d’un Survivant
rule-G-47 = Tant que des cartes sont écartées par une Grenade, celles qui bordent le vide à gauche et à droite ne sont pas voisines. Les règles imprimées ne disent pas si la ligne se resserre.
    .title = Le vide d’une Grenade
rule-G-48 = Un Monstre écarté par une Grenade ne donne plus de bonus avant son retour. Les règles imprimées ne disent pas s’il renforce encore les autres.
    .title = Un Monstre écarté
rule-G-49 = Vous ne pouvez poser une Lance ou une Grenade que sur un ennemi, jamais sur un Survivant. Les règles imprimées ne disent pas si un Survivant est assez ennemi pour cela.
    .title = Jetons pour ennemis seulement
rule-G-50 = Les Pièges agissent d’abord, les Barricades ensuite, et un Atout qui réduit les Dégâts, comme celui du Pilier, en dernier. Les règles imprimées ne donnent pas de rang aux Atouts.
    .title = Atouts après protections

## Décisions : Manches et fin

rule-G-51 = Après la Manche 6, vous cherchez dans ce qui reste de la pile de Décombres actifs, et la pioche de Décombres n’y ajoute plus rien. Les règles imprimées ne disent pas clairement de laquelle il s’agit.
    .title = La pile d’après la Manche 6
rule-G-52 = Chaque Manche après la sixième compte comme une Manche : vos Atouts resservent, et le jeton Premier joueur change de main. Les règles imprimées ne le précisent pas.
    .title = De vraies Manches
rule-G-53 = Si le dernier ennemi et un personnage meurent au même instant, vous avez perdu. Les règles imprimées ne disent pas lequel passe avant l’autre.
    .title = Tous deux tombent ensemble
rule-G-54 = En solo, le jeton Premier joueur ne vous quitte jamais, et votre Atout de Premier joueur vous sert à chaque Manche. Les règles imprimées n’en parlent pas.
    .title = Premier joueur en solo
rule-G-55 = Votre victoire se vérifie à la fin du Combat, à la Manche 6 et à chaque Manche suivante. Les règles imprimées énumèrent les conditions, pas le moment.
    .title = Quand se vérifie la victoire
rule-G-56 = Les ennemis écartés par une Grenade à la fin de la Manche 6 reviennent avant que Tilldawn vérifie la victoire : vous n’avez donc pas encore gagné. Les règles imprimées ne disent pas s’ils comptent encore.
    .title = Grenades et victoire
rule-G-57 = 1 seul plateau existe par personnage : vous ne pouvez pas choisir celui qu’un autre a déjà pris. Les règles imprimées ne le disent pas en toutes lettres.
    .title = Jamais deux fois le même
rule-G-58 = Tous les Dégâts d’une attaque, Éclaboussure comprise, tombent sur tout le monde en même temps ; Tilldawn ne regarde qu’ensuite qui est mort. Les règles imprimées ne donnent pas d’ordre.
    .title = Des Dégâts simultanés
rule-G-59 = Si aucun de vous ne se souvient d’un zombie, le Premier joueur est tiré au sort. Les règles imprimées supposent que l’un de vous s’en souvient.
    .title = Personne n’a vu de zombie
rule-G-60 = Une fois votre tour passé, vous ne pouvez plus le reprendre. Les règles imprimées ne disent pas si l’on peut changer d’avis.
    .title = Passer est définitif
