### Le Verger en français

game-title = Le Verger
start-what = Un arbre, un panier, quatre jours ; de 1 à 3 personnes, ensemble.
game-pitch = Quatre jours sous le même arbre. Cueillez, secouez, gare aux vers, et gardez deux pommes pour le dernier soir.

## Choses

fruit-apple = Pomme
fruit-pear = Poire
fruit-worm = Ver
orchard-counted = { $count } { $fruit }
orchard-day = Jour { $day } sur { $days } ; il reste { $left } cartes sur l’arbre.
orchard-basket = { $some ->
    [no] Le panier est vide.
   *[yes] Dans le panier : { $fruits }.
}

## Questions et réponses

ask-turn = Cueillir, secouer l’arbre ou se reposer ?
ask-sing = Une poire ! Vous chantez ?
ask-pack = Choisissez ce qu’on emporte.
option-pick = Cueillir
option-rest = Se reposer jusqu’à demain
option-shake = Secouer l’arbre (3 ou plus : on continue)
option-sing = Chanter
option-hush = Se taire
option-eat = Manger : { $fruit }
option-pack = Emporter : { $fruit }
refused-shaken = L’arbre a déjà été secoué aujourd’hui.

## Ce qui arrive

event-picked = De l’arbre : { $fruit }.
event-shook = On a secoué l’arbre : { $pips }.
event-eaten = Mangé : { $fruit }.
event-sung = { $seat } a chanté.
orchard-over = Le panier est prêt.
orchard-story = { $picked ->
    [one] { $picked } fruit cueilli.
   *[other] { $picked } fruits cueillis.
}

## Règles

rule-T-1 = À votre jour, vous pouvez tirer une carte de l’arbre. Un fruit va au panier ; un ver en coûte un.
    .title = Cueillir
rule-T-2 = Une fois par jour, vous pouvez secouer l’arbre : lancez un dé. Avec 3 ou plus votre tour continue, sinon le jour est fini.
    .title = Secouer
rule-T-3 = Vous pouvez vous reposer : le jour est fini.
    .title = Se reposer
rule-T-4 = Quand une poire est tirée, le joueur suivant peut chanter. Il n’en sort rien.
    .title = Chansons
rule-T-5 = Le dernier soir, on emporte trois fruits, un par un. Avec deux pommes, c’est gagné.
    .title = Emporter
rule-T-6 = À tout moment, chacun peut manger un fruit du panier.
    .title = Manger

order-song = Quand l’autre tire une poire et que je peux chanter
    .text = « Jamais » garde le silence.
