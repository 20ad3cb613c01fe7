"""Effects in words: what a choice visibly costs and brings."""

from __future__ import annotations

from tilldawn.engine.request import Text, text
from tilldawn.games.mine.book import words as w
from tilldawn.games.mine.goods import counted


def describe(effect: w.Effect) -> Text:
    """One effect in a few words; what stays hidden until it happens is only hinted at."""
    match effect:
        case w.Gain(goods=goods):
            return text("effect-gain", goods=counted(goods))
        case w.Lose(goods=goods):
            return text("effect-lose", goods=counted(goods))
        case w.LoseOneOf(goods=kinds, n=n):
            return text("effect-lose-one-of", n=n, goods=tuple(f"good:{good}" for good in kinds))
        case w.Pay(worth=worth):
            return text("effect-pay", worth=worth)
        case w.LoseDearest(n=n):
            return text("effect-lose-dearest", n=n)
        case w.Pick(goods=goods, n=n):
            return text("effect-pick", n=n, goods=counted(goods))
        case w.State(state=state, by=by, who=who):
            return text("effect-state", state=f"state:{state}", by=abs(by), way=_way(by), who=who)
        case w.Check(by=by, state=state):
            return text("effect-check", state=f"state:{state}", by=abs(by), way=_way(by))
        case w.Noise(by=by, roll=roll):
            return text("effect-noise", by=abs(by), way=_way(by), roll="yes" if roll else "no")
        case w.Return(cards=cards):
            return text("effect-return", cards=cards)
        case w.Find(row=row):
            return text("effect-find", row=f"row:{row}")
        case w.Fight(card=card):
            return text("effect-fight", card=f"card:{card}")
        case w.Trade(list=name):
            return text("effect-trade", list=f"list:{name}")
        case w.Cold(by=by):
            return text("effect-cold", by=abs(by), way=_way(by))
        case w.Hole(by=by):
            return text("effect-hole", way=_way(by))
        case w.Write(name=name):
            return text("effect-write", note=f"note:{name}")
        case w.Erase(name=name):
            return text("effect-erase", note=f"note:{name}")
        case w.Look(deck=deck, cards=cards):
            return text("effect-look", deck=deck, cards=cards)
        case w.Story(cards=cards):
            return text("effect-story", cards=cards)
        case w.Raids(more=more):
            return text("effect-raids", more="yes" if more else "no")
        case _:
            return Text(f"effect-{PLAIN[type(effect)]}")


def _way(by: int) -> str:
    return "up" if by > 0 else "down"


PLAIN: dict[type, str] = {
    w.LoseTokens: "lose-tokens",
    w.Choose: "choose",
    w.Roll: "roll",
    w.If: "depends",
    w.Meet: "meet",
    w.GoTo: "go-to",
    w.Join: "join",
    w.Leave: "leave",
    w.Die: "die",
    w.EndTrip: "end-trip",
    w.DropCard: "drop-card",
    w.Exchange: "exchange",
    w.Busy: "busy",
    w.RemoveEvent: "remove-event",
    w.LoseFitting: "lose-fitting",
    w.CloseBasement: "close-basement",
    w.OneAction: "one-action",
    w.Carry: "carry",
    w.IgnoreUniforms: "ignore-uniforms",
    w.Away: "away",
}
"""Effects whose words need no number."""
