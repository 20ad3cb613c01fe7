### Règles de daylight : Inventaire

## Inventaire

rule-W-INV-01 = Huit emplacements contiennent tout ce que vous portez, armes de départ comprises. En solo, vous en avez 10.
    .title = Huit emplacements
rule-W-INV-02 = Un emplacement suffit à toutes vos cartes de même nom qui portent le symbole d’empilement : 3 Flèches n’en occupent qu’un.
    .title = Empiler les cartes
rule-W-INV-03 = Deux familles s’empilent dans votre inventaire, et elles seules : les Munitions et les ingrédients.
    .title = Ce qui s’empile
rule-W-INV-04 = Un seul nom par pile : vos Balles et vos Flèches occupent 2 emplacements, tout comme vos Flèches et vos Planches.
    .title = Un nom par pile
rule-W-INV-05 = Un emplacement par arme : les vôtres n’en partagent jamais, même identiques.
    .title = Un emplacement par arme
rule-W-INV-06 = Un emplacement par carte Soins : 2 cartes identiques vous en prennent 2.
    .title = Un emplacement par Soins
rule-W-INV-07 = Un emplacement par carte Spéciale, identique ou non, même pour ce que vous ne sauriez toucher, comme l’Encouragement ou la Concentration.
    .title = Un emplacement par carte Spéciale
rule-W-INV-08 = Un emplacement par Bric-à-brac : si vous en gardez 2, ils en occupent 2.
    .title = Un emplacement par Bric-à-brac
rule-W-INV-09 = À tout moment, sauf pendant la résolution d’un effet, vous pouvez défausser de vos cartes pour libérer de la place. Une arme de départ ne se jette pas, ni un Sac à dos qui en contient une.
    .title = Faire de la place
rule-W-INV-10 = Aucun emplacement pour la carte « VAGUE ! » : vous pouvez la tenir même avec un inventaire plein.
    .title = « VAGUE ! » hors inventaire
rule-W-INV-11 = Aucun emplacement pour un jeton que vous avez fabriqué : il ne compte pas comme objet et vous ne pouvez le donner à personne.
    .title = Un jeton n’est pas un objet
rule-W-INV-12 = Défaussez votre carte Décombres une fois qu’elle a servi. Celle qui porte le symbole infini reste avec vous.
    .title = Utilisée, donc défaussée
rule-W-INV-13 = Rien ne peut vous prendre vos armes de départ. Elles ne quittent votre inventaire que si vous les donnez lors de l’Échange.
    .title = Armes de départ protégées
