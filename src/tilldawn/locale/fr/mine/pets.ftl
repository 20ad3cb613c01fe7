# Chat et Chien : les cartes, ce qu’on en fait, ce que dit le journal.

module-pets = Chat et Chien
    .text = Le Chat vit au Refuge dès la mise en place ; un Chien peut venir. Une fois par jour, le Chat peut consoler quelqu’un, ou partir en vadrouille. Le Chien demande à manger à chaque Crépuscule et aboie contre les pillards. Seule la règle 351 permet de manger un animal.

card-cat = Le Chat
    .the = le Chat
    .text = Une fois par jour, à toute phase mais ni en Combat, ni pendant une carte Raid de nuit, ni pendant un script, si quelqu’un est éveillé au Refuge : lancez le dé noir, +1 si quelqu’un a mangé un Aliment cru ou une Conserve au dernier Crépuscule, −1 si le Chien est au Refuge. 2 ou moins : il part en vadrouille. 3–6 : il dort. 7–10 : un Personnage de votre choix, éveillé au Refuge, a Mal-être −1. 11 : de même, et 1 Aliment cru. Tant qu’il est dehors, rien ne l’atteint ; après chaque carte Destin, lancez le dé noir : 1–2, il est parti pour de bon ; 3–5, il est toujours dehors ; 6–10, il rentre. Au Refuge, il sauve 1 pièce des rats.
    .flavour = Il était dans cette maison avant nous, et ne s’en cache pas.
card-dog = Le Chien
    .the = le Chien
    .text = À chaque Crépuscule, après les Personnages, défaussez 1 nourriture pour lui : il est nourri. Sinon, il a faim ; s’il a faim et ne reçoit encore rien, il s’enfuit. Avec au moins un Garde, il ôte 2 points à chaque carte Raid de nuit s’il est nourri, 1 s’il a faim. Après une carte Raid de nuit qui porte au moins 2 Blessures, lancez le dé noir : sur 1, il est tué.
    .flavour = Il porte encore la plaque d’une rue qui n’existe plus.

option-cat-use = Voir ce que fait le Chat
option-eat-pet = Abattre { THE($pet) }
option-dog-feed = Donner au Chien 1 { $good }
option-dog-hungry = Ne rien donner au Chien
warning-eat-pet = Il quittera le jeu, et pèsera sur tous ceux du Refuge.
warning-dog-runs = Le Chien a déjà faim : il s’enfuira.
ask-dog-supper = Le Chien s’assied près de la table. Que reçoit-il ?
ask-cat-consoles = Choisissez sur quels genoux le Chat se couche.
ask-no-supper = Il n’y a rien à manger ce soir. Que pourrait-on faire avant ?

refused-pet-combat = Pas en plein Combat.
refused-pet-raid = Pas pendant qu’une carte Raid de nuit se résout.
refused-pet-rule = La règle 351 n’est pas en jeu à cette table.
refused-pet-nobody = Il n’y a personne au Refuge.
refused-pet-module = Cette table joue sans animaux.
refused-pet-gone = { $pet } a vécu chez nous et ne reviendra pas.
refused-pet-here = { $pet } est déjà avec nous.
refused-cat-out = Le Chat est en vadrouille.
refused-cat-used = Le Chat a déjà dit ce qu’il pensait de cette journée.
refused-cat-nobody = Personne n’est éveillé au Refuge.

event-pet-came = { $how ->
    [along] { $pet } nous suit vers la maison.
   *[home] { $pet } vit désormais avec nous.
}
event-pet-left-behind = { $pet } a perdu ceux qu’il suivait, et nous avec eux.
event-pet-lost = { $how ->
    [ran] { $pet } a assez attendu son repas. Au matin, la porte est entrouverte.
    [killed] { $pet } est couché dans la cour. Nous l’enterrons avant qu’il fasse jour.
   *[strayed] { $pet } ne revient plus.
}
event-pet-eaten = { $pet } n’est plus avec nous. Personne ne dit ce qu’il y a dans la marmite.
event-cat-rolled = Le Chat, dé noir { $bonus ->
    [0] { $result }
    [1] { $result } + 1
   *[other] { $result } − 1
} : { $does ->
    [strays] il est assis sur le rebord, puis il n’y a plus que le rebord.
    [sleeps] il dort, et rien ne l’en dissuade.
    [hunts] il arrive avec un pigeon, et reste.
   *[consoles] il vient, et reste.
}
event-cat-awaited = On attend le Chat, dé noir { $result } : { $does ->
    [gone] la soucoupe est pleine depuis trop longtemps.
    [out] il est toujours dehors.
   *[back] il est devant la porte, comme si c’était nous qui étions en retard.
}
event-dog-fed = Le Chien a reçu à manger ({ $good }).
event-dog-went-hungry = Le Chien ne reçoit rien et reste où il est.
event-dog-barked = Le Chien aboie : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en moins pour le raid.
event-dog-in-danger = Le Chien dans le noir, dé noir { $result } : { $killed ->
    [yes] il ne vient pas quand on l’appelle.
   *[no] il revient en remuant la queue.
}
event-rats-hunted = Le Chat s’est occupé des rats : { $fewer ->
    [one] { $fewer } pièce sauvée
   *[other] { $fewer } pièces sauvées
}.

effect-pet-comes = { $pet } vient vivre avec nous

script-2791 = Ils sont partis, sauf celui qui s’était assis devant nous. Il y est encore. Le collier a creusé un anneau dans le poil, et la plaque porte un nom qu’aucun de nous ne donnerait à un chien. Quand nous marchons, il marche ; quand nous nous arrêtons, il regarde le sac. Il a compris lequel de nous porte à manger.
    .title = Toujours assis
    .a = Nous cassons un morceau, puis un autre, plus loin sur le chemin du retour.
    .b = Nous lançons une pierre, pas sur lui, juste pour qu’il nous entende.
    .faded = Un chien de la meute est resté et pourrait rentrer avec nous.
script-2792 = Dans l’arrière-salle, les cages, toutes ouvertes sauf une. Quelqu’un a poussé une gamelle aussi près qu’il a pu, et n’est pas revenu. Dedans, un chien à la patte rasée, un numéro à l’oreille. Il n’aboie pas. Il y a renoncé, ou on le lui a appris.
    .title = La dernière cage
    .a = Nous ouvrons et tendons de quoi manger jusqu’à ce qu’il vienne.
    .b = Nous poussons la gamelle jusqu’au bout avec un bâton.
    .faded = Un chien en cage pourrait rentrer avec nous.

pets-stands = { $pet } : { $where ->
    [home] à la maison
    [out] en vadrouille
    [along] avec l’équipe
    [fed] à la maison, nourri
    [hungry] à la maison, affamé
   *[gone] parti pour de bon
}.
pets-used = Le Chat a déjà dit ce qu’il pensait de cette journée.
pets-scraps = Il reste des miettes du repas.
beat-pets-kicker = Le Chat
