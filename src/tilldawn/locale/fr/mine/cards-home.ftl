### This War of Mine : les cartes de la maison (Bricolages, Refuge, Événements, Chapitres, Objectifs, Actions narratives, Destin)

## Bricolages. Le coût est indiqué à part. « Bois ou Livre » se paie pièce par pièce, au choix.

card-bed-1 = Lit
    .text = Action, Faire un somme : Fatigue −2 ; même un Personnage endormi à Fatigue 4 peut le faire. Soirée : un Personnage y dort et sa Fatigue revient à 0.
    .flavour = Nous avons tiré au sort, puis nous l’avons laissé à qui toussait.
card-bed-2 = Lit
    .text = Action, Faire un somme : Fatigue −2 ; même un Personnage endormi à Fatigue 4 peut le faire. Soirée : un Personnage y dort et sa Fatigue revient à 0.
    .flavour = Deux portes et un matelas que quelqu’un a descendu sous la pluie.
card-chair = Chaise
    .text = À sa première construction, et seulement à celle-là, chaque Personnage : Mal-être −1. Action : lancez le dé noir et ajoutez 2 par Livre dans l’Inventaire ; 1–5 rien, 6 ou plus Mal-être −1.
    .flavour = Pendant une heure, l’un de nous s’assoit comme on s’asseyait.
card-reinforced-door = Porte renforcée
    .text = Se construit sur la case Garde, et seulement quand les 3 Barricades sont en place. Pendant le Raid de nuit, chaque Garde a Prouesse +2.
    .flavour = De l’intérieur, on dirait le bruit d’une banque.
card-herbal-garden = Herbier
    .text = Action, l’une des trois. Défaussez 1 pion Produits chimiques et 1 Eau et posez un pion Attente ; à l’Aube, lancez le dé noir : 1–4 gagnez 1 Herbe, 5–8 2, 9–10 3. Ou bien, pour chaque Herbe défaussée, gagnez 1 Cigarette. Ou bien, pour chaque Herbe défaussée, gagnez 1 pion Herbes médicinales ; il faut de l’Alcool pur dans l’Inventaire, il n’est pas dépensé.
    .flavour = Une baignoire, la terre du square, une lampe dont nous ne parlons pas.
card-vegetable-garden = Potager
    .text = Se construit juste à côté de l’Herbier. Action : défaussez 1 pion Produits chimiques et 1 Eau et posez un pion Attente ; à l’Aube, lancez le dé noir : 1–5 gagnez 1 Légume, 6–8 2, 9–10 3.
    .flavour = Nous le regardons plus souvent qu’il n’en a besoin.
card-herbal-workshop = Herboristerie
    .text = Se construit juste à côté de l’Herbier. Action, l’une des deux. Pour chaque Herbe défaussée avec 1 pion Produits chimiques, gagnez 1 pion Médicaments ; il faut un Filtre dans l’Inventaire, il n’est pas dépensé. Ou bien, pour chaque Herbe défaussée avec 1 Filtre, gagnez 1 Bandage ; il faut de l’Alcool pur dans l’Inventaire, il n’est pas dépensé.
    .flavour = La balance de cuisine pèse maintenant au quart de gramme.
card-simple-heater = Chauffage simple
    .text = Action : défaussez du combustible, Bois ou Livres mêlés à votre gré ; toutes les 2 pièces, défaussez 1 pion Froid. Autant de fois que vous voulez dans la même action.
    .flavour = Nous lisons d’abord la dernière page, puis nous brûlons le reste.
card-efficient-heater = Chauffage efficace
    .text = Se construit juste à côté du Chauffage simple. Pas d’action à lui : le Chauffage simple ne demande plus que 1 Bois ou 1 Livre par pion Froid, au lieu de 2.
    .flavour = Le tuyau fait deux fois le tour de la pièce avant de lâcher la fumée.
card-radio = Radio
    .text = Action, Capter une fréquence : regardez les 2 premières cartes du paquet Événements, ou la première du paquet Raids de nuit, et remettez tout dans le même ordre. Lancez ensuite le dé noir : 1–7 rien, 8–10 Mal-être −1.
    .flavour = Entre deux voix, il y a de la musique, et nous l’y laissons.
card-rainwater-collector = Collecteur d’eau de pluie
    .text = Action : posez un pion Attente, sans rien payer. À l’Aube, lancez le dé noir : 1 gagnez 1 Eau, 2–5 2, 6–8 3, 9–10 4.
    .flavour = Nous avons appris le son de chaque seau.
card-moonshine-still = Alambic
    .text = Action : défaussez 1 Sucre, 1 Eau et 1 Bois ou 1 Livre, et posez un pion Attente. À l’Aube, lancez le dé noir : 1–4 gagnez 1 Alcool frelaté, 5–7 2, 8–10 3.
    .flavour = Il goutte toute la nuit et personne ne prétend que c’est pour les voisins.
card-alcohol-still = Distillateur
    .text = Se construit juste à côté de l’Alambic. Action : pour chaque Alcool frelaté défaussé avec 1 Bois ou 1 Livre, gagnez 1 Alcool pur. Une même action ne sert jamais à l’Alambic et au Distillateur ensemble.
    .flavour = Assez propre pour une plaie ; nous respirons, et nous rebouchons.
card-crude-stove = Fourneau rudimentaire
    .text = Action, l’une des deux, une seule fois. Défaussez 2 Herbes, 1 Eau et 1 Bois ou 1 Livre : gagnez 1 Légume. Ou bien défaussez 1 Aliment cru, 1 Eau et 1 Bois ou 1 Livre : gagnez 2 Aliments crus.
    .flavour = Un pot de peinture, quatre briques, et pour couvercle un panneau de rue.
card-cooking-stove = Cuisinière
    .text = Se construit juste à côté du Fourneau rudimentaire. Pas d’action à elle : chaque fois que le Fourneau rudimentaire donne des Aliments crus, gagnez 1 Aliment cru de plus.
    .flavour = Elle a une porte de four, et nous trouvons toujours une raison de l’ouvrir.
card-deadfall-trap = Assommoir
    .text = Action : défaussez comme appât 1 pion Produits chimiques ou 1 Aliment cru, et posez un pion Attente. À l’Aube, lancez le dé noir : 1–2 rien, 3–7 gagnez 1 Aliment cru, 8–10 2.
    .flavour = Dans le livre d’école, c’était un dessin avec des flèches.
card-cage-trap = Cage-piège
    .text = Se construit juste à côté de l’Assommoir. Pas d’action à elle : ajoutez 3 au jet de l’Assommoir ; au-delà de 10, comptez 10.
    .flavour = C’était une cage à oiseaux, le petit miroir y est encore.
card-workshop = Atelier
    .text = Action, l’une des quatre. Défaussez 1 Composant et 4 Bois : 1 Barricade sur un Trou ouvert de votre choix, une fois par action. Ou bien, pour chaque Composant défaussé, gagnez 1 Pièce mécanique ou 1 Pièce électrique, au choix chaque fois. Ou bien, pour chaque Composant défaussé, gagnez 1 Filtre. Ou bien défaussez 1 Guitare cassée, 2 Composants et 1 Bois : gagnez 1 Guitare.
    .flavour = Tous les tiroirs de la maison finissent sur cette table.
card-metal-workshop = Atelier de métallurgie
    .text = Action, l’une des cinq, une seule fois. 1 Composant et 1 Pièce mécanique : gagnez 1 Crochet. Ou 3 Composants et 1 Bois : gagnez 1 Pelle. Ou 1 Composant et 1 Pièce d’arme : gagnez 1 Lame de scie. Ou 2 Composants, 1 Bois et 1 Pièce d’arme : gagnez 1 Couteau. Ou 2 Composants, 1 Bois et 2 Pièces d’arme : gagnez 1 Hachette.
    .flavour = Le bruit porte ; nous travaillons quand ils bombardent.
card-gunsmith-workshop = Armurerie
    .text = Se construit juste à côté de l’Atelier de métallurgie. Action, l’une des quatre. 1 Fusil d’assaut cassé et 2 Pièces d’arme : gagnez 1 Fusil d’assaut. Ou 1 Pistolet cassé et 1 Pièce d’arme : gagnez 1 Pistolet. Ou 1 Canon scié cassé et 2 Pièces d’arme : gagnez 1 Canon scié. Ou bien, pour chaque Douille défaussée, gagnez 1 Munition ; il faut des Produits chimiques dans l’Inventaire, ils ne sont pas dépensés.
    .flavour = Quand on vient nous voir, nous tendons un drap devant.

## Cartes Refuge

card-heap = Tas
    .text = Ne bloque pas le passage. Action, un Personnage, sans outil : retournez la carte, gagnez ce qu’elle montre et ôtez-la du plateau. La case est libre.
    .flavour = C’était un plafond, et ce qu’il y avait sous le plafond.
card-furniture = Meuble
    .text = Ne bloque pas le passage. Action, un Personnage, sans outil : retournez la carte, gagnez ce qu’elle montre et ôtez-la du plateau. La case est libre.
    .flavour = Les tiroirs sentent encore le savon de quelqu’un.
card-rubble = Gravats
    .text = Bloquent le passage. Action : un Personnage avec une Pelle de l’Inventaire, qui se garde, ou deux Personnages à la même étape. Retournez la carte sur sa face Restes de gravats ; le passage reste bloqué. Un seul déblaiement par étape.
    .flavour = Nous passons les pierres de main en main, pour ne pas les entendre tomber.
card-remnants = Restes de gravats
    .text = Bloquent le passage. Action : un Personnage avec une Pelle de l’Inventaire, qui se garde, ou deux Personnages à la même étape. Retirez la carte de la partie ; la case est libre. Un seul déblaiement par étape.
    .flavour = Derrière, le papier peint recommence.
card-bars = Barreaux
    .text = Bloquent le passage. Action, un Personnage avec une Lame de scie de l’Inventaire, qui se garde : retournez la carte, gagnez ce qu’elle montre et ôtez-la du plateau. La case est libre.
    .flavour = Quelqu’un, dans cette maison, a eu peur avant nous.
card-closed-door = Porte fermée
    .text = Bloque le passage. Action, un Personnage avec un Crochet de l’Inventaire : lancez le dé noir. 1–3 : la porte reste close et le Crochet se garde. 4–10 : défaussez le Crochet, retournez la carte, gagnez ce qu’elle montre et ôtez-la du plateau. La case est libre.
    .flavour = Nous frappons d’abord, quand même.

## Événements

card-airdrop = Parachutage
    .text = Ajoutez 2 pions Froid. Si c’est le premier Événement de la Campagne, rien d’autre ne se passe. Sinon, selon la case du Lieu visité la nuit dernière : Proche, gagnez 1 Aliment cru ; Loin, gagnez 1 Conserve ; Très loin, gagnez 1 Conserve et 1 pion Médicaments. Si personne n’est parti en Collecte, rien. Retirez ensuite cette carte.
    .flavour = Une caisse sur le fleuve, parachute ouvert, et nous la regardons passer.
card-shelling = Bombardement
    .text = Ajoutez 1 pion Froid. Si c’est le premier Événement de la Campagne, rien ne se passe. Sinon, si un groupe est sorti la nuit dernière, échangez le Lieu qu’il a visité, ou le plus proche si cette carte n’est plus là ; si personne n’est sorti, chaque Personnage : Mal-être +1. Dans les deux cas, Dehors est interdit aujourd’hui. Retirez cette carte à la fin des Actions de jour.
    .flavour = Sous l’escalier, nous comptons les secondes à voix haute, pour que ce soit un compte.
card-snipers = Tireurs embusqués
    .text = Ajoutez 2 pions Froid. Quand un groupe part pour son Lieu, lancez le dé rouge pour chaque Personnage en Collecte, dans l’ordre de votre choix ; la Prouesse ne permet pas de relancer. Chaque réticule inflige 1 Blessure à ce Personnage. Au premier blessé, cessez de lancer et retirez cette carte. Si personne n’est touché, elle reste pour la prochaine sortie.
    .flavour = Quelqu’un a tendu des couvertures en travers de la rue, et nous bénissons les couvertures.
card-crime-on-the-rise = Criminalité en hausse
    .text = Ajoutez 2 pions Froid. Posez cette carte sur le paquet Raids de nuit : cette nuit, piochez 2 cartes Raid de nuit au lieu de 1 et résolvez les deux. D’autres cartes du même effet ne s’y ajoutent pas. Retirez cette carte après ce Raid de nuit.
    .flavour = La serrure du six était bonne, nous le disions tous.
card-crime-wave = Vague de criminalité
    .text = Ajoutez 1 pion Froid. Posez cette carte sur le paquet Raids de nuit : cette nuit et la suivante, piochez 2 cartes Raid de nuit au lieu de 1 et résolvez les deux. D’autres cartes du même effet ne s’y ajoutent pas. Retirez cette carte après le second Raid de nuit. L’étape Vague de crime, chaque nuit, est autre chose et suit son cours.
    .flavour = Deux nuits, disent-ils, comme on parle du temps.
card-rat-infestation = Invasion de rats
    .text = Ajoutez 2 pions Froid. Défaussez de l’Inventaire 2 Aliments crus ou Légumes, au choix ; s’il y en a moins, tous. À l’Aube qui vient, un Assommoir qui porte un pion Attente donne 1 Aliment cru de plus, même sur 1–2. Retirez ensuite cette carte.
    .flavour = Ils laissent les étiquettes.
card-relatively-peaceful = Calme relatif
    .text = Ajoutez 1 pion Froid. Cette nuit, toute carte Raid de nuit piochée est ignorée : mélangez-la à son paquet, sans la remplacer. Chaque Personnage envoyé au Lit ou sur le Sol ce soir a Mal-être −1 au moment où vous l’y placez. Retirez cette carte à la fin du Raid de nuit.
    .flavour = À trois rues d’ici, quelqu’un travaille sa trompette, mal, et personne ne s’en plaint.
card-food-shortage = Pénurie
    .text = Ajoutez 2 pions Froid. Retirez de la boîte 2 Aliments crus et 1 Conserve, ou ce qu’il en reste. Dans tout Commerce, Conserves, Aliments crus et Légumes ont une valeur double. Cette carte reste jusqu’au Cessez-le-feu.
    .flavour = Le boulanger a balayé la boutique et vendu les balayures.
card-epidemic = Épidémie
    .text = Ajoutez 2 pions Froid. Lancez le dé noir pour chaque Personnage : sur 1–3, Maladie +1 ; à Faim 3 ou plus, ou à Fatigue 3 ou plus, sur 1–5. Retirez ensuite cette carte.
    .flavour = Dans l’escalier, nous nous saluons bouche close.
card-hard-frost = Grand froid
    .text = Ajoutez 3 pions Froid. Ce soir, dormir sur le Sol donne Fatigue −1 au lieu de −2. Retirez cette carte à la fin de la Soirée.
    .flavour = Le matin, il faut casser le torchon avant de le tordre.
card-soaring-prices = Flambée des prix
    .text = Ajoutez 1 pion Froid. Dans tout Commerce, Cigarette, Café, Sucre et Bijoux valent 5 chacun, et chaque Commission augmente de 3. Retirez cette carte quand une carte Chapitre est résolue, ou au Cessez-le-feu.
    .flavour = Une alliance achète ce que pèse une alliance.
card-direct-hit = Tir au but
    .text = Ajoutez 1 pion Froid. Défaussez 1 Barricade de votre choix. S’il n’y en a aucune, lancez le dé noir : 1–5 rien ; 6–10 un Bricolage du plateau, tiré au hasard, retourne dans le paquet Bricolages sans remboursement. Une amélioration qui perd son Bricolage de base reste en place, sans effet. Retirez ensuite cette carte.
    .flavour = Un instant, nous voyons la rue à travers le mur, très nettement.

## Événements finaux

card-ceasefire = Cessez-le-feu
    .text = La guerre prend fin : plus aucune phase n’est jouée. Jugez Voir la paix, puis lisez les épilogues. Rien ne peut retirer cette carte.
    .flavour = Le silence est tel que nous rentrons.
card-last-offensive = La dernière offensive
    .text = Ajoutez 1 pion Froid. Dehors est interdit aujourd’hui. Cette nuit, piochez 2 cartes Raid de nuit au lieu de 1 et résolvez les deux ; d’autres cartes du même effet ne s’y ajoutent pas. Retirez cette carte après ce Raid de nuit.
    .flavour = Tout le monde dit que c’est la dernière, sur les deux rives.
card-broken-promise = La promesse rompue
    .text = Ajoutez 2 pions Froid. Lancez le dé noir une fois : chaque Personnage dont l’Empathie est égale ou supérieure au résultat a Mal-être +1. Retirez ensuite cette carte.
    .flavour = Les drapeaux étaient déjà repassés.

## Chapitres

card-chapter-1 = Chapitre I
    .text = Posez Voir la paix tout en bas de la case Objectifs. Mélangez les sept autres Objectifs et posez-en deux dessus, face cachée ; si Nourrir les affamés se trouve sur le dessus, échangez les deux. Retirez le reste sans le regarder. Retournez la carte du dessus et, si elle a un décompte, placez le pion Statut sur sa case la plus à gauche. Piochez ensuite le premier Événement.
    .flavour = Nous emménageons avec ce que nous portons, et la maison ne demande rien.
card-chapter-2 = Chapitre II
    .text = Jugez l’Objectif du dessus : sa Récompense s’il est accompli, sa Sanction sinon. Retirez-le, retournez le suivant et, s’il a un décompte, placez le pion Statut sur sa case la plus à gauche. Piochez ensuite le premier Événement.
    .flavour = Nous savons maintenant quelle marche grince, et sous qui.
card-chapter-3 = Chapitre III
    .text = Jugez le deuxième Objectif : sa Récompense s’il est accompli, sa Sanction sinon. Retirez-le ; Voir la paix devient l’Objectif en cours. Piochez ensuite la première carte du paquet Événements, un Événement final.
    .flavour = On parle de la fin, et nous en parlons plus bas.

## Objectifs ($goal : le nombre demandé, qui diffère entre le premier et le deuxième Objectif)

card-food-for-the-hungry = Nourrir les affamés
    .text = Décompte de 4. Défaussez de la nourriture de l’Inventaire : un Aliment cru vaut 1 case, une Conserve 2. S’il ne reste que 1 case, la Conserve est refusée.
    .reward = Construisez aussitôt un Bricolage, sans rien payer, même parmi les Idées. Il lui faut toujours une case libre, accessible et autorisée, et son voisin s’il en exige un.
    .penalty = Chaque Personnage : Mal-être +2.
    .flavour = Ils ne demandent rien ; ils ont posé la marmite sur notre passage.
card-staying-fit = Garder la forme
    .text = Au moment du jugement, chaque Personnage doit avoir Faim 1 ou moins, Maladie 1 ou moins et Blessures 1 ou moins.
    .reward = Piochez 2 Actions narratives et gardez les deux.
    .penalty = Chaque Personnage au-dessus d’une de ces limites : Mal-être +1, une seule fois, quel que soit le nombre de limites dépassées.
    .flavour = Nous descendons l’escalier et le remontons, deux fois, pour l’exercice.
card-roof-over-our-heads = Un toit sur la tête
    .text = Au moment du jugement, au moins { $goal } Bricolages doivent se trouver sur le plateau ; { $second } en deuxième Objectif.
    .reward = Gagnez 2 Pièces mécaniques et 2 Pièces électriques.
    .penalty = Deux Personnages de votre choix, ou le seul qui reste : Mal-être +1 chacun.
    .flavour = Il ne pleut plus que dans une pièce.
card-fuel-for-the-winter = Du bois pour l’hiver
    .text = Décompte de 5. Défaussez du Bois ou des Livres de l’Inventaire : 1 case chacun.
    .reward = Défaussez jusqu’à 3 pions Froid.
    .penalty = Ajoutez 2 pions Froid.
    .flavour = Le piano est dans le tas, avec ses touches.
card-close-the-gaps = Boucher les brèches
    .text = Au moment du jugement, { $goal ->
        [one] au moins { $goal } Barricade doit être en place
       *[other] au moins { $goal } Barricades doivent être en place
    } ; { $second } en deuxième Objectif.
    .reward = Gagnez 1 Couteau et 2 Munitions.
    .penalty = Cette nuit, piochez 2 cartes Raid de nuit au lieu de 1 et résolvez les deux ; d’autres cartes du même effet ne s’y ajoutent pas.
    .flavour = La nuit, de la colline, on nous voit tout éclairés, comme un magasin.
card-parcel-for-the-ward = Un colis pour l’hôpital
    .text = Décompte de 3. Défaussez de l’Inventaire : Médicaments ou Bandages valent 2 cases ; Herbes médicinales, Herbe ou Produits chimiques, 1 case. S’il ne reste que 1 case, Médicaments et Bandages sont refusés.
    .reward = Choisissez un ou deux Personnages ; chacun d’eux a Maladie −2 ou Blessures −2.
    .penalty = Deux Personnages de votre choix, ou le seul qui reste : Mal-être +1 chacun.
    .flavour = L’infirmière le prend à deux mains et ne regarde pas dedans.
card-water-for-the-stairwell = De l’eau pour l’immeuble
    .text = Décompte de 4. Défaussez de l’Eau de l’Inventaire : 1 case chacune.
    .reward = Gagnez 1 Conserve, 1 Café et 2 Cigarettes.
    .penalty = Deux Personnages de votre choix, ou le seul qui reste : Mal-être +1 chacun.
    .flavour = À chaque palier, un broc, et à côté un nom.
card-to-see-the-peace = Voir la paix
    .text = Au Cessez-le-feu, au moins un Personnage de départ doit être en vie et dans le groupe.
    .reward = Victoire. Avec un Personnage de départ, elle s’appelle Survivant ; avec deux, Compagnons ; avec trois, La maison entière.
    .penalty = Défaite.
    .flavour = Nous avons décidé qui sortira d’abord, ce jour-là : qui sera le plus près de la porte.

## Actions narratives (sans dépenser d’action ; ni en Combat, ni pendant une carte Raid de nuit ou un script, sauf mention de la carte)

card-slip-away = S’éclipser
    .when = Collecte, quand un Combat devrait commencer ou avant n’importe lequel de ses rounds.
    .text = Le Combat prend fin sans Attaque en traître. Mélangez la carte Habitants à son paquet ; l’exploration continue avec la carte en cours. Retirez cette carte.
    .flavour = Nous laissons le sac, puis nous retournons chercher le sac.
card-night-shift = Travail de nuit
    .when = Début du Raid de nuit.
    .text = Un Personnage présent au Refuge et éveillé fait tout de suite une action du Refuge, quelles que soient ses cases noires. Elle coûte ce qu’elle coûte d’ordinaire ; un pion Attente posé maintenant se résout à cette Aube. Retirez cette carte.
    .flavour = Une bougie, et des mains qui savent où sont les choses.
card-good-neighbours = Bons voisins
    .when = Une fois la carte Raid de nuit piochée, avant les dés.
    .text = Ôtez 3 points à ses Dégâts et à ses Blessures, répartis à votre gré. Retirez cette carte.
    .flavour = Au-dessus, on tape sur des casseroles, puis en face, puis partout.
card-hidden-shelf = La cachette
    .when = Au moment de payer les Dégâts d’un raid.
    .text = Jusqu’à 3 objets de votre choix qui seraient perdus restent dans l’Inventaire. Retirez cette carte.
    .flavour = Derrière le compteur à gaz, là où les anciens locataires avaient la leur.
card-second-wind = Second souffle
    .when = Début de n’importe quelle étape des Actions de jour.
    .text = Un Personnage dont la Fatigue est à 3 ou moins ignore toutes les cases noires jusqu’au Crépuscule. Il dispose des trois étapes du jour, ou de celles qui restent, et d’aucune quatrième action. Retirez cette carte.
    .flavour = Personne ne sait d’où il vient, alors personne ne demande.
card-thin-soup = Soupe claire
    .when = Crépuscule, avant de manger.
    .text = Défaussez 1 Eau et 1 Aliment cru, 1 Conserve ou 1 Légume : chaque Personnage compte comme ayant mangé un Légume. On peut manger davantage en plus. Retirez cette carte.
    .flavour = Nous remuons plus longtemps qu’il ne faut, pour qu’il y en ait plus.
card-melted-snow = Neige fondue
    .when = Crépuscule, avant de boire.
    .text = Gagnez 1 Eau, plus 1 par pion Froid, 3 au plus en tout. Retirez cette carte.
    .flavour = Un seau de neige fait deux doigts d’eau, et elle a le goût du toit.
card-old-stories = Histoires d’autrefois
    .when = Crépuscule ou Aube, tant qu’aucune carte n’est en cours de résolution.
    .text = Deux Personnages de votre choix : Mal-être −1 chacun. Retirez cette carte.
    .flavour = Nous la connaissons déjà, et nous la redemandons.
card-banister = La rampe d’escalier
    .when = Actions de jour, entre deux étapes.
    .text = Défaussez jusqu’à 2 pions Froid. Retirez cette carte.
    .flavour = Du chêne, poli par quatre générations de manches.
card-house-doctor = Médecin de fortune
    .when = Aube, avant la carte Destin.
    .text = Choisissez un Personnage, et Médicaments ou Bandages. Pour cette carte Destin, il compte comme s’il les portait, et la carte les accepte avec −2, même là où elle montre un tiret. Retirez cette carte.
    .flavour = Il était dentiste, dit-il, avant de dire quoi que ce soit.
card-know-the-streets = Connaître les rues
    .when = Collecte, quand le paquet de l’Inconnu est prêt.
    .text = Regardez ses 4 premières cartes. Remettez celles que vous voulez dans le paquet d’Exploration et reposez les autres sur le dessus, dans l’ordre de votre choix. Retirez cette carte.
    .flavour = Par la crémerie, à gauche au tramway brûlé, et ensuite ne pas s’arrêter.
card-hold-your-breath = Retenir son souffle
    .when = Collecte, à la place d’un jet de Bruit.
    .text = Ne lancez pas le dé. Le Bruit revient à 1 et il n’y a pas de rencontre. Retirez cette carte.
    .flavour = La lampe passe sur nos chaussures et continue.
card-second-look = Deuxième coup d’œil
    .when = Collecte, une fois une carte Trouvailles résolue.
    .text = Piochez une autre carte Trouvailles et lisez la même ligne. Si c’est Le poids de la réalité, mélangez-le au paquet et piochez une autre carte. Retirez cette carte.
    .flavour = Sous le tiroir, il y a le dessous du tiroir.
card-old-debt = Une vieille dette
    .when = Actions de jour, entre deux étapes.
    .text = Gagnez des pions de la boîte pour une valeur totale de 8 au plus, aucun rouge. Retirez cette carte.
    .flavour = Il compte tout sur la marche et dit que nous voilà quittes.
card-not-today = Pas aujourd’hui
    .when = Aube, la carte Destin retournée, avant sa première section.
    .text = Défaussez-la sans la résoudre, puis piochez et résolvez la suivante, qui ne se refuse pas. Retirez cette carte.
    .flavour = Nous le disons à voix haute, à personne, avant de nous lever.

## Cartes Destin : la moitié Combat. Le lanceur est le combattant dont le dé a montré le symbole script ; le groupe choisit les cibles dans l’autre camp.

card-long-night = La longue nuit
    .combat = Tir à la tête
    .combat-text = Dé rouge : la cible subit 3 Blessures.
    .flavour = Nous regardons l’horloge, et l’horloge s’est arrêtée par décence.
card-fever = La fièvre
    .combat = Arme perdue
    .combat-text = Dé jaune : aucune Blessure. L’arme du lanceur est hors jeu jusqu’à la fin du Combat, puis lui revient ; dès le round suivant, il prend une arme de rechange ou se bat à mains nues.
    .flavour = La tasse tinte sur la soucoupe bien avant d’arriver au lit.
card-draught = Courant d’air
    .combat = Esquive
    .combat-text = Dé gris : le lanceur n’inflige aucune Blessure et, pour le reste de ce round, on ne peut lui attribuer ni Blessure ni symbole mortel. Si personne d’autre de son camp ne peut la recevoir, elle est perdue.
    .flavour = Le rideau bouge, et nous sommes debout avant d’être réveillés.
card-grey-morning = Matin gris
    .combat = Enrayage
    .combat-text = Dé rouge : aucune Blessure. L’arme à feu du lanceur est hors jeu jusqu’à la fin du Combat ; un Personnage la récupère alors, un Ennemi continue avec son autre arme ou à mains nues, dans la même colonne. La Munition déjà payée est perdue. Le second dé d’un Fusil d’assaut compte encore dans ce round.
    .flavour = Qui s’éveille en premier ne bouge pas, pour que les autres l’aient encore un peu.
card-grandmothers-tea = La tisane de grand-mère
    .combat = Coup profond
    .combat-text = Dé jaune : la cible subit 2 Blessures.
    .flavour = Nous ne savons plus de qui c’était la grand-mère.
card-ice-on-the-panes = Givre aux vitres
    .combat = Tir au jugé
    .combat-text = Dé rouge : deux cibles différentes subissent 1 Blessure chacune ; s’il n’y en a qu’une, elle en subit 1.
    .flavour = Avec une pièce chauffée, nous ouvrons un trou pour regarder.
card-little-sun = Un peu de soleil
    .combat = À terre
    .combat-text = Dé gris : la cible subit 1 Blessure et ne lance pas de dé au round suivant.
    .flavour = Il reste une heure sur le plancher, et nous marchons autour.
