### This War of Mine : les Égouts, et les Voyous près du regard

module-sewers = Les Égouts
    .text = De jour, certains d’entre vous peuvent descendre : la tuile de départ et trois autres, étape par étape, jusqu’à une sortie qui mène à l’un des trois Lieux. Ce que l’on y trouve sert à partir du Crépuscule.
module-thugs = Voyous
    .text = L’option difficile des Égouts : 1 à 3 Voyous attendent près du regard le groupe qui rebrousse chemin de son plein gré.
card-sewers = Égouts
    .text = Rien ne fait de Bruit ici, il n’y a pas de cartes Exploration pour payer, et aucune trouvaille n’est spéciale.
    .flavour = La plaque est plus lourde que du temps où la rue était ouverte ; nous la laissons entrebâillée d’une main.

## Lettres et numéros

spot-a = A (réserve)
    .text = Surtout de quoi trouver, et deux fois une sortie. On pioche une carte Salle ; son texte A compte.
spot-b = B (salle humide)
    .text = Des trouvailles qui peuvent rendre malade. On pioche une carte Salle ; son texte B compte.
spot-c = C (des gens)
    .text = Il y a peut-être quelqu’un : pour échanger, à rencontrer ou à contourner. On pioche une carte Salle ; son texte C compte.
spot-1 = 1 (couloir sec)
    .text = Le plus clément des trois. On pioche une carte Couloir ; son texte 1 compte.
spot-2 = 2 (couloir inondé)
    .text = De l’eau aux genoux : cela fatigue, ou rend malade. On pioche une carte Couloir ; son texte 2 compte.
spot-3 = 3 (couloir effondré)
    .text = De la pierre et du fer en travers : cela blesse, ou se paie. On pioche une carte Couloir ; son texte 3 compte.
edge-n = la sortie nord
edge-e = la sortie est
edge-s = la sortie sud
edge-w = la sortie ouest
edge-room = la salle vive
door-n = entrer par le nord
door-e = entrer par l’est
door-s = entrer par le sud
door-w = entrer par l’ouest
name-way = par { $spots }
promise-find = une trouvaille
promise-rest = du repos
promise-trade = un échange
promise-exit = une sortie
promise-look = un coup d’œil sur la prochaine tuile
promise-nothing = rien
promise-price = un prix à payer
promise-people = des gens
promise-page = Le poids de la réalité
promise-harm = du mal

## Les tuiles (.text : le plan imprimé)

tile-manhole = Le regard
    .text = De S par le couloir 1 au nord ; par la salle A à l’est ; par le couloir 2 et la salle B à l’ouest.
tile-settling-basin = Bassin de décantation
    .text = Du nord par le couloir 1 à A ; A touche la salle vive B ; de B par le couloir 2 à l’est ; de A par le couloir 3 au sud.
tile-storm-overflow = Déversoir d’orage
    .text = Du nord à la salle vive A, ou par le couloir 3 à l’ouest ; de A par le couloir 2 au sud, et par le couloir 1 à C ; de C à l’ouest.
tile-pump-hall = Salle des pompes
    .text = Du nord par le couloir 1 à B ; de l’est à B ; B touche la salle vive C ; de C par le couloir 3 au sud, par le couloir 2 à l’ouest.
tile-brick-gallery = Galerie de briques
    .text = Du nord à A, ou par le couloir 3 à la salle vive B ; de A par le couloir 1 à B ; de B au sud.
tile-fallen-vault = Voûte effondrée
    .text = Du nord par le couloir 3 à la salle vive C, ou par le couloir 2 à B ; de C à l’est ; de B à l’ouest, et par le couloir 1 à C.
tile-cable-tunnel = Tunnel des câbles
    .text = De l’ouest par le couloir 1 à la salle vive A ; de A à l’est ; du nord à B ; de B par le couloir 2 à A ; du sud par le couloir 3 à C ; C touche A.
tile-old-crypt = Vieille crypte
    .text = Du nord par le couloir 2 à la salle vive C ; C touche A ; de A à l’est, et par le couloir 1 au sud ; de C par le couloir 3 au sud.

## Questions

ask-sewers-who = { $some ->
        [yes] Descendent dans les Égouts : { $who }. Quelqu’un d’autre ?
       *[no] Quelqu’un descend-il dans les Égouts aujourd’hui ? Qui y va n’a aucune action au Refuge.
    }
ask-sewers-way = { $at ->
        [0] Nous voici sous le regard. Choisissez le chemin vers une sortie.
        [3] { $tile }, la dernière tuile. Choisissez le chemin de la salle vive ; elle mène en haut.
       *[other] { $tile }, tuile { $at } sur 3. Choisissez le chemin vers une sortie.
    }
ask-sewers-next = { $left ->
        [one] La dernière étape du chemin est devant nous : { $spot }.
       *[other] Devant nous : { $spot } ; encore { $left } étapes sur ce chemin.
    }
ask-sewers-lay = { $to ->
        [n] Au nord
        [e] À l’est
        [s] Au sud
       *[w] À l’ouest
    }, nous arrivons à cette tuile : { $tile }. Choisissez la sortie par laquelle nous y entrons : la tuile tourne en conséquence.
ask-sewers-tile = La prochaine tuile est : { $tile }. La laisser, ou la mettre sous la pile ?
ask-sewers-exit = La sortie mène ici : { $card }. Y faire la Collecte, ou rentrer tout droit ?
ask-sewers-name = Nous avons lu un nom sur les briques. Le dire à { $who } ? Le pion disparaît alors, et chaque État est plus bas de 1.
ask-retreat = Il y a quelqu’un devant : { $card }. Aller à la rencontre, ou reculer ?
option-send-down = { $who } descend aussi
fold-send-down = Faire descendre quelqu’un
option-not-today = Personne ne descend aujourd’hui
option-go-down = Nous descendons : { $who }{ $all ->
        [yes] {" "}(personne ne reste pour agir au Refuge)
       *[no] {""}
    }
option-follow = { $to ->
        [n] Au nord
        [e] À l’est
        [s] Au sud
        [w] À l’ouest
       *[room] Vers la salle vive
    } : { $spots }
fold-follow = Choisir un chemin
option-walk-on-to = Avancer : { $spot }
option-lay-tile = Entrer par la sortie { $edge ->
        [n] nord
        [e] est
        [s] sud
       *[w] ouest
    } (cartes en chemin : { $least } à { $most })
option-leave-tile = Laisser { $tile } à sa place
option-tile-under = Mettre { $tile } sous la pile
option-scavenge-there = Faire la Collecte ici : { $card } ({ $slot })
option-come-up-home = Rentrer tout droit ; Eau, Bois et Composants peuvent être ajoutés
option-forfeit = Rebrousser chemin et rentrer : renoncer
option-retreat = Reculer ; { $card } est remélangé au paquet
refused-sewers-spent = Fatigue 3 : les Égouts ne fatiguent pas davantage.
refused-sewers-two = Il faut que deux d’entre nous aient moins de 3 en Fatigue.
refused-sewers-token = Il n’y a aucun pion à céder dans la pile des Trouvailles.
refused-sewers-bright = Sur la troisième tuile, le chemin finit dans la salle vive.
refused-trip-no-cards = Il n’y a pas de cartes Exploration à remettre ici.
refused-trip-forfeited = Qui renonce aux Égouts n’ajoute ni Eau, ni Bois, ni Composants.

## Ce qui est raconté

event-sewers-entered = Dans les Égouts : { $who }. { $some ->
        [yes] Au Refuge : { $home }.
       *[no] Personne n’est resté au Refuge.
    }
event-way-chosen = { $to ->
        [n] Vers le nord
        [e] Vers l’est
        [s] Vers le sud
        [w] Vers l’ouest
       *[room] Vers la salle vive
    } : { $spots }.
event-room-drawn = { $spot } : { $card }.
event-corridor-drawn = { $spot } : { $card }.
event-nothing-there = { $card } : rien ici.
event-spot-passed = { $how ->
        [dry] Par le passage sec, au-delà de { $spot }.
       *[marked] Le long des flèches, au-delà de { $spot }.
    }
event-way-shown = { $how ->
        [dry] Ils connaissent un passage sec : le prochain couloir numéroté ne fait piocher aucune carte.
       *[marked] Les flèches disent vrai : le reste de cette tuile ne fait piocher aucune carte.
    }
event-tile-laid = { $to ->
        [n] Au nord
        [e] À l’est
        [s] Au sud
       *[w] À l’ouest
    } : { $tile } (tuile { $at } sur 3).
event-tile-seen = Nous avons vu la prochaine tuile, { $tile } : { $kept ->
        [yes] elle reste.
       *[no] elle est maintenant sous la pile.
    }
event-hazard-rolled = { $who }, dé noir { $result } (1–{ $upto } : { $state } +1) : { $hit ->
        [yes] touché.
       *[no] rien.
    }
event-nobody-tired = Nous étions tous trop fatigués pour que cela nous fatigue.
event-forfeited = { $forced ->
        [yes] Il a fallu rebrousser chemin : nous avons renoncé aux Égouts.
       *[no] Nous avons rebroussé chemin de nous-mêmes : nous avons renoncé aux Égouts.
    }
event-sewers-left = { $how ->
        [bright] La salle vive : des échelons, et un anneau de jour tout en haut.
       *[shaft] Un puits avec des échelons : nous sommes sortis ici.
    }
event-exit-rolled = Dé noir { $result } : la sortie mène ici : { $card } ({ $slot }).
event-went-straight-home = Nous en avions vu assez pour la journée ; nous sommes rentrés par les arrière-cours.
event-tiles-gathered = La carte des Égouts a été mélangée ; la prochaine fois, ils seront autrement.
event-came-up = De retour : { $who }. { $some ->
        [yes] À l’Inventaire : { $goods }.
       *[no] {""}
    }{ $more ->
        [yes] {" "}Près de la porte jusqu’au Crépuscule : { $waiting }.
       *[no] {""}
    }
event-finds-stored = Ce qui a été trouvé en bas rejoint l’Inventaire : { $goods }.
event-name-remembered = { $who } connaissait le nom que nous avions lu sur les briques.
event-trapdoor-opened = Ils sont venus par la trappe aussi : Dégâts +{ $damage }.
event-impact-passed-over = Sans effet ici : { $cards }. C’est la carte suivante qui compte.
event-thugs-came = Dé noir { $result } : { $thugs ->
        [one] 1 Voyou attend
       *[other] { $thugs } Voyous attendent
    } près du regard.
event-thug-rolled = Près du regard, dé noir { $result } (1–{ $thugs } : ils attaquent) : { $fight ->
        [yes] ils nous ont vus.
       *[no] personne n’a bougé.
    }
event-thugs-gone = { $how ->
        [fought] Il n’y a plus de Voyous près du regard.
       *[aside] Les Voyous se sont lassés et sont partis.
    }

## Mots du livre

effect-tire = { $who ->
        [one] l’un de nous
        [two] deux d’entre nous
       *[each] chacun de nous
    } : Fatigue +1, sans dépasser 3
effect-hazard = { $who ->
        [each] chacun de nous lance le dé
       *[one] l’un de nous lance le dé
    } : 1–{ $upto } { $state } +1
effect-drop = céder un pion
effect-keep-only = tous les pions de la pile sauf { $n } sont perdus
effect-search = fouille : { $row }
effect-fists = le dé gris : un poing suffit
effect-come = { $ambush ->
        [yes] quelqu’un vient, et nous frappons d’abord
       *[no] { $retreat ->
            [yes] il y a quelqu’un devant ; nous pouvons reculer
           *[no] quelqu’un vient
        }
    }
effect-next-tile = regarder la prochaine tuile
effect-shown = { $how ->
        [dry] le prochain couloir numéroté ne fait piocher aucune carte
       *[marked] le reste de cette tuile ne fait piocher aucune carte
    }
effect-climb = sortir des Égouts ici même
effect-forfeit = renoncer : retour immédiat
needs-tool = { $so ->
        [no] Seulement sans { $goods }.
       *[yes] Seulement avec l’un de ces outils dans la pile des Trouvailles : { $goods }.
    }
needs-carrying = { $so ->
        [no] Seulement si nous ne portons rien de tout cela : { $goods }.
       *[yes] Seulement si nous portons l’un de ceux-ci : { $goods }.
    }
list-smugglers = Contrebandiers
    .text = Commission 3. Ils ne prennent que des pions valant 3 ou plus chacun.
note-a-name = Un nom
    .text = Lu sur les briques, en bas. Quand quelqu’un vous rejoint, vous pouvez le lui dire : chacun de ses États commence plus bas de 1. Puis il disparaît.
note-trapdoor = La trappe
    .text = La prochaine carte Raid de nuit a Dégâts +2, car la trappe mène dans les deux sens. Puis il disparaît.

## Salles

card-valve-niche = La niche aux vannes
    .text = A : une trouvaille (Tas). B : l’un de vous lance le dé gris, et le relance selon sa Prouesse ; avec un poing, une trouvaille (Cache).
    .flavour = Six volants rouges ; derrière le sixième, quelqu’un a gardé au sec ce que l’eau ne devait pas avoir.
script-2811 = Derrière les volants, une corniche ; sur la corniche, une caisse au pochoir de la compagnie des eaux. Celui qui l’a posée là comptait revenir lundi.
    .title = La niche aux vannes, A
script-2812 = Le sixième volant est grippé, et l’on a glissé quelque chose entre les rayons. Il y faut les deux mains et tout le poids.
    .title = La niche aux vannes, B
card-flooded-store = La réserve inondée
    .text = A : une trouvaille (Garde-manger). B : laisser, ou une trouvaille (Garde-manger), et chacun de vous lance le dé : 1–2 Maladie +1. C : quelqu’un vient ; vous pouvez reculer.
    .flavour = Les boîtes se tiennent sous l’eau comme des poissons à l’arrêt.
script-2814 = Les rayons du haut sont secs. Les étiquettes sont parties, chaque boîte est une surprise ; nous les secouons à l’oreille comme des enfants.
    .title = La réserve inondée, A
script-2815 = Ici, l’eau monte jusqu’au dernier rayon. Pour atteindre les boîtes, il faut y entrer jusqu’au cou, et l’eau a une peau.
    .title = La réserve inondée, B
    .a = Nous entrons dans l’eau.
    .z = Nous les lui laissons.
script-2816 = Une bougie brûle sur un rayon, et elle n’a guère descendu. Nous ne bougeons plus, et nous entendons que quelqu’un d’autre ne bouge plus.
    .title = La réserve inondée, C
card-lamp-room = La lampisterie
    .text = A : 1 Pièce électrique. B : une trouvaille (Tas), puis l’un de vous a Fatigue +1.
    .flavour = Quarante crochets, quarante numéros, et une lampe encore pendue au onze.
script-2817 = La lampe onze n’éclaire plus, mais l’interrupteur est entier. Nous la démontons sur nos genoux et remettons le verre au crochet.
    .title = La lampisterie, A
script-2818 = Les casiers se sont décrochés du mur et gisent sur leurs portes. En retourner un demande la force du plus grand.
    .title = La lampisterie, B
card-sleepers = Les dormeurs
    .text = C : les laisser, ou une trouvaille (Meubles) ; si vous prenez quelque chose, jet d’Empathie, chacun de ceux qu’il touche a Mal-être +1, puis lancez le dé : sur 1–3, quelqu’un vient.
    .flavour = À côté de chaque lit, on a dessiné une fenêtre sur le mur.
script-2822 = Neuf lits faits de portes et de manteaux le long du mur, et dans six d’entre eux des gens qui dorment. Ce qu’ils possèdent est à leurs pieds, noué dans des linges, toujours du même nœud.
    .title = Les dormeurs, C
    .a = Nous défaisons un nœud, sur la pointe des pieds.
    .z = Nous passons, la main sur la lampe.
card-sump = Le puisard
    .text = A : l’un de vous a Fatigue +1. B : défaussez 1 pion, ou l’un de vous a Maladie +1. C : une trouvaille (Tas).
    .flavour = Tout ce que la ville a laissé tomber est ici, et tourne.
script-2823 = Le sol cède comme du pain. Nous nous tirons l’un l’autre par les manches ; le dernier y laisse un soulier et retourne le chercher.
    .title = Le puisard, A
script-2824 = On ne passe que par le tuyau, une main après l’autre, et le tuyau glisse. Quelque chose tombera à l’eau, ou quelqu’un.
    .title = Le puisard, B
    .a = Nous lâchons quelque chose.
    .b = L’un de nous glisse, jusqu’à la bouche.
script-2825 = La grille a retenu ce qui valait la peine d’être retenu. Nous trions avec un bâton, le visage tourné.
    .title = Le puisard, C
card-smugglers-table = La table des contrebandiers
    .text = A : une trouvaille (Meubles). C : un échange avec les Contrebandiers, ou rien.
    .flavour = Une nappe, dans un endroit pareil, et encore ses plis.
script-2826 = La table est mise pour un échange et personne n’y est assis. Sous la nappe, on a oublié un tiroir, ou on l’a laissé.
    .title = La table des contrebandiers, A
script-2828 = Deux hommes, une balance et une nappe. Ils ne baissent pas la voix à notre arrivée. Chaque chose a son prix, à la craie, et l’un d’eux efface déjà un chiffre.
    .title = La table des contrebandiers, C
    .a = Nous nous asseyons.
    .z = Nous n’avons rien pour eux.
card-sewer-rats = Les rats
    .text = A : défaussez 1 nourriture, si vous en portez. B : l’un de vous lance le dé : 1–3 Blessures +1. C : défaussez 1 nourriture ; si vous n’en portez pas, l’un de vous a Blessures +1.
    .flavour = Ils ne fuient pas la lampe. Ils s’écartent, et se referment derrière nous.
script-2829 = Ils ont senti le sac avant de nous avoir vus. Quand nous nous en apercevons, le premier est sur la sangle ; il est maigre, et il n’est pas seul.
    .title = Les rats, A
script-2830 = La corniche est à eux, toute la corniche. L’un de nous doit passer devant, et donner des coups de pied.
    .title = Les rats, B
script-2831 = Ils sont sur les tuyaux, sur les marches, les uns sur les autres. Ils veulent quelque chose. Mieux vaut l’avoir déjà dans la main.
    .title = Les rats, C
card-dry-ledge = La banquette sèche
    .text = A : l’un de vous a Fatigue −1. C : l’un de vous a Fatigue −1, et un autre ou le même Mal-être −1.
    .flavour = Elle est large comme un lit, et le mur derrière est tiède.
script-2832 = Une laverie doit se vider derrière ce mur. Nous y adossons nos épaules, et pendant dix minutes personne ne demande l’heure.
    .title = La banquette sèche, A
script-2834 = Quelqu’un est passé ici avant nous et a laissé une demi-bougie, trois allumettes et un jeu de cartes sans les dames. Nous faisons une partie ; les boutons servent de monnaie.
    .title = La banquette sèche, C
card-bad-air = L’air vicié
    .text = A : chacun de vous a Fatigue +1. B : chacun de vous lance le dé : 1–2 Maladie +1.
    .flavour = C’est la lampe qui baisse d’abord. Nous avons appris à regarder la lampe.
script-2835 = La flamme devient bleue et petite. Nous marchons vite sans courir, les écharpes mouillées sur la bouche, et nous nous asseyons là où elle se redresse.
    .title = L’air vicié, A
script-2836 = On a vidé là-haut ce qu’il n’aurait pas fallu vider. Cela flotte sur l’eau comme une haleine, et il n’y a pas d’autre passage.
    .title = L’air vicié, B
card-access-shaft = Le puits d’accès
    .text = A et C : vous pouvez quitter les Égouts ici ; lancez aussitôt le dé pour le Lieu.
    .flavour = Trente et un échelons. Tout en haut, une pièce de jour gris.
script-2838 = Des échelons montent le long du mur, et il en descend un courant d’air qui sent le plâtre mouillé et la soupe de quelqu’un. Ce n’est pas par là que nous voulions sortir.
    .title = Le puits d’accès, A
    .a = Nous montons.
    .z = Nous continuons en bas.
script-2840 = Un garçon est assis sur le premier échelon, avec une liste, et compte ceux qui montent. Il ne demande rien. C’est un bon puits, dit-il, personne ne tire dessus avant midi.
    .title = Le puits d’accès, C
    .a = Nous nous laissons compter, et nous montons.
    .z = Nous continuons en bas.
card-rooms-impact = Le poids de la réalité (Salles)
    .text = Piochez une carte Couleur et résolvez le script des Égouts dans ce cercle : 2801 à 2805.
    .flavour = Ici, aucune porte n’est fermée à clé ; personne n’y aurait pensé.
card-walled-up-door = La porte murée
    .text = A : avec une Pelle (gardée), ou avec Fatigue +1 pour deux d’entre vous : une trouvaille (Cache). B : avec la Lame de scie (gardée) : deux trouvailles (Cache). C : quelqu’un vient.
    .flavour = Les briques sont neuves. Le mortier porte l’empreinte d’un pouce.
script-2844 = On a muré cette porte à la hâte, et mal. Une pelle en viendrait à bout en un rien de temps ; quatre épaules aussi.
    .title = La porte murée, A
    .a = Nous prenons la pelle.
    .b = Deux d’entre nous poussent de l’épaule.
    .z = Nous la laissons comme elle est.
script-2845 = Derrière les premières briques, des barreaux de fer scellés au plomb. Derrière les barreaux, nous voyons des rayons, et sur les rayons des boîtes, alignées comme dans un magasin.
    .title = La porte murée, B
    .a = Nous scions à tour de rôle, jusqu’à ce que deux barreaux plient.
    .z = Nous regardons les boîtes un moment, et nous partons.
script-2846 = À peine avons-nous touché le mur que l’on frappe de l’autre côté. Puis l’on frappe derrière nous.
    .title = La porte murée, C

## Couloirs

card-echo = L’écho
    .text = 3 : quelqu’un vient ; vous pouvez reculer.
    .flavour = Il nous rend nos pas, mais pas tous dans le bon ordre.
script-2863 = Nous nous arrêtons, et les pas continuent un peu. Ou bien le tunnel est plus long qu’il n’en a l’air, ou bien nous ne sommes pas les seuls à nous arrêter pour écouter.
    .title = L’écho, 3
card-knee-deep = À mi-jambe
    .text = 2 : l’un de vous lance le dé : 1–3 Maladie +1. 3 : l’un de vous a Fatigue +1.
    .flavour = Nous portons nos souliers au cou et ne regardons pas en bas.
script-2865 = L’eau est tiède, ce qui est pire que froide. L’un de nous va devant et cherche le bord de ses pieds nus.
    .title = À mi-jambe, 2
script-2866 = Le courant a emporté la banquette. Nous passons au milieu, bras dessus bras dessous, et celui du bord travaille pour tous.
    .title = À mi-jambe, 3
card-slime = La vase
    .text = 1 et 2 : l’un de vous a Fatigue +1. 3 : l’un de vous lance le dé : 1–4 Blessures +1.
    .flavour = Elle brille si également qu’on la prendrait pour de la peinture.
script-2867 = Les pierres en sont enduites, et chaque pas se fait deux fois. Celui qui porte le plus arrive le dernier et ne dit rien.
    .title = La vase, 1
script-2868 = Il y a ici une croûte qui tient, et puis ne tient plus. L’un de nous repêche les autres, encore et encore.
    .title = La vase, 2
script-2869 = Un escalier qui descend, sans rampe. Douze marches. Nous les comptons, parce qu’il faut bien que l’un de nous passe devant.
    .title = La vase, 3
card-fallen-arch = L’arche tombée
    .text = 2 : une Pelle, ou l’un de vous a Fatigue +1. 3 : une Pelle, ou chacun de vous a Fatigue +1, ou vous renoncez.
    .flavour = La roue d’un tramway pend à travers la voûte et tourne encore un peu.
script-2871 = L’arche est descendue à hauteur de table. À gauche il reste un vide, pour qui creuse un peu.
    .title = L’arche tombée, 2
    .a = Nous la dégageons à la pelle.
    .b = L’un de nous la dégage à deux mains.
script-2872 = Toute la voûte est en travers, avec un morceau de la rue par-dessus. Le jour entre quelque part, mais on n’en sort pas : on n’entend que des bottes.
    .title = L’arche tombée, 3
    .a = Nous creusons à la pelle.
    .b = Nous creusons tous, avec ce que nous avons.
    .c = Nous rebroussons chemin.
card-iron-grille = La grille
    .text = 2 : une Lame de scie ou un Crochet (gardés), ou l’un de vous a Fatigue +1. 3 : les mêmes outils, ou défaussez 1 pion, ou vous renoncez.
    .flavour = L’écriteau interdit ce que personne, avant, n’aurait voulu faire.
script-2874 = Une grille avec une serrure grosse comme un pain. Deux barreaux ont été pliés avant nous, par quelqu’un de plus mince.
    .title = La grille, 2
    .a = Nous l’ouvrons avec l’outil.
    .b = L’un de nous se faufile et la soulève de l’intérieur.
script-2875 = Derrière la grille, un homme est assis, la clé au cou sur une ficelle. Il ne menace pas. Il tend la main, la paume en haut, et regarde à côté de nous.
    .title = La grille, 3
    .a = Nous l’ouvrons nous-mêmes, à l’autre bout, sans bruit.
    .b = Nous posons quelque chose dans sa main.
    .c = Nous rebroussons chemin.
card-driftwood = Les épaves
    .text = 1 : 1 Filtre. 2 : 1 Pièce mécanique. 3 : une trouvaille (Tas).
    .flavour = Tout ce qui flotte finit par se retrouver ici.
script-2876 = La grille porte une barbe de chiffons et de joncs. Dans la barbe pend le filtre d’une pompe, à peine usé.
    .title = Les épaves, 1
script-2877 = Une moitié de bicyclette est descendue par le caniveau. Nous démontons ce qui tourne encore.
    .title = Les épaves, 2
script-2878 = Un barrage de planches et de landaus, aussi haut que nous. Quelqu’un a déjà dû y fouiller, mais vite.
    .title = Les épaves, 3
card-current = Le courant
    .text = 1 : lancez le dé : sur 1–2, défaussez 1 pion. 2 : défaussez 1 pion, ou l’un de vous a Fatigue +1. 3 : l’un de vous lance le dé : 1–3 Blessures +1 ; défaussez 1 pion.
    .flavour = On ne le croit pas rapide, tant qu’on n’y a pas mis la main.
script-2879 = Nous nous passons les sacs au-dessus de l’eau, de main en main. C’est le troisième qui est plus lourd que nous ne pensions.
    .title = Le courant, 1
script-2880 = La corde est trop courte d’un bras. Il faut que quelqu’un se tienne dedans et soit le reste de la corde, ou que le sac vole.
    .title = Le courant, 2
    .a = Nous lançons, et quelque chose tombe trop court.
    .b = L’un de nous s’y tient.
script-2881 = Il emporte l’un de nous le long du mur, jusqu’à l’échelle suivante. Ce qu’il avait dans la main n’y est plus.
    .title = Le courant, 3
card-voices = Des voix
    .text = 2 : quelqu’un vient ; vous pouvez reculer. 3 : quelqu’un vient.
    .flavour = Elles parlent de pommes de terre, tranquillement, comme on parle là-haut.
script-2883 = Des voix après le tournant, deux ou trois, et un rire. Ils ont de la lumière et ne la cachent pas. Il y a une niche de notre côté.
    .title = Des voix, 2
script-2884 = Les voix se taisent. Puis l’une d’elles dit, pas très fort, combien nous sommes. Le compte est bon.
    .title = Des voix, 3
card-corridors-impact = Le poids de la réalité (Couloirs)
    .text = Piochez une carte Couleur et résolvez le script des Égouts dans ce cercle : 2806 à 2810.
    .flavour = Sur le plan, ce couloir s’arrête. Sur le plan, la ville s’arrête ici aussi.
card-fresh-draught = L’air frais
    .text = 1 et 2 : regardez la prochaine tuile ; laissez-la, ou mettez-la sous la pile. 3 : l’un de vous a Mal-être −1.
    .flavour = Cela sent la pluie et le pain, ou bien nous avons inventé le pain.
script-2888 = L’air vient de deux côtés. Nous levons la flamme, une fois ici, une fois là, et nous en savons un peu plus qu’avant.
    .title = L’air frais, 1
script-2889 = Là où c’est mouillé, l’air se montre : une buée qui bouge. Qui la suit sait comment va le tunnel suivant.
    .title = L’air frais, 2
script-2890 = Une main de ciel, par une bouche d’égout, avec un nuage dedans. Nous regardons chacun notre tour, comme par un trou de serrure.
    .title = L’air frais, 3

## Les Voyous

card-sewer-thugs-1 = Un Voyou près du regard
    .text = Il est seul, avec un Couteau. Après un round, le script 40 peut être lu.
    .flavour = Il était assis sur la plaque ; nous ne pouvons donc venir de nulle part ailleurs.
card-sewer-thugs-2 = Deux Voyous près du regard
    .text = Ils sont 2, chacun avec un Couteau. Après un round, le script 40 peut être lu.
    .flavour = L’un tient la plaque, l’autre la lampe, comme des hommes qui veulent aider.
card-sewer-thugs-3 = Trois Voyous près du regard
    .text = Ils sont 3, chacun avec un Couteau. Après un round, le script 40 peut être lu.
    .flavour = Ils laissent le dernier de nous quitter l’échelle avant de parler.

## Dit par la table

sewers-waiting = Près de la porte jusqu’au Crépuscule : { $goods }.
sewers-ahead = Encore sur ce chemin : { $spots }.
sewers-next-tile = La prochaine tuile est : { $tile }.
sewers-promise = { $n } × { $what }
thugs-waiting = { $thugs ->
        [one] 1 Voyou attend
       *[other] { $thugs } Voyous attendent
    } près du regard. Qui rebrousse chemin de son plein gré lance le dé une fois pour chacun : jusqu’à { $thugs }, ils attaquent.
beat-sewers-kicker = Sous la rue
beat-thugs-kicker = Près du regard
