### The Book of Scripts: pages whose number and effect the rulebooks reveal

## Thugs

script-411 = They have a fire going in a bathtub and a cassette player with one good speaker. One of them dances with a coat he has hung on a broom. Between the songs we hear somebody breathe behind the boiler, somebody who is not one of them and not one of us.

    We wait for the loud part of the song. Then we go, and the breathing stays where it is.
    .title = The loud part
    .faded = We slip past a gang and leave somebody behind in their power.
script-704 = The boy on watch is fourteen, maybe. He holds a length of pipe the way one holds a candle in church. He has seen us. He looks over his shoulder, then at our pockets, then at us again, and he lifts two fingers to his mouth and draws on nothing.
    .title = The boy on watch
    .a = We give him something to smoke or to sip and walk past.
    .b = We run before he makes up his mind.
script-942 = In the flat they use for sleeping there are eleven mattresses, laid out by somebody with a sense of order. Under the last one lies a school photograph, folded so that one face shows. The same face looks down from a poster in the stairwell, where it says what he is wanted for.

    We put the photograph back with the fold the way it was.
    .title = Eleven mattresses
    .faded = We search the gang’s quarters and find that they were children not long ago.
script-272 = Two of them have a man against the wall of the yard and are going through his coat, slowly, like people sorting laundry. He is not shouting. He is telling them what is in each pocket before they reach it, politely, as if that helped.

    It is dark where we stand and they have not turned round.
    .title = The yard
    .a = We take the long way, over the roofs.
    .b = We go into the yard.
    .faded = Two men rob a third; we can go round or step in.
script-65 = A voice from the landing says our street, our number, and how many we are. It says it twice, like a parcel being read out. Then it laughs, and a second voice tells it to leave off, those are the ones with the hurt one, they have nothing.

    Nobody comes down. We stand with our hands on the rail until we can feel them again.
    .title = Read out loud
script-1702 = They have been on the stair the whole time. It is quick and almost friendly. One holds the bag, one points, and they take a single thing each, the way guests choose from a tray. “See you,” says the one with the bag. We believe him.
    .title = Like guests

## Marauders

script-29 = In the morning the door of the house across the way is gone. They have not broken it, they have unscrewed it, hinges and all, and carried it off to burn. The couple who live there sit in the doorway on two chairs, in their coats, and greet everybody who passes.

    What is left of the frame comes out with one pull.
    .title = Two chairs
    .faded = Our neighbours have lost their door in the night; we take what is left of the frame.
script-543 = They left a mark beside our bell: a circle with a stroke through it, in chalk, low down, where a child would draw. The old man from the first floor says it means they have been. His wife says it means they are coming. Both of them look at our woodpile.
    .title = Chalk
    .a = We burn a fire by the gate all night and sit beside it with the neighbours.
    .b = We wipe the mark off and say nothing to anybody.
script-991 = One of them did not get up again last night. His friends came back for his boots and left the rest. Somebody ought to carry him to the square, where the cart passes. In his breast pocket is a cartridge wrapped in a shopping list: flour, soap, candles for the cake.
    .title = The shopping list
    .faded = One of the raiders is dead at our door and somebody has to move him.
script-291 = There is a sack on our step. It is heavy and it is tied with a shoelace, with a bow. Either they dropped it running, or it is there to be opened.

    We push it off the step with a broom and count to a hundred from behind the stairs.
    .title = A sack with a bow
script-116 = The one they left behind is sitting on our stairs with his leg out straight in front of him. He is not begging. He says they will be back for him or they will not, and could he have the wall side, it is warmer.

    His jacket is good. It has our neighbour’s name sewn into the collar.
    .title = The wall side
    .a = We bring him something to eat and ask about the jacket later.
    .b = We take the jacket off him and put him out.
script-1691 = He eats with both hands. Then he takes off the jacket himself, folds it, and lays it on the step above him. “It was hanging over a rail,” he says. In the morning there is a dry place on the stairs where he sat.
    .title = A dry place
script-1389 = He goes without a word, one hand on the wall, and we hear the leg on every stair. In the lining of the jacket are screws, wire, a tin of nails, all of it sorted. The neighbour does not want the jacket back. She wants to know what we did with him.
    .title = Sorted

## Things at the door and in the house

script-148 = A tin stands on the windowsill, on the outside, on the third floor. The label is gone. There is no ladder and there are no footprints in the snow below. We discuss for an hour how it can have come there and for a minute what to do with it.
    .title = On the sill
    .faded = We find a tin of food nobody can explain.
script-164 = The water cart is at the corner, says the girl from the bakery, the real one, with the horse, and only for the next half hour. It takes two to carry the milk churn, and two days to get over carrying it. Those who are still standing look at each other.
    .title = The water cart
    .a = Two of us take the churn and run.
    .b = We let it go by and listen to the buckets of the others.
script-191 = A parcel arrives. It has eleven stamps, four of them from before the war, and it is addressed to the people who lived here then. The postman is not a postman any more, he only could not bear to keep it. It is light, and something in it slides.
    .title = Eleven stamps
    .a = We open it.
    .b = We put it on the top shelf, unopened.
script-192 = A novel, a bag of coffee, and a card with a cat on it: to the little one on her birthday, she must be reading by now. We read the novel aloud in turns, a chapter each evening. It is not very good. Nobody misses an evening.
    .title = A chapter each
script-753 = On the shelf it looks at us. Somebody turns it with the address to the wall. All the same each of us has picked it up by now, when nobody was near, and tilted it to hear the thing inside slide from one end to the other.
    .title = With the address to the wall
script-2701 = The letter on the outside of the parcel has come unglued with the damp, and so, in the end, it is read. It asks only one thing, three times, in three different ways: whether the little one still sings. We look at the children’s height marks on the door frame. The last one is at our elbow.
    .title = What it asked
    .faded = An old letter in the house turns out to be about a child who is gone.
script-240 = In the hotel a porter stands behind the desk in his jacket and asks whether we have a reservation. The lobby has no roof. He holds the pen out to us, and behind him all the keys are on their hooks, every room, with the brass numbers polished.
    .title = A reservation
    .a = We sign the book.
    .b = We take a key while he looks for the page.
script-1057 = He is pleased with the names. He takes us up himself, past the fourth floor that is sky, and opens a room with a made bed in it. There is a plate under a cloth. “Compliments of the house,” he says, and he waits at the door until we have sat down for a while in the armchairs.
    .title = Compliments of the house
script-1452 = The bell on the desk rings behind us, and goes on ringing, a small patient sound, all the way up the stairs. The key fits. In the wardrobe hang the clothes of somebody tall, pressed, in the order of the week, and the last hanger is empty.
    .title = The bell
script-281 = In the caretaker’s drawer lies a saw blade hardly wider than a bootlace. It bends into a circle and springs back singing. The caretaker’s daughter says her father had it through three searches and a winter in a cell, sewn into the seam of his cap. She shows us how it is done.
    .title = In the seam
script-327 = Soldiers, five, wet through, with a paper that says they may sleep wherever there is a floor. They lie down in a row without taking off their boots. Around three one of them gets up and walks about, reading the spines of our books with a torch, opening cupboards, humming.

    We lie still. In the grey light they are gone, and the row is still warm.
    .title = A row of boots
    .faded = Soldiers spend the night in our house; by morning they are gone.
script-488 = It is morning and the child sits at our table with both hands round a cup. There is an aunt, it seems, in the street with the tram, in the house with the green gate, or it was blue. The child weighs nothing and has eaten everything. Somebody has already drawn a hopscotch on the floor of the corridor.
    .title = The street with the tram
    .a = We share what there is and find the aunt.
    .b = We take the child to the shelter at the school today.
    .faded = We decide what to do with the child we brought home.
script-2702 = Under the door lies a drawing: our house from outside, with all of us at the windows, much too big, and smoke coming out of the chimney. The aunt has written a line below it. She has sent a book too, since we had, the child told her, so few.
    .title = Much too big
    .faded = A child we helped sends us a drawing.
script-524 = The shell does not hit our house. It hits the one beside it, and that one leans over and puts its shoulder through our wall. When the dust is down, the ground floor is a heap with a kettle on top. We dig until dark. A good half of what we pull out can be used, for something, once.
    .title = A shoulder through the wall
script-526 = An old woman stands in the passage with a lamp and blocks it entirely. She does not want to know who we are. She wants to know whether we have eaten, and when we do not answer at once, whether we have anything for her. Behind her on a string hang bunches of something dry.
    .title = The passage
    .a = We give her some of what we have.
    .b = We back away, slowly, into the dark.
script-1513 = We go backwards until the lamp is the size of a coin. She has not moved. She calls something after us, and it takes a whole street, with all of us whispering at once, before we agree what it was. It was: “Mind the step.”
    .title = Mind the step
script-630 = Somebody at the radio committee owes somebody a favour, and so we learn that the thing everybody has been afraid of since Sunday has been called off. There is no reason given. We keep looking at the sky all day, out of habit, like people who have missed a train that did not run.
    .title = Called off
script-637 = Sergei was a lodger here before any of us. He has a key, he hangs his hat on a nail we never noticed, and he asks which bed is free. He has walked from the other end of the city. He can mend nothing, he says at once, to be fair, and he cannot lift; but he can tell you what everything used to cost.
    .title = The nail for the hat
    .a = We let Sergei stay.
    .b = We tell him the house is full.
script-647 = Men with armbands and a list. The list is real, it has stamps; the armbands are curtain. They read out what a house of our size may own. Everything above that is a contribution. The one with the pencil has a kind face and looks at the ceiling while he waits.
    .title = A contribution
    .a = We lay something worth it on the table and they tick us off.
    .b = We stand in the doorway and do not move.
    .faded = Men with armbands demand a share of everything we own.
script-655 = Under the counter sits a child of four or five, in a coat with a number pinned to it. It does not cry and does not speak. It has built a wall out of jars around itself, and when one of us crouches down, it takes one jar away, so that we can look in.
    .title = A wall of jars
    .a = We lift the child up and carry it home.
    .b = We pass some food over the wall and go on.
    .c = We put the jar back.
    .faded = We find a lost child and decide whether to take it along.
script-691 = The floor of the dispensary has fallen in, but along the wall the tiles still hold, a strip as wide as a hand. At the far end is a cupboard with a red cross on it and a seal that nobody has broken. One of us, not more.
    .title = As wide as a hand
script-1647 = Face to the wall, arms out, a step, a step. Something small comes loose and falls for a long time. The others have stopped breathing, to be lighter. From there on, it is a matter of what the next tile is made of.
    .title = The next tile
script-810 = A pipe in the cellar wall knocks. Three, then a pause, then three. We knock back, and for a while there is a conversation, of which we understand only that it goes on. Then we look for where the pipe comes from.
    .title = Three and three
script-1000 = It comes from the boiler room, and nobody is in it. The pump knocks by itself, every time the pressure drops. Somebody was here until not long ago: the tools are wiped, and beside them, on a clean rag, lie the spare parts in the order in which they would be needed.
    .title = In the order needed
script-836 = Water has got under the house. First the cellar stairs shone, then the lowest one was gone. In the night there is a long sigh from below, and in the morning the basement is half as high. We nail the door shut. From the ladder we have saved the ladder.
    .title = The ladder
script-877 = Today nobody gets up. It is not decided. One of us sits on the edge of the bed with one sock on and then lies down again, and that is that. In the afternoon somebody makes tea out of something. We hear the queue outside go past and come back.
    .title = One sock
script-899 = The archive is locked with three bolts, but above the door is a window for air, and the frame is rotten. Whoever climbs has to go in head first and find out on the other side how far down it is.
    .title = Head first
script-923 = In the scene painters’ loft hang nets with rags knotted in, grey, brown, brick: a whole forest for a play about a forest. Somebody has cut two capes out of the middle, with hoods, and stitched the edges well. They are still here. Put on, they make us feel foolish and then, in the dark, as if we had left the room.
    .title = A forest
script-1002 = The clerk lays a form on the counter and turns it round. It says that the bearers are on their way to bury somebody. It is stamped for one night, both sides will let it pass, and he has run out of ink for the name. “Everybody is,” he says, when we do not take it at once.
    .title = For one night
script-1026 = The two sisters from the tailor’s have moved to the tram shelter by the bridge, the glass one, with a curtain round it. If we come past that way, going or coming, we are to knock on the pole. There is always something warm. They say it the way one invites people to the country.
    .title = Knock on the pole
script-1406 = Behind the curtain it is as warm as in a pocket. The sisters make room on the bench and go on sewing. They ask after everybody by name. One of them sees all that goes over the bridge at night and tells it without looking up from the needle.
    .title = The glass shelter
    .a = We put something of ours beside the pot and stay a little.
    .b = We only ask what has gone over the bridge.
script-1146 = Three of them, without badges, have piled what is left of a chemist’s shop on a pram. One has a rifle without a bolt and pretends not to know it. They tell us to turn out our bags. They are as tired as we are, and nobody wants to be the first to say that this is not worth it.
    .title = A rifle without a bolt
    .faded = Deserters try to rob us and it comes to blows.
script-1150 = A boy steps out, steps back, steps out again. He has a white armband with a pen-drawn cross, and he is trying to decide whether we are the kind of people one can ask. At the fourth step he has decided. He takes one of us by the sleeve.
    .title = Steps out, steps back
    .faded = A boy hesitates to ask us for help.
script-1825 = In the linen room lie seven people on trolleys, and the boy is all the staff there is. He has boiled everything that can be boiled. He shows us the shelf where things are missing, each gap with a label in capital letters. He does not ask. He only reads the labels out, one after the other.
    .title = Labels
    .a = We fill one of the gaps.
    .b = We take what stands behind the last label and thank him.
    .faded = A boy runs a ward alone and needs what we carry.
script-1236 = A pile of magazines, tied with string, from the year before. Gardens, mostly, and how to choose a sofa. For a whole evening nobody speaks except to say “look”. We know a lot about hydrangeas now. We agree that they are not to be burnt.
    .title = Hydrangeas
script-2703 = It is the coldest night so far and the string round the magazines has been undone. Nobody says who. We burn the gardens first and keep the sofas till the end. They give a great deal of light and no heat to speak of, and then for an hour some heat.
    .title = The sofas last
script-1270 = Dogs, five or six, with collars. They have learned to work together: one sits down in front of us, quite friendly, and the others go round. On the tag of the friendly one stand a name and a telephone number, with the old area code.
    .title = With collars
    .a = We throw them something to eat and walk, we do not run.
    .b = We take up stones and sticks.
    .faded = A pack of dogs stands in our way.
script-1291 = The people of the stairwell have drawn lots for who keeps watch on the roof tonight, over all six houses, and one of us has drawn the short match. There is a chair up there, a bell, and a blanket that goes with the post. The others bring wood to our door, since we are one short.
    .title = The short match
script-1304 = A bowl on the floor, a spoon in it, a rest of porridge with the trace of the spoon. The child it belongs to is asleep in the next room with the door ajar. It has left half, as one leaves half when one has been told to.

    Our own stomachs are so loud that we are afraid of waking it.
    .title = Half
    .a = We eat the half. It feeds nobody; for an hour one of us is less tired.
    .b = We cover the bowl with a plate.
    .faded = We find food that a child has left for later.
script-1321 = Somebody is moving furniture upstairs, back and forth, back and forth, and with every push plaster comes down on what we were busy with. We call up. We knock with a stick. The furniture answers. In the end we carry what is ours out from under it and are glad to be out ourselves.
    .title = Upstairs
script-1395 = A basket comes down on a rope from the fifth floor of the house behind ours. In it are two turnips, a bunch of something green and a note: too much rain, too much of everything, send the basket back up. We look up. A hand waves, or it is a curtain.
    .title = The basket
script-1425 = On the notice board of the printers’ union a switch has been mounted, with a brass plate: press in case of emergency. The wires go into the wall. We look at each other. It is hard to say which case this would be.
    .title = The brass plate
script-1717 = Every machine in the hall wakes up. For eleven seconds the presses run at full speed, with nothing in them, and it sounds like a train through a station. Then the power is gone for good. The silence afterwards has people in it.
    .title = Eleven seconds
script-1332 = A cupboard opens. It was never locked, it only had no handle. In it are a torch that works, a manual that has been read to pieces, and a tin with a slot: for the strike. The tin is empty and has been polished.
    .title = For the strike
script-1426 = Somebody has written on the blackboard who was taken down to the cellar, in two columns, with the classes. The chalk is lying there. We came up here for the stove, and we have already loosened two of its bolts. Nobody picks up the spanner again.
    .title = Two columns
    .faded = We find a list of the dead and leave things as they are.
script-1536 = A rack, a real one, with the outline of every tool painted on the board behind it, so that one sees at once what is missing. Little is. Over it hangs a rule of the house: take three, bring four. We can do half of that.
    .title = Take three
script-1564 = The bridge is down. It was to bring us what the papers announced, good or bad, and now it brings nothing. In the afternoon people stand on our bank and look at people standing on the other. With the bridge went the last wall against the wind.
    .title = On our bank
script-1567 = For a week somebody has collected in the house, for the man with the dog who walks the block at night. Cigarettes, a spoon of coffee, sugar for the dog. We put in our share. He takes it without counting. From then on we hear, about every hour, the claws on the pavement, going by.
    .title = Sugar for the dog
script-2706 = Tonight somebody is out there for us. We see no one; we only hear it: a cough by the gate, a stick along the railings, a few words, and then steps that were coming towards our door and think better of it. We lie awake all the same. It is strange to listen to a night that passes by.
    .title = Steps that turn
script-1621 = They are forming a column on the square, forty people, one handcart, and they mean to walk out along the river at dark. They have places for those who can carry. There is a ration for every house that sends one. It is laid on our table in advance: that is how sure they are.
    .title = Forty people
    .a = One of us goes with them. We keep the ration.
    .b = Nobody of ours goes. We carry the ration back.
    .faded = One of us may leave the city with a column of refugees.
script-1658 = At the door stands a man in half a uniform and asks for Roman. He says it as if there were only one in this city, and as if it were natural that he should be here, at this hour, behind this door. His hands are in his pockets and stay there.
    .title = He asks for Roman
script-1006 = They talk on the stairs, not loudly. We hear Roman say “no” three times, each time a little friendlier. When he comes in, he puts a box of cartridges on the table. He says it is settled now, and washes his hands for a long time.
    .title = Three times no
script-1296 = We tell him that Roman is out. He nods and sits down to wait, and while he waits he looks around. When he leaves, he takes something along, holds it up so that we see it, and says: “Tell him who has it.”
    .title = Tell him who has it
script-1659 = Somebody screams in the street, once. Then a second time, from a little farther off, as if it were being carried. There are two of us at the door with a hand on the bolt, and we look at each other, and it would take so little.
    .title = The bolt
    .a = We leave the bolt where it is.
    .b = We go out.
    .faded = Somebody cries for help in the street; we can open the door or not.
script-1217 = It is quiet this morning, really quiet, a morning one would have called beautiful. Halfway through the bread one of us says: “It was a woman, wasn’t it.” Nobody asks what is meant. The bread is put down and later somebody else eats it.
    .title = Halfway through the bread
    .faded = We remember the night we did not open the door.
script-1674 = Behind the fish market there is a game. Three walnut shells, a pea, a man with beautiful hands. The prizes lie on a cloth, and they are real: one looks at them and stops believing in the pea. The man does not cheat, people say. He does not have to.
    .title = Three shells
    .a = We put something down and point at a shell.
    .b = We keep our hands in our pockets.
script-1684 = They live in the bus with the flat tyres, seven of them, the biggest perhaps eleven. They come to the corner of our house, no farther, and stand there in a row by size. They do not hold out their hands. If something were put down on the step, they would fetch it when the door is shut.
    .title = By size
    .faded = A group of children without parents begins to wait outside our house.
script-1694 = Now there is a face to it. The woman from the co-operative has come with a list and a witness, and the thing that was found outside has been found to be one of us. Nobody shouts. They write the name down. From today people change to the other side when that one of us comes along.
    .title = A face to it
script-1760 = Someone has been in the house. Nothing is missing. On the wall of one room, at the height of a knee, there is a small mark in pencil, an arrow perhaps, and outside by the gate lies a glove that none of us owns to. We put a chair in front of the mark. Then everybody knows where it is.
    .title = A chair in front of it
script-2704 = The arrow meant what arrows mean. They come straight to that room, in the dark, as if they had lived here, and they have brought a crowbar for the one wall that sounds hollow. It is hollow. We had not known. What was in there is still there, since they dropped it when we came in with the lamp.
    .title = The hollow wall
script-1764 = He died on our stairs in the afternoon, a stranger, sitting, with his hat on. In his waistcoat is a watch that is still going. It has an inscription, and the inscription has an address, which is a hole in the ground now. We wind it in the evening. Somebody has to.
    .title = Still going
    .faded = A stranger dies on our stairs and we keep his watch.
script-763 = This morning the watch has stopped. We shake it, we warm it, we hold it to the ear like a shell. Then one of us takes it down to the stairs and lays it where he sat. When we come past at noon, it is gone.
    .title = At noon
    .faded = The dead man’s watch stops and we give it back.
script-1812 = The sentry box is still closed on the inside. He sits in it upright with the collar up, rimed over, like something behind glass. The rifle stands between his knees. It takes two of us to open the fingers, and none of us can get them to close again.
    .title = Behind glass
    .faded = We take the weapon of a dead sentry.
script-1838 = In the kennel yard all the gates are open and only one animal has stayed, or it has come back. It lies before the feed store and lifts its lip. When the others come over the wall, we understand that it was not alone, it was on duty.
    .title = On duty
    .faded = Dogs guard a store of feed and attack us.
script-2705 = A hall full of people waiting on numbered chairs. The office is shut. A woman gets up, gives us her slip and the chair with it: she has waited since Monday and her husband has come home. The slip is good for one parcel, at any counter, on the day the number is called.
    .title = Numbered chairs
script-1864 = They call our number. Really: a man with a megaphone comes out in front of the store, in the rain, and reads numbers, and ours is among them. The parcel has a ribbon of tape round it, and on the tape in four languages it wishes us well.
    .title = Our number
script-1900 = On the steps a man plays the mouth organ for three people and a pram. He is playing something everybody knows and nobody has heard for a year. We stay for two verses. At the refrain the woman with the pram sings under her breath, and looks straight ahead while she does.
    .title = Two verses
script-1915 = The cistern in the courtyard is full. It has rained for a week into this one stone basin, and nobody has found it. On the water floats a skin of soot and, in one corner, a ball. Whether one can drink it is a question one answers by drinking it.
    .title = The cistern

## Written tokens

note-unopened-letter = Unopened letter
    .text = A parcel for people who lived here before lies on the top shelf.
note-childs-drawing = The street with the tram
    .text = A child we helped has gone to live with an aunt.
note-sergei = Sergei
    .text = Sergei lives with us and eats one meal each Dusk.
note-child = The child
    .text = A child of weight 3 is carried home.
note-friends-on-the-way = The glass shelter
    .text = On any trip we may visit the sisters, going or coming.
note-watch-at-the-door = A watch at the door
    .text = Somebody will keep an eye on our door in the coming night.
note-magazines = Magazines
    .text = A pile of old magazines that are not to be burnt.
note-the-scream = The scream
    .text = It comes back to us at Dawn on 1 or 2.
note-orphans = Orphans
    .text = Whoever goes Outside may leave food on the step.
note-mystery = Mystery
    .text = A thing found outside, with a name on it.
note-criminal = Criminal
    .text = People say so about this one of us.
note-the-mark = The mark
    .text = Somebody has drawn an arrow on one of our walls.
note-the-watch = The watch
    .text = A dead man’s watch; it comes back to us at Dawn on 1 or 2.
note-voucher = Voucher
    .text = A slip for one parcel, on the day the number is called.

## Items that Save Sheets of 0.3.0 note as tokens

note-thin-sawblade = Thin Sawblade
    .text = Nothing can force this Sawblade from us; it may still be sold.
note-camo = Camo
    .text = For a party of up to 2 that has it along, Noise counts as 3 lower when it is rolled for.
