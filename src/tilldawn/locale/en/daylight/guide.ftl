### The guide of the first Rounds: it speaks to whoever learns, in a few words at a time

guide-chapter-search = Search
guide-chapter-trade = Trade
guide-chapter-combat = Combat
guide-chapter-round = The next Round

guide-welcome = A horde is on its way, and the sun takes its time. You play one of three people; two bots play the others. I explain while you play. Send me away whenever you like.
    .title = Until daylight
guide-goal = Six Rounds bring new enemies. After the sixth, we have won once none of them is left; until then we fight on. We win and lose together: the first of us who dies ends it for everybody.
    .title = What we want
guide-round = Every Round is Search, Trade, Combat, in this order. First we dig for things, then we share them out, then they come.
    .title = How a Round runs
guide-you = You have { $health } Health, and { $weapons } to begin with. There is room for { $slots } things; cards of a kind that stacks share one place.
    .title = What you have
guide-found = You have drawn { $card }. Keep it, or leave it. Nothing has to be decided for ever: what you cannot use yourself can be given away in the Trade.
    .title = Keep or leave
guide-risk = We draw in turn, again and again, as long as nobody meets { card-wave }. It is one of the { $cards ->
        [one] last cards
       *[other] { $cards } cards left
    } here, and Bad Luck lies among them as well.
    .title = What lies below
guide-ingredient = An ingredient. Two of them make something in Combat: { card-planks } and { card-nails } a { token-barricade }, { card-planks } and { card-shards } a { token-spear }, { card-wires } and { card-explosives } a { token-trap }, { card-nails } and { card-explosives } a { token-grenade }.
    .title = Something to craft with
guide-wave = { card-wave }, and you hold it. { $card } shows who will come. Accept it, and the Search is over. Or pay 1 Health for one more card, and it is shuffled back in.
    .title = They are coming
guide-line = Here they stand. After our turns each enemy strikes once, from left to right. Who is still there at the end of a Round stays on the line.
    .title = The line
guide-aims = The first blow goes to whoever holds { card-wave }, the next to the player on their left, and so on round the table. Every enemy that falls moves the blows behind it on by one.
    .title = Whom they strike
guide-trade = Give one card away, to whoever needs it more: Ammo to the one who has the gun, the second half of a recipe to the one who has the first. They may say no; then it is still yours.
    .title = One gift each
guide-offer = { $seat } offers you { $card }. Take it if there is room, or say no. Nothing is owed in return, and until you answer it can be taken back.
    .title = Something for you
guide-heal = The Trade is the only time to heal. Every heart on a card gives back 1 Health, to you alone. Hearts beyond your track are lost.
    .title = Heal now
guide-ready = When you have given and healed, say that you are done. When everybody is, the Combat begins, and nothing changes hands any more.
    .title = Ready?
guide-turn = Your turn, and one action: attack, or craft. Cards that say so can be played before or after it, and cost no action.
    .title = One action
guide-perks = Two Perks are yours. The first always works, in your own turn; the second only while you are First Player. That token goes round the table with every Round.
    .title = Your Perks
guide-target = Choose whom to strike. Damage stays on an enemy from Round to Round. More than it needs to fall is wasted, so look at what it has left.
    .title = Whom to strike
guide-ammo = Guns and bows spend Ammo. Every card you spend draws one more Combat card, and of those drawn only the best has to count. Spent is spent.
    .title = How much Ammo?
guide-cards = The Combat deck is the luck in every blow, from −2 to +3. Only one of the cards you have drawn is applied, and you choose which. Then they are all discarded.
    .title = Choose one card
guide-splash = Splash: each neighbour of your target takes that Damage too, left and right. Aim between two enemies. Theirs works the same way on us: our neighbours are hurt as well.
    .title = Splash
guide-craft = You hold both parts of a recipe. Crafting is your action: a { token-barricade } or a { token-trap } protects you, a { token-spear } or a { token-grenade } goes to an enemy at once.
    .title = Craft something
guide-enemies = The enemies have had their turn; you have { $health } Health left. The log has every blow, who dealt it and why it hit whom it did.
    .title = What they did
guide-leftovers = A new Round. New Rubble joins what nobody has drawn, and { card-wave } is back among it. The later it comes, the more we find, and the more Bad Luck as well.
    .title = And again
guide-farewell = You know it all now: search, share, fight, and keep the weakest alive. If something new comes, I will say a word. Any rule is behind its mark. Hold out.
    .title = The night is yours
