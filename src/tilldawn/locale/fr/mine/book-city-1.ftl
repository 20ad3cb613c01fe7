### Le Livre des scripts : les neuf premiers Lieux

## Grand-Place

script-2001 = La palissade autour de la fontaine est couverte de papiers, aussi haut que le bras atteint. Qui a vu, vu pour la dernière fois, répond au nom de. Nous les lisons en marchant, à la lampe d’un poissonnier, comme on lit des enseignes.

    Et puis notre adresse. La rue, le numéro, les volets bleus, une famille de quatre : quelqu’un sait-il où ils sont. L’encre a coulé, mais on est repassé dessus, deux fois, avec d’autres stylos. Nous dormons dans leurs lits. À notre arrivée, il y avait une casserole sur la cuisinière.
    .title = Volets bleus
    .a = Nous écrivons dessous ce que nous savons, et que c’est nous qui habitons là maintenant.
    .b = Nous ôtons la punaise et mettons le papier dans une poche.
script-2002 = « Avant qu’ils arrivent », dit la femme du dernier étal, sans cesser d’emballer. Elle a éteint sa lampe et nous laisse tâter la marchandise du bout des doigts : une boîte, une étoffe, quelque chose avec un manche.

    De l’autre côté de la place, on a sifflé deux fois. Tout le long de la rangée les bougies meurent, de gauche à droite, jusqu’à nous. Ce qu’elle vend dans les minutes qui viennent, elle n’aura pas à le porter.
    .title = De gauche à droite
script-2003 = Quatre cents personnes, peut-être, sur deux rangs, de la statue à la caisse d’épargne, chacune la main sur l’épaule de devant, pour que personne ne se perde dans le noir. Nous sommes dans la file avant d’avoir demandé pour quoi.

    L’homme de devant dit du pétrole. À la femme de derrière, on a parlé d’un dentiste. Un gamin passe vendre des numéros, et plus haut deux personnes qui ont le même ont ôté leur manteau pour en discuter. Quelqu’un s’appuie contre notre sac et s’excuse. De temps en temps nous avançons d’un pas, tous les quatre cents, comme une seule bête. Ce qui sort du guichet, nous le saurons quand nos mains seront dessous.
    .title = D’un pas
    .faded = Nous faisons longtemps la queue sans savoir ce qu’on distribue.
script-2004 = Sous les arcades, ils portent au cou des morceaux de carton. Couvreur. Deux langues. Soins, couture, aiguille fournie. Personne n’appelle. Ceux qui cherchent quelqu’un longent la rangée avec une bougie, et chaque visage se lève, puis s’en va.

    Tout au bout, c’est écrit si petit qu’il faut s’approcher. « Calme. Mange peu. » Quand le vent retourne le carton, on lit au dos ce qu’il a contenu : pêches au sirop, haut.
    .title = Mange peu
    .a = Nous disons : allez, venez.
    .b = Nous donnons quelque chose à manger et repartons vite.
    .c = Nous lisons la rangée jusqu’au bout, poliment, et rendons la bougie.
    .faded = Des gens sans toit se proposent, et l’un d’eux pourrait vivre avec nous.
script-2005 = Presque toute la matinée, un homme reste sur le trottoir d’en face à regarder nos volets. Puis il traverse, le papier à la main. C’est le frère. Il demande s’il peut faire le tour des pièces, et il le fait les mains dans le dos, comme au musée.

    Dans la cuisine, il s’agenouille et retire un carreau du mur, derrière le poêle. « Elle ne vous l’avait pas dit », fait-il, comme si nous avions été ses invités. Un bocal, un sac, avec l’année de sa main. Il les pose par terre devant nous et remet le carreau, de sorte qu’on ne voie rien.
    .title = Derrière le poêle
    .faded = Le frère de ceux qui vivaient ici visite la maison et nous laisse ce qu’ils avaient caché.

## Hôpital municipal

script-2011 = Au pied de l’escalier, une table, une lampe, une femme avec une liste de lettres. Ils n’ont plus de A, dit-elle, et là-haut il y a un homme qui est A. Elle nous regarde l’un après l’autre comme un paysan regarde les nuages. Un demi-litre. Elle ne peut pas payer. Il y a un verre d’eau sucrée, et un rouleau de gaze qu’elle a déjà compté comme utilisé.

    Au mur, il est écrit que le donneur doit se reposer un jour et bien manger. Quelqu’un a souligné « bien manger », à la règle.
    .title = Un demi-litre
    .a = L’un de nous s’assied et remonte sa manche.
    .b = Nous disons que nous avons tous eu la fièvre. Elle hoche la tête et ne la relève plus.
    .faded = L’hôpital demande à l’un de nous de donner son sang.
script-2012 = L’ascenseur est arrêté entre deux étages depuis l’automne. Une infirmière montre un brancard, puis l’escalier, puis nous, et dit : « Quatrième. » L’homme couché dessus est lourd et s’en excuse.

    Cet ascenseur, il l’a conduit trente ans. À chaque palier, les yeux fermés, il annonce ce qu’il a toujours annoncé : yeux et oreilles, enfants, os. Au troisième, il laisse un petit temps, que les gens descendent. Au quatrième, il tend la main pour ouvrir une grille qui n’est pas là.

    L’infirmière nous glisse quelque chose dans la poche sans regarder, comme un pourboire.
    .title = Yeux et oreilles
    .faded = Nous montons un malade au quatrième étage et l’on nous en remercie.
script-2013 = À la pharmacie, tout ce qui était à hauteur d’yeux est parti. Au ras du sol, derrière une porte sans poignée, un réfrigérateur tourne sur une batterie de voiture que quelqu’un a portée jusque-là. Quand nous l’ouvrons, la lumière s’allume. Nous avions oublié qu’ils faisaient cela.

    Des ampoules, en rangs, toutes pareilles. À l’intérieur de la porte, une feuille où l’on a noté la température chaque matin à six heures. Neuf jours, il y a un chiffre. Puis il y a un tiret, et puis de nouveau des chiffres, d’une autre main.
    .title = Un tiret
script-2014 = La dernière salle est fermée d’une porte vitrée. On y a collé des bandes de papier, chacune avec une tête de mort, chaque fois un peu mieux dessinée. Derrière, une femme est assise par terre. Quand elle voit notre lampe, elle se lève et applique une lettre contre le carreau.

    C’est pour sa mère, qui habite à deux rues de chez nous. Il y en a recto verso. Sous la porte, un jour haut comme une pièce de monnaie. Elle montre le jour. Puis elle hausse les épaules, pour dire qu’elle comprendrait.
    .title = Recto verso
    .a = Nous tirons la lettre sous la porte.
    .b = Nous restons l’apprendre par cœur à travers la vitre, le recto, puis le verso.
    .c = Nous faisons non de la tête et emportons la lampe.
    .faded = Une femme en quarantaine nous demande de sortir une lettre.
script-2015 = Un homme demande l’un de nous par son nom. Une infirmière le lui a dit, elle n’aurait pas dû. Il a le teint jaune, il marche avec une canne dont il n’a pas l’habitude et voudrait serrer une main, rien de plus : celle d’où c’est venu.

    Devant le thé, on apprend où il était quand il a été touché. Sur la colline, avec la pièce qui a notre rue. C’est lui qui calculait la distance. Il le dit dans sa tasse. Vendredi il remonte, et d’ici là, dit-il, il y a peut-être une chose dont il peut s’occuper. Il laisse son tabac sur la table.
    .title = Groupe A
    .faded = L’homme que notre sang a sauvé est de ceux qui bombardent notre rue.
script-2016 = La mère est plus petite que nous ne pensions. Elle nous reçoit debout, sur le seuil, le chapeau sur la tête, et veut que ce soit exact. Que dit-on de la clef ? Et pour le chat, c’est bien ce mot-là ? Nous reprenons tout depuis le début. À « ne viens pas », elle acquiesce, les deux fois, comme à un ordre auquel elle a déjà désobéi.

    Puis elle rentre et revient avec un bol noué dans un linge. Sa fille, dit-elle, n’a jamais supporté le gaspillage.
    .title = Ce mot-là
    .faded = Nous portons à une mère le message de sa fille en quarantaine.

## Hôtel

script-2021 = De la musique, si l’on veut : un peigne, une cuillère contre un verre. Dans la salle de bal, quarante bouts de bougie brûlent sur un plat à gâteau, et devant se tiennent une femme en nappe et un soldat qui a six heures de permission. L’officier d’état civil est venu, le tampon aussi. Il faut deux témoins, et les leurs sont en retard et le resteront.

    Nous avons du plâtre dans les cheveux. Nous signons, et posons quelque chose à nous sur la table des cadeaux. Ensuite chacun veut savoir nos noms, pour pouvoir nous remercier, et le temps d’une danse toute la salle contourne avec soin le trou du plancher.
    .title = Deux témoins
script-2022 = Au sixième, il y a de la lumière. L’homme a un groupe électrogène, trois téléphones et un magnétophone auquel il dit la date avant de nous dire bonsoir. Il est en ville depuis neuf jours. Il nous verse du café, du vrai. Chez lui, explique-t-il, on commence à se lasser. Il lui faut une chose, la pire, par quelqu’un à qui elle est arrivée, et il ne sera pas pingre.

    Il tourne le magnétophone jusqu’à ce qu’il nous regarde. Chacun de nous sait aussitôt laquelle ce serait.
    .title = La pire
    .a = L’un de nous la raconte.
    .b = Nous en inventons une, avec un chien dedans.
    .faded = Un reporter étranger veut entendre ce que nous avons vécu de pire.
script-2023 = La piscine est au sous-sol, et le veilleur de nuit aussi. Il tient sa lampe au-dessus du grand bain, et là-dessous, dans le vert, quelque chose de gros se retourne et nous montre son flanc. C’était pour le buffet du Nouvel An, dit-il, trente carpes, pas plus longues que la main. Il leur a donné le nom de clients partis sans payer.

    Contre de quoi fumer ou boire, nous pouvons tenter notre chance. Il y a un filet à linge, et un croûton. Mais pas le Conseiller, s’il vous plaît. Le Conseiller vient quand on l’appelle.
    .title = Partis sans payer
    .faded = Nous essayons de pêcher dans la piscine de l’hôtel.
script-2024 = Au troisième, chaque chambre est une famille. Quelqu’un a vu notre lampe dans l’escalier, et nous ne sommes pas en haut que le mot a déjà couru de porte en porte : la commission. Ils attendent, en chemise de nuit, leurs papiers à la main. Quatre personnes, un réchaud, pas d’animaux. On a calé les malades pour qu’ils aient l’air de dormir.

    À chaque porte on nous serre la main, et après il y a quelque chose dedans. Nous sommes au bout du couloir avant que l’un de nous ait pu dire la phrase. Ensuite il faut revenir par le même chemin.
    .title = La commission
    .faded = Des réfugiés nous prennent pour des fonctionnaires et nous soudoient ; nous les laissons croire.
script-2025 = Elle a traversé toute la ville à pied, dans la nappe, qui est une blouse à présent. On n’a plus de nouvelles des camions avec lesquels il est parti. À une épouse, le bureau verse sa ration ; mais le registre au tampon a brûlé, et pour prouver qu’elle en est une, il ne reste que ceux qui étaient là ce soir-là.

    Il faut que quelqu’un vienne le dire. Elle partagerait. On ouvre à neuf heures, et la file commence maintenant.
    .title = Ceux qui étaient là
    .a = L’un de nous l’accompagne et le dit.
    .b = Nous l’écrivons sur une feuille, en espérant qu’une feuille suffira.
    .faded = La mariée de l’autre soir est sans doute veuve et a besoin de l’un de nous comme témoin.

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

## Supermarché

script-2041 = Des deux cents chariots de l’enclos, un seul a quatre roues qui regardent du même côté. Pour savoir lequel, nous les poussons tous, un mètre chacun, dans le noir, lentement, à cause du grincement. Cela prend une heure. Ce n’est pas une mauvaise heure.

    Nous le chargeons de planches d’étagère jusqu’à ce qu’il gémisse et l’amenons en haut de la rampe, plus raide que dans notre souvenir. En bas commence la route de la maison, toute droite. Il suffit de quelqu’un devant pour retenir et de quelqu’un derrière pour diriger.
    .title = Quatre bonnes roues
script-2042 = Tout en haut, derrière une pancarte tombée, un carton que personne n’a vu : six boîtes de lait en poudre, avec l’ours. Une femme est dessous, avec un landau. Elle l’a trouvé hier. Elle ne peut pas grimper avec le petit attaché contre elle, et n’a pas osé aller chercher une chaise. Alors elle est restée une nuit et un jour, juste devant, à regarder autre chose.

    À présent, elle voit que nous avons regardé là où elle ne regarde pas.
    .title = Regarder autre chose
    .a = Nous le lui descendons et marchons à côté du landau jusqu’au pont.
    .b = Nous le descendons et gardons une boîte, pour la peine.
    .faded = Une mère ne peut atteindre le lait en poudre qu’elle a trouvé ; nous, oui.
script-2043 = Ce sont les extincteurs du plafond. Tout le papier s’est décollé et forme au sol un seul feutre gris, pois, pêches, chat, encaustique, et au-dessus restent les boîtes, quelques dizaines, nues comme des miroirs. Quelqu’un est passé avant nous, en a ouvert toute une rangée de gauche à droite, a goûté, a reposé. C’était partout de l’encaustique.

    Nous les secouons contre l’oreille. L’une glougloute, l’autre cogne, une autre ne dit rien du tout. Nous prenons celles qui cognent. Au sujet de la muette, on se dispute à voix basse, et puis elle vient aussi.
    .title = Nues comme des miroirs
    .faded = Nous trouvons des boîtes sans étiquette sans savoir si elles contiennent à manger.
script-2044 = Une bougie à la caisse quatre et, derrière, un homme en cravate. Il était le gérant du magasin. Il l’est toujours. Ce qu’il a sauvé la première semaine, il le garde sous le comptoir et le vend aux anciens prix, aux clients qui font la queue. Nous faisons la queue. Il n’y a personne devant nous.

    Il inscrit tout dans un cahier, nom, article, montant, et tire un trait. De l’argent, on n’en trouve plus, il ne l’ignore pas. « Vous paierez quand cela vous arrangera, dit-il. Je passerai. »
    .title = Caisse quatre
script-2045 = C’est l’homme de la caisse quatre. Il tient le cahier dans un sac en plastique, à cause de l’humidité, et il a fait douze adresses aujourd’hui. Il lit notre compte. Comme personne ne prend plus d’argent, il a dressé chez lui un barème : tant de savon pour tant de sucre. Le barème est honnête.

    À deux adresses on a payé, dit-il, sans que nous ayons rien demandé. Aux autres, on lui a offert une chaise.
    .title = Il passe
    .a = Nous réglons notre compte.
    .b = Nous lui offrons une chaise.

## École

script-2051 = Derrière la chaudière, il fait bon. Quatorze enfants sont assis sur des tiroirs retournés, dans la lueur du foyer, et font des opérations au milieu de la nuit. Le jour, ils n’ont pas le droit de traverser la rue, et la nuit, de toute façon, personne ne dort, dit le maître. Il le dit sur une ardoise. Sa voix est partie il y a une semaine, et depuis il montre du doigt.

    Sur la chaudière, 365 divisé par 14, et personne n’avance. Il regarde nos visages, l’un après l’autre. Puis il tend la craie.
    .title = La division
    .faded = Un maître qui a perdu la voix nous demande de faire la classe.
script-2052 = La salle de sciences a été pillée par quelqu’un de pressé, qui a pris les microscopes et laissé l’étagère. Trente bocaux aux étiquettes penchées : des tritons, une taupe, une chose à très longue queue. Ils flottent dans leur alcool, la patte levée, comme s’ils savaient la réponse.

    Cela brûle bleu ; nous avons d’abord essayé. Puis nous filtrons dans un mouchoir, bocal après bocal, et les couchons sur le rebord de la fenêtre, sur du buvard, chacun avec son étiquette. Cela partait d’un bon sentiment. Maintenant ils regardent tous du même côté, vers la porte par où nous devons sortir.
    .title = La patte levée
    .faded = Nous vidons l’alcool des bocaux de l’école.
script-2053 = On fait l’exercice au gymnase, à la lueur d’une lanterne pendue à la corde lisse : ils sont vingt, avec des manches à balai, et un homme dont le sifflet se tait à cause de l’heure. Tous ont seize ans. Certains ont l’air de l’avoir appris cette semaine. Nous sommes à plat ventre dans la galerie, parmi les tapis.

    À la rupture des rangs, l’un d’eux lève les yeux, droit sur nous. Il ne dit rien. Il reste en arrière, derrière le cheval d’arçons, couche son manche à balai, lentement, sans un bruit, et tend les deux bras, comme un petit qui veut qu’on le porte.
    .title = Manches à balai
    .a = Nous laissons descendre un bout de corde.
    .b = Nous rentrons la tête.
    .faded = Un garçon dont on veut faire un soldat nous demande de l’aide.
script-2054 = Le gardien loge sous l’escalier. La sonnerie électrique est morte, alors il sonne les heures à la main, jour et nuit, parce que tout le quartier se règle dessus : ceux qui font la queue, ceux qui veillent, ceux qui ont un petit à nourrir. S’il en sautait une, on le croirait mort, dit-il, et ce serait mauvais pour la discipline.

    Ce soir, il ne peut plus lever le bras. C’est donc l’un de nous qui se tient dans la cour à trois heures et balance la chose en cuivre. Tout autour, on entend des gens se retourner dans leur lit. Ce qui craque ou se fend pendant cette minute, personne ne l’entend.
    .title = Trois heures
script-2055 = Cveta a pris la craie avant que nous ayons compris. D’abord elle s’essuie les mains sur son manteau. Elle ne regarde pas l’opération. Elle demande de qui c’était l’anniversaire depuis que tout a commencé, et des doigts se lèvent, et les voilà bientôt tous inscrits sur la chaudière, par mois. Puis ils divisent. Le reste, dit Cveta, est à tout le monde.

    Cela dure ce que dure une leçon. Le maître est assis parmi les plus petits, l’ardoise sur les genoux. Dans la rue, Cveta marche un moment devant nous.
    .title = Le reste
    .faded = Cveta fait la classe aux enfants pendant une heure.
script-2056 = L’un de nous prend la craie, pose deux chiffres et la repose. Ce que nous savons est autre chose : traverser une rue avec un seau plein sans rien renverser. On ne le regarde pas. On regarde où l’on va.

    Ils essaient, tous les quatorze, sans seau, en cercle autour de la chaudière, le dos bien droit. Personne ne renverse. Le maître efface l’ardoise avec sa manche et écrit : physique.
    .title = Physique
    .faded = Nous montrons aux enfants comment on porte l’eau.
script-2057 = Il a dormi un jour sur notre palier, puis sa mère est venue le chercher, par les caves. Il n’avait pas seize ans. Quatorze non plus. Elle nous a laissé une casserole avec un couvercle, et le couvercle est ficelé.

    Maintenant il y a des pas dans la rue, de maison en maison. C’est l’homme au sifflet. Il n’est pas désagréable. Il s’enquiert d’un manche à balai, qui a été prêté à quelqu’un et qu’on n’a pas rendu.
    .title = Pas rendu
    .faded = Le garçon a retrouvé sa mère, et l’homme qui l’entraînait le cherche.

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

## Église

script-2071 = Le sacristain scie à la lueur d’une bougie. Il est parti du dernier rang, un banc par nuit, et chaque fois il dévisse d’abord la petite plaque, don de la famille untel, et la pose dans le bénitier avec les autres. Il en est au rang neuf. Le bois va à qui se présente, il le fait porter en traîneau. Il demande seulement qu’on s’y asseye avant, un moment, pour qu’il ait servi jusqu’au bout.

    Nous nous asseyons. C’est un banc dur, et voulu tel. Devant nous, il en reste huit. D’après ses calculs, cela tombe juste avec l’hiver.
    .title = Le rang neuf
script-2072 = Le confessionnal est à l’abri du courant d’air, et l’un de nous s’y est assis, du côté du coussin. Alors quelqu’un s’agenouille de l’autre côté. Nous entendons qu’on arrange un manteau. Une voix d’homme dit depuis combien de temps, et commence.

    Il vend des aiguilles au porte-à-porte. Il regarde par-dessus l’épaule des gens, dans leur cuisine, et le soir il dit à certains hommes ce qu’il a vu, et où. Il touche un dixième. Lui-même n’est jamais entré. Là, il s’arrête, il respire tout près de la grille et attend la suite.
    .title = Un dixième
    .a = Nous disons les paroles, autant qu’il nous en souvient.
    .b = Nous lui demandons quelles maisons viennent ensuite.
    .c = Nous ne bougeons pas jusqu’à ce qu’il s’en aille.
    .faded = Un homme nous prend pour un prêtre et avoue qu’il renseigne des pillards.
script-2073 = Soixante personnes dorment dans la crypte, chacune dans un rectangle de craie. Ce soir, la place près du poêle s’est libérée, et deux femmes s’y tiennent. L’une a une toux qui la plie en deux. L’autre donne la main à un garçon, dans un tricot sans manches. Toutes deux sont très calmes. Il est convenu que des étrangers diront, parce que des étrangers peuvent repartir ensuite.

    Tout le monde s’est redressé. Quelqu’un nous tient une lampe, que nous voyions bien ce que nous faisons.
    .title = Des étrangers diront
    .a = Nous disons : celle qui tousse.
    .b = Nous disons : le garçon.
    .faded = On nous demande qui dormira près du poêle, une malade ou une mère et son enfant.
script-2074 = La porte du clocher est ouverte et, tout en haut, il y a une chaise, une couverture, un calendrier plein de croix. Le guetteur est allé à la soupe. Deux cent six marches. D’ici la ville est noire, puis elle ne l’est plus ; on apprend à lire. Une lampe derrière un rideau. Une cigarette sur un toit. Six personnes qui traversent une rue, une par une.

    Nous cherchons notre maison et la trouvons tout de suite. C’est la seule où passe un trait de lumière, à l’étage, à gauche, et il a l’air de faire si bon là-dedans que nous envions un instant ceux qui y vivent.
    .title = À l’étage, à gauche
script-2075 = La femme de la crypte est à notre porte, et elle se tient droite. Elle tousse une fois, comme on montre son billet. La troisième nuit près du poêle, c’est tombé. Elle a eu du temps alors, et la laine d’une couverture, et elle a tricoté une paire de manches pour un tricot de garçon ; elles vont, a dit le garçon.

    Pour nous, il y a un cornet de papier avec ce qu’elle a bu tout ce temps. Elle fait des yeux le tour de la cuisine, pour voir où nous nous mettons quand il fait froid.
    .title = Une paire de manches
    .faded = La malade a guéri et vient nous remercier.
script-2076 = La mère de la crypte passe avec le garçon. L’autre, nous dit-elle, mardi, vers le matin. Il n’y avait pas grand-chose à partager. Un paquet de feuilles à infuser devait revenir aux étrangers ; à leur place elle aurait dit pareil, c’était le message, et que personne ne fasse cette tête.

    Le garçon porte son gilet, les manches roulées quatre fois. Il en déroule une, pour nous montrer comme elle est longue.
    .title = Roulées quatre fois
    .faded = La malade est morte et nous a laissé quelque chose.

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

## Pions écrits

note-blue-shutters = Volets bleus
    .text = Quelqu’un cherche la famille qui vivait dans notre maison.
note-half-a-litre = Un demi-litre
    .text = L’un de nous a donné son sang pour un homme que nous n’avons pas vu.
note-behind-the-glass = Recto verso
    .text = Le message d’une femme en quarantaine pour sa mère, à deux rues de chez nous.
note-two-witnesses = Deux témoins
    .text = Nous avons signé pour une mariée et un soldat en permission.
note-the-quince = Le cognassier
    .text = Nous savons où est enterrée l’argenterie d’une vieille dame.
note-till-four = Caisse quatre
    .text = Nous devons au gérant du magasin une petite somme, aux anciens prix.
note-broomstick = Manche à balai
    .text = Un garçon a fui l’exercice avec notre aide.
note-bread-van = La camionnette
    .text = Un chauffeur a mis notre coin de rue dans sa tournée.
note-place-by-the-stove = La place près du poêle
    .text = Dans la crypte, nous avons dit qui dormirait au chaud.
note-long-journey = Un long voyage
    .text = Un vieux couple nous prend pour ses enfants.
