### Règles de mine : Règles avancées, Scénarios

## Règles avancées

rule-M-ADV-01 = Les règles avancées 155, 351, 534 et 909 s’activent une à une avant de commencer ; la règle 610 est l’autre face du plateau. Toutes restent inactives si vous ne les demandez pas.
    .title = Des règles en option
rule-M-ADV-02 = Une action, avec la règle 155, permet à l’un de vos Personnages de déplacer un Bricolage construit vers une autre case libre. Vous ne payez rien d’autre.
    .title = Déplacer un Bricolage
rule-M-ADV-03 = Avec la règle 155, un Bricolage ne va que sur une case où vous pourriez le construire : permise et inoccupée. Une amélioration doit rester à côté du Bricolage qu’elle complète.
    .title = Où il peut aller
rule-M-ADV-04 = Une action, avec la règle 155, permet à l’un de vos Personnages de démonter un Bricolage : la carte retourne au paquet de Bricolage et tout ce qu’il a coûté va dans l’Inventaire. Vous n’obtenez pas ce qui manque dans la boîte.
    .title = Démonter un Bricolage
rule-M-ADV-05 = Une seule fois, vous recevez le bonus de construction d’un Bricolage : le reconstruire ne le redonne pas. Une Chaise refaite n’apaise le Mal-être de personne.
    .title = Pas de second bonus
rule-M-ADV-06 = Avec la règle 155, chacun de vos Personnages sans aucune case noire peut faire une quatrième action ce jour-là, pour +2 de Fatigue. Une seule case noire, sur n’importe quel État, l’interdit.
    .title = Une quatrième action
rule-M-ADV-07 = La quatrième action finie, son Personnage a +2 de Fatigue. Seul qui n’a aucune case noire peut la faire : à elle seule, elle ne mène donc personne à 4 ; mais qui s’est fatigué autrement depuis qu’on la lui a confiée, en buvant par exemple, la termine et ne s’endort qu’ensuite.
    .title = Fatigue une fois fini
rule-M-ADV-08 = Avec la règle 351, vos Personnages peuvent manger à tout moment, sauf en Combat ou pendant la résolution d’un script. La nourriture agit comme au Crépuscule.
    .title = Manger à tout moment
rule-M-ADV-09 = Avec la règle 351, manger plus tôt ne vous dispense pas du Crépuscule : un Personnage qui ne mange rien au repas a +1 de Faim, quoi qu’il ait mangé à midi ou pendant le partage de l’Eau.
    .title = Le Crépuscule vient quand même
rule-M-ADV-10 = Avec la règle 351, vos Personnages au Refuge puisent dans l’Inventaire ; ceux qui sont partis, seulement dans la pile des Trouvailles.
    .title = La nourriture à portée
rule-M-ADV-11 = Avec la règle 534, ce que vous voulez parmi les biens que vous n’emportez pas peut être posé sur la carte Lieu au lieu d’être défaussé.
    .title = Cacher ce qui reste
rule-M-ADV-12 = Avec la règle 534, lancez le dé noir à votre visite suivante dans ce Lieu. De 1 à 6, quelqu’un a trouvé les biens cachés et ils sont défaussés ; de 7 à 10, ils rejoignent la pile des Trouvailles.
    .title = Revenir les chercher
rule-M-ADV-13 = Avec la règle 534, si le Lieu quitte le plateau, tous les biens que vous y aviez cachés sont défaussés dans la boîte.
    .title = Une cachette perdue
rule-M-ADV-14 = Avec la règle 534, si vous devez prendre une chose que la boîte n’a plus, on utilise celle que vous aviez cachée. Elle disparaît du Lieu.
    .title = Les biens cachés servent
rule-M-ADV-15 = Avec la règle 534, chacun de vos Personnages en Collecte peut porter 1 de poids en plus pour +2 de Fatigue. À 3 ou 4 de Fatigue, ce n’est pas permis.
    .title = Porter un peu plus
rule-M-ADV-16 = Chacun de vos Personnages peut porter ce poids supplémentaire 1 fois par Collecte, pas plus.
    .title = Une fois par sortie
rule-M-ADV-17 = Avec la règle 534, renvoyez 4 cartes Exploration au début ou à la fin de la Collecte pour remplacer l’un des 3 Lieux par un nouveau. Vous pouvez recommencer tant qu’il reste 4 cartes.
    .title = Échanger un Lieu
rule-M-ADV-18 = Pour cet échange, il faut au moins 4 cartes dans l’Inconnu : au début, préparez-le d’abord ; à la fin, il doit en rester 4. Avec 3, c’est impossible.
    .title = Des cartes pour l’échange
rule-M-ADV-19 = Avec la règle 534, vous ne pouvez pas échanger au début de la Collecte le Lieu que vous visitez, seulement à la fin.
    .title = Pas sous vos pieds
rule-M-ADV-20 = Avec la règle 610, vous jouez sur la face avancée : pas d’Idées à part, des tireurs embusqués au dernier étage, des Gravats doublés, l’action Fouiller, et des règles de case inactives sous une carte Refuge.
    .title = Le plateau avancé
rule-M-ADV-21 = Avec la règle 909, vous pouvez poser Médicaments, Herbes médicinales et Bandages sur un Personnage à tout moment, sauf en Combat ou pendant la résolution d’un script.
    .title = Des soins à tout moment
rule-M-ADV-22 = Avec la règle 909, vos Personnages peuvent boire de l’alcool à tout moment, sauf en Combat ou pendant la résolution d’un script. Sans elle, seulement à l’Aube.
    .title = De l’alcool à tout moment
rule-M-ADV-23 = Avec la règle 909, les soins que vous posez plus tôt n’agissent qu’à l’Aube, si la carte Destin les demande. D’ici là, ils ne guérissent rien.
    .title = Posé n’est pas guéri

## Scénarios

rule-M-SCEN-01 = Un scénario est une façon de jouer plus courte et avancée : vous commencez tard dans une Campagne, avec un départ qui lui est propre.
    .title = Une partie plus courte
rule-M-SCEN-02 = Deux scénarios de base s’offrent à vous, et chacun se joue sur l’une ou l’autre face du plateau.
    .title = Deux scénarios
rule-M-SCEN-03 = Un scénario peut changer votre mise en place et les règles de base. Tous les changements sont sur sa fiche.
    .title = Les changements sur la fiche
rule-M-SCEN-04 = Un script marqué d’une flèche rouge se résout dès que la condition de son titre est remplie. Vous ne pouvez ni l’écarter ni le remettre à plus tard.
    .title = Scripts à flèche rouge
rule-M-SCEN-05 = Vous suivez les règles habituelles partout où la fiche du scénario ne dit rien.
    .title = Quand la fiche se tait
