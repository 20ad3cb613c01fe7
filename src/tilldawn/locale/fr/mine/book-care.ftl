### Le Livre des scripts : Lieux où l’on prend soin des autres

## Hôpital de la Ville

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

## Pions écrits

note-half-a-litre = Un demi-litre
    .text = L’un de nous a donné son sang pour un homme que nous n’avons pas vu.
note-behind-the-glass = Recto verso
    .text = Le message d’une femme en quarantaine pour sa mère, à deux rues de chez nous.
note-broomstick = Manche à balai
    .text = Un garçon a fui l’exercice avec notre aide.
note-place-by-the-stove = La place près du poêle
    .text = Dans la crypte, nous avons dit qui dormirait au chaud.
note-do-not-wake = Ne pas réveiller
    .text = Une tortue dort dans le coin le plus froid de notre maison.
note-the-handcart = La charrette
    .text = Nous avons aidé les pompiers à tirer.
