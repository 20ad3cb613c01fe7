### Rulebook of mine: Trade

## Trade

rule-M-TRADE-01 = You can Trade only where a Location, a Visitor, a Resident or a script offers it. Nowhere else can tokens be bought or sold.
    .title = Where you can Trade
rule-M-TRADE-02 = While Scavenging you Trade with the tokens of the Findings Pile; with a Visitor at the Shelter, with those of Storage. You can never mix the two.
    .title = Which goods you use
rule-M-TRADE-03 = Before any exchange you pay the Commission: discard tokens worth at least the total asked. Until it is paid, nothing can be bought.
    .title = Commission first
rule-M-TRADE-04 = After the Commission, hand over tokens worth in sum at least as much as those you want. You may pay 10 for goods worth 8, never 8 for goods worth 10.
    .title = Pay the full value
rule-M-TRADE-05 = A Trade is made of 2 payments, and what you overpay on the Commission does not count towards the goods. Pay a Commission of 3 with a token worth 5, and the other 2 buy nothing.
    .title = Two separate payments
rule-M-TRADE-06 = You can buy only the goods named on the card or in the script, and no more of each than it allows.
    .title = Only what is offered
rule-M-TRADE-07 = What you buy comes from the box. If the box holds no token of a kind, that kind is not for sale.
    .title = Limited by the box
rule-M-TRADE-08 = You get no change: hand over a token worth 10 for goods worth 8, and the 2 are lost, with no credit for later.
    .title = No change given
rule-M-TRADE-09 = You can never buy or sell Water, Wood or Components, nor use them as payment, the Commission included.
    .title = Resources are never traded
rule-M-TRADE-10 = Each kind of token bears 1 value, and you buy and sell at that same value. Only an Event in play that says so changes it.
    .title = The value of tokens
rule-M-TRADE-11 = A single Commission is enough for the whole Trade: once you have paid it, you may buy several things.
    .title = One Commission per Trade
rule-M-TRADE-12 = The tokens you hand over go to the box. What you buy joins the Findings Pile while you are Scavenging, Storage when you Trade at the Shelter.
    .title = Where the goods go
rule-M-TRADE-13 = To Trade at a Location you first return the Exploration cards it asks for, as a rule 6, then pay the Commission as well.
    .title = Trade at a Location
rule-M-TRADE-14 = The whole Trade is settled at once, by 1 list: what you are buying cannot pay for other goods in the same Trade.
    .title = Settled in one go
rule-M-TRADE-15 = The Commission is the value shown on the card or in the script that offers you the Trade. It differs from one offer to the next.
    .title = How much Commission
