### This War of Mine: what names, icons and numbers mean now

explain-state-name = { $who }, { $state } { $level } of { $last }
# $lost: how many of the three actions of a day it costs.
explain-state = { $state } { $level } ({ $word }): { $asleep ->
        [yes] asleep, no action but a Nap
       *[no] { $lost ->
            [0] costs no action
            [1] loses the third action
            [2] loses the second and the third action
           *[other] loses all three actions
        }
    }.
explain-edge = One more level is the end.
explain-worse = Another State costs more; only the worst one counts.
explain-actions-name = { $who }: { $left ->
        [0] no action
        [one] 1 action a day
       *[other] { $left } actions a day
    }
explain-actions = { $asleep ->
        [yes] Asleep: a Nap, food, Water and medicine only.
       *[no] { $left ->
            [0] Cannot act today.
            [1] Can act in the first stage of the day.
            [2] Can act in the first two stages of the day.
           *[other] Can act in all three stages of the day.
        }
    }
explain-prowess = { $value ->
        [0] May roll no Combat die again.
        [one] May roll 1 Combat die again in each round of a fight, and 1 on Guard.
       *[other] May roll Combat dice again { $value } times in each round of a fight, and as often on Guard.
    }
explain-empathy = An Empathy roll hits on 1 to { $value } of 10: { $value } in 10.
explain-inventory = Carries a weight of { $value } home from Scavenging.
explain-doing = Now: { $what }.
explain-good-here = { $storage } in Storage{ $five ->
        [0] {""}
       *[other] {" "}and { $five } on Storage x5 (5 each)
    }{ $pile ->
        [0] {""}
       *[other] , { $pile } on the Findings Pile
    }.
explain-noise-name = Noise { $noise } of { $most }
explain-noise = A Noise roll of 1 to { $noise } brings somebody: { $noise } in 10.
explain-no-cold = No Cold token lies out.
explain-foe = { $weapon }, { $wounds } of { $last } Wounds, may roll again { $prowess ->
        [one] once
       *[other] { $prowess } times
    } a round.
