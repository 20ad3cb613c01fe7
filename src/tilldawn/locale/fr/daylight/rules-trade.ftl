### Règles de daylight : Échange, Soins

## Échange

rule-W-TRADE-01 = Entre la Recherche et le Combat, vous échangez tous dans l’ordre qui vous convient : il n’y a pas de tours.
    .title = Un Échange sans tours
rule-W-TRADE-02 = Une carte objet au plus : c’est ce que vous pouvez donner pendant l’Échange, à moins qu’un Atout ne vous en accorde davantage.
    .title = Un don chacun
rule-W-TRADE-03 = Ne rien donner convient aussi : vous pouvez traverser tout l’Échange en gardant ce que vous avez.
    .title = Libre de ne rien donner
rule-W-TRADE-04 = Le joueur à qui vous proposez une carte peut dire non ; vous la gardez alors. Jusqu’à la réponse, vous pouvez reprendre votre proposition sans que le don soit épuisé. Si vous vous en séparez avant la réponse, la proposition tombe.
    .title = Un don se refuse
rule-W-TRADE-05 = Un refus n’épuise pas votre don : vous pouvez tenter votre chance auprès d’un autre joueur.
    .title = Après un refus
rule-W-TRADE-06 = Aucune carte due en retour : qui prend votre don peut ne rien vous rendre.
    .title = Sans contrepartie
rule-W-TRADE-07 = Donnez la carte Décombres que vous voulez de votre inventaire, même une arme reçue au départ.
    .title = Ce que vous pouvez donner
rule-W-TRADE-08 = Une seule carte fait un don : sur votre pile de 3, les 2 autres restent chez vous.
    .title = Une carte, pas une pile
rule-W-TRADE-09 = Un seul don, jusqu’à 3 cartes : le Sac à dos que vous donnez part avec tout son contenu. Si vous changez ce contenu avant la réponse, la proposition tombe.
    .title = Donner un Sac à dos
rule-W-TRADE-10 = Les jetons que vous fabriquez ne sont que pour vous : ni Barricade ni Piège ne change de mains à l’Échange.
    .title = Les jetons restent
rule-W-TRADE-11 = La carte qu’on vient de vous remettre peut continuer sa route : donnez-la à votre tour, si vous n’avez pas encore fait de don cette Manche.
    .title = Faire passer
rule-W-TRADE-12 = Plusieurs d’entre vous peuvent donner au même joueur. Seuls vos emplacements limitent ce que vous recevez : faites d’abord de la place ou refusez.
    .title = Recevoir plusieurs dons
rule-W-TRADE-13 = L’Échange dure jusqu’à ce que chacun de vous déclare avoir fini ou n’ait plus rien à donner ni pour se soigner ; un don vous y ramène. Vient alors le Combat.
    .title = Fin de l’Échange

## Soins

rule-W-HEAL-01 = L’Échange est votre seule occasion d’utiliser des cartes Soins, et chacune n’agit que sur vous.
    .title = Se soigner à l’Échange
rule-W-HEAL-02 = Une carte Soins ou toutes celles que vous avez : l’Échange ne vous fixe aucune limite.
    .title = Des Soins à volonté
rule-W-HEAL-03 = Un point de Santé vous revient pour chaque cœur figurant sur votre carte Soins ; un mode peut en ôter.
    .title = Les cœurs rendent la Santé
rule-W-HEAL-04 = Vous ne guérissez pas au-delà d’une piste de Santé intacte : avec 1 Dégât, 3 cœurs ne vous rendent que 1 point.
    .title = Un plafond aux Soins
rule-W-HEAL-05 = Un seul usage par carte Soins : dès qu’elle a fait effet, vous la défaussez.
    .title = Des Soins à usage unique
