### This War of Mine: the scene in the middle of the page

web-stage-more = More below

## City and trip

web-stage-city = The city
web-stage-noise = Noise
web-stage-noise-level = Noise { $noise } of { $loudest }
web-stage-unknown = { $count ->
        [one] 1 Unknown card
       *[other] { $count } Unknown cards
    }
web-stage-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-stage-explored = { $count ->
        [0] none behind us yet
        [one] 1 behind us
       *[other] { $count } behind us
    }
web-stage-on-top = Next, as we have seen
web-stage-slot = Exploration slot
web-stage-here = We are here
web-stage-band = special rule
web-stage-priced = { $cards ->
        [one] { $action } (1 card)
       *[other] { $action } ({ $cards } cards)
    }
web-stage-find = { $good } on { $on }
web-stage-hidden = { $good } ×{ $count }, hidden here
web-stage-finds = { $finds ->
        [0] no find yet
        [one] 1 find
       *[other] { $finds } finds
    }
web-stage-finding = Findings card
web-stage-resident = Residents
web-stage-exploration = Exploration
web-stage-pile = Findings Pile
web-stage-load = load { $load } of { $limit }{ $heavy ->
        [yes] , too heavy
       *[no] {""}
    }
web-stage-piece = { $good } ×{ $count }, weight { $weight } each
web-stage-pile-empty = nothing yet

## Combat

web-stage-ours = We
web-stage-theirs = They
web-stage-enemy = Enemy { $letter }
web-stage-before = Before the first round
web-stage-round = Round { $round }
web-stage-breaks = they run at { $at ->
        [one] 1 Wound
       *[other] { $at } Wounds
    } ({ $dealt } so far)
web-stage-dead = { $count ->
        [one] 1 dead
       *[other] { $count } dead
    }
web-stage-wounds-of = Wounds { $wounds } of { $last }
web-stage-rerolls = { $count ->
        [0] no reroll
        [one] 1 reroll
       *[other] { $count } rerolls
    }
web-stage-dodging = Dodging
web-stage-down = Down
web-stage-die = a Combat die

## Night Raid

web-stage-raid = Night Raid
web-stage-raid-coming = No raid card has been turned up yet. The house listens.
web-stage-raid-over = The raids of this night are over.
web-stage-damage = Damage
web-stage-points = Defence
web-stage-board-ups = { $boarded } of { $holes } Holes boarded up
web-stage-raids-left = { $count ->
        [one] 1 more raid to come
       *[other] { $count } more raids to come
    }
web-stage-guards = { $count ->
        [0] Nobody stands guard
       *[other] On guard
    }
web-stage-shots = { $count } Ammo

## Trade

web-stage-ware = value { $value } · weight { $weight }
web-stage-basket = Basket
web-stage-basket-empty = nothing yet
web-stage-price = Price
web-stage-bargain = Bargaining
web-stage-paid = Paid
web-stage-commission = Commission
web-stage-missing = { $count ->
        [0] Enough. No change is given.
       *[other] { $count } still to pay
    }

## Cards

web-stage-event = Event
web-stage-visitor = Visitor
web-stage-fate = Fate
web-stage-narrative = Narrative Action
web-row-counts = { $counts ->
        [yes] counts now
       *[no] does not count now
    }

## The end

web-stage-won = We lived to see the end
web-stage-lost = We did not see the end
web-stage-fate-of = { $how ->
        [alive] alive on day { $day }
        [left] left on day { $day }
       *[died] died on day { $day }
    }
web-stage-story = The story
web-stage-epilogues = What became of us
web-stage-days = Day by day

## Choices made in the scene: supper, Water, the Evening, Dawn

web-grid-given = given
web-grid-chosen = chosen
web-grid-shut = not possible
web-grid-extras = What else can be chosen
web-supper = Supper
# $people: how many sit at the table; $water: how much is left.
web-supper-text = { $people ->
        [one] One of us at the table.
       *[other] { $people } of us at the table.
    } Water left: { $water }.
web-supper-who = Who eats what?
web-supper-after = After supper
web-supper-left = Left in Storage
web-supper-serve = Serve supper
web-evening = Who does what tonight?
web-evening-text = A task counts from the moment the night begins.
web-evening-cells = In each cell: their Fatigue afterwards
web-evening-begin = Begin the night
web-evening-anyway = Go unguarded…
web-water = Who drinks?
web-water-after = Without Water
web-water-drinks = drinks
web-water-pour = Hand out the Water
web-care = Before the day begins
web-care-fate = Turn up the Fate card
web-care-on = Go on
web-care-after = After the Fate card
