### La page : explications, bandeau, glossaire

web-strip = Où nous en sommes, ce que nous voulons, ce qui menace
web-strip-all = Tous les buts et dangers
web-strip-warn = { $title }. Attention.
web-strip-danger = Danger : { $title }.
web-strip-round = Manche { $round } sur { $rounds }
web-explain-rules = { $count ->
    [one] La règle
   *[other] Les règles
}
web-explain-open = dans le livret
web-rulebook = Livret
web-explain-more = Plus dans le glossaire
web-glossary = Glossaire
web-glossary-search = Chercher dans le glossaire
web-rules-ask = Demander, ou chercher dans les règles
web-rules-behind = Les règles
web-aid-print = Une aide de jeu à imprimer
web-setting-ruleIds = Montrer les numéros des règles
