### This War of Mine: what else is told on a trip, and why something is not possible there

event-packed = Packed: { $good }.
event-cards-ordered = The next cards, in this order: { $cards }.
event-cards-gathered = All Exploration and Residents cards were shuffled back.
event-card-worked-on = Back to what we had put off: { $card }.
event-card-done = To the Discard space: { $card }.
event-find-left = We left it where it lay: { $goods }.
event-find-wanted = We want to take: { $goods }.
event-resident-left = { $aside ->
        [yes] Kept aside until we leave: { $card }.
       *[no] Behind us now: { $card }.
    }
event-resident-placed = { $where ->
        [bottom] Put at the bottom of the Residents deck: { $card }.
       *[top] Left on top of the Residents deck: { $card }.
    }
event-put-down = Put down: { $good }.

refused-trip-cards = { $left ->
        [0] { $cards ->
            [one] It takes { $cards } Unknown card, and none is left.
           *[other] It takes { $cards } Unknown cards, and none is left.
        }
        [one] It takes { $cards } Unknown cards, and only 1 is left.
       *[other] It takes { $cards } Unknown cards, and only { $left } are left.
    }
refused-trip-tool = It takes a tool that is not on the Findings Pile: { $good }.
refused-trip-people = At least { $people } Characters must be there.
refused-trip-finds = More than { $most } finds cannot be made here in one visit.
refused-trip-lock = The one try at this lock is spent.
refused-trip-end = This card does not offer to end exploration.
refused-trip-between = You may go home only when a card you are resolving offers to end exploration.
refused-trip-peace = You may not start a Combat in this place.
refused-trip-worth = It takes tokens worth { $worth }; what you could give is worth { $there }.
refused-trip-pieces = It takes { $n } of them, and you have { $there }.
refused-trip-none = There is nothing of the kind on the Findings Pile.
refused-trip-toll = There is no token worth { $worth } or more on the Findings Pile.
refused-trip-fee = The Commission cannot be paid with what is on the Findings Pile.
refused-trip-well = Nobody here needs what they can treat.
refused-trip-healed = This Character has been treated on this visit already.
refused-trip-box = The box does not hold any.
refused-trip-room = Nobody can carry any more of it.
refused-trip-heavy = The load is { $over } too heavy. Leave something behind first.
refused-trip-strained = This Character carries 1 more already.
refused-trip-tired = This Character is too tired to carry more.
refused-trip-visited = The Location you are visiting can be exchanged only on the way home.
refused-trip-sneaked = { $who } has gone ahead once on this trip already.
refused-trip-quiet = It cannot get any quieter.
refused-trip-echo = Nothing makes it quieter in this place.
refused-trip-broken-off = Whoever has broken off takes no part until Choose Findings.

# Standing orders: what a seat may be asked about.
order-deal = When we have just asked for a Trade
    .text = “When it may matter” goes straight to the stall; “always” asks once more before the Commission is paid.
order-take = When something is found on the way
    .text = “When it may matter” asks where taking it could have a price: somebody is there, or the place says so. Otherwise all of it is taken, and what is too heavy is left behind before going home.
order-explore = When the next Unknown card could be turned up
    .text = “When it may matter” asks where something new could be done instead; what has been passed over once is not asked about again on this trip. “Always” asks before every card.

ask-stop = On the way home: stop somewhere tonight?
option-pass-by = Go on home
event-stopped-at = { $place }.
event-passed-by = { $why ->
        [fled] Nobody stops tonight. We take the straightest way home.
        [elsewhere] We come up in our own street: there is nothing to stop at.
       *[open] We stop nowhere. We want to be home before it gets light.
    }
refused-trip-stays = This Character stays out till Dawn and carries nothing home.
