### House cards for Survive Until Daylight

pack-house-cards = House cards
    .text = A Thermos, a Flare Gun, Second Wind, Broken Glass, one more Combat card (+2 with Splash), and the Assault Fog with ten more Horde cards.

card-house-cards_thermos = Thermos
    .text = Heals { $hearts } Health.
    .flavour = Somebody wrote a name on the lid, and somebody else crossed it out.
card-house-cards_flare-gun = Flare Gun
    .flavour = It was meant to call for help. It still does, in a way.
card-house-cards_second-wind = Second Wind
    .text = On your turn: heal 1 Health and craft once more.
    .flavour = You had stopped counting on it.
card-house-cards_broken-glass = Broken Glass
    .text = If you are unhurt, suffer 1 Damage.
    .flavour = The shop window of a place that sold beds.
combat-house-cards_plus-2-splash = +2 Damage with Splash 1
assault-house-cards_fog = Fog
