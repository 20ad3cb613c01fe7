### Le Livre des scripts : les pages à flèche rouge, où mène un scénario

## La nuit n’en finit pas

script-2901 = À quatre heures du matin, le tuyau du poêle se fend. C’est un petit bruit, comme une assiette posée trop fort ; puis la fumée entre dans la pièce et la chaleur en sort. Nous sommes là, des chiffons mouillés à la main. Le tuyau tiendrait avec un bout de tôle et un cadre pour le porter. De la tôle, il y en a dans cette maison, et des cadres aussi. Seulement, ils servent à autre chose pour le moment.
    .title = Le tuyau du poêle
    .a = Nous démontons pour cela une chose que nous avons bâtie.
    .b = Nous bouchons le trou avec des chiffons et mettons nos manteaux.
    .faded = Le tuyau du poêle a crevé ; il fait froid.
script-2902 = Derrière les manteaux du couloir se tient un homme. Il est là depuis cette nuit, dit-il, depuis que les autres sont partis en laissant la porte comme elle était. Il les a aidés à porter. Puis il n’a plus pu marcher, un de ses pieds est deux fois plus gros que l’autre. Il a notre tire-bouchon dans sa poche et nous le tend par le manche. Il voudrait rester jusqu’au matin. Il sait, dit-il, quelles planches ils cherchent.
    .title = L’homme du couloir
    .a = Qu’il dorme dedans. Il sait comment ils viennent.
    .b = Nous lui ouvrons la porte, puis nous la refermons.
    .faded = Un des pillards est resté, boiteux, et demande à dormir dans le couloir.
script-2903 = Il y a une assiette sur la table. La seconde est dans l’évier, lavée, d’avant. Le robinet goutte dessus. Dans la rue, quelqu’un crie un nom, pas le nôtre, une porte plus loin à chaque appel : il a une chambre, dit-il, non, il cherche une chambre. Il serait facile de le laisser passer. Il suffirait de regarder l’assiette jusqu’à ce qu’il ait atteint le coin.
    .title = Une seule assiette
    .faded = L’un de nous est seul ; dans la rue, quelqu’un cherche où loger.
script-2904 = Les canons ont changé de place. Toute la semaine ils étaient derrière la briqueterie, on les sentait dans le plancher ; cette nuit ils sont ailleurs, plus loin, ou bien il y a une colline entre eux et nous. La fenêtre de l’escalier donne de ce côté. Son carreau est entier. En y restant une heure, la lampe éteinte, on verrait s’ils chargent des camions ou s’ils creusent. Et ensuite on le sait, pour le reste de la nuit.
    .title = Le canon s’éloigne
    .a = Nous restons à la fenêtre jusqu’à en être sûrs.
    .b = Nous laissons la fenêtre et allons nous coucher.
script-2905 = C’est la troisième nuit, et l’un de nous ne se couche plus du tout. Reste assis au bord du lit, souliers aux pieds, lacets noués. Compte quelque chose sur ses doigts, arrive à onze et recommence. Quand nous demandons ce que c’est, la réponse vient, très polie : des marches. Nous pourrions nous relayer et parler jusqu’au jour, et la journée d’après serait perdue. Ou nous disons ce qu’on dit aux enfants. Au lit, maintenant.
    .title = La troisième nuit blanche
    .a = L’un de nous reste, et laisse filer demain.
    .b = Nous éteignons et disons que c’est un ordre.
    .faded = L’un de nous ne dort plus, d’inquiétude.
script-2906 = Quand il fait jour, les manteaux du couloir sont de nouveau droits sur leurs patères, rangés par taille. Il a balayé aussi. La porte a été tirée du dehors, si doucement que le chat de la maison aurait continué à dormir, s’il y avait encore un chat. Nous nous tenons devant l’étagère et nous comptons. Nous comptons comme à une caisse, une fois, puis dans l’autre sens.
    .title = Les manteaux

## Quatre places

script-2911 = Il écrit le nom sur un bon de livraison, puisque c’est ce qu’il a : une pièce, à retirer. Le nom est sous « désignation ». Nous le lisons à voix haute dans la cuisine et personne ne dit rien, puis tout le monde parle à la fois, de souliers, et si l’on a froid sur un camion. Le bon va dans la boîte à sucre. Plus tard, l’un de nous le ressort, le relit, et le remet, l’écriture en dessous.
    .title = Quel nom
script-2912 = Le chauffeur tousse dans son coude, très correctement, comme un homme à qui on l’a appris. Il s’appuie pour cela à notre mur et laisse sur le plâtre une tache sombre. Ce n’est rien, dit-il. Seulement, il a neuf heures devant lui, de nuit, sans phares, et il faudrait les faire les yeux ouverts. Il ne demande rien. Il parle juste des prix, et de la façon dont ils montent.
    .title = Le chauffeur tousse
    .a = Nous lui donnons quelque chose contre cela.
    .b = Nous lui souhaitons un prompt rétablissement.
    .faded = Le chauffeur est malade et pense à des médicaments.
script-2913 = Le bon de livraison est toujours dans la boîte à sucre. Nous l’avions oublié, ou nous ne l’avions pas oublié. Une pièce, à retirer. Le nom s’efface si l’on mouille un doigt ; ce n’était que du crayon. Le chauffeur reprendrait le bon, dit-il, il a preneur dans chaque rue, et il ne demande pas ce qu’est devenu l’article. Il a pourtant baissé la voix. Cela, il le fait.
    .title = Une place vide
    .a = Nous la rendons contre ce qu’il a sur lui.
    .b = Nous effaçons le nom et gardons le bon.
    .faded = Quelqu’un qui avait une place n’est plus là ; la place reste.
script-2914 = C’est pour cette nuit. Il y a moins de bons que de gens ; cela se compte sans les doigts. Nous sommes autour de la table comme s’il y avait un repas. Quelqu’un a raccourci des allumettes, quelqu’un d’autre les a mises dans un verre, et elles y sont. Ce serait juste. On pourrait aussi dire quelque chose maintenant, se lever, tendre son bon par-dessus la table, avant que personne ait à tirer. Le verre est un pot de confiture. Sur le couvercle, une cerise.
    .title = Tirer à la courte paille
    .a = L’un de nous se lève et donne son bon.
    .b = Nous tirons, tous, même ceux qui en ont un.
    .c = Les bons restent aux noms qu’ils portent.
script-2915 = Le camion attend, moteur en marche, le hayon baissé. Qui part a un sac. Qui reste se tient sur le seuil, une main au chambranle, en pantoufles. La cuisine a été balayée, pour que nous en gardions un bon souvenir. D’ici, on voit l’étagère à travers deux portes. Elle est plus pleine que depuis des semaines, car personne n’a voulu être celui qui mangerait aujourd’hui.
    .title = Ce qu’on laisse
    .a = Tout reste sur l’étagère.
    .b = Nous remplissons nos sacs et montons.
    .faded = Nous partons ; l’un de nous reste.

## Deux familles

script-2941 = Quelqu’un chante en haut. Cela vient par le plafond comme à travers un manteau, sans les paroles, et nous le prenons un moment pour un tuyau. Puis l’un de nous sait le deuxième couplet. Nous ne chantons pas ; nous remuons seulement les lèvres, et la lumière se fait sur le palier. Ils sont descendus jusqu’à la marche du milieu. Le vieux serre une boîte de café contre sa poitrine, l’ouvre, et la fait d’abord sentir à tout le monde.
    .title = La chanson
script-2942 = Il y a des pas dans l’escalier, la nuit, neuf, une pause, puis quatre. Sur l’étagère, on a resserré les choses pour qu’il n’y ait pas de trou. Dans la farine, par terre, l’empreinte d’un bas, petite, reprisée au talon. Cette reprise, nous l’avons vue, elle séchait de leur côté de la rampe. L’un de nous a rapporté du fil de fer de la cave. Un autre a dit qu’une porte, cela peut aussi rester entrouverte.
    .title = Des pas dans l’escalier
    .a = Nous tendons le fil en travers de la cinquième marche.
    .b = Nous laissons la porte entrouverte, une lampe à côté.
    .faded = Ils nous ont volés, la nuit.
script-2943 = Quand c’est fini et que la porte ne tient plus qu’à un gond, eux aussi sont debout. Tous, des manteaux sur les chemises de nuit, dans l’escalier, à des hauteurs différentes, comme sur une photographie. Ils ont tout entendu. La femme a un filet à la main, et d’en bas on ne voit pas si elle l’apporte ou si elle vient le faire remplir. Elle regarde notre étagère. Nous regardons son filet. Il faut que quelqu’un parle le premier.
    .title = Eux aussi sont debout
    .a = Nous partageons avec eux ce qui reste sur l’étagère.
    .b = Nous montrons le filet et tendons les mains.
    .faded = Après le raid, ils sont dans l’escalier ; on a perdu des deux côtés.
script-2944 = Le soir, il y en a un de moins sur le palier. Personne ne dit lequel. Une chaise a le siège tourné vers le mur, et la femme a boutonné son gilet un trou trop haut, jusqu’en haut. Il leur faut six planches, dit-elle, et là-haut, les planches, c’est le plancher. Elle ne nous demande rien. Elle le dit à la rampe, et passe la paume dessus comme pour savoir combien elle est épaisse.
    .title = Un de moins sur le palier
    .a = Nous montons le bois jusqu’au palier.
    .b = Nous attendons que les pas soient rentrés.
    .faded = L’un de ceux d’en haut est mort ; ils n’ont pas de bois pour un cercueil.
script-2945 = La radio dit que ce n’est pas fini. Elle le dit de la voix qui disait le contraire la semaine dernière, et en haut quelque chose tombe que personne ne ramasse. Entre leur poêle et le nôtre, il y a un mur d’une brique ; nous les avons entendus respirer à travers tout l’hiver. À la cave, il reste dix-neuf briques et un demi-sac de mortier. Cela suffirait pour l’un comme pour l’autre : un marteau ne pèse pas plus qu’une truelle.
    .title = Le mur
    .a = Nous abattons le mur et les faisons descendre chez nous.
    .b = Nous murons l’escalier, aussi haut qu’on peut.

## La salle commune

script-2921 = Nous avons un drap entier. Il recouvre à présent celui de près de la fenêtre, qui avait demandé deux fois quel jour on était, et il est trop court ; il faut choisir, le haut ou le bas. Les autres regardent le plafond, très attentivement, comme des gens sur un quai. Dans la cour, la terre est meuble sous le lilas. Il y faudrait la moitié d’une nuit. Ou bien nous emportons tout maintenant et gardons le drap ; en bandes, il sert encore.
    .title = Le drap
    .a = L’un de nous creuse cette nuit sous le lilas.
    .b = Nous l’emportons maintenant et déchirons le drap.
    .faded = Quelqu’un est mort sur notre plancher.
script-2922 = Au matin, l’un des quatre est debout. Personne n’a vu comment ; il y a soudain dans la pièce quelqu’un de plus grand. Il va jusqu’à la porte et revient, une main au mur, puis sans la main. Il a une sœur rue des Boulangers, si la rue est encore là. Il regarde le bâton que nous avons appuyé près de la porte. Je tiens debout, dit-il, et l’on ne sait s’il veut dire en général, ou là.
    .title = Je tiens debout
    .a = Qu’il se tienne là, et mange avec nous.
    .b = Nous lui rendons ses souliers, et il rentre.
script-2923 = Il y a une dose. Elle est sur une soucoupe au milieu de la table, et nous avons déjà tourné la soucoupe une fois, pour qu’elle ne désigne personne. Par terre, personne ne gémit. C’est bien le pire : ils restent tout à fait immobiles et respirent comme on respire quand on écoute. Ou bien quelqu’un dit un nom, tout haut, et on l’entend dans les deux pièces. Ou bien nous mettons des bouts de papier dans la tasse, les nôtres avec.
    .title = Une seule dose
    .a = Nous disons le nom, tout haut.
    .b = Nous mettons tous les noms dans la tasse et tirons.
    .faded = Il y a moins de soins que de gens à soigner.
script-2924 = Le troisième matin, ils sont cinq. Le cinquième est appuyé à notre porte et, quand nous ouvrons, entre avec elle. Quelqu’un l’a amené, a sonné et s’en est allé ; au manteau est épinglé un papier avec le numéro de notre maison, rien d’autre. Cela s’est donc su. Le pansement est un rideau. Par terre, ils se sont déjà serrés, sans un mot, de la largeur d’une main chacun, et il y a une place.
    .title = Un cinquième à la porte
    .a = Nous le couchons dans la place qu’ils ont faite.
    .b = Nous écrivons un autre numéro sur le papier.
    .faded = On a laissé un blessé grave à notre porte.

## La voix de la maison

script-2931 = Quand c’est dit, il ne vient rien pendant un moment, seulement la mer qu’il y a toujours là-dedans. Puis une voix, toute proche, comme sortie de l’armoire. Elle répète notre rue. Elle nous demande d’épeler les noms. On entend que quelqu’un écrit : les silences sont aussi longs que les mots. On nous a dit de quitter l’antenne au bout de quatre minutes. La pendule n’a pas de trotteuse, et la voix dit qu’elle n’en est qu’à la lettre K.
    .title = Quelqu’un répond
    .a = Nous continuons d’épeler, jusqu’à la dernière lettre.
    .b = Nous coupons au milieu d’un nom.
script-2932 = La camionnette est grise et porte sur le toit une roue de fil de fer qui tourne comme si elle goûtait. Elle s’arrête à chaque carrefour. À midi elle était dans la rue derrière la nôtre, et le soir elle y est encore, seulement le capot de l’autre côté. Un enfant dans la cour dit que l’on a du chocolat pour cela. Pour quoi, demandons-nous. Pour des voix, dit l’enfant, et il continue à dessiner des maisons dans la poussière.
    .title = La camionnette
    .a = Demain, le poste reste sous sa couverture.
    .b = Nous continuons. Il faut le dire tant que c’est vrai.
    .faded = Des voitures à antenne cherchent dans nos rues.
script-2933 = Toute la semaine, nous avons noté ce que disent les autres. Ce soir, l’un de nous est à la table, le crayon à l’envers, et dit : et moi. Personne n’a demandé. Cela dure le temps que le poêle met à s’éteindre. Il y est question d’un escalier, et de qui est passé le premier. À la fin, il y a quatre pages d’une écriture qu’aucun de nous ne connaissait. Elles ne pèsent rien. On les met avec les autres, tout en dessous, pour que leur tour ne vienne pas trop vite.
    .title = Sa propre histoire
    .faded = L’un de nous a aussi quelque chose à raconter.
script-2934 = Au matin, il y a sur la marche ce qui n’y était pas la veille. Une boîte de conserve. Des bandages, dans du papier ciré, avec le tampon d’une ville au bord de la mer. Et, dans une chaussette d’enfant, deux cartouches, comme si quelqu’un avait longtemps réfléchi à ce dont nous pourrions encore avoir besoin. Pas de lettre. Sur la boîte, on a écrit au clou le nom de notre rue, épelé comme nous l’avions épelé, avec un K très grand.
    .title = Les auditeurs
script-2935 = Ce n’est pas le poste qui manque d’abord. C’est la mer qu’il y avait dedans, toute la nuit, derrière toute chose. On entend maintenant la pendule, et les voisins, et ce que l’on n’a pas dit. Dans la caisse sous la table, il y a les lampes que nous n’avons jamais osé employer, et l’œil de verre du cadran s’est détaché entier. Qui a bâti une chose une fois sait quelle moitié en était de trop. Les pages sont au sec. Elles se gardent.
    .title = Le silence

note-testimony = Témoignage
    .text = Ce que quelqu’un nous a raconté d’un Lieu. On peut le lire à la Radio.
note-listeners = Les auditeurs
    .text = Quelqu’un, là-bas, note ce que nous disons.

note-man-in-the-hall = L’homme du couloir
    .text = Un inconnu dort dedans cette nuit. À l’Aube, nous verrons.
note-seat = Place
    .text = Une place dans le camion qui part après la cinquième nuit. Elle vaut pour qui la porte ; sans nom dans l’Inventaire, elle vaut 20 et les pillards peuvent la trouver.
note-left-with-bread = Laissés avec du pain
    .text = Qui est resté a gardé tout ce que nous avions.
note-did-not-look-back = Sans se retourner
    .text = Parti de la ville en camion, le sac plein.

## Ce que font ces pages

effect-risk = { $who ->
        [group] chacun de nous lance
       *[other] chacun de nous ici lance
    } le dé : sur 1–{ $upto }, { $state } +{ $by }
effect-change-some = { $n } d’entre nous : { $state } { $way ->
        [up] +
       *[down] −
    }{ $by }
effect-give-tokens = nous cédons { $n } pions de l’Inventaire
effect-trust = Confiance { $way ->
        [up] +
       *[down] −
    }{ $by }
effect-set-trap = la prochaine fois, ils ne prennent rien et l’un d’eux est perdu ; la Confiance tombe à 1
effect-break-wall = ils vivent avec nous : un Garde de plus, et ils demandent deux fois à chaque Crépuscule
effect-brick-up = la Confiance ne bouge plus ; ils ne demandent ni n’aident plus
refused-script-few-tokens = L’Inventaire a moins de { $n } pions.
effect-bury-at-night = l’un de nous ne fait ni Garde ni Collecte la nuit qui vient
effect-watchman = un dé gris de plus à chaque raid, pour 1 nourriture à chaque Crépuscule
effect-draw-dose = la dose va à l’un de nous ou à l’un d’eux, au sort
effect-take-in = un patient de plus ({ $state } { $level }), qui compte double
effect-keep-quiet = pas d’émission demain
effect-be-found = la prochaine carte de Raid a 1 Blessure de plus
effect-own-story = son histoire compte comme un témoignage ; une fois racontée, Mal-être −{ $by }
effect-cheaper-radio = à rebâtir pour la moitié de son coût, arrondie au-dessus : { $card }
effect-scrap-fitting = un Bricolage construit est perdu pour de bon
effect-seek-newcomer = nous cherchons un Nouvel arrivant ; s’il reste, Mal-être −{ $by }
effect-sit-by-the-window = nous regardons l’Événement suivant : si c’est le Cessez-le-feu, Mal-être −1 pour chacun, sinon Mal-être +1 (pas avec ceci : { $card })
effect-give-up-day = un autre d’entre nous, éveillé, ne fait rien le jour suivant ; Mal-être −{ $by } pour qui ne dort plus
effect-let-inside = cette nuit, 2 points de moins sur chaque carte de Raid
effect-must-rest = il lui faut dormir la nuit qui vient, si un autre peut monter la garde
effect-dearer = chaque place suivante coûte { $by } de plus
effect-sell-seat = la place est rendue ; nous choisissons des pions, d’une valeur de { $worth } au plus, aucun rouge
effect-give-seat = qui a une place la donne à qui n’en a pas ; son Mal-être tombe à 0
effect-draw-lots = toutes les places sont réattribuées au sort
effect-seatless-suffer = Mal-être +{ $by } pour chacun de nous sans place
effect-do-not-look-back = test d’Empathie de ceux qui partent : qui est touché en porte la marque
refused-script-no-fitting = Aucun Bricolage n’est construit.
refused-script-nobody-else = Personne d’autre n’est éveillé.
refused-no-seat-to-give = Il faut quelqu’un qui a une place et quelqu’un qui n’en a pas.
refused-no-seats = Il n’y a pas de place.
