### Règles de daylight : But et structure, Mise en place, Personnages, Atouts, Premier joueur

## But et structure

rule-W-GOAL-01 = Vous formez une seule équipe : de 1 à 6, vous gagnez ensemble ou perdez ensemble.
    .title = Un sort commun
rule-W-GOAL-02 = Six Manches font une partie complète. S’il reste des ennemis sur la ligne après la sixième, vous jouez d’autres Manches jusqu’à leur disparition ou votre défaite.
    .title = Six Manches
rule-W-GOAL-03 = Trois phases composent chacune de vos Manches, toujours dans cet ordre : Recherche, Échange, Combat.
    .title = Trois phases
rule-W-GOAL-04 = Une mort, et tout s’arrête : dès qu’un personnage tombe, vous avez tous perdu et plus rien ne se joue.
    .title = Une mort suffit
rule-W-GOAL-05 = Vous mourez, et une carte Horde est défaussée, quand les Dégâts subis couvrent toute la piste de Santé. Avec 7 de Santé, vous tenez encore à 6 Dégâts et mourez au septième.
    .title = Au bout de la Santé

## Mise en place

rule-W-SETUP-01 = Un personnage par joueur : choisissez le vôtre et prenez son plateau. Deux d’entre vous ne peuvent pas jouer le même.
    .title = Choisir son personnage
rule-W-SETUP-02 = Aucun Dégât au départ : votre marqueur de Santé occupe la case vide, tout en haut de sa piste.
    .title = Indemne au départ
rule-W-SETUP-03 = Une arme unique accompagne votre personnage : prenez celle qui porte son nom. Le Hipster, par exemple, possède l’Arc du Hipster.
    .title = Votre arme unique
rule-W-SETUP-04 = Une arme commune, à votre choix, porte vos armes à 2. En solo, vous en prenez 2 et commencez avec 3 armes.
    .title = Votre arme commune
rule-W-SETUP-05 = Cherchez un nom sur votre arme : une arme unique porte celui de son propriétaire, une arme commune n’en porte aucun.
    .title = Reconnaître les armes
rule-W-SETUP-06 = Une arme de corps à corps et une arme à distance font une bonne paire, mais ce n’est qu’un conseil : prenez ce qui vous plaît.
    .title = Une paire équilibrée
rule-W-SETUP-07 = Ne gardez que les Décombres dont le numéro ne dépasse pas le nombre de joueurs : à 3, ceux qui portent un 1, un 2 ou un 3. Les numéros plus élevés ne vous servent pas.
    .title = Décombres selon la tablée
rule-W-SETUP-08 = Mélangez les Décombres que vous avez retenus et posez-les face cachée : c’est la pioche de Décombres.
    .title = La pioche de Décombres
rule-W-SETUP-09 = Avant la Manche 1, formez la pile de Décombres actifs : prenez dans la pioche de Décombres les cartes de la Manche et mélangez-y « VAGUE ! ». À 3 joueurs, « VAGUE ! » se cache parmi 12 cartes.
    .title = Premiers Décombres actifs
rule-W-SETUP-10 = Sept Décombres par Manche si vous jouez en solo, 10 à 2 joueurs, 12 à 3, 16 à 4, 20 à 5 ou 6 : c’est ce que gagne la pile de Décombres actifs.
    .title = Décombres par Manche
rule-W-SETUP-11 = Six cartes Assaut, mélangées et posées face cachée, forment la pioche d’Assaut. Aucun d’entre vous ne sait laquelle vient ensuite.
    .title = La pioche d’Assaut
rule-W-SETUP-12 = Trente-cinq cartes Combat, mélangées et posées face cachée, forment la pioche de Combat, que vous partagez avec les ennemis.
    .title = La pioche de Combat
rule-W-SETUP-13 = Un jeton Premier joueur : remettez-le à qui d’entre vous a croisé un zombie le plus récemment, à l’écran, dans un livre ou dans un jeu. En cas de doute ou d’égalité, tirez au sort.
    .title = Qui commence
rule-W-SETUP-14 = Cinq types de cartes Horde restent triés à votre portée, car une carte Assaut les appelle type par type.
    .title = La Horde par type
rule-W-SETUP-15 = Six plateaux de personnage et 237 cartes, c’est tout votre matériel : 138 cartes Décombres, 35 Combat, 58 Horde et 6 Assaut.
    .title = Le contenu du jeu

## Personnages

rule-W-CHAR-01 = Six personnages s’offrent à vous : le Pilier, le Psycho, la Gâchette, le Nomade, le Camelot et le Hipster.
    .title = Les six personnages
rule-W-CHAR-02 = Votre piste de Santé est propre à votre personnage : regardez sa longueur, celle de vos voisins peut différer.
    .title = À chacun sa Santé
rule-W-CHAR-03 = L’histoire de votre personnage se lit pour elle-même : elle ne change rien à votre façon de jouer.
    .title = Un passé sans effet
rule-W-CHAR-04 = Une fois votre personnage mort, vous n’avez plus rien à jouer : ni tour, ni choix, ni autre rôle.
    .title = Plus rien après la mort

## Atouts

rule-W-PERK-01 = Deux Atouts accompagnent votre personnage : un Atout principal et un Atout de Premier joueur.
    .title = Deux Atouts chacun
rule-W-PERK-02 = Votre Atout principal vous sert, que le jeton Premier joueur soit chez vous ou chez un autre.
    .title = Atout principal sans jeton
rule-W-PERK-03 = Il vous faut le jeton Premier joueur pour employer votre Atout de Premier joueur ; sans lui, cet Atout ne fait rien.
    .title = L’Atout de Premier joueur
rule-W-PERK-04 = Votre Atout principal s’emploie pendant votre propre tour de Combat, jamais en Recherche, en Échange ni au tour d’un autre.
    .title = Quand agit l’Atout principal
rule-W-PERK-05 = Votre Atout de Premier joueur attend lui aussi votre tour de Combat, sauf si son texte indique un autre moment.
    .title = Quand agit l’Atout de Premier joueur
rule-W-PERK-06 = Un emploi par Manche : un Atout ne vous en donne pas plus, sauf si son texte l’accorde.
    .title = Une fois par Manche
rule-W-PERK-07 = Vous restez libre d’employer un Atout ou non. Celui que son texte rend obligatoire ne vous laisse pas le choix.
    .title = Des Atouts facultatifs
rule-W-PERK-08 = Avec le Psycho, vous devez appliquer votre Atout principal à chacune de vos attaques, même si vous en portez 2 ou plus dans le tour.
    .title = Le Psycho ne se retient jamais

## Premier joueur

rule-W-FP-01 = Si vous avez le jeton Premier joueur, vous piochez la première carte de la Recherche.
    .title = Ouvrir la Recherche
rule-W-FP-02 = Si vous avez le jeton Premier joueur, vous jouez le premier tour du Combat.
    .title = Ouvrir le Combat
rule-W-FP-03 = Une fois le Combat terminé, passez le jeton Premier joueur 1 siège plus loin dans le sens horaire, à votre gauche. En solo, vous le gardez.
    .title = Le jeton tourne
