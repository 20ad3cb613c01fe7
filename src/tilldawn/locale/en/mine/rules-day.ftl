### Rulebook of mine: Day Actions, Movement in the Shelter

## Day Actions

rule-M-DAY-01 = Three stages make up the Day Actions. In each stage you may have every Character able to act perform 1 action, so nobody acts more than 3 times a day.
    .title = Three stages a day
rule-M-DAY-02 = You may use a Character in a stage only if none of their State tokens bars it. With Hunger 2, for example, stage 3 is closed to them.
    .title = Stages barred by States
rule-M-DAY-03 = You assign all the Characters of a stage first; then all their actions are resolved together. What one of them makes cannot pay for what another does in the same stage, and what has been assigned is done even if somebody is lost in that stage.
    .title = Everyone acts at once
rule-M-DAY-04 = You discard the tokens and resources an action needs at the moment you assign it. They leave Storage at once, so the same token can never pay for two actions.
    .title = Pay when you assign
rule-M-DAY-05 = You place a Shovel, a Sawblade or a Lockpick rather than spend it: it is committed when you assign the action and goes back to Storage after the stage, unless a rule discards it.
    .title = Tools come back
rule-M-DAY-06 = You receive what an action makes, finds or brings in by the door only once the whole stage is resolved. It is in Storage for the next stage, not for this one.
    .title = Products come afterwards
rule-M-DAY-07 = You may not place a second Character on the same Shelter card, Fitting or action space in a stage, nor at night on a Bed that somebody sleeps in. Rubble cards and Poke About may take several.
    .title = One Character per space
rule-M-DAY-08 = You may convert any number in a single action when the action says "for each X get Y". Three Components can become three Filters in one go.
    .title = For each, as many
rule-M-DAY-09 = One result per action is all you get when the action does not say "for each". The Metal Workshop, for instance, makes one tool per action.
    .title = Otherwise only once
rule-M-DAY-10 = You cannot use a Character in the stage in which they join the group. From the next stage on they act like everyone else, if their States allow it.
    .title = Newcomers wait a stage
rule-M-DAY-11 = You never have to act: any Character may pass in any stage, and a pass costs nothing.
    .title = You may pass
rule-M-DAY-12 = You move Characters freely between stages. Where they stood in the last stage costs nothing and binds them to nothing.
    .title = Free between stages
rule-M-DAY-13 = You decide for each Character at the start of the phase, when you play with the Sewers: they go down, or they stay for the actions of the Shelter. Nobody does both on the same day.
    .title = Sewers or Shelter
rule-M-DAY-14 = You play the Sewers first: their Exploration, and the Scavenging that follows, are finished before any action in the Shelter that day.
    .title = Sewers come first
rule-M-DAY-15 = You cannot use tokens found in the Sewers for that day's actions in the Shelter. A Lockpick brought up in the morning opens no door before the Day Actions are over.
    .title = Sewer finds must wait
rule-M-DAY-16 = Every Character you sent down is back in the Shelter before Dusk, and drinks and eats with the others.
    .title = Back before Dusk
rule-M-DAY-17 = A script may limit the phase, for example to 1 action per Character. You then choose the one stage each of them acts in, among those their States leave open. Read after the Day Actions, it counts for the next day.
    .title = Fewer actions by script
rule-M-DAY-18 = A script may ask for a number of unused actions, for example 2 in the whole group. You count the actions all your Characters still have that day, without those the dots on their States bar.
    .title = Unused actions as condition
rule-M-DAY-19 = You still pay the full cost if the box does not hold all that your action makes. You gain what is left there, and the rest is lost; you are warned before.
    .title = When the box falls short
rule-M-DAY-20 = Three kinds of action are open to you: use an action printed on a Shelter space or on a crafted Fitting, work on a Shelter card, or craft a card of the Fittings deck and place it. Cards still among the Ideas cannot be crafted.
    .title = Three kinds of action

## Movement in the Shelter

rule-M-MOVE-01 = You move a Character as far as you like, at once and at no cost. A space next door and a space four floors down are the same to them, as long as the way is open.
    .title = Movement is free
rule-M-MOVE-02 = You may place a Character only on a space with an open way to it from the Guard space.
    .title = A way from Guard
rule-M-MOVE-03 = Five things stop you from moving along a floor: Bars, a Closed Door, Rubble, Rubble Remnants and a Hole. What lies beyond is closed, unless another way leads there.
    .title = What blocks a floor
rule-M-MOVE-04 = You may put a Character on the card that blocks the way, to work on it. They stop there: they cannot pass.
    .title = Standing at the obstacle
rule-M-MOVE-05 = You cannot cross a Hole sideways, even after it has been covered: a Board-Up helps against raids and cold, but opens no path.
    .title = Holes stay closed
rule-M-MOVE-06 = You change floors by ladder only. Where no ladder is drawn, nobody goes up or down.
    .title = Ladders between floors
rule-M-MOVE-07 = You walk past Heap and Furniture cards as if they were not there. Only obstacle cards block the way.
    .title = Heaps do not block
rule-M-MOVE-08 = You walk past Fittings freely. A Fitting on a ladder space leaves the ladder usable.
    .title = Fittings do not block
rule-M-MOVE-09 = You need an open way only to the space where the new Fitting will stand. The Fittings deck itself is always at hand.
    .title = Only the target counts
rule-M-MOVE-10 = You open the way by removing the last obstacle card of a space, but only from the next stage on. In the same stage nobody can go beyond it.
    .title = The way opens later
rule-M-MOVE-11 = A script may close part of the Shelter, such as the basement, for the rest of the Campaign. You can no longer send anyone there or use the Fittings and actions it holds; what waits there brings nothing at Dawn, and its Hole cannot be boarded up any more. Board-Ups and Fittings down there stay, and count wherever they are only counted.
    .title = Areas closed by script
