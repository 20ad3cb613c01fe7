### Règles de daylight : Recherche, Carte « VAGUE ! », Assaut et ligne des ennemis

## Recherche

rule-W-SEARCH-01 = De 7 à 20 cartes, selon votre nombre, passent de la pioche de Décombres à la pile de Décombres actifs au début de la Recherche, de la Manche 1 à la Manche 6. S’il en reste trop peu, prenez-les toutes.
    .title = Des Décombres à chaque Manche
rule-W-SEARCH-02 = Une carte « VAGUE ! » rejoint la pile de Décombres actifs une fois les nouvelles cartes ajoutées : mélangez le tout et posez la pile face cachée.
    .title = « VAGUE ! » rejoint la pile
rule-W-SEARCH-03 = Les cartes que vous n’avez pas piochées attendent dans la pile de Décombres actifs. Vous y ajoutez quand même toutes celles de la nouvelle Manche.
    .title = Le reste demeure
rule-W-SEARCH-04 = Une carte par tour : le Premier joueur pioche dans la pile de Décombres actifs, puis chacun de vous dans le sens horaire.
    .title = Piocher à tour de rôle
rule-W-SEARCH-05 = Gardez la carte que vous piochez ou défaussez-la aussitôt. Une carte Malchance ou « VAGUE ! » ne vous laisse pas ce choix.
    .title = Garder ou défausser
rule-W-SEARCH-06 = Si votre inventaire est plein, vous pouvez jeter 1 de vos cartes pour garder celle que vous venez de piocher. Une arme de départ ne se jette pas, ni un Sac à dos qui en contient une.
    .title = Remplacer une carte
rule-W-SEARCH-07 = Aucun emplacement libre à prévoir si la carte piochée rejoint l’une de vos piles : vous la gardez même avec un inventaire plein.
    .title = Grossir une pile
rule-W-SEARCH-08 = La Malchance vous frappe dès que vous la piochez, puis sa carte est défaussée. Vous ne pouvez jamais la garder.
    .title = La Malchance frappe aussitôt
rule-W-SEARCH-09 = Vous continuez à piocher, chacun votre tour, jusqu’à ce que l’un de vous tire « VAGUE ! » et l’accepte. Seule une mort met autrement fin à la Recherche.
    .title = Chercher jusqu’à « VAGUE ! »
rule-W-SEARCH-10 = Pendant la Recherche, vous pouvez défausser vos objets et refaire un Sac à dos, rien d’autre : les Soins attendent l’Échange, les cartes Spéciales le Combat.
    .title = Aucun objet en Recherche

## Carte « VAGUE ! »

rule-W-WAVE-01 = Une carte Assaut, celle du dessus, est révélée à tous quand vous piochez « VAGUE ! », sauf si celle de la Manche est déjà visible. Après la Manche 6, il n’y en a plus.
    .title = « VAGUE ! » révèle l’Assaut
rule-W-WAVE-02 = Une seule carte Assaut par Manche : si « VAGUE ! » ressort dans la même Manche, vous n’en révélez pas d’autre.
    .title = Un Assaut par Manche
rule-W-WAVE-03 = Deux choix s’offrent à vous une fois « VAGUE ! » piochée et l’Assaut connu : accepter ou retarder.
    .title = Accepter ou retarder
rule-W-WAVE-04 = Si vous acceptez, posez « VAGUE ! » près de votre plateau : la Recherche est finie, les ennemis prennent place et l’Échange commence.
    .title = Accepter « VAGUE ! »
rule-W-WAVE-05 = Un Dégât : voilà ce que vous coûte un retard, et vous le subissez d’abord, même s’il vous tue.
    .title = Le prix du retard
rule-W-WAVE-06 = Piochez 1 carte de la pile de Décombres actifs dès que vous avez payé un retard ; ce n’est jamais « VAGUE ! », encore mise de côté. Si la pile est vide, ne piochez rien et passez « VAGUE ! » au joueur suivant.
    .title = Une carte pour un retard
rule-W-WAVE-07 = Vous terminez un retard en mélangeant « VAGUE ! » à la pile de Décombres actifs : plus personne ne sait où elle se trouve.
    .title = « VAGUE ! » retourne à la pile
rule-W-WAVE-08 = Après un retard, votre tour est fini, sauf Atout qui suit votre pioche : la Recherche reprend avec le joueur suivant, dans le sens horaire.
    .title = Après un retard
rule-W-WAVE-09 = Retardez aussi souvent que vous l’osez : rien ne vous limite, mais qui retarde subit chaque fois 1 Dégât.
    .title = Des retards sans limite
rule-W-WAVE-10 = Un Dégât de retard passe outre votre Barricade : personne ne vous attaque, le jeton ne vous protège donc pas et reste en place.
    .title = Barricade et retard
rule-W-WAVE-11 = Si vous tenez « VAGUE ! » quand les ennemis commencent à attaquer, leur premier coup contre un joueur est pour vous. Les Survivants de la ligne sont frappés avant vous.
    .title = « VAGUE ! » attire le premier coup
rule-W-WAVE-12 = Vous ne gardez pas « VAGUE ! » d’une Manche à l’autre : elle retourne dans la pile de Décombres actifs au début de chaque Recherche.
    .title = « VAGUE ! » revient chaque Manche

## Assaut et ligne des ennemis

rule-W-ASSAULT-01 = Six colonnes, une par nombre de joueurs : lisez la vôtre sur la carte Assaut pour savoir combien d’ennemis de chaque type arrivent.
    .title = Lire une carte Assaut
rule-W-ASSAULT-02 = Réunissez, type par type, les cartes Horde que demande la carte Assaut, puis mélangez-les toutes ensemble.
    .title = Réunir la Horde
rule-W-ASSAULT-03 = Une seule ligne : vous disposez les cartes Horde mélangées côte à côte, de gauche à droite.
    .title = Une seule ligne
rule-W-ASSAULT-04 = Tout ce que vous avez laissé en vie garde la gauche de la ligne. Les nouveaux venus se rangent à droite.
    .title = Les nouveaux à droite
rule-W-ASSAULT-05 = La ligne vous dit qui frappe et quand : l’ennemi le plus à gauche attaque en premier, le plus à droite en dernier.
    .title = L’ordre des attaques
rule-W-ASSAULT-06 = Les Dégâts que vous avez infligés à un ennemi restent d’une Manche à l’autre : une Brute qui en porte 2 meurt avec 2 de plus.
    .title = Les Dégâts restent
rule-W-ASSAULT-07 = Vous voyez tous ce qu’apporte la carte Assaut avant que « VAGUE ! » soit acceptée ou retardée. L’ordre de la ligne, lui, reste inconnu.
    .title = Connu avant le choix
