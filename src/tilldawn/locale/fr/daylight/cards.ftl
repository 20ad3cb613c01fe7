### Survivez jusqu’à l’aube : cartes, ennemis, personnages, atouts, modes

## Décombres : munitions

card-gun-ammo = Balles
    .the = la carte Balles
    .one = une carte Balles
    .text = Une attaque à l’arme à feu coûte au moins 1 carte Balles. Annoncez combien vous en dépensez avant de piocher : chacune ajoute 1 carte Combat, puis va à la défausse. S’empile sur 1 emplacement.
    .flavour = Recomptées deux fois. Toujours pas assez.
card-arrow = Flèche
    .the = la carte Flèche
    .one = une carte Flèche
    .text = Une attaque à l’arc coûte au moins 1 carte Flèche. Annoncez combien vous en dépensez avant de piocher : chacune ajoute 1 carte Combat, puis va à la défausse. S’empile sur 1 emplacement.
    .flavour = Arrachée à une porte, presque droite.

## Décombres : ingrédients

card-planks = Planches
    .the = la carte Planches
    .one = une carte Planches
    .text = Fabrication : avec Clous, une Barricade ; avec Tessons, une Lance. S’empile sur 1 emplacement.
    .flavour = L’ancienne bibliothèque de quelqu’un.
card-nails = Clous
    .the = la carte Clous
    .one = une carte Clous
    .text = Fabrication : avec Planches, une Barricade ; avec Explosifs, une Grenade. S’empile sur 1 emplacement.
    .flavour = Tordus, redressés, un peu moins tordus.
card-shards = Tessons
    .the = la carte Tessons
    .one = une carte Tessons
    .text = Fabrication : avec Planches, une Lance. S’empile sur 1 emplacement.
    .flavour = La vitrine, après la fermeture.
card-wires = Fils
    .the = la carte Fils
    .one = une carte Fils
    .text = Fabrication : avec Explosifs, un Piège. S’empile sur 1 emplacement.
    .flavour = L’ascenseur n’en avait plus l’usage.
card-explosives = Explosifs
    .the = la carte Explosifs
    .one = une carte Explosifs
    .text = Fabrication : avec Fils, un Piège ; avec Clous, une Grenade. S’empile sur 1 emplacement.
    .flavour = Le mode d’emploi était sur la moitié manquante.

## Décombres : soins ($hearts : points de Santé récupérés)

card-candy-bar = Barre chocolatée
    .the = la Barre chocolatée
    .one = une Barre chocolatée
    .text = Phase d’Échange, pour vous-même : récupérez { $hearts ->
        [one] { $hearts } point de Santé
       *[other] { $hearts } points de Santé
    }, sans dépasser votre Santé de départ. Défaussez ensuite.
    .flavour = À consommer avant. Bien avant.
card-canned-stew = Ragoût en conserve
    .the = le Ragoût en conserve
    .one = un Ragoût en conserve
    .text = Phase d’Échange, pour vous-même : récupérez { $hearts ->
        [one] { $hearts } point de Santé
       *[other] { $hearts } points de Santé
    }, sans dépasser votre Santé de départ. Défaussez ensuite.
    .flavour = Pas d’étiquette, pas de cuillère, pas de réclamation.
card-first-aid-kit = Trousse de secours
    .the = la Trousse de secours
    .one = une Trousse de secours
    .text = Phase d’Échange, pour vous-même : récupérez { $hearts ->
        [one] { $hearts } point de Santé
       *[other] { $hearts } points de Santé
    }, sans dépasser votre Santé de départ. Défaussez ensuite.
    .flavour = Neuf pansements et un dépliant sur les échelles.

## Décombres : cartes spéciales

card-energy-drink-red = Boisson énergisante rouge
    .the = la Boisson énergisante rouge
    .one = une Boisson énergisante rouge
    .text = À votre tour de Combat, sans dépenser d’action : subissez aussitôt 1 Dégât, puis gagnez 1 { $either ->
            [yes] attaque ou fabrication, à votre choix,
           *[no] attaque
        } de plus ce tour. Défaussez ensuite.
    .flavour = Le cœur part sans vous attendre.
card-energy-drink-green = Boisson énergisante verte
    .the = la Boisson énergisante verte
    .one = une Boisson énergisante verte
    .text = À votre tour de Combat, sans dépenser d’action : subissez aussitôt 1 Dégât, puis gagnez 1 { $either ->
            [yes] attaque ou fabrication, à votre choix,
           *[no] fabrication
        } de plus ce tour. Défaussez ensuite.
    .flavour = Vos mains ont fini avant que vous commenciez.
card-focus = Concentration
    .the = la carte Concentration
    .one = une carte Concentration
    .text = Pendant votre attaque, une fois l’éventuelle carte Combat choisie : répartissez ses Dégâts à votre gré entre la cible et ses voisins. L’Éclaboussure s’applique comme d’habitude et le +1 d’une Lance reste sur son ennemi. Défaussez ensuite.
    .flavour = Le temps d’un souffle, la rue ne bouge plus.
card-cheer = Encouragement
    .the = la carte Encouragement
    .one = une carte Encouragement
    .text = Au tour de Combat d’un autre joueur : il gagne 1 action, attaque ou fabrication. VAGUE ! passe alors chez vous, si elle n’y est pas déjà. Défaussez ensuite.
    .flavour = Ça réchauffe, et ça s’entend à quatre rues.
card-blood-lust = Soif de sang
    .the = la carte Soif de sang
    .one = une carte Soif de sang
    .text = Pendant votre attaque, avant de piocher : subissez 1 Dégât pour +1 Éclaboussure. Défaussez ensuite.
    .flavour = Après, il faudra qu’on vous raconte.
card-vitality-pills = Pilules de vitalité
    .the = la carte Pilules de vitalité
    .one = une carte Pilules de vitalité
    .text = Pendant votre attaque, avant de piocher : ajoutez 2 cartes Combat, même à une arme qui n’en pioche pas. Une seule s’applique, comme toujours. Défaussez ensuite.
    .flavour = Effets secondaires : voir au dos, puis au dos du dos.
card-lucky = Veinard
    .the = la carte Veinard
    .one = une carte Veinard
    .text = Pendant toute attaque, d’un joueur ou d’un ennemi, une fois ses cartes Combat piochées et avant d’en choisir 1 : échangez-en 1 contre la suivante du paquet. Défaussez ensuite.
    .flavour = La pièce était tombée. Un coup de pied.
card-backpack = Sac à dos
    .the = le Sac à dos
    .one = un Sac à dos
    .text = Prend 1 emplacement et contient jusqu’à 2 cartes objet à l’unité, qui n’en prennent pas ; tout objet sauf un autre Sac à dos. Sans emplacement libre, vous pouvez le garder en y rangeant aussitôt 1 de vos cartes. Ni les Pillards ni la Malchance n’y touchent, contenu compris. Se réorganise dès qu’aucun effet n’est en cours. Donné (pour 1 seul don) ou défaussé, il part avec son contenu.
    .flavour = Un emploi du temps scolaire dans la poche avant.

## Décombres : Malchance, Bric-à-brac, VAGUE !

card-rodent-attack = Attaque de rongeur
    .the = l’Attaque de rongeur
    .one = une Attaque de rongeur
    .text = Aussitôt : subissez 1 Dégât. Aucune Barricade n’y peut rien. Défaussez ensuite.
    .flavour = Il était là avant vous et le fait savoir.
card-crow-attack = Attaque de corbeau
    .the = l’Attaque de corbeau
    .one = une Attaque de corbeau
    .text = Aussitôt : perdez 1 carte de votre inventaire, tirée au hasard ; jamais une arme, un Sac à dos ou son contenu. Défaussez ensuite.
    .flavour = Il lorgne cette poche depuis le crépuscule.
card-broken-bone = Os brisé
    .the = l’Os brisé
    .one = un Os brisé
    .text = Aussitôt : subissez 2 Dégâts. Aucune Barricade n’y peut rien. Défaussez ensuite.
    .flavour = La marche était pourrie. La suivante aussi.
card-junk = Bric-à-brac
    .the = le Bric-à-brac
    .one = un Bric-à-brac
    .text = Sans effet et ne s’empile pas : 1 emplacement par carte. Une perte au hasard peut tomber dessus plutôt que sur mieux. Le Nomade et le Camelot savent s’en servir.
    .flavour = Une moitié de télécommande, gardée au cas où.
card-wave = VAGUE !
    .text = Révélez l’Assaut de la Manche s’il est encore caché ; après la Manche 6, il n’y en a plus. Accepter : gardez VAGUE !, qui ne prend pas d’emplacement ; la Recherche s’arrête et les ennemis s’alignent. Retarder : subissez 1 Dégât, piochez 1 carte, puis mélangez VAGUE ! aux Décombres actifs ; au joueur suivant. S’il ne reste aucune autre carte, retarder coûte 1 Dégât et envoie VAGUE ! au joueur suivant. Quand il n’y a plus de Survivant, qui tient VAGUE ! est attaqué en premier.
    .flavour = Quelque chose est tombé. Tout le monde a entendu.

## Armes

card-pillars-skillet = Poêle du Pilier
    .the = la Poêle du Pilier
    .one = une Poêle du Pilier
    .flavour = En fonte. Fait aussi les œufs.
card-psychos-cleaver = Hachoir du Psycho
    .the = le Hachoir du Psycho
    .one = un Hachoir du Psycho
    .flavour = Il dit pardon avant.
card-triggers-service-rifle = Fusil de service de la Gâchette
    .the = le Fusil de service de la Gâchette
    .one = un Fusil de service de la Gâchette
    .flavour = Reçu en trois exemplaires. Personne ne l’a réclamé.
card-drifters-machete = Machette du Nomade
    .the = la Machette du Nomade
    .one = une Machette du Nomade
    .flavour = Pour les ronces, le pain et les désaccords.
card-hagglers-revolver = Revolver du Camelot
    .the = le Revolver du Camelot
    .one = un Revolver du Camelot
    .flavour = Payé une charrette. Il en parle encore.
card-hipsters-bow = Arc du Hipster
    .the = l’Arc du Hipster
    .one = un Arc du Hipster
    .flavour = If taillé main. Il va vous expliquer.
card-fire-axe = Hache de pompier
    .the = la Hache de pompier
    .one = une Hache de pompier
    .flavour = C’était écrit : briser la vitre.
card-baseball-bat = Batte de baseball
    .the = la Batte de baseball
    .one = une Batte de baseball
    .flavour = Troisième place, moins de douze ans.
card-dog-chain = Chaîne de chien
    .the = la Chaîne de chien
    .one = une Chaîne de chien
    .flavour = Le chien avait d’autres projets.
card-pistol = Pistolet
    .the = le Pistolet
    .one = un Pistolet
    .flavour = Dans la boîte à gants, sous les amendes.
card-shotgun = Fusil à pompe
    .the = le Fusil à pompe
    .one = un Fusil à pompe
    .flavour = Viser est une politesse.
card-hunting-bow = Arc de chasse
    .the = l’Arc de chasse
    .one = un Arc de chasse
    .flavour = Si discret qu’on entend ce qu’on a raté.
card-sledgehammer = Masse
    .the = la Masse
    .one = une Masse
    .flavour = Ouvre aussi les conserves. Toutes d’un coup.
card-crossbow = Arbalète
    .the = l’Arbalète
    .one = une Arbalète
    .flavour = Longue à charger, vite comprise.
card-chainsaw = Tronçonneuse
    .the = la Tronçonneuse
    .one = une Tronçonneuse
    .flavour = Un demi-réservoir, et toute la rue au courant.
card-sawn-off = Canon scié
    .the = le Canon scié
    .one = un Canon scié
    .flavour = Quelqu’un était pressé, avec une scie à métaux.

## Cartes Combat

combat-minus-2 = −2 Dégâts
    .flavour = La prise glisse.
combat-minus-1 = −1 Dégât
    .flavour = Surtout de la manche.
combat-zero = 0 Dégât
    .flavour = À peu près l’idée.
combat-plus-1 = +1 Dégât
    .flavour = Assez propre.
combat-plus-2 = +2 Dégâts
    .flavour = Celui-là compte.
combat-plus-3 = +3 Dégâts
    .flavour = On l’a entendu jusqu’au fleuve.
combat-zero-splash = 0 Dégât avec Éclaboussure 1
    .flavour = À côté, mais pas pour rien.
combat-plus-1-splash = +1 Dégât avec Éclaboussure 1
    .flavour = Et celui d’à côté.
combat-plus-1-loose-rubble = +1 Dégât avec Gravats instables
    .flavour = Le mur rend la monnaie.

## Ennemis

enemy-wanderer = Rôdeur
    .the = le Rôdeur
    .one = un Rôdeur
    .to = au Rôdeur
    .plural = Rôdeurs
    .text = Rien de spécial : il vient, il cogne, il a toute la nuit.
    .flavour = Porte encore le badge de la boulangerie.
enemy-raider = Pillard
    .the = le Pillard
    .one = un Pillard
    .to = au Pillard
    .plural = Pillards
    .text = Chaque personnage blessé par son attaque, même par Éclaboussure, perd 1 carte au hasard ; jamais une arme, un Sac à dos ou son contenu.
    .flavour = Demande si ça va en comptant vos poches.
enemy-brute = Brute
    .the = la Brute
    .one = une Brute
    .to = à la Brute
    .plural = Brutes
    .text = Contourne les Barricades : les Dégâts passent et le jeton reste. Les Pièges agissent sur elle.
    .flavour = Pour elle, une porte est un avis.
enemy-survivor = Survivant
    .the = le Survivant
    .one = un Survivant
    .to = au Survivant
    .plural = Survivants
    .text = N’attaque pas et n’est pas un ennemi. Les ennemis s’en prennent d’abord aux Survivants, de gauche à droite, ensuite seulement à qui tient VAGUE !. Reste sur la ligne tant qu’il vit ; vous pouvez l’attaquer.
    .flavour = Agite un torchon, vers les mauvaises personnes.
enemy-monster = Monstre
    .the = le Monstre
    .one = un Monstre
    .to = au Monstre
    .plural = Monstres
    .text = Pour chaque Monstre, toute attaque d’un autre type d’ennemi inflige +1 Dégât à sa cible. Un Monstre sous une Grenade ne donne aucun bonus.
    .flavour = Le réverbère était plus grand, avant.

## Assauts

assault-slow-tide = Marée lente
    .flavour = Rien ne presse. Ils ont toute la largeur de la rue.
assault-shakedown = Racket
    .flavour = Des sifflets, des lampes, un chariot encore vide.
assault-heavy-steps = Pas lourds
    .flavour = Les tasses, sur l’étagère, le savent les premières.
assault-something-huge = Quelque chose d’énorme
    .flavour = L’abribus a bougé. Il n’y a pas de vent.
assault-strays = Égarés
    .flavour = Dans le noir, certaines voix disent s’il vous plaît.
assault-blood-moon = Lune de sang
    .flavour = Pour une fois, on y voit. Eux aussi.

## Jetons

token-barricade = Barricade
    .the = la Barricade
    .one = une Barricade
    .text = Reste près de votre plateau jusqu’à usage. La prochaine attaque contre vous qui infligerait des Dégâts vous en inflige 0, puis la Barricade est défaussée. Ne vaut rien contre les Brutes, l’Éclaboussure, la Malchance ou le prix d’un retard.
token-trap = Piège
    .the = le Piège
    .one = un Piège
    .text = Reste près de votre plateau jusqu’à usage. L’ennemi qui va vous attaquer subit d’abord 4 Dégâts ; s’il en meurt, son attaque disparaît avec lui. Le Piège est ensuite défaussé. Plusieurs Pièges agissent l’un après l’autre, jusqu’à la mort de l’ennemi.
token-spear = Lance
    .the = la Lance
    .one = une Lance
    .text = Sur 1 ennemi, jamais un Survivant : 3 Dégâts aussitôt, puis +1 Dégât à chaque attaque qui le prend pour cible. Les Lances s’additionnent. Défaussée avec son ennemi.
token-grenade = Grenade
    .the = la Grenade
    .one = une Grenade
    .text = Sur 1 ennemi, jamais un Survivant : lui et ses voisins, Survivants compris, sont hors jeu pour le reste du Combat. Ils n’attaquent pas, rien ne peut les cibler ni les blesser, et leur place reste vide. Ils la reprennent ensuite et la Grenade est défaussée.

## Familles de cartes

family-ammo = Munitions
family-ingredient = Ingrédient
family-healing = Soins
family-special = Spéciale
family-bad-luck = Malchance
family-weapon = Arme
family-junk = Bric-à-brac
family-wave = VAGUE !

## Types d’arme

kind-melee = Corps à corps
kind-gun = Arme à feu
kind-bow = Arc

## Personnages

character-pillar = Pilier
    .the = le Pilier
    .backstory = Pendant dix-neuf ans, elle a tenu la cantine du dépôt de tramways : quatre cents couverts par jour et une poêle qui se soulève à deux mains. La première nuit, elle s’est plantée dans l’embrasure et les conducteurs sont sortis derrière elle, trente et un, par le quai. Puis elle a fermé à clé, l’habitude. Le menu du lendemain est resté sur l’ardoise : soupe aux poireaux, et une ligne barrée.
character-psycho = Psycho
    .the = le Psycho
    .backstory = Il était moniteur d’auto-école. Onze ans à droite du volant, le pied au-dessus d’un second frein, à répéter doucement : rétroviseur, clignotant. Quand la rue s’est remplie, il a trouvé la boucherie ouverte, un hachoir sur le billot, et il est ressorti côté rue. Personne ne l’a jamais entendu hausser le ton. Ses anciens élèves changent de trottoir. Dans son manteau, il garde leurs attestations, pas encore signées.
character-trigger = Gâchette
    .the = la Gâchette
    .backstory = Elle gardait un entrepôt de couvertures pour l’armée et n’avait jamais tiré que sur du carton. L’ordre de repli est venu par haut-parleur ; les camions sont partis pendant qu’elle remplissait le registre. Elle a gardé le fusil, faute de quelqu’un pour le reprendre contre signature. Chaque matin, elle le nettoie sur la même serviette, compte les balles à voix haute, note le chiffre. La dernière colonne s’intitule « Rendu ».
character-drifter = Nomade
    .the = le Nomade
    .backstory = Il n’a la clé de rien. Avant, il débroussaillait des sentiers, payé au kilomètre, et dormait dans les granges : deux pulls, une machette, une boîte en fer pour le café. Il ne faisait que passer, le soir où l’on a fermé les routes. D’une ceinture il tire une charnière, d’une boîte de sardines une lampe. Ses bottes sont les quatrièmes de l’année ; les trois autres paires attendent, alignées, près du pont.
character-haggler = Camelot
    .the = le Camelot
    .backstory = Il vendait des parapluies devant la gare, et des lunettes de soleil quand le ciel changeait d’avis. Le deuxième jour, il a troqué quarante parapluies contre une charrette, la charrette contre un revolver, et le revolver contre rien, pour l’instant. Il sait ce que chacun doit dans la rue, et à qui. Même l’eau, il ne la paie pas au prix. Sur l’étal reste un parapluie d’enfant, jaune, avec des oreilles.
character-hipster = Hipster
    .the = le Hipster
    .backstory = Il torréfiait du café par tout petits lots et appelait le planteur par son prénom. L’arc vient d’un stage de deux jours : if, fil de lin, diplôme. Les fusils, dit-il, ça n’a pas de veine. On a ri tant qu’il y avait des cartouches. Maintenant, au petit jour, il remonte la rue, retire ses flèches des portes et du reste, et les essuie une à une sur un tablier plié en quatre.

## Atouts

perk-over-here = Par ici
    .the = l’Atout Par ici
    .text = Une fois par Manche, à votre tour de Combat : vous pouvez faire venir VAGUE ! devant vous, qui que ce soit qui la tienne.
perk-brick-wall = Mur porteur
    .the = l’Atout Mur porteur
    .text = Tant que vous êtes Premier joueur, pendant les attaques des ennemis : une fois par Manche, vous pouvez retirer 1 Dégât à une attaque que vos Pièges et vos Barricades laissent passer jusqu’à vous.
perk-no-brakes = Sans freins
    .the = l’Atout Sans freins
    .text = Obligatoire, à chacune de vos attaques : +1 Dégât, et 1 Dégât pour vous aussi si elle n’a fait défausser aucune carte Horde.
perk-red-mist = Voir rouge
    .the = l’Atout Voir rouge
    .text = Tant que vous êtes Premier joueur, à votre tour de Combat, avant de piocher : vous pouvez ajouter 1 Éclaboussure à chacune de vos attaques.
perk-steady-hand = Main sûre
    .the = l’Atout Main sûre
    .text = Une fois par Manche, à votre tour de Combat, avant de piocher : vous pouvez ajouter 1 carte Combat à une attaque à l’arme à feu.
perk-double-tap = Doublé
    .the = l’Atout Doublé
    .text = Tant que vous êtes Premier joueur, une fois par Manche, à votre tour de Combat : vous pouvez enchaîner aussitôt une attaque à l’arme à feu avec une seconde. Elle ne coûte pas d’action, mais au moins 1 carte Balles à elle.
perk-make-do = Système D
    .the = l’Atout Système D
    .text = Une fois par Manche, à votre tour de Combat : un Bric-à-brac ou n’importe quelle carte ingrédient peut tenir lieu de l’un des 2 ingrédients d’une recette que vous fabriquez.
perk-nose-for-loot = Du flair
    .the = l’Atout Du flair
    .text = Tant que vous êtes Premier joueur, une fois par Manche, pendant la Recherche : votre carte piochée, vous pouvez regarder le dessus des Décombres actifs. Piochez aussi cette carte si elle vous plaît, jamais VAGUE ! ; sinon, elle n’en bouge pas.
perk-barter = Troc
    .the = l’Atout Troc
    .text = Une fois par Manche, à votre tour de Combat : vous pouvez payer 1 de vos cartes, jamais une arme, à la défausse des Décombres et y prendre 1 carte munitions ou ingrédient. Payez en Bric-à-brac : prenez-en 2.
perk-bulk-deal = Prix de gros
    .the = l’Atout Prix de gros
    .text = Tant que vous êtes Premier joueur, pendant l’Échange : votre limite est de 3 dons cette Manche, et non de 1.
perk-reuse = Réemploi
    .the = l’Atout Réemploi
    .text = Une fois par Manche, à votre tour de Combat : l’attaque à l’arc finie, 1 carte Flèche dépensée pour elle peut revenir dans votre inventaire.
perk-trick-shot = Tir à effet
    .the = l’Atout Tir à effet
    .text = Tant que vous êtes Premier joueur, à votre tour de Combat, avant de piocher : vous pouvez ajouter 1 Éclaboussure à chacune de vos attaques à l’arc.

## Modes

mode-long-night = Longue nuit
    .text = À la Manche 6, d’autres s’ajoutent à la carte Assaut : 1 Pillard pour un joueur ; 1 Pillard et 1 Brute pour deux ; 2 Pillards et 1 Brute pour trois ou quatre ; 2 Pillards et 2 Brutes pour cinq ou six.
mode-shepherd = Berger
    .text = Pas de victoire sans compagnie : au moins 1 Survivant doit être sur la ligne au moment de gagner.
mode-blackout = Noir complet
    .text = Acceptez VAGUE ! à l’aveugle : la carte Assaut n’est révélée qu’après.
mode-empty-shelves = Rayons vides
    .text = Une Trousse de secours rend 1 point de Santé au lieu de 3.

## Difficultés

difficulty-easy = Facile
    .text = Chaque personnage a 1 point de Santé de plus.
difficulty-normal = Normal
    .text = Chaque personnage a la Santé indiquée sur son plateau.
difficulty-hard = Difficile
    .text = Chaque personnage a 1 point de Santé de moins.
