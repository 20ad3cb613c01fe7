### The screens around the terminal table: start, new game, shelves, rulebook, keys

## Start

start-unofficial = An unofficial, fan-made work. The games, their titles and all names belong to their owners, who have neither made nor endorsed it.
start-new = New game
    .about = Choose who plays and by which rules, or start at once. Left and Right change the game; g begins a guided one.
start-continue = Continue “{ $name }”
    .about = Takes up the game you played last. Every answer is saved, so there is always something to come back to.
start-continue-none = Continue (no unfinished game yet)
start-load = Load a save
    .about = Saves you gave a name, and all games that have not ended.
start-watch = Watch a recorded game
    .about = Every game that has ended is kept and can be watched step by step.
start-rules = Rulebook
    .about = Every rule and ruling, to search and to read.
start-help = Help
    .about = What every key does.
start-language = Language: English
    .about = Switches to French, here and in the middle of a game (F2).
start-theme = Theme: { $theme ->
    [tilldawn-night] night
    [tilldawn-dawn] dawn
    [tilldawn-contrast] high contrast
   *[other] { $theme }
}
    .about = Night, dawn, or high contrast (F3).
start-quit = Quit
    .about = Everything is saved.

## New game

newgame-title = New game: Survive Until Daylight
newgame-seats = Seats
newgame-difficulty = Difficulty
newgame-seed = Seed
newgame-packs = Packs
newgame-seed-new = a new one
newgame-modes = Modes
newgame-no-modes = none
newgame-head-name = Name
newgame-head-who = Who plays
newgame-head-character = Character
newgame-head-weapon = Common weapon
newgame-second-weapon = Second common weapon
newgame-later = at the table
newgame-start = Start the game
newgame-back = Go back
newgame-who-human = A person
    .text = somebody at this keyboard. Several people share it and take turns.
newgame-who-heuristic = Careful bot
    .text = weighs every choice and says why. It plays for the team.
newgame-who-random = Random bot
    .text = takes any allowed answer. Good for a laugh, not for the dawn.
newgame-colon = :{" "}
newgame-perk-main = Main Perk
newgame-perk-first = First Player Perk
newgame-character = { $name }, Health { $health }{ $owned ->
    [yes] : { $owner }
   *[no] {""}
}
newgame-copies = ({ $taken } of { $copies } taken)
newgame-about-character = Left and Right show the six characters one by one, with Health, weapon and both Perks. The one you stop at is yours. Leave “at the table” to choose when the game begins. No two of you may play the same one.
newgame-about-weapon = { $count ->
    [one] 1 common weapon each, beside your character's own. Left and Right choose.
   *[other] { $count } common weapons if you play alone, beside your character's own. Left and Right choose.
}
newgame-about-count = 1 to 6 seats, for people and bots in any mixture. The box brings more Rubble and more enemies to a larger table. Alone, you begin with 2 common weapons and have more room for cards.
newgame-about-name = What everybody calls this seat. Leave it empty for the name shown.
newgame-about-modes = Optional rules, each on its own or together. Space switches one on or off.
newgame-about-seed = The same seed and the same answers give the same game. Type one to play a friend's game; leave it empty for a new one.
newgame-about-start = This game will be laid out. Enter starts it; the arrows change it first.
newgame-chooses = chooses at the table
newgame-summary-seat = { "  " }{ $name } ({ $who }): { $what }
newgame-summary = { "  " }Difficulty: { $difficulty }. Modes: { $modes }. Seed: { $seed }.

## New game of This War of Mine

newgame-mine-title = New game: This War of Mine
newgame-players = Players
newgame-sheet = Save Sheet
newgame-sheet-none = a file, to go on from
newgame-box-scenario = Play:
newgame-box-level = Difficulty:
newgame-box-board = Side:
newgame-group = Starting group
newgame-random = at random
newgame-random-red = red: at random
newgame-random-black = black: at random
newgame-topics = Fade:
newgame-candidate = { $name } ({ $border ->
    [red] red border
   *[black] black border
}): Prowess { $prowess }, Empathy { $empathy }, Inventory { $inventory }
newgame-skill = { $skill }: { $text }
newgame-no-heuristic = The careful bot does not play this game yet.
newgame-about-players = 1 to 6 players. They lead the Characters together: nobody owns one. Who leads decides, and leadership passes on round the table.
newgame-about-group = A starting group is one Character with a red border and two with black ones. Left and Right choose; who is left at random is drawn when the game begins.
newgame-about-advanced = Advanced rules, each on its own or together. Space switches one on or off.
newgame-about-topics = A topic that is faded is told in one plain sentence, with the same effect. Space switches one on or off.
newgame-about-sheet = The file of a Save Sheet. The Campaign goes on from it with the next Morning; group, rules and topics stand on the sheet. The text table writes one: sheet FILE.
newgame-mine-seat = { $name } ({ $who })
newgame-mine-summary = { "  " }What is played: { $box }. Players: { $seats }. Starting group: { $group }. Rules beyond the basic ones: { $rules }. Faded topics: { $faded }. Seed: { $seed }.
newgame-mine-summary-sheet = { "  " }Players: { $seats }. Everything else stands on the Save Sheet. Seed: { $seed }.

## Shelves

shelf-title = Games on the shelf
shelf-saves = Named saves
    .empty = No save has a name yet. During a game, press s to keep the table under a name. It will lie here.
shelf-tables = Games being played
    .empty = No game is waiting. Start one with New game; it will lie here until it has ended.
shelf-nights = Games that have ended
    .empty = No game has ended yet. Play one to its end, won or lost, and you can watch it here.
shelf-refused = ✗ Not opened. { $why }
shelf-delete = Remove “{ $name }” for good? It cannot be brought back.
shelf-not-deleted = “{ $name }” could not be removed ({ $why }). It is still there.

## Rulebook

rules-ui-title = Rulebook
rules-ui-search = Words or a rule's number, such as splash or W-WAVE-05
rules-ui-count = { $count ->
    [0] No rule found
    [one] 1 rule
   *[other] { $count } rules
}
rules-ui-none = No rule holds these words. Try fewer or others.
rules-ui-source = Source: { $source }
rules-ui-physical = This rule is about the cardboard itself: the computer has nothing to play here.
rules-ui-modal-keys = Esc closes · / opens the rulebook

## Keys at the foot of a page

keys-hint-choose = ↑↓ Enter, 1–9 choose
keys-hint-game = ←→ game
keys-hint-help = F1 help
keys-hint-language = F2 français
keys-hint-theme = F3 theme
keys-hint-leave = Ctrl+Q quit
keys-hint-back = Esc back
keys-hint-scroll = ↑↓ scroll
keys-hint-open = Enter open
keys-hint-delete = Del remove
keys-hint-move = ↑↓ Tab move
keys-hint-turn = ←→ change
keys-hint-read = PgDn read on
keys-hint-start = F5 start
keys-hint-search = / search
keys-hint-results = ↓ results

## The page of keys

keys-title = Help: every key
keys-intro = Everything works by keyboard alone, and everything on the screen can be clicked. Each choice, refusal and line of the log names its rule.
keys-everywhere = Everywhere
keys-everywhere-move = Move to the next or the previous thing
    .key = Tab, arrows
keys-everywhere-enter = Choose what is marked
    .key = Enter
keys-everywhere-mouse = Choose; the wheel scrolls
    .key = Click
keys-everywhere-back = Go back, or close a window
    .key = Esc
keys-everywhere-language = Switch the language, also in mid-game
    .key = F2
keys-everywhere-theme = Switch the theme: night, dawn, high contrast
    .key = F3
keys-everywhere-leave = Leave Tilldawn; everything is saved
    .key = Ctrl+Q
keys-start = Start
keys-start-learn = Learn by playing: a guided first game, about 15 minutes
    .key = g
keys-start-number = Choose a line of the menu
    .key = 1–9
keys-start-letter = Choose the line that begins with it; if there are several, go to the next
    .key = a letter
keys-start-game = Change the game the menu speaks of
    .key = Left, Right
keys-new = New game
keys-new-turn = Change what stands between ‹ and ›
    .key = Left, Right
keys-new-tick = Switch a mode, a rule or a topic on or off
    .key = Space
keys-new-read = Scroll what is explained below
    .key = Page Up, Page Down
keys-new-go = Start the game from anywhere on the page
    .key = F5
keys-shelf = Saves and recorded games
keys-shelf-open = Open it
    .key = Enter
keys-shelf-delete = Remove it; you are asked first
    .key = Delete, d
keys-shelf-other = Go to the other shelf: named saves, games being played
    .key = Left, Right
keys-table = At the table
keys-table-choose = Choose an answer
    .key = 1–9, letters
keys-table-things = Select a thing on the table: what it is, what can be done with it
    .key = t, Tab, Enter
keys-table-views = mine: turn to another view of the board; turn its page
    .key = v, V, n
keys-table-preview = mine: all an option costs, gives and says
    .key = i
keys-table-rule = Read the rule behind the question or the line
    .key = ?
keys-table-log = The log; go back to any of its lines
    .key = l
keys-table-undo = Undo a step, a turn or a phase
    .key = u
keys-table-anytime = What may be done at any time
    .key = a
keys-table-refused = What is not possible now, and why
    .key = r
keys-table-pack = Pack and unpack a Backpack
    .key = b
keys-table-orders = Standing orders, so that you are not asked about everything
    .key = o
keys-table-save = Save the table under a name
    .key = s
keys-table-since = What has happened since your last decision
    .key = w
keys-table-beat = A moment that is shown: go on, back, to the table
    .key = Enter Left Escape
keys-table-pace = The pace of what happens: slow, normal, stopped, at once
    .key = p
keys-table-skip = Skip what is being shown
    .key = Space
keys-table-guide = Read again what the guide says; G sends it away or calls it back
    .key = g G
keys-table-help = This page
    .key = h
keys-rules = Rulebook
keys-rules-search = Go to the search box
    .key = /
keys-rules-results = Go to the results and through them
    .key = Down, Up
keys-rules-scroll = Go to the text, to scroll it
    .key = Enter
