### Les écrans autour de la table du terminal : accueil, nouvelle partie, étagères, règles, touches

## Accueil

start-unofficial = Une œuvre de fans, non officielle. Les jeux, leurs titres et tous les noms appartiennent à leurs propriétaires, qui ne l’ont ni faite ni approuvée.
start-new = Nouvelle partie
    .about = Choisir qui joue et selon quelles règles, ou commencer tout de suite. Gauche et Droite changent de jeu ; g en commence une guidée.
start-continue = Continuer « { $name } »
    .about = Reprend la dernière partie jouée. Chaque réponse est enregistrée : il y a toujours de quoi revenir.
start-continue-none = Continuer (aucune partie en cours)
start-load = Ouvrir une sauvegarde
    .about = Les sauvegardes qui portent un nom, et toutes les parties en cours.
start-watch = Revoir une partie
    .about = Toute partie terminée est gardée et peut être revue pas à pas.
start-rules = Livre des règles
    .about = Chaque règle et chaque précision, à chercher et à lire.
start-help = Aide
    .about = Ce que fait chaque touche.
start-language = Langue : français
    .about = Passe à l’anglais, ici comme en pleine partie (F2).
start-theme = Thème : { $theme ->
    [tilldawn-night] nuit
    [tilldawn-dawn] aube
    [tilldawn-contrast] contraste élevé
   *[other] { $theme }
}
    .about = Nuit, aube ou contraste élevé (F3).
start-quit = Quitter
    .about = Tout est enregistré.

## Nouvelle partie

newgame-title = Nouvelle partie : Survive Until Daylight
newgame-seats = Places
newgame-difficulty = Difficulté
newgame-seed = Graine
newgame-packs = Paquets
newgame-seed-new = une nouvelle
newgame-modes = Modes
newgame-no-modes = aucun
newgame-head-name = Nom
newgame-head-who = Qui joue
newgame-head-character = Personnage
newgame-head-weapon = Arme commune
newgame-second-weapon = Seconde arme commune
newgame-later = à la table
newgame-start = Commencer la partie
newgame-back = Revenir
newgame-who-human = Une personne
    .text = quelqu’un à ce clavier. À plusieurs, vous vous le passez.
newgame-who-heuristic = Robot prudent
    .text = pèse chaque choix et dit pourquoi. Il joue pour l’équipe.
newgame-who-random = Robot au hasard
    .text = prend n’importe quelle réponse permise. Bon pour rire, pas pour voir l’aube.
newgame-colon = { " " }:{ " " }
newgame-perk-main = Atout principal
newgame-perk-first = Atout du Premier joueur
newgame-character = { $name }, Santé { $health }{ $owned ->
    [yes] { " " }: { $owner }
   *[no] {""}
}
newgame-copies = ({ $taken } sur { $copies } déjà en main)
newgame-about-character = Gauche et Droite montrent les six personnages l’un après l’autre, avec Santé, arme et les deux Atouts. Celui sur lequel vous vous arrêtez est le vôtre. Laissez « à la table » pour choisir au début de la partie. Deux d’entre vous ne peuvent pas jouer le même.
newgame-about-weapon = { $count ->
    [one] 1 arme commune par place, en plus de celle du personnage. Gauche et Droite choisissent.
   *[other] { $count } armes communes en solo, en plus de celle du personnage. Gauche et Droite choisissent.
}
newgame-about-count = De 1 à 6 places, pour personnes et robots, mêlés à volonté. Plus la table est grande, plus la boîte donne de Décombres et d’ennemis. En solo, vous commencez avec 2 armes communes et avez plus de place pour vos cartes.
newgame-about-name = Le nom de cette place pour toute la table. Laissez vide pour le nom affiché.
newgame-about-modes = Règles facultatives, seules ou ensemble. Espace en met une en jeu ou l’enlève.
newgame-about-seed = La même graine et les mêmes réponses donnent la même partie. Écrivez-en une pour jouer celle d’un proche ; laissez vide pour une nouvelle.
newgame-about-start = Voici la partie qui sera mise en place. Entrée la commence ; les flèches permettent de la changer d’abord.
newgame-chooses = choisit à la table
newgame-summary-seat = { "  " }{ $name } ({ $who }) : { $what }
newgame-summary = { "  " }Difficulté : { $difficulty }. Modes : { $modes }. Graine : { $seed }.

## Nouvelle partie de This War of Mine

newgame-mine-title = Nouvelle partie : This War of Mine
newgame-players = Joueurs
newgame-sheet = Fiche
newgame-sheet-none = un fichier à reprendre
newgame-box-scenario = Jeu :
newgame-box-level = Difficulté :
newgame-box-board = Face :
newgame-group = Groupe de départ
newgame-random = au hasard
newgame-random-red = rouge : au sort
newgame-random-black = noir : au sort
newgame-topics = Estomper :
newgame-candidate = { $name } ({ $border ->
    [red] bord rouge
   *[black] bord noir
}) : Prouesse { $prowess }, Empathie { $empathy }, Sac à dos { $inventory }
newgame-skill = { $skill } : { $text }
newgame-no-heuristic = Le robot prudent ne joue pas encore à ce jeu.
newgame-about-players = De 1 à 6 joueurs. Ils mènent ensemble les Personnages : personne n’en possède un. Le Meneur décide, et ce rôle passe de l’un à l’autre autour de la table.
newgame-about-group = Un groupe de départ compte un Personnage à bord rouge et deux à bord noir. Gauche et Droite choisissent ; qui est laissé au hasard est tiré quand la partie commence.
newgame-about-advanced = Des règles avancées, chacune pour soi ou ensemble. Espace en met une en vigueur ou l’enlève.
newgame-about-topics = Un thème estompé est raconté en une simple phrase, avec le même effet. Espace en coche un ou le décoche.
newgame-about-sheet = Le fichier d’une fiche de sauvegarde. La Campagne reprend au Matin suivant ; groupe, règles et thèmes sont sur la fiche. La table en texte en écrit une : feuille FICHIER.
newgame-mine-seat = { $name } ({ $who })
newgame-mine-summary = { "  " }Ce que l’on joue : { $box }. Joueurs : { $seats }. Groupe de départ : { $group }. Règles au-delà de celles de base : { $rules }. Thèmes estompés : { $faded }. Graine : { $seed }.
newgame-mine-summary-sheet = { "  " }Joueurs : { $seats }. Tout le reste est sur la fiche de sauvegarde. Graine : { $seed }.

## Étagères

shelf-title = Parties sur l’étagère
shelf-saves = Sauvegardes nommées
    .empty = Aucune sauvegarde ne porte encore de nom. En cours de partie, appuyez sur s pour garder la table sous un nom. Elle sera ici.
shelf-tables = Parties en cours
    .empty = Aucune partie n’attend. Commencez-en une avec Nouvelle partie ; elle sera ici jusqu’à sa fin.
shelf-nights = Parties terminées
    .empty = Aucune partie n’est encore terminée. Jouez-en une jusqu’au bout, gagnée ou perdue, et vous pourrez la revoir ici.
shelf-refused = ✗ Pas ouverte. { $why }
shelf-delete = Supprimer « { $name } » pour de bon ? Il n’y aura pas de retour.
shelf-not-deleted = « { $name } » n’a pas pu être supprimée ({ $why }). Elle est toujours là.

## Livre des règles

rules-ui-title = Livre des règles
rules-ui-search = Des mots ou un numéro, par exemple éclaboussure ou W-WAVE-05
rules-ui-count = { $count ->
    [0] Aucune règle trouvée
    [one] { $count } règle
   *[other] { $count } règles
}
rules-ui-none = Aucune règle ne contient ces mots. Essayez-en moins ou d’autres.
rules-ui-source = Source : { $source }
rules-ui-physical = Cette règle concerne le carton lui-même : l’ordinateur n’a rien à y jouer.
rules-ui-modal-keys = Échap ferme · / ouvre le livre des règles

## Touches au pied d’une page

keys-hint-choose = ↑↓ Entrée, 1–9 choisir
keys-hint-game = ←→ jeu
keys-hint-help = F1 aide
keys-hint-language = F2 English
keys-hint-theme = F3 thème
keys-hint-leave = Ctrl+Q quitter
keys-hint-back = Échap retour
keys-hint-scroll = ↑↓ défiler
keys-hint-open = Entrée ouvrir
keys-hint-delete = Suppr supprimer
keys-hint-move = ↑↓ Tab aller
keys-hint-turn = ←→ changer
keys-hint-read = PgSuiv lire
keys-hint-start = F5 jouer
keys-hint-search = / chercher
keys-hint-results = ↓ résultats

## La page des touches

keys-title = Aide : toutes les touches
keys-intro = Tout se fait au clavier seul, et tout ce qui est à l’écran se clique. Chaque choix, chaque refus et chaque ligne du journal nomme sa règle.
keys-everywhere = Partout
keys-everywhere-move = Aller à l’élément suivant ou précédent
    .key = Tab, flèches
keys-everywhere-enter = Choisir ce qui est marqué
    .key = Entrée
keys-everywhere-mouse = Choisir ; la molette fait défiler
    .key = Clic
keys-everywhere-back = Revenir, ou fermer une fenêtre
    .key = Échap
keys-everywhere-language = Changer de langue, même en pleine partie
    .key = F2
keys-everywhere-theme = Changer de thème : nuit, aube, contraste élevé
    .key = F3
keys-everywhere-leave = Quitter Tilldawn ; tout est enregistré
    .key = Ctrl+Q
keys-start = Accueil
keys-start-learn = Apprendre en jouant : une première partie guidée, un quart d’heure
    .key = g
keys-start-number = Choisir une ligne du menu
    .key = 1–9
keys-start-letter = Choisir la ligne qui commence ainsi ; s’il y en a plusieurs, aller à la suivante
    .key = une lettre
keys-start-game = Changer le jeu dont parle le menu
    .key = Gauche, Droite
keys-new = Nouvelle partie
keys-new-turn = Changer ce qui est entre ‹ et ›
    .key = Gauche, Droite
keys-new-tick = Mettre en jeu ou enlever un mode, une règle, un thème
    .key = Espace
keys-new-read = Faire défiler l’explication du bas
    .key = PgPréc, PgSuiv
keys-new-go = Commencer la partie, où que vous soyez sur la page
    .key = F5
keys-shelf = Sauvegardes et parties terminées
keys-shelf-open = Ouvrir
    .key = Entrée
keys-shelf-delete = Supprimer, après confirmation
    .key = Suppr, d
keys-shelf-other = Passer à l’autre étagère : sauvegardes nommées, parties en cours
    .key = Gauche, Droite
keys-table = À la table
keys-table-choose = Choisir une réponse
    .key = 1–9, lettres
keys-table-things = Choisir une chose sur la table : ce qu’elle est, ce qu’on peut en faire
    .key = t, Tab, Entrée
keys-table-views = mine : passer à une autre vue du plateau ; tourner la page
    .key = v, V, n
keys-table-preview = mine : tout ce qu’une option coûte, donne et dit
    .key = i
keys-table-rule = Lire la règle derrière la question ou la ligne
    .key = ?
keys-table-log = Le journal ; revenir à l’une de ses lignes
    .key = l
keys-table-undo = Annuler un pas, un tour ou une phase
    .key = u
keys-table-anytime = Ce qui se fait à tout moment
    .key = a
keys-table-refused = Ce qui n’est pas possible maintenant, et pourquoi
    .key = r
keys-table-pack = Remplir et vider un Sac à dos
    .key = b
keys-table-orders = Les consignes, pour ne pas avoir à répondre à tout
    .key = o
keys-table-save = Enregistrer la table sous un nom
    .key = s
keys-table-since = Ce qui est arrivé depuis votre dernière décision
    .key = w
keys-table-beat = Un moment que l’on montre : continuer, revenir, à la table
    .key = Entrée Gauche Échap
keys-table-pace = Le rythme de ce qui arrive : lent, normal, arrêté, tout de suite
    .key = p
keys-table-skip = Passer ce qui est en train d’être montré
    .key = Espace
keys-table-guide = Relire ce que dit le guide ; G le congédie ou le rappelle
    .key = g G
keys-table-help = Cette page
    .key = h
keys-rules = Livre des règles
keys-rules-search = Aller à la recherche
    .key = /
keys-rules-results = Aller aux résultats et les parcourir
    .key = Bas, Haut
keys-rules-scroll = Aller au texte, pour le faire défiler
    .key = Entrée
