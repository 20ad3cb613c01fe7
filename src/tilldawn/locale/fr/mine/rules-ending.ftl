### Règles de mine : Fin de la partie

## Fin de la partie

rule-M-WIN-01 = Un Personnage de départ au moins doit survivre, et l’Objectif final doit être accompli : alors, vous gagnez.
    .title = Comment gagner
rule-M-WIN-02 = Sans aucun Personnage de départ, vous ne pouvez pas accomplir l’Objectif final. Ceux qui sont arrivés plus tard ne peuvent pas gagner sans l’un d’eux.
    .title = Pas sans ceux du début
rule-M-WIN-03 = Dans tous les autres cas, vous perdez : si la fin arrive sans que l’Objectif final soit accompli, la Campagne est perdue.
    .title = Comment perdre
rule-M-WIN-04 = Quand vous ne pouvez plus gagner, vous pouvez arrêter, ou continuer pour voir la fin de l’histoire. Continuer n’en fait pas une victoire.
    .title = Continuer pour l’histoire
rule-M-WIN-05 = S’il ne reste aucun Personnage, la partie s’arrête aussitôt, et vous avez perdu.
    .title = Plus personne
rule-M-WIN-06 = Trois Événements finaux se trouvent au fond de votre paquet d’Événement, dont le Cessez-le-feu. Quand il arrive, la Campagne est finie, au plus tard avec le troisième.
    .title = Les derniers Événements
rule-M-WIN-07 = L’Objectif final est jugé quand vient le Cessez-le-feu, et alors seulement : il est rempli si un Personnage de départ est encore avec vous.
    .title = Quand on le juge
rule-M-WIN-08 = Un épilogue peut dire ce qu’est devenu chacun de vos Personnages : à la perte de l’un d’eux, et à la fin pour ceux qui ont survécu.
    .title = Ce que nous sommes devenus
