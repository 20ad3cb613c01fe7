### Simulations: the report of `tilldawn sim`

# The sign between whole and decimal digits.
sim-decimal-sign = .
sim-title = { $game } · { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    } · bot { $bot } · seed { $seed }
sim-counts = { $games ->
        [one] 1 game
       *[other] { $games } games
    }: { $won } won, { $lost } lost, { $errors ->
        [0] no error
        [one] 1 error
       *[other] { $errors } errors
    }
# $rate and $error: per cent, already written out.
sim-rate = Won: { $rate } % (standard error { $error })
sim-speed = { $decisions } decisions in { $seconds } s ({ $pace } games per second)

## Columns

sim-games = games
sim-won = won
sim-character = team with
sim-last-round = ended in Round
sim-lost-by = lost by
sim-failures = { $count ->
        [one] 1 game broke off (seed: error):
       *[other] { $count } games broke off (seed: error):
    }
sim-last-day = ended on day
sim-people-lost-by = people lost to
sim-people-lost-on = people lost on day
sim-people = people
sim-story = a story of the book
sim-script = script { $number }
sim-lost-death = a death
sim-lost-shepherd = the Shepherd
sim-lost-nobody = nobody left
sim-lost-strangers = only recruits left
sim-lost-gave-up = given up
sim-lost-unguarded = an unguarded night

## The content ledger

ledger-title = { $game }: what { $games ->
        [one] 1 simulated game
       *[other] { $games } simulated games
    } reached
ledger-unrun = (never came to: { $branches })
ledger-never = { $count ->
        [0] Everything came up.
        [one] 1 card or script never came up.
       *[other] { $count } cards and scripts never came up.
    }
