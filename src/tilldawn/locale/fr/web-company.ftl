### La page : se réunir. Invitations, liens, allées et venues, mes tables ailleurs

## La page d’invitation

web-invite = Appeler les autres
    .about = Envoyez à chacun le lien de sa place. Qui l’ouvre dit un nom et s’assoit ; aucun compte n’est nécessaire.
    .guest = Vous êtes à la table. Dès que tout le monde est là, l’hôte commence.
web-invite-gathering = On se rassemble
    .about = Tous sont assis, mais certains n’ont pas encore dit qu’ils sont prêts.
web-invite-all = Tout le monde est là
    .about = Vous pouvez commencer.
web-invite-table = { $count ->
    [one] Une table pour une personne
   *[other] Une table pour { $count }
}
    .about = On peut la quitter et la reprendre à tout moment ; chaque coup est enregistré aussitôt.
web-invite-seats = Places
web-invite-you = vous
web-invite-you-host = vous, hôte
web-invite-host = hôte
web-invite-link = par lien
web-invite-bot = robot
web-invite-free = Personne n’est encore assis ici
web-invite-here-ready = À la table, d’accord pour commencer
web-invite-here = À la table, pas encore d’accord
web-invite-away = Pas là en ce moment
web-invite-stands-in = Un robot garde la place
web-invite-plays = Peut commencer
web-invite-about-you = Vous donnez le départ.
web-invite-about-free = Envoyez ce lien à qui doit s’asseoir ici. L’ouvrir ne prend rien : seul « S’asseoir » le fait.
web-invite-about-here = Lit dans sa langue, sur son écran.
web-invite-about-away = Son lien lui garde la place.
web-invite-about-bot = Joue de lui-même et dit pourquoi. Qui ouvre le lien de cette place peut la prendre ; le robot s’efface alors.
web-invite-about-host = Commence la partie quand tout le monde est là.
web-invite-change = Changer le nom ou la couleur
web-invite-bot-holds = Qu’un robot la garde
web-invite-i-decide = Je décide à sa place
web-invite-free-again = La laisser libre pour un proche
web-invite-give = Donner cette place à un proche
web-invite-own = Mon lien d’hôte : pour personne d’autre
    .about = Gardez-le : il apporte le rôle d’hôte sur un autre appareil et permet d’y libérer des places. Ne le donnez à personne, ou seulement à qui doit devenir l’hôte.
web-invite-own-new = En faire un nouveau
web-invite-own-new-sure = Faire un nouveau lien d’hôte ? L’ancien n’ouvrira plus rien.
web-invite-watchers = Lien pour regarder
    .about = On y voit la table sans rien décider.
web-invite-qr = Code QR du lien pour { $name }
web-invite-qr-me = Code QR de mon lien privé
web-invite-ready-count = { $ready } sur { $all } peuvent commencer
web-invite-waiting = { $count ->
    [one] On attend { $names } : envoyez le lien, ou commencez sans.
   *[other] On attend { $names } : envoyez les liens, ou commencez sans.
}
    .why = { $count ->
    [one] Un robot peut garder la place. Qui vient plus tard la reprend, même au milieu d’une nuit, et vous en êtes averti.
   *[other] Des robots peuvent garder les places. Qui vient plus tard reprend la sienne, même au milieu d’une nuit, et vous en êtes averti.
}
web-invite-unready = Pas encore d’accord pour commencer : { $names }.
    .why = Vous pouvez commencer quand même ; la partie les attend quand vient leur tour.
web-invite-all-ready = Tout le monde est là.
    .why = Les liens restent valables : une place peut changer de mains à tout moment.
web-invite-guest-ready = C’est noté. { $host ->
    [none] L’hôte commence.
   *[other] { $host } commence.
}
web-invite-guest-unready = Dites quand on peut commencer pour vous.
web-invite-watching = Vous regardez. { $host ->
    [none] L’hôte commence.
   *[other] { $host } commence.
}
web-invite-begun = La partie est en cours.
    .why = Les liens restent valables : une place peut changer de mains à tout moment.
web-invite-begin = Commencer
web-invite-begin-anyway = Commencer quand même
web-invite-begin-bot = { $count ->
    [one] Commencer : un robot garde la place
   *[other] Commencer : des robots gardent les places
}
web-invite-begin-me = { $count ->
    [one] Commencer : je décide à sa place
   *[other] Commencer : je décide à leur place
}
web-invite-begin-wait = Commencer et les attendre à la table
web-invite-im-ready = On peut commencer
web-invite-not-yet = Pas encore
web-invite-back = Retour à la table
web-invite-show = Page d’invitation
web-invite-stand-up = Se lever
web-invite-stand-up-sure = Vous lever ? La place de { $name } sera libre, et son ancien lien ne l’ouvrira plus.
web-share = Partager…
web-share-text = Une place pour vous : { $game }
web-share-text-host = Le lien d’hôte de ma table : { $game }
web-free-seat-waits = { $count ->
    [one] La place de { $names } est libre : la table attend qui en a le lien.
   *[other] Les places de { $names } sont libres : la table attend qui en a les liens.
}

## Ce qui se passe entre les gens

web-said-joined = { $other ->
    [none] { $name } prend place à la table.
   *[other] { $name } prend la place réservée à { $other }.
}
web-said-taken = { $same ->
    [yes] { $name } a repris la place dans un autre navigateur.
   *[no] { $name } a pris la place de { $other }.
}
web-said-bot-left = { $same ->
    [yes] { $name } prend place ; le robot s’efface.
   *[no] { $name } prend place ; le robot { $other } s’efface.
}
web-said-came = { $name } est là.
web-away-stand-in = Laisser un bot jouer pour { $name }
web-said-away = { $name } n’est plus là.
web-said-back = { $name } est de retour.
web-said-left = { $name } quitte la table ; la place est libre.
web-said-freed = L’hôte a libéré la place de { $name }.
web-said-stood-in = Un robot garde maintenant la place de { $name }.
web-said-given-back = La place de { $name } n’est plus gardée par un robot.
web-said-sat = { $same ->
    [yes] L’hôte décide aussi pour { $name }.
   *[no] { $other } décide aussi pour { $name }.
}
web-said-renamed = { $other } s’appelle désormais { $name }.
web-said-coloured = { $name } change de couleur : { $other }.
web-said-hosted = { $name ->
    [none] La table a maintenant un autre hôte.
   *[other] { $name } est maintenant l’hôte de la table.
}
web-said-ready = { $name } est d’accord pour commencer.
web-said-unready = { $name } demande encore un moment.
web-said-begun = { $name ->
    [none] La partie commence.
   *[other] { $name } a lancé la partie.
}
web-said-again = { $name ->
    [none] Une autre table attend les mêmes personnes.
   *[other] { $name } voudrait rejouer : une autre table vous attend tous.
}
web-said-undo-asked = { $name } demande à reprendre { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}.
web-said-undo-refused = { $name } a refusé de revenir en arrière. Rien n’a été repris.
web-said-undo-withdrawn = { $name } préfère finalement ne pas revenir en arrière.
web-said-undo-dropped = La partie a continué : rien n’est repris.
web-said-undone = { $name } a repris { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}.
web-said = Entre les joueurs
web-play-again = Rejouer avec les mêmes personnes
    .alone = Rejouer
web-again-go = Aller à la nouvelle table

## Un lien a été ouvert

web-join-seat = Une place vous attend
web-join-bot = Un robot joue à cette place
    .about = Asseyez-vous, et il s’efface : vous décidez ensuite ici.
web-join-host = L’hôte décide ici pour { $name }
    .about = Si vous la prenez, l’hôte n’y décide plus.
web-join-lost = Votre place a été prise
    .about = { $here ->
    [yes] { $name } la tient maintenant dans un autre navigateur et se trouve à la table. Si vous la reprenez, ce navigateur n’y décidera plus.
   *[no] { $name } la tient maintenant dans un autre navigateur et n’est pas là en ce moment. Si vous la reprenez, ce navigateur n’y décidera plus.
}
web-join-lost-free = Votre place est de nouveau libre
web-join-take-back = Reprendre ma place
web-join-table = { $game } : { $heading }
web-join-people = À la table : { $names }.
web-join-alone = Il n’y a encore personne d’autre à la table.
web-join-hosting = Devenir l’hôte de cette table
    .about = { $here ->
    [yes] { $name } en est l’hôte et se trouve à la table. L’hôte voit les liens des places libres, libère des places et commence la partie.
   *[no] { $name } en est l’hôte et n’est pas là en ce moment. L’hôte voit les liens des places libres, libère des places et commence la partie.
}
    .nobody = L’hôte voit les liens des places libres, libère des places et commence la partie.
web-join-host-with = Devenir l’hôte et s’asseoir comme { $names }
web-join-host-only = Seulement devenir l’hôte

## Mes tables, ailleurs

web-me = Mon lien privé
    .about = Il apporte votre nom et vos tables dans un autre navigateur ou sur un autre appareil. Qui l’a est vous : gardez-le là où vous seul le trouvez, et ne le donnez à personne.
web-me-show = Montrer mon lien privé
web-me-nothing = Il n’y a encore rien à emporter : dites votre nom, ou commencez une table.
web-me-link = Mon lien privé
web-me-elsewhere = Sur un autre appareil ? Votre lien privé y apporte vos tables.
web-me-bring = { $name ->
    [none] Apporter des tables ici ?
   *[other] Apporter ici les tables de { $name } ?
}
web-me-bring-what = { $count ->
    [0] Aucune table pour l’instant, seulement le nom.
    [one] { $count } table.
   *[other] { $count } tables.
}
    .about = Ce navigateur est alors la même personne que celui d’où vient le lien ; les deux peuvent continuer à jouer.
web-me-bring-lose = { $count ->
    [one] Ce navigateur a { $count } table à lui. Elle ne serait plus listée ici. Gardez d’abord le lien privé de ce navigateur :
   *[other] Ce navigateur a { $count } tables à lui. Elles ne seraient plus listées ici. Gardez d’abord le lien privé de ce navigateur :
}
web-me-bring-it = Les apporter ici
web-me-same = Ces tables sont déjà ici.

## Mes tables, d’un coup d’œil

web-start-won = gagnée
web-start-lost-game = perdue
web-start-finished = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
web-start-finished-tally = { $won } gagnées, { $lost } perdues
web-start-join = Rejoindre par un lien
    .label = Lien vers une table
    .about = Vous voyez la table et qui s’y trouve avant de vous asseoir. Aucun compte, rien à installer.
web-start-join-look = Regarder d’abord
web-start-join-wrong = Ce lien ne mène à aucune table de ce serveur. Copiez-le en entier et réessayez.
web-start-tables = { $count ->
    [one] { $count } table en cours
   *[other] { $count } tables en cours
}
web-start-go = Reprendre
