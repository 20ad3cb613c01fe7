### This War of Mine : la table au terminal

## Noms qui tiennent dans une pièce de la coupe (8 caractères au plus)

tui-mine-short-card-bed-1 = Lit
tui-mine-short-card-bed-2 = Lit
tui-mine-short-card-chair = Chaise
tui-mine-short-card-reinforced-door = Pte renf
tui-mine-short-card-herbal-garden = Herbier
tui-mine-short-card-vegetable-garden = Potager
tui-mine-short-card-herbal-workshop = Herboris
tui-mine-short-card-simple-heater = Poêle
tui-mine-short-card-efficient-heater = Poêle+
tui-mine-short-card-radio = Radio
tui-mine-short-card-rainwater-collector = Pluie
tui-mine-short-card-moonshine-still = Alambic
tui-mine-short-card-alcohol-still = Distill.
tui-mine-short-card-crude-stove = Fourneau
tui-mine-short-card-cooking-stove = Cuisine+
tui-mine-short-card-deadfall-trap = Assomm.
tui-mine-short-card-cage-trap = Cage
tui-mine-short-card-workshop = Atelier
tui-mine-short-card-metal-workshop = Métallu.
tui-mine-short-card-gunsmith-workshop = Armurer.
tui-mine-short-card-heap = Tas
tui-mine-short-card-furniture = Meuble
tui-mine-short-card-rubble = Gravats
tui-mine-short-card-remnants = Restes
tui-mine-short-card-bars = Barreaux
tui-mine-short-card-closed-door = Porte
tui-mine-short-task-guard = Garde
tui-mine-short-task-floor = Sol
tui-mine-short-action-new-idea = Idée
tui-mine-short-action-poke-about = Farfouil
tui-mine-short-action-poke-about-1 = Farf. I
tui-mine-short-action-poke-about-2 = Farf. II
tui-mine-short-action-poke-about-3 = Farf.III
tui-mine-short-action-search = Fouiller
tui-mine-short-action-wild-garden = Jardin
tui-mine-short-space-a1 = Combles
tui-mine-short-space-a2 = Plafond
tui-mine-short-space-a3 = Débarras
tui-mine-short-space-a4 = Grenier
tui-mine-short-space-a5 = Locat.
tui-mine-short-space-a6 = Couture
tui-mine-short-space-b1 = Chambre
tui-mine-short-space-b2 = Bains
tui-mine-short-space-b3 = Bureau
tui-mine-short-space-b4 = Palier
tui-mine-short-space-b5 = Salon
tui-mine-short-space-b6 = Angle
tui-mine-short-space-c1 = Entrée
tui-mine-short-space-c2 = Cuisine
tui-mine-short-space-c3 = Séjour
tui-mine-short-space-c4 = Escalier
tui-mine-short-space-c5 = À manger
tui-mine-short-space-c6 = Passage
tui-mine-short-space-c7 = Loge
tui-mine-short-space-d1 = Charbon
tui-mine-short-space-d2 = Vin
tui-mine-short-space-d3 = Buander.
tui-mine-short-space-d4 = Chauff.
tui-mine-short-space-d5 = Vélos
tui-mine-short-space-d6 = Pompe
tui-mine-short-space-e1 = Citerne
tui-mine-short-space-f1 = Atelier
tui-mine-short-space-f2 = Labo
tui-mine-short-space-f3 = Haut esc
tui-mine-short-space-f4 = Mansarde
tui-mine-short-space-f5 = Enfants
tui-mine-short-space-g1 = Musique
tui-mine-short-space-g2 = Lingerie
tui-mine-short-space-g3 = Étage
tui-mine-short-space-g4 = Étude
tui-mine-short-space-g5 = Voisin
tui-mine-short-space-g6 = Cuisine
tui-mine-short-space-h1 = Porte
tui-mine-short-space-h2 = Vestib.
tui-mine-short-space-h3 = Boutique
tui-mine-short-space-h4 = Service
tui-mine-short-space-h5 = Porche
tui-mine-short-space-h6 = Cour
tui-mine-short-space-h7 = Lavoir
tui-mine-short-space-i1 = Réserve
tui-mine-short-space-i2 = Coffre
tui-mine-short-space-i3 = Bois
tui-mine-short-space-i4 = Archives
tui-mine-short-space-i5 = Établi
tui-mine-short-space-j1 = Voûte
tui-mine-short-space-j2 = Glacière
tui-mine-short-space-j3 = Condamn.

## La coupe (légendes : 22 caractères au plus)

tui-mine-pair = { $name } : { $text }
tui-mine-free = libre
tui-mine-asleep = dort
tui-mine-empty = rien
tui-mine-storage-here = Inventaire :
tui-mine-legend-1 = ▒ bloqué · hors accès
tui-mine-legend-2 = ╫échelle ◷Att. (n)Trou
tui-mine-legend-3 = (n) Trou [n] barricadé
tui-mine-room-waiting = Un jeton Attente est posé ici : il en sort quelque chose à l’Aube.
tui-mine-room-free = Libre : un Bricolage peut s’installer ici.
tui-mine-room-stack = { $count } cartes du Refuge sont empilées ici : elles partent l’une après l’autre.
tui-mine-room-watched = Des tireurs guettent cet étage : qui y finit une action peut être touché.
tui-mine-room-far = Hors d’atteinte : il faut d’abord dégager ce qui bloque le passage.
tui-mine-room-people = Ici : { $people }.

## Faces de la table et ligne du haut

tui-mine-keys = 1-9 choix v vue t objets l journal w récit F1 règle u annuler a moment h aide
tui-mine-view-scene = En cours
tui-mine-view-house = Refuge
tui-mine-view-people = Groupe
tui-mine-view-storage = Inventaire
tui-mine-view-build = Bricolage
tui-mine-view-city = Ville
tui-mine-view-aims = Cartes
tui-mine-view-modules = Modules
tui-mine-end-played = Ce que l’on a joué
tui-mine-played = Convenu avant la partie : { $played }
tui-mine-heading = Jour { $day } · { $phase }{ $stage ->
        [0] {""}
       *[other] {" "}{ $stage }/3
    } · Froid { $cold } (ressenti { $felt }){ $seats ->
        [one] {""}
       *[other] {" "}· Meneur : { $leader }
    }{ $aim ->
        [yes] {" "}· { $objective } { $counter }
       *[no] {""}
    }

## Le groupe

tui-mine-no-action = aucune action
tui-mine-values = Prouesse { $prowess } · Empathie { $empathy } · Sac à dos { $inventory }
tui-mine-skill-used = { $skill } (servi)
tui-mine-shots = {" "}avec { $count ->
        [one] { $count } Munition
       *[other] { $count } Munitions
    }
tui-mine-spare = en réserve : { $weapon }
tui-mine-ate = a mangé
tui-mine-busy = plus d’action aujourd’hui
tui-mine-strained = porte 1 de plus
tui-mine-newcomer = depuis peu
tui-mine-well = rien à signaler
tui-mine-idle = rien encore
tui-mine-spirit = Trait { $letter }
tui-mine-lost-one = { $who } ({ $left ->
        [yes] départ le jour { $day }
       *[no] { $sex ->
            [f] morte le jour { $day }
           *[m] mort le jour { $day }
        }
    })

## Inventaire et Bricolage (chaque pièce avec sa valeur et son poids)

tui-mine-storage = Inventaire : poids { $weight }, valeur { $worth } (entre parenthèses, valeur/poids de chacun)
tui-mine-kind-resource = Ressources
tui-mine-kind-green = Vert
tui-mine-kind-yellow = Jaune
tui-mine-kind-grey = Gris
tui-mine-kind-red = Rouge
tui-mine-x5 = Inventaire x5 (5 chacun) :
tui-mine-tools = Outils en service :
tui-mine-products = Arrive à la fin de l’étape :
tui-mine-fittings = Paquet Bricolage, { $count } cartes : ✓ possible, ✗ pas encore (en stock/nécessaire)
tui-mine-ideas = Idées :
tui-mine-next-to = à côté de : { $card }
tui-mine-no-place = aucune place

## Ville

tui-mine-locations = Lieux (cartes de l’Inconnu · obstacles · ce qui s’obtient contre des cartes)
tui-mine-band = règle spéciale
tui-mine-hidden = caché ici : { $goods }
tui-mine-trip = Sur place : { $card }
tui-mine-noise = Bruit { $bar } { $noise }
tui-mine-unknown = Inconnu { $left }, révélées { $explored }
tui-mine-trip-line = Inconnu { $left } · charge { $load } sur { $limit }
tui-mine-on-top = dessus : { $cards }
tui-mine-slot = Case Exploration :
tui-mine-pile = Trouvailles, charge { $load } sur { $limit }{ $heavy ->
        [yes] {" "}(trop lourd)
       *[no] {""}
    } :

## Cartes

tui-mine-objective = Objectif { $number } sur 3
tui-mine-met = { $met ->
        [yes] ✓ rempli
       *[no] non rempli
    }
tui-mine-events = { $count ->
        [0] Aucun Événement en vigueur
        [one] Événement en vigueur
       *[other] Événements en vigueur
    }
tui-mine-nights = pour { $nights } nuits
tui-mine-cold = Froid { $bar } { $cold }, ressenti { $felt } avec les Barricades
tui-mine-hand = { $count ->
        [0] Aucune Action narrative en main
        [one] Action narrative en main
       *[other] Actions narratives en main
    }
tui-mine-decks = Paquets : Événements { $events } · Raids de nuit { $raids } · Visiteurs { $visitors } · Destin { $fate } · Exploration { $exploration } · Trouvailles { $findings } · Habitants { $residents } · Lieux { $locations } · Actions narratives { $narrative } · Personnages { $characters }
tui-mine-known = { $deck ->
        [events] Prochains Événements, entendus
        [raids] Prochain Raid de nuit, entendu
       *[residents] Prochains Habitants, aperçus
    } : { $cards }

## Combat, Raid de nuit, Commerce

tui-mine-odds = Un jet d’Empathie toucherait : { $odds }
tui-mine-combat = Combat : { $card } · round { $round }{ $dead ->
        [0] {""}
       *[other] {" "}· morts : { $dead }
    }{ $breaks ->
        [yes] {" "}· fuite à { $at } Blessures ({ $dealt } infligées)
       *[no] {""}
    }
tui-mine-our-side = Nous
tui-mine-their-side = Eux
tui-mine-rerolls = { $count ->
        [0] aucune relance
        [one] { $count } relance
       *[other] { $count } relances
    }
tui-mine-dodging = hors d’atteinte
tui-mine-down = à terre
tui-mine-raid = Dégâts { $damage } · Blessures { $wounds } · points en face { $points }{ $left ->
        [0] {""}
       *[other] {" "}· raids à venir { $left }
    }
tui-mine-board-ups = { $count ->
        [0] Aucune Barricade
        [one] { $count } Barricade
       *[other] { $count } Barricades
    }
tui-mine-commission = Commission { $fee }
tui-mine-for-sale = À vendre :
tui-mine-basket = Panier : { $goods } · prix { $price }
tui-mine-paid = Payé { $paid } sur { $price }{ $bonus ->
        [0] {""}
       *[other] {" "}(le marchandage compte pour { $bonus })
    }
tui-mine-buying = Panier : { $goods } · prix { $price } sur { $able } que vous pouvez payer{ $bonus ->
        [0] {""}
       *[other] {" "}et { $bonus } de marchandage
    }
tui-mine-left = sur { $count }
tui-mine-hunger = { $who } Faim { $level }{ $ate ->
        [yes] {" "}✓
       *[no] , à jeun
    }
tui-mine-food-left = Nourriture restante : { $goods }

## Des choix en une seule image

tui-mine-grid-left = reste { $left } sur { $of }
tui-mine-grid-beds = { $taken } sur { $of } pris
tui-mine-grid-nobody = personne
tui-mine-grid-nobody-guards = Personne de Garde
tui-mine-grid-with = serait pris à { $who }
tui-mine-grid-cooked = { $good }, cuisiné
tui-mine-grid-eats-nothing = ne mange rien
tui-mine-grid-sated = n’a plus faim après ce qui est prévu
tui-mine-grid-starves = ne mange rien et nous quitte
tui-mine-grid-eat-all = Tout le monde mange ce soir.
# $who : plusieurs Personnages.
tui-mine-grid-eat-hungry = Rien à manger pour { $who }.
tui-mine-grid-eat-lost = Ce repas serait la fin pour { $who }.
tui-mine-grid-eat-why = Rien ne quitte la Réserve avant que vous serviez.
tui-mine-grid-evening-left = Encore sans tâche : { $who }.
tui-mine-grid-evening-all = Tout le monde a une tâche.
tui-mine-grid-evening-why = La Fatigue change quand vous confirmez. Chances d’un raid : les meilleures armes de la Réserve restent aux Gardes, et chaque échec est relancé.
tui-mine-grid-unguarded = Personne de Garde : la maison serait prise cette nuit.
tui-mine-grid-unguarded-why = Mettez au moins l’un de nous de Garde.
tui-mine-grid-drink = Eau : { $water } pour { $thirsty } d’entre nous.
tui-mine-grid-drink-why = Qui n’en reçoit pas lance le dé de la soif. Reste : { $water }.
tui-mine-grid-dawn-why = Les remèdes agissent quand la carte Destin les accepte. Rien n’est utilisé avant que vous confirmiez.
# $odds : combien de chances qu’un raid de cette nuit force l’entrée.
tui-mine-grid-raid-column = { $who } · un raid force l’entrée : { $odds }
tui-mine-grid-raid-with = Un raid forcerait l’entrée : { $odds }
tui-mine-grid-raid-without = Sans cette Garde : { $odds }
tui-mine-grid-raid-alone = Seule Garde de la nuit
# Un État avant et après la carte Destin : « Maladie 2 → 0 (environ 4 sur 10), 3 (environ 6 sur 10) ».
tui-mine-grid-fate = { $state } { $was } → { $ways }
tui-mine-grid-way = { $dies ->
        [yes] mort
       *[no] { $level }
    } ({ $odds })
tui-mine-grid-way-sure = { $dies ->
        [yes] mort
       *[no] { $level }
    }
tui-mine-grid-needless = { $state } 0 : rien à soigner

## Ce qu’une option change

tui-mine-have = · { $trip ->
        [yes] { $pile } sur la pile, { $here } dans l’Inventaire
       *[no] { $here } dans l’Inventaire
    }
tui-mine-leaves = Il restera : { $goods } · { $places ->
        [one] { $places } place possible
       *[other] { $places } places possibles
    }

## La fin

tui-mine-end-days = Jour après jour
tui-mine-chart-people = Personnes
tui-mine-chart-food = Nourriture

## Pions notés, et qui est au bord

tui-mine-edge = à un pas de la fin ({ $state })
tui-mine-written = Pion noté : { $note }. { $text }
tui-mine-doctor = soins du { card-house-doctor }
tui-mine-notes = Pions notés ({ $count })
