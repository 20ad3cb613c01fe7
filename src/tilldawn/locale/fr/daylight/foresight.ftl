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
