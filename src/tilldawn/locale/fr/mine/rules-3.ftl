### Règles de mine, troisième partie : du Bruit au Combat.

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
rule-M-NOISE-08 = 9 et 10 ne déclenchent jamais de rencontre, même à 8 de Bruit, le niveau le plus élevé.
    .title = À l’abri malgré tout
rule-M-NOISE-09 = Quand une carte vous fait augmenter le Bruit puis lancer le dé, augmentez d’abord : le jet se compare au nouveau niveau. À 3 de Bruit, une hausse de 1 fait d’un 4 une rencontre.
    .title = D’abord la hausse
rule-M-NOISE-10 = Si un objet ou un effet réduit le Bruit pour le jet seulement, le nombre à comparer peut passer sous 1, et aucun résultat ne déclenche alors de rencontre. Le marqueur, lui, ne bouge pas et garde ses limites.
    .title = Réduit pour un jet
rule-M-NOISE-11 = Le Bruit ne compte que pendant la Collecte. Entre 2 sorties, le marqueur peut rester où il est : il est remis en place au départ de la suivante.
    .title = Le Bruit entre deux sorties

## Cartes Exploration

rule-M-EXPL-01 = 2 usages pour chaque carte du paquet de l’Inconnu : vous la piochez et résolvez son recto, ou vous la renvoyez sans la voir, pour payer en temps et en prudence. Au cours d’une visite, aucune carte ne sert des deux façons.
    .title = Deux usages par carte
rule-M-EXPL-02 = Une carte Exploration résolue va face visible sur la case Défausse. Seule une carte que son texte envoie sur l’aire d’Exploration y attend encore.
    .title = Les cartes résolues
rule-M-EXPL-03 = OU sépare les possibilités entre lesquelles vous choisissez ; POUR se place entre un prix et ce qu’il vous procure. Une ligne vide sépare un groupe de choix du suivant.
    .title = Lire OU et POUR
rule-M-EXPL-04 = Si une carte vous permet de l’ignorer, vous pouvez passer votre chemin : vous ne payez rien, ne gagnez rien, et rien d’autre ne change.
    .title = Ignorer une carte
rule-M-EXPL-05 = 1 carte Trouvailles, voilà ce que vous rapporte une fouille ordinaire, pour l’un de ces 2 prix : renvoyer 2 cartes Exploration, ou augmenter le Bruit de 1 et faire un jet de Bruit. Vous lisez ensuite la ligne qu’indique la fouille, par exemple Meubles.
    .title = Le prix d’une fouille
rule-M-EXPL-06 = S’il vous faut des cartes du paquet Exploration et qu’il est épuisé, mélangez les cartes de la Défausse pour en former un nouveau. Le paquet de l’Inconnu ne se reforme jamais ainsi : une fois vide, il le reste.
    .title = Paquet d’Exploration épuisé
rule-M-EXPL-07 = 5 sortes de cartes Exploration décrivent les lieux : Barreaux, Entrée du sous-sol, Porte fermée, Porte bloquée et Gravats. Vous pouvez en garder une sur l’aire d’Exploration et y revenir plus tard, au cours de la même visite.
    .title = Les cartes Plan
rule-M-EXPL-08 = Quand vous piochez un obstacle que ce Lieu comporte, vous pouvez vous y attaquer aussitôt, si vous avez ce qu’il faut, ou poser la carte sur l’aire d’Exploration pour plus tard. Si le Lieu n’a pas cet obstacle, défaussez la carte sans effet.
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

rule-M-FIND-01 = 1 seule ligne d’une carte Trouvailles compte : celle de l’endroit fouillé, Meubles, Tas, Garde-manger ou Cache. Les autres ne vous donnent rien.
    .title = Une seule ligne
rule-M-FIND-02 = Si une carte Trouvailles provoque une rencontre, les Habitants passent d’abord : résolvez leur carte jusqu’au bout, puis reprenez la carte Trouvailles.
    .title = Les Habitants d’abord
rule-M-FIND-03 = Si prendre le butin se paie ou a des conséquences, comme sous les yeux de Civils, de Vagabonds ou de Survivants, vous le regardez d’abord, puis vous le prenez ou le laissez. Si vous le laissez, vous évitez la conséquence.
    .title = Regarder avant de prendre
rule-M-FIND-04 = La pile des Trouvailles, c’est ce que vous portez : pendant la sortie, vous pouvez en faire Commerce, vous battre avec ses armes et vous servir de ses outils. Un Crochet à peine trouvé peut ouvrir la porte suivante.
    .title = Se servir des trouvailles
rule-M-FIND-05 = Après usage, une carte Trouvailles va dans sa défausse. Si vous fouillez alors que le paquet est vide, mélangez cette défausse pour en former un nouveau.
    .title = Renouveler les Trouvailles
rule-M-FIND-06 = 3, c’est le poids d’un enfant que vous ramenez : une personne à porter occupe le Sac à dos comme le reste. Avec un total de 4 en Sac à dos, il ne vous reste que 1 pour toutes les autres choses.
    .title = Porter quelqu’un

## Lieux

rule-M-LOC-01 = 3 cartes Lieu sont visibles : celle de la case Proche vous vaut 14 cartes Exploration, celle de la case Loin 12, celle de la case Très loin 10. Chacune garde sa case jusqu’à ce qu’un Lieu soit échangé.
    .title = Trois Lieux visibles
rule-M-LOC-02 = « Le Lieu le plus proche » désigne la carte posée sur la case au nombre vert le plus élevé. Pour vous, c’est toujours celle de la case Proche.
    .title = Le Lieu le plus proche
rule-M-LOC-03 = Pour échanger un Lieu, mettez sa carte dans le sac de rebut, faites glisser les autres vers Proche et piochez une nouvelle carte pour la case Très loin. Si vous échangez le Lieu de la case Proche, celui de la case Loin prend sa place.
    .title = Échanger un Lieu
rule-M-LOC-04 = Quand le paquet Lieux est épuisé, ressortez du sac de rebut les Lieux retirés : mélangés, ils forment un nouveau paquet. Aucune autre carte n’en revient.
    .title = Paquet de Lieux épuisé
rule-M-LOC-05 = 2 cartes renvoyées vous permettent d’observer les lieux, là où le Lieu le propose : regardez les 3 premières cartes du paquet de l’Inconnu, remettez-les dans l’ordre voulu et baissez le Bruit de 1. S’il n’en reste que 1, c’est impossible.
    .title = Observer les lieux
rule-M-LOC-06 = 6 cartes renvoyées vous ouvrent un Commerce, là où le Lieu le propose ; la Commission reste à payer. S’il ne reste que 5 cartes de l’Inconnu ou moins, c’est impossible.
    .title = Commercer dans un Lieu
rule-M-LOC-07 = 4 cartes renvoyées vous procurent des soins, là où le Lieu le propose : baissez de 1 les Blessures ou la Maladie d’un Personnage présent, dans les limites fixées par le Lieu. S’il ne reste que 3 cartes de l’Inconnu ou moins, c’est impossible.
    .title = Se faire soigner
rule-M-LOC-08 = 3 cartes renvoyées vous laissent passer du temps avec les gens, là où le Lieu le propose : un jet du dé noir dit si le Mal-être des Personnages présents diminue. S’il ne reste que 2 cartes de l’Inconnu ou moins, c’est impossible.
    .title = Du temps avec les gens
rule-M-LOC-09 = Un bandeau rouge sur un Lieu est une règle propre à cet endroit. Il s’applique dès votre arrivée, avant la première carte de l’Inconnu, et aussi longtemps que le dit son texte.
    .title = Le bandeau rouge
rule-M-LOC-10 = Vous pouvez retourner au même Lieu autant de fois que vous voulez, même 2 nuits de suite. Chaque visite commence avec un nouveau paquet de l’Inconnu.
    .title = Retourner au même Lieu

## Habitants

rule-M-RES-01 = Vous rencontrez la première carte du paquet Habitants, soit parce qu’un jet de Bruit a échoué, soit parce qu’un effet vous la fait piocher.
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
rule-M-RES-07 = Une carte Habitants résolue est gardée de côté ou remise dans son paquet, selon ce qu’elle dit. À l’étape Choisir les Trouvailles, toutes y reviennent : votre prochaine visite commence avec un paquet complet.
    .title = Où vont les Habitants
rule-M-RES-08 = Le paquet Habitants contient lui aussi Le poids de la réalité. Si une rencontre vous le fait piocher, vous ne croisez personne : suivez son texte.
    .title = La réalité chez les Habitants

## Raid de nuit

rule-M-RAID-01 = 6 étapes, dans cet ordre : choisir les armes des Gardes, piocher et lire la carte Raid de nuit, lancer les dés de défense, appliquer les réductions, perdre des biens et subir les Blessures, enfin la Vague de crime. Une fois la carte lue, vous ne changez plus d’arme.
    .title = Le déroulement du raid
rule-M-RAID-02 = 1 pion arme au plus par Garde : prenez-le dans l’Inventaire et posez-le sur la case Garde. Vous ne pouvez pas confier à la même personne un Couteau et un Pistolet.
    .title = Une arme par Garde
rule-M-RAID-03 = Choisissez les Munitions des Gardes en même temps que leurs armes, avant de piocher la carte. Sans Munition, pas de tir.
    .title = Les Munitions des Gardes
rule-M-RAID-04 = Les armes dont se servent vos Gardes ne peuvent pas être volées : les Dégâts ne touchent que ce qui reste dans l’Inventaire.
    .title = Des armes à l’abri
rule-M-RAID-05 = 1 carte Raid de nuit par nuit, la première du paquet : piochez-la et résolvez-la, à moins qu’un Événement ou un autre effet n’en change le nombre.
    .title = Un raid par nuit
rule-M-RAID-06 = Les Dégâts sont le nombre de pions et de ressources que vous devez défausser de l’Inventaire. 3 Dégâts que rien ne réduit vous en coûtent 3.
    .title = Ce que sont les Dégâts
rule-M-RAID-07 = Sauf si la carte précise ce qui est volé, vous choisissez les pions et les ressources que vous perdez. Comme toujours, c’est le chef qui tranche.
    .title = Choisir ses pertes
rule-M-RAID-08 = « Les plus chers d’abord » : vous perdez les pions de la plus forte valeur à la plus faible, et choisissez en cas d’égalité. S’il faut en perdre 2 parmi des pions valant 10, 8 et 8, le 10 part, avec le 8 de votre choix.
    .title = Les plus chers d’abord
rule-M-RAID-09 = Les Blessures indiquées par la carte vont aux Gardes, et vous les répartissez entre eux comme vous voulez.
    .title = Répartir les Blessures
rule-M-RAID-10 = Vous ne pouvez pas infliger à un Garde plus de Blessures qu’il n’en peut subir tant qu’un autre peut encore en subir. Sur 3 Blessures, un Garde qui en a déjà 3 ne peut en recevoir que 1.
    .title = Aucune Blessure perdue
rule-M-RAID-11 = 1 dé de Combat pour chacun de vos Gardes, selon son arme : gris sans arme, jaune avec un Couteau ou une Hachette, rouge avec une arme à feu.
    .title = Les dés des Gardes
rule-M-RAID-12 = 1 point pour chaque poing, couteau ou réticule obtenu par vos Gardes : retirez-le aux Dégâts ou aux Blessures, en répartissant à votre gré. Avec 3 points, vous pouvez retirer 1 aux Dégâts et 2 aux Blessures.
    .title = Les points de défense
rule-M-RAID-13 = 1 point de plus par Barricade construite, à retirer aux Dégâts ou aux Blessures, comme vous préférez.
    .title = Les Barricades pendant un raid
rule-M-RAID-14 = 0 : ni les Dégâts ni les Blessures ne descendent plus bas. Les points en trop sont perdus : 4 points contre 1 Dégât ne vous rapportent rien de plus.
    .title = Les points en trop
rule-M-RAID-15 = Chaque Garde peut relancer son dé autant de fois que le permet sa Prouesse. Le dernier résultat compte, même si vous aviez eu mieux avant.
    .title = La Prouesse des Gardes
rule-M-RAID-16 = Le symbole hachette, obtenu par un Garde armé d’une Hachette, vous fait ignorer la carte Raid de nuit : rien n’est perdu, personne n’est blessé.
    .title = Hachette contre raid
rule-M-RAID-17 = Le symbole de gerbe, obtenu par un Garde armé d’un Canon scié, fait fuir les pillards : ignorez la carte Raid de nuit, ses pertes comme ses Blessures.
    .title = Canon scié contre raid
rule-M-RAID-18 = Avec toute autre arme, le symbole hachette et le symbole de gerbe sont des échecs. Un Garde au Couteau qui obtient la hachette vous donne 0 point, et la carte reste en vigueur.
    .title = La mauvaise arme
rule-M-RAID-19 = Pendant un raid, le symbole script et le symbole « À court de munitions » sont de simples échecs : ils donnent 0 point, et vous ne piochez pas de carte Destin.
    .title = Les échecs pendant un raid
rule-M-RAID-20 = 1 Munition est dépensée quand un Garde lance le dé avec un Pistolet ou un Canon scié. Avec un Fusil d’assaut, dépensez 1 Munition pour 1 jet ou 2 Munitions pour 2 jets, à votre choix.
    .title = Tirer sur les pillards
rule-M-RAID-21 = Si vous n’avez plus de Munition pour l’arme à feu d’un Garde, il compte comme désarmé et lance le dé gris.
    .title = Sans Munition
rule-M-RAID-22 = Pour ignorer une carte Raid de nuit, remettez-la dans son paquet sans effet et mélangez. Vous n’en piochez pas d’autre à la place.
    .title = Ignorer un raid
rule-M-RAID-23 = Une fois résolue, la carte Raid de nuit retourne dans son paquet, mélangé, et peut revenir une autre nuit. Si son texte la retire du jeu, elle va au sac de rebut.
    .title = La carte retourne au paquet
rule-M-RAID-24 = Si vous aviez posté des Gardes et que tous meurent pendant le raid, le Refuge ne compte pas comme laissé sans Garde : ce qui attend un groupe sans Garde ne vous arrive pas.
    .title = Tous les Gardes sont morts
rule-M-RAID-25 = Si vous n’avez posté aucun Garde pendant la Soirée, aucun dé de Combat ne défend le Refuge : il est pris dans la nuit, et la Campagne se termine aussitôt par une défaite.
    .title = Un Refuge sans Garde
rule-M-RAID-26 = 2 cartes Raid de nuit la même nuit, quand un Événement l’exige, se résolvent l’une après l’autre. Vos Gardes relancent leurs dés pour la seconde, et chaque Barricade compte contre les deux.
    .title = Deux raids en une nuit
rule-M-RAID-27 = 2 cartes en tout rejoignent les paquets lors de la Vague de crime : prenez-les parmi les cartes à coin rouge mises de côté au départ, et mélangez chacune à son paquet.
    .title = La Vague de crime
rule-M-RAID-28 = Vous choisissez la répartition de la Vague de crime : 2 cartes Raid de nuit, 2 cartes Habitants, ou 1 de chaque.
    .title = Répartir la Vague de crime
rule-M-RAID-29 = Vous choisissez d’où viennent les cartes à coin rouge, Raid de nuit ou Habitants, mais jamais la carte elle-même : elle est ajoutée sans que personne la voie.
    .title = Des cartes prises à l’aveugle
rule-M-RAID-30 = S’il reste moins de 2 cartes à coin rouge, ajoutez ce qu’il y a. S’il n’en reste aucune, sautez l’étape de la Vague de crime.
    .title = Plus assez de coins rouges
rule-M-RAID-31 = La Vague de crime a lieu chaque nuit, même si vous avez ignoré la carte Raid de nuit.
    .title = Chaque nuit sans exception
rule-M-RAID-32 = Ce que vous perdez dans un raid est défaussé dans la boîte : vous pourrez donc le retrouver ou le racheter. Perdez 2 Munitions, et la boîte en compte 2 de plus.
    .title = Où vont les pertes
rule-M-RAID-33 = Si l’Inventaire contient moins que les Dégâts restants, vous perdez tout ce qui s’y trouve, et rien d’autre n’arrive. 5 Dégâts contre 2 biens vous coûtent ces 2-là.
    .title = Trop de Dégâts
rule-M-RAID-34 = 1 ressource perdue est 1 pièce, non 1 marqueur : vous pouvez casser un marqueur de l’Inventaire x5 pour payer les Dégâts, et il couvre 5 pertes.
    .title = Payer avec l’Inventaire x5
rule-M-RAID-35 = Seuls vos Gardes subissent les Blessures d’un raid. Les Personnages qui dorment au Refuge ou qui sont partis en Collecte n’en reçoivent aucune.
    .title = Qui est épargné
rule-M-RAID-36 = Après le raid, les armes des Gardes retournent dans l’Inventaire, et vous en disposez de nouveau le lendemain.
    .title = Les armes reviennent
rule-M-RAID-37 = Si le texte d’une carte Raid de nuit réduit ses Dégâts et ses Blessures d’un total, vous répartissez ce total comme des points obtenus aux dés. Pour un total de 3, toutes les répartitions sont permises, de 3 aux Dégâts à 3 aux Blessures.
    .title = Réductions de la carte

## Aube

rule-M-DAWN-01 = Étape 1 de l’Aube : les Personnages partis en Collecte rentrent au Refuge, et tout ce que vous rapportez dans la pile des Trouvailles va dans l’Inventaire.
    .title = Le retour
rule-M-DAWN-02 = Étape 2 de l’Aube : vous pouvez poser sur vos Personnages des Médicaments, des Herbes médicinales et des Bandages de l’Inventaire.
    .title = Les soins de l’Aube
rule-M-DAWN-03 = Étape 3 de l’Aube : piochez une carte Destin et résolvez sa partie supérieure, section après section. La partie inférieure ne joue aucun rôle à l’Aube.
    .title = La carte Destin
rule-M-DAWN-04 = Étape 4 de l’Aube : piochez 2 cartes Action narrative, gardez-en 1 et remettez l’autre dans le paquet, que vous mélangez.
    .title = Deux Actions narratives
rule-M-DAWN-05 = Votre groupe garde ses cartes Action narrative de jour en jour, même d’une sauvegarde à l’autre, jusqu’à ce que vous les utilisiez comme le dit leur texte.
    .title = Garder ses Actions narratives
rule-M-DAWN-06 = Étape 5 de l’Aube : La mort a frappé. Cette vérification vient en dernier, après les Actions narratives, et seulement si vous avez perdu quelqu’un ce jour-là.
    .title = La dernière étape
rule-M-DAWN-07 = Quand l’Aube est finie, un nouveau jour commence. C’est aussi le seul moment pour remplir une fiche de sauvegarde : vous pouvez ranger la partie ici et la reprendre au Matin.
    .title = Un nouveau jour
rule-M-DAWN-08 = S’il reste moins de 2 cartes Action narrative dans le paquet, piochez ce qu’il y a. S’il n’y en a qu’une, elle est à vous.
    .title = Peu d’Actions narratives
rule-M-DAWN-09 = Le Destin n’épargne pas un Personnage endormi : Maladie, Blessures, Froid et toutes les autres sections s’appliquent à lui. Vous ne laissez de côté que son Trait.
    .title = Destin et sommeil

## Cartes Destin

rule-M-FATE-01 = 2 parties sur chaque carte Destin : celle du haut pour l’Aube, celle du bas, avec son dé et son texte, pour le Combat. Quand vous utilisez l’une, ignorez l’autre.
    .title = Deux parties
rule-M-FATE-02 = La quatrième section de chaque carte Destin résout les pions Attente, puis les défausse : il n’en reste aucun sur vos cartes.
    .title = La section Attente
rule-M-FATE-03 = Quand une carte Destin nomme une sorte de soin, les Personnages qui l’ont sont soignés, et tous les pions de cette sorte posés sur vos Personnages sont défaussés, pas seulement 1. Deux Médicaments sur la même personne partent tous deux pour un seul soin.
    .title = Des soins par le Destin
rule-M-FATE-04 = 1 pion d’une sorte fait tout ce qui peut l’être : en poser plusieurs sur un même Personnage ne vous donne pas un effet plus fort.
    .title = Un pion suffit
rule-M-FATE-05 = Si la carte Destin n’admet pas la sorte de soin que porte un Personnage, le pion ne fait rien à cette Aube, mais reste en place pour une autre.
    .title = Un soin non admis
rule-M-FATE-06 = Une carte Destin peut vous faire échanger un Lieu : sa carte va au sac de rebut, les autres glissent vers Proche, et une nouvelle est piochée pour la case Très loin.
    .title = Le Destin échange un Lieu
rule-M-FATE-07 = Chaque carte Destin résolue à l’Aube vous fait résoudre les Traits, exactement une fois : chaque Personnage éveillé suit la ligne dont la carte nomme la lettre.
    .title = Le Destin appelle les Traits
rule-M-FATE-08 = En Combat, vous ne piochez une carte Destin que si un symbole script est sorti et que vous choisissez de vous en remettre au destin. Si vous refusez, aucune carte n’est piochée.
    .title = Le Destin en Combat
rule-M-FATE-09 = La partie inférieure ne compte que si son dé a la couleur du dé lancé. Si vous tirez une carte jaune pour un jet rouge, c’est un échec.
    .title = Même couleur exigée
rule-M-FATE-10 = Les cartes Destin utilisées forment une défausse, qu’elles aient servi à l’Aube ou en Combat. Après avoir utilisé la dernière du paquet, mélangez la défausse pour en former un nouveau.
    .title = Renouveler le Destin
rule-M-FATE-11 = 3 sections précèdent les pions Attente : ce que devient la Maladie, ce que deviennent les Blessures, puis l’effet du Froid ou le Lieu que vous échangez. Les Traits ferment la partie supérieure.
    .title = Les autres sections

## Pions Attente

rule-M-WAIT-01 = 1 pion Attente au plus sur une carte. Tant qu’il s’y trouve, l’action qui l’y place vous est fermée.
    .title = Un pion par carte
rule-M-WAIT-02 = Un pion Attente représente un travail qui dure jusqu’à l’Aube, le plus souvent sur un Bricolage : votre action le pose, et vous en voyez le résultat à l’Aube.
    .title = Un travail qui dure
rule-M-WAIT-03 = Dès qu’un pion Attente est résolu, vous le défaussez. Après l’Aube, il n’en reste aucun.
    .title = Résolu, puis défaussé
rule-M-WAIT-04 = 1 action, avec son coût, vous donne 1 récolte. Pour la suivante, un Personnage doit recommencer et vous payez de nouveau : rien ne continue tout seul.
    .title = Une action à chaque fois
rule-M-WAIT-05 = Si vous démontez un Bricolage qui porte un pion Attente, le pion est perdu, et sa récolte avec lui. Si vous déplacez le Bricolage, le pion le suit et donne sa récolte à l’Aube, comme si de rien n’était.
    .title = Un Bricolage en attente déplacé
rule-M-WAIT-06 = Les récoltes vont dans l’Inventaire, et vous n’obtenez jamais plus que ce que la boîte contient encore. L’Eau est la plus rare : il n’y en a que 6 dans tout le jeu.
    .title = La récolte et la boîte
rule-M-WAIT-07 = Un Événement peut augmenter la récolte d’un pion Attente. Invasion de rats vous donne 1 Aliment cru de plus pour un Assommoir en attente, même sur un jet de 1 ou 2, qui sinon ne rapporte rien.
    .title = L’Événement et la récolte

## Soins

rule-M-MED-01 = Vous posez des Médicaments, des Herbes médicinales ou des Bandages sur le Personnage de votre choix, et rien ne change encore : ils n’agissent que lorsqu’une carte Destin le dit.
    .title = Posé, pas encore actif
rule-M-MED-02 = À chaque Aube, avant de piocher la carte Destin, une étape est prévue pour poser des soins de l’Inventaire sur vos Personnages.
    .title = L’étape de l’Aube
rule-M-MED-03 = Outre l’étape de l’Aube, vous pouvez poser des soins à tout moment, mais ni en Combat ni au milieu d’un script. Une table qui s’en tient aux strictes règles de base n’a que l’étape de l’Aube.
    .title = Des soins à tout moment
rule-M-MED-04 = Une fois piochée la carte Destin de cette Aube, vous ne pouvez plus poser de soins avant qu’elle soit entièrement résolue.
    .title = Trop tard pour les soins
rule-M-MED-05 = Pendant la Collecte, le pion vient de la pile des Trouvailles ; pour un Personnage au Refuge, vous le prenez dans l’Inventaire.
    .title = D’où viennent les soins
rule-M-MED-06 = Une fois posé, un pion de soin ne peut être ni repris, ni donné à quelqu’un d’autre, ni volé pendant un raid. Tant que le Personnage vit, seule une carte Destin vous le fait défausser.
    .title = Posé pour de bon
rule-M-MED-07 = Vous pouvez poser plus de 1 pion de la même sorte sur un Personnage, mais le surplus est gâché : il n’ajoute rien à l’effet et part avec le reste. Un avertissement vous le rappelle.
    .title = Plusieurs de la même sorte
rule-M-MED-08 = Médicaments, Herbes médicinales et Bandages peuvent se côtoyer sur un même Personnage. Une carte Destin qui vous demande des Médicaments laisse les Bandages en place.
    .title = Plusieurs sortes ensemble
rule-M-MED-09 = Les Médicaments et les Herbes médicinales sont pour les malades, les Bandages pour les blessés. À un Personnage qui est l’un et l’autre, donnez un pion pour chaque mal.
    .title = À chaque mal son soin
rule-M-MED-10 = Si un Personnage meurt, les soins que vous aviez posés sur lui sont défaussés dans la boîte.
    .title = Les soins d’un mort

## Alcool

rule-M-ALC-01 = 1 Alcool frelaté défaussé, et le Personnage que vous choisissez a Fatigue +2 et Mal-être −1.
    .title = L’Alcool frelaté
rule-M-ALC-02 = 1 Alcool pur défaussé, et le Personnage que vous choisissez a Mal-être −1 pour une Fatigue de +1 seulement.
    .title = L’Alcool pur
rule-M-ALC-03 = À l’Aube, vos Personnages peuvent boire de l’alcool avant la carte Destin, après elle, ou les deux. À tout autre moment, c’est interdit, sauf si vous jouez avec la règle avancée des soins et de l’alcool.
    .title = Quand boire
rule-M-ALC-04 = À 3 de Fatigue, un Personnage peut encore boire de l’Alcool frelaté : sa Fatigue s’arrête à 4, son Mal-être baisse de 1, et il s’endort.
    .title = Boire à 3 de Fatigue
rule-M-ALC-05 = À 4 de Fatigue, un Personnage dort : vous ne pouvez lui faire boire aucun alcool.
    .title = On ne boit pas endormi
rule-M-ALC-06 = Vous choisissez qui boit, et pouvez utiliser plusieurs pions à la suite tant que sa Fatigue le permet. 2 Alcools frelatés font passer un Personnage de 0 à 4 de Fatigue.
    .title = Plusieurs verres
rule-M-ALC-07 = Le pion vient de votre Inventaire. Si la règle avancée permet de boire hors du Refuge, il vient de la pile des Trouvailles.
    .title = D’où vient l’alcool
rule-M-ALC-08 = À 0 de Mal-être, vous pouvez faire boire un Personnage, mais il n’y gagne rien : le Mal-être reste à 0 et la Fatigue monte quand même.
    .title = Boire sans Mal-être

## Mort et départ

rule-M-DEATH-01 = 4 Blessures, reçues en Combat, pendant un raid ou ailleurs, tuent un Personnage. Vous pouvez aussi en perdre un quand un autre État appelle un épilogue, ou à cause d’un script.
    .title = Comment on perd quelqu’un
rule-M-DEATH-02 = Un Personnage mort ne revient plus de toute la Campagne : vous retirez sa figurine du plateau, sa carte va au sac de rebut, et la couleur de son socle est libre pour quelqu’un d’autre.
    .title = Les morts quittent le jeu
rule-M-DEATH-03 = À la fin de l’Aube, si un Personnage est mort ou a quitté le groupe ce jour-là, lancez une fois le dé noir. Chaque Personnage restant dont l’Empathie est égale ou supérieure au résultat a Mal-être +2 ; avec 4 d’Empathie, un 4 compte donc encore.
    .title = La mort a frappé
rule-M-DEATH-04 = 1 vérification par jour, quel que soit le nombre de vos pertes : 2 morts donnent Mal-être +2, pas +4.
    .title = Une fois par jour
rule-M-DEATH-05 = Si La mort a frappé vous coûte encore un Personnage, vous ne refaites pas la vérification pour cette perte.
    .title = Pas de réaction en chaîne
rule-M-DEATH-06 = Un Personnage perdu pendant La mort a frappé ne compte pas non plus pour le lendemain. La journée s’arrête avec la vérification, et l’Aube suivante ne regarde que ce qui vous arrive ensuite.
    .title = Les pertes tardives
rule-M-DEATH-07 = Pour La mort a frappé, un Personnage qui a quitté votre groupe compte comme un mort.
    .title = Partir compte aussi
rule-M-DEATH-08 = Quand un Personnage meurt en Collecte, jouez la scène jusqu’au bout, Combat ou script, puis lancez le dé noir. Parmi les autres, chaque Personnage dont l’Empathie est égale ou supérieure au résultat interrompt sa sortie.
    .title = Mourir en Collecte
rule-M-DEATH-09 = L’arme d’un Personnage tombé reste hors de votre portée jusqu’à la fin du Combat. Si les autres fuient, impossible de revenir la chercher : défaussez le pion.
    .title = L’arme de qui tombe
rule-M-DEATH-10 = Quand un Garde meurt pendant le raid, vous reportez les Blessures restantes sur les autres. Si 4 Blessures frappent des Gardes qui en ont 3 et 2, ils en prennent 1 et 2 : tous deux meurent, et 1 Blessure est perdue.
    .title = Les Blessures qui restent
rule-M-DEATH-11 = Si vous perdez un Personnage au Refuge, l’arme qui lui était confiée retourne dans l’Inventaire. Quand un Garde armé d’un Pistolet meurt, le Pistolet est dans l’Inventaire au Matin.
    .title = Les armes restées au Refuge
rule-M-DEATH-12 = 4 Personnages en tout, c’est la limite de votre groupe. En dessous, des cartes et des scripts peuvent vous amener des recrues à la place des disparus.
    .title = Les nouveaux venus

## Trait

rule-M-SPIRIT-01 = 3 lignes, marquées A, B et C, forment le Trait d’un Personnage. À l’Aube, la carte Destin nomme une lettre, et vous résolvez cette ligne une fois pour chacun des vôtres.
    .title = Ce qu’est le Trait
rule-M-SPIRIT-02 = Vous résolvez les Traits de vos Personnages dans l’ordre que vous voulez, et vous en décidez de nouveau à chaque Aube.
    .title = L’ordre des Traits
rule-M-SPIRIT-03 = Certains scripts vous font lancer le dé noir chaque fois que vous résolvez les Traits : sur 1 ou 2, un autre script suit ; à partir de 3, rien ne se passe à cette Aube.
    .title = Les scripts liés aux Traits
rule-M-SPIRIT-04 = Le Trait est obligatoire : vous ne pouvez pas le sauter pour un Personnage éveillé, même si sa ligne fait du mal. Seul le sommeil en dispense.
    .title = Le Trait est obligatoire

## Combat

rule-M-COMB-01 = Pour préparer un Combat, piochez au hasard autant de pions Ennemi que le dit la carte Habitants ou le script.
    .title = Piocher les Ennemis
rule-M-COMB-02 = 1 lettre et 1 chiffre sur chaque pion Ennemi : la lettre donne son arme d’après la carte Habitants, le chiffre est sa Prouesse. Si la carte vous dit que B est un Couteau, le pion B1 a un Couteau et 1 de Prouesse.
    .title = Lire un pion Ennemi
rule-M-COMB-03 = Placez d’abord les pions Ennemi dans la colonne de gauche du tableau de Combat, celle des indemnes, chacun sur la ligne de son arme.
    .title = Placer les Ennemis
rule-M-COMB-04 = 1 arme par Personnage présent, si vous le voulez : elle vient de la pile des Trouvailles pendant la Collecte, de l’Inventaire si l’on se bat au Refuge.
    .title = Armer ses Personnages
rule-M-COMB-05 = 1 pion arme ne sert qu’à 1 Personnage. Si vous n’avez qu’un Couteau et que quelqu’un l’a déjà, personne d’autre ne se bat avec.
    .title = Chacun son arme
rule-M-COMB-06 = Vous enchaînez les rounds jusqu’à ce qu’un des 2 camps ait disparu, qu’il soit mort, en fuite ou hors d’atteinte.
    .title = La durée d’un Combat
rule-M-COMB-07 = Avant chaque round, même le premier, vous pouvez décider de fuir au lieu de vous battre.
    .title = Quand fuir
rule-M-COMB-08 = Au début d’un round, vous pouvez faire changer un Personnage d’arme s’il en a une autre sur lui, par exemple d’un Pistolet vide à un Couteau. Un Ennemi peut en changer aussi, mais jamais par choix : seulement s’il y est obligé.
    .title = Changer d’arme
rule-M-COMB-09 = Pour avoir de quoi changer, un Personnage doit porter une arme de rechange : vous la choisissez avant le Combat, parmi celles que vous n’avez confiées à personne. Sans elle, pas de changement possible.
    .title = L’arme de rechange
rule-M-COMB-10 = Pendant un Combat, vos Personnages ne peuvent pas s’échanger leurs armes. Un Pistolet reste à qui vous l’avez confié.
    .title = Pas d’échange en Combat
rule-M-COMB-11 = 1 dé de Combat par round pour chaque Personnage et chaque Ennemi, selon son arme : gris sans arme, jaune pour un Couteau ou une Hachette, rouge pour une arme à feu. Seul un Fusil d’assaut peut vous en faire lancer un second.
    .title = Les dés de Combat
rule-M-COMB-12 = Les poings du dé gris, les couteaux du jaune et les réticules du rouge sont les seuls symboles qui comptent comme Blessures, 1 pour chacun. Tous les autres en infligent 0, quel que soit leur effet par ailleurs.
    .title = Les symboles qui blessent
rule-M-COMB-13 = À chaque round, tous les combattants agissent au même instant, même si vous lancez les dés l’un après l’autre. 2 adversaires au Couteau peuvent s’entretuer.
    .title = Tous en même temps
rule-M-COMB-14 = Les tireurs font exception : vous lancez leurs dés d’abord, et un adversaire sans arme à feu qu’ils tuent n’attaque pas dans ce round.
    .title = Les tireurs d’abord
rule-M-COMB-15 = Vos tireurs et ceux d’en face tirent au même instant : 2 d’entre eux peuvent donc s’entretuer en un round. Seuls les adversaires qui ne tirent pas perdent leur attaque s’ils sont tués.
    .title = Tireur contre tireur
rule-M-COMB-16 = Vous répartissez à votre gré entre les Ennemis les Blessures qu’infligent vos Personnages : sur 2, les deux pour le même, ou 1 pour chacun de deux.
    .title = Blessures aux Ennemis
rule-M-COMB-17 = Vous répartissez aussi les Blessures qu’infligent les Ennemis, entre les Personnages présents, comme vous le choisissez.
    .title = Blessures aux Personnages
rule-M-COMB-18 = Vous ne pouvez pas infliger à un Personnage plus de Blessures qu’il n’en faut pour mourir tant qu’un autre Personnage présent peut en subir. Sur 4, celui qui en a déjà 3 n’en prend que 1 ; les autres vont ailleurs.
    .title = Pas de Blessures aux morts
rule-M-COMB-19 = Les Blessures en trop quand un Ennemi meurt passent aux autres Ennemis, selon votre choix. Elles ne sont perdues que s’il n’en reste aucun.
    .title = Le surplus contre les Ennemis
rule-M-COMB-20 = 1 colonne vers la droite pour chaque Blessure que vous infligez à un Ennemi. La troisième le tue, et son pion quitte le tableau de Combat.
    .title = Les Ennemis blessés
rule-M-COMB-21 = 4 Blessures tuent un Personnage. Celles que vous recevez en Combat s’inscrivent aussitôt dans son État Blessures, en plus de celles qu’il avait déjà.
    .title = Les Personnages blessés
rule-M-COMB-22 = La Prouesse est le nombre de relances dont un Personnage dispose à chaque round. Avec 2 de Prouesse : 2 au premier round, et de nouveau 2 au deuxième.
    .title = La Prouesse à chaque round
rule-M-COMB-23 = Rien ne vous oblige à utiliser toutes vos relances, ni même une seule. Si vous relancez, le dernier résultat compte, fût-il moins bon que le précédent.
    .title = Le dernier jet compte
rule-M-COMB-24 = Chaque fois que vous lancez des dés de Combat pour un Personnage, sa Prouesse s’applique : en Combat, pendant un raid, pour grimper ou passer sans bruit, que le texte le rappelle ou non.
    .title = La Prouesse hors Combat
rule-M-COMB-25 = Avec le dé noir, vous ne pouvez utiliser la Prouesse que si le texte le dit. Crocheter une Porte fermée, par exemple, ne permet aucune relance.
    .title = Prouesse et dé noir
rule-M-COMB-26 = Un Ennemi ne relance que si son jet ne fait aucun mal, et alors toujours, autant de fois que le permet sa Prouesse. Vous n’avez pas à en décider.
    .title = Les relances des Ennemis
rule-M-COMB-27 = Vous ne retenez que le dernier jet d’un Ennemi. Un symbole spécial qu’une relance efface, comme « À court de munitions », reste sans effet.
    .title = Les symboles effacés
rule-M-COMB-28 = Quand le jet d’un tireur ennemi finit sur le symbole « À court de munitions », glissez son pion sur la ligne d’une autre arme qu’il possède ou, à défaut, sur celle des désarmés. Il garde sa colonne, donc ses Blessures.
    .title = Un Ennemi sans munitions
rule-M-COMB-29 = Si un Personnage obtient le symbole « À court de munitions », c’est un simple échec. Vous perdez la Munition dépensée pour ce tir, rien de plus.
    .title = Votre symbole sans munitions
rule-M-COMB-30 = Quand un symbole script sort, pour un Personnage ou pour un Ennemi, vous décidez : le compter comme un échec, ou piocher une carte Destin.
    .title = Le symbole script
rule-M-COMB-31 = Si vous piochez une carte Destin pour un symbole script, comparez les couleurs : quand le dé de la carte est celui qui a été lancé, résolvez le texte placé dessous. Sinon, le jet est un échec.
    .title = S’en remettre au destin
rule-M-COMB-32 = Dans une Attaque en traître, 1 seul camp attaque, une seule fois, par son jet d’attaque normal. L’autre camp ne lance aucun dé et ne peut pas riposter.
    .title = L’Attaque en traître
rule-M-COMB-33 = Après une Attaque en traître lancée d’une Cachette, un Combat normal commence s’il reste un Ennemi : vous en êtes au premier round, et pouvez fuir avant lui comme d’habitude.
    .title = Depuis une Cachette
rule-M-COMB-34 = Si vous fuyez, les Ennemis font d’abord une Attaque en traître. Ensuite, les Personnages encore en vie quittent le Lieu et vous passez à l’étape Choisir les Trouvailles.
    .title = Le prix de la fuite
rule-M-COMB-35 = Tous vos Personnages engagés fuient ensemble, ou aucun. Personne ne peut rester en arrière pour retenir les Ennemis.
    .title = Fuir ensemble
rule-M-COMB-36 = Dans un Combat au Refuge, vous ne pouvez pas fuir, sauf si un script le permet : vous êtes déjà chez vous.
    .title = Pas de fuite au Refuge
rule-M-COMB-37 = Après le Combat, remettez les pions Ennemi face cachée parmi les autres et mélangez : la prochaine fois, vous piocherez de nouveau parmi tous.
    .title = Le retour des pions Ennemi
rule-M-COMB-38 = Si vous avez tué quelqu’un d’autre que des Voyous, lancez le dé noir une seule fois pour tout le Combat. Chaque Personnage présent dont l’Empathie est égale ou supérieure au résultat a Mal-être +1, quel que soit le nombre de morts.
    .title = Le poids d’avoir tué
rule-M-COMB-39 = Si vous n’avez tué que des Voyous, il n’y a pas de jet d’Empathie. Dans un groupe mêlé, il suffit de 1 mort qui n’en soit pas un pour le rendre nécessaire.
    .title = Tuer des Voyous
rule-M-COMB-40 = Les armes à feu que vous prenez à des Ennemis morts viennent avec 0 Munition, sauf si la carte ou le script vous en donne.
    .title = Des armes vides
rule-M-COMB-41 = Après un Combat, vous ne prenez de butin que comme le permet le script prévu. Quand tous les Ennemis sont morts, il se résout avant toute autre chose.
    .title = Le butin après le Combat
rule-M-COMB-42 = 2 Blessures en tout, sur un Ennemi ou réparties entre plusieurs, mettent fin à certains Combats : là où la carte ou le script vous le dit, les Ennemis prennent alors la fuite.
    .title = Les Ennemis qui fuient
rule-M-COMB-43 = Les Ennemis qui s’échappent n’ont pas été tués : vous ne faites pas de jet d’Empathie pour eux.
    .title = S’échapper n’est pas mourir
rule-M-COMB-44 = Pendant un Combat, aucun de vos Personnages ne peut manger, boire de l’alcool ou recevoir des soins.
    .title = Ni repas ni soins
rule-M-COMB-45 = Dans un même camp, vous lancez les dés dans l’ordre voulu, les tireurs d’abord ; pour le reste, l’ordre n’y change rien. Vous pouvez voir un dé, et décider de ses relances, avant de lancer le suivant.
    .title = L’ordre des dés
rule-M-COMB-46 = Dans un Combat au Refuge, vos armes et vos Munitions viennent de l’Inventaire : chaque tir y prend 1 Munition.
    .title = Se battre au Refuge
rule-M-COMB-47 = Les Ennemis ne changent jamais d’arme d’eux-mêmes. À court de munitions, un Ennemi prend d’office la meilleure arme que la carte lui laisse ; s’il n’en a pas, il se bat désarmé.
    .title = L’arme que prend l’Ennemi
rule-M-COMB-48 = Une fois fixés, le nombre et les armes des Ennemis valent pour toute la rencontre. Pour un second Combat avec la même carte, vous ne piochez pas de nouveaux pions.
    .title = Les mêmes Ennemis
