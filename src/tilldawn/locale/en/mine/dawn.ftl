### This War of Mine: Dawn. Medicine, alcohol, the Fate card, Spirit, Narrative Actions, Death among us

## Options: medicine, alcohol, the Journal

option-place = Place { $good } on { $who }
option-place-now = Place { $good } on { $who }
option-drink = Let { $who } drink { $good }
option-drink-now = Let { $who } drink { $good }
option-journal = Open the Journal for { $who } (Misery −1; { character-emilia }: Fatigue +2)
option-fate = Turn up the Fate card

## Options: the Fate card and Spirit

option-fate-accept = Take { $card }
option-fate-decline = Use { card-not-today } and discard { $card }
option-fate-exchange = Exchange { $card }
option-spirit-give = Let { $who } have it: { $good } (used up)
option-spirit-refuse = Let { $who } do without

## Options: Narrative Actions

option-keep-narrative = Keep { $card }

## Warnings

warning-wasted = One of this kind already lies there. A second one adds nothing and is discarded with the first. Place it all the same?

## Questions

ask-dawn = It is Dawn. Use what is to be used before the Fate card, then turn it up.
ask-not-today = The Fate card is { $card }. Take it, or use { card-not-today } and take the next one, whatever it is?
ask-chilled = The Cold comes in ({ $cold } after Board-Ups). Choose one Character for Illness +1.
ask-fate-exchange = The Fate card exchanges one of the three Locations. Choose which.
ask-spirit-order = The Fate card calls for Spirit { $letter }. Choose who comes next.
# $less, $more: what the State falls by, or else rises by.
ask-spirit-longing = { $who } longs for something we have. Hand it over ({ $state } −{ $less }), or do without ({ $state } +{ $more })?
# $by: how much; $how: "better" or "worse".
ask-spirit-touch = Spirit of { $who }. Choose a Character for Misery { $how ->
        [worse] +{ $by }.
       *[better] −{ $by }.
    }
ask-spirit-gain = Spirit gains you 1 piece. Choose which.
ask-dawn-after = The Fate card is resolved. Let somebody drink if you like, then go on.
ask-keep-narrative = Choose the Narrative Action you keep. The other is shuffled back.

## Events: before the Fate card

event-dawn-came = Day { $day }: Dawn came.
event-party-returned = { $some ->
        [yes] Home again: { $who }, with { $goods }.
       *[no] Home again with empty hands: { $who }.
    }
event-medicine-placed = { $good } went to { $who }, for the next Fate card that accepts it.
event-alcohol-drunk = { $who } drank { $good }.
event-journal-read = { $own ->
        [yes] { $who } sat up with her Journal.
       *[no] { $who } sat up with her Journal and read from it to { $to }.
    }

## Events: the Fate card

event-fate-turned = Fate card: { $card }.
event-fate-declined = { $card } was discarded unresolved.
event-patient-treated = { $doctor ->
        [yes] { $who }: treated by the house doctor ({ $state }).
       *[no] { $who }: treated with { $good } ({ $state }).
    }
event-bed-spared = { $who } had slept in a Bed: untreated, but no worse.
event-medicine-spent = Medicine used up: { $goods }.
event-cold-felt = { $bites ->
        [all] Cold { $cold } after Board-Ups: it spared nobody.
        [one] Cold { $cold } after Board-Ups: it got to one of us.
       *[nobody] Cold { $cold } after Board-Ups: nobody fell ill from it.
    }
event-wait-resolved = { $card }: the Black die showed { $result }{ $bonus ->
        [0] {""}
       *[other] {" "}(+{ $bonus }, { card-cage-trap })
    }. { $pieces ->
        [0] It brought nothing.
        [one] It brought 1 piece{ $rats ->
            [yes] {""}, thanks to the rats.
           *[no] .
        }
       *[other] It brought { $pieces } pieces{ $rats ->
            [yes] {""}, one of them thanks to the rats.
           *[no] .
        }
    }
event-wait-spoiled = { $card } brought nothing: { $why ->
        [basement] nobody can get into the basement any more.
       *[alone] the card it belongs to no longer stands beside it.
    }

## Events: Spirit

event-spirit-called = Spirit { $letter } of { $who }: { $line }
event-spirit-quiet = Nothing changed for { $who }.

## Events: the end of Dawn

event-fate-resolved = { $card } was resolved and discarded.
event-narrative-offered = To choose from: { $cards }.
event-narrative-kept = { $some ->
        [yes] { $card } was kept; { $back } went back into the deck.
       *[no] { $card } was kept, the last Narrative Action there was.
    }
event-death-among-us = Death among us: that day the group had lost { $who }.
event-day-ended = Day { $day } was over.

## Narrative Actions: what they did, and why one cannot be used

event-doctor-called = The house doctor came for { $who }, as if with { $good }.
event-soup-served = Thin soup for everybody, with { $good } in it: each of us had eaten.
event-new-strength = { $who } got up again: no black dot counted until Dusk.

why-no-drink = At Fatigue 4 nobody drinks any more.
why-journal-used = The Journal has been opened today.
why-not-in-storage = There is none in Storage.
why-narrative-moment = This card has its own moment, and it is not now.
why-narrative-nobody-awake = Nobody at home is awake and free.
why-narrative-shelf-open = The shelf stands open already: keep what you like first.
why-narrative-nobody-tired = There is nobody whom it would help today.
why-narrative-no-cold = There is no Cold token to discard.
why-narrative-box-empty = The box holds none of what it would bring.
why-narrative-no-water = It takes 1 Water, and there is none in Storage.
why-narrative-no-food = It takes 1 food, and there is none in Storage.
why-narrative-nobody-sad = Nobody has any Misery.
why-narrative-doctor-here = The doctor is coming already; one visit counts.
why-narrative-deck-empty = The Unknown deck is empty.
why-narrative-already-exploring = It is used before the first card of the trip is turned up.

## The upper part of a Fate card ($meds, $herbal, $bandages: what the State falls by, or "no" where they are not accepted)

fate-illness = Illness. { good-meds }: { $meds ->
        [no] not accepted
       *[other] −{ $meds }
    }. { good-herbal-meds }: { $herbal ->
        [no] not accepted
       *[other] −{ $herbal }
    }. Untreated: { $rise ->
        [0] no change
       *[other] +{ $rise }
    }{ $bed ->
        [yes] {""}, but no change after a night in a Bed.
       *[no] .
    }
# $one, $two, $three: the change at Wounds 1, 2 and 3.
fate-wounds = Wounds. { good-bandages }: { $bandages ->
        [no] not accepted
       *[other] −{ $bandages }
    }. Untreated: { $one ->
        [-1] −1
        [1] +1
       *[0] no change
    } at level 1, { $two ->
        [-1] −1
        [1] +1
       *[0] no change
    } at level 2, { $three ->
        [-1] −1
        [1] +1
       *[0] no change
    } at level 3.
# $some, $all: from which Cold on, after Board-Ups.
fate-cold = Cold, after Board-Ups. From { $some } on, one Character of your choice: Illness +1. From { $all } on, every Character: Illness +1.
fate-exchange = { $which ->
        [any] Choose one of the three Locations and exchange it.
       *[nearest] Exchange the nearest Location.
    }
fate-wait = Whatever was left to wait is done: every Wait token takes effect and goes.
fate-spirit = Everybody awake follows their Spirit { $letter }, one after another as you choose.

# Standing orders: what a seat may be asked about.
order-dawn = Medicine, drinks and the Journal at Dawn
    .text = “When it may matter” asks where something we have could do somebody good: medicine for the ill or wounded, a drink or a page for the miserable. “Always” asks at every Dawn.
order-spirit = The order in which Spirit speaks
    .text = “When it may matter” asks where it could make a difference who comes first; otherwise we go by the order of our cards.
