### Le Livre des scripts : Lieux où l’on fait affaire

## Square Central

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

## Pions écrits

note-blue-shutters = Volets bleus
    .text = Quelqu’un cherche la famille qui vivait dans notre maison.
note-two-witnesses = Deux témoins
    .text = Nous avons signé pour une mariée et un soldat en permission.
note-till-four = Caisse quatre
    .text = Nous devons au gérant du magasin une petite somme, aux anciens prix.
note-the-whistle = Le sifflet
    .text = Nous avons réveillé un gamin qui s’était endormi au guet, au dépôt.
