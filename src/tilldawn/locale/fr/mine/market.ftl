### This War of Mine : le Marché des fermiers. Cartes, réponses, questions, événements, pourquoi c'est impossible

module-market = Marché des fermiers
    .text = En rentrant, vous pouvez faire halte parmi les fermiers : contre un pion, vous voyez ce que quelqu’un a apporté en ville, et vous achetez, aidez ou volez. Ce qu’ils pensent de vous dure. Deux Bricolages sont au Refuge dès le début ; des fermiers viennent à la porte, marchent sur les routes et se fâchent.
stop-market = Le Marché des fermiers
list-market-farmers = Les fermiers
    .text = Sans Commission. Ils prennent tout, sauf les armes à feu et les Munitions.
note-farm-seed = Semence
    .text = Le prochain Potager ou Jardin d’herbes qui donne rapporte 2 de plus.

## Marchandises

card-wares = { $text } { $farmers ->
        [0] Aucun Fermier
        [one] 1 Fermier
       *[other] { $farmers } Fermiers
    }{ $thugs ->
        [0] {""}
        [one] , 1 Voyou
       *[other] , { $thugs } Voyous
    }. { $lines }.{ $steals ->
        [yes] {" "}Vol : { $goods }{ $shame ->
            [0] {""}
           *[other] ; le jet d’Empathie compte { $shame } de moins
        }.
       *[no] {" "}Rien à voler ici.
    }
name-wares-line = { $letter } : { $some ->
        [yes] { $effects }
       *[no] seulement regarder
    }

card-w-potatoes = Pommes de terre en sac
    .text = La terre y colle encore.
    .flavour = Elle les pèse dans ses mains, la gauche d’abord, et ne se trompe jamais.
card-w-hen = Une poule sous le manteau
    .text = Il faut faire vite, avant qu’elle ne chante.
    .flavour = Nous l’entendons avant de la voir, puis le manteau cligne de l’œil.
card-w-ham = Jambon fumé
    .text = Deux frères, un couteau, des tranches minces.
    .flavour = L’odeur arrive dans notre rue une minute avant nous et y reste un jour de plus.
card-w-beekeeper = L’apiculteur
    .text = Il parle du printemps comme d’un village à deux heures de marche.
    .flavour = Ses mains sont enflées ; les abeilles vont bien, dit-il.
card-w-milk = Bidons de lait
    .text = Il faut le boire ici, dans le couvercle.
    .flavour = Personne ne parle tant que le couvercle fait le tour.
card-w-herb-woman = L’herboriste
    .text = Elle regarde les langues, pour rien.
    .flavour = Tout pend en bouquets à son manteau, et elle trouve sans regarder.
card-w-seeds = Le grainetier
    .text = Des sachets de papier, avec l’image de ce qui pourrait être.
    .flavour = Il nous vend une tomate sur la foi d’un dessin.
card-w-tools = Outils de ferme
    .text = À côté de l’homme, quelqu’un porte un pistolet sous sa veste et n’est pas avec lui.
    .flavour = Le manche est usé à la forme d’une main qui n’est plus là.
card-w-racket = Le racket
    .text = Ils sont trois, entre les charrettes et la route.
    .flavour = Les fermiers regardent le sol, puis, très vite, nous.
card-w-widow = La charrette de la veuve
    .text = Elle vend le garde-manger, bocal par bocal.
    .flavour = À chacun de nous elle demande si nous le mangerons ensemble.
card-w-moonshiner = Le bouilleur de cru
    .text = Un ami avec un bâton tient l’ordre dans sa file.
    .flavour = Il verse une goutte sur la pierre, l’allume et nous laisse compter combien elle brûle.
card-w-empty-stalls = Étals vides
    .text = Un essieu cassé, un vieux couple, un demi-sac.
    .flavour = Ils ont fait onze kilomètres pour se tenir là, sans rien.
card-w-apples = Des pommes à la pièce
    .text = Deux enfants les vendent, et personne ne leur a dit le prix.
    .flavour = Chaque pomme a été frottée à la même manche.
card-w-accused = L’accusé
    .text = Une bourse a disparu, et les étrangers, c’est nous.
    .flavour = Quelqu’un a déjà tranché et n’attend plus qu’un visage.
card-w-last-cart = La dernière charrette
    .text = Il remballe, et va de notre côté.
    .flavour = Le cheval connaît la route et ses trous.
card-market-thugs-1 = Voyou
    .text = L’un de ceux qui prennent leur part aux étals, avec un Couteau.
card-market-thugs-2 = Voyous
    .text = Deux de ceux qui prennent leur part aux étals, avec des Couteaux.
card-market-thugs-3 = Voyous
    .text = Trois de ceux qui prennent leur part aux étals, avec des Couteaux.

## Cartes Fermiers et Bricolages

card-pickling-crock = La jarre à saumure
    .text = Elle est au Refuge dès le début et ne peut qu’être déplacée. Action : défaussez 1 Légume, 1 Eau et 1 Bois ou 1 Livre et posez-y un pion Attente. À l’aube, lancez le dé noir : 1–7, gagnez 1 Aliment cru ; 8–10, gagnez 1 Conserve.
    .flavour = Sous la pierre et le torchon, quelque chose travaille toute la nuit, comme nous.
card-cold-pantry = Le garde-manger froid
    .text = Il est au Refuge dès le début et ne peut qu’être déplacé. Jusqu’à 3 nourritures peuvent s’y trouver : ni les pillards ni les Événements ne les trouvent, et vous les mangez, payez et utilisez comme dans l’Inventaire. En poser et en reprendre est gratuit à tout moment, mais pas en Combat, ni tant qu’une page est ouverte ou qu’une carte Raid est résolue.
    .flavour = Un placard dans le mur extérieur, avec au fond une main d’hiver.
card-farmer-handcart = Paysan à la charrette à bras
    .text = Choisissez. Commercer une fois selon la liste des fermiers, avec l’Inventaire. Le laisser dormir sous votre toit : les Dégâts des cartes Raid de cette nuit augmentent de 1, Tolérance +2, et à l’aube vous gagnez 1 Légume. Le renvoyer.
    .flavour = Il l’a poussée tout du long frein serré, dit-il, et ne l’a vu que maintenant.
card-farm-dog = Le chien de la ferme
    .text = Donnez-lui 1 nourriture : un Personnage de votre choix a Mal-être −1, et Tolérance +1. Ou fermez la porte : jet d’Empathie, chaque Personnage au Refuge touché a Mal-être +1.
    .flavour = La ferme a brûlé, et le chien garde encore le chemin par où nous sommes venus.
card-farmers-road = Paysans sur la route
    .text = Choisissez. Renvoyer 3 cartes pour pousser la charrette avec eux : gagnez 1 Légume et Tolérance +1. Les laisser passer. Déclencher un Combat : ils s’enfuient dès qu’ils ont subi 2 Blessures en tout et laissent 2 Légumes ; Tolérance −2, ou −4 si quelqu’un a été tué.
    .flavour = Une famille, une roue qui pleure, et un seau pendu là où irait une lampe.
card-field-watch = Le garde champêtre
    .text = Avec une Tolérance de 4 ou plus, il vous laisse passer. Sinon, choisissez : défausser votre pion le plus cher ; mettre fin à l’exploration ; ou déclencher un Combat, et s’il est tué, Tolérance −3.
    .flavour = Il était facteur, et cherche encore une adresse sur nos visages.
card-angry-villagers = Villageois en colère
    .text = Les Dégâts sont de 6 moins la Tolérance ; d’abord la nourriture. Les Blessures sont de 1 à Tolérance 2 ou moins, sinon de 0. Avec une Tolérance de 6 ou plus, il n’y a pas de raid : gagnez 1 Légume.
    .flavour = Ils ont fait une longue route pour le dire à notre porte.
card-x-kitchen-garden = Le potager
    .text = Renvoyez 2 cartes, ou montez le Bruit de 1 et faites un jet de Bruit : gagnez 1 Légume et, sur 8–10 au dé noir, 1 Herbe. Puis lancez encore : sur 1–5, quelqu’un a compté les rangs, Tolérance −1. Ou, à la place, mettez fin à l’exploration.
    .flavour = Des poireaux en ligne droite, derrière une maison sans façade.
card-market-day = Jour de marché
    .text = Tolérance +1, sauf à 0. Si vous passez au Marché cette nuit, piochez 2 cartes Marchandises et gardez-en une. Retirez cette carte après cette phase de Raid de nuit.
    .flavour = Quelqu’un a pendu une cloche à un réverbère, et ce soir elle sonne.

## Effets et conditions des Marchandises

effect-price = des pions valant { $worth }
effect-get = gagner { $goods }
effect-keeping = avec { $good }, que vous gardez
effect-welcome = Tolérance { $way ->
        [up] +
       *[down] −
    }{ $by }
effect-toil = l’un de nous donne un coup de main : Fatigue +1
effect-comfort = dé noir, { $least } et plus : l’un de nous { $state } −1
effect-show-pile = montrer les sacs : dé noir, jusqu’à { $base } et la Tolérance ils nous croient et Tolérance +1, sinon le pion le plus cher est perdu
needs-trusted = { $so ->
        [no] Seulement avec une Tolérance inférieure à { $least }.
       *[yes] Seulement avec une Tolérance de { $least } ou plus.
    }

## Réponses

option-market = { $tokens ->
        [one] Faire halte au Marché des fermiers (1 pion)
       *[other] Faire halte au Marché des fermiers ({ $tokens } pions)
    }
option-wares-keep = Rester devant { $card }
option-wares-other = La glisser sous le paquet et en piocher une autre
option-market-toll = Payer les Voyous (des pions valant { $worth })
option-market-clear = Garder ses distances (seule la dernière ligne de la carte reste ouverte)
option-market-fight = { $thugs ->
        [one] Affronter le Voyou
       *[other] Affronter les { $thugs } Voyous
    }
option-wares = { $some ->
        [yes] { CAP($effects) }
       *[no] Seulement regarder
    }
option-wares-steal = { $who } vole { $goods } (pris : { $chance } %)
option-farmer-trade = Commercer
option-farmer-stay = Le laisser dormir sous notre toit (raids : Dégâts +1 ; Tolérance +2 ; 1 Légume à l’aube)
option-farmer-away = Le renvoyer
option-farm-dog-feed = Donner 1 { $good } (un Personnage : Mal-être −1 ; Tolérance +1)
option-farm-dog-close = Fermer la porte (jet d’Empathie)
option-push-cart = { $cards ->
        [one] Pousser avec eux (1 carte ; 1 Légume, Tolérance +1)
       *[other] Pousser avec eux ({ $cards } cartes ; 1 Légume, Tolérance +1)
    }
option-farmers-pass = Les laisser passer
option-farmers-fight = Prendre ce qu’ils ont (Combat ; Tolérance −2, −4 si quelqu’un est tué)
option-watch-give = Lui donner le pion le plus cher
option-watch-back = Faire demi-tour (l’exploration prend fin)
option-watch-fight = L’affronter (s’il est tué, Tolérance −3)
option-pantry-put = Ranger 1 { $good } : { card-cold-pantry }
option-pantry-take = Reprendre 1 { $good } : { card-cold-pantry }
deed-pickle = Mettre des légumes en saumure
fold-wares-steal = Voler… ({ $count } d’entre nous pourraient)
fold-pantry-put = Ranger de la nourriture : { card-cold-pantry }… ({ $count } sortes)
fold-pantry-take = Reprendre de la nourriture : { card-cold-pantry }… ({ $count } sortes)
fold-farm-dog-feed = Donner quelque chose au chien… ({ $count } sortes)

## Questions

ask-market-entry = Choisissez le pion que coûte la visite au Marché.
ask-wares-which = Jour de marché : deux cartes sont ouvertes. Devant laquelle restons-nous ?
ask-wares-again = On nous voit venir avec plaisir : rester devant { $card }, ou la glisser sous le paquet et en voir une autre ?
ask-market-thugs = { $thugs ->
        [one] Un Voyou se tient entre les étals et nous. Payer, garder ses distances ou se battre ?
       *[other] { $thugs } Voyous se tiennent entre les étals et nous. Payer, garder ses distances ou se battre ?
    }
ask-wares = { $card } : faites un choix. La Tolérance est à { $tolerance }.
ask-market-toil = Choisissez qui donne un coup de main (Fatigue +1).
ask-market-comfort = Choisissez à qui cela fait du bien.
ask-market-dearest = Choisissez le pion le plus cher, qui est perdu.
ask-visitor-farmer = { $card } à la porte. Commercer, l’héberger cette nuit ou le renvoyer ?
ask-visitor-farm-dog = { $card } à la porte. Donner quelque chose, ou fermer ?
ask-farmers-road = Des fermiers viennent sur la route. Pousser avec eux, les laisser passer ou les dépouiller ?
ask-field-watch = Il ne nous connaît pas, ou trop bien. Donner quelque chose, faire demi-tour ou se battre ?

## Pourquoi pas

refused-market-closed = Plus personne ne nous y vend rien : la Tolérance est à 0.
refused-market-tokens = { $n ->
        [one] Il faut un pion de la pile des Trouvailles, et il n’y en a pas.
       *[other] Il faut { $n } pions de la pile des Trouvailles, et il y en a { $there }.
    }
refused-market-clear = Nous gardons nos distances avec les Voyous : seule la dernière ligne de la carte reste ouverte.
refused-market-stolen = La boîte ne contient pas ce qui est étalé là.
refused-market-tired = Personne ici n’en a la force : il faut une Fatigue inférieure à 3.
refused-pantry-full = Il n’y a plus de place.

## Ce qui s'est passé

event-market-paid = Pour la visite au Marché : { $goods }.
event-wares-drawn = { $card }. Aux étals : { $farmers ->
        [0] aucun Fermier
        [one] 1 Fermier
       *[other] { $farmers } Fermiers
    }{ $thugs ->
        [0] {""}
        [one] {" "}et 1 Voyou
       *[other] {" "}et { $thugs } Voyous
    }.
event-wares-put-back = { $where ->
        [below] Sous le paquet Marchandises : { $card }.
       *[discard] À la défausse : { $card }.
    }
event-thugs-paid = Les Voyous ont pris leur part, valeur { $paid }.
event-kept-clear = Nous avons gardé nos distances avec les Voyous et regardé depuis le dernier étal.
event-thugs-driven-off = Les Voyous étaient partis. Quelqu’un a balayé devant les charrettes.
event-wares-chosen = { $some ->
        [yes] { $card } : { $effects }.
       *[no] { $card } : nous avons seulement regardé.
    }
event-theft-tried = { $who } a tendu la main, dé noir { $result } (pris jusqu’à { $upto }) : { $caught ->
        [yes] quelqu’un l’a vu.
       *[no] personne ne l’a vu, sauf nous.
    }
event-thief-beaten = { $hurt ->
        [yes] Ils l’ont fait sentir à { $who } (dé noir { $result }).
       *[no] Ils ont secoué { $who }, puis lâché prise (dé noir { $result }).
    }
event-farmers-knew = { $what ->
        [theft] Les Paysans connaissaient { $who } et nous surveillaient moins : { $by ->
            [one] l’un d’eux ne compte pas
           *[other] { $by } d’entre eux ne comptent pas
        }.
       *[welcome] Les Paysans connaissaient { $who } : la Tolérance monte de { $by } de plus.
    }
event-thief-back = { $who } était de nouveau avec nous.
event-market-left = Les étals se sont vidés derrière nous : { $card }.
event-tolerance-moved = Tolérance { $way ->
        [up] +{ $by }
       *[down] { $by }
    }, maintenant { $level }.
event-market-closed = Depuis cette nuit-là, personne au Marché ne nous connaissait plus.
event-farmers-gave = Ils nous ont mis quelque chose dans les bras et n’ont pas voulu entendre parler de payer.
event-stall-rolled = Dé noir { $result } : { $well ->
        [yes] cela nous a fait du bien.
       *[no] cela n’a rien donné.
    }
event-load-carried = { $who } a donné un coup de main.
event-farmer-stays = Le fermier a dormi dans notre entrée, une main sur la charrette.
event-farmer-left = Le fermier était parti avant notre réveil et avait laissé quelque chose sur le seuil.
event-guest-seen = De la rue, on avait vu la charrette : Dégâts { $damage }.
event-farmers-passed = { $card } : chacun a suivi son chemin.
event-villagers-came = Tolérance { $tolerance } : Dégâts { $damage }, Blessures { $wounds }.
event-villagers-talked = Ils voulaient seulement savoir si nous étions encore en vie.
event-garden-rolled = Dé noir { $result } : { $kind ->
        [herbs] { $so ->
            [yes] des herbes poussaient entre les rangs.
           *[no] il n’y avait rien d’autre.
        }
       *[rows] { $so ->
            [yes] quelqu’un a compté les rangs ensuite.
           *[no] personne n’a compté les rangs.
        }
    }
event-seed-sown = La semence achetée a levé : { $more } de plus.
event-put-into-pantry = { card-cold-pantry } : 1 { $good } rangé au frais.
event-taken-from-pantry = { card-cold-pantry } : 1 { $good } repris.

## Où on en est

market-tolerance = Tolérance { $level } sur { $most } { $track } { $mood ->
        [shut] Plus personne ne nous y vend rien.
        [wary] On se méfie : une visite coûte 2 pions, personne ne commerce, les voleurs se font prendre plus souvent.
        [glad] On nous voit avec plaisir : une fois par visite, une autre carte peut être piochée, les voleurs se font prendre moins souvent.
       *[plain] Une visite coûte 1 pion.
    }
market-standing = Aux étals : { $farmers ->
        [0] aucun Fermier
        [one] 1 Fermier
       *[other] { $farmers } Fermiers
    }{ $thugs ->
        [0] {""}
        [one] , 1 Voyou
       *[other] , { $thugs } Voyous
    }.
market-theft = Un vol rapporte { $goods } ; le voleur est pris de 1 à { $upto } au dé noir.
market-thief = { $who } est sur la case vol.
market-pantry = { $some ->
        [yes] { card-cold-pantry } : { $goods } (place pour { $room }).
       *[no] { card-cold-pantry } : rien (place pour { $room }).
    }
market-guest = Un fermier dort ici cette nuit.
beat-market-kicker = Le Marché des fermiers
