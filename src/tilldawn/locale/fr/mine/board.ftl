### This War of Mine : noms composés, cartes en mots, la table en lignes, le récit de la Campagne

## Noms composés

name-recipe = { $goods }
# Une action d’un Bricolage : on paie $goods, on gagne $made, il faut $need dans l’Inventaire ; avec $choice, l’un de la liste.
# Sans coût ni produit, c’est le mot « gratuit », que d’autres messages prennent pour clé.
name-deed = { $cost ->
        [yes] { $gives ->
            [yes] { $goods }{ $fuel ->
                [0] {""}
                [one] , { $fuel } Bois ou Livre
               *[other] , { $fuel } Bois ou Livres
            } → { $choice ->
                [yes] au choix : { $made }
               *[no] { $made }
            }{ $each ->
                [yes] {" "}à chaque fois
               *[no] {""}
            }{ $needs ->
                [yes] , avec { $need } dans l’Inventaire
               *[no] {""}
            }
           *[no] { $choice ->
                [yes] au choix : { $goods }
               *[no] { $goods }
            }{ $fuel ->
                [0] {""}
                [one] , { $fuel } Bois ou Livre
               *[other] , { $fuel } Bois ou Livres
            }{ $needs ->
                [yes] , avec { $need } dans l’Inventaire
               *[no] {""}
            }
        }
       *[no] { $gives ->
            [yes] { $made }
           *[no] gratuit
        }
    }
# $thing : s’il y a quelque chose ; $wait : s’il porte un pion Attente.
name-place = { $thing ->
        [yes] { $space } ({ $card }{ $wait ->
            [yes] , pion Attente
           *[no] {""}
        })
       *[no] { $space } (case libre)
    }
name-priced = { $cards ->
        [one] { $action } ({ $cards } carte)
       *[other] { $action } ({ $cards } cartes)
    }
name-foe = { $token ->
        [A1] { enemy-a1 }
        [A2] { enemy-a2 }
        [A3] { enemy-a3 }
        [A4] { enemy-a4 }
        [B1] { enemy-b1 }
        [B2] { enemy-b2 }
        [B3] { enemy-b3 }
        [C1] { enemy-c1 }
       *[C2] { enemy-c2 }
    } ({ $weapon }, Blessures : { $wounds } sur 3, Prouesse { $prowess })
name-rolled = { $good } sur { $roll }
nothing-here = rien

## Les cartes en mots : ce qui est imprimé en chiffres, et le texte de la carte

card-recipe = Coût : { $goods }{ $misprint ->
        [yes] {" "}({ $literal } à une table qui s’en tient à la carte imprimée)
       *[no] {""}
    }. { $base_of ->
        [0] {""}
       *[other] Peut être amélioré : { $upgrades }.{" "}
    }{ $text }
card-raid = Dégâts { $damage }, Blessures { $wounds }. { $text }
card-resident = { $text } Ennemis : { $least ->
        [1] { $most ->
            [1] toujours 1
           *[other] de 1 à { $most }, selon le dé noir
        }
       *[other] de { $least } à { $most }, selon le dé noir
    }. Armes des Ennemis : A { $a }, B { $b }, C { $c }.
card-location = { $text }{ $obstacles ->
        [yes] {" "}Obstacles : { $map }.
       *[no] {" "}Pas d’obstacle.
    }{ $acts ->
        [yes] {" "}Ce qui s’y fait, contre des cartes de l’Inconnu : { $actions }.
       *[no] {""}
    } Trouvailles spéciales, dé noir : { $finds }.
card-findings = { row-furniture } : { $furniture }. { row-heap } : { $heap }. { row-pantry } : { $pantry }. { row-stash } : { $stash }.
card-objective = { $text } Récompense : { $reward } Sanction : { $penalty }
card-narrative = { $when } { $text }
card-fate = { $illness } { $wounds } { $third } { $wait } { $spirit } En Combat : { $combat }

## La table en lignes

board-setup = Mise en place de la Campagne.
# $felt : le Froid, Barricades déduites.
board-heading = Jour { $day }, { $phase }{ $stage ->
        [0] {""}
       *[other] , étape { $stage }
    }. Froid { $cold } ({ $felt } une fois les Barricades déduites).{ $seats ->
        [1] {""}
       *[other] {" "}Meneur : { $leader }.
    }
board-person = { $who } : Faim { $hunger }, Fatigue { $fatigue }, Maladie { $illness }, Mal-être { $misery }, Blessures { $wounds } ; { $asleep ->
        [yes] sommeil
       *[no] { $actions ->
            [0] aucune action
            [one] { $actions } action par jour
           *[other] { $actions } actions par jour
        }
    } ; Prouesse { $prowess }, Empathie { $empathy }, Sac à dos { $inventory } ; { $skill }{ $busy ->
        [yes]  ; cette nuit : { $task }
       *[no] {""}
    }{ $does ->
        [yes] { $doing ->
            [gratuit]  ; en ce moment : sur un Bricolage
           *[other]  ; en ce moment : { $doing }
        }
       *[no] {""}
    }{ $carries ->
        [yes]  ; soins posés : { $medicine }
       *[no] {""}
    }.
board-storage = { $some ->
        [yes] Inventaire : { $goods }.
       *[no] L’Inventaire est vide.
    }
board-x5 = Marqueurs de l’Inventaire x5 : { $goods }.
board-floor = { $some ->
        [yes] { $floor } : { $things }.
       *[no] { $floor } : rien.
    }
board-holes = { $some ->
        [yes] Barricades en place : { $holes }.
       *[no] Aucune Barricade n’est en place.
    }
board-objective = Objectif : { $card }{ $counter ->
        [yes] , { $progress } sur { $steps } cases
       *[no] {""}
    }{ $met ->
        [yes] , accompli pour l’instant.
       *[no] , pas accompli pour l’instant.
    }
board-events = { $some ->
        [yes] Événements en cours : { $cards }.
       *[no] Aucun Événement en cours.
    } { $left ->
        [one] Il reste { $left } carte dans le paquet d’Événement.
       *[other] Il reste { $left } cartes dans le paquet d’Événement.
    }
board-hand = { $some ->
        [yes] Actions narratives : { $cards }.
       *[no] Aucune Action narrative en main.
    }
board-location = { $slot } : { $card }, { $unknown } cartes.{ $obstacles ->
        [yes] {" "}Obstacles : { $map }.
       *[no] {""}
    }{ $acts ->
        [yes] {" "}Contre des cartes : { $actions }.
       *[no] {""}
    }{ $here ->
        [yes] {" "}L’équipe y est.
       *[no] {""}
    }
board-trip = Sur place ({ $card }) : Bruit { $noise }, encore { $unknown ->
        [one] { $unknown } carte
       *[other] { $unknown } cartes
    } de l’Inconnu, charge { $load } sur { $limit }. { $some ->
        [yes] Pile des Trouvailles : { $goods }.
       *[no] La pile des Trouvailles est vide.
    }
board-slot = Sur l’aire d’Exploration : { $cards }.
board-combat = Combat ({ $card }), { $round ->
        [0] avant le premier round
       *[other] round { $round }
    }. Face à nous : { $foes }.
board-raid = Raid de nuit : { $card }, Dégâts { $damage }, Blessures { $wounds }.
board-deal = Commerce ({ $list }). En vente : { $sold }. Panier : { $some ->
        [yes] { $goods } pour { $price }, déjà payé { $paid }.
       *[no] rien de choisi encore.
    }

## Le récit

# $out : si quelqu’un part en Collecte ; $found : si quelque chose en revient.
story-day = Jour { $day } : { $event }.{ $built ->
        [0] {""}
        [one] {" "}{ $built } Bricolage est construit.
       *[other] {" "}{ $built } Bricolages sont construits.
    }{ $out ->
        [yes] { $found ->
            [yes] {" "}Collecte ({ $place }) : { $goods }.
           *[no] {" "}Collecte ({ $place }) : rien ne rentre au Refuge.
        }
       *[no] {""}
    }{ $deaths ->
        [0] {""}
       *[other] {" "}Nous perdons { $lost }.
    }
story-lost = { $how ->
        [left] { $who } nous quitte le jour { $day }.
       *[died] { $who } meurt le jour { $day }.
    } { $epilogue }
story-survivor = { $who } voit la paix. { $epilogue }

## Ce qui est visible à côté des cartes

zone-storage = l’Inventaire
zone-pile = la pile des Trouvailles
zone-outside = dehors
board-note = Pion noté ({ $where }) : { $note }. { $text }
board-holds = { $name }. { $text }
holds-one-action = Une seule action
    .text = Chaque Personnage ne fait qu’une action aujourd’hui.
holds-basement = Sous-sol condamné
    .text = Personne n’entre au sous-sol, rien n’en sort.
holds-uniforms = Uniformes
    .text = Soldats, Rebelles et Déserteurs peuvent être ignorés à la prochaine Collecte.
holds-soldier = Un soldat à la porte
    .text = Il garde un œil sur le Refuge la nuit prochaine.
holds-more-raids = Deux raids cette nuit
    .text = On pioche deux cartes Raid nocturne au lieu d’une.
holds-unguarded = Personne ne monte la garde
    .text = Les raids de cette nuit se résolvent sans dés.
holds-hopeless = Envers et contre tout
    .text = La Campagne ne peut plus être gagnée ; le groupe a choisi de continuer.
holds-sniper-fire = Tireur embusqué
    .text = Qui finit une action au dernier étage lance le dé noir à la fin de l’étape : sur 1 ou 2, Blessures +1. Si le trou d’obus du pignon est barricadé, sur 1 seulement. Les autres n’y risquent rien, et passer est sans danger.
name-spirit = Trait { $letter }
card-character = { $life } Prouesse { $prowess }, Empathie { $empathy }, Sac à dos { $inventory }. { $skill } : { $about } Trait A : { $a } Trait B : { $b } Trait C : { $c }
