### Messages no game owns: names, lists, going back, errors

## Names and lists

# Forms a name can have: attributes of the message that names a thing, put into a sentence as THE($card).
name-forms = the
# A person at the table, as they wrote their name.
name = { $name }
# The seat of a request that several people may answer.
name-anyone = Everyone
# $most: all but the last, joined with commas.
list-and = { $most } and { $last }
list-nothing = nothing

## The table's own events

event-undone = { $answers ->
        [one] The table took back 1 answer.
       *[other] The table took back { $answers } answers.
    }
event-continued = This game was saved under other rules or cards. It was replayed and goes on under the present ones.
event-rescued = An older save was opened. Its answer { $position }, “{ $answer }”, is not allowed any more, so play goes on from its last checkpoint; what led there is not kept.

## Errors: answering

error-game-over = The game is over and takes no more answers. Nothing was changed. Start a new game, or go back a step.
# $option and $answer are ids for programmers (give:0:planks).
error-unknown-option = “{ $option }” is not possible now. Nothing was changed. { $count ->
        [one] Only 1 answer is open: choose it.
       *[other] Choose one of the { $count } open answers.
    }
# $given: what a program gave instead of an id; $id: the id of that option, if it is one.
error-not-an-id = An answer is given by the id of an option, not by { $given }. Nothing was changed. Give the option's id, “{ $id }”, or give the option itself to play().
error-other-seat = “{ $option }” is for { $seat } to answer. Nothing was changed. Let { $seat } choose.
error-unknown-order = There is no standing order “{ $policy }” about “{ $topic }”. Your orders are as they were. Choose a topic of this game and one of: ask, matters, pass.

## Errors: going back

error-needs-consent = Going back would take back { $reveals ->
        [one] 1 thing
       *[other] { $reveals } things
    } chance has already shown. Nothing was changed. Ask the whole table; if all agree, go back again.
error-nothing-to-undo = There is no choice to take back yet. Nothing was changed. Make a choice first.
error-no-such-line = This game has no line { $line } to go back to. Nothing was changed. Choose a line of the log.
error-unknown-undo = One cannot go back to “{ $to }”. Nothing was changed. Go back a step, a turn or a phase (step, turn, phase), or to a line of the log.

## Errors: a new table

error-guide-alone = A guided game has its own opening: { $given } cannot be given beside --guide. No table was laid. Leave that out, or start an ordinary game.
error-no-guide = There is no guided first game of “{ $game }”. No table was laid. Start an ordinary one.
error-unknown-game = There is no game “{ $game }”. No table was laid. Choose one of: { $games }.
error-unknown-bot = There is no bot “{ $bot }”. No table was laid. Choose one of: { $bots }.
error-seat-count = { $count ->
        [one] 1 person cannot play this game.
       *[other] { $count } people cannot play this game.
    } No table was laid. Seat { $least } to { $most }.
error-bad-packs = Packs cannot be { $given }. No table was laid. Give a list with the id of each pack, each once.
error-unknown-pack = There is no pack “{ $pack }” here. No table was laid. Install the package that brings it, or leave it out (tilldawn packs lists those there are).
error-pack-of-other-game = The pack “{ $pack }” is for the game “{ $game }”. No table was laid. Leave it out, or play that game.
error-no-packs = This game takes no packs. No table was laid. Leave the setting “packs” out.
# $kind: game, bot or pack; $package: the Python package that brings it; $reason: an error in English.
error-plugin-broken = The { $kind ->
    [game] game
    [bot] bot
   *[pack] pack
} “{ $name }” of the package { $package } cannot be used ({ $reason }). Everything else works. Update or remove that package.
error-bad-bot = “{ $bot }” is no bot. No table was laid. Give the name of one ({ $bots }), or package.module:Class with a class whose objects can choose.
error-bot-stays-here = This bot cannot be sent to other processes ({ $reason }). Nothing was played. Use one process, or give the bot as a class or as package.module:Class.
error-bad-seats = Seats cannot be { $given }. No table was laid. Give how many there are ({ $least } to { $most }), or a list with the name of each person.
error-not-text = “{ $given }” is not text that can be written down. Nothing was laid out. Use letters, digits and signs of a keyboard.
error-bad-options = The settings of a table cannot be { $given }. No table was laid. Give names with their values, as a dict.
error-unknown-setting = There is no setting “{ $setting }”. No table was laid. The settings are: { $settings }.
error-bad-setting = The setting “{ $setting }” cannot be “{ $value }”. No table was laid. Possible values: { $values }.
error-one-per-seat = The setting “{ $setting }” takes a list with { $seats ->
        [one] 1 entry at most, for the only seat.
       *[other] { $seats } entries at most, one per seat.
    } No table was laid. Shorten the list, or leave the setting out.
error-character-twice = The character “{ $character }” was chosen twice. No table was laid. Give each seat a character of its own.
error-weapon-gone = No “{ $weapon }” is left in the box. No table was laid. Choose another weapon.
error-too-many-weapons = Seat { $seat } has too many weapons. No table was laid. Choose at most { $count ->
        [one] 1 common weapon
       *[other] { $count } common weapons
    } for it.
error-bad-group = This is no starting group: “{ $value }”. No table was laid. Choose three different Characters, one with a red border and two with black ones, or leave the setting out.
error-bad-founders = This is no starting group for the scenario: “{ $value }”. No table was laid. Choose { $red } Characters with a red border and { $black } with a black one, all different, or leave the setting out.

# $extra: web, terminal or all. The sentences are a command's last words, so they say what to type.
error-needs-extra = { $extra ->
    [web] The web table is not installed here.
    [terminal] The full-screen table is not installed here. Plain lines work: tilldawn play --text
   *[all] Not all of Tilldawn is installed here.
} Install it: pip install "tilldawn[{ $extra }]"

## Errors: reading

error-unknown-language = There are no texts in the language “{ $lang }”. Nothing was changed. Choose one of: { $languages }.

## Errors: saves

error-save-not-bytes = A save is opened from its bytes, not from { $given }. Nothing was changed. Read the file first: Path(…).read_bytes()

error-save-unreadable = This file is not a Tilldawn save. It is left as it is. Choose another file.
error-save-truncated = The end of this save is missing. The file is left as it is. Open an earlier copy of it.
error-save-edited = This save is damaged or was changed by hand. The file is left as it is. Open an unchanged copy of it.
error-save-newer = This save has format { $format }; this program reads formats up to { $known }. The file is left as it is. Update Tilldawn to open it.
error-save-newer-rules = This save was played under rules version { $version }; this program has version { $known }. The file is left as it is. Update Tilldawn to open it.
error-save-other-game = This save is of the game “{ $found }”, which cannot be opened here. The file is left as it is. Choose a save of: { $wanted }.
error-save-name = “{ $name }” cannot be the name of a save. Nothing was written. Begin with a letter or a digit and use at most 60 letters, digits, spaces or . , ( ) + -
error-save-disk = The save could not be written to { $path } ({ $reason }). What was saved before is still there. Make room on the disk or allow writing, then save again.
error-no-such-save = The save “{ $name }” cannot be read from { $path } ({ $reason }). Nothing was changed. Check the name, or choose another save.
error-save-pack = This save was played with the pack “{ $pack }”, which cannot be found here. The file is left as it is. Install the package that brings the pack, then open the save again.
error-replay = The rules have been mended since this save was written: they do not allow its answer { $position }, “{ $answer }”, any more. The file is left as it is; play can go on from its last checkpoint.
error-modules-clash = The modules { $one } and { $other } cannot be played together: the rulebook says so. Choose one of them.
error-level-scenario = A scenario is as hard as its sheet says: { $scenario } cannot be played at the level { $level }. No table was laid. Leave out one of them.
error-module-needs = The module { $one } is nothing without { $other }. Choose both, or neither.
error-save-origin = This save was rescued from older rules: its history begins with a state that nobody here has seen come about. A server does not take it on trust; it can be played on at home, in the terminal.
error-save-too-long = This save has { $entries } entries; at most { $most } are played again here. The file is left as it is. Play it on at home, in the terminal.
error-save-too-many-undos = Something was taken back { $undos } times in this save; at most { $most } times are played again here. The file is left as it is. Play it on at home, in the terminal.
error-save-too-slow = Playing this save again takes too long: after { $played } answers it was broken off. The file is left as it is. Try again later, or play it on at home, in the terminal.
error-checkpoint = This shortcut to the table does not fit it any more ({ $reason }). The table is played again from its journal instead.
error-output = Something could not be read or written ({ $reason }). What was saved before is still there. Make room on the disk or allow it, then try again.

## Errors: for people who work on Tilldawn

error-no-tests = There are no tests here, so no coverage can be told. Nothing was changed. Run this in a checkout of Tilldawn's source.
error-nothing-to-continue = No unfinished game was found. Start a new one: tilldawn play --new
error-chance-forged = Draw { $draw } of chance is not what the seed gives: this record was not played as it says. The file is left as it is.
error-chance-count = This save says that chance was asked { $drawn } times; its journal has { $found } draws. It was not played as it says. The file is left as it is. Open an unchanged copy of it.

## Answers every game has

option-go-on = Go on

# Standing orders: what a seat may be asked about.
order-moment = Before it may be too late
    .text = You are asked before a die, a draw or a loss when something that may be done at any time could come too late after it. “Always” asks whenever there is anything to do.
