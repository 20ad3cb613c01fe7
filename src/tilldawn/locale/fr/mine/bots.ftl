### Pourquoi le bot heuristique a choisi ainsi : une ligne à chaque fois, dite par le bot

why-mine-default = Je ne connais pas de meilleure réponse à cette question ; je prends la première sans danger.
why-mine-narrative = Le moment est venu : { $card }.
why-mine-give-least = De tout ce qu’on peut donner, { $good } nous manquera le moins.
why-mine-take-best = { $good } : c’est ce qui nous servira le plus.
why-mine-bears = C’est { $who } qui peut le mieux le supporter.
why-mine-helps = C’est { $who } que cela aide le plus.
why-mine-comfort = C’est { $who } qui a le plus besoin de réconfort.
why-mine-walk-on = Cela ne vaut pas ce qu’il nous en coûterait.
why-mine-pay = Payer coûte moins que tout ce qui pourrait arriver.
why-mine-gift = Nous pouvons nous en passer, et cela nous fait du bien.

## Journées

why-mine-plan = C’est { $who } qui a le travail le plus particulier : commençons par là.
why-mine-resolve = Plus personne n’a rien d’utile à faire.
why-mine-second-wind = C’est { $who } qui a perdu le plus de sa journée.
why-mine-craft = Voilà ce qu’il faut maintenant à la maison : { $card }.
why-mine-use = Pour { $who }, c’est ce qui rapporte le plus : { $deed } ({ $card }).
why-mine-poke = { $who } n’a rien de mieux à faire, et il nous faut du Bois et des Composants.
why-mine-search-home = { $who } fouille la cave : il finit toujours par en sortir quelque chose.
why-mine-garden = { $who } va voir ce qui pousse encore dans la cour.
why-mine-clear = Pour { $who }, rien ne vaut ce qu’il y a là.
why-mine-company = { $who } aime la compagnie et va voir qui est à la porte.
why-mine-seat = ici, c’est une place qui compte
why-mine-outside = Nous sommes trop peu ; { $who } va chercher quelqu’un.
why-mine-rest = Pour { $who }, il n’y a rien d’utile à faire.
why-mine-work = Pour { $who }, c’est ce qui aide le plus.
why-mine-how-often = { $times ->
        [one] Une fois suffit.
       *[other] { $times } fois : c’est ce qu’il nous faut.
    }
why-mine-which-parts = Ce sont les pièces qui nous manquent pour la suite.
why-mine-which-fuel = C’est le combustible qui nous manquera le moins.
why-mine-where = Il reste de la place à côté : { $card }.
why-mine-which-hole = Une brèche en vaut une autre.
why-mine-split = C’est ce mélange qu’il faut pour la prochaine construction.
why-mine-think-of = { $card } : voilà une idée qui servirait.
why-mine-free-fitting = Nous l’aurions construit ensuite.
why-mine-listen = J’aime mieux savoir ce que demain apporte.
why-mine-again = { $result }, c’est trop peu ; Anton essaie encore.
why-mine-not-again = { $result }, cela ira.
why-mine-pay-in = L’Objectif en vaut la peine : { $good }.

## Crépuscule et Nuit

why-mine-water = C’est { $who } que la soif ferait le plus souffrir.
why-mine-no-water = Il n’y en a pas assez, et { $who } peut tenir.
why-mine-feed = { $who } en a besoin maintenant : { $good }.
why-mine-cook = Une fois au feu, cela nourrit mieux { $who } : { $good }.
why-mine-enough = Le reste vaudra plus un autre jour.
why-mine-task-guard = Cette nuit, c’est { $who } qui garde le mieux.
why-mine-task-scavenging = { $who } est en état d’y aller, et il nous faut ce qu’il y a dehors.
why-mine-task-floor = { $who } a besoin de repos.
why-mine-task-bed = C’est { $who } qui a le plus besoin du lit.
why-mine-night = Tout est prêt pour la nuit.

## Collecte

why-mine-where-to = { $card } promet le plus cette nuit.
why-mine-pack = Cela peut servir là-bas : { $good }.
why-mine-set-out = Nous avons tout ce qu’il faut.
why-mine-turn-up = Il y a encore à trouver.
why-mine-between = Cela vaut plus que la carte suivante.
why-mine-search = Cela vaut le temps que cela prend.
why-mine-noise = Cela vaut le Bruit.
why-mine-ignore = Cela n’en vaut pas la peine.
why-mine-end = Il est temps de rentrer.
why-mine-keep-obstacle = Il y aura peut-être un meilleur moment.
why-mine-sneak = Il y a trop de Bruit ; Arica s’en occupe.
why-mine-roll-noise = Il faut courir ce risque.
why-mine-hiding-place = Un endroit où se cacher vaut deux cartes.
why-mine-footsteps = Attendre plus coûterait plus que cela n’épargne.
why-mine-balance = Les chances sont assez bonnes pour traverser.
why-mine-disarm = Les chances sont assez bonnes pour essayer.
why-mine-go-round = Nous faisons le tour.
why-mine-silence = Le silence nous est bon.
why-mine-cover = Quelqu’un a besoin que ce soit fait.
why-mine-search-dead = Il nous faut ce qu’il y a là, et nous pouvons le supporter.
why-mine-seen-first = Mieux vaut choisir qui nous rencontrons.
why-mine-next-card = { $card } : c’est celle qu’il nous faut d’abord.
why-mine-away = Nous n’en ferions rien : { $card }.
why-mine-keep-rest = Les autres nous serviront.
why-mine-take = Cela nous servira.
why-mine-leave = Le prendre coûterait plus que cela ne vaut.
why-mine-look-again = Il y a peut-être autre chose ici.
why-mine-not-again-look = Il n’y a pas de quoi chercher une seconde fois.
why-mine-search-row = C’est là qu’on trouve le meilleur.
why-mine-share = Mieux vaut partager que se battre.
why-mine-looted = Nous avons ce qu’il nous faut.
why-mine-leave-good = Pour son poids, c’est ce qui nous manquera le moins : { $good }.
why-mine-add = Il y a de la place, et nous en avons besoin : { $good }.
why-mine-go-home = Nous ne pouvons rien porter de mieux.
why-mine-hide-goods = Nous le retrouverons peut-être.
why-mine-hide = Laissons-les passer.
why-mine-meet = Ces gens ne nous feront pas de mal.
why-mine-turn-back = Il ne reste pas assez ici pour risquer quoi que ce soit.
why-mine-run-away = Courir est la sortie la moins chère.
why-mine-trade = Nous avons de quoi vendre.
why-mine-trade-enough = Rien d’autre ne vaut son prix pour nous.
why-mine-buy = Il nous le faut plus que ce que nous donnons : { $good }.
why-mine-treat = Un petit cadeau ouvre les cœurs.

## Combat

why-mine-arm = C’est dans ces mains-là que cela sert le plus.
why-mine-fight-on = Nous avons plus à gagner en nous battant.
why-mine-flee = La fuite nous coûte le moins.
why-mine-surrender = Nous rendre nous coûte le moins.
why-mine-backstab = Nous frappons les premiers.
why-mine-hit = C’est l’adversaire à écarter avant les autres.
why-mine-reroll = Cela peut difficilement être pire.
why-mine-keep-roll = Cela ira.
why-mine-fate-ours = Le Destin peut nous aider.
why-mine-fate-theirs = Le Destin ne pourrait aider que le camp d’en face.
why-mine-ammo = C’est maintenant qu’il faut tirer.

## Raids de nuit

why-mine-bare = Il n’y a pas d’arme à donner.
why-mine-guard-arm = La garde s’en servira : { $good }.
why-mine-raid-face = Nous leur tenons tête.
why-mine-raid-pay = Cela coûte moins que le raid.
why-mine-raid-split = C’est ce qui nous coûte le moins.
why-mine-shelve = { $good } : c’est ce que nous voulons le plus garder.
why-mine-crime-wave = Les raids viennent chaque nuit ; les gens des rues, on peut les éviter.

## Aube

why-mine-medicine = C’est { $who } qui en a le plus besoin : { $good }.
why-mine-journal = { $who } a besoin que quelqu’un note tout cela.
why-mine-drink = { $who } est au bord du désespoir : { $good }.
why-mine-fate = Nous avons fait ce que nous pouvions.
why-mine-over = Il n’y a plus rien à faire ici.
why-mine-eat-now = { $who } meurt de faim : { $good }.
why-mine-go-on = Il n’y a plus rien à faire ce matin.
why-mine-keep-narrative = { $card } nous aidera davantage.
why-mine-not-today = Presque aucune autre carte ne serait pire.
why-mine-fate-accept = Celle-ci, nous pouvons la supporter.
why-mine-longing = C’est à cela que ça sert : { $good }.
why-mine-spirit-order = { $who } d’abord : cela aide les autres.
why-mine-exchange = C’est { $card } qui nous manquera le moins.

## Visiteurs et livre

why-mine-seek = Il nous faut plus de bras.
why-mine-accept = Nous avons besoin de tous les bras.
why-mine-gossip = C’est peut-être bon à savoir.
why-mine-queue = Nous avons besoin de cette Eau.
why-mine-whim = Ce n’est pas le plus sage, mais c’est notre choix.
why-mine-script = Cela semble le moindre mal.
why-mine-play-on = Je veux voir comment cela finit.
why-mine-turn-page = Ici, il n’y a rien à choisir.
why-mine-actor = C’est à { $who } de le faire.
why-mine-call-on = Passer voir quelqu’un qu’on aime vaut bien ces quelques pas.
why-mine-note-where = Pour cela, une place en vaut une autre.

## Les Égouts

why-mine-send-down = Il nous manque ce que l’on trouve en bas, et l’on peut se passer de { $who } aujourd’hui.
why-mine-go-down = Nous sommes assez pour descendre.
why-mine-stay-above = Nous avons ici ce qu’il nous faut.
why-mine-forfeit = { $who } ne supporterait rien de plus. Nous rebroussons chemin.
why-mine-sewers-way = Ce sont les lettres et les numéros de ce chemin qui promettent le plus.
why-mine-sewers-on = Nous pouvons tous le supporter encore.
why-mine-sewers-lay = C’est par là que l’on traverse au plus court.
why-mine-sewers-home = Personne ici ne devrait rien risquer de plus aujourd’hui.
why-mine-sewers-scavenge = Nous y sommes ; autant regarder.

## Le Chat, le Chien, les Mesures désespérées

why-mine-cat = Quelqu’un, à la maison, a besoin du Chat.
why-mine-dog = Le Chien reçoit ce qui nous manquera le moins ({ $good }).
why-mine-hunger = Quelqu’un ne passerait pas ce repas.
why-mine-measure = Il ne reste rien de mieux que { $card }.
why-mine-stop = Il y a ici plus à prendre que cela ne nous coûte.
why-mine-stall = De ce que cet étal propose, c’est ce qui vaut le plus pour nous.
why-mine-desk = C’est ce guichet qui nous aide le plus cette nuit.
