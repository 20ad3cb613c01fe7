### Règles de mine : Collecte, Bruit, Cartes Exploration, Trouvailles, Lieux, Habitants

## Collecte

rule-M-SCAV-01 = Toute l’équipe va dans 1 seul Lieu : le Meneur choisit l’un des trois du plateau, et tous ceux que vous envoyez en Collecte y vont ensemble.
    .title = Un Lieu pour tous
rule-M-SCAV-02 = Vous appliquez le bandeau rouge d’un Lieu dès votre arrivée : ce qu’il ordonne se fait sur-le-champ, ce qu’il interdit ou change vaut aussi longtemps qu’il le dit.
    .title = Le bandeau rouge
rule-M-SCAV-03 = Vous pouvez prendre dans l’Inventaire, avant d’explorer, toutes les armes et tous les outils que vous voulez : Hachette, Couteau, armes à feu, Crochet, Lame de scie, Pelle. Ils vont sur la pile des Trouvailles.
    .title = Armes et outils
rule-M-SCAV-04 = Vous pouvez aussi emporter n’importe quels autres pions de l’Inventaire, pour avoir de quoi faire du Commerce.
    .title = De quoi troquer
rule-M-SCAV-05 = Vous pouvez même emporter de l’Eau, du Bois et des Composants, mais personne n’en veut dans un Commerce, et chacun pèse 1 au retour.
    .title = Emporter des ressources
rule-M-SCAV-06 = Vous emportez autant que vous voulez : rien n’est pesé à l’aller. Au retour, tout ce que vous avez pris compte dans la charge, et ce qui est de trop reste sur place.
    .title = Le poids du départ
rule-M-SCAV-07 = Partir se fait en 6 gestes, dans cet ordre : choisir le Lieu, appliquer son bandeau rouge, chercher ce que vous y aviez caché (règle avancée 534), vous équiper, mettre le Bruit à 1, former le paquet de l’Inconnu.
    .title = L’ordre du départ
rule-M-SCAV-08 = Chaque sortie commence avec le marqueur de Bruit sur 1, quel qu’ait été le vacarme de la précédente. Seul le bandeau rouge du Lieu peut en décider autrement, comme à l’Hôtel ou au Dépôt de tramways.
    .title = Le Bruit à 1
rule-M-SCAV-09 = Le nombre inscrit sur la case du Lieu, 14, 12 ou 10, dit combien de cartes Exploration forment le paquet de l’Inconnu. Vous les posez face cachée et personne ne regarde.
    .title = Le paquet de l’Inconnu
rule-M-SCAV-10 = Vous résolvez 1 carte de l’Inconnu à la fois, et ne retournez la suivante qu’une fois la précédente entièrement résolue.
    .title = Une carte à la fois
rule-M-SCAV-11 = Vous posez tout ce que vous trouvez sur la pile des Trouvailles. Cela n’arrive dans l’Inventaire qu’à l’Aube, si vous le rapportez.
    .title = Tout sur la pile
rule-M-SCAV-12 = Dès que le paquet de l’Inconnu est vide, l’exploration s’arrête d’elle-même. Vous passez à Choisir les Trouvailles.
    .title = Fin de l’exploration
rule-M-SCAV-13 = De votre propre gré, vous ne pouvez partir plus tôt que si la section du bas de la carte en cours propose de mettre fin à l’exploration. Elle s’arrête aussi quand vous fuyez un Combat, faites demi-tour devant des Soldats, quand un script le dit, ou quand tous ceux qui exploraient encore renoncent.
    .title = Partir plus tôt
rule-M-SCAV-14 = Vous renvoyez des cartes Exploration en prenant le nombre demandé dans le paquet de l’Inconnu, sans les regarder, pour les poser face cachée sur le paquet d’Exploration.
    .title = Renvoyer des cartes
rule-M-SCAV-15 = Vous ne pouvez renvoyer des cartes que si le paquet de l’Inconnu en compte autant que demandé. S’il en reste 5, un prix de 6 ne se paie pas.
    .title = Assez de cartes
rule-M-SCAV-16 = Vous pouvez répéter une action payée en cartes renvoyées tant que vous avez de quoi payer, à moins qu’une règle ou un script ne l’interdise. Pour vous sociabiliser deux fois, par exemple, vous renvoyez 3 cartes, puis encore 3 ; il en va de même des Lieux échangés par la règle 534.
    .title = Payer de nouveau
rule-M-SCAV-17 = Vous pouvez employer une action spéciale du Lieu à la place de la prochaine carte de l’Inconnu, quand bon vous semble, dès que le paquet de l’Inconnu est formé. C’est toujours entre deux cartes, jamais au milieu d’une.
    .title = Actions spéciales
rule-M-SCAV-18 = Vous pouvez renvoyer les toutes dernières cartes de l’Inconnu : vous recevez bien ce que vous avez payé, puis l’exploration s’arrête.
    .title = Payer avec les dernières
rule-M-SCAV-19 = Vous commencez Choisir les Trouvailles en remettant le paquet d’Exploration et le paquet des Habitants au complet : le reste de l’Inconnu, la Défausse et les cartes de l’aire d’Exploration y retournent. Les deux paquets sont mélangés en entier : ce que vous saviez de leur ordre ne vaut plus.
    .title = Des paquets complets
rule-M-SCAV-20 = Vous pouvez ensuite ajouter autant d’Eau, de Bois et de Composants que vous voulez à la pile des Trouvailles, même d’une sorte dont vous avez laissé des pièces. Seuls le poids que vous pouvez porter et la réserve de la boîte vous limitent.
    .title = Ajouter des ressources
rule-M-SCAV-21 = Vous additionnez les valeurs de Sac à dos de l’équipe : ce que vous rapportez ne peut pas peser davantage. Avec une somme de 10, un poids de 10 passe, 11 non.
    .title = Ce qu’on peut porter
rule-M-SCAV-22 = Vous ne comptez que le Sac à dos des Personnages encore dans l’équipe au moment de choisir. Les morts ne portent rien.
    .title = Qui porte
rule-M-SCAV-23 = Vous défaussez dans la boîte tout ce que vous ne rapportez pas, que cela pèse ou non. Avec la règle avancée 534, vous pouvez plutôt en cacher ce que vous voulez sur le Lieu.
    .title = Ce qui reste là-bas
rule-M-SCAV-24 = Vous pouvez amasser plus que vous ne pouvez porter pendant l’exploration. La charge n’est vérifiée qu’au départ.
    .title = Trop lourd, pour l’instant
rule-M-SCAV-25 = Vous ramenez l’équipe à l’Aube, après le Raid de nuit. Les pillards de cette nuit-là ne touchent pas à ce qu’elle porte.
    .title = Retour à l’Aube
rule-M-SCAV-26 = Si toute l’équipe meurt ou disparaît, la phase s’arrête aussitôt. Vous ne rapportez rien : la pile des Trouvailles retourne dans la boîte, et le Raid de nuit suit.
    .title = Quand personne ne revient
rule-M-SCAV-27 = Vous laissez sur la case de la pile des Trouvailles un Personnage qui renonce après la mort d’un des siens. Il ne prend part ni aux cartes, ni aux jets, ni aux Combats jusqu’à Choisir les Trouvailles, où son Sac à dos compte de nouveau.
    .title = Renoncer à explorer
rule-M-SCAV-28 = Si tous les survivants ont renoncé, il n’y a plus personne pour explorer et l’exploration s’arrête. Vous passez à Choisir les Trouvailles.
    .title = Tous ont renoncé
rule-M-SCAV-29 = Vous ôtez de la pile des Trouvailles les Médicaments, Herbes médicinales ou Bandages que vous posez sur un Personnage. Dès lors, ils ne pèsent plus rien.
    .title = Soins en cours
rule-M-SCAV-30 = Vous vous passez au Refuge, cette nuit-là, des pions emportés : les Gardes ne peuvent pas s’en servir, les pillards ne peuvent pas les prendre.
    .title = Emporté, donc absent
rule-M-SCAV-31 = Chaque Personnage a 1 tâche par nuit : qui part en Collecte n’a aucune part au Raid de nuit, et vous ne lui en attribuez jamais les Blessures.
    .title = Loin du raid

## Bruit

rule-M-NOISE-01 = De 1 à 8 : le Bruit ne sort jamais de sa piste, et tout ce qui l’entraînerait au-delà s’arrête au bout. À 7, une hausse de 3 vous laisse à 8.
    .title = Les limites du Bruit
rule-M-NOISE-02 = À 8 de Bruit, vous pouvez encore choisir une option qui augmente le Bruit, pour payer une fouille par exemple. Le marqueur reste simplement sur 8.
    .title = Du Bruit à 8
rule-M-NOISE-03 = Pour un jet de Bruit, lancez une fois le dé noir : si le résultat dépasse le niveau de Bruit, personne ne vous entend. À 4 de Bruit, vous êtes à l’abri à partir de 5.
    .title = Un jet de Bruit réussi
rule-M-NOISE-04 = Un jet de Bruit égal ou inférieur au niveau de Bruit déclenche une rencontre. À 4 de Bruit, un 4 suffit pour attirer quelqu’un vers vous.
    .title = On vous entend
rule-M-NOISE-05 = Lors d’une rencontre, le marqueur de Bruit revient d’abord sur 1 ; ensuite seulement, vous piochez la première carte Habitants et la résolvez. Si elle dépend du Bruit, le niveau est donc déjà de 1.
    .title = L’ordre d’une rencontre
rule-M-NOISE-06 = Une fois la carte Habitants résolue, l’exploration reprend là où elle s’était arrêtée. Une rencontre ne vous protège pas de la suivante : un autre jet de Bruit peut en déclencher une nouvelle.
    .title = Après une rencontre
rule-M-NOISE-07 = Si une règle vous permet d’ignorer la carte Habitants piochée, le Bruit retombe quand même à 1. La rencontre a bien eu lieu ; seuls ses effets vous sont épargnés.
    .title = Bruit et carte ignorée
rule-M-NOISE-08 = Un résultat de 9 ou 10 ne déclenche jamais de rencontre, même à 8 de Bruit, le niveau le plus élevé.
    .title = À l’abri malgré tout
rule-M-NOISE-09 = Quand une carte vous fait augmenter le Bruit puis lancer le dé, augmentez d’abord : le jet se compare au nouveau niveau. Si le Bruit passe de 3 à 4, un 4 au dé amène une rencontre.
    .title = D’abord la hausse
rule-M-NOISE-10 = Si un objet ou un effet réduit le Bruit pour le jet seulement, le nombre à comparer peut passer sous 1, et aucun résultat ne déclenche alors de rencontre. Le marqueur, lui, ne bouge pas et garde ses limites.
    .title = Réduit pour un jet
rule-M-NOISE-11 = Le Bruit ne compte que pendant la Collecte. Entre 2 sorties, le marqueur peut rester où il est : il est remis en place au départ de la suivante.
    .title = Le Bruit entre deux sorties

## Cartes Exploration

rule-M-EXPL-01 = Chaque carte du paquet de l’Inconnu a 2 usages : vous la piochez et résolvez son recto, ou vous la renvoyez sans la voir, pour payer en temps et en prudence. Au cours d’une visite, aucune carte ne sert des deux façons.
    .title = Deux usages par carte
rule-M-EXPL-02 = Une carte Exploration résolue va face visible sur la case Défausse. Seule une carte que son texte envoie sur l’aire d’Exploration y attend encore.
    .title = Les cartes résolues
rule-M-EXPL-03 = OU sépare les possibilités entre lesquelles vous choisissez ; POUR se place entre un prix et ce qu’il vous procure. Une ligne vide sépare un groupe de choix du suivant.
    .title = Lire OU et POUR
rule-M-EXPL-04 = Si une carte vous permet de l’ignorer, vous pouvez passer votre chemin : vous ne payez rien, ne gagnez rien, et rien d’autre ne change.
    .title = Ignorer une carte
rule-M-EXPL-05 = Une fouille ordinaire vous donne 1 carte Trouvailles, pour l’un de ces 2 prix : renvoyer 2 cartes Exploration, ou augmenter le Bruit de 1 et faire un jet de Bruit. Vous lisez ensuite la ligne qu’indique la fouille, par exemple Meubles.
    .title = Le prix d’une fouille
rule-M-EXPL-06 = S’il vous faut des cartes du paquet d’Exploration et qu’il est épuisé, mélangez les cartes de la Défausse pour en former un nouveau. Le paquet de l’Inconnu ne se reforme jamais ainsi : une fois vide, il le reste.
    .title = Paquet d’Exploration épuisé
rule-M-EXPL-07 = Cinq sortes de cartes Exploration décrivent les lieux : Barreaux, Entrée du sous-sol, Porte fermée, Porte bloquée et Gravats. Vous pouvez en garder une sur l’aire d’Exploration et y revenir plus tard, au cours de la même visite.
    .title = Les cartes Plan
rule-M-EXPL-08 = Quand vous piochez un obstacle que ce Lieu comporte, vous pouvez vous y attaquer aussitôt, si vous avez ce qu’il faut, poser la carte sur l’aire d’Exploration pour plus tard, ou le laisser et défausser la carte. Si le Lieu n’a pas cet obstacle, défaussez la carte sans effet.
    .title = Maintenant ou plus tard
rule-M-EXPL-09 = À l’étape Choisir les Trouvailles, les cartes de l’aire d’Exploration retournent dans leurs paquets, qu’on mélange. Rien de ce que vous avez ouvert ne le reste : à la prochaine visite, la Porte fermée peut de nouveau vous barrer la route.
    .title = Rien ne reste ouvert
rule-M-EXPL-10 = Une carte interrompue par une rencontre attend, et vous la terminez ensuite. Si la rencontre tourne mal et qu’un script annule les cartes en attente, elle va à la Défausse sans être résolue.
    .title = Une carte en attente perdue
rule-M-EXPL-11 = La dernière carte du paquet de l’Inconnu se résout entièrement, comme les autres. Comme il n’en reste aucune à renvoyer, seuls vous sont ouverts les choix qui se paient autrement, en Bruit par exemple.
    .title = La dernière carte
rule-M-EXPL-12 = Quand une carte fait grimper un Personnage ou le fait passer sans bruit en lançant des dés de Combat, il peut relancer grâce à sa Prouesse. Une épreuve au dé noir ne le permet que si le texte le dit.
    .title = La Prouesse en exploration

## Trouvailles

rule-M-FIND-01 = Une seule ligne d’une carte Trouvailles compte : celle de l’endroit fouillé, Meubles, Tas, Garde-manger ou Cache. Les autres ne vous donnent rien.
    .title = Une seule ligne
rule-M-FIND-02 = Si une fouille provoque une rencontre, par le Bruit dont vous la payez ou par la carte Trouvailles elle-même, les Habitants passent d’abord : résolvez leur carte jusqu’au bout, puis reprenez la fouille.
    .title = Les Habitants d’abord
rule-M-FIND-03 = Si prendre le butin se paie ou a des conséquences, vous le regardez d’abord, puis vous le prenez ou le laissez. Les Survivants proches passent en premier, car ils disent ce que vous pouvez prendre ; ce n’est que si vous prenez quelque chose que viennent le bandeau rouge, puis les Civils et les Vagabonds. Si vous le laissez, rien ne vous est compté.
    .title = Regarder avant de prendre
rule-M-FIND-04 = La pile des Trouvailles, c’est ce que vous portez : pendant la sortie, vous pouvez en faire Commerce, vous battre avec ses armes et vous servir de ses outils. Un Crochet à peine trouvé peut ouvrir la porte suivante.
    .title = Se servir des trouvailles
rule-M-FIND-05 = Après usage, une carte Trouvailles va dans sa défausse. Si vous fouillez alors que le paquet est vide, mélangez cette défausse pour en former un nouveau.
    .title = Renouveler les Trouvailles
rule-M-FIND-06 = Un enfant que vous ramenez pèse 3 : une personne à porter occupe le Sac à dos comme le reste. Avec un total de 4 en Sac à dos, il ne vous reste que 1 pour toutes les autres choses.
    .title = Porter quelqu’un

## Lieux

rule-M-LOC-01 = Trois cartes Lieu sont visibles : celle de la case Proche vous vaut 14 cartes Exploration, celle de la case Loin 12, celle de la case Très loin 10. Chacune garde sa case jusqu’à ce qu’un Lieu soit échangé.
    .title = Trois Lieux visibles
rule-M-LOC-02 = « Le Lieu le plus proche » désigne la carte posée sur la case au nombre vert le plus élevé. Pour vous, c’est toujours celle de la case Proche.
    .title = Le Lieu le plus proche
rule-M-LOC-03 = Pour échanger un Lieu, mettez sa carte dans le sac de rebut, faites glisser les autres vers Proche et piochez une nouvelle carte pour la case Très loin. Si vous échangez le Lieu de la case Proche, celui de la case Loin prend sa place.
    .title = Échanger un Lieu
rule-M-LOC-04 = Quand le paquet des Lieux est épuisé, ressortez du sac de rebut les Lieux retirés : mélangés, ils forment un nouveau paquet. Aucune autre carte n’en revient.
    .title = Paquet de Lieux épuisé
rule-M-LOC-05 = Là où le Lieu le propose, vous pouvez renvoyer 2 cartes pour reconnaître les environs : regardez les 3 premières cartes du paquet de l’Inconnu, remettez-les dans l’ordre voulu et baissez le Bruit de 1. S’il n’en reste que 1, c’est impossible.
    .title = Reconnaître les environs
rule-M-LOC-06 = Là où le Lieu le propose, vous pouvez renvoyer 6 cartes pour Commercer ; la Commission reste à payer. S’il ne reste que 5 cartes de l’Inconnu ou moins, c’est impossible.
    .title = Commercer dans un Lieu
rule-M-LOC-07 = Là où le Lieu le propose, vous pouvez renvoyer 4 cartes pour vous Soigner : baissez de 1 les Blessures ou la Maladie d’un Personnage présent, dans les limites fixées par le Lieu. S’il ne reste que 3 cartes de l’Inconnu ou moins, c’est impossible.
    .title = Se faire soigner
rule-M-LOC-08 = Là où le Lieu le propose, vous pouvez renvoyer 3 cartes pour vous Sociabiliser : un jet du dé noir dit si le Mal-être des Personnages présents diminue. S’il ne reste que 2 cartes de l’Inconnu ou moins, c’est impossible.
    .title = Se sociabiliser
rule-M-LOC-09 = Un bandeau rouge sur un Lieu est une règle propre à cet endroit. Il s’applique dès votre arrivée, avant la première carte de l’Inconnu, et aussi longtemps que le dit son texte.
    .title = Le bandeau rouge
rule-M-LOC-10 = Vous pouvez retourner au même Lieu autant de fois que vous voulez, même 2 nuits de suite. Chaque visite commence avec un nouveau paquet de l’Inconnu.
    .title = Retourner au même Lieu

## Habitants

rule-M-RES-01 = Vous rencontrez la première carte du paquet des Habitants, soit parce qu’un jet de Bruit a échoué, soit parce qu’un effet vous la fait piocher.
    .title = Rencontrer des Habitants
rule-M-RES-02 = Pour ignorer une carte Habitants, remettez-la dans son paquet sans la résoudre et mélangez. Vous n’en piochez pas d’autre à la place.
    .title = Ignorer des Habitants
rule-M-RES-03 = Tant que vous n’avez pas l’intention de vous battre, inutile de savoir combien sont les Habitants ni quelles armes ils portent. L’un et l’autre se fixent au moment où le Combat commence.
    .title = Compter au dernier moment
rule-M-RES-04 = Le Combat commence de 2 façons : la carte l’impose, sans vous demander votre avis, ou elle vous laisse le choix et vous le décidez.
    .title = Comment un Combat commence
rule-M-RES-05 = La carte Habitants vous dit combien de pions Ennemi piocher et quelle arme correspond à chaque lettre, A, B ou C.
    .title = Leur nombre, leurs armes
rule-M-RES-06 = Les Civils, les Vagabonds et les Survivants se posent sur l’aire d’Exploration et restent en jeu jusqu’à l’étape Choisir les Trouvailles : ce que vous prenez plus tard, vous le prenez encore sous leurs yeux. Seul leur propre texte peut les éloigner plus tôt.
    .title = Les Habitants qui restent
rule-M-RES-07 = Une carte Habitants résolue est remélangée à son paquet, à moins qu’elle ne reste sur l’aire d’Exploration ou ne soit gardée de côté. À l’étape Choisir les Trouvailles, toutes y reviennent : votre prochaine visite commence avec un paquet complet.
    .title = Où vont les Habitants
rule-M-RES-08 = Le paquet des Habitants contient lui aussi Le poids de la réalité. Si une rencontre vous le fait piocher, vous ne croisez personne : suivez son texte.
    .title = La réalité chez les Habitants
