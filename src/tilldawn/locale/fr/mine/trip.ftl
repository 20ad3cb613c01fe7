### This War of Mine : ce qui se dit encore en Collecte, et pourquoi une chose n’y est pas possible

event-packed = Dans les sacs : { $good }.
event-cards-ordered = Les prochaines cartes, dans cet ordre : { $cards }.
event-cards-gathered = Toutes les cartes Exploration et Habitants sont remélangées à leurs paquets.
event-card-worked-on = Nous reprenons ce que nous avions remis : { $card }.
event-card-done = À la Défausse : { $card }.
event-find-left = Nous le laissons où il est : { $goods }.
event-find-wanted = Nous voulons prendre : { $goods }.
event-resident-left = { $aside ->
        [yes] Gardée de côté jusqu’au départ : { $card }.
       *[no] Derrière nous à présent : { $card }.
    }
event-resident-placed = { $where ->
        [bottom] Sous le paquet des Habitants : { $card }.
       *[top] Laissée sur le paquet des Habitants : { $card }.
    }
event-put-down = Nous posons : { $good }.

refused-trip-cards = { $left ->
        [0] { $cards ->
            [one] Il faut { $cards } carte de l’Inconnu, et il n’en reste aucune.
           *[other] Il faut { $cards } cartes de l’Inconnu, et il n’en reste aucune.
        }
       *[other] Il faut { $cards } cartes de l’Inconnu, et il n’en reste que { $left }.
    }
refused-trip-tool = Il faut un outil qui n’est pas sur la pile des Trouvailles : { $good }.
refused-trip-people = Il faut être au moins { $people } sur place.
refused-trip-finds = On ne peut faire ici plus de { $most } trouvailles par visite.
refused-trip-lock = L’unique essai sur cette serrure a déjà servi.
refused-trip-end = Cette carte ne propose pas de mettre fin à l’exploration.
refused-trip-between = Vous ne pouvez rentrer que si la carte en cours propose de mettre fin à l’exploration.
refused-trip-peace = Vous ne pouvez pas déclencher de Combat dans ce Lieu.
refused-trip-worth = Il faut des pions d’une valeur de { $worth } ; ce que vous pourriez donner vaut { $there }.
refused-trip-pieces = Il en faut { $n }, et vous en avez { $there }.
refused-trip-none = Il n’y a rien de tel sur la pile des Trouvailles.
refused-trip-toll = Il n’y a pas de pion d’une valeur de { $worth } ou plus sur la pile des Trouvailles.
refused-trip-fee = La pile des Trouvailles ne suffit pas à payer la Commission.
refused-trip-well = Personne ici n’a besoin des soins qu’on y donne.
refused-trip-healed = Ce Personnage a déjà été soigné pendant cette visite.
refused-trip-box = Il n’y en a plus dans la boîte.
refused-trip-room = Personne ne peut en porter davantage.
refused-trip-heavy = La charge est trop lourde de { $over }. Laissez d’abord quelque chose.
refused-trip-strained = Ce Personnage porte déjà 1 de plus.
refused-trip-tired = Ce Personnage est trop fatigué pour porter davantage.
refused-trip-visited = Le Lieu que vous visitez ne peut être échangé qu’au retour.
refused-trip-sneaked = { $who } a déjà pris les devants une fois pendant cette sortie.
refused-trip-quiet = Le Bruit ne peut pas baisser davantage.
refused-trip-echo = Rien ne fait baisser le Bruit dans ce Lieu.
refused-trip-broken-off = Qui a renoncé à explorer ne prend part à rien avant Choisir les Trouvailles.

# Consignes : ce sur quoi un siège peut être interrogé.
order-deal = Quand nous venons de demander un Commerce
    .text = « Quand cela peut compter » mène droit à l’étal ; « toujours » redemande avant de payer la Commission.
order-take = Quand on trouve quelque chose en chemin
    .text = « Quand cela peut compter » interroge là où prendre peut avoir un prix : quelqu’un est là, ou le lieu le dit. Sinon tout est pris, et ce qui est trop lourd est laissé avant de rentrer.
order-explore = Quand la prochaine carte de l’Inconnu peut être révélée
    .text = « Quand cela peut compter » interroge là où quelque chose de nouveau est possible ; ce qui a été écarté une fois n’est plus demandé pendant cette sortie. « Toujours » interroge avant chaque carte.

ask-stop = Sur le chemin du retour : faire halte quelque part ?
option-pass-by = Rentrer sans faire halte
event-stopped-at = { $place }.
event-passed-by = { $why ->
        [fled] Personne ne s’arrête cette nuit. Nous rentrons par le plus court.
        [elsewhere] Nous ressortons dans notre rue : il n’y a pas où faire halte.
       *[open] Pas de halte. Nous voulons être rentrés avant le jour.
    }
refused-trip-stays = Ce Personnage reste dehors jusqu’à l’aube et ne ramène rien.
