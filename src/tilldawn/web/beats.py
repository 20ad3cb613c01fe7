"""Beats in words, for the page."""

from __future__ import annotations

from collections.abc import Iterable

from tilldawn.engine.request import Text
from tilldawn.engine.view import Speaker
from tilldawn.play import telling
from tilldawn.play.beats import Beat, Blow, Part, Row
from tilldawn.web import protocol as p
from tilldawn.web.charts import in_rows


def in_words(beat: Beat, say: Speaker) -> p.Beat:
    """A beat in one language, with the names of all that is drawn in it."""
    card = say.thing(beat.card) if beat.card and beat.weight != "quiet" else {}
    return p.Beat(
        first=beat.first,
        last=beat.last,
        kind=beat.kind,
        weight=beat.weight,
        done=beat.done,
        twice=beat.twice,
        kicker=_maybe(beat.kicker, say),
        title=say(beat.title),
        card=beat.card,
        text=card.get("text", ""),
        flavour=card.get("flavour", ""),
        people=beat.people,
        said=_maybe(beat.said, say),
        page=_maybe(beat.page, say),
        blow=_blow(beat.blow) if beat.blow else None,
        number=beat.number,
        of=beat.of,
        parts=[_part(part, say) for part in beat.parts] if beat.weight != "quiet" else [],
        short=[_row(row, say) for row in beat.short],
        names={ref: say.thing(ref)["name"] for ref in _refs(beat)} if beat.weight != "quiet" else {},
        folded=beat.folded,
        opened=in_rows(beat.opened, say) if beat.weight != "quiet" else [],
        picture=telling.picture(beat.picture or beat.card, say) if beat.weight != "quiet" else "",
    )


def _maybe(text: Text | None, say: Speaker) -> str:
    return say(text) if text is not None else ""


def _row(row: Row, say: Speaker) -> p.BeatRow:
    return p.BeatRow(row.at, say(row.text), row.refs, row.tone)


def _part(part: Part, say: Speaker) -> p.BeatPart:
    return p.BeatPart(_maybe(part.title, say), part.tone, [_row(row, say) for row in part.rows])


def _blow(blow: Blow) -> p.BlowWords:
    hearts = [p.Hearts(*one) for one in blow.hearts]
    return p.BlowWords(blow.by, blow.to, blow.base, blow.cards, blow.applied, blow.damage, hearts)


def _refs(beat: Beat) -> Iterable[str]:
    """Everything that is drawn: the card, people, and what strikes whom with what."""
    refs = [*beat.people]
    if beat.card:
        refs.append(beat.card)
    if beat.blow is not None:
        refs += [beat.blow.by, beat.blow.to, *beat.blow.cards, *(who for who, _, _ in beat.blow.hearts)]
    return dict.fromkeys(refs)
