### La table en texte

## Commencer

new-welcome = Une nouvelle partie de { $game }. Une réponse vide prend ce qui est entre crochets.
new-seats = Combien de places, de { $least } à { $most } ? [{ $least }]
new-seat = Place { $number } : un nom, ou nom=heuristic ou nom=random pour un robot. [Player { $number }]
new-difficulty = Difficulté : easy (facile), normal ou hard (difficile) ? [normal]
new-modes = Modes facultatifs, séparés par des virgules : long-night, shepherd, blackout, empty-shelves. [aucun]
new-seed = Graine : la même graine et les mêmes réponses donnent la même partie. [une nouvelle]
play-continue = « { $name } » n’est pas terminée. La reprendre ? oui ou non. [oui]
play-hello = Table « { $name } ». Chaque réponse est enregistrée. Tapez aide pour toutes les commandes.
play-goodbye = Enregistrée sous « { $name } ». Elle vous attend : tilldawn play --continue
play-goodbye-over = Gardée sous « { $name } ». Pour la revoir : tilldawn replay "{ $name }"
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
play-save-how = Enregistrer sous quel nom ? Par exemple : enregistrer avant la vague
play-saved = Enregistré sous « { $name } ». ouvrir { $name } la rappelle.
play-loaded = « { $name } » est ouverte.
play-no-saves = Il n’y a encore aucune sauvegarde nommée.
play-orders-how = Dites : consignes SUJET CONDUITE, ou consignes PLACE SUJET CONDUITE. Sujets : { $topics }. Conduites : { $policies }.
play-order = { $seat }, { $topic } : { $policy } ({ $said })
policy-ask = toujours demander
policy-matters = demander quand cela peut compter
policy-pass = ne jamais demander
play-lang-how = Langues : { $languages }. Par exemple : langue en
play-over-won = LE JOUR SE LÈVE. L’équipe s’en est sortie.
play-over-lost = La nuit a gagné.
play-over-numbers = { $answers ->
    [one] { $answers } décision.
   *[other] { $answers } décisions.
} Toute la partie est gardée sous « { $name } ».

## Commandes : les mots qui les appellent

command-look = voir v regarder
command-log = journal j
command-why = pourquoi ? règle regle
command-refused = refus impossible
command-any = moment m
command-undo = annuler u
command-save = enregistrer
command-load = ouvrir
command-saves = sauvegardes
command-orders = consignes consigne
command-lang = langue
command-help = aide h
command-quit = quitter q
unit-step = pas réponse reponse
unit-turn = tour
unit-phase = phase

help-line = { $word } : { $help }
refusal-line = { $what } : { $why }
help-numbers = Tapez le numéro d’un choix (ou son identifiant). À toute invite, vous pouvez aussi taper :
help-look = toute la table ; voir NOM montre une chose
help-log = les dernières lignes du journal ; journal 50 en montre plus
help-why = les règles derrière ce qui vient d’arriver ; pourquoi 2 pour le choix 2, pourquoi W-WAVE-05, pourquoi éclaboussure
help-refused = ce qui n’est pas possible maintenant, et pourquoi
help-any = ce qui se fait à tout moment : défausser, Sacs à dos, Encouragement
help-undo = reprendre la dernière réponse ; annuler tour, annuler phase, annuler ligne 12
help-save = enregistrer NOM garde la table sous un nom
help-load = ouvrir NOM ouvre une sauvegarde nommée ou un fichier
help-saves = les sauvegardes nommées
help-orders = les consignes, pour ne pas être interrogé sur tout
help-help = cette liste
help-lang = langue en passe à l’anglais
help-quit = sortir ; la partie est enregistrée et attend

## Familles d’options repliées

fold-give = { $seat } : donner une carte… ({ $count } cartes)
fold-swap = { $seat } : faire de la place en jetant une carte… ({ $count } cartes)
fold-make-room = { $seat } : faire de la place en jetant une carte… ({ $count } cartes)
fold-barter = { $seat } : troquer une carte… ({ $count } cartes)
fold-make-do = { $seat } : fabriquer avec un substitut… ({ $count } façons)
fold-discard = { $seat } : jeter une carte… ({ $count } cartes)
fold-pack = { $seat } : ranger une carte dans un Sac à dos… ({ $count } cartes)
fold-unpack = { $seat } : sortir une carte d’un Sac à dos… ({ $count } cartes)
fold-target = { $seat } : choisir une cible… ({ $count } cartes)
fold-ammo = { $seat } : choisir combien dépenser… ({ $count } façons)
fold-other = { $first }, ou { $rest } autres…

## Rediffusions et règles

replay-title = { $game }, { $seats }, { $answers } réponses, graine { $seed }
replay-decision = { $seat } : { $choice }
replay-order = { $seat } (consigne) : { $choice }
replay-verified = Vérifié : { $answers } réponses sont licites, l’état est celui enregistré et le hasard est celui de la graine.
replay-verified-other = Rejoué : { $answers } réponses sont licites sous ces règles. L’enregistrement vient d’autres cartes ou règles ; les états ne sont pas comparés.
replay-more = Entrée pour la décision suivante, q pour arrêter.
rules-found = { $count ->
    [0] Aucune règle trouvée. Essayez avec moins de mots.
    [one] 1 règle.
   *[other] { $count } règles.
}
