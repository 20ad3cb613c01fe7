### The page: start, new table, my tables, joining by a link

web-start-tagline = Two games about getting through the night together.
web-start-resume = Go on with { $game }: { $heading }
web-start-loading = Fetching the games and your tables …
web-start-again = Try again
web-start-home = To the start page

## My name, language, theme

web-start-my-name = My name
    .placeholder = not given yet
web-start-name-kept = Kept.
web-start-language = Language
web-start-theme = Theme
web-start-theme-system = System
web-start-theme-light = Light
web-start-theme-dark = Dark

## Games

web-start-games = Choose a game
web-start-play = Play now
web-start-players = { $least } to { $most } players

## A new table

web-start-new = New table: { $game }
web-start-seats = Who plays?
web-start-seat-count = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
web-start-seat-fewer = One seat fewer
web-start-seat-more = One seat more
web-start-seat-name = Name at seat { $number }
web-start-seat-who = Who plays at seat { $number }
web-start-name-person = Player { $number }
web-start-name-seat = Seat { $number }
web-start-who-me = Me, here
web-start-who-friend = A friend, by link
web-start-invites = The links for your friends wait on the next page. Until somebody sits down there, the seat stays free.
web-start-box = What is played:
web-start-read = Read about it
web-start-take-it = Play this
web-start-read-done = Back
web-start-care = Hard topics: { $count ->
    [0] choose some to fade
    [one] 1 will be faded
   *[other] { $count } will be faded
}
web-start-more = More options
web-start-most = { $count } of { $most } chosen
web-start-at-table = Choose at the table
web-start-seed = Seed
    .hint = The same seed and the same answers give the same game. Leave it empty for a new one.
web-start-begin = Start
web-start-cancel = Not now

## My tables

web-start-continue = Continue
    .empty = No table yet. Every game you start or join waits for you here; each move is saved at once.
web-start-running = running
web-start-over = over
web-start-go-on = Continue
web-start-look = Look at it
web-start-forget = Forget
web-start-forget-sure = Forget this table for good, for everybody?
web-start-keep = Keep it

## A save file

web-start-open = Open a save
web-start-open-choose = Choose a file
web-start-salvage = Open it as far as it goes
web-start-open-drop = or drop it here. It opens as a new table.

## Joining by a link

web-start-joining = Looking for your seat …
web-start-no-entry = This link leads nowhere
web-start-taken = { $name } already sits here
web-start-taken-here = This seat is held in another browser, and { $name } is at the table right now. If that is you, take the seat over; the other browser then no longer decides here.
web-start-taken-away = This seat is held in another browser, but { $name } is away at the moment. If you take it, the other browser no longer decides here.
web-start-take = Take this seat
web-start-sit = Sit down

## When something is wrong

web-start-lost = There is nothing here
    .text = This address belongs to no table and no page. Perhaps a part of it was lost on the way.
web-start-unloaded = The table could not be loaded
    .text = The server does not answer, or it has been renewed in the meantime. Your game is safe.
web-start-no-answer = The server does not answer. Check the connection and try again.
web-start-odd-answer = The server gave an answer this page does not understand. Try again in a moment.

## Whose it is

web-start-unofficial = An unofficial, fan-made work. The games, their titles and all names belong to their owners, who have neither made nor endorsed it.
web-start-icons = Icons:
web-start-licences = Licences
