### Survive Until Daylight: where we are, what we want, what threatens; always in view

outlook-setup = Before the night
outlook-round = Round { $round }
outlook-phase-search = Search
outlook-phase-trade = Trade
outlook-phase-combat = Combat

## What we want

# $when: setup, later, last (the sixth Round) or late (after it).
outlook-daylight = { $when ->
        [setup] { $rounds } Rounds to daylight
        [late] Clear the line
        [last] The last Round
       *[later] { $left ->
            [one] 1 Round after this one
           *[other] { $left } Rounds after this one
        }
    }
outlook-daylight-short = { $when ->
        [late] Clear the line
        [last] Last Round
        [setup] { $rounds } Rounds
       *[later] { $round } of { $rounds }
    }
outlook-daylight-how = { $when ->
        [late] Nobody comes any more; nobody may die
        [last] Clear the line; nobody may die
       *[other] Nobody may die until daylight
    }
outlook-win = We win when Round { $rounds } is over, no enemy stands on the line and everybody is alive.
outlook-lose = One death, and all of us have lost.
outlook-after = Enemies left after Round { $rounds } are fought in further Rounds; nobody joins them.

## Who may die

outlook-close = { $count ->
        [one] { $people } in danger
       *[other] { $count } of us in danger
    }
outlook-close-short = { $count ->
        [one] { $people } in danger
       *[other] { $count } in danger
    }
# $by: turn (the blows that are known to come), foe (a blow of up to $blow) or delay (putting WAVE! off).
outlook-close-by = { $by ->
        [turn] Up to { $blow } Damage in the enemies’ turn
        [foe] Up to { $blow } by a single { $kind }
       *[delay] Putting WAVE! off would kill
    }
outlook-close-turn = { $who }: Health { $health } of { $track }, loses up to { $most }.
outlook-close-one = { $who }: Health { $health } of { $track }.

## The line

outlook-assault = { $when ->
        [coming] Coming: { $assault }
        [here] { $assault }
        [none] No Assault any more
       *[unknown] Assault not known yet
    }
outlook-line = { $when ->
        [coming] { $comes ->
            [one] 1 enemy comes, { $enemies } on the line
           *[other] { $comes } enemies come, { $enemies } on the line
        }
       *[other] { $enemies ->
            [0] The line is empty
            [one] 1 enemy on the line
           *[other] { $enemies } enemies on the line
        }
    }
outlook-line-short = { $when ->
        [coming] { $comes } coming
       *[other] { $enemies ->
            [one] 1 enemy
           *[other] { $enemies } enemies
        }
    }
outlook-assault-comes = It brings { $wave }.
outlook-monsters = Monsters make every other enemy strike { $bonus } harder.
outlook-line-how = When all of us have acted, each enemy attacks once, from left to right: a Survivor if there is one, else whoever holds WAVE!, then on clockwise. Who is not killed stays for the next Round.

## WAVE!

outlook-wave = { $where ->
        [held] WAVE! with { $holder }
        [drawn] WAVE! has been drawn
       *[pile] WAVE!: 1 in { $cards } cards
    }
outlook-wave-short = { $where ->
        [held] WAVE!: { $holder }
        [drawn] WAVE!
       *[pile] WAVE! 1 in { $cards }
    }
outlook-wave-why = { $where ->
        [held] { $spared ->
            [yes] Survivors are struck before { $holder }
           *[no] The first blow is for { $holder }
        }
        [drawn] Accept it, or pay 1 Health to delay
       *[pile] Whoever draws it ends the Search
    }
outlook-wave-how = Whoever draws WAVE! turns up the Assault, then accepts it (Search ends, the enemies line up) or takes 1 Damage, draws a card and shuffles WAVE! back in.

## Combat cards

outlook-cards = { $left ->
        [one] 1 Combat card left
       *[other] { $left } Combat cards left
    }
outlook-cards-short = { $left ->
        [one] 1 Combat card
       *[other] { $left } Combat cards
    }
outlook-cards-used = { $used ->
        [0] None used yet
       *[other] { $used } used, all seen
    }
outlook-cards-how = We and the enemies draw from one Combat deck. When it is empty, the used cards are shuffled anew.
