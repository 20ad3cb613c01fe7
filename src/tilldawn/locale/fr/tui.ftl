### La table au terminal

tui-heading = Manche { $round } · { $phase ->
    [search] Recherche
    [trade] Échange
   *[combat] Combat
} · Premier joueur : { $first } · { $held ->
    [yes] VAGUE ! : { $holder }
   *[no] VAGUE ! parmi { $active } cartes
}
tui-line = La ligne ({ $count ->
    [one] { $count } ennemi
   *[other] { $count } ennemis
}), ils attaquent de gauche à droite :
tui-foe = ♥{ $left }/{ $health }{ $fights ->
    [yes] {" "}⚔{ $attack }{ $draws ->
        [0] {""}
        [one] +1 carte
       *[other] +{ $draws } cartes
    }
   *[no] {" "}témoin
}{ $spears ->
    [0] {""}
   *[other] {" "}†{ $spears }
}{ $away ->
    [yes] {" "}hors combat
   *[no] {""}
}{ $aims ->
    [yes] {" "}→ { $aim }
   *[no] {""}
}
tui-special = { $special ->
    [steals] {" "}(vole)
    [walls] {" "}(ignore les Barricades)
    [bolsters] {" "}(autres +1)
   *[none] {""}
}
tui-player = { $health }/{ $track } { $character } · emplacements { $slots }/{ $limit }{ $barricades ->
    [0] {""}
   *[other] {" "}· Barricade { $barricades }
}{ $traps ->
    [0] {""}
   *[other] {" "}· Piège { $traps }
}{ $first ->
    [yes] {" "}· Premier joueur
   *[no] {""}
}{ $wave ->
    [yes] {" "}· VAGUE !
   *[no] {""}
}{ $ready ->
    [yes] {" "}· a fini
   *[no] {""}
}
tui-piles = Actifs { $active } · Décombres { $rubble } · défausse { $discard } · Combat { $combat } ({ $used } utilisées) · Assaut { $assaults } · jetons : Barricades { $barricade }, Pièges { $trap }, Grenades { $grenade }, Lances { $spear }
tui-character = Santé { $health }, commence avec { THE($weapon) }.
tui-piles-title = Piles
tui-drawn = Piochées : { $cards }
tui-working = … (espace : passer)
tui-over = La partie est finie. u : revenir, Échap : sortir.
tui-keys = 1-9 choisir t objets l journal w récit F1 règle u annuler a moment h aide
tui-too-small = La table demande { $least_width }×{ $least_height } caractères ; cette fenêtre en a { $width }×{ $height }. Agrandissez-la : rien n’est perdu. (tilldawn play --text marche à toute taille.)
tui-choose-keys = Entrée ou un numéro : choisir · Échap : fermer
tui-reading = Entrée : continuer
tui-no = Non
tui-yes = Oui
tui-confirm = Confirmer
tui-allot-keys = ↑ ↓ lequel · ← → moins, plus · Entrée : confirmer · Échap : choisir un par un
tui-allotted = { $done } sur { $total }
tui-pack-title = { $name } : que mettre dans le Sac à dos ?
tui-pack-toggle = Dedans ou dehors
tui-pack-keys = ↑ ↓ lequel · espace : dedans ou dehors · Entrée : confirmer · Échap : laisser
tui-packed = { $done } places prises sur { $total }
tui-pack-stuck = Il n’y a pas la place de sortir cette carte : jetez d’abord autre chose.
tui-no-backpack = Personne ici ne peut ranger un Sac à dos pour l’instant.
tui-refused-title = Impossible maintenant, et pourquoi
tui-orders-title = Consignes
tui-order = { $seat }, { $name } : { $said }
tui-rescue = Continuer depuis son dernier point de reprise ? L’ancienne sauvegarde est gardée.
tui-orders-text = Choisissez-en une pour la changer : toujours demander, demander quand cela peut compter, ne jamais demander.
tui-save-name = Sous quel nom enregistrer la table ?
tui-pace = Rythme : { $pace ->
    [slow] lent, chaque moment attend que vous continuiez
    [normal] normal, les petits moments passent d’eux-mêmes
    [once] tout de suite, rien n’est montré, w en donne la liste
   *[stopped] arrêté, espace avance d’un pas
}
tui-since = Depuis votre dernière décision (w)
# $more : combien de moments suivent ; $title : le prochain ; $at sur $of : lequel est celui-ci.
tui-beat-where = { $at } sur { $of } · { $more ->
    [0] Puis la table.
   *[other] Ensuite : { $title }
}
tui-beat-keys = Entrée : continuer · ← : revenir · Échap : à la table
tui-leave = Quitter cette table ? « { $name } » est enregistrée et attend sous Continuer.
tui-undo-title = Revenir en arrière
tui-undo-text = Libre tant que le hasard n’a pas parlé ; au-delà, tout le monde doit être d’accord et le hasard est tiré de nouveau. Le journal en garde la trace.
tui-undo-entry = { $unit ->
    [step] La dernière réponse
    [turn] Au début du tour
    [phase] Au début de la phase
   *[line] À la ligne { $line } du journal
} : reprend { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}{ $reveals ->
    [0] , libre
    [one] , 1 résultat du hasard : accord de la table
   *[other] , { $reveals } résultats du hasard : accord de la table
}
tui-branch-entry = Bifurquer : continuer { $unit ->
    [turn] du début du tour
    [phase] du début de la phase
   *[line] de la ligne { $line } du journal
} à une table à part
tui-end-keys = Échap : retour à la table · e : exporter journal et partie
tui-exported = Écrits : { $log } et { $replay }
tui-replay-at = [{ $at }/{ $total }]
tui-replay-keys = → suivant · ← retour · PgPréc/PgSuiv dix · Début/Fin · p : jouer à partir d’ici · Échap : fermer
tui-guide = Guide
tui-guide-gone = Le guide est parti. La partie continue ; G le rappelle.
