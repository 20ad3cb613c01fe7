### Rulebook of mine: Dusk, Evening

## Dusk

rule-M-DUSK-01 = You settle Water first, for every Character, and only then food.
    .title = Water, then food
rule-M-DUSK-02 = One Water is what each Character should drink, discarded from Storage. You decide for each of them, and may refuse it even if Water is there.
    .title = Who drinks
rule-M-DUSK-03 = One to five on the Black die, and you raise the Hunger of a Character who did not drink by 1; on 6 to 10, you raise their Misery by 1.
    .title = What thirst does
rule-M-DUSK-04 = One roll for each Character who did not drink: if two of them go thirsty, you roll twice.
    .title = A roll for each
rule-M-DUSK-05 = One Water is the most a Character can drink at Dusk. A second would do nothing, and you cannot give it.
    .title = No second Water
rule-M-DUSK-06 = You may give each Character as many food tokens from Storage as you like. Their effects add up: 2 Raw Food lower Hunger by 2. Food that would do nothing is not handed out: whoever has eaten gets more only while it lowers their Hunger.
    .title = Eating one's fill
rule-M-DUSK-07 = Two levels of Hunger go with each Canned Food you give a Character: Hunger 3 becomes 1.
    .title = Canned Food
rule-M-DUSK-08 = One level of Hunger goes with each Raw Food you give a Character: Hunger 3 becomes 2.
    .title = Raw Food
rule-M-DUSK-09 = You keep a Character's Hunger where it is with a Vegetable. They count as having eaten, so Hunger does not rise, but it does not fall either.
    .title = A Vegetable
rule-M-DUSK-10 = One more Hunger for each Character whom you give nothing to eat at Dusk.
    .title = Going without food
rule-M-DUSK-11 = You may leave someone without food even though there is some in Storage. Their Hunger rises as usual.
    .title = You may refuse food
rule-M-DUSK-12 = Three tokens count as food at Dusk: Canned Food, Raw Food and Vegetables. You cannot use Coffee, Sugar, alcohol or Cigarettes in their place.
    .title = What counts as food
rule-M-DUSK-13 = Four Hunger takes effect at once, even from thirst. If you give no Water to a Character at Hunger 3 and roll 1 to 5, they are lost before anyone eats.
    .title = Thirst before food
rule-M-DUSK-14 = You may take the Characters in any order, and see each thirst roll before deciding on the next one's Water. Food begins only once everyone's Water is settled.
    .title = Order among Characters

## Evening

rule-M-EVE-01 = Four tasks for the night: Bed, Floor, Guard or Scavenging. You give each Character exactly one.
    .title = A task for everyone
rule-M-EVE-02 = One Character per Bed card, and their Fatigue becomes 0. You cannot put a second one in the same Bed.
    .title = In a Bed
rule-M-EVE-03 = Two levels of Fatigue go for each Character you let sleep on the Floor, down to 0 at the lowest. There is room for any number.
    .title = On the Floor
rule-M-EVE-04 = One more Fatigue for each Character you post on Guard. Any number of them may watch together.
    .title = On Guard
rule-M-EVE-05 = Three Characters at most go Scavenging, and you raise the Fatigue of each by 1.
    .title = Out Scavenging
rule-M-EVE-06 = You may post no Guard, at a price: script 333 is resolved, once. Unless your table has chosen a milder form of it, you lose the Campaign there and then.
    .title = A night without Guard
rule-M-EVE-07 = You change Fatigue as soon as a task is given, in the Evening, before anyone leaves and before the Night Raid.
    .title = Fatigue changes at once
rule-M-EVE-08 = Two tasks are open to a Character already asleep when the Evening begins, that is at Fatigue 4: Bed or Floor. You cannot send them Scavenging or put them on Guard.
    .title = Sleepers only sleep
rule-M-EVE-09 = You need not send anyone Scavenging. If nobody goes, the Scavenging phase is skipped.
    .title = Nobody goes out
rule-M-EVE-10 = A piece of advice: post Characters with high Prowess on Guard, and send out those with high Prowess and high Inventory. Nothing obliges you.
    .title = Who suits which task
