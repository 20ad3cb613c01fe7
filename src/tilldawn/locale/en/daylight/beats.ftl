### Survive Until Daylight: what has happened, shown moment by moment. What came of it is told in the words of the log

## Over the title ($number of $of: which one it is)

beat-round-kicker = The night goes on
beat-wave-kicker = { $seat } has drawn it
beat-arrival-kicker = New on the line
beat-draw-kicker = { $seat } searches the Rubble
beat-attack-kicker = { $seat } attacks
beat-blow-kicker = { $of ->
        [0] The enemies’ turn
       *[other] The enemies’ turn, blow { $number } of { $of }
    }
beat-death-kicker = One death, and the night is lost

## Titles

beat-round = { $last ->
        [yes] No more of them come
       *[no] Round { $round }
    }
beat-wave = { card-wave }
beat-arrival = { $count ->
        [one] 1 comes out of the dark
       *[other] { $count } come out of the dark
    }
beat-draw = { $drawn }
beat-attack = { $weapon } against { $target }
# $result: "hurt", "blocked" (by a Barricade), "missed", "trapped" (it fell in a Trap), "survivor" or "open".
beat-blow = { $result ->
        [blocked] { $target } stops { $enemy }
        [missed] { $enemy } misses { $target }
        [trapped] { $enemy } walks into a Trap
        [open] { $enemy } goes for { $target }
       *[hurt] { $enemy } strikes { $target }
    }
beat-death = { $seat } is dead

## The last scene

closing-round = Round { $round } of the night
closing-hearts = { $hearts } of { $all } hearts left
closing-felled = { $count ->
        [one] 1 enemy felled
       *[other] { $count } enemies felled
    }
closing-delays = { card-wave } put off { $count ->
        [one] once
       *[other] { $count } times
    }
closing-person-alive = { $won ->
        [yes] saw the morning
       *[no] was still standing
    }
closing-deeds = { CAP(THE($character)) }: { $health } of { $track } hearts. Dealt { $dealt } Damage, felled { $felled }, suffered { $suffered }, healed { $healed }; kept { $kept ->
        [one] 1 card
       *[other] { $kept } cards
    }, crafted { $crafted }, gave away { $given }.
closing-step = Round { $round }
closing-name = { $seat }
closing-chart-hearts = Hearts at the end of each Round
closing-chart-dealt = Damage dealt in each Round
closing-turn-lost = { $hearts ->
        [one] The enemies’ turn cost 1 heart.
       *[other] The enemies’ turn cost { $hearts } hearts.
    }
