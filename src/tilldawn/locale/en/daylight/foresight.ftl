### What will come of an option

## What changes; $now and $then are the numbers before and after

foresight-daylight-health = { $seat }: Health { $now } → { $then }
foresight-daylight-barricades = { $seat }: Barricades { $now } → { $then }
foresight-daylight-traps = { $seat }: Traps { $now } → { $then }
foresight-daylight-gains = { $count ->
        [one] { $seat } gets { $card }
       *[other] { $seat } gets { $card } ×{ $count }
    }
foresight-daylight-loses = { $count ->
        [one] { $seat } gives up { $card }
       *[other] { $seat } gives up { $card } ×{ $count }
    }
foresight-daylight-falls = { $enemy } falls
foresight-daylight-left = { $enemy }: Health { $now } → { $then }
foresight-daylight-away = { $then ->
        [0] { $enemy } comes back
       *[other] { $enemy } is driven off
    }
foresight-daylight-spears = { $enemy }: Spears in it { $now } → { $then }
foresight-daylight-comes = { $enemies } line up
foresight-daylight-combat = Combat deck { $now } → { $then }
foresight-daylight-active = Active pile { $now } → { $then }
