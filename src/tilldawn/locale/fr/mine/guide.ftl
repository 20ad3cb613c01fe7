### Le guide de la première journée : il parle à qui apprend, peu de mots à la fois

guide-chapter-morning = Le premier Matin
guide-chapter-day = La journée
guide-chapter-dusk = Le Crépuscule
guide-chapter-evening = Avant la nuit
guide-chapter-city = En ville
guide-chapter-night = La nuit
guide-chapter-dawn = L’Aube
guide-chapter-second = Jour 2

guide-welcome = Une ville assiégée, une maison au mur crevé. { $people } y vivent ; vous décidez pour tous. J’explique un jour et une nuit pendant que vous jouez. Congédiez-moi quand vous voudrez.
    .title = Trois personnes, une maison
guide-goal = Vivre jusqu’au Cessez-le-feu. Il vient le jour 8, 9 ou 10, et l’un des trois du départ doit alors être encore là. Où nous en sommes et ce qui nous menace restent toujours sous les yeux.
    .title = Ce que nous voulons
guide-objective = { $card } : voilà ce que ce Chapitre attend de nous. { $day ->
        [0] La fin de la Campagne en juge.
       *[other] Le Matin du jour { $day } en juge : une Récompense si c’est fait, une Sanction sinon.
    } { $paid ->
        [0] Seul compte l’état des choses à ce moment-là.
       *[other] On peut y verser à tout moment.
    }
    .title = L’Objectif
guide-event = Chaque Matin apporte un Événement. Aujourd’hui : { $card }, et le Froid est à { $cold }. Une question ? Allez sur une carte, une icône, un nombre, ou gardez le doigt dessus : chacun s’explique.
    .title = L’Événement du jour
guide-people = Cinq États, de 0 à 4 : { state-hunger }, { state-fatigue }, { state-illness }, { state-misery }, { state-wounds }. { state-fatigue } 4, c’est le sommeil. Tout autre État à 4 nous prend cette personne pour de bon, à l’instant même.
    .title = Comment chacun se porte
guide-states = Trois actions par jour pour chacun, une par étape. Un État élevé en ôte, en commençant par la dernière. Nous commençons à { state-hunger } { $hunger } : cela coûte la troisième. Seul le pire État compte.
    .title = Ce que coûtent les États
guide-room = Dans la maison, tout se fait par quelqu’un, quelque part. Cette pièce se déblaie à mains nues, et ce qui s’y trouve est à nous. Dites qui y va ; avant que l’étape s’accomplisse, tout se reprend.
    .title = Commencez par une pièce
guide-action = Voici tout ce qui peut se faire : déblayer, creuser, crocheter, fabriquer, farfouiller, se reposer. Chaque choix dit son prix. Déblayez d’abord : ce qui s’y trouve est à nous.
    .title = Une personne, une action
guide-others = Les autres agissent à la même étape, tous ensemble. Une action inutilisée est perdue : donnez à chacun quelque chose à faire. Puis faites accomplir l’étape.
    .title = Et les autres
guide-storage = Ce qui a été trouvé est dans l’Inventaire et sert dès cette étape. Le Bois et les Composants construisent. L’Eau, la nourriture et les soins nous gardent en vie.
    .title = Ce que nous avons
guide-cold = Le Froid est à { $cold }. À l’Aube, il peut nous rendre malades. Un chauffage allumé en retire, et des Trous barricadés en laissent moins entrer.
    .title = Le Froid
guide-build = { $gaps ->
        [yes] Notre Objectif veut une Barricade. Elle se fait ici : { $card }, à construire d’abord ({ $price }) ; elle prend ensuite { $goods }. D’ici là, amassez Bois et Composants, ou construisez un Lit, un chauffage.
       *[no] Maintenant, construisez. Un Lit ôte toute la Fatigue en une nuit, un chauffage combat le Froid, un piège ou un potager nourrit. C’est l’Inventaire qui paie.
    }
    .title = Améliorer la maison
guide-make = Choisissez quoi fabriquer, puis où l’installer. Les matériaux quittent aussitôt l’Inventaire : deux personnes n’emploient pas le même Bois. Cela sert dès l’étape suivante.
    .title = Fabriquer
guide-water = Chacun de nous devrait boire 1 { good-water }. Qui reste sur sa soif lance le dé noir : de 1 à 5, un niveau de { state-hunger } de plus ; de 6 à 10, un de { state-misery }.
    .title = L’Eau d’abord
guide-supper = Maintenant, le repas. Une { good-canned-food } ôte 2 de Faim, un { good-raw-food } 1, un { good-vegetable } la laisse où elle est. Qui ne mange rien a 1 de Faim en plus ; à { state-hunger } 4, nous le perdons.
    .title = Le repas
guide-evening = Une tâche pour chacun. Le Lit ou le Sol reposent. La Garde veille à la porte, la Collecte part en ville ; l’une et l’autre coûtent 1 de Fatigue.
    .title = Les tâches de la nuit
guide-guard = Ne laissez jamais la porte sans surveillance : une nuit sans Garde met fin à toute la Campagne. { $who } a { $prowess } de Prouesse, plus que les autres. La Prouesse, ce sont des relances.
    .title = Quelqu’un à la porte
guide-out = Trois au plus peuvent sortir. Ce qu’ils rapportent ne dépasse pas leur Sac à dos. À deux on en voit davantage ; mais qui sort ne dort pas.
    .title = Et qui sort ?
guide-places = Trois Lieux. Plus c’est près, plus il reste de temps : 14 cartes à Proche, 12 à Loin, 10 à Très loin. Regardez un Lieu pour voir ce qu’il cache et ce qu’il exige.
    .title = Où aller ?
guide-pack = Ce qu’on emporte sert dehors : un { good-lockpick } ouvre les portes, une { good-shovel } dégage les Gravats, une lame aide au Combat. Cela manque à la maison, et pèse au retour.
    .title = Qu’emporter ?
guide-unknown = Le paquet de l’Inconnu, c’est notre temps : { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    } cette nuit. Retournez-en une et réglez-la. On peut aussi en renvoyer sans les voir, par prudence. Quand il n’en reste plus, on rentre.
    .title = Retournez une carte
guide-search = Une fouille a son prix. Des cartes de l’Inconnu, c’est du temps : lent, et personne n’entend. Ou du Bruit, et c’est vite fait. Ce qu’on trouve va sur la pile des Trouvailles.
    .title = Sans bruit, ou vite
guide-noise = Le Bruit est à { $noise }. Chaque fois que nous en faisons, on lance le dé noir, de 1 à 10 : ce niveau ou moins, et quelqu’un vient. Puis il retombe à 1.
    .title = Le Bruit
guide-take = Nous voyons ce qu’il y a avant de le prendre. Là où d’autres en ont besoin, prendre peut coûter du Mal-être. Le poids ne compte qu’à la fin.
    .title = Ce qu’on a trouvé
guide-encounter = Nous ne sommes pas seuls : { $card }. La carte dit ce qu’on nous veut et ce qu’il en coûterait. Souvent on peut donner, parler, se cacher ou passer ; parfois non.
    .title = Il y a quelqu’un
guide-fight = Un Combat va par rounds. Chacun lance un dé selon son arme : gris à mains nues, jaune pour une lame, rouge pour une arme à feu. Quatre Blessures tuent l’un de nous, trois un Ennemi. Fuir vaut un coup dans le dos.
    .title = Un Combat
guide-page = Une page du Livre des scripts. Lisez-la, puis dites ce que nous faisons. Sous chaque choix est écrit ce qu’il fait. Chacun coûte, et certains reviennent des jours plus tard.
    .title = Une page du livre
guide-load = Il est temps de rentrer. Nous portons un poids de { $limit } ; le reste demeure ici. S’il y a de la place, complétez avec de l’Eau, du Bois, des Composants : il en traîne toujours.
    .title = Ce qui rentre avec nous
guide-raid = Pendant qu’ils rentrent, quelqu’un essaie notre porte, comme chaque nuit. Une carte Raid dit combien d’objets et de sang cela coûte. Nos Gardes y opposent leurs dés, avec les armes reçues.
    .title = Le raid
guide-loss = Ce que les Gardes n’ont pas arrêté passe. Chaque Dégât prend un objet de l’Inventaire, les Blessures vont aux Gardes. Cédez ce qui se retrouve le plus facilement.
    .title = Ce que le raid a coûté
guide-crime = Chaque nuit, la guerre empire : des cartes à coin rouge rejoignent les paquets, sans qu’on les voie. À vous de dire où : parmi les raids à la porte, ou parmi les Habitants, en ville.
    .title = Cela empire
guide-dawn = Après la nuit vient l’Aube. Une carte Destin dit ce que deviennent la Maladie et les Blessures, et ce que fait le Froid. Les soins n’agissent que posés avant.
    .title = L’Aube
guide-spirit = Chaque Personnage a trois lignes de Trait. La carte Destin nommera une lettre, et quiconque est éveillé suivra cette ligne : un réconfort, une envie, un poids.
    .title = Ce qui se passe en nous
guide-narrative = De deux Actions narratives, nous en gardons une. Elle reste avec nous jusqu’à ce qu’on la joue ; son texte dit quand. Une mauvaise nuit, c’est elle qui sauve quelqu’un.
    .title = Une carte pour plus tard
guide-again = Jour 2, et les mêmes sept phases : { phase-morning }, { phase-day }, { phase-dusk }, { phase-evening }, { phase-scavenging }, { phase-raid }, { phase-dawn }. Vous les avez toutes vues.
    .title = Et on recommence
guide-anytime = Certaines choses se font à tout moment, à côté de ce qui est demandé : verser pour l’Objectif, poser des soins, jouer une Action narrative. Elles sont rangées sous les choix.
    .title = À tout moment
guide-farewell = C’était un jour et une nuit. S’il arrive du nouveau, je dirai un mot. Chaque règle est derrière sa marque, et ce qu’aucun dé n’a scellé peut se reprendre. Gardez-les en vie.
    .title = La maison est à vous
