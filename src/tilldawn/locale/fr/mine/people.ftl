### This War of Mine : Personnages, États, tâches, couleurs, épilogues

## Personnages (une capacité ne coûte pas d’action et n’est jamais obligatoire)

character-zlata = Zlata
    .life = Étudiante en musique, à deux examens de la scène.
    .skill = Présence rassurante
    .skill-text = Pas une capacité à part : c’est son Trait C. Quand une carte Destin appelle le C, deux Personnages de votre choix : Mal-être −2 chacun.
    .spirit-a = Si une Guitare est dans l’Inventaire, deux Personnages de votre choix : Mal-être −1 chacun.
    .spirit-b = Si un Personnage est à Mal-être 2 ou 3, Zlata : Mal-être +1.
    .spirit-c = Deux Personnages de votre choix : Mal-être −2 chacun.
character-arica = Arica
    .life = Son père lui a appris à entrer sans réveiller personne.
    .skill = Discrète
    .skill-text = Une fois par Collecte à laquelle elle participe, à tout moment hors Combat, même quand le Bruit vient de monter et que le jet de Bruit reste à faire : baissez le Bruit de 3, sans descendre sous 1.
    .spirit-a = Défaussez 1 Cigarette de l’Inventaire : Arica a Mal-être −1. Faute de pouvoir ou de vouloir : Mal-être +1.
    .spirit-b = Si elle n’est pas partie en Collecte cette nuit, Arica : Mal-être +1.
    .spirit-c = Arica : Mal-être −1 et Fatigue −1.
character-marko = Marko
    .life = Pompier ; il compte encore les issues de chaque immeuble.
    .skill = Fracturer
    .skill-text = Devant une Porte fermée, au Refuge ou dans un Lieu, il peut se servir d’une Hachette de l’Inventaire ou de la pile des Trouvailles comme d’un Crochet. Le jet est le même, 4–10 ouvre ; la Hachette n’est jamais défaussée.
    .spirit-a = Défaussez 1 Café de l’Inventaire : Marko a Fatigue −2. Faute de pouvoir ou de vouloir : Fatigue +1 ; à Fatigue 4, il dort à partir de là.
    .spirit-b = Si un Personnage est à Blessures 2 ou plus, ou à Maladie 2 ou plus, Marko : Mal-être +1.
    .spirit-c = Un autre Personnage de votre choix : Mal-être −1.
character-pavle = Pavle
    .life = Ailier du club local, sans nouvelles de sa femme et de son fils.
    .skill = Coureur
    .skill-text = Quand un groupe où se trouve Pavle prend la fuite, les Ennemis ne font pas d’Attaque en traître. Et si sa Fatigue est à 0 quand il part en Collecte, elle n’augmente pas.
    .spirit-a = Si la Radio est construite, Pavle : Mal-être −1. Sinon, et s’il n’est pas parti en Collecte cette nuit : Mal-être +1.
    .spirit-b = S’il est parti en Collecte cette nuit, Pavle : Mal-être +1.
    .spirit-c = Pavle : Mal-être −1 et Fatigue −1.
character-boris = Boris
    .life = Manutentionnaire ; il portait deux caisses quand les autres en prenaient une.
    .skill = Bras solides
    .skill-text = Seul et sans Pelle, il remplit la condition des Gravats et des Restes de gravats.
    .spirit-a = Défaussez 1 Cigarette de l’Inventaire : Boris a Mal-être −1. Faute de pouvoir ou de vouloir : Mal-être +1.
    .spirit-b = Si sa Faim est à 2 ou plus, Boris : Mal-être +1.
    .spirit-c = Un autre Personnage de votre choix : Mal-être −1.
character-roman = Roman
    .life = A rendu son fusil de rebelle et dort mal depuis.
    .skill = Sentinelle
    .skill-text = Tant qu’il monte la Garde, chaque carte Raid de nuit compte 1 Blessure de moins, jamais moins de 0, avant tout décompte de points.
    .spirit-a = Défaussez 1 Alcool frelaté ou 1 Alcool pur de l’Inventaire : Roman a Mal-être −1, sans Fatigue en retour. Faute de pouvoir ou de vouloir : Mal-être +1.
    .spirit-b = Un autre Personnage de votre choix : Mal-être +1. Si Roman est seul, rien ne se passe.
    .spirit-c = Roman : Mal-être −1.
character-emilia = Emilia
    .life = Avocate ; elle note ce qu’aucun tribunal ne jugera.
    .skill = Journal
    .skill-text = Une fois par jour, à l’Aube, avant la carte Destin, si sa Fatigue est à 3 ou moins : augmentez-la de 2, sans dépasser 4, et un Personnage de votre choix a Mal-être −1. À Fatigue 4, elle s’endort aussitôt.
    .spirit-a = Si un Livre est dans l’Inventaire, Emilia : Mal-être −1. Sinon : Mal-être +1.
    .spirit-b = Si un autre Personnage est à Blessures 2 ou plus, ou à Maladie 2 ou plus, Emilia : Mal-être +1.
    .spirit-c = Un Personnage de votre choix : Mal-être −1.
character-marin = Marin
    .life = Monteur ; il répare plutôt que de parler.
    .skill = Bricoleur
    .skill-text = Ajoutez 3 à chacun de ses jets pour Farfouiller, sur toutes les cases Farfouiller. Fouiller n’en profite pas.
    .spirit-a = Défaussez 1 Cigarette de l’Inventaire : Marin a Mal-être −1. Faute de pouvoir ou de vouloir : Mal-être +1.
    .spirit-b = Si le groupe compte moins de 3 Personnages, Marin : Mal-être +1.
    .spirit-c = Gagnez 1 Pièce mécanique ou 1 Pièce électrique.
character-katia = Katia
    .life = Reporter au carnet d’adresses bien rempli, sans journal pour l’imprimer.
    .skill = Marchandage
    .skill-text = Dans un Commerce où elle est présente, avec le groupe ou chez nous face à un Visiteur, aucune Commission n’est due et, une fois par Commerce, les pions que vous remettez comptent 5 de plus au total.
    .spirit-a = Défaussez 1 Café de l’Inventaire : Katia a Mal-être −1. Faute de pouvoir ou de vouloir : Mal-être +1.
    .spirit-b = Si un Personnage est à Faim 3, Katia : Mal-être +1.
    .spirit-c = Un Personnage de votre choix : Mal-être −1.
character-cveta = Cveta
    .life = Institutrice ; la moitié de sa classe a quitté la ville.
    .skill = Mot gentil
    .skill-text = À la fin du Crépuscule, si elle n’a mangé aucun pion de nourriture ce soir-là, un autre Personnage de votre choix peut avoir Mal-être −1.
    .spirit-a = Si un Livre ou une Guitare est dans l’Inventaire, Cveta : Mal-être −1. Sinon : Mal-être +1.
    .spirit-b = Si un autre Personnage est à Mal-être 2 ou 3, Cveta : Mal-être +1.
    .spirit-c = Un autre Personnage de votre choix : Mal-être −1.
character-bruno = Bruno
    .life = Cuisinier de télévision, désormais roi de la soupe claire.
    .skill = Cuisinier
    .skill-text = Une fois par Crépuscule, s’il est éveillé, défaussez 1 Bois ou 1 Livre : un pion de nourriture mangé ce soir-là baisse la Faim de 1 de plus, soit 1 pour un Légume, 2 pour un Aliment cru, 3 pour une Conserve.
    .spirit-a = Défaussez 1 Cigarette de l’Inventaire : Bruno a Mal-être −1. Faute de pouvoir ou de vouloir : Mal-être +1.
    .spirit-b = S’il n’y a ni Aliment cru ni Conserve dans l’Inventaire, Bruno : Mal-être +1.
    .spirit-c = Un Personnage de votre choix : Mal-être −1.
character-anton = Anton
    .life = Mathématicien à la retraite qui ne croit qu’aux probabilités.
    .skill = Calcul
    .skill-text = Une fois par jour, s’il est chez nous et éveillé, relancez un dé noir d’une action du Refuge ou d’un pion Attente ; le second résultat est le bon. Ni pour la soif, ni pour l’Empathie, ni pour le Destin, les raids ou les scripts.
    .spirit-a = Si un Livre est dans l’Inventaire ou si la Radio est construite, Anton : Mal-être −1. Si ni l’un ni l’autre : Mal-être +1.
    .spirit-b = Si ses Blessures ou sa Maladie sont à 1 ou plus, Anton : Mal-être +1.
    .spirit-c = Anton : Mal-être −1.

## États

state-hunger = Faim
    .level0 = Sans faim
    .level1 = Petit creux
    .level2 = Grande faim
    .level3 = Inanition
    .level4 = Plus là
    .text = Monte de 1 au Crépuscule pour qui ne mange rien, et de 1 sur un jet de soif de 1–5. Un Aliment cru la baisse de 1, une Conserve de 2, un Légume l’empêche seulement de monter. À 4, le Personnage part ou meurt aussitôt.
state-fatigue = Fatigue
    .level0 = En forme
    .level1 = Lassitude
    .level2 = Fatigue lourde
    .level3 = Épuisement
    .level4 = Sommeil
    .text = Monte de 1 pour la Garde et la Collecte, de 1 avec l’Alcool pur, de 2 avec l’Alcool frelaté. Une nuit dans un Lit la ramène à 0 ; une nuit sur le Sol ou un somme la baisse de 2. À 4, le Personnage finit sa tâche, puis dort : rien d’autre que Lit, Sol, somme, repas, eau et soins tant qu’elle n’a pas baissé.
state-illness = Maladie
    .level0 = Bonne santé
    .level1 = Toux
    .level2 = Fièvre
    .level3 = Au lit
    .level4 = Mort
    .text = Monte à l’Aube avec le Froid, ou quand une carte Destin la trouve sans soins, et avec une Épidémie. Médicaments et Herbes médicinales la baissent quand la carte Destin les accepte. À 4, le Personnage meurt aussitôt.
state-misery = Mal-être
    .level0 = Moral intact
    .level1 = Tristesse
    .level2 = Amertume
    .level3 = Abattement
    .level4 = Plus là
    .text = Monte avec la soif, avec ce que le groupe fait aux autres, quand l’un de nous disparaît, et quand un Trait n’a pas son compte. La compagnie, la Chaise, la Radio, l’alcool et les bonnes nouvelles le baissent. À 4, le Personnage part ou meurt aussitôt.
state-wounds = Blessures
    .level0 = Indemne
    .level1 = Égratignures
    .level2 = Plaies
    .level3 = État critique
    .level4 = Mort
    .text = Montent au Combat, lors des raids et sous le feu des tireurs, et certaines Aubes faute de soins. Les Bandages les baissent quand la carte Destin les accepte ; un médecin aussi. À 4, le Personnage meurt aussitôt.

## Tâches de la phase de Nuit

task-bed = Lit
    .text = Un Personnage par Lit : sa Fatigue revient à 0.
task-floor = Sol
    .text = Autant de Personnages que vous voulez : Fatigue −2 chacun.
task-guard = Garde
    .text = Autant de Personnages que vous voulez : Fatigue +1 chacun. Ils reçoivent le raid à la porte. Si personne ne monte la Garde, le Refuge est perdu.
task-roof = Veille sur le toit
    .text = Ni action, ni tâche, ni Garde jusqu’à la fin des Raids de nuit. Pendant ce temps, personne ne peut dire que la maison n’est pas surveillée.
task-broke-off = En retrait
    .text = Ne participe plus à cette exploration.
task-scavenging = Collecte
    .text = 3 Personnages au plus : Fatigue +1 chacun. Ils vont dans un Lieu et rapportent ce qu’ils peuvent porter.

## Couleurs et bords

colour-grey = Gris
colour-red = Rouge
colour-green = Vert
colour-blue = Bleu
colour-black = Noir
border-red = Bord rouge
border-black = Bord noir

## Épilogues : la Faim ($name : le Personnage ; $sex : f ou m). 1 et 2 sont des départs, 3 et 4 des morts.

epilogue-hunger-1 = { $name } lava le bol, où il n’y avait rien eu, l’essuya d’un revers de manche et le remit sur l’étagère, à l’envers, à cause de la poussière. Puis ce fut l’escalier, lentement, une main au mur. On disait qu’il y avait de la soupe à la caserne, de l’autre côté du canal ; on disait cela de bien des endroits. Vers quatre heures, une femme de l’immeuble voisin { $sex ->
        [f] la
       *[m] le
    } vit traverser les rails du tramway, du pas de quelqu’un qui compte. La neige commençait. À cinq heures, les rails étaient blancs, avec une seule ligne de pas. À six heures, il n’y avait plus de ligne.
    .title = Le bol lavé
epilogue-hunger-2 = { $name } alla faire la queue. Personne ne savait pour quoi ; la file tournait deux coins de rue et elle avançait, cela suffisait. Sa part d’eau était restée sur l’appui de la fenêtre, une soucoupe dessus à cause de la suie. Vers le soir, des camions arrivèrent ; on parla aux premiers de travail, de repas, quelque part vers l’est. La file monta. Un garçon renvoyé chez lui parce qu’il était trop petit raconta la suite : on avait tenu le hayon ouvert pour la dernière place, et quelqu’un, d’en haut, avait tendu le bras pour { $sex ->
        [f] la
       *[m] le
    } hisser.
    .title = Une place dans la file
epilogue-hunger-3 = Les derniers jours, { $name } ne parlait plus que d’un plat, toujours dans le même ordre : l’oignon d’abord, le gras, la farine, puis attendre. Sur l’attente, { $sex ->
        [f] elle
       *[m] il
    } était intraitable. La voix avait tant baissé qu’il fallait se pencher pour entendre combien de temps. C’était un soir sans tirs. Quelqu’un avait trouvé un demi-chou et montait l’escalier quatre à quatre en appelant. On le fit cuire tout de même, après. Il n’y avait ni oignon, ni gras, ni farine. On attendit aussi longtemps qu’il avait été dit.
    .title = La recette
epilogue-hunger-4 = La ceinture avait cinq trous neufs, percés au clou, à distance égale, bien nets. Le dernier datait de trois jours. { $name } s’asseyait contre le mur, là où le soleil entrait une heure par jour entre deux planches, et se déplaçait avec lui. Quand la tache de lumière atteignit le coin, { $sex ->
        [f] elle
       *[m] il
    } ne se releva pas. C’était une bonne ceinture. Elle servit à attacher le volet, et le volet tint tête au vent tout l’hiver. Du pouce, on pouvait y lire le temps que cela avait pris.
    .title = Cinq trous

## Épilogues : la Maladie (des morts)

epilogue-illness-1 = Depuis neuf nuits, la toux servait d’horloge à la maison. On dormait entre deux quintes, on se retournait à la suivante. { $name } s’excusait chaque fois ; vers la fin, d’un simple geste de la main. Un peu avant l’aube, la toux cessa. Ceux qui ne dormaient pas attendirent la prochaine, comme le pied cherche une marche qui manque, et personne ne voulut se lever le premier pour aller voir. À huit heures, la voisine du dessous monta en pantoufles. Elle n’avait rien entendu, dit-elle ; c’était pour cela qu’elle venait.
    .title = L’horloge de la maison
epilogue-illness-2 = La fièvre rendait { $name } { $sex ->
        [f] généreuse
       *[m] généreux
    }. { $sex ->
        [f] Elle
       *[m] Il
    } donna le manteau, puis les bottes, puis une maison au bord d’un lac dont personne n’avait jamais entendu parler : à l’un la chambre bleue, à l’autre la barque, les pruniers à partager. Chacun disait merci. La dernière nuit, { $sex ->
        [f] elle
       *[m] il
    } voulut un écrit ; quelqu’un nota toute la maison, pièce par pièce, au dos d’un formulaire de rationnement, et la relut à voix haute. Il y eut une correction : les pruniers étaient sept. Le papier alla dans la boîte aux allumettes. Au matin, il n’y avait plus personne à qui demander le nom du lac.
    .title = Une maison au bord d’un lac
epilogue-illness-3 = { $name } mourut un mardi. Les comprimés arrivèrent le jeudi : une plaquette de dix, un coin découpé, dans une page de cahier, apportée par un homme qui devait un service à quelqu’un. Il n’y avait rien à lui dire. Debout sur le seuil, le chapeau trempé, il regarda la couverture déjà pliée et tendit quand même le paquet. On le monta au numéro onze, où il y avait aussi une fièvre. En juin, une fillette du onze descendit avec un bol de cerises. Elle dit un nom, et c’était le bon.
    .title = Le jeudi
epilogue-illness-4 = La nuit, le souffle gelait sur la vitre à côté de la couverture, et chaque matin le dessin avait changé : des fougères, un port, une route avec des arbres. { $name } le décrivait à voix haute, tant qu’il y eut une voix ; ensuite, ce fut du doigt. Le dernier matin, il n’y avait presque rien sur le verre, un seul trait, tout en bas, comme une plante qui lève. À dix heures, le soleil passa de ce côté de la maison. Cela coula, cela sécha, et l’on vit la rue, et dans la rue un homme avec un seau plein, attentif à ne rien renverser.
    .title = Des fougères

## Épilogues : les Blessures (des morts)

epilogue-wounds-1 = Dans les poches, il y avait quatre allumettes, un ticket de tramway poinçonné deux fois, une noix, le bouton d’un autre manteau et une clé. On les aligna sur la table sans savoir dans quel ordre. { $name } fut { $sex ->
        [f] enterrée
       *[m] enterré
    } dans le massif devant la bibliothèque, parce que le cimetière était sous le feu ; trois personnes creusaient, une quatrième faisait le guet. Les allumettes servirent. La noix fut plantée, pour rire ou non. La clé fut essayée dans toutes les serrures de la rue. Elle n’en ouvrit aucune et resta au clou, près de la porte, là où vont les clés.
    .title = Le contenu des poches
epilogue-wounds-2 = Tout s’était joué à trois pas. Plus tard, on les recompta, du mur à l’endroit, de l’endroit à la porte, et l’on trouvait toujours trois. { $name } fut { $sex ->
        [f] mise
       *[m] mis
    } à l’abri, un manteau roulé sous la tête, et demanda si la lampe était éteinte, à cause de la lumière. Elle l’était. Il y eut la même question, une seconde fois, et la même réponse. Quelqu’un répandit du sable. Tout le reste de l’hiver, ceux qui passaient par là firent ces trois pas en courant, même ceux qui n’avaient jamais su pourquoi.
    .title = Trois pas
epilogue-wounds-3 = On avait déchiré une nappe, la belle, celle au liseré bleu, et pendant un temps cela parut suffire. { $name } demanda pardon pour la nappe. C’était si bête à dire que tout le monde rit, { $sex ->
        [f] elle
       *[m] lui
    } aussi, avec précaution, une main sur l’endroit. La table était brûlée depuis longtemps, les assiettes vendues. Quand ce fut fini, quelqu’un rinça les bandes à l’eau froide, comme il se doit, et les mit à sécher sur la corde de l’escalier. Elles devinrent raides. Il y en avait onze, et l’on voyait comment elles allaient ensemble : le bleu faisait tout le tour.
    .title = La belle nappe
epilogue-wounds-4 = Dans le parc, la terre était gelée ; il fallut creuser jusqu’à midi. Il n’y avait pas une planche de trop. Une voisine apporta la plaque émaillée d’une maison qui n’existait plus, un 14 blanc sur bleu, et écrivit le nom au dos, au crayon gras. { $name } n’avait jamais habité au 14. Mais l’émail était bon, il tiendrait, et dans la rue on prit l’habitude de dire : je passe par le quatorze. Des années après, quand la ville aligna les tombes, un employé vint avec une liste et demanda qui avait habité à cette adresse. On le lui dit.
    .title = Numéro quatorze

## Épilogues : le Mal-être. 1 et 2 sont des départs, 3 et 4 des morts.

epilogue-misery-1 = { $name } dit qu’{ $sex ->
        [f] elle
       *[m] il
    } allait voir si le pont était ouvert. Il ne l’était pas, tout le monde le savait. Pas de sac. Sur le seuil, { $sex ->
        [f] elle
       *[m] il
    } se retourna et l’on crut que quelque chose allait être dit, mais c’était pour repousser du pied le boudin de porte, contre le courant d’air. Au pont, la sentinelle inscrivait quiconque demandait à passer. La page de ce jour-là portait neuf noms, dont huit barrés. Le neuvième ne l’était pas. Il était tracé en capitales, comme on remplit un formulaire, et dans la colonne du motif on lisait : POUR VOIR.
    .title = Motif du passage
epilogue-misery-2 = { $name } déménagea par degrés : d’abord sur le palier, avec une chaise ; puis à l’étage du dessus, où il n’y avait plus de toit ; puis plus loin. Au début, à midi, quelqu’un montait une tasse et retrouvait celle de la veille, vide, rincée à la neige. Un jour, elle était pleine. Des gens avaient vu un manteau comme le sien près des halles, au pied du remblai, dans une colonne qui marchait vers le nord avec des landaus. Chaque fois, ils en étaient sûrs. La tasse resta là-haut. Le matin, elle portait une peau de glace, très claire, et l’on voyait le fond.
    .title = La tasse, là-haut
epilogue-misery-3 = { $name } mourut avant le jour. Dans l’escalier, on le dit ainsi, en peu de mots, et personne n’en demanda davantage. La veille, il avait été question de l’eau, de qui irait, et d’un gond à huiler ; longtemps on reprit ces phrases une à une, et il n’y avait rien dedans. La voisine du deuxième avait mis de côté deux cuillerées de sucre dans un cornet de papier, pour les apporter, et avait remis cela au matin. Elle les apporta quand même. Le cornet resta des jours sur la table. À la fin, quelqu’un le vida dans de l’eau chaude et but debout.
    .title = Deux cuillerées de sucre
epilogue-misery-4 = { $name } tenait le compte des jours sur le mur, près de la porte : un trait de crayon chacun, le septième en travers. C’était le premier geste du matin, avant l’eau, avant le feu. Puis les traits s’arrêtèrent, et ce qu’on remarqua d’abord, ce fut le crayon, par terre. L’enterrement eut lieu tôt, un dimanche, avant les tirs. Le troisième jour, quelqu’un ramassa le crayon, resta longtemps devant le mur, traça les traits qui manquaient, puis celui du jour. L’autre main avait été plus ferme. On voyait très bien où cela changeait.
    .title = Les traits sur le mur

## Épilogues : les survivants

epilogue-survivor-1 = { $name } ne sortait jamais sans une tranche de pain dans la poche du manteau. Ce n’était pas pour manger ; le soir, la tranche allait aux moineaux, et le matin il y en avait une fraîche. Un jour, dans un tramway bondé, le sac d’une étudiante se déchira et tout le monde se baissa pour les oranges. La tranche tomba parmi les chaussures. Un vieux monsieur au beau chapeau la ramassa, souffla dessus, la regarda un instant et la rendit sans un mot. Puis il toucha sa propre poche, deux fois, comme on s’assure de ses clés.
    .title = Une tranche de pain
epilogue-survivor-2 = Le vitrier vint au deuxième printemps. En une matinée, il posa six carreaux et laissa derrière lui une odeur d’huile de lin. { $name } resta dans la pièce. La rue était là, sans bruit ; une femme battait un tapis, et le coup arrivait après le bras. { $name } souffla sur le verre, l’essuya. Puis { $sex ->
        [f] elle
       *[m] il
    } prit la chaise du coin, loin des fenêtres, qui n’avait pas bougé de toute la guerre, et la porta de l’autre côté de la pièce. Il fallut attendre l’automne pour que quelqu’un l’y trouve { $sex ->
        [f] assise
       *[m] assis
    }.
    .title = Six carreaux
epilogue-survivor-3 = La maison allait être démolie ; jusqu’à midi, qui y avait laissé quelque chose pouvait entrer. { $name } parcourut les pièces sans manteau, on était en mai. Dans l’escalier, la troisième marche à partir du haut manquait toujours, et le pied l’enjamba avant la mémoire. Il ne restait pas grand-chose. Sur le chambranle, là où l’on montait la garde, un couteau avait taillé de petites encoches, à la hauteur de quelqu’un d’assis, une pour chaque heure où rien n’était arrivé. Il y en avait beaucoup. { $name } demanda une scie au contremaître et rentra en tramway, avec un morceau de bois long comme le bras.
    .title = Le chambranle
epilogue-survivor-4 = Le courant revint un mardi d’octobre, à six heures dix, d’un seul coup. Dans toute la rue, on n’avait rien éteint, depuis on ne savait quand ; les lampes encore entières s’allumèrent ensemble, et deux radios, et quelque part un aspirateur. Les gens criaient. Dans la cuisine, { $name } regarda ses mains. C’était donc cela, leur couleur. Puis { $sex ->
        [f] elle
       *[m] il
    } alla de pièce en pièce éteindre les lampes, l’une après l’autre, jusqu’à la dernière, et resta dans le noir, un doigt sur cet interrupteur-là, un bon moment : allumé, éteint, allumé.
    .title = Six heures dix
epilogue-survivor-5 = Tous les arbres du parc étaient passés dans les poêles. Au troisième printemps, la ville distribua de jeunes tilleuls, un par foyer, avec une étiquette au bout d’un fil de fer. La plupart des gens y écrivirent un nom. { $name } écrivit : quatre brassées, février. C’était ce que la maison avait pris dans cette allée, de nuit, avec une scie enveloppée d’un torchon. L’arbre prit. Quand il fut à hauteur d’homme, le jardinier voulut ôter l’étiquette, parce que le fil entrait dans l’écorce. { $name } desserra le fil de deux tours et la raccrocha.
    .title = Quatre brassées
epilogue-survivor-6 = Une jeune femme vint avec un magnétophone et quatre-vingts questions. { $name } y répondit deux après-midi durant : les dates, les calibres, le prix du sucre. Vous est-il arrivé de prendre ce qui n’était pas à vous ? À partir de là, la bande contenait quatre minutes de cuisine : un robinet, une pendule, une chaise qu’on déplace, l’enfant du dessus à ses gammes. Puis la voix revenait, très calme, pour dire que le thé devait être froid. La jeune femme, qui était née après, recopia tout. Pour les quatre minutes, elle mit : silence, et la durée entre parenthèses. Puis elle ôta les parenthèses.
    .title = Quatre minutes
epilogue-survivor-7 = Le premier été où les trains allèrent jusqu’à la côte, { $name } s’assit sur les galets et ôta ses chaussures. Toute cette eau. Depuis la guerre, au bruit d’un robinet ouvert, { $sex ->
        [f] elle
       *[m] il
    } se levait de table, chez les autres aussi, pour aller le fermer. On l’appelait des vagues : n’allait-{ $sex ->
        [f] elle
       *[m] il
    } pas venir ? { $sex ->
        [f] Elle
       *[m] Il
    } remplit d’abord la bouteille, un litre, la vissa et la posa à l’ombre. C’était de l’eau salée, on ne pouvait pas la boire, { $sex ->
        [f] elle
       *[m] il
    } le savait parfaitement. Ensuite seulement, { $sex ->
        [f] elle
       *[m] il
    } entra dans la mer, jusqu’aux genoux, les chaussures à la main.
    .title = Un litre
epilogue-survivor-8 = L’année qui suivit le cessez-le-feu, { $name } rapporta une pelle. Elle avait été empruntée, si c’est le mot, dans un appentis de la route haute, la pire semaine ; le numéro de la maison n’avait pas été oublié. Le portail était neuf. Un homme ouvrit, en pantoufles, et regarda la pelle un long moment. Ce n’était pas la leur, dit-il ; la leur avait le manche rouge, et elle était partie aussi, cet hiver-là. Ils restèrent plantés là. Puis l’homme dit qu’une pelle, ça pouvait toujours servir. { $name } l’aida à retourner deux rangs, tant qu’à faire, et reçut des haricots pour la route.
    .title = La pelle
