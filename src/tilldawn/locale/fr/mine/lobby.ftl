### Nouvelle partie de mine : ce que l’on joue de la boîte, avec quelle rigueur, et ce qui va ensemble

## Choisir pour une nouvelle table

lobby-scenario = Ce que l’on joue
    .hint = La Campagne entière, ou un scénario qui commence vers sa fin.
lobby-level = Difficulté
    .hint = Des réglages à nous, fixés une fois avant le premier Matin. Aucun nombre des règles n’est changé.
lobby-board = Face du plateau
    .hint = La même maison des deux côtés ; ni les pièces, ni ce qui les encombre ne sont les mêmes.
lobby-modules = Modules
    .hint = Des éléments des Récits de la cité en ruine, seuls ou mélangés.

## Ce qui va ensemble

box-needs = Demande { $other }.
box-not-with = Ne se mélange pas avec { $other }.
box-brings = Vient avec { $other }.
box-brings-along = Apporte : { $others }.
box-days = { $same ->
        [yes] { $least } jours
       *[no] { $least } à { $most } jours
    }. Difficulté : { $hard }.
box-part = { $title } : { $text }
box-played = Ce que l’on joue : { $played }.
box-page-about = De quoi il s’agit
box-page-goal = Le but
box-page-length = La durée
box-page-brings = Ce qui vient avec
box-page-rules = Ses propres règles

## La Campagne, et les faces du plateau

scenario-none = La Campagne
    .text = Du premier Matin de froid au cessez-le-feu : huit à dix jours, un Objectif par Chapitre.
side-basic = Face de base
    .text = La maison pour commencer : une seule couche de gravats, un paquet d’Idées à part.
side-advanced = Face avancée
    .text = Les gravats s’empilent par deux, des tireurs guettent le dernier étage, et certains lieux ne s’éveillent qu’une fois dégagés.

## Niveaux

hardship-none = Selon le livret
    .text = Chaque nombre est celui du livret de règles.
hardship-mild = Hiver doux
    .text = Pour une première guerre, ou quand tout le monde doit en voir la fin.
hardship-lean = Hiver maigre
    .text = Un peu plus au départ que ce que donne le livret.
hardship-bitter = Hiver cruel
    .text = Pour qui connaît la ville. La plupart des groupes ne voient pas le cessez-le-feu.
hardship-dial-more = En plus dans l’Inventaire au départ : { $goods }.
hardship-dial-fewer = En moins dans l’Inventaire au départ : { $goods }.
hardship-dial-hunger = Chacun commence avec { $by } de Faim en { $less ->
        [yes] moins
       *[no] plus
    }.
hardship-dial-cold = { $by ->
        [one] Un jeton Froid est posé
       *[other] { $by } jetons Froid sont posés
    } dès le départ.
hardship-dial-raids = { $by ->
        [one] Une carte Raid de nuit au coin rouge est
       *[other] { $by } cartes Raid de nuit au coin rouge sont
    } dans le paquet dès le départ.
