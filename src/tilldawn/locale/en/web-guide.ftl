### The guide of a first game: what stands on its notes, and where it is offered

web-guide = Guide
web-guide-of = { $number } of { $of }
web-guide-done = Done: { $title }.
web-guide-next = Next
web-guide-back = Back
web-guide-close = Go on
web-guide-show = Show me
web-guide-rule = The rule
web-guide-leave = Leave the guide
    .hint = The table is simply played on. Help calls it back.
web-guide-call = Call the guide back
web-guide-again = Say it again
web-guide-about = This is a guided game. What the guide says here can be read again; without it, the game goes on as it is.
web-guide-gone = The guide has left. The game goes on without it, and it can be called back at any step.
web-guide-offer = First time? 15 minutes, guided
web-guide-learn = Learn by playing
    .hint = About 15 minutes: a prepared opening, and a guide who explains while you play.
web-key-guide = read what the guide says
