### Rulebook of daylight: Inventory

## Inventory

rule-W-INV-01 = Eight slots hold everything you carry, the weapons you began with among them. In solo play, you have 10.
    .title = Eight slots
rule-W-INV-02 = One slot is enough for all your cards that show the stack symbol and have one name in common: 3 Arrows fill just that one.
    .title = Stacks share a slot
rule-W-INV-03 = Two families of cards stack in your inventory, and no others: Ammo and crafting ingredients.
    .title = What stacks
rule-W-INV-04 = One name to a stack: your Gun Ammo and your Arrows fill 2 slots, and so do your Arrows and your Planks.
    .title = One name per stack
rule-W-INV-05 = One slot for each weapon: yours never share one, not even 2 of the same name.
    .title = A slot per weapon
rule-W-INV-06 = One slot for each healing card: 2 identical ones fill 2 of yours.
    .title = A slot per healing card
rule-W-INV-07 = One slot for each Special card you keep, identical or not, even if it is nothing you could touch, such as Cheer or Focus.
    .title = A slot per Special card
rule-W-INV-08 = One slot for each Junk card: keep 2 and they fill 2 of yours.
    .title = A slot per Junk card
rule-W-INV-09 = At any moment, but not while an effect is being resolved, you can free slots by discarding cards of yours. A starting weapon cannot be thrown away, nor a Backpack with one inside.
    .title = Making room
rule-W-INV-10 = No slot for the WAVE! card: you can hold it even when your inventory is full.
    .title = WAVE! fills no slot
rule-W-INV-11 = No slot for a token you have crafted: it does not count as an item, and you cannot give it to anyone.
    .title = A token is no item
rule-W-INV-12 = Discard your Rubble card once it has served. One that shows the infinity symbol stays with you.
    .title = Used, then discarded
rule-W-INV-13 = Nothing can take from you the weapons you began with. They leave your inventory only as your gift in Trade.
    .title = Starting weapons are safe
