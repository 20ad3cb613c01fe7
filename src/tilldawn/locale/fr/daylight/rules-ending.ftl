### Règles de daylight : Dernière Manche, Fin de la partie, Solo, Mode Histoire

## Dernière Manche

rule-W-LAST-01 = Six Manches amènent de nouveaux ennemis ; une fois la sixième finie, plus personne ne rejoint la ligne.
    .title = Plus de nouveaux venus
rule-W-LAST-02 = S’il reste un ennemi debout après la Manche 6, jouez une Manche de plus : cherchez dans les cartes restées dans la pile de Décombres actifs, « VAGUE ! » mélangée parmi elles.
    .title = Chercher après la Manche 6
rule-W-LAST-03 = Aucune carte Assaut n’est révélée quand vous piochez « VAGUE ! » après la Manche 6. Vous l’acceptez ou la retardez comme d’habitude.
    .title = « VAGUE ! » sans Assaut
rule-W-LAST-04 = Une Manche jouée après la sixième a son Échange et son Combat, comme toutes les autres.
    .title = Échange et Combat continuent
rule-W-LAST-05 = Après la Manche 6, vous enchaînez les Manches jusqu’à ce qu’il ne reste aucun ennemi, ou que la mort d’un personnage vous fasse perdre.
    .title = Jusqu’au dernier ennemi
rule-W-LAST-06 = Un Dégât vous permet de passer « VAGUE ! » au suivant au lieu de l’accepter, quand c’est la seule carte qui reste à piocher. Le Premier joueur choisit d’abord, et quiconque la reçoit a le même choix.
    .title = Il ne reste que « VAGUE ! »

## Fin de la partie

rule-W-END-01 = Trois conditions réunies vous donnent la victoire : la Manche 6 est finie, aucun ennemi n’est debout sur la ligne, et tous les personnages sont en vie.
    .title = Comment gagner
rule-W-END-02 = Si vous videz la ligne avant la fin de la Manche 6, vous n’avez pas encore gagné : la Manche suivante commence comme prévu.
    .title = Pas de victoire anticipée
rule-W-END-03 = Tant qu’une condition de victoire vous manque et que tous les personnages sont en vie, la partie continue.
    .title = La partie continue

## Solo

rule-W-SOLO-01 = Dix emplacements, et non 8, forment votre inventaire quand vous jouez en solo.
    .title = Inventaire en solo
rule-W-SOLO-02 = Trois armes composent votre équipement en solo : l’arme unique de votre personnage et 2 armes communes de votre choix.
    .title = Armes en solo
rule-W-SOLO-03 = En solo, ne tenez aucun compte de l’Éclaboussure d’une attaque contre vous. La vôtre agit normalement sur la ligne.
    .title = Solo et Éclaboussure
rule-W-SOLO-04 = Sept cartes Décombres rejoignent la pile de Décombres actifs à chaque Manche d’une partie en solo.
    .title = Décombres en solo
rule-W-SOLO-05 = En solo, toute attaque ennemie qu’un Survivant ne prend pas à votre place est pour vous.
    .title = Toutes les attaques en solo

## Mode Histoire

rule-W-STORY-01 = Les histoires sont des scénarios facultatifs, chacun avec ses propres règles. Vous pouvez jouer sans aucune d’elles.
    .title = Histoires facultatives
