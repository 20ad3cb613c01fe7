### Le Refuge le jour : ce qui s’y passe, et pourquoi une chose ne se peut pas

## Les actions d’une étape

# $spent : « yes » si c’est dépensé, « no » si un outil est seulement posé.
event-action-paid = { $spent ->
        [yes] { $who } prend pour cela dans l’Inventaire : { $goods }.
       *[no] { $who } emporte un outil : { $goods }.
    }
event-stage-ended = { $some ->
        [yes] L’étape est finie. À l’Inventaire : { $goods }.{ $tooled ->
            [yes] {" "}De retour à l’Inventaire : { $tools }.
           *[no] {""}
        }
       *[no] L’étape est finie. De retour à l’Inventaire : { $tools }.
    }
event-tool-spent = Hors d’usage : { $good }.
event-box-short = { $missing ->
        [one] La boîte manque de Bois et de Composants : une ressource de moins.
       *[other] La boîte manque de Bois et de Composants : { $missing } ressources de moins.
    }
event-more-raids-tonight = La maison est ouverte à tous les vents : deux cartes Raid de nuit cette nuit.
event-nothing-dropped = Personne n’était dehors la nuit dernière : du largage, personne n’a rien ramassé.
event-rats-found-nothing = Les rats ne trouvent ni Aliment cru ni Légume.

## Qui ne peut pas agir

ask-idle-stage = Étape { $stage } : personne n’est en état d’agir. Y a-t-il quelque chose à faire avant qu’elle passe ?
why-posted = Ce Personnage est sur le toit jusqu’au prochain Raid de nuit.
why-one-action = Chacun n’a qu’une action aujourd’hui, et ce Personnage a eu la sienne.
why-no-bed = Ce Personnage dort, et aucun Lit libre n’est à portée.

## Ce qui ne se peut pas

refused-taken = Quelqu’un d’autre y est à cette étape.
refused-basement = On n’entre plus au sous-sol.
refused-no-ideas = Il ne reste aucune carte parmi les Idées.
refused-covered = Une carte s’y trouve encore : { $card }.
refused-done = Cela se fait une fois par jour, et c’est déjà fait aujourd’hui.
refused-event = Personne ne sort tant que cette carte est en jeu : { $card }.
refused-no-tool = Il y faut un outil de l’Inventaire : { $tool }.
refused-alone = Cela ne sert qu’à côté de cette carte : { $card }.
refused-waits = Un pion Attente s’y trouve déjà.
refused-needs = Ceci doit être à l’Inventaire, et y reste : { $good }.
refused-kept = Une autre action de cette étape a besoin du dernier de l’Inventaire : { $good }.
refused-no-hole = Il n’y a aucun Trou ouvert à portée.
refused-boarding = À construire d’abord : { $card } ({ $goods }).{ $idea ->
        [yes] {" "}Une Nouvelle idée doit d’abord la mettre dans le paquet de Bricolage.
       *[no] {""}
    }
refused-no-cold = Il n’y a aucun pion Froid à défausser.
refused-one-of = L’Inventaire n’a rien de cela : { $goods }.
# $marked : « yes » si un marqueur de l’Inventaire x5 peut être échangé pour cela.
refused-fuel = { $fuel ->
        [one] Il y faut un Bois ou un Livre, et l’Inventaire n’en a pas.
       *[other] Il y faut { $fuel } Bois ou Livres, et l’Inventaire en a moins.
    }{ $marked ->
        [yes] {" "}Un marqueur de l’Inventaire x5 peut s’échanger à tout moment.
       *[no] {""}
    }
refused-lacks = Il manque à l’Inventaire : { $goods }.{ $marked ->
        [yes] {" "}Un marqueur de l’Inventaire x5 peut s’échanger à tout moment.
       *[no] {""}
    }
refused-idea = C’est encore une Idée : l’action Nouvelle idée la met dans le paquet de Bricolage.
refused-parting = La carte dont celle-ci dépend, ou une qui en dépend, arrive, change de place ou s’en va à cette étape.
refused-boarded = Les trois Trous doivent d’abord être barricadés.
refused-beside = Aucune case libre et accessible juste à côté de cette carte : { $card }.
refused-no-place = Aucune case libre et accessible où l’installer.
refused-space-card = Une carte s’y trouve.
refused-space-fitting = Quelque chose y est déjà installé.
refused-space-reach = Personne ne peut y aller.
refused-space-taken = Quelqu’un va y construire à cette étape.
refused-space-beside = Ce n’est pas juste à côté de cette carte : { $card }.
refused-hole-boarded = Il est déjà barricadé.
refused-hole-paid = Une Barricade est déjà payée pour lui à cette étape.
refused-hole-basement = Plus personne n’entre au sous-sol.
refused-hole-open = Il n’a pas de Barricade.

## Crépuscule et soir

ask-chapter-judges = Le Chapitre va juger { $card }. Y a-t-il quelque chose à faire avant ?
ask-event-strikes = { $card } va prendre effet. Y a-t-il quelque chose à faire avant ?
warning-thirst = La Faim ou le Mal-être de ce Personnage est à 3 : le jet de soif peut lui être fatal. Refuser l’Eau quand même ?
warning-starves = Quelqu’un à Faim 3 n’a rien mangé, et c’en sera fini. Finir le repas quand même ?
refused-no-water = Il n’y a pas d’Eau à l’Inventaire.
refused-full = Ce Personnage a mangé et n’a pas faim.
refused-vegetable = Un Légume est un repas, rien de plus ; ce Personnage a déjà mangé.
refused-cook-asleep = Le cuisinier dort.
refused-cooked = Un repas a déjà été cuisiné ce Crépuscule.
refused-content = Il n’y a aucun Mal-être à consoler.
refused-bed = Quelqu’un y dort cette nuit.

## À la porte

event-soldier-found-nothing = Le Soldat ne trouve rien de ce qu’il prend.
event-visitor-left = { $after ->
        [waste] La porte se referme ({ $card }) ; cette carte ne revient plus.
        [shuffle] { $card } retourne parmi les Visiteurs.
       *[discard] La porte se referme ({ $card }).
    }
event-stayed-in = Aucun de nous ne fait la queue pour l’Eau.
refused-nobody = Personne n’est là, éveillé, pour le faire.
refused-full-house = Nous sommes déjà quatre ; il n’y a plus de place.
refused-no-card = Il n’y a plus personne qui puisse nous rejoindre.
refused-empty-deck = Ce paquet est vide.
refused-visit-worth = Il y faut des pions d’une valeur de { $worth } ; ceux de l’Inventaire valent { $there }.
refused-ward = Le Médecin a déjà soigné ou commercé ici ; un don pour ses malades exclut le reste.
refused-traded = Il n’y a qu’un Commerce, et il est conclu.
refused-commission = Nos pions ne suffisent pas à la Commission.

## Objectifs

refused-objective-done = L’Objectif est rempli ; on n’y verse plus rien jusqu’à la carte Chapitre.
refused-objective-too-much = { $left ->
        [one] Il ne reste qu’un pas, et ce serait trop.
       *[other] Il ne reste que { $left } pas, et ce serait trop.
    }
refused-objective-marker = Il n’y a qu’un marqueur sur l’Inventaire x5 : échangez-le d’abord, puis versez les unités.
refused-objective-pile = Seul ce qui est à l’Inventaire peut être versé, pas la pile des Trouvailles.
refused-treated = Ce Personnage a déjà été soigné.
refused-well = Il n’y a rien de tel à soigner.

# Consignes : ce sur quoi un siège peut être interrogé.
order-split = Le partage entre Bois et Composants
    .text = Farfouiller rapporte du Bois et des Composants, dans les proportions qu’on veut. « Jamais » prend ce qui manque le plus.
order-water = Quand l’Eau est distribuée au Crépuscule
    .text = « Quand cela peut compter » interroge s’il y en a trop peu pour tous, ou si une carte peut encore aider : sinon tout le monde boit, ou personne ne le peut. « Toujours » interroge pour chacun, afin de pouvoir garder de l’Eau.
refused-no-recipe = Il n’a pas de recette : il était là avant nous et ne peut qu’être déplacé.
