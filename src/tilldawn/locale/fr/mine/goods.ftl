### This War of Mine : les biens, les sortes de pièces, les dés et leurs faces ($count : combien)

## Pions rouges : les armes et ce qui les nourrit

good-assault-rifle = Fusil d’assaut
    .counted = { $count ->
        [one] { $count } Fusil d’assaut
       *[other] { $count } Fusils d’assaut
    }
    .text = Arme à feu : dé rouge, tire en premier. À chaque round, 1 Munition pour un tir ou 2 Munitions pour deux ; un Ennemi qui le porte tire toujours deux fois.
good-shotgun = Canon scié
    .counted = { $count ->
        [one] { $count } Canon scié
       *[other] { $count } Canons sciés
    }
    .text = Arme à feu : dé rouge, tire en premier, 1 Munition par tir. Son symbole gerbe tue la cible sur le coup ; aux mains d’un Garde, il annule la carte Raid de nuit.
good-pistol = Pistolet
    .counted = { $count ->
        [one] { $count } Pistolet
       *[other] { $count } Pistolets
    }
    .text = Arme à feu : dé rouge, tire en premier, 1 Munition par tir. Le symbole gerbe est un échec.
good-hatchet = Hachette
    .counted = { $count ->
        [one] { $count } Hachette
       *[other] { $count } Hachettes
    }
    .text = Arme de corps à corps : dé jaune. Son symbole hachette tue la cible sur le coup ; aux mains d’un Garde, il annule la carte Raid de nuit.
good-knife = Couteau
    .counted = { $count ->
        [one] { $count } Couteau
       *[other] { $count } Couteaux
    }
    .text = Arme de corps à corps : dé jaune. Le symbole hachette est un échec.
good-broken-assault-rifle = Fusil d’assaut cassé
    .counted = { $count ->
        [one] { $count } Fusil d’assaut cassé
       *[other] { $count } Fusils d’assaut cassés
    }
    .text = Inutilisable au combat. Avec 2 Pièces d’arme, l’Armurerie en refait un Fusil d’assaut.
good-broken-pistol = Pistolet cassé
    .counted = { $count ->
        [one] { $count } Pistolet cassé
       *[other] { $count } Pistolets cassés
    }
    .text = Inutilisable au combat. Avec 1 Pièce d’arme, l’Armurerie en refait un Pistolet.
good-broken-shotgun = Canon scié cassé
    .counted = { $count ->
        [one] { $count } Canon scié cassé
       *[other] { $count } Canons sciés cassés
    }
    .text = Inutilisable au combat. Avec 2 Pièces d’arme, l’Armurerie en refait un Canon scié.
good-weapon-part = Pièce d’arme
    .counted = { $count ->
        [one] { $count } Pièce d’arme
       *[other] { $count } Pièces d’arme
    }
    .text = L’Armurerie s’en sert pour réparer les armes à feu ; l’Atelier de métallurgie en tire une Lame de scie, un Couteau ou une Hachette.
good-shell = Douille
    .counted = { $count ->
        [one] { $count } Douille
       *[other] { $count } Douilles
    }
    .text = Pas encore une Munition. Avec des Produits chimiques dans l’Inventaire, l’Armurerie change chaque Douille en 1 Munition.
good-ammo = Munition
    .counted = { $count ->
        [one] { $count } Munition
       *[other] { $count } Munitions
    }
    .text = Défaussez-en 1 à chaque tir de Pistolet, de Canon scié ou de Fusil d’assaut, touché ou manqué. Relancer le dé ne coûte rien de plus.

## Pions verts : manger, boire, se consoler

good-canned-food = Conserve
    .counted = { $count ->
        [one] { $count } Conserve
       *[other] { $count } Conserves
    }
    .text = Mangée au Crépuscule : Faim −2.
good-raw-food = Aliment cru
    .counted = { $count ->
        [one] { $count } Aliment cru
       *[other] { $count } Aliments crus
    }
    .text = Mangé au Crépuscule : Faim −1. Il sert aussi d’appât à l’Assommoir, et le Fourneau rudimentaire en tire davantage.
good-vegetable = Légume
    .counted = { $count ->
        [one] { $count } Légume
       *[other] { $count } Légumes
    }
    .text = Mangé au Crépuscule : la Faim ne bouge pas.
good-pure-alcohol = Alcool pur
    .counted = { $count ->
        [one] { $count } Alcool pur
       *[other] { $count } Alcools purs
    }
    .text = Bu à l’Aube, avant ou après la carte Destin, par un Personnage dont la Fatigue est à 3 ou moins : Mal-être −1, Fatigue +1. Il doit se trouver dans l’Inventaire, sans être dépensé, pour préparer des Herbes médicinales ou des Bandages.
good-moonshine = Alcool frelaté
    .counted = { $count ->
        [one] { $count } Alcool frelaté
       *[other] { $count } Alcools frelatés
    }
    .text = Bu à l’Aube, avant ou après la carte Destin, par un Personnage dont la Fatigue est à 3 ou moins : Mal-être −1, Fatigue +2. Avec 1 Bois ou 1 Livre, le Distillateur en fait de l’Alcool pur.
good-cigarette = Cigarette
    .counted = { $count ->
        [one] { $count } Cigarette
       *[other] { $count } Cigarettes
    }
    .text = Il en faut une à certains Personnages quand leur Trait est résolu. Dehors, elle délie les langues et règle les petites dettes.
good-coffee = Café
    .counted = { $count ->
        [one] { $count } Café
       *[other] { $count } Cafés
    }
    .text = Il en faut un à certains Personnages quand leur Trait est résolu. Dehors, il délie les langues.
good-sugar = Sucre
    .counted = { $count ->
        [one] { $count } Sucre
       *[other] { $count } Sucres
    }
    .text = Avec 1 Eau et 1 Bois ou 1 Livre, il met l’Alambic en route.

## Pions gris : outils, pièces, affaires personnelles

good-sawblade = Lame de scie
    .counted = { $count ->
        [one] { $count } Lame de scie
       *[other] { $count } Lames de scie
    }
    .text = Coupe les Barreaux, chez nous ou dans un Lieu, et se garde.
good-shovel = Pelle
    .counted = { $count ->
        [one] { $count } Pelle
       *[other] { $count } Pelles
    }
    .text = Permet à un seul Personnage de déblayer des Gravats ou des Restes de gravats ; dans un Lieu, elle abrège le travail sur les Gravats. Elle se garde.
good-lockpick = Crochet
    .counted = { $count ->
        [one] { $count } Crochet
       *[other] { $count } Crochets
    }
    .text = Pour tenter d’ouvrir une Porte fermée, chez nous ou dans un Lieu : sur 4–10 la porte s’ouvre et le Crochet est défaussé ; sur 1–3 elle reste close et le Crochet se garde.
good-guitar = Guitare
    .counted = { $count ->
        [one] { $count } Guitare
       *[other] { $count } Guitares
    }
    .text = Tant qu’elle est dans l’Inventaire, elle répond au Trait de Zlata et à celui de Cveta. Elle ne s’use pas.
good-broken-guitar = Guitare cassée
    .counted = { $count ->
        [one] { $count } Guitare cassée
       *[other] { $count } Guitares cassées
    }
    .text = Avec 2 Composants et 1 Bois, l’Atelier en refait une Guitare.
good-book = Livre
    .counted = { $count ->
        [one] { $count } Livre
       *[other] { $count } Livres
    }
    .text = Chaque Livre de l’Inventaire ajoute 2 au jet de la Chaise, et le Trait de certains Personnages en réclame un. Il brûle aussi : partout où l’on demande du Bois ou un Livre pour le feu, il vaut 1 Bois.
good-electrical-part = Pièce électrique
    .counted = { $count ->
        [one] { $count } Pièce électrique
       *[other] { $count } Pièces électriques
    }
    .text = Matériau pour les Bricolages. L’Atelier en tire 1 de chaque Composant.
good-mechanical-part = Pièce mécanique
    .counted = { $count ->
        [one] { $count } Pièce mécanique
       *[other] { $count } Pièces mécaniques
    }
    .text = Matériau pour les Bricolages et, à l’Atelier de métallurgie, pour un Crochet. L’Atelier en tire 1 de chaque Composant.
good-jewelry = Bijoux
    .counted = { $count ->
        [one] { $count } pion Bijoux
       *[other] { $count } pions Bijoux
    }
    .text = Pour commercer ou pour payer. Rien dans le Refuge n’en a l’usage.
good-filter = Filtre
    .counted = { $count ->
        [one] { $count } Filtre
       *[other] { $count } Filtres
    }
    .text = Pour l’Herboristerie : il en faut un dans l’Inventaire pour faire des Médicaments, et chaque Bandage en consomme un. L’Atelier en tire 1 de chaque Composant.

## Pions jaunes : les remèdes et ce qui les compose

good-meds = Médicaments
    .counted = { $count ->
        [one] { $count } pion Médicaments
       *[other] { $count } pions Médicaments
    }
    .text = Posés sur un Personnage malade : sa Maladie baisse quand on résout une carte Destin qui les accepte. D’ici là ils y restent et ne se reprennent pas.
good-bandages = Bandages
    .counted = { $count ->
        [one] { $count } Bandage
       *[other] { $count } Bandages
    }
    .text = Posés sur un Personnage blessé : ses Blessures baissent quand on résout une carte Destin qui les accepte. D’ici là ils y restent et ne se reprennent pas.
good-herbal-meds = Herbes médicinales
    .counted = { $count ->
        [one] { $count } pion Herbes médicinales
       *[other] { $count } pions Herbes médicinales
    }
    .text = Posées sur un Personnage malade : sa Maladie baisse quand on résout une carte Destin qui les accepte. Elles ne comptent jamais pour des Médicaments.
good-chems = Produits chimiques
    .counted = { $count ->
        [one] { $count } pion Produits chimiques
       *[other] { $count } pions Produits chimiques
    }
    .text = Consommés par l’Herbier, par le Potager, comme appât de l’Assommoir et, avec une Herbe, pour faire des Médicaments. Il en faut dans l’Inventaire, sans les dépenser, pour changer des Douilles en Munitions.
good-herb = Herbe
    .counted = { $count ->
        [one] { $count } Herbe
       *[other] { $count } Herbes
    }
    .text = L’Herbier en fait une Cigarette ou des Herbes médicinales, l’Herboristerie des Médicaments ou des Bandages, et le Fourneau rudimentaire cuit 2 Herbes en 1 Légume.

## Ressources

good-water = Eau
    .counted = { $count ->
        [one] { $count } Eau
       *[other] { $count } Eau
    }
    .text = Chaque Personnage devrait en boire 1 au Crépuscule. L’Herbier, le Potager, le Fourneau rudimentaire et l’Alambic en demandent aussi. Elle ne s’échange jamais.
good-wood = Bois
    .counted = { $count ->
        [one] { $count } Bois
       *[other] { $count } Bois
    }
    .text = Pour construire et pour brûler : Bricolages, Barricades, chauffage, fourneau, alambic. Il ne s’échange jamais.
good-component = Composant
    .counted = { $count ->
        [one] { $count } Composant
       *[other] { $count } Composants
    }
    .text = Tout Bricolage en demande, et les ateliers en tirent pièces, Filtres et outils. Il ne s’échange jamais.

## Sortes de pièces

kind-red = Rouge
    .text = Pions rouges : armes, armes cassées, Pièces d’arme, Douilles et Munitions.
kind-green = Vert
    .text = Pions verts : nourriture, alcools, Cigarettes, Café et Sucre.
kind-grey = Gris
    .text = Pions gris : outils, pièces, Filtres et affaires personnelles.
kind-yellow = Jaune
    .text = Pions jaunes : Médicaments, Herbes médicinales, Bandages, et les Herbes et Produits chimiques dont on les fait.
kind-resource = Ressource
    .text = Ressources : Eau, Bois et Composants. Elles n’ont pas de valeur, pèsent 1 chacune et ne s’échangent jamais.

## Dés

die-grey = Dé gris
    .text = Dé de Combat de qui se bat à mains nues.
die-yellow = Dé jaune
    .text = Dé de Combat du Couteau et de la Hachette.
die-red = Dé rouge
    .text = Dé de Combat des armes à feu.
die-black = Dé noir
    .text = Dix faces, de 1 à 10, pour tout ce qui n’est pas un Combat.

## Faces des dés de Combat

face-blank = Face vierge
    .text = Un échec.
face-fist = Poing
    .counted = { $count ->
        [one] { $count } poing
       *[other] { $count } poings
    }
    .text = 1 Blessure chacun ; lors d’un raid, 1 point en moins chacun sur les Dégâts ou les Blessures.
face-knife = Couteau
    .counted = { $count ->
        [one] { $count } couteau
       *[other] { $count } couteaux
    }
    .text = 1 Blessure chacun ; lors d’un raid, 1 point en moins chacun sur les Dégâts ou les Blessures.
face-reticle = Réticule
    .counted = { $count ->
        [one] { $count } réticule
       *[other] { $count } réticules
    }
    .text = 1 Blessure chacun ; lors d’un raid, 1 point en moins chacun sur les Dégâts ou les Blessures.
face-hatchet = Hachette
    .text = Avec une Hachette, la cible meurt sur le coup ; lors d’un raid, la carte Raid de nuit est ignorée. Avec toute autre arme, un échec.
face-spray = Gerbe
    .text = Avec un Canon scié, la cible meurt sur le coup ; lors d’un raid, la carte Raid de nuit est ignorée. Avec toute autre arme, un échec.
face-out-of-ammo = À court de munitions
    .text = Un Ennemi a tiré sa dernière balle et continue avec une autre arme ou à mains nues. Pour un Personnage, un échec.
face-script = Script
    .text = Un échec, ou bien vous vous en remettez au Destin : piochez une carte Destin ; si son dé a la couleur du dé lancé, résolvez sa moitié Combat. Lors d’un raid, toujours un échec.

## Se battre sans arme

weapon-unarmed = Mains nues
    .text = Dé gris. Rien à dépenser, rien à perdre.

## Objets qui ont leur propre nom, donnés par un script

good-thin-sawblade = Lame de scie fine
    .counted = { $count ->
        [one] { $count } Lame de scie fine
       *[other] { $count } Lames de scie fines
    }
    .text = Fonctionne comme une Lame de scie. Rien ne peut vous forcer à la défausser ; elle peut être vendue en Commerce.
good-camo = Tenue de camouflage
    .counted = { $count ->
        [one] { $count } Tenue de camouflage
       *[other] { $count } Tenues de camouflage
    }
    .text = Deux capes. Si vous l’avez avec vous pendant une Collecte à 2 Personnages au plus, le Bruit compte pour 3 de moins aux jets de Bruit. Rien ne peut vous forcer à la défausser.
