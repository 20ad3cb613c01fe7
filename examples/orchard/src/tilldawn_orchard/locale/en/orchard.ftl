### Orchard in English

game-title = Orchard
start-what = A tree, a basket, four days; for 1 to 3 people together.
game-pitch = Four days under one tree. Pick, shake, mind the worms, and have two apples in the basket on the last evening.

## Things

fruit-apple = Apple
fruit-pear = Pear
fruit-worm = Worm
orchard-counted = { $count } { $fruit }
orchard-day = Day { $day } of { $days }; { $left } left on the tree.
orchard-basket = { $some ->
    [no] The basket is empty.
   *[yes] In the basket: { $fruits }.
}

## Questions and answers

ask-turn = Pick, shake the tree, or rest?
ask-sing = A pear! Will you sing?
ask-pack = Choose what to pack.
option-pick = Pick from the tree
option-rest = Rest until tomorrow
option-shake = Shake the tree (3 or more: go on)
option-sing = Sing
option-hush = Keep quiet
option-eat = Eat { $fruit }
option-pack = Pack { $fruit }
refused-shaken = The tree has been shaken today.

## What happens

event-picked = From the tree: { $fruit }.
event-shook = The tree was shaken: { $pips }.
event-eaten = Eaten: { $fruit }.
event-sung = { $seat } sang.
orchard-over = The basket was packed.
orchard-story = { $picked ->
    [one] 1 fruit was picked.
   *[other] { $picked } fruits were picked.
}

## Rules

rule-T-1 = On your day you may draw a card from the tree. A fruit goes into the basket; a worm costs a fruit.
    .title = Picking
rule-T-2 = Once a day you may shake the tree: roll a die. With 3 or more your turn goes on, else the day is over.
    .title = Shaking
rule-T-3 = You may rest: the day is over.
    .title = Resting
rule-T-4 = When a pear is drawn, the next player may sing. Nothing comes of it.
    .title = Songs
rule-T-5 = On the last evening three fruits are packed, one by one. Two apples among them win.
    .title = Packing
rule-T-6 = At any time anybody may eat a fruit from the basket.
    .title = Eating

order-song = When somebody else draws a pear and I could sing
    .text = “Never” keeps quiet.
