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
option-talk-surrender = Surrender and hand over the whole Findings Pile

## Options: dice and Wounds ($wounds: so far)

option-fight-shots = { $shots ->
        [1] Shoot once (1 Ammo)
       *[other] Shoot twice (2 Ammo)
    }
option-fight-reroll = Roll again
option-fight-keep = Keep this result
option-fight-trust = Trust fate: draw a Fate card
option-fight-miss = Count it as a miss
option-hit = Hit { $foe } ({ fight-weapon }, { $wounds } of 3 Wounds)
option-wound = Let { $who } take it ({ $wounds } of 4 Wounds)
option-wound-last = Let { $who } take it and die ({ $wounds } of 4 Wounds)

## Questions

ask-arm = { $seat }: choose a weapon for { $who }. Ammo at hand: { $ammo }.
ask-spare = { $seat }: { $who } holds the { fight-weapon }. Choose a spare weapon to change to later, or none.
ask-round = { $seat }: round { $round } against { $foes ->
        [one] 1 Enemy
       *[other] { $foes } Enemies
    }, Ammo at hand: { $ammo }. Decide how the fight goes on.
ask-fight-reroll = { $seat }: { $who } ({ fight-weapon }) rolled { fight-face }. Roll again, or keep it? Rerolls left: { $left }.
ask-fight-shots = { $seat }: { $who } aims the { good-assault-rifle }, Ammo at hand: { $ammo }. Choose one shot or two.
ask-fight-fate = { $seat }: { $who } rolled the script icon ({ $die }). { $side ->
        [them] Count the Enemy's roll as a miss, or trust fate?
       *[us] Count it as a miss, or trust fate?
    }
ask-hit = { $seat }: choose which Enemy takes the next Wound. { $done } of { $total } dealt.
ask-wound = { $seat }: the Enemies hit. Choose which Character takes the next Wound. { $done } of { $total } taken.
ask-fight-blow = { $seat }: { fight-blow-name }. { $blow ->
        [kill] Choose the Enemy who is killed at once.
       *[other] { $wounds ->
            [one] Choose the Enemy who takes 1 Wound.
           *[other] Choose the Enemy who takes { $wounds } Wounds.
        }
    }
ask-fight-struck = { $seat }: the Enemies roll: { fight-blow-name }. { $blow ->
        [kill] Choose the Character who dies at once.
       *[other] { $wounds ->
            [one] Choose the Character who takes 1 Wound.
           *[other] Choose the Character who takes { $wounds } Wounds.
        }
    }
ask-fight-ransom = { $seat }: choose what to hand over so that they stop. { $paid } of { $total } in value.
ask-fight-leave = { $seat }: choose who stays in their hands, so that the others get away.

## Warnings

warning-last-wound = This kills the Character, and someone else could take it. Do it all the same?
warning-leave-behind = The Character you leave is lost for good. Do it all the same?
warning-surrender = Everything in the Findings Pile is lost, weapons too, and they may still beat us. Do it all the same?

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
    }
event-foe-drawn = { $foe }: letter { $letter }, { fight-weapon }, Prowess { $prowess }.
event-fight-armed = { $spare ->
        [yes] { $who } took the { fight-weapon } along as a spare.
       *[no] { $who } took the { fight-weapon }.
    }
event-fight-weapon-changed = { $weapon ->
        [unarmed] { $who } put the firearm away.
       *[other] { $who } changed to the { fight-weapon }.
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
        [yes] { $who } ({ fight-weapon }) rolled again: { fight-face }.
       *[no] { $who } ({ fight-weapon }) rolled { fight-face }.
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
event-foe-out-of-ammo = { $foe } was out of ammo and went on unarmed.
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
event-foes-broke = After { $wounds } Wounds in all { $foes ->
        [one] 1 Enemy ran.
       *[other] { $foes } Enemies ran.
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
