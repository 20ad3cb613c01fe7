### The Book of Scripts: Locations where people work

## Garage

script-2061 = On the left side the van says bread, on the right, by now, ambulance, and it will start for neither. The mechanic lies under it and coughs. We push it up the yard and let it roll, up again and let it roll. The fifth time it catches, and stands there shaking in its own smoke like a wet dog.

    The driver comes out, buttoning a white coat over a blue one. He wants to know which corner is ours. “Not for your sake,” he says. “For the route.”
    .title = For the route
script-2062 = In the yard stands a lorry on its rims, and in the tank, says the dipstick, are three fingers of petrol. For petrol the mechanic gives anything he has. He has already laid two things out on the bench, to encourage us.

    We have a hose. All of us have seen how it is done, and none of us has done it: one end in the tank, the other in the mouth, draw, and at the right moment out of the way. As to the right moment, opinions differ.
    .title = The right moment
script-2063 = There is a car on the lift, run up as far as it goes, with steamed windows. A man’s voice says, quietly, that we need not be frightened. They are five. It is dry up there, there are no rats, and people do not look up. There is only the lever, he says. Once the red lever is pulled, the oil runs out, they come down, and after that there is no more up.

    The pump beside the lever is the finest thing we have seen in weeks. Somebody has drawn a face in the steam, and now gives it ears.
    .title = No more up
    .a = We leave the lever alone and tell them which streets are open.
    .b = We help them climb out and unscrew the pump.
    .faded = A family lives in a car on the lift, and the lift is worth something.
script-2064 = A car stops outside without lights, and the mechanic lifts one finger. By then we are in the pit, under the grating, and he has pushed an oil pan over the gap. Two men, to judge by the shoes. They have come for something long that he has mended. While he wraps it up they talk about their week: which street, how many windows, who has a dog. One of them taps off his ash, and it comes down through the bars on our sleeves.

    The mechanic coughs when he names his price. He coughs longer when they name the street. Afterwards he holds out his hand, palm up, for the use of the pit.
    .title = Ash
    .faded = Hidden in the garage, we hear what raiders are planning.
script-2065 = At first light a van stops at our corner, with bread on its left side. The driver lets the engine run, out of experience. He goes through the house as though it had been agreed, turns down an eyelid, looks under a bandage, lays a cold ear against a back. He has little with him and uses it. When we begin to thank him, he says that a corner is a corner.

    Then he drives off, on the wrong side of the street. People come out on their steps and read the van, and for a moment they believe it.
    .title = Our corner
    .faded = The driver we helped comes and looks after our sick and wounded.

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

## Written tokens

note-bread-van = Bread van
    .text = A driver has put our corner on his route.
note-a-row = A row
    .text = One row in the allotment gardens bears our name.
note-the-bundle = The bundle
    .text = Letters for the odd numbers of a street that is no longer there.
note-the-bakers-wheel = Bakers’ Row
    .text = We turned the water on for the bakers, out of turn.
note-the-trout = The trout
    .text = We took the fish by which the city’s water is tested.
note-blue-arms = Blue arms
    .text = One of us has reached into the dye, and it does not come off.
note-the-coupons = The violet
    .text = We have a sheet of forged bread coupons.
