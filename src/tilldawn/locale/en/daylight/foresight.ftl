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

## What may come of a draw: what may happen, without how likely

foresight-daylight-sign-won = The night is over and we have come through
foresight-daylight-sign-ends = The night is lost
foresight-daylight-sign-wave = { $seat } draws WAVE!
foresight-daylight-sign-draws = { $seat } draws { $card }
foresight-daylight-sign-stolen = { $seat } loses a card to a thief
foresight-daylight-sign-assault = They come as { $assault }

## Attacks and the enemies’ turn

foresight-daylight-damage = Damage to { $enemy }: { $mean } on average ({ $least } to { $most })
foresight-daylight-odds-splash = A Combat card brings 1 Splash more
foresight-daylight-odds-cost = Nobody falls, and { $seat } suffers { $damage } Damage
foresight-daylight-splash = Splash to each neighbour: { $least }
foresight-daylight-splash-ours = Splash would hit { $who }, too: on our side.
foresight-daylight-odds-dies = { $seat } dies this Round if nothing else is done
foresight-daylight-odds-dies-then = { $seat } dies this Round if { $enemy } has fallen
foresight-daylight-odds-wave = WAVE! has come by the draw of { $seat }
foresight-daylight-supposed = Supposed: the Combat card with the most Damage is taken, and nobody plays anything else.
foresight-daylight-deck = { $draws ->
        [0] No Combat card is drawn
        [one] 1 Combat card is drawn
       *[other] { $draws } Combat cards are drawn
    }; the deck holds { $left }.
foresight-daylight-blow = { $how ->
        [trap] { $enemy } walks into a Trap of { $target }
        [wall] { $enemy } strikes { $target }: the Barricade takes it
       *[hits] { $enemy } strikes { $target }: { $draws ->
            [0] { $damage }
           *[other] { $damage } and a Combat card
        }
    }
foresight-daylight-ends = This loses the night.

## Families of the next card

foresight-daylight-next-ammo = The next card: { family-ammo }
foresight-daylight-next-ingredient = The next card: { family-ingredient }
foresight-daylight-next-healing = The next card: { family-healing }
foresight-daylight-next-special = The next card: { family-special }
foresight-daylight-next-bad-luck = The next card: { family-bad-luck }
foresight-daylight-next-weapon = The next card: { family-weapon }
foresight-daylight-next-junk = The next card: { family-junk }
