### La page : accueil, nouvelle table, mes tables, rejoindre par un lien

web-start-tagline = Deux jeux où l’on passe la nuit ensemble.
web-start-resume = Reprendre { $game } : { $heading }
web-start-loading = Les jeux et vos tables arrivent…
web-start-again = Réessayer
web-start-home = Vers l’accueil

## Mon nom, langue, thème

web-start-my-name = Mon nom
    .placeholder = à choisir
web-start-name-kept = C’est noté.
web-start-language = Langue
web-start-theme = Thème
web-start-theme-system = Système
web-start-theme-light = Clair
web-start-theme-dark = Sombre

## Jeux

web-start-games = Choisir un jeu
web-start-play = Jouer
web-start-players = De { $least } à { $most } joueurs

## Une nouvelle table

web-start-new = Nouvelle table : { $game }
web-start-seats = Qui joue ?
web-start-seat-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
web-start-seat-fewer = Une place de moins
web-start-seat-more = Une place de plus
web-start-seat-name = Nom à la place { $number }
web-start-seat-who = Qui joue à la place { $number }
web-start-name-person = Joueur { $number }
web-start-name-seat = Place { $number }
web-start-who-me = Moi, ici
web-start-who-friend = Un proche, par lien
web-start-invites = Les liens pour vos proches vous attendent à la page suivante. Tant que personne ne s’y assoit, la place reste libre.
web-start-box = Ce que l’on joue :
web-start-read = En savoir plus
web-start-take-it = Jouer ceci
web-start-read-done = Retour
web-start-care = Thèmes difficiles : { $count ->
    [0] choisir lesquels estomper
    [one] { $count } sera estompé
   *[other] { $count } seront estompés
}
web-start-more = Plus d’options
web-start-most = { $count } sur { $most } choisis
web-start-at-table = Choisir à la table
web-start-seed = Graine
    .hint = La même graine et les mêmes réponses donnent la même partie. Laissez vide pour une nouvelle.
web-start-begin = Commencer
web-start-cancel = Plus tard

## Mes tables

web-start-continue = Continuer
    .empty = Aucune table pour l’instant. Toute partie que vous commencez ou rejoignez vous attend ici ; chaque coup est enregistré aussitôt.
web-start-running = en cours
web-start-over = terminée
web-start-go-on = Continuer
web-start-look = Revoir
web-start-forget = Oublier
web-start-forget-sure = Oublier cette table pour de bon, pour tout le monde ?
web-start-keep = La garder

## Un fichier de sauvegarde

web-start-open = Ouvrir une sauvegarde
web-start-open-choose = Choisir un fichier
web-start-salvage = L’ouvrir aussi loin que possible
web-start-open-drop = ou le déposer ici. Il s’ouvre comme une nouvelle table.

## Rejoindre par un lien

web-start-joining = Nous cherchons votre place…
web-start-no-entry = Ce lien ne mène nulle part
web-start-taken = { $name } est déjà à cette place
web-start-taken-here = Cette place est tenue dans un autre navigateur, et { $name } est à la table en ce moment. Si c’est vous, reprenez la place ; l’autre navigateur n’y décidera plus.
web-start-taken-away = Cette place est tenue dans un autre navigateur, mais { $name } n’est pas là en ce moment. Si vous la prenez, l’autre navigateur n’y décidera plus.
web-start-take = Prendre cette place
web-start-sit = S’asseoir

## Quand quelque chose ne va pas

web-start-lost = Il n’y a rien ici
    .text = Cette adresse ne mène à aucune table ni à aucune page. Peut-être qu’un morceau s’est perdu en chemin.
web-start-unloaded = La table n’a pas pu être chargée
    .text = Le serveur ne répond pas, ou il vient d’être renouvelé. Votre partie est en sûreté.
web-start-no-answer = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
web-start-odd-answer = Le serveur a répondu quelque chose que cette page ne comprend pas. Réessayez dans un instant.

## À qui tout cela appartient

web-start-unofficial = Une œuvre de fans, non officielle. Les jeux, leurs titres et tous les noms appartiennent à leurs propriétaires, qui ne l’ont ni faite ni approuvée.
web-start-icons = Icônes :
web-start-licences = Licences
