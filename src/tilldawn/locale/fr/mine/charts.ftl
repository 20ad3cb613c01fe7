### This War of Mine : lignes et chiffres imprimés sur les cartes, en icônes accompagnées de leurs mots

chart-harm = Ce qu’ils viennent prendre
# Un titre au-dessus de chiffres : $value est l’un d’eux.
chart-damage = Dégâts { $value }
chart-wounds = { state-wounds } { $value }
chart-prowess = { term-prowess } { $value }
chart-empathy = { term-empathy } { $value }
chart-inventory = { term-inventory } { $value }
chart-value = { $value ->
        [0] Sans valeur dans le Commerce
       *[other] Valeur { $value } dans le Commerce
    }
chart-weight = Poids { $value } au retour
chart-box = Il en reste { $value } dans la boîte
chart-cost = Coût
chart-literal = À une table qui s’en tient à la carte imprimée
chart-foes = Ennemis
chart-foes-number = { $least ->
        [1] { $most ->
            [1] toujours 1
           *[other] de 1 à { $most }, selon le dé noir
        }
       *[other] de { $least } à { $most }, selon le dé noir
    }
chart-arms = Leurs armes, par lettre
chart-armed = { $letter } : { $weapon }
chart-finds = Trouvailles spéciales, dé noir

# Une carte Trouvailles
chart-noise = rien, et le Bruit augmente de 1

# Une carte Destin. $by : ce que l’État gagne ou perd ; $levels : à combien de Blessures, là où tout n’est pas égal.
chart-remedy = { $good } : { $accepted ->
        [no] sans effet ici
       *[yes] { chart-change }
    }
chart-relief = { $accepted ->
        [no] –
       *[yes] { chart-change }
    }
chart-change = { $by ->
        [-2] −2
        [-1] −1
        [0] rien ne change
       *[other] +{ $by }
    }
chart-untreated = { $some ->
        [yes] Sans soins au niveau { $levels } : { chart-change }
       *[no] Sans soins : { chart-change }
    }
chart-in-bed = Sans soins, après une nuit dans un Lit : rien ne change
chart-cold = Froid, Barricades déduites
chart-chilled = { $who ->
        [one] À partir de { $cold }, un Personnage de votre choix : Maladie +1
       *[all] À partir de { $cold }, chaque Personnage : Maladie +1
    }
chart-chill = { $who ->
        [one] +1 pour l’un de nous dès { $cold }
       *[all] +1 pour tous dès { $cold }
    }
chart-exchange = Lieu
chart-combat = En Combat : { $half }

# Quelle ligne compte, quand une carte n’est tirée que pour un seul usage.
opened-finding = Une seule ligne compte, celle de ce que nous avons fouillé : { $row }.
opened-dawn = À l’Aube, c’est la partie supérieure qui compte.
opened-combat = En Combat, seule la partie inférieure compte.
opened-colour = En Combat, seule la partie inférieure pourrait compter, mais son dé est d’une autre couleur : raté.

# Les cartes sans ce qui est imprimé en lignes
card-fitting = { $base_of ->
        [0] {""}
       *[other] Peut être amélioré : { $upgrades }.{" "}
    }{ $text }
card-place = { $text }{ $obstacles ->
        [yes] {" "}Obstacles : { $map }.
       *[no] {" "}Pas d’obstacle.
    }{ $acts ->
        [yes] {" "}Ce qui s’y fait, contre des cartes de l’Inconnu : { $actions }.
       *[no] {""}
    }
