### Pourquoi un bot a choisi ainsi : une ligne à chaque fois, dite par le bot

# $why : un robot d’un autre module donne sa raison dans ses propres mots.
why-said = { $why }
why-random = Je choisis au hasard.
why-only = Je n’ai encore rien choisi.
why-default = Je ne connais pas de meilleure réponse à cette question ; je prends la première sans danger.

## Mise en place

why-character = Parmi les personnages qui restent, { THE($character) } me convient le mieux.
why-weapon = { CAP(THE($card)) } complète le mieux ce que j’ai : d’abord de quoi frapper sans munitions, ensuite de quoi tirer.

## Recherche

why-keep = J’ai de la place pour { THE($card) }.
why-leave = { CAP(THE($card)) } vaut moins pour moi que ce qu’il faudrait défausser.
why-swap = { CAP(THE($card)) } vaut plus pour moi que { THE($out) }.
why-wave-enough = Cette Manche nous a apporté assez de cartes.
why-wave-accept = Attendre encore ne rapporterait rien.
why-wave-weak = { $health ->
        [one] Avec { $health } point de Santé, je ne peux pas payer un retard.
       *[other] Avec { $health } points de Santé, je ne veux pas payer un retard.
    }
why-wave-delay = Nous manquons de cartes, et avec { $health } points de Santé je peux en céder un.
why-peek = Regarder ne coûte rien.
why-peeked-take = { $card } : mieux vaut l’avoir que la laisser sur la pile.
why-peeked-leave = { CAP(THE($card)) } me frapperait ; la personne suivante l’encaisse mieux.

## Sacs à dos

why-pack-room = Avec { THE($card) } dans le Sac à dos, un emplacement se libère.
why-pack-safe = Dans le Sac à dos, personne ne volera { THE($card) }.
why-unpack = Je veux avoir { THE($card) } sous la main.
why-which-pack = Le contenu de celui-ci vaut le moins.

## Échange

why-give = { $to } fera mieux que moi avec { THE($card) }.
why-heal = J’ai besoin de la Santé que donne { THE($card) }.
why-ready = Je n’ai rien qui aiderait davantage quelqu’un d’autre.
why-gift-take = { CAP(THE($card)) } me servira.
why-gift-refuse = Il faudrait défausser mieux que { THE($card) }.

## Combat : le tour

why-attack = Blesser { THE($enemy) } avec { THE($card) } nous aide le plus.
why-attack-kill = Avec { THE($card) }, { THE($enemy) } devrait tomber, et c’est ce qui nous aide le plus.
why-craft = { CAP(ONE($token)) } nous aide plus que toute attaque à ma portée.
why-drink = Une action de plus vaut la Santé que me coûte { THE($card) }.
why-drink-attack = Une attaque de plus fait mieux qu’un jeton de plus.
why-drink-craft = Un jeton de plus fait mieux qu’une attaque de plus.
why-over-here = Mieux vaut que les ennemis commencent par moi.
why-barter = Je peux donner { THE($card) } : la défausse offre mieux.
why-barter-take = { $card } : c’est ce qui me manque le plus.
why-done = Plus rien n’en vaut la peine.

## Combat : l’attaque

why-target = De toutes les cibles, c’est { THE($enemy) } qu’il faut le plus affaiblir.
why-target-kill = { CAP(THE($enemy)) } devrait tomber, et c’est ce qui nous épargne le plus.
why-ammo = { $count ->
        [one] { $count } carte suffit contre { THE($enemy) } ; une de plus ne paierait pas.
       *[other] { $count } cartes en valent la peine contre { THE($enemy) } ; une de plus ne paierait pas.
    }
why-boost = { CAP(THE($card)) } rapporte ici plus que son prix.
why-boost-perk = { CAP(THE($perk)) } aide et ne coûte rien.
why-strike = Rien de ce que je pourrais ajouter ne paierait.
why-apply = Parmi les cartes piochées, { $card } fait le plus.
why-lucky-attack = Une autre carte que { $card } peut faire compter cette attaque.
why-lucky-defence = { $card } blesserait trop { $seat }.
why-lucky-keep = Cela ne vaut pas une carte Veinard.
why-focus = Partagés, les Dégâts font plus d’effet.
why-focus-keep = Partagés, les Dégâts ne feraient guère plus d’effet.
why-share = C’est sur { THE($enemy) } que ce point fait le plus.
why-place = C’est sur { THE($enemy) } que { THE($token) } est le mieux.
why-reuse = Une munition reprise est toujours bonne à prendre.
why-double-tap = { CAP(THE($enemy)) } mérite un second tir.
why-cheer = Une action de plus pour { $to } vaut bien que je tienne VAGUE !
why-cheer-keep = Il y aura un meilleur moment pour encourager.
why-enemy-card = C’est elle qui nous fait le moins de mal.
