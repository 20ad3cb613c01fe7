### Pages maison pour This War of Mine

pack-house-pages = Pages maison
    .text = Cinq pages pour le livre, une carte Trouvailles et un Raid nocturne : un piano, un tram, un mannequin de tailleur, des hommes aux lanternes.

card-house-pages_toy-chest = Coffre à jouets
    .flavour = Tout au fond, sous les ours, ce que les grands ne voulaient pas qu’on trouve.
card-house-pages_lantern-men = Hommes aux lanternes
    .text = Ils prennent d’abord la nourriture.
    .flavour = Ils ne se cachent pas. Ils tiennent la lumière pour qu’on voie combien ils sont.

script-10001 = Sur le deuxième palier, on a voulu descendre un piano, puis on a renoncé. Il barre l’escalier, couvercle ouvert, un pied dans le vide. Nous l’enjambons et l’un de nous touche une note, une seule. Il est accordé. En dessous, toute la cage d’escalier écoute. Il y a un tabouret, des partitions que personne n’a encore brûlées, et là-dedans du bois sec pour une semaine.
    .title = Le piano
    .a = Nous nous asseyons et jouons ce dont nous nous souvenons
    .b = Nous le démontons sans bruit, corde après corde
script-10002 = Le tram s’est arrêté entre deux stations et personne n’est venu le chercher. La neige est entrée par la porte ; elle est couchée sur les banquettes comme des gens. Dans la cabine, le conducteur est assis, casquette sur la tête, mains sur les genoux : on dirait qu’il suffit de sonner. Son repas est à côté de lui, dans une boîte ficelée. Au dos d’un ticket il a écrit une rue, un numéro, et « deuxième étage ».
    .title = Le dernier tram
    .faded = Dans un tram arrêté, il y a de quoi manger à côté d’un mort, et une adresse.
    .a = Nous prenons la boîte sans regarder la casquette
    .b = Nous laissons la boîte et prenons le ticket
script-10003 = Dans l’arrière-boutique du tailleur, un mannequin se tient à la fenêtre dans un bon manteau, un bras levé. De la rue, on devait croire que quelqu’un saluait ; autour de lui la vitre n’est que trous. Celui qui vivait ici le déplaçait chaque nuit, le parquet en garde les traces. Nous le couchons et fouillons ses poches. Nous lui demandons pardon, c’est idiot.
    .title = Le mannequin du tailleur
script-10004 = Deuxième étage, porte de gauche. C’est la bonne rue et ce n’est pas fermé. Personne n’y vit depuis un moment, mais quelqu’un comptait y vivre : une table mise pour deux, un tiroir rangé par un homme prudent, une lettre qui commence par un prénom et s’arrête là. Nous lisons le début à voix haute. Puis nous posons le ticket à la place de son assiette.
    .title = Deuxième étage
script-10005 = Ils frappent, ce que plus personne ne fait. Quatre lanternes, et derrière elles des visages connus, ceux de la file de la boulangerie. Ils ne veulent pas grand-chose, disent-ils, ils sont passés à chaque porte de la rue, et ils nomment qui a donné quoi. Le plus jeune tient sa lanterne trop haut et son bras tremble. Personne ne lui a dit qu’il pouvait la poser.
    .title = Des lanternes à la porte
    .faded = Des voisins vont de porte en porte demander à manger.
    .a = Nous donnons ce que tous ont donné
    .b = Nous disons qu’il n’y a rien, et ils l’écrivent

note-tram-conductor = Ticket
    .text = Une rue, un numéro, « deuxième étage », de la main d’un conducteur.
