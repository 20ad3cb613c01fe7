### This War of Mine: Combat. Enemies, options, questions, warnings, events

## Words ($weapon, $face and $blow are plain words; $count: how many icons)

enemy-a1 = Enemy 1
enemy-a2 = Enemy 2
enemy-a3 = Enemy 3
enemy-a4 = Enemy 4
enemy-b1 = Enemy 5
enemy-b2 = Enemy 6
enemy-b3 = Enemy 7
enemy-c1 = Enemy 8
enemy-c2 = Enemy 9

fight-weapon = { $weapon ->
        [pistol] { good-pistol }
        [shotgun] { good-shotgun }
        [assault-rifle] { good-assault-rifle }
        [knife] { good-knife }
        [hatchet] { good-hatchet }
       *[unarmed] unarmed
    }
fight-face = { $face ->
        [fist] { face-fist.counted }
        [knife] { face-knife.counted }
        [reticle] { face-reticle.counted }
        [hatchet] the hatchet icon
        [spray] the spray icon
        [out-of-ammo] the out-of-ammo icon
        [script] the script icon
       *[blank] a blank
    }
# $miss: nothing comes of this face with this weapon; a blank says so itself.
fight-worth = { $face ->
        [blank] {""}
       *[other] { $miss ->
            [yes] , a miss
           *[no] {""}
        }
    }
fight-blow-name = { $blow ->
        [headshot] { card-long-night.combat }
        [weapon-loss] { card-fever.combat }
        [dodge] { card-draught.combat }
        [jam] { card-grey-morning.combat }
        [deep-cut] { card-grandmothers-tea.combat }
        [wild-fire] { card-ice-on-the-panes.combat }
        [knocked-down] { card-little-sun.combat }
       *[kill] Kill icon
    }

## Options: weapons

option-fight-arm = Give { $who } the { $good }
option-fight-bare = Let { $who } fight unarmed
option-fight-spare = Give { $who } the { $good } as a spare
option-fight-no-spare = Give { $who } no spare
option-fight-swap = { $weapon ->
        [unarmed] { $who }: put the firearm away and fight unarmed
       *[other] { $who }: change to the { fight-weapon }
    }

## Options: before a round

option-fight-on = Fight this round
option-fight-backstab = Perform a Backstab from the { $card }
option-fight-slip-away = Play { $card } and end the Combat
option-flee = { $how ->
        [runner] Flee and go to Choose Findings (no Backstab: { character-pavle } is with us)
        [basement] Flee by the { card-x-basement } and go to Choose Findings (no Backstab)
       *[chased] Flee and go to Choose Findings (the Enemies perform a Backstab first)
    }
option-talk-pay = Buy them off with tokens worth { $worth }
option-talk-leave = Leave one Character in their hands and escape
option-talk-surrender = Surrender and hand over all tokens of the Findings Pile

## Options: dice and Wounds ($wounds: so far)

option-fight-shots = { $shots ->
        [1] Shoot once (1 Ammo)
       *[other] Shoot twice (2 Ammo)
    }
option-fight-shooter = Let { $who } fire the { fight-weapon }
option-fight-reroll = Roll again
option-fight-keep = Keep this result
option-fight-trust = Trust fate: draw a Fate card
option-fight-miss = Count it as a miss
option-hit = { $kills ->
        [yes] Kill { $foe } ({ fight-weapon }, { $wounds } of 3 Wounds)
       *[no] Hit { $foe } ({ fight-weapon }, { $wounds } of 3 Wounds)
    }
option-wound = { $kills ->
        [yes] Let { $who } take it and die ({ $wounds } of 4 Wounds)
       *[no] Let { $who } take it ({ $wounds } of 4 Wounds)
    }
option-wound-last = Let { $who } take it and die ({ $wounds } of 4 Wounds)

## Questions

ask-arm = Choose a weapon for { $who }. Ammo at hand: { $ammo }.
ask-spare = { $who } holds the { fight-weapon }. Choose a spare weapon to change to later, or none.
ask-round = Round { $round } against { $foes ->
        [one] 1 Enemy
       *[other] { $foes } Enemies
    }, Ammo at hand: { $ammo }. Decide how the fight goes on.
ask-fight-reroll = { $who } ({ fight-weapon }) rolled { fight-face }{ fight-worth }. Roll again, or keep it? Rerolls left: { $left }.
ask-fight-shots = { $who } aims the { good-assault-rifle }, Ammo at hand: { $ammo }. Choose one shot or two.
ask-fight-shooter = { $ammo ->
        [one] 1 Ammo
       *[other] { $ammo } Ammo
    } for { $shooters } firearms. Choose who fires now; whoever is left without fights with something else.
ask-fight-fate = { $who } rolled the script icon ({ $die }). { $side ->
        [them] Count the Enemy's roll as a miss, or trust fate?
       *[us] Count it as a miss, or trust fate?
    }
ask-hit = Choose which Enemy takes the next Wound. { $done } of { $total } dealt.
ask-wound = The Enemies hit. Choose which Character takes the next Wound. { $done } of { $total } taken.
ask-fight-blow = { fight-blow-name }. { $blow ->
        [kill] Choose the Enemy who is killed at once.
       *[other] { $wounds ->
            [one] Choose the Enemy who takes 1 Wound.
           *[other] Choose the Enemy who takes { $wounds } Wounds.
        }
    }
ask-fight-struck = The Enemies roll: { fight-blow-name }. { $blow ->
        [kill] Choose the Character who dies at once.
       *[other] { $wounds ->
            [one] Choose the Character who takes 1 Wound.
           *[other] Choose the Character who takes { $wounds } Wounds.
        }
    }
ask-fight-ransom = Choose what to hand over so that they stop. { $paid } of { $total } in value.
ask-fight-leave = Choose who stays in their hands, so that the others get away.

## Warnings

warning-last-wound = This kills the Character, and someone else could take it. Do it all the same?
warning-no-ammo = There is no Ammo at hand, so it cannot be fired. Take it all the same?
warning-leave-behind = The Character you leave is lost for good. Do it all the same?
warning-surrender = All tokens of the Findings Pile are lost, weapons too, and they may still beat us. Do it all the same?

## Events: setting up

event-fight-began = { $home ->
        [yes] Fight in the Shelter
       *[no] Fight
    }: { $card }, { $foes ->
        [one] 1 Enemy
       *[other] { $foes } Enemies
    }{ $result ->
        [0] .
       *[other] {" "}(Black die: { $result }).
    }{ $runs ->
        [0] {""}
        [one] {" "}They run after the round in which they have taken 1 Wound in all.
       *[other] {" "}They run after the round in which they have taken { $runs } Wounds in all.
    }
event-foe-drawn = { $foe }: letter { $letter }, { fight-weapon }, Prowess { $prowess }.
event-fight-armed = { $spare ->
        [yes] { $who } took the { fight-weapon } along as a spare.
       *[no] { $who } took the { fight-weapon }.
    }
event-fight-weapon-changed = { $why ->
        [ammo] { $who } had no Ammo and changed to the { fight-weapon }.
       *[choice] { $weapon ->
            [unarmed] { $who } put the firearm away.
           *[other] { $who } changed to the { fight-weapon }.
        }
    }
event-fight-arms-laid-down = { $zone ->
        [storage] Back in Storage: { $goods }.
       *[pile] Back in the Findings Pile: { $goods }.
    }
event-arms-dropped = { $where ->
        [field] What { $who } held lay out of reach until the Combat was over: { $goods }.
        [post] What { $who } held lay where it fell until the raids were over: { $goods }.
       *[storage] What { $who } held was back in Storage: { $goods }.
    }
event-fight-arms-lost = Nobody could pick it up: { $goods }.
event-guards-laid-down-arms = { $who } left the post and laid down: { $goods }.
event-guard-took-up-arms = { $ammo ->
        [0] { $who } went back on Guard with the { fight-weapon }.
       *[other] { $who } went back on Guard with the { fight-weapon } and { $ammo } Ammo.
    }

## Events: dice

event-fight-round-began = Round { $round } began against { $foes ->
        [one] 1 Enemy.
       *[other] { $foes } Enemies.
    }
event-backstabbed = { $side ->
        [us] Backstab: we struck before they saw us.
       *[them] Backstab: the Enemies struck as we turned away.
    }
event-combat-die-rolled = { $again ->
        [yes] { $who } ({ fight-weapon }) rolled again: { fight-face }{ fight-worth }.
       *[no] { $who } ({ fight-weapon }) rolled { fight-face }{ fight-worth }.
    }
event-fight-fate-declined = The script icon of { $who } counted as a miss.
event-fight-fate-drawn = We trusted fate for { $who } and drew { $card }: { fight-blow-name }{ $matches ->
        [yes] .
       *[no] , but its die has another colour. A miss.
    }

## Events: what the dice did

event-foe-hit = { $foe } took { $by ->
        [one] 1 Wound
       *[other] { $by } Wounds
    } ({ $wounds } of 3).
event-foe-fell = We killed { $foe }.
event-foe-out-of-ammo = { $foe } had no shot left and would fight unarmed from the next round on.
event-fight-wounds-lost = { $wounds ->
        [one] 1 Wound was lost
       *[other] { $wounds } Wounds were lost
    }: { $side ->
        [them] no Enemy could take more.
       *[us] no Character could take more.
    }
event-fight-blow-lost = { fight-blow-name }: { $side ->
        [them] no Enemy could be hit.
       *[us] no Character could be hit.
    }
event-fight-dodged = { $who } could not be hit for the rest of the round.
event-fight-knocked-down = { $who } was knocked down and would roll no die in the next round.
event-fight-weapon-lost = { $how ->
        [jam] { $who }: the { fight-weapon } jammed, out of use until the Combat ended.
       *[weapon-loss] { $who } lost the { fight-weapon }, out of reach until the Combat ended.
    }

## Events: the end of a Combat

event-fight-won = { $foes ->
        [one] The Combat was over: the Enemy was dead.
        [2] The Combat was over: both Enemies were dead.
       *[other] The Combat was over: all { $foes } Enemies were dead.
    }
event-fight-over = The Enemy tokens went back among the others ({ $dead } dead, { $foes } alive).
event-foes-broke = When the round was over they had taken { $wounds } Wounds in all, and { $foes ->
        [one] 1 Enemy ran.
       *[other] { $foes } Enemies ran.
    }
event-fight-lost = The Combat was over: nobody on our side was left standing, and { $foes ->
        [one] 1 Enemy was.
       *[other] { $foes } Enemies were.
    }
event-fight-fled = { $how ->
        [runner] We ran, { character-pavle } ahead, and nobody caught up with us.
        [basement] We ran for the { card-x-basement }, and nobody followed us down.
       *[chased] We turned and ran.
    }
event-fight-settled = We handed over tokens worth { $paid } and the Combat was over. Black die: { $result }. { $beaten ->
        [yes] They beat everyone all the same.
       *[no] They let us be.
    }
event-left-behind = { $who } stayed in their hands. The others got away.
event-surrendered = We put our hands up: { $who }.
event-surrender-rolled = Black die for { $who }: { $result }. { $wounds ->
        [0] No blow.
        [one] 1 Wound.
       *[other] { $wounds } Wounds.
    }

## Why not

policy-matters-reroll = asked after a miss, and when another face could kill
refused-care = Eat, drink or place medicine
refused-care-in-combat = Nobody has a hand free for that during a Combat.
refused-weapon-given = { $who } has been given it.
refused-weapon-at-home = It lies in Storage; on the way only the Findings Pile can arm us.
refused-changed-already = A weapon is changed once before each round.
refused-not-carried = Only a spare chosen before the Combat can be changed to.
refused-handing-over = { $who } has it, and weapons do not change hands during a Combat.
refused-nowhere-to-run = We are in our own Shelter: there is nowhere to run to.
refused-backstab-late = A Backstab from there is possible only when the Combat begins.
refused-talk-first = They will listen once blows have been exchanged: after the first round.
refused-talk-deaf = These Enemies do not talk.
refused-ransom = They want tokens worth { $price }; all we have is worth { $worth }.
refused-leave-alone = Nobody would be left to get away.
refused-dodging = { $who } cannot be hit in this round.
refused-hit-already = { $who } has been hit by it; the other hit goes to somebody else.
refused-asleep-in-fight = Whoever sleeps takes no part in the fight.

# Standing orders: what a seat may be asked about.
order-reroll = When a die could be rolled again
    .text = Prowess may be used after any roll of a Combat die, Anton’s skill after any roll in the Shelter. “When it may matter” asks in a fight after a miss and where one hit more could kill, in the Shelter where another result would bring more; a Guard who misses rolls again unasked. “Always” asks after each die.
