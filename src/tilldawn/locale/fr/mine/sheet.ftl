### This War of Mine : la fiche de sauvegarde sur papier

## En tête (les lignes qui commencent par # ne sont pas lues)

sheet-title = Fiche de sauvegarde de This War of Mine, écrite après l’Aube du jour { $day }
sheet-rest = Ce qui n’est pas noté ici retourne dans la boîte et sera remis en place à neuf.

## Rubriques

sheet-day = Jour
sheet-players = Joueurs
sheet-leader = Meneur
    .was = Chef
sheet-level = Difficulté
sheet-advanced = Règles avancées
sheet-board = Face du plateau
    .also = plateau face
sheet-switches = Autres réglages
sheet-faded = Thèmes estompés
sheet-storage = Inventaire
sheet-x5 = Inventaire x5
sheet-waste = Sac de rebut
sheet-people = Personnages
sheet-lost = Perdus
sheet-near = Proche
sheet-distant = Loin
sheet-far = Très loin
sheet-gone-locations = Lieux disparus
sheet-shelter = Cartes du Refuge
sheet-turned = Cartes retournées
sheet-beneath = Une seconde carte dessous
sheet-fittings = Bricolages
sheet-deck = Paquet Bricolages
sheet-ideas = Idées
sheet-board-ups = Barricades
sheet-cold = Froid
sheet-chapter = Chapitre
sheet-active = Événements en cours
sheet-gone-events = Événements passés
sheet-ahead = Événements connus à venir
sheet-objective = Objectif
sheet-past-objectives = Objectifs passés
sheet-next-objective = Objectif suivant connu
sheet-raids-added = Raids de nuit ajoutés
sheet-raids-seen = Raids de nuit vus
sheet-raids-top = Raids de nuit sur le dessus
sheet-raids-bottom = Raids de nuit tout au fond
sheet-residents-added = Habitants ajoutés
sheet-residents-seen = Habitants vus
sheet-residents-top = Habitants sur le dessus
sheet-residents-bottom = Habitants tout au fond
sheet-hand = Actions narratives
sheet-used = Actions narratives jouées
sheet-removed = Cartes retirées
sheet-last-trip = Dernière Collecte
sheet-facts = Faits
sheet-scripts = Scripts lus
sheet-notes = Notes
sheet-modules = Modules
sheet-history = Jours passés

## Explications (après un #)

sheet-leader-help = le numéro du joueur qui décide
sheet-shelter-help = RG : Restes de gravats
sheet-active-help = entre parenthèses : nuits restantes
sheet-notes-help = nom ; script ; lieu ; phase ; pas avant le jour ; nombre sur le pion
sheet-modules-help = nom : ce dont il se souvient, à recopier tel quel
sheet-history-help = jour : Personnages, Faim, Fatigue, Maladie, Mal-être, Blessures, nourriture, Eau, Bois, Composants

## Mots

sheet-colon = {" "}:{" "}
# Un Personnage du groupe de départ.
sheet-starting = départ
# La marque des Restes de gravats.
sheet-remnants = RG
# Avant le numéro d’un script qui a emporté quelqu’un.
sheet-script = script
# Un Personnage qu’un script a posté jusqu’au prochain Raid de nuit.
sheet-posted = en faction
# Qui est parti lors de la dernière Collecte, si personne n’est parti.
sheet-nobody = personne
# Entre les deux derniers éléments d’une liste écrite à la main.
sheet-and = et
sheet-nothing = rien
    .also = aucun aucune néant
sheet-fact-chair-built = Chaise déjà construite
sheet-fact-basement-closed = Cave condamnée
sheet-fact-uniforms = Uniformes ignorés
sheet-fact-hopeless = Le groupe continue sans espoir
sheet-fact-one-action = Une seule action chacun demain

## Où se trouve un pion écrit, et quand il revient

sheet-heap-storage = { sheet-storage }
sheet-heap-pile = Pile des Trouvailles
sheet-heap-outside = Dehors
sheet-when-morning = { phase-morning }
sheet-when-dusk = { phase-dusk }
sheet-when-scavenging = { phase-scavenging }
sheet-when-raid = { phase-raid }
sheet-when-dawn = { phase-dawn }
sheet-when-spirit = Esprit
sheet-when-visit = lors d’une visite
