### The Book of Scripts: the first nine Locations

## Central Square

script-2001 = The hoarding round the fountain is covered with slips as high as an arm can reach. Who has seen, last seen, answers to. We read them walking, by a fish seller’s lamp, the way one reads shop signs.

    Then our own address. The street, the number, blue shutters, a family of four: does anybody know where they are. The ink has run, but it has been gone over again, twice, with other pens. We sleep in their beds. There was a pot on the stove when we came.
    .title = Blue shutters
    .a = We write underneath what we know, and that we are the ones who live there now.
    .b = We pull out the pin and put the slip in a pocket.
script-2002 = “Before they come,” says the woman at the last stall and goes on packing. She has put out her lamp and lets us feel the goods with our fingers: a tin, a cloth, something with a handle.

    On the far side of the square a whistle has gone twice. All along the row the candles die, from left to right, towards us. What she sells in the next few minutes she need not carry.
    .title = From left to right
script-2003 = Four hundred people, perhaps, in a double line from the statue to the savings bank, each with a hand on the shoulder in front, so that nobody is lost in the dark. We are standing in it before we have asked what it is for.

    The man ahead says paraffin. The woman behind was told a dentist. A boy walks along selling numbers, and two people farther up, who have the same one, have taken off their coats to settle it. Somebody leans against our bag and apologises. Every few minutes we all move up by a step, the whole four hundred, like one animal. What comes out of the hatch we shall know when our hands are under it.
    .title = One step
    .faded = We queue for a long time without knowing what is being given out.
script-2004 = Under the arcade they stand with pieces of cardboard round their necks. Roofer. Two languages. Nursing, sewing, own needle. Nobody calls out. Those who look for somebody go along the row with a candle, and each face comes up and goes down again.

    The last has written so small that one must come close. “Quiet. Eats little.” When the wind turns the board, the back says what was in it before: peaches in syrup, this side up.
    .title = Eats little
    .a = We say: come along, then.
    .b = We hand over something to eat and walk on quickly.
    .c = We read the row to the end, politely, and give the candle back.
    .faded = People without a home offer themselves, and one of them might live with us.
script-2005 = A man stands across the street for most of the morning and looks at our shutters. Then he comes over, with the slip in his hand. He is the brother. He asks whether he may walk through the rooms, and he does it with his hands behind his back, as in a museum.

    In the kitchen he kneels and lifts a tile out of the wall behind the stove. “She never told you,” he says, as if we had been her guests. A jar, a bag, with the year on them in her writing. He sets them on the floor in front of us and puts the tile back so that one sees nothing.
    .title = Behind the stove
    .faded = The brother of those who lived here before comes to see the house and leaves us what they had hidden.

## City Hospital

script-2011 = A table at the foot of the stairs, a lamp, a woman with a list of letters. They have no A left, she says, and a man upstairs who is A. She looks from one of us to the next as a farmer looks at clouds. Half a litre. She cannot pay for it. There is a glass of sugar water, and a roll of gauze that she has already counted as used.

    On the wall it says that donors should rest for a day and eat well. Somebody has underlined “eat well”, with a ruler.
    .title = Half a litre
    .a = One of us sits down and rolls up a sleeve.
    .b = We say that we have all had the fever. She nods and does not look up again.
    .faded = The hospital asks one of us for blood.
script-2012 = The lift has hung between two floors since autumn. A nurse points at a trolley, then at the stairs, then at us, and says: “Fourth.” The man on it is heavy and apologises.

    He worked that lift for thirty years. At every landing he says, with his eyes shut, what he always said: eyes and ears, children, bones. On the third he leaves a little pause, for people to step out. On the fourth he puts out his hand to open a gate that is not there.

    The nurse slips something into our pocket without looking, like a tip.
    .title = Eyes and ears
    .faded = We carry a patient up four floors and are thanked for it.
script-2013 = In the dispensary everything is gone that stood at eye level. Down by the floor, behind a door without a handle, a refrigerator is running, off a car battery that somebody has carried in. When we pull it open, the light comes on. We had forgotten that they do that.

    Ampoules, in rows, all alike. On the inside of the door hangs a chart where the temperature has been entered each morning at six. Nine days there is a number. Then there is a dash, and then numbers again, in another hand.
    .title = A dash
script-2014 = The last ward is shut off by a glass door. Strips of paper have been pasted over it, each with a skull, drawn a little better every time. Behind it a woman sits on the floor. When she sees our lamp she gets up and holds a letter against the pane.

    It is to her mother, who lives two streets from us. It covers both sides. Under the door there is a gap as high as a coin. She points at the gap. Then she lifts her shoulders, to show that she would understand.
    .title = Both sides
    .a = We draw the letter out under the door.
    .b = We stay and learn it by heart through the pane, first one side, then the other.
    .c = We shake our heads and take the lamp away.
    .faded = A woman in quarantine asks us to carry a letter out.
script-2015 = A man asks for one of us by name. A nurse told him, which she should not have. He is yellow in the face, he walks with a stick he is not used to, and he would like to shake a hand, that is all: the one it came from.

    Over the tea it comes out where he was when he was hit. On the hill, with the gun that has our street. He was the one who worked out the distance. He says it into his cup. On Friday he goes up again, and until then, he says, there may be something he can see to. He leaves his tobacco on the table.
    .title = Group A
    .faded = The man our blood has saved turns out to be one of those who shell our street.
script-2016 = The mother is smaller than we had thought. She receives us standing, in the doorway, with her hat on, and she wants it exact. What is said about the key? And about the cat, is that the word that is used? We go through it twice. At “do not come” she nods, both times, as at something she has already disobeyed.

    Then she goes in and comes back with a bowl tied up in a cloth. Her daughter, she says, never could bear waste.
    .title = The exact word
    .faded = We bring a mother the message of her daughter in quarantine.

## Hotel

script-2021 = Music, of a sort: a comb, a spoon on a glass. In the ballroom forty candle ends are burning on a cake stand, and in front of it are a woman in a tablecloth and a soldier on six hours’ leave. The registrar has come, the stamp has come. It takes two witnesses, and both of theirs are late and will stay late.

    We have plaster in our hair. We sign, and we put something of ours on the table with the presents. Then everybody asks our names so as to be able to thank us, and for the length of a dance the whole room goes carefully round the hole in the floor.
    .title = Two witnesses
script-2022 = On the sixth floor there is light. The man has a generator, three telephones and a recorder into which he says the date before he says good evening. He has been in the city for nine days. He pours us coffee, real coffee. At home, he says, they are getting tired of it. He needs one thing, the worst thing, from somebody it happened to, and he is not stingy.

    He turns the recorder until it looks at us. Each of us knows at once which one it would have to be.
    .title = The worst thing
    .a = One of us tells it.
    .b = We make one up, with a dog in it.
    .faded = A foreign reporter wants to hear the worst we have lived through.
script-2023 = The swimming pool is in the basement, and so is the night watchman. He holds his lamp over the deep end, and down in the green something large turns and shows us its side. They were for the New Year’s buffet, he says, thirty carp, no longer than a hand. He has called them after guests who left without paying.

    For something to smoke or to sip we may try for one. There is a laundry net, and a crust. Only not the Councillor, please. The Councillor comes when he is called.
    .title = Left without paying
    .faded = We try to catch a fish in the pool of the hotel.
script-2024 = On the third floor every room is a family. Somebody has seen our lamp on the stairs, and before we are up, it has gone along the corridor from door to door: the committee. They stand ready in their nightshirts with their papers. Four persons, one stove, no animals. The sick have been propped up to look like sleepers.

    At each door somebody shakes our hand, and afterwards there is something in it. We have reached the end of the corridor before any of us could have said the sentence. Then we have to walk back the same way.
    .title = The committee
    .faded = Refugees take us for officials and bribe us, and we do not correct them.
script-2025 = She has come on foot across the whole city, in the tablecloth, which is a blouse now. The lorries he left with have not been heard of. To a wife the office pays out his ration; but the book with the stamp in it has burnt, and all that is left to prove that she is one is whoever stood there that night.

    Somebody must come and say so. She would share what she gets. They open at nine, and the queue begins now.
    .title = Whoever stood there
    .a = One of us goes along and says so.
    .b = We write it on a sheet of paper and hope that a sheet of paper is enough.
    .faded = The bride of that night is probably a widow and needs one of us as a witness.

## Ruined Villa

script-2031 = The grand piano has come to the edge. Two legs stand on parquet, the third on a beam, and behind it the drawing room stops and the garden begins, one floor down. Rain has got in. The low notes sound like a cupboard full of plates.

    But the middle of it is in tune, or at least in tune with itself. And under the lid is more good wire than in our whole street, and felt, and some hundreds of screws, every one like the next.
    .title = Where the floor stops
    .a = We take it apart, beginning with the low notes.
    .b = One of us sits down and plays.
script-2032 = “That bell is for the family,” says a voice. “You go round.” We go round. She is sitting in what remains of the dining room, in a fur coat and gardening gloves, and she takes us for the people she sent for. The silver is to be under the quince before it gets light: twelve of everything, wrapped in her daughters’ petticoats, and deep, as for a dog.

    She holds the lamp herself. When the earth is trodden down, she walks across it twice in her good shoes. Then she pays us what one used to pay for that, and adds a bag from the sideboard.
    .title = Twelve of everything
script-2033 = Half of the staircase still hangs on the wall, and it is in use. Up on the landing some people are stripping the bathroom, and now and then something white comes down on a rope. We know them from the water queue. They know us too. The one with the rope calls softly that the stair will bear one party, not two, and that they were first.

    At the bottom all of it rests on a single post. It is just where we happen to be standing.
    .title = A single post
    .a = We take the end of the rope and lower things for them, for a share.
    .b = We lean on the post until they have understood, and go up.
    .faded = Others are already searching the house; we can help them or take it from them by force.
script-2034 = The panes of the winter garden are gone, but somebody has pasted the frames with sheet music, and inside it is a coat warmer. In a tub stands a lemon tree. It was watered today. It has nine leaves and one lemon, held from below in the foot of a stocking, so that it shall not fall.

    We agree to leave it. We agree a second time, out on the terrace. At the gate one of us has the stocking in one hand and a knife in the other, and is working out who of us looks worst.
    .title = Nine leaves
    .faded = We take the only lemon from a tree that somebody tends.
script-2035 = Our way leads past the garden wall of the villa. Her chair is out on the grass, facing the quince. The fur coat sits in it by itself, with leaves on its collar. The lamp beside it has burnt dry. Nobody else has been here: the earth under the tree is as smooth as on the night she walked over it.

    There were daughters. She told us their names over the hole and where each of them had gone, one after the other, in the order of the forks.
    .title = In fork order
    .a = We dig.
    .b = We carry the chair under the roof and go on.
    .faded = The old lady for whom we buried the silver is gone; it is still there.

## Supermarket

script-2041 = Of two hundred trolleys in the cage, one has four wheels that all look the same way. We find out which by pushing every single one a metre, in the dark, slowly, because of the squeal. It takes an hour. It is not a bad hour.

    We load it with shelf boards until it groans and bring it to the top of the ramp, which is steeper than it used to be. Down there the road home begins, quite straight. All it needs is somebody in front to hold back and somebody behind to steer.
    .title = Four good wheels
script-2042 = On the topmost shelf, behind a fallen sign, everybody has overlooked a carton: six tins of milk powder, with the bear. A woman stands below it with a pram. She found it yesterday. She cannot climb with the little one tied to her front, and she has not dared to go for a chair. So she has stood there for a night and a day, right in front of it, looking at something else.

    Now she sees that we have looked where she does not.
    .title = Looking at something else
    .a = We lift it down for her and walk beside the pram as far as the bridge.
    .b = We lift it down and keep a tin, for the lifting.
    .faded = A mother cannot reach the milk powder she has found; we can.
script-2043 = That was the sprinklers. All the paper has come off and lies on the floor in one grey felt, peas, peaches, cat, floor polish, and above it stand the tins, some dozens, bare as mirrors. Somebody was here before us, has opened a whole row from left to right, tasted each and put it back. They were all polish.

    We hold them to the ear and shake. One gurgles, one knocks, one says nothing whatever. We take those that knock. About the silent one there is a quarrel, in whispers, and then it comes along too.
    .title = Bare as mirrors
    .faded = We find tins without labels and do not know whether they hold food.
script-2044 = A candle on till four, and behind it a man in a tie. He was the manager of this branch. He still is. What he saved in the first week he keeps under the counter and sells at the old prices, to customers who queue. We queue. There is nobody in front of us.

    He enters everything in an exercise book, name, goods, amount, and rules a line. Money is not to be had, he is aware of that. “Pay when it suits you,” he says. “I shall come round.”
    .title = Till four
script-2045 = It is the man from till four. He carries the exercise book in a plastic bag, because of the wet, and he has been to twelve addresses today. He reads out our account. Since nobody takes money any longer, he has drawn up a table at home: so much soap for so much sugar. It is a fair table.

    At two addresses they paid, he says, though we have not asked. At the others he was offered a chair.
    .title = He comes round
    .a = We settle our account.
    .b = We offer him a chair.

## School

script-2051 = Behind the boiler it is warm. Fourteen children sit on upturned drawers in the light of the stove door and do sums in the middle of the night. By day they may not cross the street, and at night nobody sleeps anyhow, says the teacher. He says it on a slate. His voice went a week ago, and since then he has been pointing.

    On the boiler it says 365 divided by 14, and nobody gets any further. He looks along our faces. Then he holds out the chalk.
    .title = Long division
    .faded = A teacher who has lost his voice asks us to take his class.
script-2052 = The science room has been looted by somebody in a hurry, who took the microscopes and left the shelf. Thirty jars with slanting labels: newts, a mole, something with a great deal of tail. They float in their spirit with raised hands, as if they knew the answer.

    It burns blue; we try that first. Then we pour it off through a handkerchief, jar after jar, and lay them on the windowsill in a row, on blotting paper, each with its label. It was meant as a kindness. Now all of them are looking the same way, at the door we have to leave by.
    .title = Raised hands
    .faded = We pour off the spirit from the specimens of the school.
script-2053 = They are drilling in the gymnasium, by a lantern on the climbing rope: twenty of them with broomsticks, and a man with a whistle that he does not blow on account of the hour. All of them are sixteen. Some look as if they had been told so this week. We lie up in the gallery, among the mats.

    When they fall out, one looks up, straight at us. He says nothing. He drops back behind the vaulting horse, lays his broomstick down, slowly, so that it makes no sound, and lifts both arms, like somebody small who wants to be carried.
    .title = Broomsticks
    .a = We let down the end of a rope.
    .b = We draw in our heads.
    .faded = A boy who is being made a soldier asks us for help.
script-2054 = The caretaker lives under the stairs. The electric bell is dead, and so he rings the hours by hand, day and night, because the whole quarter goes by them: those who queue, those who keep watch, those who have a child to feed. If he skipped one, people would think him dead, he says, and that would be bad for discipline.

    Tonight he cannot lift his arm. So it is one of us who stands in the yard at three o’clock and swings the brass thing. All round we hear people turn over in their beds. Whatever else cracks or splinters in that minute, nobody hears.
    .title = Three o’clock
script-2055 = Cveta has the chalk before the rest of us have understood. She wipes her hands on her coat first. She does not look at the sum. She asks whose birthday it has been since it all began, and hands go up, and soon they stand on the boiler in a row, by months. Then they divide. What is left over, says Cveta, belongs to everybody.

    It lasts as long as a lesson lasts. The teacher sits among the smallest with his slate on his knees. Out in the street Cveta walks ahead of us for a while.
    .title = What is left over
    .faded = Cveta teaches the children for an hour.
script-2056 = One of us takes the chalk, writes two figures, and puts it down again. What we know is something else: how one carries a full bucket across a street without spilling. One does not look at it. One looks where one is going.

    They try it, all fourteen of them, without a bucket, in a circle round the boiler, with straight backs. Nobody spills. The teacher rubs out the slate with his sleeve and writes on it: physics.
    .title = Physics
    .faded = We show the children how to carry water.
script-2057 = He slept on our landing for a day, and then his mother fetched him, through the cellars. He was not sixteen. He was not fourteen either. She has left us a pan with a lid on it, and the lid is tied down.

    Now there are steps in the street, from house to house. It is the man with the whistle. He is not unfriendly. He is asking after a broomstick, which has been lent to somebody and not returned.
    .title = Not returned
    .faded = The boy is back with his mother, and the man who drilled him is looking for him.

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

## Church

script-2071 = The sexton saws by one candle. He has worked forward from the last row, a bench a night, and before each he unscrews the little plate, given by the family of, and lays it in the font with the others. He has got to row nine. The wood goes to whoever comes, he sends it round on the sledge. He only asks people to sit on it first, for a while, so that it has been used to the end.

    We sit. It is a hard bench and was meant to be. In front of us there are eight. By his reckoning that comes out even with the winter.
    .title = Row nine
script-2072 = The confessional is out of the draught, and one of us has sat down in it, on the side with the cushion. Then somebody kneels on the other side. We hear a coat being arranged. A man’s voice says how long it has been, and begins.

    He sells needles from door to door. He looks past people into their kitchens, and in the evening he tells certain men what he has seen, and where. He gets a tenth. He has never gone in himself. There he stops, breathing close to the grille, and waits for what comes next.
    .title = A tenth
    .a = We say the words, as far as we remember them.
    .b = We ask him which houses are next.
    .c = We sit without moving until he has gone.
    .faded = A man who takes us for a priest confesses that he tells raiders where to go.
script-2073 = Sixty people sleep in the crypt, each in a rectangle of chalk. Tonight the place beside the stove has become free, and two women are standing in it. One has a cough that bends her double. The other has a boy by the hand, in a jersey without sleeves. Both are quite calm. They have agreed that strangers should say, because strangers can leave afterwards.

    Everybody has sat up. Somebody holds a lamp for us, so that we can see what we are doing.
    .title = Strangers should say
    .a = We say: the one with the cough.
    .b = We say: the boy.
    .faded = We are asked who may sleep by the stove, a sick woman or a mother with her child.
script-2074 = The tower door is open, and up at the top are a chair, a blanket, and a calendar full of crosses. The lookout has gone for soup. Two hundred and six steps. From above the city is black, and then it is not; one learns to read it. A lamp behind a curtain. A cigarette on a roof. Six people who cross a street one at a time.

    We look for our own house and find it at once. It is the only one with a crack of light, upstairs on the left, and it looks so warm that for a moment we envy whoever lives there.
    .title = Upstairs, left
script-2075 = The woman from the crypt is at our door, and she is standing upright. She coughs once, as one shows a ticket. The third night by the stove it broke. She had time then, and wool from a blanket, and she has knitted a pair of sleeves for a boy’s jersey; they fit, says the boy.

    For us there is a twist of paper with what she drank all that while. She looks round our kitchen to see where we sit when it is cold.
    .title = A pair of sleeves
    .faded = The sick woman has recovered and comes to thank us.
script-2076 = The mother from the crypt comes by with the boy. The other one, she tells us, on Tuesday, towards morning. There was not much to divide. A packet of leaves for tea was to go to the strangers; she would have said the same in their place, that was the message, and nobody was to make a face.

    The boy has her cardigan on, with the sleeves rolled up four times. He rolls one down to show us how long it is.
    .title = Rolled up four times
    .faded = The sick woman has died and has left us something.

## Quiet House

script-2081 = The key is under the flowerpot, but the door opens before we have turned it. “There you are,” says the old man, and over his shoulder: “It’s the children!” In the kitchen he puts more cups beside the two. His wife, who does not see well, takes hold of our sleeves one after the other. She finds us thin.

    They ask about the journey. It was long, we say. And did we think of what they wrote for? We look in our bag and put on the table what there is. At ten they go to bed, as always. He shows us where the light switch is, in case we have forgotten, and asks us to pull the door shut when we go out, because of the damp.
    .title = The children
    .faded = A confused old couple take us for their children, and we let them.
script-2082 = On the kitchen table lies a note, with a spoon on it. “To whoever comes. The window need not be broken, it only sticks. Half of the potatoes are yours, I have counted. Please leave the blue box on the sill. It is for my sugar, and of no use to you. I am in the next room and hear badly, but I do hear chairs. With kind regards.”

    It is a teacher’s hand. The potatoes lie in two rows. On the square people give more for a blue box like that than for everything we are carrying.
    .title = With kind regards
    .a = We take our row.
    .b = We take our row and the box, and touch no chair.
    .faded = Somebody ill offers us half of their food and asks us to leave the medicine.
script-2083 = The bathroom door has felt along its edges. Behind it, in the tub, on a folded quilt, sits a hen. She wears a knitted collar. A night-light burns on the soap dish, so that she shall not be afraid. She looks at us with one eye, then with the other, and sinks a little deeper.

    They have padded a whole house so that nobody shall hear a hen. When we reach under her, she allows it. What we draw out is warm and weighs nothing. Over the basin hangs a calendar with a name for every day, and tomorrow, it says, is Grandmother’s.
    .title = Grandmother’s day
    .faded = We take the egg of a hen that somebody keeps hidden.
script-2084 = It rings. None of us has heard that for a year, and it is so loud in this house that the nearest of us picks it up only to make it stop. A sea; then a voice; then the sea. She has one minute, she says, there are people behind her. Are you warm? Is the pear tree still standing?

    Through the door we see two beds, made, with dust on the covers. “Yes,” we say. “It’s full of pears.” We say yes for the whole of the minute. She laughs at something. Then it is the sea again.
    .title = A bad line
    .faded = We answer a call meant for people who no longer live here, and lie.
script-2085 = A neighbour of the quiet house has asked her way through half the city, after some young people who have been on a long journey. She hands us a parcel. The old man does not get up any more. His wife knits, by touch, and cannot be talked out of it.

    It is stockings, long ones, thick, a pair for each of us. Every pair is the size of a child of ten. We wear them on our arms. At the bottom is an envelope, with money that was withdrawn years ago: to be shared, no quarrelling.
    .title = No quarrelling
    .faded = The old couple who took us for their children send us a parcel.

## Written tokens

note-blue-shutters = Blue shutters
    .text = Somebody is looking for the family that lived in our house.
note-half-a-litre = Half a litre
    .text = One of us gave blood for a man we have not seen.
note-behind-the-glass = Both sides
    .text = A message from a woman in quarantine to her mother, two streets from us.
note-two-witnesses = Two witnesses
    .text = We signed for a bride and a soldier on leave.
note-the-quince = The quince
    .text = We know where an old lady’s silver is buried.
note-till-four = Till four
    .text = We owe the manager of the store a small sum at the old prices.
note-broomstick = Broomstick
    .text = A boy has run away from the drill with our help.
note-bread-van = Bread van
    .text = A driver has put our corner on his route.
note-place-by-the-stove = The place by the stove
    .text = In the crypt we decided who sleeps in the warm.
note-long-journey = A long journey
    .text = An old couple believe that we are their children.
