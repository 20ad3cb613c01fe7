### What will come of an option: odds in words, for every front end

# Between whole number and tenth: 2.5
foresight-point = .
odds-never = never
odds-sure = certain
odds-rare = 1 in { $of }
odds-but = all but 1 in { $of }
odds-tenths = { $tenths } in 10
odds-about = about { $tenths } in 10
# $what: what may happen; $odds: how likely.
foresight-odds = { $what }: { $odds }
foresight-too-many = Chance decides, in more ways than can be counted out here ({ $ways }).
foresight-more = { $count ->
    [one] And 1 more way it can come.
   *[other] And { $count } more ways it can come.
}
# $throws: throws and draws the odds reach.
foresight-open = { $throws ->
    [one] These odds are for the next throw or draw; more chance follows.
   *[other] These odds are for the next { $throws } throws or draws; more chance follows.
}
foresight-nothing = Nothing changes by it, and nothing is left to chance.
