### The page: words every table shares

web-seat = Place { $number }
web-lit = { $name }, il y a quelque chose à y faire

## L’onglet, la barre

web-title = Tilldawn
web-title-call = ● À vous – Tilldawn
web-game-mine = This War of Mine
web-game-daylight = Survive Until Daylight
web-to-start = À la page d’accueil
web-tools = À côté du jeu
web-foresight = Ce qui en viendrait
web-foresight-anyway = Quel que soit votre choix
web-board = Plateau
web-board-failed = Le plateau n’a pas pu être dessiné. La partie est intacte et vous pouvez continuer à décider.
web-again = Réessayer
web-see-board = Voir le plateau
web-back-to-question = Revenir à la question
web-more-here = { $count ->
    [0] Ce qui n’est pas possible
    [one] Encore une possibilité
   *[other] { $count } autres possibilités
  }
web-skip = Aller à la décision
web-side = Journal et panneaux
web-log = Journal
web-undo = Annuler
web-seats = Places et liens
    .brief = Places
web-rules = Règles
web-settings = Réglages
web-agreed-before = Convenu avant la partie
web-play-again-same = Dressée comme celle-ci : { $same }.
web-help = Aide
web-save = Sauver
web-save-game = Télécharger la partie
web-close = Fermer
web-loading = Un instant…
web-yes = Oui
web-no = Non
web-online = Connecté
web-offline = Il n’y a pas de connexion pour l’instant. Rien n’a été envoyé ; réessayez quand elle sera revenue.
web-reconnecting = Connexion perdue, nouvel essai…
web-no-entry = Vous n’avez pas de place à cette table
    .hint = Pour vous asseoir ou pour regarder, ouvrez le lien qu’une personne de la table vous a envoyé. Si la place était la vôtre, l’hôte l’a peut-être donnée à quelqu’un d’autre.
web-stuck = Les règles ont changé depuis
    .hint = Vous tenez cette table : faites-la repartir juste avant cette réponse. Ce qui a été joué ensuite n’y figure plus, mais le serveur garde l’ancien enregistrement.
web-stuck-go-on = Repartir de là
web-damaged = Cette table est fermée
web-stuck-ask-host = Demandez à qui tient cette table de la faire repartir.
web-no-table = Cette table n’existe pas
    .hint = Elle a peut-être été oubliée, ou l’adresse n’est pas complète. Vos autres tables sont sur la page d’accueil.

## La décision

web-decision = Ce qu’il faut décider
web-watching = vous regardez
web-you-decide = à vous
web-decides = décide
web-bot-decides = un robot décide
web-others-decide = décident
web-quoted = « { $text } »
web-pondering = { $name } réfléchit : { $text }
web-your-turn = { $name ->
        [none] À vous. { $prompt }
       *[other] À vous, { $name }. { $prompt }
    }
web-cannot-answer = { $why } Vous pourrez répondre dès qu’elle sera revenue.
web-moment = Ensuite, il sera peut-être trop tard.
web-anytime = À tout moment
web-refused = Impossible maintenant, et pourquoi
web-picked-nothing = Il n’y a rien à en faire maintenant.
web-fold-sheet = Ce qu’on peut choisir
web-read = À lire
web-read-done = { $more ->
    [0] J’ai lu
    [one] Page suivante (encore { $more })
   *[other] Page suivante (encore { $more })
}
web-rule-open = Ouvrir la règle { $rule }
web-done-of = { $done } sur { $total }
web-confirm = Confirmer
web-number-mark = Marquez un nombre
web-number-why = Rien ne se passe avant la confirmation.
web-chain-place = { $place ->
        [1] 1er
       *[other] { $place }e
    }
web-chain-empty = Rien de choisi pour l’instant.
web-confirm-anyway = Confirmer quand même
web-one-by-one = Choisir un par un
web-draft-suggest = Proposer
web-choice-suggested = Coché comme le ferait un joueur sensé. Prenez-en un autre pour changer.
web-draft-filled = Rempli comme le ferait un joueur sensé. Changez à votre gré.
web-grid-clear = Tout reprendre
web-less = Un de moins : { $what }
web-more = Un de plus : { $what }

## Familles de choix, selon ce qu’on fait


## La fin

web-won-daylight = Le jour se lève. L’équipe a tenu.
web-lost-daylight = La nuit a gagné.
web-won-mine = La guerre est finie. Quelqu’un reste pour la raconter.
web-lost-mine = La Campagne s’arrête ici.

## Le journal

web-earlier = Lignes précédentes
web-undo-line = Revenir avant : { $text }
web-undo-line-title = Revenir avant cette ligne
web-undo-line-sure = Revenir avant cette ligne ? Tout ce qui a suivi est repris ; si le hasard a parlé, tout le monde est consulté.

## Revenir en arrière

web-undo-about = Revenir est libre tant que le hasard n’a rien montré. Au-delà, toute la table doit être d’accord et le hasard est tiré de nouveau. Le journal en garde la trace.
web-undo-nothing = Il n’y a encore rien à reprendre.
web-undo-step = La dernière réponse
web-undo-turn = Au début du tour
web-undo-phase = Au début de la phase
web-undo-costs = { $answers ->
    [one] reprend { $answers } réponse
   *[other] reprend { $answers } réponses
}{ $reveals ->
    [0] {""}
    [one] {" "}et { $reveals } résultat du hasard
   *[other] {" "}et { $reveals } résultats du hasard
}
web-undo-sure = { $reveals ->
    [one] Le hasard a montré { $reveals } résultat depuis ; il serait tiré de nouveau.
   *[other] Le hasard a montré { $reveals } résultats depuis ; ils seraient tirés de nouveau.
} Tout le monde doit être d’accord. Revenir ?
web-proposal = { $name } voudrait revenir en arrière : { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
} et { $reveals ->
    [one] { $reveals } résultat du hasard
   *[other] { $reveals } résultats du hasard
} seraient repris.
web-agreed = D’accord :
web-still-asked = Pas encore répondu :
web-withdraw = Finalement, ne pas revenir
web-agree = D’accord
web-refuse = Refuser

## Le livre de règles

web-rules-all = ← Toutes les règles
web-rules-area = D’autres règles à ce sujet
web-rules-search = Chercher dans les règles
web-rules-areas = Tous les chapitres
web-rules-found = { $shown ->
    [0] Aucune règle n’en parle.
   *[other] { $total ->
        [one] { $total } règle
       *[other] { $shown } règles sur { $total }
    }
}
web-rules-failed = Le livre de règles n’a pas pu être obtenu. Réessayez dans un moment.

## Places

web-seats-about = Un lien permet de prendre exactement cette place, sans compte. Ne le donnez qu’à la personne qui doit s’y asseoir.
web-seat-here = à la table
web-seat-away = absent
web-seat-free = libre
web-seat-bot = un robot joue
web-seat-change = Modifier
web-seat-name = Nom
web-seat-colour = Couleur et forme
web-seat-stand-in = Laisser un robot jouer
web-seat-take-back = Reprendre au robot
web-seat-free-it = Libérer cette place
web-seat-free-sure = Libérer la place de { $name } ? L’ancien lien ne l’ouvrira plus.
web-link-of = Lien vers la place de { $name }
web-link-watch = Lien pour regarder
web-watch = Regarder
web-watchers = { $count ->
    [0] Personne ne regarde.
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
web-copy = Copier
web-copy-what = Copier : { $what }
web-copied = Copié
web-colour-amber = Ambre, cercle
web-colour-teal = Sarcelle, carré
web-colour-rose = Rose, losange
web-colour-violet = Violet, triangle
web-colour-lime = Citron vert, hexagone
web-colour-sky = Ciel, croix
web-order-unasked = Ne plus demander
web-policy-ask = Toujours me demander
web-policy-matters = Me demander quand cela peut compter
web-policy-pass = Ne jamais me demander

## Réglages

web-language = Langue
web-theme = Thème
web-theme-system = Système
web-theme-light = Clair
web-theme-dark = Sombre
web-pace = Vitesse des robots
web-pace-calm = Calme
web-pace-brisk = Vif
web-pace-instant = Immédiat
web-setting-sound = Un son doux quand c’est à moi
web-setting-sounds-mine = Les bruits du lieu : le vent, les canons au loin, des pas, on frappe
web-setting-sounds-daylight = Les bruits du lieu : les grillons, des plaintes, des tambours, les oiseaux à l’aube
web-setting-volume = Volume de tous les sons
web-setting-volume-is = { $percent } %
web-sounds = Son
web-sounds-on = Le son est activé
web-sounds-off = Le son est coupé
web-setting-call = L’onglet m’appelle quand c’est à moi
web-setting-motion = Animations

## Aide

web-help-lit = Ce qui a un cadre en tirets sur le plateau peut servir maintenant. Choisissez-le pour le regarder : ce qu’on peut en faire est proposé avec. Dans une scène, un choix ne fait que prévoir, et rien n’est dépensé avant le bouton de la barre ; un choix d’une liste est pris aussitôt.
web-help-decision = La barre du bas dit toujours qui doit décider quoi, et selon quelle règle. Les choix se trouvent dans la scène ou à côté ; ce qui est impossible y figure aussi, avec la raison.
web-help-log = Chaque ligne du journal nomme sa règle et permet de revenir avant elle. Au clavier, ↑ et ↓ vont de ligne en ligne, ← et → vers sa règle et son retour en arrière.
web-help-sounds = Le son reste coupé tant que vous ne le demandez pas, avec v ou dans les réglages. Tout ce que l’on entend se lit aussi sur la page.
web-help-keys = Touches
web-key-answer = prendre ce choix
web-key-move = choix suivant ou précédent ; dans une scène et sur le plateau, ce qui se trouve de ce côté
web-key-rows = à gauche ou à droite dans une scène et sur le plateau ; moins ou plus dans une liste d’objets
web-key-one-more = un de plus, là où personnes et choses forment un tableau
web-key-next = prochaine chose utilisable
web-key-why = la règle du choix ou de la question
web-key-more = lire dans le glossaire ce qui est expliqué
web-key-sounds = activer ou couper le son
web-key-undo = annuler
web-key-log = journal
web-key-rules = règles
web-key-seats = places et liens
web-key-settings = réglages
web-key-help = aide
web-key-close = fermer ce qui est ouvert

## Les moments

web-beat-go = Continuer
web-beat-skip = À la table
web-beat-back = Revenir
# Après le nombre : ce qu’un ennemi inflige avant toute carte.
web-beat-blow = de base
# Avant une carte retournée qui n’a pas servi.
web-beat-unused = non utilisée :
# Ce qu’apportent arme, Munitions et renforts.
web-beat-weapon = arme et renforts
web-beat-damage = { $count ->
        [one] Dégât
       *[other] Dégâts
    }
# $lost : cœurs perdus ; $before et $after : la Santé.
web-beat-hearts = { $before } → { $after } ({ $lost ->
        [one] { $lost } cœur perdu
       *[other] { $lost } cœurs perdus
    })
web-beat-dice = Les dés
web-beat-row = Les coups de ce tour
web-beat-next = ensuite
# Les ennemis derrière le dernier coup connu de ce tour.
web-beat-rest = et { $count } de plus
web-beat-lost = { $lost ->
        [0] { $who } s’en tire
       *[other] { $who } −{ $lost }
    }
web-beat-then = Ensuite : { $title }
web-beat-table = Puis la table.
web-beat-last = C’est la fin.
web-beat-card = Ce que dit la carte
web-beat-page = Ce que dit la page
web-beat-count = { $at } sur { $of }
web-hint = Ce qu’il est bon de savoir ici
web-tap-again = Touchez encore pour choisir.
web-since = Depuis votre dernière décision
web-since-count = À l’instant ({ $count })
web-since-again = Revoir
web-beats-pace = Façon de montrer ce qui arrive
web-beats-slow = Pas à pas
web-beats-normal = Au fil
web-beats-once = Tout de suite

## La dernière scène

web-ending-won = Gagné
web-ending-lost = Perdu
web-ending-alive = en vie
web-ending-died = a péri
web-ending-left = n’est plus là
# $lost : combien de morts et de départs.
web-ending-people = { $lost ->
        [0] Ce que chacun est devenu : tout le monde est en vie
        [one] Ce que chacun est devenu : { $lost } perte
       *[other] Ce que chacun est devenu : { $lost } pertes
    }
web-ending-turns = Là où tout a tourné
web-ending-story = L’histoire, ligne par ligne
web-ending-table = Regarder la table
web-ending-open = Comment cela a fini
web-ending-back = Tout revoir depuis le début
web-ending-again = Encore, avec les mêmes
web-ending-follow = À la nouvelle table

## Des points à répartir

web-share-ours = Qui reçoit les Blessures ?
web-share-theirs = Qui frappons-nous ?
web-share-split = Qui subit les Dégâts ?
web-share-hint = Choisir quelqu’un lui en donne un, − le reprend.
web-share-mark = Marquez qui est touché, puis confirmez.
web-share-left = Encore { $left } sur { $total } à répartir.
web-share-all = Tout est réparti.
web-share-rest = Encore { $rest } après ce qui s’ensuit.
web-share-gets = { $count } de plus
web-share-lost = ce serait la fin
web-share-give = Un de plus pour { $who }
web-share-back = En reprendre un à { $who }
# $has : marques déjà là sur $last ; $count : ce que ce choix change.
web-share-target = { $who } : { $has } sur { $last }, prévu { $count }
