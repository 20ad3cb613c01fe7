# Mesures désespérées : les cartes, ce qu’elles demandent, ce que dit le journal.

module-desperate = Mesures désespérées
    .text = Quand un Personnage meurt ou s’en va, retournez une Mesure désespérée, une par jour au plus. Chacune sert une fois, à son heure, sans action ; si elle n’a pas servi à la fin de la deuxième Aube qui suit, elle quitte la Campagne.

card-what-stays-behind = Ce qui reste
    .text = Tout de suite. Ou bien gagnez des pions de la boîte valant 10 au plus, aucun rouge, puis faites un jet d’Empathie : chaque Personnage touché a Mal-être +1. Ou bien un Personnage de votre choix : Mal-être −1.
    .flavour = Une tasse, un briquet, un bon manteau. Personne ne veut l’essayer le premier.
card-nothing-to-lose = Plus rien à perdre
    .text = Au début d’un Combat, ou avant les dés contre une carte Raid de nuit : un Personnage qui y prend part lance son dé une fois de plus à chaque tour, ou une fois de plus contre cette carte. Les deux comptent, et les Munitions se paient pour les deux. Ensuite, ce Personnage a Blessures +1, même la quatrième.
    .flavour = Quelque chose s’est éteint dans ce visage. C’est utile, et nous détournons les yeux.
card-the-floorboards = Les lames du plancher
    .text = Entre deux étapes du jour : choisissez une case libre qui pourrait recevoir un Bricolage. Gagnez 5 Bois, Froid +1. Aucun Bricolage ne pourra plus s’y trouver.
    .flavour = On voit jusque chez les voisins. Eux non plus ne sont plus là.
card-the-neighbours-door = La porte d’à côté
    .text = Le Soir, avant l’attribution des tâches : gagnez 2 Aliments crus et 1 Eau, puis faites un jet d’Empathie : chaque Personnage touché a Mal-être +1. Cette nuit, piochez 2 cartes Raid de nuit au lieu de 1 ; d’autres cartes du même effet ne s’y ajoutent pas.
    .flavour = Elle n’était pas fermée à clé. Ils ne fermaient jamais, à cause de nous.
card-an-empty-bed = Un lit vide
    .text = Entre deux étapes du jour, dans un groupe de 3 ou moins : cherchez un Nouveau venu, sans action et sans tireur. Quiconque vient se joint à vous ; chaque autre Personnage a Faim +1, sans dépasser 3.
    .flavour = Nous n’avons pas changé les draps. Qui viendra ne demandera rien.
card-hands-busy = Les mains occupées
    .text = À la première étape du jour : les cases noires de Faim et de Mal-être ne comptent pas aujourd’hui. Quiconque a travaillé à une étape qu’elles lui auraient coûtée a Fatigue +1 au Crépuscule.
    .flavour = Tant que la scie va, personne n’a rien à dire.
card-say-nothing = Ne rien dire
    .text = À l’Aube, avant La mort a frappé : le jet n’a pas lieu. À la deuxième Aube à compter de celle-ci, vous le faites tout de même, et le résultat compte 2 de moins.
    .flavour = Il y a un nom que nous contournons tous, comme un trou dans le plancher.

option-desperate-use = Utiliser { $card }
option-desperate-share = Partager ce qui reste
option-desperate-leave = Le laisser avec le nom
option-desperate-take = Prendre 1 { $good } (valeur { $worth })
option-desperate-enough = Laisser le reste
option-fight-desperate = { $card } : { $who }
option-raid-desperate = { $card } : { $who }
option-desperate-silence = { $card } : pas un mot aujourd’hui
option-desperate-speak = Le dire maintenant
ask-desperate-estate = Quelqu’un n’est plus là. Que deviennent ses affaires ?
ask-desperate-shares = Choisissez ce que l’on garde, jusqu’à une valeur de { $left }.
ask-desperate-boards = Choisissez la case dont on arrache les lames.
ask-desperate-grief = Il est temps de parler de qui nous avons perdu. En parlons-nous ?

refused-desperate-when = { $card } a son heure.
refused-desperate-space = Il n’y a pas de case libre dont on pourrait arracher les lames.
refused-desperate-full = Nous sommes trop nombreux.
refused-desperate-nobody = Il n’y a plus personne qui pourrait venir.
refused-desperate-late = Seulement au début du Combat.
refused-space-barred = Il n’y a plus de plancher.

event-measure-drawn = Quelqu’un n’est plus là, et quelque chose devient possible : { $card }, jusqu’à l’Aube du jour { $until }.
event-measure-taken = Nous le faisons : { $card }.
event-measure-lapsed = { $card } : c’est passé.
event-nothing-to-lose = { $who } n’a plus rien à perdre.
event-boards-torn = Les lames ont disparu ({ $space }). Plus rien n’y tiendra.
event-hands-busy = Aujourd’hui, personne ne s’arrête pour penser.
event-unsaid = Personne ne dit le nom. Le jour { $day }, il faudra bien que quelqu’un le dise.
event-said-after-all = Aujourd’hui, quelqu’un dit ce qui n’avait pas été dit.

desperate-open = { $card }, jusqu’à l’Aube du jour { $day }.
desperate-unsaid = Ce qui n’a pas été dit le sera à l’Aube du jour { $day }.
desperate-deck = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans le paquet.
beat-desperate-kicker = Mesures désespérées
