### This War of Mine: the terminal table

## Names that fit a room of the cross-section (at most 8 characters)

tui-mine-short-card-bed-1 = Bed
tui-mine-short-card-bed-2 = Bed
tui-mine-short-card-chair = Chair
tui-mine-short-card-reinforced-door = Iron dr.
tui-mine-short-card-herbal-garden = Herbs
tui-mine-short-card-vegetable-garden = Veg.grdn
tui-mine-short-card-herbal-workshop = Herb wsh
tui-mine-short-card-simple-heater = Heater
tui-mine-short-card-efficient-heater = Heater+
tui-mine-short-card-radio = Radio
tui-mine-short-card-rainwater-collector = Rain
tui-mine-short-card-moonshine-still = Still
tui-mine-short-card-alcohol-still = Still+
tui-mine-short-card-crude-stove = Stove
tui-mine-short-card-cooking-stove = Stove+
tui-mine-short-card-deadfall-trap = Trap
tui-mine-short-card-cage-trap = Trap+
tui-mine-short-card-workshop = Workshop
tui-mine-short-card-metal-workshop = Metal
tui-mine-short-card-gunsmith-workshop = Gunsmith
tui-mine-short-card-heap = Heap
tui-mine-short-card-furniture = Furnit.
tui-mine-short-card-rubble = Rubble
tui-mine-short-card-remnants = Remnants
tui-mine-short-card-bars = Bars
tui-mine-short-card-closed-door = Door
tui-mine-short-task-guard = Guard
tui-mine-short-task-floor = Floor
tui-mine-short-action-new-idea = New Idea
tui-mine-short-action-poke-about = Poke Ab.
tui-mine-short-action-poke-about-1 = Poke I
tui-mine-short-action-poke-about-2 = Poke II
tui-mine-short-action-poke-about-3 = Poke III
tui-mine-short-action-search = Search
tui-mine-short-action-wild-garden = Garden
tui-mine-short-space-a1 = Eaves
tui-mine-short-space-a2 = Ceiling
tui-mine-short-space-a3 = Box room
tui-mine-short-space-a4 = Attic
tui-mine-short-space-a5 = Lodger
tui-mine-short-space-a6 = Sewing
tui-mine-short-space-b1 = Bedroom
tui-mine-short-space-b2 = Bathroom
tui-mine-short-space-b3 = Study
tui-mine-short-space-b4 = Landing
tui-mine-short-space-b5 = Drawing
tui-mine-short-space-b6 = Corner
tui-mine-short-space-c1 = Door
tui-mine-short-space-c2 = Kitchen
tui-mine-short-space-c3 = Living
tui-mine-short-space-c4 = Stairs
tui-mine-short-space-c5 = Dining
tui-mine-short-space-c6 = Passage
tui-mine-short-space-c7 = Lodge
tui-mine-short-space-d1 = Coal
tui-mine-short-space-d2 = Wine
tui-mine-short-space-d3 = Laundry
tui-mine-short-space-d4 = Boiler
tui-mine-short-space-d5 = Bicycles
tui-mine-short-space-d6 = Pump
tui-mine-short-space-e1 = Cistern
tui-mine-short-space-f1 = Studio
tui-mine-short-space-f2 = Darkroom
tui-mine-short-space-f3 = Top st.
tui-mine-short-space-f4 = Attic
tui-mine-short-space-f5 = Nursery
tui-mine-short-space-g1 = Music
tui-mine-short-space-g2 = Linen
tui-mine-short-space-g3 = Stairs
tui-mine-short-space-g4 = School
tui-mine-short-space-g5 = Next dr.
tui-mine-short-space-g6 = Kitchen
tui-mine-short-space-h1 = Door
tui-mine-short-space-h2 = Hall
tui-mine-short-space-h3 = Shop
tui-mine-short-space-h4 = Stairs
tui-mine-short-space-h5 = Arch
tui-mine-short-space-h6 = Yard
tui-mine-short-space-h7 = Wash-h.
tui-mine-short-space-i1 = Store
tui-mine-short-space-i2 = Strong
tui-mine-short-space-i3 = Wood
tui-mine-short-space-i4 = Archive
tui-mine-short-space-i5 = Bench
tui-mine-short-space-j1 = Vault
tui-mine-short-space-j2 = Ice
tui-mine-short-space-j3 = Bricked

## The cross-section (legends: at most 22 characters)

tui-mine-pair = { $name }: { $text }
tui-mine-free = free
tui-mine-asleep = asleep
tui-mine-empty = nothing
tui-mine-storage-here = Storage:
tui-mine-legend-1 = ▒ blocked · no way yet
tui-mine-legend-2 = ╫ladder ◷Wait (n)Hole
tui-mine-legend-3 = (n) Hole  [n] boarded
tui-mine-room-waiting = A Wait token lies here: something comes of it at Dawn.
tui-mine-room-free = Free: a Fitting can stand here.
tui-mine-room-stack = { $count } Shelter cards lie here, one on the other: they go one after the other.
tui-mine-room-watched = Snipers watch this floor: whoever finishes an action here may be hit.
tui-mine-room-far = Out of reach: what blocks the way has to be cleared first.
tui-mine-room-people = Here: { $people }.

## Sides of the table and the line over it

tui-mine-keys = 1-9 choose  v view  t things  l log  w news  ? rule  u undo  a any  h help
tui-mine-view-scene = Now
tui-mine-view-house = Shelter
tui-mine-view-people = People
tui-mine-view-storage = Storage
tui-mine-view-build = Fittings
tui-mine-view-city = City
tui-mine-view-aims = Cards
tui-mine-view-modules = Modules
tui-mine-end-played = What was played
tui-mine-played = Agreed before play: { $played }
tui-mine-heading = Day { $day } · { $phase }{ $stage ->
        [0] {""}
       *[other] {" "}{ $stage }/3
    } · Cold { $cold } (felt { $felt }){ $seats ->
        [one] {""}
       *[other] {" "}· Leader: { $leader }
    }{ $aim ->
        [yes] {" "}· { $objective } { $counter }
       *[no] {""}
    }

## People

tui-mine-no-action = no action
tui-mine-values = Prowess { $prowess } · Empathy { $empathy } · Inventory { $inventory }
tui-mine-skill-used = { $skill } (used)
tui-mine-shots = {" "}with { $count } Ammo
tui-mine-spare = spare { $weapon }
tui-mine-ate = has eaten
tui-mine-busy = no more actions today
tui-mine-strained = carries 1 more
tui-mine-newcomer = joined later
tui-mine-well = well
tui-mine-idle = nothing yet
tui-mine-spirit = Spirit { $letter }
tui-mine-lost-one = { $who } ({ $left ->
        [yes] left on day { $day }
       *[no] died on day { $day }
    })

## Storage and Fittings (each piece with its value and weight)

tui-mine-storage = Storage: weight { $weight }, value { $worth } (value/weight of each in brackets)
tui-mine-kind-resource = Resources
tui-mine-kind-green = Green
tui-mine-kind-yellow = Yellow
tui-mine-kind-grey = Grey
tui-mine-kind-red = Red
tui-mine-x5 = Storage x5 (5 each):
tui-mine-tools = Tools in use:
tui-mine-products = Comes in when the stage is over:
tui-mine-fittings = Fittings deck, { $count } cards: ✓ now, ✗ not yet (in Storage/needed)
tui-mine-ideas = Ideas:
tui-mine-next-to = next to the { $card }
tui-mine-no-place = no place to stand

## City

tui-mine-locations = Locations (Unknown cards · obstacles · what is to be had for cards)
tui-mine-band = special rule
tui-mine-hidden = hidden here: { $goods }
tui-mine-trip = At the { $card }
tui-mine-noise = Noise { $bar } { $noise }
tui-mine-unknown = Unknown { $left }, turned up { $explored }
tui-mine-trip-line = Unknown { $left } · load { $load } of { $limit }
tui-mine-on-top = on top: { $cards }
tui-mine-slot = Exploration slot:
tui-mine-pile = Findings Pile, load { $load } of { $limit }{ $heavy ->
        [yes] {" "}(too heavy)
       *[no] {""}
    }:

## Cards

tui-mine-objective = Objective { $number } of 3
tui-mine-met = { $met ->
        [yes] ✓ met
       *[no] not met
    }
tui-mine-events = { $count ->
        [0] No Event in force
        [one] Event in force
       *[other] Events in force
    }
tui-mine-nights = for { $nights } nights
tui-mine-cold = Cold { $bar } { $cold }, felt { $felt } after Board-Ups
tui-mine-hand = { $count ->
        [0] No Narrative Action in hand
        [one] Narrative Action in hand
       *[other] Narrative Actions in hand
    }
tui-mine-decks = Decks: Events { $events } · Night Raids { $raids } · Visitors { $visitors } · Fate { $fate } · Exploration { $exploration } · Findings { $findings } · Residents { $residents } · Locations { $locations } · Narrative { $narrative } · Characters { $characters }
tui-mine-known = { $deck ->
        [events] Next Events, as heard
        [raids] Next Night Raid, as heard
       *[residents] Next Residents, as seen
    }: { $cards }

## Combat, Night Raid, Trade

tui-mine-odds = An Empathy roll would hit: { $odds }
tui-mine-combat = Combat: { $card } · round { $round }{ $dead ->
        [0] {""}
       *[other] {" "}· dead: { $dead }
    }{ $breaks ->
        [yes] {" "}· they run at { $at } Wounds ({ $dealt } dealt)
       *[no] {""}
    }
tui-mine-our-side = We
tui-mine-their-side = They
tui-mine-rerolls = { $count ->
        [0] no reroll
        [one] 1 reroll
       *[other] { $count } rerolls
    }
tui-mine-dodging = cannot be hit
tui-mine-down = knocked down
tui-mine-raid = Damage { $damage } · Wounds { $wounds } · points against it { $points }{ $left ->
        [0] {""}
       *[other] {" "}· raids still to come { $left }
    }
tui-mine-board-ups = { $count ->
        [0] No Board-Up
        [one] 1 Board-Up
       *[other] { $count } Board-Ups
    }
tui-mine-commission = Commission { $fee }
tui-mine-for-sale = For sale:
tui-mine-basket = Basket: { $goods } · price { $price }
tui-mine-paid = Paid { $paid } of { $price }{ $bonus ->
        [0] {""}
       *[other] {" "}(bargaining counts { $bonus })
    }
tui-mine-buying = Basket: { $goods } · price { $price } of { $able } you can pay{ $bonus ->
        [0] {""}
       *[other] {" "}and { $bonus } by bargaining
    }
tui-mine-left = of { $count }
tui-mine-hunger = { $who } Hunger { $level }{ $ate ->
        [yes] {" "}✓
       *[no] , not fed
    }
tui-mine-food-left = Food left: { $goods }

## Choices as one picture

tui-mine-grid-left = { $left } of { $of } left
tui-mine-grid-beds = { $taken } of { $of } taken
tui-mine-grid-nobody = nobody
tui-mine-grid-nobody-guards = Nobody on Guard
tui-mine-grid-with = would come from { $who }
tui-mine-grid-cooked = { $good }, cooked
tui-mine-grid-eats-nothing = eats nothing
tui-mine-grid-sated = full after what is planned
tui-mine-grid-starves = eats nothing, and is lost
tui-mine-grid-eat-all = Everybody eats tonight.
# $who: several Characters.
tui-mine-grid-eat-hungry = Nothing to eat for { $who }.
tui-mine-grid-eat-lost = This supper would be the end of { $who }.
tui-mine-grid-eat-why = Nothing leaves Storage before you serve.
tui-mine-grid-evening-left = Still without a task: { $who }.
tui-mine-grid-evening-all = Everybody has a task.
tui-mine-grid-evening-why = Fatigue changes when you confirm. Odds of a raid: the best weapons of Storage stay with the Guards, and every miss is rolled again.
tui-mine-grid-unguarded = Nobody is on Guard: the house would be taken tonight.
tui-mine-grid-unguarded-why = Put at least one of us on Guard.
tui-mine-grid-drink = Water: { $water } for { $thirsty } of us.
tui-mine-grid-drink-why = Whoever gets none rolls for thirst. Left: { $water }.
tui-mine-grid-dawn-why = Medicine works when the Fate card accepts it. Nothing is used before you confirm.
# $odds: how likely it is that a raid of this night breaks in.
tui-mine-grid-raid-column = { $who } · a raid breaks in: { $odds }
tui-mine-grid-raid-with = A raid would break in: { $odds }
tui-mine-grid-raid-without = Without them: { $odds }
tui-mine-grid-raid-alone = The only one on Guard
# A State before and after the Fate card: "Illness 2 → 0 (about 4 in 10), 3 (about 6 in 10)".
tui-mine-grid-fate = { $state } { $was } → { $ways }
tui-mine-grid-way = { $dies ->
        [yes] death
       *[no] { $level }
    } ({ $odds })
tui-mine-grid-way-sure = { $dies ->
        [yes] death
       *[no] { $level }
    }
tui-mine-grid-needless = { $state } 0: nothing to treat

## What an option changes

tui-mine-have = · { $trip ->
        [yes] { $pile } on the pile, { $here } in Storage
       *[no] { $here } in Storage
    }
tui-mine-leaves = Leaves { $goods } · { $places ->
        [one] 1 place to stand
       *[other] { $places } places to stand
    }

## The end

tui-mine-end-days = Day by day
tui-mine-chart-people = People
tui-mine-chart-food = Food

## Written tokens and what is close to the end

tui-mine-edge = one step from the end ({ $state })
tui-mine-written = Written token: { $note }. { $text }
tui-mine-doctor = treated by the { card-house-doctor }
tui-mine-notes = Written tokens ({ $count })
