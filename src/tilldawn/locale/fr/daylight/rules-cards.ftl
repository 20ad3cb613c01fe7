### Règles de daylight : Survivants, Cartes Spéciales, Malchance, Bric-à-brac

## Survivants

rule-W-SURV-01 = Les Survivants ont leur place sur la ligne comme les ennemis, là où le mélange les a mis.
    .title = Survivants sur la ligne
rule-W-SURV-02 = Un Survivant n’attaque jamais : quand vient son tour sur la ligne, passez à la carte suivante.
    .title = Les Survivants n’attaquent pas
rule-W-SURV-03 = Tant qu’un Survivant est debout, les ennemis attaquent les Survivants, en commençant par le plus à gauche. Votre tour et celui de vos partenaires, à partir du joueur qui tient « VAGUE ! », ne viennent que s’il n’en reste plus.
    .title = Les Survivants d’abord
rule-W-SURV-04 = La première attaque qui suit la mort du dernier Survivant vise le joueur qui tient « VAGUE ! », peu importe combien les Survivants en ont encaissé.
    .title = Après le dernier Survivant
rule-W-SURV-05 = Si un Survivant est en vie à la fin de la Manche, laissez-le à sa place : il y sera encore aux Manches suivantes.
    .title = Les Survivants restent
rule-W-SURV-06 = Vous pouvez prendre un Survivant pour cible de votre attaque, tout comme un ennemi.
    .title = Attaquer un Survivant
rule-W-SURV-07 = Un point de votre Éclaboussure suffit à tuer un Survivant voisin de la cible.
    .title = L’Éclaboussure tue les Survivants
rule-W-SURV-08 = Les Survivants n’empêchent pas la victoire : vous pouvez gagner, qu’il en reste ou non sur la ligne.
    .title = Survivants et victoire

## Cartes Spéciales

rule-W-SPEC-01 = Un Dégât, subi sur-le-champ : voilà le prix d’une Boisson énergisante pendant votre tour de Combat. La rouge vous accorde 1 attaque de plus ce tour-ci, la verte 1 fabrication de plus.
    .title = Boisson énergisante
rule-W-SPEC-02 = Un Dégât de Boisson énergisante peut être celui de trop : s’il tue votre personnage, la partie est perdue pour tous.
    .title = Une boisson mortelle
rule-W-SPEC-03 = Jouez Concentration pendant votre attaque et répartissez-en les Dégâts à votre gré entre la cible et ses voisines.
    .title = Concentration : répartir les Dégâts
rule-W-SPEC-04 = Concentration ne répartit ni l’Éclaboussure, que les voisines de votre cible d’origine subissent en entier, ni le +1 d’une Lance.
    .title = Concentration et Éclaboussure
rule-W-SPEC-05 = Une action de plus, attaque ou fabrication, revient au joueur dont c’est le tour quand vous jouez Encouragement. Vous ne pouvez pas le jouer pendant votre propre tour.
    .title = Encouragement : aider un autre
rule-W-SPEC-06 = Après avoir joué Encouragement, vous devez prendre « VAGUE ! » au joueur qui la tient, et avec elle le risque d’essuyer la première attaque.
    .title = Encouragement attire la Vague
rule-W-SPEC-07 = Un Dégât pour vous, 1 Éclaboussure de plus pour votre attaque : c’est l’effet de Soif de sang quand vous la jouez en attaquant.
    .title = Soif de sang
rule-W-SPEC-08 = Deux cartes Combat de plus sont piochées pour votre attaque si vous jouez des Pilules de vitalité. Vous n’en appliquez toujours qu’une.
    .title = Pilules de vitalité
rule-W-SPEC-09 = Les Pilules de vitalité conviennent à toutes les armes : si la vôtre ne pioche aucune carte Combat, vous en piochez 2 et devez en appliquer 1.
    .title = Des Pilules sans autre pioche
rule-W-SPEC-10 = Une carte Combat qui vient d’être piochée, par un joueur ou pour un ennemi, est défaussée et remplacée par une nouvelle quand vous jouez Veinard.
    .title = Veinard : une nouvelle pioche
rule-W-SPEC-11 = Si vous avez Veinard, vous pouvez le jouer pendant le tour de n’importe qui et pendant les attaques ennemies, pas seulement pour vous.
    .title = Qui peut jouer Veinard
rule-W-SPEC-12 = Un seul emplacement suffit à votre Sac à dos ; les cartes objet que vous y rangez, 2 au plus, n’en occupent aucun. Quand tous vos emplacements sont pris, vous pouvez garder un Sac à dos trouvé en y rangeant aussitôt 1 de vos cartes.
    .title = La contenance du Sac
rule-W-SPEC-13 = Un Pillard ne peut vous prendre ni votre Sac à dos ni une carte qui s’y trouve.
    .title = À l’abri des Pillards
rule-W-SPEC-14 = La Malchance ne peut vous coûter ni votre Sac à dos ni son contenu : mettez-les de côté avant toute perte au hasard.
    .title = À l’abri de la Malchance
rule-W-SPEC-15 = À chaque phase, vous pouvez ranger des cartes dans votre Sac à dos, en sortir ou en échanger, tant que votre inventaire ne dépasse pas sa limite.
    .title = Refaire son Sac
rule-W-SPEC-16 = Si vous donnez votre Sac à dos pendant l’Échange, les cartes qu’il contient partent avec lui, et le tout compte pour 1 seul don.
    .title = Donner le Sac
rule-W-SPEC-17 = Si vous défaussez votre Sac à dos, les cartes restées dedans sont défaussées aussi.
    .title = Défausser le Sac
rule-W-SPEC-18 = Une fois utilisée, une carte Spéciale est défaussée. Seul le Sac à dos fait exception : vous le gardez.
    .title = Après usage, à la défausse
rule-W-SPEC-19 = Vous pouvez jouer plusieurs cartes Spéciales dans le même tour, et même sur une seule attaque.
    .title = Plusieurs cartes Spéciales

## Malchance

rule-W-BAD-01 = Un Dégât : c’est ce que vous subissez en piochant Attaque de rongeur.
    .title = Attaque de rongeur
rule-W-BAD-02 = Une carte Décombres de votre inventaire, tirée au hasard, est défaussée quand vous piochez Attaque de corbeau. Vos armes, votre Sac à dos et son contenu sont épargnés.
    .title = Attaque de corbeau
rule-W-BAD-03 = Deux Dégâts : c’est ce que vous subissez en piochant Os brisé.
    .title = Os brisé
rule-W-BAD-04 = Une fois son effet subi, la carte Malchance va à la défausse ; vous n’en gardez jamais.
    .title = Après la Malchance
rule-W-BAD-05 = La Malchance peut vous tuer, pendant la Recherche ou quand des Gravats instables l’amènent au Combat, et la partie est alors perdue pour tous.
    .title = Malchance mortelle

## Bric-à-brac

rule-W-JUNK-01 = Le Bric-à-brac ne fait rien par lui-même : vous ne pouvez que le porter, le donner ou le défausser.
    .title = Un Bric-à-brac sans effet
rule-W-JUNK-02 = Le Bric-à-brac fait partie des cartes que vous pouvez perdre au hasard : en porter, c’est donner à une meilleure carte plus de chances d’y échapper.
    .title = Le Bric-à-brac comme bouclier
rule-W-JUNK-03 = Si un Atout de votre personnage mentionne le Bric-à-brac, vous pouvez en faire l’usage qu’il décrit ; les autres ne le peuvent pas.
    .title = Bric-à-brac et Atouts
