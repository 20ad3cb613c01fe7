# Cat and Dog: the cards, what is done with them, what the log tells.

module-pets = Cat and Dog
    .text = The Cat lives in the Shelter from the setup on; a Dog may come. Once a day the Cat may console somebody, or wander off. The Dog needs food each Dusk and barks at raiders. Only with rule 351 may a pet be eaten.

card-cat = The Cat
    .text = Once per day, in any phase but not in Combat, during a raid card or a script, if somebody is at home and awake: roll the Black die, +1 if anybody ate Raw or Canned Food at the last Dusk, −1 with the Dog in the Shelter. 2 or less: it wanders off. 3–6: it sleeps. 7–10: one Character of your choice who is at home and awake has Misery −1. 11: the same, and 1 Raw Food. While it is out nothing can be done with it; after each Fate card roll the Black die: 1–2 it is gone for good, 3–5 it is still out, 6–10 it is back. At home it saves 1 piece from rats.
    .flavour = It was in this house before us, and makes no secret of it.
card-dog = The Dog
    .text = Each Dusk after the Characters, discard 1 food for it: it is fed. If not, it is hungry; hungry and again unfed, it runs off. With at least one Guard it takes 2 points off each raid card if it is fed, 1 if it is hungry. After a raid card with 2 printed Wounds or more roll the Black die: on 1 it is killed.
    .flavour = It still carries the tag of a street that is gone.

option-cat-use = See what the Cat is up to
option-eat-pet = Slaughter { $pet }
option-dog-feed = Give the Dog 1 { $good }
option-dog-hungry = Give the Dog nothing
warning-eat-pet = It will be out of the game, and weigh on everybody at home.
warning-dog-runs = The Dog is hungry already: it will run off.
ask-dog-supper = The Dog sits down beside the table. What does it get?
ask-cat-consoles = Choose on whose knees the Cat lies down.
ask-no-supper = There is no food for supper. What could be done first?

refused-pet-combat = Not while we are fighting.
refused-pet-raid = Not while a raid card is being resolved.
refused-pet-rule = Rule 351 is not in play at this table.
refused-pet-nobody = Nobody is in the Shelter.
refused-pet-module = No pets are in play at this table.
refused-pet-gone = { $pet } was with us once and will not come again.
refused-pet-here = { $pet } is with us already.
refused-cat-out = The Cat has wandered off.
refused-cat-used = The Cat has had its say today.
refused-cat-nobody = Nobody at home is awake.

event-pet-came = { $how ->
    [along] { $pet } follows us home.
   *[home] { $pet } lives with us now.
}
event-pet-left-behind = { $pet } has lost those it followed, and us with them.
event-pet-lost = { $how ->
    [ran] { $pet } has waited for supper long enough. In the morning the door stands ajar.
    [killed] { $pet } lies in the yard. We bury it before it is light.
   *[strayed] { $pet } does not come back any more.
}
event-pet-eaten = { $pet } is not with us any more. Nobody says what is in the pot.
event-cat-rolled = The Cat, Black die { $bonus ->
    [0] { $result }
    [1] { $result } + 1
   *[other] { $result } − 1
}: { $does ->
    [strays] it sits on the window sill, then there is only the sill.
    [sleeps] it sleeps and cannot be talked out of it.
    [hunts] it comes with a pigeon, and stays.
   *[consoles] it comes and stays.
}
event-cat-awaited = Waiting for the Cat, Black die { $result }: { $does ->
    [gone] the saucer has been full for too long.
    [out] it is still out.
   *[back] it is sitting at the door, as if we were late.
}
event-dog-fed = The Dog has been given something to eat ({ $good }).
event-dog-went-hungry = The Dog gets nothing and stays where it is.
event-dog-barked = The Dog barks: { $points ->
    [one] { $points } point
   *[other] { $points } points
} off the raid.
event-dog-in-danger = The Dog in the dark, Black die { $result }: { $killed ->
    [yes] it does not come when it is called.
   *[no] it comes back wagging its tail.
}
event-rats-hunted = The Cat has been at the rats: { $fewer ->
    [one] { $fewer } piece
   *[other] { $fewer } pieces
} saved.

effect-pet-comes = { $pet } comes to live with us

script-2791 = They are gone, all but the one that sat down in front of us. It is still sitting there. Its collar has worn a ring into the fur, and the tag says a name none of us would give a dog. When we walk, it walks; when we stop, it looks at the bag. It has understood which of us carries the food.
    .title = Still sitting
    .a = We break off a piece, and a second one, further along the way home.
    .b = We throw a stone, not at it, only so that it hears us.
    .faded = One dog of the pack has stayed and could be taken home.
script-2792 = In the back room stand the cages, all open but one. Somebody has pushed a bowl as near as it would go, and then not come again. Inside lies a dog with a shaved leg and a number on its ear. It does not bark. It has given that up, or it was taught not to.
    .title = The last cage
    .a = We open it and hold out something to eat until it comes.
    .b = We push the bowl the rest of the way with a stick.
    .faded = A dog in a cage could be taken home.

pets-stands = { $pet }: { $where ->
    [home] at home
    [out] out
    [along] with the party
    [fed] at home, fed
    [hungry] at home, hungry
   *[gone] gone for good
}.
pets-used = The Cat has had its say today.
pets-scraps = There are scraps from supper.
beat-pets-kicker = The Cat
