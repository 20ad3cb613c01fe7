### Règles de mine : Aube, Cartes Destin, Pions Attente, Soins, Alcool, Mort et départ, Trait

## Aube

rule-M-DAWN-01 = Étape 1 de l’Aube : les Personnages partis en Collecte rentrent au Refuge, et tout ce que vous rapportez dans la pile des Trouvailles va dans l’Inventaire.
    .title = Le retour
rule-M-DAWN-02 = Étape 2 de l’Aube : vous pouvez poser sur vos Personnages des Médicaments, des Herbes médicinales et des Bandages de l’Inventaire.
    .title = Les soins de l’Aube
rule-M-DAWN-03 = Étape 3 de l’Aube : piochez une carte Destin et résolvez sa partie supérieure, section après section. La partie inférieure ne joue aucun rôle à l’Aube.
    .title = La carte Destin
rule-M-DAWN-04 = Étape 4 de l’Aube : piochez 2 cartes Action narrative, gardez-en 1 et remettez l’autre dans le paquet, que vous mélangez.
    .title = Deux Actions narratives
rule-M-DAWN-05 = Votre groupe garde ses cartes Action narrative de jour en jour, même d’une sauvegarde à l’autre, jusqu’à ce que vous les utilisiez comme le dit leur texte.
    .title = Garder ses Actions narratives
rule-M-DAWN-06 = Étape 5 de l’Aube : La mort a frappé. Cette vérification vient en dernier, après les Actions narratives, et seulement si vous avez perdu quelqu’un ce jour-là.
    .title = La dernière étape
rule-M-DAWN-07 = Quand l’Aube est finie, un nouveau jour commence. C’est aussi le seul moment pour remplir une fiche de sauvegarde : vous pouvez ranger la partie ici et la reprendre au Matin.
    .title = Un nouveau jour
rule-M-DAWN-08 = S’il reste moins de 2 cartes Action narrative dans le paquet, piochez ce qu’il y a. S’il n’y en a qu’une, elle est à vous.
    .title = Peu d’Actions narratives
rule-M-DAWN-09 = Le Destin n’épargne pas un Personnage endormi : Maladie, Blessures, Froid et toutes les autres sections s’appliquent à lui. Vous ne laissez de côté que son Trait.
    .title = Destin et sommeil

## Cartes Destin

rule-M-FATE-01 = Deux parties sur chaque carte Destin : celle du haut pour l’Aube, celle du bas, avec son dé et son texte, pour le Combat. Quand vous utilisez l’une, ignorez l’autre.
    .title = Deux parties
rule-M-FATE-02 = La quatrième section de chaque carte Destin résout les pions Attente, puis les défausse : il n’en reste aucun sur vos cartes.
    .title = La section Attente
rule-M-FATE-03 = Quand une carte Destin nomme une sorte de soin, les Personnages qui l’ont sont soignés, et tous les pions de cette sorte posés sur vos Personnages sont défaussés, pas seulement 1. Deux Médicaments sur la même personne partent tous deux pour un seul soin.
    .title = Des soins par le Destin
rule-M-FATE-04 = Un pion d’une sorte fait tout ce qui peut l’être : en poser plusieurs sur un même Personnage ne vous donne pas un effet plus fort. Si la carte admet les Médicaments et les Herbes médicinales et qu’un Personnage porte les deux, l’effet le plus fort compte et les deux sont défaussés.
    .title = Un pion suffit
rule-M-FATE-05 = Si la carte Destin n’admet pas la sorte de soin que porte un Personnage, le pion ne fait rien à cette Aube, mais reste en place pour une autre.
    .title = Un soin non admis
rule-M-FATE-06 = Une carte Destin peut vous faire échanger un Lieu : sa carte va au sac de rebut, les autres glissent vers Proche, et une nouvelle est piochée pour la case Très loin.
    .title = Le Destin échange un Lieu
rule-M-FATE-07 = Chaque carte Destin résolue à l’Aube vous fait résoudre les Traits, exactement une fois : chaque Personnage éveillé suit la ligne dont la carte nomme la lettre.
    .title = Le Destin appelle les Traits
rule-M-FATE-08 = En Combat, vous ne piochez une carte Destin que si un symbole script est sorti et que vous choisissez de vous en remettre au destin. Si vous refusez, aucune carte n’est piochée.
    .title = Le Destin en Combat
rule-M-FATE-09 = La partie inférieure ne compte que si son dé a la couleur du dé lancé. Si vous tirez une carte jaune pour un jet rouge, c’est un échec.
    .title = Même couleur exigée
rule-M-FATE-10 = Les cartes Destin utilisées forment une défausse, qu’elles aient servi à l’Aube ou en Combat. Après avoir utilisé la dernière du paquet, mélangez la défausse pour en former un nouveau. Une carte que Pas aujourd’hui écarte n’est pas de celles qu’on mélange pour la remplacer.
    .title = Renouveler le Destin
rule-M-FATE-11 = Trois sections précèdent les pions Attente : ce que devient la Maladie, ce que deviennent les Blessures, puis l’effet du Froid ou le Lieu que vous échangez. Les Traits ferment la partie supérieure.
    .title = Les autres sections

## Pions Attente

rule-M-WAIT-01 = Un pion Attente au plus sur une carte. Tant qu’il s’y trouve, l’action qui l’y place vous est fermée.
    .title = Un pion par carte
rule-M-WAIT-02 = Un pion Attente représente un travail qui dure jusqu’à l’Aube, le plus souvent sur un Bricolage : votre action le pose, et vous en voyez le résultat à l’Aube.
    .title = Un travail qui dure
rule-M-WAIT-03 = Dès qu’un pion Attente est résolu, vous le défaussez. Après l’Aube, il n’en reste aucun.
    .title = Résolu, puis défaussé
rule-M-WAIT-04 = Une action, avec son coût, vous donne 1 récolte. Pour la suivante, un Personnage doit recommencer et vous payez de nouveau : rien ne continue tout seul.
    .title = Une action à chaque fois
rule-M-WAIT-05 = Si vous démontez un Bricolage qui porte un pion Attente, le pion est perdu, et sa récolte avec lui. Si vous déplacez le Bricolage, le pion le suit et donne sa récolte à l’Aube, comme si de rien n’était.
    .title = Un Bricolage en attente déplacé
rule-M-WAIT-06 = Les récoltes vont dans l’Inventaire, et vous n’obtenez jamais plus que ce que la boîte contient encore. L’Eau est la plus rare : il n’y en a que 6 dans tout le jeu.
    .title = La récolte et la boîte
rule-M-WAIT-07 = Un Événement peut augmenter la récolte d’un pion Attente. Invasion de rats vous donne 1 Aliment cru de plus pour un Assommoir en attente, même sur un jet de 1 ou 2, qui sinon ne rapporte rien.
    .title = L’Événement et la récolte

## Soins

rule-M-MED-01 = Vous posez des Médicaments, des Herbes médicinales ou des Bandages sur le Personnage de votre choix, et rien ne change encore : ils n’agissent que lorsqu’une carte Destin le dit.
    .title = Posé, pas encore actif
rule-M-MED-02 = À chaque Aube, avant de piocher la carte Destin, une étape est prévue pour poser des soins de l’Inventaire sur vos Personnages.
    .title = L’étape de l’Aube
rule-M-MED-03 = Outre l’étape de l’Aube, vous pouvez poser des soins à tout moment, mais ni en Combat ni au milieu d’un script. Une table qui s’en tient aux strictes règles de base n’a que l’étape de l’Aube.
    .title = Des soins à tout moment
rule-M-MED-04 = Une fois piochée la carte Destin de cette Aube, vous ne pouvez plus poser de soins avant qu’elle soit entièrement résolue.
    .title = Trop tard pour les soins
rule-M-MED-05 = Pendant la Collecte, le pion vient de la pile des Trouvailles ; pour un Personnage au Refuge, vous le prenez dans l’Inventaire.
    .title = D’où viennent les soins
rule-M-MED-06 = Une fois posé, un pion de soin ne peut être ni repris, ni donné à quelqu’un d’autre, ni volé pendant un raid. Tant que le Personnage vit, seule une carte Destin vous le fait défausser.
    .title = Posé pour de bon
rule-M-MED-07 = Vous pouvez poser plus de 1 pion de la même sorte sur un Personnage, mais le surplus est gâché : il n’ajoute rien à l’effet et part avec le reste. Un avertissement vous le rappelle.
    .title = Plusieurs de la même sorte
rule-M-MED-08 = Médicaments, Herbes médicinales et Bandages peuvent se côtoyer sur un même Personnage. Une carte Destin qui vous demande des Médicaments laisse les Bandages en place.
    .title = Plusieurs sortes ensemble
rule-M-MED-09 = Les Médicaments et les Herbes médicinales sont pour les malades, les Bandages pour les blessés. À un Personnage qui est l’un et l’autre, donnez un pion pour chaque mal.
    .title = À chaque mal son soin
rule-M-MED-10 = Si un Personnage meurt, les soins que vous aviez posés sur lui sont défaussés dans la boîte.
    .title = Les soins d’un mort

## Alcool

rule-M-ALC-01 = Un Alcool frelaté défaussé, et le Personnage que vous choisissez a Fatigue +2 et Mal-être −1.
    .title = L’Alcool frelaté
rule-M-ALC-02 = Un Alcool pur défaussé, et le Personnage que vous choisissez a Mal-être −1 pour une Fatigue de +1 seulement.
    .title = L’Alcool pur
rule-M-ALC-03 = À l’Aube, vos Personnages peuvent boire de l’alcool avant la carte Destin, après elle, ou les deux. À tout autre moment, c’est interdit, sauf si vous jouez avec la règle avancée des soins et de l’alcool.
    .title = Quand boire
rule-M-ALC-04 = À 3 de Fatigue, un Personnage peut encore boire de l’Alcool frelaté : sa Fatigue s’arrête à 4, son Mal-être baisse de 1, et il s’endort.
    .title = Boire à 3 de Fatigue
rule-M-ALC-05 = À 4 de Fatigue, un Personnage dort : vous ne pouvez lui faire boire aucun alcool.
    .title = On ne boit pas endormi
rule-M-ALC-06 = Vous choisissez qui boit, et pouvez utiliser plusieurs pions à la suite tant que sa Fatigue le permet. Deux Alcools frelatés font passer un Personnage de 0 à 4 de Fatigue.
    .title = Plusieurs verres
rule-M-ALC-07 = Le pion vient de votre Inventaire. Si la règle avancée permet de boire hors du Refuge, il vient de la pile des Trouvailles.
    .title = D’où vient l’alcool
rule-M-ALC-08 = À 0 de Mal-être, vous pouvez faire boire un Personnage, mais il n’y gagne rien : le Mal-être reste à 0 et la Fatigue monte quand même.
    .title = Boire sans Mal-être

## Mort et départ

rule-M-DEATH-01 = Quatre Blessures, reçues en Combat, pendant un raid ou ailleurs, tuent un Personnage. Vous pouvez aussi en perdre un quand un autre État appelle un épilogue, ou à cause d’un script.
    .title = Comment on perd quelqu’un
rule-M-DEATH-02 = Un Personnage mort ne revient plus de toute la Campagne : vous retirez sa figurine du plateau, sa carte va au sac de rebut, et la couleur de son socle est libre pour quelqu’un d’autre.
    .title = Les morts quittent le jeu
rule-M-DEATH-03 = À la fin de l’Aube, si un Personnage est mort ou a quitté le groupe ce jour-là, lancez une fois le dé noir. Chaque Personnage restant dont l’Empathie est égale ou supérieure au résultat a Mal-être +2 ; avec 4 d’Empathie, un 4 compte donc encore.
    .title = La mort a frappé
rule-M-DEATH-04 = Une vérification par jour, quel que soit le nombre de vos pertes : 2 morts donnent Mal-être +2, pas +4.
    .title = Une fois par jour
rule-M-DEATH-05 = Si La mort a frappé vous coûte encore un Personnage, vous ne refaites pas la vérification pour cette perte.
    .title = Pas de réaction en chaîne
rule-M-DEATH-06 = Un Personnage perdu pendant La mort a frappé ne compte pas non plus pour le lendemain. La journée s’arrête avec la vérification, et l’Aube suivante ne regarde que ce qui vous arrive ensuite.
    .title = Les pertes tardives
rule-M-DEATH-07 = Pour La mort a frappé, un Personnage qui a quitté votre groupe compte comme un mort.
    .title = Partir compte aussi
rule-M-DEATH-08 = Quand un Personnage meurt en Collecte, jouez la scène jusqu’au bout, Combat, script ou rencontre, puis lancez le dé noir avant la suivante. Parmi les autres, chaque Personnage dont l’Empathie est égale ou supérieure au résultat interrompt la Collecte. Qui quitte le groupe n’est pas pleuré de cette façon.
    .title = Mourir en Collecte
rule-M-DEATH-09 = L’arme d’un Personnage tombé reste hors de votre portée jusqu’à la fin du Combat. Si les autres fuient, impossible de revenir la chercher : défaussez le pion.
    .title = L’arme de qui tombe
rule-M-DEATH-10 = Quand un Garde meurt pendant le raid, vous reportez les Blessures restantes sur les autres. Si 4 Blessures frappent des Gardes qui en ont 3 et 2, ils en prennent 1 et 2 : tous deux meurent, et 1 Blessure est perdue.
    .title = Les Blessures qui restent
rule-M-DEATH-11 = Si vous perdez un Personnage au Refuge, l’arme qui lui était confiée retourne dans l’Inventaire. L’arme d’un Garde qui meurt pendant un Raid de nuit est de retour quand les raids de cette nuit sont passés : aucun pillard ne la prend.
    .title = Les armes restées au Refuge
rule-M-DEATH-12 = Quatre Personnages en tout, c’est la limite de votre groupe. En dessous, des cartes et des scripts peuvent vous amener des recrues à la place des disparus.
    .title = Les nouveaux venus

## Trait

rule-M-SPIRIT-01 = Trois lignes, marquées A, B et C, forment le Trait d’un Personnage. À l’Aube, la carte Destin nomme une lettre, et vous résolvez cette ligne une fois pour chacun des vôtres qui est éveillé. On passe ceux qui dorment.
    .title = Ce qu’est le Trait
rule-M-SPIRIT-02 = Vous résolvez les Traits de vos Personnages dans l’ordre que vous voulez, et vous en décidez de nouveau à chaque Aube.
    .title = L’ordre des Traits
rule-M-SPIRIT-03 = Certains scripts vous font lancer le dé noir chaque fois que vous résolvez les Traits : sur 1 ou 2, un autre script suit ; à partir de 3, rien ne se passe à cette Aube.
    .title = Les scripts liés aux Traits
rule-M-SPIRIT-04 = Le Trait est obligatoire : vous ne pouvez pas le sauter pour un Personnage éveillé, même si sa ligne fait du mal. Seul le sommeil en dispense.
    .title = Le Trait est obligatoire
