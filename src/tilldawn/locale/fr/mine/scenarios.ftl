### Les scénarios : leurs fiches, ce qu’ils demandent et ce qu’ils racontent

difficulty-gentle = doux
difficulty-even = moyen
difficulty-hard = difficile
difficulty-harsh = très difficile

## La nuit n’en finit pas

scenario-night-goes-on = La nuit n’en finit pas
    .text = Deux personnes dans une maison qu’elles connaissent par cœur, sept choses qu’elles y ont bâties, et une guerre qui finira peut-être dans trois jours, ou dans cinq. Qui monte la Garde ne dort pas ; qui dort ne monte pas la Garde.
    .goal = { $first ->
            [-1] Vivre jusqu’au Cessez-le-feu
           *[other] Vivre jusqu’au Cessez-le-feu (jour { $first }{ $last ->
                [0] {""}
               *[other] –{ $last }
            })
        }
    .short = Paix, jour { $first }–{ $last }
    .until = { $left ->
            [0] Il ne reste aucun des deux
            [one] Il reste l’un des deux, qui doit vivre
           *[other] L’un des deux doit vivre
        }
    .rule1 = Chaque paquet Inconnu compte 2 cartes de plus.
    .rule2 = À l’Aube, qui était de Garde ou en Collecte peut prendre Fatigue +1 pour Mal-être −1.
    .rule3 = Ni Chapitres, ni Objectifs, ni cartes Refuge ; tous les pillards et tous les Habitants sont dans leurs paquets dès le début.

## Quatre places

scenario-four-seats = Quatre places
    .text = Un camion passe les lignes après la cinquième nuit. Son chauffeur vend des places, chacune plus chère que la précédente. Nous sommes quatre, dans une maison vidée jusqu’aux murs.
    .goal = { $seats } places nommées sur { $need }
    .short = Places { $seats }/{ $need }
    .until = { $nights ->
            [0] Le camion part
            [one] Le camion part après cette nuit
           *[other] Le camion part dans { $nights } nuits
        }
    .seats = { $some ->
            [yes] Ont une place : { $people }.
           *[no] Personne n’a encore de place.
        }{ $unnamed ->
            [0] {""}
            [one] {" "}Une autre attend, sans nom, dans l’Inventaire.
           *[other] {" "}{ $unnamed } autres attendent, sans nom, dans l’Inventaire.
        } La suivante coûte des pions d’une valeur de { $price }.
    .rule1 = Qui va Dehors peut payer le chauffeur au lieu de rencontrer un Visiteur : une place par action, pour des pions d’une valeur de 20 ; chaque place achetée rend la suivante plus chère de 5.
    .rule2 = Une place porte un nom, ou attend sans nom dans l’Inventaire, où les pillards peuvent la trouver.
    .rule3 = Après la cinquième Aube, qui a une place s’en va. Qui est endormi, ou à Blessures 3 ou Maladie 3, n’est emmené que contre des pions d’une valeur de 10.
    .rule4 = Nous gagnons si au moins deux Personnages de départ s’en vont. Ni Chapitres, ni Fins, ni Objectifs.
    .won = Jour { $day } : { $left ->
            [2] deux d’entre nous ont quitté la ville.
            [3] trois d’entre nous ont quitté la ville, Compagnons.
           *[other] Toute la maisonnée a quitté la ville.
        }{ $bread ->
            [yes] {" "}Qui est resté a eu du pain.
           *[no] {""}
        }
    .lost = Jour { $day } : le camion est parti { $left ->
            [0] sans nous.
           *[other] avec un seul d’entre nous.
        }

## Deux familles

scenario-two-families = Deux familles
    .text = D’autres gens habitent en haut. L’escalier est la frontière, et quelqu’un s’y assoit chaque soir. Ils demandent un peu ; nous avons un peu ; et il y a une guerre à attendre, tous, sous le même toit.
    .goal = Voir le Cessez-le-feu avec { $need } de ceux d’en haut
    .short = En haut { $upstairs }, Confiance { $trust }
    .until = { $left ->
            [0] Il ne reste aucun Personnage de départ
           *[other] { $first ->
                [-1] Confiance { $trust } sur 6, { $upstairs } personnes en haut
               *[other] Confiance { $trust } sur 6, { $upstairs } personnes en haut ; Cessez-le-feu le jour { $first } au plus tôt, { $last } au plus tard
            }
        }
    .families = { $state ->
            [gone] L’étage est vide.
            [trap] Un piège est tendu dans l’escalier.
            [broken] Ils vivent avec nous : ils montent la garde, et demandent deux fois à chaque Crépuscule.
            [bricked] L’escalier est muré : ils ne demandent ni n’aident plus.
           *[stairs] Ils habitent l’étage du haut, et aucun de nous n’y monte.
        }
    .rule1 = À chaque Crépuscule, avant que nous mangions, ils demandent (dé noir) : 1–3 1 nourriture, 4–6 1 Eau, 7–8 2 Bois, 9 1 soin, 10 rien. Donné : Confiance +1. Refusé : Confiance −1 et, pour la nourriture ou l’Eau, le dé noir : sur 1–3, l’un d’eux est perdu.
    .rule2 = Confiance 5 ou 6 : ils prêtent un dé gris à chaque raid.
    .rule3 = Confiance 1 : à chaque Aube, ils prennent le pion le plus cher de l’Inventaire.
    .rule4 = Confiance 0 : ils partent pour de bon, et l’étage est ouvert.
    .rule5 = Nous gagnons si un Personnage de départ voit le Cessez-le-feu et s’ils sont encore au moins 2.
    .won = Jour { $day } : la guerre est finie, et il y a du monde aux deux bouts de l’escalier.
    .lost = Jour { $day } : la guerre est finie, et l’escalier mène { $left ->
            [0] de personne à personne.
           *[other] à des chambres vides.
        }

## La salle commune

scenario-ward = La salle commune
    .text = Quatre inconnus sont couchés sur notre plancher, parce que l’hôpital n’a plus de plancher. Ils boivent ce que nous buvons, et il leur faut ce qu’il nous faut. Qui se relève et rentre sur ses deux pieds en valait la peine, disons-nous, et nous comptons les cuillères.
    .goal = { $home } patients rentrés sur { $need }, et voir le Cessez-le-feu
    .short = Rentrés { $home }/{ $need }
    .until = { $left ->
            [0] Il ne reste aucun Personnage de départ
           *[other] { $first ->
                [-1] L’un de nous doit vivre jusqu’au Cessez-le-feu
               *[other] Cessez-le-feu le jour { $first } au plus tôt, { $last } au plus tard
            }
        }
    .ward = { $some ->
            [yes] Sur notre plancher : { $lying }.
           *[no] Personne n’est couché sur notre plancher.
        }{ $watchman ->
            [yes] {" "}L’un d’eux, remis debout, veille à la porte.
           *[no] {""}
        }
    .rule1 = Au Crépuscule, il faut à chaque patient 1 Eau ou 1 nourriture ; sans cela, son Trait monte de 1.
    .rule2 = À l’Aube, on peut poser des soins sur les patients. La carte Destin les traite comme des Personnages, mais ni Lit, ni Esprit, ni Froid ne comptent.
    .rule3 = Trait 0 : le patient rentre chez lui et nous laisse (dé noir), sur 1–5, 1 Café et 1 Cigarette, sur 6–10, 1 Aliment cru.
    .rule4 = Trait 4 : le patient meurt. Jet d’Empathie : chaque touché Mal-être +1 ; La mort a frappé n’a pas lieu.
    .rule5 = Nous gagnons si un Personnage de départ voit le Cessez-le-feu et si au moins 2 patients sont rentrés.
    .won = Jour { $day } : la guerre est finie, et { $home } de ceux qui étaient sur notre plancher marchent dans la ville.
    .lost = Jour { $day } : la guerre est finie, et notre plancher garde la trace de quatre matelas.

patient-1 = l’homme à l’écharpe
patient-2 = le receveur du tramway
patient-3 = la fille de la crèmerie
patient-4 = l’accordeur de pianos
patient-5 = le cinquième à la porte
name-sick = { $who } ({ $state } { $level })

## La voix de la maison

scenario-voice = La voix de la maison
    .text = Il faut que quelqu’un dise sur les ondes ce qui se passe ici. Nous avons une radio, et elle sait faire mieux qu’écouter. Qui parle est entendu de tous, et aussi de ceux qui passent la nuit dans les rues, une antenne sur le toit.
    .goal = { $done } émissions sur { $need }
    .short = Émissions { $done }/{ $need }
    .until = { $nights ->
            [one] C’est la dernière nuit : il n’y aura pas de neuvième Matin
           *[other] Encore { $nights } nuits ; il n’y aura pas de neuvième Matin
        }
    .air = { $ready ->
            [0] Il n’y a rien à lire.
            [one] 1 témoignage est prêt.
           *[other] { $ready } témoignages sont prêts.
        }{ $damage ->
            [0] {""}
           *[other] {" "}Chaque carte de Raid a Dégâts +{ $damage }.
        }{ $stands ->
            [no] {" "}La Radio n’est plus debout.
           *[yes] {""}
        }
    .rule1 = Au moment de Choisir les Trouvailles, l’équipe peut emporter 1 témoignage du Lieu (poids 2, un par Lieu).
    .rule2 = Au lieu d’écouter la Radio, on peut y lire un témoignage : 1 émission, et chacun de nous à la maison a Mal-être −1.
    .rule3 = Chaque carte de Raid a Dégâts +1 pour deux émissions.
    .rule4 = À l’étape Vague de crimes d’une nuit avec émission, une carte à coin rouge de plus rejoint les paquets.
    .rule5 = Nous gagnons à l’Aube qui suit la cinquième émission, si un Personnage de départ est en vie et si la Radio est debout. Nous perdons quand un neuvième Matin devrait commencer.
    .won = Jour { $day } : cela a été dit { $done } fois, et quelqu’un l’a noté.
    .lost = Jour { $day } : { $done ->
            [0] rien n’a été dit.
           *[other] cela a été dit { $done } fois, trop peu pour qu’on le croie.
        }

## Questions

ask-families-ask = Ils sont dans l’escalier et demandent { $asks ->
        [food] 1 nourriture
        [water] 1 Eau
        [wood] 2 Bois
       *[medicine] 1 soin
    } (Confiance { $trust }, ils sont { $upstairs }).
ask-change-some = Choisissez un Personnage : { $state }.
option-families-give = Donner { $n } { $good }
option-families-refuse = Ne rien donner
refused-families-missing = Nous en avons trop peu.
ask-ward-dusk = Rien encore pour { $who } ({ $state } { $level }). Choisissez ce que nous donnons.
ask-ward-watchman = Le veilleur n’a pas mangé. Choisissez ce qu’il reçoit.
ask-ward-medicine = L’Aube sur notre plancher. Choisissez quel soin poser, et sur qui.
ask-digs = Choisissez qui creuse la nuit qui vient.
option-ward-tend = Donner { $good } : { $patient }
option-ward-neglect = Ne rien donner : { $patient }
option-ward-place = Poser { $good } : { $patient }
option-ward-done = Ne plus rien poser
option-ward-feed = Donner au veilleur { $good }
option-ward-let-go = Laisser partir le veilleur
warning-ward-neglect = Sans Eau ni nourriture, le Trait monte de 1.
refused-ward-none = Il n’y en a pas dans l’Inventaire.
refused-ward-other = Cela n’y fait rien.
why-digs = Creuse une tombe cette nuit.
ask-voice-testimony = { $card } : quelqu’un ici raconterait ce qui s’est passé, et il y a du papier. Choisissez.
ask-voice-radio = { $who } est à la Radio ({ $done } émissions sur { $need }). Choisissez.
option-voice-take = Emporter un témoignage de ce Lieu : { $card } (poids { $weight })
option-voice-leave = Ne rien emporter de tel
option-voice-read = Lire un témoignage (1 émission)
option-voice-tell = Raconter l’histoire de { $who } (1 émission)
option-voice-listen = Écouter
refused-voice-van = Pas aujourd’hui : une camionnette rôde.
refused-voice-none = Il n’y a pas de témoignage dans l’Inventaire.
ask-furnish = Choisissez un Bricolage à coin { $corner ->
        [red] rouge
       *[green] vert
    } déjà en place dans la maison ({ $left ->
        [one] encore 1
       *[other] encore { $left }
    }).
ask-scrap = Choisissez le Bricolage démonté pour de bon.
ask-give-up-day = Choisissez qui renonce au jour suivant.
ask-waking = L’Aube. Choisissez qui reste avec les autres au lieu de se coucher (Fatigue +1, Mal-être −1).
ask-begins-ill = Choisissez qui est malade depuis des jours (Maladie 2).
ask-driver = { $who } a trouvé le chauffeur. Une place coûte des pions d’une valeur de { $price } ; nous en avons pour { $there }.
ask-seat-pay = Payez avec des pions de l’Inventaire : { $paid } sur { $total }.
ask-name-seat = Choisissez le nom que porte la place.
ask-seat-refund = Choisissez ce que le chauffeur donne en échange (encore { $left } de valeur au plus).
ask-seat-giver = Choisissez qui cède sa place.
ask-seat-taker = Choisissez qui reçoit la place.
ask-carry-along = Monter sans aide est impossible ({ $who }). Pour des pions d’une valeur de { $worth }, le chauffeur aide ; nous en avons pour { $there }.

option-furnish = { $card }
option-scrap = Démonter pour de bon : { $card }
option-wake-together = { $who } veille (Fatigue +1, Mal-être −1)
option-lie-down = Plus personne ne veille
option-pay-driver = Payer le chauffeur (pions d’une valeur de { $price } : 1 place)
option-no-driver = Passer son chemin
option-name-seat = La place est pour { $who }
option-leave-seat = La laisser sans nom dans l’Inventaire
option-carry-along = { $who } est hissé à bord (pions d’une valeur de { $worth })
option-stay-behind = { $who } reste
option-take-refund = Prendre { $good }
option-refund-enough = Ne plus rien prendre
option-raid-seat = Perdre ce qui n’a pas de nom : { $note }

warning-stays-behind = Qui reste ne compte pas pour la fin.
refused-slept = Seulement qui était de Garde ou en Collecte.
why-must-rest = Doit dormir cette nuit : un autre peut monter la Garde.
refused-seat-price = Une valeur de { $there } ne suffit pas : on demande { $wanted }.
refused-has-seat = A déjà une place.
refused-refund-dear = Vaut plus que { $left }.

## Le journal

event-scenario-won = { $scenario } : gagné le jour { $day }.
event-scenario-lost = { $scenario } : perdu le jour { $day }.
event-came-through = { $who } s’en sort. Épilogue : { $epilogue }.
event-arrow-came = On en est là : { $script }.
event-fitting-stood = Déjà en place depuis longtemps : { $card } ({ $space }).
event-fitting-scrapped = Démonté pour de bon : { $card } ({ $space }).
event-risk-rolled = { $who } fait { $result } ({ $state } jusqu’à { $upto }) : { $hit ->
        [yes] le mal est fait.
       *[no] rien.
    }
event-woke-together = { $who } veille avec les autres jusqu’au jour.
event-rest-promised = { $who } renonce au jour suivant pour { $to }.
event-rest-due = { $who } doit dormir la nuit qui vient.
event-rest-kept = { $who } a donné ce jour : pas d’action.
event-somebody-inside = Un inconnu se couche dans le couloir pour la nuit.
event-seat-bought = { $who } paie au chauffeur des pions d’une valeur de { $worth } : une place.
event-seat-named = La place porte un nom : { $who }.
event-seat-stolen = Ils trouvent la place dans l’Inventaire et la prennent.
event-seat-sold = Nous rendons une place, contre des pions d’une valeur de { $worth } au plus.
event-seats-dearer = Les places coûtent { $by } de plus.
event-seat-given = { $who } donne sa place à { $to }.
event-seats-drawn = On tire les allumettes. Ont une place : { $who }.
event-lorry-left = Le camion part. { $some ->
        [yes] À bord : { $who }.
       *[no] Aucun de nous n’est à bord.
    }{ $others ->
        [yes] {" "}Restés : { $behind }.
       *[no] {""}
    }
event-neighbours-asked = D’en haut, on demande (dé noir { $result }) : { $asks ->
        [food] de quoi manger.
        [water] de l’Eau.
        [wood] du Bois.
        [medicine] un soin.
       *[nothing] rien ce soir.
    }
event-neighbours-free = Ils s’en tirent sans nous cette fois (dé noir { $result }).
event-neighbour-lost = L’un de ceux d’en haut est perdu. { $left ->
        [0] Il n’y reste personne.
       *[other] Il en reste { $left }.
    }
event-neighbours-left = Ils sont partis. L’étage est vide.
event-neighbours-took = Quelqu’un est passé par notre étagère : { $good } a disparu.
event-trust-moved = { $way ->
        [up] Ils nous font plus confiance :
       *[down] Ils nous font moins confiance :
    } Confiance { $trust }.
event-stairs-changed = { $way ->
        [trap] Nous tendons un piège dans l’escalier.
        [broken] Nous abattons le mur. Ils vivent avec nous maintenant.
       *[bricked] Nous murons l’escalier.
    }
event-patient-tended = { CAP($who) } reçoit { $good }.
event-patient-worse = { CAP($who) } : ni Eau ni nourriture.
event-patient-fared = { CAP($who) } : { $state } { $level }.
event-patient-died = { CAP($who) } meurt sur notre plancher.
event-patient-went-home = { CAP($who) } se lève et rentre (dé noir { $result }).
event-patient-came = { CAP($who) } se couche avec les autres ({ $state } { $level }).
event-remedy-placed = Soin posé ({ $good }) : { $who }.
event-watchman-stays = Celui qui tient debout s’assoit près de la porte, pour veiller.
event-watchman-left = Il n’y a rien pour le veilleur. Il s’en va.
event-burial-promised = { $who } doit creuser la nuit qui vient.
event-testimony-taken = Nous notons ce qu’on nous raconte ici : { $card }.
event-testimony-lost = Personne n’est rentré avec ce qui était écrit.
event-broadcast = { $own ->
        [yes] { $who } raconte sur les ondes l’histoire de { $story }
       *[no] { $who } lit un témoignage sur les ondes
    } : émission { $number }.
event-van-about = { $quiet ->
        [yes] Il faut se taire un jour.
       *[no] Nous continuons. Ils sont une rue plus près.
    }
event-story-counts = { $who } a aussi quelque chose à raconter.
event-radio-cheaper = Ce qui en reste peut se remonter : { $card }.
