### Le Livre des scripts : Lieux où l’on habite

## Villa en ruine

script-2031 = Le piano à queue est venu jusqu’au bord. Deux pieds sur le parquet, le troisième sur une poutre, et derrière lui le salon s’arrête et le jardin commence, un étage plus bas. La pluie y est entrée. Les graves font un bruit de buffet plein d’assiettes.

    Mais le milieu est juste, ou du moins d’accord avec lui-même. Et sous le couvercle il y a plus de bon fil d’acier que dans toute notre rue, du feutre, et quelques centaines de vis, chacune pareille à la suivante.
    .title = Où le sol s’arrête
    .a = Nous le démontons, en commençant par les graves.
    .b = L’un de nous s’assied et joue.
script-2032 = « Cette sonnette est pour la famille, dit une voix. Vous, c’est par-derrière. » Nous passons par-derrière. Elle est assise dans ce qui reste de la salle à manger, en fourrure et gants de jardin, et nous prend pour les gens qu’elle a fait demander. L’argenterie doit être sous le cognassier avant le jour : douze de chaque, dans les jupons de ses filles, et profond, comme pour un chien.

    Elle tient la lampe elle-même. Quand la terre est tassée, elle la traverse deux fois dans ses belles chaussures. Puis elle nous paie ce que cela se payait autrefois, et ajoute un sachet pris au buffet.
    .title = Douze de chaque
script-2033 = La moitié de l’escalier tient encore au mur, et elle sert. Sur le palier, des gens démontent la salle de bains, et de temps à autre une chose blanche descend au bout d’une corde. Nous les connaissons, de la file d’eau. Ils nous connaissent aussi. Celui de la corde lance à mi-voix que l’escalier portera une équipe, pas deux, et qu’ils étaient les premiers.

    En bas, tout repose sur un seul poteau. C’est justement là que nous sommes.
    .title = Un seul poteau
    .a = Nous prenons le bout de la corde et descendons les choses avec eux, contre une part.
    .b = Nous pesons sur le poteau jusqu’à ce qu’ils aient compris, et nous montons.
    .faded = D’autres fouillent déjà la maison ; nous pouvons les aider ou les en chasser de force.
script-2034 = Le jardin d’hiver n’a plus de vitres, mais quelqu’un a collé des partitions sur les cadres, et dedans on gagne un manteau. Dans un bac, un citronnier. On l’a arrosé aujourd’hui. Il a neuf feuilles et un citron, soutenu par le pied d’un bas, pour qu’il ne tombe pas.

    Nous sommes d’accord pour le laisser. Nous le sommes encore une fois, sur la terrasse. À la grille, l’un de nous a le bas dans une main, un couteau dans l’autre, et cherche qui a la plus mauvaise mine.
    .title = Neuf feuilles
    .faded = Nous prenons le seul citron d’un arbre que quelqu’un soigne.
script-2035 = Notre chemin longe le mur du jardin de la villa. Son fauteuil est dehors, dans l’herbe, tourné vers le cognassier. La fourrure y est assise toute seule, des feuilles sur le col. À côté, la lampe a brûlé jusqu’au bout. Personne d’autre n’est venu : sous l’arbre, la terre est aussi lisse que la nuit où elle y a marché.

    Il y avait des filles. Au-dessus du trou, elle nous a dit leurs noms, et où chacune était partie, l’une après l’autre, dans l’ordre des fourchettes.
    .title = L’ordre des fourchettes
    .a = Nous creusons.
    .b = Nous portons le fauteuil sous l’auvent et continuons.
    .faded = La vieille dame dont nous avons enterré l’argenterie n’est plus là ; l’argenterie, si.

## Maison tranquille

script-2081 = La clef est sous le pot de fleurs, mais la porte s’ouvre avant que nous l’ayons tournée. « Vous voilà », dit le vieil homme, et par-dessus son épaule : « Ce sont les enfants ! » Dans la cuisine, il met d’autres tasses à côté des deux. Sa femme, qui n’y voit plus guère, nous prend par la manche, l’un après l’autre. Elle nous trouve maigres.

    Ils demandent comment était le voyage. Long, disons-nous. Et ce qu’ils demandaient dans leur lettre, y avons-nous pensé ? Nous cherchons dans le sac et posons sur la table ce qu’il y a. À dix heures ils vont se coucher, comme toujours. Il nous montre l’interrupteur, au cas où nous aurions oublié, et nous prie de bien tirer la porte en sortant, à cause de l’humidité.
    .title = Les enfants
    .faded = Un vieux couple à l’esprit troublé nous prend pour ses enfants, et nous laissons faire.
script-2082 = Sur la table de la cuisine, un mot, une cuillère posée dessus. « À qui viendra. Inutile de casser la fenêtre, elle coince seulement. La moitié des pommes de terre est à vous, j’ai compté. Merci de laisser la boîte bleue sur le rebord. Elle est pour mon sucre et ne vous servirait à rien. Je suis dans la pièce à côté, j’entends mal, mais j’entends les chaises. Bien à vous. »

    C’est une écriture d’école. Les pommes de terre sont sur deux rangs. Sur la place, on donne plus pour une boîte comme celle-là que pour tout ce que nous portons.
    .title = Bien à vous
    .a = Nous prenons notre rang.
    .b = Nous prenons notre rang et la boîte, sans toucher aux chaises.
    .faded = Quelqu’un de malade nous offre la moitié de ses vivres et nous prie de laisser le remède.
script-2083 = La porte de la salle de bains est bordée de feutre. Derrière, dans la baignoire, sur un édredon plié, il y a une poule. Elle porte un col tricoté. Une veilleuse brûle sur le porte-savon, pour qu’elle n’ait pas peur. Elle nous regarde d’un œil, puis de l’autre, et s’enfonce un peu.

    Ils ont capitonné toute une maison pour qu’on n’entende pas une poule. Quand nous passons la main dessous, elle le permet. Ce que nous retirons est tiède et ne pèse rien. Au-dessus du lavabo pend un calendrier, un nom pour chaque jour et, demain, dit-il, c’est Grand-mère.
    .title = Le jour de Grand-mère
    .faded = Nous prenons l’œuf d’une poule que quelqu’un tient cachée.
script-2084 = Cela sonne. Aucun de nous ne l’a entendu depuis un an, et c’est si fort dans cette maison que le plus proche décroche, rien que pour que cela cesse. Une mer ; puis une voix ; puis la mer. Elle a une minute, dit-elle, il y a du monde derrière. Vous avez chaud ? Et le poirier, il est toujours debout ?

    Par la porte, nous voyons deux lits, faits, et de la poussière sur les couvertures. « Oui, disons-nous. Il est plein de poires. » Nous disons oui toute la minute. Quelque chose la fait rire. Puis c’est de nouveau la mer.
    .title = Mauvaise ligne
    .faded = Nous répondons à un appel destiné à des gens qui ne vivent plus ici, et nous mentons.
script-2085 = Une voisine de la maison tranquille a demandé son chemin dans la moitié de la ville, après des jeunes gens qui reviendraient d’un long voyage. Elle nous remet un paquet. Le vieil homme ne se lève plus. Sa femme tricote, au toucher, et il n’y a pas moyen de l’en dissuader.

    Ce sont des bas, longs, épais, une paire pour chacun de nous. Chaque paire est à la taille d’un enfant de dix ans. Nous les portons aux bras. Au fond, une enveloppe, avec des billets retirés de la circulation depuis des années : à partager, et sans dispute.
    .title = Sans dispute
    .faded = Le vieux couple qui nous prenait pour ses enfants nous envoie un paquet.

## Tour d’habitation

script-2171 = « Vous êtes en bas ? » demande le vide-ordures. C’est une femme du quatorzième. Elle déménage chez sa fille, au deuxième ; l’escalier est au-dessus de ses forces, mais ses affaires peuvent partir devant. Nous n’avons qu’à tenir le matelas sous la trappe. Les oreillers sont déjà là, et quelques casseroles.

    Ce qu’elle envoie maintenant, elle ne tient pas trop à le dire. C’est bien emballé. C’était à sa mère, et cela a cousu quatre mariées. Qui l’attrape pour elle aura l’autre, celle qui ne va qu’en arrière. « Prêts ? » demande le vide-ordures, et nous l’entendons pousser. Cela cogne à chaque étage, de plus en plus fort.
    .title = Prêts ?
script-2172 = Au-dessus de l’ascenseur, dans le local où cela ronronnait autrefois, ils ont des poules. Neuf, perchées sur le tambour du câble. Un tableau noir donne les œufs et à qui le tour : la future mère du cinquième, puis la toux du douzième, puis les jumeaux. Cette nuit, c’est une fille qui garde, huit ans peut-être, casquée d’une passoire. Pour l’alarme, elle a une casserole et une cuillère.

    Sa tête est tombée sur ses genoux. La cuillère est encore dans sa main, bien droite. Les poules nous regardent, d’un œil chacune.
    .title = La toux du douzième
    .a = Nous la réveillons doucement et demandons ce qu’elle voudrait pour un peu de leur verdure.
    .b = Nous glissons la main sous les deux plus proches et, puisqu’elle est réveillée, prenons la plus proche.
    .c = Nous la couvrons et lui ôtons la cuillère de la main, pour qu’elle ne tombe pas.
    .faded = Une enfant qui garde les poules de l’immeuble s’est endormie.
script-2173 = Sur le septième palier, le porteur d’eau est assis entre ses bidons. Il a soixante-dix ans, ou bien c’est l’escalier. Deux fois par nuit, seize étages, pour une femme qui n’est plus descendue depuis que l’ascenseur s’est arrêté. Elle le paie en lui faisant la lecture, dit-il ; lui n’a jamais trouvé le temps d’apprendre. Cette nuit ils en sont au dernier chapitre, et son genou ne veut pas.

    Il ne demande rien. Il dit seulement combien il y a de marches, deux cent quatre-vingt-huit. Là-haut, une porte s’ouvre avant que nous ayons frappé. Elle prend les bidons, regarde derrière nous dans la cage de l’escalier et de là, étage après étage, lui crie comment cela finit.
    .title = Comment cela finit
script-2174 = Très haut par-dessus les toits, dans la tour, une fenêtre s’allume, s’éteint, s’allume. Le seizième. Elle a dû nous reconnaître à notre démarche ; de là-haut on voit tout le quartier, et elle n’a rien d’autre à regarder.

    Il nous faut un moment pour comprendre que ce n’est pas un salut. Si nous prenons à gauche, elle reste noire. À droite, elle brille. Alors nous nous laissons lire à travers les rues, de coin en coin ; une fois, elle s’éteint et reste éteinte, et nous attendons sous un porche que quatre hommes avec des lampes soient passés.
    .title = Le seizième
    .faded = La femme de la tour nous montre avec sa lampe un chemin sûr.

## Pions écrits

note-the-quince = Le cognassier
    .text = Nous savons où est enterrée l’argenterie d’une vieille dame.
note-long-journey = Un long voyage
    .text = Un vieux couple nous prend pour ses enfants.
note-the-sixteenth = Le seizième
    .text = Nous avons monté de l’eau dans la tour à une femme qui ne peut plus descendre.
