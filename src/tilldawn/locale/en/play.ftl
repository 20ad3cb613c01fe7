### The text table

## Beginning

# $game: the title of the game.
new-welcome = A new game of { $game }. An empty answer takes what stands in brackets.
new-seats = How many seats, { $least } to { $most }? [{ $least }]
new-seat = Seat { $number }: a name, or name=heuristic or name=random for a bot. [{ seat-person }]
new-difficulty = Difficulty: easy, normal or hard? [normal]
new-modes = Optional modes, separated by commas: long-night, shepherd, blackout, empty-shelves. [none]
# $packs: ids with their names.
new-packs = House cards and pages, ids with commas between them: { $packs }. [none]
new-seed = Seed: the same seed and the same answers give the same game. [a new one]
new-mine-who = Who plays? Names with commas between them, or a number, { $least } to { $most }; name=random seats a bot. The players lead the Characters together. [1 player]
new-mine-summary = What is played: { $box }. Starting group: { $group }. Rules beyond the basic ones: { $rules }. Faded topics: { $faded }. Seed: { $seed }.
new-mine-go = Enter starts. Or type what to change: played, group, rules, topics, seed. [start]
new-mine-box = Which of these? Their names, with commas; what is not named goes by the book. [the Campaign by the book]
new-mine-group = Name up to three: one with a red border, two with black ones; the rest is drawn. [at random]
new-mine-rules = Which of these shall hold? Their numbers or names, with commas. [none]
new-mine-topics = Which topics shall be told in one plain sentence, with the same effect? With commas. [none]
# The words that call a change.
new-mine-change-box = played p box
new-mine-change-group = group g characters
new-mine-change-rules = rules r
new-mine-change-topics = topics t
new-mine-change-seed = seed s
error-bot-not-here = The bot “{ $bot }” does not play this game yet. No table was laid. Choose: { $bots }.
error-new-mine = “{ $word }” cannot be changed here. Nothing was changed. Type played, group, rules, topics or seed, or press Enter to start.
error-box-unknown = “{ $word }” is nothing that can be played here. Nothing was changed. Name what stands in the list.
error-box-two = { $one } and { $other } cannot both be played. Nothing was changed. Choose one of them.
error-box-needs = { $one } needs { $other }. Nothing was changed.
error-box-not-with = { $one } cannot be mixed with { $other }. Nothing was changed.
error-box-brings = { $one } comes with { $other }. Nothing was changed.
play-continue = "{ $name }" is not finished. Continue it? yes or no. [yes]
play-refused = The game “{ $name }” cannot be taken up. { $why }
play-hello = Table "{ $name }". Every answer is saved. Type help for all commands.
play-goodbye = Saved as "{ $name }". It waits for you: tilldawn play --continue
play-goodbye-over = Kept as "{ $name }". Watch it again: tilldawn replay "{ $name }"
seat-person = Player { $number }
seat-bot = Bot { $number }
play-asked = { $seat }: { $prompt }
play-rescue = Play on from its last checkpoint? The old save is kept as it is. yes or no. [yes]
play-rescue-kept = It stays as it is. This table goes on.
play-rescue-how = To play on from its last checkpoint: tilldawn play --load { $name }
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
play-save-how = Save under which name? For example: save before nightfall
play-saved = Saved as "{ $name }". load { $name } brings it back.
play-loaded = Opened "{ $name }".
play-no-saves = There are no named saves yet.
play-orders-how = Say: orders TOPIC POLICY, or orders SEAT TOPIC POLICY. Topics: { $topics }. Policies: { $policies }.
play-order = { $seat }, { $topic }: { $policy } ({ $said }). { $name }: { $text }
policy-ask = always asked
policy-matters = asked when it may matter
policy-pass = never asked
play-sheet-written = The Save Sheet of the Dawn of day { $day } is in “{ $name }”. Go on from it with: tilldawn play mine --sheet "{ $name }"
play-anytime-open = { $count ->
    [one] 1 thing may be done at any time: type any.
   *[other] { $count } things may be done at any time: type any.
}
play-lang-how = Languages: { $languages }. For example: lang fr
play-over-won = WON. You have done it together.
play-over-won-daylight = DAYLIGHT. The team has made it.
play-over-lost = LOST. Better luck next time.
play-over-lost-daylight = The night has won.
play-over-won-mine = THE WAR IS OVER. Somebody is left to tell of it.
play-over-lost-mine = The Campaign ends here.
## What has happened, moment by moment

stage-since = Since your last decision
stage-nothing = Nothing has happened since your last decision.
# $own: whether somebody of ours strikes; $base: what an enemy's blow deals by itself; $cards: Combat cards turned up.
stage-sum = { $own ->
    [yes] { $cards }: { $damage } Damage
   *[no] { $base } + { $cards } = { $damage } Damage
}
stage-part = { $title }: { $text }
stage-go = Enter: go on. Anything else is taken as a command.
stage-pace = Pace: { $pace ->
    [slow] slow. Every moment waits for you to go on.
    [normal] normal. What happens is told moment by moment.
   *[once] at once. What happens is told line by line, each with its rule.
}
stage-pace-how = Say pace slow, pace normal or pace once.
stage-pace-slow = slow
stage-pace-normal = normal
stage-pace-once = once instant

## The last scene

# $lost: how many died or left.
ending-people = { $lost ->
    [0] What became of everyone: all are alive
    [one] What became of everyone: 1 is lost
   *[other] What became of everyone: { $lost } are lost
}
# $text: how and when.
ending-person = { $name } ({ $fate ->
    [alive] alive
    [died] dead
   *[left] gone
}): { $text }
ending-turns = Where it turned
ending-turn = { $when }: { $text }
ending-row = { $name }: { $values }
ending-story = The story in lines

play-over-numbers = { $answers ->
    [one] 1 decision.
   *[other] { $answers } decisions.
} The whole game is kept as "{ $name }".

## Commands: the words that call them

command-look = look l
command-what = what before
command-goals = goals goal danger
command-log = log
command-why = why ? rule
command-refused = refused no cannot
command-any = any anytime a
command-undo = undo u
command-save = save
command-load = load
command-saves = saves
command-orders = orders order
command-since = since news
command-pace = pace
command-sheet = sheet
command-lang = lang language
command-guide = guide
command-help = help h
command-quit = quit q exit
unit-step = step answer
unit-turn = turn
unit-phase = phase

help-line = { $word }: { $help }
refusal-line = { $what }: { $why }
help-numbers = Type the number of a choice (or its id). At any prompt you can also type:
help-look = the whole table; look NAME shows one thing
help-what = what will come of a choice, before you make it: what 2
help-goals = goal, deadline and danger; goals all says everything about them
play-guide = Guide: { $title }. { $text }
play-guide-thing = { $title } ({ $thing })
play-guide-none = Nobody guides this table. A guided game begins with: tilldawn play { $game } --guide
play-guide-gone = The guide has left. The game simply goes on; “guide” calls it back.
play-guide-back = The guide is back, and speaks when there is something new.
play-mark = { $title }. { $text }
play-what-how = What will come of which choice? what 2 for choice 2.
play-standing = { $where }: what we want, what threatens.
help-log = the last lines of the log; log 50 shows more
help-why = the rules behind what just happened; why 2 for choice 2, { $game ->
    [mine] why M-DUSK-03, why hunger
    [daylight] why W-WAVE-05, why splash
   *[other] the id of a rule, or a word
}
help-refused = what is not possible now, and why
help-any = what may be done at any time, beside the question: { $game ->
    [mine] paying into the Objective, bundling Storage, medicine, Narrative Actions
    [daylight] discarding, Backpacks, Cheer
   *[other] whatever the game allows
}
help-undo = take back the last answer; undo turn, undo phase, undo line 12
help-save = save NAME keeps the table under a name
help-load = load NAME opens a named save or a file
help-saves = the named saves there are
help-orders = standing orders, so that you are not asked about everything
help-guide = what the guide of a guided game says here; guide off sends it away
help-since = what has happened since your last decision, short
help-pace = how what happens is told: pace slow waits after each moment, pace normal does not, pace once gives the bare lines
help-help = this list
help-sheet = the Save Sheet of the last Dawn, to keep on paper; sheet FILE writes it
help-lang = lang fr switches to French
help-quit = leave; the game is saved and waits

## Folded families of options

fold-give = Give a card… ({ $count } ways)
fold-swap = Make room by throwing something away… ({ $count } cards)
fold-make-room = Make room by throwing something away… ({ $count } cards)
fold-barter = Barter a card away… ({ $count } cards)
fold-make-do = Craft with a stand-in… ({ $count } ways)
fold-discard = Throw a card away… ({ $count } cards)
fold-unpack = Take a card out of a Backpack… ({ $count } cards)
fold-target = Choose a target… ({ $count } cards)
fold-ammo = Choose how much to spend… ({ $count } ways)
fold-other = { $first }, or { $rest } more…

## Replays and rules

replay-title = { $game }, { $seats }, { $answers } answers, seed { $seed }
replay-decision = { $seat }: { $choice }
replay-order = { $seat } (standing order): { $choice }
replay-verified = Verified: { $answers } answers are legal, the state is the recorded one, and chance is what the seed gives.
replay-verified-other = Replayed: { $answers } answers are legal under these rules. It was recorded under other cards or rules, so states are not compared.
replay-verified-afresh = Replayed: { $answers } answers are legal and the state is the recorded one. The save was taken from a table in play, or rescued from older rules: its first { $draws } draws are older than its seed and cannot be proved. Those since are what the seed gives.
replay-unproved = Its first { $draws } draws are older than its seed and cannot be proved.
replay-differs = Draw { $draw } is not what the seed gives under the cards and rules of today. That may be their doing or somebody’s: this record does not prove its chance.
replay-more = Enter for the next decision, q to stop.
rules-found = { $count ->
    [0] No rule found. Try fewer words.
    [one] 1 rule.
   *[other] { $count } rules.
}

## Save Sheets: errors

error-sheet-no-dawn = No Dawn has come yet, and a Save Sheet is written between Dawn and Morning. The game itself is saved after every answer.
error-sheet-when = A Save Sheet is written only between Dawn and Morning. Nothing was changed. Take the sheet of the last Dawn.
error-sheet-alone = A Save Sheet already says what was agreed, so “{ $setting }” cannot be set beside it. No table was laid. Leave it out, or change the sheet.
error-sheet-data = This is not a Save Sheet ({ $why }). No table was laid. Read the sheet from its text.
error-sheet-line = Line { $line } of the Save Sheet: { $why } No table was laid. Correct the line and try again.
error-sheet-whole = The Save Sheet is not whole: { $why } No table was laid. Add it and try again.
error-sheet-file = The file “{ $name }” cannot be read ({ $reason }). Nothing was changed. Check the name, or choose another file.
error-sheet-write = The file “{ $name }” cannot be written ({ $reason }). Nothing was changed. Choose another name or folder.
error-sheet-packs = A table with packs has no Save Sheet: paper knows only the cards of the box. Nothing was changed. Its save is a file: save NAME.
error-sheet-game = “{ $game }” has no Save Sheet; its saves are files. Nothing was changed.

## Save Sheets: what cannot be (after the number of the line)

sheet-wrong-heading = “{ $word }” is not a heading of the sheet.
sheet-wrong-part-twice = “{ $part }” stands here a second time.
sheet-wrong-part-missing = “{ $part }” is missing.
sheet-wrong-word = “{ $word }” is not known here.{ $close ->
    [yes] {" "}Did you mean “{ $near }”?
   *[no] {""}
}
sheet-wrong-unknown = “{ $word }” is not known here.
sheet-wrong-no-number = “{ $word }” is not a number.
sheet-wrong-number = { $value } is not possible here: it must be { $least } to { $most }.
sheet-wrong-negative = There cannot be less than nothing of { $good }.
sheet-wrong-too-many = { $good }: { $count } are noted in all, the box holds { $most }.
sheet-wrong-x5 = { $good } cannot lie on Storage x5: only Wood and Components can.
sheet-wrong-nobody = Nobody is in the group, so the Campaign would be over.
sheet-wrong-crowd = { $count } Characters are noted; a group has { $most } at most.
sheet-wrong-colour = { $colour } is noted for { $who } and for somebody else: each Character has a colour of their own.
sheet-wrong-no-colour = { $who } has no colour: Grey, Red, Green or Blue.
sheet-wrong-level = { $state } { $level } cannot be: { $most } is the most anybody can live with.
sheet-wrong-medicine = { $good } cannot be placed on a Character: only Meds, Herbal Meds and Bandages can.
sheet-wrong-person-twice = { $who } is noted twice.
sheet-wrong-starters = { $count ->
    [one] 1 starting Character is noted
   *[other] { $count } starting Characters are noted
}; with the lost ones there are three, one with a red border and two with black ones.
sheet-wrong-lost = For { $who } the State (or script) and the epilogue must be noted.
sheet-wrong-cause = Nobody is lost in the way noted for { $who }: name Hunger, Illness, Misery, Wounds or a script.
sheet-wrong-epilogue = The epilogue noted for { $who } does not belong to { $state }.
sheet-wrong-location-missing = Three Locations lie open: Near, Distant and Far.
sheet-wrong-one-location = One Location must be named here.
sheet-wrong-card-twice = { $card } is noted twice, and there is only one.
sheet-wrong-stranger = { $card } belongs to “{ $module }”, which is not played here.
sheet-wrong-hidden-elsewhere = Goods are hidden at { $card }, which does not lie open.
sheet-wrong-hidden = Goods can be hidden at a Location only with the advanced rule 534.
sheet-wrong-space-twice = { $space } is noted twice; one card fits on a space.
sheet-wrong-shelter = { $card } cannot lie on { $space }: another name is printed there, or none.
sheet-wrong-turned = { $card }: { $count } turned over, but only { $most } can have left the Shelter.
sheet-wrong-fitting-missing = { $card } is neither built nor in the Fittings deck nor among the Ideas.
sheet-wrong-fitting-space = { $card } cannot stand on { $space }. The Reinforced Door stands on Guard ({ $guard }), and nothing else does.
sheet-wrong-fitting-covered = { $card } cannot stand on { $space }: a Shelter card still lies there.
sheet-wrong-fitting-reach = { $card } cannot stand on { $space }: nobody can get there past the obstacles noted.
sheet-wrong-fitting-base = { $card } stands on { $space } without { $base } beside it, and nothing in this Campaign takes Fittings away.
sheet-wrong-hole-twice = A Hole is noted twice.
sheet-wrong-events-of-days = { $count ->
    [one] 1 Event is noted as gone or open
   *[other] { $count } Events are noted as gone or open
}, and by the Dawn of day { $day } there must be { $day }: one for each day.
sheet-wrong-chapter = After { $count ->
    [one] 1 Event
   *[other] { $count } Events
} it is Chapter { $chapter }.
sheet-wrong-endings = After so many days { $count ->
    [0] no Ending Event
    [one] 1 Ending Event
   *[other] { $count } Ending Events
} can have come, and never the Ceasefire: it ends the Campaign.
sheet-wrong-ahead = { $card } cannot be the card that comes there.
sheet-wrong-ahead-many = Only { $count ->
    [one] 1 card is
   *[other] { $count } cards are
} left in the Events deck.
sheet-wrong-event-over = { $card } cannot still lie open after Dawn.
sheet-wrong-one-objective = One Objective must be named here.
sheet-wrong-one-board = One side of the board must be named here.
sheet-wrong-beneath = No second card can lie beneath on { $space }.
sheet-wrong-no-ideas = The advanced side has no Ideas: all Fittings are one deck.
sheet-wrong-objectives = { $count ->
    [0] There are no earlier Objectives yet
    [one] 1 earlier Objective must be named
   *[other] { $count } earlier Objectives must be named
} in this Chapter.
sheet-wrong-objective = { $card } cannot be the Objective of Chapter { $chapter }, or one before or after it is not possible.
sheet-wrong-objective-next = The next Objective can be known in Chapter 1 only.
sheet-wrong-red = { $count } red-cornered cards are known or removed, but only { $added } have been added.
sheet-wrong-trip = The last Scavenging needs one distance (Near, Distant, Far) and one Location.
sheet-wrong-note = “{ $word }” is not a note: name; number of the script; place; phase; day.
sheet-wrong-note-script = There is no script { $number } in the book.
sheet-wrong-note-place = “{ $word }” is no place for a written token: name Storage, Outside (with a Character or without), a space such as B2, or a Character.
sheet-wrong-note-when = “{ $word }” is no time at which a written token comes back: name Morning, Dusk, Scavenging, Night Raid, Dawn, Spirit or a visit.
sheet-wrong-note-elsewhere = Script { $number } is not read at that time: one that happens in the city comes back while Scavenging or on a visit, one at home at any other time.
sheet-wrong-note-half = { $note }: a token that leads to a script comes back at a time, and only such a token does.
sheet-wrong-one-level = There is one level, or none.
sheet-wrong-module = What { $module } remembers cannot be read: copy it as it stood.
sheet-wrong-day-row = { $count } numbers belong to a day.
sheet-wrong-history = There are { $count } numbers for each day, and no more rows than days ({ $day }).

## What there is (tilldawn packs)

packs-bots = Bots: { $bots }
packs-pack = Pack { $pack }: { $name }

## The player aid

aid-title = { $game }: player aid
aid-print = Print this page: it is made for paper. Its sentences are those of the rulebook.
