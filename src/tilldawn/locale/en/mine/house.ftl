### The Shelter by day: what happens there, and why something cannot be done

## The actions of a stage

# $spent: "yes" if it is used up, "no" if a tool is only placed.
event-action-paid = { $spent ->
        [yes] { $who } takes out of Storage for it: { $goods }.
       *[no] { $who } takes a tool along: { $goods }.
    }
event-stage-ended = { $some ->
        [yes] The stage is over. Into Storage: { $goods }.{ $tooled ->
            [yes] {" "}Back in Storage: { $tools }.
           *[no] {""}
        }
       *[no] The stage is over. Back in Storage: { $tools }.
    }
event-tool-spent = Used up: { $good }.
event-box-short = { $missing ->
        [one] The box is short of Wood and Components: 1 piece less.
       *[other] The box is short of Wood and Components: { $missing } pieces less.
    }
event-more-raids-tonight = The house stands open: two Night Raid cards tonight.
event-nothing-dropped = Nobody was out last night, so nobody found anything of the airdrop.
event-rats-found-nothing = The rats found neither Raw Food nor Vegetables.

## Who cannot act

ask-idle-stage = Stage { $stage }: nobody is able to act. Is there anything to be done before it passes?
why-posted = This Character is up on the roof until the next Night Raid has come.
why-one-action = Everybody has one action only today, and this Character has had it.
why-no-bed = This Character is asleep, and there is no Bed within reach that nobody is in.

## What cannot be done

refused-taken = Somebody else is there in this stage.
refused-basement = The basement cannot be entered any more.
refused-no-ideas = There is no card left in Ideas.
refused-covered = A card still lies on it: { $card }.
refused-done = That can be done once a day, and it has been done today.
refused-event = Nobody goes out while this lies open: { $card }.
# $instead: "somebody" where a second Character does as well as the tool.
refused-no-tool = { $instead ->
        [somebody] This takes a tool out of Storage ({ $tool }), or a second Character with an action left in this stage.
       *[nothing] This takes a tool out of Storage: { $tool }.
    }
refused-alone = It works only beside this card: { $card }.
refused-waits = A Wait token lies on it already.
refused-needs = This must be in Storage, and stays there: { $good }.
refused-kept = Another action of this stage needs the last one in Storage: { $good }.
refused-no-hole = There is no open Hole one can get at.
refused-boarding = To be built first: { $card } ({ $goods }).{ $idea ->
        [yes] {" "}A New Idea must put it in the Fittings deck before that.
       *[no] {""}
    }
refused-no-cold = There is no Cold token to be rid of.
refused-one-of = Storage holds none of these: { $goods }.
# $marked: "yes" if a marker on Storage x5 could be broken for it.
refused-fuel = { $fuel ->
        [one] It takes 1 Wood or Book, and there is none in Storage.
       *[other] It takes { $fuel } Wood or Books, and there are fewer in Storage.
    }{ $marked ->
        [yes] {" "}A marker on Storage x5 may be broken for it at any time.
       *[no] {""}
    }
refused-lacks = Storage lacks: { $goods }.{ $marked ->
        [yes] {" "}A marker on Storage x5 may be broken for it at any time.
       *[no] {""}
    }
refused-idea = It is still an Idea: the New Idea action brings it into the Fittings deck.
refused-parting = The card it belongs to, or one that belongs to it, comes, moves or goes in this stage.
refused-boarded = All three Holes must be boarded up first.
refused-beside = There is no free space within reach directly beside this card: { $card }.
refused-no-place = There is no free space within reach where it may stand.
refused-space-card = A card lies there.
refused-space-fitting = Something stands there already.
refused-space-reach = Nobody can get there.
refused-space-taken = Somebody is going to build there in this stage.
refused-space-beside = It is not directly beside this card: { $card }.
refused-hole-boarded = It is boarded up already.
refused-hole-paid = A Board-Up for it has been paid in this stage.
refused-hole-basement = Nobody can get into the basement any more.
refused-hole-open = There is no Board-Up on it.

## Dusk and Evening

ask-chapter-judges = The Chapter is about to judge { $card }. Is there anything to be done before?
ask-event-strikes = { $card } is about to take effect. Is there anything to be done before?
warning-thirst = The Hunger or Misery of this Character is at 3: the roll for thirst may be the end. Give no Water all the same?
warning-starves = Somebody at Hunger 3 has had nothing to eat, and that is the end of them. End the meal all the same?
refused-no-water = There is no Water in Storage.
refused-full = This Character has eaten and is not hungry.
refused-vegetable = A Vegetable is a meal, no more; this Character has eaten already.
refused-cook-asleep = The cook is asleep.
refused-cooked = One meal has been cooked this Dusk.
refused-content = There is no Misery to comfort.
refused-bed = Somebody sleeps in it tonight.

## At the door

event-soldier-found-nothing = The Soldier found nothing of the kind he takes.
event-visitor-left = { $after ->
        [waste] The door is shut behind { $card }; this card does not come again.
        [shuffle] { $card } goes back among the Visitors.
       *[discard] The door is shut behind { $card }.
    }
event-stayed-in = Nobody of us queued for Water.
refused-nobody = Nobody is at home and awake to do it.
refused-full-house = There are four of us already; there is no room for more.
refused-no-card = There is nobody left who could join us.
refused-empty-deck = That deck is empty.
refused-visit-worth = This takes tokens worth { $worth }; those in Storage are worth { $there }.
refused-ward = The Doctor has worked or traded here already; a gift for his ward rules out the rest.
refused-traded = There is one Trade, and it has been made.
refused-commission = Our tokens do not reach for the Commission.

## Objectives

refused-objective-done = The Objective is complete; nothing more is paid in until the Chapter card comes.
refused-objective-too-much = { $left ->
        [one] Only 1 step is left, and this would be too much.
       *[other] Only { $left } steps are left, and this would be too much.
    }
refused-objective-marker = Only a marker on Storage x5 is there: break it first, and pay in the pieces.
refused-objective-pile = Only what lies in Storage can be paid in, not the Findings Pile.
refused-treated = This Character has been treated already.
refused-well = There is nothing of the kind to treat.

# Standing orders: what a seat may be asked about.
order-split = How Wood and Components are shared out
    .text = Poking about brings Wood and Components in any mix. “Never” takes what there is less of.
order-water = When Water is handed out at Dusk
    .text = “When it may matter” asks where there is too little for all, or where a card could still help: otherwise everybody drinks, or nobody can. “Always” asks for each of us, so that Water can be saved.
refused-no-recipe = It has no recipe: it was here before us and can only be moved.
