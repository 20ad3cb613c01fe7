### Rulebook of daylight: Trade phase, Healing

## Trade phase

rule-W-TRADE-01 = Once Search is over and before Combat begins, you all trade as and when you please: there are no turns.
    .title = Trade without turns
rule-W-TRADE-02 = One item card is the most you can give away in a Trade phase, unless a Perk allows you more.
    .title = One gift each
rule-W-TRADE-03 = Giving nothing will do: you can go through the whole Trade phase and keep everything.
    .title = No duty to give
rule-W-TRADE-04 = The player to whom you offer a card can say no; the card then stays with you. Until the answer you can take the offer back, and it is not spent. If you part with the card before the answer, the offer lapses.
    .title = A gift can be refused
rule-W-TRADE-05 = A refusal does not use up your gift: you can try your luck with another player.
    .title = After a refusal
rule-W-TRADE-06 = No card is owed in return: whoever takes your gift can leave you with nothing for it.
    .title = Nothing in return
rule-W-TRADE-07 = Give whichever Rubble card you like from your inventory, even a weapon you began the game with.
    .title = What you can give
rule-W-TRADE-08 = One single card makes a gift: out of your stack of 3, the other 2 stay with you.
    .title = A card, not a stack
rule-W-TRADE-09 = One gift, up to 3 cards: the Backpack you give away leaves with everything inside it. Change its contents before the answer, and the offer lapses.
    .title = Giving a Backpack
rule-W-TRADE-10 = The tokens you craft are for you alone: neither a Barricade nor a Trap can change hands in Trade.
    .title = Tokens stay put
rule-W-TRADE-11 = A card you were handed a moment ago can travel further: give it on, provided your own gift of this Round is still unspent.
    .title = Passing it on
rule-W-TRADE-12 = Several of you can give to the same player. Only your slots limit what you take: make room first, or refuse.
    .title = Receiving several gifts
rule-W-TRADE-13 = Trade lasts until each of you has declared an end to it or has nothing left to give or to heal with; a gift brings you back in. Then comes Combat.
    .title = End of Trade

## Healing

rule-W-HEAL-01 = Trade is your one chance to use healing cards, and each works on you alone.
    .title = Healing in Trade
rule-W-HEAL-02 = One healing card or every one you own: a Trade phase sets you no limit.
    .title = As many as you like
rule-W-HEAL-03 = One Health comes back to you for every heart shown on your healing card; a mode may make it fewer.
    .title = Hearts restore Health
rule-W-HEAL-04 = You cannot heal past an unmarked Health track: with 1 Damage on you, 3 hearts give back only 1 Health.
    .title = Healing has a ceiling
rule-W-HEAL-05 = One use per healing card: as soon as it has worked, you discard it.
    .title = Healing cards are spent
