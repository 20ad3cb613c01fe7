### The terminal table

tui-heading = Round { $round } · { $phase ->
    [search] Search
    [trade] Trade
   *[combat] Combat
} · First Player: { $first } · { $held ->
    [yes] WAVE!: { $holder }
   *[no] WAVE! among { $active } cards
}
tui-line = The line ({ $count ->
    [one] 1 enemy
   *[other] { $count } enemies
}), they attack from left to right:
tui-foe = ♥{ $left }/{ $health }{ $fights ->
    [yes] {" "}⚔{ $attack }{ $draws ->
        [0] {""}
        [one] +1 card
       *[other] +{ $draws } cards
    }
   *[no] {" "}bystander
}{ $spears ->
    [0] {""}
   *[other] {" "}†{ $spears }
}{ $away ->
    [yes] {" "}driven off
   *[no] {""}
}{ $aims ->
    [yes] {" "}→ { $aim }
   *[no] {""}
}
tui-special = { $special ->
    [steals] {" "}(steals)
    [walls] {" "}(ignores Barricades)
    [bolsters] {" "}(others +1)
   *[none] {""}
}
tui-player = { $health }/{ $track } { $character } · slots { $slots }/{ $limit }{ $barricades ->
    [0] {""}
   *[other] {" "}· Barricade { $barricades }
}{ $traps ->
    [0] {""}
   *[other] {" "}· Trap { $traps }
}{ $first ->
    [yes] {" "}· First Player
   *[no] {""}
}{ $wave ->
    [yes] {" "}· WAVE!
   *[no] {""}
}{ $ready ->
    [yes] {" "}· done
   *[no] {""}
}
tui-piles = Active { $active } · Rubble { $rubble } · discarded { $discard } · Combat { $combat } ({ $used } used) · Assault { $assaults } · tokens: Barricades { $barricade }, Traps { $trap }, Grenades { $grenade }, Spears { $spear }
tui-character = Health { $health }, begins with { $weapon }.
tui-piles-title = Piles
tui-drawn = Drawn: { $cards }
tui-working = … (space: skip)
tui-over = The game is over. u: go back, Escape: leave.
tui-keys = 1-9 choose  t things  l log  w news  ? rule  u undo  a any time  h help
tui-too-small = The terminal table needs { $least_width }×{ $least_height } characters; this window has { $width }×{ $height }. Enlarge it: nothing is lost. (tilldawn play --text works at any size.)
tui-choose-keys = Enter or a number: choose · Escape: close
tui-reading = Enter: go on
tui-no = No
tui-yes = Yes
tui-confirm = Confirm
tui-allot-keys = ↑ ↓ which · ← → less, more · Enter: confirm · Escape: choose one by one
tui-allotted = { $done } of { $total }
tui-pack-title = { $name }: what goes into the Backpack?
tui-pack-toggle = In or out
tui-pack-keys = ↑ ↓ which · space: in or out · Enter: confirm · Escape: leave it
tui-packed = { $done } of { $total } places used
tui-pack-stuck = There is no room to unpack that: throw something away first.
tui-no-backpack = Nobody here can rearrange a Backpack right now.
tui-refused-title = Not possible now, and why
tui-orders-title = Standing orders
tui-order = { $seat }, { $name }: { $said }
tui-rescue = Play on from its last checkpoint? The old save is kept.
tui-orders-text = Choose one to change it: always asked, asked when it may matter, never asked.
tui-save-name = Save the table under which name?
tui-pace = Pace: { $pace ->
    [slow] slow: every moment waits for you to go on
    [normal] normal: small moments go on by themselves
    [once] at once: nothing is shown, w lists it
   *[stopped] stopped: space goes one step on
}
tui-since = Since your last decision (w)
# $more: how many moments follow; $title: the next one; $at of $of: which one this is.
tui-beat-where = { $at } of { $of } · { $more ->
    [0] Then the table.
   *[other] Next: { $title }
}
tui-beat-keys = Enter: go on · ←: back · Escape: to the table
tui-leave = Leave this table? "{ $name }" is saved and waits under Continue.
tui-undo-title = Go back
tui-undo-text = Free as long as chance has not spoken since; past that everybody must agree, and chance is drawn afresh. The log keeps a trace.
tui-undo-entry = { $unit ->
    [step] The last answer
    [turn] To the start of the turn
    [phase] To the start of the phase
   *[line] To line { $line } of the log
}: takes back { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}{ $reveals ->
    [0] , free
    [one] , 1 result of chance: everybody must agree
   *[other] , { $reveals } results of chance: everybody must agree
}
tui-branch-entry = Branch: play on from { $unit ->
    [turn] the start of the turn
    [phase] the start of the phase
   *[line] line { $line } of the log
} at a table of its own
tui-end-keys = Escape: back to the table · e: export log and replay
tui-exported = Written: { $log } and { $replay }
tui-replay-at = [{ $at }/{ $total }]
tui-replay-keys = → next · ← back · PgUp/PgDn ten · Home/End · p: play on from here · Escape: close
tui-guide = Guide
tui-guide-gone = The guide has left. The game simply goes on; G calls it back.
