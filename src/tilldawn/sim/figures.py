"""What a simulation counts games by."""

from __future__ import annotations

from tilldawn.engine.game import Outcome


def cause(outcome: Outcome) -> str:
    """What the game was lost by: the kind of enemy, the card or perk, or the id of the reason."""
    named = str(outcome.reason.args.get("cause", ""))
    kind, _, what = named.partition(":")
    return f"kind:{what.rpartition('-')[0]}" if kind == "enemy" else named or outcome.reason.id
