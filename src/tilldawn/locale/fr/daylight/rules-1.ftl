### Règles de daylight, première partie : du but aux cartes Combat.

## But et structure

rule-W-GOAL-01 = Vous formez une seule équipe : de 1 à 6, vous gagnez ensemble ou perdez ensemble.
    .title = Un sort commun
rule-W-GOAL-02 = 6 Manches font une partie complète. S’il reste des ennemis sur la ligne après la sixième, vous jouez d’autres Manches jusqu’à leur disparition ou votre défaite.
    .title = Six Manches
rule-W-GOAL-03 = 3 phases composent chacune de vos Manches, toujours dans cet ordre : Recherche, Échange, Combat.
    .title = Trois phases
rule-W-GOAL-04 = 1 mort, et tout s’arrête : dès qu’un personnage tombe, la défaite est pour vous tous.
    .title = Une mort suffit
rule-W-GOAL-05 = Vous mourez, et une carte Horde est défaussée, quand les Dégâts subis couvrent toute la piste de Santé. Avec 7 de Santé, vous tenez encore à 6 Dégâts et mourez au septième.
    .title = Au bout de la Santé

## Mise en place

rule-W-SETUP-01 = 1 personnage par joueur : choisissez le vôtre et prenez son plateau. Deux d’entre vous ne peuvent pas jouer le même.
    .title = Choisir son personnage
rule-W-SETUP-02 = 0 Dégât au départ : votre marqueur de Santé occupe la case vide, tout en haut de sa piste.
    .title = Indemne au départ
rule-W-SETUP-03 = 1 arme unique accompagne votre personnage : prenez celle qui porte son nom. Le Hipster, par exemple, possède l’Arc du Hipster.
    .title = Votre arme unique
rule-W-SETUP-04 = 1 arme commune, à votre choix, porte vos armes à 2. En solo, vous en prenez 2 et commencez avec 3 armes.
    .title = Votre arme commune
rule-W-SETUP-05 = Cherchez un nom sur votre arme : une arme unique porte celui de son propriétaire, une arme commune n’en porte aucun.
    .title = Reconnaître les armes
rule-W-SETUP-06 = 1 arme de mêlée et 1 arme à distance font une bonne paire, mais ce n’est qu’un conseil : prenez ce qui vous plaît.
    .title = Une paire équilibrée
rule-W-SETUP-07 = Ne gardez que les Décombres dont le numéro ne dépasse pas le nombre de joueurs : à 3, ceux qui portent un 1, un 2 ou un 3. Les numéros plus élevés ne vous servent pas.
    .title = Décombres selon la tablée
rule-W-SETUP-08 = Mélangez les Décombres que vous avez retenus et posez-les face cachée : c’est la pioche de Décombres.
    .title = La pioche de Décombres
rule-W-SETUP-09 = Avant la Manche 1, formez la pile de Décombres actifs : prenez dans la pioche de Décombres les cartes de la Manche et mélangez-y « VAGUE ! ». À 3 joueurs, « VAGUE ! » se cache parmi 12 cartes.
    .title = Premiers Décombres actifs
rule-W-SETUP-10 = 7 Décombres par Manche si vous jouez en solo, 10 à 2 joueurs, 12 à 3, 16 à 4, 20 à 5 ou 6 : c’est ce que gagne la pile de Décombres actifs.
    .title = Décombres par Manche
rule-W-SETUP-11 = 6 cartes Assaut, mélangées et posées face cachée, forment la pioche d’Assaut. Aucun d’entre vous ne sait laquelle vient ensuite.
    .title = La pioche d’Assaut
rule-W-SETUP-12 = 35 cartes Combat, mélangées et posées face cachée, forment la pioche de Combat, que vous partagez avec les ennemis.
    .title = La pioche de Combat
rule-W-SETUP-13 = 1 jeton Premier joueur : remettez-le à qui d’entre vous a croisé un zombie le plus récemment, à l’écran, dans un livre ou dans un jeu. En cas de doute ou d’égalité, tirez au sort.
    .title = Qui commence
rule-W-SETUP-14 = 5 types de cartes Horde restent triés à votre portée, car une carte Assaut les appelle type par type.
    .title = La Horde par type
rule-W-SETUP-15 = 6 plateaux de personnage et 237 cartes, c’est tout votre matériel : 138 cartes Décombres, 35 Combat, 58 Horde et 6 Assaut.
    .title = Le contenu du jeu

## Personnages

rule-W-CHAR-01 = 6 personnages s’offrent à vous : le Pilier, le Psycho, la Gâchette, le Nomade, le Camelot et le Hipster.
    .title = Les six personnages
rule-W-CHAR-02 = Votre piste de Santé est propre à votre personnage : regardez sa longueur, celle de vos voisins peut différer.
    .title = À chacun sa Santé
rule-W-CHAR-03 = L’histoire de votre personnage se lit pour elle-même : elle ne change rien à votre façon de jouer.
    .title = Un passé sans effet
rule-W-CHAR-04 = Une fois votre personnage mort, vous n’avez plus rien à jouer : ni tour, ni choix, ni autre rôle.
    .title = Plus rien après la mort

## Atouts

rule-W-PERK-01 = 2 Atouts accompagnent votre personnage : un Atout principal et un Atout de Premier joueur.
    .title = Deux Atouts chacun
rule-W-PERK-02 = Votre Atout principal vous sert, que le jeton Premier joueur soit chez vous ou chez un autre.
    .title = Atout principal sans jeton
rule-W-PERK-03 = Il vous faut le jeton Premier joueur pour employer votre Atout de Premier joueur ; sans lui, cet Atout ne fait rien.
    .title = L’Atout de Premier joueur
rule-W-PERK-04 = Votre Atout principal s’emploie pendant votre propre tour de Combat, jamais en Recherche, en Échange ni au tour d’un autre.
    .title = Quand agit l’Atout principal
rule-W-PERK-05 = Votre Atout de Premier joueur attend lui aussi votre tour de Combat, sauf si son texte indique un autre moment.
    .title = Quand agit l’Atout de Premier joueur
rule-W-PERK-06 = 1 emploi par Manche : un Atout ne vous en donne pas plus, sauf si son texte l’accorde.
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

## Inventaire

rule-W-INV-01 = 8 emplacements contiennent tout ce que vous portez, armes de départ comprises. En solo, vous en avez 10.
    .title = Huit emplacements
rule-W-INV-02 = 1 emplacement suffit à toutes vos cartes de même nom qui portent le symbole d’empilement : 3 Flèches n’en occupent qu’un.
    .title = Empiler les cartes
rule-W-INV-03 = 2 familles s’empilent dans votre inventaire, et elles seules : les Munitions et les ingrédients.
    .title = Ce qui s’empile
rule-W-INV-04 = 1 seul nom par pile : vos Balles et vos Flèches occupent 2 emplacements, tout comme vos Flèches et vos Planches.
    .title = Un nom par pile
rule-W-INV-05 = 1 emplacement par arme : les vôtres n’en partagent jamais, même identiques.
    .title = Un emplacement par arme
rule-W-INV-06 = 1 emplacement par carte Soins : 2 cartes identiques vous en prennent 2.
    .title = Un emplacement par Soins
rule-W-INV-07 = 1 emplacement par carte Spéciale, identique ou non, même pour ce que vous ne sauriez toucher, comme l’Encouragement ou la Concentration.
    .title = Un emplacement par carte Spéciale
rule-W-INV-08 = 1 emplacement par Bric-à-brac : si vous en gardez 2, ils en occupent 2.
    .title = Un emplacement par Bric-à-brac
rule-W-INV-09 = À tout moment, vous pouvez défausser de vos cartes pour libérer de la place. Seule une arme de départ ne se jette pas.
    .title = Faire de la place
rule-W-INV-10 = 0 emplacement pour la carte « VAGUE ! » : vous pouvez la tenir même avec un inventaire plein.
    .title = « VAGUE ! » hors inventaire
rule-W-INV-11 = 0 emplacement pour un jeton que vous avez fabriqué : il ne compte pas comme objet et vous ne pouvez le donner à personne.
    .title = Un jeton n’est pas un objet
rule-W-INV-12 = Défaussez votre carte Décombres une fois qu’elle a servi. Celle qui porte le symbole infini reste avec vous.
    .title = Utilisée, donc défaussée
rule-W-INV-13 = Rien ne peut vous prendre vos armes de départ. Elles ne quittent votre inventaire que si vous les donnez lors de l’Échange.
    .title = Armes de départ protégées

## Recherche

rule-W-SEARCH-01 = De 7 à 20 cartes, selon votre nombre, passent de la pioche de Décombres à la pile de Décombres actifs au début de la Recherche, de la Manche 1 à la Manche 6. S’il en reste trop peu, prenez-les toutes.
    .title = Des Décombres à chaque Manche
rule-W-SEARCH-02 = 1 carte « VAGUE ! » rejoint la pile de Décombres actifs une fois les nouvelles cartes ajoutées : mélangez le tout et posez la pile face cachée.
    .title = « VAGUE ! » rejoint la pile
rule-W-SEARCH-03 = Les cartes que vous n’avez pas piochées attendent dans la pile de Décombres actifs. Vous y ajoutez quand même toutes celles de la nouvelle Manche.
    .title = Le reste demeure
rule-W-SEARCH-04 = 1 carte par tour : le Premier joueur pioche dans la pile de Décombres actifs, puis chacun de vous dans le sens horaire.
    .title = Piocher à tour de rôle
rule-W-SEARCH-05 = Gardez la carte que vous piochez ou défaussez-la aussitôt. Une carte Malchance ou « VAGUE ! » ne vous laisse pas ce choix.
    .title = Garder ou défausser
rule-W-SEARCH-06 = Si votre inventaire est plein, vous pouvez jeter 1 de vos cartes pour garder celle que vous venez de piocher. Une arme de départ ne se jette pas.
    .title = Remplacer une carte
rule-W-SEARCH-07 = 0 emplacement libre à prévoir si la carte piochée rejoint l’une de vos piles : vous la gardez même avec un inventaire plein.
    .title = Grossir une pile
rule-W-SEARCH-08 = La Malchance vous frappe dès que vous la piochez, puis sa carte est défaussée. Vous ne pouvez jamais la garder.
    .title = La Malchance frappe aussitôt
rule-W-SEARCH-09 = Vous continuez à piocher, chacun votre tour, jusqu’à ce que l’un de vous tire « VAGUE ! » et l’accepte. Seule une mort met autrement fin à la Recherche.
    .title = Chercher jusqu’à « VAGUE ! »
rule-W-SEARCH-10 = Pendant la Recherche, vous ne pouvez que défausser vos objets : les Soins attendent l’Échange, les cartes Spéciales le Combat.
    .title = Aucun objet en Recherche

## Carte « VAGUE ! »

rule-W-WAVE-01 = 1 carte Assaut, celle du dessus, est révélée à tous quand vous piochez « VAGUE ! », sauf si celle de la Manche est déjà visible. Après la Manche 6, il n’y en a plus.
    .title = « VAGUE ! » révèle l’Assaut
rule-W-WAVE-02 = 1 seule carte Assaut par Manche : si « VAGUE ! » ressort dans la même Manche, vous n’en révélez pas d’autre.
    .title = Un Assaut par Manche
rule-W-WAVE-03 = 2 choix s’offrent à vous une fois « VAGUE ! » piochée et l’Assaut connu : accepter ou retarder.
    .title = Accepter ou retarder
rule-W-WAVE-04 = Si vous acceptez, posez « VAGUE ! » près de votre plateau : la Recherche est finie, les ennemis prennent place et l’Échange commence.
    .title = Accepter « VAGUE ! »
rule-W-WAVE-05 = 1 Dégât : voilà ce que vous coûte un retard, et vous le subissez d’abord, même s’il vous tue.
    .title = Le prix du retard
rule-W-WAVE-06 = Piochez 1 carte de la pile de Décombres actifs dès que vous avez payé un retard ; ce n’est jamais « VAGUE ! », encore mise de côté. Si la pile est vide, ne piochez rien et passez « VAGUE ! » au joueur suivant.
    .title = Une carte pour un retard
rule-W-WAVE-07 = Vous terminez un retard en mélangeant « VAGUE ! » à la pile de Décombres actifs : plus personne ne sait où elle se trouve.
    .title = « VAGUE ! » retourne à la pile
rule-W-WAVE-08 = Après un retard, votre tour est fini : la Recherche reprend avec le joueur suivant, dans le sens horaire.
    .title = Après un retard
rule-W-WAVE-09 = Retardez aussi souvent que vous l’osez : rien ne vous limite, mais qui retarde subit chaque fois 1 Dégât.
    .title = Des retards sans limite
rule-W-WAVE-10 = 1 Dégât de retard passe outre votre Barricade : personne ne vous attaque, le jeton ne vous protège donc pas et reste en place.
    .title = Barricade et retard
rule-W-WAVE-11 = Si vous tenez « VAGUE ! » quand les ennemis commencent à attaquer, leur premier coup contre un joueur est pour vous. Les Survivants de la ligne sont frappés avant vous.
    .title = « VAGUE ! » attire le premier coup
rule-W-WAVE-12 = Vous ne gardez pas « VAGUE ! » d’une Manche à l’autre : elle retourne dans la pile de Décombres actifs au début de chaque Recherche.
    .title = « VAGUE ! » revient chaque Manche

## Assaut et ligne des ennemis

rule-W-ASSAULT-01 = 6 colonnes, une par nombre de joueurs : lisez la vôtre sur la carte Assaut pour savoir combien d’ennemis de chaque type arrivent.
    .title = Lire une carte Assaut
rule-W-ASSAULT-02 = Réunissez, type par type, les cartes Horde que demande la carte Assaut, puis mélangez-les toutes ensemble.
    .title = Réunir la Horde
rule-W-ASSAULT-03 = 1 seule ligne : vous disposez les cartes Horde mélangées côte à côte, de gauche à droite.
    .title = Une seule ligne
rule-W-ASSAULT-04 = Tout ce que vous avez laissé en vie garde la gauche de la ligne. Les nouveaux venus se rangent à droite.
    .title = Les nouveaux à droite
rule-W-ASSAULT-05 = La ligne vous dit qui frappe et quand : l’ennemi le plus à gauche attaque en premier, le plus à droite en dernier.
    .title = L’ordre des attaques
rule-W-ASSAULT-06 = Les Dégâts que vous avez infligés à un ennemi restent d’une Manche à l’autre : une Brute qui en porte 2 meurt avec 2 de plus.
    .title = Les Dégâts restent
rule-W-ASSAULT-07 = Vous voyez tous ce qu’apporte la carte Assaut avant que « VAGUE ! » soit acceptée ou retardée. L’ordre de la ligne, lui, reste inconnu.
    .title = Connu avant le choix

## Échange

rule-W-TRADE-01 = Entre la Recherche et le Combat, vous échangez tous dans l’ordre qui vous convient : il n’y a pas de tours.
    .title = Un Échange sans tours
rule-W-TRADE-02 = 1 carte objet au plus : c’est ce que vous pouvez donner pendant l’Échange, à moins qu’un Atout ne vous en accorde davantage.
    .title = Un don chacun
rule-W-TRADE-03 = 0 don convient aussi : vous pouvez traverser tout l’Échange en gardant ce que vous avez.
    .title = Libre de ne rien donner
rule-W-TRADE-04 = Le joueur à qui vous proposez une carte peut dire non ; vous la gardez alors.
    .title = Un don se refuse
rule-W-TRADE-05 = Un refus n’épuise pas votre don : vous pouvez tenter votre chance auprès d’un autre joueur.
    .title = Après un refus
rule-W-TRADE-06 = 0 carte due en retour : qui prend votre don peut ne rien vous rendre.
    .title = Sans contrepartie
rule-W-TRADE-07 = Donnez la carte Décombres que vous voulez de votre inventaire, même une arme reçue au départ.
    .title = Ce que vous pouvez donner
rule-W-TRADE-08 = 1 seule carte fait un don : sur votre pile de 3, les 2 autres restent chez vous.
    .title = Une carte, pas une pile
rule-W-TRADE-09 = 1 seul don, jusqu’à 3 cartes : le Sac à dos que vous donnez part avec tout son contenu.
    .title = Donner un Sac à dos
rule-W-TRADE-10 = Les jetons que vous fabriquez ne sont que pour vous : ni Barricade ni Piège ne change de mains à l’Échange.
    .title = Les jetons restent
rule-W-TRADE-11 = La carte qu’on vient de vous remettre peut continuer sa route : donnez-la à votre tour, si vous n’avez pas encore fait de don cette Manche.
    .title = Faire passer
rule-W-TRADE-12 = Plusieurs d’entre vous peuvent donner au même joueur. Seuls vos emplacements limitent ce que vous recevez : faites d’abord de la place ou refusez.
    .title = Recevoir plusieurs dons
rule-W-TRADE-13 = L’Échange dure jusqu’à ce que chacun de vous déclare avoir fini ; vient alors le Combat.
    .title = Fin de l’Échange

## Soins

rule-W-HEAL-01 = L’Échange est votre seule occasion d’utiliser des cartes Soins, et chacune n’agit que sur vous.
    .title = Se soigner à l’Échange
rule-W-HEAL-02 = 1 carte Soins ou toutes celles que vous avez : l’Échange ne vous fixe aucune limite.
    .title = Des Soins à volonté
rule-W-HEAL-03 = 1 point de Santé vous revient pour chaque cœur figurant sur votre carte Soins.
    .title = Les cœurs rendent la Santé
rule-W-HEAL-04 = Vous ne guérissez pas au-delà d’une piste de Santé intacte : avec 1 Dégât, 3 cœurs ne vous rendent que 1 point.
    .title = Un plafond aux Soins
rule-W-HEAL-05 = 1 seul usage par carte Soins : dès qu’elle a fait effet, vous la défaussez.
    .title = Des Soins à usage unique

## Combat : tours et attaques

rule-W-COMBAT-01 = 1 tour chacun : le Premier joueur commence, les autres suivent dans le sens horaire, et aucun ennemi n’agit avant que vous ayez tous joué.
    .title = Les joueurs d’abord
rule-W-COMBAT-02 = 1 action par tour : vous attaquez, vous fabriquez ou vous passez. Certaines cartes et certains Atouts vous en donnent davantage.
    .title = Une seule action
rule-W-COMBAT-03 = 1 arme, 1 cible : pour attaquer, choisissez l’une de vos armes et une carte Horde de la ligne.
    .title = Porter une attaque
rule-W-COMBAT-04 = Les Dégâts fixes ne doivent rien au hasard : votre cible subit exactement ce qu’indique votre arme.
    .title = Les Dégâts fixes
rule-W-COMBAT-05 = Additionnez les Dégâts fixes de votre arme, la carte Combat appliquée et tout autre bonus : votre cible subit ce total. Il ne descend jamais sous 0.
    .title = Compter les Dégâts
rule-W-COMBAT-06 = Les Dégâts dont votre cible n’avait pas besoin pour mourir sont perdus. Seule la Concentration vous permet d’en reporter sur ses voisins.
    .title = Les Dégâts en trop
rule-W-COMBAT-07 = 2 Dégâts en tout, ou plus, et vous défaussez un Rôdeur ; il en faut 3 pour un Pillard, 4 pour une Brute, 8 pour un Monstre, 1 seul pour un Survivant.
    .title = Défausser la Horde
rule-W-COMBAT-08 = 0 action pour une carte Spéciale : que vous la jouiez avant ou après, votre action reste entière pour attaquer ou fabriquer.
    .title = Cartes Spéciales gratuites
rule-W-COMBAT-09 = 1 attaque par ennemi : quand vous avez tous joué, la ligne frappe, en partant de la gauche. Les Survivants et les ennemis écartés par une Grenade n’en portent pas.
    .title = Les ennemis attaquent
rule-W-COMBAT-10 = Si vous tenez « VAGUE ! », la première attaque ennemie est pour vous. Tant qu’un Survivant est en jeu, c’est lui qui reçoit le coup.
    .title = La première attaque
rule-W-COMBAT-11 = 1 siège plus loin à chaque attaque suivante : quand un ennemi s’en est pris à vous, votre voisin de gauche est la prochaine cible.
    .title = Puis dans le sens horaire
rule-W-COMBAT-12 = Une attaque que votre Piège ou votre Barricade arrête, ou qui vous fait 0 Dégât, compte quand même : la suivante vise le joueur d’après.
    .title = Une attaque arrêtée compte
rule-W-COMBAT-13 = Les ennemis que vous n’avez pas tués à la fin du Combat gardent leur place sur la ligne pour la Manche suivante.
    .title = Les ennemis encore debout
rule-W-COMBAT-14 = Le Combat finit quand le dernier ennemi a attaqué. Si la partie continue, vous passez le jeton Premier joueur et revenez à la Recherche.
    .title = Fin du Combat

## Munitions

rule-W-AMMO-01 = 1 carte Balles : c’est le moins que vous dépensez pour attaquer à l’arme à feu ; si vous n’en avez pas, elle reste muette.
    .title = Armes à feu et Balles
rule-W-AMMO-02 = 1 Flèche : c’est le moins que vous dépensez pour attaquer à l’arc ; si vous n’en avez pas, vous ne pouvez pas tirer.
    .title = Arcs et Flèches
rule-W-AMMO-03 = À chaque arme ses Munitions : vous ne chargez pas une Flèche dans une arme à feu et ne tirez pas de Balles avec un arc.
    .title = Les bonnes Munitions
rule-W-AMMO-04 = 1 carte Munitions ou plusieurs : dépensez-en autant que vous en avez pour une même attaque, mais fixez le nombre avant de piocher.
    .title = Dépenser plus de Munitions
rule-W-AMMO-05 = 1 carte Combat à piocher pour chaque carte Munitions que vous dépensez, en plus de celles que votre arme donne d’elle-même.
    .title = Munitions et cartes Combat
rule-W-AMMO-06 = Défaussez toutes les Munitions que vous avez dépensées, même si l’attaque n’a fait aucun mal. Seul un Atout peut vous en rendre.
    .title = Munitions perdues

## Cartes Combat

rule-W-CCARD-01 = 1 carte Combat prend effet, et 1 seule, quel que soit le nombre de celles que vous avez piochées pour votre attaque.
    .title = Une seule carte compte
rule-W-CCARD-02 = Si vous avez pioché pour votre attaque, vous devez appliquer une carte, si mauvaise soit-elle : quand vous n’avez qu’un −2, vous prenez le −2.
    .title = Pas d’échappatoire
rule-W-CCARD-03 = 2 cartes Combat ou plus piochées pour votre attaque vous laissent le choix : à vous de dire laquelle prend effet.
    .title = La carte de votre choix
rule-W-CCARD-04 = Défaussez les cartes Combat que vous n’avez pas retenues : rien de ce qu’elles portent ne se produit.
    .title = Les cartes écartées
rule-W-CCARD-05 = Certaines armes vous donnent d’elles-mêmes des cartes Combat : l’arme dit combien, et les Munitions que vous dépensez s’y ajoutent.
    .title = Des armes qui piochent
rule-W-CCARD-06 = 1 seule pioche de Combat sert à tous : certains ennemis y prennent aussi des cartes quand ils vous attaquent.
    .title = Les ennemis piochent aussi
rule-W-CCARD-07 = S’il vous faut piocher et que la pioche de Combat est vide, mélangez sa défausse pour la refaire. Les cartes déjà tirées pour l’attaque en cours restent dehors.
    .title = Pioche de Combat vide
rule-W-CCARD-08 = De −2 à +3 Dégâts, de l’Éclaboussure, ou l’un avec l’autre : voilà ce qu’une carte Combat peut apporter à votre attaque.
    .title = Ce qu’apporte une carte Combat
rule-W-CCARD-09 = Ce qu’une carte Combat fait pour vous, elle le fait aussi pour un ennemi. Seuls les Gravats instables font exception : l’ennemi qui les tire n’en obtient rien.
    .title = Des effets pour tous
rule-W-CCARD-10 = 2 cartes Combat ou plus pour un ennemi : appliquez celle qui blesse le plus sa cible, sans tenir compte de l’Éclaboussure ni des autres effets. En cas d’égalité, c’est vous qui tranchez.
    .title = L’ennemi garde la pire
