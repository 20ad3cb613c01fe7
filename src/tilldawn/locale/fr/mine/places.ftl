### This War of Mine : pièces du Refuge, cases de Lieu, phases, marchands, scripts de règle, sujets

## Étages et pièces du Refuge (.short : 14 caractères au plus)

floor-a = Dernier étage
floor-b = Premier étage
floor-c = Rez-de-chaussée
floor-d = Sous-sol
floor-e = Fosse
floor-f = Dernier étage
floor-g = Premier étage
floor-h = Rez-de-chaussée
floor-i = Sous-sol
floor-j = Fosse
space-a1 = la chambre sous les combles
    .short = Combles
space-a2 = la pièce au plafond tombé
    .short = Plafond tombé
space-a3 = le débarras
    .short = Débarras
space-a4 = le palier du grenier
    .short = Palier grenier
space-a5 = la chambre du locataire
    .short = Locataire
space-a6 = l’atelier de couture
    .short = Couture
space-b1 = la chambre du fond
    .short = Chambre fond
space-b2 = la salle de bains
    .short = Salle de bains
space-b3 = le bureau
    .short = Bureau
space-b4 = le palier du premier
    .short = Palier
space-b5 = le salon
    .short = Salon
space-b6 = la pièce d’angle au mur éventré
    .short = Pièce d’angle
space-c1 = la porte d’entrée
    .short = Entrée
space-c2 = la table de la cuisine
    .short = Cuisine
space-c3 = le plancher du séjour
    .short = Séjour
space-c4 = la cage d’escalier
    .short = Escalier
space-c5 = la salle à manger vide
    .short = Salle à manger
space-c6 = le passage vers la cour
    .short = Passage cour
space-c7 = la loge du concierge
    .short = Loge
space-d1 = la cave à charbon
    .short = Charbon
space-d2 = la cave à vin
    .short = Cave à vin
space-d3 = la buanderie
    .short = Buanderie
space-d4 = la chaufferie
    .short = Chaufferie
space-d5 = le local à vélos
    .short = Local à vélos
space-d6 = le local de la pompe
    .short = Pompe
space-e1 = la vieille citerne
    .short = Citerne
space-f1 = l’atelier sous le toit
    .short = Atelier
space-f2 = le laboratoire photo
    .short = Labo photo
space-f3 = le haut de l’escalier
    .short = Haut escalier
space-f4 = la mansarde nue
    .short = Mansarde
space-f5 = la chambre d’enfants
    .short = Ch. d’enfants
space-g1 = le salon de musique
    .short = Musique
space-g2 = la lingerie
    .short = Lingerie
space-g3 = l’escalier de l’étage
    .short = Escalier étage
space-g4 = la salle d’étude
    .short = Salle d’étude
space-g5 = l’entrée du voisin
    .short = Chez le voisin
space-g6 = la cuisine du voisin
    .short = Sa cuisine
space-h1 = la porte sur la rue
    .short = Porte sur rue
space-h2 = le vestibule carrelé
    .short = Vestibule
space-h3 = la boutique vide
    .short = Boutique vide
space-h4 = l’escalier de service
    .short = Escal. service
space-h5 = le porche
    .short = Porche
space-h6 = la cour murée
    .short = Cour murée
space-h7 = le lavoir
    .short = Lavoir
space-i1 = la réserve
    .short = Réserve
space-i2 = la chambre forte
    .short = Chambre forte
space-i3 = la cave à bois
    .short = Cave à bois
space-i4 = les archives
    .short = Archives
space-i5 = la cave à l’établi
    .short = Établi
space-j1 = la voûte effondrée
    .short = Voûte
space-j2 = l’ancienne glacière
    .short = Glacière
space-j3 = la cave condamnée
    .short = Cave condamnée
space-outside = la rue devant la porte
    .short = Dehors
hole-1 = le trou d’obus dans le mur extérieur du premier
hole-2 = la brèche dans le mur extérieur du sous-sol
hole-3 = le trou entre la buanderie et la chaufferie
hole-4 = le trou d’obus dans le pignon
hole-5 = la brèche du mur mitoyen
hole-6 = le soupirail défoncé

## Actions imprimées sur le plateau

action-poke-about = Farfouiller
    .text = Autant de Personnages que vous voulez ; chacun lance le dé noir et gagne du Bois et des Composants, mêlés à votre gré, dans la limite de la boîte : 1–4, 1 ressource ; 5–6, 2 ; 7–8, 3 ; 9–10, 4.
action-poke-about-1 = Farfouiller I
    .text = Autant de Personnages que vous voulez ; chacun lance le dé noir et gagne du Bois et des Composants, mêlés à votre gré, dans la limite de la boîte : 1–6, 1 ressource ; 7–9, 2 ; 10, 3.
action-poke-about-2 = Farfouiller II
    .text = Autant de Personnages que vous voulez ; chacun lance le dé noir et gagne du Bois et des Composants, mêlés à votre gré, dans la limite de la boîte : 1–4, 1 ressource ; 5–7, 2 ; 8–9, 3 ; 10, 4.
action-poke-about-3 = Farfouiller III
    .text = Autant de Personnages que vous voulez ; chacun lance le dé noir et gagne du Bois et des Composants, mêlés à votre gré, dans la limite de la boîte : 1–2, 1 ressource ; 3–5, 2 ; 6–8, 3 ; 9–10, 4.
action-search = Fouiller
    .text = Une fois la Porte fermée enlevée. Un Personnage : piochez une carte Trouvailles ; ce que dit sa ligne Tas va à l’Inventaire. Le Bruit n’y compte pas, et il n’y a pas de trouvaille spéciale. Le poids de la réalité est remélangé, et c’est la carte suivante qui compte.
action-wild-garden = Jardin sauvage
    .text = Une fois le Tas enlevé. Un Personnage, une fois par jour : lancez le dé noir. 1–2, rien ; 3–5, 1 Herbe ; 6–8, 1 Légume ; 9–10, 1 Herbe et 1 Légume. Avec 4 pions Froid ou plus, le résultat baisse de 2 ; 0 ou moins, rien.
action-new-idea = Nouvelle idée
    .text = Déplacez 2 cartes Idée de votre choix vers le paquet de Bricolage, ou ce qui reste s’il y en a moins.
action-outside = Dehors
    .text = Lancez le dé noir : sur 1, un tireur embusqué fait feu et ce Personnage a Blessures +2. Puis, si le Personnage est en vie, résolvez la première carte Visiteurs, ou, avec 2 Personnages ou moins dans le groupe, révélez des cartes Visiteurs jusqu’à un Nouvel arrivant et résolvez celle-là.

## Cases de Lieu

slot-near = Proche
    .text = Le Lieu le plus proche : l’Inconnu reçoit 14 cartes.
slot-distant = Loin
    .text = L’Inconnu reçoit 12 cartes.
slot-far = Très loin
    .text = Le Lieu le plus lointain, là où arrivent les nouveaux : l’Inconnu reçoit 10 cartes.

## Actions payées en cartes, à la place de la carte suivante ($price : cartes à renvoyer)

paid-look-around = Reconnaître les environs
    .text = Renvoyez { $price } cartes : regardez les 3 premières cartes de l’Inconnu et remettez-les dessus dans l’ordre de votre choix, puis baissez le Bruit de 1.
paid-trade = Commercer
    .text = Renvoyez { $price } cartes : un Commerce selon la liste de ce Lieu.
paid-heal = Se faire soigner
    .text = Renvoyez { $price } cartes : un Personnage présent de votre choix a Blessures −1 ou Maladie −1.
paid-socialise = Se sociabiliser
    .text = Renvoyez { $price } cartes. Vous pouvez d’abord défausser 1 Cigarette, 1 Café ou 1 alcool (Alcool frelaté ou Alcool pur) de la pile des Trouvailles pour ajouter 2 au jet. Lancez le dé noir : 1–2, rien ; 3–7, un Personnage présent de votre choix a Mal-être −1 ; 8 ou plus, chaque Personnage présent a Mal-être −1.

## Lignes des cartes Trouvailles

row-furniture = Meubles
row-heap = Tas
row-pantry = Garde-manger
row-stash = Cache

## Obstacles indiqués par un Lieu

map-bars = Barreaux
map-basement = Entrée du sous-sol
map-closed-door = Porte fermée
map-blocked-door = Porte bloquée
map-rubble = Gravats

## Phases

phase-setup = Mise en place
    .text = La maison est distribuée, trois personnes entrent, affamées, et l’Inventaire reçoit ses premières affaires.
phase-morning = Matin
    .text = Piochez la première carte Événement, ajoutez son Froid et résolvez-la ; un Chapitre est suivi d’une carte de plus.
phase-day = Actions de jour
    .text = En trois étapes, chaque Personnage que ses États n’empêchent pas peut faire une action dans le Refuge.
phase-dusk = Crépuscule
    .text = Chacun boit et mange sur l’Inventaire, ou subit la soif et la faim.
phase-evening = Nuit
    .text = Chaque Personnage reçoit une tâche pour la nuit : un Lit, le Sol, la Garde, ou la Collecte pour trois au plus.
phase-scavenging = Collecte
    .text = L’équipe se rend dans un Lieu, l’explore carte après carte et choisit ce qu’elle rapporte.
phase-raid = Raid de nuit
    .text = Les Gardes s’arment, une carte Raid de nuit est résolue, puis jusqu’à 2 cartes de réserve rejoignent leurs paquets.
phase-dawn = Aube
    .text = L’équipe rentre, les soins sont distribués, une carte Destin est résolue, une Action narrative choisie, et l’on pleure les absents.

## Qui fait Commerce (marchandises et Commission viennent des données)

list-central-square = Les étals de la place
    .text = Ils acceptent tout, sauf l’Eau, le Bois et les Composants.
list-garage = Le mécanicien du garage
    .text = Il n’accepte pas les pions jaunes.
list-tram-depot = Les hommes du dépôt
    .text = Ils n’acceptent que des pions valant au moins 3 chacun.
list-tower-block = Les locataires de la tour
    .text = Ils n’acceptent pas les pions rouges.
list-rebels = Les Rebelles
    .text = Ils acceptent tout, sauf l’Eau, le Bois et les Composants.
list-peddler = Le Colporteur
    .text = Il accepte tout, sauf l’Eau, le Bois et les Composants.
list-barterer = Le Troqueur
    .text = Il accepte tout, sauf l’Eau, le Bois et les Composants.
list-cart = Le Troqueur à la charrette
    .text = Il accepte tout, sauf l’Eau, le Bois et les Composants.
list-doctor = Le Médecin
    .text = Il n’accepte que les pions verts, les pions jaunes et les Bijoux.

## Scripts de règle (.rule : ce qui se passe)

script-33 = Quand plus rien ne bouge
    .text = Plus rien ne bouge. Nous attendons encore un peu, parce que personne ne veut être le premier. Puis nous faisons ce que nous avons vu faire : nous retournons les poches, nous ouvrons le placard devant lequel ils se tenaient, nous ramassons ce qu’ils avaient en main. Il y a un porte-clés avec un poisson en plastique. Celui-là, nous le remettons. En partant, quelqu’un redresse un col, et personne ne demande pour qui.
    .rule = Tous les Ennemis sont morts. Remélangez la carte Habitants, même si elle est sur l’aire d’Exploration. Piochez une carte Trouvailles, ligne Meubles, sans le jet de trouvaille spéciale ; un Poids de la réalité est repioché. Pour chaque Ennemi mort, vous pouvez prendre l’arme que désigne sa lettre, si la boîte en contient une ; un Ennemi sans arme n’en laisse pas, et il n’y a pas de Munition sauf si la carte Habitants en donne. Puis, sauf si tous les morts étaient des Voyous : jet d’Empathie ; chaque Personnage présent touché a Mal-être +1. Retour au jeu.
script-40 = Une issue
    .text = Il y a une pause. Ils ont le souffle aussi court que nous. L’un d’eux s’adosse au radiateur et dit qu’une soirée peut finir autrement. Nous regardons les sacs, la porte, puis les autres. Quelque part une manche goutte sur le carrelage, très régulièrement. Ce que nous portons pourrait aller par terre. Nos mains pourraient se lever. L’un de nous pourrait rester. Ou bien nous n’avons rien entendu, et nous continuons.
    .rule = Après un round de Combat, choisissez. Payer : défaussez de la pile des Trouvailles des pions d’une valeur totale d’au moins 10 ; le Combat prend fin, puis lancez le dé noir : sur 8–10, chaque Personnage présent a Blessures +1. Laisser quelqu’un : un Personnage de votre choix est retiré du jeu, et l’arme qu’il tient va dans la boîte ; les autres s’échappent avec la pile des Trouvailles ; renvoyez 4 cartes, ou toutes celles qui restent. Se rendre : chaque Personnage présent lance le dé noir : 1–2, Blessures +2 ; 3–4, Blessures +1 ; 5–10, rien ; défaussez tous les pions de la pile des Trouvailles ; renvoyez 4 cartes, ou toutes celles qui restent. Se battre encore : le round suivant commence. Après l’un des trois premiers choix, remélangez la carte Habitants ; après le deuxième ou le troisième, une carte qui attendait la fin de la rencontre n’est pas résolue. Laisser quelqu’un compte comme une perte pour le script 266 et pour La mort a frappé. Dans les Égouts, aucune carte n’est renvoyée.
script-150 = La tête sur la table
    .text = Nous disons le nom, puis plus fort. La tête reste posée à côté de la cuillère. Ce n’est pas la fièvre, nous vérifions ; le corps a seulement cessé de demander. Nous retirons les chaussures, la gauche, puis la droite : elles sont bourrées de journaux de la semaine où les trams se sont arrêtés. Le travail peut se partager autrement. Nous mangeons sans parler et gardons une part sous une assiette.
    .rule = À Fatigue 4, un Personnage dort ; la tâche ou l’action déjà assignée est d’abord terminée. Qui dort ne peut que dormir dans un Lit ou sur le Sol, Faire un somme sur un Lit, manger et boire, et recevoir des Médicaments, des Herbes médicinales ou des Bandages ; son Trait n’est pas résolu. Le Personnage se réveille dès que sa Fatigue passe sous 4.
script-215 = La caisse des Rebelles
    .text = Nous buvons d’abord, parce qu’ici cela se fait ainsi, tous au même gobelet de fer-blanc. Puis l’un d’eux tire du pied une caisse vers la lampe. Du papier huilé, un rouleau de gaze, des cartouches en vrac au fond, comme du gravier. Il dit les prix et ne les dit pas deux fois. Le plus jeune tient le compte à la craie sur sa botte. Nous posons ce que nous avons sur le couvercle.
    .rule = Seulement après avoir acheté l’offre des Rebelles : Commercez une fois avec eux selon leur liste, Commission 3. Retour au jeu ; remélangez la carte Rebelles.
script-266 = L’un de nous reste
    .text = C’est fini, et l’un de nous ne se relève pas. Nous restons à genoux jusqu’à ne plus voir notre propre haleine dans la lampe. Quelqu’un boutonne le manteau jusqu’en haut. Il y a encore la moitié d’un immeuble au-dessus de nous, des sacs à moitié pleins, une nuit qui ne sera pas rendue. L’un de nous s’assied sur les marches et dit : allez-y, je reste là. Personne ne discute.
    .rule = Après la scène où un membre de l’équipe de Collecte est mort, lancez le dé noir une fois. Chaque autre membre dont l’Empathie est égale ou supérieure au résultat s’interrompt : il attend sur la case Pile des Trouvailles, ne prend part ni aux cartes, ni aux jets, ni au Combat, et revient au moment de Choisir les Trouvailles, où son Sac à dos compte de nouveau. Si tous les vivants se sont interrompus, passez à Choisir les Trouvailles. Si tous sont morts, la phase prend fin et la pile des Trouvailles va dans la boîte.
script-333 = Personne à la porte
    .text = C’est pour une nuit, disons-nous. La barre est en travers de la porte et nous faisons confiance à la barre. Ce qui réveille ceux de nous qui dorment ici, c’est la lumière : des lampes dans l’escalier, et des gens qui descendent notre poêle à deux, avec beaucoup de soin, comme s’ils l’avaient payé. Ils nous disent de prendre nos chaussures. Au matin, il y a du linge à la fenêtre, et ce n’est pas le nôtre.
    .rule = Aucun Personnage n’est de Garde quand la phase de Nuit se termine : le Refuge est pris et la Campagne s’achève aussitôt par une défaite. Cela n’arrive pas si des Gardes étaient en poste et meurent pendant le raid. Si la table a choisi la règle plus douce avant la partie : piochez plutôt 2 cartes Raid de nuit ; aucun dé n’est lancé, les Barricades comptent, et les Blessures vont à un Personnage de votre choix présent au Refuge, ou à personne s’il est vide.

## Sujets qu’une table peut estomper (.text : ce qui s’estompe)

topic-hunger = La faim
    .text = Les scènes où l’on meurt de faim, où l’on mendie la nourriture ou se la prend : dites en une phrase simple, avec le même effet.
topic-death = La mort
    .text = Les scènes avec des mourants, des morts et leur enterrement : dites en une phrase simple, avec le même effet.
topic-illness = La maladie
    .text = Les scènes de fièvre, de blessures et de chevet : dites en une phrase simple, avec le même effet.
topic-child = Les enfants
    .text = Les scènes où un enfant est seul, affamé ou en danger : dites en une phrase simple, avec le même effet.
topic-animal = Les animaux
    .text = Les scènes où un animal souffre, est tué ou mangé : dites en une phrase simple, avec le même effet.
topic-despair = Le désespoir
    .text = Les scènes où quelqu’un renonce, part sans un mot ou ne veut plus vivre : dites en une phrase simple, avec le même effet.
topic-cruelty = La cruauté
    .text = Les scènes où l’on menace, humilie ou blesse exprès : dites en une phrase simple, avec le même effet.
