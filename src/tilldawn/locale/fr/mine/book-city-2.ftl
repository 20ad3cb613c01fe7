### Le Livre des scripts : neuf autres Lieux

## Dépôt de tramways

script-2091 = Entre les hommes aux fusils et les hommes à la gnôle, le bureau des objets trouvés est ouvert. Au guichet, un employé en manchettes de lustrine. « Qu’avez-vous perdu ? » demande-t-il, et il trempe sa plume.

    Nous rions, puis l’un de nous répond quand même : un gant, vert, main gauche, ligne six, il y a quatre hivers. L’employé note. Il reste longtemps parti, on l’entend longer les rayons en parlant tout seul. Il est désolé, dit-il au retour. Il a posé quelque chose sur le comptoir et le tourne de façon que le manche soit vers nous. C’est ce qu’il a de plus approchant.
    .title = De plus approchant
script-2092 = Au-dessus de la voie six, le fil est en cuivre, gros comme un doigt, sur quarante mètres. Dans la fosse, un marchand l’achète à la brasse, et il a de grands bras. Il n’y a plus de courant depuis l’automne, dit-il. Il en jurerait.

    L’échelle est prête, elle est en bois, et il y a une pince avec du caoutchouc aux poignées, presque partout. À l’autre bout du hall, dans le dernier tram, une petite lampe brûle au-dessus de la porte. « Ça, c’est une bougie », dit le marchand. Pour une bougie, elle ne tremble guère.
    .title = Elle ne tremble guère
script-2093 = Le guetteur de la passerelle a dans les dix ans. Il porte un manteau jusqu’aux chevilles, un sifflet au bout d’une ficelle, et il s’est endormi le front contre la rambarde. D’ici, nous voyons tout ce qu’il devrait voir : la grille, la route, et derrière lui le hall, les caisses, les hommes de dos.

    On le relève à l’heure juste. Celui qui doit le relever boucle déjà son ceinturon. Hier, dit-on dans le hall, un autre gamin s’est endormi. Personne n’en dit davantage.
    .title = Endormi debout
    .a = Nous lançons du gravier contre la rambarde jusqu’à ce qu’il sursaute et siffle.
    .b = Nous passons sous lui, jusqu’aux caisses.
    .faded = Un enfant qui fait le guet pour les trafiquants s’est endormi ; nous pouvons le réveiller ou en profiter.
script-2094 = Au milieu de la nuit, un coup de sifflet, puis un autre, au coin de notre rue. Nous sommes aux fenêtres avant d’avoir compris. Plus bas, des hommes se sont arrêtés. Ils écoutent, comme nous. Puis l’un d’eux fait un signe, et ils repartent d’où ils venaient, en rasant les murs.

    Au matin, il n’y a personne au coin. Dans la cendre du trottoir, une trace, comme si l’on avait traîné un manteau derrière soi, décrit un grand arc autour de notre maison.
    .title = Deux fois, au coin
    .faded = Le gamin du dépôt nous avertit à temps d’un raid.

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

## Clinique vétérinaire

script-2131 = Le vétérinaire prend les gens, à présent, de dix à quatre. Il nous fait d’abord monter sur la bascule à bétail, l’un après l’autre, car sa table au mur est par poids : chèvre, veau, génisse. Il pousse le petit curseur de laiton, puis le ramène, puis le ramène encore. « Avec les chaussures ? » demande-t-il. Avec.

    Il annonce le chiffre comme à un fermier. Chacun de nous s’en rappelle un autre, d’un certain été, et fait la soustraction. Puis il enfile son aiguille et s’occupe de qui en a besoin, d’une main ferme ; il dit « là, là » et « bouge pas », et pour finir donne deux tapes sur l’épaule, du plat de la main.
    .title = Entre chèvre et veau
    .faded = Le vétérinaire soigne l’un de nous, et sa bascule nous apprend combien nous avons maigri.
script-2132 = Il n’y a plus de courant, mais dans la salle le réfrigérateur est fermé au ruban adhésif, et la salle est plus froide que lui. Un carton percé de trous, des feuilles mortes et, dedans, une tortue grande comme une assiette à soupe, tout rentré. Sur le couvercle, au crayon gras : « Elle s’appelle Mme Lang. NE PAS réveiller avant avril. Elle aime le cœur de la laitue. Je reviens. » Suivent quatre lignes sur la température.

    Elle pèse autant qu’un rôti. Personne ne le dit. L’un de nous lit le couvercle jusqu’au bout, à voix haute, puis le remet, l’écriture en dessous.
    .title = Avant avril
    .a = Nous l’emportons et la garderons au froid, comme c’est écrit.
    .b = Nous recollons le ruban.
    .c = Nous disons qu’elle ne s’apercevra de rien.
    .faded = Nous trouvons la tortue endormie d’un enfant, et nous avons faim.
script-2133 = Un soldat ouvre la porte du pied parce qu’il a les bras pris. Il couche le chien sur la table, un chien brun avec un harnais à dévidoir, et regarde celui de nous qui est le plus près de la blouse pendue au crochet. « C’est vous, le docteur », dit-il. Ce n’est pas une question ; il a un fusil dans le dos, et les larmes lui coulent dans le col.

    Nous sommes donc le docteur. Nous lavons, nous tenons, nous usons ce que nous avons et retirons éclat après éclat. Il raconte combien d’hommes ce chien a trouvés vivants sous des maisons. Il sait le nombre. À la fin, la bête lèche la table, et il vide ses poches à côté d’elle.
    .title = C’est nous, le docteur
    .faded = Un soldat nous prend pour des vétérinaires, et nous soignons son chien.
script-2134 = Un grattement, du coin le plus froid de la maison. Tout le monde pense au rat, et quelqu’un a déjà pris la pelle. Mais c’est Mme Lang. Elle est en avance de bien des semaines. Elle a passé le bord de son carton et traverse le plancher vers la seule raie de soleil, une feuille sur le dos, de l’air d’une personne qu’on a fait attendre.

    Rien dans la maison n’est un cœur de laitue. Nous nous couchons à plat ventre autour d’elle, tous, et tendons ce qu’il y a.
    .title = Mme Lang
    .faded = La tortue se réveille, et nous lui donnons à manger.

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

## Caserne de pompiers

script-2151 = L’officier de garde met son casque quand nous entrons, et son équipe est une femme de soixante ans. L’autopompe n’a plus de carburant depuis novembre. Ils ont une charrette à bras avec un dévidoir, et à deux on ne la monte pas. Derrière la caserne, le ciel est orange, et il bouge.

    « Vous, devant », dit-il sans demander qui nous sommes. Les places sont déjà données. Une fois qu’ils seront partis, la caserne sera vide et les portes grandes ouvertes, car c’est le règlement : pour qu’ils puissent rentrer.
    .title = Vous, devant
    .a = Nous empoignons le timon.
    .b = Nous leur tenons les portes et restons là.
    .faded = Les pompiers ont besoin d’aide pour un incendie, et sans eux la caserne n’est pas gardée.
script-2152 = La sirène est sur le toit, trapue, avec une manivelle pour les pannes de courant. C’est la dernière du quartier. Sous le capot, un moteur qui ferait un an le bonheur d’un atelier. Quatre boulons, et nous avons la clef ; seulement, pendant ce temps, il ne faut pas que le tambour tourne. Un demi-tour, et trente rues descendent à la cave en y traînant leurs vieux.

    Le palier est rouillé. Pour la tourner pour de bon, il faudrait deux bras et beaucoup de chance. Sur le rebord, une burette d’huile, avec un mot : « S’il vous plaît. Je n’arrive plus à monter. »
    .title = Quatre boulons
    .a = Nous bloquons le tambour et défaisons les boulons.
    .b = Nous huilons, et brossons la manivelle jusqu’à ce qu’elle tourne.
script-2153 = Pour s’exercer, les pompiers ont bâti à la cave un labyrinthe de planches et de grillage, à traverser en rampant, dans le noir et la fumée. Il y a un plan à l’entrée, mais quelqu’un l’a découpé. Nous y entrons à quatre pattes, car la réserve est de l’autre côté.

    Nous n’y sommes pas seuls. Au deuxième coude, une main passe sur un visage, doucement, comme on cherche un interrupteur. Quelqu’un souffle. Un sac s’ouvre, pas de notre fait, et se referme. Personne ne dit un mot, d’aucun côté. Quand nous débouchons dans la réserve et retournons nos poches, il manque quelque chose, et à la place il y a autre chose.
    .title = À tâtons
script-2154 = Avant le jour, la charrette s’arrête devant chez nous, le dévidoir vide. On a dressé la liste de tous ceux qui ont tiré, dit l’officier, et l’on partage ce qui est resté debout : des poutres, brûlées d’un bout seulement, et un outil. Lui ne décharge pas. Il est assis sur le timon, son casque entre les pieds.

    La femme de soixante ans n’est pas là. Nous demandons. Elle était entrée, dit-il, pour un canari. Puis il se lève et déplace une des poutres, pour qu’elle soit dans l’alignement des autres.
    .title = Tous ceux qui ont tiré
    .faded = Le pompier nous apporte notre part et la nouvelle que sa dernière équipière est morte.

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

## Jetons écrits

note-the-whistle = Le sifflet
    .text = Nous avons réveillé un gamin qui s’était endormi au guet, au dépôt.
note-a-row = Un rang
    .text = Aux jardins ouvriers, un rang porte notre nom.
note-the-bundle = Le paquet
    .text = Des lettres pour les numéros impairs d’une rue qui n’est plus là.
note-the-bakers-wheel = Rue des Fours
    .text = Nous avons ouvert l’eau aux boulangers, hors de leur tour.
note-the-trout = La truite
    .text = Nous avons pris le poisson qui servait à contrôler l’eau de la ville.
note-do-not-wake = Ne pas réveiller
    .text = Une tortue dort dans le coin le plus froid de notre maison.
note-blue-arms = Les bras bleus
    .text = L’un de nous a plongé les bras dans la teinture, et cela ne part pas.
note-the-handcart = La charrette
    .text = Nous avons aidé les pompiers à tirer.
note-the-coupons = Le violet
    .text = Nous avons une feuille de faux tickets de pain.
note-the-sixteenth = Le seizième
    .text = Nous avons monté de l’eau dans la tour à une femme qui ne peut plus descendre.
