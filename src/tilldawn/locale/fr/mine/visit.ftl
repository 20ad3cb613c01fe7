### This War of Mine : Commerce, Visiteurs, action Dehors, nouveaux arrivants. Options, questions, événements

## Options : Commerce ($list : qui fait Commerce ; $worth : valeur du pion)

option-trade-begin = { $fee ->
        [0] Commencer le Commerce (sans Commission)
       *[other] Commencer le Commerce (Commission { $fee })
    }
option-no-trade = Refuser le Commerce
option-trade-buy = Acheter : { $good } ({ $worth })
option-trade-enough = Ne rien choisir de plus

## Options : Dehors

option-outside-meet = Rencontrer qui vient
option-outside-seek = Chercher un Nouvel arrivant

## Options : nouveaux arrivants

option-newcomer-accept = Accueillir le Nouvel arrivant
option-newcomer-refuse = Renvoyer le Nouvel arrivant (jet d’Empathie)
option-newcomer-feed = Donner 1 { $good } pour la route (un Personnage : Mal-être −1)
option-newcomer-let-go = Ne rien donner

## Options : Commère

option-gossip-pay = Offrir 1 { $good }
option-gossip-roll = Ne rien offrir et lancer le dé noir (6–10 : elle parle)
option-gossip-events = Regarder les 2 premières cartes Événement
option-gossip-raid = Regarder la première carte Raid de nuit
option-gossip-place = Échanger contre un nouveau Lieu : { $card }
option-gossip-raid-leave = Laisser sur le paquet : { $card }
option-gossip-raid-below = Mettre sous le paquet : { $card }

## Options : Médecin ($level : l’État actuel)

option-doctor-treat = Faire soigner { $who } : { $state } { $level }, à baisser de 1 (pions valant 8)
option-doctor-trade = Commercer avec le Médecin
option-doctor-ward = Donner pour ses malades : { $good } (deux Personnages : Mal-être −1 chacun)
option-doctor-go = Laisser partir le Médecin

## Options : Enfants

option-children-feed = Donner 1 { $good } (un Personnage : Mal-être −1)
option-children-feed-can = Donner 1 Conserve, assez pour tous (deux Personnages : Mal-être −1 chacun)
option-children-feed-two = Donner 2 Aliments crus ou Légumes, assez pour tous (deux Personnages : Mal-être −1 chacun)
option-children-close = Fermer la porte (jet d’Empathie)

## Options : Soldat

option-soldier-bribe = Donner { $goods } (cette nuit, chaque Raid de nuit : Dégâts et Blessures −2 au total)
option-soldier-feed = Donner 1 { $good } (gagner 2 Munitions)
option-soldier-refuse = Refuser et lancer le dé noir (1–4 : il prend le pion rouge de plus grande valeur)

## Options : Voisine en deuil

option-mourning-dig = Aider à creuser : plus d’action aujourd’hui, gagner 1 Légume et 1 Herbe (un Personnage : Mal-être −1)
option-mourning-wood = Donner 2 Bois (un Personnage : Mal-être −1)
option-mourning-refuse = Refuser et lancer le dé noir (1–3 : la plus haute Empathie a Mal-être +1)

## Options : File d’attente pour l’eau

option-queue-up = Faire la queue : plus d’action aujourd’hui (1–3 Eau ; sur 1–2, Blessures +1)
option-queue-stay-in = Rester à l’intérieur

## Questions : Commerce ($payable : valeur de tous les pions acceptés ; $bonus : ce qu’ajoute Katia)

ask-trade-begin = Un Commerce est possible ({ $list }). Vos pions acceptés valent { $payable }. Commencer { $fee ->
        [0] sans Commission, ou refuser ?
       *[other] en payant d’abord une Commission de { $fee }, ou refuser ?
    }
ask-trade-commission = Payez la Commission ({ $list }), { $paid } sur { $total }. Le surplus est perdu.
ask-trade-buy = Choisissez quoi acheter ({ $list }), ou rien de plus. Déjà choisi : { $basket }, pour { $price }. Vous pouvez payer { $payable }{ $bonus ->
        [0] {""}.
       *[other] {" "}et { $bonus } grâce à Katia.
    }
ask-trade-pay = Payez { $basket } ({ $list }), { $paid } sur { $price }{ $bonus ->
        [0] {""}.
       *[other] , et { $bonus } grâce à Katia.
    } On ne rend rien.

## Questions : Dehors et les Visiteurs

ask-outside-whom = { $who } est dans la rue. Rencontrer qui vient, ou chercher un Nouvel arrivant ?
ask-visitor-newcomer = Quelqu’un demande à rester ({ $card }). Ouvrir, ou refuser ?
ask-visitor-passing-by = Quelqu’un demande à rester ({ $card }), mais il n’y a pas de place. Donner de quoi manger pour la route ?
ask-visitor-gossip = La Commère est entrée. Offrir quelque chose pour entendre ce qu’elle sait, ou lancer le dé noir ?
ask-visitor-news = Elle parle. Choisissez ce que vous voulez entendre.
ask-visitor-raid = La prochaine carte Raid de nuit est { $card }. La laisser sur le paquet, ou la mettre dessous ?
ask-visitor-doctor = Le Médecin a dix minutes pour nous. Payer des soins, commercer, donner un remède, ou le laisser partir ?
ask-doctor-fee = Payez le Médecin pour { $who } ({ $state } −1), { $paid } sur { $total }. Le surplus est perdu.
ask-visitor-children = Des enfants sont à la porte, et ils ont faim. Donner à manger, ou fermer ?
ask-children-first = Choisissez le premier des 2 pions de nourriture pour les enfants.
ask-children-second = Le premier est 1 { $good }. Choisissez le second pion de nourriture pour les enfants.
ask-visitor-soldier = Un Soldat en permission voudrait boire ou manger. Lui donner quelque chose, ou refuser ?
ask-soldier-takes = Le Soldat prend un pion rouge et plusieurs ont la même valeur. Choisissez lequel.
ask-visitor-mourning = Une voisine a une tombe à creuser. L’aider, donner du Bois, ou refuser ?
ask-mourning-whom = Plusieurs Personnages ont la plus haute Empathie. Choisissez sur qui pèse le refus : Mal-être +1.
ask-visitor-queue = On fait la queue pour l’Eau au bout de la rue. Y envoyer quelqu’un, ou rester à l’intérieur ?
ask-visitor-actor = Choisissez qui y va, sans plus d’action aujourd’hui ({ $card }).
ask-visitor-comfort = Choisissez un Personnage pour Mal-être −1 ({ $card }).

## Événements : Commerce

event-deal-refused = Pas de Commerce ({ $list }) : la Commission est de { $fee }, et nos pions valent { $payable }.
event-deal-declined = Pas de Commerce ({ $list }) : nous refusons.
event-bargainer-helped = { $who } marchande : pas de Commission, et nos pions comptent { $bonus } de plus.
event-deal-offered = { $fee ->
        [0] Commerce possible ({ $list }), sans Commission.
       *[other] Commerce possible ({ $list }), Commission : { $fee }.
    }
event-good-chosen = Nous demandons : { $good }, valeur { $worth } ; { $price } en tout.
event-token-handed-over = Nous remettons : { $good }, valeur { $worth } ; { $paid } en tout.
event-commission-paid = Commission de { $fee } ({ $list }) : nous payons { $paid }.
event-deal-made = Commerce ({ $list }) : nous achetons { $bought }, pour { $price }, et payons avec { $given }, pour { $paid }.
event-nothing-bought = Commerce ({ $list }) : nous n’achetons rien.

## Événements : quelqu’un nous rejoint

event-character-joined = { $who } nous rejoint ({ $colour }) : Faim { $hunger }, Fatigue { $fatigue }, Maladie { $illness }, Mal-être { $misery }, Blessures { $wounds }.{ $late ->
        [yes] {" "}Pas d’action avant la prochaine étape.
       *[no] {""}
    }
event-went-along = { $who } suit l’équipe et rentrera avec elle.
event-nobody-joined = { $full ->
        [yes] La maison ne peut abriter que quatre d’entre nous. Personne ne nous rejoint.
       *[no] Il ne reste aucune carte Personnage. Personne ne nous rejoint.
    }

## Événements : Dehors et les Visiteurs

event-sniper-watched = { $who } traverse la rue à découvert, dé noir { $result } : { $hit ->
        [yes] un tireur embusqué fait feu.
       *[no] personne ne tire.
    }
event-newcomer-sought = { $found ->
        [yes] Nous cherchons un Nouvel arrivant et le trouvons. Cartes passées : { $turned }.
       *[no] Nous cherchons un Nouvel arrivant, et il n’y en a pas. Cartes passées : { $turned }.
    }
event-newcomer-turned-away = Nous n’ouvrons pas ({ $card }).
event-newcomer-moved-on = Pas de place ici ({ $card }). La route continue, { $fed ->
        [yes] avec de quoi manger.
       *[no] les mains vides.
    }
event-brought-rolled = Ce qu’apporte le Nouvel arrivant, dé noir { $result } : { $goods }.
event-gossip-rolled = La Commère, dé noir { $result } : { $talks ->
        [yes] elle parle.
       *[no] elle n’a rien à nous dire.
    }
event-events-seen = À venir dans les Événements : { $cards }.
event-raid-seen = À venir dans les Raids de nuit : { $card }. Nous { $below ->
        [yes] mettons la carte sous le paquet.
       *[no] laissons la carte sur le paquet.
    }
event-doctor-paid = Le Médecin soigne { $who } contre des pions valant { $paid } : { $state } −1.
event-medicine-given = Nous donnons { $goods } pour les malades du Médecin.
event-children-fed = Les enfants reçoivent { $goods }. { $plenty ->
        [yes] Il y en a assez pour tous.
       *[no] Ils partagent sur le pas de la porte.
    }
event-door-closed = Nous fermons la porte aux enfants.
event-soldier-won = Le Soldat reçoit { $goods }. Cette nuit, il garde un œil sur notre porte.
event-soldier-fed = Le Soldat reçoit 1 { $good } et laisse des cartouches sur le rebord.
event-soldier-rolled = Nous refusons au Soldat, dé noir { $result } : { $takes ->
        [yes] il cherche des yeux une arme à emporter.
       *[no] il s’en va.
    }
event-grave-dug = { $who } creuse pour la voisine jusqu’au soir.
event-wood-given = La voisine reçoit { $goods }.
event-mourning-rolled = Nous refusons à la voisine, dé noir { $result } : { $weighs ->
        [yes] cela pèse sur l’un de nous.
       *[no] elle hoche la tête et s’en va.
    }
event-queue-rolled = { $who } fait la queue, dé noir { $result } : { $hurt ->
        [yes] des tirs. Eau à rapporter : { $water }.
       *[no] tout est calme. Eau à rapporter : { $water }.
    }

## Pourquoi pas : Commerce et paiements

refused-resource-as-payment = L’Eau, le Bois et les Composants ne se vendent pas et ne paient rien.
refused-token-unwanted = Ils ne prennent pas cela : { $good }.
refused-list-sold-out = { $most ->
        [one] Il n’y en a que { $most } sur la liste.
       *[other] Il n’y en a que { $most } sur la liste.
    }
refused-box-empty = La boîte n’en contient plus.
refused-too-dear = Sa valeur est de { $worth } ; ce qui nous reste pour payer vaut { $left }.
