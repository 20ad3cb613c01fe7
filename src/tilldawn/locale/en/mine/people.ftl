### This War of Mine: Characters, States, tasks, colours, epilogues

## Characters (skills cost no action and are never compulsory)

character-zlata = Zlata
    .life = Music student, two exams short of the concert stage.
    .skill = Comforting Presence
    .skill-text = Not a skill apart: it is her Spirit C. When a Fate card calls for C, two Characters of your choice: Misery −2 each.
    .spirit-a = If a Guitar is in Storage, two Characters of your choice: Misery −1 each.
    .spirit-b = If any Character is at Misery 2 or 3, Zlata: Misery +1.
    .spirit-c = Two Characters of your choice: Misery −2 each.
character-arica = Arica
    .life = Her father taught her how to enter a flat without waking its owner.
    .skill = Sneaky
    .skill-text = Once per Scavenging she takes part in, at any time outside Combat, even after Noise has been raised and before the Noise roll: lower Noise by 3, to 1 at the least.
    .spirit-a = Discard 1 Cigarette from Storage: Arica has Misery −1. If you cannot or will not: Misery +1.
    .spirit-b = If she did not go Scavenging this night, Arica: Misery +1.
    .spirit-c = Arica: Misery −1 and Fatigue −1.
character-marko = Marko
    .life = Firefighter; he still counts the doors in every building.
    .skill = Break In
    .skill-text = On a Closed Door, in the Shelter or at a Location, he may use a Hatchet from Storage or the Findings Pile as if it were a Lockpick. The roll is the same, 4–10 opens; the Hatchet is never discarded.
    .spirit-a = Discard 1 Coffee from Storage: Marko has Fatigue −2. If you cannot or will not: Fatigue +1; at Fatigue 4 he is asleep from then on.
    .spirit-b = If any Character is at Wounds 2 or more or at Illness 2 or more, Marko: Misery +1.
    .spirit-c = One other Character of your choice: Misery −1.
character-pavle = Pavle
    .life = Winger of the town club, waiting for word from his wife and son.
    .skill = Runner
    .skill-text = When a party with Pavle in it flees, the Enemies make no Backstab. And if his Fatigue is 0 when he is given the task Scavenging, it does not rise.
    .spirit-a = If the Radio is built, Pavle: Misery −1. If not, and he did not go Scavenging this night: Misery +1.
    .spirit-b = If he went Scavenging this night, Pavle: Misery +1.
    .spirit-c = Pavle: Misery −1 and Fatigue −1.
character-boris = Boris
    .life = Warehouse porter; he took two crates where others took one.
    .skill = Strong Arms
    .skill-text = Alone and without a Shovel he meets the requirement of Rubble and of Rubble Remnants.
    .spirit-a = Discard 1 Cigarette from Storage: Boris has Misery −1. If you cannot or will not: Misery +1.
    .spirit-b = If his Hunger is 2 or more, Boris: Misery +1.
    .spirit-c = One other Character of your choice: Misery −1.
character-roman = Roman
    .life = Laid down a rebel's rifle and has not slept well since.
    .skill = Sentry
    .skill-text = While he is a Guard, each raid card has 1 Wound less, 0 at the least, before any points are counted.
    .spirit-a = Discard 1 Moonshine or 1 bottle of 100% Alcohol from Storage: Roman has Misery −1, and no Fatigue from it. If you cannot or will not: Misery +1.
    .spirit-b = One other Character of your choice: Misery +1. If Roman is alone, nothing happens.
    .spirit-c = Roman: Misery −1.
character-emilia = Emilia
    .life = Attorney; she writes down what nobody will ever put on trial.
    .skill = Journal
    .skill-text = Once per day, at Dawn before the Fate card, if her Fatigue is 3 or less: raise it by 2, to 4 at the most, and one Character of your choice has Misery −1. At Fatigue 4 she is asleep at once.
    .spirit-a = If a Book is in Storage, Emilia: Misery −1. If not: Misery +1.
    .spirit-b = If any other Character is at Wounds 2 or more or at Illness 2 or more, Emilia: Misery +1.
    .spirit-c = One Character of your choice: Misery −1.
character-marin = Marin
    .life = Fitter; he would sooner mend a thing than talk about it.
    .skill = Handyman
    .skill-text = Add 3 to each of his own Poke About rolls, on every Poke About space. Search gains nothing from it.
    .spirit-a = Discard 1 Cigarette from Storage: Marin has Misery −1. If you cannot or will not: Misery +1.
    .spirit-b = If the group has fewer than 3 Characters, Marin: Misery +1.
    .spirit-c = Gain 1 Mechanical Part or 1 Electrical Part.
character-katia = Katia
    .life = Reporter with a thick address book and no paper left to print her.
    .skill = Bargainer
    .skill-text = In a Trade where she is present, in the party or at home with a Visitor, no Commission is paid, and once in that Trade the tokens you hand over count 5 more in all.
    .spirit-a = Discard 1 Coffee from Storage: Katia has Misery −1. If you cannot or will not: Misery +1.
    .spirit-b = If any Character is at Hunger 3, Katia: Misery +1.
    .spirit-c = One Character of your choice: Misery −1.
character-cveta = Cveta
    .life = Primary-school teacher; half her class has left the city.
    .skill = Kind Word
    .skill-text = At the end of Dusk, if she ate no food token this Dusk, one other Character of your choice may have Misery −1.
    .spirit-a = If a Book or a Guitar is in Storage, Cveta: Misery −1. If not: Misery +1.
    .spirit-b = If any other Character is at Misery 2 or 3, Cveta: Misery +1.
    .spirit-c = One other Character of your choice: Misery −1.
character-bruno = Bruno
    .life = Television cook, now the king of thin soup.
    .skill = Cook
    .skill-text = Once per Dusk, while he is awake, discard 1 Wood or 1 Book: one food token eaten this Dusk lowers Hunger by 1 more, so a Vegetable by 1, Raw Food by 2, Canned Food by 3.
    .spirit-a = Discard 1 Cigarette from Storage: Bruno has Misery −1. If you cannot or will not: Misery +1.
    .spirit-b = If neither Raw Food nor Canned Food is in Storage, Bruno: Misery +1.
    .spirit-c = One Character of your choice: Misery −1.
character-anton = Anton
    .life = Retired lecturer in mathematics; he trusts only odds.
    .skill = Calculation
    .skill-text = Once per day, while he is at home and awake, roll one Black die of a Shelter action or of a Wait token again; the second result stands. Not for thirst, Empathy, Fate, raids or scripts.
    .spirit-a = If a Book is in Storage or the Radio is built, Anton: Misery −1. If neither: Misery +1.
    .spirit-b = If his Wounds or his Illness are 1 or more, Anton: Misery +1.
    .spirit-c = Anton: Misery −1.

## States

state-hunger = Hunger
    .level0 = Fed
    .level1 = Peckish
    .level2 = Hungry
    .level3 = Starving
    .level4 = Gone
    .text = Rises by 1 at Dusk for whoever eats nothing, and by 1 on a thirst roll of 1–5. Raw Food lowers it by 1, Canned Food by 2, a Vegetable only holds it. At 4 the Character leaves or dies at once.
state-fatigue = Fatigue
    .level0 = Rested
    .level1 = Tired
    .level2 = Weary
    .level3 = Spent
    .level4 = Asleep
    .text = Rises by 1 for Guard and Scavenging, by 1 with 100% Alcohol, by 2 with Moonshine. A night in a Bed brings it to 0; a night on the Floor or a Nap lowers it by 2. At 4 the Character finishes the task in hand, then sleeps: nothing but Bed, Floor, Nap, food, drink and medicine until it falls.
state-illness = Illness
    .level0 = Healthy
    .level1 = Coughing
    .level2 = Feverish
    .level3 = Bedridden
    .level4 = Dead
    .text = Rises at Dawn with Cold or when a Fate card finds it untreated, and with an Epidemic. Meds and Herbal Meds lower it when the Fate card accepts them. At 4 the Character dies at once.
state-misery = Misery
    .level0 = Steady
    .level1 = Sad
    .level2 = Bitter
    .level3 = Broken
    .level4 = Gone
    .text = Rises with thirst, with what the group does to others, with a loss among us, and with a Spirit left wanting. Company, Chair, Radio, alcohol and good news lower it. At 4 the Character leaves or dies at once.
state-wounds = Wounds
    .level0 = Unhurt
    .level1 = Scratched
    .level2 = Hurt
    .level3 = Critical
    .level4 = Dead
    .text = Rises in Combat, in raids and under sniper fire, and at some Dawns when left untreated. Bandages lower it when the Fate card accepts them; so does a doctor. At 4 the Character dies at once.

## Tasks of the Evening

task-bed = Bed
    .text = One Character per Bed: Fatigue becomes 0.
task-floor = Floor
    .text = Any number of Characters: Fatigue −2 each.
task-guard = Guard
    .text = Any number of Characters: Fatigue +1 each. They meet the raid at the door. If nobody stands Guard, the Shelter is lost.
task-roof = Watch on the roof
    .text = No action, no task and no Guard until the Night Raids are over. Nobody can say that the house is unwatched meanwhile.
task-broke-off = Broken off
    .text = Takes no further part in this exploration.
task-scavenging = Scavenging
    .text = Up to 3 Characters: Fatigue +1 each. They go to a Location and bring back what they can carry.

## Colours and borders

colour-grey = Grey
colour-red = Red
colour-green = Green
colour-blue = Blue
colour-black = Black
border-red = Red border
border-black = Black border

## Epilogues: lost to Hunger ($name: the Character; $sex: f or m). 1 and 2 are departures, 3 and 4 deaths.

epilogue-hunger-1 = { $name } washed the bowl, although nothing had been in it, dried it on a sleeve and put it back on the shelf, upside down, against the dust. Then the stairs, slowly, one hand on the wall. There was said to be soup at the barracks beyond the canal; there was said to be soup in many places. At about four a woman from the next building saw { $sex ->
        [f] her
       *[m] him
    } cross the tram rails, walking like someone who counts. It had begun to snow. At five the rails were white, with a single line of steps across them. At six there was no line.
    .title = The Bowl, Washed
epilogue-hunger-2 = { $name } went to stand in a queue. Nobody knew what it was for; it went round two corners and it moved, and that was enough. { $sex ->
        [f] Her
       *[m] His
    } share of the water stayed behind on the windowsill with a saucer over it, against the soot. Toward evening lorries came, and those in front were told of work, and meals, somewhere to the east. The queue climbed in. A boy who had been sent home for being too small told the rest of it: they had held the tailboard open for the last one, and somebody had reached down and given { $sex ->
        [f] her
       *[m] him
    } a hand up.
    .title = A Place in the Queue
epilogue-hunger-3 = In the last days { $name } talked about one dish only, always in the same order: the onion first, the fat, the flour, then wait. { $sex ->
        [f] She
       *[m] He
    } was particular about the waiting. The voice had sunk so low that one had to bend down to hear how long. It was an evening without shooting. Somebody had found half a cabbage and came up the stairs with it, two at a time, calling. Afterwards it was cooked all the same. There was no onion, no fat and no flour. They waited as long as they had been told to.
    .title = The Recipe
epilogue-hunger-4 = The belt had five new holes, made with a nail, evenly spaced, each of them neat. The last was three days old. { $name } used to sit against the wall where the sun came in for an hour a day between two boards, and moved along as it moved. When the patch of light reached the corner, { $sex ->
        [f] she
       *[m] he
    } did not get up. It was a good belt. It was used to tie the shutter, and the shutter held against the wind all winter. With a thumb one could read on it how long it had taken.
    .title = Five Holes

## Epilogues: lost to Illness (deaths)

epilogue-illness-1 = For nine nights the cough had been the clock of the house. People slept between two fits of it and turned over at the next. { $name } apologised each time; toward the end, only by lifting a hand. Shortly before dawn it stopped. Those who lay awake waited for the next one, the way a foot feels for a stair that is not there, and nobody wanted to be the first to get up and look. At eight the neighbour from below came up in slippers. She had not heard anything, she said; that was why she had come.
    .title = The Clock of the House
epilogue-illness-2 = The fever made { $name } generous. { $sex ->
        [f] She
       *[m] He
    } gave away the coat, then the boots, then a house on a lake that nobody had ever heard of: the blue room to one, the boat to another, the plum trees to be shared. Everyone said thank you. On the last night { $sex ->
        [f] she
       *[m] he
    } wanted it in writing, and somebody took down the whole house, room by room, on the back of a ration form, and read it out. There was one correction: the plum trees were seven. The paper went into the tin with the matches. By morning there was no one left to ask for the name of the lake.
    .title = A House on a Lake
epilogue-illness-3 = { $name } died on a Tuesday. The tablets came on the Thursday: a strip of ten with one corner cut away, wrapped in a page from an exercise book, brought by a man who owed somebody a favour. There was nothing to say to him. He stood on the step in his wet hat, looked at the blanket, which had already been folded, and held out the parcel all the same. It went upstairs to number eleven, where there was a fever too. In June a girl from number eleven came down with a bowl of cherries. She said a name, and it was the right one.
    .title = On the Thursday
epilogue-illness-4 = At night the breath froze on the pane beside the blanket, and every morning it was a different drawing: ferns, a harbour, a road with trees. { $name } described it aloud for as long as the voice lasted; after that a finger pointed. On the last morning there was hardly anything on the glass, one stroke at the very bottom, like a plant coming up. At ten the sun reached that side of the house. It ran, it dried, and the street could be seen, and in the street a man with a full bucket, taking care not to spill it.
    .title = Ferns

## Epilogues: lost to Wounds (deaths)

epilogue-wounds-1 = In the pockets there were four matches, a tram ticket punched twice, a walnut, a button off another coat, and a key. They were laid in a row on the table, and nobody knew in what order. { $name } was buried in the flower bed in front of the library, since the cemetery was under fire; three people dug and a fourth kept watch. The matches were used. The walnut was planted, as a joke or not. The key was tried in every lock in the street. It opened none of them and stayed on the nail by the door, where keys go.
    .title = Contents of the Pockets
epilogue-wounds-2 = It had been a matter of three steps. Afterwards people paced it out, from the wall to the spot and from the spot to the door, and it always came to three. { $name } was carried under cover and lay with somebody's rolled coat under { $sex ->
        [f] her
       *[m] his
    } head, and asked whether the lamp was out, because of the light. It was out. { $sex ->
        [f] She
       *[m] He
    } asked again, and was told again. Somebody scattered sand. For the rest of that winter everyone who came that way took the three steps at a run, even those who had never known why.
    .title = Three Steps
epilogue-wounds-3 = They had torn up a tablecloth for it, the good one with the blue border, and for a while it seemed enough. { $name } apologised for the tablecloth. It was such a foolish thing to say that everyone laughed, { $name } too, carefully, with one hand on the place. The table had long since been burnt and the plates sold. When it was over somebody rinsed the strips in cold water, as one must, and hung them on the line across the stairwell. They dried stiff. There were eleven, and one could see how they had fitted together: the blue went all the way round.
    .title = The Good Tablecloth
epilogue-wounds-4 = The ground in the park was frozen and it took until noon. There was no board to spare. A neighbour brought the enamel plate of a house that no longer stood, a 14, white on blue, and wrote the name on the back in wax pencil. { $name } had never lived at number 14. But it was good enamel, it would last, and in the street they took to saying: I am going round by fourteen. Years later, when the city set the graves in rows, a clerk came with a list and asked who had lived at this address. They told him.
    .title = Number Fourteen

## Epilogues: lost to Misery. 1 and 2 are departures, 3 and 4 deaths.

epilogue-misery-1 = { $name } said { $sex ->
        [f] she
       *[m] he
    } was going to see whether the bridge was open. It was not; everybody knew that. { $sex ->
        [f] She
       *[m] He
    } took no bag. On the step { $sex ->
        [f] she
       *[m] he
    } turned round, and it looked as if something would be said, but it was only to push the draught roll back against the door with one foot. At the bridge the sentry wrote down whoever asked to cross. That day's page had nine names on it, eight of them struck out. The ninth was not. It was printed in capitals, the way one fills in a form, and in the column for the reason it said: TO SEE.
    .title = Reason for Crossing
epilogue-misery-2 = { $name } moved out by degrees: first to the landing, with a chair; then to the floor above, where there was no roof; then further. In the beginning somebody carried up a cup at noon and found the one of the day before, empty, rinsed with snow. One day it was found full. People had seen a coat like that near the market hall, below the embankment, in a column walking north with prams. Each time they were certain. The cup stayed up there. In the mornings there was a skin of ice on it, very clear, and one could see the bottom.
    .title = The Cup Upstairs
epilogue-misery-3 = { $name } died before it was light. On the stairs it was said like that, in few words, and nobody asked for more. The evening before there had been talk of the water, of whose turn it was, and of a hinge that wanted oil; for a long time people went back over it, sentence by sentence, and there was nothing in it. The neighbour from the second floor had put aside two spoons of sugar in a twist of paper, to bring over, and had left it until morning. She brought it all the same. It lay on the table for days. In the end somebody stirred it into hot water and drank it standing up.
    .title = Two Spoons of Sugar
epilogue-misery-4 = { $name } kept the days on the wall by the door, a pencil stroke for each, every seventh one across. It was the first thing done in the morning, before the water, before the fire. Then the strokes stopped, and what was noticed first was the pencil, on the floor. They held the burial early, on a Sunday, before the firing began. On the third day somebody picked up the pencil, stood for a long while in front of the wall, and put in the strokes that were missing, and then that day's. The other hand had been firmer. One could see exactly where it changed.
    .title = The Strokes on the Wall

## Epilogues: survivors

epilogue-survivor-1 = { $name } never went out without a slice of bread in the coat pocket. It was not for eating; in the evening it went to the sparrows, and in the morning there was a fresh one. Once, on a full tram, a student's bag tore and everyone bent down for the oranges. The slice fell among the shoes. An old man in a good hat picked it up, blew on it, looked at it for a moment, and gave it back without a word. Then he touched his own pocket, twice, as one does to be sure of one's keys.
    .title = A Slice of Bread
epilogue-survivor-2 = The glazier came in the second spring. In one morning he set six panes, and left a smell of linseed oil behind. { $name } stayed in the room. The street was out there and made no sound; a woman was beating a carpet, and the stroke came later than the arm. { $name } breathed on the glass and wiped it. Then { $sex ->
        [f] she
       *[m] he
    } took the chair from the corner, away from the windows, where it had stood all through the war, and carried it across the room. It was autumn before anybody found { $sex ->
        [f] her
       *[m] him
    } sitting in it.
    .title = Six Panes
epilogue-survivor-3 = The house was to be pulled down, and until noon anyone who had left something there could go in. { $name } walked through the rooms without a coat; it was May. On the stairs the third step from the top was still missing, and the foot went over it before the memory did. There was not much left. On the door frame, where they used to keep watch, a knife had cut small notches, at the height of someone sitting, one for each hour in which nothing happened. There were a great many. { $name } asked the foreman for a saw and went home by tram, with a piece of wood as long as an arm.
    .title = The Door Frame
epilogue-survivor-4 = The current came back on a Tuesday in October at ten past six, all at once. In the whole street the switches had been left on, nobody knew since when, and every lamp that was still whole lit up together, and two radios, and somewhere a vacuum cleaner. People were shouting. In the kitchen, { $name } looked at { $sex ->
        [f] her
       *[m] his
    } hands. So that was their colour. Then { $sex ->
        [f] she
       *[m] he
    } went from room to room and turned the lamps out, one after the other, down to the last, and stayed in the dark with a finger on that one switch for a good while: on, off, on.
    .title = Ten Past Six
epilogue-survivor-5 = All the trees in the park had gone into the stoves. In the third spring the city gave out lime saplings, one to each household, with a label on a wire. Most people wrote a name on theirs. { $name } wrote: four armfuls, February. That was what the house had taken from this row, at night, with a saw wrapped in a towel. The tree took. When it was the height of a man, the gardener wanted to take off the label, because the wire was cutting into the bark. { $name } let the wire out by two turns and hung it on again.
    .title = Four Armfuls
epilogue-survivor-6 = A young woman came with a recorder and eighty questions. { $name } answered them over two afternoons: the dates, the calibres, the price of sugar. Did you ever take what was not yours? From there the tape held four minutes of a kitchen: a tap, a clock, a chair being moved, the child upstairs practising scales. Then the voice came back, quite calm, to say that the tea must be cold by now. The young woman, who had been born afterwards, typed out all of it. For the four minutes she put: silence, and the length in brackets. Then she took the brackets out.
    .title = Four Minutes
epilogue-survivor-7 = The first summer the trains ran as far as the coast, { $name } sat down on the shingle and took off { $sex ->
        [f] her
       *[m] his
    } shoes. All that water. Ever since the war a running tap had made { $sex ->
        [f] her
       *[m] him
    } get up from the table, in other people's houses too, and go and turn it off. They called from the waves: was { $sex ->
        [f] she
       *[m] he
    } not coming in? { $sex ->
        [f] She
       *[m] He
    } filled the bottle first, one litre, screwed it shut and stood it in the shade. It was salt, it could not be drunk, { $sex ->
        [f] she
       *[m] he
    } knew that perfectly well. Only then did { $sex ->
        [f] she
       *[m] he
    } walk in, up to the knees, shoes in hand.
    .title = One Litre
epilogue-survivor-8 = In the year after the ceasefire { $name } took back a shovel. It had been borrowed, if that is the word, from a shed on the upper road, in the worst week; the number of the house had not been forgotten. The gate was new. A man opened it, in slippers, and looked at the shovel for a long time. It was not theirs, he said; theirs had had a red handle, and it had gone too, that winter. They stood there. Then the man said that one could always use a shovel. { $name } helped him turn two rows, being there, and was given beans for the way home.
    .title = The Shovel
