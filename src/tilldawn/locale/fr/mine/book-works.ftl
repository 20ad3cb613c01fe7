### Le Livre des scripts : Lieux où l’on travaille

## Garage

script-2061 = Du côté gauche, la camionnette dit boulangerie, du côté droit, désormais, ambulance, et elle ne veut démarrer pour aucune des deux. Le mécanicien tousse, couché dessous. Nous la poussons en haut de la cour et la laissons rouler, la remontons, la laissons rouler. La cinquième fois elle prend, et reste là à trembler dans sa fumée comme un chien mouillé.

    Le chauffeur sort en boutonnant une blouse blanche sur une bleue. Il veut savoir quel coin de rue est le nôtre. « Ce n’est pas pour vous, dit-il. C’est pour la tournée. »
    .title = Pour la tournée
script-2062 = Dans la cour, un camion posé sur ses jantes et, dans le réservoir, d’après la jauge, trois doigts d’essence. Contre de l’essence, le mécanicien donne ce qu’il a. Il a déjà mis deux choses sur l’établi, pour nous encourager.

    Nous avons un tuyau. Nous avons tous vu faire, et aucun de nous n’a fait : un bout dans le réservoir, l’autre dans la bouche, aspirer, et au bon moment s’écarter. Sur le bon moment, les avis diffèrent.
    .title = Le bon moment
script-2063 = Il y a une voiture sur le pont élévateur, montée au plus haut, les vitres embuées. Une voix d’homme dit doucement que nous n’avons rien à craindre. Ils sont cinq. Là-haut, c’est sec, il n’y a pas de rats, et les gens ne lèvent pas les yeux. Il y a seulement le levier, dit-il. Une fois le levier rouge tiré, l’huile s’en va, ils descendent, et après il n’y a plus de haut.

    La pompe, à côté du levier, est la plus belle chose que nous ayons vue depuis des semaines. Quelqu’un a dessiné un visage dans la buée, et lui ajoute des oreilles.
    .title = Plus de haut
    .a = Nous laissons le levier tranquille et leur disons quelles rues sont libres.
    .b = Nous les aidons à descendre et dévissons la pompe.
    .faded = Une famille vit dans une voiture sur le pont élévateur, et ce pont vaut quelque chose.
script-2064 = Une voiture s’arrête dehors, phares éteints, et le mécanicien lève un doigt. Nous sommes déjà dans la fosse, sous la grille, et il a poussé un bac à huile sur la fente. Deux hommes, à en juger par les chaussures. Ils viennent prendre une chose longue qu’il a réparée. Pendant qu’il l’emballe, ils parlent de leur semaine : quelle rue, combien de fenêtres, qui a un chien. L’un d’eux secoue sa cendre, et elle tombe entre les barreaux sur nos manches.

    Le mécanicien tousse en disant son prix. Il tousse plus longtemps quand ils disent la rue. Après quoi il tend la main, paume en l’air, pour l’usage de la fosse.
    .title = La cendre
    .faded = Cachés au garage, nous entendons ce que préparent des pillards.
script-2065 = Aux premières lueurs, une camionnette s’arrête à notre coin, boulangerie du côté gauche. Le chauffeur laisse tourner le moteur, par expérience. Il passe dans la maison comme si c’était convenu, abaisse une paupière, soulève un pansement, pose une oreille froide contre un dos. Il a peu de chose avec lui et s’en sert. Quand nous voulons remercier, il dit qu’un coin est un coin.

    Puis il repart, du mauvais côté de la rue. Les gens sortent sur leur seuil, lisent la camionnette et, un instant, la croient.
    .title = Notre coin
    .faded = Le chauffeur que nous avons aidé vient soigner nos malades et nos blessés.

## Jardins ouvriers

script-2101 = À la nuit tombante, les jardiniers déplacent les épouvantails. Il y en a plus que de parcelles. Ils portent de bons manteaux et de vrais chapeaux, car dans une lunette une guenille ne trompe personne, et chacun a un nom, celui à qui est le manteau. Ils ont été touchés bien des fois. Cela épargne les autres, dit la femme à la brouette, à condition qu’ils ne soient pas là où ils étaient hier.

    Le dernier doit aller aux groseilliers, par la bande découverte. Elle est enrhumée, et l’homme de là-haut connaît maintenant son pas. Le nôtre, il ne le connaît pas.
    .title = Il connaît son pas
    .faded = Les jardiniers trompent un tireur avec des épouvantails, et l’un de nous porte le dernier.
script-2102 = Il faut prévenir les abeilles, sinon elles s’en vont. C’est ce qu’on a dit à la veuve, et voilà trois soirs que devant les ruches elle parle du temps qu’il fait. Cela ne passe pas. Pour quelqu’un qui ne l’a pas connu, pense-t-elle, ce serait autre chose. On frappe trois coups avec la clef de la maison et on le dit clairement. Il s’appelait Emil. Elles bourdonneront, et c’est tout.

    Elle descend pendant ce temps jusqu’au tonneau et fait du bruit avec l’arrosoir. Le rayon de miel, elle l’a posé d’avance sur le banc, dans du papier, pour que cela n’ait pas l’air d’un salaire.
    .title = Prévenir les abeilles
    .faded = Une veuve demande à l’un de nous d’annoncer aux abeilles la mort de son mari.
script-2103 = Dans le cabanon de l’association, les pommes de terre de semence sont couchées dans une baignoire de zinc, sur de la paille, les yeux en l’air. Elles ont commencé à germer, violet, long comme un ongle. Quarante-deux parcelles ont donné ce qu’elles avaient. Au mur, la résolution : d’ici au printemps, personne, pas même le président. Le président a été enterré dimanche, a-t-on noté dessous, avec son poids.

    La porte n’a pas de serrure. Il y en avait une, on l’a donnée aussi, pour la brouette. À côté, une bêche, et sur le plan il reste un rang sans nom.
    .title = Pas même le président
    .a = Nous remettons de la paille là où il en manque et fermons la porte.
    .b = Nous retournons le rang libre et y écrivons notre nom.
    .faded = Des jardiniers affamés gardent leurs semences, et rien ne nous empêche d’en prendre.
script-2104 = La secrétaire de l’association est là avant le jour, en sabots, avec un registre. Rang quarante-trois, dit-elle, c’est vous. Il y a eu une distribution. Elle se fait par rang, pas selon les besoins ; des besoins, on a discuté deux soirs, puis on a pris les rangs.

    Il faut signer. Elle a aussi apporté une latte où notre nom est gravé au fer, à planter en tête de rang. En attendant, elle est sur l’appui de la fenêtre. Chacun de nous l’a prise en main au moins une fois.
    .title = Rang quarante-trois
    .faded = Les jardiniers nous donnent la part qui revient à notre rang.

## Bureau de poste

script-2111 = La factrice trie au toucher. Devant elle, les cases de sa tournée, et pour une rue la case est si pleine que les lettres plient. Depuis un mois, on ne la laisse plus passer. « C’est vrai, pour les numéros impairs ? » demande-t-elle. C’est notre chemin. Nous connaissons chacun des impairs, et ce qu’il y a maintenant à la place.

    Ce qui ne peut être remis est rayé, et un colis rayé revient, article neuf, à qui fournit le renseignement. Il y a trois colis parmi les lettres. Elle les a un peu écartés, pour qu’ils ne nous influencent pas.
    .title = Les impairs
    .a = Nous remontons la rue avec elle, maison par maison.
    .b = Nous disons que nous porterons tout, et la laissons ficeler le paquet.
    .faded = Une factrice nous demande qui vit encore dans une rue détruite.
script-2112 = Derrière les guichets, le pneumatique marche encore. Il ne lui faut que de l’air, et pour l’air il y a un soufflet à pédale. On ouvre le clapet de laiton, on glisse le tube, on pédale, et cela file dans les murs avec un bruit de vent, vers la Bourse, ou la caserne, ou la gare. Qui est à l’autre bout, nul ne le sait. Mais il y a quelqu’un : les tubes reviennent, et jamais vides.

    Nous y mettons ce dont nous pouvons nous passer, sans un mot. Qu’écrirait-on ? Puis nous pédalons à tour de rôle, l’oreille au tuyau. Au bout d’un moment, cela frappe.
    .title = Cela frappe
script-2113 = Dans la pièce derrière le télégraphe, une bouilloire au bec tordu et, à côté, dans des boîtes à chaussures, tout ce qu’on a tenu au-dessus. Les boîtes sont classées par sujet. « Prix. » « Fils. » « Prières, avec noms de lieux. » La plus pleine dit « Voisins ».

    Nous cherchons notre rue et nous la trouvons. Cinq lettres, toutes sans signature, toutes polies. Elles donnent l’heure où s’allume notre poêle, combien nous sommes, et lequel serait le plus facile à raisonner. Dans l’une, les n ont une queue. Ce n, nous le voyons chaque matin depuis des semaines, sur la liste de l’eau.
    .title = Voisins
    .faded = Nous trouvons des lettres où des gens de notre rue nous dénoncent.
script-2114 = Trois jours que le paquet est sur la table de la cuisine et que nous le contournons. Puis l’un de nous le dénoue quand même, pour voir si quelque chose peut encore arriver. Deux lettres, oui. Un homme du quatre a déménagé chez sa sœur ; une famille vit dans sa propre buanderie.

    La sœur lit dans l’escalier, il lit par-dessus son épaule, et tous deux oublient que nous sommes là. À la buanderie, on nous sert du café dans un porte-savon. Le reste, nous le reficelons, avec le même nœud. Le paquet a bien minci, nous disons-nous.
    .title = Le même nœud
    .faded = Nous retrouvons vivants les destinataires de deux lettres, et l’on nous remercie.

## Station de pompage

script-2121 = Trois volants de fer sortent du sol, chacun avec sa plaque d’émail : Hospice, rue des Fours, Quais. L’ingénieur a les deux bras dans le plâtre. Il y a de la pression un quart d’heure par nuit, dit-il, pour un des trois. Jusqu’ici il les ouvrait à tour de rôle et le notait dans le cahier. Mais le cahier a pris l’eau. Il sait qu’il doit en ouvrir un ; il ne sait plus lequel.

    Les quais, c’est chez nous. Il voit nos visages et se tourne vers le manomètre, comme on fait quand des gens se déshabillent. « Vers la droite », dit-il.
    .title = Un quart d’heure
    .a = Nous ouvrons l’Hospice.
    .b = Nous ouvrons le nôtre.
    .c = Nous ouvrons la rue des Fours.
    .faded = C’est à nous de dire qui aura de l’eau cette nuit : les malades, les boulangers ou nous.
script-2122 = Le grand bassin de décantation est gelé, et il est plus bas que la rue. C’est pour cela qu’ils sont venus, vingt ou trente enfants, des chiffons autour des pieds, et ils glissent sans un bruit. Cela a dû se répéter longtemps. Quand l’un tombe, il tombe en silence, il ouvre la bouche, et il n’en sort que du blanc.

    Au bord, le gardien tient une lanterne-tempête. Pour la qualité de l’eau, c’est interdit, chuchote-t-il. Il a apporté une toile cirée pour s’asseoir et nous montre comment on en prend les coins. Nous sommes trop vieux pour cela, et lourds. On va jusqu’à l’autre bord.
    .title = C’est interdit
    .faded = Sur un bassin gelé, des enfants glissent en silence, et nous nous joignons à eux.
script-2123 = Au laboratoire, une truite se tient dans une auge de verre, le nez à l’arrivée. Toute l’eau de la ville passe d’abord devant elle. C’est l’instrument, dit la fiche au mur : si la truite se couche sur le flanc, fermer la conduite. Une fille en blouse la surveille, avec un chronomètre. Elle s’est endormie la joue sur le registre, au milieu d’une ligne : 3 h 10, droite. 3 h 20, droite. 3 h 30.

    La bête est longue comme un avant-bras, bien nourrie, et ne bouge que le nécessaire. Il est maintenant quatre heures moins le quart.
    .title = 3 h 20, droite
    .a = Nous la sortons à deux mains et laissons courir le chronomètre.
    .b = Nous toussons jusqu’à ce que la fille se réveille.
    .faded = Le poisson qui sert à contrôler l’eau de la ville ferait un repas.
script-2124 = Quelqu’un a fait du pain. On le sent à trois rues, et les gens sont à leur fenêtre, la bouche ouverte, comme des oisillons. Rue des Fours, il y a eu de l’eau un quart d’heure, on ne sait pourquoi, et ce n’était pas leur tour. Ils ont passé la farine d’une semaine tant que c’était possible.

    À midi, il y a une miche par maison inscrite. Une femme partage la sienne avec nous dans l’escalier. Son père est à l’Hospice ; elle devait lui porter du linge. Là-bas, dit-elle, ils recueillent la pluie dans les bassins de lit.
    .title = Pas leur tour
    .faded = Les boulangers ont eu de l’eau et il y a du pain ; ailleurs elle a manqué.
script-2125 = Cela court dans la rue, d’abord au deux, puis de l’autre côté de la cour. Faites tout bouillir, dit un gamin qui va de porte en porte, ils s’en sont aperçus trop tard. À la station, l’instrument a quelque chose. On lui a recommandé de le dire exactement ainsi : l’instrument.

    Le bidon d’avant-hier est sur notre table, à deux doigts du fond. L’eau est parfaitement claire. Nous nous le passons de main en main, nous le levons vers le jour, comme si l’un de nous avait appris à quoi cela se voit.
    .title = L’instrument
    .faded = De la mauvaise eau est passée inaperçue depuis que nous avons mangé le poisson.

## Filature

script-2141 = Tous les métiers tiennent à une seule courroie ; on l’a ôtée de la machine et passée sur une roue, et dans la roue des gens marchent. Autrefois, c’était un travail d’enfants, dit la contremaîtresse, il y a deux cents ans ; à la cantine, on en a la gravure. De l’autre côté sort de la gaze, large comme la main, un mètre tous les quarante pas.

    Un homme vient de s’asseoir par terre, le visage gris. Elle regarde sa gaze arrêtée, puis nos jambes. « Une heure », dit-elle. Dans la roue, on monte toujours. On ne voit que la planche suivante, et les talons de quelqu’un.
    .title = Quarante pas
script-2142 = À la teinturerie, la cuve est pleine à ras bord et noire comme un puits. Il faut y pencher la lampe pour voir que c’est du bleu. Sur le bord, une corde mouillée plonge ; au bout pend une chose lourde que quelqu’un ne voulait pas qu’on trouve.

    La corde est pourrie, il faudrait aller la chercher au bras. Au-dessus du bac, la consigne est restée : gants longs, couleur garantie grand teint. Sur la peau, cela ne part pas. Cela passe avec le temps, comme un été. De gants, il n’y en a pas. Il y a une perche à tamis pour ce qui flotte.
    .title = Grand teint
    .a = L’un de nous remonte ses deux manches aussi haut qu’elles vont.
    .b = Nous prenons la perche.
script-2143 = Dans le troisième entrepôt, une balle brûle, mais seulement au-dedans. Elle couve depuis le premier bombardement, au fond du coton, sans flamme. On ne doit pas l’ouvrir et on ne peut pas l’éteindre. Alors ils se sont installés autour, six ou sept familles, le dos contre la toile de jute comme contre une grosse bête.

    La place du côté nord est pour les visiteurs. En quelques minutes la chaleur nous est descendue jusqu’aux pieds. Un homme tourne sans fin autour de la balle, la paume à plat, pour sentir si cela se rapproche. Pendant ce temps, personne ne lui parle.
    .title = Seulement au-dedans
script-2144 = L’homme ne vient pas à la porte, il vient à la file d’eau. Il la remonte dans la lumière du soir et prie les gens de lui montrer leurs mains, fort aimablement, comme une maîtresse avant le déjeuner. L’un de nous n’a pas quitté ses gants de trois jours. On l’a remarqué ; il fait froid, mais pas à ce point.

    « Ce n’était pas qu’à moi, dit-il une fois devant nous. Si ce n’était qu’à moi, je ne demanderais pas. » Il bégaie un peu. Il attend, et la file aussi.
    .title = Les mains
    .a = Nous nous arrangeons avec lui pour ce que cela valait.
    .b = Nous disons que nous avons teint des rideaux.
    .faded = Le propriétaire de ce que nous avons pris dans la cuve nous a retrouvés.

## Imprimerie

script-2161 = Il nous montre deux tickets de pain et demande lequel est le vrai. Nous désignons le faux. Il en rougit de plaisir. C’est le violet, dit-il, personne d’autre en ville n’obtient ce violet. Il a quarante feuilles à sécher sur le fil, et pas de famille. Il les donne à qui les demande, une par maison.

    L’un de nous demande combien il y a de pain pour tant de tickets. « Cela regarde la boulangerie », dit l’imprimeur. Il serait content aussi d’avoir quelqu’un au massicot, pour le programme d’un concert qui aura vraiment lieu. Là, il paie au tarif.
    .title = Le violet
    .a = Nous demandons une feuille.
    .b = Nous coupons des programmes jusqu’à ne plus sentir nos bras.
    .faded = Un imprimeur nous offre de faux tickets de pain.
script-2162 = Le typographe ne compose plus que des avis de décès, et il n’a plus de A. La moitié de la ville semble en avoir un. Alors il met un V la tête en bas, et chaque fois s’en excuse au crayon sur l’épreuve. Derrière lui, deux hommes emportent les casses avec les autres alphabets. Ce ne sont pas des voleurs, ils ont un reçu : c’est du plomb, et le plomb est demandé.

    Il reste une casse, et c’est une lourde. Il faut être deux pour la lever, ou s’y mettre pour en ôter d’abord les capitales, lettre par lettre, avant qu’ils aient remonté l’escalier. Les hommes ont dit qu’ils paieraient l’aide. Lui n’a rien dit.
    .title = La lettre A
    .a = Nous prenons l’autre poignée.
    .b = Nous nous agenouillons à côté de lui et trions.
    .faded = Des caractères de plomb doivent devenir des balles, et il en faut pour les avis de décès.
script-2163 = La presse est encore chaude, et il n’y a personne. Au-dessus de nos têtes pendent les feuilles, deux cents, pincées par rangées et mouillées. C’est une proclamation. « Les habitants des rues ci-dessous » – la nôtre est la cinquième – « devront, le … de ce mois, avant … heures. » À la place du jour, un blanc de la largeur d’un doigt, et un autre pour l’heure.

    Nous suivons toutes les rangées. Peut-être l’une est-elle remplie. Aucune ne l’est, mais dans la corbeille il y a les brouillons, et là quelqu’un a essayé ce que cela donnait avec différents chiffres.
    .title = Avant … heures
    .faded = Nous voyons des affiches, sans date encore, qui concernent notre rue.
script-2164 = Personne ne regarde le violet. La fille du guichet détache le ticket, pousse la ration, au suivant s’il vous plaît. Cela n’a pas duré un souffle. On nous a même donné la grande boîte.

    Peu après neuf heures, le guichet ferme. Il y avait plus de tickets que d’habitude, dit quelqu’un, le compte n’y est pas. Derrière nous, il reste une soixantaine de personnes, et en premier le vieux monsieur de la maison d’en face, celui qui nous garde la place quand il pleut. Il lève son ticket vers le jour. C’est un vrai.
    .title = Le compte n’y est pas
    .faded = Les faux tickets nous valent une nourriture que d’autres, avec de vrais, n’ont pas.

## Pions écrits

note-bread-van = La camionnette
    .text = Un chauffeur a mis notre coin de rue dans sa tournée.
note-a-row = Un rang
    .text = Aux jardins ouvriers, un rang porte notre nom.
note-the-bundle = Le paquet
    .text = Des lettres pour les numéros impairs d’une rue qui n’est plus là.
note-the-bakers-wheel = Rue des Fours
    .text = Nous avons ouvert l’eau aux boulangers, hors de leur tour.
note-the-trout = La truite
    .text = Nous avons pris le poisson qui servait à contrôler l’eau de la ville.
note-blue-arms = Les bras bleus
    .text = L’un de nous a plongé les bras dans la teinture, et cela ne part pas.
note-the-coupons = Le violet
    .text = Nous avons une feuille de faux tickets de pain.
