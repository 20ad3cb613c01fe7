### New game of mine: what is played of the box, how hard, and what goes together

## Choosing for a new table

lobby-scenario = What is played
    .hint = The whole Campaign, or a scenario that begins late in one.
lobby-level = Difficulty
    .hint = Dials of ours, turned once before the first Morning. No number of the rules is changed.
lobby-board = Side of the board
    .hint = Both sides are the same house; the rooms, and what blocks them, are not.
lobby-modules = Modules
    .hint = Parts of Tales from the Ruined City, each on its own or mixed.

## What goes together

box-needs = Needs { $other }.
box-not-with = Cannot be mixed with { $other }.
box-brings = Comes with { $other }.
box-brings-along = Brings along: { $others }.
box-days = { $same ->
        [yes] { $least } days
       *[no] { $least } to { $most } days
    }. How hard: { $hard }.
box-part = { $title }: { $text }
box-played = What is played: { $played }.
box-page-about = What it is about
box-page-goal = The goal
box-page-length = How long
box-page-brings = What comes with it
box-page-rules = Its own rules

## The Campaign, and the sides of the board

scenario-none = The Campaign
    .text = From the first cold Morning to the ceasefire: eight to ten days, an Objective in each Chapter.
side-basic = Basic side
    .text = The house to begin with: one layer of rubble, a deck of Ideas of its own.
side-advanced = Advanced side
    .text = Rubble lies two deep, snipers watch the top floor, and some places only wake once they are cleared.

## Levels

hardship-none = By the book
    .text = Every number is that of the rulebook.
hardship-mild = Mild winter
    .text = For a first war, or when everybody shall live to see the end of it.
hardship-lean = Lean winter
    .text = A little more to begin with than the book gives.
hardship-bitter = Bitter winter
    .text = For those who know the city. Most groups do not see the ceasefire.
hardship-dial-more = More in Storage at first: { $goods }.
hardship-dial-fewer = Less in Storage at first: { $goods }.
hardship-dial-hunger = Everybody begins with Hunger { $by } { $less ->
        [yes] lower
       *[no] higher
    }.
hardship-dial-cold = { $by ->
        [one] A Cold token lies
       *[other] { $by } Cold tokens lie
    } out from the start.
hardship-dial-raids = { $by ->
        [one] A red-cornered Night Raid card is
       *[other] { $by } red-cornered Night Raid cards are
    } in the deck from the start.
