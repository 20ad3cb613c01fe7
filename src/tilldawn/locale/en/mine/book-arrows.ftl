### The Book of Scripts: pages with a red arrow, which a scenario leads to

## The Night Goes On

script-2901 = At four in the morning the stovepipe cracks. It is a small sound, like a plate put down too hard, and then the smoke comes into the room and the warmth goes out of it. We stand there with wet rags. The pipe would hold with a length of sheet iron and a frame to carry it, and there is iron in this house, and there are frames. They are only doing something else at the moment.
    .title = The Pipe
    .a = We take something we have built apart for it.
    .b = We stop the hole with rags and put on our coats.
    .faded = The stovepipe has burst; it grows cold.
script-2902 = Behind the coats in the hall stands a man. He has been there since last night, he says, since the others went and left the door as it was. He helped them carry. Then he could not go on, his foot is twice as thick as the other. In his pocket he has our corkscrew, and he holds it out to us by the wooden end. He would like to stay until morning. He knows, he says, which boards they look for.
    .title = The Man in the Hall
    .a = He may sleep inside. He knows how they come.
    .b = We open the door for him, and then we close it.
    .faded = One of the raiders has stayed behind, lame, and asks to sleep in the hall.
script-2903 = There is one plate on the table. The second one is in the sink, washed, from before. The tap drips on it. In the street somebody calls out a name, not ours, a door further with each call: he has a room, he says, no, he is looking for a room. It would be easy to let him walk past. One would only have to go on looking at the plate until he has reached the corner.
    .title = One Plate
    .faded = One of us is alone, and in the street somebody looks for a place to stay.
script-2904 = The guns have moved. All week they stood behind the brickworks, one could feel them in the floor; tonight they are somewhere else, farther off, or there is a hill in between. The window on the stairs looks that way. Its pane is whole. Whoever sits there for an hour with the lamp out may see whether they are loading lorries or digging in. And then one knows it, for the rest of the night.
    .title = Guns Far Off
    .a = We sit by the window until we are sure.
    .b = We leave the window to itself and lie down.
script-2905 = It is the third night, and one of us no longer lies down at all. Sits on the edge, shoes on, laces tied. Counts something on the fingers, gets as far as eleven and begins again. Asked what it is, the answer comes quite politely: stairs. We could take turns and talk until it is light, and then the day after would be lost. Or we say what one says to children. Go to bed now.
    .title = The Third Sleepless Night
    .a = One of us stays, and lets tomorrow go.
    .b = We put out the light and say it is an order.
    .faded = One of us can no longer sleep for worry.
script-2906 = When it grows light the coats in the hall hang straight again, on their hooks, in the order of their size. He has swept, too. The door has been pulled shut from outside, so softly that the cat of the house would have slept on, if there were still a cat. We stand in front of the shelf and count. We count as one does at a till, once, then the other way round.
    .title = The Coats

## Four Seats

script-2911 = He writes the name on a delivery note, because that is what he has: one piece, to be collected. The name stands under “article”. We read it aloud in the kitchen and nobody says anything, and then everybody speaks at once, about shoes and whether it is cold on a lorry. The note goes into the sugar tin. Later one of us takes it out again, reads it once more, and puts it back with the writing down.
    .title = Whose Name
script-2912 = The driver coughs into his elbow, quite properly, like a man who has been told. He leans against our wall while he does it and leaves a dark spot on the plaster. It is nothing, he says. It is only that he has nine hours in front of him, at night, without light, and that he would have to do it with his eyes open. He does not ask for anything. He only talks about prices, and how they rise.
    .title = The Driver Coughs
    .a = We give him something for it.
    .b = We wish him a good recovery.
    .faded = The driver is ill and hints at medicine.
script-2913 = The delivery note is still in the sugar tin. We had forgotten it, or we had not. One piece, to be collected. The name on it can be rubbed out if one wets a finger; it was only pencil. The driver would take the note back, he says, he has buyers in every street, and he does not ask what has become of the article. He has lowered his voice, however. That much he does for it.
    .title = An Empty Seat
    .a = We give it back for what he has with him.
    .b = We rub the name out and keep the note.
    .faded = Somebody who had a Seat is gone; the Seat is left.
script-2914 = Tonight, then. There are fewer notes than people; one can count it without fingers. We sit round the table as if there were a meal. Somebody has shortened matches and somebody else has put them into a glass, and there they stand. It would be just. It would also be possible to say something now, to get up, to hold one’s own note out across the table, before anybody has to draw. The glass is a jam jar. On its lid is a cherry.
    .title = Drawing Matches
    .a = One of us gets up and gives the note away.
    .b = We draw, all of us, also those who have one.
    .c = The notes stay with the names that are on them.
script-2915 = The lorry stands with its engine running, and its tailboard is down. Whoever goes has one bag. Whoever stays stands in the doorway, a hand on the frame, in slippers. They have swept the kitchen, so that we should have it in good memory. The shelf can be seen from here, through two doors. It is fuller than it has been for weeks, since nobody wanted to be the one who ate today.
    .title = What We Leave
    .a = It stays on the shelf, all of it.
    .b = We fill our bags and climb up.
    .faded = We leave; one of us stays behind.

## Two Families

script-2941 = Somebody upstairs is singing. It comes through the ceiling as through a coat, without the words, and for a while we take it for a pipe. Then one of us knows the second verse. We do not sing; we only move our lips, and on the landing the light goes on. They have come down to the middle step. The old man holds a tin of coffee against his chest, opens it, and lets everybody smell it first.
    .title = The Song
script-2942 = There are steps on the stair at night, nine, a pause, then four. On the shelf a gap has been pushed together, so that it should not look like one. In the flour on the floor is the print of a stocking, small, with a darn at the heel. We have seen that darn, it hung to dry on their side of the railing. One of us has brought the wire from the cellar. Another has said that a door can also be left ajar.
    .title = Steps on the Stair
    .a = We stretch the wire across the fifth step.
    .b = We leave the door ajar, and a lamp beside it.
    .faded = They have stolen from us at night.
script-2943 = When it is over and the door hangs by one hinge, they stand there, too. All of them, in coats over nightshirts, on the stairs, at different heights, like a photograph. They have heard everything. The woman has a net in her hand, and one cannot see from below whether she is bringing it or has come to have it filled. She looks at our shelf. We look at her net. Somebody has to speak first.
    .title = They Stand There Too
    .a = We share what is left on the shelf with them.
    .b = We point at the net, and hold out our hands.
    .faded = After the raid they stand on the stairs; both sides have lost.
script-2944 = One less stands on the landing in the evening. Nobody says which. There is a chair with its seat turned to the wall, and the woman has buttoned her cardigan one hole too high, all the way up. They need six boards, she says, and the boards up there are the floor. She does not ask us. She says it to the banister, and runs her palm along it as if to find out how thick it is.
    .title = One Less on the Landing
    .a = We carry the wood up to the landing.
    .b = We wait until the steps have gone back in.
    .faded = One of those upstairs has died; they have no wood for a coffin.
script-2945 = It is said on the radio that it is not over. It is said in the voice that last week said the opposite, and upstairs something falls and nobody picks it up. Between their stove and ours is a wall one brick thick, we have heard them breathe through it all winter. There are nineteen bricks in the cellar and half a sack of mortar. It would do for either thing: a hammer weighs no more than a trowel.
    .title = The Wall
    .a = We break the wall and fetch them down to us.
    .b = We brick up the stairs, as high as it goes.

## The Ward

script-2921 = We have one sheet that is whole. It lies over the one by the window now, who had asked twice what day it was, and it is too short; one has to decide whether for the top or for the bottom. The others look at the ceiling, very attentively, like people on a platform. In the yard the ground is soft under the lilac. It would take half a night. Or we carry it all out at once, and keep the sheet, torn into strips it is good for something.
    .title = The Sheet
    .a = One of us digs under the lilac tonight.
    .b = We carry it out now, and tear the sheet.
    .faded = Somebody on our floor has died.
script-2922 = In the morning one of the four stands. Nobody has seen how it came about, there is suddenly somebody in the room who is taller. He walks to the door and back, a hand on the wall, then without the hand. He has a sister in the bakers’ street, if it is still there. He looks at the stick we have leaning by the door. I can stand, he says, and it is not clear whether he means in general, or there.
    .title = I Can Stand
    .a = He may stand there, and eats with us.
    .b = We give him his shoes, and he goes home.
script-2923 = There is one dose. It lies on a saucer in the middle of the table, and we have turned the saucer once already, so that it should not point at anybody. On the floor nobody moans. That is the worst of it: they lie quite still and breathe as one breathes when one is listening. Either somebody says a name now, aloud, and it can be heard in both rooms. Or we put slips into the cup, ours among them.
    .title = One Dose
    .a = We say the name, aloud.
    .b = We put all names into the cup and draw.
    .faded = There is less medicine than people who need it.
script-2924 = On the third morning there are five. The fifth leans against our door, and when we open, comes in with it. Somebody has brought him here and rung and gone; on the coat a piece of paper is pinned with our house number, nothing else. So it has got about. The bandage is a curtain. On the floor they have already moved together, without a word, by the width of a hand each, and there is a place.
    .title = A Fifth at the Door
    .a = We lay him into the place they have made.
    .b = We write another number on the paper.
    .faded = A badly wounded man has been left at our door.

## The Voice of the House

script-2931 = When it is said, nothing comes for a while, only the sea that is always in there. Then a voice, very near, as if out of the wardrobe. It repeats our street. It asks us to spell the names. One can hear that somebody is writing: the pauses are as long as the words. We have been told to be off the air after four minutes. The clock has no second hand, and the voice says that it has only reached the letter K.
    .title = Someone Answers
    .a = We go on spelling, to the last letter.
    .b = We switch off in the middle of a name.
script-2932 = The van is grey and has a wheel of wire on its roof that turns as if it were tasting. It stops at each crossing. It was in the street behind ours at noon, and in the evening it is there still, only its bonnet points the other way. A child in the yard says that one gets chocolate for it. For what, we ask. For voices, the child says, and goes on drawing houses in the dust.
    .title = The Van
    .a = Tomorrow the set stays under its blanket.
    .b = We go on. It has to be said while it is true.
    .faded = Direction finders drive through our streets.
script-2933 = All week we have written down what others say. Tonight one of us sits at the table, the pencil the wrong way round, and says: and I. Nobody has asked. It takes as long as the stove takes to go out. It is about a staircase, and about who went first. When it is over there are four pages in a handwriting that none of us knew. They weigh nothing. They are laid with the others, at the bottom, so that they do not come next.
    .title = Her Own Story
    .faded = One of us has something to tell, too.
script-2934 = In the morning something stands on the step that was not there in the evening. A tin. Bandages, in wax paper, with a stamp from a town by the sea. And in a child’s sock two cartridges, as though somebody had thought for a long time about what else we might need. No letter. On the tin somebody has written with a nail the name of our street, spelt as we spelt it, with the K very large.
    .title = Listeners
script-2935 = It is not the set that one misses first. It is the sea in it, which was there all night behind everything. Now the clock can be heard, and the neighbours, and what one has not said. In the box under the table lie the valves we never dared to use, and the glass eye of the dial has come off whole. Whoever built a thing once knows which half of it was superfluous. The pages lie dry. They keep.
    .title = Silence

note-testimony = Testimony
    .text = What somebody told us about a place. It may be read out at the Radio.
note-listeners = Listeners
    .text = Somebody out there writes down what we say.

note-man-in-the-hall = The man in the hall
    .text = A stranger sleeps inside tonight. At Dawn we shall see.
note-seat = Seat
    .text = A place on the lorry that leaves after the fifth night. It counts for whoever bears it; unnamed in Storage it is worth 20, and raiders may find it.
note-left-with-bread = Left with bread
    .text = Whoever stayed behind kept all we had.
note-did-not-look-back = Did not look back
    .text = Left the city on a lorry, with a full bag.

## What these pages can do

effect-risk = { $who ->
        [group] each of us rolls
       *[other] each of us here rolls
    }: on 1–{ $upto } { $state } +{ $by }
effect-change-some = { $n } of us: { $state } { $way ->
        [up] +
       *[down] −
    }{ $by }
effect-give-tokens = we give up { $n } tokens from Storage
effect-trust = Trust { $way ->
        [up] +
       *[down] −
    }{ $by }
effect-set-trap = next time they take nothing and one of them is lost; Trust falls to 1
effect-break-wall = they live with us: one Guard more, and they ask twice each Dusk
effect-brick-up = Trust stays as it is; they neither ask nor help any more
refused-script-few-tokens = Storage has fewer than { $n } tokens.
effect-bury-at-night = one of us neither guards nor scavenges in the coming night
effect-watchman = a grey die more in each raid, for 1 food each Dusk
effect-draw-dose = the dose is laid on one of us or of them, by lot
effect-take-in = another Patient ({ $state } { $level }), who counts double
effect-keep-quiet = no Broadcast tomorrow
effect-be-found = the next raid card has 1 Wound more
effect-own-story = the story of that one of us counts as a Testimony; once told, Misery −{ $by }
effect-cheaper-radio = the { $card } may be rebuilt for half its cost, rounded up
effect-scrap-fitting = a built Fitting is gone for good
effect-seek-newcomer = we look for a Newcomer; if one stays, Misery −{ $by }
effect-sit-by-the-window = we look at the next Event: if it is the Ceasefire, Misery −1 for each of us, if not, Misery +1 (not with the { $card } built)
effect-give-up-day = another of us, awake, does nothing the next day; Misery −{ $by } for the one who cannot sleep
effect-let-inside = tonight 2 points off each raid card
effect-must-rest = that one of us must sleep in the coming night, if another can guard
effect-dearer = every later Seat costs { $by } more
effect-sell-seat = the Seat is gone; we choose tokens worth up to { $worth }, none of them red
effect-give-seat = somebody with a Seat gives it to somebody without; the giver’s Misery becomes 0
effect-draw-lots = all Seats are named anew by lot
effect-seatless-suffer = Misery +{ $by } for each of us without a Seat
effect-do-not-look-back = Empathy check of those who leave: whoever is hit is marked by it
refused-script-no-fitting = No Fitting is built.
refused-script-nobody-else = Nobody else is awake.
refused-no-seat-to-give = There must be somebody with a Seat and somebody without.
refused-no-seats = There is no Seat.
