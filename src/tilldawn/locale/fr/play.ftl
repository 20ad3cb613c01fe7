### La table en texte

## Commencer

# $game: the title of the game.
new-welcome = Une nouvelle partie de { $game }. Une réponse vide prend ce qui est entre crochets.
new-seats = Combien de places, de { $least } à { $most } ? [{ $least }]
new-seat = Place { $number } : un nom, ou nom=heuristic ou nom=random pour un robot. [{ seat-person }]
new-difficulty = Difficulté : easy (facile), normal ou hard (difficile) ? [normal]
new-modes = Modes facultatifs, séparés par des virgules : long-night, shepherd, blackout, empty-shelves. [aucun]
# $packs : identifiants et noms.
new-packs = Cartes et pages maison, identifiants séparés par des virgules : { $packs }. [aucun]
new-seed = Graine : la même graine et les mêmes réponses donnent la même partie. [une nouvelle]
new-mine-who = Qui joue ? Des noms séparés par des virgules, ou un nombre, de { $least } à { $most } ; nom=random installe un robot. Les joueurs mènent ensemble les Personnages. [1 joueur]
new-mine-summary = Ce que l’on joue : { $box }. Groupe de départ : { $group }. Règles au-delà de celles de base : { $rules }. Thèmes estompés : { $faded }. Graine : { $seed }.
new-mine-go = Entrée commence. Ou tapez ce qui doit changer : jeu, groupe, règles, thèmes, graine. [commencer]
new-mine-box = Lesquels ? Leurs noms, séparés par des virgules ; ce qui n’est pas nommé suit le livret. [la Campagne selon le livret]
new-mine-group = Nommez jusqu’à trois Personnages : un à bord rouge, deux à bord noir ; les autres sont tirés au sort. [au hasard]
new-mine-rules = Lesquelles doivent valoir ? Leurs numéros ou leurs noms, séparés par des virgules. [aucune]
new-mine-topics = Quels thèmes raconter en une simple phrase, avec le même effet ? Séparés par des virgules. [aucun]
# Les mots qui appellent un changement.
new-mine-change-box = jeu j boîte
new-mine-change-group = groupe g personnages
new-mine-change-rules = règles r
new-mine-change-topics = thèmes t
new-mine-change-seed = graine s
error-bot-not-here = Le robot « { $bot } » ne joue pas encore à ce jeu. Aucune table n’est dressée. Choisissez : { $bots }.
error-new-mine = « { $word } » ne se change pas ici. Rien n’a changé. Tapez jeu, groupe, règles, thèmes ou graine, ou Entrée pour commencer.
error-box-unknown = « { $word } » ne se joue pas ici. Rien n’a changé. Nommez ce qui figure dans la liste.
error-box-two = { $one } et { $other } ne se jouent pas ensemble. Rien n’a changé. Choisissez l’un des deux.
error-box-needs = { $one } demande { $other }. Rien n’a changé.
error-box-not-with = { $one } ne se mélange pas avec { $other }. Rien n’a changé.
error-box-brings = { $one } vient avec { $other }. Rien n’a changé.
play-continue = « { $name } » n’est pas terminée. La reprendre ? oui ou non. [oui]
play-refused = La partie « { $name } » ne peut pas être reprise. { $why }
play-hello = Table « { $name } ». Chaque réponse est enregistrée. Tapez aide pour toutes les commandes.
play-goodbye = Enregistrée sous « { $name } ». Elle vous attend : tilldawn play --continue
play-goodbye-over = Gardée sous « { $name } ». Pour la revoir : tilldawn replay "{ $name }"
seat-person = Joueur { $number }
seat-bot = Robot { $number }
play-asked = { $seat } : { $prompt }
play-rescue = Continuer depuis son dernier point de reprise ? L’ancienne sauvegarde reste telle quelle. oui ou non. [oui]
play-rescue-kept = Elle reste telle quelle. Cette table continue.
play-rescue-how = Pour continuer depuis son dernier point de reprise : tilldawn play --load { $name }
play-bot = { $seat } (robot) : { $choice }. { $why }

## À l’invite

play-unknown = « { $word } » n’est ici ni un numéro ni une commande ; rien n’a changé. Tapez aide pour la liste.
play-no-such-number = Il n’y a pas de choix { $number } : prenez de 1 à { $most }. Rien n’a changé.
play-over-already = La partie est finie. annuler y retourne, quitter en sort.
play-no-such-thing = Rien sur la table ne s’appelle « { $thing } ».
play-no-such-rule = Aucune règle ne parle de « { $words } ».
play-more-rules = { $count ->
    [one] Et 1 autre règle : ajoutez un mot pour préciser.
   *[other] Et { $count } autres règles : ajoutez un mot pour préciser.
}
play-nothing-refused = Rien de sensé n’est interdit pour l’instant.
play-nothing-anytime = Il n’y a rien à faire à tout moment pour l’instant.
play-yes-or-no = Tapez oui ou non.
play-yes-words = oui o yes y
play-undo-how = Annuler quoi ? annuler (la dernière réponse), annuler tour, annuler phase, ou annuler ligne N avec un numéro du journal.
play-undo-consent = { $reveals ->
    [one] Depuis, le hasard a montré 1 résultat, qui sera tiré de nouveau.
   *[other] Depuis, le hasard a montré { $reveals } résultats, qui seront tirés de nouveau.
} Toute la table est-elle d’accord ?
play-undo-kept = Rien n’a été annulé.
play-undone = { $answers ->
    [one] { $answers } réponse reprise.
   *[other] { $answers } réponses reprises.
}
play-save-how = Enregistrer sous quel nom ? Par exemple : enregistrer avant la nuit
play-saved = Enregistré sous « { $name } ». ouvrir { $name } la rappelle.
play-loaded = « { $name } » est ouverte.
play-no-saves = Il n’y a encore aucune sauvegarde nommée.
play-orders-how = Dites : consignes SUJET CONDUITE, ou consignes PLACE SUJET CONDUITE. Sujets : { $topics }. Conduites : { $policies }.
play-order = { $seat }, { $topic } : { $policy } ({ $said }). { $name } : { $text }
policy-ask = toujours demander
policy-matters = demander quand cela peut compter
policy-pass = ne jamais demander
play-sheet-written = La fiche de sauvegarde de l’Aube du jour { $day } est dans « { $name } ». Pour reprendre là : tilldawn play mine --sheet "{ $name }"
play-anytime-open = { $count ->
    [one] { $count } chose se fait à tout moment : tapez moment.
   *[other] { $count } choses se font à tout moment : tapez moment.
}
play-lang-how = Langues : { $languages }. Par exemple : langue en
play-over-won = GAGNÉ. Vous y êtes arrivés ensemble.
play-over-won-daylight = LE JOUR SE LÈVE. L’équipe s’en est sortie.
play-over-lost = PERDU. Une autre fois, peut-être.
play-over-lost-daylight = La nuit a gagné.
play-over-won-mine = LA GUERRE EST FINIE. Il reste quelqu’un pour la raconter.
play-over-lost-mine = La Campagne s’arrête ici.
## Ce qui arrive, moment par moment

stage-since = Depuis votre dernière décision
stage-nothing = Rien n’est arrivé depuis votre dernière décision.
# $own : l’un des nôtres frappe-t-il ; $base : ce que le coup d’un ennemi inflige seul ; $cards : cartes Combat retournées.
stage-sum = { $own ->
    [yes] { $cards } : { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    }
   *[no] { $base } + { $cards } = { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    }
}
stage-part = { $title } : { $text }
stage-go = Entrée : continuer. Tout le reste est pris comme une commande.
stage-pace = Rythme : { $pace ->
    [slow] lent. Chaque moment attend que vous continuiez.
    [normal] normal. Ce qui arrive est raconté moment par moment.
   *[once] tout de suite. Ce qui arrive est raconté ligne par ligne, chacune avec sa règle.
}
stage-pace-how = Dites rythme lent, rythme normal ou rythme direct.
stage-pace-slow = slow lent
stage-pace-normal = normal
stage-pace-once = once direct

## La dernière scène

# $lost : combien de morts et de départs.
ending-people = { $lost ->
    [0] Ce que chacun est devenu : tout le monde est en vie
    [one] Ce que chacun est devenu : { $lost } perte
   *[other] Ce que chacun est devenu : { $lost } pertes
}
# $text : comment et quand.
ending-person = { $name } ({ $fate ->
    [alive] en vie
    [died] a péri
   *[left] n’est plus là
}) : { $text }
ending-turns = Là où tout a tourné
ending-turn = { $when } : { $text }
ending-row = { $name } : { $values }
ending-story = L’histoire, ligne par ligne

play-over-numbers = { $answers ->
    [one] { $answers } décision.
   *[other] { $answers } décisions.
} Toute la partie est gardée sous « { $name } ».

## Commandes : les mots qui les appellent

command-look = voir v regarder
command-what = effet avant
command-goals = buts but danger
command-log = journal j
command-why = pourquoi ? règle regle
command-refused = refus impossible
command-any = moment m
command-undo = annuler u
command-save = enregistrer
command-load = ouvrir
command-saves = sauvegardes
command-orders = consignes consigne
command-since = depuis nouvelles
command-pace = rythme
command-sheet = feuille
command-lang = langue
command-guide = guide
command-help = aide h
command-quit = quitter q
unit-step = pas réponse reponse
unit-turn = tour
unit-phase = phase

help-line = { $word } : { $help }
refusal-line = { $what } : { $why }
help-numbers = Tapez le numéro d’un choix (ou son identifiant). À toute invite, vous pouvez aussi taper :
help-look = toute la table ; voir NOM montre une chose
help-what = ce qu’un choix entraînera, avant de le faire : effet 2
help-goals = but, échéance et danger ; buts tout dit tout d’eux
play-guide = Guide : { $title }. { $text }
play-guide-thing = { $title } ({ $thing })
play-guide-none = Personne ne guide cette table. Une partie guidée commence par : tilldawn play { $game } --guide
play-guide-gone = Le guide est parti. La partie continue ; « guide » le rappelle.
play-guide-back = Le guide est revenu et parlera quand il y aura du nouveau.
play-mark = { $title }. { $text }
play-what-how = De quel choix voulez-vous voir l’effet ? effet 2 pour le choix 2.
play-standing = { $where } : ce que nous voulons, ce qui menace.
help-log = les dernières lignes du journal ; journal 50 en montre plus
help-why = les règles derrière ce qui vient d’arriver ; pourquoi 2 pour le choix 2, { $game ->
    [mine] pourquoi M-DUSK-03, pourquoi faim
    [daylight] pourquoi W-WAVE-05, pourquoi éclaboussure
   *[other] le numéro d’une règle, ou un mot
}
help-refused = ce qui n’est pas possible maintenant, et pourquoi
help-any = ce qui se fait à tout moment, à côté de la question : { $game ->
    [mine] payer pour l’Objectif, regrouper l’Inventaire, soins, Actions narratives
    [daylight] défausser, Sacs à dos, Encouragement
   *[other] ce que le jeu permet
}
help-undo = reprendre la dernière réponse ; annuler tour, annuler phase, annuler ligne 12
help-save = enregistrer NOM garde la table sous un nom
help-load = ouvrir NOM ouvre une sauvegarde nommée ou un fichier
help-saves = les sauvegardes nommées
help-orders = les consignes, pour ne pas être interrogé sur tout
help-guide = ce que dit le guide d’une partie guidée ; guide off le congédie
help-since = ce qui est arrivé depuis votre dernière décision, en bref
help-pace = la façon de raconter : rythme lent attend après chaque moment, rythme normal non, rythme direct donne les lignes nues
help-help = cette liste
help-sheet = la fiche de sauvegarde de la dernière Aube, à garder sur papier ; feuille FICHIER l’écrit
help-lang = langue en passe à l’anglais
help-quit = sortir ; la partie est enregistrée et attend

## Familles d’options repliées

fold-give = Donner une carte… ({ $count } façons)
fold-swap = Faire de la place en jetant une carte… ({ $count } cartes)
fold-make-room = Faire de la place en jetant une carte… ({ $count } cartes)
fold-barter = Troquer une carte… ({ $count } cartes)
fold-make-do = Fabriquer avec un substitut… ({ $count } façons)
fold-discard = Jeter une carte… ({ $count } cartes)
fold-unpack = Sortir une carte d’un Sac à dos… ({ $count } cartes)
fold-target = Choisir une cible… ({ $count } cartes)
fold-ammo = Choisir combien dépenser… ({ $count } façons)
fold-other = { $first }, ou { $rest } autres…

## Rediffusions et règles

replay-title = { $game }, { $seats }, { $answers } réponses, graine { $seed }
replay-decision = { $seat } : { $choice }
replay-order = { $seat } (consigne) : { $choice }
replay-verified = Vérifié : { $answers } réponses sont licites, l’état est celui enregistré et le hasard est celui de la graine.
replay-verified-other = Rejoué : { $answers } réponses sont licites sous ces règles. L’enregistrement vient d’autres cartes ou règles ; les états ne sont pas comparés.
replay-verified-afresh = Rejoué : { $answers } réponses sont licites et l’état est celui enregistré. La sauvegarde a été prise à une table en cours, ou reprise d’anciennes règles : ses { $draws } premiers tirages sont antérieurs à sa graine et rien ne les prouve. Les suivants sont ceux de la graine.
replay-unproved = Ses { $draws } premiers tirages sont antérieurs à sa graine et rien ne les prouve.
replay-differs = Le tirage { $draw } n’est pas celui de la graine avec les cartes et les règles d’aujourd’hui. Cela peut venir d’elles ou de quelqu’un : cet enregistrement ne prouve pas son hasard.
replay-more = Entrée pour la décision suivante, q pour arrêter.
rules-found = { $count ->
    [0] Aucune règle trouvée. Essayez avec moins de mots.
    [one] 1 règle.
   *[other] { $count } règles.
}

## Fiches de sauvegarde : erreurs

error-sheet-no-dawn = Aucune Aube n’est encore venue, et une fiche de sauvegarde s’écrit entre l’Aube et le Matin. La partie elle-même est enregistrée après chaque réponse.
error-sheet-when = Une fiche de sauvegarde ne s’écrit qu’entre l’Aube et le Matin. Rien n’a changé. Prenez celle de la dernière Aube.
error-sheet-alone = Une fiche de sauvegarde dit déjà ce qui a été convenu : « { $setting } » ne peut pas être réglé à côté. Aucune table n’est dressée. Retirez ce réglage ou modifiez la feuille.
error-sheet-data = Ceci n’est pas une fiche de sauvegarde ({ $why }). Aucune table n’est dressée. Lisez la fiche à partir de son texte.
error-sheet-line = Ligne { $line } de la fiche de sauvegarde : { $why } Aucune table n’est dressée. Corrigez la ligne et recommencez.
error-sheet-whole = La fiche de sauvegarde n’est pas complète : { $why } Aucune table n’est dressée. Complétez-la et recommencez.
error-sheet-file = Le fichier « { $name } » ne peut pas être lu ({ $reason }). Rien n’a changé. Vérifiez le nom ou choisissez un autre fichier.
error-sheet-write = Le fichier « { $name } » ne peut pas être écrit ({ $reason }). Rien n’a changé. Choisissez un autre nom ou un autre dossier.
error-sheet-packs = Une table jouée avec des paquets n’a pas de fiche de sauvegarde : le papier ne connaît que les cartes de la boîte. Rien n’a changé. Sa sauvegarde est un fichier : sauver NOM.
error-sheet-game = « { $game } » n’a pas de fiche de sauvegarde ; ses sauvegardes sont des fichiers. Rien n’a changé.

## Fiches de sauvegarde : ce qui est impossible (après le numéro de la ligne)

sheet-wrong-heading = « { $word } » n’est pas une rubrique de la fiche.
sheet-wrong-part-twice = « { $part } » figure ici une seconde fois.
sheet-wrong-part-missing = « { $part } » manque.
sheet-wrong-word = « { $word } » n’est pas connu ici.{ $close ->
    [yes] {" "}Vouliez-vous dire « { $near } » ?
   *[no] {""}
}
sheet-wrong-unknown = « { $word } » n’est pas connu ici.
sheet-wrong-no-number = « { $word } » n’est pas un nombre.
sheet-wrong-number = { $value } n’est pas possible ici : il faut de { $least } à { $most }.
sheet-wrong-negative = { $good } : il ne peut pas y en avoir moins que zéro.
sheet-wrong-too-many = { $good } : { $count } sont notés en tout, la boîte en contient { $most }.
sheet-wrong-x5 = { $good } ne peut pas se trouver sur l’Inventaire x5 : seuls le Bois et les Composants y vont.
sheet-wrong-nobody = Il n’y a personne dans le groupe ; la Campagne serait finie.
sheet-wrong-crowd = { $count } Personnages sont notés ; un groupe en compte { $most } au plus.
sheet-wrong-colour = { $colour } est noté pour { $who } et pour quelqu’un d’autre : à chaque Personnage sa couleur.
sheet-wrong-no-colour = { $who } n’a pas de couleur : Gris, Rouge, Vert ou Bleu.
sheet-wrong-level = { $state } { $level } est impossible : on ne vit pas au-delà de { $most }.
sheet-wrong-medicine = { $good } ne se pose pas sur un Personnage : seuls les Médicaments, les Herbes médicinales et les Bandages s’y posent.
sheet-wrong-person-twice = { $who } est noté deux fois.
sheet-wrong-starters = { $count ->
    [one] { $count } Personnage de départ est noté
   *[other] { $count } Personnages de départ sont notés
} ; avec les perdus, ils sont trois, un à bord rouge et deux à bord noir.
sheet-wrong-lost = Pour { $who }, il faut noter l’État (ou le script) et l’épilogue.
sheet-wrong-cause = Personne ne se perd de la façon notée pour { $who } : indiquez Faim, Maladie, Mal-être, Blessures ou un script.
sheet-wrong-epilogue = L’épilogue noté pour { $who } ne va pas avec { $state }.
sheet-wrong-location-missing = Trois Lieux sont visibles : Proche, Loin et Très loin.
sheet-wrong-one-location = Il faut nommer ici un seul Lieu.
sheet-wrong-card-twice = { $card } est noté deux fois, et il n’y en a qu’un exemplaire.
sheet-wrong-stranger = { $card } appartient à « { $module } », qui n’est pas en jeu ici.
sheet-wrong-hidden-elsewhere = Des objets sont cachés à { $card }, qui n’est pas visible.
sheet-wrong-hidden = On ne cache des objets dans un Lieu qu’avec la règle avancée 534.
sheet-wrong-space-twice = { $space } est noté deux fois ; une seule carte tient sur une case.
sheet-wrong-shelter = { $card } ne peut pas se trouver sur { $space } : un autre nom y est imprimé, ou aucun.
sheet-wrong-turned = { $card } : { $count } cartes retournées, mais { $most } seulement ont pu quitter le Refuge.
sheet-wrong-fitting-missing = { $card } n’est ni construit, ni dans le paquet de Bricolage, ni parmi les Idées.
sheet-wrong-fitting-space = { $card } ne peut pas se trouver sur { $space }. La Porte renforcée se tient sur la Garde ({ $guard }), et rien d’autre n’y va.
sheet-wrong-fitting-covered = { $card } ne peut pas se trouver sur { $space } : une carte du Refuge y est encore.
sheet-wrong-fitting-reach = { $card } ne peut pas se trouver sur { $space } : les obstacles notés empêchent d’y aller.
sheet-wrong-fitting-base = { $card } se trouve sur { $space } sans { $base } à côté, et rien dans cette Campagne n’enlève de Bricolage.
sheet-wrong-hole-twice = Un Trou est noté deux fois.
sheet-wrong-events-of-days = { $count ->
    [one] { $count } Événement est noté comme passé ou en cours
   *[other] { $count } Événements sont notés comme passés ou en cours
} ; à l’Aube du jour { $day } il en faut { $day } : un par jour.
sheet-wrong-chapter = Après { $count ->
    [one] { $count } Événement
   *[other] { $count } Événements
}, c’est le Chapitre { $chapter }.
sheet-wrong-endings = Après tant de jours, { $count ->
    [0] aucun Événement de fin n’a pu venir
    [one] { $count } Événement de fin a pu venir
   *[other] { $count } Événements de fin ont pu venir
}, et jamais le Cessez-le-feu : il met fin à la Campagne.
sheet-wrong-ahead = { $card } ne peut pas être la carte qui vient là.
sheet-wrong-ahead-many = Il ne reste que { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans le paquet d’Événement.
sheet-wrong-event-over = { $card } ne peut plus être en cours après l’Aube.
sheet-wrong-one-objective = Il faut nommer ici un seul Objectif.
sheet-wrong-one-board = Il faut nommer ici une seule face du plateau.
sheet-wrong-beneath = Il ne peut pas y avoir de seconde carte dessous sur { $space }.
sheet-wrong-no-ideas = La face avancée n’a pas d’Idées : tous les Bricolages forment un seul paquet.
sheet-wrong-objectives = Dans ce Chapitre, { $count ->
    [0] il n’y a pas encore d’Objectif passé.
    [one] il faut nommer { $count } Objectif passé.
   *[other] il faut nommer { $count } Objectifs passés.
}
sheet-wrong-objective = { $card } ne peut pas être l’Objectif du Chapitre { $chapter }, ou celui d’avant ou d’après n’est pas possible.
sheet-wrong-objective-next = L’Objectif suivant ne peut être connu qu’au Chapitre 1.
sheet-wrong-red = { $count } cartes à coin rouge sont connues ou retirées, mais { $added } seulement ont été ajoutées.
sheet-wrong-trip = La dernière Collecte demande une distance (Proche, Loin, Très loin) et un Lieu.
sheet-wrong-note = « { $word } » n’est pas une note : nom ; numéro du script ; lieu ; phase ; jour.
sheet-wrong-note-script = Il n’y a pas de script { $number } dans le livre.
sheet-wrong-note-place = « { $word } » n’est pas une place pour un pion écrit : notez l’Inventaire, Dehors (avec un Personnage ou sans), une case comme B2, ou un Personnage.
sheet-wrong-note-when = « { $word } » n’est pas un moment où revient un pion écrit : notez Matin, Crépuscule, Collecte, Raid de nuit, Aube, Esprit ou une visite.
sheet-wrong-note-elsewhere = Le script { $number } ne se lit pas à ce moment-là : celui qui se passe en ville revient pendant la Collecte ou lors d’une visite, celui du Refuge à tout autre moment.
sheet-wrong-note-half = { $note } : un pion qui mène à un script revient à un moment, et lui seul.
sheet-wrong-one-level = Il y a un seul niveau, ou aucun.
sheet-wrong-module = Ce dont se souvient { $module } est illisible : recopiez-le tel quel.
sheet-wrong-day-row = Un jour compte { $count } nombres.
sheet-wrong-history = Il y a { $count } nombres par jour, et pas plus de lignes que de jours ({ $day }).

## Ce qu’il y a (tilldawn packs)

packs-bots = Robots : { $bots }
packs-pack = Paquet { $pack } : { $name }

## L’aide de jeu

aid-title = { $game } : aide de jeu
aid-print = Imprimez cette page : elle est faite pour le papier. Ses phrases sont celles du livret.
