### Messages sans jeu attitré : noms, listes, retours en arrière, erreurs

## Noms et listes

# Formes d’un nom : attributs du message qui nomme une chose, mis dans une phrase par THE($card), ONE($card), TO($card).
# the : avec l’article défini ; one : avec l’indéfini ; to : après « à ». Un nom propre n’a pas d’article.
name-forms = the one to
# Une personne à la table, telle qu’elle a écrit son nom.
name = { $name }
    .to = à { $name }
# Le siège d’une question à laquelle plusieurs peuvent répondre.
name-anyone = Tout le monde
    .the = tout le monde
    .to = à tout le monde
# $most : tout sauf le dernier, séparé par des virgules.
list-and = { $most } et { $last }
list-nothing = rien

## Événements de la table

event-undone = { $answers ->
        [one] La table reprend { $answers } réponse.
       *[other] La table reprend { $answers } réponses.
    }
event-continued = Cette partie a été enregistrée sous d’autres règles ou d’autres cartes. Rejouée, elle continue sous celles d’aujourd’hui.
event-rescued = Une ancienne sauvegarde a été ouverte. Sa réponse { $position }, « { $answer } », n’est plus admise : la partie continue depuis le dernier point de reprise, sans ce qui y a mené.

## Erreurs : répondre

error-game-over = La partie est finie et n’attend plus de réponse. Rien n’a changé. Commencez une nouvelle partie ou revenez d’un pas.
# $option et $answer sont des identifiants pour programmeurs (give:0:planks).
error-unknown-option = « { $option } » n’est pas possible maintenant. Rien n’a changé. { $count ->
        [one] Une seule réponse est ouverte : choisissez-la.
       *[other] Choisissez l’une des { $count } réponses ouvertes.
    }
# $given : ce qu’un programme a donné au lieu d’un identifiant ; $id : l’identifiant de cette option, si c’en est une.
error-not-an-id = On répond par l’identifiant d’une option, pas par { $given }. Rien n’a changé. Donnez l’identifiant de l’option, « { $id } », ou l’option elle-même à play().
error-other-seat = « { $option } » : c’est à { $seat } de répondre. Rien n’a changé. Laissez { $seat } choisir.
error-unknown-order = La consigne « { $policy } » n’existe pas pour « { $topic } ». Vos consignes restent les mêmes. Choisissez un sujet de ce jeu, puis ask, matters ou pass.

## Erreurs : revenir en arrière

error-needs-consent = Revenir en arrière effacerait { $reveals ->
        [one] { $reveals } résultat déjà montré
       *[other] { $reveals } résultats déjà montrés
    } par le hasard. Rien n’a changé. Demandez à toute la table ; si tout le monde est d’accord, recommencez.
error-nothing-to-undo = Il n’y a encore aucun choix à reprendre. Rien n’a changé. Faites d’abord un choix.
error-no-such-line = Cette partie n’a pas de ligne { $line } où revenir. Rien n’a changé. Choisissez une ligne du journal.
error-unknown-undo = On ne peut pas revenir à « { $to } ». Rien n’a changé. Revenez d’un pas, d’un tour ou d’une phase (step, turn, phase), ou à une ligne du journal.

## Erreurs : une nouvelle table

error-guide-alone = Une partie guidée a son propre début : { $given } ne va pas avec --guide. Aucune table n’a été dressée. Enlevez cela, ou commencez une partie ordinaire.
error-no-guide = Il n’y a pas de première partie guidée pour « { $game } ». Aucune table n’a été dressée. Commencez une partie ordinaire.
error-unknown-game = Le jeu « { $game } » n’existe pas. Aucune table n’est dressée. Choisissez parmi : { $games }.
error-unknown-bot = Le robot « { $bot } » n’existe pas. Aucune table n’est dressée. Choisissez parmi : { $bots }.
error-seat-count = Ce jeu ne se joue pas à { $count }. Aucune table n’est dressée. Prévoyez de { $least } à { $most } sièges.
error-bad-packs = Les paquets ne peuvent pas être { $given }. Aucune table n’est dressée. Donnez la liste de leurs identifiants, chacun une fois.
error-unknown-pack = Le paquet « { $pack } » n’est pas ici. Aucune table n’est dressée. Installez ce qui l’apporte, ou retirez-le (tilldawn packs donne la liste).
error-pack-of-other-game = Le paquet « { $pack } » est pour le jeu « { $game } ». Aucune table n’est dressée. Retirez-le, ou jouez à ce jeu.
error-no-packs = Ce jeu ne prend pas de paquets. Aucune table n’est dressée. Retirez le réglage « packs ».
# $kind : game, bot ou pack ; $package : le paquet Python qui l’apporte ; $reason : une erreur en anglais.
error-plugin-broken = { $kind ->
    [game] Le jeu
    [bot] Le robot
   *[pack] Le paquet
} « { $name } », apporté par { $package }, est inutilisable ({ $reason }). Tout le reste marche. Mettez ce module à jour ou retirez-le.
error-bad-bot = « { $bot } » n’est pas un robot. Aucune table n’est dressée. Donnez un nom ({ $bots }), ou module:Classe avec une classe dont les objets savent choisir.
error-bot-stays-here = Ce robot ne peut pas être envoyé à d’autres processus ({ $reason }). Rien n’a été joué. Prenez un seul processus, ou donnez le robot comme classe ou comme module:Classe.
error-bad-seats = Les sièges ne peuvent pas être { $given }. Aucune table n’est dressée. Dites combien il y en a (de { $least } à { $most }), ou donnez la liste des noms.
error-not-text = « { $given } » n’est pas un texte qui s’écrive. Rien n’a été installé. Employez les lettres, chiffres et signes d’un clavier.
error-bad-options = Les réglages d’une table ne peuvent pas être { $given }. Aucune table n’est dressée. Donnez des noms et leurs valeurs, dans un dict.
error-unknown-setting = Le réglage « { $setting } » n’existe pas. Aucune table n’est dressée. Les réglages sont : { $settings }.
error-bad-setting = Le réglage « { $setting } » ne peut pas valoir « { $value } ». Aucune table n’est dressée. Valeurs possibles : { $values }.
error-one-per-seat = Le réglage « { $setting } » attend une liste { $seats ->
        [one] d’une entrée au plus, pour le seul siège.
       *[other] de { $seats } entrées au plus, une par siège.
    } Aucune table n’est dressée. Raccourcissez la liste ou retirez ce réglage.
error-character-twice = Le personnage « { $character } » est choisi deux fois. Aucune table n’est dressée. Donnez à chaque siège un personnage à lui.
error-weapon-gone = Il ne reste plus de « { $weapon } » dans la boîte. Aucune table n’est dressée. Choisissez une autre arme.
error-too-many-weapons = Le siège { $seat } a trop d’armes. Aucune table n’est dressée. Choisissez-lui au plus { $count ->
        [one] { $count } arme commune.
       *[other] { $count } armes communes.
    }
error-bad-group = Ce n’est pas un groupe de départ : « { $value } ». Aucune table n’est dressée. Choisissez trois Personnages différents, un à bord rouge et deux à bord noir, ou retirez ce réglage.
error-bad-founders = Ce n’est pas un groupe de départ pour ce scénario : « { $value } ». Aucune table n’est dressée. Choisissez des Personnages différents, à bord rouge ({ $red }) et à bord noir ({ $black }), ou retirez ce réglage.

# $extra : web, terminal ou all. Ce sont les derniers mots d’une commande : ils disent quoi taper.
error-needs-extra = { $extra ->
    [web] La table web n’est pas installée ici.
    [terminal] La table plein écran n’est pas installée ici. Les lignes simples marchent : tilldawn play --text
   *[all] Tilldawn n’est pas installé en entier ici.
} Pour l’installer : pip install "tilldawn[{ $extra }]"

## Erreurs : lire

error-unknown-language = Il n’y a pas de textes dans la langue « { $lang } ». Rien n’a changé. Choisissez parmi : { $languages }.

## Erreurs : sauvegardes

error-save-not-bytes = Une sauvegarde s’ouvre à partir de ses octets, pas de { $given }. Rien n’a changé. Lisez d’abord le fichier : Path(…).read_bytes()
error-save-unreadable = Ce fichier n’est pas une sauvegarde de Tilldawn. Il reste tel quel. Choisissez un autre fichier.
error-save-truncated = Il manque la fin de cette sauvegarde. Le fichier reste tel quel. Ouvrez-en une copie antérieure.
error-save-edited = Cette sauvegarde est abîmée ou a été modifiée à la main. Le fichier reste tel quel. Ouvrez-en une copie intacte.
error-save-newer = Cette sauvegarde est au format { $format } ; ce programme lit les formats jusqu’à { $known }. Le fichier reste tel quel. Mettez Tilldawn à jour pour l’ouvrir.
error-save-newer-rules = Cette sauvegarde suit la version { $version } des règles ; ce programme a la version { $known }. Le fichier reste tel quel. Mettez Tilldawn à jour pour l’ouvrir.
error-save-other-game = Cette sauvegarde est du jeu « { $found } », qui ne s’ouvre pas ici. Le fichier reste tel quel. Choisissez une sauvegarde de : { $wanted }.
error-save-name = « { $name } » ne peut pas être le nom d’une sauvegarde. Rien n’a été écrit. Commencez par une lettre ou un chiffre, puis au plus 60 lettres, chiffres, espaces ou . , ( ) + -
error-save-disk = La sauvegarde n’a pas pu être écrite dans { $path } ({ $reason }). La précédente est intacte. Faites de la place sur le disque ou autorisez l’écriture, puis enregistrez à nouveau.
error-no-such-save = La sauvegarde « { $name } » ne peut pas être lue dans { $path } ({ $reason }). Rien n’a changé. Vérifiez le nom ou choisissez une autre sauvegarde.
error-save-pack = Cette partie a été jouée avec le paquet « { $pack } », introuvable ici. Le fichier reste tel quel. Installez ce qui apporte ce paquet, puis rouvrez la partie.
error-replay = Les règles ont été corrigées depuis cette sauvegarde : elles n’admettent plus sa réponse { $position }, « { $answer } ». Le fichier reste tel quel ; on peut continuer depuis son dernier point de reprise.
error-modules-clash = Les modules { $one } et { $other } ne se jouent pas ensemble : le livret le dit. Choisissez l’un des deux.
error-level-scenario = Un scénario a la difficulté de sa fiche : { $scenario } ne se joue pas au niveau { $level }. Aucune table n’est dressée. Retirez l’un des deux.
error-module-needs = Le module { $one } n’est rien sans { $other }. Choisissez les deux, ou aucun.
error-save-origin = Cette sauvegarde a été reprise d’anciennes règles : son histoire commence par un état que personne ici n’a vu se former. Un serveur ne la croit pas sur parole ; elle se joue chez vous, dans le terminal.
error-save-too-long = Cette sauvegarde compte { $entries } entrées ; on en rejoue ici { $most } au plus. Le fichier reste tel quel. Poursuivez la partie chez vous, dans le terminal.
error-save-too-many-undos = Dans cette sauvegarde, on est revenu en arrière { $undos } fois ; on en rejoue ici { $most } au plus. Le fichier reste tel quel. Poursuivez la partie chez vous, dans le terminal.
error-save-too-slow = Rejouer cette sauvegarde prend trop de temps : on s’est arrêté après { $played } réponses. Le fichier reste tel quel. Réessayez plus tard, ou poursuivez la partie chez vous, dans le terminal.
error-checkpoint = Ce raccourci vers la table ne lui va plus ({ $reason }). La table est rejouée d’après son journal.
error-output = Quelque chose n’a pas pu être lu ou écrit ({ $reason }). Ce qui était enregistré est intact. Faites de la place sur le disque ou autorisez l’accès, puis recommencez.

## Erreurs : pour qui travaille sur Tilldawn

error-no-tests = Il n’y a pas de tests ici, donc aucune couverture à montrer. Rien n’a changé. Lancez ceci dans une copie des sources de Tilldawn.
error-nothing-to-continue = Aucune partie inachevée n’a été trouvée. Commencez-en une : tilldawn play --new
error-chance-forged = Le tirage { $draw } du hasard n’est pas celui de la graine : cette partie n’a pas été jouée comme le dit l’enregistrement. Le fichier reste tel quel.
error-chance-count = Selon cette sauvegarde, le hasard a parlé { $drawn } fois ; son journal compte { $found } tirages. La partie n’a pas été jouée comme elle le dit. Le fichier reste tel quel. Ouvrez-en une copie intacte.

## Réponses communes à tous les jeux

option-go-on = Continuer

# Consignes : ce sur quoi un siège peut être interrogé.
order-moment = Avant qu’il ne soit trop tard
    .text = On vous interroge avant un jet, une pioche ou une perte quand une chose possible à tout moment risque ensuite de venir trop tard. « Toujours » interroge dès qu’il y a quelque chose à faire.
