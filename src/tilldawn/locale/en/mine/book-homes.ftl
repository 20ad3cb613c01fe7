### The Book of Scripts: Locations where people live

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

note-the-quince = The quince
    .text = We know where an old lady’s silver is buried.
note-long-journey = A long journey
    .text = An old couple believe that we are their children.
note-the-sixteenth = The sixteenth floor
    .text = We carried water up the tower to a woman who cannot come down.
