### Règles de daylight : décisions

## Décisions : texte abîmé ou manquant

rule-G-01 = Une carte Planches et une carte Clous donnent une Barricade. La liste imprimée des recettes a perdu sa première ligne, et Tilldawn la rétablit avec la paire la plus plausible.
    .title = La recette de la Barricade
rule-G-02 = Tilldawn compte les Munitions comme la quatrième façon d’infliger des Dégâts, puisque chaque carte que vous en dépensez fait piocher une carte Combat. Les règles imprimées en annoncent 4 et n’en décrivent que 3.
    .title = La quatrième façon de blesser
rule-G-03 = Une carte Décombres est en jeu si son numéro ne dépasse pas le nombre de joueurs : à 3, ce sont les numéros 1, 2 et 3. L’exemple imprimé a perdu une partie de ses chiffres.
    .title = Les numéros des Décombres
rule-G-04 = Les 138 cartes Décombres sont la carte « VAGUE ! », 6 armes uniques, 11 armes communes et 120 cartes à trouver pendant la Recherche. Les règles imprimées donnent le total sans dire ce qu’il comprend.
    .title = Les 138 cartes Décombres
rule-G-05 = Planches, Lance, Pilules de vitalité, 0 Dégât et le symbole de l’infini : c’est ainsi que Tilldawn lit les mots anglais dont les lettres sont abîmées dans les règles imprimées.
    .title = Lettres mal lues
rule-G-06 = Une carte vous revient après une attaque avec Gravats instables : piochez le dessus de la pile de Décombres actifs et traitez la carte comme en Recherche, ou ne faites rien si la pile est vide. Les règles imprimées nomment cet effet sans l’expliquer.
    .title = Gravats instables

## Décisions : Recherche, Vague et ligne

rule-G-07 = Quand vous avez retardé « VAGUE ! », c’est au joueur suivant, dans le sens horaire, de piocher : la carte que ce retard vous a fait prendre était votre pioche. Les règles imprimées ne disent pas à qui est le tour.
    .title = Qui pioche après un retard
rule-G-08 = À la Manche 1, la pile de Décombres actifs n’est formée qu’une fois. Les règles imprimées le demandent à la mise en place, puis encore au début de la Recherche.
    .title = La première pile de Décombres actifs
rule-G-09 = Les ennemis prennent place quand « VAGUE ! » est acceptée ; d’ici là, la carte Assaut vous dit combien ils sont, pas dans quel ordre. Un réglage de la table les place dès que la carte Assaut est révélée. Les règles imprimées indiquent deux moments différents.
    .title = L’arrivée des ennemis
rule-G-10 = Avec 1 point de Santé, vous pouvez retarder « VAGUE ! » ou boire une Boisson énergisante, mais vous en mourez et la partie est perdue ; dès qu’un choix vous tuerait à coup sûr, Tilldawn vous le fait confirmer. Les règles imprimées ne l’autorisent ni ne l’interdisent.
    .title = Payer de sa vie
rule-G-11 = Dans les Manches 1 à 6 aussi, il peut ne rester que « VAGUE ! » à piocher. Vous l’acceptez alors, ou vous subissez 1 Dégât et la passez au joueur suivant ; personne ne pioche. Les règles imprimées n’en parlent que pour les Manches d’après.
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
rule-G-23 = Deux cartes à l’unité tiennent dans votre Sac à dos, de toute sorte et même de nom identique, mais jamais un autre Sac à dos. Les règles imprimées ne disent pas si une pile compterait pour une.
    .title = Deux cartes, pas deux piles
rule-G-24 = Sans emplacement libre pour un don, vous devez d’abord défausser ; un Sac à dos s’accepte aussi en y rangeant 1 de vos cartes. Sinon, le don est refusé. Les règles imprimées n’envisagent pas un inventaire plein pendant l’Échange.
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

rule-G-29 = Annoncez Munitions, Soif de sang, Pilules de vitalité et les Atouts qui renforcent votre attaque avant qu’une carte Combat soit piochée pour elle ; Concentration attend que vous ayez choisi la carte à appliquer, et un Atout qui suit une attaque, qu’elle soit finie. Les règles imprimées ne fixent pas ces moments.
    .title = Ce qui s’annonce avant
rule-G-30 = Additionnez bonus et malus, et tenez pour 0 un total inférieur à 0 ; l’Éclaboussure se compte à part et reste entière. Les règles imprimées ne disent pas ce que vaut un total négatif.
    .title = Jamais moins de zéro
rule-G-31 = Quand 2 cartes Combat ou plus donnent à égalité le plus de Dégâts à l’attaque d’un ennemi, vous choisissez entre joueurs celle qui s’applique. Les règles imprimées ne tranchent pas les égalités.
    .title = Égalité entre cartes ennemies
rule-G-32 = Si la pioche de Combat s’épuise pendant que vous piochez, sa défausse est mélangée et vous continuez ; les cartes déjà piochées pour cette attaque n’y entrent pas, ni celle que remplace Veinard. Les règles imprimées ne parlent pas de ce cas.
    .title = Pioche vide en pleine attaque
rule-G-33 = Le +1 Dégât d’une Lance reste à l’ennemi qui la porte, et Concentration ne peut pas le déplacer. Les règles imprimées ne disent pas comment les deux se combinent.
    .title = Concentration et Lance
rule-G-34 = La Boisson énergisante rouge donne 1 attaque de plus, la verte 1 fabrication de plus : ce sont deux cartes différentes. Un réglage de la table laisse le choix avec l’une comme avec l’autre. Les règles imprimées pourraient aussi désigner une seule carte au choix.
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

rule-G-43 = Six Barricades, 6 Pièges, 6 Grenades et 3 Lances, pas davantage : quand il ne reste plus de jeton d’une sorte, vous ne pouvez pas en fabriquer. Les règles imprimées n’indiquent aucun nombre.
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
rule-G-57 = Un seul plateau existe par personnage : vous ne pouvez pas choisir celui qu’un autre a déjà pris. Les règles imprimées ne le disent pas en toutes lettres.
    .title = Jamais deux fois le même
rule-G-58 = Tous les Dégâts d’une attaque, Éclaboussure comprise, tombent sur tout le monde en même temps ; Tilldawn ne regarde qu’ensuite qui est mort. Les règles imprimées ne donnent pas d’ordre.
    .title = Des Dégâts simultanés
rule-G-59 = Si aucun de vous ne se souvient d’un zombie, le Premier joueur est tiré au sort. Les règles imprimées supposent que l’un de vous s’en souvient.
    .title = Personne n’a vu de zombie
rule-G-60 = Une fois votre tour passé, vous ne pouvez plus le reprendre ; seul un Encouragement joué au moment où il finit vous le rend. Les règles imprimées ne disent pas si l’on peut changer d’avis.
    .title = Passer est définitif
