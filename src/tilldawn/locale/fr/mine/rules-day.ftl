### Règles de mine : Actions de jour, Déplacement dans le Refuge

## Actions de jour

rule-M-DAY-01 = Trois étapes composent les Actions de jour. À chacune, vous pouvez faire faire 1 action à tout Personnage en état d’agir : personne n’agit donc plus de 3 fois par jour.
    .title = Trois étapes par jour
rule-M-DAY-02 = Vous ne faites agir un Personnage à une étape que si aucun de ses pions État ne la lui interdit. Avec Faim 2, par exemple, l’étape 3 lui est fermée.
    .title = Étapes fermées par l’État
rule-M-DAY-03 = Vous assignez d’abord tous les Personnages de l’étape, puis leurs actions se résolvent ensemble. Ce que l’un fabrique ne peut pas payer l’action d’un autre à la même étape, et ce qui est assigné se fait même si quelqu’un disparaît à cette étape.
    .title = Tous en même temps
rule-M-DAY-04 = Vous défaussez les pions et ressources nécessaires au moment d’assigner l’action. Ils quittent aussitôt l’Inventaire : un même pion ne paie jamais deux actions.
    .title = Payer en assignant
rule-M-DAY-05 = Vous posez la Pelle, la Lame de scie ou le Crochet, vous ne les dépensez pas : l’outil est pris dès que l’action est assignée et revient dans l’Inventaire après l’étape, sauf si une règle le défausse.
    .title = Les outils reviennent
rule-M-DAY-06 = Vous ne recevez ce qu’une action fabrique, trouve ou fait entrer par la porte qu’une fois toute l’étape résolue. C’est dans l’Inventaire pour l’étape suivante, pas pour celle-ci.
    .title = Le produit vient après
rule-M-DAY-07 = Vous ne placez pas un second Personnage sur la même carte Refuge, le même Bricolage ou la même case d’action à une étape, ni la nuit sur un Lit où quelqu’un dort. Les Gravats et Farfouiller peuvent en accueillir plusieurs.
    .title = Un Personnage par case
rule-M-DAY-08 = Vous convertissez autant d’exemplaires que vous voulez en une seule action quand elle dit « pour chaque X, recevez Y ». 3 Composants peuvent devenir 3 Filtres d’un coup.
    .title = Pour chaque : à volonté
rule-M-DAY-09 = Une fois par action, pas davantage, voilà ce que vous pouvez faire quand le texte ne dit pas « pour chaque ». L’Atelier de métallurgie, par exemple, fabrique un outil par action.
    .title = Sinon, une seule fois
rule-M-DAY-10 = Vous ne pouvez pas faire agir un Personnage à l’étape où il rejoint le groupe. Dès la suivante, il agit comme les autres, si ses États le permettent.
    .title = Un nouveau venu attend
rule-M-DAY-11 = Rien ne vous oblige à agir : tout Personnage peut passer à n’importe quelle étape, et cela ne coûte rien.
    .title = Passer est permis
rule-M-DAY-12 = Vous déplacez librement les Personnages entre les étapes. Leur place à l’étape précédente ne coûte rien et n’engage à rien.
    .title = Libres entre les étapes
rule-M-DAY-13 = Vous décidez pour chaque Personnage au début de la phase, si vous jouez avec les Égouts : il y descend, ou il reste pour les actions du Refuge. Personne ne fait les deux le même jour.
    .title = Égouts ou Refuge
rule-M-DAY-14 = Vous jouez d’abord les Égouts : leur Exploration et la Collecte qui la suit s’achèvent avant toute action de ce jour dans le Refuge.
    .title = Les Égouts d’abord
rule-M-DAY-15 = Vous ne pouvez pas employer les pions trouvés dans les Égouts pour les actions de ce jour dans le Refuge. Un Crochet remonté le matin n’ouvre aucune porte avant la fin des Actions de jour.
    .title = Trouvailles en attente
rule-M-DAY-16 = Tous ceux que vous avez envoyés sous terre sont de retour au Refuge avant le Crépuscule ; ils boivent et mangent avec les autres.
    .title = De retour au Crépuscule
rule-M-DAY-17 = Un script peut limiter la phase, par exemple à 1 action par Personnage. Vous choisissez alors l’étape où chacun agit, parmi celles que ses États lui laissent. Lu après les Actions de jour, il vaut pour le lendemain.
    .title = Moins d’actions par script
rule-M-DAY-18 = Un script peut exiger un nombre d’actions inutilisées, par exemple 2 pour tout le groupe. Vous comptez les actions qui restent ce jour-là à l’ensemble de vos Personnages, sans celles qu’ôtent les cases noires de leurs États.
    .title = Actions encore libres
rule-M-DAY-19 = Vous payez le coût entier même si la boîte ne contient pas tout ce que produit l’action. Vous recevez ce qui s’y trouve, le reste est perdu ; vous en êtes averti avant.
    .title = Quand la boîte manque
rule-M-DAY-20 = Trois sortes d’actions s’offrent à vous : utiliser l’action d’une case du Refuge ou d’un Bricolage installé, travailler sur une carte Refuge, ou fabriquer une carte du paquet de Bricolage et l’installer. Une carte encore parmi les Idées ne se fabrique pas.
    .title = Trois sortes d’actions

## Déplacement dans le Refuge

rule-M-MOVE-01 = Vous déplacez un Personnage aussi loin que vous voulez, sur-le-champ et sans rien payer. La case voisine ou la cave, c’est tout un, pourvu que le chemin soit libre.
    .title = Se déplacer est gratuit
rule-M-MOVE-02 = Vous ne pouvez placer un Personnage que sur une case qu’un chemin libre relie à la case Garde.
    .title = Un chemin depuis Garde
rule-M-MOVE-03 = Cinq obstacles vous arrêtent sur un étage : les Barreaux, la Porte fermée, les Gravats, les Restes de gravats et le Trou. Ce qui est derrière reste fermé, sauf si un autre chemin y mène.
    .title = Ce qui barre l’étage
rule-M-MOVE-04 = Vous pouvez poster un Personnage sur la carte qui barre le chemin, pour y travailler. Il s’arrête là : il ne passe pas.
    .title = Au pied de l’obstacle
rule-M-MOVE-05 = Vous ne traversez pas un Trou d’un côté à l’autre, même couvert : une Barricade protège des raids et du froid, elle n’ouvre aucun chemin.
    .title = Le Trou reste fermé
rule-M-MOVE-06 = Vous ne changez d’étage que par une échelle. Où il n’y en a pas, personne ne monte ni ne descend.
    .title = D’un étage à l’autre
rule-M-MOVE-07 = Vous passez devant les Tas et les Meubles comme s’ils n’étaient pas là. Seules les cartes obstacle barrent le chemin.
    .title = Les Tas laissent passer
rule-M-MOVE-08 = Vous passez librement devant les Bricolages. Celui qui occupe une case à échelle laisse l’échelle utilisable.
    .title = Les Bricolages laissent passer
rule-M-MOVE-09 = Vous n’avez besoin d’un chemin libre que jusqu’à la case où se dressera le nouveau Bricolage. Le paquet de Bricolage, lui, est toujours à portée de main.
    .title = Seule la cible compte
rule-M-MOVE-10 = Vous ouvrez le chemin en retirant la dernière carte obstacle d’une case, mais seulement à partir de l’étape suivante. À la même étape, personne ne va plus loin.
    .title = Le chemin s’ouvre ensuite
rule-M-MOVE-11 = Un script peut fermer une partie du Refuge, comme le sous-sol, pour le reste de la Campagne. Vous n’y envoyez plus personne, et les Bricolages et actions qui s’y trouvent ne vous servent plus ; ce qui y attend ne rapporte rien à l’Aube, et son Trou ne se barricade plus. Les Barricades et Bricolages qui s’y trouvent restent, et comptent partout où il suffit de les compter.
    .title = Zones fermées par script
