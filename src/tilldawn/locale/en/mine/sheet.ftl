### This War of Mine: the Save Sheet on paper

## At its head (lines that begin with # are not read)

sheet-title = Save Sheet of This War of Mine, written after the Dawn of day { $day }
sheet-rest = What is not noted here goes back to the box and is set up afresh.

## Headings

sheet-day = Day
sheet-players = Players
sheet-leader = Leader
sheet-level = Difficulty
sheet-advanced = Advanced rules
sheet-board = Side of the board
    .also = board side
sheet-switches = Other rules
sheet-faded = Faded topics
sheet-storage = Storage
sheet-x5 = Storage x5
sheet-waste = Waste bag
sheet-people = Characters
sheet-lost = Lost
sheet-near = Near
sheet-distant = Distant
sheet-far = Far
sheet-gone-locations = Locations gone
sheet-shelter = Shelter cards
sheet-turned = Turned over
sheet-beneath = A second card beneath
sheet-fittings = Fittings
sheet-deck = Fittings deck
sheet-ideas = Ideas
sheet-board-ups = Board-Ups
sheet-cold = Cold
sheet-chapter = Chapter
sheet-active = Open Events
sheet-gone-events = Events gone
sheet-ahead = Known next Events
sheet-objective = Objective
sheet-past-objectives = Earlier Objectives
sheet-next-objective = Known next Objective
sheet-raids-added = Night Raids added
sheet-raids-seen = Night Raids seen
sheet-raids-top = Night Raids on top
sheet-raids-bottom = Night Raids at the bottom
sheet-residents-added = Residents added
sheet-residents-seen = Residents seen
sheet-residents-top = Residents on top
sheet-residents-bottom = Residents at the bottom
sheet-hand = Narrative Actions
sheet-used = Narrative Actions used
sheet-removed = Cards removed
sheet-last-trip = Last Scavenging
sheet-facts = Facts
sheet-scripts = Scripts read
sheet-notes = Notes
sheet-modules = Modules
sheet-history = Days so far

## Explanations (after a #)

sheet-leader-help = the number of the player who leads
sheet-shelter-help = RR: Rubble Remnants
sheet-active-help = in brackets: nights left
sheet-notes-help = name; script; place; phase; not before day; number on the token
sheet-modules-help = name: what it remembers, copied as it stands here
sheet-history-help = day: Characters, Hunger, Fatigue, Illness, Misery, Wounds, food, Water, Wood, Components

## Words

sheet-colon = :{" "}
# A Character of the starting group.
sheet-starting = starting
# The mark of Rubble Remnants.
sheet-remnants = RR
# Before the number of a script that took somebody.
sheet-script = script
# A Character whom a script has posted until the next Night Raid.
sheet-posted = posted
# Who went on the last Scavenging, if nobody did.
sheet-nobody = nobody
# Between the last two things of a list somebody wrote by hand.
sheet-and = and
sheet-nothing = nothing
    .also = none no
sheet-fact-chair-built = Chair built before
sheet-fact-basement-closed = Basement shut
sheet-fact-uniforms = Uniforms may be ignored
sheet-fact-hopeless = Playing on without hope
sheet-fact-one-action = One action each tomorrow

## Where a written token lies, and when it comes back

sheet-heap-storage = { sheet-storage }
sheet-heap-pile = Findings Pile
sheet-heap-outside = Outside
sheet-when-morning = { phase-morning }
sheet-when-dusk = { phase-dusk }
sheet-when-scavenging = { phase-scavenging }
sheet-when-raid = { phase-raid }
sheet-when-dawn = { phase-dawn }
sheet-when-spirit = Spirit
sheet-when-visit = on a visit
