### The Book of Scripts: Locations where goods change hands

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

## Written tokens

note-blue-shutters = Blue shutters
    .text = Somebody is looking for the family that lived in our house.
note-two-witnesses = Two witnesses
    .text = We signed for a bride and a soldier on leave.
note-till-four = Till four
    .text = We owe the manager of the store a small sum at the old prices.
note-the-whistle = The whistle
    .text = We woke a boy who had fallen asleep on watch at the depot.
