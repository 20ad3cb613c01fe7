### This War of Mine on the page: the board around the Shelter and the stage

## The sky: Cold, Leader

web-mine-cold = Cold { $cold }
web-mine-felt = felt { $felt }
web-mine-leader = Leader: { $name }

## Objective and Events

web-mine-objective = Objective { $number }
web-mine-objective-of = Objective { $number } of 3
web-mine-steps = { $progress } of { $steps }
web-mine-met = { $met ->
        [yes] met
       *[no] not met
    }
web-mine-pays = Steps for each:
web-mine-events = Events
web-mine-event = Event in force
web-mine-notice = { $kind }: { $name }, { $note }
web-mine-no-event = No Event in force
web-mine-nights = { $nights ->
        [one] this night
       *[other] { $nights } nights
    }
web-mine-lasts = { $ends ->
        [evening] until this Evening
        [raid] { web-mine-nights }
        [raids] { web-mine-nights }
        [dawn] until Dawn
        [wounded] until somebody is hit
        [chapter] until the next Chapter
        [never] to the end
       *[day] today
    }
web-mine-hand = Narrative Actions in hand
web-mine-no-hand = No Narrative Action in hand
web-mine-known = { $deck ->
        [events] Next Events, as heard
        [raids] Next Night Raid, as heard
       *[residents] Next Residents, as seen
    }
web-mine-decks = Cards left
web-mine-deck-events = Events
web-mine-deck-raids = Night Raids
web-mine-deck-visitors = Visitors
web-mine-deck-fate = Fate
web-mine-deck-characters = Characters

## Sides of the board

web-mine-sides = The scene
web-mine-side-build = Build
web-mine-side-aims = Aims
web-mine-side-city = City
web-mine-side-now = Now
web-mine-side-modules = { $count ->
        [one] Module
       *[other] Modules
    }
web-mine-shelter = Shelter

## People

web-mine-people = People
web-mine-nobody = Nobody is left in the Shelter.
web-mine-about = { $name }: { $about }
web-mine-newcomer = joined later
web-mine-starting = here from the first day
web-mine-asleep = asleep
web-mine-idle = nothing yet
web-mine-no-action = no action now
web-mine-state = { $state } { $level }, { $word }{ $cost ->
        [0] {""}
        [one] {" "}(takes 1 action)
       *[other] {" "}(takes { $cost } actions)
    }
web-mine-actions = { $count ->
        [0] no action today
        [one] 1 action today
       *[other] { $count } actions today
    }
web-mine-prowess = Prowess { $value }
web-mine-empathy = Empathy { $value }
web-mine-inventory = Inventory { $value }
web-mine-ate = has eaten
web-mine-drank = has drunk
web-mine-strained = carries 1 more
web-mine-shots = { $count } Ammo
web-mine-lost = No longer with us
web-mine-lost-one = { $name }: { $left ->
        [yes] left on day { $day }
       *[no] died on day { $day }
    }{ $cause ->
        [none] {""}
       *[other] {" "}({ $cause })
    }

## Levels of the States


## Storage

web-mine-storage = Storage
web-mine-empty = Nothing is left.
web-mine-weight = weight { $weight }
web-mine-value = { $value ->
        [0] no value
       *[other] value { $value }
    }
web-mine-kind-resource = Resources
web-mine-kind-green = Green: food
web-mine-kind-yellow = Yellow: medicine
web-mine-kind-grey = Grey: tools
web-mine-kind-red = Red: weapons
web-mine-heap-x5 = Bundles of 5
web-mine-heap-tools = In use
web-mine-heap-products = Coming in
web-mine-piece = { $name }, { $count }

## Fittings to build

web-mine-fittings = In the Fittings deck
web-mine-ideas = Ideas
web-mine-ready = can be built
web-mine-cost = costs { $goods }
web-mine-have = { $name } { $have } of { $need }
web-mine-next-to = next to: { $card }
web-mine-no-place = no place to stand

web-mine-edge = one step from the end: { $state }
web-mine-written = written token: { $name }
web-mine-written-tokens = Written tokens
web-mine-holds = Holds just now
web-mine-chapter-in = { $count ->
        [0] The next Event is a Chapter: it decides then.
        [one] One more Event, then a Chapter decides.
       *[other] { $count } more Events, then a Chapter decides.
    }
