### Règles de daylight : Combat : tours et attaques, Munitions, Cartes Combat, Éclaboussure

## Combat : tours et attaques

rule-W-COMBAT-01 = Un tour chacun : le Premier joueur commence, les autres suivent dans le sens horaire, et aucun ennemi n’agit avant que vous ayez tous joué.
    .title = Les joueurs d’abord
rule-W-COMBAT-02 = Une action par tour : vous attaquez, vous fabriquez ou vous passez. Certaines cartes et certains Atouts vous en donnent davantage.
    .title = Une seule action
rule-W-COMBAT-03 = Une arme, une cible : pour attaquer, choisissez l’une de vos armes et une carte Horde de la ligne.
    .title = Porter une attaque
rule-W-COMBAT-04 = Les Dégâts fixes ne doivent rien au hasard : votre cible subit exactement ce qu’indique votre arme.
    .title = Les Dégâts fixes
rule-W-COMBAT-05 = Additionnez les Dégâts fixes de votre arme, la carte Combat appliquée et tout autre bonus : votre cible subit ce total. Il ne descend jamais sous 0.
    .title = Compter les Dégâts
rule-W-COMBAT-06 = Les Dégâts dont votre cible n’avait pas besoin pour mourir sont perdus. Seule la Concentration vous permet d’en reporter sur ses voisins.
    .title = Les Dégâts en trop
rule-W-COMBAT-07 = Deux Dégâts en tout, ou plus, et vous défaussez un Rôdeur ; il en faut 3 pour un Pillard, 4 pour une Brute, 8 pour un Monstre, 1 seul pour un Survivant.
    .title = Défausser la Horde
rule-W-COMBAT-08 = Aucune action pour une carte Spéciale : que vous la jouiez avant ou après, votre action reste entière pour attaquer ou fabriquer.
    .title = Cartes Spéciales gratuites
rule-W-COMBAT-09 = Une attaque par ennemi : quand vous avez tous joué, la ligne frappe, en partant de la gauche. Les Survivants et les ennemis écartés par une Grenade n’en portent pas.
    .title = Les ennemis attaquent
rule-W-COMBAT-10 = Si vous tenez « VAGUE ! », la première attaque ennemie est pour vous. Tant qu’un Survivant est en jeu, c’est lui qui reçoit le coup.
    .title = La première attaque
rule-W-COMBAT-11 = Un siège plus loin à chaque attaque suivante : quand un ennemi s’en est pris à vous, votre voisin de gauche est la prochaine cible.
    .title = Puis dans le sens horaire
rule-W-COMBAT-12 = Une attaque que votre Piège ou votre Barricade arrête, ou qui vous fait 0 Dégât, compte quand même : la suivante vise le joueur d’après.
    .title = Une attaque arrêtée compte
rule-W-COMBAT-13 = Les ennemis que vous n’avez pas tués à la fin du Combat gardent leur place sur la ligne pour la Manche suivante.
    .title = Les ennemis encore debout
rule-W-COMBAT-14 = Le Combat finit quand le dernier ennemi a attaqué. Si la partie continue, vous passez le jeton Premier joueur et revenez à la Recherche.
    .title = Fin du Combat

## Munitions

rule-W-AMMO-01 = Une carte Balles : c’est le moins que vous dépensez pour attaquer à l’arme à feu ; si vous n’en avez pas, elle reste muette.
    .title = Armes à feu et Balles
rule-W-AMMO-02 = Une Flèche : c’est le moins que vous dépensez pour attaquer à l’arc ; si vous n’en avez pas, vous ne pouvez pas tirer.
    .title = Arcs et Flèches
rule-W-AMMO-03 = À chaque arme ses Munitions : vous ne chargez pas une Flèche dans une arme à feu et ne tirez pas de Balles avec un arc.
    .title = Les bonnes Munitions
rule-W-AMMO-04 = Une carte Munitions ou plusieurs : dépensez-en autant que vous en avez pour une même attaque, mais fixez le nombre avant de piocher.
    .title = Dépenser plus de Munitions
rule-W-AMMO-05 = Une carte Combat à piocher pour chaque carte Munitions que vous dépensez, en plus de celles que votre arme donne d’elle-même.
    .title = Munitions et cartes Combat
rule-W-AMMO-06 = Défaussez toutes les Munitions que vous avez dépensées, même si l’attaque n’a fait aucun mal. Seul un Atout peut vous en rendre.
    .title = Munitions perdues

## Cartes Combat

rule-W-CCARD-01 = Une carte Combat prend effet, et une seule, quel que soit le nombre de celles que vous avez piochées pour votre attaque.
    .title = Une seule carte compte
rule-W-CCARD-02 = Si vous avez pioché pour votre attaque, vous devez appliquer une carte, si mauvaise soit-elle : quand vous n’avez qu’un −2, vous prenez le −2.
    .title = Pas d’échappatoire
rule-W-CCARD-03 = Deux cartes Combat ou plus piochées pour votre attaque vous laissent le choix : à vous de dire laquelle prend effet.
    .title = La carte de votre choix
rule-W-CCARD-04 = Défaussez les cartes Combat que vous n’avez pas retenues : rien de ce qu’elles portent ne se produit.
    .title = Les cartes écartées
rule-W-CCARD-05 = Certaines armes vous donnent d’elles-mêmes des cartes Combat : l’arme dit combien, et les Munitions que vous dépensez s’y ajoutent.
    .title = Des armes qui piochent
rule-W-CCARD-06 = Une seule pioche de Combat sert à tous : certains ennemis y prennent aussi des cartes quand ils vous attaquent.
    .title = Les ennemis piochent aussi
rule-W-CCARD-07 = S’il vous faut piocher et que la pioche de Combat est vide, mélangez sa défausse pour la refaire. Les cartes déjà tirées pour l’attaque en cours restent dehors.
    .title = Pioche de Combat vide
rule-W-CCARD-08 = De −2 à +3 Dégâts, parfois avec de l’Éclaboussure ou des Gravats instables : voilà ce qu’une carte Combat peut apporter à votre attaque.
    .title = Ce qu’apporte une carte Combat
rule-W-CCARD-09 = Ce qu’une carte Combat fait pour vous, elle le fait aussi pour un ennemi. Seuls les Gravats instables font exception : l’ennemi qui les tire n’en obtient rien.
    .title = Des effets pour tous
rule-W-CCARD-10 = Deux cartes Combat ou plus pour un ennemi : appliquez celle qui blesse le plus sa cible, sans tenir compte de l’Éclaboussure ni des autres effets. En cas d’égalité, c’est vous qui tranchez.
    .title = L’ennemi garde la pire

## Éclaboussure

rule-W-SPLASH-01 = Un point d’Éclaboussure inflige 1 Dégât à tout ce qui est voisin de la cible ; 2 points en infligent 2, et ainsi de suite.
    .title = L’effet de l’Éclaboussure
rule-W-SPLASH-02 = L’Éclaboussure part toujours vers l’extérieur : la cible ne subit jamais celle de l’attaque qui la vise.
    .title = La cible est épargnée
rule-W-SPLASH-03 = Dans une même attaque, toutes les Éclaboussures se cumulent : celle de l’arme, celle de vos cartes Spéciales et celle de la carte Combat que vous appliquez.
    .title = Éclaboussures cumulées
rule-W-SPLASH-04 = Deux cartes au plus sont voisines d’une cible sur la ligne : celle de gauche et celle de droite, ennemi ou Survivant. Au bout de la ligne, une cible n’en a qu’une.
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
