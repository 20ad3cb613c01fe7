### Rulebook of mine: End of the game

## End of the game

rule-M-WIN-01 = One starting Character at least must survive, and the Final Objective must be complete: then you win.
    .title = How you win
rule-M-WIN-02 = With no starting Character left, you cannot complete the Final Objective. Those who joined later cannot win without one.
    .title = Newcomers alone cannot win
rule-M-WIN-03 = In every other case you lose: if the end comes and the Final Objective is not complete, the Campaign is lost.
    .title = How you lose
rule-M-WIN-04 = When you can no longer win, you may stop or play on to see how the story ends. Playing on does not make it a win.
    .title = Playing on for the story
rule-M-WIN-05 = With no Character left, the game ends at once, and you have lost.
    .title = Nobody left
rule-M-WIN-06 = Three Ending Events lie at the bottom of your Events deck, the Ceasefire among them. When it comes, the Campaign is over, at the latest with the third.
    .title = The last Events
rule-M-WIN-07 = The Final Objective is judged when the Ceasefire comes, and only then: it is met if a starting Character is still with you.
    .title = When it is judged
rule-M-WIN-08 = One epilogue may tell what became of each of your Characters: when one is lost, and at the end for those who lived.
    .title = What became of us
