### The guide of the first day: it speaks to whoever learns, in a few words at a time

guide-chapter-morning = The first Morning
guide-chapter-day = The day
guide-chapter-dusk = Dusk
guide-chapter-evening = The Evening
guide-chapter-city = Into the city
guide-chapter-night = The night
guide-chapter-dawn = Dawn
guide-chapter-second = Day 2

guide-welcome = A city under siege, and a house with a hole in its side. { $people } live in it; you decide for all of them. I explain one day and one night while you play. Send me away whenever you like.
    .title = Three people, one house
guide-goal = Live until the Ceasefire. It comes on day 8, 9 or 10, and one of the three who began must still be here then. Where we are and what threatens us is always in view.
    .title = What we want
guide-objective = { $card } is what this Chapter asks of us. { $day ->
        [0] The end of the Campaign judges it.
       *[other] The Morning of day { $day } judges it: a Reward if it is done, a Penalty if not.
    } { $paid ->
        [0] Only how we stand at that moment counts.
       *[other] It can be paid into at any time.
    }
    .title = The Objective
guide-event = Every Morning turns up an Event. Today it is { $card }, and the Cold is at { $cold } now. Whenever you wonder, go to a card, an icon or a number, or hold a finger on it: each explains itself.
    .title = The Event of the day
guide-people = Five States, each from 0 to 4: { state-hunger }, { state-fatigue }, { state-illness }, { state-misery }, { state-wounds }. { state-fatigue } 4 is sleep. Any other State at 4 takes this person from us for good, at that very moment.
    .title = How somebody is doing
guide-states = Three actions a day each, one in every stage. High States take them away, the last one first. We begin at { state-hunger } { $hunger }, and that costs the third. Only the worst State counts.
    .title = What States cost
guide-room = Everything in the house is done by somebody, somewhere. This room can be cleared with bare hands, and what lies there is ours. Say who goes; until the stage is carried out, it can be taken back.
    .title = Start with a room
guide-action = These are the things that can be done now: clear a room, dig, pick a lock, build, poke about, rest. Each says what it costs. Clear a room first: what lies there is ours.
    .title = One person, one action
guide-others = The others act in the same stage, all at once. An action that is not used is lost, so give everybody something to do. Then have the stage carried out.
    .title = And the others
guide-storage = What was found lies in Storage, to be used from this stage on. Wood and Components build things. Water, food and medicine keep us alive.
    .title = What we have
guide-cold = The Cold is at { $cold }. At Dawn it can make us ill. A heater that burns takes it off, and boarding up the Holes keeps some of it out.
    .title = The Cold
guide-build = { $gaps ->
        [yes] Our Objective wants a Board-Up. It is made at the { $card }, to be built first ({ $price }); then it takes { $goods }. Until Storage can pay, gather more, or build a Bed or a heater.
       *[no] Now build something. A Bed takes away all Fatigue in a night, a heater fights the Cold, a trap or a garden brings food. Storage has to pay for it.
    }
    .title = Make the house better
guide-make = Choose what to build, and then where it stands. Its parts leave Storage at once, so no two people can use the same Wood. It works from the next stage on.
    .title = Building
guide-water = Each of us should drink 1 { good-water }. Whoever goes thirsty rolls the Black die: 1 to 5 means one more { state-hunger }, 6 to 10 one more { state-misery }.
    .title = Water first
guide-supper = Now food. { good-canned-food } takes 2 off Hunger, { good-raw-food } 1, a { good-vegetable } keeps it where it is. Whoever eats nothing has one more { state-hunger }, and at { state-hunger } 4 we lose them.
    .title = Supper
guide-evening = A task for everybody. A Bed or the Floor gives rest. Guard watches the door, Scavenging goes out into the city; both cost 1 Fatigue.
    .title = Tasks for the night
guide-guard = Never leave the door unwatched: a night without a Guard ends the whole Campaign. { $who } has Prowess { $prowess }, the most of us. Prowess is how often somebody may roll again.
    .title = Somebody at the door
guide-out = Three at most may go out. What they bring home is bounded by their Inventory. Two see more than one; but whoever goes out does not sleep.
    .title = And who goes out?
guide-places = Three places. The nearer one is, the more time is left for it: 14 cards Near, 12 Distant, 10 Far. Look at a place to see what it holds, and what it asks.
    .title = Where to?
guide-pack = What goes along can be used out there: a { good-lockpick } opens doors, a { good-shovel } moves Rubble, a blade helps in a fight. It is missing at home meanwhile, and weighs on the way back.
    .title = What to take along
guide-unknown = The Unknown deck is our time: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } tonight. Turn one up and deal with it. Cards can also be returned unseen, to pay for care. When none is left, we go home.
    .title = Turn up a card
guide-search = Searching has a price. Cards of the Unknown deck are time: slow, and nobody hears it. Or Noise, which is quick. What we find goes on the Findings Pile.
    .title = Quietly, or quickly
guide-noise = Noise is at { $noise }. Whenever we are loud, the Black die is rolled, 1 to 10: that Noise or less, and somebody comes. After that it falls back to 1.
    .title = Noise
guide-take = We see what lies there before we take it. Where other people need it too, taking can cost Misery. How heavy it is counts only at the end.
    .title = What was found
guide-encounter = We are not alone: { $card }. The card says what they want and what it would come to. Often one can give something, talk, hide or walk on; now and then not.
    .title = Somebody is there
guide-fight = Fights go by rounds. Each rolls a die by weapon: grey for fists, yellow for blades, red for guns. Four Wounds kill one of us, three an Enemy. Fleeing costs a stab in the back.
    .title = A fight
guide-page = A page of the Book of Scripts. Read it; then say what we do. Under each choice stands what it does. Each costs something, and some come back days later.
    .title = A page of the book
guide-load = Time to go home. We can carry a weight of { $limit }; the rest stays. Where there is room left, fill up with Water, Wood and Components: there is always some about.
    .title = What comes home
guide-raid = While they walk home, somebody tries our door; somebody does every night. A raid card says how many things and how much blood that costs. Our Guards roll dice against it, with the weapons they were given.
    .title = The raid
guide-loss = What the Guards could not stop gets through. For each Damage a piece goes from Storage, and Wounds go to the Guards. Give up what is easiest to find again.
    .title = What it cost
guide-crime = Every night the war gets worse: red cards are shuffled in, unseen. You choose where: among the raids at our door, or among the people out in the city.
    .title = It gets worse
guide-dawn = After the night comes Dawn. A Fate card says what becomes of Illness and Wounds and what the Cold does. Medicine helps only if it is placed before.
    .title = Dawn
guide-spirit = Each Character has three lines of Spirit. The Fate card will name a letter, and everybody who is awake follows that line: a comfort, a longing, or something heavy.
    .title = What goes on inside
guide-narrative = Of two Narrative Actions we keep one. It lies with us until we play it, and its text says when. In a bad night it is what saves somebody.
    .title = A card for later
guide-again = Day 2, and the same seven phases: { phase-morning }, { phase-day }, { phase-dusk }, { phase-evening }, { phase-scavenging }, { phase-raid }, { phase-dawn }. You have seen them all.
    .title = Once more
guide-anytime = Some things may be done at any time, beside whatever is asked: pay into the Objective, place medicine, play a Narrative Action. They are listed below the choices.
    .title = At any time
guide-farewell = That was a day and a night. If something new comes, I will say a word. Every rule is behind its mark, and what has not been rolled can be undone. Keep them alive.
    .title = The house is yours
