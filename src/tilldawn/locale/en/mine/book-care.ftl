### The Book of Scripts: Locations that look after others

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

## Written tokens

note-half-a-litre = Half a litre
    .text = One of us gave blood for a man we have not seen.
note-behind-the-glass = Both sides
    .text = A message from a woman in quarantine to her mother, two streets from us.
note-broomstick = Broomstick
    .text = A boy has run away from the drill with our help.
note-place-by-the-stove = The place by the stove
    .text = In the crypt we decided who sleeps in the warm.
note-do-not-wake = Do not wake
    .text = A tortoise sleeps in the coldest corner of our house.
note-the-handcart = The handcart
    .text = We helped the firemen pull.
