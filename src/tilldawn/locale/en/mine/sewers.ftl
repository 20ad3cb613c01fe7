### This War of Mine: the Sewers and the Thugs by their manhole

module-sewers = The Sewers
    .text = By day some of you may go down: over the starting tile and three more, spot by spot, to a way up that leads to one of the three Locations. What is found below is used from Dusk on.
module-thugs = Thugs
    .text = The Sewers’ hard option: 1 to 3 Thugs wait by the manhole for a party that turns round of its own accord.
card-sewers = Sewers
    .text = Nothing makes Noise here, there are no Exploration cards to pay with, and what is found is never special.
    .flavour = The cover is heavier than it was when the street was open, and we leave it a hand’s breadth ajar.

## Letters and numbers

spot-a = A (store room)
    .text = Mostly something to find, and twice a way out. A Rooms card is drawn, and its text A counts.
spot-b = B (wet room)
    .text = Finds that may make somebody ill. A Rooms card is drawn, and its text B counts.
spot-c = C (people)
    .text = Somebody may be there: to trade with, to meet, or to go round. A Rooms card is drawn, and its text C counts.
spot-1 = 1 (dry corridor)
    .text = The mildest of the three. A Corridors card is drawn, and its text 1 counts.
spot-2 = 2 (wet corridor)
    .text = Water to the knee: it tires, or makes ill. A Corridors card is drawn, and its text 2 counts.
spot-3 = 3 (broken corridor)
    .text = Stone and iron in the way: it hurts, or asks a price. A Corridors card is drawn, and its text 3 counts.
edge-n = the north exit
edge-e = the east exit
edge-s = the south exit
edge-w = the west exit
edge-room = the bright room
door-n = in by the north
door-e = in by the east
door-s = in by the south
door-w = in by the west
name-way = past { $spots }
promise-find = a find
promise-rest = rest
promise-trade = a Trade
promise-exit = a way out
promise-look = a look at the next tile
promise-nothing = nothing
promise-price = a price
promise-people = people
promise-page = a Reality Impact
promise-harm = harm

## The tiles (.text: the plan as it is printed)

tile-manhole = The Manhole
    .text = From S by corridor 1 to the north; through room A to the east; by corridor 2 and room B to the west.
tile-settling-basin = Settling Basin
    .text = North by corridor 1 to A; A joins the bright room B; B by corridor 2 to the east; A by corridor 3 to the south.
tile-storm-overflow = Storm Overflow
    .text = North to the bright room A, or by corridor 3 to the west; A by corridor 2 to the south, and by corridor 1 to C; C to the west.
tile-pump-hall = Pump Hall
    .text = North by corridor 1 to B; east to B; B joins the bright room C; C by corridor 3 to the south, by corridor 2 to the west.
tile-brick-gallery = Brick Gallery
    .text = North to A, or by corridor 3 to the bright room B; A by corridor 1 to B; B to the south.
tile-fallen-vault = Fallen Vault
    .text = North by corridor 3 to the bright room C, or by corridor 2 to B; C to the east; B to the west, and by corridor 1 to C.
tile-cable-tunnel = Cable Tunnel
    .text = West by corridor 1 to the bright room A; A to the east; north to B; B by corridor 2 to A; south by corridor 3 to C; C joins A.
tile-old-crypt = Old Crypt
    .text = North by corridor 2 to the bright room C; C joins A; A to the east, and by corridor 1 to the south; C by corridor 3 to the south.

## Questions

ask-sewers-who = { $some ->
        [yes] Down into the Sewers go { $who }. Anybody else?
       *[no] Does anybody go down into the Sewers today? Whoever does has no action in the Shelter.
    }
ask-sewers-way = { $at ->
        [0] We stand under the manhole. Choose the way to an exit.
        [3] { $tile }, the last tile. Choose the way to the bright room; it leads up.
       *[other] { $tile }, tile { $at } of 3. Choose the way to an exit.
    }
ask-sewers-next = { $left ->
        [one] The last spot of the way lies before us: { $spot }.
       *[other] Before us: { $spot }; { $left } spots still to come on this way.
    }
ask-sewers-lay = { $to ->
        [n] To the north
        [e] To the east
        [s] To the south
       *[w] To the west
    } we come to { $tile }. Choose the exit by which we enter it: it is turned to fit.
ask-sewers-tile = The next tile is { $tile }. Leave it, or put it under the pile?
ask-sewers-exit = The way leads up to { $card }. Scavenge there, or go straight home?
ask-sewers-name = We have read a name on the bricks. Do we tell it to { $who }? The token is gone then, and each State is 1 lower.
ask-retreat = Somebody is ahead: { $card }. Meet them, or retreat?
option-send-down = { $who } goes down, too
fold-send-down = Send somebody down
option-not-today = Nobody goes down today
option-go-down = Down we go: { $who }{ $all ->
        [yes] {" "}(nobody stays to act in the Shelter)
       *[no] {""}
    }
option-follow = { $to ->
        [n] North
        [e] East
        [s] South
        [w] West
       *[room] To the bright room
    }: { $spots }
fold-follow = Choose a way
option-walk-on-to = On to { $spot }
option-lay-tile = Enter by the { $edge ->
        [n] north
        [e] east
        [s] south
       *[w] west
    } exit (cards on the way: { $least } to { $most })
option-leave-tile = Leave { $tile } where it is
option-tile-under = Put { $tile } under the pile
option-scavenge-there = Scavenge at { $card } ({ $slot })
option-come-up-home = Straight home; Water, Wood and Components may be added
option-forfeit = Turn round and go home: forfeit
option-retreat = Retreat; { $card } is shuffled back
refused-sewers-spent = Fatigue 3: the Sewers tire nobody further.
refused-sewers-two = It takes two of us with Fatigue below 3.
refused-sewers-token = There is no token on the Findings Pile to give.
refused-sewers-bright = On the third tile the way ends in the bright room.
refused-trip-no-cards = There are no Exploration cards down here to return.
refused-trip-forfeited = Who forfeits the Sewers adds no Water, Wood or Components.

## What is told

event-sewers-entered = { $who } climbed down into the Sewers. { $some ->
        [yes] At home: { $home }.
       *[no] Nobody stayed at home.
    }
event-way-chosen = { $to ->
        [n] Northwards
        [e] Eastwards
        [s] Southwards
        [w] Westwards
       *[room] To the bright room
    }: { $spots }.
event-room-drawn = { $spot }: { $card }.
event-corridor-drawn = { $spot }: { $card }.
event-nothing-there = { $card }: nothing here.
event-spot-passed = { $how ->
        [dry] By the dry way past { $spot }.
       *[marked] Along the chalk arrows past { $spot }.
    }
event-way-shown = { $how ->
        [dry] They know a dry way: the next numbered corridor draws no card.
       *[marked] The arrows are true: the rest of this tile draws no cards.
    }
event-tile-laid = { $to ->
        [n] To the north
        [e] To the east
        [s] To the south
       *[w] To the west
    } lies { $tile } (tile { $at } of 3).
event-tile-seen = We saw the next tile, { $tile }: { $kept ->
        [yes] it stays.
       *[no] it lies under the pile now.
    }
event-hazard-rolled = { $who }, Black die { $result } (1–{ $upto }: { $state } +1): { $hit ->
        [yes] it got through.
       *[no] nothing.
    }
event-nobody-tired = All of us were too tired to be tired by this.
event-forfeited = { $forced ->
        [yes] We had to turn round: the Sewers were forfeited.
       *[no] We turned round of our own accord: the Sewers were forfeited.
    }
event-sewers-left = { $how ->
        [bright] The bright room: iron rungs, and a ring of daylight above.
       *[shaft] A shaft with rungs: we climbed out here.
    }
event-exit-rolled = Black die { $result }: the way leads up to { $card } ({ $slot }).
event-went-straight-home = We had seen enough for a day and went home through the back yards.
event-tiles-gathered = The map was shuffled with its cards; next time the Sewers lie differently.
event-came-up = { $who } came home. { $some ->
        [yes] To Storage: { $goods }.
       *[no] {""}
    }{ $more ->
        [yes] {" "}By the door until Dusk: { $waiting }.
       *[no] {""}
    }
event-finds-stored = What was found below was put in Storage: { $goods }.
event-name-remembered = { $who } knew the name we had read on the bricks, and sat down.
event-trapdoor-opened = They came by the hatch as well: Damage +{ $damage }.
event-impact-passed-over = Not resolved here: { $cards }. The next card counted.
event-thugs-came = Black die { $result }: { $thugs ->
        [one] 1 Thug waits
       *[other] { $thugs } Thugs wait
    } by the manhole.
event-thug-rolled = By the manhole, Black die { $result } (1–{ $thugs }: they attack): { $fight ->
        [yes] they have seen us.
       *[no] nobody stirred.
    }
event-thugs-gone = { $how ->
        [fought] The Thugs are gone from the manhole.
       *[aside] The Thugs lost patience and went.
    }

## Words of the book

effect-tire = { $who ->
        [one] one of us
        [two] two of us
       *[each] each of us
    }: Fatigue +1, not above 3
effect-hazard = { $who ->
        [each] each of us rolls
       *[one] one of us rolls
    }: 1–{ $upto } { $state } +1
effect-drop = give up a token
effect-keep-only = all tokens of the pile but { $n } are lost
effect-search = search: { $row }
effect-fists = the grey die: a fist opens it
effect-come = { $ambush ->
        [yes] somebody comes, and we strike first
       *[no] { $retreat ->
            [yes] somebody is ahead; we may retreat
           *[no] somebody comes
        }
    }
effect-next-tile = look at the next tile
effect-shown = { $how ->
        [dry] the next numbered corridor draws no card
       *[marked] the rest of this tile draws no cards
    }
effect-climb = out of the Sewers, here
effect-forfeit = forfeit: home at once
needs-tool = { $so ->
        [no] Only without { $goods }.
       *[yes] Only with one of these on the Findings Pile: { $goods }.
    }
needs-carrying = { $so ->
        [no] Only if we carry none of { $goods }.
       *[yes] Only if we carry one of { $goods }.
    }
list-smugglers = Smugglers
    .text = Commission 3. They take only tokens worth 3 or more each.
note-a-name = A name
    .text = Read on the bricks below. When somebody joins you, you may tell it: each of their States starts 1 lower. Then it is gone.
note-trapdoor = Trapdoor
    .text = The next Night Raid card has Damage +2, because the hatch leads both ways. Then it is gone.

## Rooms

card-valve-niche = Valve Niche
    .text = A: a find (Heap). B: one of you rolls the grey die, again by Prowess; with a fist, a find (Stash).
    .flavour = Six red wheels, and behind the sixth somebody kept dry what the flood must not have.
script-2811 = Behind the wheels a ledge, and on the ledge a crate with the waterworks’ stencil. Whoever put it here meant to come back on Monday.
    .title = Valve Niche, A
script-2812 = The sixth wheel is rusted shut, and something has been pushed through the spokes. It takes both hands and all one has.
    .title = Valve Niche, B
card-flooded-store = Flooded Store
    .text = A: a find (Pantry). B: leave it, or a find (Pantry), and each of you rolls: 1–2 Illness +1. C: somebody comes; you may retreat.
    .flavour = Tins stand under the water like fish that have stopped.
script-2814 = The upper shelves are dry. The labels have gone, so every tin is a surprise, and we shake them by our ears like children.
    .title = Flooded Store, A
script-2815 = Here the water reaches the top shelf. To get at the tins one has to go in to the neck, and the water has a skin.
    .title = Flooded Store, B
    .a = We wade in.
    .z = We leave them to the water.
script-2816 = A candle burns on a shelf, and it has not burned down far. We stand still and hear that somebody else stands still.
    .title = Flooded Store, C
card-lamp-room = Lamp Room
    .text = A: 1 Electrical Part. B: a find (Heap), then one of you has Fatigue +1.
    .flavour = Forty hooks with forty numbers, and one lamp still hanging on eleven.
script-2817 = Lamp eleven does not light, but its switch is whole. We take it apart on our knees and put the glass back on the hook.
    .title = Lamp Room, A
script-2818 = The lockers have come off the wall and lie on their doors. Turning one over takes the strength of whoever is tallest.
    .title = Lamp Room, B
card-sleepers = Sleepers
    .text = C: leave them, or a find (Furniture); if you take anything, Empathy roll, each who is hit Misery +1, then roll: on 1–3 somebody comes.
    .flavour = Somebody has drawn a window on the wall beside each bed.
script-2822 = Nine beds of doors and coats along the wall, and in six of them people, asleep. What they own lies at their feet, tied in cloths, each with the same knot.
    .title = Sleepers, C
    .a = We open one knot, on tiptoe.
    .z = We walk past with our lamp covered.
card-sump = Sump
    .text = A: one of you has Fatigue +1. B: discard 1 token, or one of you has Illness +1. C: a find (Heap).
    .flavour = Whatever the city has let fall lies here and goes round.
script-2823 = The floor gives like bread. We pull one another across by the sleeves, and the last one loses a shoe and goes back for it.
    .title = Sump, A
script-2824 = It has to be crossed by the pipe, hand over hand, and the pipe is slippery. Either something goes into the water, or somebody does.
    .title = Sump, B
    .a = We let something fall.
    .b = One of us slips in to the mouth.
script-2825 = The grating has held back what was worth holding back. We sort it with a stick and our faces turned away.
    .title = Sump, C
card-smugglers-table = Smugglers’ Table
    .text = A: a find (Furniture). C: a Trade with the Smugglers, or pass.
    .flavour = A tablecloth, in a place like this, with the creases still in it.
script-2826 = The table is laid for a trade and nobody sits at it. Under the cloth a drawer has been forgotten, or left.
    .title = Smugglers’ Table, A
script-2828 = Two men, a pair of scales and a tablecloth. They do not lower their voices when we come. They have put a price on each thing, in chalk, and one of them is already wiping out a number.
    .title = Smugglers’ Table, C
    .a = We sit down.
    .z = We have nothing for them.
card-sewer-rats = Rats
    .text = A: discard 1 food, if you carry any. B: one of you rolls: 1–3 Wounds +1. C: discard 1 food; if you carry none, one of you has Wounds +1.
    .flavour = They do not run from the lamp. They make room, and close up behind us.
script-2829 = They have smelt the bag before they have seen us. The first one is on the strap when we notice, and it is thin, and it is not alone.
    .title = Rats, A
script-2830 = The ledge is theirs, all of it. One of us has to go first, and kick.
    .title = Rats, B
script-2831 = They sit on the pipes, on the steps, on each other. They want something. It is best to have it in the hand.
    .title = Rats, C
card-dry-ledge = Dry Ledge
    .text = A: one of you has Fatigue −1. C: one of you has Fatigue −1, and one Misery −1.
    .flavour = It is as broad as a bed, and the wall behind it is warm.
script-2832 = A laundry must drain behind this wall. We put our backs to it and for ten minutes nobody asks what time it is.
    .title = Dry Ledge, A
script-2834 = Somebody has been here before us and has left half a candle, three matches and a pack of cards without the queens. We play one round, with buttons for money.
    .title = Dry Ledge, C
card-bad-air = Bad Air
    .text = A: each of you has Fatigue +1. B: each of you rolls: 1–2 Illness +1.
    .flavour = The lamp burns low first. We have learned to look at the lamp.
script-2835 = The flame goes blue and small. We walk fast without running, with wet scarves round our mouths, and sit down where it stands up again.
    .title = Bad Air, A
script-2836 = Something has been poured away up there that should not have been. It hangs over the water like breath, and there is no other way.
    .title = Bad Air, B
card-access-shaft = Access Shaft
    .text = A and C: you may leave the Sewers here; roll for the Location at once.
    .flavour = Thirty-one rungs. At the top a coin of grey light.
script-2838 = Rungs go up the wall, and a draught comes down them that smells of wet plaster and somebody’s soup. It is not the way we meant to take.
    .title = Access Shaft, A
    .a = We climb.
    .z = We go on below.
script-2840 = A boy sits on the lowest rung with a list and counts those who come up. He does not ask for anything. He says it is a good shaft, nobody shoots at it before noon.
    .title = Access Shaft, C
    .a = We let ourselves be counted, and climb.
    .z = We go on below.
card-rooms-impact = Reality Impact (Rooms)
    .text = Draw a Colour card and resolve the script of the Sewers in that circle: 2801 to 2805.
    .flavour = A door down here is never locked; nobody would have thought of it.
card-walled-up-door = Walled-up Door
    .text = A: with a Shovel (kept), or with Fatigue +1 for two of you: a find (Stash). B: with the Sawblade (kept): two finds (Stash). C: somebody comes.
    .flavour = The bricks are new. The mortar has a thumbprint in it.
script-2844 = Somebody has walled up a doorway in a hurry, and badly. A shovel would have it down in no time; four shoulders would, too.
    .title = Walled-up Door, A
    .a = We take the shovel to it.
    .b = Two of us put their shoulders to it.
    .z = We leave it shut.
script-2845 = Behind the first bricks stand iron bars, set in lead. Behind the bars we see shelves, and on the shelves boxes, in rows, like in a shop.
    .title = Walled-up Door, B
    .a = We saw, by turns, until two of them bend.
    .z = We look at the boxes for a while, and go.
script-2846 = We have hardly touched the wall when somebody knocks back from the other side. Then the knocking comes from behind us.
    .title = Walled-up Door, C

## Corridors

card-echo = Echo
    .text = 3: somebody comes; you may retreat.
    .flavour = It gives our steps back to us, but not all of them in the right order.
script-2863 = We stop, and the steps go on a little. Either the tunnel is longer than it looks, or we are not the only ones who stop to listen.
    .title = Echo, 3
card-knee-deep = Knee-deep
    .text = 2: one of you rolls: 1–3 Illness +1. 3: one of you has Fatigue +1.
    .flavour = We carry our shoes round our necks and do not look down.
script-2865 = The water is warm, which is worse than cold. One of us goes ahead and feels for the edge with bare feet.
    .title = Knee-deep, 2
script-2866 = The current has taken the walkway. We go through the middle, arm in arm, and whoever is on the outside does the work for all.
    .title = Knee-deep, 3
card-slime = Slime
    .text = 1 and 2: one of you has Fatigue +1. 3: one of you rolls: 1–4 Wounds +1.
    .flavour = It shines so evenly that one takes it for paint.
script-2867 = The stones are coated, and each step is taken twice. Whoever carries most arrives last and says nothing.
    .title = Slime, 1
script-2868 = It has a crust here that holds, and then does not. One of us keeps fishing the others out.
    .title = Slime, 2
script-2869 = Stairs, going down, without a rail. Twelve of them. We count, because one of us has to go first.
    .title = Slime, 3
card-fallen-arch = Fallen Arch
    .text = 2: a Shovel, or one of you has Fatigue +1. 3: a Shovel, or each of you has Fatigue +1, or you forfeit.
    .flavour = A wheel of a tram hangs through the roof and still turns a little.
script-2871 = The arch has come down to the height of a table. There is a gap at the left, for somebody who digs a little.
    .title = Fallen Arch, 2
    .a = We clear it with the shovel.
    .b = One of us clears it with both hands.
script-2872 = The whole roof lies in the way, with a piece of the street on top. Daylight comes in somewhere, but no way out: only the sound of boots.
    .title = Fallen Arch, 3
    .a = We dig with the shovel.
    .b = All of us dig with what we have.
    .c = We turn back.
card-iron-grille = Iron Grille
    .text = 2: a Sawblade or Lockpick (kept), or one of you has Fatigue +1. 3: the same tools, or discard 1 token, or you forfeit.
    .flavour = The sign on it forbids what nobody would have wanted, before.
script-2874 = A grille with a lock as big as a loaf. Two bars have been bent before us, by somebody thinner.
    .title = Iron Grille, 2
    .a = We open it with the tool.
    .b = One of us squeezes through and lifts it from within.
script-2875 = Behind the grille sits a man with the key on a string round his neck. He does not threaten. He holds out his hand, palm up, and looks past us.
    .title = Iron Grille, 3
    .a = We open it ourselves, at the far end, quietly.
    .b = We lay something in his hand.
    .c = We turn back.
card-driftwood = Driftwood
    .text = 1: 1 Filter. 2: 1 Mechanical Part. 3: a find (Heap).
    .flavour = Everything that floats meets here in the end.
script-2876 = The grating wears a beard of rags and reeds. In the beard hangs the filter of some pump, hardly used.
    .title = Driftwood, 1
script-2877 = Half a bicycle has come down the storm drain. We take off what still turns.
    .title = Driftwood, 2
script-2878 = A dam of planks and prams, as high as we are. Somebody must have looked through it already, but in a hurry.
    .title = Driftwood, 3
card-current = Current
    .text = 1: roll: on 1–2 discard 1 token. 2: discard 1 token, or one of you has Fatigue +1. 3: one of you rolls: 1–3 Wounds +1; discard 1 token.
    .flavour = It does not look fast until one puts a hand in.
script-2879 = We pass the bags along over the water, from hand to hand. It is the third bag that is heavier than we thought.
    .title = Current, 1
script-2880 = The rope is too short by one arm. Somebody has to stand in it and be the rest of the rope, or the bag has to fly.
    .title = Current, 2
    .a = We throw, and something falls short.
    .b = One of us stands in it.
script-2881 = It takes one of us off the feet and along the wall, as far as the next ladder. What was in the hand is gone.
    .title = Current, 3
card-voices = Voices
    .text = 2: somebody comes; you may retreat. 3: somebody comes.
    .flavour = They talk about potatoes, quite calmly, as one talks above.
script-2883 = Voices round the bend, two or three, and a laugh. They have a light and do not hide it. There is a niche on our side.
    .title = Voices, 2
script-2884 = The voices stop. Then one of them says, not loudly, how many we are. It is the right number.
    .title = Voices, 3
card-corridors-impact = Reality Impact (Corridors)
    .text = Draw a Colour card and resolve the script of the Sewers in that circle: 2806 to 2810.
    .flavour = On the plan this corridor ends. On the plan the city ends here, too.
card-fresh-draught = Fresh Draught
    .text = 1 and 2: look at the next tile; leave it, or put it under the pile. 3: one of you has Misery −1.
    .flavour = It smells of rain and of bread, or we have imagined the bread.
script-2888 = The draught comes from two sides. We hold the flame up, once here, once there, and know a little more than before.
    .title = Fresh Draught, 1
script-2889 = Where it is wet the air shows itself: a thin mist that moves. Whoever follows it knows how the next tunnel runs.
    .title = Fresh Draught, 2
script-2890 = A hand’s breadth of sky, through a gully, with a cloud in it. We take turns, the way one does at a keyhole.
    .title = Fresh Draught, 3

## The Thugs

card-sewer-thugs-1 = One Thug by the Manhole
    .text = 1 of them, with a Knife. After a round script 40 may be read.
    .flavour = He has been sitting on the cover, so we cannot have come from anywhere else.
card-sewer-thugs-2 = Two Thugs by the Manhole
    .text = 2 of them, each with a Knife. After a round script 40 may be read.
    .flavour = One holds the lid, the other the lamp, like men who mean to help.
card-sewer-thugs-3 = Three Thugs by the Manhole
    .text = 3 of them, each with a Knife. After a round script 40 may be read.
    .flavour = They let the last of us get off the ladder before they speak.

## Told by the table

sewers-waiting = Waiting by the door until Dusk: { $goods }.
sewers-ahead = Still ahead on this way: { $spots }.
sewers-next-tile = The next tile is { $tile }.
sewers-promise = { $n } × { $what }
thugs-waiting = { $thugs ->
        [one] 1 Thug waits
       *[other] { $thugs } Thugs wait
    } by the manhole. Whoever turns round of their own accord rolls once for each: up to { $thugs } they attack.
beat-sewers-kicker = Below the street
beat-thugs-kicker = By the manhole
