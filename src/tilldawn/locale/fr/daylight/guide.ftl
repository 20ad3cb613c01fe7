### Le guide des premières Manches : il parle à qui apprend, peu de mots à la fois

guide-chapter-search = Recherche
guide-chapter-trade = Échange
guide-chapter-combat = Combat
guide-chapter-round = La Manche suivante

guide-welcome = Une horde approche, et le soleil prend son temps. Vous jouez l’un de trois personnages ; deux robots tiennent les autres. J’explique pendant que vous jouez. Congédiez-moi quand vous voudrez.
    .title = Jusqu’au jour
guide-goal = Six Manches amènent des ennemis. Après la sixième, c’est gagné dès qu’il n’en reste plus un ; d’ici là, on se bat. Nous gagnons et perdons ensemble : le premier d’entre nous qui meurt met fin à tout.
    .title = Ce que nous voulons
guide-round = Chaque Manche, c’est Recherche, Échange, Combat, dans cet ordre. On fouille d’abord, on partage ensuite, puis ils arrivent.
    .title = Une Manche
guide-you = Vous avez { $health } de Santé et, pour commencer, { $weapons }. Il y a de la place pour { $slots } choses ; les cartes qui s’empilent ne prennent qu’une place.
    .title = Ce que vous avez
guide-found = Vous avez pioché { THE($card) }. Gardez la carte, ou laissez-la. Rien n’est définitif : ce qui ne vous sert pas se donne pendant l’Échange.
    .title = Garder ou laisser
guide-risk = Nous piochons à tour de rôle, encore et encore, tant que personne ne tire « { card-wave } ». C’est l’une des { $cards ->
        [one] dernières cartes
       *[other] { $cards } cartes qui restent
    } ici, et la Malchance s’y cache aussi.
    .title = Ce qui attend dessous
guide-ingredient = Un ingrédient. À deux, ils font quelque chose au Combat : { card-planks } et { card-nails } une { token-barricade }, { card-planks } et { card-shards } une { token-spear }, { card-wires } et { card-explosives } un { token-trap }, { card-nails } et { card-explosives } une { token-grenade }.
    .title = De quoi fabriquer
guide-wave = « { card-wave } », et c’est vous qui la tenez. { $card } montre qui viendra. Acceptez, et la Recherche est finie. Ou payez 1 de Santé pour une carte de plus : elle retourne dans la pile.
    .title = Ils arrivent
guide-line = Les voici. Après nos tours, chaque ennemi frappe une fois, de gauche à droite. Qui est encore là en fin de Manche reste sur la ligne.
    .title = La ligne
guide-aims = Le premier coup va à qui tient « { card-wave } », le suivant à son voisin de gauche, et ainsi de suite autour de la table. Chaque ennemi qui tombe décale d’une place les coups qui le suivent.
    .title = Qui ils frappent
guide-trade = Donnez une carte à qui en a le plus besoin : les Munitions à qui tient l’arme, l’autre moitié d’une recette à qui a la première. On peut vous dire non : elle reste alors à vous.
    .title = Un don chacun
guide-offer = { $seat } vous propose { THE($card) }. Prenez la carte s’il y a de la place, ou dites non. Rien n’est dû en retour, et tant que vous n’avez pas répondu, elle peut être reprise.
    .title = Quelque chose pour vous
guide-heal = On ne se soigne que pendant l’Échange. Chaque cœur d’une carte vous rend 1 de Santé, à vous seul. Les cœurs de trop sont perdus.
    .title = Se soigner
guide-ready = Quand vous avez donné et soigné, dites que vous avez fini. Quand tous l’ont dit, le Combat commence et plus rien ne change de mains.
    .title = Prêt ?
guide-turn = À vous, et une action : attaquer ou fabriquer. Les cartes qui le disent se jouent avant ou après, sans coûter d’action.
    .title = Une action
guide-perks = Deux Atouts sont à vous. Le premier sert toujours, pendant votre tour ; le second, seulement si vous êtes Premier joueur. Ce jeton fait le tour de la table, une place par Manche.
    .title = Vos Atouts
guide-target = Choisissez qui frapper. Les Dégâts restent sur un ennemi d’une Manche à l’autre. Ce qui dépasse est perdu : regardez ce qu’il lui reste.
    .title = Qui frapper
guide-ammo = Fusils et arcs dépensent des Munitions. Chaque carte dépensée fait piocher une carte Combat de plus, et de toutes, une seule doit compter. Ce qui est tiré est tiré.
    .title = Combien de Munitions ?
guide-cards = Le paquet de Combat, c’est la chance de chaque coup, de −2 à +3. Une seule des cartes piochées s’applique, et c’est vous qui choisissez. Puis on les défausse toutes.
    .title = Choisir une carte
guide-splash = Éclaboussure : chaque voisin de votre cible subit aussi ces Dégâts, à gauche et à droite. Visez entre deux ennemis. La leur fait de même chez nous : nos voisins sont touchés.
    .title = Éclaboussure
guide-craft = Vous avez les deux moitiés d’une recette. Fabriquer est votre action : une { token-barricade } ou un { token-trap } vous protège, une { token-spear } ou une { token-grenade } va aussitôt à un ennemi.
    .title = Fabriquer
guide-enemies = Les ennemis ont eu leur tour ; il vous reste { $health } de Santé. Le journal garde chaque coup, qui l’a porté et pourquoi il a frappé là.
    .title = Ce qu’ils ont fait
guide-leftovers = Une nouvelle Manche. De nouveaux Décombres rejoignent ce que personne n’a pioché, et « { card-wave } » y est revenue. Plus elle tarde, plus on trouve, et plus on tombe sur la Malchance.
    .title = Et on recommence
guide-farewell = Vous savez tout : chercher, partager, se battre, et garder en vie le plus faible. S’il arrive du nouveau, je dirai un mot. Chaque règle est derrière sa marque. Tenez bon.
    .title = La nuit est à vous
