### This War of Mine : ce que signifient noms, icônes et nombres en ce moment

explain-state-name = { $who }, { $state } { $level } sur { $last }
# $lost: how many of the three actions of a day it costs.
explain-state = { $state } { $level } ({ $word }) : { $asleep ->
        [yes] dort, rien qu’une Sieste
       *[no] { $lost ->
            [0] ne coûte aucune action
            [1] perd la troisième action
            [2] perd la deuxième et la troisième action
           *[other] perd les trois actions
        }
    }.
explain-edge = Un niveau de plus est la fin.
explain-worse = Un autre État coûte davantage ; seul le pire compte.
explain-actions-name = { $who } : { $left ->
        [0] aucune action
        [1] 1 action par jour
       *[other] { $left } actions par jour
    }
explain-actions = { $asleep ->
        [yes] Endormi : une Sieste, nourriture, Eau et soins seulement.
       *[no] { $left ->
            [0] Ne peut pas agir aujourd’hui.
            [1] Peut agir à la première étape du jour.
            [2] Peut agir aux deux premières étapes du jour.
           *[other] Peut agir aux trois étapes du jour.
        }
    }
explain-prowess = { $value ->
        [0] Ne peut relancer aucun dé de Combat.
        [1] Peut relancer 1 dé de Combat à chaque round d’un Combat, et 1 de Garde.
       *[other] Peut relancer des dés de Combat { $value } fois à chaque round d’un Combat, et autant de Garde.
    }
explain-empathy = Un jet d’Empathie l’atteint de 1 à { $value } sur 10 : { $value } chances sur 10.
explain-inventory = Rapporte un poids de { $value } de la Collecte.
explain-doing = En ce moment : { $what }.
explain-good-here = { $storage } dans l’Inventaire{ $five ->
        [0] {""}
       *[other] {" "}et { $five } sur l’Inventaire x5 (5 chacun)
    }{ $pile ->
        [0] {""}
       *[other] , { $pile } sur la pile des Trouvailles
    }.
explain-noise-name = Bruit { $noise } sur { $most }
explain-noise = Un jet de Bruit de 1 à { $noise } fait venir quelqu’un : { $noise } chances sur 10.
explain-no-cold = Aucun pion Froid n’est posé.
explain-foe = { $weapon }, { $wounds } Blessures sur { $last }, peut relancer { $prowess } fois par round.
