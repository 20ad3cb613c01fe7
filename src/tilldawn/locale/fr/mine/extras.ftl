# Les cartes supplémentaires de l’extension : Emira, deux Objectifs, une Action narrative.

module-extras = Cartes en plus
    .text = Emira, treizième Personnage ; les Objectifs Dégager le passage et Personne ne mange seul ; l’Action narrative Se relayer. Elles sont mêlées aux autres dans leurs paquets.

character-emira = Emira
    .life = Maraîchère en bordure de ville, jusqu’à l’arrivée du front.
    .skill = Glaneuse
    .skill-text = À chaque Collecte à laquelle elle prend part, 1 Légume rejoint la pile de Trouvailles. Vous choisissez le moment pendant l’exploration ; au plus tard, il arrive avant le choix des Trouvailles. Les Paysans la connaissent : au Marché, un Paysan de moins compte pour un voleur, et un service rendu aux Bidons de lait, aux Étals vides ou à la Dernière charrette augmente la Tolérance de 1 de plus.
    .spirit-a = Défaussez 1 Alcool frelaté ou 1 Alcool pur de l’Inventaire : Emira a Mal-être −1. Faute de pouvoir ou de vouloir : Mal-être +1.
    .spirit-b = Emira : Faim −1.
    .spirit-c = Si Emira a du Mal-être : Mal-être +1.

card-clear-the-way = Dégager le passage
    .the = l’Objectif Dégager le passage
    .text = Au moment du jugement, au moins { $goal } cases du Refuge où se trouvaient des Gravats, une Porte fermée ou des Barreaux doivent en être débarrassées ; en deuxième Objectif, il en faut { $second }. Les restes de Gravats barrent encore le passage.
    .reward = Gagnez 4 Bois et 4 Composants.
    .penalty = Un Personnage de votre choix : Blessures +1.
    .flavour = S’il faut courir un jour, nous voulons courir tout droit.
card-nobody-eats-alone = Personne ne mange seul
    .text = Au moment du jugement, chaque Personnage doit avoir mangé et bu à chacun des deux derniers Crépuscules.
    .reward = Chaque Personnage : Mal-être −1.
    .penalty = Deux Personnages de votre choix, ou le seul qui reste : Mal-être +1 chacun.
    .flavour = Quatre assiettes. Peu importe ce qu’il y a dedans.
card-watch-in-turns = Se relayer
    .when = Le Soir, pendant l’attribution des tâches.
    .text = Choisissez jusqu’à deux Personnages mis de Garde : la nuit leur ôte 1 de Fatigue au lieu d’en ajouter 1. Retirez cette carte.
    .flavour = Deux heures chacun, et un manteau pour deux.

option-glean = Laisser { $who } chercher de la verdure au bord du chemin (1 Légume)
event-gleaned = Entre les pierres d’un jardinet, { $who } trouve de quoi manger.
event-supper-shared = { $shared ->
    [yes] Personne ne s’est privé au repas : { $card }, { $progress } sur { $steps }.
   *[no] Quelqu’un s’est privé au repas : { $card } repart de zéro.
}
ask-hurt = L’Objectif est manqué. Choisissez un Personnage : Blessures +1.
ask-turns = Choisissez un Garde qui peut dormir la moitié de la nuit.
why-narrative-nobody-on-guard = Personne de fatigué n’est encore de Garde.
