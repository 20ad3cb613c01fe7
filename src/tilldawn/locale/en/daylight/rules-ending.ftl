### Rulebook of daylight: Last Round, End of the game, Solo, Story mode

## Last Round

rule-W-LAST-01 = Six Rounds bring new enemies; once the sixth is over, nobody joins the line any more.
    .title = No more newcomers
rule-W-LAST-02 = If an enemy is still standing after Round 6, play one more Round: search the cards still in the Active Rubble pile, with WAVE! shuffled among them.
    .title = Searching after Round 6
rule-W-LAST-03 = No Assault card is revealed when you draw WAVE! after Round 6. You accept it or delay it all the same.
    .title = WAVE! without an Assault
rule-W-LAST-04 = A Round played after the sixth has its Trade and its Combat like any other.
    .title = Trade and Combat go on
rule-W-LAST-05 = After Round 6 you play Round upon Round until no enemy is left, or until one character's death loses you the game.
    .title = Until nobody is left
rule-W-LAST-06 = One Damage lets you hand WAVE! on, instead of accepting it, when it is the only card left to draw. The First Player chooses first, and each player who receives it has the same choice.
    .title = Only WAVE! is left

## End of the game

rule-W-END-01 = Three things together make you win: Round 6 is over, no enemy stands on the line, and every character lives.
    .title = How you win
rule-W-END-02 = If you clear the line before the end of Round 6, you have not won yet: the next Round begins as usual.
    .title = No early victory
rule-W-END-03 = As long as one condition of victory is missing and every character lives, you play on.
    .title = Playing on

## Solo

rule-W-SOLO-01 = Ten slots, not 8, make up your inventory when you play alone.
    .title = Solo inventory
rule-W-SOLO-02 = Three weapons are your kit in a solo game: the unique one of your character, and 2 common ones that you choose.
    .title = Solo weapons
rule-W-SOLO-03 = In a solo game, take no notice of Splash in an attack on you. Your own Splash on the line works as ever.
    .title = Solo and Splash
rule-W-SOLO-04 = Seven Rubble cards join the Active Rubble pile in each Round of a solo game.
    .title = Solo Rubble
rule-W-SOLO-05 = In a solo game, every enemy attack that no Survivor takes for you comes at you.
    .title = Solo: all attacks on you

## Story mode

rule-W-STORY-01 = Stories are optional scenarios, each with rules of its own. You need none of them to play.
    .title = Optional stories
