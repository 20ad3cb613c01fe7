### The Book of Scripts: nine more Locations

## Tram Depot

script-2091 = Between the men with rifles and the men with moonshine, the lost property office is open. A clerk with sleeve guards sits at the hatch. “What have you lost?” he asks, and dips his pen.

    We laugh, and then one of us answers after all: a glove, green, for the left hand, on line six, four winters ago. He writes it down. He is gone for a long time, and we hear him walking along the shelves and talking to himself. He is sorry, he says when he comes back. He has put something on the counter and turns it so that the handle points to us. It is the nearest he could find.
    .title = The nearest he has
script-2092 = The wire over track six is copper, as thick as a finger, forty metres of it. A dealer in the inspection pit buys by the arm’s length and has long arms. There has been no current since the autumn, he says. He would swear to it.

    The ladder stands ready, it is of wood, and there is a pair of pliers with rubber on the handles, most of it. At the other end of the hall, in the last tram, a small lamp is burning over the door. “That is a candle,” says the dealer. It is very steady for a candle.
    .title = Very steady
script-2093 = The lookout on the footbridge is perhaps ten. He has a coat down to his ankles and a whistle on a string, and he has fallen asleep with his forehead against the railing. From here we see all he ought to see: the gate, the road, the hall behind him, with the goods in crates and the men’s backs.

    He will be relieved on the hour. The one who is to relieve him is already doing up his belt. Yesterday, they say in the hall, another boy fell asleep. Nobody says any more about it.
    .title = Asleep on his feet
    .a = We throw gravel at the railing until he starts up and blows.
    .b = We walk past under him, to the crates.
    .faded = A child keeping watch for the dealers has fallen asleep, and we can wake him or use it.
script-2094 = In the middle of the night, a whistle, twice, at the corner of our street. We are at the windows before we know what it means. Farther down some men have stopped. They listen, as we do. Then one of them makes a sign, and they go back the way they came, close to the walls.

    Nobody is at the corner in the morning. In the ash on the pavement there is a trail as though somebody had dragged a coat behind him, and it leads in a large bow round our house.
    .title = Twice, at the corner
    .faded = The boy from the depot warns us of a raid in time.

## Allotment Gardens

script-2101 = At dusk the gardeners move the scarecrows. There are more of them than plots. They wear good coats and proper hats, for a rag does not deceive anybody through a telescope, and each has a name, that of the person whose coat it is. They have been hit many times. It saves the others, says the woman with the wheelbarrow, as long as they do not stand where they stood yesterday.

    The last one has to go over to the currants, across the open strip. She has a cold, and the man up there knows her walk by now. Ours he does not know.
    .title = He knows her walk
    .faded = The gardeners deceive a sniper with scarecrows, and one of us carries the last of them across.
script-2102 = One has to tell the bees, otherwise they leave. So the widow has been told, and she has stood before the hives three evenings running and talked about the weather. She cannot get it past her teeth. It would be different for somebody who did not know him, she says. One knocks three times with the door key and says it clearly. His name was Emil. They will hum, and that is all.

    She walks down to the water butt meanwhile and makes a noise with the can. The comb she has put on the bench beforehand, in paper, so that it should not look like wages.
    .title = One tells the bees
    .faded = A widow asks one of us to tell her husband’s bees that he has died.
script-2103 = The seed potatoes lie in a zinc bath in the shed of the association, each with its eyes upwards, on straw. They have begun to sprout, violet, as long as a fingernail. Forty-two plots have handed in what they had. On the wall hangs the resolution: until spring nobody, not even the chairman. The chairman was buried on Sunday, it is noted underneath, at his weight.

    The door has no lock. There was one, but it has been given in as well, for the wheelbarrow. Beside it leans a spade, and there is still one row on the plan without a name.
    .title = Not even the chairman
    .a = We put straw where some of them were, and close the door.
    .b = We dig the free row over and write our name in it.
    .faded = Hungry gardeners have saved their seed potatoes, and nothing prevents us from taking some.
script-2104 = The secretary of the association is at the door before it is light, in clogs, with a ledger. Row forty-three, she says, that is you. There has been a distribution. It goes by rows, not by need; about need they argued for two evenings, and then they took rows.

    We have to sign for it. She has also brought a slip of wood with our name burnt into it, to be put at the head of the row. For the time being it stands on the windowsill. Each of us has picked it up at least once.
    .title = Row forty-three
    .faded = The gardeners give us the share that belongs to our row.

## Post Office

script-2111 = The postwoman sorts by touch. Before her are the pigeonholes of her round, and one street is so full that the letters bend. She has not been let through for a month. “Is it true about the odd numbers?” she asks. It is our way home. We know each of the odd numbers, and what is there now.

    What cannot be delivered is struck off, and a parcel that has been struck off belongs, by section nine, to whoever gives the information. There are three parcels among the letters. She has moved them a little to one side, so that they should not influence us.
    .title = The odd numbers
    .a = We go through the street with her, house by house.
    .b = We say we will deliver it all, and let her tie the bundle.
    .faded = A postwoman asks us who in a destroyed street is still alive.
script-2112 = Behind the counters the tube post still works. It needs only air, and for air there is a bellows, with a pedal. One opens the brass flap, puts in the capsule, treads, and it goes off inside the walls with a rush, towards the exchange, or the barracks, or the railway. Nobody knows who is at the other end. But somebody is: capsules come back, and in them there is always something.

    We put in what we can spare, with no note. What would one write? Then we tread, in turns, with our ears at the pipe. After a while it knocks.
    .title = After a while it knocks
script-2113 = In the room behind the telegraph office stands a kettle with a bent spout, and beside it, in shoe boxes, everything that was held over it. The boxes are marked by subject. “Prices.” “Sons.” “Prayers, with place names.” The fullest of them says “Neighbours”.

    We look for our street and we find it. There are five letters, all unsigned, and all of them polite. They give the hour at which our stove is lit, and how many of us there are, and who would be easiest to talk to. On one the n has a tail. We have seen that n every morning for weeks, on the list for the water.
    .title = Neighbours
    .faded = We find letters in which people of our street have informed on us.
script-2114 = For three days the bundle has been lying on our kitchen table, and we go round it. Then one of us unties it after all, to see whether anything could still be delivered. Two could. A man at number four has moved to his sister’s; a family lives in its own laundry.

    The sister reads it on the stairs, and he stands behind her and reads over her shoulder, and both of them forget that we are there. In the laundry they give us coffee out of a soap dish. The rest we tie up again, with the same knot. It has got a good deal thinner, we say to each other.
    .title = With the same knot
    .faded = We find the living addressees of two letters and are thanked for it.

## Waterworks

script-2121 = Three iron wheels stand in the floor, each with an enamel plate: Infirmary, Bakers’ Row, Embankment. The engineer has both arms in plaster. There is pressure for one quarter of an hour a night, he says, for one of the three, and until now he has turned them in rotation and noted it in the book. But the book got wet. He knows that he has to turn one, not which.

    The Embankment is where we live. He sees our faces and turns away, to the manometer, as one does for people who are undressing. “Clockwise,” he says.
    .title = A quarter of an hour
    .a = We turn the Infirmary.
    .b = We turn our own.
    .c = We turn Bakers’ Row.
    .faded = We may decide which part of the city gets water tonight, the sick, the bakers or ourselves.
script-2122 = The big settling basin is frozen, and it lies below the level of the street. That is why they have come here, twenty or thirty children with their feet wrapped in rags, and skate, without a sound. It must have been practised. When one of them falls, it falls in silence, and opens its mouth, and nothing comes out but white.

    The watchman stands at the edge with a storm lantern. For the quality of the water it is not permitted, he whispers. He has brought an oilcloth to sit on and shows us how one takes hold of the corners. We are too old for it, and heavy. It goes right across.
    .title = Not permitted
    .faded = At the waterworks children slide on the ice in silence, and we join in.
script-2123 = In the laboratory a trout stands in a glass trough, its nose to the inlet. All the city’s water runs past it first. It is the instrument, says the card on the wall: if the trout turns on its side, close the main. A girl in a white coat sits before it with a stopwatch. She has gone to sleep with her cheek on the log, in the middle of a line: 3.10, upright. 3.20, upright. 3.30.

    It is as long as a forearm, well fed, and moves no more than it must. It is now a quarter to four.
    .title = 3.20, upright
    .a = We lift it out with both hands and leave the stopwatch running.
    .b = We cough until she wakes.
    .faded = The fish by which the city’s water is tested would make a meal.
script-2124 = Somebody has been baking. One smells it three streets off, and people stand at their windows with their mouths open, like birds. In Bakers’ Row there was water for a quarter of an hour, nobody knows why, and out of turn. They have used up the flour for a week, while it could be used.

    By noon there is a loaf for every house on the list. A woman divides it with us on the stairs. Her father is in the Infirmary; she was to have taken him some washing. They are catching rain there, she says, in bedpans.
    .title = Out of turn
    .faded = The bakers had water and there is bread; elsewhere it was missed.
script-2125 = It is going round in the street, first at number two, then across the yard. Boil everything, says a boy who runs from door to door, they only noticed it late. There is something the matter with the instrument at the waterworks. He has been told to say exactly that, the instrument.

    The can from the day before yesterday stands on our table, two fingers from the bottom. It is quite clear. We pass it from hand to hand and hold it to the light, as though one of us had learnt how one sees it.
    .title = The instrument
    .faded = Bad water has gone unnoticed since we ate the fish.

## Veterinary Clinic

script-2131 = The vet takes people now, between ten and four. He asks us on to the cattle scales first, one after the other, because the table on his wall goes by weight: goat, calf, heifer. He pushes the small brass rider along, and then back, and farther back. “Shoes on?” he asks. Shoes on.

    He reads it out, as he would for a farmer. Each of us remembers another figure, from some summer or other, and does the sum. Then he threads his needle and looks after the one who needs it, with firm hands, and says “there, there” and “stand” and, when it is over, slaps a shoulder twice with the flat of his hand.
    .title = Between goat and calf
    .faded = The vet treats one of us, and on his scales we see how thin we have become.
script-2132 = There is no current, but the refrigerator in the ward is closed with tape, and the ward is colder. A cardboard box with holes in it, in leaves, and inside a tortoise as large as a soup plate, with everything drawn in. On the lid, in crayon: “Her name is Mrs Lang. Do NOT wake before April. She likes the heart of the lettuce. I am coming back.” Four lines follow about temperature.

    It weighs as much as a joint. Nobody says that. One of us reads the lid to the end, aloud, and then puts it back, with the writing underneath.
    .title = Before April
    .a = We carry her home and keep her as cold as it says.
    .b = We stick the tape down again.
    .c = We say that she will not notice anything.
    .faded = We find a child’s hibernating tortoise, and we are hungry.
script-2133 = A soldier kicks the door open because he has his hands full. He lays the dog on the table, a brown one with a harness for wire, and looks at the one of us who is nearest to the white coat on the hook. “You are the doctor,” he says. It is not a question; there is a rifle on his back, and tears are running down into his collar.

    So we are the doctor. We wash, we hold, we use up what we have, and pick it out piece by piece. He tells us how many men that dog has found alive under houses. He knows the number. At the end it licks the table, and he empties his pockets beside it.
    .title = We are the doctor
    .faded = A soldier takes us for vets, and we treat his dog.
script-2134 = A scratching from the coldest corner of the house. All of us think rat, and somebody has already taken up the shovel. But it is Mrs Lang. She has come too early by many weeks. She has climbed over the edge of her box and is crossing the floor towards the one stripe of sun, a leaf on her back, with the expression of somebody who has been kept waiting.

    Nothing in the house is the heart of a lettuce. We lie on our stomachs around her, all of us, and hold out what there is.
    .title = Mrs Lang
    .faded = The tortoise wakes, and we feed her.

## Textile Mill

script-2141 = All the looms hang on one belt, and the belt has been taken off the engine and put on a wheel, and in the wheel people are walking. It used to be children’s work, says the forewoman, two hundred years ago; there is a picture of it in the canteen. Gauze comes out on the far side, as wide as a hand, a metre for every forty steps.

    One man has just sat down on the floor, grey in the face. She looks at her piece of gauze, which has stopped, and then at our legs. “An hour,” she says. In the wheel one always walks uphill. One sees only the next board, and somebody’s heels.
    .title = Forty steps
script-2142 = The vat in the dye house is full to the brim and black as a well. Only where the lamp shines on it does one see that it is blue. On the rim lies a wet rope, which leads down, and at the end of it hangs something heavy that somebody did not want found.

    The rope is rotten; one would have to reach for it. Over the basin the instructions are still up: full gloves, since the colour is guaranteed fast. It does not come off skin. It wears off, in time, like a summer. There are no gloves. There is a pole with a sieve for whatever floats.
    .title = Guaranteed fast
    .a = One of us rolls up both sleeves as far as they will go.
    .b = We take the pole.
script-2143 = In the third warehouse a bale is on fire, but only on the inside. It has been smouldering since the first bombardment, deep in the cotton, without a flame. They must not open it and they cannot put it out. So they have moved in around it, six or seven families, and sit with their backs against the sacking as against a large animal.

    The place on the north side is given to guests. We are warm through in a few minutes, down to the feet. A man goes round and round the bale with his palm flat on it, to feel whether it is coming nearer. Nobody talks to him while he does.
    .title = Only on the inside
script-2144 = The man does not come to the door, he comes to the water queue. He walks along it in the evening light and asks people to show him their hands, quite pleasantly, as a teacher does before lunch. One of us has not taken off gloves for three days. It has been noticed; it is a cold evening, but not that cold.

    “That was not mine alone,” he says when he has arrived at us. “If it had been mine alone, I should not be asking.” He has a slight stammer. He waits, and so does the queue.
    .title = Hands
    .a = We settle with him for what it was worth.
    .b = We say we have been dyeing curtains.
    .faded = The owner of what we took from the dye vat has found us.

## Fire Station

script-2151 = The duty officer is putting on his helmet as we come in, and his crew is a woman of sixty. The engine has been without fuel since November. They have a handcart with a hose reel, and two cannot pull it uphill. Behind the station the sky is orange, and it flickers.

    “You in front,” he says, without asking who we are. The places are already given out. When they are gone, the station will be empty, with the doors wide open, because that is the regulation: so that they can get back in.
    .title = You in front
    .a = We take hold of the shaft.
    .b = We hold the doors for them and stay behind.
    .faded = The firemen need help with a fire, and without them the station is unguarded.
script-2152 = The siren is on the roof, a squat thing with a crank, for when the current fails. It is the last in the quarter. Under the casing sits a motor that would keep a workshop happy for a year. Four bolts, and we have the spanner; only the drum must not turn while one does it. Half a turn, and thirty streets go down into their cellars and drag the old people along.

    It has rust in the bearing. Whoever cranked it in earnest would need both arms and a good deal of luck. There is a can of oil on the sill, with a note: “Please. I cannot get up there any more.”
    .title = Four bolts
    .a = We hold the drum still and undo the bolts.
    .b = We oil it, and go over the crank with a wire brush until it runs.
script-2153 = For their training the firemen built a labyrinth in the cellar, of planks and wire mesh, to be crept through in the dark and in smoke. There is a plan at the entrance, but somebody has cut it out. On hands and knees we go in, because the stores are on the other side.

    We are not alone in it. At the second bend a hand passes over a face, quite gently, as one looks for a light switch. Somebody breathes out. A bag is opened, not by us, and closed again. Nobody says a word, on either side. When we come out into the store and turn our pockets out, something is missing, and there is something in its place.
    .title = By touch
script-2154 = Before it is light the handcart stops at our house with the hose reel empty. They have drawn up a list of all who have pulled, the officer says, and share out what was left standing: beams, burnt only at one end, and a tool. He himself does not unload. He sits on the shaft with his helmet between his feet.

    The woman of sixty is not there. We ask. He says that she had gone in for a canary. Then he gets up and moves one of the beams so that it lies in line with the others.
    .title = All who have pulled
    .faded = The fireman brings us our share and the news that his last colleague has died.

## Print Shop

script-2161 = He shows us two bread coupons and asks which is right. We choose the wrong one. He is so pleased that he blushes. It is the violet, he says, nobody else in the city gets the violet. He has forty sheets drying on the line and no family. He gives them to whoever asks, a sheet to a house.

    One of us asks how much bread there is, for so many coupons. “That is a matter for the bakery,” says the printer. He would also be glad of somebody at the guillotine, for the programme of a concert that is really going to take place. For that he pays the proper rate.
    .title = The violet
    .a = We ask for a sheet.
    .b = We cut programmes until our arms ache.
    .faded = A printer offers us forged bread coupons.
script-2162 = The compositor only sets death notices now, and he has run out of the letter A. Half the city seems to have one. So he turns a V upside down, and each time he apologises in pencil on the proof. Behind him two men are carrying out the cases with the other alphabets. They are not thieves, they have a receipt: it is lead, and lead is wanted.

    There is one case left, and it is a heavy one. It takes two to lift it, or one to pick the capitals out of it first, letter by letter, before they come back up the stairs. The men have said that they pay for help. He has said nothing.
    .title = The letter A
    .a = We take the other handle.
    .b = We kneel down beside him and pick.
    .faded = Lead type is to be made into bullets, and the man who sets the death notices needs it.
script-2163 = The press is still warm, and there is nobody there. Over our heads hang the sheets, two hundred of them, pegged in rows and wet. It is a proclamation. “The inhabitants of the streets listed below” – ours is the fifth – “will, on the … of this month, by … o’clock.” Where the day should be there is a gap of the width of a finger, and another one for the hour.

    We go along all the rows. Perhaps one of them has been filled in. None has, but in the wastepaper lie the drafts, and in those somebody has tried out what it looks like with different numbers.
    .title = By … o’clock
    .faded = We see posters, not yet dated, that concern our street.
script-2164 = Nobody looks at the violet. The girl at the hatch tears off the coupon and pushes the ration across, and the next one, please. It took less than a breath. We have even been given the large tin.

    A little after nine the hatch is closed. There were more coupons than usual today, somebody says, it does not come out even. Behind us in the queue there are still some sixty people, and first among them the old man from the house across the street, who keeps our place for us when it rains. He holds up his coupon to the light. It is a real one.
    .title = A real one
    .faded = The forged coupons bring us food that others with real ones do not get.

## Tower Block

script-2171 = “Are you down there?” asks the rubbish chute. It is a woman on the fourteenth floor. She is moving to her daughter’s on the second, and the stairs are beyond her, but her things can go ahead. We need only hold the mattress under the opening. The pillows are already down, and some pans.

    What she is sending now she does not quite want to say. It is well wrapped. It was her mother’s, and it has sewn for four brides. Whoever catches it for her may have the other one, the one that only goes backwards. “Ready?” asks the chute, and we hear her push. It knocks against every floor on the way, louder each time.
    .title = Ready?
script-2172 = In the motor room above the lift, where it used to hum, they keep hens. Nine of them sit on the cable drum. A blackboard gives the eggs and who is next: the expectant mother on five, then the cough on twelve, then the twins. Tonight a girl is on guard, eight years old perhaps, in a helmet made from a colander. She has a saucepan and a spoon to raise the alarm.

    Her head has sunk on to her knees. The spoon is still in her hand, quite upright. The hens look at us with one eye each.
    .title = The cough on twelve
    .a = We wake her softly and ask what she would take for some of their greens.
    .b = We reach under the nearest two and then, since it is awake anyway, take the nearest.
    .c = We put the blanket round her and take the spoon out of her hand, so that it does not fall.
    .faded = A child who guards the hens of the house has fallen asleep.
script-2173 = On the seventh landing the water carrier sits between his cans. He is seventy, or it is the stairs. Twice a night, sixteen floors, for a woman who has not been down since the lift stopped. She pays him by reading to him, he says; he never got round to learning it. Tonight they have come to the last chapter, and his knee will not have it.

    He does not ask. He only tells us how many steps there are, two hundred and eighty-eight. Upstairs a door opens before we have knocked. She takes the cans, looks past us down the stairwell, and calls out to him from there, floor by floor, how it ends.
    .title = How it ends
script-2174 = High up over the roofs, in the tower, a window lights up, goes dark, lights up. The sixteenth floor. She must have recognised us by the way we walk; from there one sees the whole quarter, and she has nothing else to look at.

    It takes us some time to understand that it is not a greeting. When we go left, it stays dark. When we go right, it shines. So we let ourselves be read through the streets, from corner to corner, and once it goes out and stays out, and we stand in an entrance until four men with lamps have gone past.
    .title = The sixteenth floor
    .faded = The woman in the tower shows us a safe way with her lamp.

## Written tokens

note-the-whistle = The whistle
    .text = We woke a boy who had fallen asleep on watch at the depot.
note-a-row = A row
    .text = One row in the allotment gardens bears our name.
note-the-bundle = The bundle
    .text = Letters for the odd numbers of a street that is no longer there.
note-the-bakers-wheel = Bakers’ Row
    .text = We turned the water on for the bakers, out of turn.
note-the-trout = The trout
    .text = We took the fish by which the city’s water is tested.
note-do-not-wake = Do not wake
    .text = A tortoise sleeps in the coldest corner of our house.
note-blue-arms = Blue arms
    .text = One of us has reached into the dye, and it does not come off.
note-the-handcart = The handcart
    .text = We helped the firemen pull.
note-the-coupons = The violet
    .text = We have a sheet of forged bread coupons.
note-the-sixteenth = The sixteenth floor
    .text = We carried water up the tower to a woman who cannot come down.
