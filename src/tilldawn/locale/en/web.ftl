### The page: words every table shares

web-seat = Seat { $number }
web-lit = { $name }, something can be done with it

## The tab, the bar

web-title = Tilldawn
web-title-call = ● Your turn – Tilldawn
web-game-mine = This War of Mine
web-game-daylight = Survive Until Daylight
web-to-start = To the start page
web-tools = Beside the game
web-foresight = What would come of it
# Above odds that are the same for every option.
web-foresight-anyway = Whatever you choose
web-board = Board
web-board-failed = The board could not be drawn. The game itself is safe, and you can go on deciding.
web-again = Try again
web-see-board = See the board
web-back-to-question = Back to the question
web-more-here = { $count ->
    [0] What is not possible now
    [one] One thing more
   *[other] { $count } things more
  }
web-skip = Skip to the decision
web-side = Log and panels
web-log = Log
web-undo = Undo
web-seats = Seats & links
    .brief = Seats
web-rules = Rules
web-settings = Settings
web-agreed-before = Agreed before play
web-play-again-same = Laid as this one: { $same }.
web-help = Help
web-save = Save
web-save-game = Download the game
web-close = Close
web-loading = One moment …
web-yes = Yes
web-no = No
web-online = Connected
web-offline = There is no connection just now. Nothing was sent; try again when it is back.
web-reconnecting = Connection lost, trying again …
web-no-entry = You have no seat at this table
    .hint = To sit down or to watch, open the link that somebody at the table has sent you. If it was yours before, the host may have given the seat to somebody else.
web-stuck = The rules have changed since
    .hint = You host this table: let it go on from just before that answer. What was played after it is lost to this table, not to the server: the old record stays.
web-stuck-go-on = Go on from there
web-damaged = This table is shut
web-stuck-ask-host = Ask whoever hosts this table to let it go on.
web-no-table = There is no such table
    .hint = It may have been forgotten, or the address is not complete. Your other tables are on the start page.

## The decision

web-decision = What is to be decided
web-watching = you are watching
web-you-decide = you decide
web-decides = decides
web-bot-decides = a bot decides
web-others-decide = decide
web-quoted = “{ $text }”
web-pondering = { $name } is considering: { $text }
web-your-turn = { $name ->
        [none] Your turn. { $prompt }
       *[other] Your turn, { $name }. { $prompt }
    }
web-cannot-answer = { $why } You can answer again as soon as it is back.
web-moment = Afterwards it may be too late for some of this.
web-anytime = At any time
web-refused = Not possible now, and why
web-picked-nothing = Nothing can be done with it now.
web-fold-sheet = What can be chosen
web-read = To be read
web-read-done = { $more ->
    [0] I have read it
    [one] Next page (1 more)
   *[other] Next page ({ $more } more)
}
web-rule-open = Open rule { $rule }
web-done-of = { $done } of { $total }
web-confirm = Confirm
web-number-mark = Mark a number
web-number-why = Nothing happens before you confirm.
web-chain-place = { $place }.
web-chain-empty = Nothing chosen yet.
web-confirm-anyway = Confirm all the same
web-one-by-one = Choose one by one
web-draft-suggest = Suggest
web-choice-suggested = Marked as a sensible player would. Choose another one to change it.
web-draft-filled = Filled in as a sensible player would. Change it freely.
web-grid-clear = Clear
web-less = One less: { $what }
web-more = One more: { $what }

## Families of choices, by what is done


## The end

web-won-daylight = Daylight. The team has made it.
web-lost-daylight = The night has won.
web-won-mine = The war is over. Somebody is left to tell of it.
web-lost-mine = The Campaign ends here.

## The log

web-earlier = Earlier lines
web-undo-line = Go back to before: { $text }
web-undo-line-title = Go back to before this line
web-undo-line-sure = Go back to before this line? Everything since then is taken back; if chance has spoken, everybody is asked.

## Going back

web-undo-about = Going back is free until chance has shown something. Past that, everybody at the table must agree, and chance is drawn afresh. The log keeps a note of it.
web-undo-nothing = There is nothing to go back to yet.
web-undo-step = The last answer
web-undo-turn = To the beginning of the turn
web-undo-phase = To the beginning of the phase
web-undo-costs = { $answers ->
    [one] takes back 1 answer
   *[other] takes back { $answers } answers
}{ $reveals ->
    [0] {""}
    [one] , and 1 result of chance
   *[other] , and { $reveals } results of chance
}
web-undo-sure = { $reveals ->
    [one] Chance has shown 1 result since then; it would be drawn afresh.
   *[other] Chance has shown { $reveals } results since then; they would be drawn afresh.
} Everybody has to agree. Go back?
web-proposal = { $name } would like to go back: { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
} and { $reveals ->
    [one] 1 result of chance
   *[other] { $reveals } results of chance
} would be taken back.
web-agreed = Agreed:
web-still-asked = Still asked:
web-withdraw = Rather not go back
web-agree = Agree
web-refuse = Refuse

## The rulebook

web-rules-all = ← All rules
web-rules-area = More rules about this
web-rules-search = Search the rules
web-rules-areas = All chapters
web-rules-found = { $shown ->
    [0] No rule speaks of that.
   *[other] { $total ->
        [one] 1 rule
       *[other] { $shown } of { $total } rules
    }
}
web-rules-failed = The rulebook could not be fetched. Try again in a moment.

## Seats

web-seats-about = A link lets somebody take exactly that seat, without an account. Give it only to who shall sit there.
web-seat-here = at the table
web-seat-away = away
web-seat-free = free
web-seat-bot = a bot plays
web-seat-change = Change
web-seat-name = Name
web-seat-colour = Colour and shape
web-seat-stand-in = Let a bot stand in
web-seat-take-back = Take back from the bot
web-seat-free-it = Free this seat
web-seat-free-sure = Free the seat of { $name }? The old link will no longer open it.
web-link-of = Link to the seat of { $name }
web-link-watch = Link for watching
web-watch = Watching
web-watchers = { $count ->
    [0] Nobody is watching.
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}
web-copy = Copy
web-copy-what = Copy: { $what }
web-copied = Copied
web-colour-amber = Amber, circle
web-colour-teal = Teal, square
web-colour-rose = Rose, diamond
web-colour-violet = Violet, triangle
web-colour-lime = Lime, hexagon
web-colour-sky = Sky, cross
web-order-unasked = Don’t ask again
web-policy-ask = Always ask me
web-policy-matters = Ask me when it may matter
web-policy-pass = Never ask me

## Settings

web-language = Language
web-theme = Theme
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-pace = How fast bots move
web-pace-calm = Calm
web-pace-brisk = Brisk
web-pace-instant = At once
web-setting-sound = A soft sound when it is my turn
web-setting-sounds-mine = Sounds of the place: wind, far guns, steps, a knock
web-setting-sounds-daylight = Sounds of the place: crickets, moans, drums, birds at dawn
web-setting-volume = Volume of all sounds
web-setting-volume-is = { $percent } %
web-sounds = Sound
web-sounds-on = Sound is on
web-sounds-off = Sound is off
web-setting-call = The tab calls me when it is my turn
web-setting-motion = Motion

## Help

web-help-lit = What has a dashed frame on the board can be used now. Choose it to look at it: what can be done with it is offered with it. In a scene a choice only plans, and nothing is spent before the one button of the bar; a choice of a list is taken at once.
web-help-decision = The bar below always says who must decide what, and by which rule. The choices lie in the scene or beside it; what is not possible stands with them, with the reason.
web-help-log = Every line of the log names its rule and leads back to before it happened. With the keyboard, ↑ and ↓ go from line to line, ← and → to its rule and its way back.
web-help-sounds = Sound is off until you ask for it, with v or in the settings. All that is heard also stands on the page.
web-help-keys = Keys
web-key-answer = take that choice
web-key-move = next or previous choice; in a scene and on the board, what lies that way
web-key-rows = to the left or right in a scene and on the board; less or more in a list of pieces
web-key-one-more = one more of the same, where people and things are a table
web-key-next = next thing that can be used
web-key-why = the rule behind the choice or the question
web-key-more = more in the glossary about what is explained
web-key-sounds = sound on or off
web-key-undo = undo
web-key-log = log
web-key-rules = rules
web-key-seats = seats & links
web-key-settings = settings
web-key-help = help
web-key-close = close what is open

## Moments

web-beat-go = Go on
web-beat-skip = To the table
web-beat-back = Back
# After the number: what an enemy deals before any card.
web-beat-blow = by itself
# Before a card that was turned up and came to nothing.
web-beat-unused = not used:
# What weapon, Ammo and help bring.
web-beat-weapon = weapon and help
web-beat-damage = { $count ->
       *[other] Damage
    }
# $lost: hearts lost; $before and $after: Health.
web-beat-hearts = { $before } → { $after } ({ $lost ->
        [one] 1 heart lost
       *[other] { $lost } hearts lost
    })
web-beat-dice = Dice
web-beat-row = The blows of this turn
web-beat-next = next
# Enemies behind the last blow that is known of this turn.
web-beat-rest = and { $count } more
web-beat-lost = { $lost ->
        [0] { $who } unhurt
       *[other] { $who } −{ $lost }
    }
web-beat-then = Next: { $title }
web-beat-table = Then the table.
web-beat-last = The last of it.
web-beat-card = What the card says
web-beat-page = What the page says
web-beat-count = { $at } of { $of }
web-hint = What is good to know here
web-tap-again = Tap again to choose this.
web-since = Since your last decision
web-since-count = Just now ({ $count })
web-since-again = Show it again
web-beats-pace = How what happens is shown
web-beats-slow = One by one
web-beats-normal = Flowing
web-beats-once = At once

## The last scene

web-ending-won = Won
web-ending-lost = Lost
web-ending-alive = alive
web-ending-died = dead
web-ending-left = gone
# $lost: how many died or left.
web-ending-people = { $lost ->
        [0] What became of everyone: all are alive
        [one] What became of everyone: 1 is lost
       *[other] What became of everyone: { $lost } are lost
    }
web-ending-turns = Where it turned
web-ending-story = The story in lines
web-ending-table = Look at the table
web-ending-open = How it ended
web-ending-back = Look back from the beginning
web-ending-again = Again, with the same people
web-ending-follow = To the new table

## Points that are shared out

web-share-ours = Whom do the Wounds strike?
web-share-theirs = Whom do we strike?
web-share-split = Who takes the Damage?
web-share-hint = Choosing somebody gives them one, − takes it back.
web-share-mark = Mark whom it strikes, then confirm.
web-share-left = { $left } of { $total } still to be shared out.
web-share-all = All shared out.
web-share-rest = { $rest } more after what comes of this.
web-share-gets = { $count } more
web-share-lost = would be the end
web-share-give = One more for { $who }
web-share-back = Take one back from { $who }
# $has: marks they have of $last; $count: how many this choice adds or takes.
web-share-target = { $who }: { $has } of { $last }, planned { $count }
