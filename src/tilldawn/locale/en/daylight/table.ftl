### Survive Until Daylight: what the table says. Options, questions, refusals, events, endings

## Names

name-enemy = { $kind } { $number }
name-count = { $count } { $kind }

## Options: setting up

option-character = Play { THE($character) }
option-weapon = Take { $card }

## Options: at any time ($who: whose cards)

option-discard = { $who }: discard { $card }
option-pack = { $who }: put { $card } into the { card-backpack }
option-unpack = { $who }: take { $card } out of the { card-backpack }
option-repack = { $who }: take { $out } out of the { card-backpack } and put { $card } in
option-cheer = { $who }: cheer { $to } on
# The key is the word of list-nothing.
option-which-pack = { $cards ->
        [nothing] Choose the empty { card-backpack }
       *[other] Choose the { card-backpack } with { $cards }
    }

## Options: Search

option-keep = Keep { $card }
option-leave = Leave { $card }
option-swap = Discard { $out } and keep { $card }
option-stow = Keep { $card } and put { $out } into it
option-accept-wave = Accept { card-wave }
option-delay-wave = Delay { card-wave } (suffer 1 Damage, draw 1 card)
option-pass-wave = { $alone ->
        [yes] Hold { card-wave } off once more (suffer 1 Damage)
       *[no] Pass { card-wave } to { $to } (suffer 1 Damage)
    }
option-peek = Look at the next card
option-take-peeked = Draw { $card } too
option-leave-peeked = Leave { $card } on the pile

## Options: Trade

option-give = { $who }: give { $card } to { $to }
# $inside: what is in a Backpack; the key is the word of list-nothing.
option-give-pack = { $who }: give { $inside ->
        [nothing] the empty { $card }
       *[other] { $card } with { $inside }
    } to { $to }
# What is refused before anybody has been named to get it.
option-give-away = { $who }: give { $card }
option-give-to = Offer { $card } to { $to }
option-take-back = { $who }: take { $card } back from { $to }
option-take-gift = { $who }: take { $card } from { $from }
option-make-room = { $who }: discard { $out } and take { $card } from { $from }
option-stow-gift = { $who }: take { $card } from { $from } and put { $out } into it
option-refuse-gift = { $who }: refuse { $card } from { $from }
option-heal = { $who }: use { $card } (+{ $hearts } Health)
option-ready = { $who }: finish trading

## Options: Combat

option-attack = Attack with { $card }
option-target = Attack { $enemy } ({ $left } Health left)
option-ammo = { $count ->
        [one] Spend 1 { $card } card
       *[other] Spend { $count } { $card } cards
    }
option-boost = Play { $card }
option-boost-perk = Use { $perk }
option-strike = { $draws ->
        [0] Strike without a Combat card
        [one] Strike and draw 1 Combat card
       *[other] Strike and draw { $draws } Combat cards
    }
option-lucky = Replace { $card }
option-no-lucky = Replace nothing
option-apply = Apply { $card }
option-focus = Play { card-focus }
option-no-focus = Keep all Damage on the target
option-share = { $damage ->
        [0] Deal 1 Damage to { $enemy }
       *[other] Deal 1 more Damage to { $enemy } ({ $damage } so far)
    }
option-share-rest = Deal all the rest to { $enemy }
option-craft = Craft { $token }
option-make-do = Craft { $token } with { $instead } in place of { $missing }
option-place = Put { $token } on { $enemy }
option-play = Play { $card }
option-perk = Use { $perk }
option-drink-for = { $action ->
        [attack] Gain 1 attack
       *[craft] Gain 1 craft
    }
option-barter = Barter { $card } away
option-barter-take = Take { $card }
option-barter-enough = Take no more
option-reuse = Take back 1 { $card }
option-double-tap = Attack again with { $card }
option-no-perk = Do without { $perk }
option-spare = Use { $perk } (−{ $damage } Damage)
option-skip = Skip this turn
option-end-turn = End this turn
option-no-cheer = Keep { card-cheer }

## Questions

ask-character = Choose the character you will play.
ask-weapon = Choose a common weapon to start with.
ask-which-pack = Your Backpacks hold different things. Choose the one you mean.
ask-found = You found { $card }. Keep the card or leave it?
# $how: delay-wave while there are other cards to draw, pass-wave when there is none.
ask-wave = { card-wave } lies before you. { $how ->
        [pass-wave] No other card is left. Accept it, or hold it off for
       *[delay-wave] Accept it, or delay it for
    } { $health ->
        [one] your last point of Health?
       *[other] 1 of your { $health } Health?
    }
ask-peek = { perk-nose-for-loot } lets you look at the next card. Do it?
ask-peeked = The next card is { $card }. Draw it too, or leave it there?
ask-trade = It is the Trade phase. Give a card away if you like, answer what is offered to you, heal, then finish.
ask-give-to = Choose who is offered { $card }.
ask-repack = Bad Luck may take a loose card at the next draw. Put something into the { card-backpack } first, or go on.
# $any: actions of either kind; $attacks, $crafts: extra actions of one kind only.
ask-turn = Your Combat turn.{ $any ->
        [0] { $attacks ->
            [0] { $crafts ->
                [0] {" "}No action left: play a card, use a perk or end the turn.
               *[other] {""}
            }
           *[other] {""}
        }
        [one] {" "}1 action left: attack or craft.
       *[other] {" "}{ $any } actions left: attack or craft.
    }{ $attacks ->
        [0] {""}
        [one] {" "}1 extra attack left.
       *[other] {" "}{ $attacks } extra attacks left.
    }{ $crafts ->
        [0] {""}
        [one] {" "}1 extra craft left.
       *[other] {" "}{ $crafts } extra crafts left.
    }
ask-cheer = { $to } is about to end the turn. Play { card-cheer } to give 1 more action? { card-wave } will then be yours.
ask-drink = The drink gives you 1 more action. Attack or craft?
ask-target = Choose the target of your attack with { $card }.
ask-ammo = Choose how many { $card } cards to spend. Each draws 1 Combat card.
ask-boost = Add to your attack on { $target }, or strike. So far: { $draws ->
        [0] no Combat card
        [one] 1 Combat card
       *[other] { $draws } Combat cards
    }, { $splash ->
        [0] no Splash.
       *[other] Splash { $splash }.
    }
ask-lucky = { $attacker } attacks { $target } and drew { $cards }. Play { card-lucky } to replace a card?
ask-apply = Choose the Combat card for your attack on { $target }. The others are discarded.
ask-focus = Your attack deals { $damage } Damage. Play { card-focus } to share it with the target's neighbours?
ask-share = Share out the Damage of your attack. { $done } of { $total } dealt.
ask-reuse = Your bow attack is over. Use { perk-reuse } to take back 1 { card-arrow }?
ask-double-tap = Your gun attack is over. Use { perk-double-tap } to attack again at once?
ask-spare = { $enemy } hits you for { $damage } Damage, and you will be attacked again. Use { perk-brick-wall } now?
ask-place = Choose the enemy for your { $token }.
ask-barter = Choose Ammo or an ingredient from the discard pile. { $done } of { $total } taken.
ask-enemy-card = { $enemy } attacks { $target } with cards that deal the same. Choose the one applied.

## Refusals

refused-no-room = Your { $slots } slots are full. Discard a card to make room.
refused-stack-stays = Only the last card of a stack frees a slot.
refused-full-health = Your Health is full.
refused-gift-given = You have given { $count ->
        [one] 1 card
       *[other] { $count } cards
    } this Trade phase, and that is your limit.
refused-on-its-way = Your gift of this Trade phase is on its way. Take it back to give another.
refused-answer-first = Somebody offers you a card. Take or refuse it first.
refused-by-all = Nobody else wants this card.
refused-just-now = This player has just refused the card.
refused-character-taken = Somebody else plays this character.
refused-weapon-gone = No more of them is in the box.
refused-driven-off = A Grenade has driven it off until Combat ends.
refused-survivor = A Survivor is no enemy.
refused-wrong-weapon = It does not work with this weapon.
refused-hurts-less = Enemies use the card that hurts their target most.
refused-token-gift = A crafted token cannot be given away.
refused-no-attack-left = You have no attack left this turn.
refused-no-craft-left = You have no craft left this turn.
refused-no-target = Nothing on the line can be attacked.
refused-no-ammo = It needs 1 { $ammo } card, and you have none.
refused-no-token = All tokens of this kind are in play.
refused-no-enemy = No enemy on the line can be chosen.
refused-no-ingredient = You have no { $card }.
refused-have-wave = You already hold { card-wave }
refused-perk-used = You have already used this perk this Round.
refused-not-first = This perk needs the First Player token.
refused-barter = There is no Ammo and no ingredient in the discard pile.
refused-barter-pay = You have no card to pay with: weapons are not taken.
refused-barter-room = You could not carry anything you would get. Make room first.
refused-barter-back = This is the very card you have just paid.
refused-special-later = Special cards have to wait for the Combat phase.
refused-special-after = First say what becomes of the card you have found.
refused-special-attack = It is added to an attack: choose a weapon and a target first.
refused-special-damage = It is played when the Damage of your attack is known.
refused-special-drawn = It is played when Combat cards have just been drawn.
refused-special-other-turn = It can only be played in another player's turn.
refused-heal-later = Healing has to wait for the Trade phase.
refused-starting-weapon = A starting weapon is never thrown away. You can give it in the Trade phase.

## Warnings

warning-deadly = This would kill you, and the night would be lost. Do it all the same?

## Events: setting up and phases

event-character-chosen = { $seat } chose { THE($character) }.
event-weapon-taken = { $seat } took { $card }.
event-first-player-named = { $seat } took the First Player token.
event-first-player-moved = The First Player token went to { $seat }.
event-search-began = Round { $round }: Search began. { $dealt ->
        [one] 1 new card
       *[other] { $dealt } new cards
    }; the Active Rubble now held { $active }, { card-wave } among them.
event-clean-up-began = Round { $round }: no more enemies came. Search began with { $active ->
        [one] { card-wave } alone.
       *[other] the { $active } cards left, { card-wave } among them.
    }
event-trade-began = Round { $round }: Trade began.
event-trading-done = { $seat } finished trading.
event-combat-began = Round { $round }: Combat began { $enemies ->
        [0] with no enemy on the line.
        [one] against 1 enemy.
       *[other] against { $enemies } enemies.
    }
event-enemies-acted = { $enemies ->
        [one] The enemy's turn came: 1 to attack.
       *[other] The enemies' turn came: { $enemies } to attack.
    }

## Events: cards

event-card-drawn = { $seat } drew { $card }.
event-card-kept = { $seat } kept { $card }.
event-card-discarded = { $seat } discarded { $card }.
event-card-lost = { $seat } lost { $card }, picked at random.
event-nothing-lost = { $seat } had nothing to lose.
event-nothing-found = { $seat } found nothing: the Active Rubble is empty.
event-card-peeked = { $seat } saw { $card } on top of the pile.
event-card-packed = { $seat } put { $card } into a { card-backpack }.
event-card-unpacked = { $seat } took { $card } out of a { card-backpack }.
# $cause: a card, a perk or an enemy; $left: Health left.
event-damage-suffered = { $seat } suffered { $damage } { $how ->
        [splash] Splash Damage
       *[direct] Damage
    } from { $cause } ({ $left } Health left).

## Events: WAVE! and the line

event-wave-drawn = { $seat } drew { card-wave }
event-assault-revealed = The Assault was revealed: { $assault }, with { $wave }.
event-wave-accepted = { $seat } accepted { card-wave } and ended the Search.
event-wave-delayed = { $seat } delayed { card-wave }
event-wave-passed = { $seat } passed { card-wave } to { $to }.
event-wave-held-off = { $seat } held { card-wave } off once more.
event-wave-returned = { card-wave } was shuffled back among the Active Rubble ({ $active } cards).
event-wave-taken = { card-wave } went to { $seat }.
event-enemies-arrived = New on the line, from left to right: { $enemies }.

## Events: Trade

# $inside: what is in a Backpack; the key is the word of list-nothing.
event-gift-offered = { $seat } offered { $card }{ $inside ->
        [nothing] {""}
       *[other] {" "}with { $inside }
    } to { $to }.
event-gift-taken = { $seat } gave { $card }{ $inside ->
        [nothing] {""}
       *[other] {" "}with { $inside }
    } to { $to }.
event-gift-refused = { $to } refused { $card }.
event-gift-taken-back = { $seat } took back { $card }, offered to { $to }.
event-gift-lapsed = The offer of { $card } to { $to } lapsed.
event-healed = { $seat } used { $card } and regained { $hearts } Health (now { $left }).

## Events: Combat

event-turn-skipped = { $seat } skipped the turn.
event-turn-began = It was { $seat }'s turn to act.
event-special-played = { $seat } played { $card }.
event-perk-used = { $seat } used { $perk }.
event-cheered = { $seat } cheered { $to } on: 1 more action.
event-attack-declared = { $seat } attacked { $target } with { $card }.
event-ammo-spent = { $count ->
        [one] { $seat } spent 1 { $card } card.
       *[other] { $seat } spent { $count } { $card } cards.
    }
event-combat-drawn = From the Combat deck: { $cards }.
event-combat-replaced = { $seat } played { $card }: { $new } replaced { $old }.
event-combat-applied = Applied: { $card }.
event-combat-reshuffled = The Combat deck was empty. { $cards ->
        [one] 1 discarded card
       *[other] { $cards } discarded cards
    } made a new one.
event-enemy-hit = { $enemy } suffered { $damage } Damage{ $left ->
        [0] .
       *[other] {" "}({ $left } Health left).
    }
event-enemy-splashed = { $enemy } suffered { $damage } Damage from Splash{ $left ->
        [0] .
       *[other] {" "}({ $left } Health left).
    }
event-attack-missed = The attack on { $enemy } dealt no Damage.
event-enemy-fell = { $enemy } fell.
event-crafted = { $seat } crafted { $token } from { $cards }.
event-spear-thrown = { $seat } drove a { token-spear } into { $enemy }.
event-driven-off = A { token-grenade } drove off { $enemies } until Combat ends.
event-enemies-returned = Back on the line: { $enemies }.
event-card-salvaged = { $seat } took { $card } out of the discard pile.
event-arrow-recovered = { $seat } took back 1 { $card }.

## Events: the enemies attack

event-trap-sprung = { $enemy } went for { $seat } and set off a { token-trap }.
# $damage: before Barricades and perks.
event-enemy-aimed = { $enemy } went for { $target }.
event-enemy-attacked = { $enemy } attacked { $target } { $damage ->
        [0] and missed.
       *[other] for { $damage } Damage.
    }
event-barricade-broke = A { token-barricade } took it all for { $seat } and broke.
event-barricade-ignored = { $enemy } walked round the { token-barricade } to { $seat }.
event-card-stolen = { $enemy } stole { $card } from { $seat }.
event-nothing-stolen = { $enemy } found nothing to steal from { $seat }.
event-damage-spared = { $seat } took { $damage } off the blow: { $left ->
        [0] nothing is left of it.
       *[other] { $left } Damage is left.
    }

## The end

event-game-won = Daylight came in Round { $round }.
event-character-died = { $cause ->
        [none] { $seat } died.
       *[other] { $cause } killed { $seat }.
    }
event-game-lost = The night was lost in Round { $round }.
lost-death = { $cause } killed { $seat }. One death, and the night is lost for all.
lost-shepherd = No enemy is left, but no Survivor either. Without one the night is lost.
won = Daylight. Round { $round } is over, no enemy is left and everyone is alive.
fold-pack = Put a card into a Backpack… ({ $count } cards)

# Standing orders: what a seat may be asked about.
order-lucky = When { card-lucky } could replace a Combat card
    .text = “When it may matter” asks if another card could change what happens.
order-cheer = When { card-cheer } could give one more action
    .text = “When it may matter” asks if one more action, or taking { card-wave }, could change something.
order-gift = When somebody offers me a card
    .text = “Never” takes whatever is offered.
