### Le guide d’une première partie : ce qui est écrit sur ses feuillets, et où il se propose

web-guide = Guide
web-guide-of = { $number } sur { $of }
web-guide-done = C’est fait : { $title }.
web-guide-next = Suite
web-guide-back = Retour
web-guide-close = Continuer
web-guide-show = Montrez-moi
web-guide-rule = La règle
web-guide-leave = Quitter le guide
    .hint = La partie continue telle quelle. L’aide le rappelle.
web-guide-call = Rappeler le guide
web-guide-again = Redire
web-guide-about = Cette partie est guidée. Ce que le guide dit ici peut se relire ; sans lui, la partie continue telle quelle.
web-guide-gone = Le guide est parti. La partie continue sans lui ; on peut le rappeler à tout moment.
web-guide-offer = Première fois ? 15 minutes, avec un guide
web-guide-learn = Apprendre en jouant
    .hint = Un quart d’heure : un début préparé, et un guide qui explique pendant que vous jouez.
web-key-guide = lire ce que dit le guide
