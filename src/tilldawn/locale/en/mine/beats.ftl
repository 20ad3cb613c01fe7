### This War of Mine: what has happened, shown moment by moment. What came of it is told in the words of the log

# $thing: the title of the moment, a thing of the game.
beat-name = { $thing }

## Over the title ($number of $of: which one it is)

beat-chapter-kicker = A new Chapter
beat-chapter = { $chapter ->
        [chapter-1] A first Objective lies open now. The next Chapter judges it: a Reward if it is done, a Penalty if not.
        [chapter-2] The first Objective has been judged. The next one lies open, until the last Chapter judges it.
       *[other] The second Objective has been judged. One thing is left to want: to live until the Ceasefire.
    }
beat-event-kicker = { $day ->
        [0] Event
       *[other] The Event of day { $day }
    }
beat-fate-kicker = Dawn, the Fate card
beat-visitor-kicker = In the street
beat-encounter-kicker = An encounter
beat-objective-kicker = { $number ->
        [3] The last Objective
       *[other] Objective { $number }
    }
beat-verdict-kicker = { $met ->
        [yes] The Objective is fulfilled
       *[no] The Objective has failed
    }
beat-fight-kicker = { $home ->
        [yes] A fight in our own house
       *[no] A fight
    }, { $foes ->
        [one] 1 Enemy
       *[other] { $foes } Enemies
    }
beat-round-kicker = { $some ->
        [yes] The fight: { $enemies }
       *[no] The fight
    }
beat-raid-kicker = { $of ->
        [0] Night raid
        [1] Night raid
       *[other] Night raid, { $number } of { $of }
    }
beat-unguarded-kicker = Night
beat-scenario-kicker = The scenario
beat-shot-kicker = Snipers
beat-thirst-kicker = Dusk
beat-hope-kicker = The Campaign
beat-mourning-kicker = Dawn
# $how: "died" or "left"; $cause: a State, or the number of a script.
beat-death-kicker = { $how ->
        [left] { $cause ->
            [hunger] { $who } went to look for food on day { $day } and did not come back
           *[misery] { $who } left us on day { $day }
        }
       *[died] { $cause ->
            [hunger] { $who } died of hunger on day { $day }
            [illness] { $who } died of { $sex ->
                [f] her
               *[m] his
            } illness on day { $day }
            [wounds] { $who } died of { $sex ->
                [f] her
               *[m] his
            } wounds on day { $day }
            [misery] { $who } could bear no more and died on day { $day }
           *[other] { $who } died in their hands on day { $day }
        }
    }
beat-arrival-kicker = Somebody has come to stay
beat-page-kicker = A page of the book
beat-script-kicker = From the book
beat-card-kicker = On the way

## Titles

beat-round = { $how ->
        [round] Round { $number }
        [backstab-us] We strike first
       *[backstab-them] They strike as we turn away
    }
beat-unguarded = Nobody stands guard
beat-shot = They are watching the street
beat-thirst = Nothing to drink
beat-hope = None of those who began is left
beat-mourning = We have lost { $who }
beat-death = { $how ->
        [left] { $who } is gone
       *[died] { $who } is dead
    }

## Parts

beat-part-lost = What it cost
beat-part-won = What it gave
beat-raid-came = They came for
beat-raid-held = What held
beat-raid-gone = What is gone
beat-death-came = How it came
beat-death-means = What it means
beat-death-left = { $count ->
        [0] Nobody is left.
        [one] { $people } goes on alone.
       *[other] { $people } go on.
    }
beat-page-short = Read: { $script }.

## The last scene

closing-scenario = { $scenario }
closing-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    }
closing-alive = { $alive } of { $all } alive
closing-objectives = { $all ->
        [0] No Objective was judged
        [one] { $met } of { $all } Objective fulfilled
       *[other] { $met } of { $all } Objectives fulfilled
    }
closing-built = { $count ->
        [one] 1 Fitting built
       *[other] { $count } Fittings built
    }
closing-person-alive = { $peace ->
        [yes] saw the peace on day { $day }
       [out] came through, day { $day }
       *[no] last seen in the house on day { $day }
    }
closing-day = Day { $day }
closing-chart-states = How we were at each Dawn, all of us together
closing-chart-house = What we had at each Dawn
