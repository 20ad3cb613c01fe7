### Règles de mine : Les Égouts, Le Marché fermier, La Zone d’aide, Mesures désespérées, Chat et Chien

## Les Égouts

rule-M-SEW-01 = Vous explorez les Égouts pendant les Actions de jour, avant toute action au Refuge.
    .title = Avant les actions du Refuge
rule-M-SEW-02 = Vous pouvez envoyer dans les Égouts les Personnages que vous voulez, même ceux que leurs cases noires privent d’action. Ceux qui dorment ne peuvent pas y aller.
    .title = Qui peut y aller
rule-M-SEW-03 = Personne n’est tenu de rester pour les Égouts : de jour, vous n’avez pas besoin de Garde.
    .title = Nul besoin de rester
rule-M-SEW-04 = Si tout votre groupe part, aucune action n’est faite au Refuge ce jour-là, et tous partagent le danger.
    .title = Si tout le monde part
rule-M-SEW-05 = Les Personnages que vous envoyez se placent sur la case de la pile des Trouvailles ; ceux qui restent, sur la case Garde.
    .title = Partis et restés
rule-M-SEW-06 = Avant d’entrer, vous pouvez faire passer de l’équipement de l’Inventaire à la pile des Trouvailles. En bas, seul ce qui s’y trouve peut servir.
    .title = Prendre de l’équipement
rule-M-SEW-07 = Explorer les Égouts ne coûte aucune Fatigue à vos Personnages, sauf si une carte ou un script le dit.
    .title = Pas de Fatigue pour autant
rule-M-SEW-08 = Une tuile de départ est posée face visible, et votre pion de groupe commence sur sa case S.
    .title = La tuile de départ
rule-M-SEW-09 = Sur chaque tuile, vous choisissez un chemin vers l’une des sorties et résolvez dans l’ordre les lettres et numéros qui le jalonnent, chacun une fois.
    .title = Choisir un chemin
rule-M-SEW-10 = Une carte Salle est piochée pour chaque lettre de votre chemin ; lisez le texte qui porte cette lettre.
    .title = Les lettres : des salles
rule-M-SEW-11 = Une carte Couloir est piochée pour chaque numéro de votre chemin ; lisez le texte qui porte ce numéro.
    .title = Les numéros : des couloirs
rule-M-SEW-12 = Un couloir sans numéro ne fait piocher aucune carte : vous le traversez, rien de plus.
    .title = Couloirs sans numéro
rule-M-SEW-13 = Une nouvelle tuile est piochée au bout de votre chemin et posée de sorte qu’une de ses sorties touche la vôtre. Votre groupe y avance ensuite.
    .title = La tuile suivante
rule-M-SEW-14 = Vous ne pouvez pas entrer deux fois dans la même salle ou le même couloir au cours d’une exploration.
    .title = Rien deux fois
rule-M-SEW-15 = Trois tuiles sont posées en plus de celle de départ, pas davantage : c’est sur la troisième que vous cherchez la sortie.
    .title = Trois tuiles
rule-M-SEW-16 = Sur la troisième tuile, votre chemin doit finir dans la salle à la lettre de couleur vive. Vous résolvez toutes les cartes du trajet et cette salle aussi.
    .title = La salle vive
rule-M-SEW-17 = Lancez le dé noir dans la salle à la lettre vive : de 1 à 5, vous faites la Collecte au Lieu de la case Proche ; de 6 à 8, de la case Loin ; sur 9 ou 10, de la case Très loin.
    .title = Où vous ressortez
rule-M-SEW-18 = Sept, six ou cinq cartes forment l’Inconnu pour la case Proche, Loin ou Très loin : la moitié de ce que vous auriez la nuit.
    .title = Une Collecte plus courte
rule-M-SEW-19 = Si vous piochez Le poids de la réalité dans cette Collecte, vous l’ignorez et prenez une autre carte Exploration à la place.
    .title = Une carte à remplacer
rule-M-SEW-20 = Après une Collecte atteinte par les Égouts, vous ne pouvez visiter ni le Marché fermier ni la Zone d’aide sur le retour.
    .title = Aucune halte au retour
rule-M-SEW-21 = Pour le reste, vous suivez les règles habituelles de la Collecte : le Bruit commence à 1 et vous choisissez les Trouvailles à la fin.
    .title = Le reste comme la nuit
rule-M-SEW-22 = Atteindre la sortie, ou sortir par un effet spécial, vous donne droit à cette Collecte et à l’ajout d’Eau, de Bois et de Composants.
    .title = Ce que donne la sortie
rule-M-SEW-23 = Si vous renoncez, l’exploration s’arrête aussitôt et vous rentrez : pas de Collecte, et ni Eau, ni Bois, ni Composants ajoutés.
    .title = Rebrousser chemin
rule-M-SEW-24 = Vous pouvez renoncer à tout moment hors Combat, et une carte ou un script peut vous y contraindre.
    .title = Quand renoncer
rule-M-SEW-25 = Après avoir renoncé, vous ne gardez de ce que vous avez trouvé que ce que permet le Sac à dos des Personnages envoyés. Le reste est abandonné.
    .title = Ce que vous rapportez
rule-M-SEW-26 = Si vous atteignez la sortie et refusez la Collecte, vous rentrez et pouvez tout de même ajouter Eau, Bois et Composants.
    .title = Sortir sans Collecte
rule-M-SEW-27 = Reculer signifie seulement ne pas rencontrer les Habitants piochés : remélangez la carte. Vous restez sur place, sans jet ni retour au Refuge.
    .title = Reculer devant les Habitants
rule-M-SEW-28 = Vous ne pouvez reculer que si la carte en question le propose.
    .title = Quand reculer est permis
rule-M-SEW-29 = Les Habitants que vous croisez dans les Égouts agissent comme en Collecte, mais les options payées en cartes Exploration vous sont fermées.
    .title = Habitants sous terre
rule-M-SEW-30 = Un Habitant que vous ignorez dans les Égouts est remélangé au paquet des Habitants.
    .title = Habitants ignorés
rule-M-SEW-31 = Si une carte Habitants dit « à la fin de la Collecte », lisez dans les Égouts : à la fin de l’exploration souterraine.
    .title = Fin de la Collecte
rule-M-SEW-32 = Un Habitant que vous gardez jusqu’à votre départ du Lieu reste jusqu’à la fin de l’exploration des Égouts, puis il est défaussé ou retiré selon la carte.
    .title = Habitants qui restent
rule-M-SEW-33 = Si vous piochez dans les Égouts Le poids de la réalité du paquet des Habitants ou des Trouvailles, mettez-le de côté, piochez jusqu’à une autre carte, puis remélangez-le.
    .title = Venu d’un autre paquet
rule-M-SEW-34 = Les paquets Salles et Couloirs ont leurs propres cartes Le poids de la réalité, que vous résolvez avec les scripts des Égouts.
    .title = Les scripts des Égouts
rule-M-SEW-35 = Avec l’option Voyous, lancez le dé noir en entrant : de 1 à 5, 1 Voyou attend sur la tuile de départ ; de 6 à 8, 2 ; sur 9 ou 10, 3.
    .title = Des Voyous à l’entrée
rule-M-SEW-36 = Les Voyous ne comptent que si vous renoncez de vous-même. Si vous atteignez la sortie ou devez renoncer, vous ne les rencontrez pas.
    .title = Quand les Voyous comptent
rule-M-SEW-37 = Un jet du dé noir par Voyou quand vous choisissez de renoncer : tout résultat inférieur ou égal au nombre de Voyous déclenche aussitôt un Combat. Face à 3 Voyous, un 3 mène au Combat, pas un 4.
    .title = Passer devant les Voyous
rule-M-SEW-38 = Les Voyous des Égouts se battent au Couteau. Vous pouvez recourir au script 40 pour tenter d’arrêter le Combat.
    .title = Voyous aux Couteaux
rule-M-SEW-39 = Si le script 40 vous demande de renvoyer des cartes Exploration dans les Égouts, vous n’en renvoyez aucune, puisqu’il n’y en a pas. Le reste s’applique.
    .title = Aucune carte à renvoyer
rule-M-SEW-40 = Après le Combat, tous les Voyous quittent la tuile et vous résolvez le script 33.
    .title = Après les Voyous
rule-M-SEW-41 = Une fois que vous êtes hors des Égouts, les Voyous restants sont mis de côté. La fois suivante, vous relancez pour eux.
    .title = Voyous laissés là
rule-M-SEW-42 = Si tous les Personnages envoyés meurent, toute la pile des Trouvailles retourne dans la boîte ; vous ne rapportez rien.
    .title = Si tous meurent
rule-M-SEW-43 = Quand l’exploration est finie, tuiles et cartes retournent à leurs piles et sont mélangées. La fois suivante, vous découvrez un nouveau plan.
    .title = Un nouveau plan chaque fois
rule-M-SEW-44 = Une exploration des Égouts par jour, c’est tout ce que vous pouvez faire.
    .title = Une fois par jour

## Le Marché fermier

rule-M-MARK-01 = Une fois par nuit, l’exploration finie et avant de choisir les Trouvailles, vous pouvez passer au Marché. Rien ne vous y oblige.
    .title = Quand y passer
rule-M-MARK-02 = Un pion de votre choix, pris dans la pile des Trouvailles, est le prix de la visite. L’Eau, le Bois et les Composants ne sont pas des pions ; sans pion, vous n’y allez pas.
    .title = Le prix d’entrée
rule-M-MARK-03 = Une carte Marchandises est piochée une fois que vous avez payé, et vous résolvez son texte.
    .title = Piocher des Marchandises
rule-M-MARK-04 = Une option de la carte Marchandises : vous la choisissez et la résolvez. Ni deux, ni aucune.
    .title = Une option à choisir
rule-M-MARK-05 = Quand votre visite est finie, tous les Fermiers et tous les Voyous quittent la fiche du Marché.
    .title = Le Marché se vide
rule-M-MARK-06 = Un Personnage que vous aviez placé sur la case vol revient après la visite sur la case de la pile des Trouvailles, avec le groupe.
    .title = Retour de la case vol
rule-M-MARK-07 = La tolérance du Marché part de 4. Elle reste telle que vous la laissez, d’une visite à l’autre.
    .title = Une tolérance de 4
rule-M-MARK-08 = Sur la fiche du Marché, vous voyez la piste de tolérance, les places des Fermiers et des Voyous, et la case vol, pour un Personnage.
    .title = La fiche du Marché
rule-M-MARK-09 = Vous ne pouvez pas passer au Marché après une Collecte atteinte par les Égouts.
    .title = Pas après les Égouts
rule-M-MARK-10 = Les cartes Marchandises utilisées vont dans une défausse. Si le paquet est vide et qu’il vous faut une carte, mélangez la défausse pour en refaire un.
    .title = Quand les cartes manquent
rule-M-MARK-11 = Ce que vous obtenez au Marché rejoint la pile des Trouvailles et compte dans le poids quand vous choisissez les Trouvailles.
    .title = Le poids des Marchandises
rule-M-MARK-12 = Si votre groupe a fui, ou s’il n’en reste personne, il n’y a pas de visite au Marché.
    .title = Pas de Marché en fuite

## La Zone d’aide

rule-M-AID-01 = Vous pouvez faire halte à la Zone d’aide en rentrant d’une nuit de Collecte, avant de choisir les Trouvailles.
    .title = Une halte au retour
rule-M-AID-02 = Vous ne pouvez pas faire halte à la Zone d’aide après une Collecte atteinte par les Égouts.
    .title = Pas après les Égouts
rule-M-AID-03 = Ce que la Zone d’aide vous demande et ce qu’elle donne viennent avec son module. Sans ce module, vous ne pouvez pas y faire halte.
    .title = Ce qu’elle coûte et donne
rule-M-AID-04 = Une halte par nuit, c’est tout ce que vous pouvez faire : le Marché ou la Zone d’aide, pas les deux.
    .title = Une halte par nuit

## Mesures désespérées

rule-M-DESP-01 = Avec ce module, un paquet mélangé de Mesures désespérées est posé face cachée à côté de votre plateau.
    .title = Le paquet
rule-M-DESP-02 = Quand un Personnage meurt ou s’en va, retournez la première carte une fois la scène terminée : une par jour, et aucune pour ceux que La mort a frappé vous coûte. Chaque carte sert une fois, au moment qu’elle indique, sans action ; « tout de suite » se décide à la pioche. Si elle n’a pas servi à la fin de la deuxième Aube qui suit, elle quitte la Campagne.
    .title = Quand elles servent

## Chat et Chien

rule-M-PET-01 = Avec ce module, le Chat vit dans votre Refuge dès la mise en place ; des cartes et des scripts peuvent amener un Chien. Il n’y en a qu’un de chaque, et ce ne sont ni des Personnages ni des pions : on ne les échange pas, et aucun raid ne les prend. À chaque Crépuscule, le Chien demande 1 nourriture ; privé deux fois de suite, il s’enfuit. Tant qu’un Garde est là, il ôte 2 points à chaque carte Raid de nuit, 1 s’il a faim. Si vous perdez un animal, faites un jet d’Empathie : chaque Personnage touché au Refuge a Mal-être +1.
    .title = Comment un animal arrive
rule-M-PET-02 = Le Chat reste toujours au Refuge : vous ne pouvez l’envoyer ni en Collecte ni dans les Égouts.
    .title = Le Chat reste là
rule-M-PET-03 = Faire appel au Chat ne coûte aucune action. Vous pouvez le faire une fois par jour, à chaque phase, mais ni en Combat, ni pendant un script, ni pendant la résolution d’une carte Raid de nuit, si quelqu’un est éveillé au Refuge. Lancez le dé noir : +1 pour les restes du dernier repas, −1 si le Chien est au Refuge. 2 ou moins : il part en vadrouille ; 3–6 : il dort ; 7 ou plus : un Personnage éveillé au Refuge a Mal-être −1 ; 11 : 1 Aliment cru en plus.
    .title = Faire appel au Chat
rule-M-PET-04 = Tant que le Chat s’est éloigné, il compte comme dehors : rien ne peut le toucher, et vous ne pouvez pas le manger non plus. Après chaque carte Destin, lancez le dé noir pour lui : 1–2, il est parti pour de bon ; 3–5, il reste dehors ; 6–10, il rentre.
    .title = Quand le Chat s’absente
rule-M-PET-05 = Vous pouvez manger un animal ; rien ne vous y oblige. Cela ne coûte aucune action et se fait à tout moment, hors Combat et hors résolution d’une carte Raid de nuit.
    .title = Manger un animal
rule-M-PET-06 = Un Personnage au moins doit être au Refuge pour que vous puissiez manger l’animal.
    .title = Il faut quelqu’un
rule-M-PET-07 = Deux Aliments crus vont dans l’Inventaire quand vous mangez le Chat, et le Chat est retiré du jeu.
    .title = Le Chat mangé
rule-M-PET-08 = Quatre Aliments crus vont dans l’Inventaire quand vous mangez le Chien, et le Chien est retiré du jeu.
    .title = Le Chien mangé
rule-M-PET-09 = Un jet d’Empathie suit le repas : chacun de vos Personnages au Refuge dont l’Empathie est égale ou supérieure au résultat a +1 de Mal-être. Les absents sont épargnés.
    .title = Ce que cela nous fait
rule-M-PET-10 = Manger un animal relève de la règle avancée 351. Sans elle, cela ne vous est jamais proposé.
    .title = Avec la règle 351
rule-M-PET-11 = Vous ne gagnez pas plus d’Aliments crus que n’en contient la boîte : s’il en reste 3, même le Chien n’en donne que 3.
    .title = La boîte fait la limite
rule-M-PET-12 = Vous ne pouvez pas manger un animal pendant la résolution d’un script, pas plus que tout autre repas.
    .title = Pas pendant un script
