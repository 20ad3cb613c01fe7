### This War of Mine: rows and numbers printed on cards, as icons with their words

chart-harm = What they come for
# A title over numbers: $value is one of them.
chart-damage = Damage { $value }
chart-wounds = { state-wounds } { $value }
chart-prowess = { term-prowess } { $value }
chart-empathy = { term-empathy } { $value }
chart-inventory = { term-inventory } { $value }
chart-value = { $value ->
        [0] No value in Trade
       *[other] Value { $value } in Trade
    }
chart-weight = Weight { $value } on the way home
chart-box = { $value } left in the box
chart-cost = Cost
chart-literal = At a table that keeps to the printed card
chart-foes = Enemies
chart-foes-number = { $least ->
        [1] { $most ->
            [1] always 1
           *[other] 1 to { $most }, by the Black die
        }
       *[other] { $least } to { $most }, by the Black die
    }
chart-arms = Their weapons, by letter
chart-armed = { $letter }: { $weapon }
chart-finds = Special finds, Black die

# A Findings card
chart-noise = nothing, and Noise rises by 1

# A Fate card. $by: what the State changes by; $levels: at which Wounds, where it is not the same at all of them.
chart-remedy = { $good }: { $accepted ->
        [no] not accepted
       *[yes] { chart-change }
    }
chart-relief = { $accepted ->
        [no] –
       *[yes] { chart-change }
    }
chart-change = { $by ->
        [-2] −2
        [-1] −1
        [0] no change
       *[other] +{ $by }
    }
chart-untreated = { $some ->
        [yes] Untreated at level { $levels }: { chart-change }
       *[no] Untreated: { chart-change }
    }
chart-in-bed = Untreated after a night in a Bed: no change
chart-cold = Cold, after Board-Ups
chart-chilled = { $who ->
        [one] From { $cold } on, one Character of your choice: Illness +1
       *[all] From { $cold } on, every Character: Illness +1
    }
chart-chill = { $who ->
        [one] +1 for one from { $cold } on
       *[all] +1 for all from { $cold } on
    }
chart-exchange = Location
chart-combat = In Combat: { $half }

# Which row counts, where a card is drawn for one purpose only.
opened-finding = Only one row counts: { $row }, which is what was searched.
opened-dawn = At Dawn the upper part counts.
opened-combat = In Combat only the lower part counts.
opened-colour = In Combat only the lower part could count, and its die has another colour: a miss.

# Cards without what is printed as a row
card-fitting = { $base_of ->
        [0] {""}
       *[other] Can be upgraded: { $upgrades }.{" "}
    }{ $text }
card-place = { $text }{ $obstacles ->
        [yes] {" "}Obstacles: { $map }.
       *[no] {" "}No obstacles.
    }{ $acts ->
        [yes] {" "}Can be done here, for Unknown cards: { $actions }.
       *[no] {""}
    }
