### Règles de mine : Commerce

## Commerce

rule-M-TRADE-01 = Vous ne pouvez faire du Commerce que si un Lieu, un Visiteur, un Habitant ou un script le propose. Ailleurs, rien ne s’achète ni ne se vend.
    .title = Où commercer
rule-M-TRADE-02 = En Collecte, vous faites du Commerce avec la pile des Trouvailles ; avec un Visiteur au Refuge, avec l’Inventaire. Vous ne mêlez jamais les deux.
    .title = Avec quels pions
rule-M-TRADE-03 = Avant tout échange, vous payez la Commission : défaussez des pions valant au moins le total demandé. Tant qu’elle n’est pas payée, rien ne s’achète.
    .title = D’abord la Commission
rule-M-TRADE-04 = Après la Commission, donnez des pions valant ensemble au moins autant que ceux que vous voulez. Vous pouvez payer 10 ce qui en vaut 8, jamais 8 ce qui en vaut 10.
    .title = Payer toute la valeur
rule-M-TRADE-05 = Votre Commerce se règle en 2 paiements distincts : le surplus versé pour la Commission ne compte pas pour les pions. Réglez une Commission de 3 avec un pion valant 5 : les 2 de trop n’achètent rien.
    .title = Deux paiements distincts
rule-M-TRADE-06 = Vous n’achetez que les pions nommés par la carte ou le script, et pas plus de chacun qu’il n’en propose.
    .title = Rien que l’offre
rule-M-TRADE-07 = Ce que vous achetez vient de la boîte. Si elle ne contient plus aucun pion d’une sorte, cette sorte n’est pas à vendre.
    .title = La boîte fait la limite
rule-M-TRADE-08 = Vous ne récupérez rien du surplus : donnez un pion valant 10 pour ce qui en vaut 8, et les 2 sont perdus, sans avoir pour plus tard.
    .title = Pas de monnaie rendue
rule-M-TRADE-09 = Vous ne pouvez jamais acheter ni vendre de l’Eau, du Bois ou des Composants, ni vous en servir pour payer, même la Commission.
    .title = Jamais de ressources
rule-M-TRADE-10 = Chaque sorte de pion porte 1 valeur : vous achetez et vendez à ce même prix. Seul un Événement en jeu qui le précise la change.
    .title = La valeur des pions
rule-M-TRADE-11 = Une seule Commission suffit pour tout le Commerce : une fois payée, elle vous permet d’acheter plusieurs choses.
    .title = Une Commission par Commerce
rule-M-TRADE-12 = Les pions que vous donnez vont dans la boîte. Ce que vous achetez rejoint la pile des Trouvailles en Collecte, l’Inventaire si vous commercez au Refuge.
    .title = Où vont les pions
rule-M-TRADE-13 = Pour faire du Commerce dans un Lieu, vous renvoyez d’abord les cartes Exploration qu’il demande, en général 6, puis vous payez aussi la Commission.
    .title = Commerce dans un Lieu
rule-M-TRADE-14 = Tout le Commerce se règle d’un coup, sur 1 seule liste : ce que vous êtes en train d’acheter ne peut pas payer autre chose dans le même Commerce.
    .title = Réglé d’un seul coup
rule-M-TRADE-15 = La Commission est la valeur indiquée par la carte ou le script qui vous propose le Commerce. Elle change d’une offre à l’autre.
    .title = Combien de Commission
