"""What the pets do, and what may be done with them.

`state.modules["pets"]` says where each is. The Cat: `home`, `out`, or `gone` (out of the game). The Dog:
`along` with the party that found it, `fed`, `hungry`, or `gone`. An empty word: it has not come yet.
"""

from __future__ import annotations

from typing import Any

from tilldawn.engine.flow import Flow, roll, rule
from tilldawn.engine.objection import Objection, Offer, allowed, refusals
from tilldawn.engine.request import Arg, Option, Refusal
from tilldawn.games.mine.cards.characters import LAST
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.cards.raids import RAID
from tilldawn.games.mine.choices import choose_person, consider, sleepers
from tilldawn.games.mine.goods import FOOD
from tilldawn.games.mine.people.group import at_home, awake, guards, party
from tilldawn.games.mine.people.harm import pangs, relieve
from tilldawn.games.mine.pets.cards import (
    ASTRAY,
    BARKS,
    CAT,
    CONSOLES,
    DOG,
    GONE,
    HUNTS,
    KILLED,
    MEALS,
    PETS,
    RATS,
    RIVAL,
    ROUGH,
    SCRAPS,
    SLEEPS,
    STRAYS,
)
from tilldawn.games.mine.pets.events import (
    CatAwaited,
    CatRolled,
    DogBarked,
    DogFed,
    DogInDanger,
    DogWentHungry,
    PetCame,
    PetEaten,
    PetLeftBehind,
    PetLost,
)
from tilldawn.games.mine.state import Game, Person, RaidTonight, State
from tilldawn.games.mine.trade.supply import discard, gain
from tilldawn.games.mine.verbs import Verb

STROKE = Verb("cat-use", "M-PET-03", anytime=True, refs=(f"card:{CAT.id}",))
EAT_PET = Verb("eat-pet", "M-PET-05", "pet:card", anytime=True, warning="warning-eat-pet")
FEED_DOG = Verb("dog-feed", "M-PET-01", "good:good", refs=(f"card:{DOG.id}",))
NO_FOOD = Verb("dog-hungry", "M-PET-01", refs=(f"card:{DOG.id}",))

HOME, OUT, ALONG, LOST = "home", "out", "along", "gone"
FED, HUNGRY = "fed", "hungry"


def kennel(s: State) -> dict[str, Any]:
    """What the module remembers."""
    found: dict[str, Any] = s.modules["pets"]
    return found


def lay_out(s: State) -> None:
    """The Cat lives in the house from the beginning; a Dog may come."""
    s.modules["pets"] = {CAT.id: HOME, DOG.id: "", "used": 0, "scraps": False}


@rule("M-PET-01", "M-PET-02", "M-PET-04")
def indoors(s: State, pet: str) -> bool:
    """Whether it is in the Shelter: the pets go nowhere else with anybody."""
    return kennel(s)[pet] in (HOME, FED, HUNGRY)


@rule("M-PET-01")
def absent(s: State, pet: str) -> Objection | None:
    """Why it cannot come: each can come once, and there is one of each."""
    where = kennel(s)[pet]
    if not where:
        return None
    return Objection(
        "refused-pet-gone" if where == LOST else "refused-pet-here", "M-PET-01", {"pet": f"card:{pet}"}
    )


@rule("M-PET-01")
def come(g: Game, pet: str) -> None:
    """It comes to live with us: at once at home; on the way it follows the party, and weighs nothing."""
    s = g.state
    away = s.trip is not None and s.phase == "scavenging"
    settled = HOME if pet == CAT.id else FED
    kennel(s)[pet] = ALONG if away else settled
    g.emit(PetCame(pet=f"card:{pet}", how="along" if away else "home", rule="M-PET-01"))


@rule("M-PET-01")
def bring_home(g: Game) -> Flow[None]:
    """Dawn: who has followed the party is at home with it, or has lost its way with it."""
    s = g.state
    for pet in PETS:
        if kennel(s)[pet] == ALONG and party(s):
            kennel(s)[pet] = HOME if pet == CAT.id else FED
            g.emit(PetCame(pet=f"card:{pet}", how="home", rule="M-PET-01"))
        elif kennel(s)[pet] == ALONG:
            kennel(s)[pet] = ""
            g.emit(PetLeftBehind(pet=f"card:{pet}", rule="M-PET-01"))
    yield from ()


@rule("M-PET-09")
def lose(g: Game, pet: str, how: str) -> Flow[None]:
    """A pet is lost: an Empathy roll of everybody at home, and whom it hits is more miserable."""
    s = g.state
    kennel(s)[pet] = LOST
    g.emit(PetLost(pet=f"card:{pet}", how=how, rule="M-PET-09"))
    yield from pangs(g, at_home(s), 1, "M-PET-09")


# --- At any time --------------------------------------------------------------------------------------


@rule("M-PET-03", "M-PET-05", "M-PET-12")
def _barred(s: State) -> Objection | None:
    """Nobody has a hand free for a pet in a fight or under a raid; a script has its own silence."""
    if s.combat is not None:
        return Objection("refused-pet-combat", "M-PET-03")
    return Objection("refused-pet-raid", "M-PET-03") if s.raid is not None else None


def _awake(s: State) -> list[Person]:
    return [person for person in at_home(s) if awake(person)]


@rule("M-PET-02", "M-PET-03", "M-PET-04")
def _cat_offer(s: State) -> Offer:
    """Once a day, without an action, in every phase: whoever is at home and awake."""
    where = kennel(s)[CAT.id]
    against = _barred(s)
    if where == OUT:
        against = Objection("refused-cat-out", "M-PET-04")
    elif kennel(s)["used"] == s.day:
        against = Objection("refused-cat-used", "M-PET-03")
    elif not _awake(s):
        against = Objection("refused-cat-nobody", "M-PET-03")
    return STROKE(s.leader), against


@rule("M-PET-04", "M-PET-05", "M-PET-06", "M-PET-10")
def _meal_offer(s: State, pet: str) -> Offer:
    """351: a pet that is in the house may be eaten, if anybody is there."""
    against = _barred(s)
    if not s.settings.eating:
        against = Objection("refused-pet-rule", "M-PET-10")
    elif not indoors(s, pet):
        against = Objection("refused-cat-out", "M-PET-04")
    elif not at_home(s):
        against = Objection("refused-pet-nobody", "M-PET-06")
    return EAT_PET(s.leader, pet), against


def _offers(s: State) -> list[Offer]:
    """What might be done with the pets there are."""
    found: list[Offer] = []
    if kennel(s)[CAT.id] in (HOME, OUT):
        found.append(_cat_offer(s))
    found += [_meal_offer(s, pet) for pet in PETS if kennel(s)[pet] not in ("", ALONG, LOST)]
    return found


def anytime(g: Game) -> list[Option]:
    """What may be done with them beside the open question."""
    return allowed(_offers(g.state))


def refused(s: State) -> list[Refusal]:
    """What cannot be done with them now. That a pet can be eaten at other tables nobody needs to hear."""
    return refusals(
        (option, against)
        for option, against in _offers(s)
        if s.settings.eating or option.verb != EAT_PET.name
    )


def act(g: Game, chosen: Option) -> Flow[None]:
    """Do it."""
    if chosen.verb == STROKE.name:
        yield from _use_cat(g)
    else:
        yield from _eat(g, chosen.args[0])


@rule("M-PET-03", "M-PET-04")
def _use_cat(g: Game) -> Flow[None]:
    """The Black die: it wanders off, sleeps, consoles somebody, and now and then it brings something home."""
    s = g.state
    kennel(s)["used"] = s.day
    result = yield from roll(BLACK)
    bonus = SCRAPS * bool(kennel(s)["scraps"]) + RIVAL * indoors(s, DOG.id)
    total = result + bonus
    does = (
        "strays"
        if total <= STRAYS
        else "sleeps"
        if total <= SLEEPS
        else "hunts"
        if total >= HUNTS
        else "consoles"
    )
    g.emit(CatRolled(result=result, bonus=bonus, total=total, does=does, rule="M-PET-03"))
    if does == "strays":
        kennel(s)[CAT.id] = OUT
    if does in ("consoles", "hunts"):
        sad = [person for person in _awake(s) if person.misery]
        if sad:
            words: dict[str, Arg] = {"who": f"card:{CAT.id}"}
            person = yield from choose_person(
                g,
                "cat-consoles",
                sad,
                "M-PET-03",
                words,
                refused=lambda: sleepers(at_home(s), s.leader, "M-PET-03"),
            )
            relieve(g, person, "misery", CONSOLES, "M-PET-03")
    if does == "hunts":
        gain(g, {"raw-food": 1}, "storage", "M-PET-03")


@rule("M-PET-05", "M-PET-07", "M-PET-08", "M-PET-09", "M-PET-11")
def _eat(g: Game, pet: str) -> Flow[None]:
    """It is out of the game; Raw Food, as far as the box holds any; and one Empathy roll at home."""
    s = g.state
    kennel(s)[pet] = LOST
    why = "M-PET-07" if pet == CAT.id else "M-PET-08"
    g.emit(PetEaten(pet=f"card:{pet}", rule=why))
    gain(g, {"raw-food": PETS[pet].meat}, "storage", "M-PET-11")
    yield from pangs(g, at_home(s), 1, "M-PET-09")


@rule("M-PET-03", "M-PET-05")
def stakes(s: State, coming: str, option: Option) -> bool:
    """The Cat does nothing for yesterday; a pet can save somebody from hunger only before supper is over."""
    if option.verb == STROKE.name:
        return coming == "morning" and any(person.misery for person in _awake(s))
    if option.verb == EAT_PET.name:
        return coming == "supper" and any(person.hunger == LAST - 1 and not person.ate for person in s.group)
    return False


# --- Through the day ----------------------------------------------------------------------------------


@rule("M-PET-01")
def new_scraps(g: Game) -> Flow[None]:
    """Dusk: what the last supper left is gone, and who followed a party by day has come home after it."""
    kennel(g.state)["scraps"] = False
    for pet in PETS:
        if kennel(g.state)[pet] == ALONG:
            kennel(g.state)[pet] = HOME if pet == CAT.id else FED
            g.emit(PetCame(pet=f"card:{pet}", how="home", rule="M-PET-01"))
    yield from ()


@rule("M-PET-03")
def eaten(g: Game, food: str) -> None:
    """Raw or Canned Food at supper leaves scraps."""
    if food in MEALS:
        kennel(g.state)["scraps"] = True


@rule("M-PET-01")
def feed_dog(g: Game) -> Flow[None]:
    """After the Characters: a food for the Dog, or it is hungry; hungry and again unfed, it runs off."""
    s = g.state
    if not indoors(s, DOG.id):
        return
    hungry = kennel(s)[DOG.id] == HUNGRY
    none = NO_FOOD(s.leader, warning="warning-dog-runs" if hungry else "")
    if any(s.storage.get(food) for food in FOOD):
        chosen = yield from consider(
            g,
            "dog-supper",
            lambda: [*(FEED_DOG(s.leader, food) for food in FOOD if s.storage.get(food)), none],
            "M-PET-01",
            refused=lambda: _no_food(s),
        )
        if not indoors(s, DOG.id):
            return
        if chosen.verb == FEED_DOG.name:
            discard(g, {chosen.args[0]: 1}, "storage", "M-PET-01")
            kennel(s)[DOG.id] = FED
            g.emit(DogFed(good=f"good:{chosen.args[0]}", rule="M-PET-01"))
            return
    if hungry:
        yield from lose(g, DOG.id, "ran")
    else:
        kennel(s)[DOG.id] = HUNGRY
        g.emit(DogWentHungry(rule="M-PET-01"))


def _no_food(s: State) -> list[Refusal]:
    """Food that is not there."""
    why = Objection("why-not-in-storage", "M-PET-01")
    return refusals((FEED_DOG(s.leader, food), why) for food in FOOD if not s.storage.get(food))


@rule("M-PET-04")
def await_cat(g: Game) -> Flow[None]:
    """After the Fate card: a Cat that is out comes home, stays out, or does not come any more."""
    s = g.state
    if kennel(s)[CAT.id] != OUT:
        return
    result = yield from roll(BLACK)
    does = "gone" if result <= GONE else "out" if result <= ASTRAY else "back"
    g.emit(CatAwaited(result=result, does=does, rule="M-PET-04"))
    if does == "gone":
        yield from lose(g, CAT.id, "strayed")
    elif does == "back":
        kennel(s)[CAT.id] = HOME


# --- By night -----------------------------------------------------------------------------------------


@rule("M-PET-01", "M-RAID-37")
def bark(g: Game, raid: RaidTonight) -> Flow[None]:
    """With a Guard beside it the Dog takes points off every raid card, more if it has been fed."""
    s = g.state
    if indoors(s, DOG.id) and guards(s):
        points = BARKS[kennel(s)[DOG.id]]
        raid.points += points
        g.emit(DogBarked(points=points, rule="M-RAID-37"))
    yield from ()


@rule("M-PET-01")
def after_raid(g: Game, raid: RaidTonight, resolved: bool) -> Flow[None]:
    """Those who came to hurt somebody may have killed the Dog."""
    s = g.state
    if not resolved or not indoors(s, DOG.id) or RAID[raid.card].wounds < ROUGH:
        return
    result = yield from roll(BLACK)
    killed = result <= KILLED
    g.emit(DogInDanger(result=result, killed="yes" if killed else "no", rule="M-PET-01"))
    if killed:
        yield from lose(g, DOG.id, "killed")


@rule("M-PET-01")
def hunted(s: State) -> int:
    """Pieces that rats do not get."""
    return RATS if indoors(s, CAT.id) else 0
