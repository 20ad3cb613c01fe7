### Ce qu’un choix entraînera

## Ce qui change ; $now et $then sont les nombres avant et après

foresight-daylight-health = { $seat } : Santé { $now } → { $then }
foresight-daylight-barricades = { $seat } : Barricades { $now } → { $then }
foresight-daylight-traps = { $seat } : Pièges { $now } → { $then }
foresight-daylight-gains = { $count ->
        [one] { $seat } reçoit { $card }
       *[other] { $seat } reçoit { $card } ×{ $count }
    }
foresight-daylight-loses = { $count ->
        [one] { $seat } cède { $card }
       *[other] { $seat } cède { $card } ×{ $count }
    }
foresight-daylight-falls = { $enemy } tombe
foresight-daylight-left = { $enemy } : Santé { $now } → { $then }
foresight-daylight-away = { $then ->
        [0] { $enemy } revient
       *[other] { $enemy } est mis en fuite
    }
foresight-daylight-spears = { $enemy } : Lances plantées { $now } → { $then }
foresight-daylight-comes = Se mettent en ligne : { $enemies }
foresight-daylight-combat = Paquet Combat { $now } → { $then }
foresight-daylight-active = Pile active { $now } → { $then }

## Ce qui peut sortir d’une pioche : ce qui peut arriver, sans dire combien de chances

foresight-daylight-sign-won = La nuit est finie et nous en sommes sortis
foresight-daylight-sign-ends = La nuit est perdue
foresight-daylight-sign-wave = { $seat } pioche VAGUE !
foresight-daylight-sign-draws = { $seat } pioche : { $card }
foresight-daylight-sign-stolen = { $seat } se fait voler une carte
foresight-daylight-sign-assault = L’Assaut : { $assault }

## Attaques et tour des ennemis

foresight-daylight-damage = Dégâts sur { $enemy } : { $mean } en moyenne (de { $least } à { $most })
foresight-daylight-odds-splash = Une carte Combat apporte 1 Éclaboussure de plus
foresight-daylight-odds-cost = Personne ne tombe, et { $seat } subit { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    }
foresight-daylight-splash = Éclaboussure sur chaque voisin : { $least }
foresight-daylight-splash-ours = L’Éclaboussure toucherait aussi { $who }, de notre côté.
foresight-daylight-odds-dies = { $seat } meurt cette Manche si rien d’autre n’est fait
foresight-daylight-odds-dies-then = { $seat } meurt cette Manche si { $enemy } est tombé
foresight-daylight-odds-wave = VAGUE ! est sortie au plus tard à la pioche de { $seat }
foresight-daylight-supposed = On suppose que la carte Combat qui fait le plus de Dégâts est choisie et que personne ne joue rien d’autre.
foresight-daylight-deck = { $draws ->
        [0] Aucune carte Combat n’est piochée
        [one] 1 carte Combat est piochée
       *[other] { $draws } cartes Combat sont piochées
    } ; le paquet en compte { $left }.
foresight-daylight-blow = { $how ->
        [trap] { $enemy } tombe dans un Piège de { $target }
        [wall] { $enemy } frappe { $target } : la Barricade encaisse
       *[hits] { $enemy } frappe { $target } : { $draws ->
            [0] { $damage }
           *[other] { $damage } et une carte Combat
        }
    }
foresight-daylight-ends = La nuit serait perdue.

## Familles de la carte suivante

foresight-daylight-next-ammo = La carte suivante : { family-ammo }
foresight-daylight-next-ingredient = La carte suivante : { family-ingredient }
foresight-daylight-next-healing = La carte suivante : { family-healing }
foresight-daylight-next-special = La carte suivante : { family-special }
foresight-daylight-next-bad-luck = La carte suivante : { family-bad-luck }
foresight-daylight-next-weapon = La carte suivante : { family-weapon }
foresight-daylight-next-junk = La carte suivante : { family-junk }
