### This War of Mine: names made of parts, cards in words, the table in plain lines, the story of the Campaign

## Names made of parts

name-recipe = { $goods }
# An action of a Fitting: $goods is paid, $made gained, $need must be in Storage; with $choice one of the list.
# Without cost and product it is the word “free”, which other messages use as a key.
name-deed = { $cost ->
        [yes] { $gives ->
            [yes] { $goods }{ $fuel ->
                [0] {""}
                [one] , 1 Wood or Book
               *[other] , { $fuel } Wood or Books
            } → { $choice ->
                [yes] a choice of { $made }
               *[no] { $made }
            }{ $each ->
                [yes] {" "}each time
               *[no] {""}
            }{ $needs ->
                [yes] , with { $need } in Storage
               *[no] {""}
            }
           *[no] { $choice ->
                [yes] a choice of { $goods }
               *[no] { $goods }
            }{ $fuel ->
                [0] {""}
                [one] , 1 Wood or Book
               *[other] , { $fuel } Wood or Books
            }{ $needs ->
                [yes] , with { $need } in Storage
               *[no] {""}
            }
        }
       *[no] { $gives ->
            [yes] { $made }
           *[no] free
        }
    }
# $thing: whether something lies there; $wait: whether it bears a Wait token.
name-place = { $thing ->
        [yes] { $space } ({ $card }{ $wait ->
            [yes] , Wait token
           *[no] {""}
        })
       *[no] { $space } (free)
    }
name-priced = { $cards ->
        [one] { $action } (1 card)
       *[other] { $action } ({ $cards } cards)
    }
name-foe = { $token ->
        [A1] { enemy-a1 }
        [A2] { enemy-a2 }
        [A3] { enemy-a3 }
        [A4] { enemy-a4 }
        [B1] { enemy-b1 }
        [B2] { enemy-b2 }
        [B3] { enemy-b3 }
        [C1] { enemy-c1 }
       *[C2] { enemy-c2 }
    } ({ $weapon }, { $wounds } of 3 Wounds, Prowess { $prowess })
name-rolled = { $good } on { $roll }
nothing-here = nothing

## Cards in words: what is printed as numbers, and the card's own text

card-recipe = Cost: { $goods }{ $misprint ->
        [yes] {" "}({ $literal } at a table that keeps to the printed card)
       *[no] {""}
    }. { $base_of ->
        [0] {""}
       *[other] Can be upgraded: { $upgrades }.{" "}
    }{ $text }
card-raid = Damage { $damage }, Wounds { $wounds }. { $text }
card-resident = { $text } Enemies: { $least ->
        [1] { $most ->
            [1] always 1
           *[other] 1 to { $most }, by the Black die
        }
       *[other] { $least } to { $most }, by the Black die
    }. Weapons of the Enemies: A { $a }, B { $b }, C { $c }.
card-location = { $text }{ $obstacles ->
        [yes] {" "}Obstacles: { $map }.
       *[no] {" "}No obstacles.
    }{ $acts ->
        [yes] {" "}Can be done here, for Unknown cards: { $actions }.
       *[no] {""}
    } Special finds, Black die: { $finds }.
card-findings = { row-furniture }: { $furniture }. { row-heap }: { $heap }. { row-pantry }: { $pantry }. { row-stash }: { $stash }.
card-objective = { $text } Reward: { $reward } Penalty: { $penalty }
card-narrative = { $when } { $text }
card-fate = { $illness } { $wounds } { $third } { $wait } { $spirit } In Combat: { $combat }

## The table in plain lines

board-setup = Setting up the Campaign.
# $felt: Cold after Board-Ups.
board-heading = Day { $day }, { $phase }{ $stage ->
        [0] {""}
       *[other] , stage { $stage }
    }. Cold { $cold } ({ $felt } after Board-Ups).{ $seats ->
        [one] {""}
       *[other] {" "}Leader: { $leader }.
    }
board-person = { $who }: Hunger { $hunger }, Fatigue { $fatigue }, Illness { $illness }, Misery { $misery }, Wounds { $wounds }; { $asleep ->
        [yes] asleep
       *[no] { $actions ->
            [0] no action
            [one] 1 action a day
           *[other] { $actions } actions a day
        }
    }; Prowess { $prowess }, Empathy { $empathy }, Inventory { $inventory }; { $skill }{ $busy ->
        [yes] ; tonight: { $task }
       *[no] {""}
    }{ $does ->
        [yes] { $doing ->
            [free] ; now: at a Fitting
           *[other] ; now: { $doing }
        }
       *[no] {""}
    }{ $carries ->
        [yes] ; placed here: { $medicine }
       *[no] {""}
    }.
board-storage = { $some ->
        [yes] Storage: { $goods }.
       *[no] Storage is empty.
    }
board-x5 = Storage x5 markers: { $goods }.
board-floor = { $some ->
        [yes] { $floor }: { $things }.
       *[no] { $floor }: nothing.
    }
board-holes = { $some ->
        [yes] Boarded up: { $holes }.
       *[no] No Hole is boarded up.
    }
board-objective = Objective: { $card }{ $counter ->
        [yes] , { $progress } of { $steps } steps
       *[no] {""}
    }{ $met ->
        [yes] , fulfilled so far.
       *[no] , not fulfilled so far.
    }
board-events = { $some ->
        [yes] Events in force: { $cards }.
       *[no] No Event is in force.
    } { $left ->
        [one] 1 card is left in the Events deck.
       *[other] { $left } cards are left in the Events deck.
    }
board-hand = { $some ->
        [yes] Narrative Actions: { $cards }.
       *[no] No Narrative Action in hand.
    }
board-location = { $slot }: { $card }, { $unknown } cards.{ $obstacles ->
        [yes] {" "}Obstacles: { $map }.
       *[no] {""}
    }{ $acts ->
        [yes] {" "}For cards: { $actions }.
       *[no] {""}
    }{ $here ->
        [yes] {" "}The party is here.
       *[no] {""}
    }
board-trip = At the { $card }: Noise { $noise }, { $unknown ->
        [one] 1 Unknown card
       *[other] { $unknown } Unknown cards
    } left, load { $load } of { $limit }. { $some ->
        [yes] Findings Pile: { $goods }.
       *[no] The Findings Pile is empty.
    }
board-slot = On the Exploration slot: { $cards }.
board-combat = Combat ({ $card }), { $round ->
        [0] before the first round
       *[other] round { $round }
    }. Against us: { $foes }.
board-raid = Night Raid: { $card }, Damage { $damage }, Wounds { $wounds }.
board-deal = Trade ({ $list }). For sale: { $sold }. Basket: { $some ->
        [yes] { $goods } for { $price }, { $paid } paid.
       *[no] nothing chosen yet.
    }

## The story

# $out: whether somebody went Scavenging; $found: whether anything was brought home.
story-day = Day { $day }: { $event }.{ $built ->
        [0] {""}
        [one] {" "}1 Fitting was built.
       *[other] {" "}{ $built } Fittings were built.
    }{ $out ->
        [yes] { $found ->
            [yes] {" "}The { $place } gave us { $goods }.
           *[no] {" "}Nothing came home from the { $place }.
        }
       *[no] {""}
    }{ $deaths ->
        [0] {""}
       *[other] {" "}We lost { $lost }.
    }
story-lost = { $how ->
        [left] { $who } left on day { $day }.
       *[died] { $who } died on day { $day }.
    } { $epilogue }
story-survivor = { $who } saw the peace. { $epilogue }

## What lies open beside the cards

zone-storage = Storage
zone-pile = the Findings Pile
zone-outside = outside
board-note = Written token at { $where }: { $note }. { $text }
board-holds = { $name }. { $text }
holds-one-action = One action only
    .text = Each Character may take a single action today.
holds-basement = The basement is closed
    .text = Nobody and nothing gets into the basement or out of it.
holds-uniforms = Uniforms
    .text = Soldiers, Rebels and Deserters may be let pass on the next Scavenging.
holds-soldier = A soldier at the door
    .text = He keeps an eye on the Shelter in the coming night.
holds-more-raids = Two raids tonight
    .text = Two Night Raid cards are drawn instead of one.
holds-unguarded = Nobody on Guard
    .text = The raids of this night are met without dice.
holds-hopeless = Played on
    .text = The Campaign cannot be won any more; the group has chosen to go on.
holds-sniper-fire = Sniper Fire
    .text = Whoever finishes an action on the top floor rolls the Black die when the stage is over: on 1 or 2 Wounds +1. With the shell hole in the gable boarded up only on 1. Nobody else up there is hit; passing through is safe.
name-spirit = Spirit { $letter }
card-character = { $life } Prowess { $prowess }, Empathy { $empathy }, Inventory { $inventory }. { $skill }: { $about } Spirit A: { $a } Spirit B: { $b } Spirit C: { $c }
