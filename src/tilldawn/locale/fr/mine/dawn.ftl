### This War of Mine : l’Aube. Soins, alcool, carte Destin, Traits, Actions narratives, La mort a frappé

## Options : soins, alcool, Journal

option-place = Poser sur { $who } : { $good }
option-place-now = Poser sur { $who } : { $good }
option-drink = Faire boire { $who } : { $good }
option-drink-now = Faire boire { $who } : { $good }
option-journal = Ouvrir le Journal pour { $who } (Mal-être −1 ; { character-emilia } : Fatigue +2)
option-fate = Retourner la carte Destin

## Options : carte Destin et Traits

option-fate-accept = Accepter { $card }
option-fate-decline = Utiliser { card-not-today } et défausser { $card }
option-fate-exchange = Échanger { $card }
option-spirit-give = Donner à { $who } : { $good } (il n’en restera rien)
option-spirit-refuse = Ne rien donner à { $who }

## Options : Actions narratives

option-keep-narrative = Garder { $card }

## Avertissements

warning-wasted = Il y en a déjà un de cette sorte. Un second n’ajoute rien et partira avec le premier. Le poser quand même ?

## Questions

ask-dawn = C’est l’Aube. Utilisez ce qui doit l’être avant la carte Destin, puis retournez-la.
ask-not-today = La carte Destin est { $card }. L’accepter, ou utiliser { card-not-today } et prendre la suivante, quelle qu’elle soit ?
ask-chilled = Le Froid entre ({ $cold }, Barricades déduites). Choisissez un Personnage : Maladie +1.
ask-fate-exchange = La carte Destin échange l’un des trois Lieux. Choisissez lequel.
ask-spirit-order = La carte Destin appelle le Trait { $letter }. Choisissez à qui le tour.
# $less, $more : de combien l’État baisse, ou sinon monte.
ask-spirit-longing = Il manque à { $who } une chose que nous avons. La lui donner ({ $state } −{ $less }), ou ne rien donner ({ $state } +{ $more }) ?
# $by : combien ; $how : "better" ou "worse".
ask-spirit-touch = Trait ({ $who }). Choisissez un Personnage : Mal-être { $how ->
        [worse] +{ $by }.
       *[better] −{ $by }.
    }
ask-spirit-gain = Le Trait vous apporte 1 objet. Choisissez lequel.
ask-dawn-after = La carte Destin est résolue. Faites boire quelqu’un si vous voulez, puis continuez.
ask-keep-narrative = Choisissez l’Action narrative que vous gardez. L’autre est remise dans le paquet.

## Événements : avant la carte Destin

event-dawn-came = Jour { $day } : l’Aube se lève.
event-party-returned = { $some ->
        [yes] Retour au Refuge : { $who }, avec { $goods }.
       *[no] Retour au Refuge les mains vides : { $who }.
    }
event-medicine-placed = Pour { $who }, en attendant une carte Destin qui l’admette : { $good }.
event-alcohol-drunk = { $who } boit : { $good }.
event-journal-read = { $own ->
        [yes] { $who } veille sur son Journal.
       *[no] { $who } veille sur son Journal et en lit une page à { $to }.
    }

## Événements : la carte Destin

event-fate-turned = Carte Destin : { $card }.
event-fate-declined = La carte { $card } est défaussée sans être résolue.
event-patient-treated = { $doctor ->
        [yes] Soins du médecin de fortune pour { $who } ({ $state }).
       *[no] Soins pour { $who } ({ $state }) : { $good }.
    }
event-bed-spared = { $who } a dormi dans un Lit : pas de soins, mais rien ne s’aggrave.
event-medicine-spent = Soins défaussés : { $goods }.
event-cold-felt = { $bites ->
        [all] Froid { $cold }, Barricades déduites : il n’épargne personne.
        [one] Froid { $cold }, Barricades déduites : il atteint l’un d’entre nous.
       *[nobody] Froid { $cold }, Barricades déduites : personne n’en tombe malade.
    }
event-wait-resolved = { $card } : le dé noir donne { $result }{ $bonus ->
        [0] {""}
       *[other] {" "}(+{ $bonus }, { card-cage-trap })
    }. { $pieces ->
        [0] Cela ne rapporte rien.
        [one] Cela rapporte { $pieces } objet{ $rats ->
            [yes] {""}, grâce aux rats.
           *[no] .
        }
       *[other] Cela rapporte { $pieces } objets{ $rats ->
            [yes] {""}, dont un grâce aux rats.
           *[no] .
        }
    }
event-wait-spoiled = { $card } ne rapporte rien : { $why ->
        [basement] plus personne n’entre au sous-sol.
       *[alone] la carte de base n’est plus à côté.
    }

## Événements : Traits

event-spirit-called = Trait { $letter } de { $who } : { $line }
event-spirit-quiet = Rien ne change pour { $who }.

## Événements : la fin de l’Aube

event-fate-resolved = { $card } : résolue et défaussée.
event-narrative-offered = Au choix : { $cards }.
event-narrative-kept = { $some ->
        [yes] Nous gardons { $card } ; { $back } retourne dans le paquet.
       *[no] Nous gardons { $card }, la dernière Action narrative qui restait.
    }
event-death-among-us = La mort a frappé : ce jour-là, nous avons perdu { $who }.
event-day-ended = Le jour { $day } s’achève.

## Actions narratives : ce qu’elles ont fait, et pourquoi l’une ne peut servir

event-doctor-called = Le médecin de l’immeuble vient voir { $who }, comme avec { $good }.
event-soup-served = Une soupe claire pour tous, avec { $good } dedans : chacun de nous a mangé.
event-new-strength = { $who } se relève : aucune case noire ne compte jusqu’au Crépuscule.

why-no-drink = À 4 en Fatigue, on ne boit plus.
why-journal-used = Le Journal a déjà été ouvert aujourd’hui.
why-not-in-storage = L’Inventaire n’en contient pas.
why-narrative-moment = Cette carte a son moment, et ce n’est pas maintenant.
why-narrative-nobody-awake = Au Refuge, personne n’est éveillé et libre.
why-narrative-shelf-open = La cachette est déjà ouverte : mettez-y d’abord ce que vous voulez garder.
why-narrative-nobody-tired = Elle n’aiderait personne aujourd’hui.
why-narrative-no-cold = Il n’y a aucun pion Froid à défausser.
why-narrative-box-empty = La boîte ne contient rien de ce qu’elle apporterait.
why-narrative-no-water = Il faut 1 Eau, et l’Inventaire n’en contient pas.
why-narrative-no-food = Il faut 1 nourriture, et l’Inventaire n’en contient pas.
why-narrative-nobody-sad = Personne n’a de Mal-être.
why-narrative-doctor-here = Le médecin vient déjà ; une seule visite compte.
why-narrative-deck-empty = Le paquet Inconnu est vide.
why-narrative-already-exploring = Elle s’utilise avant la première carte de la Collecte.

## La partie supérieure d’une carte Destin ($meds, $herbal, $bandages : de combien l’État baisse, ou "no" s’ils ne sont pas admis)

fate-illness = Maladie. { good-meds } : { $meds ->
        [no] non admis
       *[other] −{ $meds }
    }. { good-herbal-meds } : { $herbal ->
        [no] non admises
       *[other] −{ $herbal }
    }. Sans soins : { $rise ->
        [0] inchangée
       *[other] +{ $rise }
    }{ $bed ->
        [yes] {""}, mais inchangée après une nuit dans un Lit.
       *[no] .
    }
# $one, $two, $three : ce qui change à 1, 2 et 3 de Blessures.
fate-wounds = Blessures. { good-bandages } : { $bandages ->
        [no] non admis
       *[other] −{ $bandages }
    }. Sans soins : { $one ->
        [-1] −1
        [1] +1
       *[0] inchangées
    } au niveau 1, { $two ->
        [-1] −1
        [1] +1
       *[0] inchangées
    } au niveau 2, { $three ->
        [-1] −1
        [1] +1
       *[0] inchangées
    } au niveau 3.
# $some, $all : à partir de quel Froid, Barricades déduites.
fate-cold = Froid, Barricades déduites. À partir de { $some }, un Personnage de votre choix : Maladie +1. À partir de { $all }, chaque Personnage : Maladie +1.
fate-exchange = { $which ->
        [any] Choisissez l’un des trois Lieux et échangez-le.
       *[nearest] Échangez le Lieu le plus proche.
    }
fate-wait = Ce qui attendait est prêt : chaque pion Attente fait effet et s’en va.
fate-spirit = Chaque Personnage éveillé suit son Trait { $letter }, l’un après l’autre, comme vous voulez.

# Consignes : ce sur quoi un siège peut être interrogé.
order-dawn = Remèdes, alcool et Journal à l’Aube
    .text = « Quand cela peut compter » interroge si ce que nous avons peut faire du bien à quelqu’un : un remède aux malades et aux blessés, un verre ou une page aux malheureux. « Toujours » interroge à chaque Aube.
order-spirit = L’ordre dans lequel parlent les Traits
    .text = « Quand cela peut compter » interroge là où l’ordre peut changer quelque chose ; sinon nous suivons celui de nos cartes.
