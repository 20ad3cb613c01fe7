### The page: coming together. Invite page, links, who came and went, my tables elsewhere

## The invite page

web-invite = Call the others
    .about = Send each of them the link of their own seat. Whoever opens it says a name and sits down; no account is needed.
    .guest = You sit at the table. As soon as everybody is there, the host begins.
web-invite-gathering = Gathering at the table
    .about = They sit, but not all of them have said that they are ready.
web-invite-all = All are here
    .about = You may begin.
web-invite-table = { $count ->
    [one] A table for one
   *[other] A table for { $count }
}
    .about = It can be left and taken up again at any time; each move is saved at once.
web-invite-seats = Seats
web-invite-you = you
web-invite-you-host = you, host
web-invite-host = host
web-invite-link = by link
web-invite-bot = bot
web-invite-free = Nobody sits here yet
web-invite-here-ready = Here and ready
web-invite-here = Here, not ready yet
web-invite-away = Away just now
web-invite-stands-in = A bot holds the seat
web-invite-plays = Ready
web-invite-about-you = You are ready when you begin.
web-invite-about-free = Send this link to whoever shall sit here. Opening it takes nothing: only “Sit down” does.
web-invite-about-here = Reads in their own language, on their own screen.
web-invite-about-away = Their link still holds the seat for them.
web-invite-about-bot = Plays by itself and says why. Whoever opens the link of this seat may take it over; the bot then stands aside.
web-invite-about-host = Begins the game when everybody is there.
web-invite-change = Change name or colour
web-invite-bot-holds = Let a bot hold it
web-invite-i-decide = I decide for it myself
web-invite-free-again = Keep it free for a friend
web-invite-give = Give this seat to a friend
web-invite-own = My own link as host: for nobody else
    .about = Keep it: it brings the host’s part to another device, and lets you free seats there. Give it to nobody, or to whoever shall host.
web-invite-own-new = Make a new one
web-invite-own-new-sure = Make a new link for the host? The old one will open nothing any more.
web-invite-watchers = Watchers’ link
    .about = They see the table and decide nothing.
web-invite-qr = QR code of the link for { $name }
web-invite-qr-me = QR code of my private link
web-invite-ready-count = { $ready } of { $all } are ready
web-invite-waiting = { $count ->
    [one] Waiting for { $names }: send the link, or begin without.
   *[other] Waiting for { $names }: send the links, or begin without.
}
    .why = { $count ->
    [one] A bot can hold the seat. Whoever comes later takes it over, even in the middle of a night, and you are told.
   *[other] Bots can hold the seats. Whoever comes later takes theirs over, even in the middle of a night, and you are told.
}
web-invite-unready = Not ready yet: { $names }.
    .why = You can begin all the same; the game waits for them when it is their turn.
web-invite-all-ready = Everybody is there.
    .why = Links keep working: seats can be handed on at any time.
web-invite-guest-ready = You are ready. { $host ->
    [none] The host begins.
   *[other] { $host } begins.
}
web-invite-guest-unready = Say when you are ready.
web-invite-watching = You are watching. { $host ->
    [none] The host begins.
   *[other] { $host } begins.
}
web-invite-begun = The game is going on.
    .why = Links keep working: seats can be handed on at any time.
web-invite-begin = Begin
web-invite-begin-anyway = Begin all the same
web-invite-begin-bot = { $count ->
    [one] Begin: a bot holds the seat
   *[other] Begin: bots hold the seats
}
web-invite-begin-me = { $count ->
    [one] Begin: I decide for it myself
   *[other] Begin: I decide for them myself
}
web-invite-begin-wait = Begin and wait for them at the table
web-invite-im-ready = I am ready
web-invite-not-yet = Not yet
web-invite-back = Back to the table
web-invite-show = Invite page
web-invite-stand-up = Stand up
web-invite-stand-up-sure = Stand up? The seat of { $name } is free then, and its old link no longer opens it.
web-share = Share …
web-share-text = A seat for you at { $game }
web-share-text-host = The host’s link of my table of { $game }
web-free-seat-waits = { $count ->
    [one] The seat of { $names } is free: the table waits for whoever has its link.
   *[other] The seats of { $names } are free: the table waits for whoever has their links.
}

## What happens among people

web-said-joined = { $other ->
    [none] { $name } has sat down.
   *[other] { $name } has sat down at the seat of { $other }.
}
web-said-taken = { $same ->
    [yes] { $name } has taken the seat over in another browser.
   *[no] { $name } has taken over the seat of { $other }.
}
web-said-bot-left = { $same ->
    [yes] { $name } has sat down; the bot stands aside.
   *[no] { $name } has sat down; the bot { $other } stands aside.
}
web-said-came = { $name } is here.
web-away-stand-in = Let a bot play for { $name }
web-said-away = { $name } is away.
web-said-back = { $name } is back.
web-said-left = { $name } has stood up; the seat is free.
web-said-freed = The host has freed the seat of { $name }.
web-said-stood-in = A bot holds the seat of { $name } now.
web-said-given-back = The seat of { $name } is no longer held by a bot.
web-said-sat = { $same ->
    [yes] The host decides for { $name } as well.
   *[no] { $other } decides for { $name } as well.
}
web-said-renamed = { $other } is called { $name } now.
web-said-coloured = { $name } has another colour: { $other }.
web-said-hosted = { $name ->
    [none] The table has another host now.
   *[other] { $name } hosts the table now.
}
web-said-ready = { $name } is ready.
web-said-unready = { $name } is not ready yet after all.
web-said-begun = { $name ->
    [none] The game begins.
   *[other] { $name } has begun the game.
}
web-said-again = { $name ->
    [none] There is another table for the same people.
   *[other] { $name } would like to play again: there is another table for you all.
}
web-said-undo-asked = { $name } asks to take back { $count ->
    [one] 1 answer
   *[other] { $count } answers
}.
web-said-undo-refused = { $name } has refused to go back. Nothing was taken back.
web-said-undo-withdrawn = { $name } would rather not go back after all.
web-said-undo-dropped = The game has gone on, so nothing is taken back.
web-said-undone = { $name } has taken back { $count ->
    [one] 1 answer
   *[other] { $count } answers
}.
web-said = Among the players
web-play-again = Play again with the same people
    .alone = Play again
web-again-go = Go to the new table

## A link has been opened

web-join-seat = There is a seat for you
web-join-bot = A bot plays here
    .about = Sit down, and it stands aside: you decide here from then on.
web-join-host = The host decides here for { $name }
    .about = If you take it, the host no longer decides here.
web-join-lost = Your seat has been taken over
    .about = { $here ->
    [yes] { $name } holds it now, in another browser, and is at the table. If you take it back, that browser no longer decides here.
   *[no] { $name } holds it now, in another browser, and is away just now. If you take it back, that browser no longer decides here.
}
web-join-lost-free = Your seat is free again
web-join-take-back = Take my seat back
web-join-table = { $game }: { $heading }
web-join-people = At the table: { $names }.
web-join-alone = Nobody else is at the table yet.
web-join-hosting = Host this table
    .about = { $here ->
    [yes] { $name } hosts it now and is at the table. Whoever hosts sees the links of free seats, frees seats and begins the game.
   *[no] { $name } hosts it now and is away just now. Whoever hosts sees the links of free seats, frees seats and begins the game.
}
    .nobody = Whoever hosts sees the links of free seats, frees seats and begins the game.
web-join-host-with = Host it, and sit down as { $names }
web-join-host-only = Only host it

## My tables, elsewhere

web-me = My private link
    .about = It brings your name and your tables to another browser or another device. Whoever has it is you: keep it where only you find it, and give it to nobody.
web-me-show = Show my private link
web-me-nothing = There is nothing to bring along yet: say your name, or start a table.
web-me-link = My private link
web-me-elsewhere = On another device? Your private link brings your tables along.
web-me-bring = { $name ->
    [none] Bring tables here?
   *[other] Bring the tables of { $name } here?
}
web-me-bring-what = { $count ->
    [0] No table yet, only the name.
    [one] 1 table.
   *[other] { $count } tables.
}
    .about = This browser is then the same person as the one the link came from; both can play on.
web-me-bring-lose = { $count ->
    [one] This browser has 1 table of its own. It would no longer be listed here. Keep the private link of this browser first:
   *[other] This browser has { $count } tables of its own. They would no longer be listed here. Keep the private link of this browser first:
}
web-me-bring-it = Bring them here
web-me-same = These tables are here already.

## My tables, at a glance

web-start-won = won
web-start-lost-game = lost
web-start-finished = { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
}
web-start-finished-tally = { $won } won, { $lost } lost
web-start-join = Join by a link
    .label = Link to a table
    .about = You see the table and who is there before you sit down. No account, nothing to install.
web-start-join-look = Look first
web-start-join-wrong = This is no link to a table of this server. Copy the whole of it and try again.
web-start-tables = { $count ->
    [one] 1 table goes on
   *[other] { $count } tables go on
}
web-start-go = Go on
