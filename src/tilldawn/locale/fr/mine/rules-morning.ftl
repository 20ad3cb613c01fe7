### Règles de mine : Matin, Chapitres et Objectifs

## Matin

rule-M-MORN-01 = Une carte par Matin : vous piochez la première du paquet d’Événement et la résolvez, que ce soit un Événement, un Événement final ou un Chapitre.
    .title = La carte du Matin
rule-M-MORN-02 = Vous ajoutez à la case Froid autant de pions Froid que la carte piochée en montre.
    .title = L’arrivée du Froid
rule-M-MORN-03 = Même quand vous ignorez le reste de la carte, vous ajoutez ses pions Froid.
    .title = Le Froid quand même
rule-M-MORN-04 = Une carte de plus suit un Chapitre : une fois son texte résolu, vous piochez aussitôt la carte suivante du paquet d’Événement et la résolvez comme Événement du jour. Ce n’est pas facultatif.
    .title = Un Chapitre, puis un Événement
rule-M-MORN-05 = Le premier Matin, vous résolvez le Chapitre I, qui détermine les Objectifs, puis piochez la première carte Événement.
    .title = Le premier Matin
rule-M-MORN-06 = Un Chapitre et 1 Événement, un Matin n’en apporte pas plus, car 2 Chapitres ne se suivent pas dans le paquet. Si un script a retiré les Événements qui les séparaient, vous résolvez les Chapitres jusqu’à ce que vienne un Événement.
    .title = Des Chapitres à la suite
rule-M-MORN-07 = Vous ignorez les numéros dans les cercles colorés des Événements et des autres cartes, sauf si un effet vous envoie à l’un d’eux.
    .title = Les numéros dans les cercles
rule-M-MORN-08 = Vous ignorez un Événement qui porte sur la dernière Collecte, comme Parachutage ou Bombardement, si c’est le premier de la Campagne. Ses pions Froid s’ajoutent quand même.
    .title = Pas encore de Collecte
rule-M-MORN-09 = Quand vous reprenez une partie sauvegardée, un Événement qui porte sur la dernière Collecte se résout comme d’habitude, car la sauvegarde s’en souvient. Si ces faits y manquent, vous ignorez l’Événement, sauf son Froid.
    .title = Événements après une reprise
rule-M-MORN-10 = Vous n’avez pas à noter la dernière Collecte : le Lieu visité et les Personnages partis sont retenus chaque nuit, et les Événements qui en dépendent s’y reportent.
    .title = La nuit passée est notée
rule-M-MORN-11 = Un Événement à effet durable reste face visible jusqu’à ce que son bandeau vous dise de le retirer. Tout autre Événement sort du jeu dès que vous l’avez résolu.
    .title = La durée des Événements
rule-M-MORN-12 = Un Événement peut être posé sur un autre paquet et y agir : avec « La criminalité augmente » ou Vague de criminalité sur les Raids de nuit, vous piochez 2 cartes Raid au lieu de 1.
    .title = Événements sur un autre paquet
rule-M-MORN-13 = Dix Matins, une Campagne ne vous en donne pas plus : 7 avec un Événement, puis jusqu’à 3 avec un Événement final, dont le dernier met fin à la partie au plus tard. Le paquet d’Événement ne s’épuise donc jamais avant.
    .title = Dix Matins au plus
rule-M-MORN-14 = Vous pouvez vous préparer à un Événement que vous connaissez : la Radio vous laisse regarder la suite du paquet d’Événement, et les cartes viennent dans l’ordre où vous les avez vues.
    .title = Savoir ce qui vient
rule-M-MORN-15 = Sept phases font chacune de vos journées, toujours dans cet ordre : Matin, Actions de jour, Crépuscule, Nuit, Collecte, Raid de nuit, Aube.
    .title = Sept phases

## Chapitres et Objectifs

rule-M-OBJ-01 = Trois Objectifs forment votre pile, un par Chapitre : sur le dessus celui du Chapitre I, puis celui du Chapitre II, enfin l’Objectif final, pour le Chapitre III.
    .title = Trois Objectifs
rule-M-OBJ-02 = Un Objectif à la fois : vous ne pouvez travailler qu’à la carte du dessus, sans rien verser aux suivantes.
    .title = Celui du dessus seulement
rule-M-OBJ-03 = Les Récompenses et les Sanctions viennent avec la carte Chapitre : si vous accomplissez un Objectif plus tôt, vous n’en tirez rien avant.
    .title = Récompenses et Sanctions attendent
rule-M-OBJ-04 = Le Chapitre II juge votre premier Objectif, le Chapitre III votre deuxième : la Récompense s’il est accompli, la Sanction sinon. Puis la carte suivante de la pile devient l’Objectif en cours.
    .title = Jugé au Chapitre suivant
rule-M-OBJ-05 = Un Objectif accompli reste sur le dessus jusqu’à ce que sa carte Chapitre soit résolue. D’ici là, vous ne pouvez plus rien y verser ni commencer le suivant.
    .title = Accompli, mais encore là
rule-M-OBJ-06 = Quand un Objectif à décompte devient la carte du dessus, vous posez le pion Statut sur sa case la plus à gauche.
    .title = Le départ du décompte
rule-M-OBJ-07 = Une case vers la droite pour chaque pion ou ressource demandé que vous défaussez de l’Inventaire, sauf si la carte dit autre chose. Si vous êtes Meneur, vous pouvez en verser 1 ou plusieurs à tout moment.
    .title = Verser à un Objectif
rule-M-OBJ-08 = Vous payez un Objectif depuis l’Inventaire seulement : ce qui est sur la pile des Trouvailles ne peut y servir.
    .title = Rien depuis les Trouvailles
rule-M-OBJ-09 = Ce que vous versez à un Objectif a quitté l’Inventaire : le même pion ne peut ni servir à autre chose ni être vendu. Vous ne pouvez pas non plus verser la dernière pièce dont une action de la même étape a besoin à l’Inventaire.
    .title = Versé, donc dépensé
rule-M-OBJ-10 = Vous avez accompli un Objectif dès que le pion Statut est sur la case la plus à droite, celle du V vert.
    .title = Le V vert
rule-M-OBJ-11 = Vous pouvez payer pendant n’importe quelle phase, même si des Personnages sont absents, pourvu que les pions soient dans l’Inventaire. Au milieu d’un Combat ou d’un script, vous devez attendre qu’il soit fini.
    .title = Payer à toute phase
rule-M-OBJ-12 = Un Personnage de départ au moins est nécessaire à l’Objectif final : quand vous avez perdu le dernier, il ne peut plus être accompli.
    .title = L’Objectif final perdu
rule-M-OBJ-13 = Une fois l’Objectif final hors d’atteinte, vous pouvez renoncer, ou continuer pour voir l’histoire jusqu’au bout.
    .title = Renoncer ou continuer
rule-M-OBJ-14 = Vos cartes Objectif gardent leur ordre quand vous sauvegardez la partie et quand vous la reprenez.
    .title = L’ordre est gardé
rule-M-OBJ-15 = Un Objectif sans décompte énonce une condition, vérifiée quand la carte Chapitre est résolue. Seule compte votre situation à ce moment-là.
    .title = Objectifs sans décompte
rule-M-OBJ-16 = Vous ne pouvez pas verser à un Objectif plus que les cases qui restent au décompte : s’il en reste 1, un versement de 1 case est accepté, un versement de 2 est refusé.
    .title = Pas plus qu’il n’en faut
