### Le Livre des scripts : les pages dont les règles révèlent le numéro et l’effet

## Voyous

script-411 = Ils ont fait du feu dans une baignoire et passent une cassette sur un poste dont un seul haut-parleur marche. L’un d’eux danse avec un manteau accroché à un balai. Entre deux chansons, nous entendons respirer derrière la chaudière, quelqu’un qui n’est ni des leurs ni des nôtres.

    Nous attendons que la chanson monte. Puis nous partons, et la respiration reste où elle est.
    .title = Le passage fort
    .faded = Nous échappons à une bande et laissons quelqu’un entre ses mains.
script-704 = Le garçon de guet a quatorze ans, peut-être. Il tient un bout de tuyau comme on tient un cierge. Il nous a vus. Il regarde par-dessus son épaule, puis nos poches, puis nous encore, porte deux doigts à ses lèvres et aspire dans le vide.
    .title = Le guetteur
    .a = Nous lui donnons de quoi fumer ou boire et nous passons.
    .b = Nous courons avant qu’il se décide.
script-942 = Dans l’appartement où ils dorment, onze matelas, alignés par quelqu’un qui aime l’ordre. Sous le dernier, une photo de classe, pliée de façon qu’un seul visage se voie. Le même visage nous regarde d’une affiche dans la cage d’escalier, où l’on dit pourquoi on le recherche.

    Nous remettons la photo en respectant le pli.
    .title = Onze matelas
    .faded = Nous fouillons le repaire de la bande et comprenons que ce sont presque des enfants.
script-272 = Dans la cour, ils sont deux à tenir un homme contre le mur et à vider son manteau, sans hâte, comme on trie du linge. Il ne crie pas. Il leur annonce ce qu’il y a dans chaque poche avant qu’ils y arrivent, poliment, comme si cela aidait.

    Il fait noir là où nous sommes, et ils ne se sont pas retournés.
    .title = La cour
    .a = Nous faisons le détour par les toits.
    .b = Nous entrons dans la cour.
    .faded = Deux hommes en dépouillent un troisième ; nous pouvons faire le tour ou intervenir.
script-65 = Sur le palier, une voix dit notre rue, notre numéro, et combien nous sommes. Elle le dit deux fois, comme on lit l’adresse d’un colis. Puis elle rit, et une autre lui dit de laisser tomber : ceux-là, c’est la maison du blessé, ils n’ont rien.

    Personne ne descend. Nous gardons les mains sur la rampe jusqu’à les sentir de nouveau.
    .title = À voix haute
script-1702 = Ils étaient dans l’escalier depuis le début. C’est rapide et presque amical. L’un tient le sac, l’autre montre du doigt, et chacun ne prend qu’une chose, comme des invités devant un plateau. « À bientôt », dit celui du sac. Nous le croyons.
    .title = Comme des invités

## Maraudeurs

script-29 = Au matin, la maison d’en face n’a plus de porte. Ils ne l’ont pas enfoncée, ils l’ont dévissée, gonds compris, pour la brûler ailleurs. Le couple qui habite là est assis dans l’ouverture sur deux chaises, en manteau, et salue tous ceux qui passent.

    Ce qui reste du chambranle vient d’un seul coup.
    .title = Deux chaises
    .faded = Des voisins ont perdu leur porte ; nous prenons ce qui reste du cadre.
script-543 = Ils ont laissé une marque près de notre sonnette : un cercle barré, à la craie, bas, à hauteur d’enfant. Le vieux du premier dit que cela signifie qu’ils sont passés. Sa femme dit que cela signifie qu’ils vont venir. Tous deux regardent notre tas de bois.
    .title = À la craie
    .a = Nous faisons du feu près du portail toute la nuit, avec les voisins.
    .b = Nous effaçons la marque et n’en parlons à personne.
script-991 = L’un d’eux ne s’est pas relevé cette nuit. Ses amis sont revenus pour ses bottes et ont laissé le reste. Il faudrait le porter jusqu’à la place, où passe la charrette. Dans sa poche de poitrine, une cartouche enveloppée dans une liste de courses : farine, savon, bougies pour le gâteau.
    .title = La liste de courses
    .faded = L’un des pillards est mort devant chez nous et il faut l’emporter.
script-291 = Il y a un sac sur notre seuil. Il est lourd, et noué d’un lacet, avec une boucle. Ou bien ils l’ont lâché en courant, ou bien il est là pour qu’on l’ouvre.

    Nous le poussons du bout d’un balai et comptons jusqu’à cent, derrière l’escalier.
    .title = Un sac à boucle
script-116 = Celui qu’ils ont laissé est assis dans notre escalier, une jambe tendue devant lui. Il ne supplie pas. Il dit qu’ils reviendront le chercher ou non, et s’il pourrait avoir le côté du mur, il y fait moins froid.

    Sa veste est bonne. Le nom de notre voisine est cousu dans le col.
    .title = Le côté du mur
    .a = Nous lui apportons à manger et parlerons de la veste plus tard.
    .b = Nous lui prenons la veste et le mettons dehors.
script-1691 = Il mange à deux mains. Puis il ôte lui-même la veste, la plie et la pose sur la marche au-dessus de lui. « Elle pendait à une rampe », dit-il. Au matin, il reste dans l’escalier une place sèche, là où il était assis.
    .title = Une place sèche
script-1389 = Il s’en va sans un mot, une main au mur, et nous entendons la jambe à chaque marche. Dans la doublure, des vis, du fil, une boîte de clous, le tout trié. La voisine ne veut pas de la veste. Elle veut savoir ce que nous avons fait de lui.
    .title = Trié

## À la porte et dans la maison

script-148 = Une boîte de conserve est posée sur le rebord de la fenêtre, dehors, au troisième étage. L’étiquette manque. Il n’y a ni échelle ni traces dans la neige, en bas. Nous passons une heure à chercher comment elle est venue là, et une minute à décider quoi en faire.
    .title = Sur le rebord
    .faded = Nous trouvons une conserve que personne ne s’explique.
script-164 = La voiture d’eau est au coin, dit la fille de la boulangère, la vraie, avec le cheval, et seulement pour une demi-heure. Il faut être deux pour porter le bidon à lait, et deux jours pour s’en remettre. Ceux qui tiennent debout se regardent.
    .title = La voiture d’eau
    .a = Deux de nous prennent le bidon et courent.
    .b = Nous la laissons passer en écoutant les seaux des autres.
script-191 = Un colis arrive. Il porte onze timbres, dont quatre d’avant la guerre, et il est adressé à ceux qui vivaient ici alors. Le facteur n’est plus facteur, mais il n’a pas pu se résoudre à le garder. C’est léger, et quelque chose y glisse.
    .title = Onze timbres
    .a = Nous l’ouvrons.
    .b = Nous le posons sur l’étagère du haut, fermé.
script-192 = Un roman, un sachet de café, et une carte avec un chat : pour la petite, pour son anniversaire, elle doit savoir lire maintenant. Nous lisons le roman à voix haute, chacun son tour, un chapitre par soir. Il n’est pas très bon. Personne ne manque un soir.
    .title = Un chapitre par soir
script-753 = Sur l’étagère, il nous regarde. Quelqu’un le tourne, l’adresse contre le mur. N’empêche : à présent, chacun de nous l’a pris en main, quand personne n’était là, et l’a penché pour entendre la chose glisser d’un bout à l’autre.
    .title = L’adresse contre le mur
script-2701 = La lettre collée sur le colis s’est détachée avec l’humidité, et voilà qu’on finit par la lire. Elle ne demande qu’une chose, trois fois, de trois façons : si la petite chante toujours. Nous regardons les traits sur le chambranle, la taille des enfants. Le dernier nous arrive au coude.
    .title = Ce qu’elle demandait
    .faded = Une vieille lettre parle d’un enfant qui n’est plus là.
script-240 = À l’hôtel, un portier se tient derrière le comptoir, en veste, et demande si nous avons réservé. Le hall n’a plus de toit. Il nous tend le stylo ; derrière lui, toutes les clefs sont à leur crochet, chaque chambre, et les numéros de laiton brillent.
    .title = Une réservation
    .a = Nous signons le registre.
    .b = Nous prenons une clef pendant qu’il cherche la page.
script-1057 = Les noms lui plaisent. Il nous monte lui-même, par-delà le quatrième, qui est du ciel, et ouvre une chambre où le lit est fait. Il y a une assiette sous un torchon. « La maison vous l’offre », dit-il, et il attend à la porte que nous nous soyons assis un moment dans les fauteuils.
    .title = La maison vous l’offre
script-1452 = La sonnette du comptoir tinte derrière nous, et tinte encore, un petit bruit patient, tout au long de l’escalier. La clef tourne. Dans l’armoire pendent les vêtements de quelqu’un de grand, repassés, dans l’ordre de la semaine, et le dernier cintre est vide.
    .title = La sonnette
script-281 = Dans le tiroir du concierge, une lame de scie à peine plus large qu’un lacet. Elle se courbe en cercle et se détend en chantant. Sa fille dit que le père l’a gardée pendant trois fouilles et un hiver de cellule, cousue dans le bord de sa casquette. Elle nous montre comment on fait.
    .title = Dans la couture
script-327 = Des soldats, cinq, trempés, avec un papier qui dit qu’ils peuvent dormir partout où il y a un plancher. Ils se couchent en rang, sans ôter leurs bottes. Vers trois heures, l’un d’eux se lève et tourne en rond, lit le dos de nos livres à la lampe, ouvre les placards, fredonne.

    Nous ne bougeons pas. Au petit jour ils sont partis, et le rang est encore tiède.
    .title = Une rangée de bottes
    .faded = Des soldats passent la nuit chez nous ; au matin, ils sont partis.
script-488 = C’est le matin, et l’enfant est à notre table, les deux mains autour d’une tasse. Il y a une tante, paraît-il, dans la rue du tramway, dans la maison au portail vert, ou alors il était bleu. L’enfant ne pèse rien et a tout mangé. Quelqu’un a déjà tracé une marelle dans le couloir.
    .title = La rue du tramway
    .a = Nous partageons ce qu’il y a et cherchons la tante.
    .b = Nous menons l’enfant à l’abri de l’école dès aujourd’hui.
    .faded = Nous décidons que faire de l’enfant que nous avons ramené.
script-2702 = Sous la porte, un dessin : notre maison vue de dehors, avec nous tous aux fenêtres, beaucoup trop grands, et de la fumée à la cheminée. La tante a ajouté une ligne en dessous. Elle envoie aussi un livre, puisque nous en avions, a dit l’enfant, si peu.
    .title = Beaucoup trop grands
    .faded = Un enfant que nous avons aidé nous envoie un dessin.
script-524 = L’obus ne touche pas notre maison. Il touche celle d’à côté, qui se penche et passe l’épaule à travers notre mur. Quand la poussière retombe, le rez-de-chaussée est un tas surmonté d’une bouilloire. Nous déblayons jusqu’au soir. Une bonne moitié de ce que nous sortons peut resservir, à quelque chose, une fois.
    .title = L’épaule dans le mur
script-526 = Une vieille se tient dans le passage avec une lampe et le bouche tout entier. Elle ne veut pas savoir qui nous sommes. Elle veut savoir si nous avons mangé et, comme nous tardons à répondre, si nous avons quelque chose pour elle. Derrière elle, sur un fil, des bouquets de quelque chose de sec.
    .title = Le passage
    .a = Nous lui donnons un peu de ce que nous avons.
    .b = Nous reculons, lentement, dans le noir.
script-1513 = Nous reculons jusqu’à ce que la lampe ne soit plus qu’une pièce de monnaie. Elle n’a pas bougé. Elle nous crie quelque chose, et il nous faut toute une rue, à chuchoter tous à la fois, pour tomber d’accord. C’était : « Attention à la marche. »
    .title = Attention à la marche
script-630 = Quelqu’un du comité de la radio doit un service à quelqu’un, et nous apprenons ainsi que la chose dont tout le monde a peur depuis dimanche est annulée. On ne dit pas pourquoi. Toute la journée nous regardons le ciel, par habitude, comme des gens qui ont manqué un train qui ne roulait pas.
    .title = Annulé
script-637 = Sergei logeait ici avant nous tous. Il a une clef, il pend son chapeau à un clou que nous n’avions jamais remarqué et demande quel lit est libre. Il vient à pied de l’autre bout de la ville. Il ne sait rien réparer, dit-il tout de suite, par honnêteté, et ne peut rien porter ; mais il peut vous dire ce que tout coûtait.
    .title = Le clou du chapeau
    .a = Nous gardons Sergei.
    .b = Nous lui disons que la maison est pleine.
script-647 = Des hommes à brassard, avec une liste. La liste est vraie, elle a des tampons ; les brassards sont du rideau. Ils lisent ce qu’une maison de notre taille a le droit de posséder. Tout le reste est une contribution. Celui au crayon a un bon visage et regarde le plafond en attendant.
    .title = Une contribution
    .a = Nous posons sur la table de quoi être cochés.
    .b = Nous restons dans la porte et ne bougeons pas.
    .faded = Des hommes à brassard exigent une part de tout ce que nous avons.
script-655 = Sous le comptoir, un enfant de quatre ou cinq ans, un numéro épinglé au manteau. Il ne pleure pas, ne dit rien. Il s’est bâti un mur de bocaux, et quand l’un de nous s’accroupit, il en retire un, pour que nous puissions regarder.
    .title = Un mur de bocaux
    .a = Nous prenons l’enfant dans les bras et le ramenons.
    .b = Nous passons à manger par-dessus le mur et repartons.
    .c = Nous remettons le bocal en place.
    .faded = Nous trouvons un enfant perdu et décidons de l’emmener ou non.
script-691 = Le sol du dispensaire s’est effondré, mais le long du mur le carrelage tient, une bande large comme la main. Au bout, une armoire avec une croix rouge, et un scellé que personne n’a rompu. L’un de nous, pas plus.
    .title = Large comme la main
script-1647 = Le visage au mur, les bras écartés, un pas, un pas. Une petite chose se détache et tombe longtemps. Les autres ont cessé de respirer, pour peser moins. À partir de là, tout dépend de ce dont est fait le carreau suivant.
    .title = Le carreau suivant
script-810 = Dans le mur de la cave, un tuyau frappe. Trois coups, un silence, trois coups. Nous répondons, et pendant un moment il y a une conversation, dont nous comprenons seulement qu’elle continue. Puis nous cherchons d’où vient le tuyau.
    .title = Trois et trois
script-1000 = Il vient de la chaufferie, et il n’y a personne. La pompe frappe toute seule, chaque fois que la pression baisse. Quelqu’un était là il n’y a pas longtemps : les outils sont essuyés et, à côté, sur un chiffon propre, les pièces de rechange attendent dans l’ordre où l’on en aurait besoin.
    .title = Dans l’ordre
script-836 = L’eau est passée sous la maison. D’abord les marches de la cave ont brillé, puis la dernière a disparu. Dans la nuit monte un long soupir, et au matin le sous-sol est moitié moins haut. Nous clouons la porte. De l’échelle, nous avons sauvé l’échelle.
    .title = L’échelle
script-877 = Aujourd’hui, personne ne se lève. Ce n’est pas décidé. L’un de nous s’assied au bord du lit, une chaussette enfilée, puis se recouche, et voilà. L’après-midi, quelqu’un fait du thé avec quelque chose. Nous entendons la file passer dehors, et revenir.
    .title = Une chaussette
script-899 = Les archives sont fermées de trois verrous, mais au-dessus de la porte il y a un vasistas, et le cadre est pourri. Qui grimpe doit entrer la tête la première et découvrir de l’autre côté à quelle hauteur il se trouve.
    .title = La tête la première
script-923 = Dans le grenier des peintres de décor pendent des filets noués de chiffons, gris, bruns, brique : toute une forêt pour une pièce où il y avait une forêt. Quelqu’un a taillé au milieu deux capes à capuche, et bien ourlé les bords. Elles y sont encore. Sur le dos, elles nous donnent l’air bête, puis, dans le noir, l’impression d’avoir quitté la pièce.
    .title = Une forêt
script-1002 = L’employé pose un formulaire sur le comptoir et le tourne vers nous. Il y est dit que les porteurs vont enterrer quelqu’un. C’est tamponné pour une nuit, les deux camps le laisseront passer, et l’encre lui a manqué pour le nom. « Tout le monde y va », dit-il, comme nous ne le prenons pas tout de suite.
    .title = Pour une nuit
script-1026 = Les deux sœurs de chez le tailleur ont emménagé dans l’abri du tramway, près du pont, celui en verre, avec un rideau autour. Si nous passons par là, à l’aller ou au retour, il faut frapper au poteau. Il y a toujours quelque chose de chaud. Elles le disent comme on invite à la campagne.
    .title = Frapper au poteau
script-1406 = Derrière le rideau, il fait chaud comme dans une poche. Les sœurs font de la place sur le banc et continuent à coudre. Elles demandent des nouvelles de chacun, par son nom. L’une d’elles voit tout ce qui passe le pont la nuit et le raconte sans lever les yeux de l’aiguille.
    .title = L’abri de verre
    .a = Nous posons quelque chose à nous près de la marmite et restons un peu.
    .b = Nous demandons seulement ce qui a passé le pont.
script-1146 = Ils sont trois, sans insignes, et ont chargé sur un landau ce qui restait d’une pharmacie. L’un a un fusil sans culasse et fait semblant de l’ignorer. Ils nous disent de vider nos sacs. Ils sont aussi fatigués que nous, et personne ne veut être le premier à dire que cela ne vaut pas la peine.
    .title = Un fusil sans culasse
    .faded = Des déserteurs veulent nous dépouiller et l’on en vient aux mains.
script-1150 = Un garçon avance, recule, avance encore. Il a un brassard blanc avec une croix dessinée au stylo, et il cherche à savoir si nous sommes de ces gens à qui l’on peut demander. Au quatrième pas, il a décidé. Il prend l’un de nous par la manche.
    .title = Avance, recule
    .faded = Un garçon hésite à nous demander de l’aide.
script-1825 = Dans la lingerie, sept personnes sur des chariots, et le garçon est tout le personnel qu’il y a. Il a fait bouillir tout ce qui peut bouillir. Il nous montre l’étagère où manquent des choses, chaque vide avec son étiquette en capitales. Il ne demande rien. Il lit seulement les étiquettes, l’une après l’autre.
    .title = Les étiquettes
    .a = Nous comblons un des vides.
    .b = Nous prenons ce qui reste derrière la dernière étiquette et le remercions.
    .faded = Un garçon tient seul une salle de malades et manque de ce que nous portons.
script-1236 = Une pile de revues, ficelée, de l’année d’avant. Des jardins, surtout, et comment choisir un canapé. De toute une soirée, personne ne parle, sauf pour dire « regarde ». Nous en savons long sur les hortensias, à présent. Il est convenu qu’on ne les brûlera pas.
    .title = Les hortensias
script-2703 = C’est la nuit la plus froide jusqu’ici, et la ficelle des revues est défaite. Personne ne dit qui. Nous brûlons d’abord les jardins et gardons les canapés pour la fin. Cela donne beaucoup de lumière et presque pas de chaleur, et puis, pendant une heure, un peu de chaleur.
    .title = Les canapés en dernier
script-1270 = Des chiens, cinq ou six, avec des colliers. Ils ont appris à travailler ensemble : l’un s’assied devant nous, plutôt aimable, et les autres font le tour. Sur la médaille de l’aimable, un nom et un numéro de téléphone, avec l’ancien indicatif.
    .title = Avec des colliers
    .a = Nous leur jetons à manger et marchons, sans courir.
    .b = Nous ramassons des pierres et des bâtons.
    .faded = Une meute de chiens nous barre la route.
script-1291 = Les gens de l’escalier ont tiré au sort qui veillera sur le toit cette nuit, pour les six maisons, et l’un de nous a tiré l’allumette courte. Là-haut il y a une chaise, une cloche et une couverture qui va avec le poste. Les autres déposent du bois à notre porte, puisqu’il nous manque quelqu’un.
    .title = L’allumette courte
script-1304 = Un bol par terre, une cuillère dedans, un reste de bouillie avec la trace de la cuillère. L’enfant à qui il est dort à côté, la porte entrouverte. Il en a laissé la moitié, comme on laisse la moitié quand on vous l’a dit.

    Nos ventres font tant de bruit que nous avons peur de le réveiller.
    .title = La moitié
    .a = Nous mangeons la moitié. Cela ne nourrit personne ; une heure durant, l’un de nous est moins las.
    .b = Nous couvrons le bol d’une assiette.
    .faded = Nous trouvons la nourriture qu’un enfant a gardée pour plus tard.
script-1321 = Quelqu’un déplace des meubles à l’étage, d’un côté, de l’autre, et à chaque poussée le plâtre tombe sur ce qui nous occupait. Nous appelons. Nous frappons avec un bâton. Les meubles répondent. À la fin, nous tirons nos affaires de là-dessous, heureux d’en être sortis nous-mêmes.
    .title = À l’étage
script-1395 = Un panier descend au bout d’une corde du cinquième étage de la maison de derrière. Dedans, deux navets, une botte de quelque chose de vert et un mot : trop de pluie, trop de tout, renvoyez le panier. Nous levons la tête. Une main fait signe, ou bien c’est un rideau.
    .title = Le panier
script-1425 = Sur le panneau d’affichage du syndicat des imprimeurs, on a monté un interrupteur, avec une plaque de laiton : appuyer en cas d’urgence. Les fils entrent dans le mur. Nous nous regardons. Il est difficile de dire de quel cas il s’agirait.
    .title = La plaque de laiton
script-1717 = Toutes les machines de la salle se réveillent. Pendant onze secondes les presses tournent à plein régime, à vide, et l’on dirait un train qui traverse une gare. Puis le courant s’en va pour de bon. Dans le silence d’après, il y a des gens.
    .title = Onze secondes
script-1332 = Une armoire s’ouvre. Elle n’a jamais été fermée, elle n’avait simplement pas de poignée. Il y a là une lampe qui marche, un manuel lu jusqu’à tomber en morceaux, et une boîte à fente : pour la grève. La boîte est vide, et elle a été astiquée.
    .title = Pour la grève
script-1426 = Quelqu’un a écrit au tableau noir qui l’on a descendu à la cave, sur deux colonnes, avec les classes. La craie est restée là. Nous étions montés pour le poêle, et nous avons déjà desserré deux boulons. Personne ne reprend la clef.
    .title = Deux colonnes
    .faded = Nous trouvons une liste de morts et laissons les choses en l’état.
script-1536 = Un râtelier, un vrai, avec le contour de chaque outil peint derrière, de sorte qu’on voit aussitôt ce qui manque. Il manque peu. Au-dessus, une règle de la maison : prenez trois, rapportez quatre. Nous pouvons en suivre la moitié.
    .title = Prenez trois
script-1564 = Le pont est tombé. Il devait nous apporter ce qu’annonçaient les journaux, en bien ou en mal, et maintenant il n’apporte rien. L’après-midi, des gens se tiennent sur notre rive et regardent ceux qui se tiennent sur l’autre. Avec le pont est parti le dernier mur contre le vent.
    .title = Sur notre rive
script-1567 = Depuis une semaine, quelqu’un fait la collecte dans l’immeuble, pour l’homme au chien qui tourne autour du pâté de maisons la nuit. Des cigarettes, une cuillerée de café, du sucre pour le chien. Nous mettons notre part. Il la prend sans compter. Dès lors, toutes les heures à peu près, nous entendons des griffes sur le trottoir, qui passent.
    .title = Du sucre pour le chien
script-2706 = Cette nuit, quelqu’un est dehors pour nous. Nous ne voyons personne ; nous entendons seulement : une toux près du portail, un bâton le long de la grille, quelques mots, puis des pas qui venaient vers notre porte et qui se ravisent. Nous ne dormons pas pour autant. C’est étrange, d’écouter une nuit qui passe son chemin.
    .title = Des pas qui se ravisent
script-1621 = Ils forment une colonne sur la place, quarante personnes, une charrette à bras, et veulent sortir de la ville à pied, le long du fleuve, à la nuit. Il y a de la place pour qui peut porter. Chaque maison qui envoie quelqu’un reçoit une ration. Elle est posée d’avance sur notre table : c’est dire s’ils sont sûrs.
    .title = Quarante personnes
    .a = L’un de nous part avec eux. Nous gardons la ration.
    .b = Aucun des nôtres ne part. Nous rapportons la ration.
    .faded = L’un de nous peut quitter la ville avec une colonne de réfugiés.
script-1658 = À la porte, un homme en moitié d’uniforme demande Roman. Il le dit comme s’il n’y en avait qu’un dans cette ville, et comme s’il était naturel qu’il soit là, à cette heure, devant cette porte. Ses mains sont dans ses poches et y restent.
    .title = Il demande Roman
script-1006 = Ils parlent dans l’escalier, sans élever la voix. Nous entendons Roman dire « non » trois fois, chaque fois un peu plus aimablement. Quand il rentre, il pose une boîte de cartouches sur la table. Il dit que c’est réglé, maintenant, et se lave longtemps les mains.
    .title = Trois fois non
script-1296 = Nous lui disons que Roman est sorti. Il hoche la tête et s’assied pour attendre, et tout en attendant il regarde autour de lui. En partant, il emporte quelque chose, le lève pour que nous le voyions bien et dit : « Dites-lui qui l’a. »
    .title = Dites-lui qui l’a
script-1659 = Quelqu’un crie dans la rue, une fois. Puis une seconde, d’un peu plus loin, comme si le cri était emporté. Nous sommes deux à la porte, une main sur le verrou, nous nous regardons, et il faudrait si peu.
    .title = Le verrou
    .a = Nous laissons le verrou où il est.
    .b = Nous sortons.
    .faded = Quelqu’un appelle à l’aide dans la rue ; nous pouvons ouvrir ou non.
script-1217 = C’est calme ce matin, vraiment calme, un matin qu’on aurait dit beau. À la moitié du pain, l’un de nous dit : « C’était une femme, non ? » Personne ne demande de quoi il parle. Le pain est reposé, et plus tard quelqu’un d’autre le mange.
    .title = À la moitié du pain
    .faded = Nous repensons à la nuit où nous n’avons pas ouvert.
script-1674 = Derrière le marché aux poissons, on joue. Trois coquilles de noix, un pois, un homme aux belles mains. Les prix sont posés sur un linge, et ils sont vrais : on les regarde et l’on cesse de croire au pois. L’homme ne triche pas, dit-on. Il n’en a pas besoin.
    .title = Trois coquilles
    .a = Nous posons une mise et montrons une coquille.
    .b = Nous gardons les mains dans les poches.
script-1684 = Ils vivent dans l’autobus aux pneus crevés, sept, le plus grand a peut-être onze ans. Ils viennent jusqu’au coin de notre maison, pas plus loin, et se tiennent là en rang, par taille. Ils ne tendent pas la main. Si l’on posait quelque chose sur la marche, ils viendraient le chercher, la porte une fois fermée.
    .title = Par taille
    .faded = Des enfants sans parents se mettent à attendre devant chez nous.
script-1694 = Maintenant, cela a un visage. La femme de la coopérative est venue avec une liste et un témoin, et la chose trouvée dehors se trouve être l’un de nous. Personne ne crie. Ils notent le nom. À partir d’aujourd’hui, les gens changent de trottoir quand celui-là arrive.
    .title = Un visage
script-1760 = Quelqu’un est entré dans la maison. Rien ne manque. Sur le mur d’une pièce, à hauteur de genou, il y a une petite marque au crayon, une flèche peut-être, et dehors, près du portail, un gant que personne ne reconnaît. Nous mettons une chaise devant la marque. Ainsi tout le monde sait où elle est.
    .title = Une chaise devant
script-2704 = La flèche voulait dire ce que disent les flèches. Ils vont droit à cette pièce, dans le noir, comme s’ils y avaient vécu, avec un pied-de-biche pour le seul mur qui sonne creux. Il est creux. Nous ne le savions pas. Ce qu’il y avait dedans y est encore : ils l’ont lâché quand nous sommes entrés avec la lampe.
    .title = Le mur creux
script-1764 = Il est mort dans notre escalier, l’après-midi, un inconnu, assis, le chapeau sur la tête. Dans son gilet, une montre qui marche encore. Elle a une inscription, et l’inscription une adresse, qui est un trou dans le sol à présent. Nous la remontons le soir. Il faut bien que quelqu’un le fasse.
    .title = Elle marche encore
    .faded = Un inconnu meurt dans notre escalier et nous gardons sa montre.
script-763 = Ce matin, la montre s’est arrêtée. Nous la secouons, nous la réchauffons, nous la portons à l’oreille comme un coquillage. Puis l’un de nous descend la poser là où il était assis. Quand nous repassons, à midi, elle n’y est plus.
    .title = À midi
    .faded = La montre du mort s’arrête et nous la lui rendons.
script-1812 = La guérite est encore fermée de l’intérieur. Il y est assis, droit, le col relevé, couvert de givre, comme derrière une vitrine. Le fusil est debout entre ses genoux. Il faut être deux pour ouvrir les doigts, et aucun de nous n’arrive à les refermer.
    .title = Derrière une vitrine
    .faded = Nous prenons l’arme d’une sentinelle morte.
script-1838 = Dans la cour du chenil, toutes les grilles sont ouvertes et une seule bête est restée, ou revenue. Couchée devant la réserve, elle retrousse les babines. Quand les autres passent le mur, nous comprenons qu’elle n’était pas seule : elle était de garde.
    .title = De garde
    .faded = Des chiens gardent une réserve et nous attaquent.
script-2705 = Une salle pleine de gens qui attendent sur des chaises numérotées. Le bureau est fermé. Une femme se lève et nous donne son ticket, et la chaise avec : elle attend depuis lundi, et son mari est rentré. Le ticket vaut un colis, à n’importe quel guichet, le jour où l’on appelle le numéro.
    .title = Chaises numérotées
script-1864 = On appelle notre numéro. Vraiment : un homme avec un porte-voix sort devant le magasin, sous la pluie, et lit des numéros, et le nôtre en est. Le colis est cerclé d’un ruban adhésif qui, en quatre langues, nous souhaite bonne chance.
    .title = Notre numéro
script-1900 = Sur les marches, un homme joue de l’harmonica pour trois personnes et un landau. Il joue un air que tout le monde connaît et que personne n’a entendu depuis un an. Nous restons deux couplets. Au refrain, la femme au landau chante tout bas, en regardant droit devant elle.
    .title = Deux couplets
script-1915 = La citerne de la cour est pleine. Il a plu une semaine dans ce seul bassin de pierre, et personne ne l’a trouvé. Sur l’eau flottent une peau de suie et, dans un coin, un ballon. Si l’on peut la boire est une question à laquelle on répond en buvant.
    .title = La citerne

## Pions écrits

note-unopened-letter = Lettre fermée
    .text = Un colis pour ceux qui vivaient ici avant attend sur l’étagère du haut.
note-childs-drawing = La rue du tramway
    .text = Un enfant que nous avons aidé vit maintenant chez une tante.
note-sergei = Sergei
    .text = Sergei vit avec nous et prend un repas à chaque Crépuscule.
note-child = L’enfant
    .text = Un enfant de poids 3 est ramené au Refuge.
note-friends-on-the-way = L’abri de verre
    .text = À chaque sortie, nous pouvons passer voir les sœurs, à l’aller ou au retour.
note-watch-at-the-door = Une veille à la porte
    .text = Quelqu’un gardera un œil sur notre porte la nuit prochaine.
note-magazines = Revues
    .text = Une pile de vieilles revues qu’on ne doit pas brûler.
note-the-scream = Le cri
    .text = Il nous revient à l’Aube sur 1 ou 2.
note-orphans = Orphelins
    .text = Qui va Dehors peut laisser à manger sur la marche.
note-mystery = Mystère
    .text = Une chose trouvée dehors, avec un nom dessus.
note-criminal = Criminel
    .text = C’est ce que les gens disent de l’un de nous.
note-the-mark = La marque
    .text = Quelqu’un a tracé une flèche sur un de nos murs.
note-the-watch = La montre
    .text = La montre d’un mort ; elle nous revient à l’Aube sur 1 ou 2.
note-voucher = Bon d’achat
    .text = Un ticket pour un colis, le jour où l’on appelle le numéro.

## Objets que les fiches de sauvegarde de 0.3.0 notent comme pions

note-thin-sawblade = Lame de scie fine
    .text = Rien ne peut nous forcer à céder cette lame ; elle peut encore être vendue.
note-camo = Tenue de camouflage
    .text = Pour une équipe de 2 au plus qui l’a avec elle, le Bruit compte pour 3 de moins lors des jets.
