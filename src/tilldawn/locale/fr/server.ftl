### The web server: what it says about tables, seats and links

## Choosing for a new table

lobby-candidate = Prouesse { $prowess }, Empathie { $empathy }, Sac à dos { $inventory }
lobby-packs = Paquets
    .hint = Des cartes et des pages maison, faites par d’autres, mêlées au reste.
lobby-border = { $border ->
    [red] Bord rouge : en choisir un
   *[black] Bord noir : en choisir deux
}

## Refused

error-stale = La table avait avancé avant l’arrivée de ce choix. Rien n’a été fait. Voici où elle en est.
error-not-your-seat = C’est à { $seat } de décider. Rien n’a été changé.
error-watching = Vous regardez cette table. Rien n’a été changé. Demandez le lien d’une place pour jouer.
error-table-stuck = Les règles ont été corrigées depuis que cette table a été jouée : elles n’admettent plus sa réponse { $position }, « { $answer } ». Rien n’a été modifié.
error-host-only = Seul l’hôte de cette table peut le faire. Rien n’a été changé.
error-no-chain = Il n’y a rien à composer maintenant. Rien n’a été changé.
error-chain-incomplete = Ce choix n’est pas complet, ou n’est plus possible tel quel. Rien n’a été changé. Regardez de nouveau le panneau.
error-no-vote = Personne n’a demandé à revenir en arrière. Rien n’a été changé.
error-not-begun = La partie n’a pas encore commencé. Rien n’a été changé. Chacun peut encore arriver ; l’hôte commence ensuite.
error-not-over = La partie n’est pas encore finie. Rien n’a été changé.
error-wrong-key = Ce lien privé n’apporte aucune table ici. Il est peut-être incomplet, ou vient d’un autre serveur. Copiez-le en entier et réessayez.
error-no-seat = Cette table n’a pas de place { $seat }. Rien n’a été changé.
error-colour = « { $colour } » n’est pas une couleur de place. Rien n’a été changé.
error-pace = « { $pace } » n’est pas une allure. Rien n’a été changé. Choisissez parmi : { $paces }.
error-wrong-link = Ce lien n’ouvre rien ici. Il a peut-être été remplacé. Demandez le lien actuel à qui vous l’a envoyé.
error-no-table = Il n’y a pas de telle table sur ce serveur. Elle a peut-être été supprimée.
error-no-entry = Vous n’avez pas de place à cette table. Ouvrez le lien reçu, ou demandez-en un.
error-too-many-tables = Vous avez installé { $count } tables en une heure. Rien n’a été changé. Continuez l’une d’elles, ou revenez plus tard.
error-too-many-connections = Ce navigateur a { $count } pages ouvertes à des tables. Fermez-en quelques-unes et rechargez celle-ci.
error-too-often = Cela a été demandé trop souvent depuis votre adresse. Rien n’a été changé. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
error-too-slow = L’envoi n’est pas arrivé en { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}. Rien n’a été changé. Réessayez.
error-busy = Le serveur est occupé par d’autres tables en ce moment. Rien n’a été changé. Réessayez dans un instant.
error-too-many-watchers = Autant de personnes que cette table en admet ({ $count }) la regardent déjà. Rien n’a été changé. Demandez le lien d’une place.
error-metrics = Les chiffres sont réservés à qui fait tourner ce serveur : depuis la même machine, ou avec le jeton de ses réglages.
error-settings = Les réglages de { $path } sont inutilisables ({ $reason }). Rien n’a été lancé. tilldawn serve --show-settings les montre tous avec leurs valeurs par défaut.
error-too-large = C’est plus grand que { $limit } ko. Rien n’a été changé.
error-message = Le serveur ne comprend pas ce message ({ $reason }). Rien n’a été changé. Rechargez la page.
error-other-origin = Cette demande vient d’un autre site. Rien n’a été changé.
error-other-name = Ce serveur ne répond pas au nom demandé. Qui le fait tourner règle ce nom par `public` dans ses réglages.
error-internal = Quelque chose s’est mal passé dans Tilldawn. La table est comme avant. Essayez autre chose, ou revenez d’un pas ; le journal du serveur a les détails.
error-no-cookie = Ce navigateur ne garde pas de cookies et ne peut donc pas tenir de place. Rien n’a été changé. Autorisez les cookies pour cette adresse et rechargez la page.
error-no-rule = Il n’y a pas de règle { $rule } dans les livrets.
error-no-page = Il n’y a rien à cette adresse.

## The store

error-unsaved = La réponse n’a pas pu être enregistrée : elle n’a pas été prise. La table est comme avant. Réessayez ; si cela ne suffit pas, le journal du serveur dit pourquoi.
error-unread = La table n’a pas pu être lue à l’instant. Rien n’a été changé. Réessayez ; si cela ne suffit pas, le journal du serveur dit pourquoi.
error-store-open = Les tables ne peuvent pas être ouvertes dans { $path } ({ $reason }). Rien n’a été changé. Vérifiez le dossier et les droits, ou donnez un autre dossier avec TILLDAWN_DATA.
error-store-newer = Les tables de { $path } ont été écrites par un Tilldawn plus récent (version { $version } du fichier ; celui-ci connaît { $known }). Le fichier reste tel quel. Mettez Tilldawn à jour, ou donnez un autre dossier avec TILLDAWN_DATA.
error-store-write = L’enregistrement a échoué ({ $reason }) ; rien n’a donc été fait. La table est comme avant. Réessayez ; si cela continue, prévenez la personne qui tient ce serveur.
error-store-full = Le disque est plein : rien n’a pu être enregistré, rien n’a été fait. La table est comme avant. La personne qui tient ce serveur doit faire de la place sur son disque ; réessayez ensuite.
error-store-read = La table n’a pas pu être lue ({ $reason }). Rien n’a été changé. Réessayez ; si cela continue, prévenez la personne qui tient ce serveur.
error-store-gone = Cette table a été supprimée. Rien n’a été changé.
error-store-moved = Quelqu’un d’autre a continué cette table entre-temps ; ceci n’a donc pas été pris. Rien n’a été changé. Rechargez la page.
error-store-damaged = Cette table est fermée : ce qui en est gardé n’est pas ce qui a été écrit. { $whole } des { $length } entrées de son journal sont intactes, depuis le début. Rien n’a été changé. La personne qui tient ce serveur peut les enregistrer dans un fichier : tilldawn store export { $table } FICHIER
error-store-locked = Les tables de { $path } sont utilisées par un autre serveur (processus { $process }). Rien n’a été changé. Arrêtez d’abord celui-là, ou donnez à celui-ci un autre dossier avec TILLDAWN_DATA.
error-store-lease = Un autre processus de ce serveur a repris cette table. Rien n’a été changé. Rechargez la page.
error-store-none = Il n’y a pas de tables dans { $path }. Rien n’a été créé.
error-store-reach = La base de données { $path } ne peut pas être utilisée ({ $reason }). Rien n’a été changé. Vérifiez qu’elle tourne, l’adresse et les droits.
error-store-older = Les tables de { $path } ont été écrites par un Tilldawn plus ancien. Rien n’a été changé. Lancez une fois un serveur de cette version sur elles ; il les met à jour.
error-store-closed = Le serveur est en train de s’arrêter. Rien n’a été changé. Réessayez dans un instant.
error-store-address = « { $address } » n’est pas une sorte de dépôt de tables. Donnez postgresql://… ou le chemin d’un fichier.
error-store-notice = Un avis aux autres processus dépasse { $limit } octets, ou contient des signes qui ne peuvent pas être transmis.
error-store-no-table = Il n’y a pas de table { $table } dans ce dépôt.
error-store-lost = Il reste trop peu de la table { $table } pour en faire une sauvegarde. Rien n’a été changé. Une copie de secours l’a peut-être encore.
error-store-not-empty = Il y a déjà des tables dans ce dépôt-là. Rien n’a été changé. Copiez vers un dépôt vide.
error-store-itself = { $path } est le dépôt lui-même. Rien n’a été changé. Donnez un autre fichier.
error-store-put = { $path } n’a pas pu être écrit ({ $reason }). Ce qui s’y trouvait y est encore.

## tilldawn store

store-sound = { $tables ->
    [one] { $tables } table est telle qu’elle a été écrite
   *[other] { $tables } tables sont telles qu’elles ont été écrites
} ({ $entries } entrées dans les journaux).
store-unsound = Il y a des dégâts : { $damaged } tables sur { $tables } sont fermées. Les autres peuvent être jouées.
store-damaged = { $table } : endommagée ; { $whole } entrées sur { $length } sont intactes. tilldawn store export { $table } FICHIER les enregistre.
store-problem = La base de données dit : { $problem }
store-broken = La base de données elle-même est endommagée, pas seulement une table. Arrêtez le serveur, mettez-la de côté et remettez la dernière sauvegarde ; ce qui se lit encore d’une table, tilldawn store export TABLE FICHIER l’enregistre.
store-backed-up = { $path } : { $tables ->
    [one] { $tables } table écrite
   *[other] { $tables } tables écrites
}.
store-copied = { $tables ->
    [one] { $tables } table copiée
   *[other] { $tables } tables copiées
} vers { $to }.
store-exported = { $table } est dans { $path }, entière ({ $entries } entrées).
store-exported-part = { $table } est dans { $path } aussi loin qu’elle est intacte : { $entries } entrées sur { $length }.
store-exported-rules = { $table } est dans { $path } aussi loin que les règles d’aujourd’hui le permettent : { $entries } entrées sur { $length }.
store-would-expire = { $tables ->
    [0] Aucune table
    [one] { $tables } table
   *[other] { $tables } tables
} et { $browsers ->
    [0] aucun nom
    [one] { $browsers } nom
   *[other] { $browsers } noms
} s’en iraient. Rien n’a été changé.
store-expired = { $tables ->
    [0] Aucune table
    [one] { $tables } table
   *[other] { $tables } tables
} et { $browsers ->
    [0] aucun nom
    [one] { $browsers } nom
   *[other] { $browsers } noms
} : partis.

## Serving

serve-ready = Tilldawn est à http://{ $host }:{ $port } (Ctrl+C l’arrête ; tout est enregistré)
serve-open = Quiconque atteint cette machine sur le port { $port } peut y installer des tables ; les places sont protégées par leurs liens. La connexion n’est pas chiffrée : mieux vaut un relais avec TLS devant.
serve-no-page = Ce Tilldawn a été empaqueté sans la page de la table web. Dans les sources, construisez-la : make page. Installé par pip, prenez une version publiée (une roue faite par make wheel contient la page). En attendant, la table du terminal marche : tilldawn play
error-processes = { $count } processus ne peuvent pas être lancés. Rien n’a été lancé. Choisissez de 1 à { $most }.
error-port = Le port { $port } de { $host } ne peut pas être utilisé ({ $reason }). Choisissez-en un autre : tilldawn serve --port { $other }

## Rulings of Survive Until Daylight one can choose

switch-line-on-reveal = La ligne se forme aussitôt
    .text = Les ennemis s’alignent dès que l’Assaut est révélé, et non quand VAGUE ! est acceptée.
switch-one-energy-drink = Une seule Boisson énergisante
    .text = Qui en boit une choisit si elle donne une attaque ou une fabrication.
