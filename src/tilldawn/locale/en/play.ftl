### The text table

## Beginning

new-welcome = A new game of { $game }. An empty answer takes what stands in brackets.
new-seats = How many seats, { $least } to { $most }? [{ $least }]
new-seat = Seat { $number }: a name, or name=heuristic or name=random for a bot. [Player { $number }]
new-difficulty = Difficulty: easy, normal or hard? [normal]
new-modes = Optional modes, separated by commas: long-night, shepherd, blackout, empty-shelves. [none]
new-seed = Seed: the same seed and the same answers give the same game. [a new one]
play-continue = "{ $name }" is not finished. Continue it? yes or no. [yes]
play-hello = Table "{ $name }". Every answer is saved. Type help for all commands.
play-goodbye = Saved as "{ $name }". It waits for you: tilldawn play --continue
play-goodbye-over = Kept as "{ $name }". Watch it again: tilldawn replay "{ $name }"
play-bot = { $seat } (bot): { $choice }. { $why }

## At the prompt

play-unknown = "{ $word }" is neither a number nor a command here; nothing was changed. Type help for what there is.
play-no-such-number = There is no choice { $number }: choose 1 to { $most }. Nothing was changed.
play-over-already = The game is over. undo goes back into it, quit leaves.
play-no-such-thing = Nothing called "{ $thing }" lies on the table.
play-no-such-rule = No rule speaks of "{ $words }".
play-more-rules = { $count ->
    [one] And 1 more rule: add a word to narrow it down.
   *[other] And { $count } more rules: add a word to narrow them down.
}
play-nothing-refused = Nothing sensible is forbidden right now.
play-nothing-anytime = There is nothing to do at any time right now.
play-yes-or-no = Type yes or no.
play-yes-words = yes y
play-undo-how = Undo what? undo (the last answer), undo turn, undo phase, or undo line N with a number of the log.
play-undo-consent = { $reveals ->
    [one] Chance has shown 1 result since then, and it would be drawn afresh.
   *[other] Chance has shown { $reveals } results since then, and they would be drawn afresh.
} Does everybody at the table agree?
play-undo-kept = Nothing was undone.
play-undone = { $answers ->
    [one] 1 answer taken back.
   *[other] { $answers } answers taken back.
}
play-save-how = Save under which name? For example: save before the wave
play-saved = Saved as "{ $name }". load { $name } brings it back.
play-loaded = Opened "{ $name }".
play-no-saves = There are no named saves yet.
play-orders-how = Say: orders TOPIC POLICY, or orders SEAT TOPIC POLICY. Topics: { $topics }. Policies: { $policies }.
play-order = { $seat }, { $topic }: { $policy } ({ $said })
policy-ask = always asked
policy-matters = asked when it may matter
policy-pass = never asked
play-lang-how = Languages: { $languages }. For example: lang fr
play-over-won = DAYLIGHT. The team has made it.
play-over-lost = The night has won.
play-over-numbers = { $answers ->
    [one] 1 decision.
   *[other] { $answers } decisions.
} The whole game is kept as "{ $name }".

## Commands: the words that call them

command-look = look l
command-log = log
command-why = why ? rule
command-refused = refused no cannot
command-any = any anytime a
command-undo = undo u
command-save = save
command-load = load
command-saves = saves
command-orders = orders order
command-lang = lang language
command-help = help h
command-quit = quit q exit
unit-step = step answer
unit-turn = turn
unit-phase = phase

help-line = { $word }: { $help }
refusal-line = { $what }: { $why }
help-numbers = Type the number of a choice (or its id). At any prompt you can also type:
help-look = the whole table; look NAME shows one thing
help-log = the last lines of the log; log 50 shows more
help-why = the rules behind what just happened; why 2 for choice 2, why W-WAVE-05, why splash
help-refused = what is not possible now, and why
help-any = what may be done at any time: discarding, Backpacks, Cheer
help-undo = take back the last answer; undo turn, undo phase, undo line 12
help-save = save NAME keeps the table under a name
help-load = load NAME opens a named save or a file
help-saves = the named saves there are
help-orders = standing orders, so that you are not asked about everything
help-help = this list
help-lang = lang fr switches to French
help-quit = leave; the game is saved and waits

## Folded families of options

fold-give = { $seat }: give a card… ({ $count } cards)
fold-swap = { $seat }: make room by throwing something away… ({ $count } cards)
fold-make-room = { $seat }: make room by throwing something away… ({ $count } cards)
fold-barter = { $seat }: barter a card away… ({ $count } cards)
fold-make-do = { $seat }: craft with a stand-in… ({ $count } ways)
fold-discard = { $seat }: throw a card away… ({ $count } cards)
fold-pack = { $seat }: put a card into a Backpack… ({ $count } cards)
fold-unpack = { $seat }: take a card out of a Backpack… ({ $count } cards)
fold-target = { $seat }: choose a target… ({ $count } cards)
fold-ammo = { $seat }: choose how much to spend… ({ $count } ways)
fold-other = { $first }, or { $rest } more…

## Replays and rules

replay-title = { $game }, { $seats }, { $answers } answers, seed { $seed }
replay-decision = { $seat }: { $choice }
replay-order = { $seat } (standing order): { $choice }
replay-verified = Verified: { $answers } answers are legal, the state is the recorded one, and chance is what the seed gives.
replay-verified-other = Replayed: { $answers } answers are legal under these rules. It was recorded under other cards or rules, so states are not compared.
replay-more = Enter for the next decision, q to stop.
rules-found = { $count ->
    [0] No rule found. Try fewer words.
    [one] 1 rule.
   *[other] { $count } rules.
}
