### Règles de mine : Crépuscule, Nuit

## Crépuscule

rule-M-DUSK-01 = Vous réglez d’abord l’Eau, pour tous les Personnages, et seulement ensuite la nourriture.
    .title = L’Eau, puis les vivres
rule-M-DUSK-02 = Une Eau, défaussée de l’Inventaire : c’est ce que chaque Personnage devrait boire. Vous décidez pour chacun, et pouvez la refuser même s’il y en a.
    .title = Boire ou non
rule-M-DUSK-03 = De 1 à 5 au dé noir, vous augmentez de 1 la Faim d’un Personnage qui n’a pas bu ; de 6 à 10, vous augmentez de 1 son Mal-être.
    .title = Ce que fait la soif
rule-M-DUSK-04 = Un jet pour chaque Personnage qui n’a pas bu : si deux d’entre eux ont soif, vous lancez deux fois.
    .title = Un jet pour chacun
rule-M-DUSK-05 = Une Eau, c’est tout ce qu’un Personnage peut boire au Crépuscule. Une deuxième n’aurait aucun effet, et vous ne pouvez pas la donner.
    .title = Pas de deuxième Eau
rule-M-DUSK-06 = Vous pouvez donner à chaque Personnage autant de nourriture de l’Inventaire que vous voulez. Les effets s’ajoutent : 2 Aliments crus baissent la Faim de 2. On ne distribue rien d’inutile : qui a mangé ne reçoit davantage que si sa Faim en baisse.
    .title = Manger à sa faim
rule-M-DUSK-07 = Deux niveaux de Faim s’en vont avec chaque Conserve que vous donnez à un Personnage : Faim 3 devient 1.
    .title = Une Conserve
rule-M-DUSK-08 = Un niveau de Faim s’en va avec chaque Aliment cru que vous donnez à un Personnage : Faim 3 devient 2.
    .title = Un Aliment cru
rule-M-DUSK-09 = Vous maintenez la Faim d’un Personnage à son niveau avec un Légume. Il compte comme ayant mangé : sa Faim n’augmente pas, mais elle ne baisse pas non plus.
    .title = Un Légume
rule-M-DUSK-10 = Un niveau de Faim en plus pour chaque Personnage à qui vous ne donnez rien à manger au Crépuscule.
    .title = Le ventre vide
rule-M-DUSK-11 = Vous pouvez laisser quelqu’un sans manger même s’il y a des vivres dans l’Inventaire. Sa Faim augmente comme d’ordinaire.
    .title = Refuser à manger
rule-M-DUSK-12 = Trois pions comptent comme nourriture au Crépuscule : Conserve, Aliment cru et Légume. Café, Sucre, alcool et Cigarette ne peuvent pas vous en tenir lieu.
    .title = Ce qui nourrit
rule-M-DUSK-13 = Quatre en Faim prend effet aussitôt, même par la soif. Si vous refusez l’Eau à un Personnage à Faim 3 et lancez de 1 à 5, il est perdu avant que quiconque mange.
    .title = La soif avant la faim
rule-M-DUSK-14 = Vous prenez les Personnages dans l’ordre de votre choix, et voyez chaque jet de soif avant de décider de l’Eau du suivant. La nourriture ne vient qu’une fois l’Eau réglée pour tous.
    .title = L’ordre des Personnages

## Nuit

rule-M-EVE-01 = Quatre tâches pour la nuit : Lit, Sol, Garde ou Collecte. Vous en donnez exactement une à chaque Personnage.
    .title = Une tâche pour chacun
rule-M-EVE-02 = Un Personnage par carte Lit, et sa Fatigue tombe à 0. Vous ne pouvez pas en coucher un second dans le même Lit.
    .title = Dans un Lit
rule-M-EVE-03 = Deux niveaux de Fatigue s’en vont pour chaque Personnage que vous laissez dormir sur le Sol, sans descendre sous 0. Il y a de la place pour tous.
    .title = Sur le Sol
rule-M-EVE-04 = Un niveau de Fatigue en plus pour chaque Personnage que vous mettez de Garde. Ils peuvent veiller à autant que vous voulez.
    .title = De Garde
rule-M-EVE-05 = Trois Personnages au plus partent en Collecte, et vous augmentez de 1 la Fatigue de chacun.
    .title = En Collecte
rule-M-EVE-06 = Vous pouvez ne mettre personne de Garde, mais cela se paie : le script 333 est résolu, une fois. Sauf si votre table en a choisi une forme plus douce, vous perdez aussitôt la Campagne.
    .title = Une nuit sans Garde
rule-M-EVE-07 = Vous modifiez la Fatigue dès que la tâche est donnée, pendant la phase de Nuit, avant tout départ et avant le Raid de nuit.
    .title = La Fatigue aussitôt
rule-M-EVE-08 = Deux tâches restent ouvertes à un Personnage déjà endormi quand la phase de Nuit commence, c’est-à-dire à Fatigue 4 : Lit ou Sol. Vous ne pouvez ni l’envoyer en Collecte, ni le mettre de Garde.
    .title = Qui dort reste couché
rule-M-EVE-09 = Rien ne vous oblige à envoyer quelqu’un en Collecte. Si personne ne part, la phase de Collecte est sautée.
    .title = Personne ne sort
rule-M-EVE-10 = Un conseil : mettez de Garde ceux qui ont une forte Prouesse, et envoyez dehors ceux qui ont une forte Prouesse et un grand Sac à dos. Rien ne vous y oblige.
    .title = À chacun sa tâche
