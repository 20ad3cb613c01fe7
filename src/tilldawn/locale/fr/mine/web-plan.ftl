# Préparer une étape de la journée sur la page

web-mine-plan-call = { $count ->
        [0] Tous ceux qui peuvent agir ont de quoi faire à l’étape { $stage }.
        [one] Distribuez le travail de l’étape { $stage }. { $names } n’a encore rien à faire.
       *[other] Distribuez le travail de l’étape { $stage }. Encore sans rien à faire : { $names }.
    }
web-mine-plan-why = Tous agissent ensemble quand vous confirmez ; jusque-là, tout peut encore changer.
web-mine-plan-nobody = Personne ne ferait rien à cette étape. Choisissez une pièce pour voir qui peut y faire quoi.
web-mine-plan-confirm = Accomplir l’étape { $stage }
web-mine-plan-rest = Proposer pour les autres
web-mine-plan-clear = Effacer le plan
web-mine-plan-what = Que fait { $name } ?
web-mine-plan-who = Qui s’en charge ?
web-mine-plan-free = libre
web-mine-plan-does = s’en charge
web-mine-plan-leaves = laisserait : { $deed }
web-mine-plan-instead = à la place de { $name }
web-mine-plan-fixed = A déjà reçu une tâche ; seule une annulation la reprend.
web-mine-plan-cannot = ne peut pas le faire maintenant
web-mine-plan-costs = Coûte
web-mine-plan-action = 1 action
web-mine-plan-piece = { $count } { $name }, nous en avons { $have }
web-mine-plan-tool = { $name } sur place, nous en avons { $have }
web-mine-plan-coming = Ce qui peut en sortir
web-mine-plan-more-ways = { $count ->
        [one] et 1 autre issue
       *[other] et { $count } autres issues
    }
web-mine-plan-build = Construire
web-mine-plan-not-now = Impossible pour l’instant
web-mine-plan-boarded = Il est sous une Barricade.
web-mine-plan-nothing-here = Il n’y a rien à faire ici à cette étape.
web-mine-plan-take-back = Reprendre
web-mine-plan-take-back-of = Reprendre ce que { $name } doit faire
web-mine-plan-so-far = Le plan jusqu’ici
