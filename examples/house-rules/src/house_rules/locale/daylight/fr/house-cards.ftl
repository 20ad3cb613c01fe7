### Cartes maison pour Survive Until Daylight

pack-house-cards = Cartes maison
    .text = Une Thermos, un Pistolet de détresse, un Second souffle, du Verre brisé, une carte Combat de plus, et l’Assaut Brouillard avec dix cartes Horde de plus.

card-house-cards_thermos = Thermos
    .the = la Thermos
    .one = une Thermos
    .text = Rend { $hearts } points de Santé.
    .flavour = Quelqu’un a écrit un nom sur le couvercle, quelqu’un d’autre l’a barré.
card-house-cards_flare-gun = Pistolet de détresse
    .the = le Pistolet de détresse
    .one = un Pistolet de détresse
    .flavour = Il devait appeler au secours. Il le fait encore, à sa façon.
card-house-cards_second-wind = Second souffle
    .the = le Second souffle
    .one = un Second souffle
    .text = À votre tour : récupérez 1 point de Santé et fabriquez une fois de plus.
    .flavour = Vous n’y comptiez plus.
card-house-cards_broken-glass = Verre brisé
    .the = le Verre brisé
    .one = du Verre brisé
    .text = Si vous êtes indemne, subissez 1 Dégât.
    .flavour = La vitrine d’un magasin de literie.
combat-house-cards_plus-2-splash = +2 Dégâts avec Éclaboussure 1
assault-house-cards_fog = Brouillard
